/**
 * Heat spreads over a plate: two kernels written in TypeScript, which need no compiler. One computes a step with
 * tiles in shared memory, the other adds the heat of all cells up with shuffles. Without losses at the edge, the
 * sum stays what it was.
 *
 *     bun 16_typescript_kernels.ts          or: deno run -A 16_typescript_kernels.ts, node 16_typescript_kernels.ts
 *
 *     heat before: 61504.0, after 200 steps: 61504.0
 *     the hottest cell has cooled from 64.0 to 62.2
 */
import { openDevice } from "@cuffi/cuffi";
import { kernel, runOnHost } from "@cuffi/cuffi/kernel";
import assert from "node:assert/strict";

const SIDE = 128, TILE = 16, STEPS = 200;

const step = kernel({ next: "f32[,]", now: "f32[,]", rate: "f32" }, ({ next, now, rate }, gpu, { TILE }) => {
  // The block's cells and a frame of one cell around them.
  const tile = gpu.shared("f32", (TILE + 2) * (TILE + 2));
  const clamp = (i: number, size: number) => Math.min(Math.max(i, 0), size - 1);
  const row = gpu.globalIndex("y"), column = gpu.globalIndex("x");
  const thread = gpu.threadIdx.y * TILE + gpu.threadIdx.x;
  for (let i = thread; i < (TILE + 2) * (TILE + 2); i += TILE * TILE) {
    const y = clamp(gpu.blockIdx.y * TILE + Math.floor(i / (TILE + 2)) - 1, now.length);
    const x = clamp(gpu.blockIdx.x * TILE + i % (TILE + 2) - 1, now[0]!.length);
    tile[i] = now[y]![x]!;
  }
  gpu.sync();
  const at = (gpu.threadIdx.y + 1) * (TILE + 2) + gpu.threadIdx.x + 1;
  const around = tile[at - 1]! + tile[at + 1]! + tile[at - TILE - 2]! + tile[at + TILE + 2]!;
  next[row]![column] = tile[at]! + rate * (around - 4 * tile[at]!);
}, { name: "step", constants: { TILE } });

const total = kernel({ sum: "f64*", cells: "f32*", n: "i32" }, ({ sum, cells, n }, gpu) => {
  let own = gpu.f64(0);
  for (let i = gpu.globalIndex(); i < n; i += gpu.globalSize()) own += cells[i]!;
  for (let delta = 16; delta > 0; delta >>= 1) own += gpu.shuffleDown(own, delta);
  if (gpu.laneId === 0) gpu.atomicAdd(sum, 0, own);
}, { name: "total" });

/** Where the plate is hot at first. Tested on the host below. */
const heat = kernel({ cells: "f32*", side: "i32" }, ({ cells, side }, gpu) => {
  const i = gpu.globalIndex();
  if (i >= side * side) return;
  const center = side >> 1, row = Math.floor(i / side), column = i % side;
  cells[i] = Math.abs(row - center) < 16 && Math.abs(column - center) < 16 ? 64 : 0;
}, { name: "heat" });

using device = await openDevice();
using first = device.zeros([SIDE, SIDE], "f32"), second = device.zeros([SIDE, SIDE], "f32");
const all = { grid: SIDE * SIDE / 256, block: 256 };
heat.launch(device, all, { cells: first, side: SIDE });

const expected = new Float32Array(SIDE * SIDE);
runOnHost(heat, all, { cells: expected, side: SIDE });
assert.deepEqual(first.toHost(), expected);

const before = sumOf(first);
const tiles = { grid: [SIDE / TILE, SIDE / TILE], block: [TILE, TILE] } as const;
for (let i = 0; i < STEPS; i++) {
  const [next, now] = i % 2 === 0 ? [second, first] : [first, second];
  step.launch(device, tiles, { next, now, rate: 0.1 });
}
const after = sumOf(first);
console.log(`heat before: ${before.toFixed(1)}, after ${STEPS} steps: ${after.toFixed(1)}`);
assert.ok(Math.abs(after - before) < 1e-3 * before);

const hottest = Math.max(...await first.download());
console.log(`the hottest cell has cooled from 64.0 to ${hottest.toFixed(1)}`);

function sumOf(cells: typeof first): number {
  using sum = device.zeros([1], "f64");
  total.launch(device, { grid: 8, block: 128 }, { sum, cells, n: cells.size });
  return sum.toHost()[0]!;
}
