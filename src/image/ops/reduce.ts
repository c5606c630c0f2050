import { REDUCTIONS_GENERIC } from "../../../ptx/ops/reductions/generic.ts";
import { invalid, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { resultOf, returned } from "../core/result.ts";
import { type ArithmeticOptions, dtypeOption, type ElementType, type FloatOf } from "../core/result_dtype.ts";
import type { Size } from "../core/size.ts";
import { type Images, type ImageView, readImages, type Result } from "../core/view.ts";

/** What `reduce` makes of a row or column: `"sum2"` is the sum of squares. */
export type Reduction = "sum" | "mean" | "min" | "max" | "sum2";

/** In the order of `enum Reduction` of kernels/ops/reductions/generic.cu. */
const REDUCTIONS: readonly Reduction[] = ["sum", "mean", "min", "max", "sum2"];

/** The element type of a reduction: that of the source for extremes, else floats. */
export type ReducedOf<I extends Images, R extends Reduction> = R extends "min" | "max" ? ElementType<I>
  : FloatOf<I>;

/**
 * Reduces images to one row or one column: OpenCV's `reduce`.
 *
 * ```ts
 * using profile = reduce(frame, "y", "mean"); // [1080, 1920, 3] → [1, 1920, 3]
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @param axis Which axis goes: `"y"` leaves one row (OpenCV's dim 0), `"x"` one column.
 * @returns The same layout with an extent of 1. `"min"` and `"max"` keep the element type, the others make floats (f32 of
 * integers), which are summed up in f64.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function reduce<I extends Images, R extends Reduction, D extends DType = ReducedOf<I, R>>(
  src: I,
  axis: "x" | "y",
  reduction: R,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  if (axis !== "x" && axis !== "y") {
    throw new RangeError(invalid("axis", `"x" or "y"`, axis));
  }
  if (!REDUCTIONS.includes(reduction)) {
    throw new RangeError(invalid("reduction", `one of ${REDUCTIONS.map(show).join(", ")}`, reduction));
  }
  const from = readImages("src", src);
  const keeps = reduction === "min" || reduction === "max" || from.dtype === "f16";
  const dtype = dtypeOption(options.dtype, keeps ? from.dtype : "f32");
  const sizeOf = ({ height, width }: ImageView): Size => axis === "y" ? [1, width] : [height, 1];
  const size = from.images === null ? sizeOf(from) : from.images.map(sizeOf);
  const to = resultOf(from, { dtype, size }, options);
  const kernel = shippedKernel(
    from.context,
    REDUCTIONS_GENERIC,
    axis === "y" ? "reduce_rows" : "reduce_columns",
  );
  const args = [REDUCTIONS.indexOf(reduction), typeCode(from.dtype), typeCode(dtype)];
  launchImages(kernel, [from, to], axis === "y" ? [32, 1] : [1, 8], options.stream, ...args);
  return returned(to);
}
