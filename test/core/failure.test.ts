import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deviceName, onGpu } from "../support/device.ts";
import { runProgram } from "../support/process.ts";

const OPEN = `
  import { openDevice } from "@cuffi/mod.ts";
  import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
`;

describe("failures", () => {
  test("a faulting kernel is error 700 at the next synchronization, and the process can still exit", () => {
    const { status, stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      const module = device.loadModule(KERNELS);
      const x = device.zeros([64], "i32");
      module.kernel("wild_store").launch({ grid: 1, block: 64 }, x);
      const names = [];
      for (const call of [() => device.stream.synchronize(), () => x.toHost(), () => device.zeros([1], "f32").toHost()]) {
        try { call(); names.push("nothing"); } catch (error) { names.push(error.name + " " + error.code); if (names.length === 1) console.log(error.message); }
      }
      console.log(names.join(", "));
      x.dispose();
      module.dispose();
      device.dispose();
      console.log("end");
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.match(stdout, /CUDA_ERROR_ILLEGAL_ADDRESS \(700\)/);
    assert.match(stdout, /compute-sanitizer|CUFFI_MEMCHECK/);
    assert.match(
      stdout,
      /CUDA_ERROR_ILLEGAL_ADDRESS 700, CUDA_ERROR_ILLEGAL_ADDRESS 700, CUDA_ERROR_ILLEGAL_ADDRESS 700\nend/,
      stderr,
    );
    assert.equal(status, 0, stderr);
  });

  test("awaiting a stream reports the fault of a kernel", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      const module = device.loadModule(KERNELS);
      module.kernel("wild_store").launch({ grid: 1, block: 1 }, device.zeros([1], "i32"));
      await device.stream.finished().catch((error) => console.log(error.name));
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "CUDA_ERROR_ILLEGAL_ADDRESS", stderr);
  });

  test("a missing driver is an error that lists every path, or selects the software device if no device was named", () => {
    const missing = "/nonexistent/libcuda.so.1";
    const insisted = runProgram(
      `${OPEN} await openDevice("cuda").catch((error) => console.log(error.name, error.message));`,
      { CUFFI_LIBCUDA: missing, CUFFI_DEVICE: "" },
    );
    assert.match(insisted.stdout, /LibraryNotFoundError/, insisted.stderr);
    assert.ok(insisted.stdout.includes(missing));
    assert.match(insisted.stdout, /CUFFI_LIBCUDA/);
    const free = runProgram(
      `${OPEN} const a = await openDevice(); const b = await openDevice(); console.log(a.kind, b.kind);`,
      { CUFFI_LIBCUDA: missing, CUFFI_DEVICE: "" },
    );
    assert.equal(free.stdout.trim(), "software software", free.stderr);
    assert.equal(free.stderr.match(/no CUDA device/g)?.length, 1, "one notice");
  });

  test("without NVRTC compile() names the library, and PTX still runs", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      await device.compile("__global__ void f() {}").catch((error) => console.log(error.name, error.message));
      const x = device.zeros([1], "i32");
      device.loadModule(KERNELS).kernel("add_one").launch({ grid: 1, block: 1 }, x, 1);
      console.log("result", x.toHost()[0]);
    `,
      { CUFFI_DEVICE: deviceName, CUFFI_LIBNVRTC: "/nonexistent/libnvrtc.so", CUFFI_CACHE: "0" },
    );
    assert.match(stdout, /LibraryNotFoundError libnvrtc/, stderr);
    assert.match(stdout, /CUFFI_LIBNVRTC/);
    assert.match(stdout, /result 1/);
  });

  test("rejects invalid device names", () => {
    const { stdout, stderr } = runProgram(`${OPEN}
      for (const name of ["gpu", "cuda:x", "software:x"]) await openDevice(name).catch((error) => console.log(error.message));
      await openDevice("${
      onGpu ? "cuda:99" : "software"
    }").then(() => console.log("opened"), (error) => console.log(error.message));
    `);
    assert.match(
      stdout,
      /device: expected .*"cuda", "cuda:1" \(any number\), "software" or "software:1".*got "gpu"/,
      stderr,
    );
    assert.equal(stdout.match(/device: expected/g)?.length, 3);
    assert.match(stdout, onGpu ? /numbered from 0/ : /opened/);
  });
});

describe("lifetimes", () => {
  test("the garbage collector frees objects that were not disposed of, and counts them", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      for (let round = 0; round < 400 && (device.memoryStatistics().finalized < 50 || round < 20); round++) {
        for (let i = 0; i < 20; i++) { device.empty([256], "f32"); device.createEvent(); }
        let waste = []; for (let i = 0; i < 2000; i++) waste.push(new Float64Array(100)); waste = null;
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const { finalized, inUse, peak } = device.memoryStatistics();
      console.log(finalized >= 50, inUse < peak || inUse < finalized * 1024, inUse % 1024 === 0);
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "true true true", stderr);
  });

  test("thousands of uploads, launches and downloads leak no memory", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      import process from "node:process";
      using device = await openDevice();
      using module = device.loadModule(KERNELS);
      const kernel = module.kernel("add_one");
      const data = new Int32Array(4096).map((_, i) => i);
      let wrong = 0;
      async function rounds(count) {
        for (let round = 0; round < count; round++) {
          using x = device.array(data);
          kernel.launch({ grid: 16, block: 256 }, x, 4096);
          if (x.toHost()[4095] !== 4096) wrong++;
          if (round % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
        }
        device.synchronize();
        // Collects garbage before reading the memory, because it is not a leak.
        for (let i = 0; i < 3; i++) { globalThis.gc(); await new Promise((resolve) => setTimeout(resolve, 5)); }
        return process.memoryUsage.rss();
      }
      await rounds(10000);
      const resident = [];
      for (let window = 0; window < 6; window++) resident.push(await rounds(4000));
      // A leak grows in every window, the engine's heap in a few steps of megabytes: the second smallest step
      // excludes the heap.
      const steps = resident.slice(1).map((bytes, i) => bytes - resident[i]).sort((a, b) => a - b);
      const perRound = steps[1] / 4000;
      console.log(wrong, device.memoryInUse(), device.memoryStatistics().allocations, perRound < 1024 || perRound);
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "0 0 0 true", stderr);
  });
});
