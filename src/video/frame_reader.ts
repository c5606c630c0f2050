/** Decodes runs of packets and passes on the wanted frames. */
import { disposedError } from "../base/check.ts";
import { CudaError } from "../base/errors.ts";
import { track } from "../base/finalization.ts";
import type { StreamState } from "../core/stream_state.ts";
import type { VideoPicture } from "../driver/video.ts";
import { videoColor } from "./color.ts";
import { SpreadingDamage } from "./damage.ts";
import type { DecoderSession, LentDecoder } from "./decoder_session.ts";
import type { Packet, PacketSource } from "./demux/packets.ts";
import type { PictureFacts } from "./demux/picture_facts.ts";
import { isFault, truncated, undecodable, unreadable, withName } from "./errors.ts";
import {
  allocateFrame,
  describeFrame,
  Frame,
  type FrameMemory,
  type FrameTiming,
  reached,
  settleFrame,
} from "./frame.ts";
import { FrameQueue } from "./frame_queue.ts";
import type { PacketIndex, Segment } from "./packet_index.ts";
import type { ReadPlan } from "./read_plan.ts";
import { type SentPacket, SentPackets } from "./sent_packets.ts";

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

/** Reads frames in display order. The consumer owns each frame that it gets. */
export function readFrames(
  session: DecoderSession,
  source: PacketSource,
  request: ReadRequest,
): AsyncGenerator<Frame, void, undefined> {
  const active: ActiveRun = { run: undefined };
  const frames = decodeFrames(session, source, request, active);
  // The session keeps the decoder of a generator that is abandoned before its end, with frames in advance.
  track(frames, {
    dispose() {
      active.run?.stop();
      void active.run?.queue.discard();
    },
    onFinalized: () => {},
  });
  return frames;
}

/** The run of a generator until it ends. */
interface ActiveRun {
  run: DecodeRun | undefined;
}

async function* decodeFrames(
  session: DecoderSession,
  source: PacketSource,
  request: ReadRequest,
  active: ActiveRun,
): AsyncGenerator<Frame, void, undefined> {
  const { signal } = request;
  // Nothing else reads the plan if the signal is aborted already.
  request.plan.catch(() => {});
  signal?.throwIfAborted();
  const run = active.run = new DecodeRun(session, source, request);
  const abort = (): void => run.stop({ error: signal!.reason });
  signal?.addEventListener("abort", abort);
  const forget = session.notify(run), running = run.start();
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
    forget();
    run.stop();
    await run.queue.discard();
    await running;
    active.run = undefined;
  }
}

/** Why decoding ended: a packet cannot be decoded, the packets end too early, or they cannot be read. */
type Failure =
  | { readonly kind: "packet" | "source"; readonly error: unknown }
  | { readonly kind: "end" };

/** Decoding has to start at an earlier packet. */
interface EarlierStart {
  readonly kind: "early";
  readonly start: number;
}

/**
 * Packets to decode before the plan is known, and the segment that they begin. On an H200, the first frame of an MP4 file
 * then comes after 7 to 10 ms instead of 8 to 13 if its engine is reused.
 */
