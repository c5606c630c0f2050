/**
 * Training on every GPU: each process has a share of the samples, and all processes add up their gradients before each
 * step, so that the weights stay equal. The network has one hidden layer and learns the sine; forward and backward pass
 * are one kernel.
 *
 *     npx @cuffi/cuffi launch 18_data_parallel_training.ts          or alone: bun 18_data_parallel_training.ts
 *
 *     loss 3.5..., after 300 steps on 1 process 0.0...
 */
import { openDevice } from "@cuffi/cuffi";
import { joinWorld } from "@cuffi/cuffi/distributed";
import { kernel } from "@cuffi/cuffi/kernel";
import assert from "node:assert/strict";

const SAMPLES = 256, HIDDEN = 16, STEPS = 300, RATE = 0.02;
/** The weights: into the hidden layer, its biases, out of it, and the bias of the output. */
const WEIGHTS = 3 * HIDDEN + 1;

/** Adds the gradients of the samples to `gradient`, and their squared errors as its last element. */
const arrays = { gradient: "f32*", weights: "f32*", inputs: "f32*", targets: "f32*", n: "i32" } as const;
const backward = kernel(arrays, ({ gradient, weights, inputs, targets, n }, gpu, { HIDDEN }) => {
  const i = gpu.globalIndex();
  if (i >= n) return;
  const x = inputs[i]!;
  let error = weights[3 * HIDDEN]! - targets[i]!;
  for (let j = 0; j < HIDDEN; j++) {
    error += weights[2 * HIDDEN + j]! * Math.tanh(weights[j]! * x + weights[HIDDEN + j]!);
  }
  for (let j = 0; j < HIDDEN; j++) {
    const active = Math.tanh(weights[j]! * x + weights[HIDDEN + j]!);
    const slope = error * weights[2 * HIDDEN + j]! * (1 - active * active);
    gpu.atomicAdd(gradient, j, slope * x);
    gpu.atomicAdd(gradient, HIDDEN + j, slope);
    gpu.atomicAdd(gradient, 2 * HIDDEN + j, error * active);
  }
  gpu.atomicAdd(gradient, 3 * HIDDEN, error);
  gpu.atomicAdd(gradient, 3 * HIDDEN + 1, error * error);
}, { name: "backward", constants: { HIDDEN } });

/** A step of gradient descent with momentum, by a block with a thread for each weight. */
const state = { weights: "f32*", velocity: "f32*", gradient: "f32*", rate: "f32" } as const;
const descend = kernel(state, ({ weights, velocity, gradient, rate }, gpu) => {
  const i = gpu.threadIdx.x, next = 0.9 * velocity[i]! - rate * gradient[i]!;
  velocity[i] = next;
  weights[i] = weights[i]! + next;
}, { name: "descend" });

using device = await openDevice(); // cuda:LOCAL_RANK under `cuffi launch`
await using world = await joinWorld({ device });
const { rank, size } = world;

const all = Float32Array.from({ length: SAMPLES }, (_, i) => 6 * i / SAMPLES - 3);
const own = all.filter((_, i) => i % size === rank), n = own.length;
using inputs = device.array(own), targets = device.array(own.map(Math.sin));
using weights = device.array(Float32Array.from({ length: WEIGHTS }, (_, i) => Math.sin(13 * i + rank) / 2));
using velocity = device.zeros([WEIGHTS], "f32"), gradient = device.zeros([WEIGHTS + 1], "f32");
world.broadcast(weights); // those of rank 0

const losses: number[] = [];
for (let step = 0; step <= STEPS; step++) {
  gradient.fill(0);
  const grid = Math.ceil(n / 64);
  backward.launch(device, { grid, block: 64 }, { gradient, weights, inputs, targets, n });
  world.allReduce(gradient); // by NCCL on GPUs
  if (step % STEPS === 0) losses.push((await gradient.download())[WEIGHTS]! / SAMPLES);
  descend.launch(device, { grid: 1, block: WEIGHTS }, { weights, velocity, gradient, rate: RATE / SAMPLES });
}

using copies = device.empty([size, WEIGHTS], "f32");
world.allGather(weights, { into: copies });
const first = copies.index(0).toHost();
for (let i = 1; i < size; i++) assert.deepEqual(copies.index(i).toHost(), first); // equal on every rank
assert.ok(losses[1]! < 0.1 * losses[0]!, `${losses}`);
const [before, after] = losses.map((loss) => loss.toFixed(3));
const processes = size === 1 ? "1 process" : `${size} processes`;
if (rank === 0) console.log(`loss ${before}, after ${STEPS} steps on ${processes} ${after}`);
