/** Files made to exhaust, confuse or damage the decoders. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import process from "node:process";
import { describe, test } from "node:test";
import { deflateSync } from "node:zlib";
import { decodeImage, ImageLimitError, readImageHeader } from "../../../src/formats/codecs/mod.ts";
import { Random } from "../../support/random.ts";
import { concatenate, makePng, makeProgressiveJpeg, pngChunk } from "../../fuzz/image_files.ts";

const DATA = `${import.meta.dirname}/../../data/codecs`;
const baseline = new Uint8Array(readFileSync(`${DATA}/baseline.jpg`));
const progressive = new Uint8Array(readFileSync(`${DATA}/progressive.jpg`));
const PNG_SIGNATURE = makePng({}).subarray(0, 8);

/** The offset of the first marker of a kind in a JPEG file. */
function find(file: Uint8Array, code: number): number {
  return file.findIndex((byte, i) => byte === 0xff && file[i + 1] === code);
}

function insert(file: Uint8Array, offset: number, ...bytes: number[]): Uint8Array {
  return concatenate([file.subarray(0, offset), Uint8Array.from(bytes), file.subarray(offset)]);
}

/** Declares 60,000 × 60,000 pixels. */
const huge = new Uint8Array(baseline);
huge.fill(0xea, find(huge, 0xc0) + 5, find(huge, 0xc0) + 9);

