/** The codec's description in a container: an `avcC`, `hvcC` or `av1C` box without its header. */
import type { VideoCodec } from "../../driver/video.ts";
import { toAnnexB } from "./nal.ts";

/** Parts of a description that a decoder needs. */
export interface CodecDescription {
  /** Bytes of the length in front of NAL units; 0 if packets have start codes, or none. */
  readonly lengthBytes: number;
  /** Parameter sets with start codes, or OBUs. */
  readonly parameterSets: Uint8Array | undefined;
}

const NONE: CodecDescription = { lengthBytes: 0, parameterSets: undefined };

/** Reads a description. Without one, packets contain everything. */
export function readDescription(codec: VideoCodec, box: Uint8Array | undefined): CodecDescription {
  if (box === undefined || box.length === 0) return NONE;
  if (codec === "h264") return readAvcC(box);
  if (codec === "hevc") return readHvcC(box);
  // Four bytes of configuration come first.
  if (codec === "av1" && box.length > 4) return { lengthBytes: 0, parameterSets: box.slice(4) };
  return NONE;
}

/** ISO/IEC 14496-15, 5.3.3.1. */
function readAvcC(box: Uint8Array): CodecDescription {
  const sets: Uint8Array[] = [];
  const at = readSets(box, (box[5] ?? 0) & 31, 6, sets);
  readSets(box, box[at] ?? 0, at + 1, sets);
  return { lengthBytes: ((box[4] ?? 0) & 3) + 1, parameterSets: joined(sets) };
}

/** ISO/IEC 14496-15, 8.3.3.1. */
function readHvcC(box: Uint8Array): CodecDescription {
  const sets: Uint8Array[] = [];
  let at = 23;
  for (let arrays = box[22] ?? 0; arrays > 0 && at + 3 <= box.length; arrays--) {
    at = readSets(box, box[at + 1]! << 8 | box[at + 2]!, at + 3, sets);
  }
  return { lengthBytes: ((box[21] ?? 0) & 3) + 1, parameterSets: joined(sets) };
}

/** Appends `count` units with two bytes of length each. Returns where they end. */
function readSets(box: Uint8Array, count: number, from: number, sets: Uint8Array[]): number {
  let at = from;
  for (let i = 0; i < count && at + 2 <= box.length; i++) {
    const end = at + 2 + (box[at]! << 8 | box[at + 1]!);
    sets.push(box.subarray(at, end));
    at = end;
  }
  return at;
}

function joined(sets: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(sets.reduce((sum, set) => sum + set.length, 0));
  let at = 0;
  for (const set of sets) {
    all.set(set, at);
    at += set.length;
  }
  return toAnnexB(all, 2);
}

/** Returns the form of a packet that decoders take: start codes, and parameter sets before key pictures. */
export function toDecoderPacket(
  data: Uint8Array,
  key: boolean,
  codec: VideoCodec,
  { lengthBytes, parameterSets }: CodecDescription,
): Uint8Array {
  if (codec === "h264" || codec === "hevc") {
    const sets = key ? parameterSets : undefined;
    if (lengthBytes > 0) return toAnnexB(data, lengthBytes, sets);
    return sets === undefined ? data : concatenated(sets, data);
  }
  if (codec === "av1" && key && parameterSets !== undefined && !hasSequenceHeader(data)) {
    return concatenated(parameterSets, data);
  }
  return data;
}

/** Whether an AV1 temporal unit starts with a sequence header, after a temporal delimiter if there is one. */
function hasSequenceHeader(data: Uint8Array): boolean {
  const type = (at: number): number => (data[at] ?? 0) >> 3 & 15;
  return type(0) === 1 || (type(0) === 2 && type(2) === 1);
}

function concatenated(a: Uint8Array, b: Uint8Array): Uint8Array {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}
