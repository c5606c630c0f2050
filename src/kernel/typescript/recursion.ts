/** Recursion, which kernels do not have: functions are inlined. */
import { parseFunction } from "./parse.ts";
import { fail, type Node, type Source, sourceOf } from "./source.ts";
import { children } from "./tree.ts";

/** Returns the source of a function that is a constant of the kernel. */
export function constantSource(
  { name, site }: Source,
  key: string,
  fn: { readonly name: string },
): Source {
  return { name: `${name}, function ${key}`, text: String(fn), site, declared: fn.name, constant: key };
}

/** Throws the error for a recursive call, direct or through other functions. */
export function failRecursion(node: Node, name: string, through = ""): never {
  fail(node, `"${name}" calls itself${through}; write a loop, because kernels have no recursion`);
}

/**
 * Throws if functions that are declared outside of the kernel call themselves or each other. These names are not
 * visible there, but declaring the functions within the kernel would not help.
 *
 * @param callee The name that a function calls.
 */
export function refuseRecursion(
  callee: Node,
  source: Source,
  constants: Readonly<Record<string, unknown>>,
): void {
  const own = sourceOf(callee)?.constant, functions = [source];
  for (const [key, value] of Object.entries(constants)) {
    if (typeof value === "function") functions.push(constantSource(source, key, value));
  }
  const named = (name: string) => functions.filter((one) => isNamed(one, name));
  const reached = new Set(named(callee.name));
  if ([...reached].some(({ constant }) => constant === own)) failRecursion(callee, callee.name);
  // The iteration includes what is added meanwhile.
  for (const one of reached) {
    if (one.constant === own) failRecursion(callee, nameOf(one), ` through "${callee.name}"`);
    for (const name of calledBy(one)) named(name).forEach((next) => reached.add(next));
  }
}

/** Returns the name of a function in its own text. Minifiers and `keepNames` make it differ from that of the object. */
function nameInText({ text }: Source): string | undefined {
  return /^function\s+([^\s(]+)/.exec(text)?.[1];
}

function nameOf(source: Source): string {
  return nameInText(source) ?? source.declared ?? source.name;
}

function isNamed(source: Source, name: string): boolean {
  return source.declared === name || nameInText(source) === name;
}

/** Returns the names that a function calls. */
function calledBy(source: Source): string[] {
  try {
    return callees(parseFunction(source));
  } catch {
    return []; // such as Math.max, which has no text
  }
}

function callees(node: Node): string[] {
  const below = children(node).flatMap(callees);
  return node.type === "CallExpression" && node.callee.type === "Identifier"
    ? [node.callee.name, ...below]
    : below;
}
