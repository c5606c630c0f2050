/** Geometry of letterboxing. */
import type { Fit } from "./preprocess.ts";
import type { Size } from "./size.ts";
import type { ImageView } from "./view.ts";

/** Where a letterboxed image lies: a source pixel at (x, y) is at (x · scale + left, y · scale + top), corners counted. */
export interface LetterboxPlacement {
  /** Result pixels a source pixel, before rounding to whole pixels. */
  readonly scale: number;
  /** Columns that are filled up on the left. */
  readonly left: number;
  /** Rows that are filled up above. */
  readonly top: number;
  /** Columns of the resized image. */
  readonly width: number;
  /** Rows of the resized image. */
  readonly height: number;
}

export function placeLetterbox(from: Size, [height, width]: Size): LetterboxPlacement {
  const scale = Math.min(height / from[0], width / from[1]);
  const rows = Math.max(1, Math.round(from[0] * scale)), columns = Math.max(1, Math.round(from[1] * scale));
  const left = Math.floor((width - columns) / 2), top = Math.floor((height - rows) / 2);
  return { scale, left, top, width: columns, height: rows };
}

/** The fit of a letterboxed image. */
export function letterboxFit(image: ImageView, size: Size): Fit {
  const { left, top, width, height } = placeLetterbox([image.height, image.width], size);
  return {
    resized: [height, width],
    left,
    top,
    width,
    height,
    cropX: 0,
    cropY: 0,
    flipX: false,
    flipY: false,
  };
}
