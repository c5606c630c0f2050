/** The file that a kernel is written in, read for positions in errors and for names. */
import { nodeModule, runtime } from "../../runtime/index.ts";

/** The place of a call in a file. */
export interface Site {
  /** A path or an address. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
}

/** Reads `app.ts:12:16`. */
export function parseSite(site: string): Site | undefined {
  const match = /^(.+):(\d+):(\d+)$/.exec(site);
  return match === null ? undefined : { file: match[1]!, line: Number(match[2]), column: Number(match[3]) };
}

/** The last file that was read: the kernels of a file are compiled one after the other. */
let last: { readonly file: string; readonly text: string | undefined } | undefined;

/** Returns the text of a file, or undefined if it is not there or may not be read without a prompt. */
export function readSource(file: string): string | undefined {
  if (last?.file !== file) last = { file, text: read(file) };
  return last.text;
}

function read(file: string): string | undefined {
  try {
    if (!runtime.mayRead(file)) return undefined;
    return nodeModule("node:fs")?.readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Returns the offset of a line and column, both counted from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let count = 1; count < line; count++) {
    const end = text.indexOf("\n", start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}

/** A position in a text. */
export interface TextPosition {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** The text of the line. */
  readonly text: string;
}

/** Returns the position of an offset. */
export function positionIn(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split("\n");
  const indent = before.at(-1)!.length, end = text.indexOf("\n", offset);
  return {
    line: before.length,
    column: indent + 1,
    text: text.slice(offset - indent, end < 0 ? undefined : end),
  };
}

/** Returns the name of the variable or property that a call at a site is assigned to. */
export function assignedName(site: string): string | undefined {
  const at = parseSite(site);
  const text = at && readSource(at.file);
  if (text === undefined) return undefined;
  const before = text.slice(0, offsetOf(text, at!.line, at!.column)).slice(-200);
  // Within one line, because a comment above could contain a colon.
  return /([A-Za-z_$][\w$]*)[^\S\n]*(?::[^=;{}\n]*)?=\s*$/.exec(before)?.[1] ??
    /\b(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*:[^=]*=\s*$/.exec(before)?.[1] ??
    /[{,]\s*([A-Za-z_$][\w$]*)\s*:\s*$/.exec(before)?.[1];
}
