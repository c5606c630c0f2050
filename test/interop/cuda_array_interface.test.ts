import assert from "node:assert/strict";
import {
  asArray,
  type CudaArrayInterface,
  type CudaArrayInterfaceProvider,
  type Device,
  type DeviceArray,
  type DType,
  DTYPES,
} from "../../mod.ts";
import { onGpu } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { useTestDevice } from "../support/suite_device.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

/** The dictionary of `array` with some fields changed, as another library's object. */
function foreign(array: DeviceArray, changes: Record<string, unknown> = {}): CudaArrayInterfaceProvider {
  const dictionary = { ...array.__cuda_array_interface__, stream: null, ...changes };
  return { __cuda_array_interface__: dictionary as CudaArrayInterface };
}

describe("CUDA Array Interface", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("export: a dictionary of version 3, with null strides for C order", () => {
    using x = device.array(new Float32Array(6), { shape: [2, 3] });
    const dictionary = x.__cuda_array_interface__;
    assert.deepEqual(dictionary.shape, [2, 3]);
    assert.equal(dictionary.typestr, "<f4");
    assert.deepEqual(dictionary.data, [x.pointer, false]);
    assert.equal(dictionary.version, 3);
    assert.equal(dictionary.strides, null);
    const turned = x.transpose(), { shape, strides } = turned.__cuda_array_interface__;
    assert.deepEqual(strides, [4, 12]);
    // A consumer that changes them does not change the array.
    (shape as number[]).reverse();
    (strides as number[]).reverse();
    assert.deepEqual([turned.shape, turned.strides], [[3, 2], [4, 12]]);
  });

  test("export: the stream covers pending work on the array and is never 0", () => {
    using stream = device.createStream();
    using x = device.zeros([4], "f32", { stream });
    assert.equal(x.__cuda_array_interface__.stream, stream.handle);
    using legacy = device.zeros([4], "f32", { stream: device.asStream(0) });
    assert.equal(legacy.__cuda_array_interface__.stream, 1n);
  });

  test("export: NumPy's typestr for every dtype; bf16 is rejected with a hint to DLPack", () => {
    const typestrs: Partial<Record<DType, string>> = {
      bool: "|b1",
      u8: "|u1",
      u16: "<u2",
      u32: "<u4",
      u64: "<u8",
      i8: "|i1",
      i16: "<i2",
      i32: "<i4",
      i64: "<i8",
      f16: "<f2",
      f32: "<f4",
      f64: "<f8",
      complex64: "<c8",
      complex128: "<c16",
    };
    for (const dtype of Object.keys(DTYPES) as DType[]) {
      using x = device.empty([2], dtype);
      if (dtype === "bf16") {
        assert.throws(
          () => x.__cuda_array_interface__,
          /dtype: expected a dtype that the CUDA Array Interface has, got "bf16"; use DLPack \(array\.toDLPack\(\)/,
        );
        continue;
      }
      assert.equal(x.__cuda_array_interface__.typestr, typestrs[dtype]);
      using back = device.fromCudaArrayInterface(foreign(x));
      assert.equal(back.dtype, dtype);
    }
  });

  test("export: empty arrays have pointer 0, and arrays can have no axes", () => {
    using empty = device.empty([0, 3], "f32");
    assert.deepEqual(empty.__cuda_array_interface__.data, [0n, false]);
    using back = device.fromCudaArrayInterface(foreign(empty));
    assert.deepEqual(back.shape, [0, 3]);
    assert.equal(back.toHost().length, 0);
    using single = device.array(new Float32Array([7]), { shape: [] });
    using backSingle = device.fromCudaArrayInterface(foreign(single));
    assert.deepEqual(backSingle.shape, []);
    assert.deepEqual(backSingle.toHost(), new Float32Array([7]));
  });

  test("import: shares memory for C order, views, negative and broadcast strides", () => {
    using x = device.array(new Int32Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
    for (const view of [x, x.transpose(), x.slice([null, null, -1]), x.slice(null, [1, 3])]) {
      using back = device.fromCudaArrayInterface(foreign(view));
      assert.equal(back.pointer, view.pointer);
      assert.deepEqual(back.shape, view.shape);
      assert.deepEqual(back.toHost(), view.toHost());
    }
    using broadcast = device.fromCudaArrayInterface(foreign(x, { shape: [3, 2], strides: [0, 4] }));
    assert.deepEqual(broadcast.toHost(), new Int32Array([1, 2, 1, 2, 1, 2]));
  });

  test("strides of axes with one element are ignored", () => {
    using x = device.array(new Float32Array([1, 2, 3]));
    for (const step of [0, 3, -7, 2 ** 40]) {
      using back = device.fromCudaArrayInterface(foreign(x, { shape: [1, 3, 1], strides: [step, 4, step] }));
      assert.deepEqual(back.toHost(), new Float32Array([1, 2, 3]));
      assert.equal(back.isContiguous, true);
      assert.equal(back.__cuda_array_interface__.strides, null);
      using again = device.fromDLPack(back.toDLPack());
      assert.deepEqual(again.toHost(), new Float32Array([1, 2, 3]));
    }
    using empty = device.fromCudaArrayInterface(
      foreign(x, { shape: [0, 3], strides: [1, 3], data: [0, false] }),
    );
    assert.equal(empty.size, 0);
  });

  test("import: accepts numbers and bigints, missing strides and stream, and version 2", () => {
    using x = device.array(new Uint8Array([1, 2, 3]));
    using back = device.fromCudaArrayInterface({
      __cuda_array_interface__: { shape: [3n], typestr: "|u1", data: [Number(x.pointer), false], version: 2 },
    });
    assert.deepEqual(back.toHost(), new Uint8Array([1, 2, 3]));
  });

  test("import: read-only memory stays read-only", () => {
    using x = device.array(new Uint8Array([1, 2, 3]));
    using back = device.fromCudaArrayInterface(foreign(x, { data: [x.pointer, true] }));
    assert.equal(back.readOnly, true);
    assert.deepEqual(back.__cuda_array_interface__.data, [x.pointer, true]);
    assert.throws(() => back.copyFrom(new Uint8Array(3)), /read-only/);
    assert.equal(x.readOnly, false);
  });

  test("import: rejects invalid dictionaries and names the field", () => {
    using x = device.array(new Float32Array(4), { shape: [2, 2] });
    const cases: [Record<string, unknown>, RegExp][] = [
      [{ stream: 0 }, /stream: expected .*null, 1 .* 0 is ambiguous and invalid.*, got 0/],
      [
        { stream: 0n },
        /__cuda_array_interface__\.stream: expected null, 1 \(legacy default stream\), 2.* got 0n/,
      ],
      [{ stream: -1 }, /stream: expected .*, got -1/],
      [{ mask: {} }, /mask: expected .*null: masked arrays.*, got Object/],
      [{ typestr: "<V2" }, /typestr: expected .*, got "<V2"/],
      [{ typestr: ">f4" }, /typestr: expected .*, got ">f4"/],
      [{ typestr: undefined }, /typestr: expected .*, got undefined/],
      [{ shape: [2, -2] }, /shape\[1\]: expected .*, got -2/],
      [{ shape: "2,2" }, /shape: expected .*, got "2,2"/],
      [{ strides: [8] }, /strides: expected .*null or 2 integers.*, got \[8\]/],
      [
        { strides: [8, 0.5] },
        /__cuda_array_interface__\.strides: expected null or 2 integers, the stride in bytes.* got \[8, 0\.5\]/,
      ],
      [{ data: [1.5, false] }, /data\[0\]: expected .*an address.*, got 1.5/],
      [{ data: [x.pointer] }, /data/],
      [{ data: [x.pointer, 1] }, /data\[1\]: expected .*true if.*, got 1/],
      [{ version: 1 }, /version: expected .*2 or 3.*, got 1/],
    ];
    for (const [changes, message] of cases) {
      assert.throws(() => device.fromCudaArrayInterface(foreign(x, changes)), message);
    }
    assert.throws(
      () =>
        device.fromCudaArrayInterface({ __cuda_array_interface__: null as unknown as CudaArrayInterface }),
      /expected .*a dictionary.*, got null/,
    );
  });

  test("import: rejects unaligned memory and host addresses", () => {
    using x = device.array(new Float32Array(4));
    assert.throws(
      () => device.fromCudaArrayInterface(foreign(x, { data: [x.pointer + 2n, false], shape: [3] })),
      /data\[0\]: expected .*an address that is a multiple of 4.*, got 0x\w+/,
    );
    assert.throws(
      () => device.fromCudaArrayInterface(foreign(x, { strides: [2] })),
      /strides\[0\]: expected a multiple of 4 bytes, the alignment of .*, got 2 bytes/,
    );
    assert.throws(
      () => device.fromCudaArrayInterface(foreign(x, { data: [0x1000, false] })),
      /data\[0\]: expected memory of \w+:0, got 0x[0-9a-f]+, which is not device memory/,
    );
  });

  test("import: rejects arrays that leave their allocation", () => {
    using below = device.array(new Float32Array(64), { pooled: false });
    using x = device.array(new Float32Array(64), { pooled: false });
    using above = device.array(new Float32Array(64), { pooled: false });
    void [below, above];
    const rejects = (changes: Record<string, unknown>, message: RegExp) =>
      assert.throws(() => device.fromCudaArrayInterface(foreign(x, changes)), message);
    const outside =
      /data\[0\]: expected an array within its allocation of \d+ bytes at 0x\w+, got bytes -?0x/;
    rejects({ shape: [2 ** 20] }, outside);
    rejects({ shape: [2], strides: [-(2 ** 21)] }, outside);
    rejects({ shape: [2], strides: [2 ** 40] }, outside);
    rejects({ shape: [2], strides: [-(2 ** 50)] }, outside);
    rejects({ shape: [2 ** 30, 2 ** 30] }, /expected an array that spans less than 2\^53 bytes/);
    rejects({ shape: [2 ** 30, 2 ** 30], strides: [0, 0] }, /spans less than 2\^53 bytes/);
    rejects({ shape: [3, 2 ** 52], strides: [2 ** 52, -(2 ** 52)] }, /spans less than 2\^53 bytes/);
    rejects({ shape: [2n ** 63n] }, /shape\[0\]: expected a non-negative integer/);
    rejects({ strides: [2n ** 63n] }, /strides: expected/);
    rejects({ data: [2n ** 64n - 4n, false] }, /which is not device memory/);
    rejects({ data: [0, false] }, /which is not device memory/);
    using reversed = device.fromCudaArrayInterface(
      foreign(x, { data: [x.pointer + 252n, false], strides: [-4] }),
    );
    assert.equal(reversed.size, 64);
  });

  test("import: reads each field once", () => {
    using x = device.array(new Float32Array([1, 2, 3, 4]));
    const dictionary = x.__cuda_array_interface__;
    let reads = 0;
    const changing = {
      ...dictionary,
      stream: null,
      get shape() {
        return reads++ === 0 ? [4] : [2 ** 30];
      },
    };
    using back = device.fromCudaArrayInterface({ __cuda_array_interface__: changing });
    assert.deepEqual(back.shape, [4]);
  });

  test("import: waits for the producer's stream", () => {
    using producer = device.createStream();
    using consumer = device.createStream();
    using x = device.zeros([1 << 20], "u8", { stream: producer });
    x.fill(7, { stream: producer });
    using back = device.fromCudaArrayInterface(x, { stream: consumer });
    assert.equal(back.toHost({ stream: consumer }).every((value) => value === 7), true);
  });

  test("asArray wraps producers, returns a DeviceArray unchanged, and rejects other objects", () => {
    using x = device.array(new Float32Array([1, 2]));
    for (const version of [NaN, Infinity, 2.5, 1]) {
      assert.throws(() => asArray(foreign(x, { version }), {}, device), /version: expected 2 or 3/);
    }
    assert.equal(asArray(x, {}, device), x);
    assert.throws(
      () => asArray(x, { device } as never),
      /^TypeError: options: expected only stream, order, got device, which is the third argument$/,
    );
    using back = asArray(foreign(x), {}, device);
    assert.deepEqual(back.toHost(), new Float32Array([1, 2]));
    assert.throws(
      () => asArray([1, 2] as unknown as DeviceArray, {}, device),
      /array: expected .*a DeviceArray.*, got \[1, 2\]; upload host data with device\.array\(\)$/,
    );
    assert.throws(
      () => device.asArray(new Float32Array(3) as never),
      /array: expected .*, got Float32Array of 12 bytes; upload host data with device\.array\(\)$/,
    );
  });
});
