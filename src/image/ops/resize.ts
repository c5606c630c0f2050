import {
  RESAMPLE_FILTER,
  RESAMPLE_U8_ROW_BYTES,
  RESAMPLE_U8_TAPS,
  RESIZE_CUBIC_U8_TILE,
  RESIZE_HALF_U8_TILE,
  RESIZE_LINEAR_U8_TILE,
  RESIZE_POSITIONS,
} from "../../../ptx/layouts.ts";
import { RESIZE_ANTIALIAS } from "../../../ptx/ops/resize/antialias.ts";
import { RESIZE_ANTIALIAS_U8 } from "../../../ptx/ops/resize/antialias_u8.ts";
import { RESIZE_CUBIC_U8 } from "../../../ptx/ops/resize/cubic_u8.ts";
import { RESIZE_GENERIC } from "../../../ptx/ops/resize/generic.ts";
import { RESIZE_HALF_U8 } from "../../../ptx/ops/resize/half_u8.ts";
import { RESIZE_LINEAR_U8 } from "../../../ptx/ops/resize/linear_u8.ts";
import type { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, oneOf, type OptionNames, show } from "../../base/check.ts";
import { instance } from "../core/launch.ts";
import { MAX_GRID_YZ } from "../core/limits.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchInto, resultFor } from "../core/result.ts";
import { checkOneSize, checkSizes, type Size } from "../core/size.ts";
import { PIXEL_TILE } from "../core/tiles.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";

/**
 * How values between pixels are computed.
 *
 * - `"nearest"`: the pixel that OpenCV's INTER_NEAREST picks.
 * - `"nearest-exact"`: the pixel with the nearest center (INTER_NEAREST_EXACT, Pillow's NEAREST); ties pick
 *   the later one.
 * - `"linear"`: 2 × 2 pixels.
 * - `"cubic"`: 4 × 4 pixels (A = -0.75; for u8 with weights in units of 1/2048, as in OpenCV without Intel's IPP).
 * - `"lanczos"`: 8 × 8 pixels (INTER_LANCZOS4).
 * - `"area"`: the mean of the pixels that an output pixel covers, weighted by the covered area.
 */
export type Interpolation = "nearest" | "nearest-exact" | "linear" | "cubic" | "lanczos" | "area";

/** Options of {@link resize}. */
export interface ResizeOptions<I extends Images = DeviceArray> extends ImageOptions<I> {
  /** Default `"linear"`. */
  interpolation?: Interpolation | undefined;
  /**
   * Widens the filter as the image shrinks, so that every pixel contributes: Pillow's `resize`, and
   * torchvision's with `antialias=True`. As there, u8 is rounded between the horizontal and the vertical
   * pass, and may differ from Pillow's by 1; by more for sizes at which Pillow starts with the vertical pass.
   * For `"linear"`, `"cubic"` (then with A = -0.5), `"lanczos"` (then with three lobes) and `"area"`. Default
   * false, as in OpenCV.
   */
  antialias?: boolean | undefined;
}

/** The names of {@link ResizeOptions}. */
const RESIZE_OPTIONS: OptionNames<ResizeOptions> = {
  interpolation: true,
  antialias: "boolean",
  ...IMAGE_OPTIONS,
};

interface ResizeCall extends Call {
  readonly interpolation: Interpolation;
  readonly antialias: boolean;
}

const INTERPOLATIONS: readonly Interpolation[] = [
  "nearest",
  "nearest-exact",
  "linear",
  "cubic",
  "lanczos",
  "area",
];

/** Up to this many source bytes, half_u8 uses streaming loads. */
const STREAMED_BYTES = 2 ** 24;

/**
 * Result pixels from which on the grid of linear_u8, with several pixels per thread, fills a large GPU. One frame
 * of 1080p → 720p: 1.23×, → 360p: 0.76×, → 224: 0.72×; 32 frames: 1.95×, 1.53×, 1.07×.
 */
const MIN_LINEAR_U8_PIXELS = 2 ** 19;

/**
 * Weights of a result pixel from which on filtering each source row once pays off. antialias_u8 runs at
 * 0.59× for area 1080p → 360p (9 weights), at 0.79× for linear 1080p → 720p (9), at 1.07× for linear → 360p (36)
 * and at 3.1× for linear → 224 (165).
 */
const MIN_ANTIALIAS_U8_WEIGHTS = 25;

