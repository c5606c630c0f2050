/**
 * Python objects of the JSR library `@denosaurs/python`, known by their shape: a proxy carries its `PyObject` under a symbol
 * named `ProxiedPyObject`, and that has the `PyObject*` as `handle`.
 *
 * @module
 */
import { runtime } from "../runtime/index.ts";

/** The `PyObject*` of another library's object, or undefined. The reference stays that library's. */
export function foreignObjectAddress(value: unknown): bigint | undefined {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return undefined;
  const key = Object.getOwnPropertySymbols(value).find((symbol) => symbol.description === "ProxiedPyObject");
  const object = key === undefined ? value : (value as Record<symbol, unknown>)[key];
  if (typeof object !== "object" || object === null) return undefined;
  if (key === undefined && object.constructor?.name !== "PyObject") return undefined;
  const address = runtime.pointerAddress((object as { handle?: unknown }).handle);
  return address === 0n ? undefined : address;
}
