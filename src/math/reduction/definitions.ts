/** The reductions of arrays: sums, extrema, positions, truth and norms. */
import type { KernelBuilder } from "../../kernel/ir/builder.ts";
import type { Value } from "../../kernel/ir/ir.ts";
import { isFloat, type RegisterType } from "../../kernel/ir/types.ts";
import type { Reduction } from "./reduction.ts";

/** Returns true for NaN. */
function isNaNValue(b: KernelBuilder, value: Value): Value {
  return isFloat(value.type) ? b.compare("ne", value, value) : b.constant("bool", false);
}

/** A reduction with one register: maps the elements, then combines them. */
function simple(
  key: string,
  type: RegisterType,
  initial: number | bigint,
  map: (b: KernelBuilder, element: Value, center: Value | undefined) => Value,
  join: (b: KernelBuilder, left: Value, right: Value) => Value,
  finish: (b: KernelBuilder, value: Value, count: Value) => Value = (_, value) => value,
): Reduction {
  return {
    key: `${key} ${type}`,
    state: [type],
    identity: (b) => [b.constant(type, initial)],
    accumulate: (b, [state], element, { center }) => [join(b, state!, map(b, element, center))],
    combine: (b, [left], [right]) => [join(b, left!, right!)],
    finish: (b, [value], count) => finish(b, value!, count),
  };
}

/** The sum, accumulated in a type. */
export function sum(type: RegisterType): Reduction {
  return simple("sum", type, 0, (b, x) => b.convert(x, type), (b, left, right) => b.add(left, right));
}

/** The product, accumulated in a type. */
export function product(type: RegisterType): Reduction {
  return simple("prod", type, 1, (b, x) => b.convert(x, type), (b, left, right) => b.mul(left, right));
}

/** The sum, accumulated in one type, divided by the number of elements in another. */
export function mean(type: RegisterType, result: "f32" | "f64"): Reduction {
  return simple(
    `mean ${result}`,
    type,
    0,
    (b, x) => b.convert(x, type),
    (b, left, right) => b.add(left, right),
    (b, value, count) => b.div(b.convert(value, result), b.convert(count, result)),
  );
}

/** The mean squared distance from `center`; `ddof` is subtracted from the count. */
export function variance(type: "f32" | "f64", ddof: number, root: boolean): Reduction {
  const reduction = simple(
    `variance ${ddof} ${root}`,
    type,
    0,
    (b, x, center) => {
      const distance = b.sub(b.convert(x, type), center!);
      return b.mul(distance, distance);
    },
    (b, left, right) => b.add(left, right),
    (b, value, count) => {
      const freedom = b.binary("max", b.sub(count, ddof), 0);
      const quotient = b.div(value, b.convert(freedom, type));
      return root ? b.unary("sqrt", quotient) : quotient;
    },
  );
  return { ...reduction, center: type };
}

/** The smallest or largest element; NaN if there is one. */
export function extremum(op: "min" | "max", type: RegisterType): Reduction {
  const word = type === "bool" ? "i32" : type;
  const lowest: Record<string, number | bigint> = {
    i32: -(2 ** 31),
    u32: 0,
    i64: -(2n ** 63n),
    u64: 0n,
    f32: -Infinity,
    f64: -Infinity,
  };
  const highest: Record<string, number | bigint> = {
    i32: 2 ** 31 - 1,
    u32: 2 ** 32 - 1,
    i64: 2n ** 63n - 1n,
    u64: 2n ** 64n - 1n,
    f32: Infinity,
    f64: Infinity,
  };
  const join = (b: KernelBuilder, left: Value, right: Value) => {
    if (!isFloat(word)) return b.binary(op, left, right);
    // True if the right one is smaller (larger) or NaN. A comparison with NaN on the left is false.
    const beyond = b.compare(op === "min" ? "lt" : "gt", right, left);
    return b.select(b.binary("or", beyond, isNaNValue(b, right)), right, left);
  };
  const initial = (op === "min" ? highest : lowest)[word]!;
  return simple(op, word, initial, (b, x) => b.convert(x, word), join);
}

/** The position of the first smallest or largest element; of the first NaN, if there is one. */
export function position(op: "min" | "max", type: RegisterType, index: "i32" | "i64"): Reduction {
  const word = type === "bool" ? "i32" : type;
  const wins = (b: KernelBuilder, challenger: Value, holder: Value) => {
    const beyond = b.compare(op === "min" ? "lt" : "gt", challenger, holder);
    if (!isFloat(word)) return beyond;
    const first = b.binary("and", isNaNValue(b, challenger), b.compare("eq", holder, holder));
    return b.binary("or", beyond, first);
  };
  const extremes = extremum(op, type);
  // A position beyond all others, which loses against any element of equal value.
  const nowhere = index === "i32" ? 2 ** 31 - 1 : 2n ** 62n;
  return {
    key: `arg${op} ${word} ${index}`,
    state: [word, index],
    ordered: true,
    identity: (b) => [extremes.identity(b)[0]!, b.constant(index, nowhere)],
    // At the position of the first element, which does not win if its value is that of the empty accumulator.
    start: (b, first, exists) => [
      extremes.identity(b)[0]!,
      b.select(exists, first, b.constant(index, nowhere)),
    ],
    accumulate: (b, [value, at], element, context) => {
      const x = b.convert(element, word);
      // A lane visits its elements in order, so a later one of equal value does not win.
      const better = wins(b, x, value!);
      return [b.select(better, x, value!), b.select(better, context.index(), at!)];
    },
    combine: (b, [left, leftAt], [right, rightAt]) => {
      const earlier = b.compare("lt", rightAt!, leftAt!);
      const tie = b.binary("and", b.unary("not", wins(b, left!, right!)), earlier);
      const better = b.binary("or", wins(b, right!, left!), tie);
      return [b.select(better, right!, left!), b.select(better, rightAt!, leftAt!)];
    },
    finish: (_, [, at]) => at!,
  };
}

function isTrue(b: KernelBuilder, x: Value): Value {
  return b.convert(x.type === "bool" ? x : b.compare("ne", x, 0), "i32");
}

/** Whether any element is not 0. */
export const any: Reduction = simple(
  "any",
  "i32",
  0,
  isTrue,
  (b, left, right) => b.binary("or", left, right),
  (b, value) => b.compare("ne", value, 0),
);

/** Whether no element is 0. */
export const all: Reduction = simple(
  "all",
  "i32",
  1,
  isTrue,
  (b, left, right) => b.binary("and", left, right),
  (b, value) => b.compare("ne", value, 0),
);

/** The number of elements that are not 0. */
export const countNonzero: Reduction = simple(
  "count",
  "i64",
  0,
  (b, x) => b.convert(isTrue(b, x), "i64"),
  (b, left, right) => b.add(left, right),
);

/** The vector norm of order 1, 2 or infinity. */
export function norm(order: 1 | 2 | typeof Infinity, type: "f32" | "f64"): Reduction {
  const magnitude = (b: KernelBuilder, x: Value) => b.unary("abs", b.convert(x, type));
  const add = (b: KernelBuilder, left: Value, right: Value) => b.add(left, right);
  if (order === 1) return simple("norm1", type, 0, magnitude, add);
  if (order === Infinity) {
    const { combine } = extremum("max", type);
    return simple("normInf", type, 0, magnitude, (b, left, right) => combine(b, [left], [right])[0]!);
  }
  const square = (b: KernelBuilder, x: Value) => {
    const value = b.convert(x, type);
    return b.mul(value, value);
  };
  return simple("norm2", type, 0, square, add, (b, value) => b.unary("sqrt", value));
}
