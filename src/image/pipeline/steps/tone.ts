/** Steps on single elements: brightness, contrast, gamma, normalization, arithmetic and dtypes. */
import { checkFinite, checkOptionNames, invalid, mismatch, oneOf, show } from "../../../base/check.ts";
import type { DType } from "../../../base/dtype.ts";
import type { Value } from "../../../kernel/ir/ir.ts";
import { normalizeCoefficients, type NormalizeOptions } from "../../core/normalization.ts";
import { perChannel } from "../../core/per_channel.ts";
import { maxValueOf, UNSIGNED_DTYPES } from "../../core/value_range.ts";
import { IMAGE_DTYPES, type ImageLayout } from "../../core/view.ts";
import type { BrightnessContrastOptions } from "../../ops/brightness_contrast.ts";
import { checkMaxValue, type GammaContrastOptions } from "../../ops/gamma_contrast.ts";
import type { Emitter } from "../emitter.ts";
import type { Numbers } from "../fields.ts";
import { centerOfRange, scaledRange, type ValueRange } from "../range.ts";
import type { Step, StepInput, StepSource } from "../step.ts";
import { pointStep } from "./point.ts";
import { power } from "./power.ts";

/** Options of `convertTo` in a pipeline. */
export interface ConvertStepOptions {
  /** Multiplies every element. Default 1. */
  readonly scale?: number | undefined;
  /** Added after scaling. Default 0. */
  readonly shift?: number | undefined;
}

/** Returns the step `convertTo`, or `dtype`. */
export function convertStep(
  { dtype: from, channels, range: before }: StepSource,
  dtype: DType,
  options: ConvertStepOptions = {},
  name = "convertTo",
): Step {
  if (!IMAGE_DTYPES.includes(dtype)) {
    throw new TypeError(invalid("dtype", oneOf(IMAGE_DTYPES), dtype));
  }
  const { scale = 1, shift = 0 } = checkOptionNames(options, { scale: true, shift: true });
  checkFinite("scale", scale);
  checkFinite("shift", shift);
  const range = scaledRange(before, dtype, [scale], [shift]);
  if (scale === 1 && shift === 0) return { ...widen(name, { dtype: from, channels }, dtype), range };
  return { ...scaleStep(name, { dtype, channels }, scale, shift), range };
}

/** A conversion without a factor. If it is exact, interpolation can follow it in the same kernel at no cost. */
function widen(name: string, { dtype: from, channels }: StepInput, dtype: DType): Step {
  const exact = dtype === "f32" || from === dtype || (from === "u8" && dtype !== "u8");
  const rounded = (e: Emitter, pixel: readonly Value[]): Value[] =>
    exact ? [...pixel] : pixel.map((value) => e.round(dtype, value));
  const step = pointStep(name, { dtype, channels }, `convert ${dtype} ${exact}`, exact ? 0 : 4, {}, rounded);
  if (!exact) return step;
  return {
    ...step,
    emit: ({ b }, input) => {
      const { planes, ...pixels } = input;
      if (planes === undefined || dtype !== "f32") return { ...pixels, dtype };
      // Frames as f32 are not rounded to u8 first.
      const half = (i: Value): Value => b.shift("shr", i, 1);
      const at = (x: Value, y: Value): Value[] =>
        planes.convert([...planes.luma.at(x, y), ...planes.chroma.at(half(x), half(y))]);
      return { ...input, dtype, at };
    },
  };
}

/** A step `element · scale + shift`, rounded once. */
function scaleStep(name: string, to: StepInput, scale: number, shift: number): Step {
  const { dtype } = to;
  return pointStep(name, to, `scale ${dtype}`, 15, { scale, shift }, (e, pixel, numbers) => {
    const factor = numbers.shared("scale"), summand = numbers.shared("shift");
    return pixel.map((value) => e.round(dtype, e.b.fma(value, factor, summand)));
  });
}

/** Options of `brightnessContrast` in a pipeline. */
export type BrightnessContrastStepOptions = Omit<BrightnessContrastOptions, "into" | "stream">;

