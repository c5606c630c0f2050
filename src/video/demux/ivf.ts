/** IVF files and AV1 byte streams: VP8, VP9 and AV1 without a container. */
import { mismatch } from "../../base/check.ts";
import type { VideoCodec } from "../../driver/video.ts";

/** A packet with its time. */
export interface TimedPacket {
  readonly data: Uint8Array;
  /** Seconds. */
  readonly timestamp: number;
  readonly key: boolean;
}

const HEADER_BYTES = 32, FRAME_HEADER_BYTES = 12;
const FOUR_CC: Readonly<Record<string, VideoCodec>> = { VP80: "vp8", VP90: "vp9", AV01: "av1" };

/**
 * Reads an IVF file. An incomplete frame at the end is skipped; the file is then marked as truncated. `tick` is the unit
 * of its times in seconds.
 */
export function readIvf(
  file: Uint8Array,
): { codec: VideoCodec; packets: TimedPacket[]; tick: number; truncated: boolean } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < HEADER_BYTES) throw new TypeError(mismatch("video", "an IVF file", "a truncated header"));
  const name = String.fromCharCode(...file.subarray(8, 12)), codec = FOUR_CC[name];
  if (codec === undefined) throw new TypeError(mismatch("video", "VP80, VP90 or AV01 in an IVF file", name));
  const rate = view.getUint32(16, true) || 1, scale = view.getUint32(20, true);
  const packets: TimedPacket[] = [];
  let at = view.getUint16(6, true);
  while (at + FRAME_HEADER_BYTES <= file.length) {
    const begin = at + FRAME_HEADER_BYTES, end = begin + view.getUint32(at, true);
    if (end > file.length) break;
    const data = file.subarray(begin, end);
    const timestamp = Number(view.getBigUint64(at + 4, true)) * scale / rate;
    packets.push({ data, timestamp, key: isKeyFrame(codec, data) });
    at = end;
  }
  return { codec, packets, tick: scale / rate, truncated: at < file.length };
}

/** Splits a stream of OBUs (AV1, 5.2) at its temporal delimiters. */
export function splitObuStream(stream: Uint8Array): Uint8Array[] {
  const units: Uint8Array[] = [];
  let begin = 0;
  for (const { type, at } of obus(stream)) {
    if (type !== TEMPORAL_DELIMITER || at === begin) continue;
    units.push(stream.subarray(begin, at));
    begin = at;
  }
  if (begin < stream.length) units.push(stream.subarray(begin));
  return units;
}

const SEQUENCE_HEADER = 1, TEMPORAL_DELIMITER = 2;

/** Returns true if decoding can start at a packet. */
export function isKeyFrame(codec: VideoCodec, data: Uint8Array): boolean {
  if (codec === "vp8") return data.length > 0 && (data[0]! & 1) === 0;
  if (codec === "vp9") return isVp9Key(data);
  // Encoders repeat the sequence header at every key frame.
  for (const { type } of obus(data)) {
    if (type === SEQUENCE_HEADER) return true;
  }
  return false;
}

/** Returns true if a VP8 frame is not shown (RFC 6386, 9.1: `show_frame`). */
export function isHiddenVp8(data: Uint8Array): boolean {
  return data.length > 0 && (data[0]! >> 4 & 1) === 0;
}

/** VP9, 6.2: marker, profile, `show_existing_frame` and `frame_type`. */
function isVp9Key(data: Uint8Array): boolean {
  const byte = data[0] ?? 0xff, profile = byte >> 5 & 1 | byte >> 3 & 2;
  const flags = profile === 3 ? byte << 1 : byte;
  return byte >> 6 === 2 && (flags & 0b1100) === 0;
}

/** A unit of AV1 streams. */
export interface Obu {
  readonly type: number;
  /** Its first byte. */
  readonly at: number;
  /** The first byte after its header. */
  readonly payload: number;
}

/** Finds the OBUs of a stream (AV1, 5.3). */
export function* obus(data: Uint8Array): Generator<Obu> {
  for (let at = 0; at < data.length;) {
    const header = data[at]!, extension = header >> 2 & 1, hasSize = (header & 2) !== 0;
    const type = header >> 3 & 15;
    let size = 0, next = at + 1 + extension;
    if (!hasSize) {
      yield { type, at, payload: next };
      return;
    }
    for (let shift = 0; shift < 56; shift += 7) {
      const byte = data[next++] ?? 0;
      size += (byte & 127) * 2 ** shift;
      if ((byte & 128) === 0) break;
    }
    yield { type, at, payload: next };
    at = next + size;
  }
}
