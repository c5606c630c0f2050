/** Algebraic simplifications that are exact for every operand, down to the sign of a zero. */
import { isConstant } from "./block_builder.ts";
import type { BinaryOp, CompareOp, Value } from "./ir.ts";
import type { Operations } from "./operations.ts";
import { isFloat } from "./types.ts";

function isNumber(value: Value, number: number): boolean {
  return isConstant(value) && Number(value.constant) === number && !Object.is(value.constant, -0);
}

/** Returns a simpler value for `a op b`, or undefined. */
export function simplifyBinary(b: Operations, op: BinaryOp, left: Value, right: Value): Value | undefined {
  if (left.type === "bool") return simplifyBool(op, left, right);
  if (isFloat(left.type)) return simplifyFloat(op, left, right);
  switch (op) {
    case "add":
      if (isNumber(right, 0)) return left;
      if (isNumber(left, 0)) return right;
      return reassociate(b, left, right);
    case "sub":
      if (isNumber(right, 0)) return left;
      if (left === right) return b.constant(left.type, 0);
      // `i - 1` becomes `i + -1`, so that constant parts of indices combine.
      return isConstant(right) ? b.add(left, b.unary("neg", right)) : undefined;
    case "mul":
      if (isNumber(right, 1)) return left;
      if (isNumber(left, 1)) return right;
      if (isNumber(right, 0)) return right;
      return isNumber(left, 0) ? left : undefined;
    case "div":
      return isNumber(right, 1) ? left : undefined;
    case "and":
      if (left === right || isNumber(left, 0)) return left;
      return isNumber(right, 0) ? right : undefined;
    case "or":
      if (left === right || isNumber(right, 0)) return left;
      return isNumber(left, 0) ? right : undefined;
    case "xor":
      if (isNumber(right, 0)) return left;
      return left === right ? b.constant(left.type, 0) : undefined;
    case "min":
    case "max":
      return left === right ? left : undefined;
    default:
      return undefined;
  }
}

/** `(x + 1) + 2` is `x + 3`, and `(x + 1) + y` is `(x + y) + 1`: wrapping arithmetic is associative. */
function reassociate(b: Operations, left: Value, right: Value): Value | undefined {
  const inner = left.op === "add" ? left.args[1]! : undefined;
  if (inner !== undefined && isConstant(inner)) {
    return isConstant(right)
      ? b.add(left.args[0]!, b.add(inner, right))
      : b.add(b.add(left.args[0]!, right), inner);
  }
  const other = right.op === "add" ? right.args[1]! : undefined;
  if (other !== undefined && isConstant(other)) return b.add(b.add(left, right.args[0]!), other);
  return undefined;
}

function simplifyFloat(op: BinaryOp, left: Value, right: Value): Value | undefined {
  switch (op) {
    case "mul":
      if (isNumber(right, 1)) return left;
      return isNumber(left, 1) ? right : undefined;
    case "div":
      return isNumber(right, 1) ? left : undefined;
    case "sub":
      return isNumber(right, 0) ? left : undefined;
    default:
      return undefined;
  }
}

function simplifyBool(op: BinaryOp, left: Value, right: Value): Value | undefined {
  const known = isConstant(left) ? left : isConstant(right) ? right : undefined;
  if (known === undefined) return left === right && op !== "xor" ? left : undefined;
  const other = known === left ? right : left;
  if (op === "and") return known.constant ? other : known;
  if (op === "or") return known.constant ? known : other;
  return undefined;
}

/** Returns a simpler value for a shift, or undefined. */
export function simplifyShift(value: Value, count: Value): Value | undefined {
  return isNumber(count, 0) || isNumber(value, 0) ? value : undefined;
}

/** Returns a simpler value for a comparison, or undefined. */
export function simplifyCompare(
  b: Operations,
  op: CompareOp,
  left: Value,
  right: Value,
): Value | undefined {
  if (left.type === "bool" && isConstant(right)) {
    if (op === "ne") return right.constant ? b.unary("not", left) : left;
    if (op === "eq") return right.constant ? left : b.unary("not", left);
  }
  if (left === right && !isFloat(left.type)) {
    return b.constant("bool", op === "eq" || op === "le" || op === "ge");
  }
  return undefined;
}

/** Returns a simpler value for `condition ? a : b`, or undefined. */
export function simplifySelect(
  b: Operations,
  condition: Value,
  left: Value,
  right: Value,
): Value | undefined {
  if (isConstant(condition)) return condition.constant ? left : right;
  if (left === right) return left;
  if (left.type !== "bool" || !isConstant(left) || !isConstant(right)) return undefined;
  return left.constant ? condition : b.unary("not", condition);
}
