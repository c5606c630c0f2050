/** CUDA arrays: copies and lifetimes. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deviceName } from "../../support/device.ts";
import { runProgram } from "../../support/process.ts";
import { device, elements, HEIGHT, useTextures, WIDTH } from "../../support/textures.ts";

useTextures();

describe("CUDA arrays", () => {
  test("copies from and to typed arrays, page-locked memory and device arrays are exact", () => {
    const shapes = [[WIDTH], [HEIGHT, WIDTH], [3, HEIGHT, WIDTH]];
    for (const shape of shapes) {
      for (const channels of [1, 2, 4] as const) {
        const count = shape.reduce((product, extent) => product * extent, channels);
        const data = elements("i16", count);
        using array = device.cudaArray({ shape, dtype: "i16", channels });
        assert.equal(array.byteLength, 2 * count);
        array.copyFrom(data);
        assert.deepEqual(array.toHost(), data, `${shape} × ${channels}`);
        const full = channels === 1 ? shape : [...shape, channels];
        using packed = device.zeros(full, "i16");
        array.copyTo(packed);
        assert.deepEqual(packed.toHost(), data);
        using pinned = device.allocatePinned(2 * count);
        using stream = device.createStream();
        array.copyTo(pinned, { stream });
        stream.synchronize();
        assert.deepEqual(pinned.as("i16"), data);
        pinned.as("i16").reverse();
        array.copyFrom(pinned, { stream });
        assert.deepEqual(array.toHost(), data.toReversed());
      }
    }
  });

  test("copies respect the pitch of views and of pitched arrays", () => {
    const data = elements("u8", HEIGHT * 32);
    using wide = device.array(data, { shape: [HEIGHT, 32] });
    using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "u8" });
    array.copyFrom(wide.slice(null, [4, 4 + WIDTH]));
    const expected = Uint8Array.from(
      { length: HEIGHT * WIDTH },
      (_, i) => data[Math.floor(i / WIDTH) * 32 + 4 + i % WIDTH]!,
    );
    assert.deepEqual(array.toHost(), expected);
    using pitched = device.emptyPitched([HEIGHT, WIDTH], "u8");
    array.copyTo(pitched);
    assert.deepEqual(pitched.toHost(), expected);
  });

  test("count as device memory until they are disposed of", () => {
    const before = device.memoryStatistics();
    const array = device.cudaArray({ shape: [64, 64], dtype: "f32", channels: 4 });
    assert.equal(device.memoryInUse() - before.inUse, 64 * 64 * 16);
    assert.equal(device.memoryStatistics().allocations - before.allocations, 1);
    const texture = device.texture(array);
    assert.equal(device.memoryInUse() - before.inUse, 64 * 64 * 16, "a texture owns no memory");
    texture.dispose();
    array.dispose();
    array.dispose();
    assert.equal(device.memoryInUse(), before.inUse);
    assert.equal(array.disposed, true);
  });

  test("the garbage collector frees arrays and textures that were not disposed of, and counts them", () => {
    const { stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      const device = await openDevice();
      for (let round = 0; round < 200 && (device.memoryStatistics().finalized < 40 || round < 10); round++) {
        for (let i = 0; i < 10; i++) device.texture(device.cudaArray({ shape: [16, 16], dtype: "f32" }));
        globalThis.gc();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const { finalized, inUse, peak } = device.memoryStatistics();
      console.log(finalized >= 40, inUse < peak, inUse % 1024);
      device.dispose();
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "true true 0", stderr);
  });
});
