/** Powers of floats, as kernels/patterns/pointwise_ops.cuh computes them. */
import type { Value } from "../../../kernel/ir/ir.ts";
import type { Emitter } from "../emitter.ts";

// deno-fmt-ignore
const LOGARITHM = [0.07618404, -0.17228577, 0.2159748, -0.24290822, 0.2882421, -0.36057103, 0.48090065,
  -0.7213485, 1.442695];
const POWER = [0.00015337577, 0.001339986, 0.00961852, 0.05550329, 0.24022646, 0.6931472, 1];
/** Adding and subtracting it rounds to an integer. */
const ROUND = 12582912, SMALLEST_NORMAL = 2 ** -126, LARGEST = 3.4028234663852886e38;

/** Returns x^y for x ≥ 0 and y > 0, bit-identical to `power()` there. */
export function power({ b }: Emitter, x: Value, y: Value): Value {
  const one = b.constant("f32", 1);
  const stays = b.binary("or", b.compare("eq", x, 0), b.compare("gt", x, LARGEST));
  const small = b.compare("lt", x, SMALLEST_NORMAL);
  const bits = b.bitcast(b.select(stays, one, b.select(small, b.mul(x, 16777216), x)), "i32");
  const exponent = b.shift("shr", b.sub(bits, 0x3f400000), 23); // with a mantissa of 0.75 … 1.5
  const t = b.sub(b.bitcast(b.sub(bits, b.shift("shl", exponent, 23)), "f32"), 1);
  const scaled = b.binary("and", small, b.unary("not", stays));
  const e = b.convert(b.select(scaled, b.sub(exponent, 24), exponent), "f32");
  let log = b.constant("f32", LOGARITHM[0]!);
  for (const coefficient of LOGARITHM.slice(1)) log = b.fma(log, t, coefficient);
  // y · log2 x in two parts, so that its fraction keeps the low bits of y · e.
  const high = b.mul(y, e), low = b.fma(y, e, b.unary("neg", high)), part = b.mul(y, b.mul(log, t));
  const sum = b.add(high, part), rounded = b.add(sum, ROUND);
  const whole = b.unary("neg", b.sub(rounded, ROUND));
  const r = b.add(b.add(b.add(high, whole), part), low);
  let result = b.constant("f32", POWER[0]!);
  for (const coefficient of POWER.slice(1)) result = b.fma(result, r, coefficient);
  const near = b.bitcast(
    b.add(b.bitcast(result, "i32"), b.shift("shl", b.bitcast(rounded, "i32"), 23)),
    "f32",
  );
  // Near or beyond the range of the exponent: scale in two steps.
  const size = b.unary("abs", sum);
  const limited = b.binary("min", b.binary("max", sum, -252), 252);
  const n = b.convert(limited, "i32", "rn"), half = b.div(n, 2);
  const factor = (count: Value): Value => b.bitcast(b.shift("shl", b.add(count, 127), 23), "f32");
  const start = b.select(b.compare("lt", size, 252), result, one);
  const far = b.mul(b.mul(start, factor(half)), factor(b.sub(n, half)));
  return b.select(stays, x, b.select(b.compare("lt", size, 125), near, far));
}
