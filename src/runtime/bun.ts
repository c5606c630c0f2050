/**
 * FFI through `bun:ffi`.
 *
 * `process.getBuiltinModule` loads the module: a static import of `bun:ffi` would fail in every other
 * runtime, and a dynamic import would make all callers asynchronous.
 */
import { nodeProcess, spawnCommand } from "./node_builtins.ts";
import { architectureName, loaderReason, numericAddress, platformName, presentAddress } from "./platform.ts";
import { mismatch } from "../base/check.ts";
import type {
  BoundSymbols,
  CSymbol,
  CType,
  NativeLibrary,
  Runtime,
  SymbolAddresses,
  SymbolTable,
} from "./runtime.ts";
import { nonblocking } from "./unsafe/native_thread.ts";

interface BunSymbol {
  args: string[];
  returns: string;
}

/** A bound function; `ptr` is the C function's address. */
interface BunFunction {
  (...args: unknown[]): unknown;
  readonly ptr?: number;
}

/** The part of `bun:ffi` that is used. */
interface BunFfi {
  dlopen(path: string, symbols: Record<string, BunSymbol>): { symbols: Record<string, BunFunction> };
  ptr(view: ArrayBufferView): number;
  toArrayBuffer(pointer: number, byteOffset: number, byteLength: number): ArrayBuffer;
  CString: new (pointer: number) => { toString(): string };
  CFunction: new (symbol: BunSymbol & { ptr: number }) => BunFunction;
}

const TYPES: Record<Exclude<CType, "struct64">, string> = {
  void: "void",
  i32: "i32",
  u32: "u32",
  i64: "i64",
  u64: "u64",
  usize: "u64",
  f32: "f32",
  f64: "f64",
  u8: "u8",
  u16: "u16",
  address: "u64",
  buffer: "buffer",
  nullable: "ptr",
};

/** Bun's limit for an ArrayBuffer over foreign memory. */
const MAX_FOREIGN_BYTES = 2 ** 32;

let loaded: BunFfi | undefined;

/** Functions called by {@link Runtime.callPointer}, by address: one per library that exports memory. */
const functions = new Map<bigint, BunFunction>();

function ffi(): BunFfi {
  return loaded ??= nodeProcess()!.getBuiltinModule!("bun:ffi") as BunFfi;
}

function bunSymbol(symbol: CSymbol): BunSymbol {
  if (symbol.parameters.some(([, type]) => type === "struct64")) {
    throw new Error("Bun cannot pass structs by value");
  }
  return {
    args: symbol.parameters.map(([, type]) => TYPES[type as keyof typeof TYPES]),
    returns: TYPES[symbol.result as keyof typeof TYPES],
  };
}

/** Whether Bun's error means that the library cannot be opened, as opposed to a missing symbol. */
function failedToOpen(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("Failed to open library");
}

class BunLibrary implements NativeLibrary {
  readonly path: string;
  readonly #bound: Map<SymbolTable, unknown> = new Map();

  constructor(path: string) {
    this.path = path;
  }

  bind<const T extends SymbolTable>(symbols: T): BoundSymbols<T> {
    let bound = this.#bound.get(symbols);
    if (bound === undefined) this.#bound.set(symbols, bound = this.#bind(symbols));
    return bound as BoundSymbols<T>;
  }

  #bind(symbols: SymbolTable): unknown {
    const required: Record<string, BunSymbol> = {};
    const bound: Record<string, unknown> = {};
    for (const [name, symbol] of Object.entries<CSymbol>(symbols)) {
      // One missing symbol fails the whole dlopen, so optional symbols are bound one by one.
      if (symbol.optional) bound[name] = this.#bindOptional(name, symbol);
      else required[name] = bunSymbol(symbol);
    }
    if (Object.keys(required).length > 0) Object.assign(bound, this.#dlopen(required));
    for (const [name, symbol] of Object.entries<CSymbol>(symbols)) {
      const fn = bound[name] as BunFunction | undefined;
      if (!symbol.nonblocking || fn === undefined) continue;
      const address = fn.ptr === undefined ? undefined : BigInt(fn.ptr);
      bound[name] = nonblocking(bunRuntime.openLibrary, fn, symbol, address);
    }
    return bound;
  }

