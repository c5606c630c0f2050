import type { DecodedPng } from "fast-png";
import { checkInteger, invalid } from "../../base/check.ts";
import { type RgbImage, toRgb } from "./rgb_image.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Whether the bytes start with the PNG signature. */
export function isPng(file: Uint8Array): boolean {
  return SIGNATURE.every((byte, i) => file[i] === byte);
}

/**
 * Decodes a PNG file of any color type to 8-bit RGB. Drops alpha and the lower byte of 16-bit values.
 *
 * @throws {Error} If the file cannot be decoded.
 */
export async function decodePng(file: Uint8Array): Promise<RgbImage> {
  const { convertIndexedToRgb, decode } = await import("fast-png");
  let png: DecodedPng;
  try {
    png = decode(file);
  } catch (cause) {
    throw new Error(`the PNG file cannot be decoded: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  const { width, height } = png;
  if (png.palette) {
    return {
      width,
      height,
      data: toRgb(convertIndexedToRgb(png), width * height, png.palette[0]?.length ?? 3),
    };
  }
  if (png.depth < 8) {
    // Expands gray values of 1, 2 or 4 bits through a palette.
    const steps = (1 << png.depth) - 1;
    const palette = Array.from(
      { length: steps + 1 },
      (_, i) => new Array<number>(3).fill(Math.round((i * 255) / steps)),
    );
    return { width, height, data: convertIndexedToRgb({ ...png, palette }) };
  }
  const data = png.depth === 16 ? Uint8Array.from(png.data, (value) => value >> 8) : png.data;
  return { width, height, data: toRgb(data, width * height, png.channels) };
}

/** Pixels to encode: interleaved 8-bit channels (HWC), contiguous. */
export interface PngSource {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** `height * width * channels` bytes. */
  readonly data: Uint8Array | Uint8ClampedArray;
  /** 1 for gray, 2 for gray and alpha, 3 for RGB (default), 4 for RGBA. */
  readonly channels?: 1 | 2 | 3 | 4;
}

/**
 * Encodes an image as a PNG file.
 *
 * @throws {RangeError} If `data` does not match width, height and channels.
 */
export async function encodePng(image: PngSource): Promise<Uint8Array> {
  const { width, height, data, channels = 3 } = image;
  checkInteger("image.width", width, 1, 0x7fffffff);
  checkInteger("image.height", height, 1, 0x7fffffff);
  checkInteger("image.channels", channels, 1, 4);
  if (data.length !== width * height * channels) {
    throw new RangeError(invalid("image.data", `${width} × ${height} × ${channels} bytes`, data));
  }
  const { encode } = await import("fast-png");
  return encode({ width, height, data, channels, depth: 8 });
}
