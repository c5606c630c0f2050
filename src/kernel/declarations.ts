/** The parameters of a kernel as errors and `toString()` name them: `y: f32*`. */
import type { DeclaredParameter } from "../core/module/declaration.ts";
import type { ParameterList } from "./arguments.ts";
import type { Scalar } from "./ir/types.ts";
import type { Parameters } from "./types.ts";
import type { ParsedParameter } from "./typescript/layout.ts";

/** Returns the parameters of a kernel with their types: `y: f32*, n: i32`. */
export function signature(parameters: Parameters): string {
  return Object.entries(parameters).map(([name, type]) => `${name}: ${typeText(type)}`).join(", ");
}

/** Returns a type as it is declared, without quotes. */
export function typeText(type: unknown): string {
  if (typeof type === "string") return type;
  if (Array.isArray(type)) return `[${typeText(type[0])}]`;
  return `{ ${signature(type as Parameters)} }`;
}

/** Returns the declaration of each parameter of the PTX. */
export function declarations(types: Parameters, { parameters, lengths }: ParameterList): DeclaredParameter[] {
  return [...parameters].flatMap(([name, parameter]) =>
    declarationsOf(name, typeText(types[name]), parameter, lengths)
  );
}

function declarationsOf(
  name: string,
  type: string,
  parameter: ParsedParameter,
  lengths: boolean,
): DeclaredParameter[] {
  const text = `${name}: ${type}`;
  if (parameter.kind === "record") return [{ text, type, element: null, scalar: null }];
  if (parameter.kind === "scalar") {
    // Halves are passed as their bits.
    const { scalar } = parameter, isHalf = scalar === "f16" || scalar === "bf16";
    return [{ text, type, element: null, scalar: isHalf ? null : scalar }];
  }
  if (parameter.kind === "texture") return [{ text, type, element: null, scalar: null }];
  const { array: { element, rank }, strided } = parameter;
  const vector = typeof element === "string"
    ? element
    : element.width > 0
    ? element.fields.get("x")!.type
    : null;
  const pointer: DeclaredParameter = { text, type, element: vector as Scalar | null, scalar: null };
  const integers = (property: string): DeclaredParameter[] =>
    Array.from({ length: rank }, (_, axis) => integer(`${name}.${property}[${axis}]`));
  if (strided) return [pointer, ...integers("shape"), ...integers("strides")];
  return lengths ? [pointer, integer(`${name}.length`)] : [pointer];
}

function integer(name: string): DeclaredParameter {
  return { text: `${name}: i32`, type: "i32", element: null, scalar: "i32" };
}
