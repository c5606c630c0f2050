/** Compression and checksums of PNG files without Node's modules, as in browsers. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deflateSync, inflateSync } from "node:zlib";
import {
  inflate,
  inflateAll,
  InflateError,
  tableCrc32,
  webDeflate,
  webInflate,
  webInflateAll,
} from "../../../src/formats/codecs/zlib.ts";

const data = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i) >> 7);

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Blob(await Array.fromAsync(pieces) as BlobPart[]).arrayBuffer());
}

test("tableCrc32() computes the check value of CRC-32", () => {
  assert.equal(tableCrc32(new TextEncoder().encode("123456789")), 0xcbf43926);
  assert.equal(tableCrc32(new Uint8Array()), 0);
});

test("webDeflate() compresses to what zlib inflates", async () => {
  assert.deepEqual(new Uint8Array(inflateSync(await webDeflate(data))), data);
});

for (const read of [inflateAll, webInflateAll]) {
  test(`${read.name}() inflates data at once`, async () => {
    assert.deepEqual(new Uint8Array(await read(new Uint8Array(deflateSync(data)))), data);
  });
}

for (const [name, read] of [["webInflate", webInflate], ["inflate", inflate]] as const) {
  describe(`${name}()`, () => {
    const compressed = new Uint8Array(deflateSync(data));

    test("inflates data in several parts", async () => {
      assert.deepEqual(await collect(read([compressed.subarray(0, 10), compressed.subarray(10)])), data);
    });

    // Deno's DecompressionStream accepts it, but cuffi does not use it there.
    const lenient = read === webInflate && "Deno" in globalThis;
    test("rejects truncated data", { skip: lenient }, async () => {
      await assert.rejects(collect(read([compressed.subarray(0, -10)])), InflateError);
    });

    test("rejects corrupt data", async () => {
      await assert.rejects(collect(read([compressed.map((byte, i) => i > 50 ? ~byte : byte)])), InflateError);
    });

    test("can be abandoned", async () => {
      for await (const piece of read([compressed])) {
        assert.ok(piece.length > 0);
        break;
      }
    });
  });
}
