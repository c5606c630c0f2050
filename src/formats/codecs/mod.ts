/**
 * Decodes JPEG and PNG files and encodes PNG files, on the host. Safe for untrusted files: limits bound memory
 * and time, and damaged files are errors.
 *
 * ```ts
 * import { decodeImage } from "@cuffi/cuffi/codecs";
 * const photo = await decodeImage(await readFile("photo.jpg"));
 * using frame = device.array(photo.data, { shape: [photo.height, photo.width, 3] });
 * ```
 *
 * @module
 */
import { readImageHeader } from "./header.ts";
import { decodeJpeg } from "./jpeg.ts";
import type { DecodeLimits } from "./limits.ts";
import { decodePng } from "./png.ts";
import type { RgbImage } from "./rgb_image.ts";

export { readImageHeader } from "./header.ts";
export type { ImageHeader } from "./image_header.ts";
export { decodeJpeg } from "./jpeg.ts";
export { type DecodeLimits, ImageLimitError } from "./limits.ts";
export { decodePng } from "./png.ts";
export { encodePng, type PngSource } from "./png_encode.ts";
export type { RgbImage } from "./rgb_image.ts";

/**
 * Decodes a JPEG or PNG file. The first bytes determine the format.
 *
 * @throws {TypeError} If `file` is not a `Uint8Array`, or is neither JPEG nor PNG.
 * @throws {ImageLimitError} If the file exceeds a limit.
 * @throws {Error} If the file is corrupt, truncated, or of a kind that cannot be decoded.
 */
export async function decodeImage(file: Uint8Array, limits: DecodeLimits = {}): Promise<RgbImage> {
  const { format } = readImageHeader(file, limits);
  return format === "jpeg" ? await decodeJpeg(file, limits) : await decodePng(file, limits);
}
