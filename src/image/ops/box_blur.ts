import { BOX_BLUR } from "../../../ptx/ops/box_blur.ts";
import { checkInteger, mismatch } from "../../base/check.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import type { BorderFill } from "../core/border_fill.ts";
import { place } from "../core/copy.ts";
import type { Rectangle } from "../core/crop.ts";
import { checkPixels, forEachImage, readCanvas } from "../core/draw/launch.ts";
import { launchImages, TILE, typeCode } from "../core/launch.ts";
import { isPackedBytes } from "../core/memory_layout.ts";
import { resultOf, returned } from "../core/result.ts";
import type { ImageOptions, Images, ImageView } from "../core/view.ts";

/** A box that {@link boxBlur} blurs. It may reach beyond the image. */
export interface BlurBox extends Rectangle {
  /** Side of the square around a pixel whose mean it becomes: odd, 1 to 127. Default 15. */
  kernelSize?: number;
}

/** LARGEST_SIZE, MOST_BOXES and sizeof(BlurBox) / 4 of kernels/ops/box_blur.cu. */
const LARGEST_SIZE = 127, BOXES_OF_A_LAUNCH = 128, BOX_WORDS = 6;
const MOST_BOXES = 65535;
/** THREADS and CHUNK of kernels/ops/box_blur.cu: bytes that lie without gaps are done by blocks that go down several rows … */
const THREADS = 256, CHUNK = 4;
/** … as many as leave so many blocks, which keep a large GPU busy. */
const BLOCKS = 528, LONGEST_STRIP = 1024;

/** A `Boxes` of kernels/ops/box_blur.cu. Launches copy it. */
const boxesStruct = new Int32Array(new ArrayBuffer(4 * BOXES_OF_A_LAUNCH * BOX_WORDS));
const boxesBytes = new Uint8Array(boxesStruct.buffer);

/** Where a result is a copy there is nothing around it. */
const SURROUNDINGS: BorderFill = { code: 0, bits: [0, 0, 0, 0] };

/**
 * Blurs boxes of images, to hide faces or plates: CV-CUDA's `boxblur`. Within a box each pixel becomes what {@link averageBlur} of
 * the whole image makes of it; of boxes that overlap the last one counts.
 *
 * ```ts
 * using anonymous = boxBlur(frame, faces.map((face) => ({ ...face, kernelSize: 31 })));
 * ```
 *
 * @param src Images of 1, 3 or 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param boxes The boxes of the image; of a batch or a list, a list of boxes for each image. At most 65535 in all.
 * @returns The same layout, element type and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function boxBlur<I extends Images>(
  src: I,
  boxes: readonly BlurBox[] | readonly (readonly BlurBox[])[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readCanvas(src), { stream } = options;
  const table = clippedBoxes(forEachImage("boxes", boxes, from), from);
  checkInteger("boxes (their number)", table.length / BOX_WORDS, 0, MOST_BOXES);
  const to = resultOf(from, {}, options);
  place(from, to, 0, 0, null, SURROUNDINGS, stream);
  // Launches follow one another: of boxes that overlap the last one counts.
  for (let at = 0; at < table.length; at += boxesStruct.length) {
    launchBoxes(from, to, table, at, Math.min(at + boxesStruct.length, table.length), stream);
  }
  return returned(to);
}

/** Blurs the boxes of `table` from `begin` to `end`. The grid covers the largest of them, once for each. */
function launchBoxes(
  from: ImageView,
  to: ImageView,
  table: readonly number[],
  begin: number,
  end: number,
  stream: Stream | undefined,
): void {
  const packed = isPackedBytes(from) && isPackedBytes(to);
  let across = 0, height = 0, rows = 0;
  for (let at = begin; at < end; at += BOX_WORDS) {
    for (let i = 0; i < BOX_WORDS; i++) boxesStruct[at - begin + i] = table[at + i]!;
    const own = Math.ceil(
      (table[at + 3]! - table[at + 1]!) / (packed ? packedWidth(from.channels, table[at + 5]!) : TILE[0]),
    );
    across = Math.max(across, own);
    height = Math.max(height, table[at + 4]! - table[at + 2]!);
    rows += own * (table[at + 4]! - table[at + 2]!);
  }
  const count = (end - begin) / BOX_WORDS;
  const views = [from, { ...to, width: across, height, count }];
  if (packed) {
    const kernel = shippedKernel(from.context, BOX_BLUR, "box_blur_u8");
    const strip = Math.min(CHUNK * Math.ceil(rows / (CHUNK * BLOCKS)), LONGEST_STRIP);
    launchImages(kernel, views, [1, strip], stream, boxesBytes, count, strip);
  } else {
    const kernel = shippedKernel(from.context, BOX_BLUR, "box_blur");
    launchImages(kernel, views, [1, TILE[1]], stream, boxesBytes, count, typeCode(from.dtype));
  }
}

/** The most pixels that a block of `box_blur_u8` makes of a row. */
function packedWidth(channels: number, size: number): number {
  return Math.floor((4 * THREADS - 6) / channels) - (size - 1);
}

/** A `BlurBox` of kernels/ops/box_blur.cu for the part of each box that lies within its image. */
function clippedBoxes(boxes: readonly (readonly BlurBox[])[], from: ImageView): number[] {
  const table: number[] = [];
  for (let image = 0; image < boxes.length; image++) {
    const { width: columns, height: rows } = from.images === null ? from : from.images[image]!;
    for (const box of boxes[image]!) {
      const { x, y, width, height, kernelSize = 15 } = box;
      checkPixels("x", x);
      checkPixels("y", y);
      checkPixels("width", width, 1);
      checkPixels("height", height, 1);
      checkInteger("kernelSize", kernelSize, 1, LARGEST_SIZE);
      if (kernelSize % 2 === 0) {
        throw new RangeError(mismatch("kernelSize", "odd sizes", kernelSize));
      }
      const left = Math.max(x, 0), top = Math.max(y, 0);
      const right = Math.min(x + width, columns), bottom = Math.min(y + height, rows);
      if (left < right && top < bottom) table.push(image, left, top, right, bottom, kernelSize);
    }
  }
  return table;
}
