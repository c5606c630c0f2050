/**
 * What cuffi needs of a JavaScript runtime. `bun.ts` and `deno.ts` implement it by FFI, `none.ts` serves
 * every other runtime (the software device works there; asking for a native library says which runtimes have
 * FFI). Only this folder names Bun, Deno or `bun:ffi`.
 *
 * @module
 */

/**
 * C types of the symbol tables. Every integer of 64 bits is a bigint on both runtimes.
 * - `address`: a 64-bit integer used as pointer or handle (bigint)
 * - `buffer`: a typed array or DataView that must not be null
 * - `nullable`: a typed array or DataView, or null
 * - `struct64`: a struct of 64 bytes, passed by value (Deno only)
 *
 * The last three are types of parameters only; a function that returns a pointer returns an `address`.
 */
export type CType =
  | "void"
  | "i32"
  | "u32"
  | "i64"
  | "u64"
  | "usize"
  | "f32"
  | "f64"
  | "u8"
  | "u16"
  | "address"
  | "buffer"
  | "nullable"
  | "struct64";

/** One parameter of a C function: its name in the header, and its type. */
export type CParameter = readonly [name: string, type: CType];

/** One C function: its parameters in order, and its result. */
export interface CSymbol {
  readonly parameters: readonly CParameter[];
  readonly result: CType;
  /** True: the function may be missing; the bound value is then undefined. */
  readonly optional?: boolean;
  /**
   * True: it may take long. Where the runtime can it runs on a thread of its own, and the result is a
   * promise: in Deno every function, in Bun on Linux one that takes one `u32` and returns an `i32`.
   */
  readonly nonblocking?: boolean;
}

/** Functions by their exported name, written `as const` so that {@link Bound} knows every argument's type. */
export type SymbolTable = Readonly<Record<string, CSymbol>>;

type JsType<T extends CType> = T extends "void" ? void
  : T extends "i64" | "u64" | "usize" | "address" ? bigint
  : T extends "buffer" | "struct64" ? ArrayBufferView
  : T extends "nullable" ? ArrayBufferView | null
  : number;

type JsParameters<P extends readonly CParameter[]> = { [I in keyof P]: JsType<P[I][1]> };

/**
 * A bound C function: the runtime's own function for that symbol, which its optimizing compiler calls
 * directly.
 */
export type Bound<S extends CSymbol> = (
  ...args: JsParameters<S["parameters"]>
) => S extends { nonblocking: true } ? JsType<S["result"]> | Promise<JsType<S["result"]>>
  : JsType<S["result"]>;

/** What `NativeLibrary.bind` returns: functions of the same names. */
export type BoundSymbols<T extends SymbolTable> = {
  readonly [K in keyof T]: T[K] extends { optional: true } ? Bound<T[K]> | undefined : Bound<T[K]>;
};

/** An opened shared library. It stays open as long as the process lives. */
export interface NativeLibrary {
  /** The name or path by which it was opened. */
  readonly path: string;
  /**
   * Binds a group of symbols. A missing one that is not `optional` throws an Error that names it. Each symbol
   * costs 0.02 to 0.1 ms, so bind what belongs together when it is first needed. A table that was bound
   * before is not bound again.
   */
  bind<const T extends SymbolTable>(symbols: T): BoundSymbols<T>;
}

/** The runtime's name; "none" has no FFI. */
export type RuntimeName = "bun" | "deno" | "none";

export interface Runtime {
  readonly name: RuntimeName;
  /** Whether functions can take structs by value (`struct64`). */
  readonly hasStructs: boolean;
  /** Why no native library can be opened here and what to do about it, or undefined if they can. */
  ffiProblem(): string | undefined;
  /** Which permissions are missing to look for libraries everywhere, or undefined if none is. */
  searchProblem(): string | undefined;
  /**
   * Opens one library by path, or by a bare name that the loader looks up. Throws an Error with the loader's
   * own words.
   *
   * @param symbol A function that the library must have, which tells a wrong library at once.
   */
  openLibrary(path: string, symbol?: string): NativeLibrary;
  /**
   * Native address of a view's first byte, 0n for an empty one. The caller keeps the view alive as long as
   * the address is used, and made it over an `ArrayBuffer` of its own: the storage of `new Uint8Array(8)` may
   * move.
   */
  addressOf(view: ArrayBufferView): bigint;
  /**
   * The address that another library's pointer stands for: a number, a bigint or Deno's pointer object; else
   * undefined.
   */
  pointerAddress(pointer: unknown): bigint | undefined;
  /** Foreign memory as an ArrayBuffer, not owned. Bun allows 4 GiB at most. */
  foreignBuffer(address: bigint, byteLength: number): ArrayBuffer;
  /** Calls `void fn(void*)` by its address. Slow: see unsafe/call_pointer.ts. */
  callPointer(fn: bigint, argument: bigint): void;
  /** The NUL-terminated UTF-8 text at an address; "" for 0n. */
  cString(address: bigint): string;
  /** An environment variable. Deno never asks: without `--allow-env` no variable is seen. */
  env(name: string): string | undefined;
  /** Whether this path may be read (or listed) without asking the user; Deno's `--allow-read`. */
  mayRead(path: string): boolean;
  /** Whether this path may be written without asking the user; Deno's `--allow-write`. */
  mayWrite(path: string): boolean;
  platform(): "linux" | "windows" | "darwin" | "other";
  architecture(): "x64" | "arm64" | "other";
}
