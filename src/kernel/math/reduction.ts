/** Reduction of angles to a quadrant and a remainder. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { anySum, twoProduct, twoSum } from "./pair.ts";

/** An angle as a quadrant (an i32, modulo 4) and a remainder from -π/4 to π/4. */
export interface Reduced {
  readonly quadrant: Value;
  readonly rest: Value;
  /** The rounding error of the remainder, for f64. */
  readonly low?: Value;
}

/** Beyond this, π/2 in three parts is not accurate enough. */
const FAR = 105615;

/** Subtracts multiples of π/2. */
export function reduce(b: KernelBuilder, x: Value): Reduced {
  const quadrant = b.variable("i32", "quadrant"), rest = b.variable(x.type, "rest");
  const wide = x.type === "f64";
  const low = b.variable("f64", "low");
  const close = wide
    ? nearOf64(b, x)
    : near(b, x, [1.5707963705062866, -4.3711388286737929e-8, -1.7151245100058819e-15]);
  if (close.low !== undefined) b.set(low, close.low);
  b.set(quadrant, close.quadrant);
  b.set(rest, close.rest);
  b.if(b.compare("gt", b.unary("abs", x), FAR), () => {
    const distant = wide ? farOf64(b, x) : far(b, x);
    b.set(quadrant, distant.quadrant);
    b.set(rest, distant.rest);
    if (distant.low !== undefined) b.set(low, distant.low);
  });
  return { quadrant: b.get(quadrant), rest: b.get(rest), ...(wide ? { low: b.get(low) } : {}) };
}

function nearOf64(b: KernelBuilder, x: Value): Required<Reduced> {
  const n = b.unary("rint", b.mul(x, 2 / Math.PI));
  const first = b.fma(n, -1.5707963267948966, x);
  const product = twoProduct(b, n, b.constant("f64", 6.123233995736766e-17));
  const sum = anySum(b, first, b.unary("neg", product.high));
  const lost = b.fma(n, 1.4973849048591833e-33, b.sub(sum.low, product.low));
  const { high, low } = twoSum(b, sum.high, lost);
  return { quadrant: b.convert(n, "i32"), rest: high, low };
}

function near(b: KernelBuilder, x: Value, parts: readonly number[]): Reduced {
  const n = b.unary("rint", b.mul(x, 2 / Math.PI));
  const rest = parts.reduce((left, part) => b.fma(n, -part, left), x);
  return { quadrant: b.convert(n, "i32"), rest };
}

/** The bits of 2/π in words, shifted right by two, after a word for small exponents. */
const TWO_OVER_PI = [0, 0x28be60db, 0x9391054a, 0x7f09d5f4, 0x7d4d3770, 0x36d8a566, 0x4f10e410, 0];

/** Payne and Hanek's reduction, which multiplies by the relevant bits of 2/π. Infinity and NaN become NaN. */
function far(b: KernelBuilder, x: Value): Reduced {
  const bytes = new Uint8Array(new Uint32Array(TWO_OVER_PI).buffer);
  const table = b.array("const", "u32", TWO_OVER_PI.length, { bytes });
  const bits = b.bitcast(x, "u32");
  const mantissa = b.binary("or", b.shift("shl", bits, 8), 0x8000_0000);
  const exponent = b.sub(b.convert(b.binary("and", b.shift("shr", bits, 23), 0xff), "i32"), 126);
  const word = b.shift("shr", exponent, 5), shift = b.binary("and", exponent, 31);
  // Infinity and NaN would read past the end of the table.
  const words = [0, 1, 2, 3].map((offset) => b.load(table, b.binary("min", b.add(word, offset), 7)));
  const wide = (high: Value, low: Value): Value =>
    b.binary("or", b.shift("shl", b.convert(high, "u64"), 32), b.convert(low, "u64"));
  const aligned = (index: number): Value =>
    b.convert(b.shift("shr", b.shift("shl", wide(words[index]!, words[index + 1]!), shift), 32), "u32");
  const hi = aligned(0), mid = aligned(1), lo = aligned(2);
  const factor = b.convert(mantissa, "u64");
  const product = (right: Value): Value => b.mul(factor, b.convert(right, "u64"));
  let p = b.shift("shr", product(lo), 32);
  p = b.add(product(mid), p);
  p = b.add(b.shift("shl", product(hi), 32), p);
  const whole = b.convert(b.shift("shr", p, 62), "i32");
  const fraction = b.binary("and", p, 0x3fff_ffff_ffff_ffffn);
  const above = b.compare("ne", b.binary("and", p, 0x2000_0000_0000_0000n), 0);
  const signed = b.bitcast(b.select(above, b.sub(fraction, 0x4000_0000_0000_0000n), fraction), "i64");
  const quadrant = b.add(whole, b.convert(above, "i32"));
  const rest = b.convert(b.mul(b.convert(signed, "f64"), Math.PI / 2 ** 63), "f32");
  const negative = b.compare("lt", x, 0);
  const finite = b.compare("lt", b.unary("abs", x), Infinity);
  return {
    quadrant: b.select(negative, b.unary("neg", quadrant), quadrant),
    rest: b.select(finite, b.select(negative, b.unary("neg", rest), rest), NaN),
  };
}

