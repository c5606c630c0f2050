/** Chains of image operators that run as one kernel. */
import type { DeviceArray } from "../../array/array.ts";
import { checkInteger, invalid, mismatch, oneOf } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { checkDevice, contextOf, type Device } from "../../device/device.ts";
import type { PixelFunction, PixelParameters } from "../../kernel/pixel_function.ts";
import type { WarmTarget } from "../../kernel/warm_target.ts";
import { printAsText } from "../../runtime/inspect.ts";
import type { Rectangle } from "../core/crop.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import type { Size } from "../core/size.ts";
import { IMAGE_DTYPES, type ImageLayout, type Images } from "../core/view.ts";
import type { MatrixValues } from "../core/warp_matrix.ts";
import { YUV_COLORS, type YuvColors, yuvParams } from "../core/yuv/coefficients.ts";
import type { Nv12Frames } from "../core/yuv/nv12_frames.ts";
import type { Margins } from "../ops/copy_make_border.ts";
import type { ColorConversion } from "../ops/cvt_color.ts";
import type { FlipDirection } from "../ops/flip.ts";
import { explainParts } from "./explain.ts";
import type { CompiledKernels } from "./fuse.ts";
import { type Part, type PipelineSource, planParts } from "./plan.ts";
import { rangeOf } from "./range.ts";
import { allKernels, allKeys, inStep, type PipelineInput, runParts } from "./run.ts";
import type { Step, StepSource } from "./step.ts";
import { channelReorderStep, colorTwistStep, cvtColorStep } from "./steps/color.ts";
import {
  borderStep,
  type BorderStepOptions,
  centerCropStep,
  cropStep,
  flipStep,
  rot90Step,
} from "./steps/place.ts";
import {
  letterboxStep,
  type LetterboxStepOptions,
  resizeStep,
  type ResizeStepOptions,
} from "./steps/resize.ts";
import { mapStep, type OperatorRun, operatorStep } from "./steps/custom.ts";
import {
  arithmeticStep,
  type ArithmeticStepOptions,
  brightnessContrastStep,
  type BrightnessContrastStepOptions,
  checkLayoutName,
  clampStep,
  convertStep,
  type ConvertStepOptions,
  gammaContrastStep,
  type GammaContrastStepOptions,
  normalizeStep,
  type NormalizeStepOptions,
  type ScalarOperation,
} from "./steps/tone.ts";

import { warpStep, type WarpStepOptions } from "./steps/warp.ts";

/** The dtypes of images. */
export type PipelineDType = "u8" | "u16" | "i16" | "f16" | "f32";

/** Options of {@link Pipeline.run}. `R` is the type of the result. */
export interface PipelineOptions<R extends Images = Images> {
  /**
   * The rectangles for `crop()` without one: any number for one image, or one for each image. The result has
   * an image for each.
   */
  crops?: readonly Rectangle[] | undefined;
  /** Writes the result here instead of allocating it. It must not overlap the images. */
  into?: R | undefined;
  /** The stream to enqueue on. Default: the device's own. */
  stream?: Stream | undefined;
}

/** Result of a pipeline for several images: one array if all have one size, otherwise a list. */
export type PipelineImages<D extends DType, Same extends boolean> = Same extends true ? DeviceArray<D>
  : DeviceArray<D>[];

/** Kernels of a pipeline, as `cuffi warm --out` writes them. */
export interface PipelineKernels {
  /** The pipeline. */
  readonly pipeline: string;
  /** PTX and the layout of arguments, by the structure of each kernel. */
  readonly kernels: Readonly<Record<string, object>>;
}

/**
 * Starts a pipeline: a chain of image operators that runs as one kernel, or as few as possible.
 *
 * ```ts
 * const prepare = pipeline("u8", 3).dtype("f32").resize(224)
 *   .colorTwist([[0.9, 0.1, 0, 0], [0, 1, 0, 0], [0, 0.1, 0.9, 0]])
 *   .normalize({ mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] });
 * using input = prepare.run(frame); // u8 [1080, 1920, 3] → f32 [3, 224, 224]
 * console.log(prepare.explain());
 * ```
 *
 * A step has the name and the options of its operator, and gives images of the dtype that the operator returns:
 * u8 is rounded and saturated after each step. `dtype("f32")` before them makes them compute without rounding; pixels
 * keep their range, such as 0 … 255, and steps take it into account.
 *
 * @param dtype The dtype of the images: `"u8"`, `"u16"`, `"i16"`, `"f16"` or `"f32"`.
 * @param channels Their channels, 1 to 4.
 * @throws {TypeError | RangeError} The dtype or the number of channels is invalid.
 */
