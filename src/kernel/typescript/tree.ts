/** Queries of syntax trees. */
import { type Node, placeOfNode } from "./source.ts";
import type { KernelSymbol } from "./symbols.ts";

/** Returns the nodes directly below a node. */
export function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const key in node) {
    if (key === "sourceFile" || key === "symbol" || key === "inline") continue;
    const child = node[key];
    if (Array.isArray(child)) found.push(...child.filter((one) => typeof one?.type === "string"));
    else if (typeof child?.type === "string" && child.start !== undefined) found.push(child);
  }
  // An inlined body runs here.
  if (node.inline !== undefined) found.push(node.inline.body);
  return found;
}

/** True if a node or one below it passes a test. */
export function some(node: Node, test: (node: Node) => boolean): boolean {
  return test(node) || children(node).some((child) => some(child, test));
}

/** True for a function that is written as an expression. */
export function isFunction(node: Node): boolean {
  return node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";
}

/** Returns a string for a template without expressions, as which some minifiers write it. */
export function templateAsString(node: Node): Node {
  if (node.type !== "TemplateLiteral" || node.expressions.length > 0) return node;
  return { type: "Literal", value: node.quasis[0].value.cooked, ...placeOfNode(node) };
}

/** Returns the `return` statements of a function's body, without those of functions within it. */
export function returnsIn(node: Node): Node[] {
  if (node.type === "ReturnStatement") return [node];
  if (/Function/.test(node.type)) return [];
  return children({ ...node, inline: undefined }).flatMap(returnsIn);
}

/** Returns the number of nodes, a measure of code size. */
export function countNodes(node: Node): number {
  return children(node).reduce((sum, child) => sum + countNodes(child), 1);
}

/** Returns a copy of a tree without what `resolve()` added. */
export function cloneTree(node: Node): Node {
  const copy: Node = {};
  for (const key in node) {
    if (key === "symbol" || key === "inline") continue;
    const child = node[key];
    copy[key] = Array.isArray(child)
      ? child.map((one) => typeof one?.type === "string" ? cloneTree(one) : one)
      : typeof child?.type === "string" && child.start !== undefined
      ? cloneTree(child)
      : child;
  }
  return copy;
}

/** Returns the variables that code assigns to. */
export function writtenIn(node: Node, found: Set<KernelSymbol> = new Set()): Set<KernelSymbol> {
  const target = node.type === "AssignmentExpression"
    ? node.left
    : node.type === "UpdateExpression"
    ? node.argument
    : undefined;
  if (target?.symbol !== undefined) found.add(target.symbol);
  for (const child of children(node)) writtenIn(child, found);
  return found;
}

/** Returns the name of the method of `gpu` that a call calls. */
export function gpuMethod(node: Node): string | undefined {
  if (node?.type !== "CallExpression") return undefined;
  const { callee } = node;
  if (callee.symbol?.kind === "gpu") return callee.symbol.property;
  if (callee.type !== "MemberExpression" || callee.computed) return undefined;
  if (isGpu(callee.object)) return callee.property.name;
  return isFast(callee.object) ? `fast.${callee.property.name}` : undefined;
}

/** True for `gpu.fast`, or the name that stands for it. */
function isFast(node: Node): boolean {
  if (node.symbol?.kind === "gpu") return node.symbol.property === "fast";
  return node.type === "MemberExpression" && !node.computed && isGpu(node.object) &&
    node.property.name === "fast";
}

/** True for the parameter `gpu` itself. */
export function isGpu(node: Node): boolean {
  return node?.symbol?.kind === "gpu" && node.symbol.property === undefined;
}

/** True for the names of the parts of `gpu` with the fields x, y and z. */
export function isAxes(name: string | undefined): boolean {
  return /^(threadIdx|blockIdx|blockDim|gridDim)$/.test(name ?? "");
}

/** Returns the part of `gpu` that a name is another name for, such as `gpu.threadIdx`. */
export function partOfGpu(value: Node): { property?: string } | undefined {
  if (value?.symbol?.kind === "gpu") {
    const { property } = value.symbol;
    return property === undefined ? {} : { property };
  }
  if (value?.type !== "MemberExpression" || value.computed || !isGpu(value.object)) return undefined;
  const { name } = value.property;
  return /^(laneId|warpSize)$/.test(name) ? undefined : { property: name };
}

/** Returns the name of the function of `Math` that a call calls. */
export function mathFunction(node: Node): string | undefined {
  if (node?.type !== "CallExpression") return undefined;
  const { callee } = node;
  const isMath = callee.type === "MemberExpression" && callee.object.type === "Identifier" &&
    callee.object.name === "Math" && callee.object.symbol === undefined;
  return isMath ? callee.property.name : undefined;
}

/** Methods of `gpu` that other threads can observe, or that depend on them. */
const OBSERVABLE = /^(sync|atomic|shuffle|any$|all$|ballot|fence|assert|unroll|activeMask)/;

/** True if evaluating an expression has side effects, or must not be moved. */
function hasEffects(node: Node): boolean {
  return node.effects ??= some(
    node,
    (one) =>
      one.type === "AssignmentExpression" || one.type === "UpdateExpression" || one.inline !== undefined ||
      OBSERVABLE.test(gpuMethod(one) ?? ""),
  );
}

/** True if an expression may be evaluated speculatively: it is short and reads no memory. */
export function isSpeculative(node: Node): boolean {
  return !hasEffects(node) && countNodes(node) < 24 &&
    !some(node, (one) =>
      (one.type === "MemberExpression" && one.computed) ||
      (one.type === "BinaryExpression" && (one.operator === "/" || one.operator === "%")) ||
      one.type === "CallExpression");
}
