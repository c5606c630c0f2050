/** Memory of the software device: the allocator, pinned, registered and pitched memory. */
import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { Random } from "../../support/random.ts";
import { Allocator } from "../../../src/driver/software/machine/allocator.ts";
import { fails, withDriver } from "./harness.ts";

describe("allocator", () => {
  test("random allocations are aligned and never overlap, and freeing them merges all gaps", () => {
    const start = 131072;
    const end = start + (1 << 20);
    const allocator = new Allocator(start, end);
    const random = new Random("allocator");
    const live = new Map<number, number>();
    for (let i = 0; i < 5000; i++) {
      if (random.below(3) > 0) {
        const byteLength = 1 + random.below(5000);
        const allocation = allocator.allocate(byteLength, "device");
        if (!allocation) continue;
        assert.equal(allocation.offset % 256, 0);
        assert.ok(allocation.offset >= start && allocation.offset + byteLength <= end);
        for (const [offset, length] of live) {
          assert.ok(allocation.offset + byteLength <= offset || offset + length <= allocation.offset);
        }
        live.set(allocation.offset, byteLength);
      } else if (live.size > 0) {
        const offset = random.pick([...live.keys()]);
        live.delete(offset);
        assert.ok(allocator.release(offset));
      }
    }
    for (const offset of live.keys()) allocator.release(offset);
    assert.equal(allocator.freeBytes, end - start);
    assert.equal(allocator.allocate(end - start, "device")?.offset, start);
  });

  test("finds an allocation by any of its addresses and by no other", () => {
    const allocator = new Allocator(0, 4096);
    const { offset } = allocator.allocate(100, "device")!;
    assert.equal(allocator.find(offset + 99)?.offset, offset);
    assert.equal(allocator.find(offset + 100), undefined);
  });
});

describe("memory", () => {
  test("an allocation that is too large is CUDA_ERROR_OUT_OF_MEMORY, and a smaller one still succeeds", () =>
    withDriver((driver) => {
      fails(2, () => driver.memory.allocate(5 * 2 ** 30), /cuMemAlloc/);
      const pointer = driver.memory.allocate(1 << 20);
      driver.memory.free(pointer);
      fails(1, () => driver.memory.allocate(0));
    }));

  test("allocates, writes and frees nearly 4 GiB", () =>
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

  test("allocates nearly 4 GiB in pieces of 256 KiB", () =>
    withDriver((driver) => {
      const pointers = Array.from({ length: 16_000 }, () => driver.memory.allocate(1 << 18));
      const last = pointers.at(-1)!, back = new Uint8Array(4);
      driver.copies.hostToDevice(last, new Uint8Array([1, 2, 3, 4]), 4, null);
      driver.copies.deviceToHost(back, last, 4, null);
      assert.deepEqual([...back], [1, 2, 3, 4]);
      for (const pointer of pointers) driver.memory.free(pointer);
    }));

  test("freeing twice, in the middle of an allocation or at a foreign address is CUDA_ERROR_INVALID_VALUE", () =>
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

  test("aligns the rows of pitched memory to 512 bytes", () =>
    withDriver((driver) => {
      const { pointer, pitch } = driver.memory.allocatePitched(513, 7, 4);
      assert.equal(pitch, 1024);
      assert.equal(driver.memory.pointerInfo(pointer)?.byteLength, 7 * 1024);
      fails(1, () => driver.memory.allocatePitched(513, 7, 3));
    }));

  test("pointerInfo gives the base and size of the allocation around an address", () =>
    withDriver((driver) => {
      const pointer = driver.memory.allocate(1000);
      const { address } = driver.memory.allocateHost(500, 0);
      assert.deepEqual(driver.memory.pointerInfo(pointer + 999n), {
        ordinal: 0,
        offset: 999,
        byteLength: 1000,
        isMapping: false,
      });
      assert.equal(driver.memory.pointerInfo(address + 7n)?.offset, 7);
      assert.equal(driver.memory.pointerInfo(pointer + 1000n), undefined);
      assert.equal(driver.memory.pointerInfo(0n), undefined);
      assert.equal(driver.memory.pointerInfo(2n ** 63n), undefined);
    }));

  test("pinned memory is a view of the device memory at its address", () =>
    withDriver((driver) => {
      const { address, view } = driver.memory.allocateHost(16, 0);
      assert.equal(view.length, 16);
      driver.memory.allocate(200 << 20); // grows the memory; the view must stay valid
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

  test("pinned memory has a view where the buffer cannot be cloned", (t) =>
    withDriver((driver) => {
      t.mock.method(globalThis, "structuredClone", () => {
        throw new Error("not isolated");
      });
      const { address, view } = driver.memory.allocateHost(4, 0), back = new Uint8Array(4);
      view.fill(5);
      driver.copies.deviceToHost(back, address, 4, null);
      assert.deepEqual([...back], [5, 5, 5, 5]);
    }));

  test("copies registered memory by address until it is unregistered", () =>
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
