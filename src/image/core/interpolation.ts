/** Options of the operators that sample the source at arbitrary positions. */
import type { DeviceArray } from "../../array/array.ts";
import { checkOptions, invalid, oneOf, type OptionNames } from "../../base/check.ts";
import { type Border, borderCode } from "./border.ts";
import { type PerChannel, perChannel } from "./per_channel.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, type ImageView } from "./view.ts";

/** Options of warps and remaps. */
export interface SamplingOptions<I extends Images = DeviceArray> extends ImageOptions<I> {
  /**
   * The nearest pixel, 2 × 2 pixels, or 4 × 4 pixels (A = -0.75). Default `"linear"`. For u8, linear
   * interpolation uses positions and weights in units of 2^-16, so results are within 0.02 of the exact value
   * before rounding. Positions in OpenCV 5.0 are f32: u8 differs by up to 1, other dtypes by up to 2^-12 of
   * their range, and `"nearest"` may pick another pixel near a tie. OpenCV 4, and 5.0 for linear i16 or two
   * channels, rounds positions to 1/32 pixel.
   */
  interpolation?: "nearest" | "linear" | "cubic" | undefined;
  /** How pixels beyond the edge are chosen. Default `"constant"`. */
  border?: Border | undefined;
  /**
   * The value of a constant border: one number, or one for each channel; rounded for linear u8. Default 0.
   */
  value?: number | readonly number[] | undefined;
}

/** The names of {@link SamplingOptions}. */
export const SAMPLING_OPTIONS: OptionNames<SamplingOptions> = {
  interpolation: true,
  border: true,
  value: true,
  ...IMAGE_OPTIONS,
};

/** The checked options, as kernels take them. */
export interface Sampling {
  readonly interpolation: "nearest" | "linear" | "cubic";
  readonly border: number;
  readonly value: PerChannel;
}

/** Checks the options for the source `from`. */
export function readSampling(from: ImageView, options: SamplingOptions<Images>): Sampling {
  const { interpolation = "linear", border = "constant", value = 0 } = checkOptions(options);
  if (interpolation !== "nearest" && interpolation !== "linear" && interpolation !== "cubic") {
    throw new RangeError(
      invalid("interpolation", oneOf(["nearest", "linear", "cubic"]), interpolation),
    );
  }
  return { interpolation, border: borderCode(border), value: perChannel("value", value, from.channels) };
}
