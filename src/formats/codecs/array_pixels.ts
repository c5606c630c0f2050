import type { DeviceArray } from "../../array/array.ts";
import { swappedAxesAdvice } from "../../array/layout_label.ts";
import { mismatch, show } from "../../base/check.ts";
import { checkNotDisposed } from "../../core/memory/array_data.ts";
import { u8Advice } from "../../image/core/u8_advice.ts";

/**
 * Throws unless an array is an image of u8, [height, width] or [height, width, channels].
 *
 * @param name The array in errors.
 * @param channels The numbers of channels that the format has.
 */
export function checkPixels(
  name: string,
  array: DeviceArray,
  channels: readonly number[],
): void {
  checkNotDisposed(array, name);
  const { dtype, shape, layout } = array;
  if (dtype !== "u8") {
    throw new TypeError(mismatch(name, "an array of u8", dtype) + u8Advice(dtype));
  }
  const isKnown = layout === undefined || layout === "HW" || layout === "HWC";
  if (isKnown && (shape.length === 2 || shape.length === 3 && channels.includes(shape[2]!))) return;
  const expected = `an array [height, width] or [height, width, channels] with ${
    channels.join(", ").replace(/, (\d)$/, " or $1")
  } channels`;
  const got = `${show(shape)}${layout === undefined ? "" : ` with layout ${show(layout)}`}`;
  const swapped = layout === "WH" || layout === "WHC" ? swappedAxesAdvice(layout) : undefined;
  throw new RangeError(mismatch(name, expected, got) + (swapped ?? `; ${shapeAdvice(shape, isKnown)}`));
}

/** Returns how to make a shape that of an image. */
function shapeAdvice(shape: readonly number[], isKnown: boolean): string {
  if (shape.length === 4) return "encode one image of the batch: image.index(0)";
  if (shape.length !== 3) return "give it a shape: image.reshape([height, width])";
  if (isKnown && shape[2] === 4) return 'drop alpha: cvtColor(image, "RGBA2RGB")';
  return 'move channels to the end: reformat(asTensor(image, "CHW"), "HWC")';
}

/** Returns how to convert the elements of a typed array to bytes, as the end of an error about its class. */
export function bytesAdvice(data: ArrayBufferView): string {
  return data.constructor.name.startsWith("Float")
    ? "; for values from 0 to 1: Uint8ClampedArray.from(data, (value) => 255 * value)"
    : "";
}
