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
import { offsetOf, parseSite, positionIn, readSource, type TextPosition } from "./source_file.ts";
import type { Source } from "./source.ts";

/** A position in a file. */
export interface FilePosition extends TextPosition {
  readonly file: string;
}

/** Returns the position in the file of an offset in the text, or undefined if it is not known. */
type Mapping = (offset: number) => number | undefined;

/** Mappings of functions to each place where they may be, so that each is found once. */
const mappings = new WeakMap<Source, readonly Mapping[]>();

/** Returns the only one of {@link positionsInFile}; undefined if the text is not found, or several times. */
export function positionInFile(source: Source, offset: number): FilePosition | undefined {
  const positions = positionsInFile(source, offset);
  return positions.length === 1 ? positions[0] : undefined;
}

/**
 * Returns the position in the file of an offset in a function's text; several if the file has several functions
 * of this name and text.
 */
export function positionsInFile(source: Source, offset: number): FilePosition[] {
  const site = parseSite(source.site);
  const file = site && readSource(site.file);
  if (file === undefined) return [];
  let places = mappings.get(source);
  if (places === undefined) {
    places = findFunction(source, file, offsetOf(file, site!.line, site!.column));
    mappings.set(source, places);
  }
  const offsets = new Set(places.map((mapping) => mapping(offset)).filter((one) => one !== undefined));
  return Array.from(offsets, (one) => ({ file: site!.file, ...positionIn(file, one) }));
}

/** Finds a function in the call, otherwise at every place where a function of its name and text is declared. */
function findFunction({ text, declared = "" }: Source, file: string, call: number): Mapping[] {
  const [from, end] = secondArgument(file, call), [inCall] = occurrences(file.slice(from, end), text);
  const at = (start: number): Mapping => (offset) => start + offset;
  if (inCall !== undefined) return [at(from + inCall)];
  const words = wordsOf(text), all = wordsOf(file);
  const mappingIn = (range: readonly Word[]): Mapping | undefined => {
    const found = align(words, range);
    return found && nearest(text, words, found.map((index) => range[index]?.offset));
  };
  const argument = mappingIn(all.filter(({ offset }) => offset >= from && offset < end));
  if (argument !== undefined) return [argument];
  const exact = occurrences(file, text);
  if (exact.length > 0) {
    const named = exact.filter((start) => isDeclared(file.slice(0, start), declared));
    return (named.length > 0 ? named : exact).map(at);
  }
  return all.filter((word) => word.text === declared && declares(file, word)).slice(0, PLACES).flatMap(
    (word) => {
      const end = functionEnd(file, word.offset);
      return mappingIn(all.filter(({ offset }) => offset >= word.offset && offset < end)) ?? [];
    },
  );
}

/** Returns where a text occurs in a file, in which types may be in the place of blanks, as Node.js removes them. */
function occurrences(file: string, text: string): number[] {
  const found: number[] = [];
  for (
    let at = file.indexOf(text[0]!);
    at >= 0 && found.length < PLACES;
    at = file.indexOf(text[0]!, at + 1)
  ) {
    let index = 0;
    while (index < text.length && (text[index] === " " || text[index] === file[at + index])) index++;
    if (index === text.length) found.push(at);
  }
  return found;
}

/** Whether a text ends with the declaration of a name: `const fill =`. */
function isDeclared(before: string, name: string): boolean {
  const [, last] = /([A-Za-z_$][\w$]*)\s*(?::[^=;{}]*)?[=:]\s*$/.exec(before.slice(-200)) ?? [];
  return last === name;
}

/** Whether a word is where its name is declared, as a variable, a property or a function. */
function declares(file: string, { text, offset }: Word): boolean {
  const before = file.slice(Math.max(0, offset - 20), offset), after = file.slice(offset + text.length);
  return /^\s*[:=](?!=)/.test(after) || /\bfunction\s*\*?\s*$/.test(before) ||
    (/^\s*\(/.test(after) && /(^|[{,;])\s*$/.test(before)); // a method
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
  PUNCTUATION = new RegExp(`${HIDDEN}|[()[\\]{},]`, "g"),
  BRACKETS = new RegExp(`${HIDDEN}|[()[\\]{};]`, "g");

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

/** Returns where the declaration of a function ends: after its body, or its statement. */
function functionEnd(file: string, start: number): number {
  BRACKETS.lastIndex = start;
  let depth = 0;
  for (let match = BRACKETS.exec(file); match !== null; match = BRACKETS.exec(file)) {
    const [sign] = match;
    if (/^[([{]$/.test(sign)) depth++;
    else if (sign === ";" && depth === 0) break;
    else if (/^[)\]}]$/.test(sign) && (--depth < 0 || (depth === 0 && sign === "}"))) break;
  }
  return BRACKETS.lastIndex === 0 ? file.length : BRACKETS.lastIndex;
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

/** Places that are tried. */
const PLACES = 20;
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
  let end = Math.min(next + GAP, all.length);
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
