import { ImageDecodeError } from "./decode_error.ts";
import { invalid, mismatch } from "../../base/check.ts";
import { nameOfOtherFile } from "../../base/file_format.ts";
import type { ImageHeader } from "./image_header.ts";
import { isAvif, readAvifHeader } from "./avif.ts";
import { isJpeg, readJpegHeader } from "./jpeg_header.ts";
import { completeLimits, type DecodeLimits, ImageLimitError } from "./limits.ts";
import { isPng, readPngHeader } from "./png_header.ts";
import { isWebp, readWebpHeader } from "./webp.ts";

const FORMATS = [
  [isJpeg, readJpegHeader],
  [isPng, readPngHeader],
  [isWebp, readWebpHeader],
  [isAvif, readAvifHeader],
] as const;

/**
 * Reads the header of a JPEG, PNG, WebP or AVIF file without decoding it, and checks it against the limits. The decoders
 * read the header through this function too, so they cannot disagree with it.
 *
 * ```ts
 * const { format, width, height } = readImageHeader(await readFile("photo.jpg"));
 * if (width * height > 50e6) throw new Error(`${format}: too large`);
 * ```
 *
 * @throws {TypeError} If `file` is not a `Uint8Array`.
 * @throws {ImageLimitError} If the file or the image exceeds a limit.
 * @throws {ImageDecodeError} If the file has another format, or its header is corrupt or describes an
 *   image that cannot be decoded.
 */
export function readImageHeader(file: Uint8Array, limits: DecodeLimits = {}): ImageHeader {
  if (!(file instanceof Uint8Array)) throw new TypeError(invalid("file", "a Uint8Array", file));
  const { maxBytes, maxPixels, maxSide } = completeLimits(limits);
  const read = FORMATS.find(([matches]) => matches(file))?.[1];
  if (file.length === 0) throw new ImageDecodeError("format", "the file is empty");
  if (read === undefined) {
    throw unknownFormat("a JPEG, PNG, WebP or AVIF file", file);
  }
  if (file.length > maxBytes) {
    throw new ImageLimitError(mismatch("file", `at most ${maxBytes} bytes`, file.length));
  }
  const header = read(file);
  const { width, height } = header;
  if (width * height > maxPixels) {
    throw new ImageLimitError(mismatch("image", `at most ${maxPixels} pixels`, `${width} × ${height}`));
  }
  if (Math.max(width, height) > maxSide) {
    throw new ImageLimitError(
      mismatch("image", `at most ${maxSide} pixels per side`, `${width} × ${height}`),
    );
  }
  return header;
}

/** Returns the error for a file of another format, which it names if it is a common one. */
export function unknownFormat(expected: string, file: Uint8Array): ImageDecodeError {
  const digits = Array.from(file.subarray(0, 4), (byte) => byte.toString(16).padStart(2, "0"));
  const got = nameOfOtherFile(file) ?? `${file.length} bytes that start with "${digits.join(" ")}"`;
  return new ImageDecodeError("format", mismatch("file", expected, got));
}

const NAMES = { jpeg: "JPEG", png: "PNG", webp: "WebP", avif: "AVIF" } as const;

/** Reads the header like {@link readImageHeader}, of one format; throws an ImageDecodeError for others. */
export function readHeaderAs(
  format: ImageHeader["format"],
  file: Uint8Array,
  limits: DecodeLimits,
): ImageHeader {
  completeLimits(limits); // options are checked before the file
  if (file instanceof Uint8Array && file.length > 0 && !FORMATS.some(([matches]) => matches(file))) {
    throw unknownFormat(`a ${NAMES[format]} file`, file);
  }
  const header = readImageHeader(file, limits);
  if (header.format === format) return header;
  const article = header.format === "avif" ? "an" : "a";
  throw new ImageDecodeError(
    "format",
    mismatch("file", `a ${NAMES[format]} file`, `${article} ${NAMES[header.format]} file`),
  );
}
