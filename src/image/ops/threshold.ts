import { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, show } from "../../base/check.ts";
import { type AutomaticThreshold, findThresholds, readForMethod } from "../core/find_threshold.ts";
import { finite } from "../core/per_channel.ts";
import { launchElements } from "../core/pointwise.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";

/**
 * What becomes of an element, in OpenCV's terms, if it is above the threshold, and if it is not: `"binary"` the largest value and 0,
 * `"binaryInv"` 0 and the largest value, `"trunc"` the threshold and itself, `"toZero"` itself and 0, `"toZeroInv"` 0 and itself.
 */
export type ThresholdType = "binary" | "binaryInv" | "trunc" | "toZero" | "toZeroInv";

/** In the order of `enum ThresholdType` of kernels/ops/pointwise/strided.cu. */
const THRESHOLD_TYPES: readonly ThresholdType[] = ["binary", "binaryInv", "trunc", "toZero", "toZeroInv"];

/** Options of {@link threshold}. */
export interface ThresholdOptions<I extends Images = Images> extends ImageOptions<I> {
  /** Default `"binary"`. */
  type?: ThresholdType;
  /** What `"binary"` and `"binaryInv"` write. Default 255 of u8, 65535 of u16, 32767 of i16, 1 of floats. */
  maxValue?: number;
}

const LARGEST = { u8: 255, u16: 65535, i16: 32767, f16: 1, f32: 1 } as const;

/**
 * Compares each element with a threshold: OpenCV's and CV-CUDA's `threshold`.
 *
 * ```ts
 * using mask = threshold(gray, 127);
 * using ink = threshold(page, "otsu", { type: "binaryInv" });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param thresh A number, which for integers is rounded down; or f32 `[count]` on the device with one for each image, used as it
 *   is; or `"otsu"` or `"triangle"` for the one that {@link automaticThreshold} finds for each image (of one channel; u8, for
 *   `"otsu"` also u16).
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function threshold<I extends Images>(
  src: I,
  thresh: number | AutomaticThreshold | DeviceArray<"f32">,
  options: ThresholdOptions<NoInfer<I>> = {},
): I {
  const automatic = typeof thresh === "string";
  const from = automatic ? readForMethod(src, "thresh", thresh) : readImages("src", src);
  const type = THRESHOLD_TYPES.indexOf(options.type ?? "binary");
  if (type < 0) {
    throw new RangeError(invalid("type", `one of ${THRESHOLD_TYPES.map(show).join(", ")}`, options.type));
  }
  const maxValue = finite("maxValue", options.maxValue ?? LARGEST[from.dtype as keyof typeof LARGEST]);
  if (typeof thresh === "number") {
    const value = from.dtype.startsWith("f")
      ? finite("thresh", thresh)
      : Math.floor(finite("thresh", thresh));
    const to = resultOf(from, {}, options, true);
    launchElements(from, to, options, { operation: "threshold", numbers: [value, maxValue], whole: [type] });
    return returned(to);
  }
  if (typeof thresh !== "string") checkThresholds(thresh, from);
  const to = resultOf(from, {}, options, true);
  try {
    using found = automatic ? findThresholds(from, thresh as AutomaticThreshold, options.stream) : null;
    const table = found ?? thresh as DeviceArray;
    launchElements(from, to, options, {
      operation: "threshold",
      numbers: [0, maxValue],
      whole: [type],
      table,
    });
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}

function checkThresholds(thresh: DeviceArray, from: ImageView): void {
  if (!(thresh instanceof DeviceArray)) {
    throw new TypeError(invalid("thresh", `a number, "otsu", "triangle" or a DeviceArray`, thresh));
  }
  const { dtype, shape, isContiguous, allocation } = thresh;
  if (
    dtype !== "f32" || shape.length !== 1 || shape[0] !== from.count || !isContiguous ||
    thresh.pointer % 4n !== 0n
  ) {
    throw new RangeError(mismatch("thresh", `f32 [${from.count}] without gaps`, `${dtype} ${show(shape)}`));
  }
  if (allocation.context !== from.context) {
    throw new RangeError(
      mismatch("thresh", `memory of ${from.context}, where src is`, `memory of device ${allocation.context}`),
    );
  }
}
