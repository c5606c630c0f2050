/** Runs kernels that compute one number on the host, with the bits of a device. */
import {
  type Constant,
  constantOf,
  foldBinary,
  foldCompare,
  foldConvert,
  foldShift,
  foldUnary,
} from "./fold.ts";
import type { BinaryOp, Block, CompareOp, KernelIR, Loop, ShiftOp, Statement, UnaryOp, Value } from "./ir.ts";
import { bitsOf, isFloat, type RegisterType } from "./types.ts";

/** How statements ended: at their end, or at a jump that leaves or repeats a loop. */
type Outcome = { readonly kind: "break" | "continue"; readonly loop: Loop } | undefined;

const COMPARISONS = new Set(["eq", "ne", "lt", "le", "gt", "ge"]);
const BINARY = new Set(["add", "sub", "mul", "div", "rem", "min", "max", "and", "or", "xor", "mulhi"]);
const VIEW = new DataView(new ArrayBuffer(8));

/**
 * Runs a kernel with values for its parameters, and returns what it stores last. Other memory and operations
 * between threads are not supported.
 */
export function storedBy(kernel: KernelIR, parameters: Readonly<Record<string, Constant>>): Constant {
  const interpreter = new Interpreter(parameters);
  interpreter.run(kernel.body);
  return interpreter.stores.at(-1) ?? 0;
}

/** How an {@link Interpreter} runs kernels that it does not know. */
export interface InterpreterOptions {
  /** The most rounds of loops, after which the run ends with {@link Stopped}. Default: any number. */
  readonly rounds?: number;
  /** Returns the result of an operation that the host does not have. Default: an error. */
  readonly unknown?: (value: Value, args: readonly Constant[]) => Constant;
}

/** Thrown when a run ends early: at a trap, or after too many rounds of loops. */
export class Stopped extends Error {}

/** The values and variables of one run. */
export class Interpreter {
  readonly #values: Constant[] = [];
  readonly #variables: Constant[] = [];
  readonly #parameters: Readonly<Record<string, Constant>>;
  readonly #unknown: InterpreterOptions["unknown"];
  #rounds: number;
  /** The values of all stores, in order. */
  readonly stores: Constant[] = [];

  constructor(
    parameters: Readonly<Record<string, Constant>>,
    { rounds = Infinity, unknown }: InterpreterOptions = {},
  ) {
    this.#parameters = parameters;
    this.#rounds = rounds;
    this.#unknown = unknown;
  }

