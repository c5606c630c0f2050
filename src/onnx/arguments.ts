/** Checks the arrays of a run, and computes the shapes of its outputs. */
import { DeviceArray } from "../array/array.ts";
import { checkOptions, invalid, mismatch, otherDevice } from "../base/check.ts";
import { suggestion } from "../base/suggestion.ts";
import { type DType, DTYPES, isDType } from "../base/dtype.ts";
import type { Context } from "../core/context.ts";
import { allocationOf, checkNotDisposed } from "../core/memory/array_data.ts";
import type { ModelValue } from "./values.ts";

/** The extents of symbolic dimensions in a run; null for a name with different extents. */
export type Extents = Map<string, number | null>;

/** The alignment in bytes that CUDA's libraries expect of operands, required on every device. */
const ALIGNMENT = 16n;

/** Formats an input or output: `f32 [n, 3, 224, 224]`. */
export function describeValue({ dtype, shape }: ModelValue): string {
  return shape === undefined ? `${dtype} of any shape` : `${dtype} [${shape.join(", ")}]`;
}

/** Throws if `arrays` are not arrays by name, or have a name that the model does not have. */
export function checkNames(label: string, arrays: object, values: readonly ModelValue[]): void {
  checkOptions(arrays, label);
  if (Array.isArray(arrays) || ArrayBuffer.isView(arrays) || arrays instanceof DeviceArray) {
    const example = `{ ${values[0]?.name ?? "name"} }`;
    throw new TypeError(invalid(label, `arrays by name, such as ${example}`, arrays));
  }
  for (const name in arrays) {
    if (values.some((value) => value.name === name)) continue;
    const names = values.map((value) => value.name);
    throw new TypeError(
      mismatch(label, `only ${names.join(", ") || "no names"}`, name) + suggestion(name, names),
    );
  }
}

/**
 * Checks the array of an input or output: element type, shape, order of the elements, alignment and device.
 *
 * @param extents Receives the extents of symbolic dimensions; for inputs only.
 */
export function checkArray(
  label: string,
  value: ModelValue,
  array: unknown,
  context: Context,
  extents?: Extents,
): DeviceArray {
  const { dtype, shape } = value;
  if (!isDType(dtype)) {
    throw new TypeError(`${label}: a model's ${plural(dtype)} cannot be in device memory`);
  }
  if (!(array instanceof DeviceArray)) {
    throw new TypeError(invalid(label, `a DeviceArray, ${describeValue(value)}`, array));
  }
  checkNotDisposed(array, label);
  const got = `${array.dtype} [${array.shape.join(", ")}]`,
    isShaped = shape === undefined || fits(shape, array.shape);
  if (array.dtype !== dtype || !isShaped) {
    const advice = extents === undefined
      ? ""
      : isShaped
      ? `; convert it with astype("${dtype}")`
      : takesPixels(value, array)
      ? "; resizeNormalize() of @cuffi/cuffi/image turns pixels into it"
      : "";
    const message = mismatch(label, describeValue(value), got) + advice;
    throw array.dtype === dtype ? new RangeError(message) : new TypeError(message);
  }
  if (!array.isContiguous) {
    const cure = extents === undefined ? "copyFrom() the result" : "use contiguous()";
    throw new RangeError(`${mismatch(label, "contiguous elements", "gaps or another order")}; ${cure}`);
  }
  const allocation = allocationOf(array);
  if (allocation.context !== context) {
    throw otherDevice(label, context, allocation.context);
  }
  if ((array.pointer & (ALIGNMENT - 1n)) !== 0n && array.size > 0) {
    const address = `0x${array.pointer.toString(16)}`;
    const cure = extents === undefined ? "copyFrom() the result" : "use copy()";
    throw new RangeError(
      `${mismatch(label, `an address that is a multiple of ${ALIGNMENT}`, address)}; ${cure}`,
    );
  }
  if (extents !== undefined && shape !== undefined) addExtents(extents, shape, array.shape);
  return array;
}

function plural(type: string): string {
  return type === "other" ? "values of this type" : type === "sparse" ? "sparse tensors" : `${type}s`;
}

/** Returns true for an image or a batch in the place of a model's f32 or f16 `[n, channels, height, width]`. */
function takesPixels({ dtype, shape }: ModelValue, { ndim }: DeviceArray): boolean {
  const channels = shape?.[1];
  return /^f(16|32)$/.test(String(dtype)) && shape?.length === 4 && (channels === 1 || channels === 3) &&
    ndim >= 2 &&
    ndim <= 4;
}

function fits(declared: readonly (number | string)[], shape: readonly number[]): boolean {
  return declared.length === shape.length &&
    declared.every((extent, axis) => typeof extent === "string" || extent === shape[axis]);
}

function addExtents(
  extents: Extents,
  declared: readonly (number | string)[],
  shape: readonly number[],
): void {
  declared.forEach((name, axis) => {
    if (typeof name !== "string" || name === "?") return;
    const known = extents.get(name);
    // Some exporters use one name for different extents.
    extents.set(name, known === undefined || known === shape[axis] ? shape[axis]! : null);
  });
}

/** Returns the shape of an output; undefined if it is known only after the run. */
export function outputShape({ shape }: ModelValue, extents: Extents): number[] | undefined {
  if (shape === undefined) return undefined;
  const known: number[] = [];
  for (const extent of shape) {
    const value = typeof extent === "number" ? extent : extents.get(extent);
    if (typeof value !== "number") return undefined;
    known.push(value);
  }
  return known;
}

/** Returns the dtype of an output; throws if no array can hold it. */
export function outputDType(value: ModelValue): DType {
  const { name, dtype } = value;
  if (isDType(dtype) && Object.hasOwn(DTYPES, dtype)) return dtype;
  throw new TypeError(
    `output ${name}: a model's ${plural(dtype)} cannot be in device memory; select other outputs with ` +
      "the option outputs",
  );
}
