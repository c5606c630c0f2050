/** Units of H.264 and HEVC before pictures: sequence parameter sets, and recovery points. */
import { BitReader } from "./bit_reader.ts";

/** Pixels of a coded picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Properties of an H.264 stream. */
export interface H264Sequence extends PictureSize {
  /** Whether access units may be fields, two of which are one picture. */
  readonly fields: boolean;
  /** Bits of `frame_num`. */
  readonly frameNumBits: number;
  readonly separatePlanes: boolean;
}

/** Profiles of H.264 whose parameter sets state a chroma format. */
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

/** Reads a parameter set: ITU-T H.264, 7.3.2.1.1. `at` is the first byte of its NAL unit. */
export function readH264Sequence(stream: Uint8Array, at: number): H264Sequence {
  const reader = new BitReader(stream, at + 1, true), profile = reader.bits(8);
  reader.skip(16);
  reader.unsigned();
  let separatePlanes = false;
  if (HIGH_PROFILES.has(profile)) {
    const chroma = reader.unsigned();
    if (chroma === 3) separatePlanes = reader.flag();
    reader.unsigned();
    reader.unsigned();
    reader.skip(1);
    if (reader.flag()) skipScalingLists(reader, chroma === 3 ? 12 : 8);
  }
  const frameNumBits = reader.unsigned() + 4;
  skipOrderCount(reader);
  reader.unsigned();
  reader.skip(1);
  const width = (reader.unsigned() + 1) * 16, rows = (reader.unsigned() + 1) * 16, frames = reader.flag();
  return { width, height: frames ? rows : 2 * rows, fields: !frames, frameNumBits, separatePlanes };
}

function skipScalingLists(reader: BitReader, count: number): void {
  for (let list = 0; list < count; list++) {
    if (!reader.flag()) continue;
    let last = 8, next = 8;
    for (let i = list < 6 ? 16 : 64; i > 0 && next !== 0; i--) {
      next = (last + reader.signed() + 256) % 256;
      if (next !== 0) last = next;
    }
  }
}

function skipOrderCount(reader: BitReader): void {
  const type = reader.unsigned();
  if (type === 0) reader.unsigned();
  if (type !== 1) return;
  reader.skip(1);
  reader.signed();
  reader.signed();
  for (let left = Math.min(255, reader.unsigned()); left > 0; left--) reader.signed();
}

/** Properties of an HEVC stream. */
export interface HevcSequence extends PictureSize {
  readonly id: number;
  readonly separatePlanes: boolean;
  /** Bits of `slice_pic_order_cnt_lsb`. */
  readonly orderBits: number;
}

/** Reads a parameter set: ITU-T H.265, 7.3.2.2.1. `at` is the first byte of its NAL unit. */
export function readHevcSequence(stream: Uint8Array, at: number): HevcSequence {
  const reader = new BitReader(stream, at + 2, true);
  reader.skip(4);
  const layers = reader.bits(3);
  reader.skip(1);
  skipProfile(reader, layers);
  const id = reader.unsigned(), separatePlanes = reader.unsigned() === 3 && reader.flag();
  const width = reader.unsigned(), height = reader.unsigned();
  if (reader.flag()) { for (let side = 0; side < 4; side++) reader.unsigned(); }
  reader.unsigned();
  reader.unsigned();
  return { id, separatePlanes, width, height, orderBits: Math.min(16, reader.unsigned() + 4) };
}

/** Bits of `profile_tier_level()` that concern the profile, and the level. */
const PROFILE_BITS = 88, LEVEL_BITS = 8;

function skipProfile(reader: BitReader, layers: number): void {
  reader.skip(PROFILE_BITS + LEVEL_BITS);
  const present = Array.from({ length: layers }, () => [reader.flag(), reader.flag()] as const);
  if (layers > 0) reader.skip(2 * (8 - layers));
  for (const [profile, level] of present) {
    reader.skip((profile ? PROFILE_BITS : 0) + (level ? LEVEL_BITS : 0));
  }
}

const RECOVERY_POINT = 6;

/**
 * Reads SEI messages: ITU-T H.264, 7.3.2.3. Returns the number of pictures after which a recovery point is complete: 0
 * for an intra picture; undefined without a recovery point. `at` is the first byte of the NAL unit.
 */
export function readRecovery(stream: Uint8Array, at: number): number | undefined {
  for (let next = at + 1; next + 2 < stream.length && stream[next] !== 0x80;) {
    let type = 0, size = 0;
    for (; stream[next] === 0xff; next++) type += 255;
    type += stream[next++]!;
    for (; stream[next] === 0xff; next++) size += 255;
    size += stream[next++] ?? 0;
    if (type === RECOVERY_POINT) return new BitReader(stream, next, true).unsigned();
    next += size;
    // A start code follows, or bytes that are not data: the message before was not the last one.
    if (stream[next] === 0 && stream[next + 1] === 0) return undefined;
  }
  return undefined;
}
