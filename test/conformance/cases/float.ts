import { type Case, elementwise } from "../case.ts";
import type { RandomInputs } from "../random_inputs.ts";

const floats = (count: number) => (n: number, random: RandomInputs) =>
  Array.from({ length: count }, () => random.anyFloats(n));
const doubles = (count: number) => (n: number, random: RandomInputs) =>
  Array.from({ length: count }, () => random.anyDoubles(n));
const bits = (values: Float32Array): Uint32Array => new Uint32Array(values.buffer);
const longBits = (values: Float64Array): BigUint64Array => new BigUint64Array(values.buffer);

/** Operands whose exact result is next to the midpoint of two floats, where double rounding is wrong. */
function midpoints(n: number, random: RandomInputs): Float32Array[] {
  const a = new Float32Array(n), b = new Float32Array(n), c = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    a[i] = (1 + random.below(2 ** 12) / 2 ** 12) * 2 ** (random.below(40) - 20);
    b[i] = (1 + random.below(2 ** 12) / 2 ** 12 + 2 ** -12) * (random.below(2) ? 1 : -1);
    const product = a[i]! * b[i]!;
    const ulp = 2 ** (Math.floor(Math.log2(Math.abs(product))) - 23);
    // The sum is a float plus half an ulp, plus or minus a much smaller number.
    const addend = Math.fround(product + ulp / 2) - product + ulp / 2;
    const far = product * 2 ** (24 + random.below(30)) * (random.below(2) ? 1 : -1);
    c[i] = random.below(2) ? Math.fround(addend) : Math.fround(far);
  }
  return [a, b, c];
}

export const FLOAT: readonly Case[] = [
  elementwise("float_rounding", "f32", 16, floats(3)),
  elementwise("float_division", "f32", 12, floats(2)),
  elementwise("float_flush", "f32", 18, floats(3)),
  elementwise("float_sign", "u32", 10, (n, random) => [bits(random.anyFloats(n)), bits(random.anyFloats(n))]),
  elementwise("float_compare", "u32", 5, floats(2)),
  elementwise("float_whole", "f32", 12, floats(2)),
  elementwise("float_fma", "f32", 2, midpoints),
  elementwise(
    "float_approximate",
    "f32",
    7,
    (n, random) => [
      Float32Array.from(
        { length: n },
        () => (random.below(2) ? 1 : -1) * random.range(1, 2) * 2 ** (random.below(12) - 6),
      ),
      random.floats(n, 0.25, 64),
    ],
    {
      // Bounds of ISA 9.7.3. Both devices may have errors in opposite directions.
      tolerance: [
        { ulp: 2 },
        { ulp: 4 },
        { ulp: 4 },
        { ulp: 4 },
        { ulp: 4 },
        { ulp: 4 },
        { ulp: 4, absolute: 2 ** -21 },
      ],
    },
  ),
  elementwise("float_trigonometric", "f32", 3, (n, random) => [random.floats(n, -6.28, 6.28)], {
    tolerance: [{ ulp: 0, absolute: 2 ** -19.5 }, { ulp: 0, absolute: 2 ** -19.5 }, {
      ulp: 0,
      absolute: 2 ** -10,
    }],
  }),
  elementwise(
    "float_library",
    "f32",
    12,
    (n, random) => [random.floats(n, -12, 12), random.floats(n, -3, 3)],
    {
      // Twice the maximum ulp errors in "Mathematical Functions" of the CUDA C++ Programming Guide.
      tolerance: [4, 2, 2, 16, 2, 4, 4, 6, 8, 4, 4, 6].map((ulp) => ({ ulp, absolute: 1e-37 })),
    },
  ),
  elementwise("float_sine", "f32", 2, (n, random) => [
    Float32Array.from({ length: n }, () => random.range(-1, 1) * 2 ** random.below(60)),
  ]),
];

export const DOUBLE: readonly Case[] = [
  elementwise("double_rounding", "f64", 12, doubles(3)),
  elementwise("double_division", "f64", 12, doubles(2)),
  elementwise("double_sign", "u64", 10, (n, random) => [
    longBits(random.anyDoubles(n)),
    longBits(random.anyDoubles(n)),
  ]),
  elementwise("double_whole", "f64", 7, (n, random) => [
    random.anyDoubles(n),
    random.doubles(n, -1e6, 1e6),
  ]),
  elementwise(
    "double_library",
    "f64",
    8,
    (n, random) => [random.doubles(n, -30, 30), random.doubles(n, -8, 8)],
    {
      tolerance: [2, 2, 4, 4, 4, 4, 2, 4].map((ulp) => ({ ulp })),
    },
  ),
];
