/** A decoder of packets, for streams that do not come from a file: cameras, RTSP, WebRTC. */
import {
  checkFunction,
  checkInteger,
  checkOptionNames,
  checkOptions,
  invalid,
  oneOf,
  type OptionNames,
} from "../base/check.ts";
import { keepAlive } from "../base/finalization.ts";
import type { Stream } from "../core/stream/stream.ts";
import { streamOf, type StreamState } from "../core/stream_state.ts";
import type { Context } from "../core/context.ts";
import { checkDevice, contextOf, type Device } from "../device/device.ts";
import type { VideoPicture } from "../driver/video.ts";
import { CodecQueue, MAX_MICROSECONDS } from "./codec_queue.ts";
import { videoColor } from "./color.ts";
import { checkConfig, type CheckedConfig, type VideoDecoderConfig } from "./decoder_config.ts";
import { DecoderSession, type LentDecoder } from "./decoder_session.ts";
import { toDecoderPacket } from "./demux/codec_description.ts";
import type { PictureFacts } from "./demux/picture_facts.ts";
import { isFault, undecodable } from "./errors.ts";
import { allocateFrame, checkDamagePolicy, type DamagePolicy, Frame, settleFrame } from "./frame.ts";
import { type SentPacket, SentPackets } from "./sent_packets.ts";
import { nameClass } from "../runtime/inspect.ts";

/** One access unit: WebCodecs' `EncodedVideoChunk`. */
export interface EncodedPacket {
  /** Whether decoding can start here. */
  readonly type: "key" | "delta";
  /** Microseconds; an integer. */
  readonly timestamp: number;
  /** Microseconds. Default 0: unknown. */
  readonly duration?: number | undefined;
  /** The data, in decoding order. Must not change until the packet is decoded. */
  readonly data: Uint8Array;
}

/** The callbacks of a {@link VideoDecoder}, and the stream of its frames. */
export interface VideoDecoderInit {
  /** Receives each frame in display order, and owns it. */
  readonly output: (frame: Frame) => void;
  /**
   * Receives errors. Decoding continues with the next key packet. Packets that should have been shown, and of which no
   * picture came, are reported at the next key packet, after 128 others or by `flush()`.
   */
  readonly error: (error: Error) => void;
  /** The stream on which frames are written. Default: the device's own. */
  readonly stream?: Stream | undefined;
  /** Maximum number of pixels of a frame. Default 2²⁶ (8192 × 8192). */
  readonly maxPixels?: number | undefined;
  /**
   * Whether frames with concealed damage are shown, with `damaged` set, or are errors. Default `"show"`. Other frames
   * up to the next key picture may refer to a damaged one and show its errors, without being marked or errors.
   */
  readonly damaged?: "show" | "error" | undefined;
}

const INIT: OptionNames<VideoDecoderInit> = {
  output: true,
  error: true,
  stream: true,
  maxPixels: true,
  damaged: true,
};
const DEFAULT_PIXELS = 2 ** 26;

/**
 * Decodes packets, like the class of the same name in WebCodecs. Differences: frames are on the device and own their
 * memory; `decode` returns a promise for back-pressure; an error does not end the decoder; delta packets without the
 * key packet before are skipped; the garbage collector does not close a decoder.
 *
 * ```ts
 * import { VideoDecoder } from "@cuffi/cuffi/video";
 *
 * const decoder = new VideoDecoder(device, {
 *   output: (frame) => frame.dispose(),
 *   error: (error) => console.error(error),
 * });
 * decoder.configure({ codec: "h264", optimizeForLatency: true });
 * await decoder.decode({ type: "key", timestamp: 0, data: file });
 * await decoder.flush();
 * await decoder.close();
 * ```
 */
export class VideoDecoder implements AsyncDisposable {
  readonly #context: Context;
  readonly #stream: StreamState;
  readonly #maxPixels: number;
  readonly #damaged: DamagePolicy;
  readonly #onFrame: (frame: Frame) => void;
  #config: CheckedConfig | undefined;
  #session: DecoderSession | undefined;
  #lent: LentDecoder | undefined;
  readonly #queue: CodecQueue;
  /** Frames are delivered one after another. Never rejects. */
  #delivery: Promise<void> = Promise.resolve();
  #needsKey = true;
  readonly #sent: SentPackets = new SentPackets(false);
  /** Timestamp of the key packet with which decoding started, until the next one. */
  #start: number | undefined;
  /** Number of packets. */
  #position = 0;
  /** The first packet whose picture is complete, after a gradual refresh. */
  #complete = 0;
  #next = 0;

