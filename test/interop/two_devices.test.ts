/** Memory of one device passed to another by the interop protocols. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { asArray } from "../../mod.ts";
import { contextOf } from "../../src/device/device.ts";
import { nameTwoDevices, openTestDevice } from "../support/device.ts";

const [first, second] = await nameTwoDevices();
const kind = first.split(":")[0]!;

describe(`two devices: ${first} and ${second}`, () => {
  test("page-locked memory is freed with the context of its device, even if another device was closed since", async () => {
    using device = await openTestDevice(first);
    const allocated = device.allocatePinned(64), registered = device.register(new Uint8Array(64));
    const { contexts } = contextOf(device).driver, { handle } = contextOf(device);
    for (const memory of [allocated, registered]) {
      const other = await openTestDevice(second);
      other.synchronize();
      other.dispose();
      const setCurrent = contexts.setCurrent.bind(contexts), made: bigint[] = [];
      contexts.setCurrent = (context) => {
        made.push(context);
        setCurrent(context);
      };
      try {
        memory.dispose();
      } finally {
        contexts.setCurrent = setCurrent;
      }
      assert.equal(made.at(-1), handle);
    }
    assert.equal(device.memoryStatistics().pinned, 0);
  });

  test("page-locked memory is freed with its device, after graphs of others that use it", async () => {
    using device = await openTestDevice(second);
    const owner = await openTestDevice(first);
    const kept = owner.allocatePinned(16), lost = owner.allocatePinned(16), view = lost.as("f32");
    const registered = owner.register(new Uint8Array(16));
    using x = device.zeros([16], "u8"), stream = device.createStream();
    kept.bytes.fill(7);
    device.copy(x, lost, { stream });
    const graph = device.capture(() => device.copy(x, kept, { stream }), { stream });
    owner.dispose();
    using executable = graph.instantiate();
    executable.launch(stream);
    assert.deepEqual([...x.toHost({ stream })], new Array(16).fill(7));
    executable.dispose();
    graph.dispose();
    const message = new RegExp(`device ${first} has been disposed`);
    for (const memory of [lost, registered]) {
      assert.throws(() => memory.address, message);
      assert.throws(() => device.copy(x, memory), message);
    }
    assert.throws(() => lost.bytes, message);
    // The memory of a software device cannot be detached.
    assert.equal(view.length, kind === "cuda" ? 0 : 4);
    lost.dispose();
    using again = await openTestDevice(first);
    again.register(registered.view).dispose();
  });

  test("every protocol rejects an array of the other device", async () => {
    using device = await openTestDevice(first);
    using other = await openTestDevice(second);
    using x = other.array(new Float32Array([1, 2, 3]));
    assert.throws(
      () => asArray(x, {}, device),
      new RegExp(`array: expected an array of .*, got one of ${kind}:1`),
    );
    assert.throws(
      () => device.fromCudaArrayInterface(x),
      new RegExp(`expected memory of ${kind}:0, got 0x[0-9a-f]+ of ${kind}:1`),
    );
    using capsule = x.toDLPack();
    if (kind === "cuda") {
      assert.deepEqual(x.__dlpack_device__(), [2, 1]);
      assert.throws(() => device.fromDLPack(capsule), /expected .*memory of.*, got memory of cuda:1/);
      assert.throws(
        () => x.toDLPack({ dlDevice: [2, 0] }),
        /dlDevice: expected \[2, 1\], the device of the array, got \[2, 0\]/,
      );
      assert.throws(() => device.fromDLPack(capsule, { copy: true }), /got memory of cuda:1/);
    } else {
      // In DLPack, memory of the software device is host memory, which has no ordinal.
      assert.deepEqual(x.__dlpack_device__(), [1, 0]);
      assert.throws(
        () => device.fromDLPack(capsule),
        /capsule: expected memory that \w+:0 can use in place, got host memory; use \{ copy: true \}/,
      );
      assert.throws(
        () => x.toDLPack({ dlDevice: [1, 1] }),
        /dlDevice: expected \[1, 0\], the device of the array, got \[1, 1\]/,
      );
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
