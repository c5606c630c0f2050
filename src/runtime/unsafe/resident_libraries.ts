/**
 * Keeps libraries loaded until the process ends.
 *
 * Deno and Node close a library when the Worker or test module that opened it ends. That can unload libcuda
 * while its own threads still run, or while another thread ends the process, and then crashes. Marking the
 * library `RTLD_NODELETE` prevents it.
 *
 * - Assumes: `dlopen` with `RTLD_NOLOAD | RTLD_NODELETE` marks a library that is already loaded (glibc).
 * - If that fails: the library is unloaded as without this code.
 * - Switch: `CUFFI_DISABLE=resident-libraries` leaves loading and unloading to the runtime.
 */
import { cText } from "../c_text.ts";
import { isDisabled } from "../disable.ts";
import { runtime } from "../index.ts";
import type { BoundSymbols } from "../runtime.ts";

const SYMBOLS = {
  dlopen: { parameters: [["filename", "buffer"], ["flags", "i32"]], result: "address" },
} as const;

// <dlfcn.h> of Linux.
const RTLD_LAZY = 1, RTLD_NOLOAD = 4, RTLD_NODELETE = 0x1000;

let libc: BoundSymbols<typeof SYMBOLS> | null | undefined;

/** Keeps a library that was opened by `path` loaded. Does nothing where the C library cannot do it. */
export function keepLoaded(path: string): void {
  if (libc === undefined) libc = bind();
  // NOLOAD changes the flags of the loaded library.
  libc?.dlopen(cText(path), RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
}

function bind(): BoundSymbols<typeof SYMBOLS> | null {
  if (isDisabled("resident-libraries") || runtime.platform() !== "linux") return null;
  try {
    return runtime.openLibrary("libc.so.6").bind(SYMBOLS);
  } catch {
    return null; // Other C libraries have another name; musl never unloads.
  }
}
