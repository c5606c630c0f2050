/** Names of the inputs of a function of elements, and errors about them. */
import { mismatch } from "../../base/check.ts";
import { parseFunction } from "./parse.ts";
import { calledAt, type Node, type Source, textOf } from "./source.ts";

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

/** The error for a function of positional parameters, `(x, y) => …`. */
export function positionalParameters(
  source: Source,
  params: readonly Node[],
  names: readonly string[],
): TypeError {
  const got = `(${params.map(textOf).join(", ")}) => …`;
  const expected = `one parameter with names, ({ ${names.join(", ")} }) => …`;
  return new TypeError(mismatch(source.name, expected, got) + calledAt(source));
}

/** Returns `x, y and z`. */
function list(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
