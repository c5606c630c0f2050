import { NORMALIZE_FACTORS, NORMALIZE_TILE, NORMALIZE_VALUES_TILE } from "../../../ptx/layouts.ts";
import { NORMALIZE } from "../../../ptx/ops/normalize.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages } from "../core/launch.ts";
import { MAX_GRID_YZ } from "../core/limits.ts";
import { type MemoryLayout, memoryLayout, mergeChannels, mergeRows } from "../core/memory_layout.ts";
import {
  NORMALIZE_OPTIONS,
  type NormalizeOptions,
  resultLayout,
  reverseChannels,
} from "../core/normalization.ts";
import { paramBlock } from "../core/params.ts";
import {
  launchPreprocess,
  type OutputTransform,
  outputTransform,
  resizeGeometry,
} from "../core/preprocess.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchInto, resultFor } from "../core/result.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import { type Images, imagesOf, type ImageView, readImages, type Result } from "../core/view.ts";

interface NormalizeCall extends Call {
  readonly to: ImageView;
  readonly transform: OutputTransform;
  /** The elements of the result are in the order of the source's. */
  readonly keepsOrder: boolean;
}

/** Elements of a row that kernels count in 32 bits. */
const MAX_ROW = 2 ** 28;

const NORMALIZE_VARIANTS = variants<NormalizeCall>("normalize", [
  {
    name: "same_order",
    file: "normalize",
    requires: "interleaved u8 or f32 to interleaved f32",
    gain: "6.0× at 32 × 1080p u8 NHWC",
    when: (layout, { views: [from], to, keepsOrder }) =>
      keepsOrder && fitsGrid(from!) && (layout.dtype === "u8" || layout.dtype === "f32") &&
      layout.interleaved &&
      memoryLayout([to]).interleaved,
    launch: launchSameOrder,
  },
  {
    name: "u8",
    file: "normalize",
    requires: "interleaved u8 of 3 or 4 channels",
    gain: "1.62× at 32 × 1080p RGBA",
    when: acceptsU8,
    launch: launchU8,
  },
  {
    name: "generic",
    file: "preprocess/generic",
    launch: ({ views: [from], stream, to, transform }) => {
      const images = imagesOf(from!);
      const geometries = images.map(({ height, width }) => resizeGeometry([height, width]));
      launchPreprocess(from!, to, geometries, transform, stream);
    },
  },
]);

/**
 * Converts images to normalized f32 and changes their layout, in one kernel: `(pixel * scale - mean) / std`.
 *
 * ```ts
 * // u8 [1080, 1920, 3] → f32 [3, 1080, 1920], -1 … 1
 * using input = normalize(frame, { mean: 0.5, std: 0.5 });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes. Interleaved u8 is fastest.
 * @returns f32 images of the source's sizes; a list for a list.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function normalize<I extends Images>(
  src: I,
  options: NormalizeOptions<NoInfer<Result<I, "f32">>> = {},
): Result<I, "f32"> {
  const from = readImages("src", src);
  const { into, stream, swapRedBlue = false } = checkOperatorOptions(
    options,
    NORMALIZE_OPTIONS,
  ) as NormalizeOptions<Images>;
  const { into: _, ...rest } = options;
  const transform = outputTransform(from.dtype, from.channels, 0, rest);
  const layout = resultLayout(options.layout, from.layout.length === 4);
  const keepsOrder = from.channels === 1 || (layout.endsWith("C") && !swapRedBlue);
  const to = resultFor(from, { dtype: "f32", layout }, { into, stream });
  const call = { views: [from], stream, to, transform, keepsOrder };
  return launchInto<Images>(to, () => launchVariant(NORMALIZE_VARIANTS, call)) as Result<I, "f32">;
}

function fitsGrid({ height }: ImageView): boolean {
  return height <= MAX_GRID_YZ;
}

function acceptsU8(layout: MemoryLayout, { views: [from] }: NormalizeCall): boolean {
  return from!.channels > 1 && fitsGrid(from!) && layout.interleavedU8;
}

/** True if kernels may see each image as one row. */
function hasLongRows(from: ImageView, to: ImageView): boolean {
  return memoryLayout([from, to]).contiguous &&
    imagesOf(from).every(({ width, height }) => width * height <= MAX_ROW);
}

/** Kernels take the factors of four elements. Those of three channels are rotated by the kernel. */
function launchSameOrder({ views: [from], stream, to, transform }: NormalizeCall): void {
  const { dtype, channels, context } = from!;
  const factors = normalizeFactors(transform), { f32 } = factors;
  for (let i = channels === 3 ? 4 : channels; i < 4; i++) {
    f32[i] = f32[i % channels]!;
    f32[4 + i] = f32[4 + i % channels]!;
  }
  const rows = [mergeChannels(from!), mergeChannels(to)];
  const views = hasLongRows(from!, to) ? rows.map(mergeRows) : rows;
  const kernel = builtinKernel(context, NORMALIZE, `normalize_values_${dtype}`);
  launchImages(
    kernel,
    views,
    NORMALIZE_VALUES_TILE,
    stream,
    factors.bytes,
    channels === 3 ? 1 : 0,
  );
}

function launchU8({ views: [from], stream, to, transform }: NormalizeCall): void {
  const target = transform.swapRedBlue ? reverseChannels(to) : to;
  const kernel = builtinKernel(from!.context, NORMALIZE, `normalize_u8_c${from!.channels}`);
  const views = hasLongRows(from!, to) ? [mergeRows(from!), mergeRows(target)] : [from!, target];
  launchImages(kernel, views, NORMALIZE_TILE, stream, normalizeFactors(transform).bytes);
}

const factorBlock = paramBlock(NORMALIZE_FACTORS);

function normalizeFactors({ scale, offset }: OutputTransform): typeof factorBlock {
  factorBlock.f32.set(scale, NORMALIZE_FACTORS.f32.scale);
  factorBlock.f32.set(offset, NORMALIZE_FACTORS.f32.offset);
  return factorBlock;
}
