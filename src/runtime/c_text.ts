/** NUL-terminated UTF-8, as C functions take and return it. */

/** Encodes text with a terminating NUL. */
export function cText(text: string): Uint8Array {
  return new TextEncoder().encode(`${text}\0`);
}

/** Decodes the text before the first NUL. */
export function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}
