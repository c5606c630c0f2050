/** Decoded frames. */
import { invalid, oneOf } from "../base/check.ts";
import { DeviceArray } from "../array/array.ts";
import type { Context } from "../core/context.ts";
import { Allocation } from "../core/memory/allocation.ts";
import type { StreamState } from "../core/stream_state.ts";
import type { PicturePlanes, VideoPicture } from "../driver/video.ts";
import { printAsText } from "../runtime/inspect.ts";
import type { VideoColor } from "./color.ts";

/** When a frame is shown, and how. */
export interface FrameTiming {
  readonly index: number;
  readonly timestamp: number;
  readonly duration: number;
}

/**
 * A decoded frame: luma and chroma on the device, in its own memory, independent of the decoder. Image
 * operators accept it directly, and use its colors.
 *
 * ```ts
 * using frame = await video.at(0);
 * using input = nv12ResizeNormalize(frame, 224); // f32 [3, 224, 224]
 * console.log(frame.timestamp, frame.y.shape, frame.uv.shape);
 * ```
 */
export class Frame implements Disposable {
  /** Luma: `[height, width]`, u8, or u16 with the value in the upper bits for more than 8 bits. */
  readonly y: DeviceArray<"u8"> | DeviceArray<"u16">;
  /** Chroma: `[⌈height / 2⌉, ⌈width / 2⌉, 2]`, Cb and Cr, of the same dtype. */
  readonly uv: DeviceArray<"u8"> | DeviceArray<"u16">;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** The memory format: `"P010"` for more than 8 bits. */
  readonly format: "NV12" | "P010";
  /** Significant bits of a sample. */
  readonly bitDepth: number;
  /** The number of the frame in display order. Counted from 0; for live streams, since the last reset. */
  readonly index: number;
  /** Seconds. */
  readonly timestamp: number;
  /** Seconds; 0 if unknown. */
  readonly duration: number;
  /** The colors of the stream or, where it does not state them, of the file. */
  readonly color: VideoColor;
  /** Degrees clockwise by which the frame must be rotated to be upright. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly #memory: DeviceArray;
  private concealed = false;

  /** @ignore Frames come from {@link Video} and {@link VideoDecoder}. */
  constructor(
    memory: FrameMemory,
    picture: VideoPicture,
    timing: FrameTiming,
    color: VideoColor,
    rotation: 0 | 90 | 180 | 270,
  ) {
    this.#memory = memory.array;
    this.y = memory.y;
    this.uv = memory.uv;
    this.width = picture.width;
    this.height = picture.height;
    this.format = picture.format === "nv12" ? "NV12" : "P010";
    this.bitDepth = picture.bitDepth;
    this.index = timing.index;
    this.timestamp = timing.timestamp;
    this.duration = timing.duration;
    this.color = color;
    this.rotation = rotation;
  }

  /**
   * True if the decoder concealed damaged data in this frame, as far as it reports that: NVDEC for H.264 and HEVC,
   * libavcodec for H.264. Later frames that refer to this one show its errors, and are not marked.
   */
  get damaged(): boolean {
    return this.concealed;
  }

  /** True after {@link dispose}. */
  get disposed(): boolean {
    return this.#memory.disposed;
  }

  /** Returns one line, which `console.log` prints: `Frame 12 at 0.400 s: NV12 of 640 × 360, bt709`. */
  toString(): string {
    const { index, timestamp, format, width, height, color, rotation } = this;
    const parts = [`${format} of ${width} × ${height}`, color.matrix];
    if (rotation !== 0) parts.push(`rotated by ${rotation}°`);
    if (this.concealed) parts.push("damaged");
    const text = `Frame ${index} at ${timestamp.toFixed(3)} s: ${parts.filter(Boolean).join(", ")}`;
    return this.disposed ? `${text}, disposed` : text;
  }

  /** Frees the planes after the work that uses them. */
  dispose(): void {
    this.#memory.dispose();
  }

  /** Calls {@link dispose} at the end of the block of a `using` declaration. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

printAsText(Frame, "Frame");

/** Names a frame in errors: `frame 12 at 0.400 s`. */
export function describeFrame({ index, timestamp }: Pick<FrameTiming, "index" | "timestamp">): string {
  return `frame ${index} at ${timestamp.toFixed(3)} s`;
}

/** Whether frames with concealed damage are shown or are errors. */
export type DamagePolicy = "show" | "error";

/**
 * Finishes a frame that was written: marks it if it is damaged.
 *
 * @throws {Error} If it is damaged and the policy is "error".
 */
export function settleFrame(frame: Frame, picture: VideoPicture, policy: DamagePolicy): void {
  if (!picture.damaged) return;
  (frame as unknown as { concealed: boolean }).concealed = true;
  if (policy === "show") return;
  throw new Error(`video: the data of ${describeFrame(frame)} is damaged, and damaged is "error"`);
}

/** Creates the error of a frame that may refer to a damaged one, where that is an error. */
export function reached(timing: FrameTiming): Error {
  return new Error(
    `video: ${describeFrame(timing)} may refer to a damaged frame before it, and damaged is "error"`,
  );
}

/** Checks the option `damaged`. */
export function checkDamagePolicy(name: string, policy: unknown): DamagePolicy {
  if (policy === undefined || policy === "show") return "show";
  if (policy === "error") return policy;
  throw new TypeError(invalid(name, oneOf(["show", "error"]), policy));
}

/** The memory of a frame. */
export interface FrameMemory {
  /** Owns the memory: bytes or words. */
  readonly array: DeviceArray;
  readonly y: DeviceArray<"u8"> | DeviceArray<"u16">;
  readonly uv: DeviceArray<"u8"> | DeviceArray<"u16">;
  readonly planes: PicturePlanes;
}

/** Rows start at multiples of 16 bytes, for the fastest kernels of image operators. */
const ROW_ALIGNMENT = 16;

/** Allocates memory for a picture, for use on `stream` immediately. */
export function allocateFrame(
  context: Context,
  stream: StreamState,
  { width, height, format }: Pick<VideoPicture, "width" | "height" | "format">,
): FrameMemory {
  const dtype = format === "nv12" ? "u8" : "u16", itemSize = format === "nv12" ? 1 : 2;
  const pairs = width + 1 >> 1, rows = height + 1 >> 1;
  const pitch = Math.ceil(2 * pairs * itemSize / ROW_ALIGNMENT) * ROW_ALIGNMENT;
  const allocation = Allocation.pool(context, pitch * (height + rows), stream);
  const array = new DeviceArray(
    allocation,
    dtype,
    [height + rows, pitch / itemSize],
    [pitch, itemSize],
    0,
    null,
  );
  const plane = (shape: number[], strides: number[], offset: number) =>
    new DeviceArray(allocation, dtype, shape, strides, offset, array) as FrameMemory["y"];
  const { pointer } = allocation;
  return {
    array,
    y: plane([height, width], [pitch, itemSize], 0),
    uv: plane([rows, pairs, 2], [pitch, 2 * itemSize, itemSize], pitch * height),
    planes: {
      luma: pointer,
      lumaPitch: pitch,
      chroma: pointer + BigInt(pitch * height),
      chromaPitch: pitch,
    },
  };
}
