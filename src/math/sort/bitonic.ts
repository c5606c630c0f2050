/**
 * Sorts short rows in shared memory with a bitonic network. Positions are part of the comparison, which makes
 * the sort stable. A block sorts several rows if they are short. Batcher, "Sorting networks and their
 * applications", AFIPS 1968.
 */
import { KernelBuilder, type Pointer } from "../../kernel/ir/builder.ts";
import type { KernelIR, Value } from "../../kernel/ir/ir.ts";
import { forRange } from "../loops.ts";
import { elementOf, rowAddresses } from "../rows.ts";
import { bitsType, keyOf, keyType, type Order } from "./keys.ts";

/** Threads of a block. */
export const BLOCK = 256;
/** Maximum number of elements per row. */
export const LONGEST_ROW = 2048;

/** Everything that the text of a kernel depends on. */
export interface Structure extends Order {
  readonly rank: number;
  /** Elements of a row, rounded up to a power of two. */
  readonly width: number;
  readonly values: boolean;
  readonly indices: boolean;
  /** Positions are looked up in a contiguous array with the shape of the rows. */
  readonly lookup: boolean;
}

/** Returns how many rows a block sorts. */
export function rowsPerBlock(width: number): number {
  return Math.max(1, 2 * BLOCK / width);
}

/** Returns the kernel that sorts rows. */
export function bitonicKernel(structure: Structure): KernelIR {
  const { dtype, rank, width, values, indices, lookup } = structure;
  const b = new KernelBuilder("sort_rows");
  const element = bitsType(dtype), type = keyType(dtype);
  const src = b.pointerParameter("src", element, { readOnly: true });
  const outputs: Pointer[] = [];
  if (values) outputs.push(b.pointerParameter("values", element));
  if (indices) outputs.push(b.pointerParameter("indices", "i64"));
  const table = lookup ? b.pointerParameter("table", "i32", { readOnly: true }) : undefined;
  const count = b.scalarParameter("count", "i32"), length = b.scalarParameter("length", "i32");
  const kept = b.scalarParameter("kept", "i32");
  const perBlock = rowsPerBlock(width), tile = perBlock * width;
  const thread = b.special("threadIdx.x");
  const keys = b.array("shared", type, tile), positions = b.array("shared", "i32", tile);

  const rowOf = (index: Value) =>
    b.add(b.mul(b.special("blockIdx.x"), perBlock), b.shift("shr", index, Math.log2(width)));
  // With several rows per block, threads use different rows, so addresses are computed per use.
  const stepped = rowAddresses(
    b,
    rank,
    [src, ...outputs],
    () => b.binary("min", rowOf(thread), b.sub(count, 1)),
  );
  const each = (body: (index: Value, column: Value, inside: Value, bases: readonly Value[]) => void) => {
    for (let start = 0; start < tile; start += BLOCK) {
      const index = b.add(thread, start), column = b.binary("and", index, width - 1);
      const row = rowOf(index);
      const inside = b.binary("and", b.compare("lt", column, length), b.compare("lt", row, count));
      const bases = perBlock === 1 ? stepped.bases : stepped.at(b.binary("min", row, b.sub(count, 1)));
      body(index, column, inside, bases);
    }
  };
  const loadBits = (base: Value, column: Value) => {
    const [pointer, place] = elementOf(b, src, base, stepped.steps[0], column);
    return b.convert(b.load(pointer, place), type);
  };
  each((index, column, inside, bases) => {
    b.store(positions, index, column);
    b.store(keys, index, b.constant(type, type === "u32" ? 0xffff_ffff : 2n ** 64n - 1n));
    b.if(inside, () => b.store(keys, index, keyOf(b, loadBits(bases[0]!, column), structure, true)));
  });
  b.barrier();
  network(b, width, tile, keys, positions);
  each((index, column, inside, bases) => {
    b.if(b.binary("and", inside, b.compare("lt", column, kept)), () => {
      const from = b.load(positions, index);
      const position = () =>
        table === undefined ? from : b.load(table, b.add(b.mul(rowOf(index), length), from));
      outputs.forEach((output, i) => {
        const [pointer, place] = elementOf(b, output, bases[i + 1]!, stepped.steps[i + 1], column);
        const isValue = values && i === 0;
        b.store(pointer, place, isValue ? loadBits(bases[0]!, from) : b.convert(position(), "i64"));
      });
    });
  });
  return b.finish({ maxThreads: BLOCK });
}

/** Sorts every `width` elements of the tile. */
function network(b: KernelBuilder, width: number, tile: number, keys: Pointer, positions: Pointer): void {
  const size = b.variable("i32", "size"), distance = b.variable("i32", "distance");
  if (width === 1) return;
  b.set(size, 2);
  b.loop(() => {
    b.set(distance, b.shift("shr", b.get(size), 1));
    b.loop(() => {
      const run = b.get(size), far = b.get(distance);
      forRange(b, b.special("threadIdx.x"), b.constant("i32", tile / 2), BLOCK, (pair) => {
        const low = b.sub(b.mul(pair, 2), b.binary("and", pair, b.sub(far, 1))), high = b.add(low, far);
        const [keyLow, keyHigh] = [b.load(keys, low), b.load(keys, high)];
        const [from, to] = [b.load(positions, low), b.load(positions, high)];
        const tie = b.binary("and", b.compare("eq", keyLow, keyHigh), b.compare("gt", from, to));
        const greater = b.binary("or", b.compare("gt", keyLow, keyHigh), tie);
        const upwards = b.compare("eq", b.binary("and", b.binary("and", low, width - 1), run), 0);
        b.if(b.compare("eq", greater, upwards), () => {
          b.store(keys, low, keyHigh);
          b.store(keys, high, keyLow);
          b.store(positions, low, to);
          b.store(positions, high, from);
        });
      });
      b.barrier();
      b.set(distance, b.shift("shr", b.get(distance), 1));
    }, () => b.compare("gt", b.get(distance), 0));
    b.set(size, b.shift("shl", b.get(size), 1));
  }, () => b.compare("le", b.get(size), width));
}
