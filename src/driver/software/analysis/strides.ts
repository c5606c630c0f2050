/**
 * Transfer functions of the divergence analysis: the stride and alignment of an instruction's result, given
 * those of its operands.
 */
import type { Operand } from "../ptx/ast.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { at } from "../../../base/at.ts";
import { specialRegisterUniformity } from "../ptx/special_registers.ts";
import type { Op, Program } from "./program.ts";

/** The stride of values that are neither uniform nor affine in %tid.x. */
export const VARYING: number = Number.NaN;

/** Larger alignments are not tracked. */
export const MAX_ALIGNMENT: number = 1 << 16;

/** The state of the divergence analysis. */
export interface StrideState {
  readonly program: Program;
  /** The block's x dimension. */
  readonly width: number;
  /** Treat 32-bit sums as if they never wrapped around. */
  readonly assumeNoWrap: boolean;
  /** Per register. */
  readonly stride: readonly number[];
  /** Per register: a power of two that divides the value of the group's first thread. */
  readonly alignment: readonly number[];
  /** Returns the only operation that defines a register, if there is just one and it is not guarded. */
  soleDefinition(register: number): Op | undefined;
}

const INTEGER = /^[usb](32|64)$/;

/** Larger strides are not tracked: generated code computes the distance between two lanes in 32 bits. */
const MAX_STRIDE = 2 ** 29;

function bounded(stride: number): number {
  return Math.abs(stride) < MAX_STRIDE ? stride : VARYING;
}

export class StrideRules {
  readonly #state: StrideState;
  /** Whether a stride is varying only because a sum may wrap around. */
  mayWrap = false;

  constructor(state: StrideState) {
    this.#state = state;
  }

