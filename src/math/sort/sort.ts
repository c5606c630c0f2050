/** Sorts along an axis: values, indices or both, for `sort()`, `argSort()` and `topK()`. */
import { fill, newArray } from "../../array/operations.ts";
import { mismatch } from "../../base/check.ts";
import { contiguousStrides } from "../../base/strides.ts";
import { allocationOf, ArrayData } from "../../core/memory/array_data.ts";
import type { Kernel } from "../../core/module/kernel.ts";
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
  /** The number of first elements to store. */
  readonly kept: number;
  readonly values?: ArrayData | undefined;
  readonly indices?: ArrayData | undefined;
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

/** The largest number of rows of a launch: the limit of a grid's second axis. */
const MAX_ROWS = 65535;

/** Calls `launch` for all rows, as many at a time as fit in a launch. */
function launchRows({ count }: Rows, launch: (first: number, rows: number) => void): void {
  for (let first = 0; first < count; first += MAX_ROWS) launch(first, Math.min(MAX_ROWS, count - first));
}

/** Throws for rows that are too long. */
function checkLength({ length }: Rows): void {
  if (length >= 2 ** 31) throw new RangeError(mismatch("sort", "rows shorter than 2^31 elements", length));
}

/** A selection of the first elements of rows, and its buffers, by row. */
interface Selection {
  readonly rows: Rows;
  readonly kept: number;
  readonly stream: StreamLike | undefined;
  readonly structure: select.Structure;
  /** The digits found so far of the key of the last element, and the number of elements to select with it. */
  readonly prefixes: ArrayData;
  readonly remaining: ArrayData;
  readonly counts: ArrayData;
  /** Counts per tile of the elements below the last key, and equal to it. */
  readonly below: ArrayData;
  readonly equal: ArrayData;
  /** The elements that were selected, and their positions. */
  readonly found: ArrayData;
  readonly positions: ArrayData;
}

/** Finds the first elements of rows and sorts only these. */
function selectFirst(sort: Sort, rows: Rows, stream: StreamLike | undefined): void {
  checkLength(rows);
  const { source, kept, descending } = sort, { count } = rows, tiles = tilesOf(rows);
  const { context } = allocationOf(source);
  const state = streamOf(context, stream);
  const dtype = source.dtype as Scalar, structure = { dtype, descending, rank: rows.axes.length };
  using prefixes = newArray(context, [count], keyType(dtype), state);
  using remaining = newArray(context, [count], "i32", state);
  using counts = newArray(context, [count, 256], "i32", state);
  using found = newArray(context, [count, kept], dtype, state);
  using positions = newArray(context, [count, kept], "i32", state);
  using below = newArray(context, [count, tiles], "i32", state);
  using equal = newArray(context, [count, tiles], "i32", state);
  const buffers = { prefixes, remaining, counts, found, positions, below, equal };
  for (const array of Object.values(buffers)) allocationOf(array).touch(state);
  const selection: Selection = { rows, kept, stream, structure, ...buffers };
  findLastKeys(source, selection);
  visitTiles(source, selection, false);
  scanInto(below, below, 1, "add", "i32", stream, true);
  scanInto(equal, equal, 1, "add", "i32", stream, true);
  visitTiles(source, selection, true);
  sortFound(sort, selection);
}

function tilesOf({ length }: Rows): number {
  return Math.ceil(length / select.TILE);
}

/** Finds the key of the last element of each row, one digit after another. */
function findLastKeys(source: ArrayData, selection: Selection): void {
  const { rows, kept, stream, structure, prefixes, remaining, counts } = selection;
  const { context } = allocationOf(source);
  fill(prefixes, 0, stream);
  fill(counts, 0, stream);
  fill(remaining, kept, stream);
  const key = Object.values(structure).join(" "), blocks = Math.ceil(rows.length / select.COUNTED);
  const count = generatedKernel(context, `select count ${key}`, () => select.countKernel(structure));
  const next = generatedKernel(
    context,
    `select digit ${structure.dtype}`,
    () => select.digitKernel(structure),
  );
  for (let digit = select.digitsOf(structure) - 1; digit >= 0; digit--) {
    launchRows(rows, (first, many) =>
      count.launch(
        { grid: [blocks, many], block: select.BLOCK, stream },
        source.pointer,
        rows.length,
        first,
        ...rowArguments(rows),
        prefixes.pointer,
        counts.pointer,
        8 * digit,
      ));
    next.launch(
      { grid: rows.count, block: select.BLOCK, stream },
      prefixes.pointer,
      remaining.pointer,
      counts.pointer,
    );
  }
}

/** Counts the elements to select in every tile or, with `gather`, writes them. */
function visitTiles(source: ArrayData, selection: Selection, gather: boolean): void {
  const { rows, kept, stream, structure, prefixes, remaining, below, equal, found, positions } = selection;
  const tiles = tilesOf(rows), blocks = Math.ceil(tiles / select.TILES_PER_BLOCK);
  const kernel = generatedKernel(
    allocationOf(source).context,
    `select tiles ${gather} ${Object.values(structure).join(" ")}`,
    () => select.tileKernel(structure, gather),
  );
  launchRows(rows, (first, many) =>
    kernel.launch(
      { grid: [blocks, many], block: select.BLOCK, stream },
      source.pointer,
      rows.length,
      first,
      ...rowArguments(rows),
      prefixes.pointer,
      remaining.pointer,
      below.pointer,
      equal.pointer,
      found.pointer,
      positions.pointer,
      kept,
      tiles,
    ));
}

/** Sorts the elements that were found, and looks their positions up. */
function sortFound(sort: Sort, { found, positions, stream }: Selection): void {
  const { source, axis, kept, values, indices } = sort;
  // Found elements are in rows along the last axis; the view has the axes of the results.
  const extents = source.shape.with(axis, kept);
  const strides = contiguousStrides(source.shape.toSpliced(axis, 1), kept * source.itemSize)
    .toSpliced(axis, 0, source.itemSize);
  const view = new ArrayData(allocationOf(found), source.dtype, extents, strides, 0, found);
  const results = [values, indices].filter((array) => array !== undefined);
  sortShort({ ...sort, source: view }, rowsOf([view, ...results], axis), stream, positions);
}

function sortLong(
  { source, values, indices, kept, descending }: Sort,
  rows: Rows,
  stream: StreamLike | undefined,
): void {
  const { count, length } = rows;
  checkLength(rows);
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
    const args = (first: number) => [
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
      first,
      ...rowArguments(rows),
    ];
    const launch = (kernel: Kernel) =>
      launchRows(
        rows,
        (first, many) => kernel.launch({ grid: [tiles, many], block: BLOCK, stream }, ...args(first)),
      );
    launch(generatedKernel(context, `sort count ${key}`, () => countKernel(structure)));
    scanInto(counts, counts, 1, "add", "i32", stream, true);
    launch(generatedKernel(context, `sort move ${key}`, () => moveKernel(structure)));
  }
}
