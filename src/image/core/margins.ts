/** The margins of copyMakeBorder(). */
import { checkOptionNames, type OptionNames } from "../../base/check.ts";
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

/** Returns margins whose names are known; throws for anything else. */
export function checkMargins(margins: Margins): Margins {
  return checkOptionNames(record("margins", margins, "{ top, bottom, left, right }"), MARGINS, "margins");
}
