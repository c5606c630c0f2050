/** Copies and fills on the software device. */
import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { fails, withDriver } from "./harness.ts";

describe("copies", () => {
  test("a copy outside an allocation is CUDA_ERROR_INVALID_VALUE and copies nothing", () =>
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

  test("overlapping device copies behave like memmove", () =>
    withDriver((driver) => {
      const pointer = driver.memory.allocate(8);
      driver.copies.hostToDevice(pointer, new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]), 8, null);
      driver.copies.deviceToDevice(pointer + 2n, pointer, 6, 0n);
      const back = new Uint8Array(8);
      driver.copies.deviceToHost(back, pointer, 8, null);
      assert.deepEqual([...back], [1, 2, 1, 2, 3, 4, 5, 6]);
    }));

  test("two-dimensional copies and fills leave the padding between rows unchanged", () =>
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

  test("fills with a 32-bit value", () =>
    withDriver((driver) => {
      const pointer = driver.memory.allocate(8);
      driver.copies.memset(pointer, 0xdeadbeef, 4, 2, 0n);
      const back = new Uint32Array(2);
      driver.copies.deviceToHost(back, pointer, 8, null);
      assert.deepEqual([...back], [0xdeadbeef, 0xdeadbeef]);
    }));
});
