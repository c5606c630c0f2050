import { contextOf } from "../../src/device/device.ts";
import assert from "node:assert/strict";
import { type Device, type DeviceArray, type DType, DTYPES, type TypedArray } from "../../mod.ts";
import { onGpu } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { useTestDevice } from "../support/suite_device.ts";
import { WRONG_DATA } from "../support/wrong_data.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

describe("arrays", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("upload and download every typed array with its dtype", () => {
    const samples: [TypedArray, DType][] = [
      [new Uint8Array([0, 1, 255]), "u8"],
      [new Uint16Array([0, 65535]), "u16"],
      [new Uint32Array([0, 4294967295]), "u32"],
      [new BigUint64Array([0n, 0xffff_ffff_ffff_ffffn]), "u64"],
      [new Int8Array([-128, 127]), "i8"],
      [new Int16Array([-32768, 32767]), "i16"],
      [new Int32Array([-2147483648, 2147483647]), "i32"],
      [new BigInt64Array([-(2n ** 63n), 2n ** 63n - 1n]), "i64"],
      [new Float16Array([0.5, -Infinity]), "f16"],
      [new Float32Array([Math.fround(0.1), -0, NaN]), "f32"],
      [new Float64Array([0.1, Number.MIN_VALUE]), "f64"],
    ];
    for (const [data, dtype] of samples) {
      using array = device.array(data);
      assert.equal(array.dtype, dtype);
      assert.deepEqual(array.shape, [data.length]);
      assert.deepEqual(array.strides, [DTYPES[dtype].itemSize]);
      assert.deepEqual(array.toHost(), data);
    }
  });

  test("reject data of another type than the dtype", () => {
    for (const { dtype, data, message } of WRONG_DATA) {
      assert.throws(() => device.array({ dtype, shape: [2], data: data as never }), {
        name: "TypeError",
        message: `data: ${message}`,
      });
    }
    const data: Float32Array = new Float32Array(new SharedArrayBuffer(8)).fill(2);
    using shared: DeviceArray<"f32"> = device.array({ dtype: "f32", shape: [2], data });
    assert.deepEqual(shared.toHost(), new Float32Array([2, 2]));
  });

  test("read the bits of bf16 and complex elements from a typed array if dtype says so", () => {
    using bits = device.array(new Uint16Array([0x3f80, 0xbf80]), { dtype: "bf16" });
    assert.equal(bits.dtype, "bf16");
    assert.deepEqual(bits.toHost(), new Uint16Array([0x3f80, 0xbf80]));
    using complex = device.array(new Float32Array([1, 2, 3, 4]), { dtype: "complex64" });
    assert.deepEqual(complex.shape, [2]);
    assert.deepEqual(complex.toHost(), new Float32Array([1, 2, 3, 4]));
    assert.throws(
      () => device.array(new Float32Array(2), { dtype: "float" as "f32" }),
      /dtype: expected .*bool.*, got "float"/,
    );
  });

  test("hold 0 and 1 as bool, whatever the bytes", () => {
    const data = new Uint8Array([255, 128, 0, 1, 2, 0]), truth = new Uint8Array([1, 1, 0, 1, 1, 0]);
    const file = { dtype: "bool", shape: [2, 3], data } as const;
    using mask = device.array(data, { dtype: "bool" });
    assert.deepEqual(mask.toHost(), truth);
    for (const source of [new Uint8ClampedArray(data), Float32Array.from(data), file]) {
      using other = device.array(source, { dtype: "bool" });
      assert.deepEqual(other.toHost(), truth);
    }
    using same = device.array(file), numbers = device.array(file, { dtype: "f32" });
    assert.deepEqual([same.shape, same.toHost()], [[2, 3], truth]);
    assert.deepEqual(numbers.toHost(), Float32Array.from(truth));
    using target = device.zeros([6], "bool");
    assert.deepEqual(target.copyFrom(data).toHost(), truth);
    target.flip().copyFrom(data);
    assert.deepEqual(target.toHost(), truth.toReversed());
    using none = device.array(new Uint8Array(0), { dtype: "bool" });
    assert.equal(none.size, 0);
  });

  test("hold 0 and 1 as bool when a graph reads page-locked bytes", () => {
    using target = device.zeros([4], "bool"), pinned = device.allocatePinned(4);
    const bytes = pinned.as("u8");
    using graph = device.capture((stream) => void target.copyFrom(bytes, { stream }));
    using executable = graph.instantiate();
    bytes.set([0, 9, 255, 1]);
    executable.launch();
    assert.deepEqual(target.toHost(), new Uint8Array([0, 1, 1, 1]));
  });

  test("check the shape against the data", () => {
    using array = device.array(new Float32Array(6), { shape: [2, 3] });
    assert.deepEqual(array.strides, [12, 4]);
    assert.equal(array.ndim, 2);
    assert.equal(array.size, 6);
    assert.equal(array.byteLength, 24);
    assert.equal(array.isContiguous, true);
    assert.throws(
      () => device.array(new Float32Array(6), { shape: [2, 4] }),
      /shape: expected a shape with 6 elements, the length of data, got \[2, 4\], which has 8$/,
    );
    assert.throws(
      () => device.array(new Uint16Array(6), { shape: [2, 4], dtype: "bf16" }),
      /shape: expected a shape with 6 elements, the length of data, got \[2, 4\], which has 8$/,
    );
    assert.throws(
      () => device.array(new Float32Array(3), { shape: [1], dtype: "complex64" }),
      /shape: expected data of whole elements of complex64, 8 bytes each, got 12 bytes$/,
    );
    assert.throws(
      () => device.empty([2, -1], "f32"),
      /shape\[1\]: expected an integer from 0 to 9007199254740991, got -1/,
    );
    assert.throws(
      () => device.empty([2 ** 40, 2 ** 40], "f32"),
      /shape: expected at most 2\^53 - 1 elements, got \[1099511627776, 1099511627776\]/,
    );
    assert.throws(
      () => device.array([1, 2] as unknown as Float32Array),
      /data: expected .*a typed array.*, got \[1, 2\]/,
    );
  });

  test("are not created from decoded images or a list of extents, and the errors show the call to make", () => {
    const image = { width: 5, height: 2, data: new Uint8Array(30) };
    assert.throws(
      () => device.array(image as never),
      /data: expected a typed array, or .*; upload .* device\.array\(image\.data, { shape: \[2, 5, 3\] }\), or a file with readImage\(\)$/,
    );
    // deno-lint-ignore no-explicit-any -- JavaScript passes anything.
    const js: any = device;
    for (
      const create of [
        () => js.empty(2, 3),
        () => js.empty(2, 3, "f32"),
        () => js.zeros(2, 3, "f32"),
        () => js.ones(2, 3, "f32"),
        () => js.full(2, 3, 7, "f32"),
      ]
    ) {
      assert.throws(
        create,
        /^TypeError: dtype: .*, got [37]; pass a shape of several dimensions as an array$/,
      );
    }
  });

  test("can be empty or have no axes", () => {
    using none = device.empty([0, 3], "f32");
    assert.equal(none.pointer, 0n);
    assert.deepEqual(none.toHost(), new Float32Array(0));
    using one = device.array(new Float32Array([7]), { shape: [] });
    assert.equal(one.ndim, 0);
    assert.deepEqual(one.toHost(), new Float32Array([7]));
  });

  test("zeros() clears memory that is reused", () => {
    for (let round = 0; round < 3; round++) {
      using dirty = device.array(new Uint8Array(5000).fill(0xff));
      void dirty.pointer;
      dirty.dispose();
      using zeros = device.zeros([5000], "u8");
      assert.ok(zeros.toHost().every((byte) => byte === 0));
    }
  });

  test("emptyPitched() makes the pitch the row stride", async () => {
    using image = device.emptyPitched([5, 7, 3], "u8");
    const pitch = image.strides[0]!;
    assert.ok(pitch >= 21);
    assert.deepEqual(image.strides, [pitch, 3, 1]);
    assert.equal(image.isContiguous, pitch === 21);
    const data = Uint8Array.from({ length: 105 }, (_, i) => i * 7);
    using flat = device.array(data);
    const rows = new Uint8Array(pitch * 5);
    for (let y = 0; y < 5; y++) rows.set(data.subarray(y * 21, y * 21 + 21), y * pitch);
    // Writes the whole allocation, padding included.
    using staging = device.allocate(pitch * 5);
    device.copy(staging, rows);
    contextOf(device).driver.copies.deviceToDevice(
      image.pointer,
      staging.pointer,
      pitch * 5,
      device.stream.handle,
    );
    assert.deepEqual(image.toHost(), data);
    assert.deepEqual(await image.download(), data);
    assert.deepEqual(flat.toHost(), data);
    using batch = device.emptyPitched([2, 5, 7, 3], "u8");
    assert.equal(batch.strides[0], batch.strides[1]! * 5);
  });

  test("reject use after dispose(), which can be called twice", async () => {
    const array = device.array(new Float32Array(3));
    array.dispose();
    array.dispose();
    assert.equal(array.disposed, true);
    assert.throws(() => array.pointer, /^Error: the f32 \[3\] array has been disposed/);
    assert.throws(() => array.toHost(), /has been disposed/);
    await assert.rejects(array.download(), /has been disposed/);
    assert.throws(() => array.copyFrom(new Float32Array(3)), /has been disposed/);
  });

  test("name the argument that was disposed of", () => {
    using x = device.zeros([3], "f32");
    const gone = device.zeros([2, 3], "f32"), view = gone.index(0);
    gone.dispose();
    const ends = "has been disposed; dispose() was called, or its `using` block ended";
    const isArray = `the f32 [2, 3] array ${ends}`;
    const isView = `the array that the f32 [3] view belongs to ${ends}`;
    const other = `add: other: ${isView}`, into = `add: into: ${isView}`;
    assert.throws(() => x.add(view), { message: other });
    assert.throws(() => x.add(1, { into: view }), { message: into });
    assert.throws(() => x.copyFrom(view), { message: `copyFrom: source: ${isView}` });
    assert.throws(() => x.equals(view), { message: `equals: other: ${isView}` });
    assert.throws(() => device.stack([x, view]), { message: `stack[1]: ${isView}` });
    assert.throws(() => device.copy(x, gone), { message: `src: ${isArray}` });
    assert.throws(() => view.toHost(), { message: isView });
    assert.throws(() => gone.sum(), { message: `sum: ${isArray}` });
  });

  test("reject objects that are not streams", () => {
    assert.throws(
      () => device.empty([1], "f32", { stream: {} as never }),
      /stream: expected .*a Stream.*, got Object/,
    );
  });
});
