/** Detects the runtime of this program. */
import { bunRuntime } from "./bun.ts";
import { denoRuntime } from "./deno.ts";
import { nodeRuntime } from "./node.ts";
import { hasNodeFfi } from "./node_ffi.ts";
import { noRuntime } from "./none.ts";
import type { Runtime } from "./runtime.ts";

export type {
  BoundSymbols,
  NativeLibrary,
  Runtime,
  RuntimeName,
  SymbolAddresses,
  SymbolTable,
} from "./runtime.ts";
export { nodeModule, type NodeModules, nodeProcess } from "./node_builtins.ts";

function detectRuntime(): Runtime {
  if ("Bun" in globalThis) return bunRuntime;
  if ("Deno" in globalThis) return denoRuntime;
  return hasNodeFfi() ? nodeRuntime : noRuntime;
}

/** The runtime of this process. It opens and binds nothing before the first use. */
export const runtime: Runtime = detectRuntime();
