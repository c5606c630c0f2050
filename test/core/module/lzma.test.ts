/** LZMA of published packages. Python's module compresses, and the packing of PTX covers long texts. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compress } from "../../../scripts/lib/lzma.ts";
import { decompress } from "../../../src/core/module/lzma.ts";

/** Bytes without a pattern. */
function randomBytes(count: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: count }, () => (state = Math.imul(state, 48271) >>> 0) >>> 24);
}

function repeat(bytes: Uint8Array, count: number): Uint8Array {
  return Uint8Array.from({ length: bytes.length * count }, (_, i) => bytes[i % bytes.length]!);
}

describe("decompress()", () => {
  const random = randomBytes(70_000);
  const cases: [name: string, data: Uint8Array][] = [
    ["no byte", new Uint8Array()],
    ["one byte", Uint8Array.of(255)],
    ["literals", randomBytes(3000)],
    ["matches of all lengths, which overlap their result", repeat(randomBytes(3), 30_000)],
    [
      "near and far matches",
      Uint8Array.of(...random.subarray(0, 30_000), ...random.subarray(0, 100), ...random.subarray(7, 12_000)),
    ],
    ["a distance beyond 16 bits", Uint8Array.from([...random, ...random.subarray(0, 50)])],
    [
      "records that differ in one byte",
      repeat(randomBytes(40), 200).map((byte, i) => i % 40 === 5 ? i / 40 : byte),
    ],
  ];
  for (const [name, data] of cases) {
    test(`restores ${name}`, () => assert.deepEqual(decompress(compress(data)), data));
  }
});
