/**
 * Sorts long rows by radix: from the lowest digit of 8 bits to the highest, each pass counts the digits of
 * every tile, scans the counts, and moves every element behind those with smaller digits and earlier ones
 * with the same digit. Ranks within a warp are found with votes. Merrill and Grimshaw, "High Performance and
 * Scalable Radix Sorting", Parallel Processing Letters 21, 2011.
 */
import { KernelBuilder, type Pointer } from "../../kernel/ir/builder.ts";
import type { KernelIR, Value } from "../../kernel/ir/ir.ts";
import { forRange } from "../loops.ts";
import { elementOf, rowAddresses } from "../rows.ts";
import { bitsOfKey, bitsType, keyOf, keyType, type Order } from "./keys.ts";

/** Threads of a block. */
export const BLOCK = 256;
/** Elements of a tile, each warp of which takes a contiguous part. */
export const TILE = 4096;
/** Values of a digit. */
export const DIGITS = 256;
const WARPS = BLOCK / 32;
const ROUNDS = TILE / BLOCK;

/** Everything that the text of a kernel depends on. */
export interface Structure extends Order {
  readonly rank: number;
  /** Reads the array itself instead of keys from an earlier pass. */
  readonly first: boolean;
  /** Writes results instead of keys for the next pass. */
  readonly last: boolean;
  readonly values: boolean;
  readonly indices: boolean;
}

/** The keys of a row, which both kernels read. */
interface Keys {
  readonly b: KernelBuilder;
  readonly length: Value;
  readonly row: Value;
  /** Returns the key at a position of the row. */
  load(position: Value): Value;
  /** Returns the digit of a key. */
  digit(key: Value): Value;
}

function digitOf(b: KernelBuilder, shift: Value, key: Value): Value {
  return b.bitcast(b.convert(b.binary("and", b.shift("shr", key, shift), DIGITS - 1), "u32"), "i32");
}

/** Returns the index of an element in buffers of all rows. */
function inBuffer(b: KernelBuilder, { row, length }: Keys, position: Value): Value {
  return b.add(b.mul(b.convert(row, "i64"), b.convert(length, "i64")), b.convert(position, "i64"));
}

/** Returns the kernel that counts the digits of every tile: `counts[row][digit][tile]`. */
export function countKernel(structure: Structure): KernelIR {
  const b = new KernelBuilder("sort_count");
  const { keys, counts } = parameters(b, structure);
  const thread = b.special("threadIdx.x"), tile = b.special("blockIdx.x");
  const shared = b.array("shared", "i32", DIGITS);
  b.store(shared, thread, 0);
  b.barrier();
  const start = b.mul(tile, TILE);
  const end = b.binary("min", b.add(start, TILE), keys.length);
  forRange(
    b,
    b.add(start, thread),
    end,
    BLOCK,
    (position) => b.atomic("add", shared, keys.digit(keys.load(position)), 1),
  );
  b.barrier();
  b.store(counts, countIndex(b, keys.row, thread, tile), b.load(shared, thread));
  return b.finish({ maxThreads: BLOCK });
}

/** Returns the index of a count. The tiles of a digit are adjacent. */
function countIndex(b: KernelBuilder, row: Value, digit: Value, tile: Value): Value {
  return b.add(b.mul(b.add(b.mul(row, DIGITS), digit), b.special("gridDim.x")), tile);
}

