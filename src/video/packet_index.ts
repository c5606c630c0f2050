/** The order in which the packets of a stream are shown, and where decoding starts to show a picture. */
import type { PacketPlace } from "./demux/packets.ts";
import { Pace } from "./pace.ts";

/** A run of packets that is decoded without a gap. */
export interface Segment {
  /** Position of the key packet that it starts with. */
  readonly start: number;
  /** Position of the last packet that may be needed. */
  readonly end: number;
  /** Index of the first picture that it shows, for streams without timestamps. */
  readonly firstFrame: number;
  /** Index of the last picture that is wanted of it. */
  readonly lastFrame: number;
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
  /** The position of each picture, by its index. Undefined for streams without timestamps. */
  readonly #positions: Uint32Array | undefined;
  /** The index of the picture at each position, or -1. */
  readonly #frames: Int32Array;
  readonly #keys: readonly KeyPacket[];

  private constructor(
    places: readonly PacketPlace[],
    timed: boolean,
    frames: Int32Array,
    shown: readonly number[],
    keys: readonly KeyPacket[],
  ) {
    this.#places = places;
    this.#timed = timed;
    this.count = shown.length;
    this.#frames = frames;
    this.#positions = timed ? Uint32Array.from(shown) : undefined;
    this.#keys = keys;
  }

  /** Creates the index of a stream. Long streams take many turns of the event loop. */
  static async create(places: readonly PacketPlace[], timed: boolean): Promise<PacketIndex> {
    const pace = new Pace(), inOrder = await shownPositions(places, pace);
    const shown = timed
      ? await sorted(
        inOrder,
        (a, b) => places[a]!.timestamp - places[b]!.timestamp || a - b,
        pace,
      )
      : inOrder;
    const frames = new Int32Array(places.length).fill(-1);
    for (let frame = 0; frame < shown.length; frame++) frames[shown[frame]!] = frame;
    if (pace.due) await pace.turn();
    return new PacketIndex(
      places,
      timed,
      frames,
      shown,
      await findKeys(places, timed, frames, inOrder, pace),
    );
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
    let current: { start: number; end: number; firstFrame: number; lastFrame: number } | undefined;
    for (const frame of frames) {
      const key = this.#keyOf(frame), end = this.#lastNeeded(frame, key);
      // Packets up to the end have been decoded anyway.
      if (current === undefined || this.#keys[key]!.position > current.end + 1) {
        const { position: start, frame: firstFrame } = this.#keys[key]!;
        segments.push(current = { start, end, firstFrame, lastFrame: frame });
      } else {
        current.end = Math.max(current.end, end);
        current.lastFrame = frame;
      }
    }
    return segments;
  }

  /** Returns the position of the last key packet before a position, or undefined. */
  keyBefore(position: number): number | undefined {
    return this.#keys.findLast((key) => key.position < position)?.position;
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
}

/** @param inOrder The positions of shown pictures in decoding order. */
async function findKeys(
  places: readonly PacketPlace[],
  timed: boolean,
  frames: Int32Array,
  inOrder: readonly number[],
  pace: Pace,
): Promise<KeyPacket[]> {
  const keys: KeyPacket[] = [];
  let shownBefore = 0, next = 0;
  for (let position = 0; position < places.length; position++) {
    if (places[position]!.key) {
      if (pace.due) await pace.turn();
      const lastLeading = findLastLeading(places, position);
      // Leading pictures are displayed before their key picture.
      const leading = keys.length === 0 ? 0 : countLeading(places, position, lastLeading);
      const frame = timed ? frames[position]! : shownBefore + leading;
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

function findLastLeading(places: readonly PacketPlace[], key: number): number {
  let last = key;
  for (let i = key + 1; i < places.length && !places[i]!.key; i++) {
    if (places[i]!.leading) last = i;
  }
  return last;
}

function countLeading(places: readonly PacketPlace[], key: number, last: number): number {
  let count = 0;
  for (let i = key + 1; i <= last; i++) {
    if (places[i]!.leading && !places[i]!.hidden) count++;
  }
  return count;
}

/** Positions of the packets whose pictures are shown, in decoding order. */
async function shownPositions(places: readonly PacketPlace[], pace: Pace): Promise<number[]> {
  const shown: number[] = [];
  let keys = 0;
  for (const [position, { key, leading, hidden, timestamp, duration }] of places.entries()) {
    if (key) keys++;
    const undecodable = keys === 0 || (keys === 1 && leading);
    // Edit lists put pictures that are only decoded before time 0.
    const beforeStart = timestamp < 0 && timestamp + duration <= 0;
    if (!undecodable && !hidden && !beforeStart) shown.push(position);
    if (position % BLOCK === 0 && pace.due) await pace.turn();
  }
  return shown;
}

/** Items to sort or merge between two looks at the clock. */
const BLOCK = 512;

/** Sorts a copy of a list: blocks of it, which are then merged. */
async function sorted(
  list: readonly number[],
  compare: (a: number, b: number) => number,
  pace: Pace,
): Promise<number[]> {
  let runs: number[][] = [];
  for (let at = 0; at < list.length; at += BLOCK) {
    runs.push(list.slice(at, at + BLOCK).sort(compare));
    if (pace.due) await pace.turn();
  }
  while (runs.length > 1) {
    const merged: number[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      merged.push(i + 1 < runs.length ? await merge(runs[i]!, runs[i + 1]!, compare, pace) : runs[i]!);
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge(
  first: readonly number[],
  second: readonly number[],
  compare: (a: number, b: number) => number,
  pace: Pace,
): Promise<number[]> {
  const merged: number[] = [];
  for (let a = 0, b = 0; a < first.length || b < second.length;) {
    const takesFirst = b === second.length || (a < first.length && compare(first[a]!, second[b]!) <= 0);
    merged.push(takesFirst ? first[a++]! : second[b++]!);
    if (merged.length % BLOCK === 0 && pace.due) await pace.turn();
  }
  return merged;
}
