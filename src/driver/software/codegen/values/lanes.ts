/**
 * What the opcode families write with. Most instructions are written once: {@link op} and its kin give the scalar instruction
 * for one lane and its v128 counterpart for four. What has no such counterpart is {@link lanewise}: taken apart into lanes.
 */
import type { Instruction, Operand, ScalarType } from "../../ptx/ast.ts";
import type { CodeWriter, PlainOpcode } from "../../wasm/code.ts";
import { PLAIN } from "../../wasm/opcodes.ts";
import type { EmitContext, Emitter, WasmType } from "../context.ts";

/** Bits of a type that is no vector; packed types count as a whole. */
export function bitsOf(type: ScalarType): 8 | 16 | 32 | 64 {
  if (type.endsWith("64")) return 64;
  if (type.endsWith("32") || (type.endsWith("x2") && !type.startsWith("e"))) return 32;
  return type.endsWith("8") ? 8 : 16;
}

export function isSigned(type: ScalarType): boolean {
  return type.startsWith("s");
}

/** The value of an integer immediate, or undefined for anything else. */
export function immediate(operand: Operand | undefined): number | undefined {
  return operand?.kind === "integer" ? Number(BigInt.asUintN(32, operand.value)) : undefined;
}

/** True if the instruction names no 64-bit type: a necessary condition for 4 lanes. */
export function isNarrow(instruction: Instruction): boolean {
  return instruction.types.every((type) => bitsOf(type) !== 64 && type !== "b128");
}

const BITWISE: Readonly<Record<string, PlainOpcode>> = {
  "i32.and": "v128.and",
  "i32.or": "v128.or",
  "i32.xor": "v128.xor",
  select: "v128.bitselect",
  "f32.convert_i32_s": "f32x4.convert_i32x4_s",
  "f32.convert_i32_u": "f32x4.convert_i32x4_u",
  "i32.trunc_sat_f32_s": "i32x4.trunc_sat_f32x4_s",
  "i32.trunc_sat_f32_u": "i32x4.trunc_sat_f32x4_u",
};

const counterparts = new Map<PlainOpcode, PlainOpcode>();

/** The v128 instruction that does to four lanes what `name` does to one. */
function counterpart(name: PlainOpcode): PlainOpcode {
  const known = counterparts.get(name);
  if (known !== undefined) return known;
  const wide = BITWISE[name] ?? name.replace("i32.", "i32x4.").replace("f32.", "f32x4.");
  if (!Object.hasOwn(PLAIN, wide) || wide === name) throw new RangeError(`${name} has no 4-lane counterpart`);
  counterparts.set(name, wide as PlainOpcode);
  return wide as PlainOpcode;
}

/**
 * Instructions on i32, f32 and conditions, for one lane or four. Comparisons give 0 or 1 in one lane and masks in four,
 * which is what predicates are; `select` takes either.
 */
export function op(context: EmitContext, ...names: PlainOpcode[]): void {
  for (const name of names) context.code.op(context.lanes === 4 ? counterpart(name) : name);
}

/** An i32 constant in every lane. */
export function i32(context: EmitContext, value: number): void {
  if (context.lanes === 4) context.code.i32x4Const(value);
  else context.code.i32Const(value);
}

/** An f32 constant in every lane. */
export function f32(context: EmitContext, value: number): void {
  if (context.lanes === 4) context.code.f32x4Const(value);
  else context.code.f32Const(value);
}

/** Shifts by a constant below 32. */
export function shift(
  context: EmitContext,
  name: "i32.shl" | "i32.shr_s" | "i32.shr_u",
  count: number,
): void {
  if (count === 0) return;
  context.code.i32Const(count);
  op(context, name);
}

/** A scratch local for an i32 or f32 in one lane, for a v128 in four. */
export function scratch(context: EmitContext, type: "i32" | "f32"): number {
  return context.temporary(context.lanes === 4 ? "v128" : type);
}

/** Takes f32 as bits, in scalar code; a v128 is both already. */
export function asBits(context: EmitContext): void {
  if (context.lanes === 1) context.code.op("i32.reinterpret_f32");
}

/** Takes bits as f32, in scalar code; a v128 is both already. */
export function asFloat(context: EmitContext): void {
  if (context.lanes === 1) context.code.op("f32.reinterpret_i32");
}

/** Negates a condition. */
export function not(context: EmitContext): void {
  context.code.op(context.lanes === 4 ? "v128.not" : "i32.eqz");
}

/** Replaces the top value by its low bits, zero-extended. */
export function zeroExtend(context: EmitContext, bits: 8 | 16 | 32 | 64): void {
  if (bits >= 32) return;
  i32(context, bits === 8 ? 0xff : 0xffff);
  op(context, "i32.and");
}

/** Replaces the top value by its low bits, sign-extended. */
export function signExtend(context: EmitContext, bits: 8 | 16 | 32 | 64): void {
  if (bits >= 32) return;
  if (context.lanes === 1) context.code.op(bits === 8 ? "i32.extend8_s" : "i32.extend16_s");
  else {
    shift(context, "i32.shl", 32 - bits);
    shift(context, "i32.shr_s", 32 - bits);
  }
}

/** Pushes an integer operand by its value: short signed ones are sign-extended. */
export function pushInteger(context: EmitContext, operand: Operand, type: ScalarType): void {
  context.push(operand, type);
  if (isSigned(type)) signExtend(context, bitsOf(type));
}

