/**
 * Streams and graphs. Two streams let copies of one chunk overlap with the kernel of another; page-locked memory
 * makes the copies asynchronous. Then a graph records a sequence of kernels once and launches it with one call.
 *
 *     bun 09_streams_and_graphs.ts          or: deno run -A 09_streams_and_graphs.ts, node 09_streams_and_graphs.ts
 *
 *     8 chunks on 2 streams: all 8,388,608 values are right
 *     300 kernels by 100 graph launches: 300, in ... ms
 */
import { openDevice } from "@cuffi/cuffi";
import assert from "node:assert/strict";

using device = await openDevice();
using module = await device.compile(`
  extern "C" __global__ void square(float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= x[i];
  }
  extern "C" __global__ void increment(float* x) { *x += 1; }`);
const square = module.kernel("square"), increment = module.kernel("increment");

// Streams: upload, compute and download in chunks.
const CHUNKS = 8, length = 1 << 20, byteLength = 4 * length;
using host = device.allocatePinned(CHUNKS * byteLength);
const values = host.as("f32");
for (let i = 0; i < values.length; i++) values[i] = i % 1000;
const lanes = Array.from({ length: 2 }, () => {
  const stream = device.createStream();
  return { stream, chunk: device.empty([length], "f32", { stream }) };
});
for (let i = 0; i < CHUNKS; i++) {
  const { stream, chunk } = lanes[i % lanes.length]!, offset = i * byteLength;
  device.copy(chunk, host, { srcOffset: offset, byteLength, stream });
  square.launch({ grid: length / 256, block: 256, stream }, chunk, length);
  device.copy(host, chunk, { dstOffset: offset, byteLength, stream });
}
for (const { stream, chunk } of lanes) {
  await stream.finished(); // the event loop stays free
  chunk.dispose();
  stream.dispose();
}
assert.ok(values.every((value, i) => value === (i % 1000) ** 2));
console.log(`${CHUNKS} chunks on 2 streams: all ${values.length.toLocaleString("en")} values are right`);

// A graph: three dependent kernels, recorded once.
using x = device.zeros([1], "f32");
using graph = device.capture((stream) => {
  for (let i = 0; i < 3; i++) increment.launch({ grid: 1, block: 1, stream }, x);
});
using executable = graph.instantiate();
using stream = device.createStream();
using start = stream.record();
for (let i = 0; i < 100; i++) executable.launch(stream);
using end = stream.record();
await end.finished();
const [count] = x.toHost();
console.log(`300 kernels by 100 graph launches: ${count}, in ${end.elapsedSince(start).toFixed(2)} ms`);
assert.equal(count, 300);
