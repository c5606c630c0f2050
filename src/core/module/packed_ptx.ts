/**
 * Packed PTX, the form in which published packages hold the built-in kernels: a quarter of the size, and
 * several times as fast to import. A checkout holds plain text. `scripts/lib/pack_ptx.ts` packs.
 *
 * Packed text is the length of the PTX, a space, and tokens of printable ASCII characters: literal characters,
 * and copies of what precedes them.
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
  return new TextDecoder().decode(text);
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
