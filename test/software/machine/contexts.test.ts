/** Devices and contexts of the software device. */
import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { fails } from "./harness.ts";
import { testDriver } from "./kernels.ts";

const TOTAL = 65532 * 65536;

describe("device and context", () => {
  test("reports the properties of a CUDA device with compute capability 9.0 and 4 GiB", () => {
    const driver = testDriver({ workers: 3 });
    assert.equal(driver.devices.count(), 8);
    assert.equal(driver.devices.name(0), "cuffi software device");
    assert.equal(driver.devices.uuid(0).length, 16);
    assert.equal(driver.devices.totalMemory(0), TOTAL);
    const attributes = {
      1: 1024,
      4: 64,
      5: 2147483647,
      6: 65535,
      8: 49152,
      10: 32,
      16: 3,
      41: 1,
      75: 9,
      76: 0,
      97: 101376,
    };
    for (const [attribute, value] of Object.entries(attributes)) {
      assert.equal(driver.devices.attribute(0, Number(attribute)), value, `attribute ${attribute}`);
    }
    fails(1, () => driver.devices.attribute(0, 0));
    fails(101, () => driver.devices.name(8));
  });

  test("calls without a context fail with CUDA_ERROR_INVALID_CONTEXT", () => {
    const driver = testDriver({ workers: 0 });
    fails(201, () => driver.memory.allocate(1));
    const context = driver.contexts.retain(0);
    driver.contexts.setCurrent(context);
    driver.contexts.release(0);
    fails(201, () => driver.contexts.setCurrent(context));
    fails(201, () => driver.contexts.release(0));
  });

  test("the last release destroys the context and everything in it", () => {
    const driver = testDriver({ workers: 0 });
    assert.equal(driver.contexts.retain(0), driver.contexts.retain(0));
    const stream = driver.streams.create(0, 0);
    driver.memory.allocate(1000);
    driver.contexts.release(0);
    driver.streams.synchronize(stream);
    driver.contexts.release(0);
    driver.contexts.retain(0);
    fails(400, () => driver.streams.synchronize(stream));
    assert.equal(driver.memory.info().free, driver.memory.info().total - 131072);
    driver.contexts.release(0);
  });

  test("each device has its own context, whose last release frees only its own memory", () => {
    const driver = testDriver({ workers: 0 });
    const [context, peer] = [driver.contexts.retain(0), driver.contexts.retain(3)];
    assert.notEqual(context, peer);
    driver.contexts.setCurrent(peer);
    const theirs = driver.memory.allocate(1000);
    const stream = driver.streams.create(0, 0);
    driver.contexts.setCurrent(context);
    const { free } = driver.memory.info();
    const ours = driver.memory.allocate(1000);
    assert.deepEqual(
      [driver.memory.pointerInfo(ours)?.ordinal, driver.memory.pointerInfo(theirs)?.ordinal],
      [0, 3],
    );
    assert.equal(driver.streams.context(stream), peer);
    assert.notDeepEqual(driver.devices.uuid(0), driver.devices.uuid(3));
    driver.contexts.release(3);
    fails(201, () => driver.contexts.setCurrent(peer));
    driver.contexts.setCurrent(context);
    assert.equal(driver.memory.pointerInfo(theirs), undefined);
    assert.equal(driver.memory.info().free, free);
    driver.memory.free(ours);
    driver.contexts.release(0);
  });
});