export function pipeline<D extends PipelineDType>(dtype: D, channels: number): Pipeline<D, false>;
/**
 * Starts a pipeline of NV12 frames, whose pixels are RGB of u8, as `cvtColor` converts them. After `dtype("f32")`
 * they are not rounded, and a linear `resize` or `letterbox` interpolates luma and chroma before the conversion:
 * `nv12ResizeNormalize`.
 *
 * @param colors The standard and the range of the colors. Default: those that the frames state.
 */
export function pipeline(format: "NV12", colors?: YuvColors): Pipeline<"u8", false, Nv12Frames>;
export function pipeline(
  dtype: PipelineDType | "NV12",
  channels?: number | YuvColors,
): Pipeline<DType, false> | Pipeline<"u8", false, Nv12Frames> {
  if (dtype === "NV12") {
    const colors = checkOperatorOptions((channels ?? {}) as YuvColors, YUV_COLORS);
    yuvParams({ direction: "from", bits: 8, blueFirst: false, dtype: "u8" }, colors);
    return new Pipeline({ dtype: "u8", channels: 3, range: rangeOf("u8"), nv12: colors }, []);
  }
  if (!IMAGE_DTYPES.includes(dtype)) {
    throw new TypeError(invalid("dtype", oneOf(IMAGE_DTYPES), dtype));
  }
  checkInteger("channels", channels as number, 1, 4);
  return new Pipeline({ dtype, channels: channels as number, range: rangeOf(dtype) }, []);
}

/**
 * A chain of image operators; created by {@link pipeline}. Pipelines never change: each step returns a new one.
 *
 * ```ts
 * const prepare = pipeline("u8", 3).crop({ x: 8, y: 8, width: 200, height: 200 }).flip("horizontal");
 * using mirrored = prepare.run(frame);
 * ```
 */
export class Pipeline<
  D extends DType = DType,
  Same extends boolean = boolean,
  F extends DeviceArray | Nv12Frames = DeviceArray,
