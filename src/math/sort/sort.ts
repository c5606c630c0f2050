/** Sorts, and positions of sorted elements, along an axis: `sort()`, `argSort()` and `topK()`. */
import { fill, newArray } from "../../array/operations.ts";
import { mismatch } from "../../base/check.ts";
import { contiguousStrides } from "../../base/strides.ts";
import { allocationOf, ArrayData } from "../../core/memory/array_data.ts";
import { type StreamLike, streamOf } from "../../core/stream_state.ts";
import { type Scalar, SCALARS } from "../../kernel/ir/types.ts";
import { generatedKernel } from "../generated.ts";
import { scanInto } from "../reduction/scan.ts";
import { rowArguments, type Rows, rowsOf } from "../rows.ts";
import { bitonicKernel, BLOCK, LONGEST_ROW, rowsPerBlock } from "./bitonic.ts";
import { keyType } from "./keys.ts";
import * as select from "./select.ts";
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
  else if (kept <= LONGEST_ROW && kept <= length / 4) selectFirst(sort, rowsOf([source], axis), stream);
  else sortLong(sort, rowsOf([source, values ?? source, indices ?? source], axis), stream);
}

function sortShort(
  { source, values, indices, kept, descending }: Sort,
  rows: Rows,
  stream: StreamLike | undefined,
  table?: ArrayData,
): void {
  const width = 2 ** Math.ceil(Math.log2(rows.length));
  const structure = {
    dtype: source.dtype as Scalar,
    descending,
    rank: rows.axes.length,
    width,
    values: values !== undefined,
    indices: indices !== undefined,
    lookup: table !== undefined,
  };
  const { context } = allocationOf(source);
  const key = `sort rows ${Object.values(structure).join(" ")}`;
  const pointers = [values, indices, table].filter((array) => array !== undefined).map(({ pointer }) =>
    pointer
  );
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

/** Throws for rows that are too many or too long for the kernels of long rows. */
function checkRows({ count, length }: Rows): void {
  if (count <= MAX_ROWS && length < 2 ** 31) return;
  const expected = `at most ${MAX_ROWS} rows of more than ${LONGEST_ROW} elements, each shorter than 2^31`;
  throw new RangeError(mismatch("sort", expected, `${count} rows of ${length} elements`));
}

/** Finds the first elements of rows, and sorts only these. */
function selectFirst(sort: Sort, rows: Rows, stream: StreamLike | undefined): void {
  checkRows(rows);
  const { source, kept, descending, values, indices, axis } = sort, { count, length } = rows;
  const { context } = allocationOf(source);
  const state = streamOf(context, stream);
  const dtype = source.dtype as Scalar, structure = { dtype, descending, rank: rows.axes.length };
  const key = Object.values(structure).join(" "), tiles = Math.ceil(length / select.TILE);
  using prefixes = newArray(context, [count], keyType(dtype), state);
  using remaining = newArray(context, [count], "i32", state),
    counts = newArray(context, [count, 256], "i32", state);
  using found = newArray(context, [count, kept], dtype, state);
  using positions = newArray(context, [count, kept], "i32", state);
  using below = newArray(context, [count, tiles], "i32", state),
    equal = newArray(context, [count, tiles], "i32", state);
  for (const array of [prefixes, remaining, counts, found, positions, below, equal]) {
    allocationOf(array).touch(state);
  }
  fill(prefixes, 0, stream);
  fill(counts, 0, stream);
  fill(remaining, kept, stream);
  const row = [source.pointer, length, ...rowArguments(rows)] as const;
  for (let digit = select.digitsOf(structure) - 1; digit >= 0; digit--) {
    generatedKernel(context, `select count ${key}`, () => select.countKernel(structure)).launch(
      { grid: [Math.ceil(length / select.COUNTED), count], block: select.BLOCK, stream },
      ...row,
      prefixes.pointer,
      counts.pointer,
      8 * digit,
    );
    generatedKernel(context, `select digit ${dtype}`, () => select.digitKernel(structure)).launch(
      { grid: count, block: select.BLOCK, stream },
      prefixes.pointer,
      remaining.pointer,
      counts.pointer,
    );
  }
  const visit = (gather: boolean) =>
    generatedKernel(context, `select tiles ${gather} ${key}`, () => select.tileKernel(structure, gather))
      .launch(
        { grid: [Math.ceil(tiles / select.TILES_PER_BLOCK), count], block: select.BLOCK, stream },
        ...row,
        prefixes.pointer,
        remaining.pointer,
        below.pointer,
        equal.pointer,
        found.pointer,
        positions.pointer,
        kept,
        tiles,
      );
  visit(false);
  scanInto(below, below, 1, "add", "i32", stream, true);
  scanInto(equal, equal, 1, "add", "i32", stream, true);
  visit(true);
  // The rows of what was found, with the axes of the results.
  const extents = source.shape.with(axis, kept);
  const strides = contiguousStrides(source.shape.toSpliced(axis, 1), kept * source.itemSize)
    .toSpliced(axis, 0, source.itemSize);
  const view = new ArrayData(allocationOf(found), dtype, extents, strides, 0, found);
  const results = [values, indices].filter((array) => array !== undefined);
  sortShort({ ...sort, source: view }, rowsOf([view, ...results], axis), stream, positions);
}

function sortLong(
  { source, values, indices, kept, descending }: Sort,
  rows: Rows,
  stream: StreamLike | undefined,
): void {
  const { count, length } = rows;
  checkRows(rows);
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
