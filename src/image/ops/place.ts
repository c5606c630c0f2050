import type { DeviceArray } from "../../array/array.ts";
import { elementBytes } from "../../array/element.ts";
import { checkInteger, invalid, mismatch, show } from "../../base/check.ts";
import { type Border, borderCode } from "../core/border.ts";
import { Uploaded } from "../core/launch.ts";
import { place, type Surroundings } from "../core/copy.ts";
import { type ImageLayout, type ImageOptions, type Images, type Operand, readImages } from "../core/view.ts";
import { checkSize } from "./resize.ts";
import { resultOf, returned, type Size } from "../core/result.ts";
import { perChannel, record, RECTANGLE } from "../core/per_channel.ts";

/** What surrounds an image: pixels of a border on each side. */
export interface Margins {
  /** Rows above. Default 0. */
  top?: number;
  /** Rows below. Default 0. */
  bottom?: number;
  /** Columns on the left. Default 0. */
  left?: number;
  /** Columns on the right. Default 0. */
  right?: number;
}

/** Options of operators that put a border around images. */
export interface BorderOptions<I extends Images = DeviceArray> extends ImageOptions<I> {
  /** What is put around. Default `"constant"`. */
  border?: Border;
  /** The value of a constant border: one number, or one for each channel. Default 0. */
  value?: number | readonly number[];
}

/** Options of {@link padAndStack}. */
export interface PadAndStackOptions extends BorderOptions {
  /** Size of each image of the result: `[height, width]`, or one number for both. Default: as much as the largest takes. */
  size?: number | Size;
  /** Rows above each image, or for each of them; of fewer than 0, so many of the image are cut off. Default 0. */
  top?: number | readonly number[];
  /** Columns on the left of each image, or for each of them, likewise. Default 0. */
  left?: number | readonly number[];
}

/** A part of an image: its first pixel, and its extents. */
export interface Rectangle {
  /** The first column. */
  x: number;
  /** The first row. */
  y: number;
  /** Columns. */
  width: number;
  /** Rows. */
  height: number;
}

const LARGEST_OFFSET = 2 ** 24;

