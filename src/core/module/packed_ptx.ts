/**
 * Packed PTX, the form in which published packages hold the built-in kernels: a sixth of the size, and
 * several times as fast to import. A checkout holds plain text. `scripts/lib/pack_ptx.ts` packs.
 *
 * In the text that is packed, registers are relative: `%f+` is the next new register of its type, and `%f2` the
 * third latest. So equal code has equal text, whatever its registers. Packed text is the length of the relative
 * text, a space, and tokens of printable ASCII characters: literal characters, and copies of what precedes them.
 */

/**
 * Characters that begin a copy. Their position is its length less {@link MIN_COPY}; the last one is followed by
 * two digits to add. The distance follows.
 */
export const COPY_CODES = "GHIJKLMNOPQRSTUVWXYZ!#&'*/=?^";
/** A line break. */
export const NEWLINE_CODE = "~";
/** Precedes a literal character that has another meaning. */
export const ESCAPE_CODE = "`";
export const MIN_COPY = 3;

/**
 * The digits of lengths and distances: printable ASCII from `#` on without the backslash, so that they need no
 * escape in a string literal.
 */
export const DIGITS: string = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x23 }, (_, i) => 0x23 + i).filter((code) => code !== 0x5c),
);
/** Distances whose first digit is below this one have two digits, others three. */
export const TWO_DIGITS = 74;

const PLAIN_PREFIX = ".version";

/** Returns PTX that may be packed as plain text. */
export function unpackPtx(ptx: string): string {
  if (ptx.startsWith(PLAIN_PREFIX)) return ptx;
  const space = ptx.indexOf(" ");
  const text = new Uint8Array(Number(ptx.slice(0, space)));
  const tokens = tokenTable();
  let to = 0;
  for (let at = space + 1; at < ptx.length;) {
    const code = ptx.charCodeAt(at++), token = tokens.copy[code]!;
    if (token < 0) {
      text[to++] = token === LITERAL ? code : token === NEWLINE ? 0x0a : ptx.charCodeAt(at++);
      continue;
    }
    const digit = (): number => tokens.digit[ptx.charCodeAt(at++)]!;
    const length = MIN_COPY + token +
      (token === COPY_CODES.length - 1 ? digit() * DIGITS.length + digit() : 0);
    const first = digit();
    let distance = (first < TWO_DIGITS ? first : first - TWO_DIGITS) * DIGITS.length + digit();
    if (first >= TWO_DIGITS) distance = distance * DIGITS.length + digit();
    // Byte by byte: a copy may overlap its own result.
    for (let from = to - distance - 1, end = to + length; to < end;) text[to++] = text[from++]!;
  }
  return new TextDecoder().decode(absoluteRegisters(text));
}

/**
 * Returns text with absolute numbers of registers. `%f<`, in the declarations of a function, begins a new count.
 * Goes through bytes, because replacing by a regular expression takes three times as long.
 */
function absoluteRegisters(text: Uint8Array): Uint8Array {
  const out = new Uint8Array(3 * text.length), latest = new Int32Array(128);
  let to = 0;
  for (let from = 0; from < text.length;) {
    const code = out[to++] = text[from++]!;
    const type = text[from]!;
    if (code !== PERCENT || type < LETTER_A || type > LETTER_Z) continue;
    let next = text[from + 1]!, number = 0;
    if (next === LESS) latest[type] = 0;
    if (next !== PLUS && !isDigit(next)) continue; // no register, but a special one such as %tid
    out[to++] = type;
    from += 2;
    if (next === PLUS) number = latest[type] = latest[type]! + 1;
    else {
      for (; isDigit(next); next = text[from++]!) number = 10 * number + next - DIGIT_0;
      from--;
      number = latest[type]! - number;
    }
    to = writeNumber(out, to, number);
  }
  return out.subarray(0, to);
}

/** Writes a number of at most six digits. Returns the next position. */
function writeNumber(out: Uint8Array, to: number, number: number): number {
  let power = 1;
  while (10 * power <= number) power *= 10;
  for (; power >= 1; power = Math.floor(power / 10)) out[to++] = DIGIT_0 + Math.floor(number / power) % 10;
  return to;
}

const PERCENT = 0x25, PLUS = 0x2b, LESS = 0x3c, DIGIT_0 = 0x30, LETTER_A = 0x61, LETTER_Z = 0x7a;

function isDigit(code: number): boolean {
  return code >= DIGIT_0 && code <= 0x39;
}

const LITERAL = -1, NEWLINE = -2, ESCAPE = -3;

let table: { copy: Int8Array; digit: Int8Array } | undefined;

/** The meaning of each character as a token, and as a digit. */
function tokenTable(): { copy: Int8Array; digit: Int8Array } {
  if (table !== undefined) return table;
  const copy = new Int8Array(128).fill(LITERAL), digit = new Int8Array(128);
  for (let i = 0; i < COPY_CODES.length; i++) copy[COPY_CODES.charCodeAt(i)] = i;
  copy[NEWLINE_CODE.charCodeAt(0)] = NEWLINE;
  copy[ESCAPE_CODE.charCodeAt(0)] = ESCAPE;
  for (let i = 0; i < DIGITS.length; i++) digit[DIGITS.charCodeAt(i)] = i;
  return table = { copy, digit };
}
