/** Writes small models in ONNX format: the parts of its protocol buffers that tests need. */

/** `TensorProto.DataType`, by dtype. */
const ELEMENT_TYPES = {
  f32: 1,
  u8: 2,
  i8: 3,
  u16: 4,
  i16: 5,
  i32: 6,
  i64: 7,
  string: 8,
  bool: 9,
  f16: 10,
  f64: 11,
  u32: 12,
  u64: 13,
  complex64: 14,
  bf16: 16,
} as const;

/** An element type of ONNX. */
export type ElementType = keyof typeof ELEMENT_TYPES;

/** An input or output: extents are numbers or names; undefined for any shape. */
export interface Value {
  readonly name: string;
  readonly dtype: ElementType;
  readonly shape: readonly (number | string)[] | undefined;
}

/** An attribute of a node: an integer, a list of them, a text, a float, or the graph of a loop's body. */
export type Attribute = number | readonly number[] | string | { readonly float: number } | ModelDescription;

/** A node of the graph. */
export interface Node {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes?: Readonly<Record<string, Attribute>>;
  readonly domain?: string;
}

/** A constant. */
export interface Initializer {
  readonly name: string;
  readonly dtype: ElementType;
  readonly shape: readonly number[];
  readonly data: ArrayBufferView;
}

/** A model. */
export interface ModelDescription {
  readonly inputs: readonly Value[];
  readonly outputs: readonly Value[];
  readonly nodes: readonly Node[];
  readonly initializers?: readonly Initializer[];
  readonly metadata?: Readonly<Record<string, string>>;
}

const IR_VERSION = 10, OPSET = 21;
const VARINT = 0, BYTES = 2, FIXED32 = 5;

/** `AttributeProto.AttributeType` */
const FLOAT = 1, INT = 2, STRING = 3, GRAPH = 5, INTS = 7;

/** Returns the bytes of a model file. */
export function onnxModel(model: ModelDescription): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...integer(1, IR_VERSION),
    ...message(8, [text(1, ""), integer(2, OPSET)]),
    ...message(7, graphOf(model)),
    ...Object.entries(model.metadata ?? {}).flatMap(([key, value]) =>
      message(14, [text(1, key), text(2, value)])
    ),
  ]);
}

function graphOf({ nodes, initializers = [], inputs, outputs }: ModelDescription): number[][] {
  return [
    ...nodes.map((node) => message(1, nodeOf(node))),
    text(2, "test"),
    ...initializers.map((initializer) => message(5, initializerOf(initializer))),
    ...inputs.map((value) => message(11, valueOf(value))),
    ...outputs.map((value) => message(12, valueOf(value))),
  ];
}

function nodeOf({ op, inputs, outputs, attributes = {}, domain = "" }: Node): number[][] {
  return [
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) => message(5, [text(1, name), ...attributeOf(value)])),
    text(7, domain),
  ];
}

function attributeOf(value: Attribute): number[][] {
  if (typeof value === "number") return [integer(3, value), integer(20, INT)];
  if (typeof value === "string") return [text(4, value), integer(20, STRING)];
  if ("float" in value) {
    const bytes = new Uint8Array(Float32Array.of(value.float).buffer);
    return [[...key(2, FIXED32), ...bytes], integer(20, FLOAT)];
  }
  if ("nodes" in value) return [message(6, graphOf(value)), integer(20, GRAPH)];
  return [...value.map((item) => integer(8, item)), integer(20, INTS)];
}

function initializerOf({ name, dtype, shape, data }: Initializer): number[][] {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return [
    ...shape.map((extent) => integer(1, extent)),
    integer(2, ELEMENT_TYPES[dtype]),
    text(8, name),
    block(9, [...bytes]),
  ];
}

function valueOf({ name, dtype, shape }: Value): number[][] {
  const dimensions = shape?.map((extent) =>
    message(1, [typeof extent === "number" ? integer(1, extent) : text(2, extent)])
  );
  const tensor = [
    integer(1, ELEMENT_TYPES[dtype]),
    ...dimensions === undefined ? [] : [message(2, dimensions)],
  ];
  return [text(1, name), message(2, [message(1, tensor)])];
}

function key(field: number, wire: number): number[] {
  return varint(BigInt(field << 3 | wire));
}

function integer(field: number, value: number): number[] {
  return [...key(field, VARINT), ...varint(BigInt.asUintN(64, BigInt(value)))];
}

function text(field: number, value: string): number[] {
  return block(field, [...new TextEncoder().encode(value)]);
}

function message(field: number, parts: readonly (readonly number[])[]): number[] {
  return block(field, parts.flat());
}

function block(field: number, bytes: readonly number[]): number[] {
  return [...key(field, BYTES), ...varint(BigInt(bytes.length)), ...bytes];
}

function varint(value: bigint): number[] {
  const bytes: number[] = [];
  for (; value > 0x7fn; value >>= 7n) bytes.push(Number(value & 0x7fn) | 0x80);
  return [...bytes, Number(value)];
}
