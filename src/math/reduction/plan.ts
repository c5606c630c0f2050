/**
 * How a reduction is divided among lanes and blocks: by shape, strides and element size, never by the device.
 */
import { type JointAxis, mergeAxes } from "../rows.ts";
import { BLOCK } from "./kernel.ts";

/** The axes of arrays of one shape, merged where possible, innermost first. */
export interface Geometry {
  readonly kept: readonly JointAxis[];
  readonly reduced: readonly JointAxis[];
  /** Results. */
  readonly outputs: number;
  /** Elements per result. */
  readonly length: number;
}

function product(axes: readonly JointAxis[]): number {
  return axes.reduce((size, { extent }) => size * extent, 1);
}

/** The longest step of an axis in any of the arrays. */
function stepOf({ strides }: JointAxis): number {
  return Math.max(...strides.map(Math.abs));
}

/** Divides the axes of arrays into kept and reduced ones. `ordered` keeps the reduced elements in C order. */
export function divideAxes(
  shape: readonly number[],
  strides: readonly (readonly number[])[],
  reduced: readonly number[],
  ordered: boolean,
): Geometry {
  const axes = shape.map((extent, axis): JointAxis => ({ extent, strides: strides.map((of) => of[axis]!) }));
  const away = axes.filter((_, axis) => reduced.includes(axis));
  const kept = axes.filter((_, axis) => !reduced.includes(axis));
  const sorted = ordered ? away : [...away].sort((a, b) => stepOf(b) - stepOf(a));
  return { kept: mergeAxes(kept), reduced: mergeAxes(sorted), outputs: product(kept), length: product(away) };
}

/** The shape of the launches of a reduction. */
export interface Plan {
  readonly group: number;
  readonly columns: 0 | 32 | 256;
  readonly width: number;
  readonly unit: boolean;
  /** Blocks per result, and elements per block. */
  readonly splits: number;
  readonly chunk: number;
  readonly blocks: number;
}

/** Blocks that keep the largest GPU busy, and the maximum number of blocks per result. */
const ENOUGH_BLOCKS = 4096;
/** The minimum number of elements of a block that shares a result. */
const BLOCK_ELEMENTS = 8192;

/** Lays out a reduction. */
export function planReduction(
  { kept, reduced, outputs, length }: Geometry,
  itemSizes: readonly number[],
): Plan {
  const inner = reduced[0], across = kept[0];
  const unit = inner === undefined ||
    (reduced.length === 1 && itemSizes.every((itemSize, i) => inner.strides[i] === itemSize));
  const columnwise = across !== undefined && inner !== undefined && across.extent >= 16 &&
    stepOf(across) < stepOf(inner);
  if (columnwise) return planColumns(outputs, length, unit);
  const width = unit && length >= 64 ? Math.min(4, 16 / Math.max(...itemSizes)) : 1;
  const lanes = Math.ceil(length / width);
  const wanted = lanes > 256 ? BLOCK : Math.min(32, 2 ** Math.ceil(Math.log2(Math.max(1, lanes))));
  const splits = splitsOf(outputs, Math.floor(length / BLOCK_ELEMENTS), length);
  const group = splits > 1 ? BLOCK : wanted;
  const chunk = roundUp(Math.ceil(length / splits), BLOCK * 4 * width);
  return {
    group,
    columns: 0,
    width,
    unit,
    splits: Math.max(1, Math.ceil(length / chunk)),
    chunk,
    blocks: Math.ceil(outputs / (BLOCK / group)),
  };
}

function planColumns(outputs: number, length: number, unit: boolean): Plan {
  const columns = length < 32 ? BLOCK : 32;
  const blocks = Math.ceil(outputs / columns);
  const splits = columns === BLOCK ? 1 : splitsOf(blocks, Math.floor(length / 256), length);
  const chunk = roundUp(Math.ceil(length / splits), 32);
  const parts = Math.max(1, Math.ceil(length / chunk));
  return { group: 1, columns, width: 1, unit, splits: parts, chunk, blocks };
}

/** Returns how many blocks share a result. */
function splitsOf(blocks: number, most: number, length: number): number {
  const wanted = Math.min(most, Math.ceil(ENOUGH_BLOCKS / Math.max(1, blocks)), ENOUGH_BLOCKS);
  // Positions within a block are 32-bit integers.
  return Math.max(1, wanted, Math.ceil(length / 2 ** 30));
}

function roundUp(value: number, step: number): number {
  return Math.max(1, Math.ceil(value / step)) * step;
}
