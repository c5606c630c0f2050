/** Video files from frames on the device. */
import type * as Mediabunny from "mediabunny";
import type { FileHandle } from "node:fs/promises";
import { DeviceArray } from "../array/array.ts";
import {
  checkOptionNames,
  checkOptions,
  invalid,
  isKeyOf,
  mismatch,
  oneOf,
  type OptionNames,
  show,
} from "../base/check.ts";
import { untilAborted } from "../base/chunks.ts";
import type { Stream } from "../core/stream/stream.ts";
import type { Device } from "../device/device.ts";
import type { VideoCodec } from "../driver/video.ts";
import { nodeModule } from "../runtime/index.ts";
import type { EncodedPacket } from "./decoder.ts";
import type { VideoDecoderConfig } from "./decoder_config.ts";
import { importMediabunny } from "./demux/container.ts";
import { VideoEncoder } from "./encoder.ts";
import { checkEncoderConfig, encodableCodecOf } from "./encoder_config.ts";
import { bitDepthOf, checkInput, type EncoderInput, type InputFormat, sizeOf } from "./encoder_input.ts";
import { Frame } from "./frame.ts";

/** Options of {@link encodeVideo}. */
export interface EncodeVideoOptions {
  /** `"h264"` (the default; for `.webm` `"vp9"`), `"hevc"`, `"vp8"`, `"vp9"` or `"av1"`. */
  readonly codec?: string | undefined;
  /** Same as in {@link VideoEncoderConfig}. */
  readonly bitrate?: number | undefined;
  /**
   * Frames per second, for the times of arrays and for rate control. Frames have their own times. Default 30, at most
   * 1000 in `"mkv"` and `"webm"`, and 57,600 in `"mp4"` and `"mov"`.
   */
  readonly framerate?: number | undefined;
  /** Same as in {@link VideoEncoderConfig}. */
  readonly keyFrameInterval?: number | undefined;
  /** Same as in {@link VideoEncoderConfig}. */
  readonly bitDepth?: 8 | 10 | undefined;
  /** The container: `"mp4"`, `"mov"`, `"mkv"` or `"webm"`. Default: that of the file's name. */
  readonly container?: "mp4" | "mov" | "mkv" | "webm" | undefined;
  /** The stream on which frames are read. Default: the device's own. */
  readonly stream?: Stream | undefined;
  /**
   * Ends encoding with the signal's reason, even while it waits for a frame. Nothing has changed then, as after an
   * error.
   */
  readonly signal?: AbortSignal | undefined;
}

const OPTIONS: OptionNames<EncodeVideoOptions> = {
  codec: true,
  bitrate: true,
  framerate: true,
  keyFrameInterval: true,
  bitDepth: true,
  container: true,
  stream: true,
  signal: true,
};
const DEFAULT_FRAME_RATE = 30;
/** Times that one second has in each container, as mediabunny 1.61 writes it. */
const CLOCKS = { mp4: 57_600, mov: 57_600, mkv: 1000, webm: 1000 } as const;
/** Stands for the size of the first frame while options are checked. */
const ANY_SIZE = { width: 2, height: 2 };
const FORMATS = {
  mp4: "Mp4OutputFormat",
  mov: "MovOutputFormat",
  mkv: "MkvOutputFormat",
  webm: "WebMOutputFormat",
} as const;

const WEBM_CODECS: readonly VideoCodec[] = ["vp8", "vp9", "av1"];

/**
 * Encodes frames into a file, with the package mediabunny. It owns the frames: each is disposed of once it is encoded.
 * After any error, all frames of a list are disposed of, and an iterator is ended by its `return()`, as by `for await`.
 * Options are checked before an iterator is started.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { encodeVideo, openVideo } from "@cuffi/cuffi/video";
 *
 * using device = await openDevice();
 * await using video = await openVideo(device, "clip.mp4");
 * const count = await encodeVideo(device, video.frames({ to: 0.5 }), "start.mkv", { bitrate: 1e6 });
 * console.log(count);
 * ```
 *
 * @param frames Frames of one size, as {@link VideoEncoder.encode} takes them. Arrays, including `{ y, uv }` of a frame,
 * are encoded at `framerate` frames per second; frames keep their times, which must increase.
 * @param path The file to write. It is replaced once it is complete; after an error, nothing has changed.
 * @returns The number of frames.
 * @throws {Error} If the device has no encoder for the codec, or a frame cannot be encoded.
 */
