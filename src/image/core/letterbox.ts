/** Geometry of letterboxing. */
import type { ResizeGeometry } from "./preprocess.ts";
import type { Size } from "./size.ts";
import type { ImageView } from "./view.ts";

/**
 * The place of a letterboxed image: the point (x, y) of the source is at (x · scale + left, y · scale + top) of
 * the result. Points count from the top left corner of the first pixel.
 */
export interface LetterboxPlacement {
  /** Result pixels per source pixel, before rounding to whole pixels. */
  readonly scale: number;
  /** Filled columns on the left. */
  readonly left: number;
  /** Filled rows above. */
  readonly top: number;
  /** Columns of the resized image. */
  readonly width: number;
  /** Rows of the resized image. */
  readonly height: number;
}

/** Centers an image of one size in another, as large as it fits. */
export function centerLetterbox(from: Size, [height, width]: Size): LetterboxPlacement {
  const scale = Math.min(height / from[0], width / from[1]);
  const rows = Math.max(1, Math.round(from[0] * scale)), columns = Math.max(1, Math.round(from[1] * scale));
  const left = Math.floor((width - columns) / 2), top = Math.floor((height - rows) / 2);
  return { scale, left, top, width: columns, height: rows };
}

/** How a letterboxed image is resized. */
export function letterboxGeometry(image: ImageView, size: Size): ResizeGeometry {
  const { left, top, width, height } = centerLetterbox([image.height, image.width], size);
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
