/** `&&` and `||` of numbers. */
import { operand } from "./arithmetic.ts";
import { bind, type Context, logicalCondition, truth } from "./context.ts";
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
    return isLiteralType(type) ? chosen : bind(operand(context, chosen, type, node));
  }
  const register = concrete(type), kept = operand(context, left, register, node.left);
  const right = () => operand(context, context.expression(node.right), register, node.right);
  if (isSpeculative(node.right)) {
    return bind(b.select(needsRight, right(), kept));
  }
  const result = b.variable(register);
  b.set(result, kept);
  b.if(needsRight, () => b.set(result, right()));
  return bind(b.get(result));
}

/** Rewrites `a ||= b` and `a &&= b` of a variable, as minifiers write an if, as `a = a || b`. */
export function expandLogical(node: Node): void {
  const { operator, left, right } = node;
  if (!/^(&&|\|\|)=$/.test(operator) || left.type !== "Identifier") return;
  const value = { type: "LogicalExpression", operator: operator.slice(0, 2), left: { ...left }, right };
  Object.assign(node, { operator: "=", right: { ...value, ...placeOfNode(node) } });
}
