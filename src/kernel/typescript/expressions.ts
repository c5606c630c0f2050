/** Expressions of a kernel. */
import type { Value } from "../ir/ir.ts";
import { binary, integer, quotient } from "./arithmetic.ts";
import { call, failGpu } from "./calls.ts";
import { bind, condition, type Context, convertTo, evaluate, numberTypeOf, valueOf } from "./context.ts";
import { concrete, isFloating, isNumberType, join, typeOf } from "./infer.ts";
import { logical } from "./logical.ts";
import { fieldOf, indexArray, load, type Place, store } from "./memory.ts";
import { failLiteral } from "./refused.ts";
import { compactTextOf, fail, type Node } from "./source.ts";
import { type ArrayBinding, type Binding, elementOf, type KernelSymbol, type RecordType } from "./symbols.ts";
import { isGpu, isSpeculative } from "./tree.ts";

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

function named(context: Context, symbol: KernelSymbol, node: Node): Binding {
  if (symbol.kind === "constant") {
    return typeof symbol.constant === "boolean"
      ? bind(context.b.constant("bool", symbol.constant))
      : { kind: "literal", value: Number(symbol.constant) };
  }
  if (symbol.kind === "function") {
    fail(node, `the function "${symbol.name}" can only be called; write ${symbol.name}(…)`);
  }
  const { binding } = symbol;
  if (binding === undefined) {
    if (symbol.kind === "gpu") {
      fail(
        node,
        `"${symbol.name}" is not a value; write a function or a part of it, such as gpu.sync() or gpu.threadIdx.x`,
      );
    }
    fail(
      node,
      `"${symbol.name}" is used before it has a value; assign one before, or index an array with [i]`,
    );
  }
  return current(context, binding);
}

/** Returns the current value of a variable. */
function current(context: Context, binding: Binding): Binding {
  if (binding.kind === "variable") return bind(context.b.get(binding.variable));
  if (binding.kind !== "record") return binding;
  const fields = [...binding.fields].map((
    [name, field],
  ): [string, Binding] => [name, current(context, field)]);
  return { ...binding, fields: new Map(fields) };
}

function unary(context: Context, node: Node): Binding {
  const { operator, argument } = node;
  const { b } = context;
  if (operator === "!") return bind(b.unary("not", condition(context, argument)));
  const operand = context.expression(argument);
  if (operator === "void") return { kind: "void" };
  if (operand.kind === "literal") {
    const value = { "-": -operand.value, "+": operand.value, "~": ~operand.value }[operator as "-"];
    if (value !== undefined) return { kind: "literal", value };
  }
  const value = valueOf(context, operand, argument);
  const number = value.type === "bool" ? b.convert(value, "i32") : value;
  if (operator === "-") return bind(b.unary("neg", number));
  if (operator === "+") return bind(number);
  if (operator === "~") return bind(b.unary("not", integer(context, bind(number), node)));
  return fail(node, `${operator} is not available in a kernel; expected -, +, ~ or !`);
}

function binaryExpression(context: Context, node: Node): Binding {
  const { operator, left, right } = node;
  if (operator === "|" && isZero(right) && isIntegerQuotient(left)) {
    return bind(
      quotient(context, context.expression(left.left), context.expression(left.right), "trunc", left),
    );
  }
  return binary(context, operator, context.expression(left), context.expression(right), node);
}

function isZero(node: Node): boolean {
  return node.type === "Literal" && node.value === 0;
}

/** True for `a / b` of integers. */
export function isIntegerQuotient(node: Node): boolean {
  if (node.type === "ParenthesizedExpression") return isIntegerQuotient(node.expression);
  if (node.type !== "BinaryExpression" || node.operator !== "/") return false;
  const left = typeOf(node.left), right = typeOf(node.right);
  return !isFloating(left) && !isFloating(right) && !(left === "int" && right === "int");
}

