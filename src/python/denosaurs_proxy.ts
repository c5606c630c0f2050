/**
 * Recognizes Python objects of the JSR library `@denosaurs/python` by their shape: a proxy has its `PyObject`
 * under a symbol named `ProxiedPyObject`, whose `handle` is the `PyObject*`.
 *
 * @module
 */
import { runtime } from "../runtime/index.ts";

/** Returns the `PyObject*`, as a borrowed reference, or undefined if the value is not such an object. */
export function foreignObjectAddress(value: unknown): bigint | undefined {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return undefined;
  const key = Object.getOwnPropertySymbols(value).find((symbol) => symbol.description === "ProxiedPyObject");
  const object = key === undefined ? value : (value as Record<symbol, unknown>)[key];
  if (typeof object !== "object" || object === null) return undefined;
  if (key === undefined && object.constructor?.name !== "PyObject") return undefined;
  const address = runtime.pointerAddress((object as { handle?: unknown }).handle);
  return address === 0n ? undefined : address;
}
