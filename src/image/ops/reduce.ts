import { AXIS_REDUCTION } from "../../../ptx/layouts.ts";
import { REDUCTIONS_GENERIC } from "../../../ptx/ops/reductions/generic.ts";
import { invalid, isKeyOf, oneOf } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { resultFor, returned } from "../core/result.ts";
import {
  ARITHMETIC_OPTIONS,
  type ArithmeticOptions,
  dtypeOption,
  type ElementType,
  type FloatOf,
} from "../core/result_dtype.ts";
import type { Size } from "../core/size.ts";
import { PIXEL_TILE } from "../core/tiles.ts";
import { type Images, type ImageView, readImages, type Result } from "../core/view.ts";

/** How `reduce` combines the elements of a row or column; `"sum2"` is the sum of squares. */
export type Reduction = "sum" | "mean" | "min" | "max" | "sum2";

/** The default dtype of a reduction: that of the source for extremes, otherwise floating point. */
export type ReducedOf<I extends Images, R extends Reduction> = R extends "min" | "max" ? ElementType<I>
  : FloatOf<I>;

const REDUCTIONS: Readonly<Record<Reduction, number>> = {
  sum: AXIS_REDUCTION.axisSum,
  mean: AXIS_REDUCTION.axisMean,
  min: AXIS_REDUCTION.axisLeast,
  max: AXIS_REDUCTION.axisGreatest,
  sum2: AXIS_REDUCTION.axisSquares,
};

/**
 * Reduces images to one row or one column: OpenCV's `reduce`.
 *
 * ```ts
 * using profile = reduce(frame, "y", "mean"); // [1080, 1920, 3] → [1, 1920, 3]
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @param axis The axis to reduce: `"y"` leaves one row (OpenCV's dim 0), `"x"` one column.
 * @returns Images of the same layout with an extent of 1. `"min"` and `"max"` keep the dtype; the others
 * accumulate in f64 and return floating point, f32 for integers.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function reduce<I extends Images, R extends Reduction, D extends DType = ReducedOf<I, R>>(
  src: I,
  axis: "x" | "y",
  reduction: R,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  if (axis !== "x" && axis !== "y") {
    throw new RangeError(invalid("axis", oneOf(["x", "y"]), axis));
  }
  if (!isKeyOf(REDUCTIONS, reduction)) {
    throw new RangeError(
      invalid("reduction", oneOf(REDUCTIONS), reduction),
    );
  }
  const from = readImages("src", src);
  const keepsDType = reduction === "min" || reduction === "max" || from.dtype === "f16";
  const dtype = dtypeOption(
    checkOperatorOptions(options, ARITHMETIC_OPTIONS).dtype,
    keepsDType ? from.dtype : "f32",
  );
  const sizeOf = ({ height, width }: ImageView): Size => axis === "y" ? [1, width] : [height, 1];
  const size = from.images === null ? sizeOf(from) : from.images.map(sizeOf);
  const to = resultFor(from, { dtype, size }, options);
  const name = axis === "y" ? "reduce_rows" : "reduce_columns";
  const kernel = builtinKernel(from.context, REDUCTIONS_GENERIC, name);
  const args = [REDUCTIONS[reduction], typeCode(from.dtype), typeCode(dtype)];
  launchImages(
    kernel,
    [from, to],
    axis === "y" ? [PIXEL_TILE[0], 1] : [1, PIXEL_TILE[1]],
    options.stream,
    ...args,
  );
  return returned(to);
}
