/** Random data. It imports nothing, for programs whose start is what is measured. */

/** xorshift32: cheap, and never zeros. */
export function fillRandom(words: Uint32Array<ArrayBufferLike>, seed: number): void {
  let state = seed;
  for (let i = 0; i < words.length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[i] = state;
  }
}

/** Random floats from 0 up to 1. */
export function randomFloats(count: number, seed: number): Float32Array<ArrayBuffer> {
  const words = new Uint32Array(count);
  fillRandom(words, seed);
  return Float32Array.from(words, (word) => (word >>> 8) / (1 << 24));
}
