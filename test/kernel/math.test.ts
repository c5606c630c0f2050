/**
 * The functions of Math in kernels: the errors that the CUDA C++ Programming Guide allows ("Mathematical
 * Functions", "Maximum ULP Error"), against the host's functions of doubles.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { KernelBuilder } from "../../src/kernel/ir/builder.ts";
import { optimize } from "../../src/kernel/ir/passes.ts";
import { MATH } from "../../src/kernel/math/mod.ts";
import { writePtx } from "../../src/kernel/ptx/writer.ts";
import { useTestDevice } from "../support/suite_device.ts";

type MathName = Exclude<keyof Math, typeof Symbol.toStringTag>;

/** A function, the greatest error in ulp, and magnitudes of its inputs as powers of two. */
type Row = readonly [name: MathName, ulp: number, low: number, high: number, positive?: boolean];

const F32: readonly Row[] = [
  ["exp", 1, -30, 6.6],
  ["log", 1, -149, 127, true],
  ["log2", 1, -149, 127, true],
  ["log10", 2, -149, 127, true],
  ["sin", 2, -30, 127],
  ["cos", 2, -30, 127],
  ["tan", 4, -30, 127],
  ["tanh", 2, -30, 6],
  ["sinh", 3, -30, 6.4],
  ["cosh", 2, -30, 6.4],
  ["asin", 2, -30, 0],
  ["acos", 2, -30, 0],
  ["atan", 2, -30, 60],
  ["cbrt", 1, -149, 127],
  ["expm1", 1, -30, 6.4],
  ["log1p", 1, -30, 127, true],
  ["asinh", 3, -30, 100],
  ["acosh", 4, 0, 100, true],
  ["atanh", 3, -30, 0],
  ["sqrt", 0, -149, 127, true],
  ["round", 0, -3, 30],
];

/** f64: tolerances are our own, because the host's functions have errors, too. */
const F64: readonly Row[] = [
  ["exp", 1, -40, 9.4],
  ["log", 1, -1022, 1022, true],
  ["log2", 2, -1022, 1022, true],
  ["sin", 2, -40, 16],
  ["cos", 2, -40, 16],
  ["tan", 3, -40, 16],
  ["sqrt", 0, -1022, 1022, true],
];

/** Inputs with evenly distributed logarithms, and special values. */
function inputs(count: number, [, , low, high, positive = false]: Row): number[] {
  let state = 12345;
  const random = () => (state = Math.imul(state, 1664525) + 1013904223 | 0) / 2 ** 32 + 0.5;
  const values = Array.from({ length: count }, () => {
    const size = 2 ** (low + random() * (high - low));
    return positive || random() < 0.5 ? size : -size;
  });
  // The last one had the greatest error of atan.
  return [...values, 0, -0, 1, -1, 0.5, 2, Infinity, -Infinity, NaN, 0.4963054955005646];
}

function build(name: string, type: "f32" | "f64", operands: number): string {
  const b = new KernelBuilder(name);
  const out = b.pointerParameter("out", type);
  const given = Array.from({ length: operands }, (_, i) => b.pointerParameter(`x${i}`, type));
  const n = b.scalarParameter("n", "i32"), i = b.globalIndex();
  b.if(b.compare("lt", i, n), () => b.store(out, i, MATH[name]!(b, ...given.map((x) => b.load(x, i)))!));
  return writePtx(optimize(b.finish()));
}

/** Returns the distance of a result from the exact value, in units of the last place of a type. */
function errorInUlp(got: number, exact: number, type: "f32" | "f64"): number {
  const rounded = type === "f32" ? Math.fround(exact) : exact;
  if (Object.is(got, rounded) || got === rounded) return 0;
  if (!Number.isFinite(got) || !Number.isFinite(rounded)) {
    // The distance from the largest number to infinity is one unit.
    return Number.isNaN(got) || Number.isNaN(rounded) ? Infinity : 1;
  }
  const least = type === "f32" ? -149 : -1074, digits = type === "f32" ? 23 : 52;
  const exponent = Math.max(Math.floor(Math.log2(Math.abs(rounded))) - digits, least);
  return Math.abs(got - exact) / 2 ** exponent;
}

describe("functions of Math in kernels", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  function run(
    name: string,
    type: "f32" | "f64",
    columns: readonly (readonly number[])[],
  ): ArrayLike<number> {
    using module = device.loadModule(build(name, type, columns.length));
    const Host = type === "f32" ? Float32Array : Float64Array;
    const arrays = columns.map((column) => device.array(new Host(column)));
    using out = device.zeros([columns[0]!.length], type);
    const n = columns[0]!.length;
    module.kernel(name).launch({ grid: Math.ceil(n / 128), block: 128 }, out, ...arrays, n);
    const result = out.toHost();
    arrays.forEach((array) => array.dispose());
    return result as ArrayLike<number>;
  }

  for (const [type, rows] of [["f32", F32], ["f64", F64]] as const) {
    for (const row of rows) {
      const [name, ulp] = row;
      test(`${name} of ${type} has an error of at most ${ulp} ulp`, () => {
        const x = inputs(3000, row).map((value) => type === "f32" ? Math.fround(value) : value);
        const got = run(name, type, [x]);
        const reference = Math[name] as (x: number) => number;
        x.forEach((value, i) => {
          const exact = reference(value), error = errorInUlp(got[i]!, exact, type);
          // Half a unit is the rounding of the exact value.
          assert.ok(
            error <= Math.max(ulp, 0.5),
            `${name}(${value}) is ${exact}, got ${got[i]}: ${error} ulp`,
          );
          if (exact === 0) assert.equal(got[i], exact, `${name}(${value})`); // tells -0 from 0
        });
      });
    }
  }

  test("pow, atan2 and hypot have the errors of CUDA C++'s", () => {
    const row: Row = ["pow", 4, -20, 20];
    const x = inputs(4000, row).map(Math.fround), y = inputs(4000, row).reverse().map(Math.fround);
    const bounded = y.map((value, i) => Math.fround(i % 3 === 0 ? Math.round(value % 8) : (value % 64) / 7));
    for (
      const [name, ulp, right, reference] of [
        ["pow", 4, bounded, pow],
        ["atan2", 3, y, Math.atan2],
        ["hypot", 3, y, Math.hypot],
      ] as const
    ) {
      const got = run(name, "f32", [x, right]);
      x.forEach((value, i) => {
        const exact = reference(value, right[i]!), error = errorInUlp(got[i]!, exact, "f32");
        assert.ok(error <= ulp, `${name}(${value}, ${right[i]}) is ${exact}, got ${got[i]}: ${error} ulp`);
      });
    }
  });
});

/** As C defines it: 1 to any power is 1, and so is -1 to an infinite one. */
function pow(x: number, y: number): number {
  return x === 1 || (x === -1 && Math.abs(y) === Infinity) ? 1 : x ** y;
}