describe("a JPEG decoder that rejected files", () => {
  const rejected: [name: string, file: Uint8Array][] = [
    ["without an image", Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
    ["with damaged Huffman tables", damagedTables()],
    ["of CMYK", cmyk()],
  ];
  for (const [name, file] of rejected) {
    test(`decodes good ones after 300 ${name}`, async () => {
      const expected = await decodeImage(baseline);
      for (let i = 0; i < 300; i++) await assert.rejects(decodeImage(file), /JPEG file/);
      assert.deepEqual(await decodeImage(baseline), expected);
    });
  }

  function damagedTables(): Uint8Array {
    const file = new Uint8Array(baseline);
    file.fill(0xff, find(file, 0xc4) + 5, find(file, 0xc4) + 21); // 255 codes of every length
    return file;
  }

  function cmyk(): Uint8Array {
    const frame = find(baseline, 0xc0);
    const file = insert(baseline, frame + 19, 4, 0x11, 1);
    file[frame + 3]! += 3;
    file[frame + 9] = 4;
    return file;
  }
});

describe("JPEG files that disagree with their header", () => {
  const frame = find(baseline, 0xc0);
  const cases: [name: string, file: Uint8Array, message: RegExp][] = [
    [
      "a second frame header",
      insert(baseline, frame, ...baseline.subarray(frame, frame + 19)),
      /two frame headers/,
    ],
    ["a restart marker before a large frame header", insert(huge, frame, 0xff, 0xd0), /at most/],
    ["a restart marker at the start of a large file", insert(huge, 2, 0xff, 0xd3), /at most/],
    ["a scan before the frame header", insert(baseline, 2, 0xff, 0xda, 0, 2), /precedes the frame header/],
    ["an arithmetic-coded frame", insert(baseline, frame, 0xff, 0xc9, 0, 2), /is not supported/],
    ["a second start of image", insert(baseline, 2, 0xff, 0xd8), /unexpected marker/],
    ["no end", baseline.subarray(0, -2), /truncated/],
    ["2 % of its data", baseline.subarray(0, find(baseline, 0xda) + 60), /truncated/],
  ];
  for (const [name, file, message] of cases) {
    test(name, async () => {
      await assert.rejects(decodeImage(file), message);
    });
  }

  test("ignores bytes after the end", async () => {
    const trailing = concatenate([baseline, new Uint8Array(1000).fill(0xff)]);
    assert.deepEqual(await decodeImage(trailing), await decodeImage(baseline));
  });

  test("rejects 3,000 scans before the first is decoded", async () => {
    const scan = progressive.subarray(find(progressive, 0xda), -2);
    const file = concatenate([
      progressive.subarray(0, -2),
      ...Array(3000).fill(scan),
      Uint8Array.of(0xff, 0xd9),
    ]);
    await assert.rejects(decodeImage(file), ImageLimitError);
    assert.equal((await decodeImage(progressive, { maxScans: 20 })).width, 100);
    await assert.rejects(decodeImage(progressive, { maxScans: 2 }), /at most 2 scans/);
  });
});

test("scans are limited by their pixels, which bounds the time", async () => {
  const file = makeProgressiveJpeg(100, 50, 8);
  assert.deepEqual(
    (await decodeImage(file, { maxScanPixels: 40_000 })).data,
    new Uint8Array(15_000).fill(128),
  );
  await assert.rejects(
    decodeImage(file, { maxScanPixels: 39_999 }),
    /image: expected at most 39999 pixels in all scans, got 100 × 50 in 8 scans/,
  );
  // By default, the largest images may have fewer than 100 scans.
  assert.equal((await decodeImage(makeProgressiveJpeg(100, 50, 100))).width, 100);
  await assert.rejects(decodeImage(makeProgressiveJpeg(9000, 9000, 27)), ImageLimitError);
});

describe("EXIF orientation", () => {
  const turned = new Uint8Array(readFileSync(`${DATA}/turned.jpg`));
  const offset = find(turned, 0xe1) + 29; // the low byte of the only entry's value
  const stored = decodeImage(withOrientation(1));

  function withOrientation(value: number): Uint8Array {
    const file = new Uint8Array(turned);
    file[offset] = value;
    return file;
  }

  // The stored column and row that the upper left and the upper right pixel come from.
  const corners: Record<number, [left: [number, number], right: [number, number]]> = {
    1: [[0, 0], [1, 0]],
    2: [[1, 0], [0, 0]],
    3: [[1, 1], [0, 1]],
    4: [[0, 1], [1, 1]],
    5: [[0, 0], [0, 1]],
    6: [[0, 1], [0, 0]],
    7: [[1, 1], [1, 0]],
    8: [[1, 0], [1, 1]],
  };
  for (const [orientation, [left, right]] of Object.entries(corners)) {
    test(`${orientation} puts the pixels where viewers do`, async () => {
      const { width: w, height: h, data } = await stored;
      const file = withOrientation(Number(orientation));
      const upright = await decodeImage(file), header = readImageHeader(file);
      assert.deepEqual([upright.width, upright.height], Number(orientation) < 5 ? [w, h] : [h, w]);
      assert.deepEqual([header.width, header.height], [upright.width, upright.height]);
      const pixel = ([x, y]: [number, number]) =>
        data.subarray((y * (h - 1) * w + x * (w - 1)) * 3).slice(0, 3);
      assert.deepEqual(upright.data.slice(0, 3), pixel(left));
      assert.deepEqual(upright.data.slice(upright.width * 3 - 3, upright.width * 3), pixel(right));
    });
  }

  test("is ignored if the EXIF data of any format is damaged, which is never read beyond its end", () => {
    const tiff = turned.subarray(find(turned, 0xe1) + 10, find(turned, 0xe1) + 36),
      random = new Random("exif");
    const length = (bytes: number) => Uint8Array.of(bytes, 0, 0, 0);
    const text = (letters: string) => new TextEncoder().encode(letters);
    const vp8x = Uint8Array.of(8, 0, 0, 0, 12, 0, 0, 8, 0, 0);
    const wrap: Record<string, (exif: Uint8Array) => Uint8Array> = {
      png: (exif) => makePng({ chunks: [pngChunk("eXIf", exif)] }),
      webp: (exif) =>
        concatenate([
          ...[text("RIFF"), length(30 + exif.length), text("WEBPVP8X"), length(10), vp8x],
          ...[text("EXIF"), length(exif.length), exif],
        ]),
      jpeg: (exif) => insert(baseline, 2, 0xff, 0xe1, 0, exif.length + 8, ...text("Exif\0\0"), ...exif),
    };
    const seen = new Set<string>();
    for (const [format, file] of Object.entries(wrap)) {
      const sides = (exif: Uint8Array) => {
        const { width, height } = readImageHeader(file(exif));
        return `${width} × ${height}`;
      };
      const whole = sides(tiff), plain = sides(new Uint8Array());
      assert.equal(whole, plain.split(" × ").reverse().join(" × "), format);
      for (let end = 0; end < 22; end++) {
        assert.equal(sides(tiff.subarray(0, end)), plain, `${format} ${end}`);
      }
      for (let i = 0; i < 1000; i++) {
        const exif = tiff.slice(0, random.below(4) > 0 ? 26 : random.below(26));
        for (let count = random.below(4); count > 0; count--) {
          exif[random.below(exif.length)] = random.pick([0, 1, 6, 0x7f, 0x80, 0xff, random.below(256)]);
        }
        seen.add(sides(exif));
        assert.ok([whole, plain].includes(sides(exif)), format);
      }
    }
    assert.equal(seen.size, 4);
  });
});

describe("PNG files", () => {
  test("true color with a suggested palette is not indexed", async () => {
    const palette = pngChunk("PLTE", Uint8Array.of(9, 9, 9, 8, 8, 8));
    const options = { width: 2, height: 1, data: Uint8Array.of(0, 10, 20, 30, 40, 50, 60) };
    for (const chunks of [[], [palette]]) {
      const { data } = await decodeImage(makePng({ ...options, chunks }));
      assert.deepEqual([...data], [10, 20, 30, 40, 50, 60]);
    }
  });

  const whole = makePng({});
  const header = whole.subarray(8, 33), rest = whole.subarray(33);
  const flipped = new Uint8Array(whole);
  flipped[45]! ^= 1;
  const rows = new Uint8Array(9 * (1 + 13 * 3));
  const cases: [name: string, file: Uint8Array, message: RegExp][] = [
    ["a changed bit", flipped, /checksum of its IDAT chunk is wrong/],
    [
      "a chunk before the header",
      concatenate([PNG_SIGNATURE, pngChunk("gAMA", new Uint8Array(4)), header, rest]),
      /start/,
    ],
    ["a second header", concatenate([PNG_SIGNATURE, header, header, rest]), /two headers/],
    [
      "an unknown critical chunk",
      makePng({ chunks: [pngChunk("ABCD", new Uint8Array())] }),
      /unknown/,
    ],
    ["an indexed image without a palette", makePng({ colorType: 3, chunks: [] }), /no palette/],
    ["missing rows", makePng({ data: rows.subarray(0, 200) }), /image data is truncated/],
    [
      "more data than rows",
      makePng({ data: new Uint8Array(rows.length + 1) }),
      /more image data than pixels/,
    ],
    ["no end", whole.subarray(0, -12), /truncated/],
    ["no width", makePng({ width: 0, data: rows }), /declares 0 × 9 pixels/],
    ["25,000,000 columns", makePng({ width: 25_000_000, height: 1, data: rows }), /per side/],
  ];
  for (const [name, file, message] of cases) {
    test(`${name} is an error`, async () => {
      await assert.rejects(decodeImage(file), message);
    });
  }

  test("ignores bytes after the end", async () => {
    const { data } = await decodeImage(concatenate([whole, new Uint8Array(1000)]));
    assert.deepEqual(data, (await decodeImage(whole)).data);
  });

  test("image data and profiles that inflate to much take little memory", async () => {
    const bomb = deflateSync(new Uint8Array(300 << 20));
    const name = new TextEncoder().encode("x\0\0");
    const bombs = [
      makePng({ width: 9, height: 9, chunks: [pngChunk("iCCP", concatenate([name, bomb]))] }),
      makePng({ width: 9, height: 9, chunks: [pngChunk("zTXt", concatenate([name, bomb]))] }),
      concatenate([PNG_SIGNATURE, header, pngChunk("IDAT", bomb), pngChunk("IEND", new Uint8Array())]),
    ];
    const before = process.memoryUsage.rss();
    assert.equal((await decodeImage(bombs[0]!)).width, 9);
    assert.equal((await decodeImage(bombs[1]!)).width, 9);
    await assert.rejects(decodeImage(bombs[2]!), /more image data than pixels/);
    const grown = process.memoryUsage.rss() - before;
    assert.ok(grown < 60 << 20, `${grown} bytes`);
  });
});

describe("limits", () => {
  test("have defaults, and name the limit that a file exceeds", async () => {
    const huge = makePng({ width: 10_000, height: 10_000, data: new Uint8Array() });
    await assert.rejects(decodeImage(huge), /image: expected at most 89478485 pixels, got 10000 × 10000/);
    await assert.rejects(decodeImage(baseline, { maxPixels: 100 }), /at most 100 pixels, got 100 × 75/);
    await assert.rejects(decodeImage(baseline, { maxBytes: 100 }), /file: expected at most 100 bytes/);
    await assert.rejects(decodeImage(baseline, { maxSide: 99 }), /at most 99 pixels per side/);
    await assert.rejects(
      decodeImage(baseline, { maxPixels: 0 }),
      /^RangeError: maxPixels: expected an integer/,
    );
  });

  test("the header is read without decoding", () => {
    const { decodeBytes, ...header } = readImageHeader(
      makePng({ colorType: 6, depth: 16 }),
    ) as unknown as Record<
      string,
      unknown
    >;
    assert.deepEqual(header, {
      ...{ format: "png", width: 13, height: 9, channels: 4, bitDepth: 16 },
      ...{ colorType: 6, interlaced: false, orientation: 1 },
    });
    assert.ok(Number(decodeBytes) >= 13 * 9 * 3);
    assert.equal(readImageHeader(baseline).channels, 3);
  });
});
