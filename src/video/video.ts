/** Videos: frames in order, by index and by time, and batches of frames. */
import type { DeviceArray } from "../array/array.ts";
import {
  checkFinite,
  checkInteger,
  checkOptionNames,
  checkOptions,
  checkSignal,
  disposedError,
  invalid,
  mismatch,
  type OptionNames,
} from "../base/check.ts";
import { type Owned, releaseNow, track, warnFailedFree } from "../base/finalization.ts";
import type { Stream } from "../core/stream/stream.ts";
import { streamOf } from "../core/stream_state.ts";
import type { VideoCodec } from "../driver/video.ts";
import { printAsText } from "../runtime/inspect.ts";
import type { VideoColor } from "./color.ts";
import type { DecoderSession } from "./decoder_session.ts";
import { reasonOf, truncated, undecodable, withName } from "./errors.ts";
import type { PacketSource } from "./demux/packets.ts";
import type { Frame } from "./frame.ts";
import { readFrames, type ReadRequest } from "./frame_reader.ts";
import { PacketIndex } from "./packet_index.ts";
import { planFrames, planWhole, type ReadPlan } from "./read_plan.ts";
import type { SampleOptions } from "./sample.ts";

/** Properties of a video that its first frame shows. */
export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly color: VideoColor;
}

/** Options of reading one frame. */
export interface FrameOptions {
  /** The stream on which the frame is written. Default: the device's own. */
  readonly stream?: Stream | undefined;
  /** Ends decoding with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of {@link Video.frames}. */
export interface FramesOptions extends FrameOptions {
  /** Seconds: the first frame is the first one at or after this time. Default: the first frame. */
  readonly from?: number | undefined;
  /** Seconds: the last frame is the last one before this time. Default: the last frame. */
  readonly to?: number | undefined;
  /** Takes every n-th frame, counted from the first one. Default 1. */
  readonly every?: number | undefined;
  /** Maximum number of frames to decode in advance. Default 8. */
  readonly ahead?: number | undefined;
}

const FRAME_OPTIONS: OptionNames<FrameOptions> = { stream: true, signal: true };
const FRAMES_OPTIONS: OptionNames<FramesOptions> = {
  ...FRAME_OPTIONS,
  from: true,
  to: true,
  every: true,
  ahead: true,
};
const DEFAULT_AHEAD = 8, MAX_AHEAD = 256;
/**
 * Batches of frames from many segments are decoded by several decoders, because each uses only one engine of
 * a GPU. Creating a decoder takes as long as decoding eight segments.
 */
const MAX_RUNS = 4, MIN_RUN_SEGMENTS = 8;

/** Creates a video from its parts. */
export function createVideo(session: DecoderSession, source: PacketSource, facts: VideoFacts): Video {
  return new Video(session, source, facts);
}

/**
 * An open video. Dispose of it to close its file and decoders; frames remain valid.
 *
 * ```ts
 * await using video = await openVideo(device, "clip.mp4");
 * for await (using frame of video.frames({ from: 1.5, to: 3 })) console.log(frame.index, frame.timestamp);
 * using first = await video.at(0);
 * using batch = await video.sample([0, 30, 60], { size: 224 }); // f32 [3, 3, 224, 224]
 * ```
 */
export class Video implements Disposable, AsyncDisposable {
  /** The codec. */
  readonly codec: VideoCodec;
  /** The codec with profile and level as in WebCodecs, such as `"avc1.64001e"`, if the file states it. */
  readonly codecString: string | undefined;
  /** Pixels of the first frame, after cropping and before rotation. */
  readonly width: number;
  /** Pixels of the first frame, after cropping and before rotation. */
  readonly height: number;
  /** Bits of a sample. */
  readonly bitDepth: number;
  /** The colors of the first frame. */
  readonly color: VideoColor;
  /** Degrees clockwise by which frames must be rotated to be upright. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Seconds, as the file states it; undefined if it does not. */
  readonly duration: number | undefined;
  /** Whether the file ends before what its headers state. The frames that are there can be read. */
  readonly truncated: boolean;
  readonly #session: DecoderSession;
  readonly #source: PacketSource;
  readonly #resource: OpenVideo;
  #index: Promise<PacketIndex> | undefined;

