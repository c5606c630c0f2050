/** Hyperbolic functions, and exponentials and logarithms near 0. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { exp, log } from "./exponential.ts";
import { copySign, polynomial } from "./float_parts.ts";
import {
  acoshOf64,
  asinhOf64,
  atanhOf64,
  coshOf64,
  expm1Of64,
  log1pOf64,
  sinhOf64,
  tanhOf64,
} from "./hyperbolic64.ts";

/** Returns the hyperbolic tangent. */
export function tanh(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return tanhOf64(b, x);
  const a = b.unary("abs", x), z = b.mul(x, x);
  const terms = polynomial(
    b,
    z,
    -5.70498872745e-3,
    2.06390887954e-2,
    -5.37397155531e-2,
    1.33314422036e-1,
    -3.33332819422e-1,
  );
  const near = b.fma(b.mul(x, z), terms, x);
  const grown = b.add(exp(b, b.mul(a, 2)), 1);
  const far = b.fma(b.div(b.constant("f32", 1), grown), -2, b.constant("f32", 1));
  return copySign(b, b.select(b.compare("lt", a, 0.625), near, far), x);
}

/** Returns the hyperbolic sine. */
export function sinh(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return sinhOf64(b, x);
  const a = b.unary("abs", x), z = b.mul(x, x);
  const near = b.fma(b.mul(x, z), polynomial(b, z, 2.03721912945e-4, 8.33028376239e-3, 1.66667160211e-1), x);
  const half = exp(b, a, -1);
  const far = copySign(b, b.sub(half, b.div(b.constant("f32", 0.25), half)), x);
  return b.select(b.compare("lt", a, 1), near, far);
}

/** Returns the hyperbolic cosine. */
export function cosh(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return coshOf64(b, x);
  const half = exp(b, b.unary("abs", x), -1);
  return b.add(half, b.div(b.constant("f32", 0.25), half));
}

/** Computes a function of f32 in f64, which has enough bits for the cancellation; near 0, its series. */
function inDouble(
  b: KernelBuilder,
  x: Value,
  compute: (x: Value) => Value,
  near: (x: Value) => Value,
): Value {
  const value = b.convert(compute(b.convert(x, "f64")), "f32");
  return b.select(b.compare("lt", b.unary("abs", x), 2 ** -10), near(x), value);
}

/** Returns e^x - 1. */
export function expm1(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return expm1Of64(b, x);
  const value = inDouble(
    b,
    x,
    (wide) => b.sub(exp(b, wide), 1),
    (small) => b.fma(b.mul(small, small), polynomial(b, small, 1 / 24, 1 / 6, 1 / 2), small),
  );
  return copySign(b, value, x); // of -0
}

/** Returns ln(1 + x). */
export function log1p(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return log1pOf64(b, x);
  return inDouble(
    b,
    x,
    (wide) => log(b, b.add(wide, 1)),
    (small) => b.fma(b.mul(small, small), polynomial(b, small, -1 / 4, 1 / 3, -1 / 2), small),
  );
}

/** Returns the inverse hyperbolic sine. */
export function asinh(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return asinhOf64(b, x);
  const value = inDouble(
    b,
    b.unary("abs", x),
    (wide) => log(b, b.add(wide, b.unary("sqrt", b.fma(wide, wide, 1)))),
    (small) => b.fma(b.mul(b.mul(small, small), small), -1 / 6, small),
  );
  return copySign(b, value, x);
}

/** Returns the inverse hyperbolic cosine. */
export function acosh(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return acoshOf64(b, x);
  // In terms of x - 1, whose square root is accurate near 1.
  const t = b.sub(b.convert(x, "f64"), 1);
  const root = b.unary("sqrt", b.mul(t, b.add(t, 2)));
  const y = b.add(t, root);
  const small = b.fma(b.mul(y, y), polynomial(b, y, -1 / 4, 1 / 3, -1 / 2), y);
  const value = b.convert(b.select(b.compare("lt", y, 2 ** -8), small, log(b, b.add(y, 1))), "f32");
  return b.select(b.compare("lt", x, 1), NaN, value);
}

/** Returns the inverse hyperbolic tangent. */
export function atanh(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return atanhOf64(b, x);
  return inDouble(
    b,
    x,
    (wide) => b.mul(log(b, b.div(b.add(wide, 1), b.sub(b.constant("f64", 1), wide))), 0.5),
    (small) => b.fma(b.mul(b.mul(small, small), small), 1 / 3, small),
  );
}
