/**
 * FFI through `node:ffi`, of Node.js 26.9 and newer. Functions are called through a mailbox where that is
 * possible (see unsafe/mailbox.ts), otherwise by `node:ffi` alone.
 */
import { nodeProcess, spawnCommand } from "./node_builtins.ts";
import { nodeFfi, type NodeLibraryHandle, type NodeSignature } from "./node_ffi.ts";
import { architectureName, loaderReason, numericAddress, platformName, presentAddress } from "./platform.ts";
import type {
  BoundSymbols,
  CSymbol,
  CType,
  NativeLibrary,
  Runtime,
  SymbolAddresses,
  SymbolTable,
} from "./runtime.ts";
import { bindThunks } from "./unsafe/function_thunks.ts";
import { fitsMailbox, Mailbox } from "./unsafe/mailbox.ts";
import { nonblocking } from "./unsafe/native_thread.ts";
import { parseFeatures } from "./unsafe_features.ts";

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
  buffer: "pointer",
  nullable: "pointer",
};

/** Libraries stay open: Node closes those whose objects are collected. */
const handles: NodeLibraryHandle[] = [];

/** The mailbox of this thread; null if it cannot have one. */
let mailbox: Mailbox | null | undefined;

function openMailbox(): Mailbox | null {
  if (parseFeatures(nodeRuntime.env("CUFFI_DISABLE") ?? "").has("mailbox")) return null;
  try {
    return Mailbox.open();
  } catch {
    return null;
  }
}

function nodeSignature(symbol: CSymbol): NodeSignature {
  if (symbol.parameters.some(([, type]) => type === "struct64")) {
    throw new Error("Node.js cannot pass structs by value");
  }
  return {
    arguments: symbol.parameters.map(([, type]) => TYPES[type as keyof typeof TYPES]),
    return: TYPES[symbol.result as keyof typeof TYPES],
  };
}

/** More floats than the registers for them. */
const PADDING: readonly number[] = new Array<number>(9).fill(0);

class NodeLibrary implements NativeLibrary {
  readonly path: string;
  readonly #handle: NodeLibraryHandle;
  readonly #bound: Map<SymbolTable, unknown> = new Map();

  constructor(path: string, handle: NodeLibraryHandle) {
    this.path = path;
    this.#handle = handle;
  }

  bind<const T extends SymbolTable>(symbols: T): BoundSymbols<T> {
    let bound = this.#bound.get(symbols);
    if (bound === undefined) this.#bound.set(symbols, bound = this.#bind(symbols));
    return bound as BoundSymbols<T>;
  }

  #bind(symbols: SymbolTable): unknown {
    if (mailbox === undefined) mailbox = openMailbox();
    const bound: Record<string, unknown> = {};
    const posted: [name: string, symbol: CSymbol, address: bigint][] = [];
    const addresses = new Map<string, bigint>();
    for (const [name, symbol] of Object.entries<CSymbol>(symbols)) {
      const address = this.#find(name, symbol);
      bound[name] = undefined;
      if (address === undefined) continue;
      addresses.set(name, address);
      if (mailbox !== null && fitsMailbox(symbol)) posted.push([name, symbol, address]);
      else bound[name] = this.#bindDirectly(name, symbol);
    }
    if (mailbox !== null && posted.length > 0) Object.assign(bound, mailbox.bind(posted));
    for (const [name, address] of addresses) {
      if (!symbols[name]!.nonblocking) continue;
      const fn = bound[name] as (argument: number) => unknown;
      bound[name] = nonblocking(nodeRuntime.openLibrary, fn, symbols[name]!, address);
    }
    return bound;
  }

  #find(name: string, symbol: CSymbol): bigint | undefined {
    try {
      return this.#handle.getSymbol(name);
    } catch (error) {
      if (symbol.optional) return undefined;
      throw new Error(`${this.path} has no function ${name}`, { cause: error });
    }
  }

  /**
   * Binds a function without a mailbox, by a handle of its own: a handle has one signature per function. Unused
   * floats follow the arguments, so that V8 does not compile a fast call (see unsafe/mailbox.ts); the function
   * does not see them.
   */
  #bindDirectly(name: string, symbol: CSymbol): unknown {
    const handle = new (nodeFfi().DynamicLibrary)(this.path);
    handles.push(handle);
    const { arguments: types, ...signature } = nodeSignature(symbol);
    const padded = { ...signature, arguments: [...types, ...PADDING.map(() => "f64")] };
    const fn = handle.getFunction(name, padded) as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => fn(...args, ...PADDING);
  }
}

