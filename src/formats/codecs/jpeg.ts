import { readImageHeader } from "./header.ts";
import { isJpeg, readJpegScans } from "./jpeg_header.ts";
import { completeLimits, type DecodeLimits } from "./limits.ts";
import { runMozjpeg } from "./mozjpeg.ts";
import { swapsSides, toUprightRgb } from "./orientation.ts";
import type { RgbImage } from "./rgb_image.ts";

/**
 * Decodes a baseline or progressive JPEG file, gray or color, to RGB. Applies the EXIF orientation, like
 * OpenCV's `imread`.
 *
 * The decoder is MozJPEG as WebAssembly, so the pixels equal those of Pillow and OpenCV (libjpeg), except for
 * 4:4:0 files, whose chroma it repeats while libjpeg-turbo interpolates since version 2.1. Like them it accepts
 * damaged entropy-coded data, which no checksum protects, but like Pillow no truncated file. It decodes neither
 * CMYK, which libjpeg cannot convert to RGB, nor arithmetic coding; convert such files.
 *
 * ```ts
 * const { width, height, data } = await decodeJpeg(await readFile("photo.jpg"));
 * using frame = device.array(data, { shape: [height, width, 3] });
 * ```
 *
 * @throws {ImageLimitError} If the file exceeds a limit.
 * @throws {Error} If the file is not JPEG or cannot be decoded.
 */
export async function decodeJpeg(file: Uint8Array, limits: DecodeLimits = {}): Promise<RgbImage> {
  const { width, height } = readImageHeader(file, limits);
  if (!isJpeg(file)) throw new TypeError("file: expected a JPEG file, got a PNG file");
  const { orientation } = readJpegScans(file, completeLimits(limits));
  const pixels = await runMozjpeg(file);
  const [storedWidth, storedHeight] = swapsSides(orientation) ? [height, width] : [width, height];
  if (pixels.width !== storedWidth || pixels.height !== storedHeight) {
    throw new Error(
      "the JPEG file cannot be decoded: " +
        `its header declares ${storedWidth} × ${storedHeight} pixels, it has ${pixels.width} × ${pixels.height}`,
    );
  }
  const data = toUprightRgb(pixels.data, storedWidth, storedHeight, orientation);
  pixels.data.buffer.transfer(0); // frees the memory now; the garbage collector may let much of it accumulate
  return { width, height, data };
}
