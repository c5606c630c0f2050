/**
 * The histogram of a photo: every block counts in shared memory, where atomic additions are fast, and adds its
 * counts to the total at the end. The photo is decoded, uploaded, and converted to gray on the device.
 *
 *     bun 05_histogram.ts [photo.jpg]          or: deno run -A 05_histogram.ts, node 05_histogram.ts
 *
 *     0   ...
 *     64  ...
 *     128 ...
 *     192 ...
 */
import { openDevice } from "@cuffi/cuffi";
import { decodeImage } from "@cuffi/cuffi/codecs";
import { cvtColor } from "@cuffi/cuffi/image";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import process from "node:process";

using device = await openDevice();
using module = await device.compile(`
  extern "C" __global__ void histogram(unsigned* bins, const unsigned char* pixels, int n) {
    __shared__ unsigned local[256];
    for (int i = threadIdx.x; i < 256; i += blockDim.x) local[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
      atomicAdd(&local[pixels[i]], 1);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += blockDim.x) if (local[i] > 0) atomicAdd(&bins[i], local[i]);
  }`);

const photo = await decodeImage(await readFile(process.argv[2] ?? `${import.meta.dirname}/grace_hopper.jpg`));
using frame = device.array(photo.data, { shape: [photo.height, photo.width, 3] });
using gray = cvtColor(frame, "RGB2GRAY");
using bins = device.zeros([256], "u32");
module.kernel("histogram").launch({ grid: 64, block: 256 }, bins, gray, gray.size);

const counts = await bins.download();
for (let first = 0; first < 256; first += 8) {
  const share = counts.subarray(first, first + 8).reduce((sum, count) => sum + count, 0) / gray.size;
  console.log(`${String(first).padEnd(4)}${"█".repeat(Math.round(share * 400))}`);
}
const expected = new Uint32Array(256);
for (const pixel of gray.toHost()) expected[pixel]!++;
assert.deepEqual(counts, expected);
