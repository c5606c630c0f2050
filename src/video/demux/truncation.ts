/** Finds files that end before the size that their header states: Matroska and WebM. */

/** `Segment`, the element that contains everything after the header. */
const SEGMENT = 0x18538067;
const EBML = 0x1a45dfa3;

/**
 * Returns the size in bytes that a Matroska or WebM file states; undefined for other files, and for those of live
 * recordings, which state none.
 *
 * @param head The first bytes of the file, with the header.
 */
export function matroskaSize(head: Uint8Array): number | undefined {
  const header = readElement(head, 0);
  if (header?.id !== EBML || header.end === undefined) return undefined;
  const segment = readElement(head, header.end);
  return segment?.id === SEGMENT ? segment.end : undefined;
}

/** Reads the id of an element, and where it ends; undefined if it is not in the bytes. */
function readElement(bytes: Uint8Array, at: number): { id: number; end: number | undefined } | undefined {
  const id = readNumber(bytes, at, 4, true);
  const size = id && readNumber(bytes, at + id.length, 8, false);
  if (!id || !size) return undefined;
  // All bits set: unknown.
  const unknown = size.value === 2 ** (7 * size.length) - 1;
  return { id: id.value, end: unknown ? undefined : at + id.length + size.length + size.value };
}

/** Reads a number whose first byte states its length (RFC 8794, 4). Ids include that mark. */
function readNumber(
  bytes: Uint8Array,
  at: number,
  longest: number,
  withMark: boolean,
): { value: number; length: number } | undefined {
  const first = bytes[at] ?? 0, length = Math.clz32(first) - 23;
  if (length > longest || at + length > bytes.length) return undefined;
  let value = withMark ? first : first & (1 << 8 - length) - 1;
  for (let i = 1; i < length; i++) value = value * 256 + bytes[at + i]!;
  return { value, length };
}
