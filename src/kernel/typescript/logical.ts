/** `&&` and `||` of numbers. */
import { bind, type Context, convertTo, evaluate, logicalCondition, truth } from "./context.ts";
import { concrete, isNumberType, typeOf } from "./infer.ts";
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
    return type === "int" || type === "float" ? chosen : bind(convertTo(context, chosen, type, node));
  }
  const register = concrete(type), kept = convertTo(context, left, register, node.left);
  if (isSpeculative(node.right)) {
    return bind(b.select(needsRight, evaluate(context, node.right, register), kept));
  }
  const result = b.variable(register);
  b.set(result, kept);
  b.if(needsRight, () => b.set(result, evaluate(context, node.right, register)));
  return bind(b.get(result));
}

/** Rewrites `a ||= b` and `a &&= b` of a variable, as minifiers write an if, as `a = a || b`. */
export function expandLogical(node: Node): void {
  const { operator, left, right } = node;
  if (!/^(&&|\|\|)=$/.test(operator) || left.type !== "Identifier") return;
  const value = { type: "LogicalExpression", operator: operator.slice(0, 2), left: { ...left }, right };
  Object.assign(node, { operator: "=", right: { ...value, ...placeOfNode(node) } });
}
