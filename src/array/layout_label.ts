/**
 * Layouts: which axis is what, as CV-CUDA names them.
 *
 * @module
 */
import { type ArrayOptions, DeviceArray } from "./array.ts";
import { invalid, mismatch, show } from "../base/check.ts";
import type { DType } from "../base/dtype.ts";

/** Options of {@link reformat}. */
export interface ReformatOptions<D extends DType = DType> extends ArrayOptions {
  /** The array that is written and returned, with the new layout's shape. Default: a new one. */
  into?: DeviceArray<D>;
}

/** Layouts that have been found to be some: the same few come with every array. */
const KNOWN_LABELS: Set<unknown> = new Set();
const MOST_KNOWN = 64;

/** A layout for `ndim` axes: a capital letter for each axis, none of them twice. */
export function checkLabel(name: string, layout: unknown, ndim: number): string {
  if (KNOWN_LABELS.has(layout) && (layout as string).length === ndim) return layout as string;
  if (
    typeof layout !== "string" || !/^[A-Z]*$/.test(layout) || layout.length !== ndim ||
    new Set(layout).size !== ndim
  ) {
    throw new RangeError(
      invalid(name, `${ndim} different capital letters, one for each axis ("HWC", "NCHW" …)`, layout),
    );
  }
  if (KNOWN_LABELS.size < MOST_KNOWN) KNOWN_LABELS.add(layout);
  return layout;
}

/** The axis of a letter. */
export function labelAxis(layout: string | undefined, letter: string): number {
  const axis = letter.length === 1 ? layout?.indexOf(letter) ?? -1 : -1;
  if (axis < 0) {
    throw new RangeError(
      `axis: ${show(letter)} given; ` +
        (layout === undefined
          ? "the array has no layout: name its axes by asTensor(array, layout)"
          : `the layout is ${show(layout)}`),
    );
  }
  return axis;
}

/**
 * A view of an array whose axes are named: CV-CUDA's `as_tensor`.
 *
 * ```ts
 * using pixels = device.emptyPitched([1080, 1920, 3], "u8");
 * const image = asTensor(pixels, "HWC");
 * image.strideOf("H"); // the pitch
 * using planes = reformat(image, "CHW");
 * ```
 *
 * Like every view it lives as long as the array that owns the memory. New arrays take a `layout` as an option.
 *
 * @throws {RangeError} Not one capital letter for each axis.
 */
export function asTensor<D extends DType>(array: DeviceArray<D>, layout: string): DeviceArray<D> {
  if (!(array instanceof DeviceArray)) {
    throw new TypeError(invalid("array", "a DeviceArray", array));
  }
  return array.labeled(checkLabel("layout", layout, array.ndim));
}

/**
 * A contiguous array of its own with the axes in the order of another layout: CV-CUDA's `reformat`. `transpose()` gives a view in that order
 * without a copy.
 *
 * @param array An array with a layout; see {@link asTensor}.
 * @param layout The same letters in the wanted order.
 * @throws {RangeError} The array has no layout, the letters are others, or `into` has another shape.
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
      `layout: ${show(layout)} given for an array ` +
        (array.layout === undefined
          ? "without a layout; name its axes first: asTensor(array, layout)"
          : `whose layout is ${show(array.layout)}; accepted are the same letters in another order`),
    );
  }
  const turned = array.transpose(...Array.from(layout, (letter) => labelAxis(array.layout, letter)));
  const { into } = options;
  if (into === undefined) return turned.copy(options);
  if (into.dtype !== array.dtype || into.shape.join() !== turned.shape.join()) {
    throw new RangeError(
      mismatch("into", `${array.dtype} ${show(turned.shape)}`, `${into.dtype} ${show(into.shape)}`),
    );
  }
  return into.copyFrom(turned, options);
}
