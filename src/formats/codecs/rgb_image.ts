/** A decoded image on the host: contiguous 8-bit RGB (HWC). */
export interface RgbImage {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** `height * width * 3` bytes. */
  readonly data: Uint8Array<ArrayBuffer>;
}
