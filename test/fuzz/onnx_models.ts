/** Small valid models of many operators, and mutations of their fields and bytes. */
import {
  type Attribute,
  encode,
  graph,
  type Message,
  model,
  node,
  type Shape,
  tensor,
  type TypeName,
  type Value,
  valueInfo,
} from "./onnx_file.ts";
import type { Random } from "../support/random.ts";
import { mutateBytes } from "./mutate.ts";

const floats = (name: string, shape: readonly number[]): Message =>
  tensor(
    name,
    "f32",
    shape,
    Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, i) => Math.sin(i)),
  );
const integers = (
  name: string,
  values: readonly number[],
  shape: readonly number[] = [values.length],
): Message => tensor(name, "i64", shape, BigInt64Array.from(values, BigInt));

/** A model of x → y with one operator, whose other inputs are constants. */
function operator(
  type: string,
  [from, shape]: readonly [TypeName, Shape],
  [to, result]: readonly [TypeName, Shape],
  constants: readonly Message[] = [],
  attributes: Readonly<Record<string, Attribute>> = {},
): Message {
  const names = constants.map((constant) => constant.find(([number]) => number === 8)![1] as string);
  return model({
    nodes: [node(type, ["x", ...names], ["y"], attributes)],
    inputs: [valueInfo("x", from, shape)],
    outputs: [valueInfo("y", to, result)],
    constants,
  });
}

const f32 = (...shape: Shape): readonly [TypeName, Shape] => ["f32", shape];

/** The body of an If or of a Loop. */
function body(
  inputs: readonly Message[],
  nodes: readonly Message[],
  outputs: readonly Message[],
): { graph: Message } {
  return { graph: graph({ inputs, nodes, outputs, constants: [floats("half", [1])] }) };
}

