import { BLUR_BOX, BLUR_BOXES, BLUR_CHUNK, BLUR_MAX_SIZE, BLUR_THREADS } from "../../../ptx/layouts.ts";
import { BOX_BLUR } from "../../../ptx/ops/box_blur.ts";
import { checkInteger, mismatch, type OptionNames } from "../../base/check.ts";
import { NO_BORDER } from "../core/border_fill.ts";
import { copyImages, NO_OFFSET } from "../core/copy.ts";
import { RECTANGLE, type Rectangle } from "../core/crop.ts";
import { checkPixels, readCanvas, readItems } from "../core/draw/launch.ts";
import { typeCode } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { paramBlock } from "../core/params.ts";
import { resultFor, returned } from "../core/result.ts";
import { PIXEL_TILE } from "../core/tiles.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, imagesOf, type ImageView } from "../core/view.ts";

/** A box that {@link boxBlur} blurs. It may extend beyond the image. */
export interface BlurBox extends Rectangle {
  /** The side of the square whose mean a pixel becomes: odd, 1 to 127. Default 15. */
  kernelSize?: number | undefined;
}

const BOX: OptionNames<BlurBox> = { ...RECTANGLE, kernelSize: true };

/** A box clipped to its image: right and bottom are exclusive. */
interface ClippedBox {
  readonly image: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}

interface BoxBlurCall extends Call {
  readonly boxes: readonly ClippedBox[];
}

const MAX_BOXES = 65535;
/** Blocks that fill a large GPU, and the most rows of a block. */
const ENOUGH_BLOCKS = 528, MAX_STRIP = 1024;

const BOX_BLUR_VARIANTS = variants<BoxBlurCall>("boxBlur", [
  {
    name: "u8",
    file: "box_blur",
    requires: "interleaved u8",
    gain: "5.9× at 32 × 1080p 8 boxes",
    ptx: BOX_BLUR,
    when: (layout) => layout.interleavedU8,
    kernel: "box_blur_u8",
    tile: (call) => [1, stripOf(call)],
    views: (call) => boxViews(call, u8Blocks),
    args: (call) => [boxParams(call), call.boxes.length, stripOf(call)],
  },
  {
    name: "generic",
    file: "box_blur",
    ptx: BOX_BLUR,
    kernel: "box_blur",
    tile: [1, PIXEL_TILE[1]],
    views: (call) => boxViews(call, ({ left, right }) => Math.ceil((right - left) / PIXEL_TILE[0])),
    args: (call) => [boxParams(call), call.boxes.length, typeCode(call.views[0]!.dtype)],
  },
]);

/**
 * Blurs boxes of images, to hide faces or plates: CV-CUDA's `boxblur`. Within a box, each pixel gets the value
 * that {@link averageBlur} of the whole image computes. Where boxes overlap, the last one wins.
 *
 * ```ts
 * using anonymous = boxBlur(frame, faces.map((face) => ({ ...face, kernelSize: 31 })));
 * ```
 *
 * @param src Images with 1, 3 or 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param boxes The boxes of the image; for a batch or a list, a list of boxes for each image. At most 65535
 * in total.
 * @returns Images of the same layout, dtype and sizes.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function boxBlur<I extends Images>(
  src: I,
  boxes: readonly BlurBox[] | readonly (readonly BlurBox[])[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readCanvas(src);
  const clipped = readItems<BlurBox, ClippedBox>(
    {
      name: "boxes",
      required: "{ x, y, width, height }",
      known: BOX,
      read: (box, image) => clipBox(box, image, from.images === null ? from : imagesOf(from)[image]!),
    },
    boxes,
    from,
  ).flat();
  checkInteger("boxes (their number)", clipped.length, 0, MAX_BOXES);
  const { stream } = checkOperatorOptions(options, IMAGE_OPTIONS), to = resultFor(from, {}, options);
  copyImages(from, to, NO_OFFSET, NO_BORDER, stream);
  // Launches run in order, so later boxes overwrite earlier ones.
  for (let at = 0; at < clipped.length; at += BLUR_BOXES) {
    const some = clipped.slice(at, at + BLUR_BOXES);
    launchVariant(BOX_BLUR_VARIANTS, { views: [from, to], stream, boxes: some });
  }
  return returned(to);
}

/** Clips a box to its image; one outside is dropped. */
function clipBox(box: BlurBox, image: number, { width: columns, height: rows }: ImageView): ClippedBox[] {
  const { x, y, width, height, kernelSize = 15 } = box;
  checkPixels("x", x);
  checkPixels("y", y);
  checkPixels("width", width, 1);
  checkPixels("height", height, 1);
  checkInteger("kernelSize", kernelSize, 1, BLUR_MAX_SIZE);
  if (kernelSize % 2 === 0) throw new RangeError(mismatch("kernelSize", "an odd number", kernelSize));
  const left = Math.max(x, 0), top = Math.max(y, 0);
  const right = Math.min(x + width, columns), bottom = Math.min(y + height, rows);
  return left < right && top < bottom ? [{ image, left, top, right, bottom, size: kernelSize }] : [];
}

/** Source and result, with a grid that covers the largest box once for each box. */
function boxViews(
  { views: [from, to], boxes }: BoxBlurCall,
  blocksAcross: (box: ClippedBox, channels: number) => number,
): ImageView[] {
  let width = 0, height = 0;
  for (const box of boxes) {
    width = Math.max(width, blocksAcross(box, from!.channels));
    height = Math.max(height, box.bottom - box.top);
  }
  return [from!, { ...to!, width, height, count: boxes.length }];
}

/**
 * The blocks that the u8 kernel needs across a box: each computes as many pixels as its shared memory holds.
 */
function u8Blocks({ left, right, size }: ClippedBox, channels: number): number {
  return Math.ceil((right - left) / (Math.floor((4 * BLUR_THREADS - 6) / channels) - (size - 1)));
}

/** The rows that a block of the u8 kernel computes. */
function stripOf({ views: [from], boxes }: BoxBlurCall): number {
  let rows = 0;
  for (const box of boxes) rows += u8Blocks(box, from!.channels) * (box.bottom - box.top);
  return Math.min(BLUR_CHUNK * Math.ceil(rows / (BLUR_CHUNK * ENOUGH_BLOCKS)), MAX_STRIP);
}

const params = paramBlock(BLUR_BOXES * BLUR_BOX.bytes);

function boxParams({ boxes }: BoxBlurCall): Uint8Array {
  const { bytes, i32 } = BLUR_BOX;
  for (let i = 0; i < boxes.length; i++) {
    const { image, left, top, right, bottom, size } = boxes[i]!, at = i * bytes / 4;
    params.i32[at + i32.image] = image;
    params.i32[at + i32.left] = left;
    params.i32[at + i32.top] = top;
    params.i32[at + i32.right] = right;
    params.i32[at + i32.bottom] = bottom;
    params.i32[at + i32.size] = size;
  }
  return params.bytes;
}
