/**
 * Video parameter sets (VPS) of HEVC, which describe layers. Pictures of one layer, all that engines decode, do not need
 * them, and NVIDIA's parser (of driver 535) writes out of bounds when it reads a damaged one.
 */

/** NAL unit type. */
const VPS = 32;

/** Returns a packet without its video parameter sets; the packet itself if it has none. */
export function withoutVps(data: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  let from = 0, vps = -1;
  for (let at = data.indexOf(1, 2); at > 0; at = data.indexOf(1, at + 1)) {
    if (data[at - 1] !== 0 || data[at - 2] !== 0) continue;
    const start = at - 2;
    if (vps >= 0) from = start;
    const isVps = at + 1 < data.length && (data[at + 1]! >> 1 & 0x3f) === VPS;
    if (isVps && vps < 0) kept.push(data.subarray(from, start));
    vps = isVps ? start : -1;
  }
  if (kept.length === 0) return data;
  if (vps < 0) kept.push(data.subarray(from));
  const result = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0));
  let length = 0;
  for (const part of kept) {
    result.set(part, length);
    length += part.length;
  }
  return result;
}
