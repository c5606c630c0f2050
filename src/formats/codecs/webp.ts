/** WebP files: the container (RFC 9649), and the decoder. */
import { ImageDecodeError } from "./decode_error.ts";
import type { ImageHeader } from "./image_header.ts";
import type { RgbImage } from "./rgb_image.ts";
import { decodeByWasm, WasmDecoder } from "./wasm_decoder.ts";

const DECODER = new WasmDecoder("WebP", "@jsquash/webp", "codec/dec/webp_dec");

/** Flags of the VP8X chunk. */
const ANIMATION = 0x02, ALPHA = 0x10;

/** Bytes of the RIFF header and of a chunk's header. */
const RIFF_BYTES = 12, CHUNK_BYTES = 8;

/** Whether the bytes start with the signature of WebP. */
export function isWebp(file: Uint8Array): boolean {
  return text(file, 0) === "RIFF" && text(file, 8) === "WEBP";
}

/**
 * Reads the first chunk, which has the size of the image.
 *
 * @throws {ImageDecodeError} If it is corrupt or truncated, or the file is animated.
 */
export function readWebpHeader(file: Uint8Array): ImageHeader {
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
    return header(u24(start + 4) + 1, u24(start + 7) + 1, (file[start]! & ALPHA) !== 0);
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

function header(width: number, height: number, alpha: boolean): ImageHeader {
  // RGBA and planes in the decoder's memory, the copy of RGBA, and RGB.
  const decodeBytes = width * height * (4 + 4 + 4 + 3);
  return { format: "webp", width, height, channels: alpha ? 4 : 3, bitDepth: 8, decodeBytes };
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
