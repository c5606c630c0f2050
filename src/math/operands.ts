/** Operands of operations on arrays: checks, broadcasting, results and overlapping memory. */
import { DeviceArray, emptyArray } from "../array/array.ts";
import { sharesBytes } from "../array/operations.ts";
import { isAligned } from "../array/views.ts";
import { mismatch, notAnArray, show } from "../base/check.ts";
import { isReal, isSameKind, type RealDType } from "../base/promotion.ts";
import { sameShape } from "../base/strides.ts";
import type { Context } from "../core/context.ts";
import { allocationOf, ArrayData, checkNotDisposed } from "../core/memory/array_data.ts";
import { streamLike, type StreamState } from "../core/stream_state.ts";
import type { ArrayOperand } from "./pointwise.ts";

/** An array of real numbers. */
export type RealArray = ArrayData<RealDType>;

/** An operand: an array, or a number that takes the type of an array. */
export type OperandValue = RealArray | number | bigint | boolean;

/** Returns an array of real numbers; throws for everything else. */
export function realArray(name: string, value: unknown): RealArray {
  if (!(value instanceof ArrayData)) throw notAnArray(name, value);
  checkReal(name, value);
  return value as RealArray;
}

/** Returns true for an array, false for a number; throws for everything else. */
export function isArrayOperand(name: string, value: unknown): value is RealArray {
  if (value instanceof ArrayData) {
    checkReal(name, value);
    return true;
  }
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") return false;
  throw notAnArray(name, value, "a DeviceArray or a number");
}

/** Throws unless the array has real elements that a kernel can load. */
function checkReal(name: string, array: ArrayData): void {
  checkNotDisposed(array, name);
  if (!isReal(array.dtype)) {
    throw new TypeError(mismatch(name, "real elements", `an array of ${array.dtype}`));
  }
  if (!isAligned(array.dtype, array.shape, array)) {
    const got = `address ${array.pointer} and strides ${
      show(array.strides)
    }; copy() returns an aligned array`;
    throw new RangeError(mismatch(name, `an array aligned to its ${array.dtype} elements`, got));
  }
}

/** Returns the context of the arrays, and throws if one is on another device. */
export function contextOf(name: string, arrays: readonly ArrayData[]): Context {
  const [first] = arrays;
  if (first === undefined) throw new TypeError(mismatch(name, "at least one array", "numbers only"));
  const { context } = allocationOf(first);
  for (const array of arrays) {
    const other = allocationOf(array).context;
    if (other !== context) {
      throw new TypeError(
        `${mismatch(name, `arrays of ${context}`, `one of ${other}`)}; copy it with copyFrom()`,
      );
    }
  }
  return context;
}

/**
 * Returns the shape to which the shapes of arrays are broadcast: equal extents from the last axis on, or 1.
 *
 * @param labels Returns the names of the arrays for an error.
 */
export function broadcastShapes(
  name: string,
  shapes: readonly (readonly number[])[],
  labels: () => readonly string[],
): number[] {
  const ndim = Math.max(0, ...shapes.map(({ length }) => length));
  const result = new Array<number>(ndim).fill(1);
  for (const shape of shapes) {
    shape.forEach((extent, axis) => {
      const at = ndim - shape.length + axis;
      if (extent === 1 || extent === result[at]) return;
      if (result[at] !== 1) {
        const names = labels();
        const got = shapes.map((one, i) => `${names[i]} ${show(one)}`).join(" and ");
        throw new RangeError(
          mismatch(name, "shapes that broadcast (equal extents from the last axis on, or 1)", got) +
            missingAxis(names, shapes),
        );
      }
      result[at] = extent;
    });
  }
  return result;
}

/** Returns advice if one shape would fit with another axis of 1, as after a reduction without `keepDims`. */
function missingAxis(names: readonly string[], shapes: readonly (readonly number[])[]): string {
  const [first, second] = shapes;
  if (first === undefined || second === undefined || shapes.length > 2) return "";
  const [long, short, name] = first.length > second.length
    ? [first, second, names[1]]
    : [second, first, names[0]];
  for (let axis = short.length; long.length > short.length && axis > 0; axis--) {
    const shape = short.toSpliced(axis, 0, 1), added = long.length - shape.length;
    if (!shape.every((extent, i) => extent === 1 || extent === long[i + added])) continue;
    return `; ${name} fits as ${show(shape)}: use unsqueeze(${axis}), or { keepDims: true } for a reduction`;
  }
  return "";
}