export async function encodeVideo(
  device: Device,
  frames: AsyncIterable<EncoderInput> | Iterable<EncoderInput>,
  path: string,
  options?: EncodeVideoOptions,
): Promise<number>;
/**
 * Encodes frames into the bytes of a file, in a container that `options` names.
 *
 * ```ts
 * const file = await encodeVideo(device, video.frames({ to: 0.5 }), null, { container: "mp4" });
 * ```
 */
export async function encodeVideo(
  device: Device,
  frames: AsyncIterable<EncoderInput> | Iterable<EncoderInput>,
  path: null,
  options: EncodeVideoOptions & { readonly container: string },
): Promise<Uint8Array<ArrayBuffer>>;
export async function encodeVideo(
  device: Device,
  frames: AsyncIterable<EncoderInput> | Iterable<EncoderInput>,
  path: string | null,
  options: EncodeVideoOptions = {},
): Promise<number | Uint8Array<ArrayBuffer>> {
  try {
    return await encodeFrames(device, frames, path, options);
  } finally {
    // An error leaves frames of a list that were not reached.
    if (Array.isArray(frames)) frames.forEach(disposeOf);
  }
}

async function encodeFrames(
  device: Device,
  frames: AsyncIterable<EncoderInput> | Iterable<EncoderInput>,
  path: string | null,
  options: EncodeVideoOptions,
): Promise<number | Uint8Array<ArrayBuffer>> {
  const { framerate = DEFAULT_FRAME_RATE, bitrate, keyFrameInterval, stream, signal } = checkOptionNames(
    checkOptions(options),
    OPTIONS,
  );
  const rates = { framerate, bitrate, keyFrameInterval };
  const container = containerOf(path, options.container);
  const codec = encodableCodecOf("options.codec", options.codec ?? (container === "webm" ? "vp9" : "h264"));
  checkIterable(frames);
  checkEncoderConfig({ codec, ...rates, bitDepth: options.bitDepth, ...ANY_SIZE }, "options");
  const clock = CLOCKS[container];
  if (framerate > clock) {
    const cure = clock < CLOCKS.mp4 ? `; mp4 has up to ${CLOCKS.mp4}` : "";
    throw new RangeError(mismatch(`options.framerate in ${container}`, `at most ${clock}`, framerate) + cure);
  }
  signal?.throwIfAborted();
  if (container === "webm" && !WEBM_CODECS.includes(codec)) {
    throw new TypeError(invalid("options.codec in webm", oneOf(WEBM_CODECS), codec));
  }
  const file = new OutputFile(await importMediabunny(), container, path, codec);
  let failure: { readonly error: unknown } | undefined, format: InputFormat | undefined;
  const encoded = new WeakMap<EncoderInput, string>();
  let count = 0, last = -Infinity;
  await using encoder = new VideoEncoder(device, {
    output: (packet, { decoderConfig }) => file.add(packet, decoderConfig),
    error: (error) => failure ??= { error },
    ...stream && { stream },
  });
  try {
    for await (const frame of untilAborted(frames, signal, disposeOf)) {
      try {
        signal?.throwIfAborted();
        const name = `frames[${count}]`, earlier = encoded.get(frame);
        if (earlier !== undefined) {
          const message = mismatch(name, "another frame", `${earlier} again`);
          throw new TypeError(`${message}, which was disposed of once it was encoded; pass a copy`);
        }
        if (format === undefined) {
          format = formatOf(frame, options);
          checkInput(name, frame, format);
          encoder.configure({ codec, ...format, ...rates });
          await file.start(frame instanceof Frame ? frame.rotation : 0);
        } else checkInput(name, frame, format);
        encoded.set(frame, name);
        const time = timeOf(frame, count, framerate);
        checkIncrease(name, time.timestamp, last, clock);
        last = time.timestamp;
        await encoder.encode(frame, time);
        await file.written();
      } finally {
        disposeOf(frame);
      }
      count++;
      if (failure !== undefined) throw failure.error;
    }
    if (count === 0) throw new TypeError(mismatch("frames", "at least one frame", "none"));
    await encoder.flush();
    if (failure !== undefined) throw failure.error;
    return await file.finalize() ?? count;
  } finally {
    await file.close();
  }
}

