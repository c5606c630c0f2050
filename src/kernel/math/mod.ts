/** The functions of `Math` for kernels, by name. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";

export type MathFunction = (b: KernelBuilder, ...args: Value[]) => Value | undefined;

export const MATH: Readonly<Record<string, MathFunction | undefined>> = {
  sqrt: (b, x) => b.unary("sqrt", x!),
  abs: (b, x) => b.unary("abs", x!),
  floor: (b, x) => b.unary("floor", x!),
  ceil: (b, x) => b.unary("ceil", x!),
  trunc: (b, x) => b.unary("trunc", x!),
};
