/**
 * Matrix products with a generated kernel, for every element type and any strides: tiles of 64 × 64 results
 * per block and 4 × 4 per thread. The operands of a step are fetched while those of the previous one are
 * multiplied.
 */
import { KernelBuilder, type Pointer } from "../../kernel/ir/builder.ts";
import type { KernelIR, Value, Variable } from "../../kernel/ir/ir.ts";
import { type RegisterType, type Scalar, SCALARS } from "../../kernel/ir/types.ts";
import { forRange } from "../loops.ts";
import { jointOffsets } from "../rows.ts";

/** Rows and columns of a tile of results, and terms that are fetched at a time. */
export const TILE = 64;
const DEPTH = 16;
const BLOCK = 256;
/** Elements of a row of a tile in shared memory: a multiple of 4, whose columns are in different banks. */
const PITCH = TILE + 4;
const PER_THREAD = 4;

/** Everything that the text of a kernel depends on. */
export interface Structure {
  readonly a: Scalar;
  readonly b: Scalar;
  readonly result: Scalar;
  /** True if neighboring terms of A are closer in memory than neighboring rows; of B, than neighboring columns. */
  readonly aAlongTerms: boolean;
  readonly bAlongTerms: boolean;
  /** Number of merged batch axes. */
  readonly rank: number;
}

/** Returns the type in which products are summed. */
function accumulatorOf(result: Scalar): RegisterType {
  return result === "bool" ? "i32" : SCALARS[result].register;
}

/** Returns the kernel that computes a batch of products. */
export function matmulKernel(structure: Structure): KernelIR {
  const { result, rank, aAlongTerms, bAlongTerms } = structure;
  const b = new KernelBuilder("matmul");
  const type = accumulatorOf(result);
  const left = b.pointerParameter("a", structure.a, { readOnly: true });
  const right = b.pointerParameter("b", structure.b, { readOnly: true });
  const out = b.pointerParameter("c", result);
  const sizes = ["m", "n", "k"].map((name) => b.scalarParameter(name, "i32")) as [Value, Value, Value];
  const [rows, columns, terms] = sizes;
  const aSteps = { own: b.scalarParameter("a_m", "i64"), term: b.scalarParameter("a_k", "i64") };
  const bSteps = { own: b.scalarParameter("b_n", "i64"), term: b.scalarParameter("b_k", "i64") };
  const tilesM = b.scalarParameter("tiles_m", "u32"), tilesN = b.scalarParameter("tiles_n", "u32");

  const [tileM, tileN, batch] = tileOfBlock(b, tilesM, tilesN);
  const offsets = jointOffsets(b, rank, 3, batch);
  const based = (pointer: Pointer, i: number): Pointer => ({
    ...pointer,
    base: b.add(pointer.base, offsets[i]!),
  });
  const firstRow = b.bitcast(b.mul(tileM, TILE), "i32"), firstColumn = b.bitcast(b.mul(tileN, TILE), "i32");

  const convert = (value: Value) => b.convert(value, type);
  const aFetch = new Fetch(b, type, based(left, 0), firstRow, rows, terms, aSteps, aAlongTerms, convert);
  const bFetch = new Fetch(
    b,
    type,
    based(right, 1),
    firstColumn,
    columns,
    terms,
    bSteps,
    bAlongTerms,
    convert,
  );
  const thread = b.special("threadIdx.x");
  const row = b.mul(b.shift("shr", thread, 4), PER_THREAD);
  const column = b.mul(b.binary("and", thread, 15), PER_THREAD);
  const add = result === "bool"
    ? (sum: Value, x: Value, y: Value) => b.binary("or", sum, b.binary("and", x, y))
    : (sum: Value, x: Value, y: Value) => b.add(sum, b.mul(x, y));
  const sums = sumProducts(b, type, terms, [aFetch, row], [bFetch, column], add);
  storeSums(b, based(out, 2), sums, [firstRow, row, rows], [firstColumn, column, columns]);
  return b.finish({ maxThreads: BLOCK });
}

/** Returns the row and column of this block's tile, and the matrix that it belongs to. */
function tileOfBlock(
  b: KernelBuilder,
  tilesM: Value,
  tilesN: Value,
): [tileM: Value, tileN: Value, batch: Value] {
  const block = b.bitcast(b.special("blockIdx.x"), "u32");
  const outer = b.binary("div", block, tilesN);
  const tileN = b.sub(block, b.mul(outer, tilesN));
  const batch = b.binary("div", outer, tilesM);
  return [b.sub(outer, b.mul(batch, tilesM)), tileN, batch];
}