const EARLY_PACKETS = 8, EARLY: Segment = { start: 0, end: Infinity, firstFrame: 0, lastFrame: Infinity };

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
  /** Ends reading packets. */
  readonly #ended: AbortController = new AbortController();
  /** Pictures shown before the plan is known. */
  #held: VideoPicture[] = [];
  #sent: SentPackets;
  #damage: SpreadingDamage = new SpreadingDamage();
  /** Position of the last packet of the current segment; -1 if the plan does not begin with the early packets. */
  #end = Infinity;
  /** The last frame that is wanted of the current segment. */
  #lastFrame = Infinity;
  /** Index of the next frame, where it is not known from the packet. */
  #next = 0;
  /** Index of the picture of the last key packet, in streams without timestamps. */
  #groupStart = 0;
  /** Number of frames at the start that are left out, because they belong to a gradual refresh. */
  #incomplete = 0;
  /** When the last frame ends, in seconds. */
  #shownUntil: number | undefined;
  #failure: Failure | undefined;
  /** Names a wanted frame that did not come. */
  #gap: string | undefined;
  #complete = false;

  constructor(session: DecoderSession, source: PacketSource, request: ReadRequest) {
    this.#session = session;
    this.#source = source;
    this.#request = request;
    this.#sent = new SentPackets(source.timed);
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
      await this.#damage.settled();
    }
  }

  /** Ends the queue, and decoding soon after. */
  stop(failure?: { readonly error: unknown }): void {
    this.queue.end(failure);
    this.#endWait();
    this.#ended.abort();
    for (const picture of this.#held.splice(0)) picture.drop();
  }

  /** Frees the frames that the consumer has not got yet. */
  sessionClosed(): void {
    const failure = { error: disposedError("the video") };
    this.stop(this.#complete ? undefined : failure);
    void this.queue.discard(failure);
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
      if (begun) continue;
      await this.#damage.settled();
      await this.#decodeSegment(lent, segment);
    }
  }

  /** Decides about the pictures so far. If the plan does not begin with their packets, they are dropped. */
  #adopt(plan: ReadPlan): void {
    this.#plan = plan;
    const first = plan.segments[0], held = this.#held.splice(0);
    this.#end = first?.start === EARLY.start ? first.end : -1;
    this.#lastFrame = first?.lastFrame ?? Infinity;
    for (const picture of held) {
      if (this.#end < 0) picture.drop();
      else this.#output(picture);
    }
    this.#endWait();
  }

  /** Decodes a segment. An error is thrown after the pictures before it. */
  async #decodeSegment(lent: LentDecoder, segment: Segment): Promise<void> {
    const { decoder } = lent, { timed } = this.#source;
    this.#damage = new SpreadingDamage();
    this.#sent = new SentPackets(timed);
    this.#end = segment.end;
    this.#lastFrame = segment.lastFrame;
    if (!timed) this.#next = this.#groupStart = segment.firstFrame;
    let start: number | undefined = segment.start, failure: Failure | undefined;
    while (start !== undefined) {
      const result: Failure | EarlierStart | undefined = await this.#decodePackets(lent, start)
        .catch((error) => this.#sourceFailure(error));
      start = result?.kind === "early" ? result.start : undefined;
      failure = result?.kind === "early" ? undefined : result;
    }
    this.#failure = failure;
    if (this.#failure !== undefined) await this.#planned;
    if (this.#complete || this.queue.ended || this.#end < 0) return await decoder.reset();
    // After an error or a gap, too: pictures in flight are shown, or the decoder reports the cause of the gap.
    await decoder.flush().catch((error) => this.#failure ??= { kind: "packet", error });
    if (!this.#stopped) {
      if (this.#failure === undefined) this.#checkComplete();
      else this.#gap = this.#missing();
    }
    if (this.#gap !== undefined) throw this.#errorOf(this.#gap);
  }

  /**
   * Decodes packets up to the last one of the segment. Returns why that is not possible, or where decoding has to start.
   * Throws errors of the source.
   */
  async #decodePackets(
    { decoder, facts }: LentDecoder,
    start: number,
  ): Promise<Failure | EarlierStart | undefined> {
    let position = start, keys = 0;
    facts.restart();
    const { waits } = this.#source, packets = this.#source.packets(start);
    for await (const packet of waits.each(packets, this.#ended.signal)) {
      if (position === EARLY_PACKETS) await this.#planned;
      const { data, key } = packet;
      if (key && ++keys === 1) {
        const earlier = this.#checkRefresh(start, facts.refreshOf(data));
        if (earlier !== undefined) return { kind: "early", start: earlier };
      }
      // Without the pictures before the key picture, its leading pictures cannot be decoded.
      if (keys > 1 || (keys === 1 && !packet.leading)) {
        await this.queue.room();
        if (this.#stopped) return undefined;
        try {
          facts.check(data);
          const timestamp = this.#remember(packet, position, facts);
          await decoder.decode({ data, timestamp, key });
        } catch (error) {
          return { kind: "packet", error };
        }
      }
      if (this.#stopped || ++position > this.#end) return undefined;
    }
    await this.#planned;
    return this.#plan?.index !== undefined && position <= this.#end ? { kind: "end" } : undefined;
  }

  /**
   * Returns where to start instead of at a key packet that begins a gradual refresh, whose first pictures are incomplete:
   * at an earlier key packet. At the start of the stream, these pictures are left out.
   */
  #checkRefresh(start: number, pictures: number): number | undefined {
    if (pictures === 0) return undefined;
    const { index, next = 0 } = this.#plan ?? {}, complete = (index?.frameOf(start) ?? 0) + pictures;
    const earlier = complete > next ? index?.keyBefore(start) : undefined;
    if (earlier === undefined) this.#incomplete = complete;
    return earlier;
  }

  /** Returns why packets cannot be read. Pictures that may follow missing ones are dropped. */
  #sourceFailure(error: unknown): Failure {
    const { damage } = this.#source;
    if (error !== damage?.error) return { kind: "source", error };
    this.#sent.dropFrom(damage!.from);
    return { kind: "packet", error };
  }

  get #stopped(): boolean {
    return this.#complete || this.#gap !== undefined || this.queue.ended;
  }

  /** Returns a unique timestamp for the decoder, in display order if that is known. */
  #remember(packet: Packet, position: number, facts: PictureFacts): number {
    const { data, timestamp, duration, key, leading, hidden } = packet;
    const display = this.#source.timed ? undefined : facts.orderOf(data);
    const shown = !hidden && display?.shown !== false && !facts.isSecondField(data) && !isBeforeStart(packet);
    const sent = { timestamp, duration, position, starts: key, leading, shown, order: display?.order };
    return this.#sent.add(sent, display?.order ?? Math.round(timestamp * 1e6));
  }

  /** Takes or drops a picture. */
  #output(picture: VideoPicture): void {
    if (this.#plan === undefined && !this.#stopped) {
      this.#held.push(picture);
      return;
    }
    const sent = this.#sent.get(picture.timestamp);
    const timing = this.#stopped || this.#end < 0 ? undefined : this.#timing(picture);
    const decision = timing === undefined || this.#stopped ? "skip" : this.#plan!.want(timing);
    if (decision === "end" || decision === "last") this.#complete = true;
    if (timing !== undefined && (decision === "take" || decision === "last")) {
      this.#store(picture, timing, sent);
    } else if (this.#session.damaged === "error" && sent !== undefined && !this.#stopped) {
      const memory = this.#allocate(picture);
      if (memory !== undefined) this.#damage.inspect(picture, sent, memory, this.#request.stream.handle);
    } else picture.drop();
  }

  /** Returns which frame a picture is. Ends decoding if a frame before it is missing. */
  #timing(picture: VideoPicture): FrameTiming | undefined {
    const sent = this.#sent.take(picture.timestamp), { index, next } = this.#plan!;
    if (!this.#source.timed) return index && this.#timingInOrder(index, sent);
    if (sent === undefined) return undefined;
    if (index !== undefined) {
      const frame = index.frameOf(sent.position);
      if (next !== undefined && next < frame) this.#leaveOut(Math.min(frame, this.#incomplete));
      if (this.#plan!.next! < frame) this.#gap = this.#missing();
      return frame < 0 ? undefined : timingOf(index, frame);
    }
    this.#skip(this.#sent.takeOverdue(sent));
    return sent.shown ? this.#count(sent) : undefined;
  }

  /** Returns which frame a picture of a stream without timestamps is: the next one. */
  #timingInOrder(index: PacketIndex, sent: SentPacket | undefined): FrameTiming {
    const lost = sent === undefined ? [] : this.#sent.takeOverdue(sent);
    if (lost.length > 0) this.#gap = this.#missing(lost);
    if (sent?.starts) this.#groupStart = this.#next;
    return timingOf(index, this.#next++);
  }

  /** Returns the number and time of the next frame, where packets were not listed. */
  #count({ timestamp, duration }: SentPacket): FrameTiming {
    this.#shownUntil = timestamp + duration;
    return { index: this.#next++, timestamp, duration };
  }

  /** Leaves out the wanted frames before a frame. */
  #leaveOut(end: number): void {
    const plan = this.#plan!;
    for (let { next } = plan; next !== undefined && next < end; { next } = plan) {
      plan.want(timingOf(plan.index!, next));
    }
  }

  /** Counts frames that will not come. Ends decoding if one is wanted. */
  #skip(lost: readonly SentPacket[]): void {
    for (const sent of lost) {
      const where = this.#missing([sent]), incomplete = this.#next < this.#incomplete;
      const decision = this.#plan!.want(this.#count(sent));
      if (decision === "end") this.#complete = true;
      else if (decision !== "skip" && !incomplete) this.#gap = where;
      if (this.#stopped) return;
    }
  }

  /** Ends decoding if frames of the segment are missing after its last packet. */
  #checkComplete(): void {
    const { index, next } = this.#plan!, lost = this.#sent.takeAll();
    if (!this.#source.timed) {
      if (lost.length > 0) this.#gap = this.#missing(lost);
    } else if (index === undefined) this.#skip(lost);
    else if (next !== undefined && next <= this.#lastFrame) this.#gap = this.#missing(lost);
  }

  /**
   * Names the next frame, which is missing.
   *
   * @param lost Packets whose pictures are missing, in display order as far as it is known.
   */
  #missing(lost: readonly SentPacket[] = this.#sent.takeAll()): string {
    const { index, next = this.#next } = this.#plan!,
      exact = !this.#source.timed && lost[0]?.order !== undefined;
    if (!this.#source.timed && !exact) {
      // Without an order, only the number of frames is known.
      const last = this.#next + Math.max(lost.length, 1) - 1;
      if (this.#groupStart < last) return `one of the frames ${this.#groupStart} to ${last}`;
    }
    if (index !== undefined) return describeFrame(timingOf(index, exact ? this.#next : next));
    return describeFrame({ index: next, timestamp: this.#shownUntil ?? lost[0]?.timestamp ?? 0 });
  }

  /** Returns the error for missing frames. */
  #errorOf(where: string): unknown {
    const failure = this.#failure;
    if (failure === undefined) return undecodable(where);
    if (failure.kind === "end") return truncated(`the data of ${where} is missing`);
    const { error } = failure;
    return failure.kind === "source" || isFault(error) ? error : unreadable(where, error);
  }

  /** Starts copying a picture to its own memory. */
  #store(picture: VideoPicture, timing: FrameTiming, sent: SentPacket | undefined): void {
    const { damaged, info } = this.#session, { stream } = this.#request, damage = this.#damage;
    const memory = this.#allocate(picture);
    if (memory === undefined) return;
    const color = videoColor(picture.color, info.color);
    const frame = new Frame(memory, picture, timing, color, info.rotation);
    const ready = picture.write(memory.planes, stream.handle).then(
      () => {
        settleFrame(frame, picture, damaged);
        if (damaged === "error" && sent !== undefined && damage.reaches(sent)) throw reached(timing);
      },
      (error) => {
        throw error instanceof CudaError ? error : undecodable(describeFrame(timing), error);
      },
    );
    this.queue.push({ frame, ready, [Symbol.dispose]: () => frame.dispose() });
  }

  /** Allocates memory for a picture. If that fails, drops the picture and ends the queue. */
  #allocate(picture: VideoPicture): FrameMemory | undefined {
    try {
      return allocateFrame(this.#session.context, this.#request.stream, picture);
    } catch (error) {
      picture.drop();
      this.queue.end({ error });
      return undefined;
    }
  }
}

/** Edit lists put pictures that are only decoded before time 0. */
function isBeforeStart({ timestamp, duration }: Packet): boolean {
  return timestamp < 0 && timestamp + duration <= 0;
}

function timingOf(index: PacketIndex, frame: number): FrameTiming {
  return { index: frame, timestamp: index.timestamp(frame), duration: index.duration(frame) };
}
