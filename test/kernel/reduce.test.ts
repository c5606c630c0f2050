/** reduce(): reductions in TypeScript. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CompileError, type Device } from "../../mod.ts";
import { type ElementGpu, type Elements, type Gpu, reduce } from "../../src/kernel/mod.ts";
import { useTestDevice } from "../support/suite_device.ts";

const distance = reduce({
  map: ({ x, y }) => (x - y) * (x - y),
  combine: ({ a, b }) => a + b,
  finish: ({ a }) => Math.sqrt(a),
  identity: 0,
  name: "distance",
});

describe("reduce", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("reduces all axes, or some, of arrays that broadcast, and numbers", () => {
    using x = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
    using y = device.array(new Float32Array([1, 2, 3]));
    using all = distance({ x, y });
    assert.deepEqual([all.dtype, all.shape, all.toHost()], ["f32", [], new Float32Array([Math.sqrt(27)])]);
    using rows = distance({ x, y }, { axis: 1, keepDims: true });
    assert.deepEqual([rows.shape, rows.toHost()], [[2, 1], new Float32Array([0, Math.sqrt(27)])]);
    using columns = distance({ x: x.slice(null, [null, null, -1]), y: 3 }, { axis: 0 });
    assert.deepEqual(columns.toHost(), Float32Array.from([9, 5, 5].map(Math.sqrt)));
  });

  test("combines many elements of any type, in the same order in every run", () => {
    const largest = reduce({ combine: ({ a, b }) => Math.max(a, b), identity: -Infinity });
    const mean = reduce({
      map: ({ x }, gpu) => gpu.f64(x),
      combine: ({ a, b }) => a + b,
      finish: ({ a, count }) => a / count,
      identity: 0,
    });
    const every = reduce({ map: ({ x }) => x > -200, combine: ({ a, b }) => a && b, identity: true });
    const values = Float32Array.from({ length: 70_001 }, (_, i) => (i * 7919) % 301 - 150);
    for (const dtype of ["f32", "f16", "i16"] as const) {
      using x = device.array(values, { dtype });
      if (dtype !== "i16") {
        using top = largest(x);
        assert.deepEqual([top.dtype, top.toFloat32()[0]], [dtype, 150]);
      }
      using average = mean<"f64">(x);
      const expected = values.reduce((sum, value) => sum + value, 0) / values.length;
      assert.equal(average.dtype, "f64");
      assert.ok(Math.abs(average.toHost()[0]! - expected) < 1e-9);
      using truth = every(x);
      assert.deepEqual([truth.dtype, truth.toHost()[0]], ["bool", 1]);
    }
    using none = device.zeros([0, 2], "f32");
    using nothing = largest(none, { axis: 0 });
    assert.deepEqual(nothing.toHost(), new Float32Array([-Infinity, -Infinity]));
  });

  test("takes constants, and stores results in the type and array of the options", () => {
    const count = reduce({
      map: ({ x }, gpu, { isNear, LIMIT }) => gpu.i32(isNear(x) && x < LIMIT),
      combine: ({ a, b }) => a + b,
      identity: 0,
      constants: { isNear: (x: number) => x > 1, LIMIT: 4 },
    });
    using x = device.array(new Uint8Array([0, 1, 2, 3, 4, 5]), { shape: [2, 3] });
    using counts = count(x, { axis: 1, dtype: "i64" });
    assert.deepEqual([...counts.toHost()], [1n, 1n]);
    using into = device.zeros([2], "f64");
    assert.equal(count(x, { axis: 1, dtype: "u8", into: into as never }), into as unknown);
    assert.deepEqual(into.toHost(), new Float64Array([1, 1]));
  });

  test("returns integers in the type in which they are joined, and floats in that of the arrays", () => {
    const squares = reduce({ map: ({ x }) => x * x, combine: ({ a, b }) => a + b, identity: 0 });
    const wide = reduce({
      map: ({ x }, gpu) => gpu.i64(x) * 1_000_000,
      combine: ({ a, b }) => a + b,
      identity: 0,
    });
    const largest = reduce({
      combine: ({ a, b }) => Math.max(a, b),
      finish: ({ a }) => a + 100,
      identity: 0,
    });
    const dtypes = ["u8", "u16", "i16", "i32", "u32", "i64", "u64", "f16", "f32", "f64"] as const;
    for (const dtype of dtypes) {
      using x = device.array(new Float32Array([200, 100]), { dtype });
      const own = ["u8", "u16", "i16"].includes(dtype) ? "i32" : dtype;
      using sum = squares(x), most = largest(x);
      assert.deepEqual([sum.dtype, most.dtype, Number(most.toHost()[0])], [own, own, 300]);
      // The halves next to 50,000 are 32 apart.
      assert.equal(Number(sum.toHost()[0]), dtype === "f16" ? 49984 : 50000);
      if (dtype.startsWith("f") || dtype === "u64") continue;
      using products = wide(x);
      assert.deepEqual([products.dtype, products.toHost()[0]], ["i64", 300_000_000n]);
    }
    using bytes = device.array(new Uint8Array([200, 100]));
    using narrow = squares(bytes, { dtype: "u8" });
    assert.deepEqual([narrow.dtype, narrow.toHost()[0]], ["u8", 50000 % 256]);
  });

  test("names wrong functions, inputs and options", () => {
    using x = device.zeros([3], "f32");
    using other = device.zeros([4], "f32");
    using integers = device.zeros([3], "i32");
    const sum = (rest: object) => reduce({ combine: ({ a, b }) => a + b, identity: 0, name: "sum", ...rest });
    const before = device.memoryInUse();
    const wrong: [() => unknown, RegExp][] = [
      [
        () => reduce(((a: number, b: number) => a + b) as never),
        /^TypeError: reduce: setup: expected \{ combine: \(\{ a, b \}\) => a \+ b, identity: 0 \}, with .*, got a function$/,
      ],
      [() => reduce({ identity: 0 } as never), /combine: expected a function, got undefined/],
      [() => sum({ identity: "0" }), /identity: expected a number or a boolean, got "0"/],
      [() => sum({ map: 1 }), /map: expected a function/],
      [() => sum({ identity: 0.5 })(integers), /sum: identity: expected a value of i32, got 0.5/],
      [() => sum({ identity: true })(x), /sum: identity: expected a value of f32, got true/],
      [() => sum({})({ x, y: x }), /sum: inputs: expected one array, or a function `map`, got x, y/],
      [
        () => distance({ x, y: other }),
        /distance: expected shapes that broadcast .*, got x \[3\] and y \[4\]/,
      ],
      [
        () => sum({ combine: (a: number, b: number) => a + b })(x),
        /sum: combine: expected one parameter with names, \(\{ a, b \}\) => …, got \(a, b\) => …/,
      ],
      [() => distance({ x }), /map: inputs: expected x and y, got only x$/],
      [() => distance({ x, y: 1, z: 2 }), /distance: inputs: expected only those that `map` uses, got z/],
      [() => distance(5 as never), /distance: expected an array, or inputs by name/],
      [() => distance({ x, y: 1 }, { axis: 1 }), /distance: axis: expected an integer from -1 to 0, got 1/],
      [
        () => distance({ x, y: 1 }, { dtype: "complex64" }),
        /distance: dtype: expected a real type/,
      ],
      [
        () =>
          sum({
            map: ({ x }: Elements<"x">) => x > 0,
            combine: ({ a, b }: Elements<"a" | "b">, gpu: ElementGpu) => gpu.i32(a) + gpu.i32(b),
            identity: false,
          })(x),
        /sum: combine: expected a value of bool, the type of its operands, got i32/,
      ],
    ];
    for (const [call, message] of wrong) assert.throws(call, message);
    const broken = reduce({
      map: ({ x }, gpu) => x + (gpu as Gpu).threadIdx.x,
      combine: ({ a, b }) => a + b,
      identity: 0,
    });
    assert.throws(() => broken(x), (error) => {
      assert.ok(error instanceof CompileError);
      assert.match(error.message, /^reduce reduction: map, .*gpu\.threadIdx is not available in reduce\(\)/);
      return true;
    });
    assert.equal(device.memoryInUse(), before);
    using nothing = distance({ x, y: x });
    assert.deepEqual(nothing.toHost(), new Float32Array([0]));
  });
});
