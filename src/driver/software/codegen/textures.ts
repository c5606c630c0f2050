/**
 * Textures and surfaces as objects (ISA sections 9.7.10 and 9.7.11): `tex`, `tld4`, `txq`, `suld.b`, `sust.b`
 * and `suq`. The code passes the coordinates to machine/texture_unit.ts, which does the work, and exchanges
 * texels through the launch frame.
 */
import { FRAME, type KernelImports, SURFACE_OPERATION, TEXTURE_OPERATION } from "../abi/index.ts";
import { TEXTURE_OBJECT } from "../abi/texture_object.ts";
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { operandsOf } from "../ptx/instruction.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { ValueType } from "../wasm/code.ts";
import type { FunctionWriter } from "./function.ts";
import { elementsOf, loadValue, storeElement } from "./memory.ts";
import { pushValue } from "./thread_values.ts";

/** A host function that implements an instruction. */
export interface TextureImport {
  readonly name: Extract<keyof KernelImports, "texture" | "surface" | "textureQuery">;
  readonly parameters: readonly ValueType[];
}

const IMPORTS = {
  texture: { name: "texture", parameters: ["i32", "i32", "i32", "i32", "f64", "f64", "f64"] },
  surface: { name: "surface", parameters: ["i32", "i32", "i32", "i32", "i32", "i32", "i32"] },
  textureQuery: { name: "textureQuery", parameters: ["i32", "i32", "i32", "i32"] },
} as const satisfies Record<string, TextureImport>;

interface Geometry {
  readonly dimensions: 1 | 2 | 3;
  readonly layered: boolean;
}

const GEOMETRIES: Readonly<Record<string, Geometry | undefined>> = {
  "1d": { dimensions: 1, layered: false },
  "2d": { dimensions: 2, layered: false },
  "3d": { dimensions: 3, layered: false },
  a1d: { dimensions: 1, layered: true },
  a2d: { dimensions: 2, layered: true },
};

const QUERIES: Readonly<Record<string, number | undefined>> = {
  width: TEXTURE_OBJECT.width,
  height: TEXTURE_OBJECT.height,
  depth: TEXTURE_OBJECT.depth,
};

const COMPONENTS: readonly string[] = ["r", "g", "b", "a"];

/** The arguments of the host function. */
type Access =
  | {
    readonly kind: "texture";
    readonly operation: number;
    readonly geometry: Geometry;
    readonly coordinates: "s32" | "f32";
    readonly type: "f32" | "u32" | "s32";
  }
  | {
    readonly kind: "surface";
    readonly operation: number;
    readonly geometry: Geometry;
    readonly store: boolean;
    readonly type: ScalarType;
  }
  | { readonly kind: "textureQuery"; readonly field: number };

function geometryBits({ dimensions, layered }: Geometry): number {
  return dimensions | (layered ? TEXTURE_OPERATION.layered : 0);
}

/**
 * Returns the access of an instruction; undefined for unsupported forms: cube maps, mipmaps, gradients,
 * multisampling, offsets and depth comparison.
 */
function accessOf(instruction: Instruction): Access | undefined {
  const { opcode, modifiers, operands } = instruction;
  switch (opcode) {
    case "tex":
      return fetchOf(modifiers, operands);
    case "tld4":
      return gatherOf(modifiers, operands);
    case "suld":
    case "sust":
      return surfaceOf(opcode === "sust", modifiers, operands);
    case "txq":
    case "suq": {
      const field = QUERIES[modifiers[0] ?? ""];
      const plain = field !== undefined && modifiers.length === 2 && modifiers[1] === "b32";
      return plain && operands[1]?.kind === "address" ? { kind: "textureQuery", field } : undefined;
    }
  }
  return undefined;
}

/**
 * `tex{.level}.geom.v4.dtype.ctype d, [object, coordinates] {, level}`. The level is ignored because there
 * are no mipmaps.
 */
