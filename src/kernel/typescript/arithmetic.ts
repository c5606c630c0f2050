/** Operators of TypeScript with the types of CUDA. */
import type { BinaryOp, CompareOp, Value } from "../ir/ir.ts";
import { isFloat, isUnsigned, type RegisterType } from "../ir/types.ts";
import { compareMixed } from "../math/compare.ts";
import { power, remainder } from "../math/power.ts";
import { bind, bindValues, choiceOf, type Context, convertTo, numberTypeOf, valueOf } from "./context.ts";
import { concrete, foldBinary, isFloating, isSigned, isWide, join, joinAll, literalType } from "./infer.ts";
import { fail, type Node } from "./source.ts";
import type { Binding } from "./symbols.ts";

const ARITHMETIC: Record<string, BinaryOp> = { "+": "add", "-": "sub", "*": "mul" };
const BITWISE: Record<string, BinaryOp> = { "&": "and", "|": "or", "^": "xor" };
const COMPARISONS: Record<string, CompareOp> = {
  "<": "lt",
  "<=": "le",
  ">": "gt",
  ">=": "ge",
  "==": "eq",
  "===": "eq",
  "!=": "ne",
  "!==": "ne",
};

/** Returns `left operator right`. */
export function binary(
  context: Context,
  operator: string,
  left: Binding,
  right: Binding,
  node: Node,
): Binding {
  if (left.kind === "literal" && right.kind === "literal") {
    const value = foldBinary(operator, left.value, right.value);
    if (value !== undefined) return { kind: "literal", value };
  }
  const both = ofChoices(context, operator, left, right, node);
  if (both !== undefined) return both;
  const compare = COMPARISONS[operator];
  if (compare !== undefined) return bind(comparison(context, compare, left, right, node));
  if (BITWISE[operator] !== undefined) return bind(bitwise(context, BITWISE[operator], left, right, node));
  if (/^(<<|>>>?)$/.test(operator)) return bind(shift(context, operator, left, right, node));
  const type = concrete(join(numberTypeOf(context, left, node), numberTypeOf(context, right, node)));
  const [a, b] = operands(context, left, right, type === "bool" ? "i32" : type, node);
  if (ARITHMETIC[operator] !== undefined) return bind(context.b.binary(ARITHMETIC[operator], a, b));
  switch (operator) {
    case "/":
      if (isFloat(a.type)) return bind(context.b.div(a, b));
      return fail(
        node,
        `in TypeScript, dividing two integers (${a.type}) can give a fraction; write (a / b) | 0, ` +
          "Math.floor(a / b) or Math.ceil(a / b) for an integer, or gpu.f32(a) / b for a float",
      );
    case "%":
      return bind(isFloat(a.type) ? remainder(context.b, a, b) : context.b.binary("rem", a, b));
    case "**":
      return bind(exponent(context, left, right, node));
  }
  return fail(node, `${operator} is not available in a kernel; expected an operator of numbers`);
}

/** Computes with choices between literals: in f64, too, for a use as f64. */
function ofChoices(context: Context, operator: string, left: Binding, right: Binding, node: Node) {
  const sides = [left, right] as const, choices = sides.map(choiceOf);
  const areLiterals = sides.every((one, i) => one.kind === "literal" || choices[i] !== undefined);
  if (!areLiterals || !/^[-+*/]$/.test(operator)) return;
  const [value, wide] = [
    sides.map((one) => valueOf(context, one, node)),
    sides.map((one, i) => choices[i]?.wide ?? convertTo(context, one, "f64", node)),
  ].map(([a, b]) => valueOf(context, binary(context, operator, bind(a!), bind(b!), node), node));
  const isLong = operator !== "/" &&
    sides.every((one) => join(numberTypeOf(context, one, node), "long") === "long");
  return bindValues([value!, wide!], isLong ? "long" : "float");
}

