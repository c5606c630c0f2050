/**
 * PyTorch: a cuffi array as a tensor, a tensor as a cuffi array, bf16, and both libraries on one stream,
 * without copying.
 *
 *   bun examples/interop/torch.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "@cuffi/cuffi";
import { kwargs, openPython } from "@cuffi/cuffi/python";

using device = await openDevice("cuda");
const python = openPython();
using torch = python.import("torch");

// cuffi → PyTorch. PyTorch's stream waits for cuffi's work, and cuffi's next work for PyTorch's.
using x = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2] });
using tensor = torch.callMethod("from_dlpack", x);
tensor.callMethod("mul_", 10).dispose();
assert.deepEqual(x.toHost(), new Float32Array([10, 20, 30, 40]));
using pointer = tensor.callMethod("data_ptr");
assert.equal(BigInt(pointer.toJs() as number), x.pointer, "no copy");

// Through the CUDA Array Interface.
using viaInterface = torch.callMethod("as_tensor", x, kwargs({ device: "cuda" }));
viaInterface.callMethod("add_", 1).dispose();
assert.deepEqual(x.toHost(), new Float32Array([11, 21, 31, 41]));

// PyTorch → cuffi: a transposed view keeps its strides, bf16 keeps its dtype.
using ones = torch.callMethod("ones", 2, 3, kwargs({ device: "cuda" }));
using turned = ones.callMethod("t");
using array = python.fromPython(turned);
assert.deepEqual([...array.shape, ...array.strides], [3, 2, 4, 12]);
using half = ones.callMethod("bfloat16");
using bf16 = python.fromPython(half);
assert.equal(bf16.dtype, "bf16");

// Both libraries on one stream: no waiting.
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

console.log("PyTorch: zero-copy through DLPack and the CUDA Array Interface, both ways");
