/**
 * Finds the first elements of long rows in sorted order without sorting the rows: finds the key of the last
 * one, 8 bits at a time, then gathers the elements up to it in their original order. A short sort follows.
 */
import { KernelBuilder } from "../../kernel/ir/builder.ts";
import type { KernelIR, Value } from "../../kernel/ir/ir.ts";
import { SCALARS } from "../../kernel/ir/types.ts";
import { forRange } from "../loops.ts";
import { elementOf, rowAddresses } from "../rows.ts";
import { bitsType, keyOf, keyType, type Order } from "./keys.ts";

/** Threads of a block. */
export const BLOCK = 256;
/** Elements that a block counts. */
export const COUNTED = 8192;
/** Elements of a tile, which one warp gathers. */
export const TILE = 1024;
/** Tiles of a block. */
export const TILES_PER_BLOCK: number = BLOCK / 32;
const DIGITS = 256;

/** Everything that the text of a kernel depends on. */
export interface Structure extends Order {
  readonly rank: number;
}

/** A row of the array, and the digits found so far of the last element's key. */
interface Row {
  readonly row: Value;
  readonly length: Value;
  key(position: Value): Value;
  bits(position: Value): Value;
}

function rowOf(b: KernelBuilder, structure: Structure): Row {
  const { dtype, rank } = structure, type = keyType(dtype);
  const src = b.pointerParameter("src", bitsType(dtype), { readOnly: true });
  const length = b.scalarParameter("length", "i32");
  const row = b.add(b.special("blockIdx.y"), b.scalarParameter("first_row", "i32"));
  const { bases, steps } = rowAddresses(b, rank, [src], () => row);
  const bits = (position: Value) => {
    const [pointer, place] = elementOf(b, src, bases[0]!, steps[0], position);
    return b.convert(b.load(pointer, place), type);
  };
  return { row, length, bits, key: (position) => keyOf(b, bits(position), structure, true) };
}

/** Returns the kernel that counts the next digit of the keys that start with the digits found so far. */
export function countKernel(structure: Structure): KernelIR {
  const b = new KernelBuilder("select_count");
  const { row, length, key } = rowOf(b, structure);
  const prefixes = b.pointerParameter("prefixes", keyType(structure.dtype));
  const counts = b.pointerParameter("counts", "i32"), shift = b.scalarParameter("shift", "i32");
  const thread = b.special("threadIdx.x"), shared = b.array("shared", "i32", DIGITS);
  b.store(shared, thread, 0);
  b.barrier();
  const prefix = b.load(prefixes, row);
  const start = b.mul(b.special("blockIdx.x"), COUNTED);
  const end = b.binary("min", b.add(start, COUNTED), length);
  forRange(b, b.add(start, thread), end, BLOCK, (position) => {
    const digits = b.shift("shr", key(position), shift);
    b.if(b.compare("eq", b.shift("shr", digits, 8), prefix), () => {
      const digit = b.convert(b.binary("and", digits, DIGITS - 1), "u32");
      b.atomic("add", shared, b.bitcast(digit, "i32"), 1);
    });
  });
  b.barrier();
  const count = b.load(shared, thread);
  b.if(b.compare("gt", count, 0), () => b.atomic("add", counts, b.add(b.mul(row, DIGITS), thread), count));
  return b.finish({ maxThreads: BLOCK });
}

/**
 * Returns the kernel that appends a digit to the last element's key: the one within whose counts `remaining`
 * falls. Subtracts the counts of smaller digits from `remaining`, and clears the counts.
 */
