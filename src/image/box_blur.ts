import { BOX_BLUR } from "../../ptx/box_blur.ts";
import { checkInteger } from "../check.ts";
import { checkPixels, forEachImage, readCanvas } from "./draw.ts";
import { shippedKernel } from "./kernels.ts";
import { launchImages, TILE, typeCode, Uploaded } from "./launch.ts";
import { place } from "./move.ts";
import type { ImageOptions, Images, Operand } from "./operand.ts";
import type { Rectangle } from "./place.ts";
import { resultOf, returned } from "./result.ts";

/** A box that {@link boxBlur} blurs. It may reach beyond the image. */
export interface BlurBox extends Rectangle {
  /** Side of the square around a pixel whose mean it becomes: odd, 1 to 127. Default 15. */
  kernelSize?: number;
}

/** LARGEST_SIZE and sizeof(BlurBox) / 4 of kernels/box_blur.cu. */
const LARGEST_SIZE = 127, BOX_WORDS = 6;
const MOST_BOXES = 65535;

/**
 * Blurs boxes of images, to hide faces or plates: CV-CUDA's `boxblur`. Within a box each pixel becomes what {@link averageBlur} of
 * the whole image makes of it; of boxes that overlap the last one counts.
 *
 * ```ts
 * using anonymous = boxBlur(frame, faces.map((face) => ({ ...face, kernelSize: 31 })));
 * ```
 *
 * @param src Images of 1, 3 or 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param boxes The boxes of the image; of a batch or a list, a list of boxes for each image.
 * @returns The same layout, element type and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function boxBlur<I extends Images>(
  src: I,
  boxes: readonly BlurBox[] | readonly (readonly BlurBox[])[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readCanvas(src), { stream } = options;
  const clipped = forEachImage("boxes", boxes, from).flatMap((list, i) =>
    list.flatMap((box) => clippedBox(box, i, from.images?.[i] ?? from))
  );
  const count = clipped.length / BOX_WORDS;
  checkInteger("boxes (their number)", count, 0, MOST_BOXES);
  const to = resultOf(from, {}, options);
  place(from, to, 0, 0, null, { code: 0, bits: [0, 0, 0, 0] }, stream);
  if (count > 0) {
    const table = new Int32Array(clipped), kernel = shippedKernel(from.context, BOX_BLUR, "box_blur");
    // The grid covers the largest box, once for each.
    let width = 1, height = 1;
    for (let at = 0; at < table.length; at += BOX_WORDS) {
      width = Math.max(width, table[at + 3]! - table[at + 1]!);
      height = Math.max(height, table[at + 4]! - table[at + 2]!);
    }
    const type = typeCode(from.dtype);
    launchImages(
      kernel,
      [from, { ...to, width, height, count }],
      TILE,
      stream,
      new Uploaded(table),
      count,
      type,
    );
  }
  return returned(to);
}

/** The `BlurBox` of kernels/box_blur.cu for the part of a box that lies within its image; nothing if none does. */
function clippedBox(
  { x, y, width, height, kernelSize = 15 }: BlurBox,
  image: number,
  { width: columns, height: rows }: Operand,
): number[] {
  checkPixels("x", x);
  checkPixels("y", y);
  checkPixels("width", width, 1);
  checkPixels("height", height, 1);
  checkInteger("kernelSize", kernelSize, 1, LARGEST_SIZE);
  if (kernelSize % 2 === 0) throw new RangeError(`kernelSize: ${kernelSize} given; accepted are odd sizes`);
  const left = Math.max(x, 0), top = Math.max(y, 0);
  const right = Math.min(x + width, columns), bottom = Math.min(y + height, rows);
  return left < right && top < bottom ? [image, left, top, right, bottom, kernelSize] : [];
}
