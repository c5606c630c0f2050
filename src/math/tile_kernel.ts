/**
 * Generates the kernel of a function of elements with transposed operands: tiles of 32 by 32 elements go through
 * shared memory, so that every access is contiguous.
 *
 * @module
 */
import type { RealDType } from "../base/promotion.ts";
import { KernelBuilder, type Operand, type Pointer } from "../kernel/ir/builder.ts";
import type { KernelIR, Value } from "../kernel/ir/ir.ts";
import type { RegisterType } from "../kernel/ir/types.ts";
import { divide, divisorParameters, type DivisorValues } from "./division.ts";
import type { PointwiseBody } from "./pointwise_kernel.ts";

/** The side of a tile. */
export const TILE = 32;
/** The threads of a block. */
export const TILE_BLOCK = 256;
/** Rows of threads. Each thread computes every eighth element of a column. */
const ROWS = TILE_BLOCK / TILE;
/**
 * Elements from row to row in shared memory: one more than a tile's side, so that a column is in different
 * banks.
 */
const PITCH = TILE + 1;

/** An array of a tile kernel. */
export interface TileArray {
  readonly dtype: RealDType;
  /** Contiguous along the second axis instead of the first. */
  readonly transposed: boolean;
}

/** Everything that the text of a tile kernel depends on, besides the function. */
export interface TileForm {
  readonly outputs: readonly RealDType[];
  readonly inputs: readonly (TileArray | RegisterType)[];
  readonly rank: number;
  readonly narrow: boolean;
  readonly inPlace: boolean;
}

/** Returns the text that identifies a form. */
export function tileKey({ outputs, inputs, rank, narrow, inPlace }: TileForm): string {
  const texts = inputs.map((input) =>
    typeof input === "string" ? `=${input}` : `${input.dtype}${input.transposed ? "T" : ""}`
  );
  return `tile ${outputs}<${texts} ${rank} ${+narrow} ${+inPlace}`;
}

/**
 * Returns the kernel for two or more axes. A block computes a tile of the first two. Its parameters are the
 * addresses of outputs and inputs, the numbers among the inputs, the extents of the first two axes, the divisors
 * of their tiles and of the other axes without the outermost, and the strides of each array, outputs first,
 * along each axis: the first is missing for outputs, the second for transposed inputs, where it is 1.
 */
export function tileKernel(name: string, form: TileForm, body: PointwiseBody): KernelIR {
  const b = new KernelBuilder(name);
  const operands = declare(b, form);
  const { width, height } = operands;
  const [tileX, tileY, ...outer] = positions(b, form, operands.divisors);
  const left = b.mul(tileX!, TILE), top = b.mul(tileY!, TILE);
  const thread = b.special("threadIdx.x");
  const lane = b.binary("and", thread, TILE - 1), row = b.shift("shr", thread, 5);
  const type = form.narrow ? "i32" : "i64";
  const start = ({ strides }: Array2D): Value =>
    outer.reduce(
      (sum, position, i) => b.add(sum, b.mul(b.convert(position, type), strides[i + 2]!)),
      b.constant(type, 0),
    );
  const offset = (array: Array2D, x: Value, y: Value): Value => {
    const along = (axis: 0 | 1, position: Value): Value => {
      const stride = array.strides[axis], index = b.convert(position, type);
      return stride === undefined ? index : b.mul(index, stride);
    };
    return b.add(b.add(start(array), along(0, x)), along(1, y));
  };
  const rounds = Array.from({ length: TILE / ROWS }, (_, round) => b.add(row, round * ROWS));
  const transposed = operands.inputs.filter((input) =>
    isArray(input) && input.tile !== undefined
  ) as Array2D[];

  // Neighboring threads read transposed arrays along the second axis, and use them along the first.
  const fill = (guard: (x: Value, y: Value, then: () => void) => void): void => {
    for (const array of transposed) {
      const places = rounds.map((line) => ({ line, x: b.add(left, line), y: b.add(top, lane) }));
      for (const { line, x, y } of places) {
        guard(x, y, () => {
          b.store(array.tile!, tileIndex(b, line, lane), b.load(array.pointer, offset(array, x, y)));
        });
      }
    }
  };
  const compute = (guard: (x: Value, y: Value, then: () => void) => void): void => {
    const x = b.add(left, lane);
    for (const line of rounds) {
      const y = b.add(top, line);
      guard(x, y, () => {
        const values = operands.inputs.map((input) => {
          if (!isArray(input)) return input;
          return input.tile === undefined
            ? b.load(input.pointer, offset(input, x, y))
            : b.load(input.tile, tileIndex(b, lane, line));
        });
        body(b, values).forEach((value, i) => {
          const output = operands.outputs[i]!;
          b.store(output.pointer, offset(output, x, y), value);
        });
      });
    }
  };
  const inside = (x: Value, y: Value, then: () => void): void =>
    b.if(b.binary("and", b.compare("lt", x, width), b.compare("lt", y, height)), then);
  const always = (_x: Value, _y: Value, then: () => void): void => then();
  const isFull = b.binary(
    "and",
    b.compare("le", b.add(left, TILE), width),
    b.compare("le", b.add(top, TILE), height),
  );
  b.if(isFull, () => fill(always), () => fill(inside));
  b.barrier();
  b.if(isFull, () => compute(always), () => compute(inside));
  return b.finish({ maxThreads: TILE_BLOCK });
}

