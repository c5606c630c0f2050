/**
 * Calls a C function by its address, without compiling a binding for it.
 *
 * - Assumes: libc's `bsearch` calls the comparison function with its key as the first argument, on the
 *   calling thread, and with the platform's C calling convention. Every libc does; a comparison function
 *   takes two pointers, so the callee's one argument arrives in the first register and the second one is
 *   ignored.
 * - If that fails: the callee receives a wrong pointer, which usually ends the process.
 * - Switch: `CUFFI_DISABLE=call-pointer` uses the runtime's own calls (`CFunction`, `UnsafeFnPointer`)
 *   instead. Deno's costs 50 times as much, and Bun's compiles code once per address.
 */
import { isDisabled } from "../disable.ts";
import { runtime } from "../index.ts";
import type { BoundSymbols } from "../runtime.ts";

const SYMBOLS = {
  bsearch: {
    parameters: [
      ["key", "address"],
      ["base", "address"],
      ["nmemb", "usize"],
      ["size", "usize"],
      ["compar", "address"],
    ],
    result: "address",
  },
} as const;

let bound: BoundSymbols<typeof SYMBOLS> | null | undefined;

/** Calls `void fn(void* argument)`. */
export function callPointer(fn: bigint, argument: bigint): void {
  if (bound === undefined) bound = bind();
  if (bound === null) return runtime.callPointer(fn, argument);
  // The one element to compare with is never read: a byte at the key's own address.
  bound.bsearch(argument, argument, 1n, 1n, fn);
}

function bind(): BoundSymbols<typeof SYMBOLS> | null {
  if (isDisabled("call-pointer") || runtime.platform() !== "linux") return null;
  return runtime.openLibrary("libc.so.6", "bsearch").bind(SYMBOLS);
}
