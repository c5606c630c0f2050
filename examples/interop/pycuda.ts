/**
 * PyCUDA: its kernels use a cuffi pointer as `gpudata`, and its arrays become cuffi arrays through the CUDA
 * Array Interface, without copying. PyCUDA uses the legacy default stream and orders nothing: synchronize on
 * both sides.
 *
 *   bun examples/interop/pycuda.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "@cuffi/cuffi";
import { openPython } from "@cuffi/cuffi/python";

using device = await openDevice("cuda");
const python = openPython();
// Uses the primary context, like cuffi.
python.import("pycuda.autoprimaryctx").dispose();
python.exec(`
import numpy
import pycuda.gpuarray as gpuarray
from pycuda.compiler import SourceModule

twice = SourceModule("""
__global__ void twice(float *x, int n) {
  if (threadIdx.x < n) x[threadIdx.x] *= 2;
}
""").get_function("twice")

def double(pointer, size):
    x = gpuarray.GPUArray((size,), numpy.float32, gpudata=pointer)
    twice(x, numpy.int32(size), block=(32, 1, 1), grid=(1, 1))
`);
using x = device.array(new Float32Array([1, 2, 3]));
device.synchronize();
using double = python.eval("double");
double.call(x.pointer, x.size).dispose();
device.synchronize();
assert.deepEqual(x.toHost(), new Float32Array([2, 4, 6]));

python.exec("gpu_array = gpuarray.to_gpu(numpy.arange(4, dtype=numpy.int32))");
using gpuArray = python.eval("gpu_array");
using array = python.fromPython(gpuArray);
assert.deepEqual(array.toHost(), new Int32Array([0, 1, 2, 3]));

console.log("PyCUDA: zero-copy through gpudata and the CUDA Array Interface");
