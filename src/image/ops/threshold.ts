import { allocationOf } from "../../core/memory/array_data.ts";
import { THRESHOLD_TYPE } from "../../../ptx/layouts.ts";
import { DeviceArray } from "../../array/array.ts";
import {
  checkFinite,
  invalid,
  isKeyOf,
  mismatch,
  oneOf,
  type OptionNames,
  otherDevice,
} from "../../base/check.ts";
import { type AutomaticThreshold, findThresholds, readForMethod } from "../core/find_threshold.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchElements } from "../core/pointwise.ts";
import { launchInto, resultFor } from "../core/result.ts";
import { describeArray } from "../core/table.ts";
import { maxValueOf } from "../core/value_range.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";

/**
 * How elements above the threshold and the others change, in OpenCV's terms: `"binary"` to `maxValue` and 0,
 * `"binaryInv"` to 0 and `maxValue`, `"trunc"` to the threshold and not at all, `"toZero"` not at all and to
 * 0, `"toZeroInv"` to 0 and not at all.
 */
export type ThresholdType = "binary" | "binaryInv" | "trunc" | "toZero" | "toZeroInv";

/** Options of {@link threshold}. */
export interface ThresholdOptions<I extends Images = Images> extends ImageOptions<I> {
  /** Default `"binary"`. */
  type?: ThresholdType | undefined;
  /**
   * The value that `"binary"` and `"binaryInv"` write. Default 255 for u8, 65535 for u16, 32767 for i16, 1
   * for floating point.
   */
  maxValue?: number | undefined;
}

/** The names of {@link ThresholdOptions}. */
const THRESHOLD_OPTIONS: OptionNames<ThresholdOptions> = {
  type: true,
  maxValue: true,
  ...IMAGE_OPTIONS,
};

const TYPES: Readonly<Record<ThresholdType, number>> = {
  binary: THRESHOLD_TYPE.binary,
  binaryInv: THRESHOLD_TYPE.binaryInv,
  trunc: THRESHOLD_TYPE.trunc,
  toZero: THRESHOLD_TYPE.tozero,
  toZeroInv: THRESHOLD_TYPE.tozeroInv,
};

/**
 * Compares each element with a threshold: OpenCV's and CV-CUDA's `threshold`.
 *
 * ```ts
 * using mask = threshold(gray, 127);
 * using ink = threshold(page, "otsu", { type: "binaryInv" });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param thresh A number, which is rounded down for integers; or f32 `[count]` on the device with one for
 * each image, which is used as it is; or `"otsu"` or `"triangle"` for the one that {@link automaticThreshold}
 * finds for each image (single-channel u8, for `"otsu"` also u16).
 * @returns Images of the same layout, dtype and sizes. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function threshold<I extends Images>(
  src: I,
  thresh: number | AutomaticThreshold | DeviceArray<"f32">,
  options: ThresholdOptions<NoInfer<I>> = {},
): I {
  const from = typeof thresh === "string" ? readForMethod(src, "thresh", thresh) : readImages("src", src);
  const { type = "binary", stream } = checkOperatorOptions(options, THRESHOLD_OPTIONS);
  if (!isKeyOf(TYPES, type)) {
    const advice = type === "otsu" || type === "triangle" ? `; write threshold(src, "${type}")` : "";
    throw new RangeError(invalid("type", oneOf(TYPES), type) + advice);
  }
  const maxValue = checkFinite("maxValue", options.maxValue ?? maxValueOf(from.dtype));
  const isFloat = from.dtype === "f16" || from.dtype === "f32";
  let value = 0;
  if (typeof thresh === "number") {
    value = checkFinite("thresh", thresh);
    if (!isFloat) value = Math.floor(value);
  } else if (typeof thresh !== "string") checkThresholds(thresh, from);
  const to = resultFor(from, {}, options, { inPlace: true });
  return launchInto<I>(to, () => {
    using found = typeof thresh === "string" ? findThresholds(from, thresh, stream) : null;
    const table = found ?? (thresh instanceof DeviceArray ? thresh : null);
    const floatParams = [value, maxValue], intParams = [TYPES[type]];
    launchElements(from, to, { stream }, { operation: "threshold", floatParams, intParams, table });
  });
}

function checkThresholds(thresh: DeviceArray, from: ImageView): void {
  if (!(thresh instanceof DeviceArray)) {
    throw new TypeError(invalid("thresh", `a number, "otsu", "triangle" or a DeviceArray`, thresh));
  }
  const { dtype, shape, isContiguous } = thresh;
  const allocation = allocationOf(thresh);
  if (
    dtype !== "f32" || shape.length !== 1 || shape[0] !== from.count || !isContiguous ||
    thresh.pointer % 4n !== 0n
  ) {
    throw new RangeError(mismatch("thresh", `a contiguous f32 [${from.count}]`, describeArray(thresh)));
  }
  if (allocation.context !== from.context) {
    throw otherDevice("thresh", from.context, allocation.context, "src");
  }
}
