/** Downloads that do not block: in the order of the stream, whatever happens to the array meanwhile. */
import assert from "node:assert/strict";
import type { Device, DeviceArray, Kernel, Module, Stream } from "../../mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { runProgram } from "../support/process.ts";
import { onGpu } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { useTestDevice } from "../support/suite_device.ts";

const { after, before, describe, test } = ownProcess(import.meta.url, onGpu);

describe("download()", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);
  let module: Module, slow: Kernel;
  before(() => {
    module = device.loadModule(KERNELS);
    slow = module.kernel("slow_increment");
  });
  after(() => module.dispose());

  /** Adds one to the first element, in about 50 ms. */
  function incrementSlowly(x: DeviceArray, stream: Stream = device.stream): void {
    slow.launch({ grid: 1, block: 1, stream }, x, 40_000_000);
  }

  test("returns the elements at its place in the stream, not those of later work", async () => {
    using x = device.zeros([3], "i32");
    incrementSlowly(x);
    const downloads = [x.download()];
    for (let i = 5; i < 8; i++) {
      x.fill(i);
      downloads.push(x.download());
    }
    x.fill(9);
    assert.deepEqual(await Promise.all(downloads), [
      Int32Array.of(1, 0, 0),
      Int32Array.of(5, 5, 5),
      Int32Array.of(6, 6, 6),
      Int32Array.of(7, 7, 7),
    ]);
  });

  test("gathers strided elements at its place in the stream", async () => {
    using x = device.array(Int32Array.of(1, 2, 3, 4), { shape: [2, 2] });
    incrementSlowly(x);
    const download = x.transpose().download();
    x.fill(0);
    assert.deepEqual(await download, Int32Array.of(2, 3, 2, 4));
  });

  test("waits for work of other streams on the array", async () => {
    using stream = device.createStream();
    using x = device.zeros([1], "i32");
    incrementSlowly(x, stream);
    assert.deepEqual(await x.download(), Int32Array.of(1));
  });

  test("continues after its array and its stream are disposed of", async () => {
    const stream = device.createStream(), x = device.zeros([2], "i32");
    incrementSlowly(x, stream);
    const download = x.download({ stream });
    x.dispose();
    stream.dispose();
    assert.deepEqual(await download, Int32Array.of(1, 0));
  });

  test("returns no elements of an empty array while work is in flight", async () => {
    using x = device.zeros([1], "i32");
    using empty = device.zeros([0, 3], "f32");
    incrementSlowly(x);
    assert.deepEqual(await empty.download(), new Float32Array(0));
    device.stream.synchronize();
  });

  test("rejects in a capture, and works after it", async () => {
    using x = device.array(Int32Array.of(1));
    const rejected: Promise<void>[] = [];
    const message =
      /the stream is being captured, .*; download\(\) or toHost\(\) after the launch, .* \(download, 900\)$/;
    using graph = device.capture((stream) => {
      x.fill(2, { stream });
      rejected.push(assert.rejects(x.download({ stream }), message));
      assert.throws(() => x.toHost({ stream }), message);
      const nested =
        /the stream is being captured already; enqueue the work in that capture, or capture another/;
      assert.throws(() => device.capture(() => {}, { stream }), nested);
    });
    await Promise.all(rejected);
    assert.deepEqual(await x.download(), Int32Array.of(1));
    using executable = graph.instantiate();
    executable.launch();
    assert.deepEqual(await x.download(), Int32Array.of(2));
  });
});

test("download() without memory for a copy on the device waits, and returns the same elements", () => {
  const { stdout, stderr } = runProgram(`
    import { openDevice } from "@cuffi/mod.ts";
    using device = await openDevice("software");
    using x = device.full([1 << 24], 7, "u8");
    device.synchronize();
    using rest = device.allocate(device.memoryInfo().free - (1 << 23));
    x.fill(8);
    const download = x.download();
    x.fill(9);
    const bytes = await download;
    console.log(bytes.length, bytes[0], bytes.at(-1));
  `);
  assert.equal(stdout, "16777216 8 8\n", stderr);
});
