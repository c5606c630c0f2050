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
import { elementwise, kernel } from "../../src/kernel/mod.ts";
import { writePtx } from "../../src/kernel/ptx/writer.ts";
import { Random } from "../support/random.ts";
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

/** Numbers that functions such as log1p and asinh return. */
const SUBNORMAL = [1, -3, 12345, 2 ** 52 - 1].map((units): Row => [units * 2 ** -1074, units * 2 ** -1074]);

/** Operands and results. */
const SPECIAL: Readonly<Record<string, readonly Row[]>> = {
  exp2: [[inf, inf], [-inf, 0], [nan, nan], [1025, inf], [-1080, 0], [3, 8], [-1074, 2 ** -1074]],
  exp10: [[inf, inf], [-inf, 0], [nan, nan], [309, inf], [3, 1000], [0, 1]],
  expm1: [[inf, inf], [-inf, -1], [nan, nan], [-0, -0], [710, inf], [-50, -1]],
  log1p: [[-1, -inf], [-2, nan], [inf, inf], [-0, -0], [nan, nan], ...SUBNORMAL],
  asin: [[1, Math.PI / 2], [-1, -Math.PI / 2], [1.5, nan], [-0, -0], [nan, nan]],
  acos: [[1, 0], [-1, Math.PI], [0, Math.PI / 2], [1.5, nan], [nan, nan]],
  atan: [[inf, Math.PI / 2], [-inf, -Math.PI / 2], [-0, -0], [nan, nan]],
  sinh: [[inf, inf], [-inf, -inf], [-0, -0], [nan, nan], [720, inf]],
  cosh: [[inf, inf], [-inf, inf], [0, 1], [nan, nan], [720, inf]],
  tanh: [[inf, 1], [-inf, -1], [-0, -0], [nan, nan]],
  asinh: [[inf, inf], [-inf, -inf], [-0, -0], [nan, nan], ...SUBNORMAL],
  acosh: [[inf, inf], [1, 0], [0.5, nan], [nan, nan]],
  atanh: [[1, inf], [-1, -inf], [2, nan], [-0, -0], [nan, nan], ...SUBNORMAL],
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
  hypot: [[0, nan, nan], [nan, -0, nan], [1, nan, nan], [nan, -inf, inf], [inf, nan, inf], [-0, 0, 0]],
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
        const unit = 2 ** Math.max(Math.floor(Math.log2(Math.abs(exact))) - 52, -1074);
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
      if (name !== "hypot") return;
      assert.deepEqual(Array.from(run(name, "f32", rows, operands)), rows.map((row) => row[operands]));
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

  for (const dtype of ["f64", "f32", "f16", "bf16"] as const) {
    test(`% and remainder() of ${dtype} are exact`, () => {
      const pairs = divisions(dtype);
      const column = (i: 0 | 1) => Float64Array.from(pairs, (pair) => pair[i]);
      using x = device.array(column(0), { dtype }), y = device.array(column(1), { dtype });
      using cut = modulo({ x, y }), down = x.remainder(y);
      using cutOff = cut.astype("f64"), lowest = down.astype("f64");
      const got = cutOff.toHost(), same = lowest.toHost();
      pairs.forEach(([a, b], i) => {
        assert.equal(got[i], exactRemainder(a, b), `${a} % ${b}`);
        if (a > 0) assert.equal(same[i], exactRemainder(a, b), `${a}, remainder(${b})`);
      });
    });
  }
});

const modulo = elementwise(({ x, y }) => x % y);

/** Returns dividends and positive divisors, many of them just below or at a power of two. */
function divisions(dtype: "f64" | "f32" | "f16" | "bf16"): [number, number][] {
  const [bits, range] = ({ f64: [53, 1000], f32: [24, 120], f16: [11, 9], bf16: [8, 120] } as const)[dtype];
  const pairs: [number, number][] = [];
  const near = (k: number, steps: number) => 2 ** k * (1 - steps * 2 ** -bits);
  for (const k of [0, -1, 3]) {
    for (let steps = 0; steps < 6; steps++) {
      for (const power of [-1, 0, 1, 2, 5, Math.min(bits, range), Math.min(bits + 4, range), range]) {
        for (let lost = 0; lost < 6; lost++) pairs.push([near(power, lost), near(k - 1, steps)]);
      }
    }
  }
  const random = new Random("remainders");
  for (let i = 0; i < 2000; i++) {
    // A mantissa of few bits, or one that makes the quotient almost an integer.
    const mantissa = () => 1 + Math.floor(random.unit() * 2 ** (bits - 1)) * 2 ** (1 - bits);
    const exponent = (limit: number) => Math.floor((random.unit() * 2 - 1) * limit);
    const divisor = mantissa() * 2 ** exponent(4);
    const times = 1 + random.below(255), isNear = random.unit() < 0.5;
    const dividend = isNear ? round(divisor * times, bits) : mantissa() * 2 ** exponent(i % 8 ? 12 : range);
    if (dividend < 60_000 || dtype !== "f16") {
      pairs.push([random.unit() < 0.3 ? -dividend : dividend, divisor]);
    }
  }
  if (dtype === "f64") pairs.push([738779695577.1868, 0.020247349345731875], [1e300, 3e-300], [-7e17, 0.1]);
  return pairs;
}

/** Returns a number with a mantissa of some bits, rounded toward zero. */
function round(value: number, bits: number): number {
  if (value === 0) return 0;
  const place = 2 ** (Math.floor(Math.log2(value)) + 1 - bits);
  return Math.trunc(value / place) * place;
}

/** Returns the remainder by arithmetic of integers, in units of the smallest f64. */
function exactRemainder(a: number, b: number): number {
  const unit = (value: number) => {
    const bits = new BigUint64Array(new Float64Array([Math.abs(value)]).buffer)[0]!;
    const exponent = bits >> 52n, mantissa = bits & ((1n << 52n) - 1n);
    return exponent === 0n ? mantissa : (mantissa | (1n << 52n)) << (exponent - 1n);
  };
  const rest = unit(a) % unit(b), places = Math.max(rest.toString(2).length - 53, 0);
  const value = Number(rest >> BigInt(places)) * 2 ** (places - 537) * 2 ** -537;
  return a < 0 ? -value : value;
}

/** Values that f32 represents exactly. */
const POINTS = Array.from({ length: 40 }, (_, i) => Math.fround((i - 11) * 0.731 + 0.113));
