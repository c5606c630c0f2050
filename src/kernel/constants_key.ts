/** The constants of kernels: copies, and their part of a key. */
import { checkOptions } from "../base/check.ts";
import type { Constants } from "./types.ts";

/**
 * Returns a copy of the option `constants`: a kernel is compiled later, when the caller may have changed the
 * object.
 *
 * @throws {TypeError} If it is not an object.
 */
export function copyConstants<C extends Constants>(constants: C | undefined): C {
  return { ...checkOptions(constants ?? {} as C, "constants") };
}

/** Returns texts that differ for constants of different code: `1` and `true`, `0` and `-0`. */
export function constantsKey(constants: Constants): string[] {
  return Object.entries(constants).map(([name, value]) =>
    `${name}=${typeof value} ${Object.is(value, -0) ? "-0" : value}`
  );
}
