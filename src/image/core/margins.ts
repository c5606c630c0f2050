/** The margins of copyMakeBorder(). */
import { checkOptionNames, mismatch, type OptionNames, show } from "../../base/check.ts";
import { record } from "./record.ts";

/** The width of a border in pixels on each side. */
export interface Margins {
  /** Rows above. Default 0. */
  top?: number | undefined;
  /** Rows below. Default 0. */
  bottom?: number | undefined;
  /** Columns on the left. Default 0. */
  left?: number | undefined;
  /** Columns on the right. Default 0. */
  right?: number | undefined;
}

const MARGINS: OptionNames<Margins> = { top: true, bottom: true, left: true, right: true };

/**
 * Returns margins whose names are known; throws for anything else.
 *
 * @param place The place of the options among the arguments.
 */
export function checkMargins(margins: Margins, place: "second" | "third"): Margins {
  const given: object = record("margins", margins, "{ top, bottom, left, right }");
  for (const [option, value] of Object.entries(given)) {
    if (option !== "border" && option !== "value") continue;
    const message = mismatch("margins", `only ${Object.keys(MARGINS).join(", ")}`, option);
    throw new TypeError(`${message}; pass it in the ${place} argument: { ${option}: ${show(value)} }`);
  }
  return checkOptionNames(margins, MARGINS, "margins");
}
