/** The methods of arrays for arithmetic, against NumPy: every element type, and every pair of special values. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bfloat16ToFloat32, type Device, type DeviceArray, float32ToBfloat16 } from "../../mod.ts";
import { hostView } from "../../src/base/dtype.ts";
import { isFloatDType, type RealDType } from "../../src/base/promotion.ts";
import { evaluateWithNumpy, type ReferenceArray } from "../support/numpy_reference.ts";
import { missing } from "../support/python.ts";
import { Random } from "../support/random.ts";
import { useTestDevice } from "../support/suite_device.ts";

type Methods = Record<string, (...args: unknown[]) => DeviceArray>;

interface Case {
  /** The method, and how NumPy writes it for x and y. */
  readonly method: string;
  readonly code: string;
  readonly types: readonly RealDType[];
  /** Relative error of f32. Default: exact. */
  readonly tolerance?: number;
}

const INTEGERS = ["u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64"] as const;
const FLOATS = ["f16", "bf16", "f32", "f64"] as const;
const NUMBERS = [...INTEGERS, ...FLOATS];

/** Rotates the types over the rows of the table, so that every type is tested with many operations. */
let turn = 0;
function some(types: readonly RealDType[], count: number): RealDType[] {
  turn += 1;
  return Array.from({ length: count }, (_, i) => types[(turn * 5 + i * 3) % types.length]!);
}

const BINARY: readonly Case[] = [
  { method: "add", code: "np.add(x, y)", types: ["bool", ...NUMBERS] },
  { method: "subtract", code: "np.subtract(x, y)", types: some(NUMBERS, 4) },
  { method: "multiply", code: "np.multiply(x, y)", types: ["bool", ...some(NUMBERS, 4)] },
  { method: "divide", code: "np.divide(x, y)", types: ["bool", "i8", "u64", ...FLOATS] },
  { method: "floorDivide", code: "np.floor_divide(x, y)", types: ["bool", ...NUMBERS] },
  { method: "remainder", code: "np.remainder(x, y)", types: ["bool", ...NUMBERS] },
  { method: "minimum", code: "np.minimum(x, y)", types: ["bool", ...some(INTEGERS, 2), "f16", "f64"] },
  { method: "maximum", code: "np.maximum(x, y)", types: ["bool", ...some(INTEGERS, 2), "bf16", "f32"] },
  { method: "equal", code: "np.equal(x, y)", types: ["bool", ...some(NUMBERS, 3)] },
  { method: "notEqual", code: "np.not_equal(x, y)", types: ["bool", "f32", ...some(INTEGERS, 2)] },
  { method: "less", code: "np.less(x, y)", types: ["bool", "f16", ...some(INTEGERS, 2)] },
  { method: "lessEqual", code: "np.less_equal(x, y)", types: ["f64", ...some(INTEGERS, 2)] },
  { method: "greater", code: "np.greater(x, y)", types: ["bf16", ...some(INTEGERS, 2)] },
  { method: "greaterEqual", code: "np.greater_equal(x, y)", types: ["f32", ...some(INTEGERS, 2)] },
  { method: "logicalAnd", code: "np.logical_and(x, y)", types: ["bool", ...some(NUMBERS, 2)] },
  { method: "logicalOr", code: "np.logical_or(x, y)", types: ["f32", ...some(NUMBERS, 2)] },
  { method: "logicalXor", code: "np.logical_xor(x, y)", types: ["bool", ...some(NUMBERS, 2)] },
  { method: "bitwiseAnd", code: "np.bitwise_and(x, y)", types: ["bool", ...some(INTEGERS, 2)] },
  { method: "bitwiseOr", code: "np.bitwise_or(x, y)", types: ["bool", ...some(INTEGERS, 2)] },
  { method: "bitwiseXor", code: "np.bitwise_xor(x, y)", types: ["bool", ...some(INTEGERS, 2)] },
  { method: "leftShift", code: "np.left_shift(x, y)", types: ["bool", ...INTEGERS] },
  { method: "rightShift", code: "np.right_shift(x, y)", types: ["bool", ...INTEGERS] },
  { method: "power", code: "np.power(x, y)", types: ["u8", "u16", "u32", "u64", ...FLOATS], tolerance: 4e-7 },
];

const UNARY: readonly Case[] = [
  { method: "negative", code: "np.negative(x)", types: some(NUMBERS, 5) },
  { method: "abs", code: "np.abs(x)", types: ["bool", ...NUMBERS] },
  { method: "logicalNot", code: "np.logical_not(x)", types: ["bool", ...some(NUMBERS, 3)] },
  { method: "bitwiseNot", code: "np.invert(x)", types: ["bool", ...some(INTEGERS, 3)] },
  { method: "sqrt", code: "np.sqrt(x)", types: ["bool", "u8", "i16", "u32", "i64", ...FLOATS] },
  { method: "exp", code: "np.exp(x)", types: ["bool", "i8", ...FLOATS], tolerance: 3e-7 },
  { method: "log", code: "np.log(x)", types: ["u16", "i64", ...FLOATS], tolerance: 3e-7 },
  { method: "sin", code: "np.sin(x)", types: ["u8", "f16", "f32", "f64"], tolerance: 3e-7 },
  { method: "cos", code: "np.cos(x)", types: ["i16", "bf16", "f32", "f64"], tolerance: 3e-7 },
  { method: "tanh", code: "np.tanh(x)", types: ["i32", ...FLOATS], tolerance: 3e-7 },
  { method: "sigmoid", code: "1 / (1 + np.exp(-x))", types: ["f16", "f32", "f64"], tolerance: 5e-7 },
  { method: "floor", code: "np.floor(x)", types: ["u8", "i64", ...FLOATS] },
  { method: "ceil", code: "np.ceil(x)", types: ["i8", ...FLOATS] },
  { method: "round", code: "np.rint(x)", types: FLOATS },
  { method: "isNaN", code: "np.isnan(x)", types: ["bool", "u64", ...FLOATS] },
];

