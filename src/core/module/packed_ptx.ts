/**
 * Packed PTX, the form in which published packages hold the built-in kernels: a thirteenth of the size, and
 * several times as fast to import. A checkout holds plain text. `scripts/lib/pack_ptx.ts` packs.
 *
 * In the text that is compressed, numbers are relative, so that equal code has equal text, whatever its registers
 * and labels. `%f+` is the next new register of its type, `%f0` the one used last, and `%f1` the one used before
 * it. `$1` is the label after the latest one of the text.
 */
import { decompress } from "./lzma.ts";

const PLAIN_PREFIX = ".version";

/** Returns PTX that may be packed as plain text. */
export function unpackPtx(ptx: string): string {
  if (ptx.startsWith(PLAIN_PREFIX)) return ptx;
  return new TextDecoder().decode(absoluteNumbers(decompress(ptx)));
}

const DOLLAR = 0x24, PERCENT = 0x25, PLUS = 0x2b, MINUS = 0x2d, DIGIT_0 = 0x30, COLON = 0x3a, LESS = 0x3c;
const LETTER_A = 0x61, LETTER_Z = 0x7a;

/**
 * Returns text with absolute numbers of registers and labels. `%f<`, in the declarations of a function, begins a
 * new count. Goes through bytes, because replacing by a regular expression takes five times as long.
 */
function absoluteNumbers(text: Uint8Array): Uint8Array {
  const out = new Uint8Array(3 * text.length);
  /** The registers of each type, the one used last at the end. */
  const registers: number[][] = Array.from({ length: 128 }, () => []);
  let label = 0, from = 0, to = 0;
  const readNumber = (): number => {
    let number = 0;
    for (; isDigit(text[from]!); from++) number = 10 * number + text[from]! - DIGIT_0;
    return number;
  };
  while (from < text.length) {
    const code = out[to++] = text[from++]!, next = text[from]!;
    if (code === DOLLAR && (next === MINUS || isDigit(next))) {
      if (next === MINUS) from++;
      const number = label + (next === MINUS ? -readNumber() : readNumber());
      if (text[from] === COLON) label = number;
      to = writeNumber(out, to, number);
    } else if (code === PERCENT && next >= LETTER_A && next <= LETTER_Z) {
      const operator = text[from + 1]!;
      if (operator === LESS) registers[next] = [];
      if (operator !== PLUS && !isDigit(operator)) continue; // a declaration, or a special register such as %tid
      out[to++] = next;
      from += operator === PLUS ? 2 : 1;
      to = writeNumber(out, to, use(registers[next]!, operator === PLUS ? undefined : readNumber()));
    }
  }
  return out.subarray(0, to);
}

/** Moves a register to the end and returns its number. Adds one if `rank` is undefined. */
function use(registers: number[], rank: number | undefined): number {
  const last = registers.length - 1;
  if (rank === undefined) return registers[last + 1] = last + 2;
  const number = registers[last - rank]!;
  // Faster than splice(), because most ranks are small.
  for (let i = last - rank; i < last; i++) registers[i] = registers[i + 1]!;
  return registers[last] = number;
}

/** Writes a number of at most six digits. Returns the next position. */
function writeNumber(out: Uint8Array, to: number, number: number): number {
  let power = 1;
  while (10 * power <= number) power *= 10;
  for (; power >= 1; power = Math.floor(power / 10)) out[to++] = DIGIT_0 + Math.floor(number / power) % 10;
  return to;
}

function isDigit(code: number): boolean {
  return code >= DIGIT_0 && code <= 0x39;
}
