/**
 * Calls with which esbuild keeps the names of functions: `__name((v) => v * v, "square")` returns the function,
 * and `__name(square, "square");` follows a declaration. tsx always inserts them, esbuild with `keepNames`.
 *
 * @module
 */
import type { Node } from "./source.ts";
import type { Scope } from "./symbols.ts";
import { isFunction } from "./tree.ts";

/** esbuild's function, which may be numbered, and the short names that a minifier gives it. */
const HELPER = /^(__name\d*|[\w$]{1,3})$/;

/** Returns the function whose name a call keeps, otherwise the node. The callee is not one of the kernel's names. */
export function withoutKeptName(node: Node, scope: Scope): Node {
  if (node?.type !== "CallExpression" || node.arguments.length !== 2) return node;
  const { callee, arguments: [target, name] } = node;
  const keeps = callee.type === "Identifier" && HELPER.test(callee.name) && !scope.has(callee.name) &&
    typeof name.value === "string" &&
    (isFunction(target) || scope.get(target.name)?.kind === "function");
  return keeps ? target : node;
}
