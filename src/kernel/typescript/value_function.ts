/** Functions in TypeScript that return values, for kernels that call them for each element. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import type { RegisterType } from "../ir/types.ts";
import type { Context } from "./context.ts";
import { convertTo } from "./context.ts";
import { effect, expression } from "./expressions.ts";
import { concrete, inferTypes, isNumberType } from "./infer.ts";
import { bindParameter, inlineBody } from "./inline.ts";
import { resolve, returnedFrom } from "./resolve.ts";
import { fail, type Node, type Source } from "./source.ts";
import { statement } from "./statements.ts";
import { type KernelSymbol, newSymbol, type RecordType } from "./symbols.ts";
import { children, countNodes, gpuMethod, isGpu, mathFunction, some } from "./tree.ts";

/** A parsed function, for certain types of its parameters. */
export interface ValueFunction {
  /** The names and types of the results; one result has no name. */
  readonly results: readonly (readonly [name: string | undefined, type: RegisterType])[];
  /** Parameters that the function does not use. */
  readonly unused: readonly string[];
  /** Takes more than about 20 instructions. */
  readonly heavy: boolean;
  /** Writes the function's code for values of the parameters, and returns the results. */
  readonly body: (b: KernelBuilder, values: readonly Value[]) => Value[];
}

/** Parts of `gpu` that depend on the thread, or on others. */
const OF_THREADS =
  /^(threadIdx|blockIdx|blockDim|gridDim|laneId|warpSize|global\w+|shared|sync\w*|fence|shuffle\w*|any|all|ballot|activeMask|atomic\w+)$/;

/** Functions of `Math` that are one instruction. */
const SHORT = /^(abs|min|max|sqrt|floor|ceil|trunc|fround|imul|sign|round)$/;

/** Parses a function and infers its types. Throws a `CompileError` with line and column if it cannot. */
export function valueFunction(
  source: Source,
  inputs: readonly (readonly [name: string, type: RegisterType])[],
  constants: Readonly<Record<string, unknown>>,
): ValueFunction {
  const { body, parameters, variables } = resolve(source, inputs.map(([name]) => name), constants);
  refuseThreads(body, source.caller ?? "elementwise");
  for (const [name, type] of inputs) parameters.get(name)!.type = type;
  const result = newSymbol("variable", "result()", { fixed: false });
  result.sources.push(...returnedFrom(body));
  inferTypes([...variables, result]);
  const { type } = result, isWide = inputs.some(([, input]) => input === "f64");
  if (isWide && (type === "float" || type === "long")) result.type = "f64";
  const names = inputs.map(([name]) => name), results = resultsOf(result, body);
  return {
    results,
    unused: names.filter((name) => !some(body, (node) => node.symbol === parameters.get(name))),
    heavy: countNodes(body) > 60 || some(body, isLong),
    body: (b, values) =>
      write(source.name, b, body, result, names.map((name) => parameters.get(name)!), values),
  };
}

/** Throws for code that depends on the thread, because elements are not bound to threads. */
export function refuseThreads(node: Node, caller: string): void {
  const symbol = node.symbol as KernelSymbol | undefined;
  const name = gpuMethod(node) ?? (symbol?.kind === "gpu" ? symbol.property : undefined) ??
    (node.type === "MemberExpression" && isGpu(node.object) ? node.property.name : undefined);
  if (name !== undefined && OF_THREADS.test(name)) {
    fail(
      node,
      `gpu.${name} is not available in ${caller}(), whose function cannot depend on threads; use kernel()`,
    );
  }
  for (const child of children(node)) refuseThreads(child, caller);
}

function isLong(node: Node): boolean {
  const math = mathFunction(node);
  return (math !== undefined && !SHORT.test(math)) || /^(For|While|DoWhile)Statement$/.test(node.type);
}

function resultsOf({ type }: KernelSymbol, body: Node): ValueFunction["results"] {
  if (isNumberType(type)) return [[undefined, concrete(type)]];
  if (typeof type !== "object" || type.kind !== "record") {
    return fail(body, "expected the function to return a number, a boolean or { name: value, … }");
  }
  return [...(type as RecordType).fields].map(([name, field]) => {
    if (typeof field.type !== "string") fail(body, `expected a number or a boolean as "${name}"`);
    return [name, field.type as RegisterType];
  });
}

function write(
  name: string,
  b: KernelBuilder,
  body: Node,
  result: KernelSymbol,
  parameters: readonly KernelSymbol[],
  values: readonly Value[],
): Value[] {
  const context: Context = {
    b,
    name,
    checkBounds: false,
    lineInfo: false,
    targets: {},
    returns: undefined,
    expression: (node) => expression(context, node),
    statement: (node) => statement(context, node),
    effect: (node) => effect(context, node),
  };
  parameters.forEach((symbol, i) =>
    bindParameter(context, symbol, { kind: "value", value: values[i]! }, body)
  );
  const returned = inlineBody(context, body, result, body);
  return resultsOf(result, body).map(([field, type]) => {
    if (field === undefined) return convertTo(context, returned, type, body);
    const value = returned.kind === "record" ? returned.fields.get(field) : undefined;
    return convertTo(context, value ?? fail(body, `the function does not return "${field}"`), type, body);
  });
}
