/** Elements of arrays and fields of structures. */
import type { Pointer } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { bitsOf, type Scalar, SCALARS } from "../ir/types.ts";
import { bind, type Context, convertTo, evaluate, isRounded } from "./context.ts";
import { bytesOf, scalarOf } from "./layout.ts";
import { codePosition, compactTextOf, fail, type Node, textOf } from "./source.ts";
import type { ArrayBinding, Binding, RecordType } from "./symbols.ts";

/** A place in memory: an element, or a field of one. */
export interface Place {
  readonly pointer: Pointer;
  readonly index: Value | number;
  readonly element: Scalar | RecordType;
}

/** Returns `array[index]`: an array of fewer dimensions, or a place in memory. */
export function indexArray(context: Context, array: ArrayBinding, node: Node): ArrayBinding | Place {
  const { b } = context;
  const index = evaluateIndex(context, node);
  checkBounds(context, index, array, node);
  const [stride, ...strides] = array.strides;
  const step = stride === undefined ? index : b.mul(asType(context, index, stride.type), stride);
  const start = array.start === undefined ? step : b.add(asType(context, array.start, step.type), step);
  if (strides.length > 0) {
    return {
      ...array,
      shape: array.shape.slice(1),
      strides,
      start,
      name: `${array.name}[${compactTextOf(node)}]`,
    };
  }
  return { pointer: array.pointer, index: start, element: array.element };
}

function asType(context: Context, value: Value, type: Value["type"]): Value {
  return context.b.convert(value, type);
}

function evaluateIndex(context: Context, node: Node): Value {
  const value = evaluate(context, node);
  // f64 has integers beyond i32.
  if (isRounded(value)) return context.b.convert(value, value.type === "f64" ? "i64" : "i32");
  if (value.type === "bool" || value.type.startsWith("f")) {
    fail(
      node,
      `expected an integer index, got ${value.type}; truncate all of it with | 0, or round it here with Math.floor()`,
    );
  }
  return value;
}

/** Writes code that fails the launch if an index is negative or not below the length, with `bounds: true`. */
export function checkBounds(context: Context, index: Value, { shape, name }: ArrayBinding, node: Node): void {
  if (!context.checkBounds || shape.length === 0) return;
  const { b } = context, { file, line } = codePosition(node);
  const text = `${textOf(node)} is an index of ${name}`;
  // A 64-bit index is compared in 64 bits.
  const type = bitsOf(index.type) === 64 ? "u64" : "u32";
  const limit = b.convert(b.operand("i32", shape[0]!), type);
  b.if(b.compare("ge", b.convert(index, type), limit), () => b.trap({ text, file, line }));
}

/** Loads the value at a place. */
export function load(context: Context, { pointer, index, element }: Place): Binding {
  const { b } = context;
  if (typeof element === "string") return bind(b.load(pointer, index));
  const { width, fields } = element;
  if (width > 0) {
    const components = b.loadVector(vectorAt(pointer, element), index);
    return recordOf(element, components.map(bind));
  }
  const values = [...fields].map((
    [name],
  ): [string, Binding] => [name, load(context, fieldOf(pointer, index, element, name)!)]);
  return { kind: "record", type: element, fields: new Map(values) };
}

/** Stores a value at a place. `what` is that of a scalar, for errors. */
export function store(
  context: Context,
  { pointer, index, element }: Place,
  value: Binding,
  node: Node,
  what = `an element of ${element as string}`,
): void {
  const { b } = context;
  if (pointer.readOnly) {
    fail(node, "a structure that is passed by value, and a table of constants, cannot be changed");
  }
  if (typeof element === "string") {
    b.store(pointer, index, scalarValue(context, element, value, node, what));
    return;
  }
  if (value.kind !== "record") {
    fail(node, `expected a structure with ${[...element.fields.keys()].join(", ")}`);
  }
  const { width, fields } = element;
  const component = (name: string): Binding =>
    value.fields.get(name) ?? fail(node, `the structure has no field "${name}"`);
  if (width > 0) {
    const scalar = scalarOf(element), vector = `${scalar}x${width}`;
    const components = [...fields.keys()].map((name) =>
      scalarValue(context, scalar, component(name), fieldNode(node, name), `"${name}" of ${vector}`)
    );
    b.store(vectorAt(pointer, element), index, ...components);
    return;
  }
  for (const name of fields.keys()) {
    const field = fieldOf(pointer, index, element, name)!;
    store(context, field, component(name), fieldNode(node, name), `"${name}" of ${field.element as string}`);
  }
}

/** Returns the value to store for a scalar. */
function scalarValue(context: Context, scalar: Scalar, value: Binding, node: Node, what: string): Value {
  return convertTo(context, value, SCALARS[scalar].register, node, false, `an integer for ${what}`);
}

/** Returns the value of a field in the object that a node assigns, or the node if it assigns another expression. */
function fieldNode(node: Node, name: string): Node {
  const object = node.type === "AssignmentExpression" ? node.right : node;
  if (object.type !== "ObjectExpression") return node;
  const property = object.properties.find(({ key }: Node) => key?.name === name || key?.value === name);
  return property?.value ?? node;
}

/** Returns the place of a field, or undefined if there is no such field. */
export function fieldOf(
  pointer: Pointer,
  index: Value | number,
  record: RecordType,
  name: string,
): Place | undefined {
  const field = record.fields.get(name);
  if (field === undefined) return undefined;
  const element = typeof field.type === "string" ? field.type : "u8";
  const moved = { ...pointer, element, width: 1, offset: pointer.offset + field.offset };
  return { pointer: moved, index, element: field.type };
}

function vectorAt(pointer: Pointer, record: RecordType): Pointer {
  return { ...pointer, element: scalarOf(record), width: record.width };
}

/** Returns a vector of components. */
export function recordOf(type: RecordType, components: readonly Binding[]): Binding {
  const names = [...type.fields.keys()];
  return { kind: "record", type, fields: new Map(components.map((one, index) => [names[index]!, one])) };
}

/** Returns a pointer to elements of a type at the base of another pointer. */
export function pointerTo(base: Pointer, element: Scalar | RecordType): Pointer {
  const scalar = typeof element === "string" ? element : element.width > 0 ? scalarOf(element) : "u8";
  const width = typeof element === "string" ? 1 : Math.max(1, element.width);
  return { ...base, element: scalar, width, stride: bytesOf(element) };
}
