/**
 * Numba: a kernel written in Python runs on cuffi memory through the CUDA Array Interface, without copying.
 *
 *   bun examples/interop/numba.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "@cuffi/cuffi";
import { openPython } from "@cuffi/cuffi/python";

using device = await openDevice("cuda");
const python = openPython();
python.exec(`
import tempfile
import numpy
if not hasattr(numpy, "row_stack"):  # removed in NumPy 2.5, but numba-cuda still looks it up
    numpy.row_stack = numpy.vstack
from numba import cuda

# Numba reads a kernel's source from a file.
source = '''
from numba import cuda
@cuda.jit
def add(x, y):
    i = cuda.grid(1)
    if i < x.size:
        x[i] += y[i]
'''
with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:
    file.write(source)
names = {}
exec(compile(source, file.name, "exec"), names)

def run(x, y):
    names["add"][1, 32](cuda.as_cuda_array(x), cuda.as_cuda_array(y))
    cuda.default_stream().synchronize()
`);
using run = python.eval("run");
using x = device.array(new Float32Array([1, 2, 3]));
using y = device.array(new Float32Array([10, 20, 30]));
run.call(x, y).dispose();
assert.deepEqual(x.toHost(), new Float32Array([11, 22, 33]));

// A Numba device array as a cuffi array.
// The copy may still be on its way when to_device() returns, and Numba names no stream to wait for.
python.exec(
  "import numpy; device_array = cuda.to_device(numpy.arange(4, dtype='int32')); cuda.synchronize()",
);
using deviceArray = python.eval("device_array");
using array = python.fromPython(deviceArray);
assert.deepEqual(array.toHost(), new Int32Array([0, 1, 2, 3]));

console.log("Numba: zero-copy through the CUDA Array Interface, both ways");
