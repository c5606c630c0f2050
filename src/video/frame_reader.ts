/** Decodes runs of packets and passes on the wanted frames. */
import type { StreamState } from "../core/stream_state.ts";
import type { PictureDecoder, VideoPicture } from "../driver/video.ts";
import { videoColor } from "./color.ts";
import type { DecoderSession, LentDecoder } from "./decoder_session.ts";
import type { PacketSource } from "./demux/packets.ts";
import { truncated, withName } from "./errors.ts";
import { allocateFrame, Frame, type FrameTiming, settleFrame } from "./frame.ts";
import { FrameQueue } from "./frame_queue.ts";
import type { PacketIndex, Segment } from "./packet_index.ts";

/** Which packets to decode, and which of their frames to show. */
export interface ReadPlan {
  /** The runs of packets to decode. */
  readonly segments: readonly Segment[];
  /** Undefined for reading from the start without knowing the packets in advance. */
  readonly index: PacketIndex | undefined;
  /** Decides about a frame that is about to be shown. "last" is the last one that is wanted. */
  want(timing: FrameTiming): "take" | "skip" | "last" | "end";
}

/** A request for frames. */
export interface ReadRequest {
  readonly plan: Promise<ReadPlan>;
  /** Whether to decode the first packets before the plan is known, which most likely begins with them. */
  readonly early: boolean;
  /** Frames that may wait for the consumer. */
  readonly ahead: number;
  readonly stream: StreamState;
  readonly signal: AbortSignal | undefined;
}

/** A frame that may not be written yet. */
interface PendingFrame extends Disposable {
  readonly frame: Frame;
  readonly ready: Promise<void>;
}

/** Plans to read frames by indices in ascending order. */
export function planFrames(index: PacketIndex, wanted: readonly number[]): ReadPlan {
  let next = 0;
  return {
    segments: index.plan(wanted),
    index,
    want: ({ index: frame }) => {
      // In damaged streams, frames may be missing.
      while (next < wanted.length && wanted[next]! < frame) next++;
      if (wanted[next] !== frame) return next === wanted.length ? "end" : "skip";
      return ++next === wanted.length ? "last" : "take";
    },
  };
}

/** Reads frames in display order. The consumer owns each frame that it gets. */
export async function* readFrames(
  session: DecoderSession,
  source: PacketSource,
  request: ReadRequest,
): AsyncGenerator<Frame, void, undefined> {
  const { signal } = request;
  signal?.throwIfAborted();
  const run = new DecodeRun(session, source, request);
  const abort = (): void => run.stop({ error: signal!.reason });
  signal?.addEventListener("abort", abort);
  const running = run.start();
  try {
    for (;;) {
      const item = await run.queue.next();
      if (item === undefined) return;
      if (signal?.aborted) {
        item[Symbol.dispose]();
        throw signal.reason;
      }
      yield item.frame;
    }
  } catch (error) {
    throw withName(error, session.name);
  } finally {
    signal?.removeEventListener("abort", abort);
    run.stop();
    await run.queue.discard();
    await running;
  }
}

/** Time and position of a packet whose picture has not been shown yet. */
interface Sent {
  readonly timestamp: number;
  readonly duration: number;
  readonly position: number;
}

/** Packets to decode before the plan is known, and the segment that they begin. */
const EARLY_PACKETS = 8, EARLY: Segment = { start: 0, end: Infinity, firstFrame: 0 };

class DecodeRun {
  readonly queue: FrameQueue<PendingFrame>;
  readonly #session: DecoderSession;
  readonly #source: PacketSource;
  readonly #request: ReadRequest;
  /** Undefined until it is known. */
  #plan: ReadPlan | undefined;
  /** Fulfilled when the plan is known, or the run has ended. */
  readonly #planned: Promise<void>;
  #endWait!: () => void;
  /** Pictures shown before the plan is known. */
  #held: VideoPicture[] = [];
  /** By timestamp, as decoders return it. */
  readonly #sent: Map<number, Sent> = new Map();
  /** Position of the last packet of the current segment; -1 if the plan does not begin with the early packets. */
  #end = Infinity;
  /** Index of the next frame, where it is not known from the packet. */
  #next = 0;
  #complete = false;

