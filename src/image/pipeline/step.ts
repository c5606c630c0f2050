/** Steps of a pipeline. */
import type { Value } from "../../kernel/ir/ir.ts";
import type { DType } from "../../base/dtype.ts";
import type { Stream } from "../../core/stream/stream.ts";
import type { Rectangle } from "../core/crop.ts";
import type { Size } from "../core/size.ts";
import type { ImageLayout, Images } from "../core/view.ts";
import type { Emitter, StepNumbers } from "./emitter.ts";
import type { Numbers } from "./fields.ts";
import type { ValueRange } from "./range.ts";

/** The image between two steps of a kernel. */
export interface Pixels {
  readonly dtype: DType;
  readonly channels: number;
  /** Returns the pixel at a column and row, both i32 and inside of the image. */
  at(x: Value, y: Value): Value[];
  /**
   * Returns the pixels (x0, y0), (x1, y0), (x0, y1) and (x1, y1) faster than four calls of `at`. x1 is x0 + 1 if
   * the image has that column, and otherwise the pixels at x1 may be any numbers.
   */
  quad?(x0: Value, x1: Value, y0: Value, y1: Value): Quad;
  /** Returns the pixels x … x + 3 of a row faster than `at`. Those beyond the row may be any finite numbers. */
  run?(x: Value, y: Value): Quad;
  /** A frame's luma, and its chroma of half the size, which can be interpolated before they become RGB. */
  readonly planes?: {
    readonly luma: Pixels;
    readonly chroma: Pixels;
    convert(yuv: readonly Value[]): Value[];
  };
}

/** Four pixels. */
export type Quad = readonly [Value[], Value[], Value[], Value[]];

/** Arguments of a call that steps use. */
export interface CallArguments {
  /** Rectangles for `crop()` without one: one for each image. */
  readonly crops: readonly Rectangle[] | undefined;
}

/**
 * The kind of a step: `move` reads one pixel per pixel and does not change it, `sample` reads several,
 * `point` computes a pixel from the pixel at the same position, and `operator` runs its own kernels.
 */
export type StepKind = "move" | "sample" | "point" | "operator";

/** The images before a step. */
export interface StepInput {
  readonly dtype: DType;
  readonly channels: number;
}

/** The images before a step, and the range of their values. */
export interface StepSource extends StepInput {
  readonly range: ValueRange;
}

/** One step of a pipeline. */
export interface Step extends StepInput {
  /** The operator's name. */
  readonly name: string;
  readonly kind: StepKind;
  /** Everything that the text of the kernel depends on. */
  readonly key: string;
  /** The key for kernels that were written in advance, if `key` depends on the runtime or a minifier. */
  readonly structure?: () => string;
  /** The approximate number of instructions per pixel of a `point` step. */
  readonly cost?: number;
  /** The number of pixels that a `sample` step reads per pixel. Default 4; Infinity for all pixels of a cell. */
  readonly reads?: number;
  /** Black and white after the step, if it changes them. */
  readonly range?: ValueRange;
  /** The warning of `explain()` that the step expects values in another range than that of its pixels. */
  readonly warning?: string | undefined;
  /** Axes of the result, if the step changes them. */
  readonly layout?: ImageLayout;
  /** True if all results have one size, false if they may differ; absent if the step does not change that. */
  readonly sameSize?: boolean;
  /** Numbers that are the same for all images. */
  readonly numbers?: Numbers;
  /** Returns the size of a result. */
  size?(from: Size, index: number, call: CallArguments): Size;
  /** Returns the numbers for one image. */
  geometry?(from: Size, to: Size, index: number, call: CallArguments): Numbers;
  /** Writes the step's code. */
  emit?(e: Emitter, input: Pixels, numbers: StepNumbers): Pixels;
  /** Runs an operator. */
  run?(src: Images, options: { into?: Images | undefined; stream: Stream | undefined }): Images;
  /** The reason why an operator is not fused. */
  readonly reason?: string;
}

/** Whether a step takes its rectangles from the call. */
export function isPerCrop(step: Step): boolean {
  return step.sameSize === false;
}

/** Returns the size of a result of a step. */
export function sizeAfter(step: Step, from: Size, index: number, call: CallArguments): Size {
  return step.size === undefined ? from : step.size(from, index, call);
}
