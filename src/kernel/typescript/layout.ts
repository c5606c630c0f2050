/** The parameter types of `kernel()`: names of scalars and vectors, arrays, and structures. */
import { invalid, mismatch } from "../../base/check.ts";
import { closestName } from "../../base/suggestion.ts";
import { isScalar, type Scalar, SCALARS } from "../ir/types.ts";
import type { ArrayType, FieldType, RecordType, TextureType } from "./symbols.ts";
import { parseTexture, type TextureName } from "./texture_type.ts";

/** A vector type: two or four elements that are loaded and stored at once. */
export type VectorName = `${Exclude<Scalar, "bool">}x${2 | 4}`;

/** A structure: names of fields and their types, laid out as in C. */
export interface StructType {
  /** The type of a field. */
  readonly [field: string]: Scalar | VectorName | StructType;
}

/**
 * The type of a kernel's parameter:
 * - `"f32"`, a number by value; all scalar types are available
 * - `"f32*"`, an array in device memory, indexed by element
 * - `"f32[,]"`, an array of two dimensions with any strides; up to `"f32[,,,]"`, one of four
 * - `"f32x4"` and `"f32x4*"`, vectors of 2 or 4 elements with the fields x, y, z and w
 * - `"texture2d<f32>"` and `"texture2d<f32x4>"`, a texture with that element type and one, two or four channels:
 *   `1d`, `2d`, `3d`, `1dLayered` or `2dLayered`
 * - `{ x: "f32", n: "i32" }`, a structure by value, and `[{ x: "f32", n: "i32" }]`, an array of structures
 */
export type ParameterType =
  | Scalar
  | VectorName
  | `${Scalar | VectorName}*`
  | `${Scalar}[${"" | "," | ",," | ",,,"}]`
  | TextureName
  | StructType
  | readonly [StructType];

/** Layout of a {@link ParameterType}. */
export type ParsedParameter =
  | { readonly kind: "scalar"; readonly scalar: Scalar }
  | { readonly kind: "record"; readonly record: RecordType }
  | { readonly kind: "texture"; readonly texture: TextureType }
  | { readonly kind: "array"; readonly array: ArrayType; readonly strided: boolean };

/** Reads the type of a parameter. Throws if there is no such type. */
export function parseParameter(name: string, type: unknown): ParsedParameter {
  if (Array.isArray(type) && type.length === 1) {
    const element = parseStruct(name, type[0]);
    return { kind: "array", array: { kind: "array", element, rank: 1 }, strided: false };
  }
  if (typeof type === "object" && type !== null && !Array.isArray(type)) {
    return { kind: "record", record: parseStruct(name, type) };
  }
  if (typeof type !== "string") throw new TypeError(invalid(name, 'a parameter type such as "f32*"', type));
  const texture = parseTexture(name, type);
  if (texture !== undefined) return { kind: "texture", texture };
  const [, base = type, suffix = ""] = /^(.*?)(\*|\[,*\])?$/.exec(type) ?? [];
  const element = parseElement(name, base, type);
  if (suffix === "") {
    return typeof element === "string"
      ? { kind: "scalar", scalar: element }
      : { kind: "record", record: element };
  }
  const strided = suffix !== "*";
  const rank = strided ? suffix.length - 1 : 1;
  return { kind: "array", array: { kind: "array", element, rank }, strided };
}

function parseElement(name: string, text: string, whole: string): Scalar | RecordType {
  if (isScalar(text)) return text;
  const [, scalar, width] = /^(\w+?)x([24])$/.exec(text) ?? [];
  if (isScalar(scalar) && scalar !== "bool") return vectorType(scalar, Number(width));
  const expected = 'a parameter type such as "f32", "i32*", "f32[,]" or "f32x4*"';
  const closest = closestName(text, Object.keys(SCALARS));
  const advice = closest === undefined ? "" : `; did you mean "${whole.replace(text, closest)}"?`;
  throw new TypeError(invalid(name, expected, whole) + advice);
}

const COMPONENTS = ["x", "y", "z", "w"];

/** Returns the type of a vector. */
export function vectorType(scalar: Scalar, width: number): RecordType {
  const { bytes } = SCALARS[scalar];
  const fields = COMPONENTS.slice(0, width)
    .map((component, index): [string, FieldType] => [component, { type: scalar, offset: index * bytes }]);
  return { kind: "record", fields: new Map(fields), byteLength: width * bytes, align: width * bytes, width };
}

/** Returns the type of a vector's components. */
export function scalarOf(vector: RecordType): Scalar {
  return vector.fields.get("x")!.type as Scalar;
}

/** Lays out a structure as C does, with every field at a multiple of its alignment. */
function parseStruct(name: string, struct: unknown): RecordType {
  if (typeof struct !== "object" || struct === null) {
    throw new TypeError(invalid(name, 'a structure such as { x: "f32" }', struct));
  }
  const fields = new Map<string, FieldType>();
  let end = 0, align = 1;
  for (const [field, type] of Object.entries(struct)) {
    const element = typeof type === "string"
      ? parseElement(`${name}.${field}`, type, type)
      : parseStruct(`${name}.${field}`, type);
    const own = alignOf(element);
    const offset = Math.ceil(end / own) * own;
    fields.set(field, { type: element, offset });
    end = offset + bytesOf(element);
    align = Math.max(align, own);
  }
  if (fields.size === 0) throw new TypeError(mismatch(name, "a structure with at least one field", "{}"));
  return { kind: "record", fields, byteLength: Math.ceil(end / align) * align, align, width: 0 };
}

/** Returns the bytes of an element. */
export function bytesOf(element: Scalar | RecordType): number {
  return typeof element === "string" ? SCALARS[element].bytes : element.byteLength;
}

/** Returns the alignment of an element. */
function alignOf(element: Scalar | RecordType): number {
  return typeof element === "string" ? SCALARS[element].bytes : element.align;
}