/**
 * Puts a border around images, as OpenCV's `cv::copyMakeBorder`.
 *
 * ```ts
 * using framed = copyMakeBorder(frame, { top: 2, bottom: 2, left: 4, right: 4 }, { border: "reflect101" });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @returns The same layout and element type, as much larger as the margins say.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function copyMakeBorder<I extends Images>(
  src: I,
  margins: Margins,
  options: BorderOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const { top = 0, bottom = 0, left = 0, right = 0 } = record(
    "margins",
    margins,
    "{ top, bottom, left, right }",
  );
  checkInteger("top", top, 0, LARGEST_OFFSET);
  checkInteger("bottom", bottom, 0, LARGEST_OFFSET);
  checkInteger("left", left, 0, LARGEST_OFFSET);
  checkInteger("right", right, 0, LARGEST_OFFSET);
  const framed = ({ height, width }: Operand): Size => [height + top + bottom, width + left + right];
  const size = from.images === null ? framed(from) : from.images.map(framed);
  const around = surroundings(from, options);
  const to = resultOf(from, { size }, options);
  place(from, to, left, top, null, around, options.stream);
  return returned(to);
}

/**
 * The middle of images: CV-CUDA's `center_crop`, torchvision's `CenterCrop` where the image is large enough.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param size Of the result: `[height, width]`, or one number for both. At most the image's.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function centerCrop<I extends Images>(
  src: I,
  size: number | Size,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const [height, width] = checkSize("size", size, from) as Size;
  const middle = (image: Operand): Rectangle => ({
    // Halves to even, as torchvision rounds them.
    x: halfToEven(image.width - width),
    y: halfToEven(image.height - height),
    width,
    height,
  });
  return crop("size", from, (from.images ?? [from]).map(middle), options);
}

/**
 * A part of images as an array of its own: CV-CUDA's `customcrop`. (A slice is a view of a part, without a copy.)
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param rectangle Within the image; for a list also a list of them.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function customCrop<I extends Images>(
  src: I,
  rectangle: Rectangle | readonly Rectangle[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const count = from.images?.length ?? 1;
  const rectangles = Array.isArray(rectangle)
    ? rectangle as Rectangle[]
    : new Array<Rectangle>(count).fill(rectangle as Rectangle);
  if (rectangles.length !== count) {
    throw new RangeError(
      mismatch(
        "rectangle",
        `one, or for a list of ${count} images as many`,
        `a list of ${rectangles.length}`,
      ),
    );
  }
  return crop("rectangle", from, rectangles, options);
}

/**
 * Puts images of several sizes into one batch, each with a border that fills it up: CV-CUDA's `padandstack`.
 *
 * ```ts
 * using batch = padAndStack([a, b, c], { size: [640, 640], value: 114 });
 * ```
 *
 * @param src A list of images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout.
 * @returns NHWC, or NCHW if the images are planar.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function padAndStack<D extends DeviceArray>(src: readonly D[], options: PadAndStackOptions = {}): D {
  const from = readList("src", src);
  const images = from.images!;
  const top = offsets("top", options.top ?? 0, images.length),
    left = offsets("left", options.left ?? 0, images.length);
  const size = options.size === undefined
    ? [
      Math.max(...images.map(({ height }, i) => height + top[i]!)),
      Math.max(...images.map(({ width }, i) => width + left[i]!)),
    ] as const
    : checkSize("size", options.size, { ...from, images: null }) as Size;
  const around = surroundings(from, options);
  return stacked(from, size, left, top, around, options) as D;
}

/**
 * Puts images of one size into one batch: CV-CUDA's `stack`.
 *
 * @param src A list of images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout, all of one size.
 * @returns NHWC, or NCHW if the images are planar.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function stack<D extends DeviceArray>(src: readonly D[], options: ImageOptions<NoInfer<D>> = {}): D {
  const from = readList("src", src);
  for (const { name, height, width } of from.images!) {
    if (height !== from.height || width !== from.width) {
      throw new RangeError(
        `${name}: ${height} × ${width} pixels given, and others have ${from.height} × ${from.width}; ` +
          "accepted are images of one size: padAndStack() fills them up",
      );
    }
  }
  const none = offsets("top", 0, from.count);
  return stacked(from, [from.height, from.width], none, none, surroundings(from, {}), options) as D;
}

function halfToEven(difference: number): number {
  const half = Math.floor(difference / 2);
  return difference % 2 === 0 || half % 2 === 0 ? half : half + 1;
}

function readList(name: string, list: readonly DeviceArray[]): Operand {
  if (!Array.isArray(list)) {
    throw new TypeError(invalid(name, "a list of images", list));
  }
  return readImages(name, list);
}

function offsets(name: string, given: number | readonly number[], count: number): readonly number[] {
  const list = typeof given === "number" ? new Array<number>(count).fill(given) : given;
  if (!Array.isArray(list) || list.length !== count) {
    throw new RangeError(invalid(name, `an integer, or ${count} of them, one for each image`, given));
  }
  for (const value of list) checkInteger(name, value, -LARGEST_OFFSET, LARGEST_OFFSET);
  return list;
}

const NO_BITS = [0, 0, 0, 0];

function surroundings(
  from: Operand,
  { border = "constant", value = 0 }: BorderOptions<Images>,
): Surroundings {
  const code = borderCode(border);
  const values = perChannel("value", value, from.channels);
  if (value === 0) return { code, bits: NO_BITS };
  const bitsOf = (one: number): number => {
    const word = new Uint8Array(4);
    word.set(elementBytes("value", from.dtype, one));
    return new DataView(word.buffer).getUint32(0, true);
  };
  const bits = typeof value === "number" ? new Array<number>(4).fill(bitsOf(value)) : values.map(bitsOf);
  return { code, bits };
}

function crop<I extends Images>(
  name: string,
  from: Operand,
  rectangles: readonly Rectangle[],
  options: ImageOptions<NoInfer<I>>,
): I {
  rectangles.forEach((rectangle, i) => {
    const { x, y, width, height } = record(name, rectangle, RECTANGLE);
    const image = from.images?.[i] ?? from;
    const isCount = (value: number, low: number): boolean => Number.isInteger(value) && value >= low;
    if (
      !isCount(x, 0) || !isCount(y, 0) || !isCount(width, 1) || !isCount(height, 1) ||
      x + width > image.width || y + height > image.height
    ) {
      throw new RangeError(
        mismatch(
          name,
          `a part of ${image.name}, which has ${image.height} × ${image.width}`,
          `${show(height)} × ${show(width)} pixels from row ${show(y)}, column ${show(x)}`,
        ),
      );
    }
  });
  const size = rectangles.map(({ height, width }) => [height, width] as const);
  const to = resultOf(from, { size: from.images === null ? size[0]! : size }, options);
  const left = rectangles.map(({ x }) => -x), top = rectangles.map(({ y }) => -y);
  const each = from.images === null ? null : offsetsOf(left, top);
  place(from, to, left[0]!, top[0]!, each, { code: 0, bits: NO_BITS }, options.stream);
  return returned(to);
}

function stacked(
  from: Operand,
  size: Size,
  left: readonly number[],
  top: readonly number[],
  around: Surroundings,
  options: ImageOptions,
): DeviceArray {
  const layout: ImageLayout = from.layout === "CHW" ? "NCHW" : "NHWC";
  const one = { ...from, images: null };
  const to = resultOf(one, { size, layout, count: from.count }, options, false, [from]);
  const uniform = left.every((value) => value === left[0]) && top.every((value) => value === top[0]);
  const each = uniform ? null : offsetsOf(left, top);
  // One image needs no table.
  const source = from.images!.length === 1 ? from.images![0]! : from;
  place(source, to, left[0]!, top[0]!, each, around, options.stream);
  return to.array;
}

/** An `Offset` of kernels/ops/copy/generic.cu for each image. */
function offsetsOf(left: readonly number[], top: readonly number[]): Uploaded {
  return new Uploaded(new Int32Array(left.flatMap((x, i) => [x, top[i]!])));
}
