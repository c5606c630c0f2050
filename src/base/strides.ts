/** Arithmetic of shapes and byte strides, in NumPy's terms. */
import { checkInteger, mismatch, show } from "./check.ts";

/** The extents, byte strides and start of a view. */
export interface Geometry {
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  /** Bytes from the first element of the array to that of the view. */
  readonly offset: number;
}

/**
 * A range of an axis: `[start, stop, step]` as Python's `start:stop:step`, with null for omitted parts; null
 * for the whole axis.
 */
export type Slice = readonly [start?: number | null, stop?: number | null, step?: number | null] | null;

/** Returns the number of elements. */
export function sizeOf(shape: readonly number[]): number {
  let size = 1;
  for (let axis = 0; axis < shape.length; axis++) size *= shape[axis]!;
  return size;
}

/** Returns the byte strides of an array in C order without gaps. */
export function contiguousStrides(shape: readonly number[], itemSize: number): number[] {
  const strides = new Array<number>(shape.length);
  let step = itemSize;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    strides[axis] = step;
    step *= Math.max(1, shape[axis]!);
  }
  return strides;
}

/** Returns true for C order without gaps. Axes of extent 1 do not matter; an empty array is contiguous. */
export function isContiguous(
  shape: readonly number[],
  strides: readonly number[],
  itemSize: number,
): boolean {
  if (shape.includes(0)) return true;
  let expected = itemSize;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    if (shape[axis] === 1) continue;
    if (strides[axis] !== expected) return false;
    expected *= shape[axis]!;
  }
  return true;
}

/** Returns the lowest byte of the elements, and one past the highest, relative to the first element. */
export function byteBounds(
  shape: readonly number[],
  strides: readonly number[],
  itemSize: number,
): [number, number] {
  if (shape.includes(0)) return [0, 0];
  let low = 0;
  let high = itemSize;
  for (let axis = 0; axis < shape.length; axis++) {
    const reach = (shape[axis]! - 1) * strides[axis]!;
    if (reach < 0) low += reach;
    else high += reach;
  }
  return [low, high];
}

/**
 * Like {@link byteBounds}, for a shape and strides from outside: throws a `RangeError` unless the number of
 * elements and every offset are safe integers, on which the arithmetic is exact.
 */
export function checkedByteBounds(
  name: string,
  shape: readonly number[],
  strides: readonly number[],
  itemSize: number,
): [number, number] {
  const [low, high] = byteBounds(shape, strides, itemSize);
  // A sum or product that rounds is already far beyond the limit, or becomes NaN.
  if (low >= -Number.MAX_SAFE_INTEGER && high <= Number.MAX_SAFE_INTEGER && sizeOf(shape) < 2 ** 53) {
    return [low, high];
  }
  const got = `shape ${show(shape)} with strides ${show(strides)}`;
  throw new RangeError(mismatch(name, "an array that spans less than 2^53 bytes", got));
}

/** Returns an axis as a non-negative number; a negative one counts from the last. */
export function checkAxis(name: string, axis: number, ndim: number): number {
  checkInteger(name, axis, -ndim, ndim - 1);
  return axis < 0 ? axis + ndim : axis;
}

/** Returns true if two shapes are equal. */
export function sameShape(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let axis = 0; axis < a.length; axis++) if (a[axis] !== b[axis]) return false;
  return true;
}

/**
 * Returns the bytes from row to row if the axes from `rowAxis` on have no gaps and the rows are a constant
 * pitch apart; otherwise undefined.
 */
export function rowPitch(
  shape: readonly number[],
  strides: readonly number[],
  rowAxis: number,
  itemSize: number,
  widthBytes: number,
): number | undefined {
  let step = itemSize;
  for (let axis = shape.length - 1; axis >= rowAxis; axis--) {
    if (shape[axis]! > 1 && strides[axis] !== step) return undefined;
    step *= shape[axis]!;
  }
  let pitch: number | undefined;
  let rows = 1;
  for (let axis = rowAxis - 1; axis >= 0; axis--) {
    if (shape[axis]! === 1) continue;
    if (pitch === undefined) pitch = strides[axis]! / rows;
    else if (strides[axis] !== pitch * rows) return undefined;
    rows *= shape[axis]!;
  }
  if (pitch === undefined) return widthBytes;
  return pitch >= widthBytes ? pitch : undefined;
}
