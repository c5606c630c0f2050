/** Parses the text of a function, as `Function.prototype.toString` returns it. */
// A static import, because a launch cannot wait for a dynamic one. It takes 3 to 13 ms, only in programs with
// kernels.
import { parseExpressionAt } from "acorn";
import { refuseAsync } from "./refused.ts";
import { fail, type Node, PREFIX, type Source, sourceError } from "./source.ts";

/** Counters that test runners insert into functions. */
const INSTRUMENTED: readonly (readonly [pattern: RegExp, tool: string])[] = [
  [/\bcov_[0-9a-z]+\(\)/, "Istanbul"],
  [/__cov_[\w$]+/, "Istanbul"],
  [/\b__(?:VITEST|vitest)_coverage__/, "Vitest"],
];

/** Returns the syntax tree of a function. */
export function parseFunction(source: Source): Node {
  const { text } = source;
  const tool = INSTRUMENTED.find(([pattern]) => pattern.test(text))?.[1];
  if (tool !== undefined) {
    throw sourceError(
      source,
      0,
      `the function was instrumented by ${tool}, which counts in variables outside of it; exclude this file ` +
        "from coverage, or use the coverage of V8 or Bun, which does not change the source",
    );
  }
  if (/\{\s*\[native code\]\s*\}$/.test(text)) {
    throw sourceError(
      source,
      0,
      "the function has no source: pass an arrow function, not a bound one",
    );
  }
  const node = parse(source);
  if (node.type !== "ArrowFunctionExpression" && node.type !== "FunctionExpression") {
    fail(node, "expected an arrow function or a function expression");
  }
  refuseAsync(node);
  return node;
}

function parse(source: Source): Node {
  try {
    return parseExpressionAt(`${PREFIX}${source.text})`, 0, {
      ecmaVersion: "latest",
      // acorn stores this in every node as it is, so it need not be a string. Lines and columns are computed where
      // they are needed.
      directSourceFile: source as unknown as string,
    });
  } catch (error) {
    const { pos, message } = error as SyntaxError & { pos?: number };
    if (pos === undefined) throw error;
    // acorn appends its position and the source.
    const text = message.replace(/ \(\d+:\d+\).*$/, "");
    throw sourceError(source, pos - PREFIX.length, `${text}; a method needs the form (…) => …`);
  }
}
