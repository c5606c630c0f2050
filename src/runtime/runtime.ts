/**
 * The interface to the JavaScript runtime. `bun.ts`, `deno.ts` and `node.ts` implement it with their FFI.
 * `none.ts` serves all other runtimes, where the software device works and opening a native library is an
 * error that names the runtimes with FFI. Only this folder mentions Bun, Deno, `bun:ffi`, or `node:ffi`.
 */

/**
 * C types in symbol tables. Every 64-bit integer is a bigint in all runtimes.
 * - `address`: a 64-bit integer used as a pointer or handle
 * - `buffer`: a typed array or DataView, not null
 * - `nullable`: a typed array or DataView, or null
 * - `struct64`: a 64-byte struct passed by value (see {@link Runtime.hasStructs})
 *
 * The last three are for parameters only; a function that returns a pointer returns an `address`.
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

/** A parameter of a C function, with its name in the header. */
export type CParameter = readonly [name: string, type: CType];

/** The signature of a C function. */
export interface CSymbol {
  readonly parameters: readonly CParameter[];
  readonly result: CType;
  /** The function may be missing; its bound value is then undefined. Default false. */
  readonly optional?: boolean;
  /**
   * The function may block for long. If possible, it runs on another thread and its result is a promise:
   * every function in Deno; in Bun and Node on Linux, functions that take one `u32` and return an `i32`.
   * Default false.
   */
  readonly nonblocking?: boolean;
}

/**
 * Signatures by exported name. Write tables `as const`, so that {@link Bound} knows the type of every
 * argument.
 */
export type SymbolTable = Readonly<Record<string, CSymbol>>;

type JsType<T extends CType> = T extends "void" ? void
  : T extends "i64" | "u64" | "usize" | "address" ? bigint
  : T extends "buffer" | "struct64" ? ArrayBufferView
  : T extends "nullable" ? ArrayBufferView | null
  : number;

type JsParameters<P extends readonly CParameter[]> = { [I in keyof P]: JsType<P[I][1]> };

/** A bound C function: the runtime's own function object, which its optimizing compiler calls directly. */
export type Bound<S extends CSymbol> = (
  ...args: JsParameters<S["parameters"]>
) => S extends { nonblocking: true } ? JsType<S["result"]> | Promise<JsType<S["result"]>>
  : JsType<S["result"]>;

/** The functions of a bound symbol table, by name. */
export type BoundSymbols<T extends SymbolTable> = {
  readonly [K in keyof T]: T[K] extends { optional: true } ? Bound<T[K]> | undefined : Bound<T[K]>;
};

/** The addresses of the functions of a symbol table. */
export type SymbolAddresses<T extends SymbolTable> = { readonly [K in keyof T]: bigint };

/** An open shared library. It is never closed by cuffi. */
export interface NativeLibrary {
  /** The name or path by which it was opened. */
  readonly path: string;
  /**
   * Binds a group of symbols; throws an Error that names a missing one unless it is `optional`. Each symbol
   * costs 0.02 to 0.1 ms, so bind together what is first needed together. Binding the same table again
   * returns the same functions.
   */
  bind<const T extends SymbolTable>(symbols: T): BoundSymbols<T>;
}

/** The result of a program that has ended. */
export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The name of a runtime; "none" has no FFI. */
export type RuntimeName = "bun" | "deno" | "node" | "none";

export interface Runtime {
  readonly name: RuntimeName;
  /** The `cuffi` command as it is typed where this runtime is installed, for texts that name it. */
  readonly cuffiCommand: string;
  /** Whether functions can take structs by value (`struct64`). */
  readonly hasStructs: boolean;
  /** Why native libraries cannot be opened and how to fix it; undefined if they can. */
  ffiProblem(): string | undefined;
  /** The permissions that a complete library search lacks; undefined if none. */
  searchProblem(): string | undefined;
  /**
   * Returns the flags of those permissions that Deno lacks, such as `--allow-run --allow-net`; "" if none. On a
   * terminal, Deno prompts for them.
   *
   * @param permissions Names, with a detail after `=`, as in `net=127.0.0.1:80`, `write=/tmp`, `sys=hostname`.
   */
  missingFlags(permissions: readonly string[]): string;
  /**
   * Opens a library by path, or by a name that the loader looks up. Throws an Error with the loader's
   * message.
   *
   * @param symbol A function that the library must have, to reject a wrong library immediately.
   */
  openLibrary(path: string, symbol?: string): NativeLibrary;
  /**
   * Returns the native address of a view's first byte, or 0n for an empty view. The caller keeps the view
   * alive while the address is in use and creates it over its own `ArrayBuffer`, because the storage of `new
   * Uint8Array(8)` may move.
   */
  addressOf(view: ArrayBufferView): bigint;
  /**
   * Returns the address in another library's pointer value: a number, a bigint, or Deno's pointer object.
   * Undefined for other values.
   */
  pointerAddress(pointer: unknown): bigint | undefined;
  /** Wraps foreign memory in an ArrayBuffer without owning it. Bun allows at most 4 GiB. */
  foreignBuffer(address: bigint, byteLength: number): ArrayBuffer;
  /**
   * Binds functions by their addresses, as a library of function pointers has them. An `optional` function may
   * have the address 0n. Calls are as fast as those of {@link NativeLibrary.bind}, where this platform allows.
   */
  bindAddresses<const T extends SymbolTable>(symbols: T, addresses: SymbolAddresses<T>): BoundSymbols<T>;
  /** Calls `void fn(void*)` by its address. Slow: see unsafe/call_pointer.ts. */
  callPointer(fn: bigint, argument: bigint): void;
  /** Returns the NUL-terminated UTF-8 text at an address; "" for 0n. */
  cString(address: bigint): string;
  /**
   * Returns an environment variable, or undefined if it is not set or empty. Never prompts: in Deno, variables
   * need `--allow-env`.
   */
  env(name: string): string | undefined;
  /** Whether this path may be read (or listed) without a prompt; in Deno, `--allow-read`. */
  mayRead(path: string): boolean;
  /** Whether this path may be written without a prompt; in Deno, `--allow-write`. */
  mayWrite(path: string): boolean;
  /**
   * Runs a program and waits for its end. Throws if it cannot be started. In Deno, this needs `--allow-run`,
   * but no access to the environment, which the program inherits.
   */
  runCommand(command: string, args: readonly string[]): CommandResult;
  /** Returns the user's id; undefined on Windows and without permission. Never prompts. */
  userId(): number | undefined;
  platform(): "linux" | "windows" | "darwin" | "other";
  architecture(): "x64" | "arm64" | "other";
}
