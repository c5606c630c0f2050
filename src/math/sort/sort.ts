/** Sorts, and positions of sorted elements, along an axis: `sort()`, `argSort()` and `topK()`. */
import { newArray } from "../../array/operations.ts";
import { mismatch } from "../../base/check.ts";
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { type StreamLike, streamOf } from "../../core/stream_state.ts";
import { type Scalar, SCALARS } from "../../kernel/ir/types.ts";
import { generatedKernel } from "../generated.ts";
import { scanInto } from "../reduction/scan.ts";
import { rowArguments, type Rows, rowsOf } from "../rows.ts";
import { bitonicKernel, BLOCK, LONGEST_ROW, rowsPerBlock } from "./bitonic.ts";
import { keyType } from "./keys.ts";
import { countKernel, DIGITS, moveKernel, type Structure, TILE } from "./radix.ts";

/** The arrays of a sort. Both results have the extent `kept` along the axis. */
export interface Sort {
  readonly source: ArrayData;
  readonly axis: number;
  readonly descending: boolean;
  /** How many of the first elements are stored. */
  readonly kept: number;
  readonly values?: ArrayData;
  readonly indices?: ArrayData;
}

/** Sorts; the results must not overlap the source. */
export function sortInto(sort: Sort, stream: StreamLike | undefined): void {
  const { source, axis, values, indices, kept } = sort;
  const results = [values, indices].filter((array) => array !== undefined);
  if (source.size === 0 || kept === 0) return;
  const { context } = allocationOf(source);
  const state = streamOf(context, stream);
  for (const array of [source, ...results]) allocationOf(array).touch(state);
  const length = source.shape[axis] ?? 1;
  if (length <= LONGEST_ROW) sortShort(sort, rowsOf([source, ...results], axis), stream);
  else sortLong(sort, rowsOf([source, values ?? source, indices ?? source], axis), stream);
}

function sortShort(
  { source, values, indices, kept, descending }: Sort,
  rows: Rows,
  stream: StreamLike | undefined,
): void {
  const width = 2 ** Math.ceil(Math.log2(rows.length));
  const structure = {
    dtype: source.dtype as Scalar,
    descending,
    rank: rows.axes.length,
    width,
    values: values !== undefined,
    indices: indices !== undefined,
  };
  const { context } = allocationOf(source);
  const key = `sort rows ${Object.values(structure).join(" ")}`;
  const pointers = [values, indices].filter((array) => array !== undefined).map(({ pointer }) => pointer);
  generatedKernel(context, key, () => bitonicKernel(structure)).launch(
    { grid: Math.ceil(rows.count / rowsPerBlock(width)), block: BLOCK, stream },
    source.pointer,
    ...pointers,
    rows.count,
    rows.length,
    kept,
    ...rowArguments(rows),
  );
}

/** The largest number of rows of a launch. */
const MAX_ROWS = 65535;

function sortLong(
  { source, values, indices, kept, descending }: Sort,
  rows: Rows,
  stream: StreamLike | undefined,
): void {
  const { count, length } = rows;
  if (count > MAX_ROWS || length >= 2 ** 31) {
    const expected = `at most ${MAX_ROWS} rows of more than ${LONGEST_ROW} elements, each shorter than 2^31`;
    throw new RangeError(mismatch("sort", expected, `${count} rows of ${length} elements`));
  }
  const { context } = allocationOf(source);
  const state = streamOf(context, stream);
  const dtype = source.dtype as Scalar, passes = SCALARS[dtype].bytes, tiles = Math.ceil(length / TILE);
  const withIndices = indices !== undefined;
  const buffers = passes > 1 ? count * length : 0;
  using keys = newArray(context, [2, buffers], keyType(dtype), state);
  using positions = newArray(context, [2, withIndices ? buffers : 0], "i32", state);
  using counts = newArray(context, [count, DIGITS * tiles], "i32", state);
  for (const array of [keys, positions, counts]) allocationOf(array).touch(state);
  const half = (array: ArrayData, which: number) => array.pointer + BigInt(which * array.byteLength / 2);
  for (let pass = 0; pass < passes; pass++) {
    const structure: Structure = {
      dtype,
      descending,
      rank: rows.axes.length,
      first: pass === 0,
      last: pass === passes - 1,
      values: values !== undefined,
      indices: withIndices,
    };
    const key = Object.values(structure).join(" "), odd = pass % 2;
    const args = [
      source.pointer,
      values?.pointer ?? 0n,
      indices?.pointer ?? 0n,
      half(keys, odd),
      half(keys, 1 - odd),
      half(positions, odd),
      half(positions, 1 - odd),
      counts.pointer,
      length,
      kept,
      8 * pass,
      ...rowArguments(rows),
    ];
    const launch = { grid: [tiles, count] as const, block: BLOCK, stream };
    generatedKernel(context, `sort count ${key}`, () => countKernel(structure)).launch(launch, ...args);
    scanInto(counts, counts, 1, "add", "i32", stream, true);
    generatedKernel(context, `sort move ${key}`, () => moveKernel(structure)).launch(launch, ...args);
  }
}
