/** Packets before damage, and what is known of the pictures there. */
import type * as Mediabunny from "mediabunny";

/** Pictures that a stream of H.264 or HEVC may reorder. */
const MAX_REORDERED = 16;

/** How errors of mediabunny's parsers begin. */
const PARSER_ERRORS =
  /^(Invalid TS packet|Undefined element size|Assertion failed|Tried reading|Slicing outside)/;

/** Returns the error of damaged bytes for one of a parser; undefined for other errors. */
export function damageOf(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.message.startsWith("video: the file is damaged")) return error;
  if (!PARSER_ERRORS.test(error.message)) return undefined;
  const detail = /TS packet/.test(error.message) ? ": a transport packet does not begin with 0x47" : "";
  return new Error(`video: the file is damaged${detail}`, { cause: error });
}

/** Reads packets ahead. An error is thrown after the packets before it. */
export async function* readAll(
  sink: Mediabunny.EncodedPacketSink,
  start?: Mediabunny.EncodedPacket,
  options?: Mediabunny.PacketRetrievalOptions,
): AsyncGenerator<Mediabunny.EncodedPacket> {
  let last: Mediabunny.EncodedPacket | null = null;
  try {
    for await (const packet of sink.packets(start, undefined, options)) yield last = packet;
    return;
  } catch (error) {
    // Packets that were read ahead are lost.
    if (last === null || damageOf(error) === undefined) throw error;
  }
  while ((last = await sink.getNextPacket(last, options)) !== null) yield last;
}

/** Finds which pictures may be displayed after ones that come later. */
export class DisplayOrder {
  /** The latest timestamps in ascending order, as many as a decoder may reorder. */
  readonly #latest: number[] = [];
  #delay = 0;

  add(timestamp: number): void {
    const at = this.#latest.findLastIndex((other) => other <= timestamp) + 1;
    this.#delay = Math.max(this.#delay, this.#latest.length - at);
    this.#latest.splice(at, 0, timestamp);
    if (this.#latest.length > MAX_REORDERED) this.#latest.shift();
  }

  /** The time of the first picture that may follow one that has not come. */
  get completeUntil(): number {
    return this.#latest[this.#latest.length - this.#delay] ?? Infinity;
  }
}
