import { RESIZE_ANTIALIAS } from "../../../ptx/ops/resize/antialias.ts";
import { RESIZE_ANTIALIAS_U8 } from "../../../ptx/ops/resize/antialias_u8.ts";
import { RESIZE_CUBIC_U8 } from "../../../ptx/ops/resize/cubic_u8.ts";
import { RESIZE_GENERIC } from "../../../ptx/ops/resize/generic.ts";
import { RESIZE_HALF_U8 } from "../../../ptx/ops/resize/half_u8.ts";
import { RESIZE_LINEAR_U8 } from "../../../ptx/ops/resize/linear_u8.ts";
import type { DeviceArray } from "../../array/array.ts";
import { invalid, show } from "../../base/check.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Kernel } from "../../core/module/kernel.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { instance, launchImages, TILE } from "../core/launch.ts";
import { isPackedBytes } from "../core/memory_layout.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { checkSize, type Size } from "../core/size.ts";
import { type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";

/**
 * How the values between pixels are found. `"nearest"` takes the pixel that OpenCV's INTER_NEAREST takes, `"nearest-exact"` the
 * one whose centre is nearest (INTER_NEAREST_EXACT, Pillow's NEAREST; of two the later); `"linear"` weighs 2 × 2 pixels, `"cubic"` 4 × 4 (A = -0.75; bytes in 2048ths, as OpenCV),
 * `"lanczos"` 8 × 8 (INTER_LANCZOS4); `"area"` weighs the pixels by how much of each an output pixel covers.
 */
export type Interpolation = "nearest" | "nearest-exact" | "linear" | "cubic" | "lanczos" | "area";

/** Options of {@link resize}. */
export interface ResizeOptions<I extends Images = DeviceArray> extends ImageOptions<I> {
  /** Default `"linear"`. */
  interpolation?: Interpolation;
  /**
   * True: filters that widen as the image shrinks, so that no pixel is left out: what Pillow's `resize` does, and torchvision's with
   * `antialias=True`. Bytes are rounded between the pass along x and the one along y, as there. For `"linear"`, `"cubic"` (then A = -0.5) and `"lanczos"` (then three lobes). Default false, as OpenCV.
   */
  antialias?: boolean;
}

/** 32 × 8 threads with 4 rows each: ROWS of kernels/ops/resize/linear_u8.cu and kernels/ops/resize/cubic_u8.cu. */
const PACKED_TILE = [32, 32] as const;

/** Runs of 128 pixels of 8 warps: RUN, RUNS_X and RUNS_Y of kernels/ops/resize/half_u8.cu. */
const HALF_TILE = [256, 4] as const;

/** What few images read at most: the kernel streams them. */
const FEW_BYTES = 2 ** 24;

/** Rows that a grid of such tiles covers. */
const MOST_HALF_ROWS = 4 * 65535;

/** `enum Filter` of kernels/core/resample.cuh. */
const FILTERS = { area: 0, linear: 1, cubic: 2, lanczos: 3 } as const;

/** Source pixels that a filter weighs where one pixel of the result is as wide as one of the source. */
const FILTER_WIDTHS = [1, 2, 4, 6] as const;

/** Source pixels that a pixel may weigh, and bytes of a row that 32 pixels may cover: TAPS and WORDS of kernels/ops/resize/antialias_u8.cu. */
const MOST_TAPS = 64, MOST_BYTES = 4 * 640;

const INTERPOLATIONS: readonly Interpolation[] = [
  "nearest",
  "nearest-exact",
  "linear",
  "cubic",
  "lanczos",
  "area",
];

/**
 * Resizes images, as OpenCV's `cv::resize`: pixel centres lie at half-integers and the edge is continued.
 *
 * ```ts
 * using half = resize(frame, [540, 960]);
 * using thumbnail = resize(frame, 128, { interpolation: "linear", antialias: true });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param size Of the result: `[height, width]`, or one number for both. For a list one size for all, or a list of them.
 * @returns The same layout and element type.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function resize<I extends Images>(
  src: I,
  size: number | Size | readonly Size[],
  options: ResizeOptions<NoInfer<I>> = {},
): I {
  const { interpolation = "linear", antialias = false } = options;
  if (!INTERPOLATIONS.includes(interpolation)) {
    throw new RangeError(
      invalid("interpolation", `one of ${INTERPOLATIONS.map(show).join(", ")}`, interpolation),
    );
  }
  if (antialias && interpolation.startsWith("nearest")) {
    throw new RangeError(
      `antialias: true given with ${show(interpolation)}; accepted with linear, cubic, lanczos and area`,
    );
  }
  const from = readImages("src", src);
  const to = resultOf(from, { size: checkSize("size", size, from) }, options);
  try {
    for (const [some, theirs] of partsOf(from, to, interpolation)) {
      launchResize(some, theirs, interpolation, antialias, options.stream);
    }
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}

function launchResize(
  from: ImageView,
  to: ImageView,
  interpolation: Interpolation,
  antialias: boolean,
  stream: Stream | undefined,
): void {
  const listed = from.images !== null;
  // The reciprocal of the reciprocal, as OpenCV computes it; a list's are found by the kernel.
  const scaleX = listed ? 0 : 1 / (to.width / from.width),
    scaleY = listed ? 0 : 1 / (to.height / from.height);
  const packed = isPackedBytes(from) && isPackedBytes(to);
  const means = interpolation === "area" || (interpolation === "linear" && !antialias);
  if (packed && means && halves(from, to) && to.height <= MOST_HALF_ROWS) {
    const kernel = shippedKernel(from.context, RESIZE_HALF_U8, `resize_half_u8_${from.channels}`);
    const streaming = from.count * from.height * from.width * from.channels <= FEW_BYTES ? 1 : 0;
    launchImages(kernel, [from, to], HALF_TILE, stream, streaming);
  } else if (packed && !antialias && interpolation === "linear") {
    const kernel = shippedKernel(from.context, RESIZE_LINEAR_U8, `resize_linear_u8_${from.channels}`);
    launchImages(kernel, [from, to], PACKED_TILE, stream, scaleX, scaleY);
  } else if (packed && !antialias && interpolation === "cubic" && narrowest(from) >= 4) {
    const kernel = shippedKernel(from.context, RESIZE_CUBIC_U8, `resize_cubic_u8_${from.channels}`);
    launchImages(kernel, [from, to], PACKED_TILE, stream, scaleX, scaleY);
  } else {
    const { kernel, mode } = choose(from, to, interpolation, antialias);
    launchImages(kernel, [from, to], TILE, stream, scaleX, scaleY, mode);
  }
}

/** What is launched: all at once, but of a list by area those images apart that shrink, which another kernel does. */
function partsOf(
  from: ImageView,
  to: ImageView,
  interpolation: Interpolation,
): (readonly [ImageView, ImageView])[] {
  const { images } = from;
  if (interpolation !== "area" || images === null) return [[from, to]];
  const part = (view: ImageView, shrinking: boolean): ImageView => {
    const some = view.images!.filter((_, i) => shrinks(images[i]!, to.images![i]!) === shrinking);
    const height = Math.max(...some.map((image) => image.height));
    const width = Math.max(...some.map((image) => image.width));
    return { ...view, images: some, count: some.length, height, width };
  };
  return [true, false].map((shrinking) => [part(from, shrinking), part(to, shrinking)] as const)
    .filter(([{ count }]) => count > 0);
}

/** True if no image is wider or higher afterwards. */
function shrinks(from: ImageView, to: ImageView): boolean {
  if (from.images !== null) return from.images.every((image, i) => shrinks(image, to.images![i]!));
  return from.width >= to.width && from.height >= to.height;
}

/** True if each result has half the width and height. */
function halves(from: ImageView, to: ImageView): boolean {
  if (from.images !== null) return from.images.every((image, i) => halves(image, to.images![i]!));
  return from.width === 2 * to.width && from.height === 2 * to.height;
}

/** True if kernels/ops/resize/antialias_u8.cu has room for what the pixels of a block cover. */
function isWithinReach(from: ImageView, to: ImageView, filter: number): boolean {
  if (from.images !== null) {
    return from.images.every((image, i) => isWithinReach(image, to.images![i]!, filter));
  }
  const scale = from.width / to.width, taps = Math.ceil(FILTER_WIDTHS[filter]! * Math.max(scale, 1)) + 2;
  return taps + 3 <= MOST_TAPS && (Math.ceil(31 * scale) + taps + 3) * from.channels + 3 <= MOST_BYTES;
}

/** Pixels of the shortest rows. */
function narrowest({ images, width }: ImageView): number {
  return images === null ? width : Math.min(...images.map((image) => image.width));
}

/** The kernel, and its last argument. */
function choose(
  from: ImageView,
  to: ImageView,
  interpolation: Interpolation,
  antialias: boolean,
): { kernel: Kernel; mode: number } {
  const { context, dtype, channels } = from;
  if (interpolation === "area" ? shrinks(from, to) : antialias) {
    const mode = FILTERS[interpolation as keyof typeof FILTERS];
    const packed = channels !== 4 && isPackedBytes(from) && isPackedBytes(to) &&
      isWithinReach(from, to, mode);
    const kernel = packed
      ? shippedKernel(context, RESIZE_ANTIALIAS_U8, `resample_u8_${channels}`)
      : shippedKernel(context, RESIZE_ANTIALIAS, `resample_${dtype}`);
    return { kernel, mode };
  }
  switch (interpolation) {
    case "nearest":
    case "nearest-exact": {
      const kernel = shippedKernel(context, RESIZE_GENERIC, `resize_nearest_${from.array.itemSize}`);
      return { kernel, mode: interpolation === "nearest" ? 0 : 1 };
    }
    case "linear":
    case "area": {
      const name = dtype === "f32" ? instance("resize_linear", dtype, channels) : `resize_linear_${dtype}`;
      const kernel = shippedKernel(context, RESIZE_GENERIC, name);
      return { kernel, mode: interpolation === "area" ? 1 : 0 };
    }
    default:
      return { kernel: shippedKernel(context, RESIZE_GENERIC, `resize_${interpolation}_${dtype}`), mode: 0 };
  }
}
