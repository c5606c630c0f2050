import { turnedSize, uprightSteps } from "./orientation.ts";
import { corrupt, GRAY, GRAY_ALPHA, PALETTE, type PngHeader } from "./png_header.ts";

/** Where the pixels of a pass lie in the image: every `dx`-th from `x`, every `dy`-th row from `y`. */
interface Pass {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

const WHOLE: readonly Pass[] = [{ x: 0, y: 0, dx: 1, dy: 1 }];

/** The passes of interlaced images (PNG, section 8). */
const ADAM7: readonly Pass[] = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];

/** Converts decompressed image data to upright RGB pixels, row by row. */
export class PngRows {
  /** The image: contiguous 8-bit RGB (HWC). */
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly #header: PngHeader;
  /** Columns and rows of the stored pixels. */
  readonly #width: number;
  readonly #height: number;
  readonly #steps: ReturnType<typeof uprightSteps>;
  /** RGB of every value of a sample of at most 8 bits: the palette, or gray. */
  readonly #colors: Uint8Array;
  /** Bytes per pixel, at least 1: the distance of the byte to the left that filters refer to. */
  readonly #pixelBytes: number;
  readonly #passes: readonly Pass[];
  #pass = 0;
  /** The row of the image that comes next, and its number of pixels. */
  #y = 0;
  #columns = 0;
  /** The filter type and the bytes of the row, and of the row above it. */
  #row: Uint8Array;
  #above: Uint8Array;
  #rowBytes = 0;
  #filled = 0;

  constructor(header: PngHeader, palette: Uint8Array | undefined) {
    const { channels, bitDepth, interlaced, orientation } = header;
    const [width, height] = turnedSize(header.width, header.height, orientation);
    this.#header = header;
    this.#width = width;
    this.#height = height;
    this.#steps = uprightSteps(width, height, orientation);
    this.pixels = new Uint8Array(width * height * 3);
    this.#colors = palette ? paletteColors(palette) : grayColors(Math.min(bitDepth, 8));
    this.#pixelBytes = Math.max(1, channels * bitDepth >> 3);
    const bytes = 1 + Math.ceil(width * channels * bitDepth / 8);
    this.#row = new Uint8Array(bytes);
    this.#above = new Uint8Array(bytes);
    this.#passes = interlaced ? ADAM7 : WHOLE;
    this.#startPass();
  }

  /**
   * Takes the next decompressed bytes.
   *
   * @throws {Error} If there are more than the image needs.
   */
  push(bytes: Uint8Array): void {
    for (let offset = 0; offset < bytes.length;) {
      if (this.#pass === this.#passes.length) throw corrupt("it has more image data than pixels");
      const part = bytes.subarray(offset, offset + this.#rowBytes - this.#filled);
      this.#row.set(part, this.#filled);
      offset += part.length;
      this.#filled += part.length;
      if (this.#filled === this.#rowBytes) this.#finishRow();
    }
  }

  /** Throws if pixels are missing. */
  finish(): void {
    if (this.#pass < this.#passes.length) throw corrupt("its image data is truncated");
  }

  /** Starts the current pass, or the next one that has pixels. */
  #startPass(): void {
    const { channels, bitDepth } = this.#header, width = this.#width;
    for (; this.#pass < this.#passes.length; this.#pass++) {
      const { x, y, dx } = this.#passes[this.#pass]!;
      if (x >= width || y >= this.#height) continue;
      this.#y = y;
      this.#columns = Math.ceil((width - x) / dx);
      this.#rowBytes = 1 + Math.ceil(this.#columns * channels * bitDepth / 8);
      this.#above.fill(0);
      return;
    }
  }

  #finishRow(): void {
    unfilter(this.#row, this.#above, this.#rowBytes, this.#pixelBytes);
    this.#convertRow();
    [this.#row, this.#above] = [this.#above, this.#row];
    this.#filled = 0;
    this.#y += this.#passes[this.#pass]!.dy;
    if (this.#y >= this.#height) {
      this.#pass++;
      this.#startPass();
    }
  }

  /** Writes the row to the pixels. */
  #convertRow(): void {
    const { channels, bitDepth, colorType } = this.#header, { start, right, down } = this.#steps;
    const { x, dx } = this.#passes[this.#pass]!;
    const row = this.#row, pixels = this.pixels, colors = this.#colors;
    let to = (start + this.#y * down + x * right) * 3;
    const step = dx * right * 3;
    if (colorType === GRAY || colorType === PALETTE || colorType === GRAY_ALPHA) {
      const mask = (1 << Math.min(bitDepth, 8)) - 1, sampleBits = channels * bitDepth;
      for (let i = 0, bit = 8; i < this.#columns; i++, bit += sampleBits, to += step) {
        // The high byte of 16 bits; otherwise the sample's bits, which start at the high end of the byte.
        const byte = row[bit >> 3]!;
        const color = (bitDepth < 8 ? byte >> 8 - bitDepth - (bit & 7) & mask : byte) * 3;
        pixels[to] = colors[color]!;
        pixels[to + 1] = colors[color + 1]!;
        pixels[to + 2] = colors[color + 2]!;
      }
    } else {
      const sample = bitDepth >> 3, pixel = channels * sample;
      for (let i = 0, from = 1; i < this.#columns; i++, from += pixel, to += step) {
        pixels[to] = row[from]!;
        pixels[to + 1] = row[from + sample]!;
        pixels[to + 2] = row[from + 2 * sample]!;
      }
    }
  }
}

/** RGB of every palette index. Indices beyond the palette are black. */
function paletteColors(palette: Uint8Array): Uint8Array {
  const colors = new Uint8Array(256 * 3);
  colors.set(palette);
  return colors;
}

/** RGB of every gray value of up to 8 bits. */
function grayColors(bits: number): Uint8Array {
  const steps = (1 << bits) - 1;
  return Uint8Array.from({ length: (steps + 1) * 3 }, (_, i) => Math.round(Math.floor(i / 3) * 255 / steps));
}

/** Undoes the filter of a row in place (PNG, section 9). */
function unfilter(row: Uint8Array, above: Uint8Array, length: number, pixelBytes: number): void {
  switch (row[0]) {
    case 0:
      return;
    case 1:
      for (let i = 1 + pixelBytes; i < length; i++) row[i]! += row[i - pixelBytes]!;
      return;
    case 2:
      for (let i = 1; i < length; i++) row[i]! += above[i]!;
      return;
    case 3:
      for (let i = 1; i < length; i++) {
        const left = i > pixelBytes ? row[i - pixelBytes]! : 0;
        row[i]! += left + above[i]! >> 1;
      }
      return;
    case 4:
      for (let i = 1; i < length; i++) {
        const left = i > pixelBytes ? row[i - pixelBytes]! : 0, up = above[i]!;
        const corner = i > pixelBytes ? above[i - pixelBytes]! : 0;
        const toLeft = Math.abs(up - corner), toUp = Math.abs(left - corner);
        const toCorner = Math.abs(left + up - 2 * corner);
        row[i]! += toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
      }
      return;
    default:
      throw corrupt(`a row has the filter ${row[0]}, which does not exist`);
  }
}
