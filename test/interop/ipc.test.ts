import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import process from "node:process";
import { describe, test } from "node:test";
import type { Device, SharedArray } from "../../mod.ts";
import { onGpu, settle } from "../support/device.ts";
import { type Outcome, runProgram } from "../support/process.ts";
import { executable, missing } from "../support/python.ts";
import { useTestDevice } from "../support/suite_device.ts";

const cudaOnly = onGpu ? false : "CUDA IPC needs a GPU";

const noCupy = onGpu ? missing("cupy") ?? false : false;

/** Runs a Python program under the interpreter of the suite. */
function runPython(source: string, env: Record<string, string>): Outcome {
  const { status, stdout, stderr } = spawnSync(executable, ["-c", source], {
    encoding: "utf8",
    env: { ...process.env, ...env },
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

/** A program that parses HANDLE and runs `body`. */
const OPENER = (body: string) => `
  import { openDevice } from "@cuffi/mod.ts";
  const device = await openDevice(process.env.DEVICE);
  const handle = JSON.parse(process.env.HANDLE);
  ${body}
  device.dispose();
`;

describe("sharing with other processes", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  function open(handle: SharedArray, body: string) {
    return runProgram(OPENER(body), { HANDLE: JSON.stringify(handle), DEVICE: device.kind });
  }

  test("the software device rejects share()", { skip: onGpu ? "a GPU can" : false }, () => {
    using x = device.zeros([4], "f32", { pooled: false });
    assert.throws(
      () => x.share(),
      /CUDA_ERROR_NOT_SUPPORTED.*other processes cannot map it; share\(\{ to: "worker" \}\) is for Workers/,
    );
  });

  test("a Worker writes to an array of the main thread", () => {
    const { stdout, stderr } = runProgram(
      `
      import { Worker, isMainThread, parentPort } from "node:worker_threads";
      import { openDevice } from "@cuffi/mod.ts";
      if (isMainThread) {
        const device = await openDevice(process.env.DEVICE);
        const x = device.array(new Int32Array([1, 2, 3, 4]), { shape: [2, 2] });
        const worker = new Worker(new URL(import.meta.url));
        worker.on("message", async () => {
          console.log(x.toHost().join());
          await worker.terminate();
          process.exit(0);
        });
        worker.postMessage([device.share({ workerBytes: 2 ** 20 }), x.transpose().share({ to: "worker" })]);
      } else {
        parentPort.once("message", async ([shared, handle]) => {
          using device = await openDevice(shared);
          using x = device.openShared(handle);
          x.index(0).copyFrom(new Int32Array([10, 30]));
          device.synchronize();
          parentPort.postMessage("done");
        });
      }
    `,
      { DEVICE: device.kind },
    );
    assert.equal(stdout, "10,2,30,4\n", stderr);
  });

  test("rejects handles for Workers that were changed, before any address is used", () => {
    using x = device.array(new Int32Array([1, 2, 3, 4]), { shape: [2, 2] });
    const handle = x.share({ to: "worker" });
    const changed = (changes: Record<string, unknown>) => () =>
      device.openShared({ ...handle, ...changes } as SharedArray);
    assert.throws(changed({ slot: "10" }), /handle\.checksum: expected the owner's, of this process/);
    assert.throws(changed({ memory: "1000" }), /handle\.checksum/);
    assert.throws(changed({ shape: [2, 1] }), /handle\.checksum/);
    assert.throws(changed({ checksum: undefined }), /handle\.checksum/);
    assert.throws(changed({ checksum: null }), /handle\.checksum/);
    assert.throws(changed({ slot: "0x10" }), /handle\.slot: expected an address in hexadecimal, got "0x10"/);
    assert.throws(changed({ slot: null }), /handle\.slot/);
    assert.throws(
      changed({ memory: "" }),
      /handle\.memory: expected the memory of an array of shape \[2, 2\]/,
    );
    assert.throws(changed({ memory: undefined }), /handle\.memory/);
    assert.throws(changed({ strides: [2 ** 52, 4] }), /handle: expected/);
    assert.throws(changed({ to: "moon" }), /handle\.to: expected "process" or "worker"/);
    const opened = device.openShared(handle);
    assert.deepEqual([...opened.toHost()], [1, 2, 3, 4]);
    opened.dispose();
    settle(device);
    // The slot is free now, and this export takes it.
    const again = x.share({ to: "worker" });
    if (again.checksum !== handle.checksum) assert.throws(() => device.openShared(handle), /opened before/);
    device.openShared(again).dispose();
  });

  test("device.share(): 200 Workers in a row, and handles that nobody opens", { skip: onGpu }, () => {
    for (let i = 0; i < 200; i++) {
      using handle = device.share();
      assert.equal(handle.kind, "device");
    }
    const handle = device.share();
    const clone = structuredClone({ ...handle, memory: null });
    assert.deepEqual(Object.keys(clone), [
      "kind",
      "driver",
      "ordinal",
      "memory",
      "table",
      "generation",
      "checksum",
    ]);
    handle.dispose();
    handle.dispose();
  });

  test("a Worker that closes its device returns the memory, and changed handles are rejected", {
    skip: onGpu,
  }, () => {
    const { stdout, stderr } = runProgram(
      `
      import { Worker, isMainThread, parentPort } from "node:worker_threads";
      import { openDevice } from "@cuffi/mod.ts";
      if (isMainThread) {
        const device = await openDevice(process.env.DEVICE);
        const worker = new Worker(new URL(import.meta.url));
        const free = () => device.memoryInfo().free;
        const before = free();
        let reserved = 0;
        for (let i = 0; i < 3; i++) {
          const handle = device.share({ workerBytes: 2 ** 30 });
          reserved = before - free();
          worker.postMessage(handle);
          await new Promise((done) => worker.once("message", (text) => { console.log(text); done(); }));
          device.synchronize();
        }
        console.log(reserved >= 2 ** 30, free() === before);
        await worker.terminate();
        process.exit(0);
      } else {
        parentPort.on("message", async (shared) => {
          let changed = "opened";
          const { memory, ...others } = shared;
          try { await openDevice({ ...others, memory: { ...memory, start: memory.start + 256 } }); }
          catch (error) { changed = error.message.includes("checksum") ? "rejected" : error.message; }
          const device = await openDevice(shared);
          const x = device.array(new Int32Array([1, 2, 3]));
          const values = x.toHost().join();
          x.dispose();
          device.dispose();
          let again = "opened";
          try { await openDevice(shared); } catch (error) { again = error.message.includes("was closed") ? "closed" : error.message; }
          parentPort.postMessage([values, changed, again].join(" "));
        });
      }
    `,
      { DEVICE: device.kind },
    );
    assert.equal(stdout, "1,2,3 rejected closed\n".repeat(3) + "true true\n", stderr);
  });

  test("rejects invalid handles", () => {
    assert.throws(
      () => device.openShared({} as SharedArray),
      /handle: expected the result of array\.share\(\), got Object/,
    );
    using x = device.zeros([4], "f32");
    assert.throws(
      () => x.share({ to: "moon" as "worker" }),
      /to: expected .*"process" or "worker".*, got "moon"/,
    );
  });

  test("another process reads and writes the array", { skip: cudaOnly }, () => {
    using x = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2], pooled: false });
    const { stdout, stderr } = open(
      x.transpose().share(),
      `
      const x = device.openShared(handle);
      console.log(JSON.stringify([...x.toHost()]));
      device.openShared(handle).copyFrom(new Float32Array([10, 20, 30, 40]));
      device.synchronize();
      x.dispose();
    `,
    );
    assert.equal(stdout.trim(), "[1,3,2,4]", stderr);
    assert.deepEqual(x.toHost(), new Float32Array([10, 30, 20, 40]));
  });

  test("another process waits for a shared event", { skip: cudaOnly }, () => {
    using event = device.createEvent({ interprocess: true });
    event.record(device.stream);
    const { stdout, stderr } = runProgram(
      OPENER(`
        using event = device.openSharedEvent(handle);
        device.stream.wait(event);
        device.stream.synchronize();
        console.log(event.query());
      `),
      { HANDLE: JSON.stringify(event.share()), DEVICE: device.kind },
    );
    assert.equal(stdout.trim(), "true", stderr);
    assert.throws(() => device.createEvent({ interprocess: true, timing: true }), /cannot measure time/);
    using own = device.createEvent();
    assert.throws(() => own.share(), /createEvent\(\{ interprocess: true \}\)/);
  });

  test("CuPy in another process reads and writes the array", { skip: cudaOnly || noCupy }, () => {
    using x = device.array(new Float32Array([1, 2, 3, 4]), { pooled: false });
    const { stdout, stderr } = runPython(
      `
import cupy, json, os
handle = json.loads(os.environ["HANDLE"])
if handle["ready"] is not None:  # null: nothing is pending
  cupy.cuda.runtime.events.synchronize(cupy.cuda.runtime.ipcOpenEventHandle(bytes.fromhex(handle["ready"])))
pointer = cupy.cuda.runtime.ipcOpenMemHandle(bytes.fromhex(handle["memory"]))
memory = cupy.cuda.UnownedMemory(pointer, handle["byteLength"], None)
x = cupy.ndarray(handle["shape"], cupy.float32, cupy.cuda.MemoryPointer(memory, handle["byteOffset"]))
print(x.tolist())
x *= 10
cupy.cuda.Device().synchronize()
cupy.cuda.runtime.ipcCloseMemHandle(pointer)
`,
      { HANDLE: JSON.stringify(x.share()) },
    );
    assert.equal(stdout.trim(), "[1.0, 2.0, 3.0, 4.0]", stderr);
    assert.deepEqual(x.toHost(), new Float32Array([10, 20, 30, 40]));
  });

  test("rejects pooled memory, with a hint", { skip: cudaOnly }, () => {
    using x = device.zeros([4], "f32");
    assert.throws(
      () => x.share(),
      /share: other processes cannot map memory of the stream-ordered pool; allocate the array with \{ pooled: false \}/,
    );
  });

  test("the owning process rejects its own handle", { skip: cudaOnly }, () => {
    using x = device.zeros([4], "f32", { pooled: false });
    assert.throws(
      () => device.openShared(x.share()),
      /handle: expected one for Workers, got one for other processes/,
    );
    assert.throws(() => device.openShared({ ...x.share(), device: "00" }), /device with UUID 00/);
  });

  test("a handle opened twice maps the same memory, and each mapping is disposed of separately", {
    skip: cudaOnly,
  }, () => {
    using x = device.array(new Float32Array([1, 2]), { pooled: false });
    const { stdout, stderr } = open(
      x.share(),
      `
      const first = device.openShared(handle);
      const second = device.openShared(handle);
      first.copyFrom(new Float32Array([5, 6]));
      first.dispose();
      console.log(JSON.stringify([...second.toHost()]));
      second.dispose();
    `,
    );
    assert.equal(stdout.trim(), "[5,6]", stderr);
  });

  test("rejects the handle of a process that has ended", { skip: cudaOnly }, () => {
    const owner = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      const device = await openDevice(process.env.DEVICE);
      const x = device.array(new Float32Array([1, 2]), { pooled: false });
      console.log(JSON.stringify(x.share()));
      x.dispose();
      device.dispose();
    `,
      { DEVICE: device.kind },
    );
    const handle = JSON.parse(owner.stdout) as SharedArray;
    assert.throws(() => device.openShared(handle), /cannot be mapped: has that process ended/, owner.stderr);
  });

  test("a Worker uses the array on its own stream and keeps its memory alive", () => {
    const { stdout, stderr } = runProgram(
      `
      import { Worker, isMainThread, parentPort } from "node:worker_threads";
      import { openDevice } from "@cuffi/mod.ts";
      import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
      if (isMainThread) {
        const device = await openDevice(process.env.DEVICE);
        const x = device.array(new Float32Array([1, 2, 3]));
        const worker = new Worker(new URL(import.meta.url));
        worker.on("message", async (message) => {
          for (let i = 0; i < 1000 && device.memoryInUse() > 0; i++) {
            device.synchronize();
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
          console.log(message, device.memoryInUse());
          await worker.terminate();
          process.exit(0);
        });
        const handle = x.share({ to: "worker" });
        x.dispose();
        device.synchronize();
        console.log("held", device.memoryInUse());
        worker.postMessage([device.share(), handle]);
      } else {
        parentPort.once("message", async ([shared, handle]) => {
          const device = await openDevice(shared);
          using module = device.loadModule(KERNELS);
          using stream = device.createStream();
          const x = device.openShared(handle, { stream });
          let twice = "opened";
          try { device.openShared(handle); } catch (error) { twice = error.message.includes("opened before") ? "rejected" : error.message; }
          using ones = device.array(new Float32Array([1, 1, 1]), { stream });
          module.kernel("saxpy").launch({ grid: 1, block: 32, stream }, x, ones, 10, 3);
          const values = [...x.toHost({ stream })];
          x.dispose();
          parentPort.postMessage(values.join() + " " + twice);
        });
      }
    `,
      { DEVICE: device.kind },
    );
    assert.equal(stdout, "held 12\n11,12,13 rejected 0\n", stderr);
  });
});