  constructor(session: DecoderSession, source: PacketSource, request: ReadRequest) {
    this.#session = session;
    this.#source = source;
    this.#request = request;
    this.queue = new FrameQueue(request.ahead);
    this.#planned = new Promise((resolve) => this.#endWait = resolve);
    request.plan.then((plan) => this.#adopt(plan)).catch((error) => this.stop({ error }));
  }

  /** Decodes until the queue ends, all wanted frames are shown, or an error. Never rejects. */
  async start(): Promise<void> {
    let lent: LentDecoder | undefined;
    try {
      lent = await this.#session.borrow();
      lent.output = (picture) => this.#output(picture);
      await this.#decode(lent);
      this.queue.end();
    } catch (error) {
      this.stop({ error });
    } finally {
      if (lent !== undefined) await this.#session.give(lent);
    }
  }

  /** Ends the queue, and decoding soon after. */
  stop(failure?: { readonly error: unknown }): void {
    this.queue.end(failure);
    this.#endWait();
    for (const picture of this.#held.splice(0)) picture.drop();
  }

  async #decode(lent: LentDecoder): Promise<void> {
    if (!this.#request.early) await this.#planned;
    if (this.#stopped) return;
    const early = this.#plan === undefined;
    if (early) await this.#decodeSegment(lent, EARLY);
    if (this.#stopped) return;
    const { segments } = await this.#request.plan;
    for (const segment of segments) {
      if (this.#stopped) return;
      const begun = early && segment === segments[0] && segment.start === EARLY.start;
      if (!begun) await this.#decodeSegment(lent, segment);
    }
  }

  /** Decides about the pictures so far. If the plan does not begin with their packets, they are dropped. */
  #adopt(plan: ReadPlan): void {
    this.#plan = plan;
    const first = plan.segments[0], held = this.#held.splice(0);
    this.#end = first?.start === EARLY.start ? first.end : -1;
    for (const picture of held) {
      if (this.#end < 0) picture.drop();
      else this.#output(picture);
    }
    this.#endWait();
  }

  /** Decodes a segment. An error is thrown after the pictures before it. */
  async #decodeSegment({ decoder }: LentDecoder, segment: Segment): Promise<void> {
    this.#sent.clear();
    this.#end = segment.end;
    if (!this.#source.timed) this.#next = segment.firstFrame;
    try {
      await this.#decodePackets(decoder, segment);
    } catch (error) {
      await this.#planned;
      if (!this.#stopped) await decoder.flush().catch(() => {});
      if (this.#end >= 0) throw error;
    }
    if (this.#stopped || this.#end < 0) await decoder.reset();
    else await decoder.flush();
  }

  async #decodePackets(decoder: PictureDecoder, { start }: Segment): Promise<void> {
    let position = start, keys = 0;
    for await (const packet of this.#source.packets(start)) {
      if (position === EARLY_PACKETS) await this.#planned;
      if (packet.key) keys++;
      // Without the pictures before the key picture, its leading pictures cannot be decoded.
      if (keys > 1 || (keys === 1 && !packet.leading)) {
        await this.queue.room();
        if (this.#stopped) return;
        const timestamp = this.#remember(packet.timestamp, packet.duration, position);
        await decoder.decode({ data: packet.data, timestamp, key: packet.key });
      }
      if (this.#stopped || ++position > this.#end) return;
    }
    await this.#planned;
    const index = this.#plan?.index;
    if (index !== undefined && position <= this.#end) throw truncated(missingFrame(index, position));
  }

  get #stopped(): boolean {
    return this.#complete || this.queue.ended;
  }

  /** Returns a unique timestamp in microseconds for the decoder. */
  #remember(timestamp: number, duration: number, position: number): number {
    let key = Math.round(timestamp * 1e6);
    while (this.#sent.has(key)) key++;
    this.#sent.set(key, { timestamp, duration, position });
    return key;
  }

  /** Takes or drops a picture. */
  #output(picture: VideoPicture): void {
    if (this.#plan === undefined && !this.#stopped) {
      this.#held.push(picture);
      return;
    }
    const timing = this.#stopped || this.#end < 0 ? undefined : this.#timing(picture);
    const decision = timing === undefined ? "skip" : this.#plan!.want(timing);
    if (decision === "end" || decision === "last") this.#complete = true;
    if (timing === undefined || decision === "skip" || decision === "end") {
      picture.drop();
      return;
    }
    this.#store(picture, timing);
  }

  #timing(picture: VideoPicture): FrameTiming | undefined {
    const index = this.#plan?.index;
    if (!this.#source.timed) {
      const frame = this.#next++;
      return index === undefined ? undefined : timingOf(index, frame);
    }
    const sent = this.#sent.get(picture.timestamp);
    if (sent === undefined) return undefined;
    this.#sent.delete(picture.timestamp);
    if (index !== undefined) {
      const frame = index.frameOf(sent.position);
      return frame < 0 ? undefined : timingOf(index, frame);
    }
    if (sent.timestamp < 0 && sent.timestamp + sent.duration <= 0) return undefined;
    return { index: this.#next++, timestamp: sent.timestamp, duration: sent.duration };
  }

  /** Starts copying a picture to its own memory. */
  #store(picture: VideoPicture, timing: FrameTiming): void {
    const { context, info } = this.#session, { stream } = this.#request;
    let memory;
    try {
      memory = allocateFrame(context, stream, picture);
    } catch (error) {
      picture.drop();
      this.queue.end({ error });
      return;
    }
    const color = videoColor(picture.color, info.color);
    const frame = new Frame(memory, picture, timing, color, info.rotation);
    const ready = picture.write(memory.planes, stream.handle)
      .then(() => settleFrame(frame, picture, this.#session.damaged));
    this.queue.push({ frame, ready, [Symbol.dispose]: () => frame.dispose() });
  }
}

function missingFrame(index: PacketIndex, position: number): string {
  const frame = index.frameOf(position);
  if (frame < 0) return "its last packets are missing";
  return `the data of frame ${frame} at ${index.timestamp(frame).toFixed(3)} s is missing`;
}

function timingOf(index: PacketIndex, frame: number): FrameTiming {
  return { index: frame, timestamp: index.timestamp(frame), duration: index.duration(frame) };
}
