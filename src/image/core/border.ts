/** What lies beyond the edge of an image. */
import { invalid, show } from "../../base/check.ts";

/**
 * What an operator reads beyond the edge, in OpenCV's terms. For pixels `abcdef`:
 * `"constant"` kkk|abcdef|kkk, `"replicate"` aaa|abcdef|fff, `"reflect"` cba|abcdef|fed, `"reflect101"` dcb|abcdef|edc,
 * `"wrap"` def|abcdef|abc.
 */
export type Border = "constant" | "replicate" | "reflect" | "reflect101" | "wrap";

/** In the order of `enum Border` of kernels/core/border.cuh. */
const BORDERS: readonly Border[] = ["constant", "replicate", "reflect", "reflect101", "wrap"];

/** The number of a border in kernels. */
export function borderCode(border: Border): number {
  const code = BORDERS.indexOf(border);
  if (code < 0) {
    throw new RangeError(invalid("border", `one of ${BORDERS.map(show).join(", ")}`, border));
  }
  return code;
}
