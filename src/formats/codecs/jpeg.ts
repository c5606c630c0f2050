import { type RgbImage, toRgb } from "./rgb_image.ts";

/** True if a file starts as JPEG files do. */
export function isJpeg(file: Uint8Array): boolean {
  return file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff;
}

/**
 * Decodes a JPEG file, baseline or progressive. Grey images become RGB. The orientation that a camera wrote into the EXIF
 * data is applied, as OpenCV's `imread` does.
 *
 * The decoder is libjpeg's (MozJPEG as WebAssembly), so the pixels are those of Pillow and OpenCV.
 *
 * @throws {Error} If the file cannot be decoded.
 */
export async function decodeJpeg(file: Uint8Array): Promise<RgbImage> {
  const { default: decode } = await import("@jsquash/jpeg/decode.js");
  try {
    const { width, height, data } = await decode(new Uint8Array(file).buffer, { preserveOrientation: true });
    return { width, height, data: toRgb(data, width * height, 4) };
  } catch (cause) {
    throw new Error("the JPEG file cannot be decoded: it is damaged or cut short", { cause });
  }
}
