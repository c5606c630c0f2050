/** EXIF orientations: how a viewer has to rotate and mirror the stored pixels. */
import type { ImageHeader } from "./image_header.ts";

const ORIENTATION_TAG = 0x0112, SHORT = 3;

/** The header of a file. Width and height are those of the upright image. */
export interface OrientedHeader extends ImageHeader {
  /** EXIF orientation, from 1 to 8. */
  readonly orientation: number;
}

/** Returns the orientation in EXIF data (from 1 to 8), and 1 if it has no valid one. */
export function readOrientation(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return 1;
  const littleEndian = tiff[0] === 0x49;
  if (view.getUint16(0) !== (littleEndian ? 0x4949 : 0x4d4d) || view.getUint16(2, littleEndian) !== 42) {
    return 1;
  }
  const directory = view.getUint32(4, littleEndian);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, littleEndian);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, littleEndian) !== ORIENTATION_TAG) continue;
    const type = view.getUint16(entry + 2, littleEndian), count = view.getUint32(entry + 4, littleEndian);
    const value = view.getUint16(entry + 8, littleEndian);
    return type === SHORT && count === 1 && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Converts the size of the stored pixels to that of the upright image, or back. */
export function turnedSize(width: number, height: number, orientation: number): [number, number] {
  return orientation >= 5 ? [height, width] : [width, height];
}

/** Converts RGBA pixels to upright RGB. `width` and `height` are those of the stored pixels. */
export function toUprightRgb(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  orientation: number,
): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array(width * height * 3);
  const { start, right, down } = uprightSteps(width, height, orientation);
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0, to = (start + y * down) * 3; x < width; x++, from += 4, to += right * 3) {
      rgb[to] = rgba[from]!;
      rgb[to + 1] = rgba[from + 1]!;
      rgb[to + 2] = rgba[from + 2]!;
    }
  }
  return rgb;
}

/** The upright index of the first stored pixel, and its change from one stored pixel to the right and down. */
export function uprightSteps(
  w: number,
  h: number,
  orientation: number,
): { start: number; right: number; down: number } {
  switch (orientation) {
    case 2: // mirrored
      return { start: w - 1, right: -1, down: w };
    case 3: // rotated by 180°
      return { start: w * h - 1, right: -1, down: -w };
    case 4: // flipped
      return { start: (h - 1) * w, right: 1, down: -w };
    case 5: // transposed
      return { start: 0, right: h, down: 1 };
    case 6: // rotated by 90° clockwise
      return { start: h - 1, right: h, down: -1 };
    case 7: // transposed along the other diagonal
      return { start: w * h - 1, right: -h, down: -1 };
    case 8: // rotated by 90° counterclockwise
      return { start: (w - 1) * h, right: -h, down: 1 };
    default:
      return { start: 0, right: 1, down: w };
  }
}
