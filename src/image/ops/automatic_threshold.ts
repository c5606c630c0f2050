import type { DeviceArray } from "../../array/array.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { type AutomaticThreshold, findThresholds, readForMethod } from "../core/find_threshold.ts";
import { checkTable } from "../core/table.ts";
import type { Images } from "../core/view.ts";

/**
 * Finds the threshold of each image by its histogram, without leaving the device: Otsu's, which separates two classes with the
 * largest variance between them, or the triangle's, for one peak with a long slope.
 *
 * ```ts
 * using found = automaticThreshold(gray, "otsu");
 * const [level] = found.toHost();
 * ```
 *
 * @param src Images of u8, for Otsu's also u16, of one channel, in any layout; or a list of images of any sizes.
 * @param options `into` is where to write, instead of new memory: f32 `[count]` without gaps.
 * @returns f32 `[count]`.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function automaticThreshold(
  src: Images,
  method: AutomaticThreshold,
  options: { into?: DeviceArray<"f32">; stream?: Stream } = {},
): DeviceArray<"f32"> {
  const from = readForMethod(src, "method", method);
  const { into, stream } = options;
  if (into !== undefined) checkTable("into", into, [from.count], "f32", [from]);
  return findThresholds(from, method, stream, into);
}
