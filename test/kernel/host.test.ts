/** Functions of `gpu` on the host: mpmath's values (math_references.py), and the bits of the device. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Device } from "../../mod.ts";
import { kernel, runOnHost } from "../../src/kernel/mod.ts";
import { useTestDevice } from "../support/suite_device.ts";

type Row = readonly number[];

const REFERENCES = JSON.parse(
  readFileSync(fileURLToPath(new URL("math_references.json", import.meta.url).href), "utf8"),
) as Readonly<Record<string, readonly [ulp: number, ...rows: Row[]]>>;

const NAMES = ["erf", "erfc", "lgamma", "tgamma", "exp2", "exp10", "rsqrt", "remainder"] as const;

/** All functions, one after the other. */
const functions = kernel({ y: "f64*", x: "f64*", n: "i32" }, ({ y, x, n }, gpu) => {
  const i = gpu.globalIndex();
  if (i >= n) return;
  const value = x[i]!;
  y[i * 8] = gpu.erf(value);
  y[i * 8 + 1] = gpu.erfc(value);
  y[i * 8 + 2] = gpu.lgamma(value);
  y[i * 8 + 3] = gpu.tgamma(value);
  y[i * 8 + 4] = gpu.exp2(value);
  y[i * 8 + 5] = gpu.exp10(value);
  y[i * 8 + 6] = gpu.rsqrt(value);
  y[i * 8 + 7] = gpu.remainder(value, 0.3);
});

/** Returns the functions of numbers, eight for each, as JavaScript computes them. */
function onHost(x: Float64Array): Float64Array {
  const y = new Float64Array(8 * x.length);
  runOnHost(functions, { grid: 1, block: x.length }, { y, x, n: x.length });
  return y;
}

