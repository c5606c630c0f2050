/** NAL units of H.264 and HEVC: start codes, length prefixes, types. */

/** The two codecs that consist of NAL units. */
export type NalCodec = "h264" | "hevc";

/** A NAL unit in a byte stream. */
export interface NalUnit {
  /** Where its start code begins. */
  readonly start: number;
  /** Its first byte, after the start code. */
  readonly at: number;
}

/** Finds the NAL units of a byte stream (ITU-T H.264, Annex B). */
export function* nalUnits(stream: Uint8Array): Generator<NalUnit> {
  for (let from = 0;;) {
    const one = stream.indexOf(1, from + 2);
    if (one < 0) return;
    from = one - 1;
    if (stream[one - 1] !== 0 || stream[one - 2] !== 0) continue;
    // The first zero of a four-byte start code belongs to it.
    yield { at: one + 1, start: one >= 3 && stream[one - 3] === 0 ? one - 3 : one - 2 };
    from = one + 1;
  }
}

/** Returns `nal_unit_type` of the unit whose first byte is at an offset. */
export function nalType(stream: Uint8Array, at: number, codec: NalCodec): number {
  const byte = stream[at] ?? 0;
  return codec === "h264" ? byte & 31 : byte >> 1 & 63;
}

/**
 * Whether a picture of HEVC precedes a random access point in display order and refers to pictures before it
 * in the stream.
 */
export function isSkippedLeading(type: number): boolean {
  return type === 8 || type === 9;
}

/** HEVC's random access points: BLA, IDR and CRA pictures. */
export function isRandomAccess(type: number): boolean {
  return type >= 16 && type <= 21;
}

/**
 * Returns the type of the first picture in an access unit with start codes; undefined if it has none.
 */
export function pictureType(unit: Uint8Array, codec: NalCodec): number | undefined {
  for (const { at } of nalUnits(unit)) {
    const type = nalType(unit, at, codec);
    if (codec === "h264" ? type >= 1 && type <= 5 : type <= 31) return type;
  }
  return undefined;
}

/**
 * Replaces length prefixes by start codes, after `prefix`. A unit that exceeds the sample, as in truncated
 * files, is cut off at its end.
 */
export function toAnnexB(sample: Uint8Array, lengthBytes: number, prefix?: Uint8Array): Uint8Array {
  const units: Uint8Array[] = [];
  let size = prefix?.length ?? 0;
  for (let at = 0; at + lengthBytes < sample.length;) {
    let length = 0;
    for (let i = 0; i < lengthBytes; i++) length = length * 256 + sample[at + i]!;
    at += lengthBytes;
    const unit = sample.subarray(at, at + length);
    at += length;
    if (unit.length === 0) continue;
    units.push(unit);
    size += 4 + unit.length;
  }
  const out = new Uint8Array(size);
  if (prefix !== undefined) out.set(prefix);
  let to = prefix?.length ?? 0;
  for (const unit of units) {
    out[to + 3] = 1;
    out.set(unit, to + 4);
    to += 4 + unit.length;
  }
  return out;
}
