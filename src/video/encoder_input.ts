/** Frames in the form that encoders expect: two planes in device memory. */
import { DeviceArray } from "../array/array.ts";
import { invalid, mismatch, show } from "../base/check.ts";
import type { DType } from "../base/dtype.ts";
import type { Allocation } from "../core/memory/allocation.ts";
import { allocationOf, checkNotDisposed } from "../core/memory/array_data.ts";
import type { Stream } from "../core/stream/stream.ts";
import type { PicturePlanes, SurfaceFormat } from "../driver/video.ts";
import { u8Advice } from "../image/core/u8_advice.ts";
import type { YuvColors } from "../image/core/yuv/coefficients.ts";
import { colorsOf } from "../image/core/yuv/frame_colors.ts";
import type { VideoColor } from "./color.ts";
import type { Frame } from "./frame.ts";

/**
 * A frame to encode: a decoded {@link Frame}; planes `y` `[height, width]` and `uv` `[height / 2, width / 2, 2]`;
 * one array with both, `[height · 3/2, width]`; or RGB `[height, width, 3]`, or planar with the layout `"CHW"`.
 * Samples are u8, or for 10 bits u16 with the value in the upper bits (P010); RGB of u8 also becomes 10 bits.
 * Convert gray images first: `cvtColor(image, "GRAY2RGB")`.
 */
export type EncoderInput = Frame | DeviceArray | { readonly y: DeviceArray; readonly uv: DeviceArray };

/** A frame in memory that is retained until {@link release}. */
export interface InputPicture {
  readonly planes: PicturePlanes;
  readonly format: SurfaceFormat;
  readonly allocations: readonly Allocation[];
  release(): void;
}

/** The format that all frames of an encoder have. */
export interface InputFormat {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: 8 | 10;
}

/** Returns true for an image of one channel, which is not NV12: that has two dimensions. */
function isGray({ ndim, shape, layout }: DeviceArray): boolean {
  return ndim === 3 && shape[layout === "CHW" ? 0 : 2] === 1;
}

/** Returns true for an image of red, green and blue. */
export function isRgb(input: EncoderInput): boolean {
  return input instanceof DeviceArray && input.ndim === 3 && !isGray(input);
}

/** Returns the bits per sample of a frame. */
export function bitDepthOf(input: EncoderInput): 8 | 10 {
  const plane = input instanceof DeviceArray ? input : input?.y;
  return plane?.dtype === "u16" ? 10 : 8;
}

/** Returns the height and width of a frame; throws for anything else. */
export function sizeOf(name: string, input: EncoderInput): readonly [height: number, width: number] {
  if (!(input instanceof DeviceArray)) {
    const { y: { shape } } = planesOf(name, input);
    return [shape[0]!, shape[1]!];
  }
  if (isRgb(input)) return rgbSize(name, input);
  const { ndim, shape: [rows, width] } = input, height = rows! / 3 * 2;
  if (ndim !== 2 || height % 2 !== 0) throw shapeError(name, input);
  return [height, width!];
}

/** Throws unless a frame has the size and the depth of the others. `name` is that of the argument in errors. */
export function checkInput(
  name: string,
  input: EncoderInput,
  { width, height, bitDepth }: InputFormat,
): void {
  const depths = bitDepth === 8 ? ["u8"] : ["u16"];
  if (input instanceof DeviceArray) {
    checkNotDisposed(input, name);
    const { ndim, shape, dtype, layout } = input;
    if (isRgb(input)) {
      rgbSize(name, input);
      if (bitDepth === 10) depths.unshift("u8");
      checkDType(name, "RGB", depths, dtype, u8Advice(dtype));
      return checkShape(name, input, layout === "CHW" ? [3, height, width] : [height, width, 3]);
    }
    if (ndim !== 2 || shape[0] === height && shape[1] === width) throw shapeError(name, input);
    checkDType(name, bitDepth === 8 ? "NV12" : "P010", depths, dtype, nv12Advice(dtype, undefined));
    return checkShape(name, input, [height * 3 / 2, width]);
  }
  const planes = planesOf(name, input), transfer = "color" in input ? input.color.transfer : undefined;
  for (const key of ["y", "uv"] as const) {
    checkNotDisposed(planes[key], `${name}.${key}`);
    const { dtype } = planes[key];
    checkDType(`${name}.${key}`, "a plane", depths, dtype, nv12Advice(dtype, transfer));
    checkShape(`${name}.${key}`, planes[key], key === "y" ? [height, width] : [height / 2, width / 2, 2]);
  }
}

/** Checks the dtype of a frame. `toU8` is how to convert it to u8. */
function checkDType(
  name: string,
  form: string,
  expected: readonly string[],
  dtype: DType,
  toU8: string,
): void {
  if (expected.includes(dtype)) return;
  const advice = expected[0] === "u8"
    ? toU8
    : dtype === "u8"
    ? "; its first frame, or the option bitDepth, has 10 bits"
    : "";
  throw new TypeError(mismatch(name, `${form} of ${expected.join(" or ")}`, dtype) + advice);
}