/** Pops an integer result of which the low bits count. */
export function popInteger(context: EmitContext, operand: Operand, type: ScalarType): void {
  zeroExtend(context, bitsOf(type));
  context.pop(operand, type);
}

/** Pushes an operand and keeps it in a scratch local of its type too, whose index it gives. */
export function teeOperand(context: EmitContext, operand: Operand, type: ScalarType): number {
  pushInteger(context, operand, type);
  const local = context.temporary(wasmType(context, type));
  context.code.localTee(local);
  return local;
}

/** Keeps an operand in a scratch local of its type, whose index it gives. */
export function readOperand(context: EmitContext, operand: Operand, type: ScalarType): number {
  pushInteger(context, operand, type);
  const local = context.temporary(wasmType(context, type));
  context.code.localSet(local);
  return local;
}

/** How values of a PTX type lie on the stack. */
export function wasmType(context: EmitContext, type: ScalarType): WasmType {
  if (type === "f64") return "f64";
  if (bitsOf(type) === 64) return "i64";
  if (context.lanes === 4) return "v128";
  return type === "f32" ? "f32" : "i32";
}

/** i32 or i64, for opcode names of scalar integer code. */
export function integerType(type: ScalarType): "i32" | "i64" {
  return bitsOf(type) === 64 ? "i64" : "i32";
}

/** Pushes several locals. */
export function get(code: CodeWriter, ...locals: number[]): void {
  for (const local of locals) code.localGet(local);
}

/** Writes an instruction in scalar code or, where `native` says so, for four lanes. */
export type Write = (context: EmitContext) => void;

/** An emitter without 4 lanes. */
export function scalar(write: Write): Emitter {
  return { emit: write, vectorizable: () => false };
}

/**
 * An emitter for four lanes too: in v128 code if `native` (true: always), else lane by lane, which is no faster than scalar
 * code but lets what stands around it be.
 */
export function lanewise(
  write: Write,
  native: boolean | ((instruction: Instruction) => boolean) = false,
): Emitter {
  return {
    emit(context) {
      const direct = context.lanes === 1 || native === true ||
        (typeof native === "function" && native(context.instruction));
      if (direct) write(context);
      else eachLane(context, write);
    },
    vectorizable: isNarrow,
  };
}

function eachLane(outer: EmitContext, write: Write): void {
  const context = new LaneContext(outer);
  for (let lane = 0; lane < 4; lane++) {
    context.begin(lane);
    write(context);
  }
  context.finish();
}

/** Scalar code for one lane of four: operands are extracted, results gathered and popped at the end. */
class LaneContext implements EmitContext {
  readonly lanes = 1;
  readonly #outer: EmitContext;
  readonly #results = new Map<Operand, { local: number; type: ScalarType }>();
  readonly #temporaries: Record<WasmType, number[]> = { i32: [], i64: [], f32: [], f64: [], v128: [] };
  #taken: Record<WasmType, number> = { i32: 0, i64: 0, f32: 0, f64: 0, v128: 0 };
  #lane = 0;

  constructor(outer: EmitContext) {
    this.#outer = outer;
  }

  get instruction(): Instruction {
    return this.#outer.instruction;
  }

  get code(): CodeWriter {
    return this.#outer.code;
  }

  get fma(): EmitContext["fma"] {
    return this.#outer.fma;
  }

  get nanObservable(): boolean {
    return this.#outer.nanObservable;
  }

  begin(lane: number): void {
    this.#lane = lane;
    this.#taken = { i32: 0, i64: 0, f32: 0, f64: 0, v128: 0 };
  }

  finish(): void {
    for (const [operand, { local, type }] of this.#results) {
      this.code.localGet(local);
      this.#outer.pop(operand, type);
    }
  }

  push(operand: Operand, type: ScalarType): void {
    this.#outer.push(operand, type);
    this.code.lane(type === "f32" ? "f32x4.extract_lane" : "i32x4.extract_lane", this.#lane);
    if (type === "pred") {
      this.code.i32Const(1);
      this.code.op("i32.and");
    }
  }

  pop(operand: Operand, type: ScalarType): void {
    if (type === "pred") {
      const bit = this.temporary("i32");
      this.code.localSet(bit);
      this.code.i32Const(0);
      this.code.localGet(bit);
      this.code.op("i32.sub");
    }
    const value = this.temporary(type === "f32" ? "f32" : "i32");
    this.code.localSet(value);
    let result = this.#results.get(operand);
    if (result === undefined) {
      result = { local: this.#outer.temporary("v128"), type };
      this.#results.set(operand, result);
    }
    this.code.localGet(result.local);
    this.code.localGet(value);
    this.code.lane(type === "f32" ? "f32x4.replace_lane" : "i32x4.replace_lane", this.#lane);
    this.code.localSet(result.local);
  }

  temporary(type: WasmType): number {
    const pool = this.#temporaries[type];
    const index = this.#taken[type]++;
    return pool[index] ??= this.#outer.temporary(type);
  }

  carry(): number {
    return this.#outer.carry();
  }

  support(name: string): number {
    return this.#outer.support(name);
  }

  unsupported(why?: string): never {
    return this.#outer.unsupported(why);
  }
}
