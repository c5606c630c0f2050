/** Kernels made with one object, which the caller changes between them and before they are compiled. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { pipeline } from "../../src/image/mod.ts";
import { compiledKernel } from "../../src/kernel/compiled.ts";
import { elementwise, kernel, pixelFunction, reduce, runOnHost } from "../../src/kernel/mod.ts";
import { useTestDevice } from "../support/suite_device.ts";

describe("reused objects", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  /** Returns results for K = 1, 2, 3 in one object, of functions that are all created before the first runs. */
  function made<T>(create: (constants: { K: number }) => T, run: (one: T) => number): number[] {
    const constants = { K: 0 };
    const list = [1, 2, 3].map((K) => {
      constants.K = K;
      return create(constants);
    });
    return list.map(run);
  }

  test("constants of kernel()", () => {
    using y = device.zeros([1], "f32");
    const create = (constants: { K: number }) =>
      kernel({ y: "f32*" }, ({ y }, _gpu, { K }) => {
        y[0] = K;
      }, { name: "constant", constants });
    const results = made(create, (one) => {
      one.launch(device, { grid: 1, block: 1 }, { y });
      return y.toHost()[0]!;
    });
    assert.deepEqual(results, [1, 2, 3]);
    const onHost = made(create, (one) => {
      const y = [0];
      runOnHost(one, { grid: 1, block: 1 }, { y });
      return y[0]!;
    });
    assert.deepEqual(onHost, [1, 2, 3]);
  });

  test("constants of elementwise() and reduce()", () => {
    using x = device.array(new Float32Array([1, 10]));
    const scaled = made(
      (constants) => elementwise(({ x }, _gpu, { K }) => x * K, { constants }),
      (one) => {
        using result = one({ x });
        return Number(result.toHost()[1]);
      },
    );
    assert.deepEqual(scaled, [10, 20, 30]);
    const sums = made(
      (constants) =>
        reduce({ map: ({ x }, _gpu, { K }) => x * K, combine: ({ a, b }) => a + b, identity: 0, constants }),
      (one) => {
        using result = one(x);
        return Number(result.item());
      },
    );
    assert.deepEqual(sums, [11, 22, 33]);
  });

  test("constants and parameters of pixelFunction()", () => {
    using image = device.zeros([2, 2, 1], "u8");
    const results = made(
      (constants) => pixelFunction(({ x }, _gpu, { K }) => ({ x: x + K }), { constants }),
      (one) => {
        using result = pipeline("u8", 1).map(one).run(image);
        return result.toHost()[0]!;
      },
    );
    assert.deepEqual(results, [1, 2, 3]);
    const parameters: { amount?: "f32" } = { amount: "f32" };
    const add = pixelFunction(parameters as { amount: "f32" }, ({ x, amount }) => ({ x: x + amount }));
    delete parameters.amount;
    using result = pipeline("u8", 1).map(add, { amount: 5 }).run(image);
    assert.deepEqual([...result.toHost()], [5, 5, 5, 5]);
  });

  test("parameters, options and code of kernels", () => {
    const parameters = { y: "f32*", p: { by: "f32" } } as { y: "f32*"; p: { by: "f32" } };
    const options = { name: "add_by", bounds: false };
    const add = kernel(parameters, ({ y, p }) => {
      y[0]! += p.by;
    }, options);
    const writes: "y"[] = ["y"];
    const { ptx } = add, compiled = compiledKernel("add_by", parameters, { ptx, writes });
    Object.assign(parameters.p, { by: "i32" });
    Object.assign(parameters, { y: "u8*" });
    Object.assign(options, { name: "other", bounds: true });
    writes.pop();
    assert.equal(compiled.toString(), "CompiledKernel add_by(y: f32*, p: { by: f32 })");
    assert.match(add.toString(), /^TypedKernel add_by\(y: f32\*, p: \{ by: f32 \}\)/);
    using y = device.zeros([1], "f32");
    for (const one of [add, compiled]) one.launch(device, { grid: 1, block: 1 }, { y, p: { by: 0.5 } });
    assert.deepEqual(y.toHost(), new Float32Array([1]));
  });

  test("constants that are no object are rejected", () => {
    const constants = 5 as never, expected = /^TypeError: constants: expected an object, got 5$/;
    assert.throws(() => kernel({ y: "f32*" }, () => {}, { constants }), expected);
    assert.throws(() => elementwise(({ x }) => x, { constants }), expected);
    assert.throws(() => reduce({ combine: ({ a }) => a, identity: 0, constants }), expected);
    assert.throws(() => pixelFunction(({ x }) => ({ x }), { constants }), expected);
  });
});
