/** The parameter types of textures, and the functions that read them. */
import { invalid } from "../../base/check.ts";
import type { TextureGeometry } from "../ir/ir.ts";
import { isScalar, type RegisterType, SCALARS } from "../ir/types.ts";
import { scalarOf, vectorType } from "./layout.ts";
import type { RecordType, TextureType, Type } from "./symbols.ts";

/** The element types of textures. */
export type TexelScalar = "f32" | "i32" | "u32" | "i16" | "u16" | "i8" | "u8";

/** The type of a parameter for a texture: `"texture2d<f32>"`, or `"texture2d<f32x4>"` for four channels. */
export type TextureName = `texture${TextureGeometry}<${TexelScalar | `${TexelScalar}x${2 | 4}`}>`;

/** Functions of `gpu` by the geometry that they read. */
export const TEXTURE_FUNCTIONS: Readonly<Record<string, TextureGeometry>> = {
  tex1D: "1d",
  tex2D: "2d",
  tex3D: "3d",
  tex1DLayered: "1dLayered",
  tex2DLayered: "2dLayered",
};

const TEXELS: readonly string[] = ["f32", "i32", "u32", "i16", "u16", "i8", "u8"] satisfies TexelScalar[];

/** Reads the type of a texture, or returns undefined for other types. */
export function parseTexture(name: string, type: string): TextureType | undefined {
  if (!type.startsWith("texture")) return undefined;
  const [, geometry, scalar, width] = /^texture([123]d|[12]dLayered)<(\w+?)(?:x([24]))?>$/.exec(type) ?? [];
  if (geometry === undefined || !isScalar(scalar) || !TEXELS.includes(scalar)) {
    const expected = `a texture such as "texture2d<f32>" or "texture3d<u8x4>", of ${TEXELS.join(", ")}`;
    throw new TypeError(invalid(name, expected, type));
  }
  const element = width === undefined ? scalar : vectorType(scalar, Number(width));
  return { kind: "texture", geometry: geometry as TextureGeometry, element };
}

/** Returns the type of a texture as it is written. */
export function textureName({ geometry, element }: TextureType): string {
  const text = typeof element === "string" ? element : `${scalarOf(element)}x${element.width}`;
  return `texture${geometry}<${text}>`;
}

/** True for the functions of `gpu` that read textures. */
export function readsTexture(method: string): boolean {
  return Object.hasOwn(TEXTURE_FUNCTIONS, method);
}

/** Returns the type of the elements of a texture; undefined for other types. */
export function texelType(type: Type | undefined): RecordType | RegisterType | undefined {
  if (typeof type !== "object" || type.kind !== "texture") return undefined;
  const { element } = type;
  return typeof element === "string" ? SCALARS[element].register : element;
}
