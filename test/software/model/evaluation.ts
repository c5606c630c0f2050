/** The evaluation of one instruction for one element, and helpers for integers of any width. */
import { at } from "../../../src/base/at.ts";
import type { Instruction, Operand } from "../../../src/driver/software/ptx/ast.ts";
import * as real from "./real.ts";
import { formatOf, FORMATS, type Mode } from "./real.ts";

/** The values that an instruction reads: the bits of its registers, and the carry flag. */
export interface Inputs {
  readonly registers: ReadonlyMap<string, bigint>;
  readonly carry: bigint;
}

/** The values that an instruction writes. */
export interface Outputs {
  /** Bits of the results, in the order of the destination registers. */
  readonly results: readonly bigint[];
  /** The carry flag, if the instruction writes it. */
  readonly carry?: bigint;
}

/** The semantics of an instruction. */
export type Model = (e: Evaluation) => Outputs;

export class Evaluation {
  readonly instruction: Instruction;
  readonly inputs: Inputs;

  constructor(instruction: Instruction, inputs: Inputs) {
    this.instruction = instruction;
    this.inputs = inputs;
  }

  has(modifier: string): boolean {
    return this.instruction.modifiers.includes(modifier);
  }

  /** The type of the source operands, which is the last suffix. */
  get type(): string {
    return this.typeAt(this.instruction.types.length - 1);
  }

  typeAt(index: number): string {
    return at(this.instruction.types, index);
  }

  /** The number of source operands. */
  get sourceCount(): number {
    return this.instruction.operands.length - 1;
  }

  /** Returns the bits of a source operand, counted from 1, truncated to a type. */
  bits(index: number, type: string = this.type): bigint {
    return unsigned(this.#operandBits(at(this.instruction.operands, index), type), widthOf(type));
  }

  #operandBits(operand: Operand, type: string): bigint {
    switch (operand.kind) {
      case "integer":
        return operand.value;
      case "float":
        return real.encode(real.fromNumber(operand.value), formatOf(type));
      case "not":
        return 1n - this.#operandBits(operand.operand, type);
      case "register":
        return this.inputs.registers.get(operand.name)!;
      default:
        throw new Error(`unexpected operand: ${operand.kind}`);
    }
  }

  /** Returns the value of an integer operand. */
  integer(index: number, type: string = this.type): bigint {
    return valueOf(this.bits(index, type), type);
  }

  /** The rounding mode. */
  get mode(): Mode {
    return (["rz", "rm", "rp"] as const).find((mode) => this.has(mode)) ?? "rn";
  }
}

export const widthOf = (type: string): number =>
  type === "pred" ? 1 : type === "tf32" || type.endsWith("x2") ? 32 : Number(/\d+$/.exec(type)![0]);
export const unsigned = (value: bigint, bits: number): bigint => BigInt.asUintN(bits, value);
export const signed = (value: bigint, bits: number): bigint => BigInt.asIntN(bits, value);
export const valueOf = (bits: bigint, type: string): bigint =>
  type.startsWith("s") ? signed(bits, widthOf(type)) : unsigned(bits, widthOf(type));
export const clamp = (value: bigint, low: bigint, high: bigint): bigint =>
  value < low ? low : value > high ? high : value;
export const rangeOf = (sign: boolean, bits: number): [bigint, bigint] =>
  sign ? [-(1n << BigInt(bits - 1)), (1n << BigInt(bits - 1)) - 1n] : [0n, (1n << BigInt(bits)) - 1n];
export const abs = (x: bigint): bigint => x < 0n ? -x : x;
export const bit = (x: bigint, i: number): bigint => (x >> BigInt(i)) & 1n;
export const ones = (bits: number): bigint => (1n << BigInt(bits)) - 1n;

export const outputs = (...results: bigint[]): Outputs => ({ results });

/** Returns an integer result, wrapped around to the width of its type. */
export const wrapped = (e: Evaluation, value: bigint): Outputs => outputs(unsigned(value, widthOf(e.type)));

/** Returns the element type of a packed floating-point type, otherwise undefined. */
export function packedElement(type: string): string | undefined {
  return type === "f16x2" ? "f16" : type === "bf16x2" ? "bf16" : undefined;
}

/** True for scalar floating-point types. */
export const isFloat = (type: string): boolean => type in FORMATS;

export const lowHalf = (bits: bigint): bigint => bits & 0xffffn;
export const highHalf = (bits: bigint): bigint => bits >> 16n;
export const joinHalves = (low: bigint, high: bigint): bigint => low | (high << 16n);
