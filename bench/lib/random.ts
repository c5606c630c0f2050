/** Random data. Imports nothing, because some programs measure process start. */

/** Generates 32-bit numbers with xorshift32, which is fast and never returns 0. */
export function fillRandom(words: Uint32Array<ArrayBufferLike>, seed: number): void {
  let state = seed;
  for (let i = 0; i < words.length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[i] = state;
  }
}

/** Returns random floats from 0 to 1. */
export function randomFloats(count: number, seed: number): Float32Array<ArrayBuffer> {
  const words = new Uint32Array(count);
  fillRandom(words, seed);
  return Float32Array.from(words, (word) => (word >>> 8) / (1 << 24));
}
