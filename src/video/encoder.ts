/** An encoder of frames on the device. */
import {
  checkFunction,
  checkInteger,
  checkOptionNames,
  checkOptions,
  mismatch,
  type OptionNames,
} from "../base/check.ts";
import { keepAlive } from "../base/finalization.ts";
import type { Context } from "../core/context.ts";
import type { Stream } from "../core/stream/stream.ts";
import { streamOf, type StreamState } from "../core/stream_state.ts";
import { checkDevice, contextOf, type Device } from "../device/device.ts";
import { type EncodedPicture, encodes, type PictureEncoder } from "../driver/video_encoding.ts";
import type { YuvColors } from "../image/core/yuv/coefficients.ts";
import { colorCodes, type VideoColor, videoColor } from "./color.ts";
import { CodecQueue, MAX_MICROSECONDS } from "./codec_queue.ts";
import { codecString } from "./codec_string.ts";
import type { EncodedPacket } from "./decoder.ts";
import type { VideoDecoderConfig } from "./decoder_config.ts";
import {
  type CheckedEncoderConfig,
  checkEncoderConfig,
  isDecodedOnly,
  type VideoEncoderConfig,
} from "./encoder_config.ts";
import {
  bitDepthOf,
  checkInput,
  convertInput,
  type EncoderInput,
  foreignToVp8,
  type InputPicture,
  isRgb,
  readInput,
} from "./encoder_input.ts";
import { Frame } from "./frame.ts";
import { nameClass } from "../runtime/inspect.ts";

/** The callbacks of a {@link VideoEncoder}, and the stream on which it reads frames. */
export interface VideoEncoderInit {
  /**
   * Receives each packet in decoding order. The first one of a configuration comes with `decoderConfig`, by which a
   * {@link VideoDecoder} or a muxer understands the packets.
   */
  readonly output: (packet: EncodedPacket, metadata: { readonly decoderConfig?: VideoDecoderConfig }) => void;
  /** Receives errors. Encoding continues with a key frame. */
  readonly error: (error: Error) => void;
  /** The stream on which frames are read. Default: the device's own. */
  readonly stream?: Stream | undefined;
}

/** Options of {@link VideoEncoder.encode}. */
export interface EncodeOptions {
  /** Encodes a key frame. Default false: only as often as the interval requires. */
  readonly keyFrame?: boolean | undefined;
  /** Microseconds; an integer larger than that of the frame before. Default: that of the `Frame`. */
  readonly timestamp?: number | undefined;
  /** Microseconds, an integer. Default: that of the `Frame`, otherwise 0. */
  readonly duration?: number | undefined;
}

const INIT: OptionNames<VideoEncoderInit> = { output: true, error: true, stream: true };
const ENCODE: OptionNames<EncodeOptions> = { keyFrame: "boolean", timestamp: true, duration: true };
const HD_ROWS = 720;

/**
 * Encodes frames, like the class of the same name in WebCodecs: on a GPU by NVENC, on the software device by libavcodec.
 * Differences: frames are on the device, and `encode` returns a promise for back-pressure; H.264 and HEVC have start
 * codes and parameter sets at key frames; an error does not end the encoder; the garbage collector does not close it.
 *
 * ```ts
 * import { type EncodedPacket, VideoEncoder } from "@cuffi/cuffi/video";
 *
 * const packets: EncodedPacket[] = [];
 * await using encoder = new VideoEncoder(device, {
 *   output: (packet) => packets.push(packet),
 *   error: (error) => console.error(error),
 * });
 * encoder.configure({ codec: "h264", width: 640, height: 360, bitrate: 1e6 });
 * using image = device.zeros([360, 640, 3], "u8");
 * await encoder.encode(image, { timestamp: 0 });
 * await encoder.flush();
 * ```
 */
export class VideoEncoder implements AsyncDisposable {
  readonly #context: Context;
  readonly #stream: StreamState;
  readonly #streamOption: Stream | undefined;
  readonly #onPacket: VideoEncoderInit["output"];
  /** The configuration of the next call of `encode`. */
  #next: CheckedEncoderConfig | undefined;
  /** Its bits per sample, once they are known. */
  #nextDepth: 8 | 10 | undefined;
  /** The configuration of the frame that is being encoded. */
  #config: CheckedEncoderConfig | undefined;
  #encoder: PictureEncoder | undefined;
  #color: VideoColor | undefined;
  #bitDepth: 8 | 10 = 8;
  readonly #queue: CodecQueue;
  #last = -Infinity;
  #described = false;
  /** Durations by timestamp. */
  readonly #durations: Map<number, number> = new Map();

