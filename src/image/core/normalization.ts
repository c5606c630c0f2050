/** Normalization of pixels: options, and the coefficients that they amount to. */
import { allocationOf } from "../../core/memory/array_data.ts";
import { DeviceArray } from "../../array/array.ts";
import { checkFinite, checkOptions, invalid, mismatch, type OptionNames, show } from "../../base/check.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { type PerChannel, perChannel } from "./per_channel.ts";
import type { ImageLayout, Images, ImageView } from "./view.ts";

/** Options of the operators that compute `(pixel * scale - mean) / std`. `R` is the type of the result. */
export interface NormalizeOptions<R extends Images = DeviceArray<"f32">> {
  /** Multiplies every pixel first. Default 1/255, which maps 0 … 255 to 0 … 1; 1 for a result of u8. */
  scale?: number | undefined;
  /** Subtracted after scaling: one number, or one for each channel of the result. Default 0. */
  mean?: number | readonly number[] | undefined;
  /** Divides the difference: one number, or one for each channel of the result. Default 1. */
  std?: number | readonly number[] | undefined;
  /** Axes of the result. Default `"CHW"`, or `"NCHW"` for a batch. */
  layout?: ImageLayout | undefined;
  /**
   * Converts BGR to RGB or RGB to BGR (three channels only). `mean` and `std` are in the order of the result.
   */
  swapRedBlue?: boolean | undefined;
  /** Writes the result here instead of allocating it; any strides. It must not overlap the source. */
  into?: R | undefined;
  /** The stream to enqueue on. Default: the device's own. */
  stream?: Stream | undefined;
}

/** The names of {@link NormalizeOptions}. */
export const NORMALIZE_OPTIONS: OptionNames<NormalizeOptions> = {
  scale: true,
  mean: true,
  std: true,
  layout: true,
  swapRedBlue: "boolean",
  into: true,
  stream: true,
};

/** Factors and offsets in the order of the source's channels: value = pixel · scale + offset. */
export interface NormalizeCoefficients {
  readonly scale: PerChannel;
  readonly offset: PerChannel;
}

/**
 * Combines scale, mean and std in double precision. Kernels take them as f32.
 *
 * @param white The largest value of the pixels, as far as their dtype shows it.
 */
export function normalizeCoefficients(
  options: Pick<NormalizeOptions, "scale" | "mean" | "std" | "swapRedBlue">,
  channels: number,
  white: number,
): NormalizeCoefficients {
  const { swapRedBlue = false, mean: means = 0, std: stds = 1 } = checkOptions(options);
  const scale = checkFinite("scale", options.scale === undefined ? 1 / 255 : options.scale);
  if (swapRedBlue && channels !== 3) {
    throw new RangeError(mismatch("swapRedBlue", "3 channels", `${channels}`));
  }
  const mean = perChannel("mean", means, channels);
  // A mean of 0 … 255 with the default scale would give almost the same value for all pixels.
  if (options.scale === undefined && white >= 255 && Math.max(...mean) > 4 * white / 255) {
    throw new RangeError(
      invalid("mean", `numbers from 0 to ${white / 255}, as pixels after division by 255`, options.mean) +
        "; pass { scale: 1 } for the mean and std of pixels that are not divided",
    );
  }
  const std = perChannel("std", stds, channels);
  if (std.slice(0, channels).includes(0)) {
    throw new RangeError(invalid("std", "numbers other than 0", options.std));
  }
  const factors: [number, number, number, number] = [0, 0, 0, 0];
  const offsets: [number, number, number, number] = [0, 0, 0, 0];
  for (let c = 0; c < channels; c++) {
    const result = swapRedBlue ? channels - 1 - c : c;
    factors[c] = scale / std[result]!;
    offsets[c] = -mean[result]! / std[result]!;
  }
  return { scale: factors, offset: offsets };
}

/** Checks the option `layout` for a result that is a batch, or one image. */
export function resultLayout(layout: ImageLayout | undefined, batched: boolean): ImageLayout {
  const accepted: ImageLayout[] = batched ? ["NCHW", "NHWC"] : ["CHW", "HWC"];
  if (layout === undefined) return accepted[0]!;
  const full = (batched && layout.length === 3 ? `N${layout}` : layout) as ImageLayout;
  if (!accepted.includes(full)) {
    throw new RangeError(
      invalid(
        "layout",
        `${accepted.map(show).join(" or ")} for ${batched ? "a batch" : "one image"}`,
        layout,
      ),
    );
  }
  return full;
}

/** Views the channels in reverse order, which swaps red and blue. */
export function reverseChannels(view: ImageView): ImageView {
  const { images, array, channels, channelStride } = view;
  if (images !== null) return { ...view, images: images.map(reverseChannels) };
  const { dtype, shape, strides } = array;
  const allocation = allocationOf(array);
  const last = array.byteOffset + (channels - 1) * channelStride;
  const reversed = new DeviceArray(allocation, dtype, shape, strides, last, array);
  return { ...view, array: reversed, channelStride: -channelStride };
}
