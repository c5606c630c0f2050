/** Statements of a kernel. */
import { isScalar, type Scalar } from "../ir/types.ts";
import { bind, condition, type Context, convertTo, knownNumber, valueOf } from "./context.ts";
import { concrete, isLiteralType, isNumberType, typeOf } from "./infer.ts";
import { bytesOf } from "./layout.ts";
import { forLoop, whileLoop } from "./loops.ts";
import { pointerTo } from "./memory.ts";
import { codePosition, fail, type Node, sourceOf } from "./source.ts";
import type { ArrayType, Binding, KernelSymbol, RecordType } from "./symbols.ts";
import { gpuMethod } from "./tree.ts";

/** Builds a statement. */
export function statement(context: Context, node: Node): void {
  const { b } = context;
  if (context.lineInfo && node.type !== "BlockStatement" && sourceOf(node) !== undefined) {
    b.statement({ kind: "line", ...linePosition(node) });
  }
  switch (node.type) {
    case "EmptyStatement":
    case "FunctionDeclaration":
      return;
    case "BlockStatement":
      for (const one of node.body) {
        if (b.unreachable) return;
        context.statement(one);
      }
      return;
    case "ExpressionStatement":
      if (!node.directive) context.effect(node.expression);
      return;
    case "VariableDeclaration":
      node.declarations.forEach((one: Node) => declare(context, one));
      return;
    case "IfStatement":
      b.if(
        condition(context, node.test),
        () => context.statement(node.consequent),
        () => node.alternate && context.statement(node.alternate),
      );
      return;
    case "ReturnStatement":
      return returnStatement(context, node);
    case "BreakStatement":
    case "ContinueStatement":
      return jump(context, node);
    case "WhileStatement":
    case "DoWhileStatement":
      return whileLoop(context, node);
    case "ForStatement":
      return forLoop(context, node);
  }
  fail(
    node,
    `${node.type} is not available in a kernel; expected const, let, if, for, while or an expression`,
  );
}

function linePosition(node: Node): { file: string; line: number; column: number } {
  const { file, line, column } = codePosition(node);
  return { file, line, column };
}

function returnStatement(context: Context, node: Node): void {
  const value = node.argument ? context.expression(node.argument) : undefined;
  if (context.returns !== undefined) context.returns.result(value, node);
  // The value of an arrow function without braces, such as `() => y[i] = x`, is ignored.
  else context.b.return();
}

function jump(context: Context, node: Node): void {
  const { breakLoop, continueLoop, continueLeaves } = context.targets;
  const isBreak = node.type === "BreakStatement";
  const loop = isBreak ? breakLoop : continueLoop;
  if (node.label) fail(node, "labels are not available in a kernel; use a variable to leave two loops");
  if (loop === undefined) {
    return fail(node, `${isBreak ? "break" : "continue"} is outside of a loop; expected a loop around it`);
  }
  if (isBreak || continueLeaves) context.b.break(loop);
  else context.b.continue(loop);
}

function declare(context: Context, node: Node): void {
  const symbol = node.id.symbol as KernelSymbol | undefined;
  const { init } = node;
  if (symbol === undefined) return; // a part of gpu
  const method = gpuMethod(init);
  if (method === "shared" || method === "local") {
    symbol.binding ??= storage(context, method, symbol, init);
    return;
  }
  const { b } = context;
  const isVariable = symbol.writes > 0 || (symbol.hoisted && isNumberType(symbol.type));
  if (!isVariable) {
    if (!init) return;
    symbol.binding = freeze(context, context.expression(init), init);
    return;
  }
  const { type } = symbol;
  if (type === undefined) {
    fail(node, `the type of "${symbol.name}" is unknown; start it with a value such as gpu.f32(0)`);
  }
  if (isNumberType(type)) {
    const known = symbol.hoisted && symbol.binding?.kind === "variable" ? symbol.binding.variable : undefined;
    const variable = known ?? b.variable(concrete(type), symbol.name);
    symbol.binding = { kind: "variable", variable };
    if (init) b.set(variable, convertTo(context, context.expression(init), variable.type, init));
    return;
  }
  if (typeof type === "object" && type.kind === "record" && init) {
    symbol.binding = recordVariable(context, symbol, context.expression(init), init);
    return;
  }
  fail(node, `"${symbol.name}" is an array and cannot be changed; declare it with const`);
}

/** Fixes the type of a constant's value: a literal takes the type inferred for the constant. */
function freeze(context: Context, value: Binding, node: Node): Binding {
  if (value.kind !== "literal") return value;
  const type = typeOf(node);
  return isNumberType(type) && !isLiteralType(type)
    ? bind(convertTo(context, value, concrete(type), node))
    : value;
}

function recordVariable(context: Context, symbol: KernelSymbol, value: Binding, node: Node): Binding {
  if (value.kind !== "record") return fail(node, `expected a structure for "${symbol.name}"`);
  const { b } = context;
  const fields = [...value.fields].map(([name, field]): [string, Binding] => {
    const type = fieldType(symbol.type as RecordType, name);
    const initial = type === undefined
      ? valueOf(context, field, node)
      : convertTo(context, field, type, node);
    const variable = b.variable(initial.type, `${symbol.name}.${name}`);
    b.set(variable, initial);
    return [name, { kind: "variable", variable }];
  });
  return { kind: "record", type: value.type, fields: new Map(fields) };
}

function fieldType(record: RecordType, name: string): "f32" | "f64" | "i32" | undefined {
  const type = record.fields.get(name)?.type;
  return type === "f32" || type === "f64" || type === "i32" ? type : undefined;
}

/** The most bytes of shared memory whose size the kernel declares, on every GPU. */
const MAX_SHARED_BYTES = 49152;

/** Declares a shared or local array. Every declaration is one array, even in a loop or a function. */
function storage(context: Context, space: "shared" | "local", symbol: KernelSymbol, init: Node): Binding {
  const { b } = context;
  const { element } = symbol.type as ArrayType;
  const [, lengthNode] = init.arguments as Node[];
  if (lengthNode === undefined && space === "local") fail(init, "expected gpu.local(type, length)");
  const length = lengthNode === undefined ? 0 : knownNumber(context, lengthNode) ??
    fail(lengthNode, "the length of an array must be a constant: a number, or one of options.constants");
  if (!Number.isInteger(length) || length < 0) {
    fail(lengthNode, `expected a length that is an integer, got ${length}`);
  }
  const scalar: Scalar = typeof element === "string" && isScalar(element) ? element : "u8";
  const base = b.array(space, scalar, length, { stride: bytesOf(element), label: symbol.name });
  if (space === "shared" && b.sharedBytes > MAX_SHARED_BYTES) {
    fail(
      init,
      `expected at most ${MAX_SHARED_BYTES} bytes of shared arrays with a length, got ${b.sharedBytes}; ` +
        "declare one without a length, and pass sharedBytes in the launch",
    );
  }
  const shape = length > 0 ? [length] : [];
  return {
    kind: "array",
    array: { pointer: pointerTo(base, element), element, shape, strides: [], name: symbol.name },
  };
}
