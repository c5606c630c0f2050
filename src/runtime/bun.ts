/**
 * FFI by `bun:ffi`.
 *
 * The module is fetched by `process.getBuiltinModule`: a static import of `bun:ffi` would keep cuffi from loading in
 * every other runtime, and a dynamic one would make everything above asynchronous.
 *
 * @module
 */
import { nodeProcess } from "./node_builtins.ts";
import { architectureName, loaderReason, numericAddress, platformName } from "./platform.ts";
import type { BoundSymbols, CSymbol, CType, NativeLibrary, Runtime, SymbolTable } from "./runtime.ts";

interface BunSymbol {
  args: string[];
  returns: string;
}

/** A bound function; `ptr` is the C function's address. */
interface BunFunction {
  (...args: unknown[]): unknown;
  readonly ptr?: number;
}

/** What is used of `bun:ffi`. */
interface BunFfi {
  dlopen(path: string, symbols: Record<string, BunSymbol>): { symbols: Record<string, BunFunction> };
  ptr(view: ArrayBufferView): number;
  toArrayBuffer(pointer: number, byteOffset: number, byteLength: number): ArrayBuffer;
  CString: new (pointer: number) => { toString(): string };
}

const TYPES: Record<CType, string> = {
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

function ffi(): BunFfi {
  return loaded ??= nodeProcess()!.getBuiltinModule!("bun:ffi") as BunFfi;
}

function bunSymbol(symbol: CSymbol): BunSymbol {
  return { args: symbol.parameters.map(([, type]) => TYPES[type]), returns: TYPES[symbol.result] };
}

const THREADS: Record<string, BunSymbol> = {
  pthread_create: { args: ["buffer", "ptr", "u64", "u64"], returns: "i32" },
  pthread_tryjoin_np: { args: ["u64", "buffer"], returns: "i32" },
};

/** How often a call on a thread of its own is asked whether it has ended. */
const ASK_MS = 1;

/**
 * Bun calls every function on its own thread. One of a single integer can be the whole work of a thread of libc's, on which no
 * JavaScript runs; where that is not to be had, it is called here.
 */
function onThread(fn: BunFunction, { parameters, result }: CSymbol): (argument: number) => unknown {
  return (argument) => {
    const isInteger = parameters.length === 1 && parameters[0]![1] === "u32" && result === "i32";
    if (!isInteger || typeof fn.ptr !== "number" || nodeProcess()?.platform !== "linux") return fn(argument);
    let libc: Record<string, BunFunction>;
    try {
      libc = ffi().dlopen("libc.so.6", THREADS).symbols;
    } catch {
      return fn(argument); // before glibc 2.34 threads are a library of their own, and musl has another name
    }
    const thread = new BigUint64Array(new ArrayBuffer(8));
    const failed = libc.pthread_create!(thread, null, BigInt(fn.ptr), BigInt(argument));
    return failed ? fn(argument) : threadResult(() => {
      const returned = new Int32Array(new ArrayBuffer(8));
      return libc.pthread_tryjoin_np!(thread[0], returned) === 0 ? returned[0] : undefined;
    });
  };
}

/** What the thread's function returned, as soon as it has; the event loop turns meanwhile. */
async function threadResult(ask: () => number | undefined): Promise<number> {
  for (;;) {
    const returned = ask();
    if (returned !== undefined) return returned;
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
}

/** True if Bun's error says that the library itself is unusable, and not that a symbol is missing. */
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
      // One missing symbol fails the whole dlopen, so an optional one is bound alone.
      if (symbol.optional) bound[name] = this.#bindOptional(name, symbol);
      else required[name] = bunSymbol(symbol);
    }
    if (Object.keys(required).length > 0) Object.assign(bound, this.#dlopen(required));
    for (const [name, symbol] of Object.entries<CSymbol>(symbols)) {
      if (symbol.nonblocking) bound[name] = onThread(bound[name] as BunFunction, symbol);
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

  ffiProblem(): string | undefined {
    return undefined;
  },

  searchProblem(): undefined {
    return undefined;
  },

  openLibrary(path: string, symbol?: string): NativeLibrary {
    // Bun opens no library without a symbol. Binding one that is really there keeps the library open until the first
    // group is bound; any other name only tells "cannot be opened" from "has no such symbol".
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
    // A small typed array's storage moves once, when its buffer is first asked for. From then on it stays.
    void view.buffer;
    return BigInt(ffi().ptr(view));
  },

  pointerAddress(pointer: unknown): bigint | undefined {
    return numericAddress(pointer);
  },

  foreignBuffer(address: bigint, byteLength: number): ArrayBuffer {
    if (byteLength > MAX_FOREIGN_BYTES) {
      throw new RangeError(
        `byteLength is ${byteLength}: Bun shows at most ${MAX_FOREIGN_BYTES} bytes of foreign memory as one ArrayBuffer; ` +
          "use several smaller ones",
      );
    }
    if (byteLength === 0) return new ArrayBuffer(0);
    return ffi().toArrayBuffer(Number(address), 0, byteLength);
  },

  cString(address: bigint): string {
    return address === 0n ? "" : new (ffi().CString)(Number(address)).toString();
  },

  env(name: string): string | undefined {
    return nodeProcess()?.env?.[name];
  },

  mayRead(): boolean {
    return true;
  },

  mayWrite(): boolean {
    return true;
  },

  platform(): ReturnType<Runtime["platform"]> {
    return platformName(nodeProcess()?.platform);
  },

  architecture(): ReturnType<Runtime["architecture"]> {
    return architectureName(nodeProcess()?.arch);
  },
};
