/** Powers and remainders. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";

export function power(b: KernelBuilder, x: Value, _y: Value): Value {
  return b.mul(x, x);
}

export function remainder(b: KernelBuilder, x: Value, y: Value): Value {
  return b.sub(x, b.mul(b.unary("trunc", b.div(x, y)), y));
}
