/** Finds bytes in Matroska and WebM files that are no element: parsers skip them, and the packets that were there. */
import type { ByteReader } from "./byte_reader.ts";
import { CLUSTER, EBML, type Element, readElement, readNumber, SEGMENT } from "./matroska_end.ts";

const TRACKS = 0x1654ae6b, TRACK_ENTRY = 0xae, TRACK_NUMBER = 0xd7;
const BLOCK_GROUP = 0xa0, BLOCK = 0xa1, SIMPLE_BLOCK = 0xa3, VOID = 0xec, CRC = 0xbf;
/** SeekHead, Info, Tracks, Cluster, Cues, Attachments, Chapters and Tags (RFC 9559). */
const IN_SEGMENT = new Set([
  ...[0x114d9b74, 0x1549a966, TRACKS, CLUSTER, 0x1c53bb6b, 0x1941a469, 0x1043a770, 0x1254c367],
  ...[VOID, CRC],
]);
/** Timestamp, SilentTracks, Position, PrevSize, blocks and EncryptedBlock. */
const IN_CLUSTER = new Set([0xe7, 0x5854, 0xa7, 0xab, BLOCK_GROUP, SIMPLE_BLOCK, 0xaf, VOID, CRC]);
const HEADER_BYTES = 12, WINDOW_BYTES = 2 ** 16, MAX_TRACKS_BYTES = 2 ** 20;
/** The number of a track, a time, flags and the number of frames. */
const BLOCK_BYTES = 8 + 2 + 1 + 1;

/** Follows the elements of a file as far as its packets are read. */
export class MatroskaCheck {
  readonly #reader: ByteReader;
  readonly #track: number;
  readonly #truncated: boolean;
  /** The numbers of all tracks. */
  readonly #tracks: Set<number> = new Set();
  #window: Uint8Array = new Uint8Array(0);
  #windowAt = 0;
  /** Where the next element begins; undefined after the last one. */
  #at: number | undefined = 0;
  #segmentEnd = Infinity;
  /** Where the current cluster ends: -1 outside of clusters. */
  #clusterEnd = -1;
  /** Packets of the track so far. */
  #count = 0;
  #damage: number | undefined;
  #last: Promise<void> = Promise.resolve();

  /**
   * @param track The number of the track whose packets are counted.
   * @param truncated Whether the file is known to end within an element.
   */
  constructor(reader: ByteReader, track: number, truncated: boolean) {
    this.#reader = reader;
    this.#track = track;
    this.#truncated = truncated;
  }