/** Returns the step `brightnessContrast`. */
export function brightnessContrastStep(input: StepSource, options: BrightnessContrastStepOptions = {}): Step {
  checkOptionNames(options, {
    brightness: true,
    contrast: true,
    brightnessShift: true,
    contrastCenter: true,
  });
  const brightness = checkFinite("brightness", options.brightness ?? 1);
  const contrast = checkFinite("contrast", options.contrast ?? 1);
  const shift = checkFinite("brightnessShift", options.brightnessShift ?? 0);
  const center = checkFinite("contrastCenter", options.contrastCenter ?? centerOfRange(input.range));
  const offset = shift + brightness * (center - contrast * center);
  const { dtype, channels } = input;
  return scaleStep("brightnessContrast", { dtype, channels }, brightness * contrast, offset);
}

/** Larger exponents have the same result for every input. */
const MAX_GAMMA = 1e30;

/** Options of `gammaContrast` in a pipeline. */
export type GammaContrastStepOptions = Omit<GammaContrastOptions, "into" | "stream">;

/** Returns the step `gammaContrast`. */
export function gammaContrastStep(
  { dtype, channels, range }: StepSource,
  gamma: number | readonly number[],
  options: GammaContrastStepOptions = {},
): Step {
  if (!UNSIGNED_DTYPES.includes(dtype)) {
    throw new TypeError(mismatch("the pixels", oneOf(UNSIGNED_DTYPES), dtype));
  }
  const gammas = perChannel("gamma", gamma, channels);
  for (const one of gammas.slice(0, channels)) {
    if (one <= 0) throw new RangeError(mismatch("gamma", "positive numbers", one));
  }
  const { maxValue } = checkOptionNames(options, { maxValue: true });
  if (maxValue === undefined && range[1] <= 0) {
    throw new RangeError(
      `${mismatch("the pixels", "values above 0", show(range))}; pass { maxValue }, the value of white`,
    );
  }
  const max = checkMaxValue(maxValue ?? range[1]), isOwn = max === maxValueOf(dtype);
  const numbers: Numbers = {
    ...Object.fromEntries(gammas.map((one, c) => [`gamma${c}`, Math.min(one, MAX_GAMMA)])),
    ...isOwn ? {} : { max, inverse: 1 / max },
  };
  return pointStep(
    "gammaContrast",
    { dtype, channels },
    `gamma ${dtype} ${isOwn}`,
    90,
    numbers,
    (e, pixel, read) =>
      pixel.map((value, c) => {
        const { b } = e;
        const unit = b.mul(
          b.binary("max", value, 0),
          isOwn ? Math.fround(1 / max) : read.shared("inverse"),
        );
        const exponent = read.shared(`gamma${c}`);
        // The approximation is accurate to 0.001 of a level of u8.
        const raised = dtype === "u8"
          ? b.unary("exp2Approx", b.mul(exponent, b.unary("log2Approx", unit)))
          : power(e, unit, exponent);
        return e.round(dtype, b.mul(isOwn ? b.constant("f32", max) : read.shared("max"), raised));
      }),
  );
}

/** Options of `normalize` in a pipeline. */
export type NormalizeStepOptions = Omit<NormalizeOptions, "into" | "stream">;

/** Returns the step `normalize`. */
export function normalizeStep(
  { channels, range: before }: StepSource,
  options: NormalizeStepOptions = {},
): Step {
  const { layout = "CHW", swapRedBlue = false } = checkOptionNames(options, {
    scale: true,
    mean: true,
    std: true,
    layout: true,
    swapRedBlue: "boolean",
  });
  const { scale, offset } = normalizeCoefficients(options, channels, before[1]);
  const numbers: Numbers = {
    ...Object.fromEntries(scale.map((value, c) => [`scale${c}`, value])),
    ...Object.fromEntries(offset.map((value, c) => [`offset${c}`, value])),
  };
  const to = { dtype: "f32" as const, channels };
  const key = `normalize ${swapRedBlue}`;
  const step = pointStep("normalize", to, key, 4, numbers, (e, pixel, read) => {
    const scaled = pixel.map((value, c) =>
      e.b.fma(value, read.shared(`scale${c}`), read.shared(`offset${c}`))
    );
    return swapRedBlue ? scaled.reverse() : scaled;
  });
  const range = scaledRange(before, "f32", scale.slice(0, channels), offset.slice(0, channels));
  return { ...step, layout: checkLayoutName(layout), range, warning: normalizeWarning(before, options) };
}

