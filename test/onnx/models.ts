/** Small models that several tests run. */
import { type ElementType, onnxModel, type Value } from "../support/onnx_writer.ts";

/** `y = relu(x · W + b)` for `x` of `[n, 4]`. */
export const DENSE: Uint8Array = onnxModel({
  inputs: [{ name: "x", dtype: "f32", shape: ["n", 4] }],
  outputs: [{ name: "y", dtype: "f32", shape: ["n", 3] }],
  nodes: [
    { op: "Gemm", inputs: ["x", "W", "b"], outputs: ["a"] },
    { op: "Relu", inputs: ["a"], outputs: ["y"] },
  ],
  initializers: [
    {
      name: "W",
      dtype: "f32",
      shape: [4, 3],
      data: Float32Array.from({ length: 12 }, (_, i) => Math.sin(i + 1)),
    },
    { name: "b", dtype: "f32", shape: [3], data: Float32Array.of(0.5, -0.25, 0.125) },
  ],
});

/** Two inputs of one shape, three outputs: their sum, their difference, and the index of each row's maximum. */
export const PAIR: Uint8Array = onnxModel({
  inputs: [pair("a"), pair("b")],
  outputs: [pair("sum"), pair("difference"), { name: "best", dtype: "i64", shape: ["rows"] }],
  nodes: [
    { op: "Add", inputs: ["a", "b"], outputs: ["sum"] },
    { op: "Sub", inputs: ["a", "b"], outputs: ["difference"] },
    { op: "ArgMax", inputs: ["sum"], outputs: ["best"], attributes: { axis: 1, keepdims: 0 } },
  ],
});

function pair(name: string): Value {
  return { name, dtype: "f32", shape: ["rows", "columns"] };
}

/** The positions of the elements that are not 0, whose number is known only after the run. */
export const NONZERO: Uint8Array = onnxModel({
  inputs: [{ name: "x", dtype: "f32", shape: ["n", 4] }],
  outputs: [{ name: "at", dtype: "i64", shape: [2, "count"] }],
  nodes: [{ op: "NonZero", inputs: ["x"], outputs: ["at"] }],
});

/** Returns its input, of an element type. */
export function identity(dtype: ElementType, shape: Value["shape"] = ["n"]): Uint8Array {
  return onnxModel({
    inputs: [{ name: "x", dtype, shape }],
    outputs: [{ name: "y", dtype, shape }],
    nodes: [{ op: "Identity", inputs: ["x"], outputs: ["y"] }],
  });
}

/** Has an output that is its input, with a shape that the model does not declare, and without nodes no other one. */
export function passedThrough(nodes: boolean): Uint8Array {
  const y = { name: "y", dtype: "f32", shape: ["n"] } as const;
  return onnxModel({
    inputs: [{ name: "x", dtype: "f32", shape: ["n"] }],
    outputs: [...nodes ? [y] : [], { name: "x", dtype: "f32", shape: ["m"] }],
    nodes: nodes ? [{ op: "Relu", inputs: ["x"], outputs: ["y"] }] : [],
  });
}

/** Declares another shape of its output than it has. */
export const MISDECLARED: Uint8Array = onnxModel({
  inputs: [{ name: "x", dtype: "f32", shape: ["n", 4] }],
  outputs: [{ name: "y", dtype: "f32", shape: ["n", "n"] }],
  nodes: [{ op: "Neg", inputs: ["x"], outputs: ["y"] }],
});

/** A convolution of 3 channels to 4, kernel 3, then the mean of each channel. */
export const CONVOLUTION: Uint8Array = onnxModel({
  inputs: [{ name: "x", dtype: "f32", shape: ["n", 3, "h", "w"] }],
  outputs: [{ name: "y", dtype: "f32", shape: ["n", 4] }],
  nodes: [
    {
      op: "Conv",
      inputs: ["x", "K"],
      outputs: ["a"],
      attributes: { kernel_shape: [3, 3], pads: [1, 1, 1, 1] },
    },
    { op: "Relu", inputs: ["a"], outputs: ["r"] },
    { op: "GlobalAveragePool", inputs: ["r"], outputs: ["m"] },
    { op: "Flatten", inputs: ["m"], outputs: ["y"] },
  ],
  initializers: [{
    name: "K",
    dtype: "f32",
    shape: [4, 3, 3, 3],
    data: Float32Array.from({ length: 108 }, (_, i) => Math.cos(i)),
  }],
});

/** Doubles the rows of its input by a shape that is computed from its extents, on the CPU. */
export const COMPUTED_SHAPE: Uint8Array = onnxModel({
  inputs: [{ name: "x", dtype: "f32", shape: ["n", 4] }],
  outputs: [{ name: "y", dtype: "f32", shape: ["rows", 2] }],
  nodes: [
    { op: "Shape", inputs: ["x"], outputs: ["extents"], attributes: { start: 0, end: 1 } },
    { op: "Mul", inputs: ["extents", "two"], outputs: ["rows"] },
    { op: "Concat", inputs: ["rows", "two"], outputs: ["shape"], attributes: { axis: 0 } },
    { op: "Neg", inputs: ["x"], outputs: ["negative"] },
    { op: "Reshape", inputs: ["negative", "shape"], outputs: ["y"] },
  ],
  initializers: [{ name: "two", dtype: "i64", shape: [1], data: BigInt64Array.of(2n) }],
});

/** Reshapes `x` to `shape`, an input that is read on the CPU. */
export const GIVEN_SHAPE: Uint8Array = onnxModel({
  inputs: [{ name: "x", dtype: "f32", shape: ["n"] }, { name: "shape", dtype: "i64", shape: [2] }],
  outputs: [{ name: "y", dtype: "f32", shape: ["a", "b"] }],
  nodes: [
    { op: "Neg", inputs: ["x"], outputs: ["negative"] },
    { op: "Reshape", inputs: ["negative", "shape"], outputs: ["y"] },
  ],
});