  /** Returns the offset of damage that precedes a packet, by its number in the track; undefined without. */
  async damageBefore(packet: number): Promise<number | undefined> {
    if (packet >= this.#count) {
      const walk = async (): Promise<void> => {
        while (this.#at !== undefined && this.#count <= packet) {
          // Most elements are in the window, and need no promise.
          const read = this.#load(this.#at, HEADER_BYTES + BLOCK_BYTES);
          if (read !== undefined) await read;
          const step = this.#step(this.#at);
          if (step !== undefined) await step;
        }
      };
      // Several readers may be active. After an error of one, the next one tries again.
      await (this.#last = this.#last.then(walk, walk));
    }
    return packet >= this.#count ? this.#damage : undefined;
  }

  close(): void | Promise<void> {
    return this.#reader.close();
  }

  /** Reads the element at an offset, of which it enters segments, and clusters. */
  #step(at: number): Promise<void> | undefined {
    const { size } = this.#reader, element = at < size ? this.#element(at) : undefined;
    const { id = 0, start = at, end } = element ?? {};
    if (at >= size) this.#at = undefined;
    else if (at < this.#clusterEnd && IN_CLUSTER.has(id) && end !== undefined) {
      const isInside = end <= Math.min(this.#clusterEnd, size);
      if (isInside && id === BLOCK_GROUP) {
        return this.#blocksOfGroup(element!).then((blocks) => this.#add(at, end, blocks));
      }
      this.#add(at, end, isInside ? this.#blocksOf(element!) : undefined);
    } else if (id === EBML || id === SEGMENT) {
      // A recording may be followed by another one, which is not read.
      const isFirst = this.#segmentEnd === Infinity && this.#tracks.size === 0;
      this.#at = isFirst ? id === SEGMENT ? start : end : undefined;
      if (id === SEGMENT && end !== undefined) this.#segmentEnd = end;
    } else if (IN_SEGMENT.has(id)) {
      if (id !== CLUSTER && end === undefined) this.#at = undefined;
      else if ((end ?? 0) > size) this.#stop(at, end);
      else if (id === TRACKS) return this.#readTracks(element!).then(() => void (this.#at = end));
      else {
        this.#clusterEnd = id === CLUSTER ? end ?? Infinity : -1;
        this.#at = id === CLUSTER ? start : end;
      }
    } else if (at >= this.#segmentEnd) this.#at = undefined;
    else this.#stop(at);
    return undefined;
  }

  /** Passes an element of a cluster with a number of packets; undefined if it is damaged. */
  #add(at: number, end: number, blocks: number | undefined): void {
    if (blocks === undefined) return this.#stop(at, end);
    this.#count += blocks;
    this.#at = end;
  }

  /** Ends at damage, unless the file is known to end within this element. */
  #stop(at: number, end = 0): void {
    this.#at = undefined;
    if (!this.#truncated || end <= this.#reader.size) this.#damage = at;
  }

  async #blocksOfGroup({ start, end }: Element): Promise<number | undefined> {
    for (let at = start; at < end!;) {
      await this.#load(at, HEADER_BYTES + BLOCK_BYTES);
      const child = this.#element(at);
      if (child?.end === undefined || child.end > end!) return undefined;
      if (child.id === BLOCK) return this.#blocksOf(child);
      at = child.end;
    }
    return undefined;
  }

  /** Returns the number of packets of the track in a child of a cluster; undefined if it is damaged. */
  #blocksOf({ id, start, end }: Element): number | undefined {
    if (id !== SIMPLE_BLOCK && id !== BLOCK) return 0;
    const bytes = this.#bytes(start, Math.min(start + BLOCK_BYTES, end!));
    const track = readNumber(bytes, 0, 8, false);
    if (track === undefined || (this.#tracks.size > 0 && !this.#tracks.has(track.value))) return undefined;
    if (track.value !== this.#track) return 0;
    const flags = bytes[track.length + 2] ?? 0, isLaced = (flags & 0b110) !== 0;
    return isLaced ? (bytes[track.length + 3] ?? 0) + 1 : 1;
  }

  async #readTracks({ start, end }: Element): Promise<void> {
    if (end! - start > MAX_TRACKS_BYTES) return;
    const bytes = await this.#reader.read(start, end!);
    const children = function* (from: number, to: number): Generator<Element> {
      for (let at = from; at < to;) {
        const child = readElement(bytes, at);
        if (child?.end === undefined) return;
        yield child;
        at = child.end;
      }
    };
    for (const entry of children(0, bytes.length)) {
      if (entry.id !== TRACK_ENTRY) continue;
      for (const { id, start, end } of children(entry.start, entry.end!)) {
        if (id === TRACK_NUMBER) {
          this.#tracks.add(bytes.subarray(start, end).reduce((value, byte) => value * 256 + byte, 0));
        }
      }
    }
  }

  #element(at: number): Element | undefined {
    return readElement(this.#bytes(at, at + HEADER_BYTES), 0, at);
  }

  /** Reads the window with a number of bytes, unless it has them. */
  #load(at: number, count: number): Promise<void> | undefined {
    const { size } = this.#reader, end = Math.min(at + count, size);
    if (at >= size || (at >= this.#windowAt && end <= this.#windowAt + this.#window.length)) return undefined;
    return this.#reader.read(at, Math.min(at + WINDOW_BYTES, size)).then((bytes) => {
      this.#window = bytes;
      this.#windowAt = at;
    });
  }

  /** Returns bytes of the window. */
  #bytes(start: number, end: number): Uint8Array {
    return this.#window.subarray(start - this.#windowAt, end - this.#windowAt);
  }
}
