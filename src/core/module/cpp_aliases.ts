/** Names that a CUDA C++ source gives to scalar and vector types: `typedef float real;`, `using real = float;`. */
import { plainCode, tokens } from "./cpp_text.ts";
import { elementOf } from "./cpp_types.ts";

/** The words of a type by its other name; null if the definitions differ, or name another kind of type. */
type Aliases = Map<string, readonly string[] | null>;

/**
 * Returns the words of the scalar or vector type that each name stands for. Leaves out names with several
 * meanings, and those whose definition depends on the preprocessor.
 */
export function aliasesOf(source: string): ReadonlyMap<string, readonly string[]> {
  const { code } = plainCode(source);
  const certain = aliasesIn(plainCode(unconditional(source)).code);
  const result = new Map<string, readonly string[]>();
  for (const [name, type] of aliasesIn(code)) {
    const isAnotherType = new RegExp(String.raw`\b(?:struct|class|union|enum)\s+${name}\b`).test(code);
    if (type !== null && certain.get(name) && !isAnotherType) result.set(name, type);
  }
  return result;
}

/** Returns the lines outside of `#if … #endif`. */
function unconditional(source: string): string {
  let depth = 0;
  return source.split("\n").filter((line) => {
    const [, directive] = /^[ \t]*#[ \t]*(if|endif)/.exec(line) ?? [];
    if (directive === "if") depth++;
    if (directive === "endif") depth = Math.max(0, depth - 1); // none in comments
    return depth === 0;
  }).join("\n");
}

/** Reads the aliases outside of functions and classes. */
function aliasesIn(code: string): Aliases {
  const aliases: Aliases = new Map();
  /** For every open brace, whether it is that of a namespace or of `extern "C"`, whose literal is left out. */
  const isNamespace: boolean[] = [];
  for (const [, statement, end] of code.matchAll(/([^;{}]*)([;{}])/g)) {
    if (end === "{") {
      isNamespace.push(/^\s*(?:(?:inline\s+)?namespace\b[\w\s:]*|extern\s*)$/.test(statement!));
    } else if (end === "}") isNamespace.pop();
    else if (!isNamespace.includes(false)) addAlias(aliases, tokens(statement!));
  }
  return aliases;
}

function addAlias(aliases: Aliases, words: readonly string[]): void {
  const isUsing = words[0] === "using" && words[2] === "=";
  if (!isUsing && words[0] !== "typedef") return;
  const name = isUsing ? words[1]! : words[words.length - 1]!;
  if (!/^\w+$/.test(name)) return; // of a function or an array, or with attributes
  const type = (isUsing ? words.slice(3) : words.slice(1, -1)).flatMap((word) => aliases.get(word) ?? [word]);
  const before = aliases.get(name);
  const agrees = before === undefined || before?.join(" ") === type.join(" ");
  aliases.set(name, agrees && elementOf([...type, "*"]) !== null ? type : null);
}
