/**
 * Functions of f64, and those that `Math` does not have: the errors that the CUDA C++ Programming Guide allows,
 * against mpmath (math_references.py), and special values as C defines them.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Device } from "../../mod.ts";
import { KernelBuilder } from "../../src/kernel/ir/builder.ts";
import { optimize } from "../../src/kernel/ir/passes.ts";
import { FUNCTIONS, MATH } from "../../src/kernel/math/mod.ts";
import { kernel } from "../../src/kernel/mod.ts";
import { writePtx } from "../../src/kernel/ptx/writer.ts";
import { useTestDevice } from "../support/suite_device.ts";

type Row = readonly number[];

/** Maximum error in ulp, then rows of operands, the rounded exact value and its rounding error. */
const REFERENCES = Object.entries(
  JSON.parse(
    readFileSync(fileURLToPath(new URL("math_references.json", import.meta.url).href), "utf8"),
  ) as Record<
    string,
    [ulp: number, ...rows: Row[]]
  >,
);

/** The greatest errors in ulp of f32. */
const F32: Readonly<Record<string, number>> = {
  exp2: 2,
  exp10: 2,
  erf: 2,
  erfc: 4,
  lgamma: 6,
  tgamma: 5,
  rsqrt: 2,
};

const { NaN: nan, POSITIVE_INFINITY: inf } = Number;

/** Operands and results. */
const SPECIAL: Readonly<Record<string, readonly Row[]>> = {
  exp2: [[inf, inf], [-inf, 0], [nan, nan], [1025, inf], [-1080, 0], [3, 8], [-1074, 2 ** -1074]],
  exp10: [[inf, inf], [-inf, 0], [nan, nan], [309, inf], [3, 1000], [0, 1]],
  expm1: [[inf, inf], [-inf, -1], [nan, nan], [-0, -0], [710, inf], [-50, -1]],
  log1p: [[-1, -inf], [-2, nan], [inf, inf], [-0, -0], [nan, nan]],
  asin: [[1, Math.PI / 2], [-1, -Math.PI / 2], [1.5, nan], [-0, -0], [nan, nan]],
  acos: [[1, 0], [-1, Math.PI], [0, Math.PI / 2], [1.5, nan], [nan, nan]],
  atan: [[inf, Math.PI / 2], [-inf, -Math.PI / 2], [-0, -0], [nan, nan]],
  sinh: [[inf, inf], [-inf, -inf], [-0, -0], [nan, nan], [720, inf]],
  cosh: [[inf, inf], [-inf, inf], [0, 1], [nan, nan], [720, inf]],
  tanh: [[inf, 1], [-inf, -1], [-0, -0], [nan, nan]],
  asinh: [[inf, inf], [-inf, -inf], [-0, -0], [nan, nan]],
  acosh: [[inf, inf], [1, 0], [0.5, nan], [nan, nan]],
  atanh: [[1, inf], [-1, -inf], [2, nan], [-0, -0], [nan, nan]],
  cbrt: [[inf, inf], [-inf, -inf], [-0, -0], [nan, nan], [27, 3], [-8, -2]],
  rsqrt: [[0, inf], [inf, 0], [-1, nan], [4, 0.5]],
  erf: [[inf, 1], [-inf, -1], [-0, -0], [nan, nan]],
  erfc: [[inf, 0], [-inf, 2], [0, 1], [nan, nan], [30, 0]],
  lgamma: [[1, 0], [2, 0], [0, inf], [-3, inf], [inf, inf], [-inf, inf], [nan, nan]],
  tgamma: [[0, inf], [-0, -inf], [-2, nan], [inf, inf], [1, 1], [5, 24], [172, inf], [nan, nan]],
  sin: [[inf, nan], [-0, -0], [nan, nan]],
  atan2: [[0, -1, Math.PI], [-0, -1, -Math.PI], [0, 0, 0], [-0, 1, -0], [inf, inf, Math.PI / 4], [
    1,
    nan,
    nan,
  ]],
  remainder: [[5, 3, -1], [1.5, 1, -0.5], [2.5, 1, 0.5], [-0, 1, -0], [1, 0, nan], [inf, 1, nan], [
    1,
    inf,
    1,
  ]],
};

function build(name: string, type: "f32" | "f64", operands: number): string {
  const b = new KernelBuilder(name);
  const out = b.pointerParameter("out", type);
  const given = Array.from({ length: operands }, (_, i) => b.pointerParameter(`x${i}`, type));
  const n = b.scalarParameter("n", "i32"), i = b.globalIndex();
  const compute = MATH[name] ?? FUNCTIONS[name]!;
  b.if(b.compare("lt", i, n), () => b.store(out, i, compute(b, ...given.map((x) => b.load(x, i)))!));
  return writePtx(optimize(b.finish()));
}