/** Valid models, which accept inputs of at most a few hundred elements. */
export const MODELS: readonly Message[] = [
  model({
    nodes: [node("MatMul", ["x", "w"], ["m"]), node("Add", ["m", "b"], ["a"]), node("Relu", ["a"], ["y"])],
    inputs: [valueInfo("x", ...f32("n", 4))],
    outputs: [valueInfo("y", ...f32("n", 3))],
    constants: [floats("w", [4, 3]), floats("b", [3])],
  }, { author: "nobody", labels: "a\nb\nc" }),
  model({
    nodes: [
      node("Conv", ["x", "k"], ["c"], { pads: [1, 1, 1, 1], strides: [2, 2] }),
      node("BatchNormalization", ["c", "s", "s", "s", "v"], ["n"]),
      node("MaxPool", ["n"], ["p"], { kernel_shape: [2, 2] }),
      node("GlobalAveragePool", ["p"], ["g"]),
      node("Flatten", ["g"], ["f"]),
      node("Softmax", ["f"], ["y"], { axis: 1 }),
    ],
    inputs: [valueInfo("x", ...f32(1, 3, 8, 8))],
    outputs: [valueInfo("y", ...f32(1, 5))],
    constants: [
      floats("k", [5, 3, 3, 3]),
      floats("s", [5]),
      tensor("v", "f32", [5], new Float32Array(5).fill(1)),
    ],
  }),
  model({
    nodes: [
      node("Shape", ["x"], ["s"]),
      node("Gather", ["s", "i"], ["n"], { axis: 0 }),
      node("Concat", ["n", "r"], ["t"], { axis: 0 }),
      node("Reshape", ["x", "t"], ["z"]),
      node("Transpose", ["z"], ["y"], { perm: [1, 0] }),
    ],
    inputs: [valueInfo("x", ...f32("n", 2, 3))],
    outputs: [valueInfo("y", ...f32("a", "b"))],
    constants: [integers("i", [0]), integers("r", [-1])],
  }),
  model({
    nodes: [
      node("ReduceSum", ["x"], ["s"], { keepdims: 0 }),
      node("Greater", ["s", "zero"], ["c"]),
      node("If", ["c"], ["y"], {
        then_branch: body([], [node("Mul", ["x", "half"], ["t"])], [valueInfo("t", ...f32("k"))]),
        else_branch: body([], [node("Neg", ["x"], ["e"])], [valueInfo("e", ...f32("k"))]),
      }),
    ],
    inputs: [valueInfo("x", ...f32("k"))],
    outputs: [valueInfo("y", ...f32("k"))],
    constants: [tensor("zero", "f32", [], new Float32Array(1))],
  }),
  model({
    nodes: [
      node("Loop", ["trip", "", "x"], ["last", "y"], {
        body: body(
          [valueInfo("i", "i64", []), valueInfo("go", "bool", []), valueInfo("v", ...f32(2))],
          [
            node("Add", ["v", "half"], ["next"]),
            node("Identity", ["go"], ["on"]),
            node("Identity", ["next"], ["scan"]),
          ],
          [valueInfo("on", "bool", []), valueInfo("next", ...f32(2)), valueInfo("scan", ...f32(2))],
        ),
      }),
    ],
    inputs: [valueInfo("x", ...f32(2))],
    outputs: [valueInfo("last", ...f32(2)), valueInfo("y", ...f32("t", 2))],
    constants: [integers("trip", [3], [])],
  }),
  model({
    nodes: [
      node("ConstantOfShape", ["extents"], ["z"], { value: { tensor: floats("", [1]) } }),
      node("Expand", ["x", "extents"], ["e"]),
      node("Tile", ["e", "repeats"], ["t"]),
      node("Concat", ["t", "z"], ["y"], { axis: 0 }),
    ],
    inputs: [valueInfo("x", ...f32(1, 3))],
    outputs: [valueInfo("y", ...f32("a", "b"))],
    constants: [integers("extents", [2, 3]), integers("repeats", [2, 1])],
  }),
  operator("Slice", f32(6, 5), f32("a", "b"), [
    integers("starts", [1, 4]),
    integers("ends", [5, -9]),
    integers("axes", [0, 1]),
    integers("steps", [2, -1]),
  ]),
  operator("Pad", f32(2, 3), f32("a", "b"), [integers("pads", [1, 0, 1, 1])], { mode: "reflect" }),
  operator("Resize", f32(1, 1, 4, 4), f32(1, 1, "h", "w"), [
    tensor("roi", "f32", [0], new Float32Array(0)),
    tensor("scales", "f32", [4], Float32Array.of(1, 1, 2, 1.5)),
  ], { mode: "linear", coordinate_transformation_mode: "half_pixel" }),
  operator("ConvTranspose", f32(1, 2, 3, 3), f32(1, 1, "h", "w"), [floats("k", [2, 1, 2, 2])], {
    strides: [2, 2],
  }),
  operator("QuantizeLinear", f32(2, 4), ["u8", [2, 4]], [
    tensor("scale", "f32", [], Float32Array.of(0.1)),
    tensor("zero", "u8", [], Uint8Array.of(128)),
  ]),
  operator("LSTM", f32(3, 1, 2), f32(3, 1, 1, 4), [floats("w", [1, 16, 2]), floats("r", [1, 16, 4])], {
    hidden_size: 4,
  }),
  operator("GatherND", f32(3, 4), f32("a", 4), [integers("i", [2, 0], [2, 1])]),
  operator("ScatterElements", f32(3, 3), f32(3, 3), [integers("i", [1, 0, 2], [1, 3]), floats("u", [1, 3])], {
    axis: 0,
  }),
  model({
    nodes: [node("TopK", ["x", "k"], ["y", "i"])],
    inputs: [valueInfo("x", ...f32(2, 6))],
    outputs: [valueInfo("y", ...f32(2, "k")), valueInfo("i", "i64", [2, "k"])],
    constants: [integers("k", [3])],
  }),
  operator("Einsum", f32(3, 4), f32(4, 3), [], { equation: "ij->ji" }),
  operator("Split", f32(6, 2), f32(6, 2), [integers("sizes", [6])], { axis: 0 }),
  operator("CumSum", f32(2, 3), f32(2, 3), [tensor("axis", "i32", [1], Int32Array.of(1))]),
  operator("OneHot", ["i64", [4]], f32(4, 5), [integers("depth", [5], [1]), floats("values", [2])]),
  operator("NonZero", f32(2, 3), ["i64", [2, "n"]]),
  operator("Cast", f32(4), ["string", [4]], [], { to: 8 }),
  model({
    nodes: [node("Add", ["x", "far"], ["y"])],
    inputs: [valueInfo("x", ...f32(4))],
    outputs: [valueInfo("y", ...f32(4))],
    constants: [[[1, 4], [2, 1], [8, "far"], [13, [[1, "location"], [2, "/etc/hostname"]]], [14, 1]]],
  }),
];

