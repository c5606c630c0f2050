/**
 * Scans along an axis: running sums and products. Blocks scan tiles, first within lanes and then across
 * lanes. A long row is divided among blocks: one kernel computes the total of each part, a second scans the
 * totals, and a third scans the parts. The order of additions depends on the shape alone.
 */
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { type StreamLike, streamOf } from "../../core/stream_state.ts";
import { newArray } from "../../array/operations.ts";
import { KernelBuilder, type Pointer } from "../../kernel/ir/builder.ts";
import type { KernelIR, Value } from "../../kernel/ir/ir.ts";
import { type RegisterType, type Scalar, SCALARS } from "../../kernel/ir/types.ts";
import { loadElements, storeElements, VECTOR_BYTES } from "../elements.ts";
import { generatedKernel } from "../generated.ts";
import { elementOf, rowAddresses, rowArguments, type Rows, rowsOf } from "../rows.ts";
import { forRange } from "../loops.ts";
import { BLOCK } from "./kernel.ts";
import { exchange } from "./reduction.ts";

/** The operation of a scan. */
export type ScanOp = "add" | "mul";

/** Elements of a lane in a tile. */
const ITEMS = 8;
const TILE = BLOCK * ITEMS;
/** Rows that keep a GPU busy with one lane each. */
const MANY_ROWS = 4096;

/** Everything that the text of a scan kernel depends on. */
interface Structure {
  readonly op: ScanOp;
  readonly source: Scalar;
  readonly target: Scalar;
  readonly type: RegisterType;
  readonly rank: number;
  readonly unit: boolean;
  /** Full tiles can be loaded and stored as vectors. */
  readonly vector: boolean;
  /**
   * Whole rows per block, parts of rows that start from the total before them, the totals of parts, or one
   * lane per row.
   */
  readonly mode: "whole" | "part" | "total" | "lane";
  /** Excludes the element itself. */
  readonly exclusive: boolean;
}

/** Writes the running sums or products of `source` along an axis to `target`, of the same shape. */
export function scanInto(
  target: ArrayData,
  source: ArrayData,
  axis: number,
  op: ScanOp,
  type: RegisterType,
  stream: StreamLike | undefined,
  exclusive = false,
): void {
  if (target.size === 0) return;
  const { context } = allocationOf(target);
  const state = streamOf(context, stream);
  allocationOf(source).touch(state);
  allocationOf(target).touch(state);
  const rows = rowsOf([source, target], axis);
  const unit = rows.steps[0] === source.itemSize && rows.steps[1] === target.itemSize;
  const common = {
    op,
    source: source.dtype as Scalar,
    target: target.dtype as Scalar,
    type,
    rank: rows.axes.length,
    unit,
    vector: unit && isAligned([source, target], rows),
    exclusive,
  };
  const launch = (structure: Structure, grid: readonly [number, number], chunk: number, totals: bigint) =>
    generatedKernel(context, `scan ${Object.values(structure).join(" ")}`, () => scanKernel(structure))
      .launch(
        { grid, block: BLOCK, stream },
        source.pointer,
        target.pointer,
        totals,
        rows.count,
        rows.length,
        chunk,
        ...rowArguments(rows),
      );
  if (rows.length <= 64 || (!unit && rows.count >= MANY_ROWS)) {
    launch({ ...common, mode: "lane" }, [Math.ceil(rows.count / BLOCK), 1], rows.length, 0n);
    return;
  }
  const parts = partsOf(rows);
  if (parts === 1) {
    launch({ ...common, mode: "whole" }, [rows.count, 1], rows.length, 0n);
    return;
  }
  const chunk = Math.ceil(rows.length / parts / TILE) * TILE, used = Math.ceil(rows.length / chunk);
  using totals = newArray(context, [rows.count, used], type, state);
  allocationOf(totals).touch(state);
  const grid = [rows.count, used] as const;
  launch({ ...common, mode: "total" }, grid, chunk, totals.pointer);
  scanInto(totals, totals, 1, op, type, stream, true);
  launch({ ...common, mode: "part" }, grid, chunk, totals.pointer);
}

/** Adjacent elements of a lane that are loaded or stored at once. */
function widthOf(scalar: Scalar): number {
  return Math.min(4, VECTOR_BYTES / SCALARS[scalar].bytes);
}

