/**
 * mov, cvta and isspacep (ISA sections 9.7.9.1, 9.7.9.20 and 9.7.9.19).
 */
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { isVectorMove } from "../analysis/vector_registers.ts";
import { operandsOf } from "../ptx/instruction.ts";
import { FRAME } from "../abi/index.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { FunctionWriter } from "./function.ts";
import { pushValue } from "./thread_values.ts";

export function isSupportedMove({ opcode, modifiers, types, operands }: Instruction): boolean {
  if (opcode === "isspacep") return /^(shared|local|global|const)/.test(modifiers[0] ?? "");
  const [type] = types;
  if (isVectorMove({ opcode, modifiers, types })) return true;
  return type !== undefined && types.length === 1 &&
    operands.every((operand) =>
      operand.kind !== "vector" || elementTypeOf(type, operand.elements.length) !== undefined
    );
}

export function emitMove(writer: FunctionWriter): void {
  const { instruction } = writer;
  const [result, source] = operandsOf(instruction, 2);
  const type = instruction.types[0];
  if (instruction.opcode === "isspacep") return emitIsSpace(writer, result, source);
  if (type === undefined) return writer.unsupported("expected a type");
  if (instruction.opcode === "cvta") {
    writer.push(source.kind === "address" && source.base !== undefined ? source.base : source, type);
    writer.pop(result, type);
    return;
  }
  if (source.kind === "vector") emitPack(writer, result, source.elements, type);
  else if (result.kind === "vector") emitUnpack(writer, result.elements, source, type);
  else {
    writer.push(source, type);
    writer.pop(result, type);
  }
}

/** Whether vector code can be written for a `mov`: only for plain moves of at most 32 bits. */
export function moveVectorizable(operands: readonly Operand[], type: ScalarType | undefined): boolean {
  return type !== undefined && TYPE_BYTES[type] <= 4 &&
    operands.every((operand) => operand.kind !== "vector");
}

const BITS: Readonly<Record<number, ScalarType | undefined>> = { 1: "b8", 2: "b16", 4: "b32" };

/** Returns the type of each element if `count` elements form a type. */
function elementTypeOf(type: ScalarType, count: number): ScalarType | undefined {
  return BITS[TYPE_BYTES[type] / count];
}

/** `mov.b64 %rd, {%r0, %r1}`: the first element is the least significant. */
function emitPack(
  writer: FunctionWriter,
  result: Operand,
  elements: readonly Operand[],
  type: ScalarType,
): void {
  const { code } = writer;
  const bytes = TYPE_BYTES[type] / elements.length;
  const elementType = elementTypeOf(type, elements.length);
  if (elementType === undefined) return writer.unsupported("vector of this size");
  const wide = TYPE_BYTES[type] === 8;
  elements.forEach((element, i) => {
    writer.push(element, elementType);
    if (wide) code.op("i64.extend_i32_u");
    if (i === 0) return;
    if (wide) {
      code.i64Const(BigInt(8 * bytes * i));
      code.op("i64.shl", "i64.or");
    } else {
      code.i32Const(8 * bytes * i);
      code.op("i32.shl", "i32.or");
    }
  });
  writer.pop(result, wide ? "b64" : type === "b16" ? "b16" : "b32");
}

function emitUnpack(
  writer: FunctionWriter,
  elements: readonly Operand[],
  source: Operand,
  type: ScalarType,
): void {
  const { code } = writer;
  const bytes = TYPE_BYTES[type] / elements.length;
  const elementType = elementTypeOf(type, elements.length);
  if (elementType === undefined) return writer.unsupported("vector of this size");
  const wide = TYPE_BYTES[type] === 8;
  const bits = writer.temporary(wide ? "i64" : "i32");
  writer.push(source, wide ? "b64" : type === "b16" ? "b16" : "b32");
  code.localSet(bits);
  elements.forEach((element, i) => {
    if (element.kind === "register" && element.name === "_") return;
    code.localGet(bits);
    if (wide) {
      if (i > 0) {
        code.i64Const(BigInt(8 * bytes * i));
        code.op("i64.shr_u");
      }
      code.op("i32.wrap_i64");
    } else if (i > 0) {
      code.i32Const(8 * bytes * i);
      code.op("i32.shr_u");
    }
    if (bytes < 4) {
      code.i32Const(bytes === 1 ? 0xff : 0xffff);
      code.op("i32.and");
    }
    writer.pop(element, elementType);
  });
}

/** isspacep: all state spaces are ranges of one address space. */
function emitIsSpace(writer: FunctionWriter, result: Operand, source: Operand): void {
  const { code, thread, linker, instruction } = writer;
  const narrow = source.kind === "register" && TYPE_BYTES[writer.register(source.name).type] === 4;
  const address = writer.temporary("i64");
  writer.push(source, narrow ? "u32" : "u64");
  if (narrow) code.op("i64.extend_i32_u");
  code.localSet(address);
  /** Pushes whether the address is in [base, base + bytes); the callbacks push both as i32. */
  const within = (base: () => void, bytes: () => void): void => {
    code.localGet(address);
    base();
    code.op("i64.extend_i32_u", "i64.sub");
    bytes();
    code.op("i64.extend_i32_u", "i64.lt_u");
  };
  const shared = (): void =>
    within(() => pushValue(code, thread.shared), () => {
      pushValue(code, thread.frame);
      code.memory("i32.load", FRAME.dynamicSharedBytes);
      code.i32Const(linker.staticSharedBytes);
      code.op("i32.add");
    });
  const local = (): void =>
    within(() => {
      pushValue(code, thread.frame);
      code.memory("i32.load", FRAME.scratch);
      code.i32Const(linker.localOffset);
      code.op("i32.add");
    }, () => code.i32Const(linker.localBytes));
  const space =
    instruction.modifiers.find((modifier) => /^(shared|local|global|const|param)/.test(modifier)) ?? "";
  switch (space.split("::")[0]) {
    case "shared":
      shared();
      break;
    case "local":
      local();
      break;
    case "global":
      shared();
      local();
      code.op("i32.or", "i32.eqz");
      break;
    case "const":
      code.i32Const(0);
      for (const { address: start, byteLength } of linker.constants) {
        within(() => code.i32Const(start), () => code.i32Const(byteLength));
        code.op("i32.or");
      }
      break;
    default:
      return writer.unsupported();
  }
  writer.pop(result, "pred");
}