/** Returns how to convert planes of a dtype to 8 bits. */
function nv12Advice(dtype: DType, transfer: VideoColor["transfer"] | undefined): string {
  if (dtype !== "u16") return u8Advice(dtype);
  const call = transfer === "pq" || transfer === "hlg"
    ? `toneMap(cvtColor(frame, "YUV2RGB_P010", { dtype: "u16" }), "${transfer}")`
    : 'cvtColor(frame, "YUV2RGB_P010")';
  return `; convert the frames to RGB of 8 bits: ${call}`;
}

/** Returns the size of an image of red, green and blue. */
function rgbSize(name: string, { shape, layout }: DeviceArray): readonly [height: number, width: number] {
  const isPlanar = layout === "CHW", channels = shape[isPlanar ? 0 : 2];
  if (channels === 3) return isPlanar ? [shape[1]!, shape[2]!] : [shape[0]!, shape[1]!];
  const advice = shape[0] === 3 && !isPlanar
    ? '; label planar images: asTensor(image, "CHW")'
    : channels === 4
    ? '; drop alpha: cvtColor(image, "RGBA2RGB")'
    : channels! > 4 && !isPlanar
    ? "; of a batch of NV12, encode the frames one by one: batch.index(0)"
    : "";
  throw new RangeError(mismatch(name, "3 channels, [height, width, 3]", show(shape)) + advice);
}

/** The error for an array that is neither RGB nor NV12. */
function shapeError(name: string, { ndim, shape }: DeviceArray): RangeError {
  const expected = "RGB or NV12 [height · 3/2, width]";
  if (ndim > 3) {
    const advice = "encode the images of a batch one by one: batch.index(0)";
    return new RangeError(`${mismatch(name, expected, show(shape))}; ${advice}`);
  }
  const message = mismatch(name, expected, `${show(shape)}, a gray image`);
  return new RangeError(`${message}; convert it: cvtColor(image, "GRAY2RGB")`);
}

/** Reads the planes of a frame that has been checked. Their memory is retained. */
export function readInput(input: EncoderInput, width: number, height: number): InputPicture {
  const { y, uv } = input instanceof DeviceArray ? halves(input, width, height) : planesOf("frame", input);
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

/**
 * Returns the colors of planes that VP8 cannot have: others than BT.601 in limited range.
 *
 * @param color The colors of planes that state none.
 */
export function foreignToVp8(
  input: EncoderInput,
  color: VideoColor,
  height: number,
): Required<YuvColors> | undefined {
  if (isRgb(input)) return undefined;
  const colors = colorsOf({ color: "color" in input ? input.color : color, height })!;
  return colors.standard === "bt601" && colors.range === "limited" ? undefined : colors;
}

/**
 * Converts a frame to NV12 or P010 on a stream, with the matrix and the range of `color`.
 *
 * @param from The colors of a frame in NV12; undefined for an image.
 */
export async function convertInput(
  input: EncoderInput,
  from: YuvColors | undefined,
  color: Pick<VideoColor, "matrix" | "fullRange">,
  bitDepth: 8 | 10,
  stream: Stream | undefined,
): Promise<DeviceArray> {
  const { cvtColor } = await import("../image/mod.ts"), on = stream && { stream };
  using rgb = from && cvtColor(input, "YUV2RGB_NV12", { ...from, ...on });
  const image = rgb ?? input as DeviceArray;
  const standard = color.matrix === "bt709" ? "bt709" : color.matrix === "bt2020-ncl" ? "bt2020" : "bt601";
  const range = color.fullRange ? "full" : "limited";
  return cvtColor(image, bitDepth === 8 ? "RGB2YUV_NV12" : "RGB2YUV_P010", {
    standard,
    range,
    ...on,
  });
}

/** Returns the planes of a frame that is no array. */
function planesOf(name: string, input: unknown): { y: DeviceArray; uv: DeviceArray } {
  const { y, uv } = (typeof input === "object" && input !== null ? input : {}) as {
    y?: unknown;
    uv?: unknown;
  };
  if (y instanceof DeviceArray && uv instanceof DeviceArray) return { y, uv };
  throw new TypeError(invalid(name, "a Frame, a DeviceArray, or { y, uv } of them", input));
}

/** Splits an array into luma and the chroma rows below it. */
function halves(array: DeviceArray, width: number, height: number): { y: DeviceArray; uv: DeviceArray } {
  const y = array.slice([0, height]), lower = array.slice([height, height * 3 / 2]);
  return { y, uv: lower.reshape([height / 2, width / 2, 2]) };
}

function checkShape(name: string, array: DeviceArray, shape: readonly number[]): void {
  if (array.ndim === shape.length && shape.every((extent, i) => extent === array.shape[i])) return;
  throw new RangeError(mismatch(name, `the shape ${show(shape)} of the configured size`, show(array.shape)));
}
