/** Rejects options that no operator has. */
import { invalid, mismatch, suggestion } from "../../base/check.ts";

/** The names of the options of all operators; `npm run docs` compares them with the documentation. */
export const OPTION_NAMES: readonly string[] = [
  "anchor",
  "antialias",
  "blockSize",
  "border",
  "borderValue",
  "brightness",
  "brightnessShift",
  "c",
  "center",
  "channels",
  "clipLimit",
  "connectivity",
  "contrast",
  "contrastCenter",
  "counts",
  "crop",
  "degrees",
  "delta",
  "dtype",
  "element",
  "flip",
  "format",
  "from",
  "interpolation",
  "into",
  "inverse",
  "iouThreshold",
  "iterations",
  "l2Gradient",
  "layout",
  "left",
  "letterbox",
  "mask",
  "maxValue",
  "mean",
  "method",
  "normalize",
  "range",
  "scale",
  "scoreThreshold",
  "shift",
  "size",
  "standard",
  "std",
  "stream",
  "swapRedBlue",
  "tileGridSize",
  "top",
  "type",
  "value",
];

const KNOWN: ReadonlySet<string> = new Set(OPTION_NAMES);

/**
 * Throws for an option that no operator has: a misspelled one. Called where a result is allocated, which takes
 * far longer; with `into`, calls are repeated and their options known.
 */
export function checkNames(options: object): void {
  if (Array.isArray(options)) {
    throw new TypeError(invalid("options", "an object such as { stream }", options));
  }
  for (const name in options) {
    if (KNOWN.has(name) || (options as Record<string, unknown>)[name] === undefined) continue;
    const expected = "options of the operator";
    throw new TypeError(mismatch("options", expected, name) + suggestion(name, OPTION_NAMES));
  }
}
