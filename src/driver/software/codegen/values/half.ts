/**
 * f16 and bf16 arithmetic, scalar and packed (ISA sections 9.7.3 and 9.7.4), computed on the f32 of the same
 * value.
 */
import type { Instruction, ScalarType } from "../../ptx/ast.ts";
import { has, operandsOf, sourceType } from "../../ptx/instruction.ts";
import type { EmitContext, Emitter } from "../context.ts";
import { pushMinimumOrMaximum, pushXorSign } from "./float.ts";
import { get, i32, lanewise, op, scratch, shift } from "./lanes.ts";
import {
  clampScalar,
  elementOf,
  type Half,
  narrow,
  PACKED_HALF_TYPES,
  pushHalves,
  readFloat,
  relu,
  reluF64,
  saturate,
} from "./float_operands.ts";

/** Pushes the 16 bits of a result, given the operands as f32 locals. */
type Compute = (context: EmitContext, element: Half, operands: readonly number[]) => void;

/** A computation with two operands. */
function binary(compute: (context: EmitContext, element: Half, a: number, b: number) => void): Compute {
  return (context, element, [a, b]) => {
    if (a === undefined || b === undefined) return context.unsupported("expected two source operands");
    compute(context, element, a, b);
  };
}

/** Applies a computation to a scalar value, or to both halves of packed operands. */
function elementwise(compute: Compute): (context: EmitContext) => void {
  return (context) => {
    const { code, instruction } = context;
    const [d, ...sources] = operandsOf(instruction, 1);
    const type = sourceType(instruction);
    const element = elementOf(type);
    if (!PACKED_HALF_TYPES.has(type)) {
      compute(context, element, sources.map((operand) => readFloat(context, operand, type)));
      return context.pop(d, type);
    }
    const pairs = sources.map((operand) => pushHalves(context, operand, type));
    compute(context, element, pairs.map(([low]) => low));
    const low = scratch(context, "i32");
    code.localSet(low);
    compute(context, element, pairs.map(([, high]) => high));
    shift(context, "i32.shl", 16);
    get(code, low);
    op(context, "i32.or");
    context.pop(d, type);
  };
}

/** Rounds the f32 on the stack to 16 bits, applying .sat, .relu and .ftz. */
function finishF32(context: EmitContext, element: Half): void {
  const { instruction } = context;
  if (has(instruction, "sat")) saturate(context);
  if (has(instruction, "relu")) relu(context);
  narrow(context, element);
  if (has(instruction, "ftz")) flushHalf(context, element);
}

/** Rounds the f64 on the stack to 16 bits, for one lane, applying .sat, .relu and .ftz. */
function finishF64(context: EmitContext, element: Half): void {
  const { code, instruction } = context;
  if (has(instruction, "sat")) clampScalar(context, "f64");
  if (has(instruction, "relu")) reluF64(context);
  code.call(context.support(`f64_to_${element}_rn`));
  if (has(instruction, "ftz")) flushHalf(context, element);
}

/** Replaces a subnormal with a zero of the same sign. */
function flushHalf(context: EmitContext, element: Half): void {
  const { code } = context;
  const bits = scratch(context, "i32");
  code.localTee(bits);
  get(code, bits);
  i32(context, 0x8000);
  op(context, "i32.and");
  get(code, bits);
  i32(context, element === "f16" ? 0x7c00 : 0x7f80);
  op(context, "i32.and");
  i32(context, 0);
  op(context, "i32.ne", "select");
}

/**
 * Computes in f32, which has more than twice the precision of the result: rounding twice then equals rounding
 * once.
 */
function inF32(name: "add" | "sub" | "mul"): Compute {
  return binary((context, element, a, b) => {
    get(context.code, a, b);
    op(context, `f32.${name}`);
    finishF32(context, element);
  });
}

/** A product of bf16 values can be subnormal in f32, which would round it early; f64 holds it exactly. */
const multiply: Compute = (context, element, operands) => {
  if (element === "f16") return inF32("mul")(context, element, operands);
  pushF64(context, operands);
  context.code.op("f64.mul");
  finishF64(context, element);
};

const multiplyAdd: Compute = (context, element, operands) => {
  pushF64(context, operands);
  context.code.call(context.support("fma_odd"));
  finishF64(context, element);
  if (has(context.instruction, "oob")) zeroOutOfBounds(context, element, operands.slice(0, 2));
};

/**
 * The NaN 0x7ff7, which tensor copies write for elements outside the tensor (ISA section 5.5.1), as the f32 that
 * stands for it. An H200 treats 0xfff7 alike.
 */
const OOB_NAN = { f16: 0x7ffee000, bf16: 0x7ff70000 } as const;

/** Replaces the result on the stack with +0 if one of the factors is the OOB NaN (.oob). */
function zeroOutOfBounds(context: EmitContext, element: Half, factors: readonly number[]): void {
  const { code } = context;
  code.i32Const(0);
  factors.forEach((factor, i) => {
    get(code, factor);
    code.op("f32.abs");
    code.op("i32.reinterpret_f32");
    code.i32Const(OOB_NAN[element]);
    code.op("i32.ne");
    if (i > 0) code.op("i32.and");
  });
  code.op("select");
}

function pushF64(context: EmitContext, locals: readonly number[]): void {
  for (const local of locals) {
    get(context.code, local);
    context.code.op("f64.promote_f32");
  }
}

function minimumOrMaximum(name: "min" | "max"): Compute {
  return binary((context, element, a, b) => {
    if (has(context.instruction, "xorsign")) pushXorSign(context, name, a, b);
    else pushMinimumOrMaximum(context, "f32", name, a, b);
    finishF32(context, element);
  });
}

function throughF64(name: string): Compute {
  return (context, element, operands) => {
    pushF64(context, operands);
    context.code.call(context.support(name));
    finishF64(context, element);
  };
}

/** abs and neg only change sign bits. */
function changeSign(name: "abs" | "neg"): (context: EmitContext) => void {
  return (context) => {
    const { instruction } = context;
    const [d, a] = operandsOf(instruction, 2);
    const type = sourceType(instruction);
    if (has(instruction, "ftz")) {
      return elementwise((inner, element, values) => {
        get(inner.code, ...values);
        op(inner, `f32.${name}`);
        finishF32(inner, element);
      })(context);
    }
    const sign = PACKED_HALF_TYPES.has(type) ? 0x80008000 : 0x8000;
    context.push(a, type);
    i32(context, name === "neg" ? sign : ~sign);
    op(context, name === "neg" ? "i32.xor" : "i32.and");
    context.pop(d, type);
  };
}

const isF16 = (instruction: Instruction): boolean =>
  elementOf(sourceType(instruction) as ScalarType) === "f16";

export const HALF: Readonly<Record<string, Emitter>> = {
  add: lanewise(elementwise(inF32("add")), true),
  sub: lanewise(elementwise(inF32("sub")), true),
  mul: lanewise(elementwise(multiply), isF16),
  fma: lanewise(elementwise(multiplyAdd)),
  min: lanewise(elementwise(minimumOrMaximum("min")), true),
  max: lanewise(elementwise(minimumOrMaximum("max")), true),
  abs: lanewise(changeSign("abs"), true),
  neg: lanewise(changeSign("neg"), true),
  ex2: lanewise(elementwise(throughF64("exp2"))),
  tanh: lanewise(elementwise(throughF64("tanh"))),
};
