/** Pixels beyond the edge of an image. */
import { BORDER } from "../../../ptx/layouts.ts";
import { invalid, isKeyOf, oneOf } from "../../base/check.ts";

/**
 * How pixels beyond the edge are chosen, in OpenCV's terms. For the row `abcdef`: `"constant"`
 * kkk|abcdef|kkk, `"replicate"` aaa|abcdef|fff, `"reflect"` cba|abcdef|fed, `"reflect101"` dcb|abcdef|edc,
 * `"wrap"` def|abcdef|abc.
 */
export type Border = "constant" | "replicate" | "reflect" | "reflect101" | "wrap";

/** Checks the option `border` and returns its number in kernels. */
export function borderCode(border: Border): number {
  if (!isKeyOf(BORDER, border)) {
    throw new RangeError(invalid("border", oneOf(BORDER), border));
  }
  return (BORDER satisfies Record<Border, number>)[border];
}