  /** Creates a decoder. Call {@link configure} next. */
  constructor(device: Device, init: VideoDecoderInit) {
    this.#context = contextOf(checkDevice(device));
    keepAlive(device, this);
    const { output, error, stream, maxPixels = DEFAULT_PIXELS, damaged } = checkOptionNames(
      checkOptions(init, "init"),
      INIT,
      "init",
    );
    this.#onFrame = checkFunction("init.output", output);
    this.#queue = new CodecQueue("decoder", checkFunction("init.error", error));
    this.#maxPixels = checkInteger("init.maxPixels", maxPixels, 1, 2 ** 30);
    this.#damaged = checkDamagePolicy("init.damaged", damaged);
    this.#stream = streamOf(this.#context, stream);
  }

  /** Returns true if the device decodes the codec of a configuration. */
  static async isConfigSupported(device: Device, config: VideoDecoderConfig): Promise<boolean> {
    const { info } = checkConfig(config);
    const { streams } = await contextOf(checkDevice(device)).use().video.capabilities();
    return streams.some(({ codec }) => codec === info.codec);
  }

  /** "unconfigured", "configured" or "closed". */
  get state(): "unconfigured" | "configured" | "closed" {
    return this.#queue.state;
  }

  /** Number of packets that wait to be decoded. */
  get decodeQueueSize(): number {
    return this.#queue.waiting;
  }

