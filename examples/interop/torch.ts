/**
 * PyTorch: our array as a tensor, a tensor as our array, bf16, and both libraries on one stream. Nothing is copied.
 *
 *   bun examples/interop/torch.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "../../mod.ts";
import { kwargs, openPython } from "../../src/python/mod.ts";

using device = await openDevice("cuda");
const python = openPython();
using torch = python.import("torch");

// Ours → PyTorch. PyTorch's stream waits for our work, and our next work for PyTorch's.
using x = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2] });
using tensor = torch.callMethod("from_dlpack", x);
tensor.callMethod("mul_", 10).dispose();
assert.deepEqual(x.toHost(), new Float32Array([10, 20, 30, 40]));
using pointer = tensor.callMethod("data_ptr");
assert.equal(BigInt(pointer.toJs() as number), x.pointer, "no copy");

// By the CUDA Array Interface.
using viaInterface = torch.callMethod("as_tensor", x, kwargs({ device: "cuda" }));
viaInterface.callMethod("add_", 1).dispose();
assert.deepEqual(x.toHost(), new Float32Array([11, 21, 31, 41]));

// PyTorch → ours: a transposed view keeps its strides, bf16 its type.
using ones = torch.callMethod("ones", 2, 3, kwargs({ device: "cuda" }));
using turned = ones.callMethod("t");
using array = python.fromPython(turned);
assert.deepEqual([...array.shape, ...array.strides], [3, 2, 4, 12]);
using half = ones.callMethod("bfloat16");
using bf16 = python.fromPython(half);
assert.equal(bf16.dtype, "bf16");

// Both on one stream: nothing waits.
using cuda = torch.attr("cuda");
using torchStream = cuda.callMethod("Stream");
const stream = python.asStream(torchStream);
using context = cuda.callMethod("stream", torchStream);
context.callMethod("__enter__").dispose();
using onStream = torch.callMethod(
  "full",
  [1024],
  7,
  kwargs({ device: "cuda", dtype: torch.attr("float32") }),
);
using same = python.fromPython(onStream, { stream });
assert.equal(same.toHost({ stream }).every((value) => value === 7), true);
context.callMethod("__exit__", null, null, null).dispose();

console.log("PyTorch: zero-copy by DLPack and the CUDA Array Interface, both ways");
