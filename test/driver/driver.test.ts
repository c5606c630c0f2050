/** The contract of every driver, tested on the device of CUFFI_DEVICE (default: the software device). */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  DEVICE_ATTRIBUTE,
  EVENT_FLAG,
  FUNCTION_ATTRIBUTE,
  STREAM_FLAG,
} from "../../src/base/cuda_constants.ts";
import type { Driver } from "../../src/driver/driver.ts";
import { cudaDriver, softwareDriver } from "../../src/driver/select.ts";
import { CompileError, CudaError } from "../../src/base/errors.ts";
import { onGpu } from "../support/device.ts";

/** y[i] = a * x[i] + y[i] for i < n, and a table in global memory. */
const PTX = `.version 7.0
.target sm_75
.address_size 64
.visible .global .align 4 .u32 table[3] = {10, 20, 30};
.visible .entry saxpy(.param .u64 y, .param .u64 x, .param .f32 a, .param .u32 n)
{
  .reg .pred %p;
  .reg .b32 %r<5>;
  .reg .f32 %f<4>;
  .reg .b64 %rd<6>;
  ld.param.u64 %rd1, [y];
  ld.param.u64 %rd2, [x];
  ld.param.f32 %f1, [a];
  ld.param.u32 %r1, [n];
  mov.u32 %r2, %ctaid.x;
  mov.u32 %r3, %ntid.x;
  mov.u32 %r4, %tid.x;
  mad.lo.s32 %r2, %r2, %r3, %r4;
  setp.ge.u32 %p, %r2, %r1;
  @%p bra DONE;
  mul.wide.u32 %rd3, %r2, 4;
  add.s64 %rd4, %rd1, %rd3;
  add.s64 %rd5, %rd2, %rd3;
  ld.global.f32 %f2, [%rd5];
  ld.global.f32 %f3, [%rd4];
  fma.rn.f32 %f3, %f1, %f2, %f3;
  st.global.f32 [%rd4], %f3;
DONE:
  ret;
}
`;

