/** Stream order across libraries, with kernels so long that a missing wait gives a wrong result. */
import assert from "node:assert/strict";
import type { Device, DeviceArray, Module, Stream } from "../../mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { onGpu, openTestDevice, settle, watchMemory } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";

const { after, before, describe, test } = ownProcess(import.meta.url, onGpu);

/** Tens of milliseconds on a GPU. On the software device, work is complete when the launch returns. */
const ROUNDS = onGpu ? 20_000_000 : 1000;

describe("order between libraries", () => {
  let device: Device;
  let module: Module;
  let ours: Stream, theirs: Stream;
  let checkMemory: () => void;
  before(async () => {
    device = await openTestDevice();
    checkMemory = watchMemory(device);
    module = device.loadModule(KERNELS);
    ours = device.createStream();
    theirs = device.createStream();
  });
  after(() => {
    for (const stream of [ours, theirs]) stream.synchronize();
    settle(device);
    for (const object of [module, ours, theirs]) object.dispose();
    checkMemory();
    device.dispose();
  });

  function increment(x: DeviceArray, stream: Stream): void {
    module.kernel("slow_increment").launch({ grid: 1, block: 1, stream }, x, ROUNDS);
  }

  /** Reads the element on `stream`, ordered after work on that stream only. */
  function readOn(stream: Stream, x: DeviceArray): number {
    using foreign = device.fromCudaArrayInterface({
      __cuda_array_interface__: { shape: [1], typestr: "<i4", data: [x.pointer, false], version: 3 },
    }, { order: false });
    return foreign.toHost({ stream })[0] as number;
  }

  test("an unordered read can overtake the kernel, so these tests can fail", {
    skip: onGpu ? false : "needs a GPU",
  }, () => {
    // On a busy machine the kernel may be complete before the read starts.
    for (let attempt = 0; attempt < 20; attempt++) {
      using x = device.zeros([1], "i32", { stream: ours });
      ours.synchronize();
      increment(x, ours);
      const early = readOn(theirs, x);
      ours.synchronize();
      assert.equal(readOn(theirs, x), 1);
      if (early === 0) return;
    }
    assert.fail("every unordered read came after the kernel");
  });

  test("an import by the CUDA Array Interface waits for the producer's stream", () => {
    using x = device.zeros([1], "i32", { stream: theirs });
    increment(x, theirs);
    using back = device.fromCudaArrayInterface(x, { stream: ours });
    assert.equal(back.toHost({ stream: ours })[0], 1);
  });

  test("the first use of an import waits for the stream on which it is ready", () => {
    using x = device.zeros([1], "i32", { stream: theirs });
    increment(x, theirs);
    using back = device.fromCudaArrayInterface(x, { stream: ours });
    assert.equal(back.toHost({ stream: device.stream })[0], 1);
  });

  test("the stream of the exported CUDA Array Interface covers pending work", () => {
    using x = device.zeros([1], "i32", { stream: ours });
    increment(x, ours);
    const { stream } = x.__cuda_array_interface__;
    theirs.wait(device.asStream(BigInt(stream!)));
    assert.equal(readOn(theirs, x), 1);
  });

  for (const form of ["a Stream", "a bare handle"]) {
    test(`a DLPack export makes the consumer's stream wait, passed as ${form}`, () => {
      using x = device.zeros([1], "i32", { stream: ours });
      increment(x, ours);
      using _capsule = x.toDLPack({ stream: form === "a Stream" ? theirs : theirs.handle });
      assert.equal(readOn(theirs, x), 1);
    });
  }

  test("a DLPack export without a stream makes the legacy default stream wait", () => {
    using x = device.zeros([1], "i32", { stream: ours });
    increment(x, ours);
    using _capsule = x.__dlpack__();
    assert.equal(readOn(device.asStream(0), x), 1);
  });

  test("work after a DLPack export waits for the consumer's stream", () => {
    using x = device.zeros([1], "i32", { stream: ours });
    using capsule = x.toDLPack({ stream: theirs });
    using consumer = device.fromDLPack(capsule, { order: false });
    increment(consumer, theirs);
    increment(x, ours);
    assert.equal(x.toHost({ stream: ours })[0], 2);
  });

  test("a DLPack import waits for the legacy default stream of the producer", () => {
    const legacy = device.asStream(0);
    using x = device.zeros([1], "i32", { stream: legacy });
    increment(x, legacy);
    using capsule = x.toDLPack({ stream: -1 });
    using back = device.fromDLPack(capsule, { stream: ours });
    assert.equal(back.toHost({ stream: ours })[0], 1);
  });

  test("an import is released only after work on it", () => {
    using x = device.zeros([1], "i32", { stream: theirs });
    const back = device.fromDLPack(x.toDLPack({ stream: ours }), { stream: ours });
    increment(back, ours);
    back.dispose();
    x.dispose();
    // The pool would reuse the memory immediately.
    using next = device.zeros([1], "i32", { stream: theirs });
    theirs.synchronize();
    ours.synchronize();
    assert.equal(readOn(theirs, next), 0);
  });

  test("an import that nothing used is released while its stream is busy", () => {
    using busy = device.zeros([1], "i32", { stream: ours });
    increment(busy, ours);
    const imports = [
      (x: DeviceArray) => device.fromDLPack(x.toDLPack({ stream: theirs }), { stream: ours }),
      (x: DeviceArray) => device.fromDLPack(x.toDLPack({ stream: ours }), { stream: ours }),
    ];
    for (const open of imports) {
      const x = device.zeros([1], "i32", { stream: theirs });
      const before = device.memoryInUse();
      const back = open(x);
      x.dispose();
      back.dispose();
      using _next = device.zeros([2], "i32", { stream: theirs }); // frees what was returned
      assert.equal(device.memoryInUse(), before + 4);
    }
    if (onGpu) assert.equal(ours.query(), false, "the stream was busy");
  });
});