function fetchOf(modifiers: readonly string[], operands: readonly Operand[]): Access | undefined {
  const level = modifiers[0] === "level";
  const [name, vector, type, coordinates, ...rest] = level ? modifiers.slice(1) : modifiers;
  const geometry = GEOMETRIES[name ?? ""];
  if (geometry === undefined || vector !== "v4" || rest.length > 0) return undefined;
  if (type !== "f32" && type !== "u32" && type !== "s32") return undefined;
  if (coordinates !== "f32" && coordinates !== "s32") return undefined;
  if (operands.length !== (level ? 3 : 2) || !isTexelAccess(operands[0], operands[1], 4)) return undefined;
  const operation = geometryBits(geometry) | (coordinates === "s32" ? TEXTURE_OPERATION.integer : 0);
  return { kind: "texture", operation, geometry, coordinates, type };
}

/** `tld4.comp.2d.v4.dtype.f32 d, [object, coordinates]` */
function gatherOf(modifiers: readonly string[], operands: readonly Operand[]): Access | undefined {
  const [component, name, vector, type, coordinates, ...rest] = modifiers;
  const index = COMPONENTS.indexOf(component ?? "");
  if (index < 0 || name !== "2d" || vector !== "v4" || coordinates !== "f32" || rest.length > 0) {
    return undefined;
  }
  if (type !== "f32" && type !== "u32" && type !== "s32") return undefined;
  if (operands.length !== 2 || !isTexelAccess(operands[0], operands[1], 4)) return undefined;
  const geometry: Geometry = { dimensions: 2, layered: false };
  const operation = geometryBits(geometry) | TEXTURE_OPERATION.gather | index << TEXTURE_OPERATION.component;
  return { kind: "texture", operation, geometry, coordinates, type };
}

/** `suld.b.geom{.cop}{.vec}.dtype.mode d, [object, coordinates]`, and `sust.b` with the operands reversed. */
function surfaceOf(
  store: boolean,
  modifiers: readonly string[],
  operands: readonly Operand[],
): Access | undefined {
  const [form, name, ...rest] = modifiers.filter((modifier) => !/^(ca|cg|cs|cv|wb|wt)$/.test(modifier));
  const geometry = GEOMETRIES[name ?? ""];
  const elements = rest[0] === "v2" ? 2 : rest[0] === "v4" ? 4 : 1;
  const [type, mode, ...more] = elements === 1 ? rest : rest.slice(1);
  if (form !== "b" || geometry === undefined || more.length > 0) return undefined;
  if (type !== "b8" && type !== "b16" && type !== "b32" && type !== "b64") return undefined;
  if (mode !== "trap" && mode !== "clamp" && mode !== "zero") return undefined;
  const bytes = TYPE_BYTES[type] * elements;
  const [value, texel] = store ? [operands[1], operands[0]] : operands;
  if (bytes > 16 || !isTexelAccess(value, texel, elements)) return undefined;
  const operation = geometryBits(geometry) | (store ? SURFACE_OPERATION.store : 0) |
    (mode === "trap" ? 0 : SURFACE_OPERATION[mode]) | bytes << SURFACE_OPERATION.bytes;
  return { kind: "surface", operation, geometry, store, type };
}

/** Whether a value has `elements` elements and `texel` is an object with coordinates. */
function isTexelAccess(value: Operand | undefined, texel: Operand | undefined, elements: number): boolean {
  const count = value?.kind === "vector" ? value.elements.length : 1;
  return value?.kind !== "pair" && count === elements && coordinatesOf(texel) !== undefined;
}

/** Returns the coordinates of `[object, {coordinates}]`; undefined for other operands. */
function coordinatesOf(texel: Operand | undefined): readonly Operand[] | undefined {
  const vector = texel?.kind === "list" ? texel.elements[1] : undefined;
  return vector?.kind === "vector" ? vector.elements : undefined;
}

/** Whether an instruction is supported. */
export function isSupportedTexture(instruction: Instruction): boolean {
  const access = accessOf(instruction);
  if (access === undefined || access.kind === "textureQuery") return access !== undefined;
  const { geometry: { dimensions, layered } } = access;
  const texel = instruction.operands[access.kind === "surface" && access.store ? 0 : 1];
  const count = coordinatesOf(texel)?.length ?? 0;
  return count >= dimensions + (layered ? 1 : 0) && count <= 4;
}

/** Returns the host function that an instruction calls. */
export function textureImport(instruction: Instruction): TextureImport | undefined {
  const access = accessOf(instruction);
  return access === undefined ? undefined : IMPORTS[access.kind];
}

