/** The properties of an image that its file declares. */
export interface ImageHeader {
  /** The file format. */
  readonly format: "jpeg" | "png" | "webp" | "avif";
  /** Width of the decoded image in pixels, after its orientation is applied. */
  readonly width: number;
  /** Height of the decoded image in pixels, after its orientation is applied. */
  readonly height: number;
  /** Channels in the file: 1 for gray and for palette indices, 3 for color, one more with alpha, 4 for CMYK. */
  readonly channels: number;
  /** Bits per channel, or per palette index: 1, 2, 4, 8 or 16. */
  readonly bitDepth: number;
  /** Upper bound of the memory that decoding takes, in bytes, without the file itself. */
  readonly decodeBytes: number;
}
