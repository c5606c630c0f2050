/** NUL-terminated UTF-8, as C functions take and return it. */

/** Encodes text with a terminating NUL, over its own ArrayBuffer so that the address never changes. */
export function cText(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const terminated = new Uint8Array(new ArrayBuffer(bytes.length + 1));
  terminated.set(bytes);
  return terminated;
}

/** Decodes the text before the first NUL. */
export function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}
