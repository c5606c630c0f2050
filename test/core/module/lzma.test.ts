/** LZMA of published packages. The reference is liblzma, through Python. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, test } from "node:test";
import { bytesOf, digitsOf } from "../../../src/base/digits.ts";
import { compress } from "../../../scripts/lib/lzma.ts";
import { decompress } from "../../../src/core/module/lzma.ts";
import { executable, noPython } from "../../support/python.ts";

const LIBLZMA = `
import lzma, sys
options = [{"id": lzma.FILTER_LZMA1, "preset": 9, "lc": 0, "lp": 0, "pb": 0}]
data = sys.stdin.buffer.read()
if sys.argv[1] == "compress":
    result = lzma.compress(data, format=lzma.FORMAT_RAW, filters=options)
else:
    decoder = lzma.LZMADecompressor(format=lzma.FORMAT_RAW, filters=options)
    result = decoder.decompress(data, int(sys.argv[2]))
sys.stdout.buffer.write(result)
`;

/** Passes data through liblzma. */
function liblzma(input: Uint8Array, ...args: string[]): Uint8Array {
  const { status, stdout, stderr } = spawnSync(executable, ["-c", LIBLZMA, ...args], {
    input,
    maxBuffer: 1 << 28,
  });
  assert.equal(status, 0, `${stderr}`);
  return new Uint8Array(stdout);
}

/** Bytes without a pattern. */
function randomBytes(count: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: count }, () => (state = Math.imul(state, 48271) >>> 0) >>> 24);
}

function repeat(bytes: Uint8Array, count: number): Uint8Array {
  return Uint8Array.from({ length: bytes.length * count }, (_, i) => bytes[i % bytes.length]!);
}

describe("compress() and decompress()", () => {
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
    test(`restore ${name}`, () => assert.deepEqual(decompress(compress(data)), data));
  }

  test("exchange streams with liblzma", { skip: noPython }, () => {
    const data = cases.flatMap(([, data]) => [...data.subarray(0, 20_000)]);
    const bytes = Uint8Array.from(data);
    assert.deepEqual(decompress(`${bytes.length} ${digitsOf(liblzma(bytes, "compress"))}`), bytes);
    const stream = bytesOf(compress(bytes).split(" ")[1]!);
    assert.deepEqual(liblzma(stream, "decompress", `${bytes.length}`), bytes);
  });
});
