import { readImageHeader } from "./header.ts";
import { decodeJpegFile } from "./jpeg_host.ts";
import { completeLimits, type DecodeLimits } from "./limits.ts";
import { decodePng } from "./png.ts";
import type { RgbImage } from "./rgb_image.ts";
import { bytesOf, type ImageSource } from "./source.ts";

/**
 * Decodes a JPEG or PNG file. The first bytes determine the format.
 *
 * ```ts
 * import { decodeImage } from "@cuffi/cuffi/codecs";
 *
 * const { width, height, data } = await decodeImage(await fetch("https://example.com/photo.jpg"));
 * console.log(width, height, data.length); // 3 bytes per pixel
 * ```
 *
 * @param file The bytes of the file, a `Blob` or a `Response`.
 * @throws {TypeError} If `file` is none of these.
 * @throws {ImageLimitError} If the file exceeds a limit.
 * @throws {ImageDecodeError} If the file is neither JPEG nor PNG, corrupt, truncated, or of a kind that cannot
 *   be decoded.
 */
export async function decodeImage(file: ImageSource, limits: DecodeLimits = {}): Promise<RgbImage> {
  const bytes = await bytesOf(file, completeLimits(limits).maxBytes);
  const { format } = readImageHeader(bytes, limits);
  return format === "jpeg" ? await decodeJpegFile(bytes, limits) : await decodePng(bytes, limits);
}
