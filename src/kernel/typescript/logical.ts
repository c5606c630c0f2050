/** `&&` and `||` of numbers. */
import type { Value } from "../ir/ir.ts";
import { operand } from "./arithmetic.ts";
import { bind, bindValues, type Context, logicalCondition, registersOf, truth } from "./context.ts";
import { concrete, isLiteralType, isNumberType, typeOf } from "./infer.ts";
import { type Node, placeOfNode } from "./source.ts";
import type { Binding } from "./symbols.ts";
import { isSpeculative } from "./tree.ts";

/** Returns the value of `a && b` or `a || b` as JavaScript does: that of one of its sides. */
export function logical(context: Context, node: Node): Binding {
  const { b } = context;
  const type = typeOf(node);
  if (node.operator === "??" || !isNumberType(type) || type === "bool") {
    return bind(logicalCondition(context, node));
  }
  const left = context.expression(node.left);
  const isTrue = truth(context, left, node.left);
  const needsRight = node.operator === "&&" ? isTrue : b.unary("not", isTrue);
  if (needsRight.op === "const") {
    const chosen = needsRight.constant ? context.expression(node.right) : left;
    const isCondition = chosen.kind === "value" && chosen.value.type === "bool";
    return isLiteralType(type) && !isCondition
      ? chosen
      : bind(operand(context, chosen, concrete(type), node));
  }
  const registers = registersOf(type);
  const side = (value: Binding, at: Node): Value[] =>
    registers.map((register) => operand(context, value, register, at));
  const kept = side(left, node.left), right = () => side(context.expression(node.right), node.right);
  if (isSpeculative(node.right)) {
    return bindValues(right().map((value, i) => b.select(needsRight, value, kept[i]!)), type);
  }
  const results = registers.map((register) => b.variable(register));
  results.forEach((result, i) => b.set(result, kept[i]!));
  b.if(needsRight, () => right().forEach((value, i) => b.set(results[i]!, value)));
  return bindValues(results.map((result) => b.get(result)), type);
}

/** Rewrites `a ||= b` and `a &&= b` of a variable, as minifiers write an if, as `a = a || b`. */
export function expandLogical(node: Node): void {
  const { operator, left, right } = node;
  if (!/^(&&|\|\|)=$/.test(operator) || left.type !== "Identifier") return;
  const value = { type: "LogicalExpression", operator: operator.slice(0, 2), left: { ...left }, right };
  Object.assign(node, { operator: "=", right: { ...value, ...placeOfNode(node) } });
}
