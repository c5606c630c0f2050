import { tsPlugin } from "@sveltejs/acorn-typescript";
import { Parser } from "acorn";

const TypeScriptParser = Parser.extend(tsPlugin());

/** Comments that tools read. */
const DIRECTIVE = /^\s*(?:deno-|@ts-|#)|^\//;

/**
 * Empties the lines of a TypeScript module that are a `//` comment; other lines keep their numbers. A module that the
 * parser does not know the syntax of keeps its comments.
 */
export function withoutLineComments(text: string): string {
  const comments: (readonly [start: number, end: number])[] = [];
  try {
    TypeScriptParser.parse(text, {
      ecmaVersion: "latest",
      sourceType: "module",
      locations: true, // which the plugin requires
      onComment(isBlock, comment, start, end) {
        const lineStart = text.lastIndexOf("\n", start - 1) + 1;
        const isAlone = text.slice(lineStart, start).trim() === "";
        if (!isBlock && isAlone && !DIRECTIVE.test(comment)) comments.push([lineStart, end]);
      },
    });
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
  // The plugin reads some parts twice.
  const byStart = new Map(comments);
  let result = "", last = 0;
  for (const [start, end] of [...byStart].sort(([a], [b]) => a - b)) {
    result += text.slice(last, start);
    last = end;
  }
  return result + text.slice(last);
}
