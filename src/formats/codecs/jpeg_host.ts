import { ImageDecodeError } from "./decode_error.ts";
import { readImageHeader, requireFormat } from "./header.ts";
import { readJpegScans } from "./jpeg_header.ts";
import { completeLimits, type DecodeLimits } from "./limits.ts";
import { runMozjpeg } from "./mozjpeg.ts";
import { swapsSides, toUprightRgb } from "./orientation.ts";
import type { RgbImage } from "./rgb_image.ts";

/** Decodes a JPEG file on the host. See `decodeJpeg()`. */
export async function decodeJpegFile(file: Uint8Array, limits: DecodeLimits = {}): Promise<RgbImage> {
  const { width, height } = requireFormat(readImageHeader(file, limits), "jpeg");
  const { orientation } = readJpegScans(file, completeLimits(limits));
  const pixels = await runMozjpeg(file);
  const [storedWidth, storedHeight] = swapsSides(orientation) ? [height, width] : [width, height];
  if (pixels.width !== storedWidth || pixels.height !== storedHeight) {
    throw new ImageDecodeError(
      "damaged",
      "the JPEG file cannot be decoded: " +
        `its header declares ${storedWidth} × ${storedHeight} pixels, it has ${pixels.width} × ${pixels.height}`,
    );
  }
  const data = toUprightRgb(pixels.data, storedWidth, storedHeight, orientation);
  pixels.data.buffer.transfer(0); // frees the memory now; the garbage collector may let much of it accumulate
  return { width, height, data };
}
