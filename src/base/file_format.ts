/** Names of file formats, for errors about files in the wrong format. */

/** The first bytes of formats, in hexadecimal digits; dots stand for any. */
type Formats = readonly (readonly [start: RegExp, name: string])[];

/** Formats of images that cuffi decodes. */
const DECODED: Formats = [
  [/^ffd8ff/, "a JPEG file"],
  [/^89504e470d0a1a0a/, "a PNG file"],
  [/^52494646.{8}57454250/, "a WebP file"],
  [/^.{8}6674797061766966/, "an AVIF file"],
];

/** Other formats without video. */
const OTHERS: Formats = [
  [/^47494638/, "a GIF file"],
  [/^424d/, "a BMP file"],
  [/^(49492a00|4d4d002a)/, "a TIFF file"],
  [/^.{8}66747970(6865|6d69|6d736631)/, "a HEIC file"],
  [/^ff0a|^0000000c4a584c20/, "a JPEG XL file"],
  [/^0000000c6a502020|^ff4fff51/, "a JPEG 2000 file"],
  [/^25504446/, "a PDF file"],
  [/^(3c3f786d6c|3c737667)/, "an SVG file"],
  [/^(3c21|3c68746d6c)/i, "an HTML page"],
];

const VIDEOS: Formats = [
  [/^(.{8}66747970|1a45dfa3)/, "a video file; see openVideo() of @cuffi/cuffi/video"],
];

/** Printable ASCII, but no HLS playlist, whose first line is #EXTM3U. */
const TEXT: Formats = [
  [/^(?:efbbbf)?(?!234558544d3355)(?:0[9ad]|[2-6].|7[0-9a-e])+$/, "a text file"],
];

/** Returns the name of the format of a file that is no image that cuffi decodes; undefined if it is unknown. */
export function nameOfOtherFile(file: Uint8Array): string | undefined {
  return nameOf(file, [...OTHERS, ...VIDEOS]);
}

/** Returns the name of the format of a still image, a document or text, with advice; undefined for other files. */
export function nameOfStill(file: Uint8Array): string | undefined {
  const image = nameOf(file, DECODED);
  return image === undefined
    ? nameOf(file, [...OTHERS, ...TEXT])
    : `${image}; see readImage() of @cuffi/cuffi/codecs`;
}

function nameOf(file: Uint8Array, formats: Formats): string | undefined {
  const digits = Array.from(file.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return formats.find(([start]) => start.test(digits))?.[1];
}
