/** Superframes of VP9: several frames in a packet, with an index of their sizes at its end. */

/** Whether the frames of a superframe fit into the packet. NVIDIA's parser (of driver 535) does not check that. */
export function fitsSuperframe(data: Uint8Array): boolean {
  const marker = data.at(-1) ?? 0;
  if ((marker & 0xe0) !== 0xc0) return true;
  const frames = (marker & 7) + 1, bytes = (marker >> 3 & 3) + 1;
  const index = data.length - 2 - frames * bytes;
  if (index < 0) return false;
  if (data[index] !== marker) return true;
  let total = 0;
  for (let frame = 0; frame < frames; frame++) {
    for (let i = 0; i < bytes; i++) total += data[index + 1 + frame * bytes + i]! * 2 ** (8 * i);
  }
  return total <= index;
}
