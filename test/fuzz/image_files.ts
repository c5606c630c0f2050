/** Valid and damaged image files for the fuzzers, made from a seed. */
import { readFileSync } from "node:fs";
import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";
import { Random } from "../support/random.ts";
import { root } from "../support/process.ts";

const DATA = `${root}/test/data/codecs`;

/**
 * Returns the PNG files that mutations start from: every color type and bit depth, plain and interlaced, and one that
 * its EXIF data turns.
 */
export function pngSeeds(): Uint8Array[] {
  const names = [
    ...["rgb", "rgba", "gray", "gray_alpha", "gray_1bit", "gray_16bit"],
    ...["palette_4bit", "palette_8bit"],
  ];
  const seeds = names.map((name) => new Uint8Array(readFileSync(`${DATA}/${name}.png`)));
  const exif = Uint8Array.from(Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex"));
  seeds.push(makePng({ chunks: [pngChunk("eXIf", exif)] }));
  const depths: [colorType: number, depths: number[]][] = [
    [0, [1, 2, 4, 8, 16]],
    [2, [8, 16]],
    [
      3,
      [1, 2, 4, 8],
    ],
    [4, [8, 16]],
    [6, [8, 16]],
  ];
  for (const [colorType, bits] of depths) {
    for (const depth of bits) {
      for (const interlaced of [false, true]) seeds.push(makePng({ colorType, depth, interlaced }));
    }
  }
  return seeds;
}

/** Returns the JPEG files that mutations start from. */
export function jpegSeeds(): Uint8Array[] {
  return ["baseline", "progressive", "gray", "turned"]
    .map((name) => new Uint8Array(readFileSync(`${DATA}/${name}.jpg`)));
}

/** Options of `makePng()`. */
export interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorType?: number;
  readonly depth?: number;
  readonly interlaced?: boolean;
  /** Chunks between the header and the image data. Default: 256 palette entries, if the color type allows it. */
  readonly chunks?: readonly Uint8Array[];
  /** The decompressed image data. Default: random bytes with all filters. */
  readonly data?: Uint8Array;
}

/** Builds a PNG file. */
export function makePng(options: PngOptions): Uint8Array<ArrayBuffer> {
  const { width = 13, height = 9, colorType = 2, depth = 8, interlaced = false } = options;
  const header = new Uint8Array(13), view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, colorType, 0, 0, Number(interlaced)], 8);
  const random = new Random(`${width} ${height} ${colorType} ${depth} ${interlaced}`);
  const palette = Uint8Array.from({ length: 768 }, () => random.below(256));
  const chunks = options.chunks ??
    (colorType === 3 ? [pngChunk("PLTE", palette.subarray(0, 3 << depth))] : []);
  const data = options.data ?? imageData(width, height, colorType, depth, interlaced, random);
  return concatenate([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", deflateSync(data)),
    pngChunk("IEND", new Uint8Array()),
  ]);
}

function imageData(
  width: number,
  height: number,
  colorType: number,
  depth: number,
  interlaced: boolean,
  random: Random,
): Uint8Array {
  const bits = [1, 0, 3, 1, 2, 0, 4][colorType]! * depth;
  const passes = interlaced
    ? [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]]
    : [[0, 0, 1, 1]];
  const data: number[] = [];
  for (const [x, y, dx, dy] of passes as [number, number, number, number][]) {
    const columns = Math.ceil((width - x) / dx), rows = Math.ceil((height - y) / dy);
    if (columns <= 0 || rows <= 0) continue;
    for (let row = 0; row < rows; row++) {
      data.push(random.below(5));
      for (let i = 0; i < Math.ceil(columns * bits / 8); i++) data.push(random.below(256));
    }
  }
  return Uint8Array.from(data);
}

/** Builds a chunk of a PNG file. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + data.length), view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

/** Joins arrays of bytes. */
export function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

