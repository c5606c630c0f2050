/** Pointwise operators: second terms, and rows of elements instead of pixels. */
import { show } from "../check.ts";
import { DTYPES } from "../dtype.ts";
import { type Images, type Operand, readImages } from "./operand.ts";

/**
 * Reads the second source of an operator, which has the sizes, channels and element type of the first, in any layout. One image
 * goes with every image of a batch.
 */
export function readSecond(name: string, value: Images, from: Operand): Operand {
  const second = readImages(name, value, [from.dtype], [from.channels]);
  if (second.context !== from.context) {
    throw new RangeError(
      `${name}: memory of device ${second.context} given; accepted is memory of ${from.context}, where ${from.name} is`,
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
      `${name}: ${sizeOf(second)} given; accepted are as many images of the same sizes as ${from.name}: ${
        sizeOf(from)
      }`,
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
  return operands.every(interleaved) ? operands.map(asOneChannel) : operands;
}

function interleaved(operand: Operand): boolean {
  if (operand.images !== null) return operand.images.every(interleaved);
  const { itemSize } = DTYPES[operand.dtype];
  return operand.channels > 1 && operand.channelStride === itemSize &&
    operand.columnStride === itemSize * operand.channels;
}

function asOneChannel(operand: Operand): Operand {
  const { width, channels, channelStride } = operand;
  return {
    ...operand,
    images: operand.images?.map(asOneChannel) ?? null,
    width: width * channels,
    channels: 1,
    columnStride: channelStride,
  };
}
