/**
 * Approximate functions, computed in f64 (ISA section 9.7.3): rsqrt, sin, cos, ex2, lg2, tanh, and the gross
 * approximations of f64.
 */
import { has, operandsOf, sourceType } from "../../ptx/instruction.ts";
import type { EmitContext, Emitter } from "../context.ts";
import { get, lanewise } from "./lanes.ts";
import { popResult, pushFloat } from "./float_operands.ts";

function reciprocalSquareRoot(context: EmitContext): void {
  const { instruction } = context;
  const [, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  if (type === "f64" && has(instruction, "ftz")) return grossApproximation(context, true);
  pushFloat(context, a, type);
  if (type === "f32") inF64(context, rootAndReciprocal);
  else rootAndReciprocal(context, "f64");
  popResult(context, type);
}

function rootAndReciprocal(context: EmitContext, type: "f64" | "f64x2"): void {
  const { code } = context;
  const root = context.temporary(type === "f64" ? "f64" : "v128");
  code.op(`${type}.sqrt`);
  code.localSet(root);
  if (type === "f64") code.f64Const(1);
  else code.f64x2Const(1);
  get(code, root);
  code.op(`${type}.div`);
}

/**
 * Replaces the f32 on the stack with a function of it, computed in f64 and rounded. Four lanes are computed
 * as two pairs.
 */
function inF64(context: EmitContext, compute: (context: EmitContext, type: "f64" | "f64x2") => void): void {
  const { code } = context;
  if (context.lanes === 1) {
    code.op("f64.promote_f32");
    compute(context, "f64");
    return code.op("f32.demote_f64");
  }
  const value = context.temporary("v128");
  code.localTee(value);
  code.op("f64x2.promote_low_f32x4");
  compute(context, "f64x2");
  code.op("f32x4.demote_f64x2_zero");
  get(code, value, value);
  code.shuffle32(2, 3, 2, 3);
  code.op("f64x2.promote_low_f32x4");
  compute(context, "f64x2");
  code.op("f32x4.demote_f64x2_zero");
  code.shuffle32(0, 1, 4, 5);
}

/**
 * rcp.approx.ftz.f64 and rsqrt.approx.ftz.f64: read only the upper 32 bits of the operand and define only the
 * upper 32 bits of the result.
 */
export function grossApproximation(context: EmitContext, root: boolean): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const UPPER = -0x100000000n;
  const value = context.temporary("f64");
  const flushed = () => {
    code.localSet(value);
    code.f64Const(0);
    get(code, value);
    code.op("f64.copysign");
    get(code, value, value);
    code.op("f64.abs");
    code.f64Const(2 ** -1022);
    code.op("f64.lt", "select");
  };
  code.f64Const(1);
  context.push(a, "b64");
  code.i64Const(UPPER);
  code.op("i64.and", "f64.reinterpret_i64");
  flushed();
  if (root) code.op("f64.sqrt");
  code.op("f64.div");
  flushed();
  code.op("i64.reinterpret_f64");
  code.i64Const(UPPER);
  code.op("i64.and", "f64.reinterpret_i64");
  context.pop(d, "f64");
}

/** Writes a unary function that a support function computes in f64. Vector code calls its two-lane form. */
function throughF64(name: string): (context: EmitContext) => void {
  return (context) => {
    pushFloat(context, operandsOf(context.instruction, 2)[1], "f32");
    inF64(
      context,
      (_, type) => context.code.call(context.support(type === "f64" ? name : `${name}_${type}`)),
    );
    popResult(context, "f32");
  };
}

export const APPROXIMATE: Readonly<Record<string, Emitter>> = {
  rsqrt: lanewise(reciprocalSquareRoot, true),
  ex2: lanewise(throughF64("exp2"), true),
  sin: lanewise(throughF64("sin")),
  cos: lanewise(throughF64("cos")),
  lg2: lanewise(throughF64("log2")),
  tanh: lanewise(throughF64("tanh")),
};
