/** The part of a kernel's key that its constants are. */
import type { Constants } from "./types.ts";

/** Returns texts that differ for constants of different code: `1` and `true`, `0` and `-0`. */
export function constantsKey(constants: Constants): string[] {
  return Object.entries(constants).map(([name, value]) =>
    `${name}=${typeof value} ${Object.is(value, -0) ? "-0" : value}`
  );
}
