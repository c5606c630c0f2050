/** What the operators that normalize have in common: their options, the factors they come to, and where the result goes. */
import { DeviceArray } from "../array.ts";
import { show } from "../check.ts";
import { streamOf } from "../memory.ts";
import type { Stream } from "../stream.ts";
import { checkInto, checkLayout, type Images, imagesOf, type Layout, shapeOf } from "./images.ts";

/** Options of the operators that turn 8-bit pixels into normalized floats: `(pixel * scale - mean) / std`. */
export interface NormalizeOptions {
  /** What a pixel is multiplied by first. Default 1/255, which makes 0 … 255 to 0 … 1. */
  scale?: number;
  /** Subtracted after scaling: one number, or one for each channel of the result. Default 0. */
  mean?: number | readonly number[];
  /** Divided by at the end, likewise. Default 1. */
  std?: number | readonly number[];
  /** Axes of the result. Default `"CHW"`, or `"NCHW"` for a batch. */
  layout?: Layout;
  /** True: BGR becomes RGB, or RGB becomes BGR (three channels only). `mean` and `std` count channels of the result. */
  swapRedBlue?: boolean;
  /** Where to write, instead of a new array; any strides. It must not share memory with the source. */
  into?: DeviceArray<"f32">;
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
    throw new RangeError(`scale: ${show(scale)} given; accepted is a finite number`);
  }
  const mean = perChannel("mean", options.mean ?? 0, channels);
  const std = perChannel("std", options.std ?? 1, channels);
  if (std.includes(0)) {
    throw new RangeError(`std: ${show(options.std)} given; accepted are numbers other than 0`);
  }
  const inSourceOrder = (value: (channel: number) => number): [number, number, number, number] => {
    const four: [number, number, number, number] = [0, 0, 0, 0];
    for (let c = 0; c < channels; c++) four[c] = value(swapRedBlue ? channels - 1 - c : c);
    return four;
  };
  return {
    scale: inSourceOrder((c) => scale / std[c]!),
    offset: inSourceOrder((c) => -mean[c]! / std[c]!),
  };
}

function perChannel(name: string, value: number | readonly number[], channels: number): number[] {
  const values = typeof value === "number" ? new Array<number>(channels).fill(value) : value;
  if (!Array.isArray(values) || values.length !== channels || !values.every(Number.isFinite)) {
    throw new RangeError(
      `${name}: ${
        show(value)
      } given; accepted is a finite number, or ${channels} of them, one for each channel`,
    );
  }
  return values;
}

/** Where a result is written. */
export interface Destination {
  /** What the operator returns. */
  readonly array: DeviceArray<"f32">;
  /** `array` from its first channel on: with red and blue swapped that is the last one, and channels go backwards. */
  readonly first: DeviceArray<"f32">;
  /** Extents of `array`, and the strides of `first` in elements. */
  readonly to: Images;
}

/** The array that `options` ask for, checked against the source or newly made. */
export function destination(
  src: DeviceArray,
  from: Images,
  height: number,
  width: number,
  options: NormalizeOptions,
): Destination {
  const { count, channels, batched } = from;
  const { into, swapRedBlue = false } = options;
  if (swapRedBlue && channels !== 3) {
    throw new RangeError(`swapRedBlue: true given for ${channels} channels; accepted for 3 channels only`);
  }
  const layout = checkLayout(options.layout, batched);
  const shape = shapeOf(layout, count, height, width, channels);
  const { context } = src.allocation;
  const stream = streamOf(context, options.stream);
  const array = into === undefined
    ? DeviceArray.empty(context, shape, "f32", stream)
    : checkInto(into, "f32", shape, src);

  const bytes = imagesOf(array, layout);
  const lastChannel = array.byteOffset + (channels - 1) * bytes.channelStride;
  const first = swapRedBlue
    ? new DeviceArray(array.allocation, array.dtype, array.shape, array.strides, lastChannel, array)
    : array;
  const to = {
    ...bytes,
    imageStride: bytes.imageStride / array.itemSize,
    rowStride: bytes.rowStride / array.itemSize,
    columnStride: bytes.columnStride / array.itemSize,
    channelStride: (swapRedBlue ? -bytes.channelStride : bytes.channelStride) / array.itemSize,
  };
  return { array, first, to };
}

/** Runs what fills a destination. If it fails, an array that was made for it is freed. */
export function fill(
  { array }: Destination,
  options: NormalizeOptions,
  launch: () => void,
): DeviceArray<"f32"> {
  try {
    launch();
    return array;
  } catch (error) {
    if (array !== options.into) array.dispose();
    throw error;
  }
}
