/** Bytes in printable characters, the form of binary data in published packages: 13 bits in two digits. */

/** The digits: printable ASCII from `#` on without the backslash, so that string literals need no escapes. */
const DIGITS: string = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x23 }, (_, i) => 0x23 + i).filter((code) => code !== 0x5c),
);
const BASE = DIGITS.length;

/** Returns bytes as digits. If 6 bits or fewer are left at the end, they are in one digit. */
export function digitsOf(bytes: Uint8Array): string {
  let text = "", bits = 0, count = 0;
  for (const byte of bytes) {
    bits |= byte << count;
    count += 8;
    if (count < 13) continue;
    text += pair(bits & 0x1fff);
    bits >>>= 13;
    count -= 13;
  }
  return count === 0 ? text : count <= 6 ? text + DIGITS[bits] : text + pair(bits);
}

function pair(value: number): string {
  return DIGITS[value % BASE]! + DIGITS[Math.floor(value / BASE)]!;
}

/** Returns the bytes that digits stand for. */
export function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (let i = 0; i < BASE; i++) values[DIGITS.charCodeAt(i)] = i;
  const odd = digits.length % 2, pairs = (digits.length - odd) / 2;
  const bytes = new Uint8Array(Math.floor((13 * pairs + 6 * odd) / 8));
  let to = 0, bits = 0, count = 0;
  for (let at = 0; at < digits.length; at += 2) {
    const high = at + 1 < digits.length ? values[digits.charCodeAt(at + 1)]! : 0;
    bits |= values[digits.charCodeAt(at)]! + BASE * high << count;
    for (count += 13; count >= 8; count -= 8, bits >>>= 8) bytes[to++] = bits & 0xff;
  }
  return bytes;
}
