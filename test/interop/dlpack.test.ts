import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Device, DLPACK_DEVICE, DLPACK_FLAG, DLPackCapsule, type DType, DTYPES } from "../../mod.ts";
import { runtime } from "../../src/runtime/index.ts";
import { callFunction } from "../../src/interop/native.ts";
import { onGpu, openTestDevice } from "../support/device.ts";

/** What a C program reads of a managed tensor, by the offsets of dlpack.h. */
function readTensor(capsule: DLPackCapsule) {
  const { pointer, versioned } = capsule;
  const view = new DataView(runtime.foreignBuffer(pointer, 80));
  const at = versioned ? 32 : 0;
  const rank = view.getInt32(at + 16, true);
  const integers = (offset: number) =>
    rank === 0
      ? []
      : [...new BigInt64Array(runtime.foreignBuffer(view.getBigUint64(at + offset, true), rank * 8))].map(
        Number,
      );
  return {
    version: versioned ? [view.getUint32(0, true), view.getUint32(4, true)] : null,
    flags: versioned ? Number(view.getBigUint64(24, true)) : 0,
    deleter: view.getBigUint64(versioned ? 16 : 56, true),
    data: view.getBigUint64(at, true),
    device: [view.getInt32(at + 8, true), view.getInt32(at + 12, true)],
    type: [view.getUint8(at + 20), view.getUint8(at + 21), view.getUint16(at + 22, true)],
    shape: integers(24),
    strides: integers(32),
    byteOffset: view.getBigUint64(at + 40, true),
    view,
    at,
  };
}