function operands(
  context: Context,
  left: Binding,
  right: Binding,
  type: RegisterType,
  node: Node,
): [Value, Value] {
  return [operand(context, left, type, node), operand(context, right, type, node)];
}

/** Returns an operand in a type. A literal of over 32 bits must be exact beside a 64-bit integer. */
export function operand(context: Context, binding: Binding, type: RegisterType, node: Node): Value {
  if (binding.kind === "literal" && isWide(type) && literalType(binding.value) === "long") {
    const { value } = binding;
    const limit = type === "i64" ? 2 ** 63 : 2 ** 64, fits = value >= limit - 2 ** 64 && value <= limit;
    const own = fits ? type : value < -(2 ** 63) || value > 2 ** 64 ? "f64" : value < 0 ? "i64" : "u64";
    if (!fits) fail(node, `the literal ${value} does not fit ${type}; write gpu.${own}(${value})`);
    if (!Number.isSafeInteger(value)) {
      fail(
        node,
        `the literal ${value} is beyond 2^53, where not every integer is a number; write ` +
          `gpu.${type}(${value}), or (gpu.${type}(high) << 32) | low for all 64 bits`,
      );
    }
  }
  return convertTo(context, binding, type, node);
}

function exponent(context: Context, left: Binding, right: Binding, node: Node): Value {
  const { b } = context;
  const base = numberTypeOf(context, left, node);
  const times = right.kind === "literal" && Number.isInteger(right.value) ? right.value : -1;
  if (times >= 1 && times <= 4) {
    const x = convertTo(context, left, concrete(base), node);
    const square = b.mul(x, x);
    return [x, square, b.mul(square, x), b.mul(square, square)][times - 1]!;
  }
  const type = isFloating(join(base, numberTypeOf(context, right, node)))
    ? join(base, numberTypeOf(context, right, node))
    : "f32";
  return power(b, ...operands(context, left, right, concrete(type), node));
}

/** Compares by value: i32 and u32 as i64. */
function comparison(context: Context, op: CompareOp, left: Binding, right: Binding, node: Node): Value {
  const { b } = context;
  const a = numberTypeOf(context, left, node), other = numberTypeOf(context, right, node);
  const type = a === "bool" && other === "bool" ? "bool" : concrete(join(a, other));
  const signed = ([[left, a], [right, other]] as const).map(([one, type]) =>
    one.kind === "literal" ? one.value < 0 : isSigned(type)
  );
  if (!isUnsigned(type) || !signed.includes(true)) {
    return b.compare(op, ...operands(context, left, right, type, node));
  }
  if (type === "u32") return b.compare(op, ...operands(context, left, right, "i64", node));
  const [x, y] = [left, right].map((one, i) => operand(context, one, signed[i] ? "i64" : "u64", node));
  return compareMixed(b, op, x!, y!);
}

function bitwise(context: Context, op: BinaryOp, left: Binding, right: Binding, node: Node): Value {
  const wide = [left, right].map((one) => numberTypeOf(context, one, node)).find(isWide);
  const [a, b] = [left, right].map((one) =>
    wide !== undefined && one.kind === "literal" && literalType(one.value) === "long"
      ? operand(context, one, wide, node)
      : integer(context, one, node)
  ) as [Value, Value];
  if (a.type === "bool" && b.type === "bool") return context.b.binary(op, a, b);
  const type = concrete(join(a.type, b.type));
  const target = type === "bool" ? "i32" : type;
  // The literal in `x | 0` takes the type of x.
  return context.b.binary(op, context.b.convert(a, target), context.b.convert(b, target));
}

/** Returns an operand of a bitwise operation: of a float, the lower 32 bits of the integer, as in JavaScript. */
export function integer(context: Context, binding: Binding, node: Node): Value {
  const type = numberTypeOf(context, binding, node);
  // By way of 64 bits, because the conversion to i32 clamps.
  if (isFloating(type)) return context.b.convert(convertTo(context, binding, "i64", node, true), "i32");
  return convertTo(context, binding, type === "int" ? "i32" : concrete(type), node);
}