export function emitTexture(writer: FunctionWriter): void {
  const access = accessOf(writer.instruction);
  const [first, second] = operandsOf(writer.instruction, 2);
  switch (access?.kind) {
    case undefined:
      return writer.unsupported();
    case "texture":
      call(writer, access.operation, handleOf(second), () => pushCoordinates(writer, access, second));
      popTexel(writer, first, access.type);
      return;
    case "surface":
      if (access.store) {
        pushTexel(writer, second, access.type);
        call(writer, access.operation, handleOf(first), () => pushCoordinates(writer, access, first));
      } else {
        call(writer, access.operation, handleOf(second), () => pushCoordinates(writer, access, second));
        popTexel(writer, first, access.type);
      }
      return;
    case "textureQuery":
      call(writer, access.field, second.kind === "address" ? second.base : undefined, () => {});
      popTexel(writer, first, "b32");
      return;
  }
}

function handleOf(operand: Operand): Operand | undefined {
  return operand.kind === "list" ? operand.elements[0] : undefined;
}

/** Calls the host function with a handle, and stops the kernel if it returns a fault. */
function call(
  writer: FunctionWriter,
  operation: number,
  handle: Operand | undefined,
  pushArguments: () => void,
): void {
  const { code, thread, instruction } = writer;
  // A symbol would be a texture or surface reference, which CUDA has removed.
  if (handle?.kind !== "register") return writer.unsupported("expected an object in a register");
  const object = writer.temporary("i64");
  writer.push(handle, "u64");
  code.localSet(object);
  pushValue(code, thread.frame);
  code.i32Const(operation);
  code.localGet(object);
  code.op("i32.wrap_i64");
  code.localGet(object);
  code.i64Const(32n);
  code.op("i64.shr_u", "i32.wrap_i64");
  pushArguments();
  code.call(writer.linker.host(textureImport(instruction)!.name));
  const fault = writer.temporary("i32");
  code.localTee(fault);
  code.if();
  writer.emitFaultFrom(() => code.localGet(fault), instruction.line);
  code.end();
}

/** Pushes x, y and z, as f64 for textures. The layer, which PTX writes first, is passed as z. */
function pushCoordinates(
  writer: FunctionWriter,
  access: Exclude<Access, { kind: "textureQuery" }>,
  texel: Operand,
): void {
  const { code } = writer;
  const { geometry: { dimensions, layered } } = access;
  const elements = coordinatesOf(texel) ?? [];
  const coordinates = elements.slice(layered ? 1 : 0);
  for (let axis = 0; axis < 3; axis++) {
    const isLayer = axis === 2 && layered;
    const coordinate = isLayer ? elements[0] : axis < dimensions ? coordinates[axis] : undefined;
    if (access.kind === "surface") {
      if (coordinate === undefined) code.i32Const(0);
      else writer.push(coordinate, "u32");
    } else if (coordinate === undefined) code.f64Const(0);
    else if (isLayer) {
      writer.push(coordinate, "u32");
      code.op("f64.convert_i32_u");
    } else if (access.coordinates === "s32") {
      writer.push(coordinate, "s32");
      code.op("f64.convert_i32_s");
    } else {
      writer.push(coordinate, "f32");
      code.op("f64.promote_f32");
    }
  }
}

function pushTexel(writer: FunctionWriter, source: Operand, type: ScalarType): void {
  elementsOf(source).forEach((element, i) => {
    pushValue(writer.code, writer.thread.frame);
    storeElement(writer, element, type, FRAME.texel + i * TYPE_BYTES[type], false);
  });
}

function popTexel(writer: FunctionWriter, result: Operand, type: ScalarType): void {
  elementsOf(result).forEach((element, i) => {
    const storage = writer.storageOfOperand(element);
    if (storage === undefined) return;
    const kind = storage.form === "vector" ? "i32" : storage.kind;
    pushValue(writer.code, writer.thread.frame);
    const pushed = loadValue(writer, type, kind, FRAME.texel + i * TYPE_BYTES[type], false);
    writer.pop(element, pushed === "f32" || pushed === "f64" ? pushed : pushed === "i64" ? "u64" : "u32");
  });
}
