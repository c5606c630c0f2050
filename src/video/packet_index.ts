/** The order in which the packets of a stream are shown, and where decoding starts to show a picture. */
import type { PacketPlace } from "./demux/packets.ts";

/** A run of packets that is decoded without a gap. */
export interface Segment {
  /** Position of the key packet that it starts with. */
  readonly start: number;
  /** Position of the last packet that may be needed. */
  readonly end: number;
  /** Index of the first picture that it shows, for streams without timestamps. */
  readonly firstFrame: number;
}

interface KeyPacket {
  readonly position: number;
  /** Index of its picture. */
  readonly frame: number;
  /** Position of the last picture that is displayed before it. */
  readonly lastLeading: number;
}

export class PacketIndex {
  /** Number of pictures that are shown. */
  readonly count: number;
  readonly #places: readonly PacketPlace[];
  readonly #timed: boolean;
  /** By index of a picture: its position. Undefined for streams without timestamps. */
  readonly #positions: Uint32Array | undefined;
  /** By position: the index of its picture, or -1. */
  readonly #frames: Int32Array;
  readonly #keys: readonly KeyPacket[];

  constructor(places: readonly PacketPlace[], timed: boolean) {
    this.#places = places;
    this.#timed = timed;
    const shown = shownPositions(places);
    this.count = shown.length;
    this.#frames = new Int32Array(places.length).fill(-1);
    if (timed) shown.sort((a, b) => places[a]!.timestamp - places[b]!.timestamp || a - b);
    shown.forEach((position, frame) => this.#frames[position] = frame);
    this.#positions = timed ? Uint32Array.from(shown) : undefined;
    this.#keys = this.#findKeys(shown);
  }

  /** Returns the index of the picture of a packet; -1 if it is not shown. */
  frameOf(position: number): number {
    return this.#frames[position] ?? -1;
  }

  /** Returns the time of a picture in seconds. */
  timestamp(frame: number): number {
    const position = this.#positions?.[frame];
    if (position !== undefined) return this.#places[position]!.timestamp;
    return frame * (this.#places[0]?.duration ?? 0);
  }

  /** Returns for how many seconds a picture is shown. */
  duration(frame: number): number {
    if (frame + 1 < this.count) return this.timestamp(frame + 1) - this.timestamp(frame);
    return this.#places[this.#positions?.[frame] ?? 0]?.duration ?? 0;
  }

  /** Returns the index of the first picture at or after a time; {@link count} past the last picture. */
  firstFrom(seconds: number): number {
    let low = 0, high = this.count;
    while (low < high) {
      const middle = low + high >> 1;
      if (this.timestamp(middle) < seconds) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the segments that show the pictures, whose indices are in ascending order. */
  plan(frames: Iterable<number>): Segment[] {
    const segments: Segment[] = [];
    let current: { start: number; end: number; firstFrame: number } | undefined;
    for (const frame of frames) {
      const key = this.#keyOf(frame), end = this.#lastNeeded(frame, key);
      // Packets up to the end have been decoded anyway.
      if (current === undefined || this.#keys[key]!.position > current.end + 1) {
        current = { start: this.#keys[key]!.position, end, firstFrame: this.#keys[key]!.frame };
        segments.push(current);
      } else current.end = Math.max(current.end, end);
    }
    return segments;
  }

  /**
   * Splits pictures, whose indices are in ascending order, into at most `most` lists that share no segments, of at least
   * `segments` segments each.
   */
  split(frames: readonly number[], most: number, segments: number): number[][] {
    const plan = this.plan(frames);
    const lists = Math.max(1, Math.min(most, Math.floor(plan.length / segments)));
    const split: number[][] = Array.from({ length: lists }, () => []);
    for (const frame of frames) {
      const start = this.#keys[this.#keyOf(frame)]!.position;
      // The last segment that starts at or before the picture's key packet.
      const at = plan.findLastIndex((segment) => segment.start <= start);
      split[Math.floor(at * lists / plan.length)]!.push(frame);
    }
    return split;
  }

  /** Returns the number of the last key packet from which a picture can be decoded. */
  #keyOf(frame: number): number {
    const position = this.#positions?.[frame] ?? Infinity;
    let low = 0, high = this.#keys.length - 1;
    // Keys are in the order of positions and of pictures.
    while (low < high) {
      const middle = low + high + 1 >> 1, key = this.#keys[middle]!;
      if (key.position <= position && key.frame <= frame) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #lastNeeded(frame: number, key: number): number {
    const position = this.#positions?.[frame];
    if (position !== undefined) return position;
    // Pictures of a group precede the next key picture and its leading pictures in display order.
    const next = this.#keys[key + 1];
    return next === undefined ? this.#places.length - 1 : Math.max(next.position, next.lastLeading);
  }

  #findKeys(shown: readonly number[]): KeyPacket[] {
    const keys: KeyPacket[] = [];
    let shownBefore = 0, next = 0;
    const inOrder = this.#timed ? shown.toSorted((a, b) => a - b) : shown;
    for (let position = 0; position < this.#places.length; position++) {
      const { key } = this.#places[position]!;
      if (key) {
        const lastLeading = this.#lastLeading(position);
        // Leading pictures are displayed before their key picture.
        const leading = keys.length === 0 ? 0 : this.#countLeading(position, lastLeading);
        const frame = this.#timed ? this.#frames[position]! : shownBefore + leading;
        // A key picture that is not shown precedes the first one that is.
        keys.push({ position, frame: Math.max(0, frame), lastLeading });
      }
      if (inOrder[next] === position) {
        shownBefore++;
        next++;
      }
    }
    return keys;
  }

  #lastLeading(key: number): number {
    let last = key;
    for (let i = key + 1; i < this.#places.length && !this.#places[i]!.key; i++) {
      if (this.#places[i]!.leading) last = i;
    }
    return last;
  }

  #countLeading(key: number, last: number): number {
    let count = 0;
    for (let i = key + 1; i <= last; i++) {
      if (this.#places[i]!.leading && !this.#places[i]!.hidden) count++;
    }
    return count;
  }
}

/** Positions of the packets whose pictures are shown, in decoding order. */
function shownPositions(places: readonly PacketPlace[]): number[] {
  const shown: number[] = [];
  let keys = 0;
  places.forEach(({ key, leading, hidden, timestamp, duration }, position) => {
    if (key) keys++;
    const undecodable = keys === 0 || (keys === 1 && leading);
    // Edit lists put pictures that are only decoded before time 0.
    const beforeStart = timestamp < 0 && timestamp + duration <= 0;
    if (!undecodable && !hidden && !beforeStart) shown.push(position);
  });
  return shown;
}
