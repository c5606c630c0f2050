import { checkOperatorOptions } from "../core/option_names.ts";
import { IMAGE_OPTIONS } from "../core/view.ts";
import type { DeviceArray } from "../../array/array.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { type AutomaticThreshold, findThresholds, readForMethod } from "../core/find_threshold.ts";
import { checkTable } from "../core/table.ts";
import type { Images } from "../core/view.ts";

/**
 * Finds a threshold for each image from its histogram, without leaving the device: Otsu's, which maximizes
 * the variance between two classes, or the triangle method's, for a single peak with a long slope.
 *
 * ```ts
 * using found = automaticThreshold(gray, "otsu");
 * const [level] = found.toHost();
 * ```
 *
 * @param src Single-channel images of u8, for Otsu's method also u16, in any layout, or a list of images of
 * any sizes.
 * @param options `into` receives the result instead of new memory: contiguous f32 `[count]`.
 * @returns f32 `[count]`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function automaticThreshold(
  src: Images,
  method: AutomaticThreshold,
  options: { into?: DeviceArray<"f32"> | undefined; stream?: Stream | undefined } = {},
): DeviceArray<"f32"> {
  const from = readForMethod(src, "method", method);
  const { into, stream } = checkOperatorOptions(options, IMAGE_OPTIONS);
  if (into !== undefined) checkTable("into", into, [from.count], "f32", [from]);
  return findThresholds(from, method, stream, into);
}
