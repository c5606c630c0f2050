/**
 * Device `malloc` and `free`. The heap is a module variable: a word with the number of bytes ever taken, a
 * list of free blocks for each size, and the blocks. Sizes are powers of two; a block begins with 16 bytes
 * that hold the next free block and the size class. A list head is an address below a counter of changes, so
 * that a thread notices if others took and freed the same block in between.
 */
import { get, i32, i64, type Node, op, returnValue, set, when, write } from "./expressions.ts";
import type { SupportLibrary } from "./linker.ts";
import type { CodeWriter, MemoryOpcode } from "../wasm/code.ts";

/** CUDA's default of CU_LIMIT_MALLOC_HEAP_SIZE. */
const CAPACITY = 8 << 20;
const LISTS = 8;
const BLOCKS = 512;
const HEADER = 16;
/** Offset of the size class in a block. */
const CLASS = 4;
const SMALLEST_CLASS = 5;

export const HEAP_BYTES: number = BLOCKS + CAPACITY;

function memory(name: MemoryOpcode, offset: number, ...operands: Node[]): Node {
  return (code) => {
    for (const operand of operands) operand(code);
    code.memory(name, offset);
  };
}

/** Replaces a list head; pushes whether another thread was faster. */
function replaceHead(list: number, seen: number, first: Node): Node {
  const count = op("i64.add", op("i64.and", get(seen), i64(-0x1_0000_0000n)), i64(0x1_0000_0000n));
  const next = op("i64.or", count, op("i64.extend_i32_u", first));
  return op("i64.ne", memory("i64.atomic.rmw.cmpxchg", LISTS, get(list), get(seen), next), get(seen));
}

function repeat(code: CodeWriter, body: () => void, condition: () => void): void {
  const again = code.loop();
  body();
  condition();
  code.brIf(again);
  code.end();
}

export const HEAP: SupportLibrary = {
  /** (heap, bytes) → address; 0 if there is no memory left */
  malloc: {
    parameters: ["i32", "i64"],
    results: ["i32"],
    write(code) {
      const [sizeClass, list, block, size] = code.locals("i32", 4);
      const seen = code.local("i64");
      const bytes = get(1);
      const class64 = op("i64.sub", i64(64n), op("i64.clz", op("i64.add", bytes, i64(BigInt(HEADER - 1)))));
      write(
        code,
        when(
          op("i64.gt_u", op("i64.sub", bytes, i64(1n)), i64(BigInt(CAPACITY - HEADER - 1))),
          [returnValue(i32(0))],
        ),
        set(sizeClass, op("i32.wrap_i64", class64)),
        when(op("i32.lt_u", get(sizeClass), i32(SMALLEST_CLASS)), [set(sizeClass, i32(SMALLEST_CLASS))]),
        set(size, op("i32.shl", i32(1), get(sizeClass))),
        set(list, op("i32.add", get(0), op("i32.shl", get(sizeClass), i32(3)))),
      );
      const empty = code.block();
      repeat(code, () => {
        write(code, set(seen, memory("i64.atomic.load", LISTS, get(list))));
        write(code, set(block, op("i32.wrap_i64", get(seen))));
        write(code, op("i32.eqz", get(block)));
        code.brIf(empty);
      }, () => write(code, replaceHead(list, seen, memory("i32.atomic.load", 0, get(block)))));
      write(code, returnValue(op("i32.add", get(block), i32(HEADER))));
      code.end();
      write(
        code,
        set(block, memory("i32.atomic.rmw.add", 0, get(0), get(size))),
        when(op("i32.gt_u", op("i32.add", get(block), get(size)), i32(CAPACITY)), [
          op("drop", memory("i32.atomic.rmw.sub", 0, get(0), get(size))),
          returnValue(i32(0)),
        ]),
        set(block, op("i32.add", op("i32.add", get(0), i32(BLOCKS)), get(block))),
        memory("i32.store", CLASS, get(block), get(sizeClass)),
        op("i32.add", get(block), i32(HEADER)),
      );
    },
  },
  /** (heap, address) */
  free: {
    parameters: ["i32", "i64"],
    results: [],
    write(code) {
      const [list, block] = code.locals("i32", 2);
      const seen = code.local("i64");
      const sizeClass = op("i32.and", memory("i32.load", CLASS, get(block)), i32(31));
      write(code, op("i64.eqz", get(1)));
      code.if();
      code.op("return");
      code.end();
      write(
        code,
        set(block, op("i32.sub", op("i32.wrap_i64", get(1)), i32(HEADER))),
        set(list, op("i32.add", get(0), op("i32.shl", sizeClass, i32(3)))),
      );
      repeat(code, () => {
        write(
          code,
          set(seen, memory("i64.atomic.load", LISTS, get(list))),
          memory("i32.atomic.store", 0, get(block), op("i32.wrap_i64", get(seen))),
        );
      }, () => write(code, replaceHead(list, seen, get(block))));
    },
  },
};
