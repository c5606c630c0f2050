import { ImageDecodeError } from "./decode_error.ts";
import { readHeaderAs } from "./header.ts";
import { readJpegScans } from "./jpeg_header.ts";
import { completeLimits, type DecodeLimits } from "./limits.ts";
import { mergeCmyk, splitCmyk } from "./jpeg_cmyk.ts";
import { type Pixels, runMozjpeg } from "./mozjpeg.ts";
import { toUprightRgb, turnedSize } from "./orientation.ts";
import type { RgbImage } from "./rgb_image.ts";

/** Decodes a file of CMYK or YCCK to RGBA. */
async function decodeCmyk(file: Uint8Array): Promise<Pixels> {
  const { colors, black, ycck } = splitCmyk(file);
  const pixels = await runMozjpeg(colors), { data } = await runMozjpeg(black);
  mergeCmyk(pixels.data, data, ycck);
  data.buffer.transfer(0);
  return pixels;
}

/** Decodes a JPEG file on the host. See `decodeJpeg()`. */
export async function decodeJpegFile(file: Uint8Array, limits: DecodeLimits = {}): Promise<RgbImage> {
  const { width, height } = readHeaderAs("jpeg", file, limits);
  const { orientation, channels } = readJpegScans(file, completeLimits(limits));
  const pixels = channels === 4 ? await decodeCmyk(file) : await runMozjpeg(file);
  const [storedWidth, storedHeight] = turnedSize(width, height, orientation);
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
