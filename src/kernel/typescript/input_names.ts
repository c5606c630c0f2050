/** Names of the inputs of a function of elements, and errors about them. */
import { mismatch } from "../../base/check.ts";
import { parseFunction } from "./parse.ts";
import { calledAt, fail, type Node, type Source, textOf } from "./source.ts";

/** Returns the names that a function takes from its first parameter, `({ x, y }) => …`; none if it has no list. */
export function inputNames(source: Source): string[] {
  return namesOf(parseFunction(source).params[0]);
}

function namesOf(pattern: Node): string[] {
  if (pattern?.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap(({ key }: Node) => key?.name ?? key?.value ?? []);
}

/** The error for a name that a function uses and a call does not give. */
export function missingInput(
  source: Source,
  pattern: Node,
  key: string,
  given: readonly string[],
): TypeError {
  const listed = namesOf(pattern);
  const expected = listed.length === 0 ? [...given, key] : listed;
  const only = given.every((name) => expected.includes(name)) ? "only " : "";
  const got = given.length === 0 ? "none" : `${only}${list(given)}`;
  return new TypeError(mismatch(`${source.name}: inputs`, list(expected), got));
}

/** Whether the function is one of `elementwise()`, `reduce()` or `pixelFunction()`, which get elements by name. */
export function takesElements({ caller = "" }: Source): boolean {
  return ["elementwise", "reduce", "pixelFunction"].includes(caller);
}

/** Throws for a function of positional parameters, `(x, y) => …`. */
export function failPositional(source: Source, params: readonly Node[], names: readonly string[]): never {
  const pattern = `{ ${names.join(", ")} }`;
  if (!takesElements(source)) {
    fail(params[0], `the first parameter holds the arguments by name: write (${pattern}, gpu) => …`);
  }
  const got = `(${params.map(textOf).join(", ")}) => …`;
  const expected = `one parameter with names, (${pattern}) => …`;
  throw new TypeError(mismatch(source.name, expected, got) + calledAt(source));
}

/**
 * Whether parameters seem to be the arguments by position, `(y, n, gpu) => …`, as in CUDA C++. Names prove
 * nothing, because minifiers choose them: only for code that is wrong.
 */
export function seemPositional([first, , third]: readonly Node[], names: readonly string[]): boolean {
  return first?.type === "Identifier" && (names.includes(first.name) || third?.name === "gpu");
}

/** Returns `x, y and z`. */
function list(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
