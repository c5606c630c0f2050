/** WebP files: the container (RFC 9649), and the decoder. */
import { ImageDecodeError } from "./decode_error.ts";
import type { ImageHeader } from "./image_header.ts";
import { type OrientedHeader, readOrientation, turnedSize } from "./orientation.ts";
import type { RgbImage } from "./rgb_image.ts";
import { decodeByWasm, WasmDecoder } from "./wasm_decoder.ts";

const DECODER = new WasmDecoder("WebP", "@jsquash/webp", "codec/dec/webp_dec");

/** Flags of the VP8X chunk. */
const ANIMATION = 0x02, EXIF = 0x08, ALPHA = 0x10;

/** The type of the chunk with EXIF data, as a big-endian integer. */
const EXIF_CHUNK = 0x45584946;

/** Bytes of the RIFF header and of a chunk's header. */
const RIFF_BYTES = 12, CHUNK_BYTES = 8;

/** Whether the bytes start with the signature of WebP. */
export function isWebp(file: Uint8Array): boolean {
  return text(file, 0) === "RIFF" && text(file, 8) === "WEBP";
}

/**
 * Reads the first chunk, which has the size of the image, and the EXIF orientation of extended files.
 *
 * @throws {ImageDecodeError} If it is corrupt or truncated, or the file is animated.
 */
export function readWebpHeader(file: Uint8Array): OrientedHeader {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const start = RIFF_BYTES + CHUNK_BYTES;
  if (file.length < start + 10) throw truncated();
  if (view.getUint32(4, true) + CHUNK_BYTES > file.length) throw truncated();
  const type = text(file, RIFF_BYTES);
  const u24 = (at: number) => view.getUint16(at, true) | file[at + 2]! << 16;
  if (type === "VP8X") {
    if (file[start]! & ANIMATION) {
      throw new ImageDecodeError("unsupported", "the WebP file cannot be decoded: it is animated");
    }
    const orientation = file[start]! & EXIF ? orientationOf(file, view) : 1;
    return header(u24(start + 4) + 1, u24(start + 7) + 1, (file[start]! & ALPHA) !== 0, orientation);
  }
  if (type === "VP8L") {
    if (file[start] !== 0x2f) throw corrupt("its lossless data has no signature");
    const bits = view.getUint32(start + 1, true);
    return header((bits & 0x3fff) + 1, (bits >>> 14 & 0x3fff) + 1, (bits >>> 28 & 1) === 1);
  }
  if (type === "VP8 ") {
    if (u24(start + 3) !== 0x2a019d) throw corrupt("its lossy data has no signature");
    const [width, height] = [
      view.getUint16(start + 6, true) & 0x3fff,
      view.getUint16(start + 8, true) & 0x3fff,
    ];
    if (width === 0 || height === 0) throw corrupt(`it declares ${width} × ${height} pixels`);
    return header(width, height, false);
  }
  throw corrupt("it does not start with an image");
}

/** Decodes a WebP file to RGB, and drops alpha. */
export async function decodeWebp(file: Uint8Array, header: ImageHeader): Promise<RgbImage> {
  return await decodeByWasm(DECODER, file, header);
}

/** Returns the orientation in the first EXIF chunk, and 1 if it is missing or cut. */
function orientationOf(file: Uint8Array, view: DataView): number {
  const end = CHUNK_BYTES + view.getUint32(4, true);
  for (let at = RIFF_BYTES; at + CHUNK_BYTES <= end;) {
    const data = at + CHUNK_BYTES, length = view.getUint32(at + 4, true);
    if (data + length > end) break;
    if (view.getUint32(at) === EXIF_CHUNK) return readOrientation(file.subarray(data, data + length));
    at = data + length + length % 2;
  }
  return 1;
}

function header(width: number, height: number, alpha: boolean, orientation = 1): OrientedHeader {
  // RGBA and planes in the decoder's memory, the copy of RGBA, and RGB.
  const decodeBytes = width * height * (4 + 4 + 4 + 3), channels = alpha ? 4 : 3;
  [width, height] = turnedSize(width, height, orientation);
  return { format: "webp", width, height, channels, bitDepth: 8, decodeBytes, orientation };
}

function text(file: Uint8Array, at: number): string {
  return String.fromCharCode(...file.subarray(at, at + 4));
}

function corrupt(reason: string): ImageDecodeError {
  return new ImageDecodeError("damaged", `the WebP file is corrupt: ${reason}`);
}

function truncated(): ImageDecodeError {
  return new ImageDecodeError("damaged", "the WebP file is truncated");
}
