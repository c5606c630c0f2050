/** Memory of one device, given to another: two GPUs where there are two, else two software devices. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { asArray, listDevices, openDevice } from "../../mod.ts";
import { onGpu } from "../support/device.ts";

const gpus = onGpu ? (await listDevices()).filter(({ id }) => id.startsWith("cuda")).length : 0;
const kind = gpus > 1 ? "cuda" : "software";

describe(`two devices (${kind})`, () => {
  test("an array of the other one is refused by every protocol", async () => {
    using device = await openDevice(`${kind}:0`);
    using other = await openDevice(`${kind}:1`);
    using x = other.array(new Float32Array([1, 2, 3]));
    assert.throws(() => asArray(x, {}, device), new RegExp(`it is on ${kind}:1; accepted is memory of`));
    assert.throws(
      () => device.fromCudaArrayInterface(x),
      new RegExp(`belongs to ${kind}:1; accepted is memory of ${kind}:0`),
    );
    using capsule = x.toDLPack();
    if (kind === "cuda") {
      assert.deepEqual(x.__dlpack_device__(), [2, 1]);
      assert.throws(() => device.fromDLPack(capsule), /expected .*memory of.*got memory of cuda:1/);
      assert.throws(() => x.toDLPack({ dlDevice: [2, 0] }), /the array is on \[2, 1\]/);
      assert.throws(() => device.fromDLPack(capsule, { copy: true }), /memory of cuda:1 given/);
    } else {
      // To DLPack it is memory of the host, of which there is one.
      assert.deepEqual(x.__dlpack_device__(), [1, 0]);
      assert.throws(() => device.fromDLPack(capsule), /which software:0 cannot use in place/);
      assert.throws(() => x.toDLPack({ dlDevice: [1, 1] }), /the array is on \[1, 0\]/);
      using copied = device.fromDLPack(capsule, { copy: true });
      assert.deepEqual([...copied.toHost()], [1, 2, 3]);
    }
    capsule.dispose();
    x.dispose();
    for (const each of [device, other]) {
      each.synchronize();
      assert.equal(each.memoryInUse(), 0);
    }
  });
});
