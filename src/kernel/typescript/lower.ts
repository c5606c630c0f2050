/** Turns a TypeScript function into a kernel of the IR. */
import { KernelBuilder, type Pointer } from "../ir/builder.ts";
import type { KernelIR, Value } from "../ir/ir.ts";
import { SCALARS } from "../ir/types.ts";
import type { Context } from "./context.ts";
import { effect, expression } from "./expressions.ts";
import { inferTypes } from "./infer.ts";
import { bytesOf, type ParsedParameter } from "./layout.ts";
import { load, pointerTo } from "./memory.ts";
import { refuseReturned } from "./refused.ts";
import { resolve } from "./resolve.ts";
import type { Node, Source } from "./source.ts";
import { statement } from "./statements.ts";
import type { Binding, KernelSymbol } from "./symbols.ts";
import { gpuMethod, some } from "./tree.ts";

/** Inputs of `lower()`. */
export interface LowerOptions {
  readonly source: Source;
  /** The name of the PTX entry. */
  readonly name: string;
  readonly parameters: ReadonlyMap<string, ParsedParameter>;
  readonly constants: Readonly<Record<string, unknown>>;
  /** Arguments may overlap: nothing is loaded through the read-only cache. */
  readonly mayOverlap: boolean;
  /** Check indices against the lengths of arrays. */
  readonly bounds: boolean;
  /** Write line information. Kernels with assertions and checked bounds have it, too. */
  readonly lineInfo?: boolean;
}

/** A kernel, and the arrays that it writes. */
export interface Lowered {
  readonly kernel: KernelIR;
  readonly written: ReadonlySet<string>;
}

/** Turns a function into a kernel. Throws a `CompileError` with line and column if it cannot. */
export function lower(options: LowerOptions): Lowered {
  const { source, name, parameters, constants, mayOverlap, bounds, lineInfo = false } = options;
  const resolved = resolve(source, [...parameters.keys()], constants);
  refuseReturned(resolved.body);
  const written = new Set<string>();
  for (const [key, symbol] of resolved.parameters) declareType(symbol, parameters.get(key)!);
  some(resolved.body, (node) => {
    const root = rootOf(targetOf(node));
    if (root?.kind === "parameter") written.add(root.name);
    return false;
  });
  inferTypes(resolved.variables);
  const b = new KernelBuilder(name);
  const context: Context = {
    b,
    name,
    checkBounds: bounds,
    lineInfo: lineInfo || bounds || some(resolved.body, (node) => gpuMethod(node) === "assert"),
    targets: {},
    returns: undefined,
    expression: (node) => expression(context, node),
    statement: (node) => statement(context, node),
    effect: (node) => effect(context, node),
  };
  for (const [key, symbol] of resolved.parameters) {
    const readOnly = !mayOverlap && !written.has(key);
    symbol.binding = bindParameter(context, key, parameters.get(key)!, symbol, readOnly);
  }
  const { body } = resolved;
  if (body.type === "BlockStatement") context.statement(body);
  else context.effect(body);
  return { kernel: b.finish(), written };
}

function declareType(symbol: KernelSymbol, parameter: ParsedParameter): void {
  symbol.type = parameter.kind === "scalar"
    ? SCALARS[parameter.scalar].register
    : parameter.kind === "array"
    ? parameter.array
    : parameter.kind === "texture"
    ? parameter.texture
    : parameter.record;
}

/** Returns the target of an assignment. */
function targetOf(node: Node): Node | undefined {
  if (node.type === "AssignmentExpression") return node.left;
  if (node.type === "UpdateExpression") return node.argument;
  const name = node.type === "CallExpression"
    ? node.callee.property?.name ?? node.callee.symbol?.property
    : undefined;
  return typeof name === "string" && name.startsWith("atomic")
    ? { type: "MemberExpression", object: node.arguments[0] }
    : undefined;
}

/** Returns the array that an element or a part belongs to. */
function rootOf(node: Node | undefined): KernelSymbol | undefined {
  let owner = node?.type === "MemberExpression" ? node.object : undefined;
  while (owner?.symbol === undefined && owner?.type === "MemberExpression") owner = owner.object;
  const symbol = owner?.symbol as KernelSymbol | undefined;
  // A variable or parameter that is another name for an array.
  return symbol?.kind === "variable" && symbol.sources.length > 0
    ? rootOf({ type: "MemberExpression", object: symbol.sources[0] })
    : symbol;
}

/** Declares a parameter in the IR. Arrays with strides are an address, extents and strides. */
function bindParameter(
  context: Context,
  name: string,
  parameter: ParsedParameter,
  symbol: KernelSymbol,
  readOnly: boolean,
): Binding {
  const { b } = context;
  if (parameter.kind === "scalar") {
    const value = b.scalarParameter(name, parameter.scalar);
    if (symbol.writes === 0) return { kind: "value", value };
    const variable = b.variable(value.type, name);
    b.set(variable, value);
    return { kind: "variable", variable };
  }
  if (parameter.kind === "record") {
    const pointer = b.bytesParameter(name, parameter.record.byteLength, parameter.record.align);
    return load(context, { pointer, index: 0, element: parameter.record });
  }
  if (parameter.kind === "texture") {
    return { kind: "texture", type: parameter.texture, handle: b.scalarParameter(name, "u64") };
  }
  const { element, rank } = parameter.array;
  const scalar = typeof element === "string" ? element : "u8";
  const base: Pointer = b.pointerParameter(name, scalar, { stride: bytesOf(element), readOnly });
  const pointer = pointerTo(base, element);
  const shape: Value[] = [], strides: Value[] = [];
  if (parameter.strided) {
    for (let axis = 0; axis < rank; axis++) shape.push(b.scalarParameter(`${name}_shape${axis}`, "i32"));
    for (let axis = 0; axis < rank; axis++) strides.push(b.scalarParameter(`${name}_stride${axis}`, "i32"));
  } else if (context.checkBounds) shape.push(b.scalarParameter(`${name}_length`, "i32"));
  return { kind: "array", array: { pointer, element, shape, strides, name } };
}
