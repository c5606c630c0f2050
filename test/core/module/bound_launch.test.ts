/** Bound launches: kernels with arguments that are checked once. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Device, Module } from "../../../mod.ts";
import { KERNELS } from "../../fixtures/kernels.ts";
import { onGpu, openTestDevice } from "../../support/device.ts";
import { ownProcess } from "../../support/own_process.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

describe("bound launches", () => {
  let device: Device;
  let module: Module;
  before(async () => {
    device = await openTestDevice();
    module = device.loadModule(KERNELS);
  });
  after(() => {
    module.dispose();
    device.dispose();
  });

  test("launch their kernel with arguments that can be changed", () => {
    using stream = device.createStream();
    using x = device.array(new Float32Array([1, 2, 3, 4]), { stream });
    using y = device.zeros([4], "f32", { stream });
    using z = device.zeros([4], "f32", { stream });
    const step = module.kernel("saxpy").bind({ grid: 1, block: 32, stream }, y, x, 1, 4);
    const other = module.kernel("saxpy").bind({ grid: 1, block: 32, stream }, z, x, 1, 4);
    step.launch();
    step.setArgument(2, 10);
    step.launch();
    step.setArgument(0, z);
    step.setArgument(3, 2);
    step.launch();
    other.launch();
    assert.deepEqual([...y.toHost()], [11, 22, 33, 44]);
    assert.deepEqual([...z.toHost()], [11, 22, 3, 4]);
  });

  test("order streams like other launches, and can be captured", () => {
    using first = device.createStream();
    using second = device.createStream();
    using x = device.zeros([1], "i32", { stream: first });
    const slow = module.kernel("slow_increment");
    const a = slow.bind({ grid: 1, block: 1, stream: first }, x, 200_000);
    const b = slow.bind({ grid: 1, block: 1, stream: second }, x, 200_000);
    for (let round = 0; round < 4; round++) {
      a.launch();
      b.launch();
    }
    using graph = device.capture(() => a.launch(), { stream: first });
    using executable = graph.instantiate();
    executable.launch(second);
    assert.deepEqual([...x.toHost()], [9]);
  });

  test("check options and arguments when bound, and disposed arguments when launched", () => {
    const kernel = module.kernel("add_one");
    const x = device.zeros([1], "i32");
    assert.throws(
      () => kernel.bind({ grid: 0, block: 1 }, x, 1),
      /grid\.x: expected an integer from 1 to 2147483647, got 0/,
    );
    assert.throws(
      () => kernel.bind({ grid: 1, block: 1 }, x),
      /kernel add_one: expected 2 arguments \(add_one_param_0: u64, add_o.*, got 1/,
    );
    const bound = kernel.bind({ grid: 1, block: 1 }, x, 1);
    assert.throws(() => bound.setArgument(1, 0.5), /argument 1/);
    assert.throws(() => bound.setArgument(2, 1), /index: expected .*an integer from 0 to 1.*, got 2/);
    assert.throws(
      () => (bound.launch as (...args: unknown[]) => void)(x, 1),
      /launch: expected no arguments, because bind\(\) took them; change one with setArgument\(\)/,
    );
    bound.launch();
    assert.deepEqual([...x.toHost()], [1]);
    x.dispose();
    assert.throws(() => bound.launch(), /argument 0 .*: the memory has been disposed/);
  });
});
