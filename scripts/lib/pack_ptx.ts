/** Packs PTX for published packages; `src/core/module/packed_ptx.ts` describes the form and unpacks it. */
import {
  COPY_CODES,
  DIGITS,
  ESCAPE_CODE,
  MIN_COPY,
  NEWLINE_CODE,
  TWO_DIGITS,
  unpackPtx,
} from "../../src/core/module/packed_ptx.ts";

const BASE = DIGITS.length;
/** Copies of this length and more have an explicit length. */
const LONG_COPY = MIN_COPY + COPY_CODES.length - 1;
const MAX_COPY = LONG_COPY + BASE * BASE - 1;
/** Number of distances with two digits, and with three. */
const NEAR = TWO_DIGITS * BASE, FAR = (BASE - TWO_DIGITS) * BASE * BASE;
/** Earlier occurrences that are tried for each position. More gain less than 1 % and take longer. */
const MAX_CANDIDATES = 200;
/** A longer copy may be shortened by this much if the next one then starts earlier. */
const MAX_SHORTENING = 8;

interface Copy {
  readonly length: number;
  readonly distance: number;
}

/** Packs PTX. Verifies that it unpacks to the same text. */
export function packPtx(ptx: string): string {
  if (/[^\n\x20-\x7e]/.test(ptx)) throw new Error("PTX: expected printable ASCII characters");
  const text = relativeRegisters(ptx);
  const packed = `${text.length} ${tokens(text, cheapestCopies(text))}`;
  if (unpackPtx(packed) !== ptx) throw new Error("packed PTX does not unpack to the same text");
  return packed;
}

/** Replaces the numbers of registers, which `build_ptx.ts` gives in the order of their first appearance. */
function relativeRegisters(ptx: string): string {
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

function tokens(ptx: string, copies: readonly (Copy | undefined)[]): string {
  let out = "";
  for (let at = 0; at < ptx.length;) {
    const copy = copies[at];
    out += copy === undefined ? literal(ptx[at]!) : copyToken(copy);
    at += copy?.length ?? 1;
  }
  return out;
}

function literal(character: string): string {
  if (character === "\n") return NEWLINE_CODE;
  const special = COPY_CODES.includes(character) || character === NEWLINE_CODE || character === ESCAPE_CODE;
  return special ? ESCAPE_CODE + character : character;
}

function copyToken({ length, distance }: Copy): string {
  const code = COPY_CODES[Math.min(length - MIN_COPY, COPY_CODES.length - 1)]!;
  return code + (length < LONG_COPY ? "" : digits(length - LONG_COPY, 2)) + distanceToken(distance - 1);
}

/** @param value a distance less one */
function distanceToken(value: number): string {
  return value < NEAR ? digits(value, 2) : digits(value + TWO_DIGITS * BASE * BASE, 3);
}

function digits(value: number, count: number): string {
  let text = "";
  for (; count > 0; count--, value = Math.floor(value / BASE)) text = DIGITS[value % BASE]! + text;
  return text;
}

/** Returns the copies, by start, that make the packed text shortest. */
function cheapestCopies(ptx: string): (Copy | undefined)[] {
  const candidates = candidateCopies(ptx);
  const cost = new Float64Array(ptx.length + 1), chosen: (Copy | undefined)[] = new Array(ptx.length);
  for (let at = ptx.length - 1; at >= 0; at--) {
    cost[at] = literal(ptx[at]!).length + cost[at + 1]!;
    for (const { length: longest, distance } of candidates[at]!) {
      const count = distance <= NEAR ? 2 : 3;
      for (let length = longest; length >= Math.max(MIN_COPY, longest - MAX_SHORTENING); length--) {
        const total = 1 + (length < LONG_COPY ? 0 : 2) + count + cost[at + length]!;
        if (total >= cost[at]!) continue;
        cost[at] = total;
        chosen[at] = { length, distance };
      }
    }
  }
  return chosen;
}

/** Returns copies for each position, each longer than those that are nearer. */
function candidateCopies(ptx: string): Copy[][] {
  const latest = new Map<string, number>(), previous = new Int32Array(ptx.length);
  return Array.from(ptx, (_, at) => {
    const key = ptx.slice(at, at + MIN_COPY), found: Copy[] = [];
    if (key.length < MIN_COPY) return found;
    const last = latest.get(key) ?? -1;
    previous[at] = last;
    latest.set(key, at);
    let longest = MIN_COPY - 1;
    for (let from = last, tries = 0; from >= 0 && tries < MAX_CANDIDATES; from = previous[from]!, tries++) {
      if (at - from > FAR || longest === MAX_COPY) break;
      if (ptx.charCodeAt(from + longest) !== ptx.charCodeAt(at + longest)) continue; // it is no longer
      const length = commonLength(ptx, from, at);
      if (length <= longest) continue;
      longest = length;
      found.push({ length, distance: at - from });
    }
    return found;
  });
}

function commonLength(text: string, a: number, b: number): number {
  let length = 0;
  while (
    b + length < text.length && length < MAX_COPY &&
    text.charCodeAt(a + length) === text.charCodeAt(b + length)
  ) {
    length++;
  }
  return length;
}
