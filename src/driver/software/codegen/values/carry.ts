/**
 * Extended-precision arithmetic with the carry flag (ISA section 9.7.2). As on the GPU, a − b is a + ~b + 1: a
 * subtraction sets the flag to the complement of its borrow, which only matters if `addc` reads it.
 */
import type { ScalarType } from "../../ptx/ast.ts";
import { has, operandsOf, sourceType } from "../../ptx/instruction.ts";
import type { EmitContext, Emitter } from "../context.ts";
import { bitsOf, get, integerType, isSigned, readOperand, scalar } from "./lanes.ts";

/** Whether an instruction reads or writes the carry flag: add.cc, sub.cc, mad.cc, addc, subc and madc. */
export function usesCarry(opcode: string, modifiers: readonly string[]): boolean {
  return modifiers.includes("cc") || opcode === "addc" || opcode === "subc" || opcode === "madc";
}

/** Pushes `left ± right`, including the carry-in if there is one, and sets the flag with .cc. */
function sum(context: EmitContext, type: ScalarType, name: "add" | "sub", left: number, right: number): void {
  const { code, instruction } = context;
  const wasm = integerType(type);
  const carryIn = instruction.opcode.endsWith("c");
  const partial = context.temporary(wasm);
  const result = context.temporary(wasm);
  get(code, left, right);
  code.op(`${wasm}.${name}`);
  code.localTee(partial);
  if (carryIn) {
    get(code, context.carry());
    if (name === "sub") code.op("i32.eqz");
    if (wasm === "i64") code.op("i64.extend_i32_u");
    code.op(`${wasm}.${name}`);
  }
  code.localSet(result);
  if (has(instruction, "cc")) {
    // A sum wrapped if it is below its first term, a difference if it is above.
    const wrapped = name === "add" ? `${wasm}.lt_u` as const : `${wasm}.gt_u` as const;
    get(code, partial, left);
    code.op(wrapped);
    if (carryIn) {
      get(code, result, partial);
      code.op(wrapped, "i32.or");
    }
    if (name === "sub") code.op("i32.eqz");
    code.localSet(context.carry());
  }
  get(code, result);
}

function addOrSubtract(context: EmitContext, name: "add" | "sub"): void {
  const [d, a, b] = operandsOf(context.instruction, 3);
  const type = sourceType(context.instruction);
  sum(context, type, name, readOperand(context, a, type), readOperand(context, b, type));
  context.pop(d, type);
}

function multiplyAdd(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b, c] = operandsOf(instruction, 4);
  const type = sourceType(instruction);
  const wasm = integerType(type);
  const left = readOperand(context, a, type);
  const right = readOperand(context, b, type);
  const addend = readOperand(context, c, type);
  const product = context.temporary(wasm);
  get(code, left);
  if (!has(instruction, "hi")) {
    get(code, right);
    code.op(`${wasm}.mul`);
  } else if (bitsOf(type) === 64) {
    get(code, right);
    code.call(context.support(isSigned(type) ? "mulhi_s64" : "mulhi_u64"));
  } else {
    const extend = isSigned(type) ? "i64.extend_i32_s" : "i64.extend_i32_u";
    code.op(extend);
    get(code, right);
    code.op(extend, "i64.mul");
    code.i64Const(32n);
    code.op("i64.shr_u", "i32.wrap_i64");
  }
  code.localSet(product);
  sum(context, type, "add", product, addend);
  context.pop(d, type);
}

export const CARRY: Readonly<Record<string, Emitter>> = {
  add: scalar((context) => addOrSubtract(context, "add")),
  addc: scalar((context) => addOrSubtract(context, "add")),
  sub: scalar((context) => addOrSubtract(context, "sub")),
  subc: scalar((context) => addOrSubtract(context, "sub")),
  mad: scalar(multiplyAdd),
  madc: scalar(multiplyAdd),
};
