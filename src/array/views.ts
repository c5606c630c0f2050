/** Shapes and byte strides of views: pure arithmetic, in NumPy's terms. */
import { checkInteger, checkShape, invalid, mismatch, show } from "../base/check.ts";
import { type DType, DTYPES } from "../base/dtype.ts";
import {
  checkAxis,
  contiguousStrides,
  type Geometry,
  isContiguous,
  sizeOf,
  type Slice,
} from "../base/strides.ts";

/** Python's slicing: bounds beyond the ends are clamped, negative ones count from the end. */
export function slice(
  shape: readonly number[],
  strides: readonly number[],
  slices: readonly Slice[],
): Geometry {
  if (slices.length > shape.length) {
    throw new RangeError(`slice: ${slices.length} ranges given; the array has ${shape.length} axes`);
  }
  const extents = [...shape];
  const steps = [...strides];
  let offset = 0;
  slices.forEach((range, axis) => {
    if (range === null) return;
    const { start, step, count } = resolveSlice(range, shape[axis]!, `slice[${axis}]`);
    extents[axis] = count;
    steps[axis] = strides[axis]! * step;
    offset += start * strides[axis]!;
  });
  return { shape: extents, strides: steps, offset: extents.includes(0) ? 0 : offset };
}

function resolveSlice(
  range: Exclude<Slice, null>,
  extent: number,
  name: string,
): { start: number; step: number; count: number } {
  if (!Array.isArray(range) || range.length > 3) {
    throw new TypeError(invalid(name, "null or [start, stop, step]", range));
  }
  const check = (part: string, value: number | null | undefined): number | null =>
    value === null || value === undefined
      ? null
      : checkInteger(`${name} ${part}`, value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const start = check("start", range[0]), stop = check("stop", range[1]), step = check("step", range[2]) ?? 1;
  if (step === 0) throw new RangeError(mismatch(`${name} step`, "any other whole number", "0"));
  const [low, high] = step > 0 ? [0, extent] : [-1, extent - 1];
  const bound = (value: number): number => Math.min(Math.max(value < 0 ? value + extent : value, low), high);
  const from = start === null ? (step > 0 ? low : high) : bound(start);
  const to = stop === null ? (step > 0 ? high : low) : bound(stop);
  return { start: from, step, count: Math.max(0, Math.ceil((to - from) / step)) };
}

/** One element of each axis that is given, which then is no axis any more; null keeps an axis. */
export function index(
  shape: readonly number[],
  strides: readonly number[],
  indices: readonly (number | null)[],
): Geometry & { kept: number[] } {
  if (indices.length > shape.length) {
    throw new RangeError(`index: ${indices.length} indices given; the array has ${shape.length} axes`);
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
      throw new RangeError(
        `index[${axis}]: ${show(at)} given; axis ${axis} has ${extent} elements` +
          (extent > 0 ? `, accepted is a whole number from ${-extent} to ${extent - 1}` : ""),
      );
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

/** The order of axes of a transpose: a permutation, or all axes reversed. */
export function permutation(axes: readonly number[], ndim: number): number[] {
  if (axes.length === 0) return Array.from({ length: ndim }, (_, axis) => ndim - 1 - axis);
  const order = axes.map((axis, i) => checkAxis(`axes[${i}]`, axis, ndim));
  if (order.length !== ndim || new Set(order).size !== ndim) {
    throw new RangeError(invalid("axes", `each of the ${ndim} axes once`, axes));
  }
  return order;
}

/** Another shape for the same elements in the same order. */
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
  // Runs of old axes and runs of new axes with the same number of elements, from the outermost on. The old axes of a run
  // have to follow one another in memory as in C order; then the new ones can divide it as they like.
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
        throw new RangeError(
          `shape: ${show(target)} given; an array ${show(shape)} with strides ${
            show(strides)
          } cannot have it without a copy: use contiguous().reshape()`,
        );
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

/** A shape with −1 for at most one extent, filled in. */
function resolveShape(shape: readonly number[], wanted: readonly number[]): number[] {
  const size = sizeOf(shape);
  const open = wanted.indexOf(-1);
  const target = checkShape("shape", wanted.map((extent, axis) => axis === open ? 1 : extent));
  const rest = sizeOf(target);
  if (open >= 0 && rest > 0) target[open] = size / rest;
  if (sizeOf(target) !== size || (open >= 0 && (rest === 0 || !Number.isInteger(target[open])))) {
    throw new RangeError(`shape: ${show(wanted)} given; the array ${show(shape)} has ${size} elements`);
  }
  return target;
}

/** NumPy's broadcasting: new axes in front and axes of extent 1 repeat, with stride 0. */
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
    throw new RangeError(
      `${name}: ${show(shape)} cannot be broadcast to ${
        show(target)
      }; accepted are the same extents counted from the last axis, or 1`,
    );
  }
  return { shape: target, strides: steps, offset: 0 };
}

/** The last axis divided into elements of another size: the shape and strides of the same bytes as another element type. */
export function resize(
  shape: readonly number[],
  strides: readonly number[],
  itemSize: number,
  newItemSize: number,
): Geometry {
  if (itemSize === newItemSize) return { shape, strides, offset: 0 };
  const last = shape.length - 1;
  if (last < 0 || (strides[last] !== itemSize && shape[last] !== 1)) {
    throw new RangeError(
      `dtype: elements of ${newItemSize} bytes given for ${show(shape)} with strides ${
        show(strides)
      }; accepted is an element of ${itemSize} bytes, or an array whose last axis has no gaps`,
    );
  }
  const bytes = shape[last]! * itemSize;
  if (bytes % newItemSize !== 0) {
    throw new RangeError(
      `dtype: elements of ${newItemSize} bytes given; the last axis has ${bytes} bytes, accepted is a multiple`,
    );
  }
  return {
    shape: [...shape.slice(0, last), bytes / newItemSize],
    strides: [...strides.slice(0, last), newItemSize],
    offset: 0,
  };
}

/** True if every element lies at a multiple of its type's alignment, as loads and stores of that type need it. */
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