  /** Returns the stride of an operand. */
  operand(operand: Operand | undefined): number {
    switch (operand?.kind) {
      case "register":
        return operand.name === "_" ? 0 : at(this.#state.stride, this.#registerId(operand.name));
      case "special": {
        if (specialRegisterUniformity(operand.name) !== "thread") return 0;
        return operand.name === "%tid.x" || operand.name === "%laneid" ? 1 : VARYING;
      }
      case "symbol": {
        const location = this.#state.program.locations.get(operand.name);
        return location?.kind === "frame" ? VARYING : 0;
      }
      case "address":
        return operand.base === undefined ? 0 : this.operand(operand.base);
      case "not":
        return this.operand(operand.operand) === 0 ? 0 : VARYING;
      case "vector":
      case "list":
        return operand.elements.every((element) => this.operand(element) === 0) ? 0 : VARYING;
      case "pair":
        return VARYING;
      default:
        return 0;
    }
  }

  /**
   * Returns the stride of an operation's result.
   *
   * @param unsynchronized the threads of a group may run the operation at different times
   */
  stride(op: Op, unsynchronized: boolean): number {
    const { stride, program } = this.#state;
    const { instruction } = op;
    const { opcode, modifiers, operands } = instruction;
    // A varying guard mixes old and new values.
    if (op.guard >= 0 && stride[op.guard] !== 0) return VARYING;
    const uniform = op.uses.every((register) => stride[register] === 0) &&
      operands.slice(1).every((operand) => this.operand(operand) === 0);
    const cls = opcodeOf(instruction)?.class;
    if (cls === "atomic" || cls === "warp" || cls === "barrier" || cls === "call" || cls === "texture") {
      return VARYING;
    }
    // Threads in different iterations of a loop may read different values from one address.
    if (cls === "memory" && unsynchronized && program.sites.length > 0) return VARYING;
    if (uniform) return 0;
    const [, a, b, c] = operands;
    const type = instruction.types[instruction.types.length - 1] ?? "";
    const integer = INTEGER.test(type) && instruction.types.every((each) => INTEGER.test(each));
    if (!integer || modifiers.includes("sat") || modifiers.includes("cc")) return VARYING;
    if (operands.some((operand) => operand.kind === "vector")) return VARYING;
    const [strideA, strideB] = [this.operand(a), this.operand(b)];
    switch (opcode) {
      case "mov":
      case "cvta":
        return strideA;
      case "cvt":
        return this.#extended(instruction.types[1] ?? "", strideA, a);
      case "add":
        return bounded(strideA + strideB);
      case "sub":
        return bounded(strideA - strideB);
      case "neg":
        return -strideA;
      case "shl":
        return b?.kind === "integer" && b.value >= 0n && b.value < 32n
          ? bounded(strideA * 2 ** Number(b.value))
          : VARYING;
      case "mul":
        return modifiers.includes("hi") ? VARYING : this.#product(a, b, type, modifiers.includes("wide"));
      case "mad":
        return modifiers.includes("hi")
          ? VARYING
          : bounded(this.#product(a, b, type, modifiers.includes("wide")) + this.operand(c));
      case "or":
        return this.#areDisjoint(a, b) || this.#areDisjoint(b, a) ? bounded(strideA + strideB) : VARYING;
      default:
        return VARYING;
    }
  }

  /** Returns a power of two that divides an operation's result in the group's first thread. */
  alignment(op: Op): number {
    const { opcode, modifiers, operands, types } = op.instruction;
    if (op.guard >= 0 || !types.every((type) => INTEGER.test(type)) || modifiers.includes("sat")) return 1;
    const [, a, b, c] = operands;
    const [left, right] = [this.#operandAlignment(a), this.#operandAlignment(b)];
    switch (opcode) {
      case "mov":
      case "cvt":
      case "neg":
        return left;
      case "add":
      case "sub":
      case "or":
        return Math.min(left, right);
      case "and":
        return Math.max(left, right);
      case "shl":
        return b?.kind === "integer" && b.value < 16n
          ? Math.min(MAX_ALIGNMENT, left * 2 ** Number(b.value))
          : left;
      case "mul":
      case "mad": {
        if (modifiers.includes("hi")) return 1;
        const product = Math.min(MAX_ALIGNMENT, left * right);
        return opcode === "mul" ? product : Math.min(product, this.#operandAlignment(c));
      }
      default:
        return 1;
    }
  }

  /**
   * Returns the stride after an extension from a 32-bit type to 64 bits. It stays the same if none of the 4
   * values wraps around, which holds if the alignment of the first value exceeds its distance to the last
   * one.
   */
  #extended(from: string, stride: number, operand: Operand | undefined): number {
    if (stride === 0 || !from.endsWith("32") || this.#state.assumeNoWrap) return stride;
    if (stride > 0 && 3 * stride < this.#operandAlignment(operand)) return stride;
    this.mayWrap ||= !Number.isNaN(stride);
    return VARYING;
  }

  /**
   * @param type the type of the factors
   * @param wide the product is twice as wide
   */
  #product(a: Operand | undefined, b: Operand | undefined, type: string, wide: boolean): number {
    const [strideA, strideB] = [this.operand(a), this.operand(b)];
    if (strideA === 0 && strideB === 0) return 0;
    const factor = a?.kind === "integer" ? a : b?.kind === "integer" ? b : undefined;
    if (factor === undefined) return VARYING;
    const [other, stride] = factor === a ? [b, strideB] : [a, strideA];
    // Only the low 32 bits of a 32-bit product do not depend on the sign of the factor.
    const value = wide && type === "u32"
      ? BigInt.asUintN(32, factor.value)
      : BigInt.asIntN(type.endsWith("64") ? 64 : 32, factor.value);
    return bounded(Number(value) * (wide ? this.#extended(type, stride, other) : stride));
  }

  #operandAlignment(operand: Operand | undefined): number {
    switch (operand?.kind) {
      case "register":
        return operand.name === "_" ? 1 : at(this.#state.alignment, this.#registerId(operand.name));
      case "integer": {
        const bits = operand.value & -operand.value;
        return bits === 0n || bits > BigInt(MAX_ALIGNMENT) ? MAX_ALIGNMENT : Number(bits);
      }
      case "special":
        // Groups start at multiples of 4.
        if (operand.name === "%tid.x" || operand.name === "%laneid") return 4;
        return operand.name === "%ntid.x" ? this.#state.width & -this.#state.width : 1;
      default:
        return 1;
    }
  }

  /** True for `x << k` and `%tid.x` if %tid.x is below 1 << k: then `or` is a sum. */
  #areDisjoint(shifted: Operand | undefined, tid: Operand | undefined): boolean {
    const move = this.#soleDefinition(tid)?.instruction;
    const source = move?.operands[1];
    if (move?.opcode !== "mov" || source?.kind !== "special" || source.name !== "%tid.x") return false;
    const shift = this.#soleDefinition(shifted)?.instruction;
    const amount = shift?.operands[2];
    return shift?.opcode === "shl" && amount?.kind === "integer" && amount.value < 32n &&
      2 ** Number(amount.value) >= this.#state.width;
  }

  #soleDefinition(operand: Operand | undefined): Op | undefined {
    if (operand?.kind !== "register") return undefined;
    return this.#state.soleDefinition(this.#registerId(operand.name));
  }

  #registerId(name: string): number {
    return this.#state.program.registerByName.get(name)!.id;
  }
}
