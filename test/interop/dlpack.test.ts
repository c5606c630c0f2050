import assert from "node:assert/strict";
import {
  type Device,
  DLPACK_DEVICE,
  DLPACK_FLAG,
  DLPackCapsule,
  type DLPackProvider,
  type DType,
  DTYPES,
} from "../../mod.ts";
import { unversionedOffset } from "../../src/interop/dlpack/export.ts";
import { functionAddress } from "../../src/libraries/c_library.ts";
import { runtime } from "../../src/runtime/index.ts";
import { callPointer } from "../../src/runtime/unsafe/call_pointer.ts";
import { onGpu, settle } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { runProgram } from "../support/process.ts";
import { useTestDevice } from "../support/suite_device.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

/** Reads a managed tensor at the offsets of dlpack.h. */
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
  useTestDevice((opened) => device = opened);

  for (const maxVersion of [[1, 0], [1, 3], [2, 0], null, [0, 8]] as const) {
    const versioned = maxVersion !== null && maxVersion[0] >= 1;
    test(`export: the struct for a consumer of version ${maxVersion?.join(".") ?? "none"}`, () => {
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
        assert.equal(x.toHost()[0], 10, "writes by native code are visible");
      }
    });
  }

  test("export: type code and bits of every dtype, which import restores", () => {
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

  test("__dlpack__() exports without version unless maxVersion is given", () => {
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

  test("a capsule can be consumed once", () => {
    using x = device.array(new Float32Array([1]));
    const capsule = x.toDLPack();
    using back = device.fromDLPack(capsule);
    assert.equal(capsule.name, "used_dltensor_versioned");
    assert.throws(
      () => device.fromDLPack(capsule),
      /capsule: expected an unconsumed capsule, got used_dltensor_versioned, which was c/,
    );
    assert.throws(
      () => capsule.pointer,
      /capsule: expected an unconsumed capsule, got used_dltensor_versioned, which was c/,
    );
    assert.deepEqual(back.toHost(), new Float32Array([1]));
  });

  test("memory is freed when the consumer calls the deleter", () => {
    for (const maxVersion of [[1, 0], null] as const) {
      settle(device);
      const before = device.memoryInUse();
      const x = device.array(new Float32Array(1024));
      const capsule = x.toDLPack({ maxVersion });
      const { deleter } = readTensor(capsule);
      const address = capsule.take();
      x.dispose();
      settle(device);
      assert.equal(device.memoryInUse(), before + 4096, "the consumer holds the memory");
      callPointer(deleter, address);
      settle(device);
      assert.equal(device.memoryInUse(), before);
    }
  });

  test("the deleter of unversioned tensors changes the data pointer for every address", () => {
    using x = device.array(new Uint8Array(16));
    const capsule = x.toDLPack({ maxVersion: null });
    const { deleter, view } = readTensor(capsule);
    assert.equal(deleter, functionAddress("pthread_spin_unlock"));
    const written = view.getBigUint64(0, true);
    for (
      const data of [0x7f12_0000_0000n, 0x7f12_0000_0001n, 0x7f12_0000_0002n, 0x1_0000_0000n, 0x2_ffff_ffffn]
    ) {
      view.setBigUint64(0, data - unversionedOffset(data), true);
      const before = view.getUint32(0, true);
      callPointer(deleter, capsule.pointer);
      assert.notEqual(view.getUint32(0, true), before, `0x${data.toString(16)}`);
    }
    view.setBigUint64(0, written, true);
    capsule.dispose();
    assert.equal(unversionedOffset(0n), 0n, "a null pointer stays one");
    using empty = device.empty([0, 3], "f32");
    using nothing = empty.toDLPack({ maxVersion: null });
    assert.equal(readTensor(nothing).deleter, functionAddress("sem_post"));
  });

  test("an unconsumed capsule releases its memory", () => {
    settle(device);
    const x = device.array(new Float32Array(16));
    const before = device.memoryInUse();
    x.toDLPack().dispose();
    const second = x.toDLPack();
    x.dispose();
    second.dispose();
    second.dispose();
    settle(device);
    assert.equal(device.memoryInUse(), before - 64);
  });

  test("an import releases its memory once, when it is disposed of", () => {
    settle(device);
    const before = device.memoryInUse();
    const x = device.array(new Float32Array(16));
    const back = device.fromDLPack(x.toDLPack());
    x.dispose();
    assert.deepEqual(back.toHost(), new Float32Array(16));
    back.dispose();
    back.dispose();
    settle(device);
    assert.equal(device.memoryInUse(), before);
  });

  test("an import can be exported again: the memory stays until the last import is disposed of", () => {
    settle(device);
    const before = device.memoryInUse();
    const x = device.array(new Float32Array([1, 2]));
    const second = device.fromDLPack(x);
    const third = device.fromDLPack(second);
    x.dispose();
    second.dispose();
    settle(device);
    assert.deepEqual(third.toHost(), new Float32Array([1, 2]));
    third.dispose();
    settle(device);
    settle(device);
    assert.equal(device.memoryInUse(), before);
  });

  test("read-only memory is flagged, and rejected by unversioned exports", () => {
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
      /the array is read-only, which unversioned DLPack cannot express; request version/,
    );
  });

  test("copy: true makes a copy and sets the flag", () => {
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

  test("streams: rejects 0, accepts -1, 1, 2, null and a Stream", () => {
    using x = device.array(new Float32Array(2));
    using stream = device.createStream();
    assert.throws(
      () => x.toDLPack({ stream: 0 }),
      /stream: expected 1 \(legacy default stream\), 2 \(per-thread.*, got 0/,
    );
    for (const accepted of [-1, 1, ...(onGpu ? [2] : []), null, stream, stream.handle]) {
      x.toDLPack({ stream: accepted }).dispose();
    }
  });

  test("rejects another device, and strides that are not multiples of the element size", () => {
    using x = device.array(new Float32Array(8), { shape: [2, 4] });
    assert.throws(
      () => x.toDLPack({ dlDevice: [10, 0] }),
      /dlDevice: expected \[\d+, 0\], the device of the array, got \[10, 0\]/,
    );
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
    assert.throws(
      () => odd.toDLPack(),
      /strides\[0\]: expected a multiple of 8 bytes, because DLPack st.*, got 12 bytes; use array\.contiguous\(\), or/,
    );
  });

  test("rejects unusable tensors, which stay unconsumed", () => {
    using x = device.array(new Float32Array(8));
    const change = (edit: (view: DataView, at: number) => void, message: RegExp) => {
      using capsule = x.toDLPack();
      const { view, at } = readTensor(capsule);
      edit(view, at);
      assert.throws(() => device.fromDLPack(capsule), message);
      assert.equal(capsule.consumed, false);
      // Restores the word that the deleter changes.
      view.setUint32(0, 1, true);
    };
    change((view, at) => view.setUint8(at + 20, 17), /type code 17 of 32 bits/);
    change(
      (view, at) => view.setUint16(at + 22, 4, true),
      /capsule: expected one of bool, u8, u16, u32, u64, i8, i16,.* got DLPack type code 2 of 32 bits and 4 lanes/,
    );
    change(
      (view, at) => view.setInt32(at + 8, 7, true),
      /capsule: expected CPU \(1\), CUDA \(2\), CUDA host \(3\) or CUDA.* got DLPack device type 7/,
    );
    change((view, at) => view.setBigUint64(at + 40, 2n, true), /multiple of 4/);
    change((view, at) => view.setInt32(at + 16, 65, true), /expected at most 32 dimensions, got 65/);
    change((view, at) => view.setInt32(at + 16, -1, true), /expected at most 32 dimensions, got -1/);
    const extents = (view: DataView, at: number, field: 24 | 32) =>
      new BigInt64Array(runtime.foreignBuffer(view.getBigUint64(at + field, true), 8));
    change((view, at) => extents(view, at, 24)[0] = -1n, /shape\[0\]: expected a non-negative integer/);
    change((view, at) => extents(view, at, 24)[0] = 2n ** 62n, /shape\[0\]: expected .* below 2\^53/);
    change((view, at) => extents(view, at, 24)[0] = 2n ** 52n, /spans less than 2\^53 bytes/);
    change((view, at) => extents(view, at, 24)[0] = 2n ** 30n, /expected an array within its allocation/);
    change((view, at) => extents(view, at, 32)[0] = -(2n ** 30n), /expected an array within its allocation/);
    change((view, at) => extents(view, at, 32)[0] = -(2n ** 63n), /strides\[0\]: expected an integer/);
    change((view, at) => view.setBigUint64(at + 24, 0n, true), /expected a shape of 1 extents, got a null/);
    change((view, at) => view.setBigUint64(at, 0n, true), /data \+ byte_offset: expected an address/);
    change((view, at) => view.setBigUint64(at + 40, 2n ** 64n - 8n, true), /data \+ byte_offset: expected/);
    change((view, at) => view.setBigUint64(at + 40, 2n ** 40n, true), /capsule|data: expected memory/);
    // Four bits to an element, as in dlpack.h's sub-byte types.
    change((view, at) => view.setUint8(at + 21, 4), /type code 2 of 4 bits/);
    if (!onGpu) {
      change(
        (view, at) => view.setInt32(at + 8, DLPACK_DEVICE.CUDA, true),
        /expected .*, got memory of cuda:0/,
      );
      change(
        (view, at) => view.setInt32(at + 8, DLPACK_DEVICE.CUDA_HOST, true),
        /capsule: expected memory of \w+:0, got page-locked memory of a CUDA device/,
      );
      change(
        (view, at) => view.setInt32(at + 8, DLPACK_DEVICE.CUDA_MANAGED, true),
        /capsule: expected memory of software:0, got memory of cuda:0/,
      );
    } else {change(
        (view, at) => view.setInt32(at + 8, DLPACK_DEVICE.CPU, true),
        /capsule: expected memory that \w+:0 can use in place, got host memory; use \{ copy: true \}/,
      );}
    if (onGpu) change((view, at) => view.setInt32(at + 12, 63, true), /got memory of cuda:63/);
    assert.throws(
      () => device.fromDLPack({} as DLPackCapsule),
      /source: expected .*a DLPackCapsule.*, got Object/,
    );
    const provider = (tensor: unknown, place: unknown) => ({
      __dlpack__: () => tensor,
      __dlpack_device__: () => place,
    });
    for (const tensor of [undefined, null, {}, 5n]) {
      assert.throws(
        () => device.fromDLPack(provider(tensor, [1, 0]) as DLPackProvider),
        /source\.__dlpack__\(\): expected a DLPackCapsule/,
      );
    }
    for (const place of [undefined, [], ["1", 0], 2]) {
      assert.throws(
        () => device.fromDLPack(provider({}, place) as DLPackProvider),
        /source\.__dlpack_device__\(\): expected \[type, id\]/,
      );
    }
    assert.throws(() => new DLPackCapsule(0n, true), /address: expected .*, got 0n/);
  });

  test("rejects options that are not an object", () => {
    using x = device.zeros([2], "f32");
    using capsule = x.toDLPack();
    for (const source of [x, capsule]) {
      assert.throws(
        () => device.fromDLPack(source, null as never),
        /options: expected an object such as \{ stream \}, got null/,
      );
    }
  });

  test("an unconsumed capsule is released in a program without a device", () => {
    // The deleter is sem_post, which increments the first word of its argument.
    const { stdout, stderr } = runProgram(`
      import { DLPackCapsule } from "@cuffi/mod.ts";
      import { functionAddress } from "@cuffi/src/libraries/c_library.ts";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      const tensor = new BigUint64Array(new ArrayBuffer(64));
      tensor[7] = functionAddress("sem_post");
      new DLPackCapsule(runtime.addressOf(tensor), false).dispose();
      for (let turn = 0; turn < 1000 && tensor[0] === 0n; turn++) await new Promise((next) => setTimeout(next, 5));
      console.log(String(tensor[0]));
    `);
    assert.equal(stdout, "1\n", stderr);
  });

  test("a tensor of another major version is rejected and deleted, as dlpack.h requires", () => {
    settle(device);
    const before = device.memoryInUse();
    for (const major of [0, 2, 3]) {
      const x = device.array(new Float32Array(8));
      const capsule = x.toDLPack();
      const { view, at } = readTensor(capsule);
      view.setUint32(0, major, true);
      view.setUint32(4, 0, true);
      view.setInt32(at + 16, 1000, true); // fields after the deleter have no defined meaning
      x.dispose();
      assert.throws(
        () => device.fromDLPack(capsule),
        new RegExp(`expected DLPack version 1\\.x, got ${major}\\.0`),
      );
      assert.equal(capsule.consumed, true);
      if (major === 0) view.setUint32(0, 2, true); // 0 + 1 would equal the initial word
      settle(device);
      assert.equal(device.memoryInUse(), before, "the deleter was called");
    }
  });

  test("minor versions and unknown flags are ignored", () => {
    using x = device.array(new Float32Array([1, 2]));
    for (const flags of [DLPACK_FLAG.IS_COPIED, DLPACK_FLAG.SUBBYTE_TYPE_PADDED, 1 << 20]) {
      using capsule = x.toDLPack();
      const { view } = readTensor(capsule);
      view.setBigUint64(24, BigInt(flags), true);
      view.setUint32(4, 9, true);
      using back = device.fromDLPack(capsule);
      assert.equal(back.readOnly, false);
      assert.deepEqual(back.toHost(), new Float32Array([1, 2]));
      view.setUint32(4, 0, true); // restores the word for the deleter
    }
  });

  test("CUDA host and managed memory are used in place", { skip: !onGpu && "needs a GPU" }, () => {
    using pinned = device.allocatePinned(16);
    using x = device.array(new Float32Array(4));
    for (const type of [DLPACK_DEVICE.CUDA_HOST, DLPACK_DEVICE.CUDA_MANAGED]) {
      using capsule = x.toDLPack();
      const { view, at } = readTensor(capsule);
      // With unified addressing, page-locked and managed memory have the same address on host and device.
      view.setBigUint64(at, pinned.address, true);
      view.setInt32(at + 8, type, true);
      const floats = pinned.as("f32");
      floats.set([1, 2, 3, 4]);
      using back = device.fromDLPack(capsule);
      assert.deepEqual(back.toHost(), new Float32Array([1, 2, 3, 4]));
      back.fill(9);
      settle(device);
      assert.deepEqual(floats, new Float32Array([9, 9, 9, 9]));
    }
  });

  test("NULL strides mean C order", () => {
    using x = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2] });
    using capsule = x.toDLPack();
    const { view, at } = readTensor(capsule);
    view.setBigUint64(at + 32, 0n, true);
    using back = device.fromDLPack(capsule);
    assert.deepEqual(back.strides, [8, 4]);
  });

  test("thousands of exports and imports leak nothing", () => {
    using x = device.array(new Float32Array(16));
    settle(device);
    const before = device.memoryInUse();
    for (let i = 0; i < 5000; i++) {
      using back = device.fromDLPack(
        x.toDLPack({ stream: device.stream, maxVersion: i % 2 ? null : [1, 0] }),
      );
      assert.equal(back.size, 16);
    }
    settle(device);
    assert.equal(device.memoryInUse(), before);
  });
});
