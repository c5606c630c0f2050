/**
 * Arrays in memory that PyTorch maps piece by piece. Run it by hand on a machine with a GPU and PyTorch:
 *
 *     PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True bun test/interop/expandable_segments.ts
 *
 * A tensor of several mappings must be imported, and an array that reaches beyond them rejected, although the
 * range of addresses that PyTorch reserved goes on. Without the variable, the memory is an allocation.
 */
import assert from "node:assert/strict";
import { openDevice } from "../../mod.ts";
import { contextOf } from "../../src/device/device.ts";
import { kwargs, openPython } from "../../src/python/mod.ts";

using device = await openDevice("cuda");
const python = openPython();
using torch = python.import("torch");
const BYTES = 300 << 20;
using tensor = torch.callMethod("ones", BYTES, kwargs({ device: "cuda", dtype: torch.attr("uint8") }));
using array = python.fromPython(tensor);
assert.equal(array.slice([BYTES - 1, BYTES]).toHost()[0], 1);

const damaged = (bytes: number) => ({
  __cuda_array_interface__: {
    shape: [bytes],
    typestr: "|u1",
    data: [array.pointer, false] as [bigint, boolean],
    version: 3,
  },
});
device.asArray(damaged(BYTES)).dispose();
assert.throws(() => device.asArray(damaged(BYTES + (1 << 30))), /data\[0\]: expected an array within/);

const { driver } = contextOf(device);
const info = driver.memory.pointerInfo(array.pointer)!;
const start = performance.now(), imports = 10_000;
for (let i = 0; i < imports; i++) device.asArray(damaged(1024)).dispose();
const microseconds = (performance.now() - start) / imports * 1000;
console.log(
  `range of ${info.byteLength} bytes, reserved: ${driver.memory.isReservation(array.pointer, info)}; ` +
    `${microseconds.toFixed(2)} µs for each import`,
);
