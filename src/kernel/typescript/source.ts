/** The text of a kernel's function, and errors that point into it. */
import { CompileError } from "../../base/errors.ts";
import { placeOf } from "../../runtime/call_site.ts";
import { positionInFile, positionsInFile } from "./positions.ts";
import { positionIn } from "./source_file.ts";

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
  /** Its key in the constants. */
  readonly constant?: string;
  /** The name of the function that was called there. Default: "kernel". */
  readonly caller?: string;
  /** Whether the inputs of a call are properties of its first parameter. Default: false. */
  readonly takesInputs?: boolean;
}

/** Parentheses that make a function an expression; columns of the first line are shifted by them. */
export const PREFIX = "(";

/** Throws an error that names line, column and text of a node. */
export function fail(node: Node, message: string): never {
  const source = sourceOf(node);
  if (source === undefined) throw new CompileError(message, "");
  throw sourceError(source, startOf(node), message);
}

/** Returns the source of a node; undefined for one that the compiler added. */
export function sourceOf(node: Node): Source | undefined {
  return node?.sourceFile;
}

/** Returns the offset of a node in the text of its source. */
function startOf(node: Node): number {
  return node.start - PREFIX.length;
}

/** Returns the place of a node, for one that replaces it. */
export function placeOfNode({ sourceFile, start, end }: Node): Node {
  return { sourceFile, start, end };
}

/** Returns the error for an offset in the text of a source. */
export function sourceError(source: Source, offset: number, message: string): CompileError {
  const { caller = "kernel", name } = source;
  // A function without a name is called "elementwise function".
  const title = name.startsWith(`${caller} `) ? name : `${caller} ${name}`;
  const positions = positionsInFile(source, offset), [first] = positions;
  if (first !== undefined) {
    const places = positions.map((place) => `${place.file}:${place.line}:${place.column}`).join(" or ");
    return new CompileError(
      `${title}, ${places}: ${message}`,
      excerpt(first.text, first.column - 1),
    );
  }
  const { line, column, text } = positionIn(source.text, offset);
  return new CompileError(
    `${title}, line ${line}, column ${column}: ${message}${calledAt(source)}`,
    excerpt(text, column - 1),
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
  const start = Math.max(0, at - 60), end = start + 110, line = text.trim();
  const shown = `${start > 0 ? "…" : ""}${line.slice(start, end)}${end < line.length ? "…" : ""}`;
  return `  ${shown}\n  ${" ".repeat(at - Math.max(0, start - 1))}^`;
}

/** Returns the text of a node. */
export function textOf(node: Node): string {
  return sourceOf(node)!.text.slice(startOf(node), node.end - PREFIX.length);
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
export function codePosition(node: Node): CodePosition {
  const source = sourceOf(node)!, offset = startOf(node);
  const inFile = positionInFile(source, offset);
  if (inFile !== undefined) return inFile;
  const { line, column } = positionIn(source.text, offset);
  return { file: `kernel ${source.name}`, line, column };
}

/** Returns the caller of `kernel()` in a stack trace from within it, such as `/src/app.ts:12:16`. */
export function callSite(stack: string): string {
  const [, , caller = ""] = stack.split("\n");
  return placeOf(caller) ?? "";
}
