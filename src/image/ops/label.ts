import { COMPONENTS_COUNTED_ROWS, COMPONENTS_TILE, LABEL_WRITE_TILE } from "../../../ptx/layouts.ts";
import { LABEL } from "../../../ptx/ops/label.ts";
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import { invalid, mismatch, type OptionNames } from "../../base/check.ts";
import { streamOf } from "../../core/stream_state.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import type { Kernel } from "../../core/module/kernel.ts";
import { componentScratch, componentWords } from "../core/connected_components.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { overlapping } from "../core/overlap.ts";
import { discard, resultFor, returned } from "../core/result.ts";
import { checkTable } from "../core/table.ts";
import {
  IMAGE_OPTIONS,
  type ImageOptions,
  type Images,
  imagesOf,
  readImages,
  type Result,
} from "../core/view.ts";

/** Options of {@link label}. */
export interface LabelOptions<I extends Images = Images> extends ImageOptions<Result<I, "i32">> {
  /** Whether pixels that touch at a corner are connected (8) or not (4). Default 8. */
  connectivity?: 4 | 8 | undefined;
  /**
   * Writes the number of components here instead of allocating memory: contiguous i32 `[count]` (`[1]` for
   * one image).
   */
  counts?: DeviceArray<"i32"> | undefined;
}

/** The names of {@link LabelOptions}. */
const LABEL_OPTIONS: OptionNames<LabelOptions> = {
  connectivity: true,
  counts: true,
  ...IMAGE_OPTIONS,
};

/** Labels and their number. `using` frees both, unless they were passed as options. */
export interface Labels<I extends Images = DeviceArray> extends Disposable {
  /** i32: 0 where `src` is 0, otherwise the number of the pixel's component, from 1. */
  readonly labels: Result<I, "i32">;
  /** i32 `[count]`: the components of each image; `[1]` for one image. */
  readonly counts: DeviceArray<"i32">;
}

/**
 * Labels the connected components of nonzero pixels: OpenCV's `connectedComponents`, CV-CUDA's `label`.
 * Components are numbered by their first pixel in row-major order, so labels are the same on every device.
 * (OpenCV and CV-CUDA find the same components but number them differently; OpenCV also counts the
 * background.) The operator allocates scratch memory of 2.5 bytes per pixel.
 *
 * ```ts
 * using found = label(mask);
 * const [count] = found.counts.toHost();
 * ```
 *
 * @param src Single-channel images of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @returns The labels and their number.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function label<I extends Images>(src: I, options: LabelOptions<NoInfer<I>> = {}): Labels<I> {
  const from = readImages("src", src, undefined, [1]);
  const { connectivity = 8, stream, counts: given } = checkOperatorOptions(options, LABEL_OPTIONS);
  if (connectivity !== 4 && connectivity !== 8) {
    throw new RangeError(invalid("connectivity", "4 or 8", connectivity));
  }
  const { context, count } = from;
  const words = componentWords(from);
  if (given !== undefined) checkTable("counts", given, [count], "i32", [from]);
  const to = resultFor(from, { dtype: "i32" }, options as ImageOptions<Images>);
  if (given !== undefined && imagesOf(to).some(({ array }) => overlapping(array, given))) {
    discard(to);
    throw new RangeError(mismatch("counts", "separate memory", "memory that overlaps into"));
  }
  const kernel = (name: string): Kernel => builtinKernel(context, LABEL, `label_${name}`);
  let allocated: DeviceArray<"i32"> | undefined;
  try {
    const counts = given ??
      (allocated = emptyArray(context, [count], "i32", streamOf(context, stream)));
    using scratch = componentScratch(from, words, stream);
    const tileArgs = [words, typeCode(from.dtype), connectivity];
    launchImages(kernel("tiles"), [from], COMPONENTS_TILE, stream, scratch, ...tileArgs);
    launchImages(kernel("edges"), [from], COMPONENTS_TILE, stream, scratch, words, connectivity);
    launchImages(
      kernel("number"),
      [from],
      [from.width, COMPONENTS_COUNTED_ROWS],
      stream,
      scratch,
      words,
      counts,
    );
    launchImages(kernel("write"), [to], LABEL_WRITE_TILE, stream, scratch, words);
    return {
      labels: returned<Images>(to) as Result<I, "i32">,
      counts,
      [Symbol.dispose](): void {
        discard(to);
        allocated?.dispose();
      },
    };
  } catch (error) {
    allocated?.dispose();
    discard(to);
    throw error;
  }
}
