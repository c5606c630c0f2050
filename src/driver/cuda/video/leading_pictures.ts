/**
 * Leading pictures: those that follow a key picture in the stream but precede it in display order. In an open
 * group of pictures they refer to pictures before the key picture. Where decoding starts at the key picture,
 * these are missing: the parser would drop the leading pictures, but give the key picture the timestamp of one of
 * them (HEVC), or decode them from surfaces of other pictures (H.264).
 */
import type { VideoCodec } from "../../video.ts";

/**
 * NAL unit types: instantaneous decoding refresh of H.264, and random access skipped leading pictures of
 * HEVC.
 */
const H264_IDR = 5, HEVC_RASL_N = 8, HEVC_RASL_R = 9;

/** Whether no packet after this key packet refers to an earlier one. */
export function isClosed(codec: VideoCodec, data: Uint8Array): boolean {
  return codec !== "h264" || nalTypes(data, (byte) => byte & 0x1f).has(H264_IDR);
}

/**
 * Whether the packet, which precedes the first key packet in display order, lacks reference pictures.
 *
 * @param closed Whether the key packet is closed.
 */
export function lacksReferences(codec: VideoCodec, data: Uint8Array, closed: boolean): boolean {
  if (codec === "h264") return !closed;
  if (codec !== "hevc") return false;
  const types = nalTypes(data, (byte) => byte >> 1 & 0x3f);
  return types.has(HEVC_RASL_N) || types.has(HEVC_RASL_R);
}

/** Returns the types of the NAL units after start codes. */
function nalTypes(data: Uint8Array, typeOf: (byte: number) => number): Set<number> {
  const types = new Set<number>();
  for (let at = data.indexOf(1, 2); at > 0 && at + 1 < data.length; at = data.indexOf(1, at + 1)) {
    if (data[at - 1] === 0 && data[at - 2] === 0) types.add(typeOf(data[at + 1]!));
  }
  return types;
}
