/**
 * SAXPY, the "hello world" of CUDA: one kernel of your own, compiled when the program runs, and one launch on two
 * arrays. It needs NVIDIA's compiler: if it is missing, the error names the command that installs it.
 *
 *     bun 01_saxpy.ts          or: deno run -A 01_saxpy.ts, node 01_saxpy.ts
 *
 *     y = 2 x + y: 12, 24, 36, 48, ...
 */
import { openDevice } from "@cuffi/cuffi";
import assert from "node:assert/strict";

using device = await openDevice(); // the first GPU, or the software device
using module = await device.compile(`
  extern "C" __global__ void saxpy(float* y, const float* x, float a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
  }`);

const n = 1_000_000;
using x = device.array(Float32Array.from({ length: n }, (_, i) => i + 1));
using y = device.array(Float32Array.from({ length: n }, (_, i) => 10 * (i + 1)));
module.kernel("saxpy").launch({ grid: Math.ceil(n / 256), block: 256 }, y, x, 2, n);

const result = await y.download(); // waits for the kernel
console.log(`y = 2 x + y: ${result.subarray(0, 4).join(", ")}, ...`);
assert.ok(result.every((value, i) => value === 12 * (i + 1)));
