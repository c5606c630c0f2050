/**
 * What cuffi needs of a JavaScript runtime. `bun.ts` and `deno.ts` implement it by FFI, `none.ts` serves every other
 * runtime (the software device works there; asking for a native library says which runtimes have FFI).
 * Only this folder names Bun, Deno or `bun:ffi`.
 */

/**
 * C types of the symbol tables. Every integer of 64 bits is a bigint on both runtimes.
 * - `address`: a 64-bit integer used as pointer or handle (bigint)
 * - `buffer`: a typed array that must not be null
 * - `nullable`: a typed array or null
 */
export type CType = "void" | "i32" | "u32" | "i64" | "u64" | "usize" | "f32" | "f64" | "u8" | "u16" | "address" | "buffer" | "nullable";

/** One C function: parameter names (as in the header) with their types, in order, and its result. */
export interface CSymbol {
  readonly parameters: Readonly<Record<string, CType>>;
  readonly result: CType;
  /** True: the function may be missing; the bound value is then undefined. */
  readonly optional?: boolean;
}

/** Functions by their exported name, written `as const satisfies SymbolTable`. */
export type SymbolTable = Readonly<Record<string, CSymbol>>;

type JsType<T extends CType> = T extends "void" ? void
  : T extends "i64" | "u64" | "usize" | "address" ? bigint
  : T extends "buffer" ? ArrayBufferView
  : T extends "nullable" ? ArrayBufferView | null
  : number;

type JsParameters<P extends Readonly<Record<string, CType>>> = { [K in keyof P]: JsType<P[K]> }[keyof P];

/** A bound C function. Its argument types are checked as a union: TypeScript has no order of object keys. */
export type Bound<S extends CSymbol> = (...args: JsParameters<S["parameters"]>[]) => JsType<S["result"]>;

/** What `NativeLibrary.bind` returns: callable members of the same names. */
export type BoundSymbols<T extends SymbolTable> = {
  readonly [K in keyof T]: T[K] extends { optional: true } ? Bound<T[K]> | undefined : Bound<T[K]>;
};

/** An opened shared library. */
export interface NativeLibrary {
  /** The name or path by which it was opened. */
  readonly path: string;
  /** Binds a group of symbols. A missing one that is not `optional` throws an Error that names it. */
  bind<const T extends SymbolTable>(symbols: T): BoundSymbols<T>;
}

/** The runtime's name; "none" has no FFI. */
export type RuntimeName = "bun" | "deno" | "none";

export interface Runtime {
  readonly name: RuntimeName;
  /** Opens one library or throws an Error with the loader's own words. */
  openLibrary(path: string): NativeLibrary;
  /** Native address of a typed array's first byte. The caller keeps the array alive as long as the address is used. */
  addressOf(view: ArrayBufferView): bigint;
  /** Foreign memory as an ArrayBuffer, not owned. */
  foreignBuffer(address: bigint, byteLength: number): ArrayBuffer;
  /** The NUL-terminated UTF-8 text at an address. */
  cString(address: bigint): string;
  env(name: string): string | undefined;
  platform(): "linux" | "windows" | "darwin" | "other";
  architecture(): "x64" | "arm64" | "other";
}
