/** Reads and changes variables of a kernel. */
import type { Value, Variable } from "../ir/ir.ts";
import { GPU_FUNCTIONS } from "./arity.ts";
import { bind, type Context, convertTo } from "./context.ts";
import { concrete, isNumberType } from "./infer.ts";
import { scalarOfGpu } from "./members.ts";
import { failPart } from "./refused.ts";
import { compactTextOf, fail, type Node } from "./source.ts";
import type { Binding, KernelSymbol } from "./symbols.ts";

/** Returns the value of a name. */
export function named(context: Context, symbol: KernelSymbol, node: Node): Binding {
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
      const { property = "" } = symbol, scalar = scalarOfGpu(context, property);
      if (scalar !== undefined) return scalar;
      failPart(node, property, compactTextOf(node));
      if (GPU_FUNCTIONS.includes(property)) {
        fail(node, `"${symbol.name}" is the function gpu.${property}; call it: gpu.${property}()`);
      }
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

/** Changes a variable. */
export function setVariable(context: Context, symbol: KernelSymbol, value: Binding, node: Node): Binding {
  // Minifiers declare a `var` behind its first use.
  if (symbol.hoisted && isNumberType(symbol.type)) {
    symbol.binding ??= { kind: "variable", variable: context.b.variable(concrete(symbol.type), symbol.name) };
  }
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
      if (field.kind !== "variable") failUnchangeable(symbol, node);
      setNumber(context, field.variable, next, node);
    }
    return value;
  }
  if (binding?.kind !== "variable") return failUnchangeable(symbol, node);
  return bind(setNumber(context, binding.variable, value, node, () => floatAdvice(symbol)));
}

function setNumber(
  context: Context,
  variable: Variable,
  value: Binding,
  node: Node,
  advice?: () => string,
): Value {
  const { type, name } = variable;
  const next = convertTo(context, value, type, node, false, `an integer for ${name} of type ${type}`, advice);
  context.b.set(variable, next);
  return next;
}

function floatAdvice({ kind, name, sources: [initial] }: KernelSymbol): string {
  const text = kind === "variable" && initial !== undefined ? compactTextOf(initial) : "";
  // The name itself for parameters and in destructuring: let { x } = …
  const [float, source] = /^[^{]/.test(text) ? [name, text] : ["value", name];
  return `; for a float, write let ${float} = gpu.f32(${source}) or gpu.f64(${source})`;
}

function failUnchangeable({ name }: KernelSymbol, node: Node): never {
  return fail(
    node,
    `"${name}" cannot be changed; write y[i] = value for an element, or const for another name`,
  );
}
