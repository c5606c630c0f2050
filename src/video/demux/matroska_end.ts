/** Finds where Matroska and WebM files end that are shorter than their headers state. */
import type { ByteReader } from "./byte_reader.ts";

/** Bytes that replace those of a file. */
export interface Patch {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** `EBML`, the header of a file. */
export const EBML = 0x1a45dfa3;
/** `Segment`, the element that contains everything after the header. */
export const SEGMENT = 0x18538067;
/** `Cluster`, which contains packets. */
export const CLUSTER = 0x1f43b675;
/** An id of 4 bytes and a size of 8. */
const HEADER_BYTES = 12;
/** Larger clusters are not searched for packets. */
const MAX_CLUSTER_BYTES = 2 ** 28;

/** The header of an element, and where its content is. */
export interface Element {
  readonly id: number;
  /** Offset of the size, which precedes the content. */
  readonly sizeAt: number;
  readonly start: number;
  /** Undefined for a live recording, whose size was not known when it was written. */
  readonly end: number | undefined;
}

/** Whether a file begins as one of Matroska or WebM. */
export function isMatroska(head: Uint8Array): boolean {
  return readElement(head, 0)?.id === EBML;
}

/**
 * Returns undefined for a file that is complete or no Matroska file. For one that is cut short, returns patches with which
 * its last cluster, which parsers would drop, contains the packets that are there.
 *
 * @param head The first bytes of the file.
 * @param most Maximum number of elements to look at, each of which may take a request.
 */
export async function findMatroskaCut(
  reader: ByteReader,
  head: Uint8Array,
  most: number,
): Promise<readonly Patch[] | undefined> {
  const header = readElement(head, 0);
  if (header?.id !== EBML || header.end === undefined) return undefined;
  const segment = readElement(head, header.end);
  if (segment?.id !== SEGMENT || (segment.end ?? Infinity) <= reader.size) return undefined;
  const cut = segment.end === undefined ? undefined : [];
  for (let at = segment.start, i = 0; at < reader.size && i < most; i++) {
    const element = readElement(await reader.read(at, at + HEADER_BYTES), 0, at);
    // The cut is within a header, or the size is unknown.
    if (element === undefined || element.end === undefined) return cut;
    if (element.end > reader.size) {
      return element.id === CLUSTER ? await patchCluster(reader, segment, element) : cut ?? [];
    }
    at = element.end;
  }
  return cut;
}

/** Ends a cluster and the segment after the last complete child of the cluster. */
async function patchCluster(reader: ByteReader, segment: Element, cluster: Element): Promise<Patch[]> {
  if (reader.size - cluster.start > MAX_CLUSTER_BYTES) return [];
  const content = await reader.read(cluster.start, reader.size);
  let size = 0;
  for (;;) {
    const child = readElement(content, size);
    if (child?.end === undefined || child.end > content.length) break;
    size = child.end;
  }
  if (size === 0) return [];
  return [patchSize(cluster, cluster.start + size), patchSize(segment, cluster.start + size)];
}

/** Replaces the size of an element with a number of the same length, which its first set bit encodes. */
function patchSize({ sizeAt, start }: Element, end: number): Patch {
  const length = start - sizeAt, bytes = new Uint8Array(length);
  for (let i = length - 1, rest = end - start; i >= 0; i--, rest = Math.floor(rest / 256)) {
    bytes[i] = rest % 256;
  }
  bytes[0]! |= 0x80 >> length - 1;
  return { at: sizeAt, bytes };
}

/** Reads the header of an element; undefined if it is not in the bytes, the first of which is at `base`. */
export function readElement(bytes: Uint8Array, at: number, base = 0): Element | undefined {
  const id = readNumber(bytes, at, 4, true);
  const size = id && readNumber(bytes, at + id.length, 8, false);
  if (!id || !size) return undefined;
  const sizeAt = base + at + id.length, start = sizeAt + size.length;
  // All bits set: unknown.
  const unknown = size.value === 2 ** (7 * size.length) - 1;
  return { id: id.value, sizeAt, start, end: unknown ? undefined : start + size.value };
}

/** Reads a number whose first byte states its length (RFC 8794, 4). Ids include that mark. */
export function readNumber(
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
