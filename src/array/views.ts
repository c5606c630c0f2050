/** Computes the shapes and byte strides of views, in NumPy's terms. */
import { checkInteger, checkShape, invalid, mismatch, numberError, show } from "../base/check.ts";
import { type DType, DTYPES } from "../base/dtype.ts";
import {
  checkAxis,
  contiguousStrides,
  type Geometry,
  isContiguous,
  sizeOf,
  type Slice,
} from "../base/strides.ts";

/** Slices with Python's rules: bounds beyond the ends are clamped, negative ones count from the end. */
export function slice(
  shape: readonly number[],
  strides: readonly number[],
  slices: readonly Slice[],
): Geometry {
  if (slices.length > shape.length) {
    const noun = shape.length === 1 ? "range" : "ranges";
    const message = mismatch("slice", `at most ${shape.length} ${noun}, one per axis`, slices.length);
    throw new RangeError(message + adviceOnNumbers(slices));
  }
  const extents = [...shape];
  const steps = [...strides];
  let offset = 0;
  slices.forEach((range, axis) => {
    if (range === null) return;
    if (!Array.isArray(range) || range.length > 3) {
      const message = invalid(`slice[${axis}]`, "null or [start, stop, step]", range);
      throw new TypeError(message + adviceOnNumbers(slices));
    }
    const { start, step, count } = resolveSlice(range, shape[axis]!, `slice[${axis}]`);
    extents[axis] = count;
    steps[axis] = strides[axis]! * step;
    offset += start * strides[axis]!;
  });
  return { shape: extents, strides: steps, offset: extents.includes(0) ? 0 : offset };
}

/** Returns the remedy for `slice(0, 3)`, the form of JavaScript's arrays. */
function adviceOnNumbers(slices: readonly unknown[]): string {
  if (!slices.every((range) => typeof range === "number")) return "";
  return slices.length > 3 ? "; index() takes numbers" : `; write slice([${slices.join(", ")}])`;
}

