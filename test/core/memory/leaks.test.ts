/** Memory is freed by the garbage collector or by disposal. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { buildLibrary, hasCompiler } from "../../runtime/c_library.ts";
import { deviceName } from "../../support/device.ts";
import { runProgram } from "../../support/process.ts";

const OPEN = `
  import { openDevice } from "@cuffi/mod.ts";
  import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
`;

const skip = process.platform !== "linux" ? "Linux only" : !hasCompiler ? "no C compiler" : false;

describe("memory", () => {
  test("the garbage collector frees objects that were not disposed of, and counts them", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      const isFreed = () => {
        const { finalized, inUse, peak } = device.memoryStatistics();
        return finalized >= 50 && (inUse < peak || inUse < finalized * 1024);
      };
      for (let round = 0; round < 400 && (!isFreed() || round < 20); round++) {
        for (let i = 0; i < 20; i++) { device.empty([256], "f32"); device.createEvent(); }
        let waste = []; for (let i = 0; i < 2000; i++) waste.push(new Float64Array(100)); waste = null;
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      console.log(isFreed(), device.memoryStatistics().inUse % 1024 === 0);
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "true true", stderr);
  });

  test("arrays that are disposed of in any order, in their turn or later, are not counted as forgotten", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      for (let round = 0; round < 20; round++) {
        const arrays = Array.from({ length: 100 }, () => device.empty([256], "f32"));
        const disposeOf = (remainder) => arrays.forEach((array, i) => i % 3 === remainder && array.dispose());
        disposeOf(1);
        disposeOf(1); // again
        await null;
        disposeOf(0);
        arrays.filter((_, i) => i % 3 === 2).reverse().forEach((array) => array.dispose());
        globalThis.gc();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const { finalized, inUse } = device.memoryStatistics();
      console.log(finalized, inUse);
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "0 0", stderr);
  });

  test("a forgotten device stays open while an object of it is in use, and is then closed", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      const first = await openDevice("software");
      const collect = async () => {
        for (let i = 0; i < 8; i++) { globalThis.gc(); await new Promise((resolve) => setTimeout(resolve, 2)); }
      };
      const uses = {
        array: [(d) => d.full([4], 3, "f32"), (x) => x.add(1).toHost()[0] === 4],
        view: [(d) => d.full([4], 3, "f32").slice([0, 2]), (x) => x.toHost()[1] === 3],
        memory: [(d) => d.allocate(64), (memory) => memory.fill(1)],
        pinned: [(d) => d.allocatePinned(64).as("f32"), (view) => view.fill(1).length === 16],
        stream: [(d) => d.createStream(), (stream) => stream.finished()],
        defaultStream: [(d) => d.stream, (stream) => stream.finished()],
        foreignStream: [(d) => d.asStream(d.stream.handle), (stream) => stream.query()],
        event: [(d) => d.stream.record(), (event) => event.finished()],
        kernel: [(d) => d.loadModule(KERNELS).kernel("add_one"), (kernel) => kernel.attributes],
        graph: [(d) => {
          const x = d.zeros([4], "i32"), kernel = d.loadModule(KERNELS).kernel("add_one");
          return d.capture(() => kernel.launch({ grid: 1, block: 4 }, x, 4)).instantiate();
        }, (graph) => graph.launch()],
        texture: [(d) => d.texture(d.cudaArray({ shape: [4, 4], dtype: "f32" })), (texture) => texture.handle],
        random: [(d) => d.random(1), (random) => random.uniform([4])],
      };
      const isClosed = async (name) => {
        using again = await openDevice(name);
        return again.memoryStatistics().peak === 0;
      };
      const check = async (names) => {
        const kept = [];
        const load = async (name) => {
          const device = await openDevice(\`software:\${kept.length + 1}\`);
          device.full([4], 1, "f32").multiply(2).sum();
          kept.push(uses[name][0](device));
        };
        for (const name of names) await load(name);
        await collect();
        for (const [i, name] of names.entries()) {
          try {
            await uses[name][1](kept[i]);
          } catch (error) {
            console.log(name, error.message);
          }
        }
        kept.length = 0;
        for (const [i, name] of names.entries()) {
          let tries = 20;
          while (!await isClosed(\`software:\${i + 1}\`) && tries-- > 0) await collect();
          if (tries < 0) console.log(name, "was not closed");
        }
      };
      const names = Object.keys(uses);
      await check(names.slice(0, 6));
      await check(names.slice(6));
      console.log("end");
    `,
      { CUFFI_DEVICE: "software" },
    );
    assert.equal(stdout.trim(), "end", stderr);
  });

  test("the garbage collector keeps page-locked memory while a view of it is in use", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      using device = await openDevice();
      const bytes = [], floats = [];
      for (let round = 0; round < 40; round++) {
        bytes.push(device.allocatePinned(4096).bytes.fill(round));
        floats.push(device.allocatePinned(4096).as("f32").fill(round));
        device.allocatePinned(4096); // is collected
        globalThis.gc();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const kept = (view, round) => view.length > 0 && view.every((value) => value === round);
      console.log(bytes.filter(kept).length, floats.filter(kept).length, device.memoryStatistics().finalized > 0);
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "40 40 true", stderr);
  });

  const checkParts = (env: Record<string, string>) => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      using device = await openDevice();
      const parts = [];
      for (let round = 0; round < 40; round++) {
        const create = () => device.allocatePinned(4096).as("f32").fill(round);
        parts.push(create().subarray(1, 5));
        const { buffer, byteOffset } = create();
        parts.push(new Float32Array(buffer, byteOffset, 8));
        create(); // is collected
        globalThis.gc();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const kept = (view, i) => view.length > 0 && view.every((value) => value === i >> 1);
      console.log(parts.filter(kept).length, device.memoryStatistics().finalized > 0);
    `,
      env,
    );
    assert.equal(stdout.trim(), "80 true", stderr);
  };

  test("the garbage collector keeps page-locked memory while a part of a view is in use", () => {
    checkParts({ CUFFI_DEVICE: deviceName });
  });

  test("the garbage collector keeps that of a GPU, too", { skip }, () => {
    const source = readFileSync(
      join(import.meta.dirname!, "../../driver/fake_libcuda.c"),
      "utf8",
    );
    checkParts({ CUFFI_DEVICE: "cuda", CUFFI_LIBCUDA: buildLibrary("pinned", source) });
  });

  test(
    "page-locked memory of a GPU loses its views with the device, also if its streams fail",
    { skip },
    () => {
      const source = readFileSync(join(import.meta.dirname!, "../../driver/fake_libcuda.c"), "utf8");
      const synchronize = "record('S'); queryResult = 0; return 0;";
      assert.ok(source.includes(synchronize));
      // A fault, and a foreign stream that was destroyed.
      for (const result of [700, 400]) {
        const { stdout, stderr } = runProgram(
          `${OPEN}
      const device = await openDevice("cuda"), x = device.zeros([64], "u8"), stream = device.createStream();
      const used = () => {
        const pinned = device.allocatePinned(64);
        device.copy(x, pinned, { stream });
        return pinned;
      };
      const disposed = used(), open = used(), views = [disposed.bytes, open.bytes];
      disposed.dispose();
      device.dispose();
      console.log(views.map((view) => view.length).join());
    `,
          {
            CUFFI_LIBCUDA: buildLibrary(`failed${result}`, source.replace(synchronize, `return ${result};`)),
          },
        );
        assert.equal(stdout.trim(), "0,0", stderr);
      }
    },
  );

  test("the garbage collector frees registered memory while its typed array is in use", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      using device = await openDevice();
      const views = [];
      for (let round = 0; round < 200 && device.memoryStatistics().finalized < 10; round++) {
        views.push(new Uint8Array(2 ** 18)); // in pages of its own
        device.register(views.at(-1));
        globalThis.gc();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const { finalized, pinned } = device.memoryStatistics();
      device.register(views[0]).dispose(); // again
      console.log(finalized >= 10, pinned === (views.length - finalized) * 2 ** 18);
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "true true", stderr);
  });

  test("the garbage collector frees registered memory together with its typed array", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      using device = await openDevice();
      let collected = 0;
      const registry = new FinalizationRegistry(() => collected++);
      for (let round = 0; round < 200 && collected < 10; round++) {
        for (let i = 0; i < 5; i++) {
          const view = new Uint8Array(2 ** 18);
          registry.register(view);
          device.register(view);
        }
        globalThis.gc();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      console.log(collected >= 10, device.memoryStatistics().finalized >= collected);
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "true true", stderr);
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
