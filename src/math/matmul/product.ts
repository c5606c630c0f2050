/** Batches of matrix products, and the generated kernel that computes them. */
import { sizeOf } from "../../base/strides.ts";
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { type StreamLike, streamOf } from "../../core/stream_state.ts";
import type { Scalar } from "../../kernel/ir/types.ts";
import { generatedKernel } from "../generated.ts";
import { jointArguments, type JointAxis, mergeAxes } from "../rows.ts";
import { matmulKernel, type Structure, TILE } from "./kernel.ts";

/** The operands of a batch of products, and the extents of their matrices. */
export interface Product {
  readonly rows: number;
  readonly columns: number;
  readonly terms: number;
  /** Bytes from row to row and term to term of A, and from column to column and term to term of B. */
  readonly aSteps: readonly [row: number, term: number];
  readonly bSteps: readonly [column: number, term: number];
  /** The axes of the batch, outermost first, with the strides of A and B. */
  readonly batch: readonly JointAxis[];
}

/** Returns how arrays of at least two dimensions are multiplied; undefined if their shapes do not fit. */
export function planProduct(left: ArrayData, right: ArrayData): Product | undefined {
  const [rows, terms] = left.shape.slice(-2) as [number, number];
  const [depth, columns] = right.shape.slice(-2) as [number, number];
  const batch = broadcastBatch(left, right);
  if (terms !== depth || batch === undefined) return undefined;
  return {
    rows,
    columns,
    terms,
    aSteps: left.strides.slice(-2) as [number, number],
    bSteps: right.strides.slice(-2).reverse() as [number, number],
    batch,
  };
}

/** Shape and strides of an operand. */
interface Operand {
  readonly shape: readonly number[];
  readonly strides: readonly number[];
}

function broadcastBatch(left: Operand, right: Operand): JointAxis[] | undefined {
  const operands = [left, right].map(({ shape, strides }) => ({
    extents: shape.slice(0, -2),
    strides: strides.slice(0, -2),
  }));
  const rank = Math.max(...operands.map(({ extents }) => extents.length));
  const axes: JointAxis[] = [];
  for (let axis = -rank; axis < 0; axis++) {
    const extents = operands.map((operand) => operand.extents.at(axis) ?? 1);
    // An axis that an operand lacks has extent 1. Axes are counted from the end.
    const present = operands.map((operand, i) => operand.extents.length >= -axis ? extents[i]! : 1);
    const extent = present.find((one) => one !== 1) ?? 1;
    if (present.some((one) => one !== 1 && one !== extent)) return undefined;
    const strides = operands.map((operand, i) => present[i] === 1 ? 0 : operand.strides.at(axis)!);
    axes.push({ extent, strides });
  }
  return axes;
}

/** Multiplies with the generated kernel. `target` is contiguous, and overlaps no operand. */
export function multiplyTiled(
  target: ArrayData,
  a: ArrayData,
  b: ArrayData,
  { rows, columns, terms, aSteps, bSteps, batch }: Product,
  stream: StreamLike | undefined,
): void {
  if (target.size === 0) return;
  const { context } = allocationOf(target);
  const state = streamOf(context, stream);
  for (const array of [a, b, target]) allocationOf(array).touch(state);
  const matrix = rows * columns * target.itemSize;
  let step = matrix;
  const withTarget = batch.toReversed().map(({ extent, strides }) => {
    const axis = { extent, strides: [...strides, step] };
    step *= extent;
    return axis;
  }).reverse();
  const axes = mergeAxes(withTarget);
  const structure: Structure = {
    a: a.dtype as Scalar,
    b: b.dtype as Scalar,
    result: target.dtype as Scalar,
    aAlongTerms: Math.abs(aSteps[1]) <= Math.abs(aSteps[0]),
    bAlongTerms: Math.abs(bSteps[1]) < Math.abs(bSteps[0]),
    rank: axes.length,
  };
  const tilesM = Math.ceil(rows / TILE), tilesN = Math.ceil(columns / TILE);
  const count = sizeOf(batch.map(({ extent }) => extent));
  generatedKernel(context, `matmul ${Object.values(structure).join(" ")}`, () => matmulKernel(structure))
    .launch(
      { grid: tilesM * tilesN * count, block: 256, stream },
      a.pointer,
      b.pointer,
      target.pointer,
      rows,
      columns,
      terms,
      ...aSteps,
      ...bSteps,
      tilesM,
      tilesN,
      ...jointArguments(axes),
    );
}
