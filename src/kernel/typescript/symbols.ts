/** Names of a kernel, and the types of expressions before registers are chosen. */
import type { Loop, TextureGeometry, Variable } from "../ir/ir.ts";
import type { Pointer } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import type { RegisterType, Scalar } from "../ir/types.ts";
import type { Node } from "./source.ts";

/** A number: of a register, or a literal that takes the type of its use; `long` for integers of over 32 bits. */
export type NumberType = RegisterType | "int" | "long" | "float";

/** A structure or vector. */
export interface RecordType {
  readonly kind: "record";
  readonly fields: ReadonlyMap<string, FieldType>;
  readonly byteLength: number;
  readonly align: number;
  /** The components of a vector type; 0 for structures. */
  readonly width: number;
}

/** A field of a {@link RecordType}. */
export interface FieldType {
  readonly type: Scalar | RecordType;
  readonly offset: number;
}

/** An array: elements of a scalar or a record, in one or more dimensions. */
export interface ArrayType {
  readonly kind: "array";
  readonly element: Scalar | RecordType;
  readonly rank: number;
}

/** A texture, which returns elements of a scalar or a vector. */
export interface TextureType {
  readonly kind: "texture";
  readonly geometry: TextureGeometry;
  readonly element: Scalar | RecordType;
}

/** The type of an expression. */
export type Type = NumberType | RecordType | ArrayType | TextureType | "void";

/** Meaning of a name in a kernel. */
export type SymbolKind =
  | "parameter"
  | "variable"
  | "constant"
  | "function"
  | "arguments"
  | "gpu"
  | "constants";

/** A name of a kernel. */
export interface KernelSymbol {
  readonly kind: SymbolKind;
  readonly name: string;
  /** The name in the parameter list, in `gpu` or in the constants. */
  readonly property?: string;
  /** A constant's value. */
  readonly constant?: unknown;
  /** The function, of `function`, and the names that it sees. */
  readonly node?: Node;
  readonly scope?: Scope;
  /** Declared with `const`. */
  readonly fixed: boolean;
  /** Declared with `var`: the whole function sees it. */
  readonly hoisted?: boolean;
  /** Assignments other than the declaration. */
  writes: number;
  /** Expressions assigned to it, from which its type is inferred. */
  readonly sources: Node[];
  type?: Type;
  /** The type is declared, and assignments convert to it. */
  declared: boolean;
  /** Its value while the kernel is built. */
  binding?: Binding;
}

/** The names visible to a piece of code. */
export type Scope = Map<string, KernelSymbol>;

/** A value of an expression. */
export type Binding =
  | { readonly kind: "value"; readonly value: Value; readonly choice?: Choice }
  | { readonly kind: "literal"; readonly value: number }
  | { readonly kind: "variable"; readonly variable: Variable }
  | { readonly kind: "array"; readonly array: ArrayBinding }
  | { readonly kind: "texture"; readonly type: TextureType; readonly handle: Value }
  | { readonly kind: "record"; readonly type: RecordType; readonly fields: ReadonlyMap<string, Binding> }
  | { readonly kind: "void" };

/** The type and the f64 of a choice between literals, which takes the type of its use as a literal does. */
export interface Choice {
  readonly type: "long" | "float";
  readonly wide: Value;
}

/** An array, or a part of it with fewer dimensions. */
export interface ArrayBinding {
  readonly pointer: Pointer;
  readonly element: Scalar | RecordType;
  /** Extents of the dimensions that are left, if they are known. */
  readonly shape: readonly (Value | number)[];
  /** Strides in elements, per dimension; none for contiguous arrays of one dimension. */
  readonly strides: readonly Value[];
  /** The offset in elements that earlier indices added. */
  readonly start?: Value;
  readonly name: string;
}

/** Returns an element of an array for the text of an error: `y[i]![j]`. */
export function elementOf({ name, strides }: ArrayBinding): string {
  return indexed(name, Math.max(1, strides.length));
}

/** Returns a row of an array of several dimensions for the text of an error: `y[i]!`. */
export function rowOf({ name, strides }: ArrayBinding): string {
  return `${indexed(name, strides.length - 1)}!`;
}

function indexed(name: string, count: number): string {
  const free = [..."ijklmn"].filter((letter) => !name.includes(`[${letter}]`));
  return free.slice(0, count).reduce(
    (text, index) => `${text}${text.endsWith("]") ? "!" : ""}[${index}]`,
    name,
  );
}

/** An inlined function call. */
export interface Inline {
  readonly parameters: readonly KernelSymbol[];
  readonly body: Node;
  /** The symbol that receives the result. */
  readonly result: KernelSymbol;
}

/** The targets of `break`, `continue` and `return`. */
export interface Targets {
  readonly breakLoop?: Loop;
  readonly continueLoop?: Loop;
  /** True if a `continue` of the source becomes a `break` of a loop of one iteration. */
  readonly continueLeaves?: boolean;
}

/** Returns a new symbol. */
export function newSymbol(
  kind: SymbolKind,
  name: string,
  rest: Partial<KernelSymbol> = {},
): KernelSymbol {
  return { kind, name, fixed: kind !== "variable", writes: 0, sources: [], declared: false, ...rest };
}
