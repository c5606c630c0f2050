/** Arguments that are objects with named members. */
import { invalid } from "../../base/check.ts";

/** Checks that argument `name` is an object; `members` describes it: `"{ x, y, width, height }"`. */
export function record<T>(name: string, value: T, members: string): T {
  if (typeof value === "object" && value !== null) return value;
  throw new TypeError(invalid(name, members, value));
}
