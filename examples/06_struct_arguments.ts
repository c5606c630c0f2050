/**
 * Structs: an array of structs in device memory, and a struct passed by value. A typed array or DataView holds the
 * bytes; its size is checked against the kernel's parameter. The particles fall as the closed formula says.
 *
 *     bun 06_struct_arguments.ts          or: deno run -A 06_struct_arguments.ts, node 06_struct_arguments.ts
 *
 *     after 1 s particle 3 is at 3.00, 95.09, 0.00
 */
import { openDevice } from "@cuffi/cuffi";
import assert from "node:assert/strict";

using device = await openDevice();
using module = await device.compile(`
  struct Particle { float3 position, velocity; };
  struct Step { float3 gravity; float seconds; int count; };

  extern "C" __global__ void move(Particle* particles, Step step) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= step.count) return;
    Particle& p = particles[i];
    float t = step.seconds;
    p.position.x += (p.velocity.x + 0.5f * step.gravity.x * t) * t;
    p.position.y += (p.velocity.y + 0.5f * step.gravity.y * t) * t;
    p.position.z += (p.velocity.z + 0.5f * step.gravity.z * t) * t;
    p.velocity.x += step.gravity.x * t;
    p.velocity.y += step.gravity.y * t;
    p.velocity.z += step.gravity.z * t;
  }`);
const move = module.kernel("move");

const count = 1000, FLOATS = 6; // of a Particle
const start = new Float32Array(count * FLOATS);
for (let i = 0; i < count; i++) start.set([i, 100, 0], i * FLOATS); // position; the velocity is 0
using particles = device.array(start, { shape: [count, FLOATS] });

const step = new DataView(new ArrayBuffer(20)); // Step: 4 floats, 1 integer
[0, -9.81, 0, 0.01].forEach((value, i) => step.setFloat32(4 * i, value, true));
step.setInt32(16, count, true);
for (let i = 0; i < 100; i++) move.launch({ grid: Math.ceil(count / 128), block: 128 }, particles, step);

const position = particles.slice([3, 4], [0, 3]).toHost();
console.log(`after 1 s particle 3 is at ${Array.from(position, (value) => value.toFixed(2)).join(", ")}`);
assert.ok(Math.abs(position[1]! - (100 - 9.81 / 2)) < 1e-3);
assert.throws(() => move.launch({ grid: 1, block: 1 }, particles, new Float32Array(4)), /20 bytes/);
