/** Expressions of a kernel. */
import type { Value } from "../ir/ir.ts";
import { binary, integer, operand, quotient } from "./arithmetic.ts";
import { assign, update } from "./assignments.ts";
import { call } from "./calls.ts";
import {
  bind,
  bindValues,
  choiceOf,
  condition,
  type Context,
  convertTo,
  numberTypeOf,
  registersOf,
  valueOf,
} from "./context.ts";
import {
  concrete,
  foldUnary,
  isFloating,
  isIntegerQuotient,
  isLiteralType,
  isNumberType,
  join,
  truncated,
  typeOf,
} from "./infer.ts";
import { logical } from "./logical.ts";
import { member } from "./members.ts";
import { failLiteral } from "./refused.ts";
import { fail, type Node } from "./source.ts";
import type { Binding, KernelSymbol, RecordType } from "./symbols.ts";
import { isSpeculative } from "./tree.ts";
import { named } from "./variables.ts";

/** Returns what an expression evaluates to. */
export function expression(context: Context, node: Node): Binding {
  const symbol = node.symbol as KernelSymbol | undefined;
  if (symbol !== undefined && node.type !== "CallExpression") return named(context, symbol, node);
  switch (node.type) {
    case "Literal":
      return literal(context, node);
    case "Identifier":
      if (node.name === "Infinity" || node.name === "NaN") {
        return { kind: "literal", value: Number(node.name) };
      }
      break;
    case "ParenthesizedExpression":
      return context.expression(node.expression);
    case "SequenceExpression":
      node.expressions.slice(0, -1).forEach((one: Node) => context.effect(one));
      return context.expression(node.expressions.at(-1));
    case "UnaryExpression":
      return unary(context, node);
    case "UpdateExpression":
      return update(context, node);
    case "AssignmentExpression":
      return assign(context, node);
    case "BinaryExpression":
      return binaryExpression(context, node);
    case "LogicalExpression":
      return logical(context, node);
    case "ConditionalExpression":
      return conditional(context, node);
    case "MemberExpression":
      return member(context, node);
    case "CallExpression":
      return call(context, node);
    case "ObjectExpression":
      return objectLiteral(context, node);
  }
  if (node.type === "Identifier") {
    // Math and undefined stand for themselves.
    const remedy = node.name === "Math" ? "call one of its functions" : "write 0 or false";
    return fail(node, `${node.name} is no value in a kernel; ${remedy}`);
  }
  return fail(node, `${node.type} is not available in a kernel; expected a number, a structure or a call`);
}

function literal(context: Context, node: Node): Binding {
  const { value } = node;
  if (typeof value === "boolean") return bind(context.b.constant("bool", value));
  if (typeof value === "bigint") return bind(context.b.constant("i64", value));
  if (typeof value === "number") return { kind: "literal", value };
  return failLiteral(node);
}

function unary(context: Context, node: Node): Binding {
  const { operator, argument } = node;
  const { b } = context;
  const cut = truncated(node);
  if (cut !== undefined) return truncation(context, cut, node);
  if (operator === "!") return bind(b.unary("not", condition(context, argument)));
  const given = context.expression(argument);
  if (operator === "void") return { kind: "void" };
  if (given.kind === "literal") {
    const value = foldUnary(operator, given.value);
    if (value !== undefined) return { kind: "literal", value };
  }
  const value = valueOf(context, given, argument);
  const number = value.type === "bool" ? b.convert(value, "i32") : value;
  if (operator === "-") {
    const choice = choiceOf(given);
    return bindValues(
      [number, ...(choice ? [choice.wide] : [])].map((one) => b.unary("neg", one)),
      choice?.type ?? number.type,
    );
  }
  if (operator === "+") return bind(number);
  if (operator === "~") return bind(b.unary("not", integer(context, bind(number), node)));
  return fail(node, `${operator} is not available in a kernel; expected -, +, ~ or !`);
}

function binaryExpression(context: Context, node: Node): Binding {
  const { operator, left, right } = node;
  const cut = truncated(node);
  if (cut !== undefined) return truncation(context, cut, node);
  return binary(context, operator, context.expression(left), context.expression(right), node);
}

