/**
 * Maps positions in a function's text to positions in its source file.
 *
 * `Function.prototype.toString` returns the function after the runtime or a bundler transformed it: without
 * types and comments, with other line breaks, and sometimes with constants inlined. If the file contains the
 * text unchanged, positions are exact. Otherwise, the words of the text are matched with those of the file in
 * order, starting at the call of `kernel()`.
 *
 * @module
 */
import { offsetOf, parseSite, readSource } from "./source_file.ts";
import type { Source } from "./source.ts";

/** A position in a file. */
export interface FilePosition {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** The text of the line. */
  readonly text: string;
}

/** Returns the position in the file of an offset in the text, or undefined if it is not known. */
type Mapping = (offset: number) => number | undefined;

/** Mappings of functions, so that each is found once. */
const mappings = new WeakMap<Source, Mapping>();

/** Returns the position in the file of a line and column of a function's text, both counted from 1. */
export function positionInFile(source: Source, line: number, column: number): FilePosition | undefined {
  const site = parseSite(source.site);
  const file = site && readSource(site.file);
  if (file === undefined) return undefined;
  let mapping = mappings.get(source);
  if (mapping === undefined) {
    mapping = findFunction(source, file, offsetOf(file, site!.line, site!.column));
    mappings.set(source, mapping);
  }
  const offset = mapping(offsetOf(source.text, line, column));
  if (offset === undefined) return undefined;
  const before = file.slice(0, offset).split("\n");
  const end = file.indexOf("\n", offset);
  const start = offset - before.at(-1)!.length;
  return {
    file: site!.file,
    line: before.length,
    column: before.at(-1)!.length + 1,
    text: file.slice(start, end < 0 ? undefined : end),
  };
}

function findFunction({ text, declared = "" }: Source, file: string, call: number): Mapping {
  const [from, end] = secondArgument(file, call), inCall = file.slice(from, end).indexOf(text);
  const start = inCall >= 0 ? from + inCall : file.indexOf(text);
  if (start >= 0) return (offset) => start + offset;
  const words = wordsOf(text), all = wordsOf(file);
  const ranges = [
    all.filter(({ offset }) => offset >= from && offset < end),
    ...all.flatMap((word, index) => word.text === declared ? [all.slice(index)] : []).slice(0, MENTIONS),
  ];
  for (const range of ranges) {
    const found = align(words, range);
    if (found !== undefined) return nearest(text, words, found.map((index) => range[index]?.offset));
  }
  return () => undefined;
}

/** Comments and strings, whose contents are not code. */
const HIDDEN = [
  /\/\*[\s\S]*?\*\//,
  /\/\/[^\n]*/,
  /"(?:\\.|[^"\\\n])*"/,
  /'(?:\\.|[^'\\\n])*'/,
  /`(?:\\.|[^`\\])*`/,
]
  .map(({ source }) => source).join("|");
const WORDS = new RegExp(`${HIDDEN}|[A-Za-z_$][\\w$]*`, "g"),
  PUNCTUATION = new RegExp(`${HIDDEN}|[()[\\]{},]`, "g");

/** Returns where the second argument of a call starts and ends. */
function secondArgument(file: string, call: number): [start: number, end: number] {
  PUNCTUATION.lastIndex = call;
  const commas: number[] = [];
  let depth = 0;
  for (let match = PUNCTUATION.exec(file); match !== null; match = PUNCTUATION.exec(file)) {
    const [sign] = match, at = PUNCTUATION.lastIndex;
    if (/^[([{]$/.test(sign)) depth++;
    else if (sign === "," && depth === 1) commas.push(at);
    else if (/^[)\]}]$/.test(sign) && --depth <= 0) return [commas[0] ?? call, commas[1] ?? at];
  }
  return [call, file.length];
}

/** An identifier or keyword. */
interface Word {
  readonly text: string;
  readonly offset: number;
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORDS), (match) => ({ text: match[0], offset: match.index }))
    .filter((word) => /^[\w$]/.test(word.text));
}

/** The maximum number of occurrences of a name to try. */
const MENTIONS = 20;
/** The maximum number of words of the file, such as types, between two words of the text. */
const GAP = 60;
/** The share of the words of the text that may be missing in the file, such as `void`. */
const MISSING = 0.1;

/**
 * Returns the word of the file for each word of the text, -1 for none; undefined if the text does not match.
 */
function align(words: readonly Word[], all: readonly Word[]): number[] | undefined {
  const found: number[] = [];
  let next = 0, missing = 0;
  for (const { text } of words) {
    const limit = Math.min(next + GAP, all.length);
    let index = next;
    while (index < limit && all[index]!.text !== text) index++;
    if (index < limit) next = index + 1;
    else missing++;
    found.push(index < limit ? index : -1);
  }
  if (words.length === 0 || missing > words.length * MISSING) return undefined;
  // Words of the call, such as parameter names, come before equal ones of the function: take the last ones.
  let end = next;
  for (let i = words.length - 1; i >= 0; i--) {
    if (found[i]! < 0) continue;
    let index = end - 1;
    while (index > found[i]! && all[index]!.text !== words[i]!.text) index--;
    found[i] = end = index;
  }
  return found;
}

/** Maps an offset to the next word of its line in the text, or to the last word before it. */
function nearest(text: string, words: readonly Word[], offsets: readonly (number | undefined)[]): Mapping {
  const known = words.flatMap((word, index) => {
    const offset = offsets[index];
    return offset === undefined ? [] : [{ from: word.offset, to: offset }];
  });
  return (offset) => {
    const end = text.indexOf("\n", offset);
    const next = known.find(({ from }) => from >= offset && (end < 0 || from < end));
    return (next ?? known.findLast(({ from }) => from <= offset))?.to;
  };
}
