/**
 * Rows: to an operation along one axis, such as softmax, a scan or a sort, an array is a set of rows of one
 * length. Rows of sources and results may have any stride.
 */
import type { ArrayData } from "../core/memory/array_data.ts";
import type { KernelBuilder, Pointer } from "../kernel/ir/builder.ts";
import type { Value } from "../kernel/ir/ir.ts";
import { divide, divisorArguments, divisorParameters, type DivisorValues } from "./division.ts";

/** An axis that several arrays share, with their strides in bytes. */
export interface JointAxis {
  readonly extent: number;
  readonly strides: readonly number[];
}

/** The rows of arrays of one shape. */
export interface Rows {
  /** The other axes, merged where every array allows it, innermost first. */
  readonly axes: readonly JointAxis[];
  /** Number of rows. */
  readonly count: number;
  /** Elements of a row. */
  readonly length: number;
  /** Bytes from element to element of a row, per array. */
  readonly steps: readonly number[];
}

/** Merges joint axes, given outermost first, where every array allows it. The result is innermost first. */
export function mergeAxes(outermostFirst: readonly JointAxis[]): JointAxis[] {
  const axes: JointAxis[] = [];
  for (const { extent, strides } of outermostFirst.toReversed()) {
    if (extent === 1) continue;
    const inner = axes.at(-1);
    if (inner !== undefined && strides.every((stride, i) => stride === inner.strides[i]! * inner.extent)) {
      axes[axes.length - 1] = { extent: inner.extent * extent, strides: inner.strides };
    } else axes.push({ extent, strides });
  }
  return axes;
}

/** Returns the rows of arrays of one shape along an axis. */
export function rowsOf(arrays: readonly ArrayData[], axis: number): Rows {
  const { shape } = arrays[0]!;
  const kept = shape.flatMap((extent, at) =>
    at === axis ? [] : [{ extent, strides: arrays.map(({ strides }) => strides[at]!) }]
  );
  const axes = mergeAxes(kept);
  return {
    axes,
    count: axes.reduce((product, { extent }) => product * extent, 1),
    length: shape[axis] ?? 1,
    steps: arrays.map((array) => array.strides[axis] ?? array.itemSize),
  };
}

/** The address of rows in a kernel. */
export interface RowAddresses {
  /** The addresses of a row's first element, one per array. */
  readonly bases: readonly Value[];
  /** Bytes from element to element, one per array, i64. */
  readonly steps: readonly Value[];
  /** Returns the addresses of another row. */
  at(row: Value): readonly Value[];
}

/** Declares the parameters of rows, which {@link rowArguments} returns, and returns the address of one of them. */
export function rowAddresses(
  b: KernelBuilder,
  rank: number,
  pointers: readonly Pointer[],
  row: () => Value,
): RowAddresses {
  const steps = pointers.map((_, i) => b.scalarParameter(`step${i}`, "i64"));
  const axes = axisParameters(b, rank, pointers.length);
  const at = (index: Value) => {
    const offsets = offsetsOf(b, axes, pointers.length, b.convert(index, "u32"));
    return pointers.map(({ base }, i) => b.add(base, offsets[i]!));
  };
  return { bases: at(row()), steps, at };
}

/**
 * Declares the parameters of joint axes, innermost first, and returns the byte offsets of a position in each
 * array.
 */
export function jointOffsets(b: KernelBuilder, rank: number, arrays: number, position: Value): Value[] {
  return offsetsOf(b, axisParameters(b, rank, arrays), arrays, position);
}

/** A joint axis in a kernel. */
export interface AxisValues {
  readonly extent: DivisorValues;
  readonly strides: readonly Value[];
}

/** Declares the parameters of joint axes, which {@link jointArguments} returns. */
export function axisParameters(b: KernelBuilder, rank: number, arrays: number, name = ""): AxisValues[] {
  return Array.from({ length: rank }, (_, axis) => ({
    extent: divisorParameters(b, `${name}extent${axis}`),
    strides: Array.from({ length: arrays }, (_, i) => b.scalarParameter(`${name}stride${axis}_${i}`, "i64")),
  }));
}

/** Returns the byte offsets of a position below 2^31, a u32, in each array. */
export function offsetsOf(
  b: KernelBuilder,
  axes: readonly AxisValues[],
  arrays: number,
  position: Value,
): Value[] {
  let rest = position;
  const offsets = Array.from({ length: arrays }, () => b.constant("i64", 0));
  axes.forEach(({ extent, strides }, axis) => {
    const last = axis === axes.length - 1;
    const [above, remainder] = last ? [rest, rest] : divide(b, rest, extent);
    const here = b.convert(remainder, "i64");
    strides.forEach((stride, i) => offsets[i] = b.add(offsets[i]!, b.mul(here, stride)));
    rest = above;
  });
  return offsets.map((offset) => b.bitcast(offset, "u64"));
}

/** Returns the arguments for the parameters of {@link rowAddresses}. */
export function rowArguments({ axes, steps }: Rows): number[] {
  return [...steps, ...jointArguments(axes)];
}

/** Returns the arguments for the parameters of {@link jointOffsets}. */
export function jointArguments(axes: readonly JointAxis[]): number[] {
  return axes.flatMap(({ extent, strides }, axis) => {
    // The kernel does not divide by the outermost extent, which may exceed 2^31, nor by any if there are no elements.
    const { divisor, magic, shift } = divisorArguments(axis === axes.length - 1 || extent === 0 ? 1 : extent);
    return [divisor, magic, shift, ...strides];
  });
}

/**
 * Returns a pointer and an index for the element `index` of a row: index 0 of its own pointer, unless the row
 * is contiguous.
 */
export function elementOf(
  b: KernelBuilder,
  pointer: Pointer,
  base: Value,
  step: Value | undefined,
  index: Value,
): [Pointer, Value | number] {
  if (step === undefined) return [{ ...pointer, base }, index];
  const bytes = b.bitcast(b.mul(b.convert(index, "i64"), step), "u64");
  return [{ ...pointer, base: b.add(base, bytes) }, 0];
}