  #valueOf({ id, op, type, constant }: Value): Constant {
    return op === "const" ? constantOf(type, constant!) : this.#values[id]!;
  }

  /** Runs statements in order. */
  run(block: Block): Outcome {
    for (const statement of block) {
      const outcome = this.#step(statement);
      if (outcome !== undefined) return outcome;
    }
    return undefined;
  }

  #step(statement: Statement): Outcome {
    switch (statement.kind) {
      case "define":
        this.#values[statement.value.id] = constantOf(statement.value.type, this.#compute(statement.value));
        return undefined;
      case "store":
        this.stores.push(...statement.values.map((value) => this.#valueOf(value)));
        return undefined;
      case "set":
        this.#variables[statement.variable.id] = this.#valueOf(statement.value);
        return undefined;
      case "if":
        return this.run(this.#valueOf(statement.condition) ? statement.then : statement.otherwise);
      case "loop":
        return this.#loop(statement);
      case "break":
      case "continue":
        return statement as Outcome;
      case "trap":
        throw new Stopped("trap");
    }
    throw new Error(`the interpreter has no ${statement.kind}`);
  }

  #loop(loop: Loop): Outcome {
    do {
      if (this.#rounds-- <= 0) throw new Stopped("too many rounds");
      const outcome = this.run(loop.body);
      if (outcome !== undefined && outcome.loop !== loop) return outcome;
      if (outcome?.kind === "break") return undefined;
      this.run(loop.latch);
    } while (this.#valueOf(loop.condition));
    return undefined;
  }

  #compute(value: Value): Constant {
    const { op, type, name } = value;
    if (op === "const") return value.constant!;
    if (op === "parameter") return this.#parameters[name!]!;
    if (op === "get") return this.#variables[value.variable!.id]!;
    // The address of a table, for arguments that need it.
    if (op === "symbol") return 0;
    const args = value.args.map((one) => this.#valueOf(one)),
      [a, b, c] = args as [Constant, Constant, Constant];
    const from = value.args[0]?.type ?? type;
    if (BINARY.has(op)) return foldBinary(op as BinaryOp, type, a, b) ?? 0;
    if (COMPARISONS.has(op)) return foldCompare(op as CompareOp, a, b);
    switch (op) {
      case "shl":
      case "shr":
        return foldShift(op as ShiftOp, type, a, Number(b));
      case "fma":
        return isFloat(type)
          ? constantOf(type, fusedMultiplyAdd(Number(a), Number(b), Number(c)))
          : constantOf(type, BigInt(a) * BigInt(b) + BigInt(c));
      case "select":
        return a ? b : c;
      case "rint":
        return roundToEven(Number(a));
      case "bitcast":
        return readAs(type, from, a);
      case "convert":
        if (name === "") return foldConvert(from, type, a);
    }
    const result = foldUnary(op as UnaryOp, type, a);
    if (result !== undefined) return result;
    if (this.#unknown !== undefined) return this.#unknown(value, args);
    throw new Error(`the interpreter has no ${op}`);
  }
}

/** Returns the bits of a value as another type of the same width. */
function readAs(type: RegisterType, from: RegisterType, value: Constant): Constant {
  if (!isFloat(from)) VIEW.setBigUint64(0, BigInt.asUintN(64, BigInt(value) << BigInt(64 - bitsOf(from))));
  else if (from === "f64") VIEW.setFloat64(0, Number(value));
  else VIEW.setFloat32(0, Number(value));
  if (type === "f64") return VIEW.getFloat64(0);
  if (type === "f32") return VIEW.getFloat32(0);
  return constantOf(type, VIEW.getBigUint64(0) >> BigInt(64 - bitsOf(type)));
}

/** Rounds to the nearest integer, halves to the even one. */
function roundToEven(x: number): number {
  // Zeros and numbers without a fraction stay as they are.
  if (!(Math.abs(x) < 2 ** 52) || x === 0) return x;
  const shift = x < 0 ? -(2 ** 52) : 2 ** 52, rounded = x + shift - shift;
  return rounded === 0 && x < 0 ? -0 : rounded;
}

/** Returns a * b + c of f64, rounded once if the product and what it loses by rounding are in range. */
export function fusedMultiplyAdd(a: number, b: number, c: number): number {
  const product = a * b;
  if (!Number.isFinite(c) && Number.isFinite(a) && Number.isFinite(b)) return c;
  if (!Number.isFinite(product) || product === 0) return product + c;
  const rest = lostByProduct(a, b);
  // Boldo and Melquiond, "Emulation of a FMA and Correctly Rounded Sums: Proved Algorithms Using Rounding to Odd".
  const low = c + rest, lowRest = lostBySum(c, rest, low);
  const high = product + low, highRest = lostBySum(product, low, high);
  if (!Number.isFinite(high)) return high;
  return high + sumToOdd(lowRest, highRest);
}

/** Returns what rounding a product lost, by Dekker's algorithm. */
function lostByProduct(a: number, b: number): number {
  // Factors of powers of two keep the parts in range.
  const [left, leftScale] = reduced(a), [right, rightScale] = reduced(b);
  const [ah, al] = halves(left), [bh, bl] = halves(right);
  const scaled = left * right, rest = al * bl - (((scaled - ah * bh) - al * bh) - ah * bl);
  return rest * leftScale * rightScale;
}

/** Returns a number from 1 to 2 and the power of two that it is multiplied with. */
function reduced(x: number): [mantissa: number, scale: number] {
  VIEW.setFloat64(0, x);
  const exponent = (VIEW.getUint16(0) >> 4) & 0x7ff;
  if (exponent === 0) {
    const [mantissa, scale] = reduced(x * 2 ** 64);
    return [mantissa, scale * 2 ** -64];
  }
  const scale = 2 ** (exponent - 1023);
  return [x / scale, scale];
}

/** Splits a number into two of 26 bits. */
function halves(x: number): [high: number, low: number] {
  const large = x * (2 ** 27 + 1), high = large - (large - x);
  return [high, x - high];
}

/** Returns what rounding a sum lost. */
function lostBySum(a: number, b: number, sum: number): number {
  const part = sum - a;
  return (a - (sum - part)) + (b - part);
}

/** Returns a sum whose last bit is 1 if it is not exact. */
function sumToOdd(a: number, b: number): number {
  const sum = a + b, lost = lostBySum(a, b, sum);
  if (lost === 0 || !Number.isFinite(lost)) return sum;
  VIEW.setFloat64(0, sum);
  const bits = VIEW.getBigInt64(0);
  if ((bits & 1n) === 0n) VIEW.setBigInt64(0, (lost > 0) === (sum > 0) ? bits + 1n : bits - 1n);
  return VIEW.getFloat64(0);
}
