/** A decoded image on the host: contiguous 8-bit RGB (HWC). */
export interface RgbImage {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** `height * width * 3` bytes. */
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Converts to RGB: drops alpha, and repeats gray values (1 or 2 channels) three times. */
export function toRgb(data: ArrayLike<number>, pixels: number, channels: number): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array(pixels * 3);
  const green = channels > 2 ? 1 : 0;
  const blue = channels > 2 ? 2 : 0;
  for (let from = 0, to = 0; to < rgb.length; from += channels, to += 3) {
    rgb[to] = data[from]!;
    rgb[to + 1] = data[from + green]!;
    rgb[to + 2] = data[from + blue]!;
  }
  return rgb;
}
