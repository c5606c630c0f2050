import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../../mod.ts";
import { deviceName } from "../../support/device.ts";
import { runProgram } from "../../support/process.ts";
import { randomBytes } from "../../support/random.ts";
import { useTestDevice } from "../../support/suite_device.ts";

describe("memory", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("bytes survive copies through every kind of host and device memory", () => {
    const data = randomBytes(100_003);
    // Without a stream copies are synchronous.
    for (const options of [{}, { stream: device.stream }]) {
      using a = device.allocate(data.length);
      using b = device.allocate(data.length, { pooled: false });
      using pinned = device.allocatePinned(data.length);
      using registered = device.register(new Uint8Array(new ArrayBuffer(data.length)));
      device.copy(a, data, options);
      device.copy(b, a, options);
      device.copy(pinned, b, options);
      if ("stream" in options) device.stream.synchronize();
      assert.deepEqual(new Uint8Array(pinned.bytes), data);
      device.copy(a, pinned, options);
      device.copy(registered, a, options);
      if ("stream" in options) device.stream.synchronize();
      assert.deepEqual(registered.view, data);
      using c = device.allocate(data.length);
      device.copy(c, registered, options);
      const back = new Uint8Array(data.length);
      device.copy(back, c, options);
      assert.deepEqual(back, data);
    }
  });

  test("offsets and lengths select bytes", () => {
    using memory = device.allocate(16);
    memory.fill(0xee);
    device.copy(memory, new Uint8Array([1, 2, 3, 4, 5, 6]), { srcOffset: 1, dstOffset: 3, byteLength: 4 });
    const back = new Uint8Array(16);
    device.copy(back, memory);
    assert.deepEqual([...back], [0xee, 0xee, 0xee, 2, 3, 4, 5, ...new Array(9).fill(0xee)]);
    assert.throws(
      () => device.copy(memory, back, { byteLength: 17 }),
      /byteLength: expected .*.* 0 to 16.*, got 17/,
    );
    assert.throws(
      () => device.copy(memory, back, { srcOffset: -1 }),
      /srcOffset: expected an integer from 0 to 16, got -1/,
    );
    assert.throws(
      () => device.copy(memory, new Uint8Array(5)),
      /dst: expected 5 bytes, the size of src, got 16 bytes; pass \{ byteLength: 5 \} to copy only the first of them/,
    );
    assert.throws(
      () => device.copy(back, back),
      /dst and src: expected at least one on a device, got host memory for both/,
    );
    using rows = device.zeros([2, 8], "u8");
    const turned = rows.transpose();
    assert.throws(
      () => device.copy(turned, back),
      /dst: expected a contiguous array, got strides \[1,8\]; its copyFrom\(\) writes to any strides$/,
    );
    assert.throws(() => device.copy(back, turned), /src: expected .*; use contiguous\(\) to make one$/);
    assert.throws(
      () => device.copy(memory, "x" as unknown as Uint8Array),
      /src: expected .*page-locked memory or.* got "x"/,
    );
  });

  test("the bytes of a copy must not overlap, and read-only memory is not written", () => {
    using x = device.array(Uint8Array.of(1, 2, 3, 4, 5, 6));
    const options = { byteLength: 4, dstOffset: 2 };
    assert.throws(
      () => device.copy(x, x, options),
      /^RangeError: dst: expected memory apart from src, got 4 bytes at a distance of 2; copy them to other/,
    );
    device.copy(x, x.slice([0, 3]), { byteLength: 2, dstOffset: 2 });
    device.copy(x, x);
    assert.deepEqual([...x.toHost()], [1, 2, 1, 2, 5, 6]);
    const { __cuda_array_interface__: dictionary } = x;
    const foreign = {
      __cuda_array_interface__: { ...dictionary, data: [dictionary.data[0], true] as const },
    };
    using readOnly = device.asArray(foreign);
    const message = /^TypeError: dst: expected writable memory, got memory that its owner marked read-only/;
    assert.throws(() => device.copy(readOnly, x), message);
    assert.throws(() => device.copy2D(readOnly, x, { widthBytes: 1, height: 1 }), message);
    assert.throws(() => device.writable(readOnly), message);
  });

  test("copy2D respects the pitch of each side", () => {
    const width = 37, height = 5;
    const data = randomBytes(width * height);
    using image = device.allocatePitched(width, height);
    assert.ok(image.pitch >= width && image.pitch % 4 === 0);
    device.copy2D(image, data, { widthBytes: width, height });
    const back = new Uint8Array(64 * height).fill(0xaa);
    device.copy2D(back, image, { widthBytes: width, height, dstPitch: 64 });
    for (let y = 0; y < height; y++) {
      assert.deepEqual(back.subarray(y * 64, y * 64 + width), data.subarray(y * width, (y + 1) * width));
      assert.ok(
        back.subarray(y * 64 + width, (y + 1) * 64).every((byte) => byte === 0xaa),
        "bytes between rows are untouched",
      );
    }
    using second = device.allocatePitched(width, height);
    using pinned = device.allocatePinned(width * height);
    device.copy2D(second, image, { widthBytes: width, height });
    device.copy2D(pinned, second, { widthBytes: width, height, stream: device.stream });
    device.stream.synchronize();
    assert.deepEqual(new Uint8Array(pinned.bytes), data);
    assert.throws(() => device.copy2D(image, data, { widthBytes: width, height: height + 1 }), /rows of/);
    assert.throws(
      () => device.copy2D(image, data, { widthBytes: width, height, srcPitch: 3 }),
      /srcPitch: expected an integer from 37 to 9007199254740991, got 3/,
    );
  });

  test("fill sets every byte", () => {
    using memory = device.allocate(1000);
    memory.fill(7);
    const back = new Uint8Array(1000);
    device.copy(back, memory);
    assert.ok(back.every((byte) => byte === 7));
    assert.throws(() => memory.fill(256), /byte: expected an integer from 0 to 255, got 256/);
  });

  test("pinned memory whose size is no multiple of the element size has no typed array", () => {
    using pinned = device.allocatePinned(10);
    assert.equal(pinned.as("u16").length, 5);
    assert.throws(() => pinned.as("f32"), {
      name: "RangeError",
      message: "as: expected a multiple of 4 bytes for f32, got 10 bytes",
    });
  });

  test("pinned memory is exposed as typed arrays until it is disposed of", () => {
    const pinned = device.allocatePinned(64);
    const floats = pinned.as("f32");
    assert.equal(floats.length, 16);
    floats[3] = 1.5;
    assert.equal(new DataView(pinned.bytes.buffer, pinned.bytes.byteOffset).getFloat32(12, true), 1.5);
    assert.equal(device.memoryStatistics().pinned, 64);
    pinned.dispose();
    pinned.dispose();
    assert.throws(() => pinned.bytes, /has been disposed/);
    assert.throws(() => pinned.address, /has been disposed/);
  });

  test("typed arrays of pinned memory that has been disposed of are rejected", () => {
    using x = device.zeros([4], "f32");
    using texels = device.cudaArray({ shape: [4], dtype: "f32" });
    const pinned = device.allocatePinned(16), floats = pinned.as("f32"), part = pinned.bytes.subarray(0, 16);
    pinned.dispose();
    using later = device.allocatePinned(16); // on the software device, at the same address
    const rejects = (name: string, call: () => void) =>
      assert.throws(call, {
        message:
          `${name}: the host memory has been disposed; dispose() was called, or its \`using\` block ended`,
      });
    for (const stale of [pinned, floats, part]) {
      rejects("src", () => device.copy(x, stale));
      rejects("dst", () => device.copy(stale, x));
      rejects("src", () => device.copy2D(x, stale, { widthBytes: 4, height: 4 }));
      rejects("src", () => texels.copyFrom(stale));
    }
    rejects("source", () => x.copyFrom(floats));
    rejects("data", () => device.array(floats));
    rejects("view", () => device.register(floats));
    device.copy(x, later.as("f32"));
    device.copy(later.bytes.subarray(4), x, { byteLength: 12 });
  });

  test("typed arrays of registered memory are ordinary ones after its disposal", () => {
    using x = device.zeros([1024], "f32");
    const view = new Float32Array(1024).fill(2), registered = device.register(view);
    registered.dispose();
    device.copy(x, view);
    assert.equal(x.toHost()[1023], 2);
    assert.throws(() => device.copy(x, registered), /^Error: src: the host memory has been disposed/);
  });

  test("memory in use is counted, and use after dispose() is rejected", () => {
    const before = device.memoryInUse();
    const memory = device.allocate(4096);
    assert.equal(device.memoryInUse(), before + 4096);
    memory.dispose();
    memory.dispose();
    assert.equal(device.memoryInUse(), before);
    assert.ok(device.memoryStatistics().peak >= before + 4096);
    assert.throws(() => memory.pointer, /has been disposed/);
    assert.throws(() => device.copy(memory, new Uint8Array(4096)), /has been disposed/);
  });

  // In a separate process: running out of memory synchronizes the context, which ends captures of other
  // threads.
  test("running out of memory is a CudaError with a hint, and a smaller allocation works after it", () => {
    const { stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      const device = await openDevice();
      const { total } = device.memoryInfo();
      for (const pooled of [true, false]) {
        try {
          device.allocate(total * 4, { pooled });
        } catch ({ code, name, message }) {
          console.log(code, name, /hint: free arrays/.test(message), device.memoryInUse());
        }
        using small = device.allocate(1 << 20, { pooled });
        small.fill(1);
        device.synchronize();
      }
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout, "2 CUDA_ERROR_OUT_OF_MEMORY true 0\n".repeat(2), stderr);
  });

  test("rejects invalid sizes", () => {
    for (const wrong of [-1, 1.5, NaN, Infinity, "8" as unknown as number]) {
      const name = typeof wrong === "number" ? "RangeError" : "TypeError";
      assert.throws(() => device.allocate(wrong), new RegExp(`^${name}: byteLength: `));
    }
    assert.throws(
      () => device.allocatePitched(10, 10, 5 as 4),
      /elementBytes: expected .*4, 8 or 16.*, got 5/,
    );
    assert.throws(
      () => device.register(5 as unknown as Uint8Array),
      /view: expected a typed array or DataView, got 5/,
    );
    for (const buffer of [ArrayBuffer, SharedArrayBuffer]) {
      assert.throws(
        () => device.register(new Uint8Array(new buffer(64, { maxByteLength: 128 }))),
        /view: expected a typed array or DataView of a buffer of fixed length, got one of a resizable buffer/,
      );
    }
    using nothing = device.allocate(0);
    assert.equal(nothing.pointer, 0n);
  });
});
