/**
 * ld and st (ISA sections 9.7.9.8 and 9.7.9.11).
 */
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { operandsOf } from "../ptx/instruction.ts";
import { isOrdered } from "../ptx/opcodes.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { MemoryOpcode, NumberType } from "../wasm/code.ts";
import type { FunctionWriter } from "./function.ts";
import { isTracked } from "./memcheck_global.ts";
import { pushValue } from "./thread_values.ts";
import { wasmTypeOf } from "./wasm_types.ts";

export interface Access {
  /** The type of one element. */
  readonly type: ScalarType;
  /** Whether the access must be neither reordered nor omitted. */
  readonly ordered: boolean;
}

export function accessOf(instruction: Instruction): Access | undefined {
  const type = instruction.types.at(-1);
  return type === undefined ? undefined : { type, ordered: isOrdered(instruction) };
}

/** Returns the elements of a vector operand, or the operand itself. */
export function elementsOf(operand: Operand): readonly Operand[] {
  return operand.kind === "vector" ? operand.elements : [operand];
}

export function emitLoad(writer: FunctionWriter): void {
  const { instruction, code } = writer;
  const access = accessOf(instruction);
  if (access === undefined) return writer.unsupported();
  const [result, address] = operandsOf(instruction, 2);
  const elements = elementsOf(result);
  const bytes = TYPE_BYTES[access.type];
  const offset = writer.addresses.push(address);
  const [element, ...others] = elements;
  if (element !== undefined && others.length === 0) {
    loadElement(writer, element, access.type, offset, access.ordered);
    return;
  }
  const base = writer.temporary("i32");
  code.localSet(base);
  elements.forEach((element, i) => {
    code.localGet(base);
    loadElement(writer, element, access.type, offset + bytes * i, access.ordered);
  });
}

/** Pops the address, loads an element and pops it into a register, extended according to its type. */
function loadElement(
  writer: FunctionWriter,
  element: Operand,
  type: ScalarType,
  offset: number,
  ordered: boolean,
): void {
  const { code } = writer;
  const storage = writer.storageOfOperand(element);
  if (storage === undefined || element.kind !== "register") {
    // `_` discards the value, but the access itself must happen.
    loadValue(writer, type, wasmTypeOf(type), offset, ordered);
    code.op("drop");
    return;
  }
  const register = writer.register(element.name);
  const kind = register.kind === "f32" || register.kind === "f64" ? wasmTypeOf(type) : register.kind;
  const pushed = loadValue(writer, type, kind, offset, ordered);
  if (pushed === "f32") writer.pop(element, "f32");
  else if (pushed === "f64") writer.pop(element, "f64");
  else if (pushed === "i64") writer.pop(element, "u64");
  else {
    // The upper half of a 16-bit register stays clear, even for signed values.
    if (TYPE_BYTES[register.type] === 2 && (type === "s8" || type === "s16")) {
      code.i32Const(0xffff);
      code.op("i32.and");
    }
    writer.pop(element, TYPE_BYTES[register.type] === 2 ? "b16" : "u32");
  }
}

/** Pops the address and pushes the value, as `kind` if possible. Returns the type of the pushed value. */
export function loadValue(
  writer: FunctionWriter,
  type: ScalarType,
  kind: NumberType,
  offset: number,
  ordered: boolean,
): NumberType {
  const { code } = writer;
  const bytes = TYPE_BYTES[type];
  const signed = type.startsWith("s");
  if (ordered) return loadOrdered(writer, bytes, signed, kind, offset);
  if (bytes === 8) {
    code.memory(kind === "f64" ? "f64.load" : "i64.load", offset, 1);
    return kind === "f64" ? "f64" : "i64";
  }
  if (bytes === 4 && kind === "f32") {
    code.memory("f32.load", offset, 1);
    return "f32";
  }
  const sign = signed ? "s" : "u";
  if (kind === "i64") {
    code.memory(`i64.load${8 * bytes as 8 | 16 | 32}_${sign}` as MemoryOpcode, offset, 1);
    return "i64";
  }
  code.memory(bytes === 4 ? "i32.load" : `i32.load${8 * bytes as 8 | 16}_${sign}` as MemoryOpcode, offset, 1);
  return "i32";
}

/** Loads atomically, because engines neither move nor merge atomic accesses. */
function loadOrdered(
  writer: FunctionWriter,
  bytes: number,
  signed: boolean,
  kind: NumberType,
  offset: number,
): NumberType {
  const { code } = writer;
  if (bytes === 8) {
    code.memory("i64.atomic.load", offset);
    return "i64";
  }
  code.memory(
    bytes === 4 ? "i32.atomic.load" : bytes === 2 ? "i32.atomic.load16_u" : "i32.atomic.load8_u",
    offset,
  );
  if (signed && bytes === 1) code.op("i32.extend8_s");
  if (signed && bytes === 2) code.op("i32.extend16_s");
  if (kind !== "i64") return "i32";
  code.op(signed ? "i64.extend_i32_s" : "i64.extend_i32_u");
  return "i64";
}

export function emitStore(writer: FunctionWriter): void {
  const { instruction, code } = writer;
  const access = accessOf(instruction);
  if (access === undefined) return writer.unsupported();
  const [address, source] = operandsOf(instruction, 2);
  const elements = elementsOf(source);
  const bytes = TYPE_BYTES[access.type];
  const offset = writer.addresses.push(address);
  const [element, ...others] = elements;
  const { stored } = writer.linker, isCompared = stored !== undefined && isTracked(instruction);
  if (element !== undefined && others.length === 0 && !isCompared) {
    storeElement(writer, element, access.type, offset, access.ordered);
    return;
  }
  const base = writer.temporary("i32");
  code.localSet(base);
  elements.forEach((element, i) => {
    code.localGet(base);
    storeElement(writer, element, access.type, offset + bytes * i, access.ordered);
  });
  if (!isCompared) return;
  pushValue(code, writer.thread.frame);
  code.localGet(base);
  code.i32Const(bytes * elements.length);
  code.i32Const(instruction.line);
  code.call(stored);
}

/** Stores an element to the address on the stack. */
export function storeElement(
  writer: FunctionWriter,
  element: Operand,
  type: ScalarType,
  offset: number,
  ordered: boolean,
): void {
  const { code } = writer;
  const bytes = TYPE_BYTES[type];
  const storage = writer.storageOfOperand(element);
  const float = storage?.form === "scalar" && (storage.kind === "f32" || storage.kind === "f64");
  if (!ordered && float && bytes === 4 && storage.kind === "f32") {
    writer.push(element, "f32");
    code.memory("f32.store", offset, 1);
    return;
  }
  if (!ordered && float && bytes === 8 && storage.kind === "f64") {
    writer.push(element, "f64");
    code.memory("f64.store", offset, 1);
    return;
  }
  const bits = bytes === 8 ? "b64" : "b32";
  writer.push(element, bytes < 4 && element.kind === "integer" ? "b32" : bits);
  if (ordered) {
    code.memory(
      bytes === 8
        ? "i64.atomic.store"
        : bytes === 4
        ? "i32.atomic.store"
        : bytes === 2
        ? "i32.atomic.store16"
        : "i32.atomic.store8",
      offset,
    );
    return;
  }
  code.memory(
    bytes === 8 ? "i64.store" : bytes === 4 ? "i32.store" : bytes === 2 ? "i32.store16" : "i32.store8",
    offset,
    1,
  );
}
