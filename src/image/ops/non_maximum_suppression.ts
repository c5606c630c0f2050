import { checkOperatorOptions } from "../core/option_names.ts";
import { allocationOf } from "../../core/memory/array_data.ts";
import { BOX_FORMAT, NMS_THREADS } from "../../../ptx/layouts.ts";
import { NON_MAXIMUM_SUPPRESSION } from "../../../ptx/ops/non_maximum_suppression.ts";
import { DeviceArray, emptyArray } from "../../array/array.ts";
import {
  checkFinite,
  invalid,
  isKeyOf,
  mismatch,
  oneOf,
  type OptionNames,
  otherDevice,
  show,
} from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { sameShape } from "../../base/strides.ts";
import { streamOf } from "../../core/stream_state.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { typeCode } from "../core/launch.ts";
import { MAX_BATCH } from "../core/limits.ts";
import { overlapping } from "../core/overlap.ts";
import { describeArray } from "../core/table.ts";

/** The four numbers of a box: left, top, width and height, or left, top, right and bottom. */
export type BoxFormat = "xywh" | "xyxy";

/** Options of {@link nonMaximumSuppression}. */
export interface NmsOptions {
  /** Drops boxes whose score is not higher. Default 0. */
  scoreThreshold?: number | undefined;
  /** Drops boxes whose intersection over union with a better box is larger, 0 to 1. Default 0.5. */
  iouThreshold?: number | undefined;
  /** Default `"xywh"`. */
  format?: BoxFormat | undefined;
  /** Writes the result here instead of allocating it: contiguous u8 of the scores' shape. */
  into?: DeviceArray<"u8"> | undefined;
  /** The stream to enqueue on. Default: the device's own. */
  stream?: Stream | undefined;
}

/** The names of {@link NmsOptions}. */
const NMS_OPTIONS: OptionNames<NmsOptions> = {
  scoreThreshold: true,
  iouThreshold: true,
  format: true,
  into: true,
  stream: true,
};

const BOX_DTYPES: readonly DType[] = ["i16", "f16", "f32"];
const MAX_BOXES = 2 ** 30;

/**
 * Keeps the box with the highest score among boxes that overlap: CV-CUDA's `nms`, OpenCV's `NMSBoxes`,
 * torchvision's `nms`. Boxes are visited in descending order of their scores (ties by position); each one
 * drops those that overlap it too much. The time grows with the number of boxes that are kept.
 *
 * ```ts
 * using kept = nonMaximumSuppression(boxes, scores, { scoreThreshold: 0.25, iouThreshold: 0.45 });
 * ```
 *
 * @param boxes Contiguous i16, f16 or f32 `[boxes, 4]`, or `[count, boxes, 4]` for a batch of images.
 * @param scores Contiguous f32 `[boxes]` or `[count, boxes]`.
 * @returns u8 of the scores' shape: 1 for boxes that are kept, otherwise 0.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function nonMaximumSuppression(
  boxes: DeviceArray,
  scores: DeviceArray<"f32">,
  options: NmsOptions = {},
): DeviceArray<"u8"> {
  checkSources(boxes, scores);
  const { format = "xywh", into, stream } = checkOperatorOptions(options, NMS_OPTIONS);
  if (!isKeyOf(BOX_FORMAT, format)) {
    throw new RangeError(invalid("format", oneOf(["xywh", "xyxy"]), format));
  }
  const scoreThreshold = checkFinite("scoreThreshold", options.scoreThreshold ?? 0);
  const iouThreshold = checkFinite("iouThreshold", options.iouThreshold ?? 0.5);
  if (iouThreshold < 0 || iouThreshold > 1) {
    throw new RangeError(mismatch("iouThreshold", "a number from 0 to 1", iouThreshold));
  }
  if (into !== undefined) checkInto(into, boxes, scores);
  const { context } = allocationOf(boxes), { shape } = scores;
  const kept = into ?? emptyArray(context, shape, "u8", streamOf(context, stream));
  const perImage = shape.at(-1)!, count = shape.length === 2 ? shape[0]! : 1;
  if (perImage === 0 || count === 0) return kept;
  try {
    const kernel = builtinKernel(context, NON_MAXIMUM_SUPPRESSION, "nms");
    const grid = [1, 1, count] as const;
    const args = [perImage, typeCode(boxes.dtype), BOX_FORMAT[format], scoreThreshold, iouThreshold];
    kernel.launch({ grid, block: NMS_THREADS, stream }, boxes, scores, kept, ...args);
  } catch (error) {
    if (into === undefined) kept.dispose();
    throw error;
  }
  return kept;
}

function checkSources(boxes: DeviceArray, scores: DeviceArray): void {
  if (!(boxes instanceof DeviceArray)) {
    throw new TypeError(invalid("boxes", "a DeviceArray", boxes));
  }
  if (!(scores instanceof DeviceArray)) {
    throw new TypeError(invalid("scores", "a DeviceArray", scores));
  }
  if (!BOX_DTYPES.includes(boxes.dtype)) {
    throw new TypeError(mismatch("boxes", oneOf(BOX_DTYPES), `an array of ${boxes.dtype}`));
  }
  if (scores.dtype !== "f32") {
    throw new TypeError(mismatch("scores", "f32", `an array of ${scores.dtype}`));
  }
  const { shape } = boxes;
  const valid = (shape.length === 2 || shape.length === 3) && shape.at(-1) === 4 &&
    shape.at(-2)! < MAX_BOXES && (shape.length === 2 || shape[0]! <= MAX_BATCH);
  if (!valid || !isContiguousAligned(boxes)) {
    throw new RangeError(
      mismatch("boxes", "a contiguous [boxes, 4] or [count, boxes, 4]", describeArray(boxes)),
    );
  }
  const scoreShape = shape.slice(0, -1);
  if (!sameShape(scores.shape, scoreShape) || !isContiguousAligned(scores)) {
    throw new RangeError(mismatch("scores", `a contiguous ${show(scoreShape)}`, describeArray(scores)));
  }
  checkContext("scores", scores, boxes);
}

function isContiguousAligned(array: DeviceArray): boolean {
  return array.isContiguous && array.pointer % BigInt(array.itemSize) === 0n;
}

function checkContext(name: string, array: DeviceArray, boxes: DeviceArray): void {
  const { context } = allocationOf(boxes), other = allocationOf(array).context;
  if (other !== context) {
    throw otherDevice(name, context, other, "boxes");
  }
}

function checkInto(into: DeviceArray, boxes: DeviceArray, scores: DeviceArray): void {
  if (!(into instanceof DeviceArray)) {
    throw new TypeError(invalid("into", "a DeviceArray", into));
  }
  if (into.dtype !== "u8" || !sameShape(into.shape, scores.shape) || !into.isContiguous) {
    throw new RangeError(mismatch("into", `a contiguous u8 ${show(scores.shape)}`, describeArray(into)));
  }
  if (into.readOnly) {
    throw new TypeError(mismatch("into", "writable memory", "memory that its owner marked read-only"));
  }
  checkContext("into", into, boxes);
  for (const [name, array] of [["boxes", boxes], ["scores", scores]] as const) {
    if (overlapping(into, array)) {
      throw new RangeError(mismatch("into", "separate memory", `memory that overlaps ${name}`));
    }
  }
}
