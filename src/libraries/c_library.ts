/**
 * The C library, for what meets native code: bytes at foreign addresses, memory that outlives JavaScript objects, and
 * calls of function pointers.
 *
 * @module
 */
import { type BoundSymbols, runtime } from "../runtime/index.ts";

const SYMBOLS = {
  dlopen: { parameters: [["filename", "buffer"], ["flags", "i32"]], result: "address" },
  dlsym: { parameters: [["handle", "address"], ["symbol", "buffer"]], result: "address" },
  dlerror: { parameters: [], result: "address" },
  calloc: { parameters: [["nmemb", "usize"], ["size", "usize"]], result: "address" },
  free: { parameters: [["ptr", "address"]], result: "void" },
  memcpy: { parameters: [["dest", "buffer"], ["src", "address"], ["n", "usize"]], result: "address" },
  bsearch: {
    parameters: [["key", "address"], ["base", "address"], ["nmemb", "usize"], ["size", "usize"], [
      "compar",
      "address",
    ]],
    result: "address",
  },
} as const;

let bound: BoundSymbols<typeof SYMBOLS> | undefined;

function libc(): BoundSymbols<typeof SYMBOLS> {
  return bound ??= bind();
}

function bind(): BoundSymbols<typeof SYMBOLS> {
  if (runtime.platform() !== "linux") {
    throw new Error("sharing memory with native code works on Linux; this is another system");
  }
  return runtime.openLibrary("libc.so.6", "dlsym").bind(SYMBOLS);
}

/** NUL-terminated UTF-8 at an address that does not change. */
export function cText(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const out = new Uint8Array(new ArrayBuffer(bytes.length + 1));
  out.set(bytes);
  return out;
}

/** Copies `byteLength` bytes at `address` into a view over an ArrayBuffer of its own. */
export function readBytes(into: ArrayBufferView, address: bigint, byteLength: bigint): void {
  (bound ?? libc()).memcpy(into, address, byteLength);
}

/** Native memory, zeroed, that lives until the process ends. */
export function allocateForever(byteLength: number): bigint {
  const address = libc().calloc(1n, BigInt(byteLength));
  if (address === 0n) throw new Error(`the system has no ${byteLength} bytes of memory left`);
  return address;
}

/** Address of a function of the C library. */
export function functionAddress(name: string): bigint {
  const address = libc().dlsym(0n, cText(name));
  if (address === 0n) throw new Error(`the C library of this process has no function ${name}`);
  return address;
}

/** Address of an exported function of a library opened by {@link openGlobally}; 0n if it has none. */
export function symbolAddress(library: bigint, name: string): bigint {
  return libc().dlsym(library, cText(name));
}

/**
 * Calls the function at `fn` with one pointer. libc's `bsearch` does it: it hands its key to the function that compares,
 * as first argument. Deno's own way to call an address costs fifty times as much, and Bun's compiles code for each one.
 */
export function callFunction(fn: bigint, argument: bigint): void {
  // The element to compare with is never read: one element of one byte, at the key's own address.
  (bound ?? libc()).bsearch(argument, argument, 1n, 1n, fn);
}

const RTLD_LAZY = 1;
const RTLD_GLOBAL = 0x100;

/**
 * Opens a library whose symbols other libraries shall see: extension modules of Python look for libpython's there.
 *
 * @returns The handle of `dlopen`.
 * @throws {Error} With the loader's words.
 */
export function openGlobally(path: string): bigint {
  const handle = libc().dlopen(cText(path), RTLD_LAZY | RTLD_GLOBAL);
  if (handle === 0n) throw new Error(runtime.cString(libc().dlerror()));
  return handle;
}