/** Sums the products of all terms. Returns the sums of a thread's 4 × 4 results, row by row. */
function sumProducts(
  b: KernelBuilder,
  type: RegisterType,
  terms: Value,
  [aFetch, row]: readonly [Fetch, Value],
  [bFetch, column]: readonly [Fetch, Value],
  add: (sum: Value, x: Value, y: Value) => Value,
): readonly Variable[] {
  const sums = Array.from({ length: PER_THREAD * PER_THREAD }, () => b.variable(type, "sum"));
  for (const sum of sums) b.set(sum, 0);
  const zero = b.constant("i32", 0);
  aFetch.fetch(zero);
  bFetch.fetch(zero);
  forRange(b, zero, terms, DEPTH, (first) => {
    aFetch.share();
    bFetch.share();
    b.barrier();
    aFetch.fetch(b.add(first, DEPTH));
    bFetch.fetch(b.add(first, DEPTH));
    forRange(b, zero, b.constant("i32", DEPTH), 1, (term) => {
      const x = aFetch.read(term, row), y = bFetch.read(term, column);
      sums.forEach((sum, i) => {
        b.set(sum, add(b.get(sum), x[Math.floor(i / PER_THREAD)]!, y[i % PER_THREAD]!));
      });
    });
    b.barrier();
  });
  return sums;
}

/** A thread's results along an axis: start of the tile, start within the tile, and extent of the matrix. */
type Extent = readonly [tile: Value, inTile: Value, extent: Value];

/** Stores the results of a thread that are within the matrix. */
function storeSums(
  b: KernelBuilder,
  target: Pointer,
  sums: readonly Variable[],
  [firstRow, row, rows]: Extent,
  [firstColumn, column, columns]: Extent,
): void {
  for (let i = 0; i < PER_THREAD; i++) {
    const at = b.add(b.add(firstRow, row), i);
    b.if(b.compare("lt", at, rows), () => {
      const start = b.mul(b.convert(at, "i64"), b.convert(columns, "i64"));
      for (let j = 0; j < PER_THREAD; j++) {
        const across = b.add(b.add(firstColumn, column), j);
        b.if(
          b.compare("lt", across, columns),
          () => b.store(target, b.add(start, b.convert(across, "i64")), b.get(sums[i * PER_THREAD + j]!)),
        );
      }
    });
  }
}

/** Bytes from row to row (of B: column to column), and from term to term. */
interface Steps {
  readonly own: Value;
  readonly term: Value;
}

/** Moves tiles of one operand from global memory through registers to shared memory. */
class Fetch {
  readonly #b: KernelBuilder;
  readonly #type: RegisterType;
  readonly #pointer: Pointer;
  readonly #rows: Value;
  readonly #terms: Value;
  readonly #steps: Steps;
  readonly #convert: (value: Value) => Value;
  readonly #shared: Pointer;
  readonly #fetched;
  /** Positions of this thread's elements in the tile. */
  readonly #places: { readonly row: Value; readonly term: Value }[];
  readonly #first: Value;

  constructor(
    b: KernelBuilder,
    type: RegisterType,
    pointer: Pointer,
    first: Value,
    rows: Value,
    terms: Value,
    steps: Steps,
    alongTerms: boolean,
    convert: (value: Value) => Value,
  ) {
    this.#b = b;
    this.#type = type;
    this.#pointer = pointer;
    this.#first = first;
    this.#rows = rows;
    this.#terms = terms;
    this.#steps = steps;
    this.#convert = convert;
    this.#shared = b.array("shared", type, DEPTH * PITCH);
    const thread = b.special("threadIdx.x"), each = TILE * DEPTH / BLOCK;
    const inner = alongTerms ? DEPTH : TILE;
    const fast = b.binary("and", thread, inner - 1), slow = b.shift("shr", thread, Math.log2(inner));
    this.#places = Array.from({ length: each }, (_, i) => {
      const next = b.add(slow, i * (BLOCK / inner));
      return alongTerms ? { row: next, term: fast } : { row: fast, term: next };
    });
    this.#fetched = this.#places.map(() => b.variable(type, "fetched"));
  }

  /** Loads this thread's elements of the tile that starts at a term. */
  fetch(start: Value): void {
    const b = this.#b;
    this.#places.forEach((place, i) => {
      const row = b.add(this.#first, place.row), term = b.add(start, place.term);
      const inside = b.binary("and", b.compare("lt", row, this.#rows), b.compare("lt", term, this.#terms));
      b.set(this.#fetched[i]!, 0);
      b.if(inside, () => {
        const offset = b.add(
          b.mul(b.convert(row, "i64"), this.#steps.own),
          b.mul(b.convert(term, "i64"), this.#steps.term),
        );
        const base = b.add(this.#pointer.base, b.bitcast(offset, "u64"));
        b.set(this.#fetched[i]!, this.#convert(b.load({ ...this.#pointer, base }, 0)));
      });
    });
  }

  /** Writes the loaded elements to shared memory, terms outermost. */
  share(): void {
    const b = this.#b;
    this.#places.forEach(({ row, term }, i) =>
      b.store(this.#shared, b.add(b.mul(term, PITCH), row), b.get(this.#fetched[i]!))
    );
  }

  /** Returns the elements of a term that this thread multiplies. */
  read(term: Value, row: Value): Value[] {
    const b = this.#b, width = 16 / SCALARS[this.#type].bytes;
    const start = b.add(b.mul(term, PITCH), row);
    const vector = { ...this.#shared, width };
    return Array.from({ length: PER_THREAD / width }, (_, i) => b.loadVector(vector, b.add(start, i * width)))
      .flat();
  }
}
