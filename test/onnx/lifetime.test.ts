/** Who owns the memory of models, and when it is freed. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device, DeviceArray } from "../../mod.ts";
import { openModel } from "../../src/onnx/mod.ts";
import { onGpu, settle } from "../support/device.ts";
import { modelsOnGpu, noOnnxRuntime } from "../support/onnxruntime.ts";
import { onnxModel } from "../support/onnx_writer.ts";
import { runProgram } from "../support/process.ts";
import { useTestDevice } from "../support/suite_device.ts";
import { DENSE, MISDECLARED, NONZERO, PAIR } from "./models.ts";

describe("lifetime of models", { skip: noOnnxRuntime }, () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("models, bound runs, graphs and outputs are freed in any order", async () => {
    const orders = [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]];
    for (const order of orders) {
      const model = await openModel(device, DENSE);
      const x = device.zeros([2, 4], "f32");
      const bound = model.bind({ x });
      const captured = model.capture({ x });
      bound.run();
      captured.launch();
      const outputs = model.run({ x });
      settle(device);
      const owners = [model, bound, captured, outputs];
      for (const i of order) owners[i]![Symbol.dispose]();
      x.dispose();
      assert.equal(device.memoryInUse(), 0);
    }
  });

  test("outputs outlive their model", async () => {
    const model = await openModel(device, NONZERO);
    using x = device.array(Float32Array.of(0, 1, 0, 2), { shape: [1, 4] });
    const { at } = model.run({ x });
    model.close();
    assert.deepEqual([...at!.toHost() as BigInt64Array], [0n, 0n, 1n, 3n]);
    at!.dispose();
  });

  test("an array of outputs is disposed of with them, and given arrays are not", async () => {
    using model = await openModel(device, PAIR);
    using a = device.zeros([2, 3], "f32"), sum = device.zeros([2, 3], "f32");
    let best: DeviceArray;
    {
      using outputs = model.run({ a, b: a }, { into: { sum } });
      best = outputs["best"]!;
    }
    assert.ok(best.disposed);
    assert.ok(!sum.disposed);
  });

  test("a model that declares wrong shapes works after its first run", async () => {
    using model = await openModel(device, MISDECLARED);
    using x = device.array(Float32Array.of(1, 2, 3, 4), { shape: [1, 4] });
    for (let i = 0; i < 3; i++) {
      using outputs = i === 1 ? await model.runAsync({ x }) : model.run({ x });
      assert.deepEqual([...outputs["y"]!.toHost() as Float32Array], [-1, -2, -3, -4]);
    }
  });

  test("concurrent runs of a model that declares wrong shapes all work", async () => {
    // The declared shape of the output is tried first, because that of a reshape is known only after the run.
    const model = onnxModel({
      inputs: [{ name: "x", dtype: "f32", shape: ["n", 4] }, { name: "extents", dtype: "i64", shape: [2] }],
      outputs: [{ name: "y", dtype: "f32", shape: ["n", "n"] }],
      nodes: [{ op: "Reshape", inputs: ["x", "extents"], outputs: ["y"] }],
    });
    using opened = await openModel(device, model);
    using x = device.array(Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8), { shape: [2, 4] });
    using extents = device.array(BigInt64Array.of(4n, 2n));
    const runs = await Promise.all([0, 1, 2].map(() => opened.runAsync({ x, extents })));
    for (const outputs of runs) {
      assert.deepEqual(outputs["y"]!.shape, [4, 2]);
      outputs[Symbol.dispose]();
    }
  });

  test("runs in the background keep their model and arrays until they end", async () => {
    const model = await openModel(device, DENSE);
    const x = device.zeros([2, 4], "f32");
    const run = model.runAsync({ x });
    x.dispose();
    model.close();
    using outputs = await run;
    assert.deepEqual([...outputs["y"]!.toHost() as Float32Array], [0.5, 0, 0.125, 0.5, 0, 0.125]);
  });

  test(
    "a signal ends a run on the CPU",
    { skip: modelsOnGpu && "a GPU finishes what it has begun" },
    async () => {
      // A loop of a thousand million rounds.
      using model = await openModel(device, endless());
      using rounds = device.array(BigInt64Array.of(1_000_000_000n), { shape: [] });
      const controller = new AbortController();
      const run = model.runAsync({ rounds }, { signal: controller.signal });
      setTimeout(() => controller.abort(new Error("enough")), 20);
      await assert.rejects(run, /^Error: enough$/);
      using few = device.array(BigInt64Array.of(3n), { shape: [] });
      using outputs = await model.runAsync({ rounds: few });
      assert.deepEqual([...outputs["last"]!.toHost() as Float32Array], [3]);
    },
  );

  test("several models run on several streams", async () => {
    using dense = await openModel(device, DENSE), pair = await openModel(device, PAIR);
    using first = device.createStream(), second = device.createStream();
    using x = device.zeros([2, 4], "f32"), a = device.zeros([2, 3], "f32").fill(1);
    for (let i = 0; i < 3; i++) {
      using one = dense.run({ x }, { stream: first });
      using two = pair.run({ a, b: one["y"]! }, { stream: second });
      using three = pair.run({ a, b: two["sum"]! }, { stream: first });
      assert.deepEqual([...three["sum"]!.toHost() as Float32Array], [2.5, 2, 2.125, 2.5, 2, 2.125]);
    }
    settle(device);
  });

  test("many runs use constant memory", () => {
    const program = `
      import { openDevice } from "@cuffi/mod.ts";
      import { openModel } from "@cuffi/src/onnx/mod.ts";
      import { DENSE, NONZERO } from "@cuffi/test/onnx/models.ts";
      using device = await openDevice(${JSON.stringify(onGpu ? "cuda" : "software")});
      using dense = await openModel(device, DENSE), positions = await openModel(device, NONZERO);
      using x = device.zeros([2, 4], "f32").fill(1);
      using bound = dense.bind({ x });
      async function runs(count) {
        for (let i = 0; i < count; i++) {
          bound.run();
          dense.run({ x })[Symbol.dispose]();
          if (i % 10 === 0) positions.run({ x })[Symbol.dispose]();
          if (i % 500 === 0) await new Promise((resolve) => setTimeout(resolve));
        }
        device.synchronize();
      }
      async function opens(count) {
        for (let i = 0; i < count; i++) (await openModel(device, DENSE)).close();
      }
      /** The least growth of several rounds in MiB: a leak grows in each of them. */
      async function growth(rounds, work) {
        let least = Infinity;
        for (let round = -1, last = 0; round < rounds; round++) {
          await work();
          globalThis.gc?.();
          const now = process.memoryUsage().rss;
          if (round >= 0) least = Math.min(least, now - last);
          last = now;
        }
        return least / 2 ** 20;
      }
      const inUse = device.memoryInUse();
      const ofRuns = await growth(5, () => runs(6000));
      const ofModels = await growth(4, () => opens(${onGpu ? 5 : 50}));
      console.log(JSON.stringify([ofRuns, ofModels, device.memoryInUse() - inUse]));`;
    const { stdout, stderr } = runProgram(`import process from "node:process";\n${program}`);
    assert.match(stdout, /^\[/, stderr);
    const [runs, models, device] = JSON.parse(stdout) as [number, number, number];
    assert.ok(runs < 1, `6,000 runs: ${runs} MiB`);
    assert.ok(models < 1, `models opened and closed: ${models} MiB`);
    assert.equal(device, 0);
  });
});

/** Counts to its input. */
function endless(): Uint8Array {
  const body = {
    inputs: [
      { name: "i", dtype: "i64", shape: [] },
      { name: "condition", dtype: "bool", shape: [] },
      { name: "value", dtype: "f32", shape: [1] },
    ],
    outputs: [
      { name: "again", dtype: "bool", shape: [] },
      { name: "next", dtype: "f32", shape: [1] },
    ],
    nodes: [
      { op: "Identity", inputs: ["condition"], outputs: ["again"] },
      { op: "Add", inputs: ["value", "one"], outputs: ["next"] },
    ],
  } as const;
  return onnxModel({
    inputs: [{ name: "rounds", dtype: "i64", shape: [] }],
    outputs: [{ name: "last", dtype: "f32", shape: [1] }],
    nodes: [{ op: "Loop", inputs: ["rounds", "true", "zero"], outputs: ["last"], attributes: { body } }],
    initializers: [
      { name: "true", dtype: "bool", shape: [], data: Uint8Array.of(1) },
      { name: "zero", dtype: "f32", shape: [1], data: Float32Array.of(0) },
      { name: "one", dtype: "f32", shape: [1], data: Float32Array.of(1) },
    ],
  });
}
