/** What the operators share that take pixels from any position: interpolation and border. */
import { WARP } from "../../ptx/warp.ts";
import { WARP_PACKED } from "../../ptx/warp_packed.ts";
import type { DeviceArray } from "../array.ts";
import { show } from "../check.ts";
import type { Stream } from "../stream.ts";
import { type Border, borderCode } from "./border.ts";
import { shippedKernel } from "./kernels.ts";
import { instance, launchImages, TILE } from "./launch.ts";
import { type ImageOptions, type Images, isPackedBytes, type Operand } from "./operand.ts";
import { type PerChannel, perChannel } from "./values.ts";

/** Options of the operators that take pixels from any position of the source. */
export interface SamplingOptions<I extends Images = DeviceArray> extends ImageOptions<I> {
  /** The nearest pixel, 2 × 2 pixels weighed, or 4 × 4 (A = -0.75). Default `"linear"`. */
  interpolation?: "nearest" | "linear" | "cubic";
  /** What lies beyond the edge. Default `"constant"`. */
  border?: Border;
  /** The value of a constant border: one number, or one for each channel. Default 0. */
  value?: number | readonly number[];
}

/** The options, checked, as kernels take them. */
export interface Sampling {
  readonly interpolation: "nearest" | "linear" | "cubic";
  readonly border: number;
  readonly value: PerChannel;
}

/** Reads the options. */
export function sampling(from: Operand, options: SamplingOptions<Images>): Sampling {
  const { interpolation = "linear", border = "constant", value = 0 } = options;
  if (interpolation !== "nearest" && interpolation !== "linear" && interpolation !== "cubic") {
    throw new RangeError(
      `interpolation: ${show(interpolation)} given; accepted are "nearest", "linear" and "cubic"`,
    );
  }
  return { interpolation, border: borderCode(border), value: perChannel("value", value, from.channels) };
}

/** 32 × 8 threads with 4 rows each: ROWS of kernels/warp_packed.cu. */
const PACKED_TILE = [32, 32] as const;
/** That kernel counts a row's bytes in 32 bits. */
const LONGEST_ROW = 2 ** 31;

/** Launches a warp: by a matrix for all images (72 bytes), by `each`'s for each, or where `places` are given by a map. */
export function launchWarp(
  from: Operand,
  places: Operand | null,
  to: Operand,
  { interpolation, border, value }: Sampling,
  matrix: Uint8Array,
  each: DeviceArray | null,
  stream: Stream | undefined,
): void {
  const { context, dtype, channels } = from;
  const packed = interpolation === "linear" && isPackedBytes(from) && isPackedBytes(to) &&
    (from.images ?? [from]).every(({ rowStride }) => rowStride < LONGEST_ROW);
  const linear = dtype === "f32" ? instance("warp_linear", dtype, channels) : `warp_linear_${dtype}`;
  const kernel = packed
    ? shippedKernel(context, WARP_PACKED, `warp_packed_${channels}`)
    : shippedKernel(context, WARP, interpolation === "linear" ? linear : `warp_${interpolation}_${dtype}`);
  // Without a map the second operand is any: the kernel is told not to look.
  const operands = [from, places ?? from, to];
  const mapped = places === null ? 0 : 1;
  launchImages(kernel, operands, packed ? PACKED_TILE : TILE, stream, mapped, matrix, each, border, ...value);
}