/** Shift counts are taken modulo the width, as in JavaScript. */
function shift(context: Context, operator: string, left: Binding, right: Binding, node: Node): Value {
  const { b } = context;
  let value = integer(context, left, node);
  if (value.type === "bool") value = b.convert(value, "i32");
  if (operator === ">>" && isUnsigned(value.type)) {
    fail(node, `>> keeps a sign, which ${value.type} does not have; write >>>`);
  }
  const wide = value.type.endsWith("64");
  const amount = b.convert(integer(context, right, node), "i32");
  const count = b.binary("and", amount, wide ? 63 : 31);
  if (operator === "<<") return b.shift("shl", value, count);
  if (operator === ">>") return b.shift("shr", value, count);
  return b.shift("shr", b.convert(value, wide ? "u64" : "u32"), count);
}

/** Returns the minimum or maximum by value, in the type of `typeOfExtremum()`. */
export function extremum(context: Context, op: "min" | "max", args: readonly Binding[], node: Node): Value {
  const { b } = context;
  const common = concrete(joinAll(args.map((one) => numberTypeOf(context, one, node))));
  const typeOf = (one: Binding): RegisterType => {
    if (!isUnsigned(common) || (one.kind === "literal" && one.value >= 0)) return common;
    const type = numberTypeOf(context, one, node);
    return type === "long" ? "i64" : concrete(type);
  };
  const values = args.map((one) => operand(context, one, typeOf(one), node));
  return values.reduce((x, y) => {
    const type = concrete(join(x.type, y.type)), [signed, other] = isSigned(x.type) ? [x, y] : [y, x];
    if (!isUnsigned(type) || !isSigned(signed.type)) {
      const same = type === "bool" ? "i32" : type;
      return b.binary(op, b.convert(x, same), b.convert(y, same));
    }
    const wide = type === "u64", own = wide ? "i64" : "i32";
    const s = b.convert(signed, own), u = b.convert(other, type);
    if (op === "max") return b.binary("max", b.convert(b.binary("max", s, 0), type), u);
    return b.binary("min", s, b.convert(b.binary("min", u, wide ? 2n ** 63n - 1n : 2 ** 31 - 1), own));
  });
}

/** Returns the quotient of integers: truncated (`trunc`), rounded down (`floor`) or up (`ceil`). */
export function quotient(
  context: Context,
  left: Binding,
  right: Binding,
  rounding: "trunc" | "floor" | "ceil",
  node: Node,
): Binding {
  if (left.kind === "literal" && right.kind === "literal") {
    return { kind: "literal", value: Math[rounding](left.value / right.value) };
  }
  return bind(quotientOfValues(context, left, right, rounding, node));
}

function quotientOfValues(
  context: Context,
  left: Binding,
  right: Binding,
  rounding: "trunc" | "floor" | "ceil",
  node: Node,
): Value {
  const { b } = context;
  const type = concrete(join(numberTypeOf(context, left, node), numberTypeOf(context, right, node)));
  const [x, y] = operands(context, left, right, type === "bool" ? "i32" : type, node);
  const cut = b.binary("div", x, y);
  if (rounding === "trunc" || (rounding === "floor" && isUnsigned(x.type))) return cut;
  const rest = b.binary("rem", x, y);
  const inexact = b.compare("ne", rest, 0);
  if (rounding === "ceil") {
    const positive = isUnsigned(x.type)
      ? b.constant("bool", true)
      : b.compare("ge", b.binary("xor", x, y), 0);
    return b.select(b.binary("and", inexact, positive), b.add(cut, 1), cut);
  }
  const negative = b.compare("lt", b.binary("xor", x, y), 0);
  return b.select(b.binary("and", inexact, negative), b.sub(cut, 1), cut);
}
