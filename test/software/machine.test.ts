/** The software device's machine: memory, copies, streams, events, modules, launches, faults. */
import { after, describe, test } from "node:test";
import assert from "node:assert/strict";
import process from "node:process";
import { CompileError, CudaError } from "../../src/base/errors.ts";
import { Allocator } from "../../src/driver/software/machine/allocator.ts";
import { CommandQueue } from "../../src/driver/software/machine/queue.ts";
import type { SoftwareDriver } from "../../src/driver/software/driver.ts";
import { testDriver } from "./machine-kernels.ts";

const MODULE = ".version 8.0";
const TOTAL = 65535 * 65536;

function fails(code: number, call: () => unknown, message?: RegExp): void {
  assert.throws(call, (error) => {
    assert.ok(error instanceof CudaError, String(error));
    assert.equal(error.code, code, error.message);
    if (message) assert.match(error.message, message);
    return true;
  });
}

/** Runs `body` with a retained context that is released afterwards, whatever happened. */
function withDriver(body: (driver: SoftwareDriver) => void, workers = 0): void {
  const driver = testDriver({ workers });
  driver.contexts.retain(0);
  try {
    body(driver);
  } finally {
    driver.contexts.release(0);
  }
}

/** Launches `count` on `blocks` blocks. */
function launchCount(
  driver: SoftwareDriver,
  fn: bigint,
  stream: bigint,
  out: bigint,
  blocks: number,
  rounds: number,
): void {
  const parameters = driver.functions.parameterBlock(12);
  parameters.view.setBigUint64(0, out, true);
  parameters.view.setUint32(8, rounds, true);
  driver.launch(fn, blocks, 1, 1, 1, 1, 1, 0, stream, parameters);
}

function launchWith(driver: SoftwareDriver, fn: bigint, value: bigint, blocks = 1): void {
  const parameters = driver.functions.parameterBlock(8);
  parameters.view.setBigUint64(0, value, true);
  driver.launch(fn, blocks, 1, 1, 1, 1, 1, 0, 0n, parameters);
}

describe("allocator", () => {
  test("random allocations never overlap, are aligned, and leave one gap when all are freed", () => {
    const start = 131072;
    const end = start + (1 << 20);
    const allocator = new Allocator(start, end);
    let state = 12345;
    const random = (below: number) => (state = (state * 1103515245 + 12345) & 0x7fffffff) % below;
    const live = new Map<number, number>();
    for (let i = 0; i < 5000; i++) {
      if (random(3) > 0) {
        const byteLength = 1 + random(5000);
        const allocation = allocator.allocate(byteLength, "device");
        if (!allocation) continue;
        assert.equal(allocation.offset % 256, 0);
        assert.ok(allocation.offset >= start && allocation.offset + byteLength <= end);
        for (const [offset, length] of live) {
          assert.ok(allocation.offset + byteLength <= offset || offset + length <= allocation.offset);
        }
        live.set(allocation.offset, byteLength);
      } else if (live.size > 0) {
        const offset = [...live.keys()][random(live.size)]!;
        live.delete(offset);
        assert.ok(allocator.release(offset));
      }
    }
    for (const offset of live.keys()) allocator.release(offset);
    assert.equal(allocator.freeBytes, end - start);
    assert.equal(allocator.allocate(end - start, "device")?.offset, start);
  });

  test("an address is found in its allocation and not beyond its last byte", () => {
    const allocator = new Allocator(0, 4096);
    const { offset } = allocator.allocate(100, "device")!;
    assert.equal(allocator.find(offset + 99)?.offset, offset);
    assert.equal(allocator.find(offset + 100), undefined);
  });
});

describe("command queue", () => {
  test("commands run in the order given while an earlier one is with the workers", () => {
    const queue = new CommandQueue();
    const order: string[] = [];
    let finished = false;
    queue.enqueue({
      start: () => false,
      done: () => finished,
      wait: () => void (finished = true),
      finish: () => order.push("kernel"),
    });
    const copy = queue.enqueueCall(() => order.push("copy"));
    assert.equal(queue.poll(), 0);
    assert.deepEqual(order, []);
    queue.drain(copy);
    assert.deepEqual(order, ["kernel", "copy"]);
    assert.ok(queue.idle);
  });
});

