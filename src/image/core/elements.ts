/** Pointwise operators: second terms, and rows of elements instead of pixels. */
import { mismatch, show } from "../../base/check.ts";
import { type Images, type Operand, readImages } from "./view.ts";

/**
 * Reads the second source of an operator, which has the sizes, channels and element type of the first, in any layout. One image
 * goes with every image of a batch.
 */
export function readSecond(name: string, value: Images, from: Operand): Operand {
  const second = readImages(name, value, [from.dtype], [from.channels]);
  if (second.context !== from.context) {
    throw new RangeError(
      mismatch(
        name,
        `memory of ${from.context}, where ${from.name} is`,
        `memory of device ${second.context}`,
      ),
    );
  }
  const pairs = from.images === null || second.images === null
    ? [[from, second] as const]
    : from.images.map((image, i) => [image, second.images![i]] as const);
  const alike = (from.images === null) === (second.images === null) &&
    (second.count === from.count || (second.count === 1 && from.images === null)) &&
    pairs.every(([a, b]) => a.height === b!.height && a.width === b!.width);
  if (!alike) {
    throw new RangeError(
      mismatch(name, `as many images of the same sizes as ${from.name}: ${sizeOf(from)}`, sizeOf(second)),
    );
  }
  return second.count === from.count ? second : { ...second, count: from.count, imageStride: 0 };
}

function sizeOf(operand: Operand): string {
  return operand.images === null
    ? show(operand.array.shape)
    : operand.images.map((image) => show(image.array.shape)).join(", ");
}

/**
 * The operands of a launch whose kernel treats all channels alike: if all are interleaved without gaps in the rows, as images
 * of one channel whose rows hold all elements, which is faster; else as they are.
 */
export function asElements(operands: readonly Operand[]): readonly Operand[] {
  for (let i = 0; i < operands.length; i++) if (!isInterleaved(operands[i]!)) return operands;
  return operands.map(asRows);
}

/** True if the channels of a pixel lie together, and the pixels of a row. */
export function isInterleaved(
  { images, array, channels, columnStride, channelStride, width }: Operand,
): boolean {
  if (images !== null) return images.every(isInterleaved);
  if (channels === 1) return false;
  return channelStride === array.itemSize && (width === 1 || columnStride === channels * array.itemSize);
}

/** The same memory with the elements of a row as pixels of one channel. */
export function asRows(operand: Operand): Operand {
  return {
    ...operand,
    images: operand.images && operand.images.map(asRows),
    width: operand.width * operand.channels,
    channels: 1,
    columnStride: operand.array.itemSize,
  };
}