/** An array in the kernel. */
interface Array2D {
  readonly pointer: Pointer;
  /** The tile in shared memory of a transposed array. */
  readonly tile: Pointer | undefined;
  /** Strides by axis; undefined where the stride is 1. */
  readonly strides: readonly (Value | undefined)[];
}

interface Operands {
  readonly outputs: readonly Array2D[];
  readonly inputs: readonly (Array2D | Value)[];
  readonly width: Value;
  readonly height: Value;
  readonly divisors: readonly DivisorValues[];
}

function isArray(input: Array2D | Value): input is Array2D {
  return "pointer" in input;
}

function declare(b: KernelBuilder, { outputs, inputs, rank, narrow, inPlace }: TileForm): Operands {
  const targets = outputs.map((dtype, i) => b.pointerParameter(`out${i}`, dtype));
  const sources = inputs.map((input, i) =>
    typeof input === "string" ? input : b.pointerParameter(`in${i}`, input.dtype, { readOnly: !inPlace })
  );
  const numbers = inputs.map((input, i) =>
    typeof input === "string" ? b.scalarParameter(`number${i}`, input) : undefined
  );
  const width = b.scalarParameter("width", "i32"), height = b.scalarParameter("height", "i32");
  const divisors = Array.from({ length: rank - 1 }, (_, i) => divisorParameters(b, `extent${i}`));
  const stridesOf = (name: string, unit: 0 | 1 | undefined): Array2D["strides"] =>
    Array.from(
      { length: rank },
      (_, axis) =>
        axis === unit ? undefined : b.scalarParameter(`${name}_stride${axis}`, narrow ? "i32" : "i64"),
    );
  return {
    outputs: targets.map((pointer, i) => ({
      pointer,
      tile: undefined,
      strides: stridesOf(`out${i}`, 0),
    })),
    inputs: inputs.map((input, i): Array2D | Value => {
      if (typeof input === "string") return numbers[i]!;
      const pointer = sources[i] as Pointer;
      const strides = stridesOf(`in${i}`, input.transposed ? 1 : undefined);
      const tile = input.transposed ? b.array("shared", input.dtype, TILE * PITCH) : undefined;
      return { pointer, tile, strides };
    }),
    width,
    height,
    divisors,
  };
}

/** Returns the block's tile along the first two axes, and its position along the others. */
function positions(b: KernelBuilder, { rank }: TileForm, divisors: readonly DivisorValues[]): Value[] {
  const found: Value[] = [];
  let rest: Value = b.bitcast(b.special("blockIdx.x"), "u32");
  for (const divisor of divisors) {
    const [quotient, remainder] = divide(b, rest, divisor);
    found.push(b.bitcast(remainder, "i32"));
    rest = quotient;
  }
  found.push(b.bitcast(rest, "i32"));
  return found.slice(0, rank);
}

function tileIndex(b: KernelBuilder, row: Value, column: Value): Operand {
  return b.add(b.mul(row, PITCH), column);
}