describe("functions of f64 in kernels", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  function run(name: string, type: "f32" | "f64", rows: readonly Row[], operands: number): ArrayLike<number> {
    using module = device.loadModule(build(name, type, operands));
    const Host = type === "f32" ? Float32Array : Float64Array;
    const arrays = Array.from(
      { length: operands },
      (_, i) => device.array(new Host(rows.map((row) => row[i]!))),
    );
    using out = device.zeros([rows.length], type);
    module.kernel(name).launch({ grid: Math.ceil(rows.length / 64), block: 64 }, out, ...arrays, rows.length);
    const result = out.toHost();
    arrays.forEach((array) => array.dispose());
    return result as ArrayLike<number>;
  }

  for (const [name, [ulp, ...rows]] of REFERENCES) {
    test(`${name} has an error of at most ${ulp} ulp`, () => {
      const operands = rows[0]!.length - 2, got = run(name, "f64", rows, operands);
      rows.forEach((row, i) => {
        const [exact, rest] = row.slice(operands) as [number, number];
        const unit = 2 ** (Math.floor(Math.log2(Math.abs(exact))) - 52);
        const error = exact === got[i] ? 0 : Math.abs(got[i]! - exact - rest) / unit;
        assert.ok(
          error <= Math.max(ulp, 0.5),
          `${name}(${row.slice(0, operands)}): got ${got[i]}, ${error} ulp`,
        );
      });
    });
  }

  for (const [name, rows] of Object.entries(SPECIAL)) {
    test(`${name} of special values`, () => {
      const operands = rows[0]!.length - 1;
      assert.deepEqual(Array.from(run(name, "f64", rows, operands)), rows.map((row) => row[operands]));
    });
  }

  for (const [name, ulp] of Object.entries(F32)) {
    test(`${name} of f32 has an error of at most ${ulp} ulp`, () => {
      const reference = run(name, "f64", POINTS.map((x) => [x]), 1),
        got = run(name, "f32", POINTS.map((x) => [x]), 1);
      POINTS.forEach((x, i) => {
        const exact = reference[i]!;
        if (Math.abs(exact) >= 2 ** 127 || Math.abs(exact) < 2 ** -120) return;
        const error = Math.abs(got[i]! - exact) / 2 ** (Math.floor(Math.log2(Math.abs(exact))) - 23);
        assert.ok(
          Object.is(got[i], Math.fround(exact)) || error <= ulp,
          `${name}(${x}): ${got[i]}, ${error} ulp`,
        );
      });
    });
  }

  test("gpu.fast has the accuracy of the instructions, and only f32", () => {
    const fast = kernel({ y: "f32*", x: "f32*" }, ({ y, x }, gpu) => {
      const i = gpu.threadIdx.x, { fast } = gpu, value = x[i]!;
      y[i] = gpu.fast.exp(value);
      y[i + 8] = gpu.fast.log(value);
      y[i + 16] = fast.sin(value);
      y[i + 24] = fast.divide(1, fast.pow(value, 3));
    });
    const x = Float32Array.from({ length: 8 }, (_, i) => 0.3 + 0.3 * i);
    using input = device.array(x), y = device.zeros([32], "f32");
    fast.launch(device, { grid: 1, block: 8 }, { y, x: input });
    const got = y.toHost();
    x.forEach((value, i) => {
      const exact = [Math.exp(value), Math.log(value), Math.sin(value), 1 / value ** 3];
      exact.forEach((one, k) => assert.ok(Math.abs(got[8 * k + i]! - one) <= 4e-6 * (1 + Math.abs(one))));
    });
    const wide = kernel({ y: "f64*" }, ({ y }, gpu) => void (y[0] = gpu.fast.exp(y[0]!)));
    assert.throws(
      () => wide.ptx,
      /gpu\.fast\.exp is for f32; convert with gpu\.f32\(\), or leave "fast" out/,
    );
    const wrong = kernel({ y: "f32*" }, ({ y }, gpu) => {
      y[0] = (gpu.fast as unknown as { sinh(x: number): number }).sinh(y[0]!);
    });
    assert.throws(() => wrong.ptx, /there is no gpu\.fast\.sinh; did you mean "sin"\?/);
  });

  test("% is exact for operands of very different size", () => {
    const modulo = kernel({ y: "f64*" }, ({ y }) => void (y[2] = y[0]! % y[1]!));
    for (
      const [a, b] of [[738779695577.1868, 0.020247349345731875], [1e300, 3e-300], [-7e17, 0.1]] as const
    ) {
      using y = device.array(new Float64Array([a, b, 0]));
      modulo.launch(device, { grid: 1, block: 1 }, { y });
      assert.equal(y.toHost()[2], a % b);
    }
  });
});

/** Values that f32 represents exactly. */
const POINTS = Array.from({ length: 40 }, (_, i) => Math.fround((i - 11) * 0.731 + 0.113));
