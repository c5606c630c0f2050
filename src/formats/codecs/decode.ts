import { decodeAvif } from "./avif.ts";
import { readImageHeader } from "./header.ts";
import { decodeJpegFile } from "./jpeg_host.ts";
import { completeLimits, type DecodeLimits } from "./limits.ts";
import { decodePng } from "./png.ts";
import type { RgbImage } from "./rgb_image.ts";
import { bytesOf, type ImageSource, rejectDevice } from "./source.ts";
import { decodeWebp } from "./webp.ts";

/**
 * Decodes a JPEG, PNG, WebP or AVIF file on the host, to 8-bit RGB. The first bytes determine the format. Alpha is
 * dropped. The result is upright: turned by the EXIF orientation, or by AVIF's own properties. WebP needs the package
 * `@jsquash/webp`, AVIF `@jsquash/avif`; without it, the reason of the error is `"unsupported"`.
 *
 * ```ts
 * import { decodeImage } from "@cuffi/cuffi/codecs";
 *
 * const { width, height, data } = await decodeImage(await fetch("https://example.com/photo.jpg"));
 * console.log(width, height, data.length); // 3 bytes per pixel
 * ```
 *
 * @param file The bytes of the file, a `Blob`, a `Request`, a `Response` or a `ReadableStream`.
 * @throws {TypeError} If `file` is of another type.
 * @throws {ImageLimitError} If the file exceeds a limit.
 * @throws {ImageDecodeError} If the file has another format, or is corrupt, truncated, or of a kind that cannot
 *   be decoded.
 */
export async function decodeImage(file: ImageSource, limits: DecodeLimits = {}): Promise<RgbImage> {
  rejectDevice(file, "; decodeImage() needs no device");
  const bytes = await bytesOf(file, completeLimits(limits).maxBytes);
  const header = readImageHeader(bytes, limits);
  switch (header.format) {
    case "jpeg":
      return await decodeJpegFile(bytes, limits);
    case "png":
      return await decodePng(bytes, limits);
    case "webp":
      return await decodeWebp(bytes, header);
    case "avif":
      return await decodeAvif(bytes, header);
  }
}
