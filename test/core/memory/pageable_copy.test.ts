import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import process from "node:process";
import type { Device } from "../../../mod.ts";
import { KERNELS } from "../../fixtures/kernels.ts";
import { deviceName, onGpu, openTestDevice } from "../../support/device.ts";
import { ownProcess } from "../../support/own_process.ts";
import { runProgram } from "../../support/process.ts";

const { after, before, describe, test } = ownProcess(import.meta.url, onGpu);

const MB = 2 ** 20;

/** Words that do not repeat, so that misplaced chunks are detected. */
function words(bytes: number, seed: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(new ArrayBuffer(bytes));
  new Uint32Array(data.buffer, 0, bytes >> 2).forEach((_, i, all) =>
    all[i] = Math.imul(i + seed, 0x9e3779b1)
  );
  return data;
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.from(a.buffer, a.byteOffset, a.byteLength).equals(b);
}

// After enough bytes, large copies of ordinary typed arrays use copy threads and staging buffers.
describe("large copies of typed arrays", () => {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
  });
  after(() => device.dispose());

  test("round trips are exact while the copy threads start", async () => {
    using stream = device.createStream();
    using memory = device.allocate(16 * MB + 3, { stream });
    const back = new Uint8Array(new ArrayBuffer(memory.byteLength));
    for (let round = 0; round < 12; round++) {
      const data = words(memory.byteLength, round);
      device.copy(memory, data, { stream });
      // The caller may change the array after copy() returns.
      const kept = round % 3 === 0 ? data.slice() : data;
      if (kept !== data) data.fill(0xee);
      device.copy(back, memory, { stream });
      assert.ok(same(back, kept), `round ${round}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });

  test("sizes around the chunk size, and parts of arrays", () => {
    using memory = device.allocate(5 * MB);
    const data = words(5 * MB, 1);
    for (const byteLength of [2 * MB - 1, 2 * MB, 2 * MB + 1, 2.5 * MB, 5 * MB - 77]) {
      memory.fill(0);
      device.copy(memory, data.subarray(77), { byteLength: byteLength - 77, dstOffset: 5 });
      const back = new Uint8Array(byteLength);
      device.copy(back.subarray(11), memory, { byteLength: byteLength - 77, srcOffset: 5 });
      assert.ok(
        same(back.subarray(11, byteLength - 66), data.subarray(77, byteLength)),
        `${byteLength} bytes`,
      );
    }
    device.copy(memory, data);
    const back = new Uint8Array(5 * MB + 100);
    device.copy(back.subarray(100), memory);
    assert.ok(same(back.subarray(100), data));
    assert.ok(back.subarray(0, 100).every((byte) => byte === 0));
  });

  test("are ordered on their stream", () => {
    using module = device.loadModule(KERNELS);
    const addOne = module.kernel("add_one");
    using stream = device.createStream();
    const count = MB;
    using x = device.zeros([count], "i32", { stream });
    for (let round = 1; round <= 4; round++) {
      module.kernel("slow_increment").launch({ grid: 1, block: 1, stream }, x, 300_000);
      x.copyFrom(new Int32Array(count).fill(round * 10), { stream });
      addOne.launch({ grid: count / 256, block: 256, stream }, x, count);
      const back = x.toHost({ stream });
      assert.ok(back.every((value) => value === round * 10 + 1), `round ${round}`);
    }
  });

  test("leave a capture of another stream valid, also across turns of the event loop", async () => {
    using own = await openTestDevice();
    using module = own.loadModule(KERNELS);
    using captured = own.createStream(), stream = own.createStream();
    using memory = own.allocate(8 * MB), x = own.zeros([64], "i32");
    const data = words(8 * MB, 9), back = new Uint8Array(data.length);
    captured.beginCapture();
    module.kernel("add_one").launch({ grid: 1, block: 64, stream: captured }, x, 64);
    for (let round = 0; round < 4; round++) {
      own.copy(memory, data, { stream });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    using graph = captured.endCapture();
    using executable = graph.instantiate();
    executable.launch(captured);
    assert.equal(x.toHost({ stream: captured })[5], 1);
    own.copy(back, memory, { stream });
    assert.ok(same(back, data));
  });

  test(
    "a disposed device leaves no thread and no staging buffer",
    { skip: process.platform !== "linux" },
    () => {
      const { status, stdout, stderr } = runProgram(
        `
      import { openDevice } from "@cuffi/mod.ts";
      import { THREAD_NAME } from "@cuffi/src/runtime/threads.ts";
      import { countThreads } from "@cuffi/test/support/process.ts";
      for (let round = 0; round < 3; round++) {
        const device = await openDevice();
        const memory = device.allocate(64 * 2 ** 20);
        const data = new Uint8Array(64 * 2 ** 20).fill(round + 1);
        const back = new Uint8Array(data.length);
        for (let i = 0; i < 12; i++) {
          device.copy(memory, data);
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
        device.copy(back, memory);
        console.log(back[0], back.at(-1), device.memoryStatistics().pinned);
        memory.dispose();
        device.dispose();
        for (let i = 0; i < 1000 && countThreads(THREAD_NAME) > 0; i++) {
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        console.log(countThreads(THREAD_NAME), "threads");
      }
      // Disposed of while the threads and buffers are being created.
      for (let round = 0; round < 5; round++) {
        using device = await openDevice();
        using memory = device.allocate(8 * 2 ** 20);
        for (let i = 0; i < round; i++) {
          device.copy(memory, new Uint8Array(memory.byteLength));
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      }
      for (let i = 0; i < 1000 && countThreads(THREAD_NAME) > 0; i++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      console.log(countThreads(THREAD_NAME), "threads");
    `,
        { CUFFI_DEVICE: deviceName },
      );
      assert.equal(status, 0, stderr);
      const round = (value: number) => `${value} ${value} 0\n0 threads\n`;
      assert.equal(stdout, round(1) + round(2) + round(3) + "0 threads\n", stderr);
    },
  );

  test("views of page-locked memory are copied like the memory itself", () => {
    using pinned = device.allocatePinned(4 * MB);
    using memory = device.allocate(4 * MB);
    const data = words(4 * MB, 5);
    pinned.bytes.set(data);
    device.copy(memory, pinned.bytes);
    const back = new Uint8Array(4 * MB);
    using registered = device.register(back);
    device.copy(registered.view, memory);
    assert.ok(same(back, data));
  });
});