function containerOf(path: string | null, given: EncodeVideoOptions["container"]): keyof typeof FORMATS {
  if (path !== null && typeof path !== "string") {
    throw new TypeError(invalid("path", "a path, or null", path));
  }
  const name = given ?? /\.(\w+)$/.exec(path ?? "")?.[1]?.toLowerCase() ?? "";
  const container = name === "m4v" ? "mp4" : name;
  if (isKeyOf(FORMATS, container)) return container;
  const expected = Object.keys(FORMATS).map(show).join(", ");
  throw given === undefined && path !== null
    ? new TypeError(mismatch("path", `a name that ends in .mp4, .mov, .mkv or .webm`, show(path)))
    : new TypeError(invalid("options.container", `one of ${expected}`, given));
}

function checkIterable(frames: unknown): void {
  if (
    typeof frames === "object" && frames !== null &&
    (Symbol.asyncIterator in frames || Symbol.iterator in frames)
  ) return;
  const advice = frames instanceof DeviceArray ? "; pass [frame], or the images of a batch in a list" : "";
  throw new TypeError(invalid("frames", "a list or an iterable of frames", frames) + advice);
}

/** Returns the format of the frames, that of the first one. */
function formatOf(frame: EncoderInput, { bitDepth = bitDepthOf(frame) }: EncodeVideoOptions): InputFormat {
  const name = "frames[0]", [height, width] = sizeOf(name, frame);
  if (height % 2 !== 0 || width % 2 !== 0) {
    const got = `${height} × ${width}`;
    throw new RangeError(mismatch(name, "an even height and width", got) + "; crop or resize it");
  }
  return { width, height, bitDepth };
}

/** Returns when a frame is shown, in microseconds. */
function timeOf(
  frame: EncoderInput,
  index: number,
  framerate: number,
): { readonly timestamp: number; readonly duration: number } {
  const [start, duration] = frame instanceof Frame
    ? [frame.timestamp, frame.duration]
    : [index / framerate, 1 / framerate];
  return { timestamp: Math.round(start * 1e6), duration: Math.round(duration * 1e6) };
}

/** @param clock The times that one second of the file has, of which each frame needs its own. */
function checkIncrease(name: string, timestamp: number, last: number, clock: number): void {
  const tick = (time: number) => Math.round(clock * (time / 1e6));
  if (timestamp > last && tick(timestamp) > tick(last)) return;
  const isClose = timestamp > last, by = isClose ? `at least 1/${clock} s ` : "";
  const seconds = (time: number) => `${Number((time / 1e6).toFixed(isClose ? 6 : 3))} s`;
  const expected = `a time ${by}after ${seconds(last)}, that of the frame before`;
  throw new RangeError(
    `${mismatch(name, expected, seconds(timestamp))}; pass { y, uv } of the frames for times by framerate`,
  );
}

function disposeOf(frame: EncoderInput): void {
  if (frame instanceof DeviceArray || frame instanceof Frame) return frame.dispose();
  // The error about a value that is no frame comes first.
  for (const plane of [frame?.y, frame?.uv]) if (plane instanceof DeviceArray) plane.dispose();
}

/** A file that is written while frames are encoded. */
class OutputFile {
  readonly #mediabunny: typeof Mediabunny;
  readonly #format: Mediabunny.OutputFormat;
  readonly #source: Mediabunny.EncodedVideoPacketSource;
  readonly #path: string | null;
  #output: Mediabunny.Output | undefined;
  #handle: FileHandle | undefined;
  /** The file that is written, to replace another one: the frames may be read from that. */
  #temporary: { readonly path: string; readonly replaces: string } | undefined;
  /** The last write. */
  #tail: Promise<void> = Promise.resolve();

