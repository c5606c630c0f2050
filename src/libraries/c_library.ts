/**
 * Functions of the C library: reading foreign memory, allocating memory that outlives JavaScript objects,
 * finding symbols.
 */
import { cText } from "../runtime/c_text.ts";
import { type BoundSymbols, runtime } from "../runtime/index.ts";

const SYMBOLS = {
  dlopen: { parameters: [["filename", "buffer"], ["flags", "i32"]], result: "address" },
  dlsym: { parameters: [["handle", "address"], ["symbol", "buffer"]], result: "address" },
  dlerror: { parameters: [], result: "address" },
  getauxval: { parameters: [["type", "usize"]], result: "address" },
  calloc: { parameters: [["nmemb", "usize"], ["size", "usize"]], result: "address" },
  free: { parameters: [["ptr", "address"]], result: "void" },
  setenv: { parameters: [["name", "buffer"], ["value", "buffer"], ["overwrite", "i32"]], result: "i32" },
  memcpy: { parameters: [["dest", "buffer"], ["src", "address"], ["n", "usize"]], result: "address" },
} as const;

let bound: BoundSymbols<typeof SYMBOLS> | undefined;

function libc(): BoundSymbols<typeof SYMBOLS> {
  return bound ??= bind();
}

function bind(): BoundSymbols<typeof SYMBOLS> {
  if (runtime.platform() !== "linux") {
    throw new Error("sharing memory with native code requires Linux");
  }
  return runtime.openLibrary("libc.so.6", "dlsym").bind(SYMBOLS);
}

/** Copies `byteLength` bytes at `address` into a view over its own ArrayBuffer. */
export function readBytes(into: ArrayBufferView, address: bigint, byteLength: bigint): void {
  (bound ?? libc()).memcpy(into, address, byteLength);
}

/** Allocates zeroed native memory that is never freed. */
export function allocateForever(byteLength: number): bigint {
  const address = libc().calloc(1n, BigInt(byteLength));
  if (address === 0n) throw new Error(`the system has no ${byteLength} bytes of memory left`);
  return address;
}

const THREADS = {
  gettid: { parameters: [], result: "i32" },
  tgkill: { parameters: [["tgid", "i32"], ["tid", "i32"], ["sig", "i32"]], result: "i32" },
} as const;

let threads: BoundSymbols<typeof THREADS> | null | undefined;

/** Returns the functions for threads, which glibc has since version 2.30; null without them. */
function threadFunctions(): BoundSymbols<typeof THREADS> | null {
  if (threads !== undefined) return threads;
  try {
    return threads = runtime.openLibrary("libc.so.6", "dlsym").bind(THREADS);
  } catch {
    return threads = null;
  }
}

/** Returns the system's number of this thread, or 0 if it is not known. */
export function threadId(): number {
  return threadFunctions()?.gettid() ?? 0;
}

/** Returns true unless the thread of process `pid`, this one, with a number of {@link threadId} has ended. */
export function threadExists(pid: number, id: number): boolean {
  return threadFunctions()?.tgkill(pid, id, 0) === 0;
}

const AT_RANDOM = 25n;

/**
 * Returns 16 random bytes that the kernel gave this process, the same in all of its threads; none on systems
 * other than Linux.
 */
export function processRandom(): Uint8Array<ArrayBuffer> {
  if (runtime.platform() !== "linux") return new Uint8Array(0);
  const bytes = new Uint8Array(new ArrayBuffer(16));
  const address = libc().getauxval(AT_RANDOM);
  if (address !== 0n) readBytes(bytes, address, 16n);
  return bytes;
}

/**
 * Sets a variable in the environment of the C library, where other libraries read it and which a runtime's own
 * functions do not always change. Does nothing on systems other than Linux.
 */
export function setVariable(name: string, value: string, options: { readonly overwrite: boolean }): void {
  if (runtime.platform() === "linux") libc().setenv(cText(name), cText(value), Number(options.overwrite));
}

/** Returns the address of a function of the C library. */
export function functionAddress(name: string): bigint {
  const address = libc().dlsym(0n, cText(name));
  if (address === 0n) throw new Error(`the C library of this process has no function ${name}`);
  return address;
}

/** Returns the address of a symbol of a library opened by {@link openGlobally}; 0n if it has none. */
export function symbolAddress(library: bigint, name: string): bigint {
  return libc().dlsym(library, cText(name));
}

const RTLD_LAZY = 1;
const RTLD_GLOBAL = 0x100;

/**
 * Returns the address of a function of an open library, given by the path or name under which it was opened.
 *
 * @throws {Error} If there is no such library, or it has no such function.
 */
export function libraryFunction(path: string, name: string): bigint {
  const handle = libc().dlopen(cText(path), RTLD_LAZY);
  if (handle === 0n) throw new Error(runtime.cString(libc().dlerror()));
  const address = symbolAddress(handle, name);
  if (address === 0n) throw new Error(`${path} has no function ${name}`);
  return address;
}

/**
 * Opens a library whose symbols are visible to other libraries, as Python's extension modules expect of
 * libpython.
 *
 * @returns The handle of `dlopen`.
 * @throws {Error} With the loader's message.
 */
export function openGlobally(path: string): bigint {
  return open(path, RTLD_LAZY | RTLD_GLOBAL);
}

/**
 * Opens a library for good: it stays loaded until the process ends, even where the runtime closes libraries.
 *
 * @returns The handle of `dlopen`.
 * @throws {Error} With the loader's message.
 */
export function openForever(path: string): bigint {
  return open(path, RTLD_LAZY);
}

function open(path: string, flags: number): bigint {
  const handle = libc().dlopen(cText(path), flags);
  if (handle === 0n) throw new Error(runtime.cString(libc().dlerror()));
  return handle;
}