function resolveSlice(
  range: Exclude<Slice, null>,
  extent: number,
  name: string,
): { start: number; step: number; count: number } {
  const check = (part: string, value: number | null | undefined): number | null =>
    value === null || value === undefined
      ? null
      : checkInteger(`${name} ${part}`, value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const start = check("start", range[0]), stop = check("stop", range[1]), step = check("step", range[2]) ?? 1;
  if (step === 0) throw new RangeError(mismatch(`${name} step`, "a non-zero integer", 0));
  const [low, high] = step > 0 ? [0, extent] : [-1, extent - 1];
  const bound = (value: number): number => Math.min(Math.max(value < 0 ? value + extent : value, low), high);
  const from = start === null ? (step > 0 ? low : high) : bound(start);
  const to = stop === null ? (step > 0 ? high : low) : bound(stop);
  return { start: from, step, count: Math.max(0, Math.ceil((to - from) / step)) };
}

/** Selects one element of each given axis, and removes those axes; null keeps an axis. */
export function index(
  shape: readonly number[],
  strides: readonly number[],
  indices: readonly (number | null)[],
): Geometry & { kept: number[] } {
  if (indices.length > shape.length) {
    const noun = shape.length === 1 ? "index" : "indices";
    throw new RangeError(mismatch("index", `at most ${shape.length} ${noun}, one per axis`, indices.length));
  }
  let offset = 0;
  const kept: number[] = [];
  for (let axis = 0; axis < shape.length; axis++) {
    const at = indices[axis] ?? null;
    if (at === null) {
      kept.push(axis);
      continue;
    }
    const extent = shape[axis]!;
    if (!Number.isInteger(at) || at < -extent || at >= extent) {
      const expected = extent === 0
        ? "null for an empty axis"
        : `an integer from ${-extent} to ${extent - 1}`;
      const advice = typeof at === "object"
        ? "; take() takes lists and arrays of indices, slice() ranges"
        : "";
      throw numberError(at, invalid(`index[${axis}]`, expected, at) + advice);
    }
    offset += (at < 0 ? at + extent : at) * strides[axis]!;
  }
  const extents = kept.map((axis) => shape[axis]!);
  return {
    shape: extents,
    strides: kept.map((axis) => strides[axis]!),
    offset: extents.includes(0) ? 0 : offset,
    kept,
  };
}

/** Returns the permutation of a transpose; by default it reverses the axes. */
export function permutation(axes: readonly number[], ndim: number): number[] {
  if (axes.length === 0) return Array.from({ length: ndim }, (_, axis) => ndim - 1 - axis);
  if (Array.isArray(axes[0])) {
    throw new TypeError(
      `${invalid("axes", "an argument for each axis", axes[0])}; pass ${axes[0].map(show).join(", ")}`,
    );
  }
  const order = axes.map((axis, i) => checkAxis(`axes[${i}]`, axis, ndim));
  if (order.length !== ndim || new Set(order).size !== ndim) {
    throw new RangeError(invalid("axes", `each of the ${ndim} axes once`, axes));
  }
  return order;
}

/** Returns the strides of another shape for the same elements in the same order. */
export function reshape(
  shape: readonly number[],
  strides: readonly number[],
  wanted: readonly number[] | number,
  itemSize: number,
): Geometry {
  const target = resolveShape(shape, typeof wanted === "number" ? [wanted] : wanted);
  if (isContiguous(shape, strides, itemSize)) {
    return { shape: target, strides: contiguousStrides(target, itemSize), offset: 0 };
  }
  const result = new Array<number>(target.length);
  const extents = shape.filter((extent) => extent !== 1);
  const steps = strides.filter((_, axis) => shape[axis] !== 1);
  // Match groups of old axes with groups of new axes that have as many elements, from the outermost on. If
  // the old axes of a group are contiguous in C order, the new ones can divide the group in any way.
  let oldAxis = 0, newAxis = 0;
  while (oldAxis < extents.length) {
    let oldEnd = oldAxis + 1, newEnd = newAxis + 1;
    let oldCount = extents[oldAxis]!, newCount = target[newAxis]!;
    while (oldCount !== newCount) {
      if (oldCount < newCount) oldCount *= extents[oldEnd++]!;
      else newCount *= target[newEnd++]!;
    }
    for (let axis = oldAxis; axis + 1 < oldEnd; axis++) {
      if (steps[axis] !== steps[axis + 1]! * extents[axis + 1]!) {
        const expected = `a shape that strides ${show(strides)} of ${show(shape)} allow without a copy`;
        throw new RangeError(`${invalid("shape", expected, target)}; use contiguous().reshape()`);
      }
    }
    let step = steps[oldEnd - 1]!;
    for (let axis = newEnd - 1; axis >= newAxis; axis--) {
      result[axis] = step;
      step *= target[axis]!;
    }
    oldAxis = oldEnd;
    newAxis = newEnd;
  }
  for (let axis = newAxis; axis < target.length; axis++) result[axis] = itemSize;
  return { shape: target, strides: result, offset: 0 };
}

/** Throws if a shape was passed as several arguments, as `transpose()` takes its axes. */
export function checkOneShape(args: ArrayLike<unknown>): void {
  if (args.length < 2) return;
  const shape = show(Array.from(args));
  throw new TypeError(`${mismatch("shape", "one shape", `${args.length} arguments`)}; pass ${shape}`);
}

/** Computes the extent that is −1, if any. */
function resolveShape(shape: readonly number[], wanted: readonly number[]): number[] {
  if (!Array.isArray(wanted)) {
    throw new TypeError(invalid("shape", "a number or an array of numbers", wanted));
  }
  const size = sizeOf(shape);
  const open = wanted.indexOf(-1);
  if (open !== wanted.lastIndexOf(-1)) {
    throw new RangeError(invalid("shape", "at most one extent of -1", wanted));
  }
  const target = checkShape("shape", wanted.map((extent, axis) => axis === open ? 1 : extent));
  const rest = sizeOf(target);
  if (open >= 0 && rest > 0) target[open] = size / rest;
  if (sizeOf(target) !== size || (open >= 0 && (rest === 0 || !Number.isInteger(target[open])))) {
    throw new RangeError(invalid("shape", `a shape with ${size} elements, like ${show(shape)}`, wanted));
  }
  return target;
}

/** Broadcasts as NumPy: new leading axes and axes of extent 1 repeat, with stride 0. */
export function broadcast(
  shape: readonly number[],
  strides: readonly number[],
  wanted: readonly number[] | number,
  name = "shape",
): Geometry {
  const target = checkShape(name, wanted);
  const added = target.length - shape.length;
  const steps = target.map((extent, axis) => {
    const own = axis - added;
    if (own < 0) return 0;
    return shape[own] === extent ? strides[own]! : shape[own] === 1 ? 0 : NaN;
  });
  if (added < 0 || steps.some(Number.isNaN)) {
    const expected = `a shape that can be broadcast to ${
      show(target)
    } (equal extents from the last axis on, or 1)`;
    throw new RangeError(invalid(name, expected, shape));
  }
  return { shape: target, strides: steps, offset: 0 };
}

/**
 * Divides the last axis into elements of another size: the shape and strides of the same bytes as another
 * element type.
 */
export function resize(
  shape: readonly number[],
  strides: readonly number[],
  itemSize: number,
  newItemSize: number,
): Geometry {
  if (itemSize === newItemSize) return { shape, strides, offset: 0 };
  const last = shape.length - 1;
  if (last < 0 || (strides[last] !== itemSize && shape[last] !== 1)) {
    const expected = `elements of ${itemSize} bytes, because the last axis is not contiguous`;
    throw new RangeError(mismatch("dtype", expected, `${newItemSize} bytes for strides ${show(strides)}`));
  }
  const bytes = shape[last]! * itemSize;
  if (bytes % newItemSize !== 0) {
    const expected = `an element size that divides the ${bytes} bytes of the last axis`;
    throw new RangeError(mismatch("dtype", expected, `${newItemSize} bytes`));
  }
  return {
    shape: [...shape.slice(0, last), bytes / newItemSize],
    strides: [...strides.slice(0, last), newItemSize],
    offset: 0,
  };
}

/** Returns true if every element is aligned for loads and stores of its type. */
export function isAligned(
  dtype: DType,
  shape: readonly number[],
  { pointer, strides }: { readonly pointer: bigint; readonly strides: readonly number[] },
): boolean {
  const { alignment } = DTYPES[dtype];
  return shape.includes(0) ||
    (pointer % BigInt(alignment) === 0n &&
      strides.every((stride, axis) => shape[axis] === 1 || stride % alignment === 0));
}