  constructor(
    mediabunny: typeof Mediabunny,
    container: keyof typeof FORMATS,
    path: string | null,
    codec: VideoCodec,
  ) {
    this.#mediabunny = mediabunny;
    this.#format = new mediabunny[FORMATS[container]]();
    this.#source = new mediabunny.EncodedVideoPacketSource(codec === "h264" ? "avc" : codec as "hevc");
    this.#path = path;
  }

  async start(rotation: 0 | 90 | 180 | 270): Promise<void> {
    const target = this.#path === null ? new this.#mediabunny.BufferTarget() : await this.#open(this.#path);
    this.#output = new this.#mediabunny.Output({ format: this.#format, target });
    this.#output.addVideoTrack(this.#source, { rotation });
    await this.#output.start();
  }

  add(packet: EncodedPacket, decoderConfig: VideoDecoderConfig | undefined): void {
    const { data, type, timestamp, duration = 0 } = packet;
    const encoded = new this.#mediabunny.EncodedPacket(data, type, timestamp / 1e6, duration / 1e6);
    const meta = decoderConfig === undefined ? undefined : { decoderConfig } as EncodedVideoChunkMetadata;
    this.#tail = this.#tail.then(() => this.#source.add(encoded, meta));
    // The next call of `written()` reports the error.
    this.#tail.catch(() => {});
  }

  /** Waits until the packets so far are written. */
  written(): Promise<void> {
    return this.#tail;
  }

  /** Completes the file. Returns its bytes if it has no path. */
  async finalize(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    await this.#tail;
    await this.#output!.finalize();
    await this.#closeHandle();
    const temporary = this.#temporary;
    if (temporary !== undefined) {
      await files().rename(temporary.path, temporary.replaces).catch((error) => {
        throw withoutTemporary(error, temporary.path, this.#path!);
      });
    }
    this.#temporary = undefined;
    const { target } = this.#output!;
    return target instanceof this.#mediabunny.BufferTarget ? new Uint8Array(target.buffer!) : undefined;
  }

  /** Closes the file, complete or not. */
  async close(): Promise<void> {
    await this.#tail.catch(() => {});
    if (this.#output?.state === "started") await this.#output.cancel();
    await this.#closeHandle();
    if (this.#temporary !== undefined) await files().rm(this.#temporary.path);
    this.#temporary = undefined;
  }

  async #closeHandle(): Promise<void> {
    const handle = this.#handle;
    this.#handle = undefined;
    await handle?.close();
  }

  /** Opens the file here, because mediabunny's own target leaves it open after an error. */
  async #open(path: string): Promise<Mediabunny.StreamTarget> {
    const handle = this.#handle = await this.#create(path);
    const writable = new WritableStream<Mediabunny.StreamTargetChunk>({
      async write({ data, position }) {
        for (let at = 0; at < data.length;) {
          at += (await handle.write(data, at, data.length - at, position + at)).bytesWritten;
        }
      },
    });
    return new this.#mediabunny.StreamTarget(writable, { chunked: true });
  }

  async #create(path: string): Promise<FileHandle> {
    const existing = await files().stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    // Pipes and devices cannot be replaced.
    if (existing?.isFile() === false) return await files().open(path, "w");
    const replaces = existing === undefined ? path : await files().realpath(path);
    const temporary = `${replaces}.${crypto.randomUUID().slice(0, 8)}.tmp`;
    const handle = await files().open(temporary, "wx", existing?.mode).catch((error) => {
      throw withoutTemporary(error, temporary, path);
    });
    this.#temporary = { path: temporary, replaces };
    return handle;
  }
}

/** Returns an error of the file system that names the file to write instead of the temporary one. */
function withoutTemporary(error: Error, temporary: string, path: string): Error {
  return Object.assign(new Error(error.message.replaceAll(temporary, () => path)), { ...error, path });
}

function files(): typeof import("node:fs/promises") {
  const fs = nodeModule("node:fs");
  if (fs === undefined) throw new Error("video: this runtime has no file system; pass null as the path");
  return fs.promises;
}
