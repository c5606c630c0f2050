/** The functions of `Math` for kernels, by name. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { exp, expBase, log, logBase } from "./exponential.ts";
import { copySign } from "./float_parts.ts";
import { erf, erfc, lgamma, tgamma } from "./gamma.ts";
import { acosh, asinh, atanh, cosh, expm1, log1p, sinh, tanh } from "./hyperbolic.ts";
import { cbrt, hypot, nearestRemainder, power, rsqrt } from "./power.ts";
import { acos, asin, atan, atan2, sine, tan } from "./trigonometry.ts";

/** Returns a function's value; undefined if the function does not exist for the type of its arguments. */
export type MathFunction = (b: KernelBuilder, ...args: Value[]) => Value | undefined;

/** The functions of `Math` with the accuracy of CUDA C++'s, as its programming guide states it. */
export const MATH: Readonly<Record<string, MathFunction | undefined>> = {
  abs: (b, x) => b.unary("abs", x!),
  acos: (b, x) => acos(b, x!),
  acosh: (b, x) => acosh(b, x!),
  asin: (b, x) => asin(b, x!),
  asinh: (b, x) => asinh(b, x!),
  atan: (b, x) => atan(b, x!),
  atan2: (b, y, x) => atan2(b, y!, x!),
  atanh: (b, x) => atanh(b, x!),
  cbrt: (b, x) => cbrt(b, x!),
  ceil: (b, x) => b.unary("ceil", x!),
  cos: (b, x) => sine(b, x!, 1),
  cosh: (b, x) => cosh(b, x!),
  exp: (b, x) => exp(b, x!),
  expm1: (b, x) => expm1(b, x!),
  floor: (b, x) => b.unary("floor", x!),
  hypot: (b, ...args) => hypot(b, ...args),
  log: (b, x) => log(b, x!),
  log10: (b, x) => logBase(b, x!, 10),
  log1p: (b, x) => log1p(b, x!),
  log2: (b, x) => logBase(b, x!, 2),
  pow: (b, x, y) => power(b, x!, y!),
  round,
  sign: (b, x) => {
    const zero = b.select(b.compare("eq", x!, 0), x!, NaN);
    const down = b.select(b.compare("lt", x!, 0), -1, zero);
    return b.select(b.compare("gt", x!, 0), 1, down);
  },
  sin: (b, x) => sine(b, x!, 0),
  sinh: (b, x) => sinh(b, x!),
  sqrt: (b, x) => b.unary("sqrt", x!),
  tan: (b, x) => tan(b, x!),
  tanh: (b, x) => tanh(b, x!),
  trunc: (b, x) => b.unary("trunc", x!),
};

/** Functions of CUDA C++ that `Math` does not have, as methods of `gpu`. */
export const FUNCTIONS: Readonly<Record<string, MathFunction | undefined>> = {
  erf: (b, x) => erf(b, x!),
  erfc: (b, x) => erfc(b, x!),
  exp10: (b, x) => expBase(b, x!, 10),
  exp2: (b, x) => expBase(b, x!, 2),
  lgamma: (b, x) => lgamma(b, x!),
  remainder: (b, x, y) => nearestRemainder(b, x!, y!),
  rsqrt: (b, x) => rsqrt(b, x!),
  tgamma: (b, x) => tgamma(b, x!),
};

/** Fast functions of f32, as methods of `gpu.fast`: `__expf()` and others of CUDA C++. */
export const FAST: Readonly<Record<string, (b: KernelBuilder, ...args: Value[]) => Value>> = {
  cos: (b, x) => b.unary("cosApprox", x!),
  divide: (b, x, y) => b.mul(x!, b.unary("rcpApprox", y!)),
  exp: (b, x) => b.unary("exp2Approx", b.mul(x!, Math.LOG2E)),
  exp10: (b, x) => b.unary("exp2Approx", b.mul(x!, Math.log2(10))),
  exp2: (b, x) => b.unary("exp2Approx", x!),
  log: (b, x) => b.mul(b.unary("log2Approx", x!), Math.LN2),
  log10: (b, x) => b.mul(b.unary("log2Approx", x!), Math.log10(2)),
  log2: (b, x) => b.unary("log2Approx", x!),
  pow: (b, x, y) => b.unary("exp2Approx", b.mul(y!, b.unary("log2Approx", x!))),
  reciprocal: (b, x) => b.unary("rcpApprox", x!),
  rsqrt: (b, x) => b.unary("rsqrtApprox", x!),
  sin: (b, x) => b.unary("sinApprox", x!),
  tan: (b, x) => b.mul(b.unary("sinApprox", x!), b.unary("rcpApprox", b.unary("cosApprox", x!))),
};

/** Rounds to the nearest integer, ties up, as JavaScript does. */
function round(b: KernelBuilder, x: Value): Value {
  const down = b.unary("floor", x);
  const up = b.compare("ge", b.sub(x, down), 0.5);
  const value = b.select(up, b.add(down, 1), down);
  return copySign(b, value, x);
}
