/** A library that stands in for libcuda while that initializes. */
import type { BoundSymbols, NativeLibrary, SymbolTable } from "../../runtime/index.ts";

/** Every function succeeds and does nothing. A handle or pointer that it returns is new, and a number is 1. */
export class StandInLibrary implements NativeLibrary {
  readonly path = "";

  bind<const T extends SymbolTable>(symbols: T): BoundSymbols<T> {
    return Object.fromEntries(Object.keys(symbols).map((name) => [name, succeed])) as BoundSymbols<T>;
  }
}

/** The last handle. Work on two streams is ordered only if their handles differ. */
let handle = 0n;

/** Handles and pointers are 64-bit words, counts and attributes 32-bit integers. */
function succeed(...values: unknown[]): number {
  const result = values.find((value) => ArrayBuffer.isView(value));
  if (result instanceof BigUint64Array) result[0] = ++handle;
  else if (result instanceof Int32Array) result[0] = 1;
  return 0;
}