  /** @ignore Use {@link openVideo}. */
  constructor(session: DecoderSession, source: PacketSource, facts: VideoFacts) {
    const { info } = source;
    this.codec = info.codec;
    this.codecString = info.codecString;
    this.width = facts.width;
    this.height = facts.height;
    this.bitDepth = facts.bitDepth;
    this.color = facts.color;
    this.rotation = info.rotation;
    this.duration = info.duration;
    this.truncated = source.truncated;
    this.#session = session;
    this.#source = source;
    track(this, this.#resource = new OpenVideo(session, source));
  }

  /**
   * Returns the number of frames. Containers other than MP4 and MOV are read to their end for this, once.
   *
   * @throws {Error} If the container is damaged, so that frames are missing.
   */
  async count(): Promise<number> {
    return (await this.#wholeIndex()).count;
  }

  /** Returns the times of all frames in seconds. Reads the file, and throws, as {@link count} does. */
  async timestamps(): Promise<Float64Array> {
    const index = await this.#wholeIndex();
    return Float64Array.from({ length: index.count }, (_, frame) => index.timestamp(frame));
  }

  /**
   * Decodes frames in display order, at most `ahead` in advance. The consumer owns each frame; leaving the loop early
   * ends decoding and frees the frames that wait.
   *
   * ```ts
   * for await (using frame of video.frames({ every: 30 })) console.log(frame.timestamp);
   * ```
   *
   * An interval without frames, such as one after the end, yields none.
   *
   * @throws {RangeError} If `from` is later than `to`.
   * @throws {Error} If a frame cannot be decoded, or the file is truncated: after the frames before it, with its number
   * and time. No frame is left out.
   */
  async *frames(options: FramesOptions = {}): AsyncGenerator<Frame, void, undefined> {
    checkOptionNames(checkOptions(options), FRAMES_OPTIONS);
    const { from, to = Infinity, stream, signal } = options;
    if (from !== undefined) checkFinite("from", from);
    if (typeof to !== "number" || Number.isNaN(to)) {
      throw new RangeError(invalid("to", "a number of seconds", to));
    }
    if (from !== undefined && from > to) {
      throw new RangeError(mismatch("from", `at most to, ${to} seconds`, from));
    }
    const every = checkInteger("every", options.every ?? 1, 1, Number.MAX_SAFE_INTEGER);
    const ahead = checkInteger("ahead", options.ahead ?? DEFAULT_AHEAD, 1, MAX_AHEAD);
    const target = { ahead, stream: streamOf(this.#session.context, stream), signal };
    const known = this.#source.listed || from !== undefined || this.#index !== undefined;
    let ended = false;
    const indexed = async (): Promise<ReadPlan> => {
      const index = await this.#packetIndex(signal);
      const first = from === undefined ? 0 : index.firstFrom(from);
      const end = to === Infinity ? index.count : index.firstFrom(to);
      const wanted: number[] = [];
      for (let frame = first; frame < end; frame += every) wanted.push(frame);
      ended = end < index.count;
      return planFrames(index, wanted);
    };
    const whole = planWhole(({ index, timestamp }) => {
      ended ||= timestamp >= to;
      return ended ? "end" : index % every === 0 ? "take" : "skip";
    });
    yield* this.#read({
      ...target,
      plan: known ? indexed() : Promise.resolve(whole),
      early: from === undefined && this.#source.timed,
    });
    if (ended) return;
    this.#checkUndamaged();
    if (this.#source.truncated) {
      throw withName(truncated("frames after the last one may be missing"), this.#session.name);
    }
  }

  /**
   * Decodes one frame.
   *
   * @param index The number of the frame in display order, from 0.
   * @throws {RangeError} If there is no such frame.
   * @throws {Error} If it cannot be decoded, with its number and time.
   */
  async at(index: number, options: FrameOptions = {}): Promise<Frame> {
    checkOptionNames(checkOptions(options), FRAME_OPTIONS);
    const packets = await this.#packetIndex(options.signal);
    this.#explain(() => checkFrame("index", index, packets.count));
    for await (const frame of this.#readList(packets, [index], options)) return frame;
    throw withName(undecodable(`frame ${index}`), this.#session.name);
  }

  /**
   * Decodes the frame that is on screen at a time: the last one that is not later.
   *
   * @throws {RangeError} If the time is before the first frame or after the end of the last one.
   */
  async frameAt(seconds: number, options: FrameOptions = {}): Promise<Frame> {
    checkOptionNames(checkOptions(options), FRAME_OPTIONS);
    const index = await this.#packetIndex(options.signal);
    return await this.at(this.#explain(() => frameAtTime(index, "seconds", seconds)), options);
  }

  /**
   * Decodes frames into one batch. Each packet is decoded at most once, however the frames are ordered and repeated.
   *
   * ```ts
   * using batch = await video.sample([0, 10, 20], { size: 224 }); // f32 [3, 3, 224, 224]
   * using pictures = await video.sample({ seconds: [0.5, 1] }); // u8 [2, height, width, 3], RGB
   * ```
   *
   * @param frames Indices, or times as in {@link frameAt}.
   * @throws {RangeError} If there is no such frame, or sizes differ and no `size` is given.
   * @throws {Error} If a frame cannot be decoded, with its number and time.
   */
  sample<D extends "u8" | "f16" | "f32" = "f32">(
    frames: readonly number[] | { readonly seconds: readonly number[] },
    options: SampleOptions<D> & { readonly size: number | readonly [height: number, width: number] },
  ): Promise<DeviceArray<D>>;
  /** Decodes frames into one batch of RGB, without resizing. */
  sample(
    frames: readonly number[] | { readonly seconds: readonly number[] },
    options?: SampleOptions & { readonly size?: undefined; readonly rgb?: true | undefined },
  ): Promise<DeviceArray<"u8">>;
  /** Decodes frames into one batch, whose dtype depends on the options and on the video. */
  sample(
    frames: readonly number[] | { readonly seconds: readonly number[] },
    options: SampleOptions<"u8" | "f16" | "f32">,
  ): Promise<DeviceArray<"u8" | "u16" | "f16" | "f32">>;
  async sample(
    frames: readonly number[] | { readonly seconds: readonly number[] },
    options: SampleOptions<"u8" | "f16" | "f32"> = {},
  ): Promise<DeviceArray> {
    checkSignal(checkOptions(options).signal);
    const { createBatch } = await import("./sample.ts");
    const { signal, stream } = checkOptions(options);
    const index = await this.#packetIndex(signal);
    const indices = this.#explain(() => indicesOf(index, frames));
    await using batch = await createBatch(indices, options);
    const wanted = [...new Set(indices)].sort((a, b) => a - b);
    const decoded = new Set<number>();
    // The first error ends all runs.
    const stop = new AbortController();
    const ended = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
    const runs = index.split(wanted, MAX_RUNS, MIN_RUN_SEGMENTS).map(async (run) => {
      try {
        for await (using frame of this.#readList(index, run, { signal: ended, stream })) {
          batch.add(frame);
          decoded.add(frame.index);
        }
      } catch (error) {
        stop.abort(error);
        throw error;
      }
    });
    for (const run of await Promise.allSettled(runs)) if (run.status === "rejected") throw run.reason;
    const missing = wanted.find((frame) => !decoded.has(frame));
    if (missing !== undefined) throw withName(undecodable(`frame ${missing}`), this.#session.name);
    return batch.take();
  }

  /** Returns one line, which `console.log` prints: `Video clip.mp4: h264, 640 × 360, 3 s, bt709`. */
  toString(): string {
    const { codec, width, height, bitDepth, duration, color, rotation } = this, { name } = this.#session;
    const parts = [
      codec,
      `${width} × ${height}`,
      bitDepth !== 8 && `${bitDepth} bits`,
      duration !== undefined && `${Number(duration.toFixed(3))} s`,
      color.matrix,
      rotation !== 0 && `rotated by ${rotation}°`,
      this.truncated && "truncated",
      this.#session.closed && "disposed",
    ];
    return `Video${name === undefined ? "" : ` ${name}`}: ${parts.filter(Boolean).join(", ")}`;
  }

  /** Closes the file and the decoders, in the background. */
  dispose(): void {
    releaseNow(this.#resource);
  }

  /** Calls {@link dispose} at the end of the block of a `using` declaration. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  /** Closes the file and waits until the decoders are closed. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.dispose();
    await this.#session.close();
  }

  async #wholeIndex(): Promise<PacketIndex> {
    const index = await this.#packetIndex();
    this.#checkUndamaged();
    return index;
  }

  #checkUndamaged(): void {
    const error = this.#source.damage?.error;
    if (error === undefined) return;
    const missing = new Error(`${error.message}: frames from there on may be missing`, { cause: error });
    throw withName(missing, this.#session.name);
  }

  /** Selects frames. For frames that are missing because the file is truncated or damaged, the error says so. */
  #explain<T>(select: () => T): T {
    try {
      return select();
    } catch (error) {
      const { truncated, damage } = this.#source;
      if (!truncated && !damage || !(error instanceof RangeError)) throw error;
      const state = damage ? reasonOf(damage.error) : "the file is truncated";
      const { name = "the file" } = this.#session;
      throw new RangeError(`${error.message}; ${state.replace("the file", () => name)}`, { cause: error });
    }
  }

  async #packetIndex(signal?: AbortSignal): Promise<PacketIndex> {
    if (this.#session.closed) throw disposedError("the video");
    signal?.throwIfAborted();
    try {
      return await this.#source.waits.until(this.#index ??= this.#createIndex(), signal);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw this.#session.closed ? disposedError("the video") : withName(error, this.#session.name);
    }
  }

  async #createIndex(): Promise<PacketIndex> {
    try {
      return await PacketIndex.create(await this.#source.places(), this.#source.timed);
    } catch (error) {
      // The next call tries again: the network may have failed.
      this.#index = undefined;
      throw error;
    }
  }

  #readList(
    index: PacketIndex,
    wanted: readonly number[],
    { stream, signal }: FrameOptions,
  ): AsyncGenerator<Frame> {
    return this.#read({
      ahead: DEFAULT_AHEAD,
      stream: streamOf(this.#session.context, stream),
      signal,
      plan: Promise.resolve(planFrames(index, wanted)),
      early: false,
    });
  }

  #read(request: ReadRequest): AsyncGenerator<Frame, void, undefined> {
    return readFrames(this.#session, this.#source, request);
  }
}

printAsText(Video, "Video");

/** The part of a video that outlives it until everything is closed. */
class OpenVideo implements Owned {
  readonly #session: DecoderSession;
  readonly #source: PacketSource;

  constructor(session: DecoderSession, source: PacketSource) {
    this.#session = session;
    this.#source = source;
  }

  dispose(): void {
    this.#source[Symbol.dispose]();
    this.#session.close().catch(warnFailedFree);
  }

  onFinalized(): void {
    this.#session.context.counters.finalized++;
  }
}

function checkFrame(name: string, frame: number, count: number): number {
  if (count === 0) throw new RangeError(mismatch(name, "a video with frames", "one without"));
  return checkInteger(name, frame, 0, count - 1);
}

function frameAtTime(index: PacketIndex, name: string, seconds: number): number {
  checkFinite(name, seconds);
  const { count } = index;
  const frame = index.firstFrom(seconds),
    shown = frame < count && index.timestamp(frame) === seconds ? frame : frame - 1;
  const end = count === 0 ? 0 : index.timestamp(count - 1) + index.duration(count - 1);
  if (shown < 0 || seconds > end) {
    const range = count === 0 ? "a video with frames" : `seconds from ${index.timestamp(0)} to ${end}`;
    throw new RangeError(mismatch(name, range, seconds));
  }
  return shown;
}

function indicesOf(
  index: PacketIndex,
  frames: readonly number[] | { readonly seconds: readonly number[] },
): number[] {
  const list: unknown = typeof frames === "object" && frames !== null && "seconds" in frames
    ? frames.seconds
    : frames;
  if (!Array.isArray(list) || list.length === 0) {
    const expected = "a list of at least one index, or { seconds } with at least one time";
    const advice = typeof list === "number" ? "; pass it in a list" : "";
    throw new TypeError(invalid("frames", expected, list) + advice);
  }
  return list === frames
    ? list.map((frame: number, i) => checkFrame(`frames[${i}]`, frame, index.count))
    : list.map((seconds: number, i) => frameAtTime(index, `frames.seconds[${i}]`, seconds));
}