/** True if vectors from the start of a tile on are aligned in all rows. */
function isAligned(arrays: readonly ArrayData[], { axes }: Rows): boolean {
  return arrays.every(({ pointer, dtype, itemSize }, i) => {
    const bytes = widthOf(dtype as Scalar) * itemSize;
    return pointer % BigInt(bytes) === 0n && axes.every(({ strides }) => strides[i]! % bytes === 0);
  });
}

/** Returns how many blocks share a row: enough to keep a GPU busy, with at least two tiles each. */
function partsOf({ count, length }: Rows): number {
  const wanted = Math.ceil(2048 / count);
  return Math.max(1, Math.min(wanted, Math.floor(length / (2 * TILE)), 2048));
}

function scanKernel(structure: Structure): KernelIR {
  const { source, target, type, rank, unit, mode, op } = structure;
  const b = new KernelBuilder("scan");
  const src = b.pointerParameter("src", source), dst = b.pointerParameter("dst", target);
  const totals = b.pointerParameter("totals", type);
  const count = b.scalarParameter("count", "i32"), length = b.scalarParameter("length", "i32");
  const chunk = b.scalarParameter("chunk", "i32");
  const row = mode === "lane" ? b.globalIndex() : b.special("blockIdx.x");
  const rows = rowAddresses(
    b,
    rank,
    [src, dst],
    () => mode === "lane" ? b.binary("min", row, b.sub(count, 1)) : row,
  );
  const at = (operand: 0 | 1, index: Value): [Pointer, Value | number] =>
    elementOf(
      b,
      operand === 0 ? src : dst,
      rows.bases[operand]!,
      unit ? undefined : rows.steps[operand],
      index,
    );
  const scan: Scan = {
    b,
    structure,
    join: (left, right) => b.binary(op, left, right),
    neutral: b.constant(type, op === "add" ? 0 : 1),
    load: (index, count = 1) =>
      loadElements(b, ...at(0, index), count).map((value) => b.convert(value, type)),
    store: (index, values) => storeElements(b, ...at(1, index), values),
  };
  if (mode === "lane") {
    b.if(b.compare("lt", row, count), () => scanLane(scan, length));
    return b.finish({ maxThreads: BLOCK });
  }
  const part = b.special("blockIdx.y");
  const first = b.mul(part, chunk), end = b.binary("min", b.add(first, chunk), length);
  const total = b.add(b.mul(row, b.special("gridDim.y")), part);
  const carry = b.variable(type, "carry");
  b.set(carry, mode === "part" ? b.load(totals, total) : scan.neutral);
  if (mode === "total") {
    forRange(
      b,
      first,
      end,
      TILE,
      (tile) => b.set(carry, loadTile(scan, tile, end).reduce(scan.join, b.get(carry))),
    );
    const { all } = scanBlock(scan, b.get(carry));
    b.if(b.compare("eq", b.special("threadIdx.x"), 0), () => b.store(totals, total, all));
  } else forRange(b, first, end, TILE, (tile) => b.set(carry, scanTile(scan, tile, end, b.get(carry))));
  return b.finish({ maxThreads: BLOCK });
}

interface Scan {
  readonly b: KernelBuilder;
  readonly structure: Structure;
  readonly neutral: Value;
  join(left: Value, right: Value): Value;
  /** Loads adjacent elements, as the type of the scan. */
  load(index: Value, count?: number): Value[];
  store(index: Value, values: readonly Value[]): void;
}

/** Scans a row with one lane. */
function scanLane({ b, structure, neutral, join, load, store }: Scan, length: Value): void {
  const running = b.variable(structure.type, "running");
  b.set(running, neutral);
  forRange(b, b.constant("i32", 0), length, 1, (index) => {
    const before = b.get(running), after = join(before, load(index)[0]!);
    store(index, [structure.exclusive ? before : after]);
    b.set(running, after);
  });
}

/** Returns the first of the adjacent elements of this lane in a tile. */
function firstOf(b: KernelBuilder, tile: Value): Value {
  return b.add(tile, b.mul(b.special("threadIdx.x"), ITEMS));
}

