/** The CUDA driver against a C library that stands in for libcuda. Needs no GPU. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Context } from "../../src/core/context.ts";
import { CudaDriver } from "../../src/driver/cuda/driver.ts";
import { CompileError, CudaError } from "../../src/base/errors.ts";
import { checkMemory } from "../../src/interop/import.ts";
import { type BoundSymbols, type NativeLibrary, runtime } from "../../src/runtime/index.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";

const PROBES = {
  fakeInitResult: { parameters: [["result", "i32"]], result: "void" },
  fakeAllocFailures: { parameters: [["count", "i32"]], result: "void" },
  fakeLaunchArgument: { parameters: [["i", "i32"]], result: "u64" },
  fakeLaunchParameter: { parameters: [["i", "i32"]], result: "i32" },
  fakeContextSwitches: { parameters: [], result: "i32" },
  fakeTrims: { parameters: [], result: "i32" },
  fakePeer: { parameters: [["i", "i32"]], result: "u64" },
  fakeCall: { parameters: [["i", "i32"]], result: "i32" },
  fakeCaptured: { parameters: [["stream", "address"]], result: "void" },
  fakeThreshold: { parameters: [], result: "u64" },
} as const;

let library: NativeLibrary | undefined;

function open(): { driver: CudaDriver; fake: BoundSymbols<typeof PROBES> } {
  library ??= runtime.openLibrary(
    buildLibrary(
      "fakecuda",
      readFileSync(fileURLToPath(new URL("fake_libcuda.c", import.meta.url).href), "utf8"),
    ),
    "cuInit",
  );
  const fake = library.bind(PROBES);
  fake.fakeInitResult(0);
  return { driver: new CudaDriver(library), fake };
}

function bytes(...values: number[]): Uint8Array {
  return Uint8Array.from(values);
}

describe("CUDA driver with a stand-in for libcuda", { skip: !hasCompiler && "no C compiler" }, () => {
  test("throws CUDA_ERROR_NO_DEVICE if there is no GPU", () => {
    const { fake } = open();
    fake.fakeInitResult(100);
    try {
      assert.throws(() => new CudaDriver(library!), { code: 100, call: "cuInit" });
    } finally {
      fake.fakeInitResult(0);
    }
  });

  test("queries devices by the handle of their ordinal", () => {
    const { driver } = open();
    assert.equal(driver.version(), 12040);
    assert.equal(driver.devices.count(), 2);
    assert.equal(driver.devices.name(1), "Fake Ω");
    assert.deepEqual(driver.devices.uuid(1), new Uint8Array(16).fill(101));
    assert.equal(driver.devices.totalMemory(0), 150754820096);
    assert.equal(driver.devices.attribute(1, 75), 75101);
    assert.throws(() => driver.devices.name(2), { code: 101, call: "cuDeviceGet" });
  });

  test("sets the current context once, and again after invalidateCurrent()", () => {
    const { driver, fake } = open();
    const context = driver.contexts.retain(0);
    assert.equal(context, 0x7f0000000064n);
    driver.contexts.invalidateCurrent();
    const before = fake.fakeContextSwitches();
    driver.contexts.setCurrent(context);
    driver.contexts.setCurrent(context);
    assert.equal(fake.fakeContextSwitches(), before + 1);
    driver.contexts.invalidateCurrent();
    driver.contexts.setCurrent(context);
    assert.equal(fake.fakeContextSwitches(), before + 2);
    assert.deepEqual(driver.streams.priorityRange(), [0, -5]);
    assert.deepEqual(driver.memory.info(), { free: 5 * 2 ** 32, total: 6 * 2 ** 32 });
    driver.contexts.invalidateCurrent();
  });

  test("running out of memory waits for the streams with frees, and leaves captures of any thread intact", () => {
    const { driver, fake } = open();
    driver.contexts.setCurrent(driver.contexts.retain(0));
    const calls = () => {
      let text = "";
      for (let i = 0, call; (call = fake.fakeCall(i)) !== 0; i++) text += String.fromCharCode(call);
      return text;
    };
    const [a, b, other] = [0, 1, 2].map(() => driver.streams.create(1, 0)) as [bigint, bigint, bigint];
    const free = (stream: bigint) => driver.memory.freeAsync(driver.memory.allocateAsync(64, stream), stream);
    try {
      for (const stream of [a, b, other, 0n]) free(stream);
      driver.streams.destroy(other);
      // Another thread captures `b`, which the guard of this one does not know.
      fake.fakeCaptured(b);
      calls();
      fake.fakeAllocFailures(1);
      driver.memory.freeAsync(driver.memory.allocateAsync(64, a), a);
      // A failed allocation, a wait for `a` only, a trim, and the second attempt.
      assert.equal(calls(), "ASTAF");
      fake.fakeCaptured(0n);
      fake.fakeAllocFailures(1);
      driver.memory.free(driver.memory.allocate(64));
      // cuMemAlloc and cuMemFree run in the thread-local mode (1), which ends with each call; a, b, and 0.
      assert.equal(calls(), "1A0SSST1A010");
    } finally {
      fake.fakeCaptured(0n);
      for (const stream of [a, b]) driver.streams.destroy(stream);
      driver.contexts.invalidateCurrent();
    }
  });

  test("keeps unused memory in the pool and releases it when an allocation runs out of memory", () => {
    const { driver, fake } = open();
    driver.contexts.setCurrent(driver.contexts.retain(0));
    assert.equal(fake.fakeThreshold(), 2n ** 64n - 1n);
    for (const allocate of [() => driver.memory.allocateAsync(64, 0n), () => driver.memory.allocate(64)]) {
      const before = fake.fakeTrims();
      fake.fakeAllocFailures(1);
      driver.memory.free(allocate());
      assert.equal(fake.fakeTrims(), before + 1);
      fake.fakeAllocFailures(2);
      assert.throws(
        allocate,
        (error: unknown) => error instanceof CudaError && error.code === 2 && /dispose/.test(error.message),
      );
    }
    driver.contexts.invalidateCurrent();
  });

  test("copies in every direction, with views and addresses, synchronously and in stream order", () => {
    const { driver } = open();
    for (const stream of [null, 0n]) {
      const a = driver.memory.allocate(8);
      const b = driver.memory.allocate(8);
      const source = bytes(9, 1, 2, 3, 4, 9);
      driver.copies.hostToDevice(a, source.subarray(1, 5), 4, stream);
      driver.copies.deviceToDevice(b + 2n, a, 4, stream);
      const target = new Uint8Array(10);
      driver.copies.deviceToHost(target.subarray(1), b, 8, stream);
      assert.deepEqual(target, bytes(0, 0, 0, 1, 2, 3, 4, 0, 0, 0));

      const { address, view } = driver.memory.allocateHost(8, 0);
      view.set([5, 6, 7, 8]);
      driver.copies.hostToDevice(a, address, 4, stream);
      driver.copies.deviceToHost(address + 4n, a, 4, stream);
      assert.deepEqual(view, bytes(5, 6, 7, 8, 5, 6, 7, 8));
      assert.equal(driver.memory.hostDevicePointer(address), address);

      driver.copies.hostToDevice(a, new Uint8Array(0), 0, stream);
      driver.memory.freeHost(address);
      driver.memory.free(a);
      driver.memory.free(b);
    }
  });

  test("enables access to another device's context and memory pool", () => {
    const { driver, fake } = open();
    const [context, peer] = [driver.contexts.retain(1), driver.contexts.retain(0)];
    assert.equal(driver.devices.canAccessPeer(1, 0), true);
    assert.equal(driver.devices.canAccessPeer(0, 1), false);
    driver.contexts.setCurrent(context);
    for (let times = 0; times < 2; times++) { // the second time it is already enabled
      driver.contexts.enablePeerAccess(0, peer);
      assert.equal(fake.fakePeer(0), peer);
      assert.equal(fake.fakePeer(1), 77n);
      assert.equal(fake.fakePeer(2), 1n);
      assert.equal(fake.fakePeer(3), 1_101_003n, "a device location, CUdevice 101, read and write");
    }
    const [a, b] = [driver.memory.allocate(4), driver.memory.allocate(4)];
    driver.copies.hostToDevice(a, bytes(1, 2, 3, 4), 4, null);
    driver.copies.peerToPeer(b, context, a, peer, 4, 7n);
    const back = new Uint8Array(4);
    driver.copies.deviceToHost(back, b, 4, null);
    assert.deepEqual(back, bytes(1, 2, 3, 4));
    assert.throws(() => driver.copies.peerToPeer(b, peer, a, context, 4, 7n), {
      code: 1,
      call: "cuMemcpyPeerAsync",
    });
    driver.memory.free(a);
    driver.memory.free(b);
    driver.contexts.invalidateCurrent();
  });

  test("applies each operand's pitch in 2D copies and fills", () => {
    const { driver } = open();
    for (const stream of [null, 0n]) {
      const { pointer, pitch } = driver.memory.allocatePitched(3, 2, 4);
      assert.equal(pitch, 512);
      driver.copies.copy2D({
        widthBytes: 3,
        height: 2,
        src: bytes(1, 2, 3, 0, 4, 5, 6, 0),
        srcKind: "host",
        srcPitch: 4,
        dst: pointer,
        dstKind: "device",
        dstPitch: pitch,
      }, stream);
      const target = new Uint8Array(6);
      const back = { widthBytes: 3, height: 2, src: pointer, srcKind: "device", srcPitch: pitch } as const;
      driver.copies.copy2D({ ...back, dst: target, dstKind: "host", dstPitch: 3 }, stream);
      assert.deepEqual(target, bytes(1, 2, 3, 4, 5, 6));

      driver.copies.memset2D(pointer, pitch, 0x1ff, 1, 2, 2, stream);
      driver.copies.copy2D({ ...back, dst: target, dstKind: "host", dstPitch: 3 }, stream);
      assert.deepEqual(target, bytes(255, 255, 3, 255, 255, 6));
      driver.memory.free(pointer);
    }
  });

  test("fills elements of 1, 2, and 4 bytes, with negative values as two's complement", () => {
    const { driver } = open();
    const pointer = driver.memory.allocate(8);
    for (const stream of [null, 0n]) {
      for (
        const [elementBytes, value, expected] of [
          [1, -2, [254, 254, 0, 0, 0, 0, 0, 0]],
          [2, -2, [254, 255, 254, 255, 0, 0, 0, 0]],
          [4, 0x80000001, [1, 0, 0, 128, 1, 0, 0, 128]],
          [4, -1, [255, 255, 255, 255, 255, 255, 255, 255]],
        ] as const
      ) {
        driver.copies.memset(pointer, 0, 1, 8, stream);
        driver.copies.memset(pointer, value, elementBytes, 2, stream);
        const target = new Uint8Array(8);
        driver.copies.deviceToHost(target, pointer, 8, stream);
        assert.deepEqual([...target], [...expected]);
      }
    }
    driver.memory.free(pointer);
  });

  test("pointerInfo() describes the allocation of known memory; unknown memory is undefined", () => {
    const { driver } = open();
    const at = 0x7fff00001230n;
    assert.equal(driver.memory.pointerInfo(at), undefined);
    for (const more of [1, 2, 3]) {
      const expected = { ordinal: 1, offset: 0x230 + more, byteLength: 4096, isMapping: more !== 2 };
      assert.deepEqual(driver.memory.pointerInfo(at + BigInt(more)), expected);
    }
    assert.equal(driver.memory.pointerInfo(at), undefined);
  });

  test("foreign arrays in a reserved range must lie in mappings without gaps", () => {
    const { driver } = open();
    const context = { use: () => driver, driver, ordinal: 1, toString: () => "cuda:1" } as unknown as Context;
    const MIB = 2 ** 20, range = 0x600000000000n;
    const check = (start: number, bytes: number) => {
      const pointer = range + BigInt(start), elements = { shape: [bytes], strides: [1], low: 0, high: bytes };
      return checkMemory(context, { pointer, ...elements }, 1, "data");
    };
    check(0, 2 * MIB);
    check(MIB, 3 * MIB); // two mappings
    check(6 * MIB + 5, MIB);
    const outside =
      /data: expected an array within the mapped memory of a range of 1073741824 bytes at 0x6.*, got/;
    assert.throws(() => check(MIB, 3 * MIB + 1), outside);
    assert.throws(() => check(3 * MIB, 4 * MIB), outside); // a gap
    assert.throws(() => check(7 * MIB, 1100 * MIB), /data: expected an array within its allocation of/);
    // An allocation, and registered host memory, which has no address range.
    for (const kind of [2n, 1n]) {
      const pointer = 0x7fff00001230n + kind;
      checkMemory(context, { pointer, shape: [16], strides: [1], low: 0, high: 16 }, 1, "data");
    }
  });

  test("query() returns false while work is pending; rejects an invalid stream handle before calling libcuda", () => {
    const { driver } = open();
    const stream = driver.streams.create(1, -3);
    assert.equal(driver.streams.query(stream), false);
    driver.streams.synchronize(stream);
    assert.equal(driver.streams.query(stream), true);
    assert.equal(driver.streams.priority(stream), -3);
    assert.equal(driver.streams.flags(stream), 1);
    assert.equal(driver.streams.context(stream), 0x7f0000000064n);
    for (const wrong of [3n, 8n, 0x1000n, stream + 1n, 0x7fff_ffff_f000n, 2n ** 64n - 8n]) {
      assert.throws(() => driver.streams.context(wrong), { code: 400, call: "cuStreamGetCtx" });
    }
    for (const standard of [0n, 2n]) {
      assert.deepEqual([driver.streams.priority(standard), driver.streams.flags(standard)], [0, 0]);
    }
    driver.streams.destroy(stream);
  });

  test("terminates PTX text with NUL and passes a cubin unchanged", () => {
    const { driver } = open();
    assert.equal(driver.modules.load("ptx text"), 8n);
    assert.equal(driver.modules.load(new TextEncoder().encode("ptx bytes")), 9n);
    assert.equal(driver.modules.load(bytes(0x7f, 0x45, 0x4c, 0x46, 1, 0, 5)), 5n);
    assert.equal(driver.modules.function(8n, "saxpy"), 0x1234567890abn);
    assert.throws(() => driver.modules.function(8n, "other"), { code: 500, call: "cuModuleGetFunction" });
  });

  test("throws CompileError with the driver's log for invalid PTX", () => {
    const { driver } = open();
    assert.throws(() => driver.modules.load("broken"), (error: unknown) => {
      assert.ok(error instanceof CompileError);
      assert.equal(error.log, "line 7: parse error");
      assert.match(error.message, /^CUDA_ERROR_INVALID_PTX: .*\(cuModuleLoadDataEx, 218\)/);
      return true;
    });
  });

  test("takes name and description of unknown errors from libcuda", () => {
    const { driver } = open();
    assert.throws(() => driver.modules.load("future"), {
      code: 997,
      message: /CUDA_ERROR_OF_THE_FUTURE, words of the driver/,
    });
  });

  test("passes launch dimensions and the current parameter values", () => {
    const { driver, fake } = open();
    const block = driver.functions.parameterBlock(16, [0, 8, 12]);
    block.view.setBigUint64(0, 0x0102030405060708n, true);
    block.view.setUint8(8, 42);
    block.view.setUint32(12, 0x11223344, true);
    driver.launch(0x1234567890abn, 70000, 2, 3, 32, 5, 6, 49152, 0x55aa55aa55aan, block);
    assert.deepEqual(
      Array.from({ length: 10 }, (_, i) => fake.fakeLaunchArgument(i)),
      [0x1234567890abn, 70000n, 2n, 3n, 32n, 5n, 6n, 49152n, 0x55aa55aa55aan, 0n],
    );
    const seen = () => Array.from({ length: 13 }, (_, i) => fake.fakeLaunchParameter(i));
    assert.deepEqual(seen(), [8, 7, 6, 5, 4, 3, 2, 1, 42, 0x44, 0x33, 0x22, 0x11]);
    block.bytes[8] = 43;
    driver.launch(1n, 1, 1, 1, 1, 1, 1, 0, 0n, block);
    assert.equal(seen()[8], 43);
    driver.launch(1n, 1, 1, 1, 1, 1, 1, 0, 0n, driver.functions.parameterBlock(0, []));
    assert.equal(seen()[8], 0);
  });

  test("reads function attributes and occupancy; parameters are unknown before CUDA 12.4", () => {
    const { driver } = open();
    assert.equal(driver.functions.attribute(1n, 4), 4);
    assert.equal(driver.functions.occupancy(1n, 256, 1024), 1280);
    assert.equal(driver.functions.parameters(1n), undefined);
  });

  test("names a missing libcuda function on first use", () => {
    const { driver } = open();
    assert.throws(
      () => driver.modules.global(8n, "table"),
      /libfakecuda\.so has no function cuModuleGetGlobal_v2/,
    );
  });
});