/** Returns special values of a type, and random ones. */
function values(dtype: RealDType, seed: string): ReferenceArray<RealDType> {
  const random = new Random(seed);
  const count = 24;
  if (dtype === "bool") return { dtype, shape: [2], data: new Uint8Array([0, 1]) };
  if (isFloatDType(dtype)) {
    const special = [0, -0, 1, -1, 0.5, -1.5, 2.5, 3, -3, Infinity, -Infinity, NaN];
    const others = Array.from({ length: count - special.length }, () => random.range(-9, 9));
    const numbers = Float32Array.from([...special, ...others]);
    if (dtype === "bf16") return { dtype, shape: [count], data: float32ToBfloat16(numbers) };
    const data = hostView(dtype, new ArrayBuffer(count * { f16: 2, f32: 4, f64: 8 }[dtype]));
    data.set(numbers);
    return { dtype, shape: [count], data };
  }
  const bits = Number(dtype.slice(1)), signed = dtype[0] === "i";
  const high = (1n << BigInt(signed ? bits - 1 : bits)) - 1n, low = signed ? -high - 1n : 0n;
  const numbers = [0n, 1n, 2n, 3n, 7n, high, low, signed ? -1n : 5n, BigInt(bits - 1), BigInt(bits)];
  while (numbers.length < count) {
    const value = random.bits(numbers.length % 2 ? bits : 5);
    numbers.push(signed ? BigInt.asIntN(bits, value) : value);
  }
  const data = hostView(dtype, new ArrayBuffer(count * bits / 8));
  numbers.forEach((value, i) => data[i] = bits === 64 ? value : Number(value));
  return { dtype, shape: [count], data };
}

/**
 * Compares elements, with NaN equal to NaN and zeros by sign. The minimum and maximum of two zeros are not
 * defined.
 */
function compare(
  label: string,
  actual: ArrayLike<number | bigint>,
  expected: ArrayLike<number | bigint>,
  tolerance: number,
): void {
  assert.equal(actual.length, expected.length, label);
  for (let i = 0; i < actual.length; i++) {
    const a = actual[i]!, b = expected[i]!;
    if (Object.is(a, b) || (label.includes("imum") && a === b)) continue;
    const close = Math.abs(Number(a) - Number(b)) <= tolerance * Math.abs(Number(b));
    assert.ok(tolerance > 0 && close, `${label}, element ${i}: expected ${b}, got ${a}`);
  }
}

const PRECISION: Readonly<Record<string, number>> = { f16: 1e-3, bf16: 8e-3, f32: 1, f64: 1e-6 };

describe("arithmetic equals NumPy's", { skip: missing("numpy") }, () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  const cases = [...BINARY, ...UNARY].flatMap((one) => one.types.map((dtype) => ({ ...one, dtype })));
  const isBinary = ({ code }: { code: string }) => code.includes("y)");
  let references: ReferenceArray[] | undefined;
  const reference = (index: number): ReferenceArray => {
    references ??= evaluateWithNumpy(cases.map(({ method, code, dtype }) => {
      const x = values(dtype, `${method} x`), y = values(dtype, `${method} y`);
      return { code, arrays: { x: { ...x, shape: [...x.shape, 1] }, y } };
    }));
    return references[index]!;
  };

  for (const method of new Set(cases.map(({ method }) => method))) {
    test(`${method}`, () => {
      cases.forEach((one, index) => {
        if (one.method !== method) return;
        const { dtype, tolerance = 0 } = one;
        const x = values(dtype, `${method} x`), y = values(dtype, `${method} y`);
        using left = device.array(x.data, { dtype, shape: [...x.shape, 1] }),
          right = device.array(y.data, { dtype });
        const call = (left as unknown as Methods)[method]!;
        using result = isBinary(one) ? call.call(left, right) : call.call(left);
        const expected = reference(index), label = `${method} of ${dtype}`;
        const isBrain = dtype === "bf16" && expected.dtype === "f32";
        assert.equal(result.dtype, isBrain ? "bf16" : expected.dtype, label);
        const wanted = isBrain
          ? bfloat16ToFloat32(float32ToBfloat16(expected.data as Float32Array))
          : expected.data as ArrayLike<number>;
        const got = isBrain ? result.toFloat32() : result.toHost() as ArrayLike<number>;
        const scale = PRECISION[result.dtype] ?? 0;
        compare(label, got, wanted, tolerance === 0 ? 0 : Math.max(scale === 1 ? tolerance : scale, 1e-12));
      });
    });
  }
});