export function digitKernel({ dtype }: Order): KernelIR {
  const b = new KernelBuilder("select_digit"), type = keyType(dtype);
  const prefixes = b.pointerParameter("prefixes", type), remaining = b.pointerParameter("remaining", "i32");
  const counts = b.pointerParameter("counts", "i32");
  const thread = b.special("threadIdx.x"), row = b.special("blockIdx.x");
  const shared = b.array("shared", "i32", DIGITS), at = b.add(b.mul(row, DIGITS), thread);
  const count = b.load(counts, at);
  b.store(shared, thread, count);
  b.store(counts, at, 0);
  const prefix = b.load(prefixes, row), wanted = b.load(remaining, row);
  b.barrier();
  const before = b.variable("i32", "before");
  b.set(before, 0);
  forRange(
    b,
    b.constant("i32", 0),
    thread,
    1,
    (digit) => b.set(before, b.add(b.get(before), b.load(shared, digit))),
  );
  const below = b.compare("lt", b.get(before), wanted);
  const reached = b.compare("ge", b.add(b.get(before), count), wanted);
  b.if(b.binary("and", below, reached), () => {
    const digit = b.convert(b.bitcast(thread, "u32"), type);
    b.store(prefixes, row, b.binary("or", b.shift("shl", prefix, 8), digit));
    b.store(remaining, row, b.sub(wanted, b.get(before)));
  });
  return b.finish({ maxThreads: BLOCK });
}

/**
 * Returns the kernel that counts, in every tile, the elements below the last key and equal to it; or, with
 * `gather`, that writes the bits and positions of the elements that are kept, from the scanned counts of
 * their tile on.
 */
export function tileKernel(structure: Structure, gather: boolean): KernelIR {
  const b = new KernelBuilder(gather ? "select_gather" : "select_tiles");
  const { row, length, key, bits } = rowOf(b, structure);
  const prefixes = b.pointerParameter("prefixes", keyType(structure.dtype));
  const remaining = b.pointerParameter("remaining", "i32");
  const [below, equal] = [b.pointerParameter("below", "i32"), b.pointerParameter("equal", "i32")];
  const values = b.pointerParameter("values", bitsType(structure.dtype));
  const positions = b.pointerParameter("positions", "i32");
  const kept = b.scalarParameter("kept", "i32"), tiles = b.scalarParameter("tiles", "i32");
  const thread = b.special("threadIdx.x"), lane = b.special("laneId");
  const tile = b.add(b.mul(b.special("blockIdx.x"), TILES_PER_BLOCK), b.shift("shr", thread, 5));
  b.if(b.compare("lt", tile, tiles), () => {
    const last = b.load(prefixes, row), slot = b.add(b.mul(row, tiles), tile);
    const left = b.sub(b.shift("shl", b.constant("u32", 1), lane), 1);
    const running = [b.variable("i32", "below"), b.variable("i32", "equal")] as const;
    b.set(running[0], gather ? b.load(below, slot) : 0);
    b.set(running[1], gather ? b.add(b.sub(kept, b.load(remaining, row)), b.load(equal, slot)) : 0);
    const start = b.mul(tile, TILE);
    forRange(b, b.constant("i32", 0), b.constant("i32", TILE), 32, (offset) => {
      const position = b.add(b.add(start, offset), lane), inside = b.compare("lt", position, length);
      const own = key(b.binary("min", position, b.sub(length, 1)));
      for (const [i, op] of (["lt", "eq"] as const).entries()) {
        const matches = b.binary("and", inside, b.compare(op, own, last));
        const votes = b.warp("ballot", matches), first = b.get(running[i]!);
        if (gather) {
          const place = b.add(first, b.unary("popc", b.binary("and", votes, left)));
          b.if(b.binary("and", matches, b.compare("lt", place, kept)), () => {
            const target = b.add(b.mul(row, kept), place);
            b.store(values, target, bits(position));
            b.store(positions, target, position);
          });
        }
        b.set(running[i]!, b.add(first, b.unary("popc", votes)));
      }
    });
    if (!gather) {
      b.if(b.compare("eq", lane, 0), () => {
        b.store(below, slot, b.get(running[0]));
        b.store(equal, slot, b.get(running[1]));
      });
    }
  });
  return b.finish({ maxThreads: BLOCK });
}

/** Returns the number of digits of a key. */
export function digitsOf({ dtype }: Order): number {
  return SCALARS[dtype].bytes;
}
