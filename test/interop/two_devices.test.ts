/** Memory of one device passed to another by the interop protocols. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { asArray } from "../../mod.ts";
import { nameTwoDevices, openTestDevice } from "../support/device.ts";

const [first, second] = await nameTwoDevices();
const kind = first.split(":")[0]!;

describe(`two devices: ${first} and ${second}`, () => {
  test("every protocol rejects an array of the other device", async () => {
    using device = await openTestDevice(first);
    using other = await openTestDevice(second);
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
      // In DLPack, memory of the software device is host memory, which has no ordinal.
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
