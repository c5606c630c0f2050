import { LABEL } from "../../../ptx/ops/label.ts";
import { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import { streamOf } from "../../core/stream_state.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Kernel } from "../../core/module/kernel.ts";
import { TILE_PIXELS, wordsOf, workFor } from "../core/connected_components.ts";
import { launchImages, type Tile, typeCode } from "../core/launch.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { checkTable } from "../core/table.ts";
import { type ImageOptions, type Images, overlapping, readImages, type Result } from "../core/view.ts";

/** Options of `label`. */
export interface LabelOptions<I extends Images = Images> extends ImageOptions<Result<I, "i32">> {
  /** Whether pixels that only touch at a corner are connected (8) or not (4). Default 8. */
  connectivity?: 4 | 8;
  /** Where to write how many components there are, instead of new memory: i32 `[count]` (`[1]` for one image), without gaps. */
  counts?: DeviceArray<"i32">;
}

/** Labels and how many there are. `dispose()` and `using` free both, but not what was given. */
export interface Labels<I extends Images = DeviceArray> extends Disposable {
  /** i32: 0 where `src` is 0, else the number of the pixel's component, from 1 on. */
  readonly labels: Result<I, "i32">;
  /** i32 `[count]`: components of each image, `[1]` for one. */
  readonly counts: DeviceArray<"i32">;
}

/** Rows whose components are counted together, as in kernels/core/connected_components.cuh. */
const COUNTED = 8;
/** Pixels that a block writes. */
const WRITTEN: Tile = [64, 32];

/**
 * Connected components of the pixels that are not 0: OpenCV's `connectedComponents`, CV-CUDA's `label`. Components are numbered
 * in the order of their first pixels, row by row, so the same image has the same labels everywhere. (OpenCV's and CV-CUDA's
 * numbers differ, the components do not. OpenCV counts the background, too.) It takes 2.5 bytes a pixel of memory
 * while it works.
 *
 * ```ts
 * using found = label(mask);
 * const [count] = found.counts.toHost();
 * ```
 *
 * @param src Images of 1 channel, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function label<I extends Images>(src: I, options: LabelOptions<NoInfer<I>> = {}): Labels<I> {
  const from = readImages("src", src, undefined, [1]);
  const { connectivity = 8, stream } = options;
  if (connectivity !== 4 && connectivity !== 8) {
    throw new RangeError(invalid("connectivity", "4 or 8", connectivity));
  }
  const { context, count } = from;
  const words = wordsOf(from);
  if (options.counts !== undefined) checkTable("counts", options.counts, [count], "i32", [from]);
  const to = resultOf(from, { dtype: "i32" }, options as ImageOptions<Images>);
  const given = options.counts;
  if (given !== undefined && (to.images ?? [to]).some(({ array }) => overlapping(array, given))) {
    discard(to);
    throw new RangeError("counts: it shares memory with into; accepted is memory of its own");
  }
  const kernel = (name: string): Kernel => shippedKernel(context, LABEL, `label_${name}`);
  let made: DeviceArray<"i32"> | undefined;
  try {
    if (given === undefined) made = DeviceArray.empty(context, [count], "i32", streamOf(context, stream));
    const counts = (given ?? made)!;
    using work = workFor(from, words, stream);
    launchImages(
      kernel("tiles"),
      [from],
      TILE_PIXELS,
      stream,
      work,
      words,
      typeCode(from.dtype),
      connectivity,
    );
    launchImages(kernel("edges"), [from], TILE_PIXELS, stream, work, words, connectivity);
    launchImages(kernel("number"), [from], [from.width, COUNTED], stream, work, words, counts);
    launchImages(kernel("write"), [to], WRITTEN, stream, work, words);
  } catch (error) {
    made?.dispose();
    discard(to);
    throw error;
  }
  return {
    labels: returned<Images>(to) as Result<I, "i32">,
    counts: (given ?? made)!,
    [Symbol.dispose](): void {
      discard(to);
      made?.dispose();
    },
  };
}
