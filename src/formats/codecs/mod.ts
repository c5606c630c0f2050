/**
 * Decodes JPEG, PNG, WebP and AVIF files, and encodes JPEG and PNG files. JPEG is decoded and encoded on the
 * device if it can, the others on the host. Safe for untrusted files: limits bound memory and time, and damaged
 * files are errors.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { readImage } from "@cuffi/cuffi/codecs";
 *
 * using device = await openDevice();
 * using photo = await readImage("photo.jpg"); // u8 [height, width, 3]
 * ```
 *
 * @module
 */
export type { BatchOptions } from "./batch.ts";
export { decodeImage } from "./decode.ts";
export { ImageDecodeError } from "./decode_error.ts";
export type { JpegSubsampling } from "../../driver/jpeg.ts";
export { encodeJpeg, type EncodeJpegOptions, type JpegImage } from "./jpeg_encode.ts";
export { readImageHeader } from "./header.ts";
export type { ImageHeader } from "./image_header.ts";
export { decodeJpeg, type DecodeJpegOptions, decodesJpeg } from "./jpeg.ts";
export { type DecodeLimits, ImageLimitError } from "./limits.ts";
export { decodePng } from "./png.ts";
export { encodePng, type PngSource } from "./png_encode.ts";
export { readImage, type ReadImageOptions } from "./read_image.ts";
export type { ImageSource } from "./source.ts";
export type { RgbImage } from "./rgb_image.ts";
