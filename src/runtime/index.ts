/**
 * The runtime that this program runs in.
 *
 * @module
 */
import { bunRuntime } from "./bun.ts";
import { denoRuntime } from "./deno.ts";
import { noRuntime } from "./none.ts";
import type { Runtime } from "./runtime.ts";

export type { BoundSymbols, NativeLibrary, Runtime, RuntimeName, SymbolTable } from "./runtime.ts";
export { nodeModule, type NodeModules, nodeProcess } from "./node_builtins.ts";
export { INSPECT_HOOKS } from "./platform.ts";

function detectRuntime(): Runtime {
  if ("Bun" in globalThis) return bunRuntime;
  if ("Deno" in globalThis) return denoRuntime;
  return noRuntime;
}

/** The one runtime of this process. Nothing is opened or bound before it is asked for. */
export const runtime: Runtime = detectRuntime();