function conditional(context: Context, node: Node): Binding {
  const { b } = context;
  const test = condition(context, node.test);
  const type = typeOf(node);
  if (test.op === "const") {
    // Converted to the common type of both.
    const chosen = test.constant ? node.consequent : node.alternate, value = context.expression(chosen);
    const keeps = !isNumberType(type) || type === "int" || type === "float";
    return keeps ? value : bind(convertTo(context, value, type, node));
  }
  if (!isNumberType(type)) return selectRecord(context, test, node);
  const register = concrete(type);
  if (isSpeculative(node.consequent) && isSpeculative(node.alternate)) {
    return bind(
      b.select(
        test,
        evaluate(context, node.consequent, register),
        evaluate(context, node.alternate, register),
      ),
    );
  }
  const result = b.variable(register);
  b.if(
    test,
    () => b.set(result, evaluate(context, node.consequent, register)),
    () => b.set(result, evaluate(context, node.alternate, register)),
  );
  return bind(b.get(result));
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

// ---- members ----------------------------------------------------------------------------------------------

function member(context: Context, node: Node): Binding {
  const special = specialValue(context, node);
  if (special !== undefined) return special;
  const place = placeOf(context, node);
  if (place !== undefined) {
    return "pointer" in place && "index" in place ? load(context, place) : { kind: "array", array: place };
  }
  const owner = context.expression(node.object);
  const name = node.property.name as string;
  if (owner.kind === "array") {
    const { shape, name: array } = owner.array;
    if (!node.computed && name === "length") {
      const length = shape[0] ??
        fail(node, `"${array}" is a pointer, whose length is unknown; pass it, or declare "f32[]"`);
      return typeof length === "number" ? { kind: "literal", value: length } : bind(length);
    }
  }
  if (owner.kind === "record" && !node.computed) {
    return owner.fields.get(name) ??
      fail(
        node.property,
        `there is no field "${name}"; the structure has ${[...owner.fields.keys()].join(", ")}`,
      );
  }
  return fail(
    node,
    "only arrays have elements, and only structures have fields; expected one of them before . or [",
  );
}

/**
 * Returns the place of an element or field in memory, the array if the expression is part of one, or
 * undefined.
 */
function placeOf(context: Context, node: Node): Place | ArrayBinding | undefined {
  if (node.type === "ParenthesizedExpression") return placeOf(context, node.expression);
  if (node.type !== "MemberExpression") return undefined;
  if (!node.computed) {
    const owner = placeOf(context, node.object);
    if (owner === undefined || !("index" in owner) || typeof owner.element === "string") return undefined;
    return fieldOf(owner.pointer, owner.index, owner.element, node.property.name) ??
      fail(
        node.property,
        `there is no field "${node.property.name}"; the structure has ${
          [...owner.element.fields.keys()].join(", ")
        }`,
      );
  }
  const inner = node.object.type === "MemberExpression" && node.object.computed
    ? placeOf(context, node.object)
    : undefined;
  if (inner !== undefined) {
    if ("index" in inner) {
      fail(node, `"${compactTextOf(node.object)}" is not an array; expected one index less`);
    }
    return indexArray(context, inner, node.property);
  }
  const owner = context.expression(node.object);
  if (owner.kind !== "array") return fail(node, "only arrays can be indexed with [ ]; expected an array");
  return indexArray(context, owner.array, node.property);
}

const AXES = /^(threadIdx|blockIdx|blockDim|gridDim)$/;

/** Returns `gpu.threadIdx.x` and the like. */
function specialValue(context: Context, node: Node): Binding | undefined {
  const { object, property, computed } = node;
  if (computed) return undefined;
  const { name } = property;
  if (isGpu(object)) {
    if (name === "laneId") return bind(context.b.special("laneId"));
    if (name === "warpSize") return { kind: "literal", value: 32 };
    return AXES.test(name) ? undefined : failGpu(node, name);
  }
  if (object.type === "Identifier" && object.name === "Math" && object.symbol === undefined) {
    const value = (Math as unknown as Record<string, unknown>)[name];
    return typeof value === "number"
      ? { kind: "literal", value }
      : fail(node, `there is no constant Math.${name}; call Math.${name}(…) if it is a function`);
  }
  const axes = object.symbol?.kind === "gpu"
    ? object.symbol.property
    : isGpu(object.object)
    ? object.property.name
    : "";
  if (!AXES.test(axes ?? "")) return undefined;
  if (!/^[xyz]$/.test(name)) fail(property, `there is no gpu.${axes}.${name}; expected x, y or z`);
  return bind(context.b.special(`${axes}.${name}` as "threadIdx.x"));
}

// ---- assignments ------------------------------------------------------------------------------------------

function assign(context: Context, node: Node): Binding {
  const { operator, left, right } = node;
  if (/^(&&|\|\||\?\?)=$/.test(operator)) fail(node, `${operator} is not available in a kernel; write an if`);
  const symbol = left.symbol as KernelSymbol | undefined;
  const compute = (current: () => Binding): Binding =>
    operator === "="
      ? context.expression(right)
      : binary(context, operator.slice(0, -1), current(), context.expression(right), node);
  if (symbol !== undefined) {
    return setVariable(
      context,
      symbol,
      compute(() => named(context, symbol, left)),
      node,
    );
  }
  const place = placeOf(context, left);
  if (place !== undefined && !("index" in place)) {
    return fail(left, `"${place.name}" is an array; assign to its elements: ${elementOf(place)} = value`);
  }
  if (place === undefined) {
    return fail(
      left,
      "only variables and elements of arrays can be assigned; a structure in a variable is replaced as a whole, " +
        "one in memory by an assignment to its element: out[i] = { x, y }",
    );
  }
  const value = compute(() => load(context, place));
  store(context, place, value, node);
  return value;
}

/** Changes a variable. */
function setVariable(context: Context, symbol: KernelSymbol, value: Binding, node: Node): Binding {
  const { binding } = symbol;
  if (binding?.kind === "record") {
    if (value.kind !== "record") {
      fail(
        node,
        `"${symbol.name}" is a structure; expected one with ${[...binding.fields.keys()].join(", ")}`,
      );
    }
    for (const [name, field] of binding.fields) {
      const next = value.fields.get(name) ??
        fail(node, `the structure has no field "${name}"; expected all fields of "${symbol.name}"`);
      if (field.kind !== "variable") {
        fail(
          node,
          `"${symbol.name}" cannot be changed; write y[i] = value for an element, or const for another name`,
        );
      }
      context.b.set(field.variable, convertTo(context, next, field.variable.type, node));
    }
    return value;
  }
  if (binding?.kind !== "variable") {
    return fail(
      node,
      `"${symbol.name}" cannot be changed; write y[i] = value for an element, or const for another name`,
    );
  }
  const next = convertTo(context, value, binding.variable.type, node);
  context.b.set(binding.variable, next);
  return bind(next);
}

function update(context: Context, node: Node): Binding {
  const { argument, operator, prefix } = node;
  const one: Binding = { kind: "literal", value: 1 };
  const symbol = argument.symbol as KernelSymbol | undefined;
  const place = symbol === undefined ? placeOf(context, argument) : undefined;
  if (symbol === undefined && (place === undefined || !("index" in place))) {
    const got = place === undefined ? "" : `, got the array "${place.name}"; index it: ${elementOf(place)}`;
    fail(argument, `${operator}: expected a variable or an element of an array${got}`);
  }
  const before = symbol !== undefined ? named(context, symbol, argument) : load(context, place as Place);
  const after = binary(context, operator === "++" ? "+" : "-", before, one, node);
  if (symbol !== undefined) setVariable(context, symbol, after, node);
  else store(context, place as Place, after, node);
  return prefix ? after : before;
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
