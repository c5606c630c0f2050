/** Packs PTX for published packages; `src/core/module/packed_ptx.ts` describes the form and unpacks it. */
import {
  COPY_CODES,
  DICTIONARY,
  DIGITS,
  ESCAPE_CODE,
  MIN_COPY,
  MORE_DIGITS,
  NEWLINE_CODE,
  RECENT,
  unpackPtx,
} from "../../src/core/module/packed_ptx.ts";

const BASE = DIGITS.length;
/** Copies of this length and more have an explicit length. */
const LONG_COPY = MIN_COPY + COPY_CODES.length - 1;
const MAX_COPY = LONG_COPY + (BASE - MORE_DIGITS) * BASE - 1;
/** The largest distance that is tried: with three digits. */
const FAR = (RECENT - MORE_DIGITS) * BASE * BASE;
/** Earlier occurrences that are tried for each position. More gain less than 1 % and take longer. */
const MAX_CANDIDATES = 200;
/** A longer copy may be shortened by this much if the next one then starts earlier. */
const MAX_SHORTENING = 8;

interface Copy {
  readonly length: number;
  readonly distance: number;
}

/** The distances that were written out last. */
interface Recent {
  readonly distances: readonly number[];
  /** The index of the one that the next one replaces. */
  readonly oldest: number;
}

/** The last token of the shortest packed text up to a position. */
interface Step {
  /** The size of that text. */
  readonly size: number;
  /** The position before the token. */
  readonly from: number;
  readonly token: string;
  /** The distance that the token writes out. */
  readonly distance?: number | undefined;
}

/** Packs PTX. Verifies that it unpacks to the same text. */
export function packPtx(ptx: string): string {
  if (/[^\n\x20-\x7e]/.test(ptx)) throw new Error("PTX: expected printable ASCII characters");
  const text = relativeRegisters(ptx);
  const packed = `${text.length} ${shortestTokens(text)}`;
  if (unpackPtx(packed) !== ptx) throw new Error("packed PTX does not unpack to the same text");
  return packed;
}

/** Replaces the numbers of registers, which `build_ptx.ts` gives in the order of their first appearance. */
export function relativeRegisters(ptx: string): string {
  const latest: Record<string, number> = {};
  return ptx.replace(/%([a-z])(<|\d+)/g, (_, type: string, number: string) => {
    const last = latest[type] ?? 0;
    if (number === "<") latest[type] = 0;
    else if (Number(number) === last + 1) {
      latest[type] = last + 1;
      return `%${type}+`;
    } else number = `${last - Number(number)}`;
    return `%${type}${number}`;
  });
}

/** Rewrites a module of `ptx/` so that the PTX it exports is packed. Other modules are returned as they are. */
export function packPtxModule(source: string): string {
  return source.replace(
    /^(export const \w+: string) = `(.*)`;$/ms,
    (_, declaration: string, literal: string) => {
      const ptx = literal.replace(/\\([\\`$])/g, "$1");
      return `${declaration} = ${JSON.stringify(packPtx(ptx))};`;
    },
  );
}

function literal(character: string): string {
  if (character === "\n") return NEWLINE_CODE;
  const special = COPY_CODES.includes(character) || character === NEWLINE_CODE || character === ESCAPE_CODE;
  return special ? ESCAPE_CODE + character : character;
}

function lengthToken(length: number): string {
  const code = COPY_CODES[Math.min(length - MIN_COPY, COPY_CODES.length - 1)]!;
  return length < LONG_COPY ? code : code + digits(length - LONG_COPY, 1);
}

/** Returns a number in `count` digits, or one more if it is large. */
function digits(value: number, count: number): string {
  const small = MORE_DIGITS * BASE ** (count - 1);
  let text = "", rest = value < small ? value : value + small * BASE;
  for (let n = value < small ? count : count + 1; n > 0; n--, rest = Math.floor(rest / BASE)) {
    text = DIGITS[rest % BASE]! + text;
  }
  return text;
}

/** Returns the tokens of the shortest packed text that is found. */
function shortestTokens(relative: string): string {
  const text = new TextEncoder().encode(DICTIONARY + relative), start = DICTIONARY.length;
  const candidates = candidateCopies(text);
  const steps: Step[] = [], recents: Recent[] = [];
  steps[start] = { size: 0, from: start, token: "" };
  for (let at = start; at < text.length; at++) {
    const { size, from, distance: latest } = steps[at]!;
    const recent = recents[at] = recentAfter(recents[from], latest);
    const reach = (to: number, token: string, operand = "", distance?: number): void => {
      const total = size + token.length + operand.length;
      if (total >= (steps[to]?.size ?? Infinity)) return;
      steps[to] = { size: total, from: at, token: token + operand, distance };
    };
    const copy = (longest: number, operand: string, distance?: number): void => {
      const shortest = Math.max(MIN_COPY, longest - MAX_SHORTENING);
      for (let length = longest; length >= shortest; length--) {
        reach(at + length, LENGTH_TOKENS[length]!, operand, distance);
      }
    };
    reach(at + 1, literal(String.fromCharCode(text[at]!)));
    recent.distances.forEach((distance, i) =>
      copy(commonLength(text, at - distance, at), DIGITS[RECENT + i]!)
    );
    for (const { length, distance } of candidates[at]!) copy(length, digits(distance - 1, 2), distance);
  }
  const tokens: string[] = [];
  for (let at = text.length; at > start; at = steps[at]!.from) tokens.push(steps[at]!.token);
  return tokens.reverse().join("");
}

/** Returns the latest distances after a token that may write out another one. */
function recentAfter(recent = NO_RECENT, distance: number | undefined): Recent {
  if (distance === undefined) return recent;
  const { distances, oldest } = recent;
  return { distances: distances.with(oldest, distance), oldest: (oldest + 1) % distances.length };
}

/** Returns copies for each position, each longer than those that are nearer. */
function candidateCopies(text: Uint8Array): Copy[][] {
  const latest = new Map<number, number>(), previous = new Int32Array(text.length);
  return Array.from(text, (_, at) => {
    const key = text[at]! << 16 | text[at + 1]! << 8 | text[at + 2]!, found: Copy[] = []; // MIN_COPY bytes
    const last = latest.get(key) ?? -1;
    previous[at] = last;
    latest.set(key, at);
    if (at < DICTIONARY.length) return found;
    let longest = MIN_COPY - 1;
    for (let from = last, tries = 0; from >= 0 && tries < MAX_CANDIDATES; from = previous[from]!, tries++) {
      if (at - from > FAR || longest === MAX_COPY) break;
      if (text[from + longest] !== text[at + longest]) continue; // it is no longer
      const length = commonLength(text, from, at);
      if (length <= longest) continue;
      longest = length;
      found.push({ length, distance: at - from });
    }
    return found;
  });
}

function commonLength(text: Uint8Array, a: number, b: number): number {
  let length = 0;
  while (b + length < text.length && length < MAX_COPY && text[a + length] === text[b + length]) length++;
  return length;
}

/** At an infinite distance, nothing can be copied. */
const NO_RECENT: Recent = { distances: new Array(BASE - RECENT).fill(Infinity), oldest: 0 };
const LENGTH_TOKENS = Array.from(
  { length: MAX_COPY + 1 },
  (_, length) => length < MIN_COPY ? "" : lengthToken(length),
);
