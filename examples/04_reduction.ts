/**
 * A sum over a large array: each thread adds many elements, the lanes of a warp exchange their sums by shuffles, and
 * one atomic addition per warp finishes. The kernel is a template, compiled for two types by name.
 *
 *     bun 04_reduction.ts          or: deno run -A 04_reduction.ts, node 04_reduction.ts
 *
 *     sum of 4,000,000 integers: 11999994
 *     sum of 4,000,000 floats: 2000000
 */
import { type DeviceArray, openDevice } from "@cuffi/cuffi";
import assert from "node:assert/strict";

using device = await openDevice();
using module = await device.compile(
  `
  template <typename T> __global__ void sum(T* total, const T* x, int n) {
    T value = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) value += x[i];
    for (int lanes = warpSize / 2; lanes > 0; lanes /= 2) value += __shfl_down_sync(0xffffffff, value, lanes);
    if (threadIdx.x % warpSize == 0) atomicAdd(total, value);
  }`,
  { nameExpressions: ["sum<int>", "sum<float>"] },
);

async function sum(array: DeviceArray<"i32" | "f32">): Promise<number> {
  const kernel = module.kernel(array.dtype === "i32" ? "sum<int>" : "sum<float>");
  using total = device.zeros([1], array.dtype);
  kernel.launch({ grid: 2 * device.properties.multiprocessors, block: 256 }, total, array, array.size);
  return Number((await total.download())[0]);
}

const n = 4_000_000;
using integers = device.array(Int32Array.from({ length: n }, (_, i) => i % 7));
using floats = device.array(new Float32Array(n).fill(0.5));
const results = [await sum(integers), await sum(floats)];
console.log(`sum of ${n.toLocaleString("en")} integers: ${results[0]}`);
console.log(`sum of ${n.toLocaleString("en")} floats: ${results[1]}`);

let expected = 0;
for (let i = 0; i < n; i++) expected += i % 7;
assert.deepEqual(results, [expected, n / 2]); // sums of halves are exact