/** Returns the byte strides of an array of one shape for a shape to which it is broadcast. */
export function broadcastStrides({ shape, strides }: ArrayData, to: readonly number[]): readonly number[] {
  if (sameShape(shape, to)) return strides;
  const added = to.length - shape.length;
  return to.map((extent, axis) => {
    const own = axis - added;
    return own < 0 || shape[own] !== extent ? 0 : strides[own]!;
  });
}

/** Returns the memory of an array for a shape to which it is broadcast. */
export function operandOf(array: RealArray, shape: readonly number[]): ArrayOperand {
  return { dtype: array.dtype, pointer: array.pointer, strides: broadcastStrides(array, shape) };
}

/**
 * Returns `into` if it is given and fits, otherwise a new, contiguous array.
 *
 * @param label The layout label of a new array.
 */
export function resultArray(
  name: string,
  context: Context,
  shape: readonly number[],
  dtype: RealDType,
  into: unknown,
  stream: StreamState,
  label?: string,
): DeviceArray<RealDType> {
  if (into === undefined) return emptyArray(context, shape, dtype, stream, label);
  if (!(into instanceof DeviceArray)) throw notAnArray(name, into);
  checkReal(name, into);
  contextOf(name, [into]);
  if (!sameShape(into.shape, shape)) {
    throw new RangeError(mismatch(name, `shape ${show(shape)}, that of the result`, show(into.shape)));
  }
  if (!isSameKind(dtype, into.dtype as RealDType)) {
    const advice = `; pass dtype: "${into.dtype}", too, or convert with astype()`;
    throw new TypeError(mismatch(name, `an array that can hold ${dtype}`, into.dtype) + advice);
  }
  if (into.readOnly) throw new TypeError(mismatch(name, "a writable array", "a read-only one"));
  const shared = into.strides.some((stride, axis) => stride === 0 && shape[axis]! > 1);
  if (shared && into.size > 0) {
    const expected = "an array whose elements have different addresses";
    throw new RangeError(mismatch(name, expected, `strides ${show(into.strides)}`));
  }
  return into as DeviceArray<RealDType>;
}

/** Inputs that a kernel can read while it writes the outputs. */
export interface SafeInputs extends Disposable {
  readonly inputs: readonly OperandValue[];
  /** An input is an output: the kernel reads and writes the same memory. */
  readonly inPlace: boolean;
}

/**
 * Returns the inputs, with copies of those that overlap an output. An input with the same elements at the
 * same addresses as an output needs no copy: the thread that writes an element has read it before.
 */
export function safeInputs(
  inputs: readonly OperandValue[],
  outputs: readonly RealArray[],
  stream: StreamState,
): SafeInputs {
  const copies: DeviceArray[] = [];
  let inPlace = false;
  const release = () => copies.forEach((copy) => copy.dispose());
  const safeInput = (input: OperandValue): OperandValue => {
    if (!(input instanceof ArrayData)) return input;
    const overlapped = outputs.filter((output) => sharesBytes(output, input));
    if (overlapped.length === 0) return input;
    if (overlapped.every((output) => isSameView(output, input))) {
      inPlace = true;
      return input;
    }
    const copy = emptyArray(stream.context, input.shape, input.dtype, stream);
    copies.push(copy);
    return copy.copyFrom(input, { stream: streamLike(stream) }) as RealArray;
  };
  try {
    return { inputs: inputs.map(safeInput), inPlace, [Symbol.dispose]: release };
  } catch (error) {
    release();
    throw error;
  }
}

function isSameView(a: ArrayData, b: ArrayData): boolean {
  return a.pointer === b.pointer && a.itemSize === b.itemSize && sameShape(a.shape, b.shape) &&
    a.shape.every((extent, axis) => extent === 1 || a.strides[axis] === b.strides[axis]);
}