describe("DLPack", () => {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
  });
  after(() => {
    device.synchronize();
    assert.equal(device.memoryInUse(), 0, "all that was lent came back");
    device.dispose();
  });

  for (const maxVersion of [[1, 0], [1, 3], [2, 0], null, [0, 8]] as const) {
    const versioned = maxVersion !== null && maxVersion[0] >= 1;
    test(`out: the struct for a consumer of version ${maxVersion?.join(".") ?? "none"}`, () => {
      using x = device.array(new Int16Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
      using capsule = x.transpose().toDLPack({ maxVersion });
      assert.equal(capsule.name, versioned ? "dltensor_versioned" : "dltensor");
      const tensor = readTensor(capsule);
      assert.deepEqual(tensor.version, versioned ? [1, 0] : null);
      assert.equal(tensor.flags, 0);
      assert.notEqual(tensor.deleter, 0n);
      assert.deepEqual(tensor.type, [0, 16, 1]);
      assert.deepEqual(tensor.shape, [3, 2]);
      assert.deepEqual(tensor.strides, [1, 3]);
      assert.deepEqual(tensor.device, onGpu ? [DLPACK_DEVICE.CUDA, 0] : [DLPACK_DEVICE.CPU, 0]);
      assert.deepEqual(tensor.device, x.__dlpack_device__());
      if (onGpu) assert.equal(tensor.data + tensor.byteOffset, x.pointer);
      else {
        const bytes = new Int16Array(runtime.foreignBuffer(tensor.data + tensor.byteOffset, 12));
        assert.deepEqual([...bytes], [1, 2, 3, 4, 5, 6], "native code reads the array in place");
        bytes[0] = 10;
        assert.equal(x.toHost()[0], 10, "and we see what it writes");
      }
    });
  }

  test("out: type code and bits of every dtype, and each comes back", () => {
    const codes: Record<string, number> = { int: 0, uint: 1, float: 2, bfloat: 4, complex: 5, bool: 6 };
    for (const dtype of Object.keys(DTYPES) as DType[]) {
      using x = device.zeros([3], dtype);
      using capsule = x.toDLPack();
      assert.deepEqual(readTensor(capsule).type, [codes[DTYPES[dtype].kind], DTYPES[dtype].itemSize * 8, 1]);
      using back = device.fromDLPack(capsule);
      assert.equal(back.dtype, dtype);
      assert.equal(back.pointer, x.pointer);
    }
  });

  test("the protocol's own method gives no version unless one is asked for", () => {
    using x = device.zeros([1], "f32");
    using capsule = x.__dlpack__();
    assert.equal(capsule.versioned, false);
    using versioned = x.__dlpack__({ maxVersion: [1, 0] });
    assert.equal(versioned.versioned, true);
  });

  test("round trips: empty, no dimensions, size 1, negative and zero strides", () => {
    using x = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), { shape: [2, 1, 3] });
    using empty = device.empty([0, 2], "f32");
    using single = device.array(new Float32Array([7]), { shape: [] });
    const views = [
      x,
      empty,
      single,
      x.transpose(),
      x.slice(null, null, [null, null, -1]),
      x.slice([0, 1]).broadcastTo([4, 1, 3]),
    ];
    for (const maxVersion of [[1, 0], null] as const) {
      for (const view of views) {
        using capsule = view.toDLPack({ maxVersion });
        using back = device.fromDLPack(capsule);
        assert.deepEqual(back.shape, view.shape);
        assert.deepEqual(back.toHost(), view.toHost());
        assert.equal(back.pointer, view.pointer);
      }
    }
  });

  test("a capsule is consumed once", () => {
    using x = device.array(new Float32Array([1]));
    const capsule = x.toDLPack();
    using back = device.fromDLPack(capsule);
    assert.equal(capsule.name, "used_dltensor_versioned");
    assert.throws(
      () => device.fromDLPack(capsule),
      /used_dltensor_versioned given; a DLPack capsule is consumed once/,
    );
    assert.throws(() => capsule.pointer, /consumed once/);
    assert.deepEqual(back.toHost(), new Float32Array([1]));
  });

  test("memory stays until the consumer's deleter was called, and is freed then", () => {
    for (const maxVersion of [[1, 0], null] as const) {
      device.synchronize();
      const before = device.memoryInUse();
      const x = device.array(new Float32Array(1024));
      const capsule = x.toDLPack({ maxVersion });
      const { deleter } = readTensor(capsule);
      const address = capsule.take();
      x.dispose();
      device.synchronize();
      assert.equal(device.memoryInUse(), before + 4096, "the consumer holds it");
      callFunction(deleter, address);
      device.synchronize();
      assert.equal(device.memoryInUse(), before);
    }
  });

  test("an address whose low half is what a deleter stores is given back like any other", () => {
    // 0 and 1 in the low half of `data`: only on the software device are addresses ours to choose, so the struct is made by hand.
    using x = device.array(new Uint8Array(256));
    for (const offset of [0, 1, 2, 3, 64, 65]) {
      const view = x.slice([offset, offset + 8]);
      const capsule = view.toDLPack({ maxVersion: null });
      const { deleter, data, byteOffset } = readTensor(capsule);
      assert.ok((data & 0xffff_ffffn) > 1n);
      if (onGpu) assert.equal(data + byteOffset, view.pointer);
      callFunction(deleter, capsule.take());
    }
    device.synchronize();
  });

  test("a capsule that nobody took gives its memory back", () => {
    device.synchronize();
    const x = device.array(new Float32Array(16));
    const before = device.memoryInUse();
    x.toDLPack().dispose();
    const second = x.toDLPack();
    x.dispose();
    second.dispose();
    second.dispose();
    device.synchronize();
    assert.equal(device.memoryInUse(), before - 64);
  });

  test("an import gives its memory back once, when it is disposed of", () => {
    device.synchronize();
    const before = device.memoryInUse();
    const x = device.array(new Float32Array(16));
    const back = device.fromDLPack(x.toDLPack());
    x.dispose();
    assert.deepEqual(back.toHost(), new Float32Array(16));
    back.dispose();
    back.dispose();
    device.synchronize();
    assert.equal(device.memoryInUse(), before);
  });

  test("imports can be handed on: the first owner keeps the memory until the last has given it back", () => {
    device.synchronize();
    const before = device.memoryInUse();
    const x = device.array(new Float32Array([1, 2]));
    const second = device.fromDLPack(x);
    const third = device.fromDLPack(second);
    x.dispose();
    second.dispose();
    device.synchronize();
    assert.deepEqual(third.toHost(), new Float32Array([1, 2]));
    third.dispose();
    device.synchronize();
    device.synchronize();
    assert.equal(device.memoryInUse(), before);
  });

  test("read-only memory is marked, and refused where the protocol cannot say it", () => {
    using x = device.array(new Float32Array([1, 2]));
    using readOnly = device.fromCudaArrayInterface({
      __cuda_array_interface__: { ...x.__cuda_array_interface__, data: [x.pointer, true] },
    });
    using capsule = readOnly.toDLPack();
    assert.equal(readTensor(capsule).flags, DLPACK_FLAG.READ_ONLY);
    using back = device.fromDLPack(capsule);
    assert.equal(back.readOnly, true);
    assert.throws(
      () => readOnly.toDLPack({ maxVersion: null }),
      /read-only, which DLPack without version cannot say/,
    );
  });

  test("copy: true is a copy of its own, and says so", () => {
    using x = device.array(new Float32Array([1, 2]));
    using capsule = x.toDLPack({ copy: true });
    assert.equal(readTensor(capsule).flags, DLPACK_FLAG.IS_COPIED);
    using back = device.fromDLPack(capsule);
    assert.notEqual(back.pointer, x.pointer);
    assert.deepEqual(back.toHost(), new Float32Array([1, 2]));
    using copied = device.fromDLPack(x, { copy: true });
    assert.notEqual(copied.pointer, x.pointer);
    assert.deepEqual(copied.toHost(), new Float32Array([1, 2]));
  });

  test("streams: 0 is refused, -1, 1, 2, null and a Stream are taken", () => {
    using x = device.array(new Float32Array(2));
    using stream = device.createStream();
    assert.throws(() => x.toDLPack({ stream: 0 }), /stream: 0 given, which is ambiguous/);
    for (const accepted of [-1, 1, ...(onGpu ? [2] : []), null, stream, stream.handle]) {
      x.toDLPack({ stream: accepted }).dispose();
    }
  });

  test("another device, and strides that are no whole elements, are refused", () => {
    using x = device.array(new Float32Array(8), { shape: [2, 4] });
    assert.throws(() => x.toDLPack({ dlDevice: [10, 0] }), /dlDevice: \[10,0\] given; the array is on/);
    x.toDLPack({ dlDevice: x.__dlpack_device__() }).dispose();
    using u8 = device.array(new Uint8Array(64));
    using odd = device.fromCudaArrayInterface({
      __cuda_array_interface__: {
        shape: [2, 1],
        strides: [12, 8],
        typestr: "<c8",
        data: [u8.pointer, false],
        version: 3,
      },
    });
    assert.throws(() => odd.toDLPack(), /strides\[0\]: 12 bytes are no whole number of complex64 elements/);
  });

  test("tensors that cannot be used are refused and stay with their owner", () => {
    using x = device.array(new Float32Array(8));
    const change = (edit: (view: DataView, at: number) => void, message: RegExp) => {
      using capsule = x.toDLPack();
      const { view, at } = readTensor(capsule);
      edit(view, at);
      assert.throws(() => device.fromDLPack(capsule), message);
      assert.equal(capsule.consumed, false);
      // As the deleter will find it.
      view.setUint32(0, 1, true);
    };
    change((view, at) => view.setUint8(at + 20, 17), /type code 17 of 32 bits/);
    change((view, at) => view.setUint16(at + 22, 4, true), /4 lanes given/);
    change((view, at) => view.setInt32(at + 8, 7, true), /device type 7 given/);
    change((view, at) => view.setBigUint64(at + 40, 2n, true), /multiple of 4/);
    change((view, at) => view.setInt32(at + 16, 65, true), /65 dimensions given/);
    if (onGpu) change((view, at) => view.setInt32(at + 12, 63, true), /memory of cuda:63 given/);
    assert.throws(
      () => device.fromDLPack({} as DLPackCapsule),
      /source: Object given; accepted are a DLPackCapsule/,
    );
    assert.throws(() => new DLPackCapsule(0n, true), /address: 0n given/);
  });

  test("NULL strides of a producer mean C order", () => {
    using x = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2] });
    using capsule = x.toDLPack();
    const { view, at } = readTensor(capsule);
    view.setBigUint64(at + 32, 0n, true);
    using back = device.fromDLPack(capsule);
    assert.deepEqual(back.strides, [8, 4]);
  });

  test("thousands of exports and imports leave nothing", () => {
    using x = device.array(new Float32Array(16));
    device.synchronize();
    const before = device.memoryInUse();
    for (let i = 0; i < 5000; i++) {
      using back = device.fromDLPack(
        x.toDLPack({ stream: device.stream, maxVersion: i % 2 ? null : [1, 0] }),
      );
      assert.equal(back.size, 16);
    }
    device.synchronize();
    assert.equal(device.memoryInUse(), before);
  });
});