/** The default scale is right for 0 … 255 only. */
function normalizeWarning(
  [, white]: ValueRange,
  { scale, mean = 0 }: NormalizeStepOptions,
): string | undefined {
  if (scale === undefined && white !== 255) return `divides by 255, but white is ${white}; pass { scale }`;
  const scaled = Math.max(0, white * (scale ?? 1 / 255)), largest = Math.max(...[mean].flat());
  return largest > scaled ? `subtracts ${largest}, but white is ${scaled} after scale` : undefined;
}

/** Checks the name of a layout with or without the axis of a batch. */
export function checkLayoutName(layout: ImageLayout): ImageLayout {
  if (!["HWC", "CHW", "NHWC", "NCHW"].includes(layout)) {
    throw new RangeError(invalid("layout", oneOf(["HWC", "CHW", "NHWC", "NCHW"]), layout));
  }
  return layout;
}

/** Operators with a scalar. */
export type ScalarOperation = "add" | "subtract" | "multiply" | "divide" | "min" | "max";

/** Options of arithmetic in a pipeline. */
export interface ArithmeticStepOptions<T extends DType = DType> {
  /** The dtype of the result. Default: that of the pixels. */
  readonly dtype?: T | undefined;
  /** Multiplies the result of `multiply` and `divide`. Default 1. */
  readonly scale?: number | undefined;
}

/** Returns a step that computes with a number, or with one for each channel. */
export function arithmeticStep(
  name: ScalarOperation,
  input: StepSource,
  scalar: number | readonly number[],
  options: ArithmeticStepOptions = {},
): Step {
  const { channels } = input, scaled = name === "multiply" || name === "divide";
  const values = perChannel("src2", scalar, channels);
  const { dtype = input.dtype, scale = 1 }: ArithmeticStepOptions = scaled
    ? checkOptionNames(options, { dtype: true, scale: true })
    : checkOptionNames<Omit<ArithmeticStepOptions, "scale">>(options, { dtype: true });
  if (!IMAGE_DTYPES.includes(dtype)) {
    throw new TypeError(invalid("dtype", oneOf(IMAGE_DTYPES), dtype));
  }
  const numbers: Numbers = {
    ...Object.fromEntries(values.map((value, c) => [`value${c}`, value])),
    ...scaled ? { scale: checkFinite("scale", scale) } : {},
  };
  const integers = dtype !== "f16" && dtype !== "f32", cost = name === "divide" ? 40 : 15;
  const step = pointStep(
    name,
    { dtype, channels },
    `${name} ${dtype}`,
    cost,
    numbers,
    (e, pixel, read) =>
      pixel.map((value, c) => {
        const { b } = e, other = read.shared(`value${c}`);
        const first = scaled ? b.mul(read.shared("scale"), value) : value;
        if (name === "divide") {
          const quotient = b.div(first, other);
          const result = integers
            ? b.select(b.compare("eq", other, 0), b.constant("f32", 0), quotient)
            : quotient;
          return e.round(dtype, result);
        }
        const op = name === "subtract" ? "sub" : name === "multiply" ? "mul" : name;
        return e.round(dtype, b.binary(op, first, other));
      }),
  );
  return { ...step, range: arithmeticRange(name, input.range, dtype, values.slice(0, channels), scale) };
}

function arithmeticRange(
  name: ScalarOperation,
  range: ValueRange,
  dtype: DType,
  values: readonly number[],
  scale: number,
): ValueRange {
  if (name === "add") return scaledRange(range, dtype, [1], values);
  if (name === "subtract") return scaledRange(range, dtype, [1], values.map((value) => -value));
  if (name === "multiply") return scaledRange(range, dtype, values.map((value) => value * scale));
  const divisors = values.filter((value) => value !== 0);
  if (name === "divide" && divisors.length > 0) {
    return scaledRange(range, dtype, divisors.map((value) => scale / value));
  }
  return scaledRange(range, dtype);
}

/** Returns the step `clamp`: `max` and then `min`. */
export function clampStep({ dtype, channels }: StepInput, low: number, high: number): Step {
  checkFinite("low", low);
  checkFinite("high", high);
  if (low > high) throw new RangeError(mismatch("high", `at least low, ${low}`, high));
  return pointStep(
    "clamp",
    { dtype, channels },
    `clamp ${dtype}`,
    9,
    { low, high },
    (e, pixel, read) =>
      pixel.map((value) =>
        e.round(dtype, e.b.binary("min", e.b.binary("max", value, read.shared("low")), read.shared("high")))
      ),
  );
}
