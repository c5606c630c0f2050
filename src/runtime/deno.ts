/** FFI through `Deno.dlopen`. Programs may use pointers only with an unscoped `--allow-ffi`. */
import { architectureName, loaderReason, numericAddress, platformName, presentAddress } from "./platform.ts";
import { spawnCommand } from "./node_builtins.ts";
import type {
  BoundSymbols,
  CommandResult,
  CSymbol,
  CType,
  NativeLibrary,
  Runtime,
  SymbolAddresses,
  SymbolTable,
} from "./runtime.ts";
import { bindThunks } from "./unsafe/function_thunks.ts";

type DenoType = string | { struct: readonly string[] };

interface DenoSymbol {
  parameters: DenoType[];
  result: DenoType;
  optional?: boolean;
  nonblocking?: boolean;
}

/** Deno's opaque pointer object; null is the null pointer. */
type DenoPointer = object | null;

type DenoPermission =
  | { name: "ffi" }
  | { name: "env"; variable?: string }
  | {
    name: "read" | "write";
    path?: string;
  }
  | { name: "sys"; kind: "uid" | "hostname" }
  | { name: "net"; host?: string }
  | { name: "run"; command?: string };

/** The field of a permission's detail, by its name. */
const DETAILS = {
  env: "variable",
  read: "path",
  write: "path",
  sys: "kind",
  net: "host",
  run: "command",
} as const;

/**
 * The part of the `Deno` namespace that is used, declared here so that every type checker sees the same
 * types.
 */
interface DenoNamespace {
  dlopen(path: string, symbols: Record<string, DenoSymbol>): { symbols: Record<string, unknown> };
  UnsafePointer: {
    of(view: ArrayBufferView): DenoPointer;
    value(pointer: DenoPointer): bigint;
    create(address: bigint): DenoPointer;
  };
  UnsafeFnPointer: new (
    pointer: DenoPointer,
    definition: DenoSymbol,
  ) => { call(...args: unknown[]): unknown };
  UnsafePointerView: {
    getCString(pointer: DenoPointer): string;
    getArrayBuffer(pointer: DenoPointer, byteLength: number): ArrayBuffer;
  };
  permissions: {
    querySync(permission: DenoPermission): { state: string };
    requestSync(permission: DenoPermission): { state: string };
  };
  env: { get(name: string): string | undefined };
  uid(): number | null;
  Command: new (command: string, options: { args: readonly string[] }) => {
    outputSync(): { code: number; stdout: Uint8Array; stderr: Uint8Array };
  };
  build: { os: string; arch: string };
}

const TYPES: Record<CType, DenoType> = {
  void: "void",
  i32: "i32",
  u32: "u32",
  i64: "i64",
  u64: "u64",
  usize: "usize",
  f32: "f32",
  f64: "f64",
  u8: "u8",
  u16: "u16",
  address: "u64",
  buffer: "buffer",
  nullable: "buffer",
  struct64: { struct: new Array<string>(8).fill("u64") },
};

const GETUID = { getuid: { parameters: [], result: "u32" } } as const;

function deno(): DenoNamespace {
  return (globalThis as unknown as { Deno: DenoNamespace }).Deno;
}

function granted(permission: DenoPermission): boolean {
  return deno().permissions.querySync(permission).state === "granted";
}

function denoSymbol(symbol: CSymbol): DenoSymbol {
  return {
    parameters: symbol.parameters.map(([, type]) => TYPES[type]),
    result: TYPES[symbol.result],
    nonblocking: symbol.nonblocking ?? false,
  };
}

class DenoLibrary implements NativeLibrary {
  readonly path: string;
  readonly #bound: Map<SymbolTable, unknown> = new Map();

  constructor(path: string) {
    this.path = path;
  }

  bind<const T extends SymbolTable>(symbols: T): BoundSymbols<T> {
    let bound = this.#bound.get(symbols);
    if (bound === undefined) this.#bound.set(symbols, bound = this.#dlopen(symbols));
    return bound as BoundSymbols<T>;
  }

  #dlopen(symbols: SymbolTable): unknown {
    const wanted: Record<string, DenoSymbol> = {};
    for (const [name, symbol] of Object.entries<CSymbol>(symbols)) {
      wanted[name] = { ...denoSymbol(symbol), optional: symbol.optional ?? false };
    }
    let bound: Record<string, unknown>;
    try {
      bound = deno().dlopen(this.path, wanted).symbols;
    } catch (error) {
      const missing = /register symbol (\S+):/.exec((error as Error).message)?.[1];
      if (missing === undefined) throw error;
      throw new Error(`${this.path} has no function ${missing}`, { cause: error });
    }
    // Deno returns null for a missing optional symbol.
    return Object.fromEntries(
      Object.entries(bound).map(([name, fn]) => [name, fn ?? undefined]),
    );
  }
}

/** Returns true if this module is in the npm package, in `node_modules` or in Deno's cache. */
function isNpmPackage(): boolean {
  return /^file:.*\/(node_modules|npm)\/.*\.js$/.test(import.meta.url);
}