describe("Driver", () => {
  let driver: Driver;
  let context: bigint;

  before(async () => {
    driver = onGpu ? await cudaDriver() : await softwareDriver();
    context = driver.contexts.retain(0);
    driver.contexts.setCurrent(context);
  });

  after(() => driver.contexts.release(0));

  test("describes its devices", () => {
    assert.ok(driver.version() >= 12000, String(driver.version()));
    assert.ok(driver.devices.count() >= 1);
    assert.notEqual(driver.devices.name(0), "");
    assert.equal(driver.devices.uuid(0).length, 16);
    assert.ok(driver.devices.attribute(0, DEVICE_ATTRIBUTE.COMPUTE_CAPABILITY_MAJOR) >= 7);
    assert.equal(driver.devices.attribute(0, DEVICE_ATTRIBUTE.MAX_THREADS_PER_BLOCK), 1024);
    const { free, total } = driver.memory.info();
    assert.ok(free > 0 && free <= total && total <= driver.devices.totalMemory(0));
    assert.throws(() => driver.devices.name(driver.devices.count()), { code: 101 });
  });

  test("copies to and from pool memory in stream order", () => {
    const stream = driver.streams.create(STREAM_FLAG.NON_BLOCKING, 0);
    const source = Float32Array.from({ length: 1000 }, (_, i) => i / 3);
    const a = driver.memory.allocateAsync(4000, stream);
    const b = driver.memory.allocateAsync(4000, stream);
    driver.copies.hostToDevice(a, source, 4000, stream);
    driver.copies.deviceToDevice(b, a, 4000, stream);
    driver.copies.memset(b, 0x40490fdb, 4, 2, stream);
    const target = new Float32Array(1000);
    driver.copies.deviceToHost(target, b, 4000, stream);
    driver.memory.freeAsync(a, stream);
    driver.memory.freeAsync(b, stream);
    driver.streams.synchronize(stream);
    assert.equal(driver.streams.query(stream), true);
    source.fill(Math.fround(Math.PI), 0, 2);
    assert.deepEqual(target, source);
    driver.streams.destroy(stream);
  });

  test("copies page-locked memory by address and maps it into the device's address space", () => {
    const { address, view } = driver.memory.allocateHost(4096, 0);
    const device = driver.memory.allocate(4096);
    view.fill(7, 0, 2048);
    driver.copies.hostToDevice(device, address, 2048, null);
    driver.copies.deviceToHost(address + 2048n, device, 2048, null);
    assert.equal(view.every((byte) => byte === 7), true);
    assert.equal(driver.memory.pointerInfo(address + 5n)?.offset, 5);
    assert.notEqual(driver.memory.hostDevicePointer(address), 0n);
    driver.memory.free(device);
    driver.memory.freeHost(address);
  });

  test("page-locks existing memory", () => {
    const memory = new Uint8Array(new ArrayBuffer(65536));
    const address = driver.memory.registerHost(memory, 0);
    assert.equal(driver.memory.pointerInfo(address + 9n)?.offset, 9);
    const device = driver.memory.allocate(65536);
    memory.fill(3);
    driver.copies.hostToDevice(device, memory, 65536, null);
    memory.fill(0);
    driver.copies.deviceToHost(memory, device, 65536, null);
    assert.equal(memory.every((byte) => byte === 3), true);
    driver.memory.free(device);
    driver.memory.unregisterHost(address);
  });

  test("copies and fills rows of different pitches", () => {
    const { pointer, pitch } = driver.memory.allocatePitched(30, 4, 16);
    assert.ok(pitch >= 30);
    const source = Uint8Array.from({ length: 4 * 40 }, (_, i) => i);
    const rows = { widthBytes: 30, height: 4 };
    const onDevice = { src: pointer, srcKind: "device", srcPitch: pitch } as const;
    for (const stream of [null, 0n]) {
      driver.copies.memset2D(pointer, pitch, 0xee, 1, 30, 4, stream);
      driver.copies.copy2D({
        ...rows,
        height: 3,
        src: source,
        srcKind: "host",
        srcPitch: 40,
        dst: pointer,
        dstKind: "device",
        dstPitch: pitch,
      }, stream);
      const target = new Uint8Array(4 * 30);
      driver.copies.copy2D({ ...rows, ...onDevice, dst: target, dstKind: "host", dstPitch: 30 }, stream);
      driver.streams.synchronize(0n);
      const expected = Array.from(
        { length: 120 },
        (_, i) => i < 90 ? Math.floor(i / 30) * 40 + i % 30 : 0xee,
      );
      assert.deepEqual([...target], expected);
    }
    driver.memory.free(pointer);
  });

  test("describes the allocation of an address; unknown addresses are undefined", () => {
    const pointer = driver.memory.allocate(1 << 20);
    const info = driver.memory.pointerInfo(pointer + 1000n);
    assert.deepEqual({ ...info, byteLength: undefined }, {
      ordinal: 0,
      offset: 1000,
      byteLength: undefined,
      isMapping: false,
    });
    assert.ok(info!.byteLength >= 1 << 20);
    driver.memory.free(pointer);
    assert.equal(driver.memory.pointerInfo(0x10n), undefined);
  });

  test("throws when memory runs out, and keeps working", () => {
    assert.throws(() => driver.memory.allocate(2 ** 46), { code: 2, name: "CUDA_ERROR_OUT_OF_MEMORY" });
    assert.throws(() => driver.memory.allocateAsync(2 ** 46, 0n), { code: 2 });
    const pointer = driver.memory.allocateAsync(1024, 0n);
    driver.memory.freeAsync(pointer, 0n);
    driver.streams.synchronize(0n);
    driver.memory.trimPool(0, 0);
  });

  test("reports the priority, flags, and context of a stream", () => {
    const [least, greatest] = driver.streams.priorityRange();
    assert.ok(least >= greatest);
    for (const priority of [least, greatest]) {
      const stream = driver.streams.create(STREAM_FLAG.NON_BLOCKING, priority);
      assert.equal(driver.streams.priority(stream), priority);
      assert.equal(driver.streams.flags(stream), 1);
      assert.equal(driver.streams.context(stream), context);
      driver.streams.destroy(stream);
    }
  });

  test("rejects an invalid stream handle", () => {
    for (const handle of [3n, 0x1000n, 0x7fff_ffff_f123n]) {
      assert.throws(() => driver.streams.context(handle), { code: 400 });
    }
  });

  test("orders streams and measures time with events", () => {
    const first = driver.streams.create(STREAM_FLAG.NON_BLOCKING, 0);
    const second = driver.streams.create(STREAM_FLAG.NON_BLOCKING, 0);
    const [start, end] = [driver.events.create(EVENT_FLAG.DEFAULT), driver.events.create(EVENT_FLAG.DEFAULT)];
    const bytes = 1 << 22;
    const [a, b] = [driver.memory.allocate(bytes), driver.memory.allocate(bytes)];
    driver.events.record(start, first);
    driver.copies.memset(a, 9, 1, bytes, first);
    driver.events.record(end, first);
    driver.streams.waitEvent(second, end);
    driver.copies.deviceToDevice(b, a, bytes, second);
    driver.streams.synchronize(second);
    assert.equal(driver.events.query(end), true);
    driver.events.synchronize(end);
    assert.ok(driver.events.elapsed(start, end) >= 0);
    const last = new Uint8Array(1);
    driver.copies.deviceToHost(last, b + BigInt(bytes - 1), 1, null);
    assert.equal(last[0], 9);
    for (const event of [start, end]) driver.events.destroy(event);
    for (const stream of [first, second]) driver.streams.destroy(stream);
    for (const pointer of [a, b]) driver.memory.free(pointer);
  });

  test("loads PTX and launches with the current parameter values", () => {
    const module = driver.modules.load(PTX);
    const saxpy = driver.modules.function(module, "saxpy");
    assert.ok(driver.functions.attribute(saxpy, FUNCTION_ATTRIBUTE.MAX_THREADS_PER_BLOCK) >= 256);
    assert.ok(driver.functions.occupancy(saxpy, 256, 0) >= 1);
    const parameters = driver.functions.parameters(saxpy);
    if (parameters) {
      assert.deepEqual(parameters, [
        { offset: 0, byteLength: 8 },
        { offset: 8, byteLength: 8 },
        { offset: 16, byteLength: 4 },
        { offset: 20, byteLength: 4 },
      ]);
    }
    const n = 1000;
    const stream = driver.streams.create(STREAM_FLAG.NON_BLOCKING, 0);
    const [x, y] = [driver.memory.allocate(4 * n), driver.memory.allocate(4 * n)];
    const host = Float32Array.from({ length: n }, (_, i) => i);
    driver.copies.hostToDevice(x, host, 4 * n, stream);
    driver.copies.hostToDevice(y, host, 4 * n, stream);
    const block = driver.functions.parameterBlock(24, [0, 8, 16, 20]);
    block.view.setBigUint64(0, y, true);
    block.view.setBigUint64(8, x, true);
    block.view.setUint32(20, n - 1, true);
    for (const a of [2, 0.5]) {
      block.view.setFloat32(16, a, true);
      driver.launch(saxpy, Math.ceil(n / 256), 1, 1, 256, 1, 1, 0, stream, block);
    }
    const result = new Float32Array(n);
    driver.copies.deviceToHost(result, y, 4 * n, stream);
    driver.streams.synchronize(stream);
    assert.deepEqual(result, host.map((value, i) => i < n - 1 ? 3.5 * value : value));
    driver.streams.destroy(stream);
    driver.memory.free(x);
    driver.memory.free(y);
    driver.modules.unload(module);
  });

  test("finds module variables by name", () => {
    const module = driver.modules.load(new TextEncoder().encode(PTX));
    const { pointer, byteLength } = driver.modules.global(module, "table");
    const values = new Uint32Array(3);
    assert.equal(byteLength, 12);
    driver.copies.deviceToHost(values, pointer, 12, null);
    assert.deepEqual([...values], [10, 20, 30]);
    assert.throws(() => driver.modules.global(module, "tabel"), { code: 500 });
    assert.throws(() => driver.modules.function(module, "saxpi"), { code: 500 });
    driver.modules.unload(module);
  });

  test("reports the line of an error in PTX", () => {
    const broken = PTX.replace("fma.rn.f32 %f3, %f1, %f2, %f3;", "fma.rn.f32 %f3, %f1, , %f3;");
    assert.throws(() => driver.modules.load(broken), (error: unknown) => {
      assert.ok(error instanceof CompileError, String(error));
      const line = broken.split("\n").findIndex((text) => text.includes(", ,")) + 1;
      assert.match(error.log, new RegExp(`line ${line}\\b`));
      return true;
    });
  });

  test("rejects an image that is neither PTX nor a complete binary", () => {
    const brokenCubin = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const image of ["no kernel at all", brokenCubin]) {
      assert.throws(
        () => driver.modules.load(image),
        (error: unknown) =>
          error instanceof CompileError || (error instanceof CudaError && [200, 209].includes(error.code)),
      );
    }
  });
});
