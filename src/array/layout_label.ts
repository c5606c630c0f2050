/** Layout labels: one letter per axis, as in CV-CUDA ("NHWC"). */
import { invalid, show } from "../base/check.ts";

/** Valid labels seen so far. Programs use the same few for all arrays. */
const KNOWN_LABELS: Set<unknown> = new Set();
const MAX_KNOWN = 64;

/** Labels by number of axes. */
const EXAMPLES: Readonly<Record<number, string>> = { 2: "HW", 3: "HWC", 4: "NCHW", 5: "NDHWC" };

/** Returns `layout` if it has a different capital letter for each of `ndim` axes; throws otherwise. */
export function checkLabel(name: string, layout: unknown, ndim: number): string {
  if (KNOWN_LABELS.has(layout) && (layout as string).length === ndim) return layout as string;
  if (
    typeof layout !== "string" || !/^[A-Z]*$/.test(layout) || layout.length !== ndim ||
    new Set(layout).size !== ndim
  ) {
    const example = EXAMPLES[ndim] === undefined ? "" : ` ("${EXAMPLES[ndim]}" …)`;
    throw new RangeError(
      invalid(name, `${ndim} different capital letters, one for each axis${example}`, layout),
    );
  }
  if (KNOWN_LABELS.size < MAX_KNOWN) KNOWN_LABELS.add(layout);
  return layout;
}

/** Returns the axis of a letter. */
export function labelAxis(layout: string | undefined, letter: string): number {
  const axis = letter.length === 1 ? layout?.indexOf(letter) ?? -1 : -1;
  if (axis < 0) {
    throw new RangeError(
      layout === undefined
        ? `${invalid("axis", "a number for an array without layout", letter)}; label it with asTensor()`
        : invalid("axis", `a letter of the layout ${show(layout)}`, letter),
    );
  }
  return axis;
}

/** Returns the advice for an array whose height and width are in the wrong order, such as by `transpose()`. */
export function swappedAxesAdvice(layout: string): string {
  const upright = layout.replace("WH", "HW");
  return upright === layout ? "" : `; for an image with swapped axes, asTensor(image, ${show(upright)})`;
}
