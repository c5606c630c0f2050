/**
 * Several GPUs: each computes a part of an array at the same time, then the first gathers the parts by copies from
 * device to device. With a single GPU, it runs with that; without one, with two software devices.
 *
 *     bun 10_several_gpus.ts          or: deno run -A 10_several_gpus.ts, node 10_several_gpus.ts
 *
 *     ...:0 ...
 *     ... square roots from ... devices: 0.00, 1.00, 1.41, 1.73, 2.00, ...
 */
import { listDevices, openDevice } from "@cuffi/cuffi";
import assert from "node:assert/strict";

const gpus = (await listDevices()).map(({ id }) => id).filter((id) => id.startsWith("cuda"));
const devices = await Promise.all(
  (gpus.length > 0 ? gpus : ["software:0", "software:1"]).map((id) => openDevice(id)),
);
for (const device of devices) console.log(`${device} ${device.name}`);

const perDevice = 8, total = perDevice * devices.length;
const parts = await Promise.all(devices.map(async (device, i) => {
  const module = await device.compile(`
    extern "C" __global__ void roots(float* out, int first) { out[threadIdx.x] = sqrtf(first + threadIdx.x); }`);
  const part = device.empty([perDevice], "f32");
  module.kernel("roots").launch({ grid: 1, block: perDevice }, part, i * perDevice);
  module.dispose(); // after its kernel has finished
  return part;
}));

const [first] = devices;
const all = first!.empty([total], "f32");
parts.forEach((part, i) => all.slice([i * perDevice, (i + 1) * perDevice]).copyFrom(part)); // waits for its kernel
const result = await all.download();
const shown = Array.from(result.subarray(0, 5), (value) => value.toFixed(2)).join(", ");
console.log(`${total} square roots from ${devices.length} devices: ${shown}, ...`);
assert.ok(result.every((value, i) => Math.abs(value - Math.sqrt(i)) < 1e-6));
for (const resource of [...parts, all, ...devices]) resource.dispose();
