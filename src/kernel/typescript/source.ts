/** The text of a kernel's function, and errors that point into it. */
import { CompileError } from "../../base/errors.ts";
import { placeOf } from "../../runtime/call_site.ts";
import { positionInFile, positionsInFile } from "./positions.ts";

/** A node of acorn's syntax tree, with what `resolve()` adds. */
// deno-lint-ignore no-explicit-any -- the shapes are ESTree's, which the code switches on by `type`
export type Node = any;

/** The source of one function. */
export interface Source {
  /** Its name, for errors: `saxpy`. */
  readonly name: string;
  readonly text: string;
  /** Where `kernel()` was called: `/src/app.ts:12:16`; empty if unknown. */
  readonly site: string;
  /** The name of the function, which may be declared anywhere in the file. */
  readonly declared?: string;
  /** The name of the function that was called there. Default: "kernel". */
  readonly caller?: string;
  /** Whether the inputs of a call are properties of its first parameter. Default: false. */
  readonly takesInputs?: boolean;
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
  const { caller = "kernel" } = source;
  const positions = positionsInFile(source, line, at + 1), [first] = positions;
  if (first !== undefined) {
    const places = positions.map((place) => `${place.file}:${place.line}:${place.column}`).join(" or ");
    return new CompileError(
      `${caller} ${source.name}, ${places}: ${message}`,
      excerpt(first.text, first.column - 1),
    );
  }
  return new CompileError(
    `${caller} ${source.name}, line ${line}, column ${at + 1}: ${message}${calledAt(source)}`,
    excerpt(source.text.split("\n")[line - 1] ?? "", at),
  );
}

/** Returns ` (kernel() called at /src/app.ts:12:16)` if the place is known. */
export function calledAt({ site, caller = "kernel" }: Source): string {
  return site === "" ? "" : ` (${caller}() called at ${site})`;
}

/** Formats a line with a caret below a column, which counts from 0. */
function excerpt(text: string, column: number): string {
  const indent = text.length - text.trimStart().length, at = Math.max(0, column - indent);
  // Long lines, such as those of minified code, are cut around the position.
  const start = Math.max(0, at - 60);
  return `  ${text.trim().slice(start, start + 110)}\n  ${" ".repeat(at - start)}^`;
}

/** Returns the text of a node. */
export function textOf({ loc, start, end }: Node): string {
  return (loc.source as Source).text.slice(start - PREFIX.length, end - PREFIX.length);
}

/** Returns the text of a node on one line, without the gaps that types leave where Node.js removes them. */
export function compactTextOf(node: Node): string {
  return textOf(node).replace(/\s+/g, " ").replace(/ (?=[[\])]|$)/g, "");
}

/** A position of generated code: in the file, or in the kernel if the file is not known. */
export interface CodePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Returns the position of a node for line information and assertions. */
export function codePosition({ loc }: Node): CodePosition {
  const source = loc.source as Source, { line } = loc.start;
  const column = loc.start.column - (line === 1 ? PREFIX.length : 0) + 1;
  return positionInFile(source, line, column) ?? { file: `kernel ${source.name}`, line, column };
}

/** Returns the caller of `kernel()` in a stack trace from within it, such as `/src/app.ts:12:16`. */
export function callSite(stack: string): string {
  const [, , caller = ""] = stack.split("\n");
  return placeOf(caller) ?? "";
}