  /** Creates an encoder. Call {@link configure} next. */
  constructor(device: Device, init: VideoEncoderInit) {
    this.#context = contextOf(checkDevice(device));
    keepAlive(device, this);
    const { output, error, stream } = checkOptionNames(checkOptions(init, "init"), INIT, "init");
    this.#onPacket = checkFunction("init.output", output);
    this.#queue = new CodecQueue("encoder", checkFunction("init.error", error));
    this.#stream = streamOf(this.#context, stream);
    this.#streamOption = stream;
  }

  /**
   * Returns true if the device encodes the codec of a configuration at its size and depth, by default 8 bits, in either
   * latency mode.
   *
   * @throws {TypeError | RangeError} As a rejection, if the configuration is not valid.
   */
  static async isConfigSupported(device: Device, config: VideoEncoderConfig): Promise<boolean> {
    if (isDecodedOnly(checkOptions(config, "config").codec)) return false;
    const { codec, width, height, bitDepth = 8 } = checkEncoderConfig(config);
    const { streams } = await contextOf(checkDevice(device)).use().video.encoding();
    return streams.some((stream) => encodes(stream, { codec, bitDepth, width, height }));
  }

  /** "unconfigured", "configured" or "closed". */
  get state(): "unconfigured" | "configured" | "closed" {
    return this.#queue.state;
  }

  /** Number of frames that wait to be encoded. */
  get encodeQueueSize(): number {
    return this.#queue.waiting;
  }

  /** Sets the stream to encode. Frames of an earlier configuration are still encoded first. */
  configure(config: VideoEncoderConfig): void {
    this.#queue.requireState("configured", "unconfigured");
    const checked = checkEncoderConfig(config), generation = this.#queue.generation;
    this.#queue.state = "configured";
    this.#next = checked;
    this.#nextDepth = checked.bitDepth;
    this.#last = -Infinity;
    this.#queue.enqueue(async () => {
      if (generation !== this.#queue.generation) return;
      try {
        await this.#encoder?.flush();
      } finally {
        // An error of an earlier frame does not keep the new configuration from being used.
        await this.#end();
        this.#config = checked;
      }
    });
  }

  /**
   * Encodes a frame. It may be disposed of, or overwritten by later work on the encoder's stream, as soon as the promise
   * is fulfilled: a program that waits for it never has more than one frame in the queue. It never rejects; errors of
   * the encoder go to the callback.
   *
   * @throws {TypeError | RangeError} If an argument is not valid; nothing was encoded.
   */
  encode(frame: EncoderInput, options: EncodeOptions = {}): Promise<void> {
    this.#queue.requireState("configured");
    checkOptionNames(checkOptions(options), ENCODE);
    const own = frame instanceof Frame ? frame : undefined;
    const timestamp = options.timestamp ?? (own && Math.round(own.timestamp * 1e6));
    const duration = options.duration ?? (own ? Math.round(own.duration * 1e6) : 0);
    checkTimestamp(timestamp, this.#last);
    if (options.duration !== undefined) {
      checkInteger("options.duration", options.duration, 0, MAX_MICROSECONDS);
    }
    const bitDepth = this.#nextDepth ?? bitDepthOf(frame), { width, height } = this.#next!;
    checkInput("frame", frame, { width, height, bitDepth });
    const converts = isRgb(frame) || foreignColors(frame, this.#next!) !== undefined;
    // Its memory is retained, so that it may be disposed of while it waits; others are converted first.
    const picture = converts ? undefined : readInput(frame, width, height), { generation } = this.#queue;
    this.#nextDepth = bitDepth;
    this.#last = timestamp;
    this.#queue.waiting++;
    return this.#queue.enqueue(async () => {
      try {
        if (generation !== this.#queue.generation) return;
        this.#queue.waiting--;
        this.#encoder ??= await this.#create(this.#config!, frame, bitDepth);
        this.#durations.set(timestamp, duration);
        await this.#encode(frame, picture, timestamp, options.keyFrame === true);
      } finally {
        picture?.release();
      }
    });
  }

  /** Waits until all frames so far are encoded and their packets delivered. The next frame is a key frame. */
  async flush(): Promise<void> {
    this.#queue.requireState("configured");
    const generation = this.#queue.generation;
    await this.#queue.enqueue(async () => {
      if (generation === this.#queue.generation) await this.#encoder?.flush();
    });
    this.#queue.requireGeneration(generation);
  }

  /** Discards all frames and packets in flight, and the configuration. */
  reset(): void {
    this.#queue.requireState("configured", "unconfigured");
    this.#queue.reset("unconfigured", () => this.#end());
  }

  /**
   * Discards all frames and packets in flight, and frees the encoder. Call {@link flush} first to keep them.
   */
  async close(): Promise<void> {
    if (this.#queue.state !== "closed") this.#queue.reset("closed", () => this.#end());
    await this.#queue.settled;
  }

  /** Calls {@link close} at the end of the block of an `await using` declaration. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #encode(
    frame: EncoderInput,
    picture: InputPicture | undefined,
    timestamp: number,
    key: boolean,
  ): Promise<void> {
    const encoder = this.#encoder!, config = this.#config!, { width, height } = config;
    if (picture !== undefined) return await this.#send(encoder, picture, timestamp, key);
    const from = foreignColors(frame, config);
    using converted = await convertInput(frame, from, this.#color!, this.#bitDepth, this.#streamOption);
    const own = readInput(converted, width, height);
    try {
      await this.#send(encoder, own, timestamp, key);
    } finally {
      own.release();
    }
  }

  async #send(
    encoder: PictureEncoder,
    picture: InputPicture,
    timestamp: number,
    key: boolean,
  ): Promise<void> {
    for (const allocation of picture.allocations) allocation.touch(this.#stream);
    try {
      await encoder.encode(picture.planes, this.#stream.handle, timestamp, key);
    } catch (error) {
      // The next frame is a key frame of a new encoder.
      await this.#end();
      throw error;
    }
  }

  /** Creates the encoder for the first frame, with the colors of that frame. */
  async #create(
    config: CheckedEncoderConfig,
    frame: EncoderInput,
    bitDepth: 8 | 10,
  ): Promise<PictureEncoder> {
    const stated = config.color ?? colorCodes(frame instanceof Frame ? frame.color : defaultColor(config));
    const color = config.codec === "vp8" ? { ...stated, ...VP8_CODES } : stated;
    this.#color = videoColor(color, undefined);
    this.#bitDepth = bitDepth;
    this.#described = false;
    const { generation } = this.#queue;
    this.#context.retain();
    try {
      return await this.#context.use().video.createEncoder({
        ...config,
        format: bitDepth === 8 ? "nv12" : "p016",
        bitDepth,
        color,
        output: (encoded) => {
          if (generation === this.#queue.generation) this.#output(encoded, config);
        },
      });
    } catch (error) {
      this.#context.release();
      throw error;
    }
  }

  #output({ data, timestamp, key }: EncodedPicture, config: CheckedEncoderConfig): void {
    const duration = this.#durations.get(timestamp) ?? 0;
    this.#durations.delete(timestamp);
    try {
      const metadata = this.#described ? {} : { decoderConfig: this.#describe(data, config) };
      this.#described = true;
      this.#onPacket({ type: key ? "key" : "delta", timestamp, duration, data }, metadata);
    } catch (error) {
      this.#queue.report(error);
    }
  }

  #describe(
    packet: Uint8Array,
    { codec, width, height, frameRate }: CheckedEncoderConfig,
  ): VideoDecoderConfig {
    const shape = { width, height, frameRate, bitDepth: this.#bitDepth };
    return {
      codec: codecString(codec, packet, shape),
      codedWidth: width,
      codedHeight: height,
      colorSpace: this.#color,
    };
  }

  async #end(): Promise<void> {
    const encoder = this.#encoder;
    this.#encoder = undefined;
    this.#durations.clear();
    if (encoder === undefined) return;
    try {
      await encoder.close();
    } finally {
      this.#context.release();
    }
  }
}

