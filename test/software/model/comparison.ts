/** Comparison and selection. */
import {
  type Evaluation,
  highHalf,
  isFloat,
  joinHalves,
  lowHalf,
  type Model,
  ones,
  outputs,
  packedElement,
  unsigned,
  valueOf,
  widthOf,
} from "./evaluation.ts";
import { flushInput } from "./float.ts";
import * as real from "./real.ts";

/** By operator: the result for an order of −1, 0 or 1, or undefined if an operand is NaN. */
const COMPARISONS: Record<string, (order: number | undefined) => boolean> = {
  eq: (o) => o === 0,
  ne: (o) => o !== undefined && o !== 0,
  lt: (o) => o === -1,
  le: (o) => o === -1 || o === 0,
  gt: (o) => o === 1,
  ge: (o) => o === 1 || o === 0,
  equ: (o) => o === undefined || o === 0,
  neu: (o) => o !== 0,
  ltu: (o) => o === undefined || o === -1,
  leu: (o) => o !== 1,
  gtu: (o) => o === undefined || o === 1,
  geu: (o) => o !== -1,
  num: (o) => o !== undefined,
  nan: (o) => o === undefined,
  lo: (o) => o === -1,
  ls: (o) => o !== 1,
  hi: (o) => o === 1,
  hs: (o) => o !== -1,
};

function compared(e: Evaluation, a: bigint, b: bigint, type: string): boolean {
  const [operator, test] = Object.entries(COMPARISONS).find(([name]) => e.has(name))!;
  if (isFloat(type)) return test(real.compare(flushInput(e, a, type), flushInput(e, b, type)));
  const asUnsigned = /^(lo|ls|hi|hs)$/.test(operator);
  const read = (bits: bigint): bigint => asUnsigned ? unsigned(bits, widthOf(type)) : valueOf(bits, type);
  const x = read(a), y = read(b);
  return test(x < y ? -1 : x > y ? 1 : 0);
}

/** Combines a condition with the predicate operand, if there is one. */
function combined(e: Evaluation, condition: boolean): bigint {
  const own = condition ? 1n : 0n;
  if (e.sourceCount < 3) return own;
  const c = e.bits(3, "pred");
  return e.has("and") ? own & c : e.has("or") ? own | c : own ^ c;
}

/** Compares the low or high halves of packed operands. */
function comparedHalves(e: Evaluation, half: (bits: bigint) => bigint, element: string): bigint {
  return combined(e, compared(e, half(e.bits(1)), half(e.bits(2)), element));
}

export const setPredicate: Model = (e) => {
  const element = packedElement(e.type);
  if (element !== undefined) {
    return outputs(comparedHalves(e, lowHalf, element), comparedHalves(e, highHalf, element));
  }
  const condition = compared(e, e.bits(1), e.bits(2), e.type);
  const results = [combined(e, condition)];
  if (e.instruction.operands[0]?.kind === "pair") results.push(combined(e, !condition));
  return outputs(...results);
};

/** The value of `true` in a type: 1.0 or all ones. */
function truth(type: string): bigint {
  switch (type) {
    case "f32":
      return 0x3f800000n;
    case "f16":
      return 0x3c00n;
    case "bf16":
      return 0x3f80n;
    default:
      return ones(widthOf(type));
  }
}

export const set: Model = (e) => {
  const to = e.typeAt(0);
  const element = packedElement(e.type);
  if (element === undefined) {
    return outputs(combined(e, compared(e, e.bits(1), e.bits(2), e.type)) ? truth(to) : 0n);
  }
  const select = (half: (bits: bigint) => bigint): bigint =>
    comparedHalves(e, half, element) ? truth(packedElement(to) ?? "u16") : 0n;
  return outputs(joinHalves(select(lowHalf), select(highHalf)));
};

export const selectByPredicate: Model = (e) => outputs(e.bits(3, "pred") ? e.bits(1) : e.bits(2));

export const selectBySign: Model = (e) => {
  const type = e.typeAt(0), by = e.typeAt(1);
  const nonNegative = by === "f32"
    ? [0, 1].includes(real.compare(flushInput(e, e.bits(3, by), by), real.zero(false)) ?? -2)
    : e.integer(3, "s32") >= 0n;
  return outputs(nonNegative ? e.bits(1, type) : e.bits(2, type));
};
