/** Mutations of bytes and text that several fuzzers share. */
import type { Random } from "../support/random.ts";

/** Applies one mutation: a changed, inserted, removed, repeated or moved range of bytes. */
export function mutateBytes(random: Random, bytes: Uint8Array): Uint8Array {
  const at = random.below(bytes.length + 1);
  const length = Math.min(bytes.length - at, 1 + random.below(random.pick([1, 4, 32])));
  const before = bytes.subarray(0, at);
  const range = bytes.subarray(at, at + length);
  const after = bytes.subarray(at + length);
  const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
  switch (random.below(7)) {
    case 0:
      return join(before, range.map((byte) => byte ^ (1 << random.below(8))), after);
    case 1:
      return join(before, range.map(() => random.below(256)), after);
    case 2:
      return join(before, after);
    case 3:
      return join(before, range, range, after);
    case 4:
      return join(
        before,
        Uint8Array.of(random.pick([0, 9, 10, 32, 34, 39, 48, 57, 0x80, 0xff])),
        range,
        after,
      );
    case 5:
      return before.slice();
    default:
      return join(before, after, range);
  }
}

/** Replaces one token of a text by an interesting one, or inserts or removes one. */
export function mutateText(random: Random, text: string, interesting: readonly string[]): string {
  const tokens = text.match(/\w+|\s+|[^\w\s]/g) ?? [""];
  const at = random.below(tokens.length);
  const separators = tokens.flatMap((token, i) => /[{[(,:]/.test(token) ? [i] : []);
  switch (random.below(5)) {
    case 0:
      tokens[at] = random.pick(interesting);
      break;
    case 1:
      // A new entry is more often valid after a separator.
      if (separators.length > 0) tokens.splice(random.pick(separators) + 1, 0, random.pick(interesting));
      break;
    case 2:
      tokens.splice(at, 0, random.pick(interesting));
      break;
    case 3:
      tokens.splice(at, 1);
      break;
    default:
      tokens.splice(at, 0, tokens[random.below(tokens.length)]!);
  }
  return tokens.join("");
}