export const denoRuntime: Runtime = {
  name: "deno",
  cuffiCommand: `deno run -A ${isNpmPackage() ? "npm:@cuffi/cuffi" : "jsr:@cuffi/cuffi/cli"}`,
  hasStructs: true,

  ffiProblem(): string | undefined {
    if (typeof deno().dlopen !== "function") {
      return "This Deno has no Deno.dlopen; use the Deno command line.";
    }
    // On a terminal, Deno prompts once for all libraries and pointers.
    if (granted({ name: "ffi" }) || deno().permissions.requestSync({ name: "ffi" }).state === "granted") {
      return undefined;
    }
    return "Deno may not call native libraries: run `deno run --allow-ffi …` " +
      "(not --allow-ffi=PATH, which forbids pointers).";
  },

  searchProblem(): string | undefined {
    const missing = [
      granted({ name: "env" }) ? "" : "environment variables (--allow-env)",
      granted({ name: "read" }) ? "" : "folders (--allow-read)",
    ].filter(Boolean);
    if (missing.length === 0) return undefined;
    return `Deno may not read ${missing.join(" and ")}, so fewer places were searched: add the permissions.`;
  },

  missingFlags(permissions: readonly string[]): string {
    const flags = permissions.filter((text) => {
      const [, name, detail] = /^(\w+)=?(.*)$/.exec(text)!;
      const key = DETAILS[name as keyof typeof DETAILS];
      const permission = { name, ...detail !== "" && { [key]: detail } } as DenoPermission;
      return !granted(permission) && deno().permissions.requestSync(permission).state !== "granted";
    }).map((text) => `--allow-${text.startsWith("sys=") ? text : text.replace(/=.*/, "")}`);
    return [...new Set(flags)].join(" ");
  },

  openLibrary(path: string, symbol?: string): NativeLibrary {
    const problem = this.ffiProblem();
    if (problem !== undefined) throw new Error(problem);
    try {
      deno().dlopen(path, symbol === undefined ? {} : { [symbol]: { parameters: [], result: "void" } });
    } catch (error) {
      if (/register symbol/.test((error as Error).message)) {
        throw new Error(`${path}: has no function ${symbol}`, { cause: error });
      }
      throw new Error(`${path}: ${loaderReason(error)}`, { cause: error });
    }
    return new DenoLibrary(path);
  },

  addressOf(view: ArrayBufferView): bigint {
    return BigInt(deno().UnsafePointer.value(deno().UnsafePointer.of(view)));
  },

  pointerAddress(pointer: unknown): bigint | undefined {
    // Deno's pointers are objects without a prototype.
    if (typeof pointer === "object" && pointer !== null && Object.getPrototypeOf(pointer) === null) {
      return BigInt(deno().UnsafePointer.value(pointer));
    }
    return numericAddress(pointer);
  },

  foreignBuffer(address: bigint, byteLength: number): ArrayBuffer {
    if (byteLength === 0) return new ArrayBuffer(0);
    return deno().UnsafePointerView.getArrayBuffer(deno().UnsafePointer.create(address), byteLength);
  },

  bindAddresses<const T extends SymbolTable>(symbols: T, addresses: SymbolAddresses<T>): BoundSymbols<T> {
    const thunks = bindThunks(denoRuntime, symbols, addresses);
    if (thunks !== undefined) return thunks;
    const bound: Record<string, unknown> = {};
    for (const [name, symbol] of Object.entries<CSymbol>(symbols)) {
      const address = presentAddress(name, symbol, addresses[name]!);
      if (address === undefined) continue;
      const pointer = new (deno().UnsafeFnPointer)(deno().UnsafePointer.create(address), denoSymbol(symbol));
      bound[name] = (...args: unknown[]) => pointer.call(...args);
    }
    return bound as BoundSymbols<T>;
  },

  callPointer(fn: bigint, argument: bigint): void {
    const pointer = deno().UnsafePointer.create(fn);
    new (deno().UnsafeFnPointer)(pointer, { parameters: ["u64"], result: "void" }).call(argument);
  },

  cString(address: bigint): string {
    return address === 0n ? "" : deno().UnsafePointerView.getCString(deno().UnsafePointer.create(address));
  },

  env(name: string): string | undefined {
    return granted({ name: "env", variable: name }) ? deno().env.get(name) || undefined : undefined;
  },

  mayRead(path: string): boolean {
    return granted({ name: "read", path });
  },

  mayWrite(path: string): boolean {
    return granted({ name: "write", path });
  },

  runCommand(command: string, args: readonly string[]): CommandResult {
    const flags = this.missingFlags([`run=${command}`]);
    if (flags !== "") throw new Error(`Deno may not run it: ${flags}`);
    // node:child_process reads all environment variables.
    if (granted({ name: "env" })) return spawnCommand(command, args);
    const { code, stdout, stderr } = new (deno().Command)(command, { args }).outputSync();
    const text = new TextDecoder();
    return { status: code, stdout: text.decode(stdout), stderr: text.decode(stderr) };
  },

  userId(): number | undefined {
    if (granted({ name: "sys", kind: "uid" })) return deno().uid() ?? undefined;
    // Programs that use a GPU have this permission anyway.
    if (this.platform() !== "linux" || !granted({ name: "ffi" })) return undefined;
    return this.openLibrary("libc.so.6").bind(GETUID).getuid();
  },

  platform(): ReturnType<Runtime["platform"]> {
    return platformName(deno().build.os);
  },

  architecture(): ReturnType<Runtime["architecture"]> {
    return architectureName(deno().build.arch);
  },
};
