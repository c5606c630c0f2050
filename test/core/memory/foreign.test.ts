/** When foreign memory is returned to its owner. */
import { contextOf } from "../../../src/device/device.ts";
import { allocationOf } from "../../../src/core/memory/array_data.ts";
import { stateOf } from "../../../src/core/stream_state.ts";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device, Module, Stream } from "../../../mod.ts";
import { DeviceArray } from "../../../src/array/array.ts";
import { CudaError } from "../../../src/base/errors.ts";
import { collectAllReturned } from "../../../src/core/memory/exports.ts";
import { Allocation } from "../../../src/core/memory/allocation.ts";
import { importArrayInterface } from "../../../src/interop/cuda_array_interface/import.ts";
import { KERNELS } from "../../fixtures/kernels.ts";
import { openTestDevice } from "../../support/device.ts";
import { override, replaceDriver } from "../../support/override.ts";

describe("foreign memory", () => {
  let device: Device;
  let module: Module;
  let owner: Stream, other: Stream;
  before(async () => {
    device = await openTestDevice();
    module = device.loadModule(KERNELS);
    owner = device.createStream();
    other = device.createStream();
  });
  after(() => {
    for (const object of [module, owner, other, device]) object.dispose();
  });

  /** Runs `body` with a driver that reports the work of these streams as unfinished, until `finish()`. */
  function whileInFlight(streams: readonly Stream[], body: (finish: (stream: Stream) => void) => void): void {
    const context = contextOf(device);
    const { driver } = context;
    const busy = new Set(streams.map(({ handle }) => handle));
    const events = new Map<bigint, bigint>();
    using _ = replaceDriver(context, () => ({
      streams: override(driver.streams, {
        query: (stream) => !busy.has(stream) && driver.streams.query(stream),
        synchronize(stream) {
          driver.streams.synchronize(stream);
          busy.delete(stream);
        },
      }),
      events: override(driver.events, {
        record(event, stream) {
          events.set(event, stream);
          driver.events.record(event, stream);
        },
        query: (event) => !busy.has(events.get(event) ?? 0n) && driver.events.query(event),
      }),
    }));
    body(({ handle }) => {
      driver.streams.synchronize(handle);
      busy.delete(handle);
    });
  }

  /** Imports an array of `owner`'s stream; `returned` counts how often the owner received it back. */
  function imported(array: DeviceArray): { foreign: DeviceArray; returned: () => number } {
    let count = 0;
    const { context, pointer, byteLength } = allocationOf(array);
    const allocation = new Allocation(context, pointer, byteLength, "foreign", stateOf(owner), () => count++);
    const foreign = new DeviceArray(allocation, array.dtype, array.shape, array.strides, 0, null);
    return { foreign, returned: () => count };
  }

  function use(array: DeviceArray, stream: Stream): void {
    module.kernel("add_one").launch({ grid: 1, block: 1, stream, order: false }, array, 1);
  }

  test("is returned after all unordered streams, even if the last one is the owner's", () => {
    using array = device.zeros([1], "i32", { stream: owner });
    owner.synchronize();
    whileInFlight([owner, other], (finish) => {
      const { foreign, returned } = imported(array);
      use(foreign, other);
      use(foreign, owner);
      foreign.dispose();
      device.allocate(1).dispose();
      assert.equal(returned(), 0);
      finish(other);
      for (let i = 0; i < 10; i++) device.allocate(1).dispose();
      assert.equal(returned(), 1);
    });
  });

  test("is returned after a fault, which ends the work that uses it", () => {
    const context = contextOf(device), { driver } = context, { warn } = console;
    const fault = () => {
      throw new CudaError(700, "cuEventQuery");
    };
    using x = device.zeros([1], "i32"), y = device.zeros([1], "i32");
    const later = imported(x), atOnce = imported(y);
    whileInFlight([other], () => {
      for (const { foreign } of [later, atOnce]) use(foreign, other);
      later.foreign.dispose();
      assert.equal(later.returned(), 0);
      console.warn = () => {};
      using _ = replaceDriver(context, () => ({
        events: override(driver.events, { query: fault, destroy: fault }),
        streams: override(driver.streams, { query: fault }),
      }));
      collectAllReturned();
      atOnce.foreign.dispose();
      console.warn = warn;
    });
    assert.deepEqual([later.returned(), atOnce.returned()], [1, 1]);
  });

  test("is returned at once if only its owner's stream used it", () => {
    using array = device.zeros([1], "i32", { stream: owner });
    whileInFlight([owner], () => {
      const { foreign, returned } = imported(array);
      use(foreign, owner);
      foreign.dispose();
      assert.equal(returned(), 1);
    });
  });

  test("an import by the CUDA Array Interface is returned after work on the stream that waited for its owner", () => {
    using array = device.zeros([1], "i32", { stream: owner });
    whileInFlight([other], (finish) => {
      const { dtype, shape, strides } = array;
      let count = 0;
      const { allocation } = importArrayInterface(
        contextOf(device),
        {
          __cuda_array_interface__: {
            shape,
            typestr: "<i4",
            data: [array.pointer, false],
            version: 3,
            stream: owner.handle,
          },
        },
        { stream: other },
        () => count++,
      );
      const foreign = new DeviceArray(allocation, dtype, shape, strides, 0, null);
      use(foreign, other);
      foreign.dispose();
      assert.equal(count, 0);
      finish(other);
      for (let i = 0; i < 10; i++) device.allocate(1).dispose();
      assert.equal(count, 1);
    });
  });

  test("is not delayed by other memory whose stream is still busy", () => {
    using array = device.zeros([1], "i32", { stream: owner });
    using third = device.createStream();
    owner.synchronize();
    whileInFlight([other, third], (finish) => {
      const slow = imported(array), fast = imported(array);
      use(slow.foreign, other);
      use(fast.foreign, third);
      slow.foreign.dispose();
      fast.foreign.dispose();
      finish(third);
      for (let i = 0; i < 10; i++) device.allocate(1).dispose();
      assert.deepEqual([slow.returned(), fast.returned()], [0, 1]);
      finish(other);
      for (let i = 0; i < 10; i++) device.allocate(1).dispose();
      assert.equal(slow.returned(), 1);
    });
  });

  test("synchronizing waits for all unordered streams", () => {
    using array = device.zeros([1], "i32", { stream: owner });
    whileInFlight([owner, other], () => {
      const { foreign } = imported(array);
      use(foreign, other);
      use(foreign, owner);
      allocationOf(foreign).synchronize();
      assert.ok(stateOf(other).context.driver.streams.query(other.handle));
      foreign.dispose();
    });
  });
});
