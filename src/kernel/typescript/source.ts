/** The text of a kernel's function, and errors that point into it. */
import { CompileError } from "../../base/errors.ts";

/** A node of acorn's syntax tree, with what `resolve()` adds. */
// deno-lint-ignore no-explicit-any -- the shapes are ESTree's, which the code switches on by `type`
export type Node = any;

/** The source of one function. */
export interface Source {
  /** Its name, for errors: `saxpy`. */
  readonly name: string;
  readonly text: string;
  /** Where `kernel()` was called: `app.ts:12:16`; empty if the runtime does not tell. */
  readonly site: string;
}

/** Parentheses that make a function an expression; columns of the first line are shifted by them. */
export const PREFIX = "(";

/** Throws an error that names line, column and text of a node. */
export function fail(node: Node, message: string): never {
  const source = node?.loc?.source as Source | undefined;
  if (source === undefined) throw new CompileError(message, "");
  throw sourceError(source, node.loc.start.line, node.loc.start.column, message);
}

/** Returns the error for a position; `column` counts from 0 and includes {@link PREFIX} in the first line. */
export function sourceError(source: Source, line: number, column: number, message: string): CompileError {
  const at = column - (line === 1 ? PREFIX.length : 0);
  const text = source.text.split("\n")[line - 1] ?? "";
  const indent = text.length - text.trimStart().length;
  const shown = text.trim();
  const caret = " ".repeat(Math.max(0, at - indent)) + "^";
  // Long lines, such as those of minified code, are cut around the position.
  const start = Math.max(0, at - indent - 60);
  const place = source.site === "" ? "" : `, kernel() called at ${source.site}`;
  return new CompileError(
    `kernel ${source.name}, line ${line}, column ${at + 1}: ${message}${place}`,
    `  ${shown.slice(start, start + 110)}\n  ${caret.slice(start)}`,
  );
}

/** Returns the caller of `kernel()` in a stack trace from within it, such as `app.ts:12:16`. */
export function callSite(stack: string): string {
  const [, , caller = ""] = stack.split("\n");
  const match = /\(?((?:file:\/\/)?[^\s()]+):(\d+):(\d+)\)?$/.exec(caller.trim());
  return match === null ? "" : `${match[1]!.split(/[\\/]/).at(-1)}:${match[2]}:${match[3]}`;
}