  #dlopen(symbols: Record<string, BunSymbol>): Record<string, unknown> {
    try {
      return ffi().dlopen(this.path, symbols).symbols;
    } catch (error) {
      const missing = /^Symbol "([^"]+)" not found/.exec((error as Error).message)?.[1];
      if (missing === undefined) throw error;
      throw new Error(`${this.path} has no function ${missing}`, { cause: error });
    }
  }

  #bindOptional(name: string, symbol: CSymbol): unknown {
    try {
      return ffi().dlopen(this.path, { [name]: bunSymbol(symbol) }).symbols[name];
    } catch {
      return undefined;
    }
  }
}

export const bunRuntime: Runtime = {
  name: "bun",
  cuffiCommand: "bunx --bun @cuffi/cuffi",
  hasStructs: false,

  ffiProblem(): string | undefined {
    return undefined;
  },

  searchProblem(): undefined {
    return undefined;
  },

  missingFlags(): string {
    return "";
  },

  openLibrary(path: string, symbol?: string): NativeLibrary {
    // Bun cannot open a library without a symbol. Binding an existing symbol keeps the library open until the
    // first group is bound; a missing one still distinguishes "cannot be opened" from "has no such symbol".
    try {
      ffi().dlopen(path, { [symbol ?? "cuffi_probe"]: { args: [], returns: "void" } });
    } catch (error) {
      if (failedToOpen(error)) throw new Error(`${path}: ${loaderReason(error)}`, { cause: error });
      if (symbol !== undefined) throw new Error(`${path}: has no function ${symbol}`, { cause: error });
    }
    return new BunLibrary(path);
  },

  addressOf(view: ArrayBufferView): bigint {
    if (view.byteLength === 0) return 0n;
    // The storage of a small typed array moves once, when its buffer is first accessed.
    void view.buffer;
    return BigInt(ffi().ptr(view));
  },

  pointerAddress(pointer: unknown): bigint | undefined {
    return numericAddress(pointer);
  },

  foreignBuffer(address: bigint, byteLength: number): ArrayBuffer {
    if (byteLength > MAX_FOREIGN_BYTES) {
      throw new RangeError(
        mismatch(
          "byteLength",
          `at most ${MAX_FOREIGN_BYTES} (Bun's limit per ArrayBuffer; use several)`,
          byteLength,
        ),
      );
    }
    if (byteLength === 0) return new ArrayBuffer(0);
    return ffi().toArrayBuffer(Number(address), 0, byteLength);
  },

  bindAddresses<const T extends SymbolTable>(symbols: T, addresses: SymbolAddresses<T>): BoundSymbols<T> {
    const bound: Record<string, unknown> = {};
    for (const [name, symbol] of Object.entries<CSymbol>(symbols)) {
      const address = presentAddress(name, symbol, addresses[name]!);
      if (address === undefined) continue;
      bound[name] = new (ffi().CFunction)({ ptr: Number(address), ...bunSymbol(symbol) });
    }
    return bound as BoundSymbols<T>;
  },

  callPointer(fn: bigint, argument: bigint): void {
    let call = functions.get(fn);
    if (call === undefined) {
      call = new (ffi().CFunction)({ ptr: Number(fn), args: ["u64"], returns: "void" });
      functions.set(fn, call);
    }
    call(argument);
  },

  cString(address: bigint): string {
    return address === 0n ? "" : new (ffi().CString)(Number(address)).toString();
  },

  env(name: string): string | undefined {
    return nodeProcess()?.env?.[name] || undefined;
  },

  mayRead(): boolean {
    return true;
  },

  mayWrite(): boolean {
    return true;
  },

  runCommand: spawnCommand,

  userId(): number | undefined {
    return nodeProcess()?.getuid?.();
  },

  platform(): ReturnType<Runtime["platform"]> {
    return platformName(nodeProcess()?.platform);
  },

  architecture(): ReturnType<Runtime["architecture"]> {
    return architectureName(nodeProcess()?.arch);
  },
};
