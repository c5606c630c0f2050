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
import type { RegisterType, Scalar } from "../../kernel/ir/types.ts";
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
    load: (index) => b.convert(b.load(...at(0, index)), type),
    store: (index, value) => b.store(...at(1, index), value),
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
  forRange(b, first, end, TILE, (tile) => b.set(carry, scanTile(scan, tile, end, b.get(carry))));
  if (mode === "total") {
    b.if(b.compare("eq", b.special("threadIdx.x"), 0), () => b.store(totals, total, b.get(carry)));
  }
  return b.finish({ maxThreads: BLOCK });
}

interface Scan {
  readonly b: KernelBuilder;
  readonly structure: Structure;
  readonly neutral: Value;
  join(left: Value, right: Value): Value;
  load(index: Value): Value;
  store(index: Value, value: Value): void;
}

/** Scans a row with one lane. */
function scanLane({ b, structure, neutral, join, load, store }: Scan, length: Value): void {
  const running = b.variable(structure.type, "running");
  b.set(running, neutral);
  forRange(b, b.constant("i32", 0), length, 1, (index) => {
    const before = b.get(running), after = join(before, load(index));
    store(index, structure.exclusive ? before : after);
    b.set(running, after);
  });
}

/** Scans a tile with a block, and returns the total up to its end. */
function scanTile(
  { b, structure, neutral, join, load, store }: Scan,
  tile: Value,
  end: Value,
  carry: Value,
): Value {
  const thread = b.special("threadIdx.x"), lane = b.binary("and", thread, 31);
  const warps = BLOCK / 32, sums = b.array("shared", structure.type, warps);
  const first = b.add(tile, b.mul(thread, ITEMS));
  const items = Array.from({ length: ITEMS }, (_, item) => {
    const variable = b.variable(structure.type, "item"), index = b.add(first, item);
    b.set(variable, neutral);
    b.if(b.compare("lt", index, end), () => b.set(variable, load(index)));
    return b.get(variable);
  });
  const own = items.reduce(join);
  const warp = scanLanes(b, own, lane, 32, join);
  b.if(b.compare("eq", lane, 31), () => b.store(sums, b.shift("shr", thread, 5), warp));
  b.barrier();
  const loaded = b.load(sums, b.binary("and", lane, warps - 1));
  const ofWarps = scanLanes(b, loaded, b.binary("and", lane, warps - 1), warps, join);
  // The totals of the warps before this one, of the lanes before this lane, and of all.
  const number = b.shift("shr", thread, 5);
  const warpsBefore = shuffle(b, ofWarps, "shuffle.index", b.binary("max", b.sub(number, 1), 0), warps);
  const all = shuffle(b, ofWarps, "shuffle.index", b.constant("i32", warps - 1), warps);
  const above = b.select(b.compare("gt", number, 0), join(carry, warpsBefore), carry);
  const laneBefore = shuffle(b, warp, "shuffle.up", b.constant("i32", 1), 32);
  let running = b.select(b.compare("gt", lane, 0), join(above, laneBefore), above);
  if (structure.mode !== "total") {
    items.forEach((item, i) => {
      const before = running, index = b.add(first, i);
      running = join(running, item);
      const after = running;
      b.if(b.compare("lt", index, end), () => store(index, structure.exclusive ? before : after));
    });
  }
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