/** Returns `x | 0` and `~~x`: truncated, clamped unlike other bitwise operations, and an i32 even of u32. */
function truncation(context: Context, x: Node, node: Node): Binding {
  const value = isIntegerQuotient(x)
    ? quotient(context, context.expression(x.left), context.expression(x.right), "trunc", x)
    : context.expression(x);
  if (value.kind !== "literal" && isFloating(numberTypeOf(context, value, x))) {
    return bind(convertTo(context, value, "i32", x, true));
  }
  const result = binary(context, "|", value, { kind: "literal", value: 0 }, node);
  const isUnsigned = result.kind === "value" && result.value.type === "u32";
  return isUnsigned ? bind(context.b.convert(result.value, "i32")) : result;
}

function conditional(context: Context, node: Node): Binding {
  const { b } = context;
  const test = condition(context, node.test);
  const type = typeOf(node);
  if (test.op === "const") {
    // Converted to the common type of both.
    const chosen = test.constant ? node.consequent : node.alternate, value = context.expression(chosen);
    const keeps = !isNumberType(type) || isLiteralType(type);
    return keeps ? value : bind(operand(context, value, type, node));
  }
  if (!isNumberType(type)) return selectRecord(context, test, node);
  const registers = registersOf(type);
  const side = (one: Node): Value[] => {
    const value = context.expression(one);
    return registers.map((register) => operand(context, value, register, one));
  };
  if (isSpeculative(node.consequent) && isSpeculative(node.alternate)) {
    const first = side(node.consequent), second = side(node.alternate);
    return bindValues(first.map((value, i) => b.select(test, value, second[i]!)), type);
  }
  const results = registers.map((register) => b.variable(register));
  const set = (one: Node) => side(one).forEach((value, i) => b.set(results[i]!, value));
  b.if(test, () => set(node.consequent), () => set(node.alternate));
  return bindValues(results.map((result) => b.get(result)), type);
}

function selectRecord(context: Context, test: Value, node: Node): Binding {
  const a = context.expression(node.consequent), b = context.expression(node.alternate);
  if (a.kind !== "record" || b.kind !== "record") {
    fail(node, "? : selects numbers or structures, not arrays; write c ? a[i] : b[i]");
  }
  const fields = [...a.fields].map(([name, field]): [string, Binding] => {
    const other = b.fields.get(name) ??
      fail(node, `one of the structures has no field "${name}"; expected the same fields`);
    const type = concrete(join(numberTypeOf(context, field, node), numberTypeOf(context, other, node)));
    return [
      name,
      bind(
        context.b.select(test, convertTo(context, field, type, node), convertTo(context, other, type, node)),
      ),
    ];
  });
  return { kind: "record", type: a.type, fields: new Map(fields) };
}

function objectLiteral(context: Context, node: Node): Binding {
  const fields = node.properties.map((property: Node): [string, Binding] => {
    if (property.type !== "Property" || property.computed) {
      fail(property, "a structure is { name: value, … }");
    }
    return [property.key.name, context.expression(property.value)];
  });
  return { kind: "record", type: typeOf(node) as RecordType, fields: new Map(fields) };
}

/** Evaluates an expression for its side effects only. */
export function effect(context: Context, node: Node): void {
  const { b } = context;
  switch (node.type) {
    case "SequenceExpression":
      node.expressions.forEach((one: Node) => effect(context, one));
      return;
    case "LogicalExpression": {
      // Minifiers write `a && (b = c)` for an if.
      const test = condition(context, node.left);
      b.if(node.operator === "&&" ? test : b.unary("not", test), () => effect(context, node.right));
      return;
    }
    case "ConditionalExpression":
      b.if(
        condition(context, node.test),
        () => effect(context, node.consequent),
        () => effect(context, node.alternate),
      );
      return;
    case "UnaryExpression":
      effect(context, node.argument);
      return;
    default:
      context.expression(node);
  }
}