/** A permission of `--permission`; granted without that flag. */
function granted(permission: string, path?: string): boolean {
  return nodeProcess()?.permission?.has(permission, path) ?? true;
}

export const nodeRuntime: Runtime = {
  name: "node",
  cuffiCommand: "npx @cuffi/cuffi",
  hasStructs: false,

  ffiProblem(): string | undefined {
    if (granted("ffi")) return undefined;
    return "Node.js may not call native libraries: with --permission, add --allow-ffi.";
  },

  searchProblem(): string | undefined {
    if (granted("fs.read")) return undefined;
    return "Node.js may not read all folders (--allow-fs-read=*), so fewer places were searched: " +
      "add the permission.";
  },

  missingFlags(): string {
    return "";
  },

  openLibrary(path: string, symbol?: string): NativeLibrary {
    const problem = nodeRuntime.ffiProblem();
    if (problem !== undefined) throw new Error(problem);
    let handle: NodeLibraryHandle;
    try {
      handle = new (nodeFfi().DynamicLibrary)(path);
    } catch (error) {
      throw new Error(`${path}: ${loaderReason(error)}`, { cause: error });
    }
    handles.push(handle);
    try {
      if (symbol !== undefined) handle.getSymbol(symbol);
    } catch (error) {
      throw new Error(`${path}: has no function ${symbol}`, { cause: error });
    }
    return new NodeLibrary(path, handle);
  },

  addressOf(view: ArrayBufferView): bigint {
    if (view.byteLength === 0) return 0n;
    return nodeFfi().getRawPointer(view.buffer) + BigInt(view.byteOffset);
  },

  pointerAddress(pointer: unknown): bigint | undefined {
    return numericAddress(pointer);
  },

  foreignBuffer(address: bigint, byteLength: number): ArrayBuffer {
    if (byteLength === 0) return new ArrayBuffer(0);
    return nodeFfi().toArrayBuffer(address, byteLength, false);
  },

  bindAddresses<const T extends SymbolTable>(symbols: T, addresses: SymbolAddresses<T>): BoundSymbols<T> {
    if (mailbox === undefined) mailbox = openMailbox();
    const posted = Object.entries<CSymbol>(symbols).flatMap(([name, symbol]) => {
      const address = presentAddress(name, symbol, addresses[name]!);
      return address === undefined ? [] : [[name, symbol, address] as const];
    });
    if (mailbox !== null && posted.every(([, symbol]) => fitsMailbox(symbol))) {
      return mailbox.bind(posted) as BoundSymbols<T>;
    }
    const thunks = bindThunks(nodeRuntime, symbols, addresses);
    if (thunks === undefined) throw new Error("Node.js calls functions by their names only");
    return thunks;
  },

  callPointer(fn: bigint, argument: bigint): void {
    if (mailbox === undefined) mailbox = openMailbox();
    if (mailbox === null) throw new Error("Node.js calls functions by their names only");
    mailbox.callPointer(fn, argument);
  },

  cString(address: bigint): string {
    return address === 0n ? "" : nodeFfi().toString(address) ?? "";
  },

  env(name: string): string | undefined {
    return nodeProcess()?.env?.[name] || undefined;
  },

  mayRead(path: string): boolean {
    return granted("fs.read", path);
  },

  mayWrite(path: string): boolean {
    return granted("fs.write", path);
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
