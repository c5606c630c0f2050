/**
 * ld and st (ISA sections 9.7.9.8 and 9.7.9.11).
 */
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { isOrdered } from "../ptx/opcodes.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { MemoryOpcode } from "../wasm/code.ts";
import type { WasmType } from "./context.ts";
import { type FunctionWriter, wasmTypeOf } from "./function.ts";

/** The type that is moved, and whether the access must not be reordered or left out. */
export function accessOf(instruction: Instruction): { type: ScalarType; ordered: boolean } | undefined {
  const type = instruction.types[instruction.types.length - 1];
  if (type === undefined) return undefined;
  return { type, ordered: isOrdered(instruction) };
}

export function emitLoad(writer: FunctionWriter): void {
  const { instruction, code } = writer;
  const access = accessOf(instruction);
  if (access === undefined || access.type === "b128") return writer.unsupported("of this type");
  const [result, address] = instruction.operands;
  const elements = result.kind === "vector" ? result.elements : [result];
  const bytes = TYPE_BYTES[access.type];
  const offset = writer.pushAddress(address);
  if (elements.length === 1) {
    loadElement(writer, elements[0], access.type, offset, access.ordered);
    return;
  }
  const base = writer.temporary("i32");
  code.localSet(base);
  elements.forEach((element, i) => {
    code.localGet(base);
    loadElement(writer, element, access.type, offset + bytes * i, access.ordered);
  });
}

/** Pops the address, loads, and pops the value into a register: extended to its width, as the type says. */
function loadElement(
  writer: FunctionWriter,
  element: Operand,
  type: ScalarType,
  offset: number,
  ordered: boolean,
): void {
  const { code } = writer;
  const storage = writer.storageOfOperand(element);
  if (storage === undefined) {
    // `_`: the access itself still happens.
    loadValue(writer, type, wasmTypeOf(type), offset, ordered);
    code.op("drop");
    return;
  }
  const register = writer.register((element as { readonly name: string }).name);
  const kind = register.kind === "f32" || register.kind === "f64" ? wasmTypeOf(type) : register.kind;
  const held = loadValue(writer, type, kind, offset, ordered);
  if (held === "f32") writer.pop(element, "f32");
  else if (held === "f64") writer.pop(element, "f64");
  else if (held === "i64") writer.pop(element, "u64");
  else {
    // A signed value in a 16-bit register keeps the upper half clear.
    if (TYPE_BYTES[register.type] === 2 && (type === "s8" || type === "s16")) {
      code.i32Const(0xffff);
      code.op("i32.and");
    }
    writer.pop(element, TYPE_BYTES[register.type] === 2 ? "b16" : "u32");
  }
}

/** Pops the address and pushes the value: as `kind` if it is an integer type at least as wide. Gives the type pushed. */
export function loadValue(
  writer: FunctionWriter,
  type: ScalarType,
  kind: WasmType,
  offset: number,
  ordered: boolean,
): WasmType {
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

/** Atomic loads: engines neither move nor merge them. */
function loadOrdered(
  writer: FunctionWriter,
  bytes: number,
  signed: boolean,
  kind: WasmType,
  offset: number,
): WasmType {
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
  if (access === undefined || access.type === "b128") return writer.unsupported("of this type");
  const [address, source] = instruction.operands;
  const elements = source.kind === "vector" ? source.elements : [source];
  const bytes = TYPE_BYTES[access.type];
  const offset = writer.pushAddress(address);
  if (elements.length === 1) {
    storeElement(writer, elements[0], access.type, offset, access.ordered);
    return;
  }
  const base = writer.temporary("i32");
  code.localSet(base);
  elements.forEach((element, i) => {
    code.localGet(base);
    storeElement(writer, element, access.type, offset + bytes * i, access.ordered);
  });
}

/** Stores a value; the address is on the stack. */
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
    const names: Readonly<Record<number, MemoryOpcode>> = {
      1: "i32.atomic.store8",
      2: "i32.atomic.store16",
      4: "i32.atomic.store",
      8: "i64.atomic.store",
    };
    code.memory(names[bytes], offset);
    return;
  }
  const names: Readonly<Record<number, MemoryOpcode>> = {
    1: "i32.store8",
    2: "i32.store16",
    4: "i32.store",
    8: "i64.store",
  };
  code.memory(names[bytes], offset, 1);
}
