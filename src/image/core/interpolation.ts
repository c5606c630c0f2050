/** What the operators share that take pixels from any position: interpolation and border. */
import type { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import { type Border, borderCode } from "./border.ts";
import { type PerChannel, perChannel } from "./per_channel.ts";
import type { ImageOptions, Images, ImageView } from "./view.ts";

/** Options of the operators that take pixels from any position of the source. */
export interface SamplingOptions<I extends Images = DeviceArray> extends ImageOptions<I> {
  /**
   * The nearest pixel, 2 × 2 pixels weighed, or 4 × 4 (A = -0.75). Default `"linear"`. Of u8 that counts positions and weights in
   * 2^-16 (OpenCV: positions in 2^-5): before it is rounded, a result is within 0.02 levels of the exact one.
   */
  interpolation?: "nearest" | "linear" | "cubic";
  /** What lies beyond the edge. Default `"constant"`. */
  border?: Border;
  /** The value of a constant border: one number, or one for each channel; of u8 `"linear"` rounds it. Default 0. */
  value?: number | readonly number[];
}

/** The options, checked, as kernels take them. */
export interface Sampling {
  readonly interpolation: "nearest" | "linear" | "cubic";
  readonly border: number;
  readonly value: PerChannel;
}

/** Reads the options. */
export function sampling(from: ImageView, options: SamplingOptions<Images>): Sampling {
  const { interpolation = "linear", border = "constant", value = 0 } = options;
  if (interpolation !== "nearest" && interpolation !== "linear" && interpolation !== "cubic") {
    throw new RangeError(invalid("interpolation", `"nearest", "linear" or "cubic"`, interpolation));
  }
  return { interpolation, border: borderCode(border), value: perChannel("value", value, from.channels) };
}
