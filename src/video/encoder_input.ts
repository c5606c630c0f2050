/** Frames in the form that encoders expect: two planes in device memory. */
import { DeviceArray } from "../array/array.ts";
import { invalid, mismatch, show } from "../base/check.ts";
import type { Allocation } from "../core/memory/allocation.ts";
import { allocationOf } from "../core/memory/array_data.ts";
import type { Stream } from "../core/stream/stream.ts";
import type { PicturePlanes, SurfaceFormat } from "../driver/video.ts";
import type { VideoColor } from "./color.ts";
import type { Frame } from "./frame.ts";

/**
 * A frame to encode: a decoded {@link Frame}; planes `y` `[height, width]` and `uv` `[height / 2, width / 2, 2]`; one
 * array with both, `[height · 3/2, width]`; or RGB `[height, width, 3]` of u8, also planar with the layout `"CHW"`.
 * Samples are u8, or u16 with the value in the upper bits (P010). Gray images are to be converted first:
 * `cvtColor(image, "GRAY2RGB")`.
 */
export type EncoderInput = Frame | DeviceArray | { readonly y: DeviceArray; readonly uv: DeviceArray };

/** A frame in memory that is retained until {@link release}. */
export interface InputPicture {
  readonly planes: PicturePlanes;
  readonly format: SurfaceFormat;
  readonly allocations: readonly Allocation[];
  release(): void;
}

/** Returns true for an image of one channel, which is not NV12: that has two dimensions. */
function isGray({ ndim, shape, layout }: DeviceArray): boolean {
  return ndim === 3 && shape[layout === "CHW" ? 0 : 2] === 1;
}

/** Returns true for an image of red, green and blue. */
export function isRgb(input: EncoderInput): input is DeviceArray {
  return input instanceof DeviceArray && input.ndim === 3 && !isGray(input);
}

/** Returns the size of an image of red, green and blue. */
export function rgbSize({ shape, layout }: DeviceArray): readonly [height: number, width: number] {
  const isPlanar = layout === "CHW";
  if (shape[isPlanar ? 0 : 2] === 3) return isPlanar ? [shape[1]!, shape[2]!] : [shape[0]!, shape[1]!];
  const advice = shape[0] === 3 && !isPlanar ? '; label planar images: asTensor(image, "CHW")' : "";
  throw new RangeError(mismatch("frame", "3 channels, [height, width, 3]", show(shape)) + advice);
}

/** The error for an image of one channel. */
export function grayError({ shape }: DeviceArray): RangeError {
  const message = mismatch("frame", "RGB or NV12 [height · 3/2, width]", `${show(shape)}, a gray image`);
  return new RangeError(`${message}; convert it: cvtColor(image, "GRAY2RGB")`);
}

/** Returns the bits per sample of a frame. */
export function bitDepthOf(input: EncoderInput): 8 | 10 {
  const plane = input instanceof DeviceArray ? input : input?.y;
  return plane?.dtype === "u16" ? 10 : 8;
}

/** Reads a frame of the expected size. Its memory is retained. */
export function readInput(input: EncoderInput, width: number, height: number): InputPicture {
  const { y, uv } = input instanceof DeviceArray ? halves(input, width, height) : planesOf(input);
  const chroma = [height / 2, width / 2, 2];
  checkShape("frame.y", y, [height, width]);
  checkShape("frame.uv", uv, chroma);
  if ((y.dtype !== "u8" && y.dtype !== "u16") || uv.dtype !== y.dtype) {
    throw new TypeError(mismatch("frame", "planes of u8, or of u16", `${y.dtype} and ${uv.dtype}`));
  }
  const { itemSize } = y;
  if (y.strides[1] !== itemSize || uv.strides[2] !== itemSize || uv.strides[1] !== 2 * itemSize) {
    const got = `strides ${show(y.strides)} and ${show(uv.strides)}`;
    throw new RangeError(mismatch("frame", "planes whose rows have no gaps", got));
  }
  const allocations = [...new Set([allocationOf(y), allocationOf(uv)])];
  for (const allocation of allocations) allocation.retain();
  return {
    planes: { luma: y.pointer, lumaPitch: y.strides[0]!, chroma: uv.pointer, chromaPitch: uv.strides[0]! },
    format: y.dtype === "u8" ? "nv12" : "p016",
    allocations,
    release() {
      for (const allocation of allocations) allocation.release();
    },
  };
}

/** Converts an image to NV12 or P010 on a stream, with the matrix and the range of `color`. */
export async function fromRgb(
  image: DeviceArray,
  color: Pick<VideoColor, "matrix" | "fullRange">,
  bitDepth: 8 | 10,
  stream: Stream | undefined,
): Promise<DeviceArray> {
  const { cvtColor } = await import("../image/mod.ts");
  const standard = color.matrix === "bt709" ? "bt709" : color.matrix === "bt2020-ncl" ? "bt2020" : "bt601";
  const range = color.fullRange ? "full" : "limited";
  return cvtColor(image, bitDepth === 8 ? "RGB2YUV_NV12" : "RGB2YUV_P010", {
    standard,
    range,
    ...stream && { stream },
  });
}

/** Returns the planes of a frame that is no array. */
export function planesOf(input: unknown): { y: DeviceArray; uv: DeviceArray } {
  const { y, uv } = (typeof input === "object" && input !== null ? input : {}) as {
    y?: unknown;
    uv?: unknown;
  };
  if (y instanceof DeviceArray && uv instanceof DeviceArray) return { y, uv };
  throw new TypeError(invalid("frame", "a Frame, a DeviceArray, or { y, uv } of them", input));
}

/** Splits an array into luma and the chroma rows below it. */
function halves(array: DeviceArray, width: number, height: number): { y: DeviceArray; uv: DeviceArray } {
  const [rows, columns] = array.shape;
  if (isGray(array) || array.ndim === 2 && rows === height && columns === width) throw grayError(array);
  checkShape("frame", array, [height * 3 / 2, width]);
  const y = array.slice([0, height]), lower = array.slice([height, height * 3 / 2]);
  return { y, uv: lower.reshape([height / 2, width / 2, 2]) };
}

/** Throws unless an image of red, green and blue has the configured size. */
export function checkRgb(image: DeviceArray, width: number, height: number): void {
  rgbSize(image);
  checkShape("frame", image, image.layout === "CHW" ? [3, height, width] : [height, width, 3]);
}

function checkShape(name: string, array: DeviceArray, shape: readonly number[]): void {
  if (array.ndim === shape.length && shape.every((extent, i) => extent === array.shape[i])) return;
  throw new RangeError(mismatch(name, `the shape ${show(shape)} of the configured size`, show(array.shape)));
}