nameClass(VideoEncoder, "VideoEncoder");

const BT709: VideoColor = { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false };
const BT601: VideoColor = {
  primaries: "smpte170m",
  transfer: "smpte170m",
  matrix: "smpte170m",
  fullRange: false,
};

/** VP8 has one matrix, BT.601, and limited range. */
const VP8_CODES = { matrix: colorCodes(BT601).matrix, fullRange: false };

/** The colors of frames that state none. */
function defaultColor({ color, height }: CheckedEncoderConfig): VideoColor {
  return color !== undefined ? videoColor(color, undefined) : height >= HD_ROWS ? BT709 : BT601;
}

/** Returns the colors of a frame in planes that must be converted, because the codec cannot state them. */
function foreignColors(frame: EncoderInput, config: CheckedEncoderConfig): Required<YuvColors> | undefined {
  return config.codec === "vp8" ? foreignToVp8(frame, defaultColor(config), config.height) : undefined;
}

function checkTimestamp(timestamp: number | undefined, last: number): asserts timestamp is number {
  if (timestamp === undefined) {
    throw new TypeError(mismatch("options.timestamp", "microseconds for an array", "undefined"));
  }
  checkInteger("options.timestamp", timestamp, -MAX_MICROSECONDS, MAX_MICROSECONDS);
  if (timestamp > last) return;
  throw new RangeError(mismatch("options.timestamp", `more than ${last}, as of the frame before`, timestamp));
}
