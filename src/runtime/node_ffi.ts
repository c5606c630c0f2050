/** The part of `node:ffi` that is used. */
import { nodeModule, nodeProcess } from "./node_builtins.ts";

/** A C signature in the words of `node:ffi`. */
export interface NodeSignature {
  readonly arguments: readonly string[];
  readonly return: string;
}

/** An open library. Node closes it when the object is collected or its thread ends. */
export interface NodeLibraryHandle {
  getFunction(name: string, signature: NodeSignature): (...args: unknown[]) => unknown;
  getSymbol(name: string): bigint;
}

export interface NodeFfi {
  /** Opens a library; null opens the program itself, with all libraries that it has loaded. */
  DynamicLibrary: new (path: string | null) => NodeLibraryHandle;
  getRawPointer(memory: ArrayBufferLike): bigint;
  toArrayBuffer(pointer: bigint, length: number, copy: boolean): ArrayBuffer;
  toString(pointer: bigint): string | null;
}

let loaded: NodeFfi | undefined;

/** Whether this is a Node.js with FFI. Does not load the module, because Node then prints a warning. */
export function hasNodeFfi(): boolean {
  return nodeModule("node:module")?.isBuiltin("node:ffi") ?? false;
}

/** Loads the module. */
export function nodeFfi(): NodeFfi {
  return loaded ??= nodeProcess()!.getBuiltinModule!("node:ffi") as NodeFfi;
}

/**
 * Returns the address of a view's first byte as a number, or 0 for null and for an empty view. User-space
 * addresses are below 2^53. Accessing `buffer` moves the storage of a small typed array to where it stays.
 */
export function pointerOf(view: ArrayBufferView | null): number {
  if (view === null || view.byteLength === 0) return 0;
  return Number(nodeFfi().getRawPointer(view.buffer)) + view.byteOffset;
}
