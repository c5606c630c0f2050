/** Splits byte streams of H.264 and HEVC into access units. */
import { isRandomAccess, isSkippedLeading, type NalCodec, nalType, nalUnits } from "./nal.ts";

/** One access unit. */
export interface AccessUnit {
  readonly data: Uint8Array;
  readonly key: boolean;
  /** Cannot be decoded if decoding starts at the key picture before. */
  readonly leading: boolean;
}

/** Role of a NAL unit in access units. */
interface UnitFacts {
  /** A slice. */
  readonly slice: boolean;
  /** The first slice of a picture. */
  readonly first: boolean;
  /** Starts an access unit if the current one has a picture. */
  readonly opens: boolean;
  readonly key: boolean;
  readonly leading: boolean;
}

/**
 * Splits a stream. Two fields of one picture count as two access units. The stream is truncated if it ends with parameter
 * sets or other units that precede a picture; it does not show whether a picture at its end is complete.
 */
export function splitAnnexB(
  stream: Uint8Array,
  codec: NalCodec,
): { units: AccessUnit[]; truncated: boolean } {
  const units: AccessUnit[] = [], facts = codec === "h264" ? h264Facts : hevcFacts;
  let begin = 0, picture: UnitFacts | undefined, opened = false;
  const close = (end: number): void => {
    if (picture !== undefined) {
      units.push({ data: stream.subarray(begin, end), key: picture.key, leading: picture.leading });
    }
    begin = end;
    picture = undefined;
    opened = false;
  };
  for (const { at, start } of nalUnits(stream)) {
    const unit = facts(stream, at);
    if (picture !== undefined && (unit.first || unit.opens)) close(start);
    if (unit.slice) picture ??= unit;
    opened ||= unit.opens;
  }
  const truncated = opened && picture === undefined && units.length > 0;
  close(stream.length);
  return { units, truncated };
}

/** ITU-T H.264, 7.4.1.2.3. */
function h264Facts(stream: Uint8Array, at: number): UnitFacts {
  const type = nalType(stream, at, "h264"), slice = type >= 1 && type <= 5;
  return {
    slice,
    // `first_mb_in_slice` is 0.
    first: slice && (stream[at + 1]! & 0x80) !== 0,
    opens: (type >= 6 && type <= 9) || (type >= 14 && type <= 18),
    key: type === 5,
    leading: false,
  };
}

/** ITU-T H.265, 7.4.2.4.4. */
function hevcFacts(stream: Uint8Array, at: number): UnitFacts {
  const type = nalType(stream, at, "hevc"), slice = type <= 31;
  return {
    slice,
    // `first_slice_segment_in_pic_flag`.
    first: slice && (stream[at + 2]! & 0x80) !== 0,
    opens: (type >= 32 && type <= 35) || type === 39 || (type >= 41 && type <= 44),
    key: isRandomAccess(type),
    leading: isSkippedLeading(type),
  };
}
