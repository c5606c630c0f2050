/** Inlines the functions that a kernel calls. */
import type { Variable } from "../ir/ir.ts";
import { bindValues, type Context, convertTo, registersOf } from "./context.ts";
import { concrete, isNumberType } from "./infer.ts";
import { fail, type Node } from "./source.ts";
import type { Binding, Inline, KernelSymbol, NumberType } from "./symbols.ts";
import { returnsIn, some } from "./tree.ts";

/** Returns the result of a call of one of the kernel's functions. */
export function inlineCall(context: Context, node: Node): Binding {
  const { parameters, body, result } = node.inline as Inline;
  node.arguments.forEach((one: Node, index: number) => {
    const value = context.expression(one), symbol = parameters[index];
    // A default value, which is the last argument then, may use the parameters before it.
    if (symbol !== undefined) bindParameter(context, symbol, value, node);
  });
  return inlineBody(context, body, result, node);
}

/** Returns the result of a function's body. Its parameters have values. */
export function inlineBody(context: Context, body: Node, result: KernelSymbol, node: Node): Binding {
  if (body.type !== "BlockStatement") return context.expression(body);
  const early = returnsEarly(body);
  if (!early) return inlineStraight(context, body);
  return inlineWithReturns(context, body, result, node);
}

/** Gives a parameter its value. */
export function bindParameter(context: Context, symbol: KernelSymbol, value: Binding, node: Node): void {
  if (symbol.writes === 0) {
    symbol.binding = value;
    return;
  }
  const type = isNumberType(symbol.type)
    ? concrete(symbol.type)
    : fail(node, `"${symbol.name}" cannot be changed; copy it to a variable of the function`);
  const variable = context.b.variable(type, symbol.name);
  context.b.set(variable, convertTo(context, value, type, node));
  symbol.binding = { kind: "variable", variable };
}

/** True unless the only return is the last statement. */
export function returnsEarly(body: Node): boolean {
  const last = body.body.at(-1);
  return body.body.some((statement: Node) => statement !== last && hasReturn(statement)) ||
    (last !== undefined && last.type !== "ReturnStatement" && hasReturn(last));
}

function hasReturn(node: Node): boolean {
  return returnsIn(node).length > 0;
}

/** True if a statement returns a value on every path. */
function alwaysReturns(node: Node): boolean {
  switch (node?.type) {
    case "ReturnStatement":
      return node.argument !== null;
    case "BlockStatement":
      return node.body.some(alwaysReturns);
    case "IfStatement":
      return alwaysReturns(node.consequent) && alwaysReturns(node.alternate);
    case "ForStatement":
    case "WhileStatement":
    case "DoWhileStatement":
      // A loop without a condition ends by a return or a break.
      return (node.test === null || node.test.value === true) &&
        !some(node.body, (one) => one.type === "BreakStatement");
    default:
      return false;
  }
}

function inlineStraight(context: Context, body: Node): Binding {
  let value: Binding = { kind: "void" };
  const outer = context.returns;
  context.returns = { result: (returned) => void (value = returned ?? value) };
  context.statement(body);
  context.returns = outer;
  return value;
}

/** Wraps the body in a loop of one iteration, which every `return` leaves. */
function inlineWithReturns(context: Context, body: Node, result: KernelSymbol, node: Node): Binding {
  const { b } = context;
  const type = result.type;
  let variables: readonly Variable[] | undefined;
  if (isNumberType(type)) variables = registersOf(type).map((register) => b.variable(register, result.name));
  else if (type !== undefined && type !== "void") {
    fail(node, `${result.name} returns a structure from several places; return it once, at the end`);
  }
  if (variables !== undefined && !alwaysReturns(body)) {
    fail(body, "some paths of the function end without a return; return a value at the end");
  }
  const { returns, targets } = context;
  b.loop(
    (loop) => {
      context.targets = {};
      context.returns = {
        result: (value, at) => {
          if (value !== undefined) {
            variables?.forEach((one) => b.set(one, convertTo(context, value, one.type, at)));
          }
          b.break(loop);
        },
      };
      context.statement(body);
    },
    () => b.constant("bool", false),
    [],
  );
  context.returns = returns;
  context.targets = targets;
  return variables === undefined
    ? { kind: "void" }
    : bindValues(variables.map((one) => b.get(one)), type as NumberType);
}
