/** Memory of one GPU, given to another. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { asArray, listDevices, openDevice } from "../../mod.ts";
import { onGpu } from "../support/device.ts";

const gpus = onGpu ? (await listDevices()).filter(({ id }) => id.startsWith("cuda")).length : 0;

describe("two GPUs", { skip: gpus < 2 && "needs two GPUs" }, () => {
  test("an array of the other one is refused by every protocol", async () => {
    using device = await openDevice("cuda:0");
    using other = await openDevice("cuda:1");
    using x = other.array(new Float32Array([1, 2, 3]));
    assert.deepEqual(x.__dlpack_device__(), [2, 1]);
    assert.throws(() => asArray(x, {}, device), /it is on .*; accepted is memory of/);
    assert.throws(() => device.fromCudaArrayInterface(x), /belongs to cuda:1; accepted is memory of/);
    using capsule = x.toDLPack();
    assert.throws(() => device.fromDLPack(capsule), /memory of cuda:1 given; accepted is memory of/);
    assert.throws(() => x.toDLPack({ dlDevice: [2, 0] }), /the array is on \[2, 1\]/);
    assert.throws(() => device.fromDLPack(capsule, { copy: true }), /memory of cuda:1 given/);
    capsule.dispose();
    x.dispose();
    for (const each of [device, other]) {
      each.synchronize();
      assert.equal(each.memoryInUse(), 0);
    }
  });
});