> {
  readonly #source: PipelineSource;
  readonly #steps: readonly (Step & StepSource)[];
  readonly #compiled: CompiledKernels | undefined;
  #parts: readonly Part[] | undefined;

  /**
   * @ignore Use {@link pipeline}.
   * @internal Its types are not part of the declarations.
   */
  constructor(source: PipelineSource, steps: readonly (Step & StepSource)[], compiled?: CompiledKernels) {
    this.#source = source;
    this.#steps = steps;
    this.#compiled = compiled;
  }

  #then(name: string, create: (input: StepSource) => Step): Pipeline<never, never, F> {
    const steps = this.#steps, input = steps.at(-1) ?? this.#source;
    try {
      return new Pipeline<never, never, F>(this.#source, [...steps, {
        range: input.range,
        ...create(input),
      }]);
    } catch (error) {
      throw inStep(error, steps.length, name);
    }
  }

  // ---- positions ------------------------------------------------------------------------------------------

  /** Crops each image to a rectangle, as `customCrop`. */
  crop(rectangle: Rectangle): Pipeline<D, true, F>;
  /** Crops images to the rectangles in the option `crops` of a run. */
  crop(): Pipeline<D, false, F>;
  crop(rectangle?: Rectangle): Pipeline<D, boolean, F> {
    return this.#then("crop", (input) => cropStep(input, rectangle));
  }

  /** Crops each image to its center. */
  centerCrop(size: number | Size): Pipeline<D, true, F> {
    return this.#then("centerCrop", (input) => centerCropStep(input, size));
  }

  /**
   * Resizes images. All interpolations can be fused except `"lanczos"` and those with `antialias`, which run
   * as the operator.
   */
  resize(size: number | Size, options?: ResizeStepOptions): Pipeline<D, true, F> {
    return this.#then("resize", (input) => resizeStep(input, size, options));
  }

  /** Resizes images to fit, centers them and fills the area around them, as `letterboxNormalize`. */
  letterbox(size: number | Size, options?: LetterboxStepOptions): Pipeline<D, true, F> {
    return this.#then("letterbox", (input) => letterboxStep(input, size, options));
  }

  /** Mirrors images. */
  flip(direction: FlipDirection): Pipeline<D, Same, F> {
    return this.#then("flip", (input) => flipStep(input, direction));
  }

  /** Rotates images counterclockwise by quarter turns, as NumPy's `rot90`. */
  rot90(turns = 1): Pipeline<D, Same, F> {
    return this.#then("rot90", (input) => rot90Step(input, turns));
  }

  /** Adds a border to images. */
  copyMakeBorder(margins: Margins, options?: BorderStepOptions): Pipeline<D, Same, F> {
    return this.#then("copyMakeBorder", (input) => borderStep(input, margins, options));
  }

  /** Warps images by a 2 × 3 matrix. Cubic interpolation runs as the operator. */
  warpAffine(matrix: MatrixValues, options: WarpStepOptions & { size: number | Size }): Pipeline<D, true, F>;
  /** Warps images by a 2 × 3 matrix, without changing their size. */
  warpAffine(matrix: MatrixValues, options?: WarpStepOptions): Pipeline<D, Same, F>;
  warpAffine(matrix: MatrixValues, options?: WarpStepOptions): Pipeline<D, boolean, F> {
    return this.#then("warpAffine", (input) => warpStep("warpAffine", input, matrix, options));
  }

  /** Warps images by a 3 × 3 matrix. Cubic interpolation runs as the operator. */
  warpPerspective(
    matrix: MatrixValues,
    options: WarpStepOptions & { size: number | Size },
  ): Pipeline<D, true, F>;
  /** Warps images by a 3 × 3 matrix, without changing their size. */
  warpPerspective(matrix: MatrixValues, options?: WarpStepOptions): Pipeline<D, Same, F>;
  warpPerspective(matrix: MatrixValues, options?: WarpStepOptions): Pipeline<D, boolean, F> {
    return this.#then("warpPerspective", (input) => warpStep("warpPerspective", input, matrix, options));
  }

  // ---- colors ---------------------------------------------------------------------------------------------

  /**
   * Converts colors. Conversions between gray and orders of red, green, blue and alpha can be fused; others
   * run as the operator.
   */
  cvtColor(code: ColorConversion): Pipeline<D, Same, F> {
    return this.#then("cvtColor", (input) => cvtColorStep(input, code));
  }

  /** Reorders channels. */
  channelReorder(order: readonly number[]): Pipeline<D, Same, F> {
    return this.#then("channelReorder", (input) => channelReorderStep(input, order));
  }

  /** Transforms the color of each pixel by a matrix of three rows with three factors and an offset. */
  colorTwist(matrix: readonly (readonly number[])[]): Pipeline<D, Same, F> {
    return this.#then("colorTwist", (input) => colorTwistStep(input, matrix));
  }

  /** Changes brightness and contrast. The center is that of the pixels' range: 128 if the source was u8. */
  brightnessContrast(options?: BrightnessContrastStepOptions): Pipeline<D, Same, F> {
    return this.#then("brightnessContrast", (input) => brightnessContrastStep(input, options));
  }

  /**
   * Applies gamma: a positive number, or one for each channel. White, which does not change, is that of the pixels'
   * range: 255 if the source was u8, even after `dtype("f32")`.
   */
  gammaContrast(
    gamma: number | readonly number[],
    options?: GammaContrastStepOptions,
  ): Pipeline<D, Same, F> {
    return this.#then("gammaContrast", (input) => gammaContrastStep(input, gamma, options));
  }

  // ---- numbers --------------------------------------------------------------------------------------------

  /**
   * Computes `(pixel * scale - mean) / std` as f32. Like the operator's, the result is CHW unless `layout` says
   * otherwise.
   */
  normalize(options?: NormalizeStepOptions): Pipeline<"f32", Same, F> {
    return this.#then("normalize", (input) => normalizeStep(input, options));
  }

  /** Converts elements to another dtype: `element * scale + shift`, rounded and saturated. */
  convertTo<T extends PipelineDType>(dtype: T, options?: ConvertStepOptions): Pipeline<T, Same, F> {
    return this.#then("convertTo", (input) => convertStep(input, dtype, options));
  }

  /** Adds a number, or one for each channel. */
  add<T extends PipelineDType = D & PipelineDType>(
    src2: number | readonly number[],
    options?: ArithmeticStepOptions<T>,
  ): Pipeline<T, Same, F> {
    return this.#arithmetic("add", src2, options);
  }

  /** Subtracts a number, or one for each channel. */
  subtract<T extends PipelineDType = D & PipelineDType>(
    src2: number | readonly number[],
    options?: ArithmeticStepOptions<T>,
  ): Pipeline<T, Same, F> {
    return this.#arithmetic("subtract", src2, options);
  }

  /** Multiplies by a number, or by one for each channel. */
  multiply<T extends PipelineDType = D & PipelineDType>(
    src2: number | readonly number[],
    options?: ArithmeticStepOptions<T>,
  ): Pipeline<T, Same, F> {
    return this.#arithmetic("multiply", src2, options);
  }

  /** Divides by a number, or by one for each channel. */
  divide<T extends PipelineDType = D & PipelineDType>(
    src2: number | readonly number[],
    options?: ArithmeticStepOptions<T>,
  ): Pipeline<T, Same, F> {
    return this.#arithmetic("divide", src2, options);
  }

  /** Takes the smaller one of each element and a number, or one for each channel. */
  min(src2: number | readonly number[]): Pipeline<D, Same, F> {
    return this.#arithmetic("min", src2);
  }

  /** Takes the larger one of each element and a number, or one for each channel. */
  max(src2: number | readonly number[]): Pipeline<D, Same, F> {
    return this.#arithmetic("max", src2);
  }

  /** Limits elements to `low` … `high`: `max` and then `min`. */
  clamp(low: number, high: number): Pipeline<D, Same, F> {
    return this.#then("clamp", (input) => clampStep(input, low, high));
  }

  #arithmetic(
    name: ScalarOperation,
    src2: number | readonly number[],
    options?: ArithmeticStepOptions,
  ): Pipeline<never, never, F> {
    return this.#then(name, (input) => arithmeticStep(name, input, src2, options));
  }

  // ---- code and operators of the caller --------------------------------------------------------------------

  /**
   * Computes each pixel by a function in TypeScript: `pixelFunction()` of `@cuffi/cuffi/kernel`.
   *
   * @param values The function's named values, which are arguments of the kernel.
   * @throws {CompileError} The function has something that a kernel cannot do.
   */
  map<P extends PixelParameters>(
    fn: PixelFunction<P>,
    values: { readonly [K in keyof P]: number },
  ): Pipeline<D, Same, F>;
  /** Computes each pixel by a function in TypeScript without named values. */
  map(fn: PixelFunction<Record<never, never>>): Pipeline<D, Same, F>;
  map(fn: PixelFunction, values: Readonly<Record<string, number>> = {}): Pipeline<D, Same, F> {
    return this.#then("map", (input) => mapStep(input, fn, values));
  }

  /**
   * Runs an operator that is not available as a step, such as a filter. It has its own kernels.
   *
   * ```ts
   * import { gaussian } from "@cuffi/cuffi/image";
   * const soft = pipeline("u8", 3).resize(256).operator("gaussian", (src, options) => gaussian(src, 2, options));
   * console.log(soft.explain());
   * ```
   *
   * @param run Runs the operator with `into` and `stream` in `options`, and returns `into`, or new images of the same
   * dtype without it.
   * @param channels Channels of the result. Default: those of the images.
   */
  operator(name: string, run: OperatorRun<D>, channels?: number): Pipeline<D, Same, F> {
    const step = typeof name === "string" ? name : "operator";
    return this.#then(step, (input) => operatorStep(input, name, run as unknown as OperatorRun, channels));
  }

  // ---- the result -----------------------------------------------------------------------------------------

  /** Sets the layout of the result: `"HWC"` or `"CHW"`, with or without the N of a batch. */
  layout(layout: ImageLayout): Pipeline<D, Same, F> {
    return this.#then("layout", ({ dtype, channels }) => {
      return { name: "layout", kind: "point", key: "", dtype, channels, layout: checkLayoutName(layout) };
    });
  }

  /** Converts elements to another dtype, rounded and saturated: `convertTo` without a scale. */
  dtype<T extends PipelineDType>(dtype: T): Pipeline<T, Same, F> {
    return this.#then("dtype", (input) => convertStep(input, dtype, {}, "dtype"));
  }

  // ---- runs -----------------------------------------------------------------------------------------------

  /**
   * Runs the pipeline.
   *
   * ```ts
   * const faces = pipeline("u8", 3).crop().resize(64);
   * const crops = [{ x: 4, y: 8, width: 60, height: 80 }, { x: 100, y: 30, width: 31, height: 40 }];
   * using batch = faces.run(frame, { crops }); // u8 [2, 64, 64, 3]
   * ```
   *
   * @param images Images in any layout, or a list of images of any sizes.
   * @returns An array of images.
   * @throws {TypeError | RangeError} The images do not fit the pipeline, or an option is invalid.
   */
  run(images: F, options?: PipelineOptions<DeviceArray<D>> & { crops?: undefined }): DeviceArray<D>;
  /**
   * Runs the pipeline on a list of images, or on several parts of images. Returns one array if a step gives all
   * images one size, otherwise a list.
   */
  run(images: F | readonly F[], options?: PipelineOptions<PipelineImages<D, Same>>): PipelineImages<D, Same>;
  run(images: F | readonly F[], options: PipelineOptions = {}): Images {
    const { crops, into, stream } = checkOperatorOptions(options, { crops: true, into: true, stream: true });
    return runParts(this.#source, this.#plan(), images as PipelineInput, { crops, into, stream });
  }

  /**
   * Describes the kernels, one per line: their steps, the bytes that they read and write, and why each is
   * separate from the one before.
   *
   * ```ts
   * console.log(pipeline("u8", 3).resize(224).explain([1080, 1920]));
   * // 1. resize: reads 602112 bytes, writes 150528 bytes
   * ```
   *
   * @param image An image of the source, its shape or its `[height, width]`; without it, bytes are per pixel. Of a batch,
   * bytes are those of one image.
   */
  explain(image?: F | readonly number[], ...rest: readonly never[]): string {
    if (rest.length > 0) {
      throw new TypeError(
        mismatch("explain", "only an image, because it does not run", `${rest.length + 1} arguments`),
      );
    }
    return explainParts(this.#source, this.#plan(), image);
  }

  /** PTX of all kernels, for images of any memory layout, to compile or store in advance. */
  get ptx(): readonly string[] {
    return [...allKernels(this.#plan()).values()].map(({ ptx }) => ptx);
  }

  /**
   * Returns this pipeline with kernels that `cuffi warm --out` has written to a module, so that runs need not
   * generate them.
   *
   * ```ts
   * // import { prepare as precompiled } from "./pipelines.ptx.ts";
   * const prepare = pipeline("u8", 3).resize(224).normalize().withKernels(precompiled);
   * ```
   *
   * @throws {TypeError} The kernels are those of another pipeline.
   */
  withKernels(kernels: PipelineKernels): Pipeline<D, Same, F> {
    if (typeof kernels?.pipeline !== "string") {
      throw new TypeError(invalid("kernels", "kernels that cuffi warm --out has written", kernels));
    }
    const missing = allKeys(this.#plan()).some((key) => !Object.hasOwn(kernels.kernels, key));
    if (missing) {
      const same = kernels.pipeline === `${this}` ? " with other options or functions" : "";
      const text = mismatch("kernels", `those of ${this}`, `those of ${kernels.pipeline}${same}`);
      throw new TypeError(`${text}; run cuffi warm --out again`);
    }
    return new Pipeline<D, Same, F>(this.#source, this.#steps, kernels.kernels as CompiledKernels);
  }

  /** Compiles and loads all kernels in advance; otherwise, the first run does. */
  load(device: Device): void {
    const context = contextOf(checkDevice(device));
    for (const { name, ptx } of allKernels(this.#plan()).values()) builtinKernel(context, ptx, name);
  }

  /** @ignore */
  private warmTarget(): WarmTarget {
    const kernels = Object.fromEntries(allKernels(this.#plan()));
    return {
      texts: this.ptx,
      load: (device) => this.load(device),
      written: { kind: "value", name: "PipelineKernels", from: "@cuffi/cuffi/image" },
      values: [{ pipeline: `${this}`, kernels }],
    };
  }

  #plan(): readonly Part[] {
    return this.#parts ??= planParts(this.#source, this.#steps, this.#compiled);
  }

  /** Formats the source and the steps. */
  toString(): string {
    const { dtype, channels, nv12 } = this.#source;
    return [
      nv12 === undefined ? `Pipeline ${dtype} × ${channels}` : "Pipeline NV12",
      ...this.#steps.map(({ name }) => name),
    ].join(" → ");
  }
}

printAsText(Pipeline, "Pipeline");