const NUMBERS: readonly bigint[] = [
  ...[0, 1, 2, 3, 5, 7, 8, 9, 10, 16, 17, 64, 127, 128, 255, 256, 1000, 65_535, 65_536].map(BigInt),
  ...[20n, 24n, 30n, 31n, 32n, 40n, 62n, 63n].flatMap((power) => [2n ** power - 1n, 2n ** power]),
  ...[-1n, -2n, -3n, -(2n ** 31n), -(2n ** 62n), -(2n ** 63n)],
];
// deno-fmt-ignore
const WORDS = [
  "", "x", "y", "m", "axis", "graph", "ai.onnx", "com.microsoft", "ai.onnx.ml", "../../etc/passwd", "/dev/zero", "/proc/self/mem",
  "a".repeat(70_000), "\0", "\xff\xfe", "MatMul", "Conv", "Relu", "Identity", "Reshape", "Loop", "If", "Scan", "Shape", "Gather", "Concat",
  "ConstantOfShape", "Expand", "Tile", "Range", "RandomNormal", "Constant", "Resize", "Slice", "Pad", "Split", "Squeeze",
  "Unsqueeze", "Flatten", "Transpose", "Einsum", "TopK", "NonZero", "Where", "Cast", "LSTM", "GRU", "RNN", "Compress", "Unique",
  "SequenceAt", "SplitToSequence", "Optional", "RoiAlign", "NonMaxSuppression", "GridSample", "DFT", "STFT", "MaxUnpool", "Col2Im",
  "QLinearConv", "MatMulInteger", "DequantizeLinear", "StringNormalizer", "TfIdfVectorizer", "FusedMatMul", "Attention", "EPContext",
];

/** Returns a copy of a message in which one field, at any depth, was changed. */
function mutateMessage(random: Random, message: Message, donors: readonly Message[]): Message {
  const copy: Message = message.map(([number, value]) => [number, value]);
  if (copy.length === 0) return [[1 + random.below(20), random.pick(NUMBERS)]];
  const at = random.below(copy.length), [number, value] = copy[at]!;
  if (Array.isArray(value) && random.below(8) > 0) {
    copy[at] = [number, mutateMessage(random, value, donors)];
    return copy;
  }
  switch (random.below(8)) {
    case 0:
      copy.splice(at, 1);
      break;
    case 1:
      copy.splice(random.below(copy.length + 1), 0, [number, value]);
      break;
    case 2:
      copy[at] = [1 + random.below(20), value];
      break;
    case 3: {
      const donor = random.pick(donors);
      copy[at] = [number, Array.isArray(value) ? partOf(random, donor) : random.pick(WORDS)];
      break;
    }
    default:
      copy[at] = [number, mutateValue(random, value)];
  }
  return copy;
}

function mutateValue(random: Random, value: Value): Value {
  if (typeof value === "number" || typeof value === "bigint") {
    return random.below(4) === 0 ? BigInt(value) + BigInt(random.below(5) - 2) : random.pick(NUMBERS);
  }
  if (typeof value === "string") return random.pick(WORDS);
  if (value instanceof Uint8Array) {
    if (value.length === 8 && random.below(2) === 0) {
      return new Uint8Array(BigInt64Array.of(BigInt.asIntN(64, random.pick(NUMBERS))).buffer);
    }
    return mutateBytes(random, value);
  }
  return random.pick(NUMBERS);
}

/** Returns a message at any depth of another one. */
function partOf(random: Random, message: Message): Message {
  const inner = message.map(([, value]) => value).filter((value) => Array.isArray(value));
  return inner.length === 0 || random.below(3) === 0 ? message : partOf(random, random.pick(inner));
}

/** Returns a damaged model. */
export function damagedModel(random: Random): Uint8Array<ArrayBuffer> {
  let message = random.pick(MODELS);
  for (let n = 1 + random.below(3); n > 0; n--) message = mutateMessage(random, message, MODELS);
  const bytes = encode(message);
  return random.below(4) === 0 ? Uint8Array.from(mutateBytes(random, bytes)) : bytes;
}