/** Loads the elements of this lane in a tile, neutral ones past the end. */
function loadTile({ b, structure, neutral, load }: Scan, tile: Value, end: Value): Value[] {
  const first = firstOf(b, tile), width = widthOf(structure.source);
  const items = Array.from({ length: ITEMS }, () => b.variable(structure.type, "item"));
  const loadOne = () =>
    items.forEach((item, i) => {
      const index = b.add(first, i);
      b.set(item, neutral);
      b.if(b.compare("lt", index, end), () => b.set(item, load(index)[0]!));
    });
  const loadVectors = () => {
    for (let start = 0; start < ITEMS; start += width) {
      load(b.add(first, start), width).forEach((value, i) => b.set(items[start + i]!, value));
    }
  };
  if (structure.vector) b.if(isFull(b, tile, end), loadVectors, loadOne);
  else loadOne();
  return items.map((item) => b.get(item));
}

/** Stores what {@link loadTile} loads. */
function storeTile({ b, structure, store }: Scan, tile: Value, end: Value, values: readonly Value[]): void {
  const first = firstOf(b, tile), width = widthOf(structure.target);
  const storeOne = () =>
    values.forEach((value, i) => {
      const index = b.add(first, i);
      b.if(b.compare("lt", index, end), () => store(index, [value]));
    });
  const storeVectors = () => {
    for (let start = 0; start < ITEMS; start += width) {
      store(b.add(first, start), values.slice(start, start + width));
    }
  };
  if (structure.vector) b.if(isFull(b, tile, end), storeVectors, storeOne);
  else storeOne();
}

function isFull(b: KernelBuilder, tile: Value, end: Value): Value {
  return b.compare("le", b.add(tile, TILE), end);
}

/** Returns the total of a block, and those of the warps before this one and of the lanes before this lane. */
function scanBlock(
  { b, structure, join }: Scan,
  own: Value,
): { all: Value; warpsBefore: Value; laneBefore: Value } {
  const thread = b.special("threadIdx.x"),
    lane = b.binary("and", thread, 31),
    number = b.shift("shr", thread, 5);
  const warps = BLOCK / 32, sums = b.array("shared", structure.type, warps);
  const warp = scanLanes(b, own, lane, 32, join);
  b.if(b.compare("eq", lane, 31), () => b.store(sums, number, warp));
  b.barrier();
  const loaded = b.load(sums, b.binary("and", lane, warps - 1));
  const ofWarps = scanLanes(b, loaded, b.binary("and", lane, warps - 1), warps, join);
  return {
    all: shuffle(b, ofWarps, "shuffle.index", b.constant("i32", warps - 1), warps),
    warpsBefore: shuffle(b, ofWarps, "shuffle.index", b.binary("max", b.sub(number, 1), 0), warps),
    laneBefore: shuffle(b, warp, "shuffle.up", b.constant("i32", 1), 32),
  };
}

/** Scans a tile with a block, and returns the total up to its end. */
function scanTile(scan: Scan, tile: Value, end: Value, carry: Value): Value {
  const { b, structure, join } = scan, thread = b.special("threadIdx.x");
  const items = loadTile(scan, tile, end);
  const { all, warpsBefore, laneBefore } = scanBlock(scan, items.reduce(join));
  const above = b.select(b.compare("ge", thread, 32), join(carry, warpsBefore), carry);
  let running = b.select(b.compare("gt", b.binary("and", thread, 31), 0), join(above, laneBefore), above);
  const results = items.map((item) => {
    const before = running;
    running = join(running, item);
    return structure.exclusive ? before : running;
  });
  storeTile(scan, tile, end, results);
  // The next tile overwrites the sums.
  b.barrier();
  return join(carry, all);
}

function shuffle(
  b: KernelBuilder,
  value: Value,
  op: "shuffle.index" | "shuffle.up",
  lane: Value,
  width: number,
): Value {
  return exchange(b, value, (word) => b.warp(op, word, lane, 0xffff_ffff, width));
}

/** Returns the inclusive scan over the lanes of a group. */
function scanLanes(
  b: KernelBuilder,
  own: Value,
  lane: Value,
  width: number,
  join: (left: Value, right: Value) => Value,
): Value {
  let value = own;
  for (let delta = 1; delta < width; delta *= 2) {
    const below = shuffle(b, value, "shuffle.up", b.constant("i32", delta), width);
    value = b.select(b.compare("ge", lane, delta), join(below, value), value);
  }
  return value;
}
