/** The chunks of PNG files (PNG specification, third edition, sections 5 and 11). */
import { ImageDecodeError } from "./decode_error.ts";
import { type OrientedHeader, readOrientation, turnedSize } from "./orientation.ts";
import { crc32 } from "./zlib.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Whether the bytes start with the PNG signature. */
export function isPng(file: Uint8Array): boolean {
  return SIGNATURE.every((byte, i) => file[i] === byte);
}

/** A part of a PNG file. */
export interface PngChunk {
  /** Four letters. The first is a capital in a chunk that decoders must understand. */
  readonly type: string;
  readonly data: Uint8Array;
}

/** Color types of the IHDR chunk. */
export const GRAY = 0, RGB = 2, PALETTE = 3, GRAY_ALPHA = 4, RGBA = 6;

const CHANNELS: Record<number, number> = { [GRAY]: 1, [RGB]: 3, [PALETTE]: 1, [GRAY_ALPHA]: 2, [RGBA]: 4 };
const BIT_DEPTHS: Record<number, readonly number[]> = {
  [GRAY]: [1, 2, 4, 8, 16],
  [RGB]: [8, 16],
  [PALETTE]: [1, 2, 4, 8],
  [GRAY_ALPHA]: [8, 16],
  [RGBA]: [8, 16],
};

/** Types of chunks, as integers. */
const EXIF_CHUNK = 0x65584966, END_CHUNK = 0x49454e44;

/** The IHDR chunk of a PNG file, and its EXIF orientation. */
export interface PngHeader extends OrientedHeader {
  readonly colorType: number;
  readonly interlaced: boolean;
}

/**
 * Reads the header of a PNG file, which must be its first chunk.
 *
 * @throws {Error} If the header is corrupt or truncated.
 */
export function readPngHeader(file: Uint8Array): PngHeader {
  const { type, data } = readChunk(file, SIGNATURE.length);
  if (type !== "IHDR" || data.length !== 13) throw corrupt("it does not start with a header");
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const width = view.getUint32(0), height = view.getUint32(4);
  const [bitDepth, colorType, compression, filter, interlace] = data.subarray(8) as unknown as number[];
  if (width === 0 || height === 0 || Math.max(width, height) > 0x7fffffff) {
    throw corrupt(`it declares ${width} × ${height} pixels`);
  }
  const channels = CHANNELS[colorType!];
  if (channels === undefined || !BIT_DEPTHS[colorType!]!.includes(bitDepth!)) {
    throw corrupt(`color type ${colorType} with ${bitDepth} bits does not exist`);
  }
  if (compression !== 0 || filter !== 0 || interlace! > 1) {
    throw corrupt("its compression, filter or interlace method does not exist");
  }
  const orientation = orientationOf(file);
  const [uprightWidth, uprightHeight] = turnedSize(width, height, orientation);
  const rowBytes = Math.ceil(width * channels * bitDepth! / 8) + 1;
  return {
    format: "png",
    width: uprightWidth,
    height: uprightHeight,
    orientation,
    channels,
    bitDepth: bitDepth!,
    colorType: colorType!,
    interlaced: interlace === 1,
    decodeBytes: width * height * 3 + 2 * rowBytes + (1 << 20), // RGB, two rows, and the buffers of zlib
  };
}

/**
 * Returns the orientation in the first eXIf chunk, which may follow the image data, and 1 without one. Reads no
 * checksums, because decoding checks them.
 */
function orientationOf(file: Uint8Array): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = SIGNATURE.length; at + 12 <= file.length;) {
    const length = view.getUint32(at), type = view.getUint32(at + 4);
    if (type === EXIF_CHUNK) return readOrientation(file.subarray(at + 8, at + 8 + length));
    if (type === END_CHUNK) break;
    at += 12 + length;
  }
  return 1;
}

/**
 * Returns the chunks of a PNG file up to its end chunk. Bytes after that are ignored.
 *
 * @throws {Error} If a chunk is truncated or its checksum is wrong.
 */
export function* readPngChunks(file: Uint8Array): Generator<PngChunk> {
  for (let offset = SIGNATURE.length;;) {
    const chunk = readChunk(file, offset);
    yield chunk;
    if (chunk.type === "IEND") return;
    offset += 12 + chunk.data.length;
  }
}

function readChunk(file: Uint8Array, offset: number): PngChunk {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (offset + 12 > file.length) throw truncated();
  const end = offset + 8 + view.getUint32(offset);
  if (end + 4 > file.length) throw truncated();
  const type = String.fromCharCode(...file.subarray(offset + 4, offset + 8));
  if (!/^[A-Za-z]{4}$/.test(type)) throw corrupt("the type of a chunk is not four letters");
  if (crc32(file.subarray(offset + 4, end)) !== view.getUint32(end)) {
    throw corrupt(`the checksum of its ${type} chunk is wrong`);
  }
  return { type, data: file.subarray(offset + 8, end) };
}

/** An error about the content of a PNG file. */
export function corrupt(reason: string): ImageDecodeError {
  return new ImageDecodeError("damaged", `the PNG file is corrupt: ${reason}`);
}

function truncated(): ImageDecodeError {
  return new ImageDecodeError("damaged", "the PNG file is truncated");
}
