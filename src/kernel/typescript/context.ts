/** The state of a kernel that is being lowered to the IR, and conversions between its values. */
import { isConstant, type KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { isFloat, type RegisterType } from "../ir/types.ts";
import { concrete, isNumberType, literalType, typeOf } from "./infer.ts";
import { fail, type Node } from "./source.ts";
import { type Binding, type Choice, elementOf, type NumberType, type Targets } from "./symbols.ts";
import { isSpeculative } from "./tree.ts";

/** The target of `return` in an inlined function. */
export interface ReturnTarget {
  /** Receives the value; undefined in the kernel itself. */
  readonly result: (value: Binding | undefined, node: Node) => void;
}

/** State shared by every part of the lowering. */
export interface Context {
  readonly b: KernelBuilder;
  readonly name: string;
  /** Check indices: `bounds: true`. */
  readonly checkBounds: boolean;
  /** Write the positions of statements. */
  readonly lineInfo: boolean;
  targets: Targets;
  returns: ReturnTarget | undefined;
  expression(node: Node): Binding;
  statement(node: Node): void;
  /** Evaluates an expression for its side effects only. */
  effect(node: Node): void;
}

/** Results of `Math.round()`, which is more than one operation. */
const rounded = new WeakSet<Value>();

/** Marks a value as the result of a function of `Math` that rounds. */
export function markRounded(value: Value): void {
  rounded.add(value);
}

/**
 * True for the result of `Math.floor()`, `ceil()`, `round()` or `trunc()`, which becomes an integer where one is
 * expected.
 */
export function isRounded(value: Value): boolean {
  return value.op === "floor" || value.op === "ceil" || value.op === "trunc" || rounded.has(value);
}

/** Returns a binding as a value of a register type. Conversions that lose something must be explicit. */
export function convertTo(
  context: Context,
  binding: Binding,
  type: RegisterType,
  node: Node,
  explicit = false,
  expected: string = type,
  advice?: () => string,
): Value {
  const { b } = context;
  if (binding.kind === "literal") {
    return literal(context, binding.value, type, node, explicit, expected, advice);
  }
  const value = valueOf(context, binding, node);
  if (value.type === type) return value;
  const choice = choiceOf(binding);
  if (choice !== undefined && (type === "f64" || explicit || choice.type === "long")) {
    return b.convert(choice.wide, type);
  }
  if (!explicit && isFloat(value.type) && !isFloat(type) && type !== "bool" && !isRounded(value)) {
    failRounding(node, expected, value.type, type, advice);
  }
  return b.convert(value, type);
}

function failRounding(
  node: Node,
  expected: string,
  got: string | number,
  type: RegisterType,
  advice = () => "",
): never {
  const bits = type === "i32" ? "| 0 or " : "";
  const remedy = `round it with Math.floor(), or truncate it with ${bits}gpu.${type}()`;
  fail(node, `expected ${expected}, got ${got}; ${remedy}${advice()}`);
}

function literal(
  context: Context,
  value: number,
  type: RegisterType,
  node: Node,
  explicit: boolean,
  expected: string = type,
  advice?: () => string,
): Value {
  const integral = !isFloat(type) && type !== "bool";
  if (integral && !Number.isInteger(value) && !explicit) failRounding(node, expected, value, type, advice);
  // A constant of a float type, so that the conversion clamps it.
  const isFloat64 = !Number.isInteger(value) || Math.abs(value) > 0xffff_ffff;
  if (integral && isFloat64) return context.b.convert(context.b.constant("f64", value), type);
  return context.b.constant(type, value);
}

/** Returns a binding as a value. A literal has its default type. */
export function valueOf(context: Context, binding: Binding, node: Node): Value {
  switch (binding.kind) {
    case "value":
      return binding.value;
    case "variable":
      return context.b.get(binding.variable);
    case "literal":
      return literal(context, binding.value, concrete(literalType(binding.value)), node, false);
    case "array":
      return fail(
        node,
        `expected a number, got the array "${binding.array.name}"; index it: ${elementOf(binding.array)}`,
      );
    case "texture":
      return fail(node, "expected a number, got a texture; read it with gpu.tex2D() or the like");
    case "record":
      return fail(node, `expected a number, got a structure with ${[...binding.fields.keys()].join(", ")}`);
    case "void":
      return fail(node, "expected a value, got a call that returns none");
  }
}

/** Returns the type of a binding. */
export function numberTypeOf(context: Context, binding: Binding, node: Node): NumberType {
  if (binding.kind !== "literal") return choiceOf(binding)?.type ?? valueOf(context, binding, node).type;
  return literalType(binding.value);
}

/** Evaluates an expression as a value of a type; the type of the expression by default. */
export function evaluate(context: Context, node: Node, type?: RegisterType): Value {
  const binding = context.expression(node);
  if (type !== undefined) return convertTo(context, binding, type, node);
  const inferred = typeOf(node);
  return binding.kind === "literal" && isNumberType(inferred)
    ? convertTo(context, binding, concrete(inferred), node)
    : valueOf(context, binding, node);
}

/** Evaluates a condition. Numbers are true if they are not 0 and not NaN, as in JavaScript. */
export function condition(context: Context, node: Node): Value {
  if (node.type === "ParenthesizedExpression") return condition(context, node.expression);
  if (node.type === "LogicalExpression") return logicalCondition(context, node);
  return truth(context, context.expression(node), node);
}

/** Returns `a && b` or `a || b` as a condition, which needs no common type of both sides. */
export function logicalCondition(context: Context, node: Node): Value {
  const { b } = context;
  if (node.operator === "??") {
    fail(node, "?? is not available in a kernel, where nothing is null; write the left side alone");
  }
  const and = node.operator === "&&";
  const left = condition(context, node.left);
  if (isSpeculative(node.right)) return b.binary(and ? "and" : "or", left, condition(context, node.right));
  const result = b.variable("bool");
  b.set(result, left);
  b.if(and ? left : b.unary("not", left), () => b.set(result, condition(context, node.right)));
  return b.get(result);
}

/** Returns a binding as bool. */
export function truth(context: Context, binding: Binding, node: Node): Value {
  const { b } = context;
  if (binding.kind === "literal") {
    return b.constant("bool", binding.value !== 0 && !Number.isNaN(binding.value));
  }
  const value = valueOf(context, binding, node);
  if (value.type === "bool") return value;
  const nonzero = b.compare("ne", value, 0);
  return isFloat(value.type) ? b.binary("and", nonzero, b.compare("eq", value, value)) : nonzero;
}

/** Returns the value of a constant expression; undefined for others. */
export function knownNumber(context: Context, node: Node): number | undefined {
  const binding = context.expression(node);
  if (binding.kind === "literal") return binding.value;
  const value = binding.kind === "variable"
    ? context.b.get(binding.variable)
    : binding.kind === "value"
    ? binding.value
    : undefined;
  return value !== undefined && isConstant(value) ? Number(value.constant) : undefined;
}

/** Returns a binding of a value. */
export function bind(value: Value): Binding {
  return { kind: "value", value };
}

/** Returns the registers of an expression's values: the f64, too, of a choice between literals. */
export function registersOf(type: NumberType): readonly RegisterType[] {
  return type === "float" || type === "long" ? [concrete(type), "f64"] : [concrete(type)];
}

/** Returns a binding of the values in `registersOf()` a type. */
export function bindValues([value, wide]: readonly Value[], type: NumberType): Binding {
  return wide === undefined || (type !== "float" && type !== "long")
    ? bind(value!)
    : { kind: "value", value: value!, choice: { type, wide } };
}

/** Returns the type and the f64 of a choice between literals; undefined for other bindings. */
export function choiceOf(binding: Binding): Choice | undefined {
  return binding.kind === "value" ? binding.choice : undefined;
}