/** Builds a progressive JPEG file of gray pixels: a scan of coarse values, and scans that refine them by nothing. */
export function makeProgressiveJpeg(width: number, height: number, scans: number): Uint8Array<ArrayBuffer> {
  const word = (value: number) => [value >> 8, value & 255];
  const scan = concatenate([
    Uint8Array.of(0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0x10),
    new Uint8Array(Math.ceil(Math.ceil(width / 8) * Math.ceil(height / 8) / 8)), // a bit for each block
  ]);
  const first = new Uint8Array(scan);
  first[9] = 0x01;
  return concatenate([
    Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0, 67, 0, ...Array(64).fill(1)),
    Uint8Array.of(0xff, 0xc2, 0, 11, 8, ...word(height), ...word(width), 1, 1, 0x11, 0),
    Uint8Array.of(0xff, 0xc4, 0, 20, 0, 1, ...Array(15).fill(0), 0), // the code 0 for the difference 0
    first,
    ...Array(scans - 1).fill(scan),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

/** Damages a PNG file, with right checksums in two of three cases. */
export function mutatePng(file: Uint8Array, random: Random): Uint8Array<ArrayBuffer> {
  const repaired = random.below(3) > 0;
  if (!repaired) return mutateBytes(file, random);
  const chunks = splitPng(file);
  for (let count = 1 + random.below(2); count > 0; count--) {
    const index = random.below(chunks.length), { type, data } = chunks[index]!;
    switch (random.below(7)) {
      case 0:
        chunks.splice(index, 1);
        if (chunks.length === 0) chunks.push({ type, data });
        break;
      case 1:
        chunks.splice(random.below(chunks.length + 1), 0, { type, data });
        break;
      case 2: {
        const names = [
          "tEXt",
          "zTXt",
          "iCCP",
          "tRNS",
          "gAMA",
          "abCd",
          "eXIf",
          "ABCD",
          "IDAT",
          "IHDR",
          "PLTE",
          "IEND",
        ];
        const content = Uint8Array.from({ length: random.below(40) }, () => random.below(256));
        chunks.splice(random.below(chunks.length + 1), 0, { type: random.pick(names), data: content });
        break;
      }
      case 3:
        if (data.length > 1) {
          const cut = random.below(data.length);
          chunks.splice(index, 1, { type, data: data.subarray(0, cut) }, { type, data: data.subarray(cut) });
        }
        break;
      default:
        chunks[index] = { type, data: data.length > 0 ? mutateBytes(data, random) : data };
    }
  }
  return concatenate([file.subarray(0, 8), ...chunks.map(({ type, data }) => pngChunk(type, data))]);
}

function splitPng(file: Uint8Array): { type: string; data: Uint8Array }[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: { type: string; data: Uint8Array }[] = [];
  for (let offset = 8; offset < file.length;) {
    const length = view.getUint32(offset);
    const type = String.fromCharCode(...file.subarray(offset + 4, offset + 8));
    chunks.push({ type, data: file.subarray(offset + 8, offset + 8 + length) });
    offset += 12 + length;
  }
  return chunks;
}

/** Damages a JPEG file: bytes, or whole markers. */
export function mutateJpeg(file: Uint8Array, random: Random): Uint8Array<ArrayBuffer> {
  if (random.below(3) > 0) return mutateBytes(file, random);
  const parts = splitJpeg(file);
  for (let count = 1 + random.below(3); count > 0; count--) {
    const index = random.below(parts.length), part = parts[index]!;
    switch (random.below(6)) {
      case 0:
        if (parts.length > 1) parts.splice(index, 1);
        break;
      case 1:
        parts.splice(random.below(parts.length + 1), 0, part);
        break;
      case 2: {
        const code = random.pick([
          0x00,
          0x01,
          0x02,
          0xc1,
          0xc9,
          0xd0,
          0xd3,
          0xd8,
          0xd9,
          0xdc,
          0xdd,
          0xf0,
          0xff,
        ]);
        parts.splice(random.below(parts.length + 1), 0, Uint8Array.of(0xff, code));
        break;
      }
      case 3:
        parts.push(...parts.splice(index, 1));
        break;
      default:
        parts[index] = mutateBytes(part, random);
    }
  }
  return concatenate(parts);
}

/** Splits a JPEG file before each marker; entropy-coded data follows the marker of its scan. */
function splitJpeg(file: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [file.subarray(0, 2)];
  for (let start = 2; start < file.length;) {
    const length = file[start + 1] === 0xd9 ? 0 : file[start + 2]! << 8 | file[start + 3]!;
    let end = start + 2 + length;
    if (file[start + 1] === 0xda) {
      while (
        end < file.length && !(file[end] === 0xff && file[end + 1] !== 0 && file[end + 1]! >> 3 !== 0x1a)
      ) {
        end++;
      }
    }
    parts.push(file.subarray(start, end));
    start = end;
  }
  return parts;
}

/** Changes, inserts, removes or repeats bytes, or cuts the file. */
function mutateBytes(file: Uint8Array, random: Random): Uint8Array<ArrayBuffer> {
  let bytes = new Uint8Array(file);
  for (let count = 1 + random.below(3); count > 0 && bytes.length > 0; count--) {
    const at = random.below(bytes.length), length = 1 + random.below(8);
    switch (random.below(6)) {
      case 0:
        bytes[at]! ^= 1 << random.below(8);
        break;
      case 1:
        bytes[at] = random.pick([0, 1, 0x7f, 0x80, 0xff, 0xd9, 0xda]);
        break;
      case 2:
        bytes = concatenate([bytes.subarray(0, at), bytes.subarray(at + length)]);
        break;
      case 3:
        bytes = concatenate([bytes.subarray(0, at + length), bytes.subarray(at)]);
        break;
      case 4:
        bytes = concatenate([
          bytes.subarray(0, at),
          Uint8Array.from({ length }, () => random.below(256)),
          bytes.subarray(at),
        ]);
        break;
      default:
        if (random.below(2) > 0) bytes = bytes.slice(0, at);
        else bytes = concatenate([bytes, Uint8Array.from({ length }, () => random.below(256))]);
    }
  }
  return bytes;
}