/** The filters of antialiased resizing, and their width in source pixels at a scale of 1. */
const FILTERS = {
  area: { code: RESAMPLE_FILTER.area, width: 1 },
  linear: { code: RESAMPLE_FILTER.triangle, width: 2 },
  cubic: { code: RESAMPLE_FILTER.cubic, width: 4 },
  lanczos: { code: RESAMPLE_FILTER.lanczos, width: 6 },
} as const;

const RESIZE = variants<ResizeCall>("resize", [
  {
    name: "half_u8",
    file: "resize/half_u8",
    requires: "interleaved u8; linear or area; exactly half the size",
    gain: "1.82× at 1 × 1080p → 540p",
    ptx: RESIZE_HALF_U8,
    when: (layout, call) =>
      layout.interleavedU8 &&
      (call.interpolation === "area" || call.interpolation === "linear" && !call.antialias) &&
      everyPair(call, halves) && call.views[1]!.height <= RESIZE_HALF_U8_TILE[1] * MAX_GRID_YZ,
    kernel: ({ views: [from] }) => `resize_half_u8_${from!.channels}`,
    tile: RESIZE_HALF_U8_TILE,
    args: ({ views: [from] }) => {
      const { count, height, width, channels } = from!;
      return [count * height * width * channels <= STREAMED_BYTES ? 1 : 0];
    },
  },
  {
    name: "linear_u8",
    file: "resize/linear_u8",
    requires: "interleaved u8; linear",
    gain: "1.95× at 32 × 1080p → 720p",
    ptx: RESIZE_LINEAR_U8,
    when: (layout, { interpolation, antialias }) =>
      layout.interleavedU8 && !antialias && interpolation === "linear",
    prefer: (_, { views: [, to] }) => pixelCount(to!) >= MIN_LINEAR_U8_PIXELS,
    kernel: ({ views: [from] }) => `resize_linear_u8_${from!.channels}`,
    tile: RESIZE_LINEAR_U8_TILE,
    args: scales,
  },
  {
    name: "cubic_u8",
    file: "resize/cubic_u8",
    requires: "interleaved u8; cubic; at least 4 pixels per row",
    gain: "2.4× at 32 × 1080p → 720p",
    ptx: RESIZE_CUBIC_U8,
    when: (layout, { views: [from], interpolation, antialias }) =>
      layout.interleavedU8 && !antialias && interpolation === "cubic" && minWidth(from!) >= 4,
    kernel: ({ views: [from] }) => `resize_cubic_u8_${from!.channels}`,
    tile: RESIZE_CUBIC_U8_TILE,
    args: scales,
  },
  {
    name: "antialias_u8",
    file: "resize/antialias_u8",
    requires: "interleaved u8 of 1 or 3 channels; a wider filter; bounded reduction",
    gain: "3.1× at 32 × 1080p → 224",
    ptx: RESIZE_ANTIALIAS_U8,
    when: (layout, call) =>
      widensFilter(call) && layout.interleavedU8 && call.views[0]!.channels !== 4 &&
      everyPair(call, (from, to) => fitsAntialiasU8(from, to, filterOf(call).width)),
    prefer: (_, call) =>
      everyPair(call, (from, to) => weightCount(from, to, filterOf(call).width) >= MIN_ANTIALIAS_U8_WEIGHTS),
    kernel: ({ views: [from] }) => `resample_u8_${from!.channels}`,
    tile: PIXEL_TILE,
    args: (call) => [...scales(call), filterOf(call).code],
  },
  {
    name: "antialias",
    file: "resize/antialias",
    requires: "antialias, or area that shrinks",
    gain: "only kernel",
    ptx: RESIZE_ANTIALIAS,
    when: (_, call) => widensFilter(call),
    kernel: ({ views: [from] }) => `resample_${from!.dtype}`,
    tile: PIXEL_TILE,
    args: (call) => [...scales(call), filterOf(call).code],
  },
  {
    name: "generic",
    file: "resize/generic",
    ptx: RESIZE_GENERIC,
    when: (_, call) => !widensFilter(call),
    kernel: genericKernel,
    tile: PIXEL_TILE,
    args: (call) => [...scales(call), genericMode(call)],
  },
]);

