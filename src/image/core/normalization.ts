/** What the operators that normalize have in common: their options, the factors they come to, and the result's layout. */
import { DeviceArray } from "../../array/array.ts";
import { invalid, show } from "../../base/check.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { perChannel } from "./per_channel.ts";
import type { ImageLayout, Images, ImageView } from "./view.ts";

/** Options of the operators that turn pixels into normalized floats: `(pixel * scale - mean) / std`. `R` is what they return. */
export interface NormalizeOptions<R extends Images = DeviceArray<"f32">> {
  /** What a pixel is multiplied by first. Default 1/255, which makes 0 … 255 to 0 … 1. */
  scale?: number;
  /** Subtracted after scaling: one number, or one for each channel of the result. Default 0. */
  mean?: number | readonly number[];
  /** Divided by at the end, likewise. Default 1. */
  std?: number | readonly number[];
  /** Axes of the result. Default `"CHW"`, or `"NCHW"` where the result is a batch. */
  layout?: ImageLayout;
  /** True: BGR becomes RGB, or RGB becomes BGR (three channels only). `mean` and `std` count channels of the result. */
  swapRedBlue?: boolean;
  /** Where to write, instead of new memory; any strides. It must not overlap the source. */
  into?: R;
  /** Default: the device's own stream. */
  stream?: Stream;
}

/** Four factors and four summands, in the order of the source's channels: value = pixel · scale + offset. */
export interface Coefficients {
  readonly scale: readonly [number, number, number, number];
  readonly offset: readonly [number, number, number, number];
}

/** Folds scale, mean and std. Computed in double, given to the kernel as float. */
export function coefficients(
  options: Pick<NormalizeOptions, "scale" | "mean" | "std" | "swapRedBlue">,
  channels: number,
): Coefficients {
  const { scale = 1 / 255, swapRedBlue = false } = options;
  if (!Number.isFinite(scale)) {
    throw new RangeError(invalid("scale", "a finite number", scale));
  }
  if (swapRedBlue && channels !== 3) {
    throw new RangeError(`swapRedBlue: true given for ${channels} channels; accepted for 3 channels only`);
  }
  const mean = perChannel("mean", options.mean ?? 0, channels);
  const std = perChannel("std", options.std ?? 1, channels);
  if (std.slice(0, channels).includes(0)) {
    throw new RangeError(invalid("std", "numbers other than 0", options.std));
  }
  const factors: [number, number, number, number] = [0, 0, 0, 0];
  const summands: [number, number, number, number] = [0, 0, 0, 0];
  for (let c = 0; c < channels; c++) {
    const from = swapRedBlue ? channels - 1 - c : c;
    factors[c] = scale / std[from]!;
    summands[c] = -mean[from]! / std[from]!;
  }
  return { scale: factors, offset: summands };
}

/** The layout of a result that is a batch, or one image. */
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

/** A view whose channels are counted backwards, from the last one on: red and blue are swapped. */
export function fromLastChannel(view: ImageView): ImageView {
  const { images, array, channels, channelStride } = view;
  if (images !== null) return { ...view, images: images.map(fromLastChannel) };
  const { allocation, dtype, shape, strides } = array;
  const last = array.byteOffset + (channels - 1) * channelStride;
  const reversed = new DeviceArray(allocation, dtype, shape, strides, last, array);
  return { ...view, array: reversed, channelStride: -channelStride };
}