/** Returns the kernel that moves elements to their positions after a pass. */
export function moveKernel(structure: Structure): KernelIR {
  const b = new KernelBuilder("sort_move");
  const { keys, counts, move } = parameters(b, structure);
  const thread = b.special("threadIdx.x"), tile = b.special("blockIdx.x"), lane = b.special("laneId");
  const warp = b.shift("shr", thread, 5), first = b.mul(warp, DIGITS);
  const offsets = b.array("shared", "i32", WARPS * DIGITS), ranks = b.array("shared", "u16", TILE);
  forRange(b, thread, b.constant("i32", WARPS * DIGITS), BLOCK, (i) => b.store(offsets, i, 0));
  b.barrier();
  const below = b.sub(b.shift("shl", b.constant("u32", 1), lane), 1);
  const start = b.mul(warp, ROUNDS * 32);
  const rounds = (body: (local: Value, position: Value, valid: Value) => void) =>
    forRange(b, b.constant("i32", 0), b.constant("i32", ROUNDS), 1, (round) => {
      const local = b.add(b.add(start, b.mul(round, 32)), lane), position = b.add(b.mul(tile, TILE), local);
      body(local, position, b.compare("lt", position, keys.length));
    });
  rounds((local, position, valid) => {
    const digit = keys.digit(keys.load(b.binary("min", position, b.sub(keys.length, 1))));
    // Lanes with the same digit.
    let peers = b.warp("ballot", valid);
    for (let bit = 0; bit < 8; bit++) {
      const set = b.compare("ne", b.binary("and", digit, 1 << bit), 0), votes = b.warp("ballot", set);
      peers = b.binary("and", peers, b.select(set, votes, b.unary("not", votes)));
    }
    const rank = b.unary("popc", b.binary("and", peers, below));
    const slot = b.add(first, digit), before = b.load(offsets, slot);
    b.barrier("warp");
    b.if(valid, () => {
      b.store(ranks, local, b.add(before, rank));
      b.if(b.compare("eq", rank, 0), () => b.store(offsets, slot, b.add(before, b.unary("popc", peers))));
    });
    b.barrier("warp");
  });
  b.barrier();
  // The position of the first element of each digit and warp.
  const next = b.variable("i32", "next");
  b.set(next, b.load(counts, countIndex(b, keys.row, thread, tile)));
  for (let i = 0; i < WARPS; i++) {
    const own = b.load(offsets, b.add(thread, i * DIGITS));
    b.store(offsets, b.add(thread, i * DIGITS), b.get(next));
    b.set(next, b.add(b.get(next), own));
  }
  b.barrier();
  rounds((local, position, valid) =>
    b.if(valid, () => {
      const key = keys.load(position);
      move(key, position, b.add(b.load(offsets, b.add(first, keys.digit(key))), b.load(ranks, local)));
    })
  );
  return b.finish({ maxThreads: BLOCK });
}

/** Moves an element with a key from one position to another. */
type Move = (key: Value, from: Value, to: Value) => void;

function parameters(b: KernelBuilder, structure: Structure): { keys: Keys; counts: Pointer; move: Move } {
  const { dtype, rank, first, last, values, indices } = structure;
  const element = bitsType(dtype), type = keyType(dtype);
  const src = b.pointerParameter("src", element, { readOnly: true });
  const outputs = {
    values: b.pointerParameter("values", element),
    indices: b.pointerParameter("indices", "i64"),
  };
  const [keysIn, keysOut] = [b.pointerParameter("keys_in", type), b.pointerParameter("keys_out", type)];
  const [from, to] = [b.pointerParameter("positions_in", "i32"), b.pointerParameter("positions_out", "i32")];
  const counts = b.pointerParameter("counts", "i32");
  const length = b.scalarParameter("length", "i32"), kept = b.scalarParameter("kept", "i32");
  const shift = b.scalarParameter("shift", "i32");
  const row = b.add(b.special("blockIdx.y"), b.scalarParameter("first_row", "i32"));
  const { bases, steps } = rowAddresses(b, rank, [src, outputs.values, outputs.indices], () => row);
  const bitsAt = (position: Value) => {
    const [pointer, place] = elementOf(b, src, bases[0]!, steps[0], position);
    return b.convert(b.load(pointer, place), type);
  };
  const keys: Keys = {
    b,
    length,
    row,
    load: (position) =>
      first ? keyOf(b, bitsAt(position), structure, indices) : b.load(keysIn, inBuffer(b, keys, position)),
    digit: (key) => digitOf(b, shift, key),
  };
  const move: Move = (key, position, target) => {
    const index = !indices ? undefined : first ? position : b.load(from, inBuffer(b, keys, position));
    if (!last) {
      const place = inBuffer(b, keys, target);
      b.store(keysOut, place, key);
      if (index !== undefined) b.store(to, place, index);
      return;
    }
    b.if(b.compare("lt", target, kept), () => {
      if (values) {
        const [pointer, place] = elementOf(b, outputs.values, bases[1]!, steps[1], target);
        b.store(pointer, place, index === undefined ? bitsOfKey(b, key, structure) : bitsAt(index));
      }
      if (index === undefined) return;
      const [pointer, place] = elementOf(b, outputs.indices, bases[2]!, steps[2], target);
      b.store(pointer, place, b.convert(index, "i64"));
    });
  };
  return { keys, counts, move };
}
