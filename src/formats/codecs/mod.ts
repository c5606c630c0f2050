/**
 * Decodes JPEG and PNG files and encodes PNG files, on the host. The codecs are WebAssembly and plain
 * JavaScript; each is loaded on first use.
 *
 * ```ts
 * import { decodeImage } from "@cuffi/cuffi/codecs";
 * const photo = await decodeImage(await readFile("photo.jpg"));
 * using frame = device.array(photo.data, { shape: [photo.height, photo.width, 3] });
 * ```
 *
 * @module
 */
import { invalid, mismatch } from "../../base/check.ts";
import { decodeJpeg, isJpeg } from "./jpeg.ts";
import { decodePng, isPng } from "./png.ts";
import type { RgbImage } from "./rgb_image.ts";

export { decodeJpeg } from "./jpeg.ts";
export { decodePng, encodePng } from "./png.ts";
export type { PngSource } from "./png.ts";
export type { RgbImage } from "./rgb_image.ts";

/**
 * Decodes a JPEG or PNG file. The first bytes determine the format.
 *
 * @throws {TypeError} If `file` is not a `Uint8Array`, or is neither JPEG nor PNG.
 * @throws {Error} If the file is corrupt.
 */
export async function decodeImage(file: Uint8Array): Promise<RgbImage> {
  if (!(file instanceof Uint8Array)) {
    throw new TypeError(invalid("file", "a Uint8Array", file));
  }
  if (isJpeg(file)) return await decodeJpeg(file);
  if (isPng(file)) return await decodePng(file);
  const start = Array.from(file.subarray(0, 4), (byte) => byte.toString(16).padStart(2, "0")).join(" ");
  throw new TypeError(
    mismatch("file", "a JPEG or PNG file", `${file.length} bytes that start with "${start}"`),
  );
}