describe("runOnHost()", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  for (const [index, name] of NAMES.slice(0, -1).entries()) {
    test(`has gpu.${name}() with an error of at most 2 ulp`, () => {
      const [, ...rows] = REFERENCES[name]!;
      const got = onHost(Float64Array.from(rows, ([x]) => x!));
      rows.forEach(([x, exact, rest], i) => {
        const value = got[8 * i + index]!, unit = 2 ** (Math.floor(Math.log2(Math.abs(exact!))) - 52);
        const error = value === exact ? 0 : Math.abs(value - exact! - rest!) / unit;
        assert.ok(error <= 2, `${name}(${x}): got ${value}, ${error} ulp`);
      });
    });
  }

  test("returns the bits of the device, of special values, too", () => {
    const special = [0, -0, 1, 2, -1, -3, 0.5, 1e-310, 30, -30, 171, 172, 1e10, Infinity, -Infinity, NaN];
    const x = Float64Array.of(
      ...special,
      ...NAMES.flatMap((name) => (REFERENCES[name]!.slice(1, 6) as Row[]).map(([value]) => value!)),
    );
    using input = device.array(x), y = device.zeros([8 * x.length], "f64");
    functions.launch(device, { grid: 2, block: 64 }, { y, x: input, n: x.length });
    assert.deepEqual(onHost(x), y.toHost());
  });

  test("rounds gpu.fma() once", () => {
    const fuse = kernel({ y: "f64*", x: "f64*" }, ({ y, x }, gpu) => {
      const i = gpu.threadIdx.x;
      y[i] = gpu.fma(x[i]!, x[i + 8]!, x[i + 16]!);
    });
    const tiny = 2 ** -30, a = [1 + tiny, 1 - tiny, 3, 1e200, 0.1, -7, 2 ** -600, Infinity];
    const b = [1 - tiny, 1 - tiny, 1 / 3, 1e200, 10, 1 / 7, 2 ** 600, 0];
    const c = [-1, 2 * tiny - 1, -1, -Infinity, -1, 1, 2 ** -53, 1];
    const x = Float64Array.of(...a, ...b, ...c), expected = new Float64Array(8);
    runOnHost(fuse, { grid: 1, block: 8 }, { y: expected, x });
    assert.deepEqual([...expected.subarray(0, 2)], [-(tiny ** 2), tiny ** 2]);
    using input = device.array(x), y = device.zeros([8], "f64");
    fuse.launch(device, { grid: 1, block: 8 }, { y, x: input });
    assert.deepEqual(y.toHost(), expected);
  });

  test("takes bigints as numbers, or as they are for arrays of bigints", () => {
    const add = kernel({ y: "f64*", by: "i64" }, ({ y, by }) => {
      y[0]! += by;
    });
    const y = [1], wide = BigInt64Array.of(1n), launch = { grid: 1, block: 1 };
    runOnHost(add, launch, { y, by: 2n });
    runOnHost(add, launch, { y: wide, by: 2n ** 60n });
    assert.deepEqual([y, wide], [[3], BigInt64Array.of(1n + 2n ** 60n)]);
    assert.throws(
      () => runOnHost(add, launch, { y, by: 2n ** 60n }),
      /^RangeError: by: expected an integer below 2\^53, because JavaScript computes with numbers, got 1152921504606846976n$/,
    );
  });

  test("rejects arrays of bigints in arithmetic with numbers", () => {
    const assign = kernel({ l: "i64*" }, ({ l }, gpu) => {
      const i = gpu.threadIdx.x;
      l[i] = i + 1;
    }, { name: "k" });
    const add = kernel({ l: "u64*" }, ({ l }, gpu) => {
      l[gpu.threadIdx.x]! += 1;
    }, { name: "k" });
    const launch = { grid: 1, block: 2 }, l = [0, 0];
    assert.throws(
      () => runOnHost(assign, launch, { l: new BigInt64Array(2) }),
      /^TypeError: k: l: expected an array of numbers, got a BigInt64Array; pass Array\.from\(l, Number\) or a Float64Array$/,
    );
    assert.throws(
      () => runOnHost(add, launch, { l: new BigUint64Array(2) }),
      /^TypeError: k: l: expected an array of numbers, got a BigUint64Array; pass Array\.from\(l, Number\)/,
    );
    assert.throws(
      () => runOnHost(add, launch, { l: [1n, 2n] }),
      /^TypeError: k: l: expected an array of numbers, got bigints; pass Array\.from\(l, Number\)/,
    );
    runOnHost(assign, launch, { l });
    runOnHost(add, launch, { l });
    assert.deepEqual(l, [2, 3]);
  });

  test("rejects arguments that are missing, unknown or on the device", () => {
    const saxpy = kernel({ y: "f32*", x: "f32*", a: "f32", n: "i32" }, ({ y, x, a, n }, gpu) => {
      const i = gpu.globalIndex();
      if (i < n) y[i]! += a * x[i]!;
    });
    const y = new Float32Array(2), x = Float32Array.of(1, 2), launch = { grid: 1, block: 4 };
    using resident = device.zeros([2], "f32");
    // deno-lint-ignore no-explicit-any -- calls that TypeScript rejects.
    const run = runOnHost as any;
    const wrong: [values: unknown, message: RegExp][] = [
      [{ y }, /saxpy: arguments: expected all of y, x, a, n, got y$/],
      [{ y, x, alpha: 2, n: 2 }, /saxpy: a: .*"alpha" is not a parameter: did you mean "a"\?/],
      [{ y, x, a: 2, n: 2, m: 3 }, /saxpy: arguments: expected only y, x, a, n, got m/],
      [
        { y, x: resident, a: 2, n: 2 },
        /saxpy: x: expected an array on the host, got .*; pass its toHost\(\)/,
      ],
      [{ y, x, a: "2", n: 2 }, /saxpy: a: expected a number for f32, got "2"/],
      [{ y, x: 1, a: 2, n: 2 }, /saxpy: x: expected a Float32Array or an array of numbers for f32\*, got 1$/],
      [
        undefined,
        /saxpy: arguments: .*third argument: runOnHost\(saxpy, \{ grid, block \}, \{ y, x, a, n \}\)/,
      ],
    ];
    for (const [values, message] of wrong) assert.throws(() => run(saxpy, launch, values), message);
    assert.throws(() => run(saxpy, { y, x, a: 2, n: 2 }), /options: expected only grid, block, got y/);
    assert.throws(
      () => run(saxpy, { grid: 1 }, { y, x, a: 2, n: 2 }),
      /block: expected an integer .*got undefined/,
    );
    assert.throws(() => run(() => {}, launch, {}), /kernel: expected a kernel that kernel\(\) has returned/);
    assert.deepEqual(y, new Float32Array(2));
    runOnHost(saxpy, launch, { y, x, a: 2, n: 2 });
    assert.deepEqual(y, Float32Array.of(2, 4));
  });

  test("converts floats as the device does", () => {
    const convert = kernel({ y: "f64*", x: "f32*" }, ({ y, x }, gpu) => {
      const i = gpu.threadIdx.x, value = x[i]!;
      y[i * 4] = gpu.f64(gpu.i32(value));
      y[i * 4 + 1] = gpu.f64(gpu.u32(value));
      y[i * 4 + 2] = gpu.f64(gpu.i64(value));
      y[i * 4 + 3] = gpu.f64(gpu.u64(value));
    });
    const x = Float32Array.of(2.7, -2.7, 0.5, 100000.5, Infinity, -Infinity, -0.5, 4194303.5);
    const expected = new Float64Array(4 * x.length);
    runOnHost(convert, { grid: 1, block: x.length }, { y: expected, x });
    using input = device.array(x), y = device.zeros([4 * x.length], "f64");
    convert.launch(device, { grid: 1, block: x.length }, { y, x: input });
    assert.deepEqual(y.toHost(), expected);
  });

  test("shows elements of local and shared memory that have not been assigned", () => {
    const read = kernel({ y: "f64*" }, ({ y }, gpu) => {
      const floats = gpu.local("f32", 3), vectors = gpu.shared("f32x2", 1);
      const bytes = gpu.local("u8", 1), integers = gpu.shared("i32", 1), wide = gpu.local("i64", 1);
      const flags = gpu.local("bool", 1);
      floats[0] = 1;
      vectors[0]!.y = 2;
      y[0] = floats[0]!;
      y[1] = floats[1]!;
      y[2] = vectors[0]!.x;
      y[3] = vectors[0]!.y;
      y[4] = bytes[0]!;
      y[5] = integers[0]!;
      y[6] = wide[0]!;
      y[7] = flags[0]! ? 1 : 0;
    });
    const y = new Float64Array(8);
    runOnHost(read, { grid: 1, block: 1 }, { y });
    assert.deepEqual(y, Float64Array.of(1, NaN, NaN, 2, 0xcd, -842150451, 0xcdcdcdcd, 1));
  });

  test("refuses to read elements of shared memory that another thread writes", () => {
    const reverse = kernel({ y: "f32*" }, ({ y }, gpu) => {
      const values = gpu.shared("f32", 4), i = gpu.threadIdx.x;
      values[i] = i;
      y[i] = values[3 - i]!;
    }, { name: "reverse" });
    assert.throws(
      () => runOnHost(reverse, { grid: 1, block: 4 }, { y: new Float32Array(4) }),
      /reverse: gpu\.shared\(\): expected an element that this thread has written, .* a read of element 3/,
    );
    const own = kernel({ y: "f32*" }, ({ y }, gpu) => {
      const values = gpu.shared("f32", 4), i = gpu.threadIdx.x;
      gpu.atomicAdd(values, 0, 1);
      values[i] = i;
      values[i]! += 1;
      y[i] = values[i]!;
    });
    const y = new Float32Array(4);
    runOnHost(own, { grid: 1, block: 4 }, { y });
    assert.deepEqual(y, Float32Array.of(1, 2, 3, 4));
  });
});
