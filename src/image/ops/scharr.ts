import { invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { gradientDType, type GradientOf, type GradientOptions, scaling } from "../core/gradient.ts";
import { filterSeparable } from "../core/linear_filter.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/**
 * The first derivative along one axis, with Scharr's weights (3 10 3): OpenCV's `Scharr`. Arguments as for {@link sobel}.
 *
 * @param axis `"x"` or `"y"`.
 */
export function scharr<I extends Images, D extends DType = GradientOf<I>>(
  src: I,
  axis: "x" | "y",
  options: GradientOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  if (axis !== "x" && axis !== "y") {
    throw new RangeError(invalid("axis", `"x" or "y"`, axis));
  }
  const from = readImages("src", src);
  const along = [-1, 0, 1], across = [3, 10, 3];
  const kernel = axis === "x" ? { x: along, y: across } : { x: across, y: along };
  return filterSeparable(
    from,
    gradientDType(options.dtype, from.dtype),
    { ...kernel, ...scaling(options) },
    options,
  );
}
