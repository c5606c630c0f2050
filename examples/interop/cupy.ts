/**
 * CuPy: a cuffi array as an ndarray, an ndarray as a cuffi array, and a CuPy stream, all without copying.
 *
 *   bun examples/interop/cupy.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "@cuffi/cuffi";
import { kwargs, openPython } from "@cuffi/cuffi/python";

using device = await openDevice("cuda");
const python = openPython();
using cupy = python.import("cupy");

// cuffi → CuPy through either protocol: CuPy's current stream waits for cuffi's work.
using x = device.array(new Float32Array([1, 2, 3, 4]));
for (const name of ["asarray", "from_dlpack"]) {
  using view = cupy.callMethod(name, x);
  view.callMethod("__iadd__", 1).dispose();
}
assert.deepEqual(x.toHost(), new Float32Array([3, 4, 5, 6]));

// CuPy → cuffi, including the strides of a slice.
using range = cupy.callMethod("arange", 10, kwargs({ dtype: "int32" }));
using odd = range.item(python.eval("slice(1, None, 2)"));
using array = python.fromPython(odd);
assert.deepEqual(array.toHost(), new Int32Array([1, 3, 5, 7, 9]));
array.copyFrom(new Int32Array([10, 30, 50, 70, 90]));
device.synchronize();
assert.equal(String(range), "[ 0 10  2 30  4 50  6 70  8 90]");

// Both libraries use CuPy's stream.
using streams = cupy.attr("cuda");
using cupyStream = streams.callMethod("Stream", kwargs({ non_blocking: true }));
const stream = python.asStream(cupyStream);
cupyStream.callMethod("__enter__").dispose();
using squares = cupy.callMethod("square", range);
using squaresArray = python.fromPython(squares, { stream });
assert.equal(squaresArray.toHost({ stream })[1], 100);
cupyStream.callMethod("__exit__", null, null, null).dispose();

console.log("CuPy: zero-copy through the CUDA Array Interface and DLPack, both ways");