/**
 * Resizes images, as OpenCV's `cv::resize`: pixel centers lie at half-integers and the edge is replicated. Integers
 * are rounded from exact positions and weights (but see `"cubic"`), and may differ from OpenCV's by 1, except with
 * `"nearest"`: OpenCV computes u8 in fixed point.
 *
 * ```ts
 * using half = resize(frame, [540, 960]);
 * using thumbnail = resize(frame, 128, { interpolation: "linear", antialias: true });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param size The result's `[height, width]` in pixels, or one number for both; for a list also a list of
 * sizes.
 * @returns Images of the source's layout and dtype.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function resize<I extends Images>(
  src: I,
  size: number | Size | readonly Size[],
  options: ResizeOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  checkOneSize(size, options);
  const sizes = checkSizes("size", size, from);
  const { interpolation = "linear", antialias = false, stream } = checkOperatorOptions(
    options,
    RESIZE_OPTIONS,
  );
  if (!INTERPOLATIONS.includes(interpolation)) {
    throw new RangeError(
      invalid("interpolation", oneOf(INTERPOLATIONS), interpolation),
    );
  }
  if (antialias && interpolation.startsWith("nearest")) {
    throw new RangeError(
      mismatch("antialias", `false for interpolation ${show(interpolation)}`, "true"),
    );
  }
  const to = resultFor(from, { size: sizes }, options);
  return launchInto(to, () => {
    for (const views of launchesFor(from, to, interpolation)) {
      launchVariant(RESIZE, { views, stream, interpolation, antialias });
    }
  });
}

/**
 * One launch for all images. In a list, `"area"` needs one kernel for images that shrink and another for the
 * rest.
 */
function launchesFor(
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

/** The ratio of source to result sizes. The kernel computes those of lists. */
function scales({ views: [from, to] }: ResizeCall): [x: number, y: number] {
  if (from!.images !== null) return [0, 0];
  // OpenCV inverts the scale twice, which is not always exact.
  return [1 / (to!.width / from!.width), 1 / (to!.height / from!.height)];
}

function everyPair(
  { views: [from, to] }: ResizeCall,
  test: (from: ImageView, to: ImageView) => boolean,
): boolean {
  if (from!.images === null) return test(from!, to!);
  return from!.images.every((image, i) => test(image, to!.images![i]!));
}

/** Pixels of all images. */
function pixelCount({ images, count, height, width }: ImageView): number {
  if (images === null) return count * height * width;
  return images.reduce((sum, image) => sum + image.height * image.width, 0);
}

function halves(from: ImageView, to: ImageView): boolean {
  return from.width === 2 * to.width && from.height === 2 * to.height;
}

function shrinks(from: ImageView, to: ImageView): boolean {
  return from.width >= to.width && from.height >= to.height;
}

/** True if the filter covers more pixels as the image shrinks. */
function widensFilter(call: ResizeCall): boolean {
  return call.interpolation === "area" ? everyPair(call, shrinks) : call.antialias;
}

function filterOf({ interpolation }: ResizeCall): typeof FILTERS[keyof typeof FILTERS] {
  return FILTERS[interpolation as keyof typeof FILTERS];
}

function fitsAntialiasU8(from: ImageView, to: ImageView, filterWidth: number): boolean {
  const scale = from.width / to.width, taps = Math.ceil(filterWidth * Math.max(scale, 1)) + 2;
  const rowBytes = (Math.ceil((PIXEL_TILE[0] - 1) * scale) + taps + 3) * from.channels + 3; // of a block
  return taps + 3 <= RESAMPLE_U8_TAPS && rowBytes <= RESAMPLE_U8_ROW_BYTES;
}

/** About how many source pixels contribute to a pixel of the result. */
function weightCount(from: ImageView, to: ImageView, filterWidth: number): number {
  const along = (source: number, result: number): number => filterWidth * Math.max(source / result, 1);
  return along(from.width, to.width) * along(from.height, to.height);
}

function minWidth({ images, width }: ImageView): number {
  return images === null ? width : Math.min(...images.map((image) => image.width));
}

/**
 * The last argument of the generic kernels: whether nearest is exact, or how linear ones compute positions.
 */
function genericMode({ interpolation }: ResizeCall): number {
  if (interpolation === "nearest-exact") return 1;
  return interpolation === "area" ? RESIZE_POSITIONS.cells : RESIZE_POSITIONS.centers;
}

function genericKernel({ views: [from], interpolation }: ResizeCall): string {
  const { dtype, channels, array: { itemSize } } = from!;
  switch (interpolation) {
    case "nearest":
    case "nearest-exact":
      return `resize_nearest_${itemSize}`;
    case "linear":
    case "area":
      return dtype === "f32" ? instance("resize_linear", dtype, channels) : `resize_linear_${dtype}`;
    default:
      return `resize_${interpolation}_${dtype}`;
  }
}
