/** A library that stands in for libcuda while that initializes. */
import type { BoundSymbols, NativeLibrary, SymbolTable } from "../../runtime/index.ts";

/** Every function succeeds, does nothing, and returns 1 in its first result. */
export class StandInLibrary implements NativeLibrary {
  readonly path = "";

  bind<const T extends SymbolTable>(symbols: T): BoundSymbols<T> {
    return Object.fromEntries(Object.keys(symbols).map((name) => [name, succeed])) as BoundSymbols<T>;
  }
}

/** Handles and pointers are 64-bit words, counts and attributes 32-bit integers. */
function succeed(...values: unknown[]): number {
  const result = values.find((value) => ArrayBuffer.isView(value));
  if (result instanceof BigUint64Array) result[0] = 1n;
  else if (result instanceof Int32Array) result[0] = 1;
  return 0;
}
