/** Finds destroyed fragments of MP4 files: parsers skip boxes that they do not know, and the packets that they list. */
import type { ByteReader } from "./byte_reader.ts";
import { type Box, type Fragments, readBox } from "./mp4_check.ts";

const ANYWHERE = ["free", "skip", "uuid", "meta", "udta"];
/** ISO/IEC 14496-12 and 23001-7. */
const IN_MOOF = new Set([...ANYWHERE, "mfhd", "traf", "pssh"]);
const IN_TRAF = new Set([
  ...[...ANYWHERE, "tfhd", "tfdt", "trun", "sbgp", "sgpd", "csgp", "subs", "saiz", "saio", "senc", "sdtp"],
  // The Common File Format.
  ...["trik", "avcn"],
]);
const HEADER_BYTES = 16;
/** Enough for most fragments: their boxes, and the header of the data. */
const WINDOW_BYTES = 2048;
/** Larger boxes of metadata are damage. */
const MAX_BYTES = 2 ** 28;

/** Follows the boxes of a file as far as its packets are read. */
export class FragmentCheck {
  readonly #reader: ByteReader;
  readonly #tracks: ReadonlySet<number>;
  readonly #track: number;
  readonly #truncated: boolean;
  #window: Uint8Array = new Uint8Array(0);
  #windowAt = 0;
  /** Where the next box begins; undefined after the last one. */
  #at: number | undefined;
  /** Whether data may follow: that of a fragment, or of packets that `moov` lists. */
  #expectsData: boolean;
  /** The last box since a fragment or its data that is neither. */
  #other: number | undefined;
  /** Packets of the track so far. */
  #count = 0;
  /** When the last fragment of the track begins. */
  #time = 0n;
  #damage: number | undefined;
  #last: Promise<void> = Promise.resolve();

  /**
   * @param track The id of the track whose packets are counted.
   * @param truncated Whether the file is known to end within a box.
   */
  constructor(reader: ByteReader, { tracks, follow, at }: Fragments, track: number, truncated: boolean) {
    this.#reader = reader;
    this.#tracks = tracks;
    this.#track = track;
    this.#truncated = truncated;
    this.#at = at;
    this.#expectsData = follow;
  }

  /** Returns the offset of damage that precedes a packet, by its number in the track; undefined without. */
  async damageBefore(packet: number): Promise<number | undefined> {
    if (packet >= this.#count) {
      const walk = async (): Promise<void> => {
        while (this.#at !== undefined && this.#count <= packet) await this.#step(this.#at);
      };
      // Several readers may be active. After an error of one, the next one tries again.
      await (this.#last = this.#last.then(walk, walk));
    }
    return packet >= this.#count ? this.#damage : undefined;
  }

  close(): void | Promise<void> {
    return this.#reader.close();
  }

  /** Passes the box at an offset. */
  async #step(at: number): Promise<void> {
    const { size } = this.#reader;
    const box = at < size ? readBox(await this.#read(at, at + HEADER_BYTES), 0, 0) : undefined;
    if (at >= size || box?.type === "mfra") this.#at = undefined;
    else if (box === undefined) this.#stop(at, size - at < HEADER_BYTES ? Infinity : 0);
    else if (at + box.end > size || !/^[ -~©]{4}$/.test(box.type)) this.#stop(at, at + box.end);
    else {
      const isMoof = box.type === "moof", isData = box.type === "mdat" && box.end > box.start;
      if (isMoof) {
        const isRead = box.end <= MAX_BYTES;
        const packets = isRead ? this.#moof(await this.#read(at + box.start, at + box.end)) : undefined;
        if (packets === undefined) return this.#stop(at);
        this.#count += packets;
      } else if (isData && !this.#expectsData && this.#other !== undefined) {
        // The data of a fragment may be divided, but no other box is in between.
        return this.#stop(this.#other);
      }
      this.#expectsData = isMoof || (this.#expectsData && !isData);
      this.#other = isMoof || isData ? undefined : at;
      this.#at = at + box.end;
    }
  }

  /** Ends at damage, unless the file is known to end within this box. */
  #stop(at: number, end = 0): void {
    this.#at = undefined;
    if (!this.#truncated || end <= this.#reader.size) this.#damage = at;
  }

  /** Returns the number of packets of the track in a fragment; undefined if it is damaged. */
  #moof(bytes: Uint8Array): number | undefined {
    const boxes = childrenOf(bytes, IN_MOOF);
    // Padding instead of the tracks had another type before.
    if (boxes === undefined || !has(boxes, "mfhd") || (has(boxes, "free") && !has(boxes, "traf"))) {
      return undefined;
    }
    let count = 0;
    for (const { type, start, end } of boxes) {
      const packets = type === "traf" ? this.#traf(bytes.subarray(start, end)) : 0;
      if (packets === undefined) return undefined;
      count += packets;
    }
    return count;
  }

  #traf(bytes: Uint8Array): number | undefined {
    const boxes = childrenOf(bytes, IN_TRAF);
    if (boxes === undefined || !has(boxes, "tfhd") || (has(boxes, "free") && !has(boxes, "trun"))) {
      return undefined;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    let track: number | undefined, count = 0;
    for (const { type, start, end } of boxes) {
      const length = end - start, flags = length < 8 ? 0 : view.getUint32(start);
      if (type === "tfhd") {
        track = length < 8 ? undefined : view.getUint32(start + 4);
        // The offset of the data, and numbers of 4 bytes.
        if (length !== 8 + 8 * bitsOf(flags & 1) + 4 * bitsOf(flags & 0x3a)) return undefined;
      } else if (type === "tfdt") {
        const isLong = bytes[start] === 1;
        if (length !== (isLong ? 12 : 8)) return undefined;
        const time = isLong ? view.getBigUint64(start + 4) : BigInt(view.getUint32(start + 4));
        if (track !== this.#track) continue;
        if (time < this.#time) return undefined;
        this.#time = time;
      } else if (type === "trun") {
        const packets = length < 8 ? 0 : view.getUint32(start + 4);
        if (length !== 8 + 4 * bitsOf(flags & 5) + 4 * packets * bitsOf(flags & 0xf00)) return undefined;
        count += packets;
      }
    }
    if (track === undefined || !this.#tracks.has(track)) return undefined;
    return track === this.#track ? count : 0;
  }

  async #read(start: number, end: number): Promise<Uint8Array> {
    const stop = Math.min(end, this.#reader.size);
    if (start < this.#windowAt || stop > this.#windowAt + this.#window.length) {
      this.#window = await this.#reader.read(start, Math.max(end, start + WINDOW_BYTES));
      this.#windowAt = start;
    }
    return this.#window.subarray(start - this.#windowAt, end - this.#windowAt);
  }
}

/** Returns the boxes in the content of another one; undefined if it is anything else. */
function childrenOf(bytes: Uint8Array, known: ReadonlySet<string>): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    const box = readBox(bytes, at, 0);
    if (box === undefined || box.end > bytes.length || !known.has(box.type)) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

function has(boxes: readonly Box[], type: string): boolean {
  return boxes.some((box) => box.type === type);
}

/** Returns how many bits are set. */
function bitsOf(flags: number): number {
  let bits = 0;
  for (let rest = flags; rest > 0; rest &= rest - 1) bits++;
  return bits;
}
