/**
 * A matrix product with shared memory: each block loads tiles of both matrices once and its threads reuse them.
 * The tile size is a macro, set from TypeScript. Compared with a product in TypeScript.
 *
 *     bun 03_matrix_product.ts          or: deno run -A 03_matrix_product.ts, node 03_matrix_product.ts
 *
 *     [200, 300] × [300, 100] = [200, 100]
 *     largest error: ...e-...
 */
import { openDevice } from "@cuffi/cuffi";
import assert from "node:assert/strict";

const TILE = 16;
const rows = 200, inner = 300, columns = 100; // not multiples of the tile

using device = await openDevice();
using module = await device.compile(
  `
  extern "C" __global__ void multiply(float* c, const float* a, const float* b, int rows, int inner, int columns) {
    __shared__ float tileA[TILE][TILE], tileB[TILE][TILE];
    int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
    float sum = 0;
    for (int start = 0; start < inner; start += TILE) {
      int k = start + threadIdx.x, l = start + threadIdx.y;
      tileA[threadIdx.y][threadIdx.x] = row < rows && k < inner ? a[row * inner + k] : 0;
      tileB[threadIdx.y][threadIdx.x] = l < inner && column < columns ? b[l * columns + column] : 0;
      __syncthreads();
      for (int i = 0; i < TILE; i++) sum += tileA[threadIdx.y][i] * tileB[i][threadIdx.x];
      __syncthreads();
    }
    if (row < rows && column < columns) c[row * columns + column] = sum;
  }`,
  { defines: { TILE } },
);

const hostA = Float32Array.from({ length: rows * inner }, (_, i) => Math.sin(i));
const hostB = Float32Array.from({ length: inner * columns }, (_, i) => Math.cos(i));
using a = device.array(hostA, { shape: [rows, inner] });
using b = device.array(hostB, { shape: [inner, columns] });
using c = device.empty([rows, columns], "f32");
const grid = [Math.ceil(columns / TILE), Math.ceil(rows / TILE)] as const;
module.kernel("multiply").launch({ grid, block: [TILE, TILE] }, c, a, b, rows, inner, columns);

const product = await c.download();
let worst = 0;
for (let row = 0; row < rows; row++) {
  for (let column = 0; column < columns; column++) {
    let sum = 0;
    for (let k = 0; k < inner; k++) sum += hostA[row * inner + k]! * hostB[k * columns + column]!;
    worst = Math.max(worst, Math.abs(sum - product[row * columns + column]!));
  }
}
console.log(`[${a.shape.join(", ")}] × [${b.shape.join(", ")}] = [${c.shape.join(", ")}]`);
console.log(`largest error: ${worst.toExponential(1)}`);
assert.ok(worst < 1e-4);