describe("device and context", () => {
  test("properties are those of a CUDA device of compute capability 9.0 with 4 GiB at most", () => {
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

  test("without a context every call fails with CUDA_ERROR_INVALID_CONTEXT", () => {
    const driver = testDriver({ workers: 0 });
    fails(201, () => driver.memory.allocate(1));
    const context = driver.contexts.retain(0);
    driver.contexts.setCurrent(context);
    driver.contexts.release(0);
    fails(201, () => driver.contexts.setCurrent(context));
    fails(201, () => driver.contexts.release(0));
  });

  test("the context lives until the last release, and then everything on it is gone", () => {
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

  test("devices have contexts of their own; the last release of one frees its memory and leaves the others'", () => {
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
      [driver.memory.pointerOrdinal(ours), driver.memory.pointerOrdinal(theirs)],
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

describe("memory", () => {
  test("too large an allocation is CUDA_ERROR_OUT_OF_MEMORY, and a smaller one works afterwards", () =>
    withDriver((driver) => {
      fails(2, () => driver.memory.allocate(5 * 2 ** 30), /cuMemAlloc/);
      const pointer = driver.memory.allocate(1 << 20);
      driver.memory.free(pointer);
      fails(1, () => driver.memory.allocate(0));
    }));

  test("nearly 4 GiB can be allocated, written at the end and freed", () =>
    withDriver((driver) => {
      const { free } = driver.memory.info();
      const pointer = driver.memory.allocate(free);
      fails(2, () => driver.memory.allocate(1));
      const last = pointer + BigInt(free - 4);
      driver.copies.hostToDevice(last, new Uint8Array([1, 2, 3, 4]), 4, null);
      const back = new Uint8Array(4);
      driver.copies.deviceToHost(back, last, 4, null);
      assert.deepEqual([...back], [1, 2, 3, 4]);
      driver.memory.free(pointer);
      assert.equal(driver.memory.info().free, free);
    }));

  test("freeing twice, freeing the middle and freeing a foreign pointer are CUDA_ERROR_INVALID_VALUE", () =>
    withDriver((driver) => {
      const pointer = driver.memory.allocate(1000);
      fails(1, () => driver.memory.free(pointer + 256n));
      fails(1, () => driver.memory.free(0x7fff_0000_0000n));
      fails(1, () => driver.memory.freeHost(pointer));
      driver.memory.free(pointer);
      fails(1, () => driver.memory.free(pointer));
      driver.memory.free(0n);
      const other = driver.memory.allocateAsync(1000, 0n);
      driver.memory.freeAsync(other, 0n);
      fails(1, () => driver.memory.freeAsync(other, 0n));
    }));

  test("rows of pitched memory begin at multiples of 512 bytes", () =>
    withDriver((driver) => {
      const { pointer, pitch } = driver.memory.allocatePitched(513, 7, 4);
      assert.equal(pitch, 1024);
      assert.equal(driver.memory.pointerInfo(pointer)?.byteLength, 7 * 1024);
      fails(1, () => driver.memory.allocatePitched(513, 7, 3));
    }));

  test("an address inside an allocation is known with the allocation's base and size, others are not", () =>
    withDriver((driver) => {
      const pointer = driver.memory.allocate(1000);
      const { address } = driver.memory.allocateHost(500, 0);
      assert.deepEqual(driver.memory.pointerInfo(pointer + 999n), {
        kind: "device",
        ordinal: 0,
        base: pointer,
        byteLength: 1000,
      });
      assert.equal(driver.memory.pointerInfo(address)?.kind, "host");
      assert.equal(driver.memory.pointerInfo(pointer + 1000n), undefined);
      assert.equal(driver.memory.pointerInfo(0n), undefined);
      assert.equal(driver.memory.pointerInfo(2n ** 63n), undefined);
    }));

  test("pinned memory is a view of what kernels and copies see at its address", () =>
    withDriver((driver) => {
      const { address, view } = driver.memory.allocateHost(16, 0);
      assert.equal(view.length, 16);
      driver.memory.allocate(200 << 20); // the memory grows: the view must stay valid
      view.set([9, 8, 7]);
      assert.equal(driver.memory.hostDevicePointer(address), address);
      const pointer = driver.memory.allocate(16);
      driver.copies.hostToDevice(pointer, address, 16, 0n);
      const back = new Uint8Array(16);
      driver.copies.deviceToHost(back, pointer, 16, null);
      assert.deepEqual([...back.subarray(0, 3)], [9, 8, 7]);
      fails(712, () => driver.memory.registerHost(view, 0));
      driver.memory.freeHost(address);
      fails(1, () => driver.memory.hostDevicePointer(address));
    }));

  test("registered memory can be copied by address, once registered and until unregistered", () =>
    withDriver((driver) => {
      const host = new Float32Array([1, 2, 3, 4]);
      const address = driver.memory.registerHost(host, 0);
      fails(712, () => driver.memory.registerHost(host.subarray(1, 2), 0));
      fails(801, () => driver.memory.hostDevicePointer(address));
      const pointer = driver.memory.allocate(16);
      driver.copies.hostToDevice(pointer, address + 4n, 8, 0n);
      driver.copies.deviceToHost(host, pointer, 8, null);
      assert.deepEqual([...host], [2, 3, 3, 4]);
      fails(1, () => driver.copies.hostToDevice(pointer, address + 12n, 8, null));
      driver.memory.unregisterHost(address);
      fails(713, () => driver.memory.unregisterHost(address));
      fails(1, () => driver.copies.hostToDevice(pointer, address, 4, null));
    }));
});

describe("copies", () => {
  test("a copy that leaves its allocation on either side is CUDA_ERROR_INVALID_VALUE and moves nothing", () =>
    withDriver((driver) => {
      const pointer = driver.memory.allocate(16);
      driver.copies.memset(pointer, 7, 1, 16, null);
      fails(1, () => driver.copies.hostToDevice(pointer + 8n, new Uint8Array(16), 16, null), /past the end/);
      fails(1, () => driver.copies.hostToDevice(pointer, new Uint8Array(8), 16, null));
      fails(
        1,
        () => driver.copies.hostToDevice(12345n, new Uint8Array(16), 16, null),
        /not in allocated memory/,
      );
      const back = new Uint8Array(16);
      driver.copies.deviceToHost(back, pointer, 16, null);
      assert.ok(back.every((byte) => byte === 7));
    }));

  test("overlapping device copies behave as memmove", () =>
    withDriver((driver) => {
      const pointer = driver.memory.allocate(8);
      driver.copies.hostToDevice(pointer, new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]), 8, null);
      driver.copies.deviceToDevice(pointer + 2n, pointer, 6, 0n);
      const back = new Uint8Array(8);
      driver.copies.deviceToHost(back, pointer, 8, null);
      assert.deepEqual([...back], [1, 2, 1, 2, 3, 4, 5, 6]);
    }));

  test("two-dimensional copies and fills touch rows only, not the padding", () =>
    withDriver((driver) => {
      const pointer = driver.memory.allocate(24);
      driver.copies.memset(pointer, 0xaa, 1, 24, 0n);
      const src = new Uint8Array([1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9]);
      driver.copies.copy2D({
        widthBytes: 3,
        height: 3,
        src,
        srcKind: "host",
        srcPitch: 4,
        dst: pointer,
        dstKind: "device",
        dstPitch: 8,
      }, 0n);
      driver.copies.memset2D(pointer + 4n, 8, 0x1234, 2, 1, 3, 0n);
      const back = new Uint8Array(24);
      driver.copies.deviceToHost(back, pointer, 24, null);
      const row = (a: number, b: number, c: number) => [a, b, c, 0xaa, 0x34, 0x12, 0xaa, 0xaa];
      assert.deepEqual([...back], [...row(1, 2, 3), ...row(4, 5, 6), ...row(7, 8, 9)]);
      fails(1, () => driver.copies.memset(pointer + 1n, 0, 4, 1, null));
      fails(1, () => driver.copies.memset2D(pointer, 2, 0, 1, 3, 3, null), /pitch/);
    }));

  test("a value wider than the element is cut to it", () =>
    withDriver((driver) => {
      const pointer = driver.memory.allocate(8);
      driver.copies.memset(pointer, 0xdeadbeef, 4, 2, 0n);
      const back = new Uint32Array(2);
      driver.copies.deviceToHost(back, pointer, 8, null);
      assert.deepEqual([...back], [0xdeadbeef, 0xdeadbeef]);
    }));
});

describe("streams and events", () => {
  test("handles of other kinds and destroyed ones are CUDA_ERROR_INVALID_HANDLE", () =>
    withDriver((driver) => {
      const stream = driver.streams.create(1, -5);
      const event = driver.events.create(0);
      assert.equal(driver.streams.priority(stream), -5);
      assert.equal(driver.streams.flags(stream), 1);
      assert.ok(driver.streams.query(0n) && driver.streams.query(1n) && driver.streams.query(2n));
      fails(400, () => driver.streams.query(event));
      fails(400, () => driver.events.record(stream, stream));
      fails(400, () => driver.streams.waitEvent(stream, 99999n));
      driver.streams.destroy(stream);
      driver.events.destroy(event);
      fails(400, () => driver.streams.synchronize(stream));
      fails(400, () => driver.events.query(event));
    }));

  test("elapsed time needs two recorded events with timing", () =>
    withDriver((driver) => {
      const [start, end, untimed] = [
        driver.events.create(0),
        driver.events.create(0),
        driver.events.create(2),
      ];
      assert.ok(driver.events.query(start), "an event that was never recorded is complete");
      fails(400, () => driver.events.elapsed(start, end), /never recorded/);
      driver.events.record(start, 0n);
      driver.events.record(untimed, 0n);
      driver.events.record(end, 0n);
      assert.ok(driver.events.elapsed(start, end) >= 0);
      fails(400, () => driver.events.elapsed(start, untimed), /without timing/);
    }));
});

describe("modules", () => {
  test("variables are placed with initial values, zeros and each other's addresses", () =>
    withDriver((driver) => {
      const before = driver.memory.info().free;
      const module = driver.modules.load(MODULE);
      const table = driver.modules.global(module, "table");
      const zeros = driver.modules.global(module, "zeros");
      assert.equal(zeros.byteLength, 300);
      const bytes = new Uint8Array(16);
      driver.copies.deviceToHost(bytes, table.pointer, 16, null);
      assert.deepEqual([...bytes.subarray(0, 8)], [1, 2, 3, 4, 0, 0, 0, 0]);
      assert.equal(new DataView(bytes.buffer).getBigUint64(8, true), zeros.pointer + 8n);
      const rest = new Uint8Array(300).fill(1);
      driver.copies.deviceToHost(rest, zeros.pointer, 300, null);
      assert.ok(rest.every((byte) => byte === 0));
      fails(500, () => driver.modules.global(module, "nothing"), /table, zeros/);
      fails(500, () => driver.modules.function(module, "nothing"), /count/);
      const fn = driver.modules.function(module, "count");
      assert.equal(driver.modules.function(module, "count"), fn);
      assert.deepEqual(driver.functions.parameters(fn), [{ offset: 0, byteLength: 8 }, {
        offset: 8,
        byteLength: 4,
      }]);
      driver.modules.unload(module);
      assert.equal(driver.memory.info().free, before);
      fails(400, () => driver.modules.function(module, "count"));
      fails(400, () => driver.functions.attribute(fn, 0));
    }));

  test("machine code is refused as such, nonsense as nonsense, and bad PTX with the compiler's log", () =>
    withDriver((driver) => {
      fails(209, () => driver.modules.load(new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2])), /PTX/);
      fails(209, () => driver.modules.load(new Uint8Array([0x50, 0xed, 0x55, 0xba])));
      fails(200, () => driver.modules.load(new Uint8Array([1, 2, 3])));
      driver.modules.unload(driver.modules.load(new TextEncoder().encode(`// comment\n${MODULE}\n\0junk`)));
      assert.throws(() => driver.modules.load(".version bad"), (error) => {
        assert.ok(error instanceof CompileError);
        assert.match(error.log, /line 2/);
        return true;
      });
    }));

  test("a kernel's attributes and occupancy follow its declarations", () =>
    withDriver((driver) => {
      const fn = driver.modules.function(driver.modules.load(MODULE), "limited");
      assert.equal(driver.functions.attribute(fn, 0), 32);
      assert.equal(driver.functions.attribute(fn, 1), 1000);
      assert.equal(driver.functions.attribute(fn, 3), 64);
      assert.equal(driver.functions.attribute(fn, 8), 48152);
      assert.equal(driver.functions.occupancy(fn, 32, 0), 1);
      assert.equal(driver.functions.occupancy(fn, 33, 0), 0);
      assert.equal(driver.functions.occupancy(fn, 32, 60000), 0);
      driver.functions.setAttribute(fn, 8, 60000);
      assert.equal(driver.functions.occupancy(fn, 32, 60000), 1);
      fails(1, () => driver.functions.setAttribute(fn, 8, 101376), /100376/);
      fails(1, () => driver.functions.setAttribute(fn, 4, 8));
      fails(1, () => driver.functions.attribute(fn, 16));
    }));
});

describe("launches", () => {
  test("sizes that the CUDA driver refuses are CUDA_ERROR_INVALID_VALUE", () =>
    withDriver((driver) => {
      const module = driver.modules.load(MODULE);
      const fn = driver.modules.function(module, "limited");
      const free = driver.modules.function(module, "load");
      const none = driver.functions.parameterBlock(0);
      const launch = (fn: bigint, grid: number[], block: number[], shared = 0) =>
        driver.launch(fn, grid[0]!, grid[1]!, grid[2]!, block[0]!, block[1]!, block[2]!, shared, 0n, none);
      launch(fn, [1, 1, 1], [32, 1, 1]);
      fails(1, () => launch(fn, [0, 1, 1], [32, 1, 1]), /grid\.x is 0/);
      fails(1, () => launch(fn, [1, 65536, 1], [32, 1, 1]), /grid\.y/);
      fails(1, () => launch(fn, [1, 1, 1], [16, 2, 1]), /32 x 1 x 1/);
      fails(1, () => launch(fn, [1, 1, 1], [32, 1, 1], 48153), /shared/);
      fails(1, () => launch(free, [1, 1, 1], [2048, 1, 1]), /block\.x is 2048/);
      fails(1, () => launch(free, [1, 1, 1], [64, 32, 1]), /2048 threads/);
      fails(1, () => launch(free, [1, 1, 1], [1, 1, 65]), /block\.z/);
      fails(1, () => launch(free, [1, 1, 1], [1, 1, 1]), /0 bytes of arguments/);
      fails(400, () => launch(module, [1, 1, 1], [1, 1, 1]));
      driver.contexts.synchronize();
    }));

  for (const workers of [0, 1, 2, 5]) {
    test(`every block runs exactly once, with ${workers} workers`, () =>
      withDriver((driver) => {
        const fn = driver.modules.function(driver.modules.load(MODULE), "count");
        for (
          const [blocks, rounds] of [[1, 1], [1, 5_000_000], [7, 300_000], [1000, 3000], [4097, 0]] as const
        ) {
          const out = driver.memory.allocate(4 * blocks);
          driver.copies.memset(out, 0, 4, blocks, 0n);
          for (let i = 0; i < 3; i++) launchCount(driver, fn, 0n, out, blocks, rounds);
          const back = new Int32Array(blocks);
          driver.copies.deviceToHost(back, out, 4 * blocks, null);
          assert.ok(
            back.every((value, block) => value === 3 * (block + 1)),
            `${blocks} blocks, ${rounds} rounds`,
          );
          driver.memory.free(out);
        }
      }, workers));
  }

  test("work of several streams and the default stream is ordered while kernels are with the workers", () =>
    withDriver((driver) => {
      const fn = driver.modules.function(driver.modules.load(MODULE), "count");
      const [a, b] = [driver.streams.create(1, 0), driver.streams.create(0, 0)];
      const out = driver.memory.allocate(4 * 64);
      const event = driver.events.create(0);
      const end = driver.events.create(0);
      driver.copies.memset(out, 0, 4, 64, a);
      launchCount(driver, fn, a, out, 64, 200_000);
      driver.events.record(event, a);
      driver.streams.waitEvent(b, event);
      const source = new Int32Array(64).fill(1000);
      driver.copies.hostToDevice(out, source, 32, b);
      source.fill(-1); // pageable memory is the caller's again
      launchCount(driver, fn, 0n, out, 64, 200_000);
      driver.events.record(end, b);
      if (!driver.events.query(end)) fails(600, () => driver.events.elapsed(event, end));
      const { address, view } = driver.memory.allocateHost(4 * 64, 0);
      driver.copies.deviceToHost(address, out, 4 * 64, b);
      driver.streams.synchronize(b);
      const result = new Int32Array(view.buffer, view.byteOffset, 64);
      assert.deepEqual([...result], Array.from({ length: 64 }, (_, i) => i < 8 ? 1000 + i + 1 : 2 * (i + 1)));
      assert.ok(driver.events.elapsed(event, end) > 0);
      assert.ok(driver.streams.query(a));
    }, 2));

  test("the event loop stays free while workers run a kernel, and the queue goes on by itself", async () => {
    const driver = testDriver({ workers: 2 });
    driver.contexts.retain(0);
    after(() => driver.contexts.release(0));
    const fn = driver.modules.function(driver.modules.load(MODULE), "count");
    const out = driver.memory.allocate(4 * 16);
    driver.copies.memset(out, 0, 4, 16, 0n);
    launchCount(driver, fn, 0n, out, 16, 1);
    launchCount(driver, fn, 0n, out, 16, 20_000_000);
    launchCount(driver, fn, 0n, out, 16, 20_000_000);
    assert.equal(driver.streams.query(0n), false);
    let turns = 0;
    while (!driver.streams.query(0n)) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      turns++;
    }
    assert.ok(turns > 1);
    const back = new Int32Array(16);
    driver.copies.deviceToHost(back, out, 64, null);
    assert.deepEqual([...back], Array.from({ length: 16 }, (_, i) => 3 * (i + 1)));
  });
});

describe("faults", () => {
  for (const workers of [0, 2]) {
    test(`a fault is reported at the next synchronization and by every call until the reset, with ${workers} workers`, () => {
      const driver = testDriver({ workers });
      driver.contexts.retain(0);
      after(() => driver.contexts.release(0));
      const module = driver.modules.load(MODULE);
      const stream = driver.streams.create(1, 0);
      const pointer = driver.memory.allocate(4);
      driver.copies.memset(pointer, 1, 4, 1, null);
      launchCount(driver, driver.modules.function(module, "count"), 0n, pointer, 1, 5_000_000);
      launchWith(driver, driver.modules.function(module, "load"), 0xffff_fff0n, 40);
      driver.copies.memset(pointer, 2, 4, 1, stream);
      fails(700, () => driver.streams.synchronize(stream), /in kernel load, block \(0, 0, 0\)/);
      fails(700, () => driver.memory.allocate(16));
      fails(700, () => driver.events.create(0));
      driver.contexts.release(0);
      driver.contexts.retain(0);
      driver.memory.free(driver.memory.allocate(16));
      driver.contexts.synchronize();
    });

    test(`trap is CUDA_ERROR_LAUNCH_FAILED with block, thread and line, with ${workers} workers`, () =>
      withDriver((driver) => {
        const fn = driver.modules.function(driver.modules.load(MODULE), "trap");
        const parameters = driver.functions.parameterBlock(4);
        parameters.view.setUint32(0, 4321, true);
        driver.launch(fn, 100, 100, 1, 4, 2, 1, 0, 0n, parameters);
        const where = /kernel trap, block \(21, 43, 0\), thread \(1, 1, 0\), PTX line 42/;
        fails(719, () => driver.contexts.synchronize(), where);
      }, workers));
  }
});

describe("printf", () => {
  /** Prints one value through a kernel and returns what reached stdout. */
  function printed(driver: SoftwareDriver, format: string, args: (view: DataView) => void): string {
    const fn = driver.modules.function(driver.modules.load(MODULE), "print");
    const text = new TextEncoder().encode(`${format}\0`);
    const packed = new Uint8Array(64);
    args(new DataView(packed.buffer));
    const [at, argsAt] = [driver.memory.allocate(text.length), driver.memory.allocate(64)];
    driver.copies.hostToDevice(at, text, text.length, null);
    driver.copies.hostToDevice(argsAt, packed, 64, null);
    const parameters = driver.functions.parameterBlock(16);
    parameters.view.setBigUint64(0, at, true);
    parameters.view.setBigUint64(8, argsAt, true);
    const original = process.stdout.write;
    let output = "";
    process.stdout.write = ((chunk: string) => (output += chunk, true)) as typeof process.stdout.write;
    try {
      driver.launch(fn, 1, 1, 1, 1, 1, 1, 0, 0n, parameters);
      driver.contexts.synchronize();
    } finally {
      process.stdout.write = original;
    }
    return output;
  }

  // What glibc's printf gives.
  const doubles: [string, number, string][] = [
    ["%f", 1.5, "1.500000"],
    ["%.0f", 2.5, "2"],
    ["%.0f", 3.5, "4"],
    ["%8.3f|", -3.14159, "  -3.142|"],
    ["%-8.1f|", 2.25, "2.2     |"],
    ["%08.2f", -1.5, "-0001.50"],
    ["%+e", 12345.678, "+1.234568e+04"],
    ["%g", 0.0001, "0.0001"],
    ["%g", 0.00001, "1e-05"],
    ["%g", 1e6, "1e+06"],
    ["%g", 100000, "100000"],
    ["%G", 1e-10, "1E-10"],
    ["%#g", 1, "1.00000"],
    ["%a", 1, "0x1p+0"],
    ["%a", 0.1, "0x1.999999999999ap-4"],
    ["%.2a", -3.999, "-0x2.00p+1"],
    ["%f", Infinity, "inf"],
    ["%05F", NaN, "  NAN"],
    ["%.1f", -0, "-0.0"],
    ["%f", 1e22, "10000000000000000000000.000000"],
  ];
  test("floating-point conversions give what C's printf gives", () =>
    withDriver((driver) => {
      for (const [format, value, expected] of doubles) {
        assert.equal(printed(driver, format, (view) => view.setFloat64(0, value, true)), expected, format);
      }
    }));

  const words: [string, bigint, string][] = [
    ["%d", -1n, "-1"],
    ["%u", -1n, "4294967295"],
    ["%5d|%%", 42n, "   42|%"],
    ["%-5d|", 42n, "42   |"],
    ["%05d", -42n, "-0042"],
    ["%+.4i", 42n, "+0042"],
    ["%#x", 255n, "0xff"],
    ["%#010X", 255n, "0X000000FF"],
    ["%#o", 8n, "010"],
    ["%hhd", 200n, "-56"],
    ["%lld", -(2n ** 40n), "-1099511627776"],
    ["%lu", 2n ** 64n - 1n, "18446744073709551615"],
    ["%p", 0x1234n, "0x1234"],
    ["%p", 0n, "(nil)"],
    ["%c", 65n, "A"],
    ["%s", 0n, "(null)"],
  ];
  test("integer, character and pointer conversions give what C's printf gives", () =>
    withDriver((driver) => {
      for (const [format, value, expected] of words) {
        assert.equal(
          printed(driver, format, (view) => view.setBigInt64(0, BigInt.asIntN(64, value), true)),
          expected,
          format,
        );
      }
    }));

  test("arguments are packed at their own alignment, stars take an argument, strings are read from memory", () =>
    withDriver((driver) => {
      const text = driver.memory.allocate(8);
      driver.copies.hostToDevice(text, new TextEncoder().encode("warp\0xyz"), 8, null);
      const output = printed(driver, "%d %*.*f %s %.2s\n", (view) => {
        view.setInt32(0, 7, true);
        view.setInt32(4, 8, true);
        view.setInt32(8, 2, true);
        view.setFloat64(16, 3.14159, true);
        view.setBigUint64(24, text, true);
        view.setBigUint64(32, text, true);
      });
      assert.equal(output, "7     3.14 warp wa\n");
    }));
});
