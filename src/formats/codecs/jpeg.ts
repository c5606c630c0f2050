import { type RgbImage, toRgb } from "./rgb_image.ts";

/** Whether the bytes start with the JPEG signature. */
export function isJpeg(file: Uint8Array): boolean {
  return file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff;
}

/**
 * Decodes a baseline or progressive JPEG file to RGB. Applies the EXIF orientation, like OpenCV's `imread`.
 *
 * The decoder is MozJPEG as WebAssembly, so the pixels equal those of Pillow and OpenCV (libjpeg).
 *
 * @throws {Error} If the file cannot be decoded.
 */
export async function decodeJpeg(file: Uint8Array): Promise<RgbImage> {
  const { default: decode } = await import("@jsquash/jpeg/decode.js");
  try {
    const { width, height, data } = await decode(new Uint8Array(file).buffer, { preserveOrientation: true });
    return { width, height, data: toRgb(data, width * height, 4) };
  } catch (cause) {
    throw new Error("the JPEG file cannot be decoded: it is corrupt or truncated", { cause });
  }
}
