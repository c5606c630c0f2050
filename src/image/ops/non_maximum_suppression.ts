import { NON_MAXIMUM_SUPPRESSION } from "../../../ptx/ops/non_maximum_suppression.ts";
import { DeviceArray } from "../../array/array.ts";
import { sameShape } from "../../base/strides.ts";
import { invalid, mismatch, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { streamOf } from "../../core/stream_state.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { typeCode } from "../core/launch.ts";
import { finite } from "../core/per_channel.ts";
import { overlapping } from "../core/view.ts";

/** What the four numbers of a box are: left, top, width and height, or left, top, right and bottom. */
export type BoxFormat = "xywh" | "xyxy";

/** In the order of `enum Format` of kernels/ops/non_maximum_suppression.cu. */
const BOX_FORMATS: readonly BoxFormat[] = ["xywh", "xyxy"];

/** Options of {@link nonMaximumSuppression}. */
export interface NmsOptions {
  /** Boxes whose score is not above it are left out. Default 0. */
  scoreThreshold?: number;
  /** Boxes that overlap a better one by more than this are left out: shared area over the area of both, 0 to 1. Default 0.5. */
  iouThreshold?: number;
  /** Default `"xywh"`. */
  format?: BoxFormat;
  /** Where to write, instead of new memory: u8 of the scores' shape, without gaps. */
  into?: DeviceArray<"u8">;
  /** The stream that the work is given to. Default: the device's own. */
  stream?: Stream;
}

const BOX_TYPES: readonly DType[] = ["i16", "f16", "f32"];
const THREADS = 1024;
const LARGEST_COUNT = 2 ** 30, LARGEST_BATCH = 65535;

/**
 * Of boxes that overlap, keeps the one with the highest score: CV-CUDA's `nms`, OpenCV's `NMSBoxes`, torchvision's `nms`. Boxes are
 * taken in the order of their scores (of equals, the first), and each leaves out those that overlap it too much. The time
 * grows with the number of boxes that are kept.
 *
 * ```ts
 * using kept = nonMaximumSuppression(boxes, scores, { scoreThreshold: 0.25, iouThreshold: 0.45 });
 * ```
 *
 * @param boxes i16, f16 or f32 `[boxes, 4]`, or `[count, boxes, 4]` for a batch of images; without gaps.
 * @param scores f32 `[boxes]` or `[count, boxes]`, without gaps.
 * @returns u8 of the scores' shape: 1 for a box that is kept, 0 for others.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function nonMaximumSuppression(
  boxes: DeviceArray,
  scores: DeviceArray<"f32">,
  options: NmsOptions = {},
): DeviceArray<"u8"> {
  const { into, stream } = options;
  checkInput(boxes, scores);
  const format = BOX_FORMATS.indexOf(options.format ?? "xywh");
  if (format < 0) {
    throw new RangeError(invalid("format", `"xywh" or "xyxy"`, options.format));
  }
  const scoreThreshold = finite("scoreThreshold", options.scoreThreshold ?? 0);
  const iouThreshold = finite("iouThreshold", options.iouThreshold ?? 0.5);
  if (iouThreshold < 0 || iouThreshold > 1) {
    throw new RangeError(mismatch("iouThreshold", "numbers from 0 to 1", iouThreshold));
  }
  if (into !== undefined) checkInto(into, boxes, scores);
  const { context } = boxes.allocation, { shape } = scores;
  const kept = into ?? DeviceArray.empty(context, shape, "u8", streamOf(context, stream));
  const each = shape.at(-1)!, count = shape.length === 2 ? shape[0]! : 1;
  if (each === 0 || count === 0) return kept;
  try {
    const kernel = shippedKernel(context, NON_MAXIMUM_SUPPRESSION, "nms");
    const grid = [1, 1, count] as const;
    kernel.launch(
      { grid, block: THREADS, stream },
      boxes,
      scores,
      kept,
      each,
      typeCode(boxes.dtype),
      format,
      scoreThreshold,
      iouThreshold,
    );
  } catch (error) {
    if (into === undefined) kept.dispose();
    throw error;
  }
  return kept;
}

function checkInput(boxes: DeviceArray, scores: DeviceArray): void {
  if (!(boxes instanceof DeviceArray)) {
    throw new TypeError(invalid("boxes", "a DeviceArray", boxes));
  }
  if (!(scores instanceof DeviceArray)) {
    throw new TypeError(invalid("scores", "a DeviceArray", scores));
  }
  if (!BOX_TYPES.includes(boxes.dtype)) {
    throw new TypeError(mismatch("boxes", `one of ${BOX_TYPES.join(", ")}`, `an array of ${boxes.dtype}`));
  }
  if (scores.dtype !== "f32") {
    throw new TypeError(mismatch("scores", "f32", `an array of ${scores.dtype}`));
  }
  const { shape } = boxes;
  const wellFormed = (shape.length === 2 || shape.length === 3) && shape.at(-1) === 4 &&
    shape.at(-2)! < LARGEST_COUNT &&
    (shape.length === 2 || shape[0]! <= LARGEST_BATCH);
  if (!wellFormed || !isWhole(boxes)) {
    throw new RangeError(
      mismatch(
        "boxes",
        "[boxes, 4] or [count, boxes, 4], without gaps",
        `${show(shape)}${boxes.isContiguous ? "" : " with gaps"}`,
      ),
    );
  }
  if (!sameShape(scores.shape, shape.slice(0, -1)) || !isWhole(scores)) {
    throw new RangeError(
      mismatch(
        "scores",
        `${show(shape.slice(0, -1))}, without gaps`,
        `${show(scores.shape)}${scores.isContiguous ? "" : " with gaps"}`,
      ),
    );
  }
  if (scores.allocation.context !== boxes.allocation.context) {
    throw new RangeError(
      mismatch(
        "scores",
        `memory of ${boxes.allocation.context}, where boxes are`,
        `memory of device ${scores.allocation.context}`,
      ),
    );
  }
}

/** True if elements lie together and at multiples of their size. */
function isWhole(array: DeviceArray): boolean {
  return array.isContiguous && array.pointer % BigInt(array.itemSize) === 0n;
}

function checkInto(into: DeviceArray, boxes: DeviceArray, scores: DeviceArray): void {
  if (!(into instanceof DeviceArray)) {
    throw new TypeError(invalid("into", "a DeviceArray", into));
  }
  if (into.dtype !== "u8" || !sameShape(into.shape, scores.shape) || !into.isContiguous) {
    throw new RangeError(
      mismatch(
        "into",
        `u8 ${show(scores.shape)}, without gaps`,
        `${into.dtype} ${show(into.shape)}${into.isContiguous ? "" : " with gaps"}`,
      ),
    );
  }
  if (into.readOnly) {
    throw new TypeError(
      "into: the owner of the memory has made it read-only; accepted is memory to write to",
    );
  }
  if (into.allocation.context !== boxes.allocation.context) {
    throw new RangeError(
      mismatch(
        "into",
        `memory of ${boxes.allocation.context}, where boxes are`,
        `memory of device ${into.allocation.context}`,
      ),
    );
  }
  for (const [name, array] of [["boxes", boxes], ["scores", scores]] as const) {
    if (overlapping(into, array)) {
      throw new RangeError(`into: it shares memory with ${name}; accepted is memory of its own`);
    }
  }
}