  /** Describes the packets that follow. Packets of an earlier configuration are still decoded first. */
  configure(config: VideoDecoderConfig): void {
    this.#queue.requireState("configured", "unconfigured");
    const checked = checkConfig(config), generation = this.#queue.generation;
    this.#queue.state = "configured";
    this.#needsKey = true;
    this.#queue.enqueue(async () => {
      if (generation !== this.#queue.generation) return;
      try {
        await this.#flush();
      } finally {
        // An error of an earlier packet does not keep the new configuration from being used.
        await this.#delivery;
        await this.#end();
        this.#begin(checked);
      }
    });
  }

  /**
   * Decodes a packet. The promise is fulfilled when the decoder accepts the packet: a program that waits for
   * it never has more than one packet in the queue. It never rejects; errors go to the callback.
   *
   * @throws {TypeError} If the packet is not valid; nothing was decoded.
   */
  decode(packet: EncodedPacket): Promise<void> {
    this.#queue.requireState("configured");
    const { type, timestamp, duration = 0, data } = checkPacket(packet);
    const generation = this.#queue.generation;
    this.#queue.waiting++;
    return this.#queue.enqueue(async () => {
      if (generation !== this.#queue.generation) return;
      this.#queue.waiting--;
      if (this.#needsKey && type !== "key") return;
      const config = this.#config!, key = type === "key";
      try {
        const { decoder, facts } = await this.#borrow(generation);
        const unit = toDecoderPacket(data, key, config.info.codec, config.description);
        facts.check(unit);
        const sent = this.#remember({ timestamp, duration }, unit, key, facts);
        this.#needsKey = false;
        await decoder.decode({ data: unit, timestamp: sent, key }).catch((error) => {
          const where = `the packet at timestamp ${timestamp}, or one before it,`;
          throw isFault(error) ? error : undecodable(where, error);
        });
      } catch (error) {
        this.#needsKey = true;
        this.#sent.forgive();
        throw error;
      }
    });
  }

  /** Waits until all packets so far are decoded and their frames delivered. The next packet must be a key packet. */
  async flush(): Promise<void> {
    this.#queue.requireState("configured");
    const generation = this.#queue.generation;
    await this.#queue.enqueue(async () => {
      if (generation !== this.#queue.generation) return;
      this.#needsKey = true;
      await this.#flush();
    });
    await this.#delivery;
    this.#queue.requireGeneration(generation);
  }

  /** Discards all packets and frames in flight, and the configuration. */
  reset(): void {
    this.#queue.requireState("configured", "unconfigured");
    this.#discard("unconfigured");
  }

  /** Discards all packets and frames in flight, and frees the decoder. */
  async close(): Promise<void> {
    if (this.#queue.state !== "closed") this.#discard("closed");
    await this.#queue.settled;
    await this.#delivery;
  }

  /** Calls {@link close} at the end of the block of an `await using` declaration. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #discard(state: "unconfigured" | "closed"): void {
    this.#needsKey = true;
    this.#queue.reset(state, () => this.#end());
  }

  #begin(config: CheckedConfig): void {
    this.#config = config;
    this.#session = new DecoderSession(this.#context, config.info, {
      maxPixels: this.#maxPixels,
      lowDelay: config.lowDelay,
      name: undefined,
      damaged: this.#damaged,
    });
  }

  async #borrow(generation: number): Promise<LentDecoder> {
    if (this.#lent !== undefined) return this.#lent;
    const lent = await this.#session!.borrow();
    lent.output = (picture) => this.#output(picture, generation);
    return this.#lent = lent;
  }

  /** Ends the current decoder. */
  async #end(): Promise<void> {
    const lent = this.#lent, session = this.#session;
    this.#lent = undefined;
    this.#session = undefined;
    this.#sent.takeAll();
    this.#next = 0;
    if (session === undefined) return;
    const closing = session.close();
    if (lent !== undefined) await session.give(lent);
    await closing;
  }

  /** Shows the frames of all packets, and reports packets without one. */
  async #flush(): Promise<void> {
    try {
      await this.#lent?.decoder.flush();
    } catch (error) {
      this.#sent.takeAll();
      throw isFault(error) ? error : undecodable("a packet before the flush", error);
    }
    this.#reportMissing(this.#sent.takeAll());
  }

  /** Returns a unique timestamp for the decoder. */
  #remember(
    { timestamp, duration }: Pick<SentPacket, "timestamp" | "duration">,
    unit: Uint8Array,
    key: boolean,
    facts: PictureFacts,
  ): number {
    const { starts, leading } = facts.roleOf(unit, key);
    const position = this.#position++;
    if (this.#needsKey) {
      this.#start = timestamp;
      this.#complete = position + facts.refreshOf(unit);
    } else if (starts) this.#start = undefined;
    // Pictures before the first key picture in display order lack references, and those of a gradual refresh parts.
    const lacksReferences = leading || position < this.#complete ||
      (this.#start !== undefined && timestamp < this.#start);
    const shown = !lacksReferences && !facts.isHidden(unit) && !facts.isSecondField(unit);
    const sent = { timestamp, duration, position, starts, leading, shown, order: undefined };
    return this.#sent.add(sent, timestamp);
  }

  #reportMissing(lost: readonly SentPacket[]): void {
    const generation = this.#queue.generation, [first] = lost;
    if (first === undefined) return;
    const packets = lost.length === 1 ? "the packet" : `${lost.length} packets, the first one`;
    const error = new Error(`video: no picture came of ${packets} at timestamp ${first.timestamp}`);
    this.#delivery = this.#delivery.then(() => {
      if (generation === this.#queue.generation) this.#queue.report(error);
    });
  }

  #output(picture: VideoPicture, generation: number): void {
    if (generation !== this.#queue.generation) return picture.drop();
    const packet = this.#sent.take(picture.timestamp);
    if (packet !== undefined) this.#reportMissing(this.#sent.takeOverdue(packet));
    const sent = packet ?? { timestamp: picture.timestamp, duration: 0 };
    const { info } = this.#config!;
    let memory;
    try {
      memory = allocateFrame(this.#context, this.#stream, picture);
    } catch (error) {
      picture.drop();
      this.#queue.report(error);
      return;
    }
    const timing = { index: this.#next++, timestamp: sent.timestamp / 1e6, duration: sent.duration / 1e6 };
    const frame = new Frame(memory, picture, timing, videoColor(picture.color, info.color), info.rotation);
    const written = picture.write(memory.planes, this.#stream.handle)
      .then(() => settleFrame(frame, picture, this.#damaged))
      .then(() => undefined, (error) => ({ error }));
    this.#delivery = this.#delivery.then(async () => this.#deliver(frame, await written, generation));
  }

  #deliver(frame: Frame, failure: { readonly error: unknown } | undefined, generation: number): void {
    if (failure !== undefined || generation !== this.#queue.generation) {
      frame.dispose();
      if (failure !== undefined && generation === this.#queue.generation) this.#queue.report(failure.error);
      return;
    }
    try {
      this.#onFrame(frame);
    } catch (error) {
      this.#queue.report(error);
    }
  }
}

nameClass(VideoDecoder, "VideoDecoder");

function checkPacket(packet: EncodedPacket): EncodedPacket {
  if (typeof packet !== "object" || packet === null) {
    throw new TypeError(invalid("packet", "an object", packet));
  }
  if (packet.type !== "key" && packet.type !== "delta") {
    throw new TypeError(invalid("packet.type", oneOf(["key", "delta"]), packet.type));
  }
  checkInteger("packet.timestamp", packet.timestamp, -MAX_MICROSECONDS, MAX_MICROSECONDS);
  if (packet.duration !== undefined) {
    checkInteger("packet.duration", packet.duration, 0, MAX_MICROSECONDS);
  }
  if (!(packet.data instanceof Uint8Array)) {
    throw new TypeError(invalid("packet.data", "a Uint8Array", packet.data));
  }
  return packet;
}
