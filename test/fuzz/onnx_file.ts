/** ONNX files as trees of fields, which mutations change: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto. */

/** A message of protocol buffers: its fields in order. */
export type Message = [number: number, value: Value][];
/** An integer, text, bytes, or a message. */
export type Value = number | bigint | string | Uint8Array | Message;

/** Encodes a message. */
export function encode(message: Message): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  const varint = (value: bigint): void => {
    for (value = BigInt.asUintN(64, value); value > 127n; value >>= 7n) {
      bytes.push(Number(value & 127n) | 128);
    }
    bytes.push(Number(value));
  };
  for (const [number, value] of message) {
    if (typeof value === "number" || typeof value === "bigint") {
      varint(BigInt(number) << 3n);
      varint(BigInt(value));
      continue;
    }
    const content = Array.isArray(value)
      ? encode(value)
      : typeof value === "string"
      ? new TextEncoder().encode(value)
      : value;
    varint(BigInt(number) << 3n | 2n);
    varint(BigInt(content.length));
    for (const byte of content) bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

/** Element types of ONNX. */
export const TYPE = { f32: 1, u8: 2, i8: 3, i32: 6, i64: 7, string: 8, bool: 9, f16: 10 } as const;
export type TypeName = keyof typeof TYPE;
/** Extents; a name stands for any extent. */
export type Shape = readonly (number | string)[];

/** A value of the graph: `x: f32[n, 3]`. */
export function valueInfo(name: string, type: TypeName, shape: Shape): Message {
  const dimensions: Message = shape.map((extent) => [1, [[typeof extent === "string" ? 2 : 1, extent]]]);
  return [[1, name], [2, [[1, [[1, TYPE[type]], [2, dimensions]]]]]];
}

/** A constant tensor. */
export function tensor(
  name: string,
  type: TypeName,
  shape: readonly number[],
  data: Float32Array | BigInt64Array | Int32Array | Uint8Array | Int8Array,
): Message {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return [...shape.map((extent): [number, Value] => [1, extent]), [2, TYPE[type]], [8, name], [9, bytes]];
}

/** An attribute of an operator: integers, text, a tensor (`{ tensor }`) or a graph (`{ graph }`). */
export type Attribute = number | readonly number[] | string | { tensor: Message } | { graph: Message };

function attribute(name: string, value: Attribute): Message {
  if (typeof value === "number") return [[1, name], [3, value], [20, 2]];
  if (typeof value === "string") return [[1, name], [4, value], [20, 3]];
  if ("tensor" in value) return [[1, name], [5, value.tensor], [20, 4]];
  if ("graph" in value) return [[1, name], [6, value.graph], [20, 5]];
  return [[1, name], ...value.map((one): [number, Value] => [8, one]), [20, 7]];
}

/** An operator. */
export function node(
  type: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: Readonly<Record<string, Attribute>> = {},
): Message {
  return [
    ...inputs.map((name): [number, Value] => [1, name]),
    ...outputs.map((name): [number, Value] => [2, name]),
    [4, type],
    ...Object.entries(attributes).map(([name, value]): [number, Value] => [5, attribute(name, value)]),
  ];
}

/** The parts of a graph. */
export interface GraphParts {
  readonly nodes: readonly Message[];
  readonly inputs: readonly Message[];
  readonly outputs: readonly Message[];
  readonly constants?: readonly Message[];
}

export function graph({ nodes, inputs, outputs, constants = [] }: GraphParts): Message {
  const fields = (number: number, list: readonly Message[]): Message => list.map((one) => [number, one]);
  return [
    ...fields(1, nodes),
    [2, "graph"],
    ...fields(5, constants),
    ...fields(11, inputs),
    ...fields(12, outputs),
  ];
}

/** A model of one graph, for version 17 of the operators. `metadata` holds pairs of texts. */
export function model(parts: GraphParts, metadata: Readonly<Record<string, string>> = {}): Message {
  return [
    [1, 8],
    [2, "cuffi"],
    [7, graph(parts)],
    [8, [[1, ""], [2, 17]]],
    ...Object.entries(metadata).map(([key, value]): [number, Value] => [14, [[1, key], [2, value]]]),
  ];
}
