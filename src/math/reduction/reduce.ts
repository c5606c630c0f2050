/** Runs reductions: one launch, or two if several blocks share a result. */
import { mismatch } from "../../base/check.ts";
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { type StreamLike, streamOf } from "../../core/stream_state.ts";
import { newArray } from "../../array/operations.ts";
import type { Scalar } from "../../kernel/ir/types.ts";
import { generatedKernel } from "../generated.ts";
import { jointArguments } from "../rows.ts";
import { BLOCK, joinKernel, keyOf, reduceKernel, type Structure } from "./kernel.ts";
import { divideAxes, type Geometry, planReduction } from "./plan.ts";
import type { Reduction } from "./reduction.ts";

/** An array of a reduction, with strides for the shape to which it is broadcast. */
export interface Source {
  readonly array: ArrayData;
  readonly strides: readonly number[];
}

/**
 * Reduces `axes` of `sources` into the contiguous array `target`, which must not overlap them. It has the
 * remaining axes, in C order. Sources have strides for `shape`.
 */
export function reduceInto(
  target: ArrayData,
  sources: readonly Source[],
  shape: readonly number[],
  axes: readonly number[],
  reduction: Reduction,
  stream: StreamLike | undefined,
  center?: ArrayData,
): void {
  if (target.size === 0) return;
  const geometry = divideAxes(shape, sources.map(({ strides }) => strides), axes, reduction.ordered === true);
  checkSize(geometry);
  const { context } = allocationOf(target);
  const state = streamOf(context, stream);
  const arrays = sources.map(({ array }) => array);
  for (const array of [...arrays, target, ...(center === undefined ? [] : [center])]) {
    allocationOf(array).touch(state);
  }
  const plan = planReduction(geometry, arrays.map(({ itemSize }) => itemSize));
  const { splits, chunk, blocks, ...layout } = plan;
  const structure: Structure = {
    reduction,
    sources: arrays.map(({ dtype }) => dtype as Scalar),
    keptRank: geometry.kept.length,
    reducedRank: geometry.reduced.length,
    ...layout,
    vector: layout.width > 1 && isVectorAligned(arrays, geometry, layout.width),
    partial: splits > 1,
    index: geometry.length < 2 ** 31 ? "i32" : "i64",
    result: target.dtype as Scalar,
  };
  const kernel = generatedKernel(context, keyOf(structure), () => reduceKernel(structure));
  const sizes = [geometry.outputs, geometry.length, chunk, geometry.length];
  const parameters = [...jointArguments(geometry.kept), ...jointArguments(geometry.reduced)];
  const addresses = arrays.map(({ pointer }) => pointer);
  const rest = [...sizes, ...parameters, ...(center === undefined ? [] : [center.pointer])];
  const launch = { grid: [blocks, splits] as const, block: BLOCK, stream };
  if (splits === 1) {
    kernel.launch(launch, ...addresses, target.pointer, ...rest);
    return;
  }
  const parts = geometry.outputs * splits;
  using scratch = newArray(context, [reduction.state.length, parts * 8], "u8", state);
  allocationOf(scratch).touch(state);
  const pointers = reduction.state.map((_, index) => scratch.pointer + BigInt(index * parts * 8));
  kernel.launch(launch, ...addresses, ...pointers, ...rest);
  const joinKey = `join ${reduction.key} ${target.dtype}`;
  generatedKernel(context, joinKey, () => joinKernel(reduction, structure.result))
    .launch(
      { grid: geometry.outputs, block: BLOCK, stream },
      ...pointers,
      target.pointer,
      splits,
      geometry.length,
    );
}

/** Throws for arrays whose positions do not fit the kernels. */
function checkSize({ outputs, length, reduced }: Geometry): void {
  const tooLong = reduced.length > 1 && length >= 2 ** 31;
  if (outputs < 2 ** 31 && !tooLong) return;
  const expected = "fewer than 2^31 results, each of fewer than 2^31 elements if these have several strides";
  throw new RangeError(mismatch("array", expected, `${outputs} results of ${length} elements`));
}

/** Returns true if `width` elements at every position that is a multiple of it can be loaded at once. */
function isVectorAligned(arrays: readonly ArrayData[], { kept }: Geometry, width: number): boolean {
  return arrays.every(({ pointer, itemSize }, i) =>
    pointer % BigInt(width * itemSize) === 0n &&
    kept.every(({ strides }) => strides[i]! % (width * itemSize) === 0)
  );
}