/** The bits of 2/π in words of 64, after a word for small exponents. */
const TWO_OVER_PI_64 = [
  0n,
  0xa2f9836e4e441529n,
  0xfc2757d1f534ddc0n,
  0xdb6295993c439041n,
  0xfe5163abdebbc561n,
  0xb7246e3a424dd2e0n,
  0x06492eea09d1921cn,
  0xfe1deb1cb129a73en,
  0xe88235f52ebb4484n,
  0xe99c7026b45f7e41n,
  0x3991d639835339f4n,
  0x9c845f8bbdf9283bn,
  0x1ff897ffde05980fn,
  0xef2f118b5a0a6d1fn,
  0x6d367ecf27cb09b7n,
  0x4f463f669e5fea2dn,
  0x7527bac7ebe5f17bn,
  0x3d0739f78a5292ean,
  0x6bfb5fb11f8d5d08n,
  0x56033046fc7b6babn,
];

/** Reduces like `far()`, with three 64-bit words. Their 190 bits below the binary point leave 64 after cancellation. */
function farOf64(b: KernelBuilder, x: Value): Reduced {
  const bytes = new Uint8Array(new BigUint64Array(TWO_OVER_PI_64).buffer);
  const table = b.array("const", "u64", TWO_OVER_PI_64.length, { bytes });
  const bits = b.bitcast(x, "u64");
  const mantissa = b.binary("or", b.shift("shl", bits, 11), 1n << 63n);
  const exponent = b.sub(b.convert(b.binary("and", b.shift("shr", bits, 52), 0x7ff), "i32"), 1023);
  // Skips bits of 2/π whose product is a multiple of 4.
  const skipped = b.sub(exponent, 1);
  const word = b.shift("shr", skipped, 6), shift = b.binary("and", skipped, 63);
  const words = [0, 1, 2, 3].map((offset) =>
    b.load(table, b.binary("min", b.binary("max", b.add(word, offset), 0), TWO_OVER_PI_64.length - 1))
  );
  const aligned = (index: number): Value => {
    // In two steps, because a shift by 64 would be a shift by 0.
    const low = b.shift("shr", b.shift("shr", words[index + 1]!, 1), b.sub(b.constant("i32", 63), shift));
    return b.binary("or", b.shift("shl", words[index]!, shift), low);
  };
  const [q0, q1, q2] = [aligned(0), aligned(1), aligned(2)] as const;
  const first = b.binary("mulhi", mantissa, q2), middle = b.mul(mantissa, q1);
  const low = b.add(middle, first), carry = b.convert(b.compare("lt", low, first), "u64");
  const high = b.add(b.add(b.mul(mantissa, q0), b.binary("mulhi", mantissa, q1)), carry);
  const whole = b.convert(b.shift("shr", high, 62), "i32");
  const top = b.binary("or", b.shift("shl", high, 2), b.shift("shr", low, 62)), rest = b.shift("shl", low, 2);
  // Fractions from 1/2 on belong to the next quadrant.
  const above = b.compare("lt", b.bitcast(top, "i64"), 0);
  const lowPart = b.select(above, b.unary("neg", b.bitcast(rest, "i64")), b.bitcast(rest, "i64"));
  const borrow = b.convert(b.compare("ne", rest, 0), "i64");
  const highPart = b.select(
    above,
    b.sub(b.unary("neg", b.bitcast(top, "i64")), borrow),
    b.bitcast(top, "i64"),
  );
  const rounded = b.convert(highPart, "f64");
  const lost = b.convert(b.sub(highPart, b.convert(rounded, "i64")), "f64");
  const tail = b.add(b.mul(lost, 2 ** -64), b.mul(b.convert(b.bitcast(lowPart, "u64"), "f64"), 2 ** -128));
  const fraction = anySum(b, b.mul(rounded, 2 ** -64), tail);
  const product = twoProduct(b, fraction.high, b.constant("f64", Math.PI / 2));
  const angle = twoSum(
    b,
    product.high,
    b.fma(fraction.high, 6.123233995736766e-17, b.fma(fraction.low, Math.PI / 2, product.low)),
  );
  const flips = b.binary("xor", b.compare("lt", x, 0), above);
  const quadrant = b.add(whole, b.convert(above, "i32"));
  const finite = b.compare("lt", b.unary("abs", x), Infinity);
  return {
    quadrant: b.select(b.compare("lt", x, 0), b.unary("neg", quadrant), quadrant),
    rest: b.select(finite, b.select(flips, b.unary("neg", angle.high), angle.high), NaN),
    low: b.select(flips, b.unary("neg", angle.low), angle.low),
  };
}
