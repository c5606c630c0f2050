/**
 * Labels and permutes the axes of arrays, like CV-CUDA's `as_tensor` and `reformat`.
 *
 * @module
 */
import { checkOptionNames, invalid, mismatch, type OptionNames, show } from "../base/check.ts";
import type { DType } from "../base/dtype.ts";
import { type ArrayOptions, DeviceArray, labeled } from "./array.ts";
import { checkLabel, labelAxis } from "./layout_label.ts";

/** Options of {@link reformat}. */
export interface ReformatOptions<D extends DType = DType> extends ArrayOptions {
  /** The array to write and return, with the shape of the new layout. Default: a new one. */
  into?: DeviceArray<D> | undefined;
}

const REFORMAT_OPTIONS: OptionNames<ReformatOptions> = { stream: true, into: true };

/**
 * Returns a view of an array with labeled axes: CV-CUDA's `as_tensor`.
 *
 * ```ts
 * using pixels = device.emptyPitched([1080, 1920, 3], "u8");
 * const image = asTensor(pixels, "HWC");
 * image.strideOf("H"); // the pitch
 * using planes = reformat(image, "CHW");
 * ```
 *
 * Like every view it is valid as long as the array that owns the memory. New arrays take a `layout` option.
 *
 * @throws {RangeError} If the layout is not one capital letter per axis.
 */
export function asTensor<D extends DType>(array: DeviceArray<D>, layout: string): DeviceArray<D> {
  if (!(array instanceof DeviceArray)) {
    throw new TypeError(invalid("array", "a DeviceArray", array));
  }
  return labeled(array, checkLabel("layout", layout, array.ndim));
}

/**
 * Copies an array into a contiguous one with the axes in the order of another layout: CV-CUDA's `reformat`.
 * Use `transpose()` for a view in that order without a copy.
 *
 * ```ts
 * using image = device.zeros([480, 640, 3], "u8", { layout: "HWC" });
 * using planes = reformat(image, "CHW"); // [3, 480, 640]
 * ```
 *
 * @param array An array with a layout; see {@link asTensor}.
 * @param layout The same letters in the new order.
 * @throws {RangeError} If the array has no layout, the letters differ, or `into` has another shape.
 */
export function reformat<D extends DType>(
  array: DeviceArray<D>,
  layout: string,
  options: ReformatOptions<D> = {},
): DeviceArray<D> {
  if (!(array instanceof DeviceArray)) {
    throw new TypeError(invalid("array", "a DeviceArray", array));
  }
  checkLabel("layout", layout, array.ndim);
  if (array.layout === undefined || [...layout].some((letter) => !array.layout!.includes(letter))) {
    throw new RangeError(
      array.layout === undefined
        ? `${mismatch("array", "an array with a layout", "one without")}; label it with asTensor()`
        : invalid("layout", `the letters of ${show(array.layout)} in another order`, layout),
    );
  }
  const permuted = array.transpose(...Array.from(layout, (letter) => labelAxis(array.layout, letter)));
  const { into, stream } = checkOptionNames<ReformatOptions<D>>(options, REFORMAT_OPTIONS);
  if (into === undefined) return permuted.copy({ stream });
  if (into.dtype !== array.dtype || into.shape.join() !== permuted.shape.join()) {
    throw new RangeError(
      mismatch("into", `${array.dtype} ${show(permuted.shape)}`, `${into.dtype} ${show(into.shape)}`),
    );
  }
  return into.copyFrom(permuted, { stream });
}
