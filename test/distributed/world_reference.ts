/** The results of collective operations, computed from typed arrays. */
import { bfloat16Bits } from "../../src/base/bfloat16.ts";
import { type DType, hostView } from "../../src/base/dtype.ts";
import type { Reduction } from "../../src/distributed/mod.ts";
import { Random } from "../support/random.ts";

/** The elements of an array on the host: numbers or bigints. */
export type Elements = ReturnType<typeof hostView>;

/** Dtypes that reductions combine. */
export const COMBINED: readonly DType[] = [
  "u8",
  "i8",
  "u32",
  "i32",
  "u64",
  "i64",
  "f16",
  "bf16",
  "f32",
  "f64",
];

/** Returns random elements whose sums and products need rounding. */
export function randomElements(dtype: DType, count: number, seed: string): Elements {
  const random = new Random(seed);
  const elements = hostView(dtype, new ArrayBuffer(count * BYTES[dtype]!));
  const isFloat = /^(f|complex)/.test(dtype);
  for (let i = 0; i < elements.length; i++) {
    const value = (random.unit() - 0.5) * 4;
    if (elements instanceof BigInt64Array || elements instanceof BigUint64Array) {
      elements[i] = random.bits(64);
    } else if (dtype === "bf16") elements[i] = bfloat16Bits(value);
    else if (dtype === "bool") elements[i] = random.below(2);
    else elements[i] = isFloat ? value : random.u32();
  }
  return elements;
}

const BYTES: Partial<Record<DType, number>> = {
  bool: 1,
  u8: 1,
  i8: 1,
  u16: 2,
  i16: 2,
  f16: 2,
  bf16: 2,
  u32: 4,
  i32: 4,
  f32: 4,
  u64: 8,
  i64: 8,
  f64: 8,
  complex64: 8,
  complex128: 16,
};

/** Combines the elements of all ranks in their order, rounded to the dtype after each one. */
export function reduced(dtype: DType, op: Reduction, ranks: readonly Elements[]): Elements {
  const result = ranks[0]!.slice() as Elements;
  for (let i = 0; i < result.length; i++) {
    let value: number | bigint = round(dtype, ranks[0]![i]!);
    for (const rank of ranks.slice(1)) value = store(dtype, combine(op, value, round(dtype, rank[i]!)));
    if (op === "avg") {
      const { length } = ranks;
      if (typeof value === "bigint") value /= BigInt(length);
      else value = store(dtype, /^[ui]/.test(dtype) ? Math.trunc(value / length) : value / length);
    }
    (result as unknown as (number | bigint)[])[i] = dtype === "bf16" ? bfloat16Bits(value as number) : value;
  }
  return result;
}

function combine(op: Reduction, a: number | bigint, b: number | bigint): number | bigint {
  if (op === "max") return b > a ? b : a;
  if (op === "min") return b < a ? b : a;
  const isExact = Number.isSafeInteger(a) && Number.isSafeInteger(b);
  const [x, y] = typeof a === "bigint" || isExact ? [BigInt(a), BigInt(b)] : [a, b] as [number, number];
  return op === "prod" ? (x as number) * (y as number) : (x as number) + (y as number);
}

/** Returns the value of an element. */
function round(dtype: DType, element: number | bigint): number | bigint {
  return dtype === "bf16" ? new Float32Array(new Uint32Array([Number(element) << 16]).buffer)[0]! : element;
}

/** Rounds a value to the dtype; integers keep their low bits. */
function store(dtype: DType, value: number | bigint): number | bigint {
  if (dtype === "bf16") return round(dtype, bfloat16Bits(Number(value)));
  if (dtype === "u64") return BigInt.asUintN(64, value as bigint);
  if (dtype === "i64") return BigInt.asIntN(64, value as bigint);
  const cell = hostView(dtype, new ArrayBuffer(8)) as Float64Array;
  const bits = 8 * BYTES[dtype]!;
  cell[0] = /^[ui]/.test(dtype) ? Number(BigInt.asIntN(bits, BigInt(value))) : Number(value);
  return cell[0]!;
}
