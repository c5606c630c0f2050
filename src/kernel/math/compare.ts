/** Comparisons of integers of which no type holds both. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { CompareOp, Value } from "../ir/ir.ts";

/** Returns the comparison of an i64 with a u64 by value. */
export function compareMixed(b: KernelBuilder, op: CompareOp, x: Value, y: Value): Value {
  const signed = x.type === "i64" ? x : y;
  const negative = b.compare("lt", signed, 0);
  const whenNegative = op === "ne" ||
    (op === "lt" || op === "le" ? signed === x : signed === y && op !== "eq");
  const same = b.compare(op, b.convert(x, "u64"), b.convert(y, "u64"));
  return b.select(negative, b.constant("bool", whenNegative), same);
}
