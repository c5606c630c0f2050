/** Fused resizing, and nearest and linear interpolation. */
import { RESIZE_FRACTION } from "../../../../ptx/layouts.ts";
import { checkOptionNames, invalid, oneOf } from "../../../base/check.ts";
import type { Value } from "../../../kernel/ir/ir.ts";
import { centerLetterbox } from "../../core/letterbox.ts";
import { perChannel } from "../../core/per_channel.ts";
import { checkOneSize, checkSize, type Size } from "../../core/size.ts";
import type { Images } from "../../core/view.ts";
import { type Interpolation, resize, type ResizeOptions } from "../../ops/resize.ts";
import type { Emitter, StepNumbers } from "../emitter.ts";
import type { Numbers } from "../fields.ts";
import type { Pixels, Step, StepInput, StepSource } from "../step.ts";
import { placed } from "./place.ts";
import { resizedArea, resizedCubic } from "./resample.ts";

/** Options of `resize` in a pipeline. */
export type ResizeStepOptions = Pick<ResizeOptions, "interpolation" | "antialias">;

const INTERPOLATIONS: readonly Interpolation[] = [
  "nearest",
  "nearest-exact",
  "linear",
  "cubic",
  "lanczos",
  "area",
];

/** Returns the step `resize`. */
export function resizeStep(
  { dtype, channels }: StepInput,
  size: number | Size,
  options: ResizeStepOptions = {},
): Step {
  checkOneSize(size, options);
  const to = checkSize("size", size);
  const { interpolation = "linear", antialias = false } = checkOptionNames(options, {
    interpolation: true,
    antialias: "boolean",
  });
  if (!INTERPOLATIONS.includes(interpolation)) {
    throw new RangeError(
      invalid("interpolation", oneOf(INTERPOLATIONS), interpolation),
    );
  }
  const common = { name: "resize", dtype, channels, sameSize: true, size: () => to };
  if (interpolation === "cubic" && !antialias) {
    return {
      ...common,
      kind: "sample",
      reads: 16,
      key: "resize cubic",
      geometry: (from) => resizeNumbers(from, to),
      emit: (e, input, numbers) =>
        resizedCubic(e, input, (i, axis) => position(e, numbers, i, axis), numbers),
    };
  }
  if (interpolation === "area" && !antialias) {
    return {
      ...common,
      kind: "sample",
      reads: Infinity,
      key: "resize area",
      geometry: (from) => ({
        ...resizeNumbers(from, to),
        shrinks: from[0] >= to[0] && from[1] >= to[1] ? 1 : 0,
      }),
      emit: resizedArea,
    };
  }
  if (antialias || !FUSED.has(interpolation)) {
    const run = (src: Images, rest: object): Images =>
      resize(src, to, { ...rest, interpolation, antialias } as ResizeOptions<Images>);
    const reason = `${antialias ? "antialias" : interpolation} runs as an operator of its own`;
    return { ...common, kind: "operator", key: `resize ${interpolation} ${antialias}`, run, reason };
  }
  const linear = interpolation === "linear";
  return {
    ...common,
    kind: linear ? "sample" : "move",
    key: `resize ${interpolation}`,
    geometry: (from) => resizeNumbers(from, to),
    emit: (e, input, numbers) => resized(e, input, numbers, interpolation as FusedInterpolation),
  };
}

/** Interpolations that can be fused. */
export type FusedInterpolation = "nearest" | "nearest-exact" | "linear";
const FUSED: ReadonlySet<string> = new Set(["nearest", "nearest-exact", "linear"]);

/** Options of `letterbox`. */
export interface LetterboxStepOptions {
  /** `"linear"` or `"nearest"`. Default `"linear"`. */
  readonly interpolation?: "linear" | "nearest" | undefined;
  /** The fill around the image: one number, or one for each channel. Default 114. */
  readonly value?: number | readonly number[] | undefined;
}

/** Returns the step `letterbox`: a resize that keeps the aspect ratio, and a border. */
export function letterboxStep(
  { dtype, channels, range: [, white] }: StepSource,
  size: number | Size,
  options: LetterboxStepOptions = {},
): Step {
  checkOneSize(size, options);
  const to = checkSize("size", size);
  const { interpolation = "linear", value = 114 } = checkOptionNames(options, {
    interpolation: true,
    value: true,
  });
  if (interpolation !== "linear" && interpolation !== "nearest") {
    throw new RangeError(invalid("interpolation", oneOf(["linear", "nearest"]), interpolation));
  }
  const fill = perChannel("value", value, channels);
  return {
    name: "letterbox",
    kind: interpolation === "linear" ? "sample" : "move",
    key: `letterbox ${interpolation}`,
    dtype,
    channels,
    warning: options.value === undefined && white !== 255
      ? `fills with 114, but white is ${white}; pass { value }`
      : undefined,
    sameSize: true,
    size: () => to,
    numbers: { fill0: fill[0], fill1: fill[1], fill2: fill[2], fill3: fill[3] },
    geometry: (from) => {
      const { left, top, width, height } = centerLetterbox(from, to);
      return { ...resizeNumbers(from, [height, width]), left, top, insideWidth: width, insideHeight: height };
    },
    emit: (e, input, numbers) =>
      placed(e, resized(e, input, numbers, interpolation), numbers, "constant", {
        width: numbers.image("insideWidth", "i32"),
        height: numbers.image("insideHeight", "i32"),
      }),
  };
}

/** The numbers of a resize from one size to another. */
function resizeNumbers([fromHeight, fromWidth]: Size, [height, width]: Size): Numbers {
  // OpenCV inverts the scale twice, which is not always exact.
  const scaleX = 1 / (width / fromWidth), scaleY = 1 / (height / fromHeight), one = 2 ** RESIZE_FRACTION;
  return {
    fromWidth,
    fromHeight,
    halfWidth: fromWidth / 2,
    halfHeight: fromHeight / 2,
    toWidth: width,
    toHeight: height,
    scaleX,
    scaleY,
    startX: Math.round((0.5 * scaleX - 0.5) * one),
    startY: Math.round((0.5 * scaleY - 0.5) * one),
    stepX: Math.round(scaleX * one),
    stepY: Math.round(scaleY * one),
    halfStartX: Math.round((0.25 * scaleX - 0.5) * one),
    halfStartY: Math.round((0.25 * scaleY - 0.5) * one),
    halfStepX: Math.round(scaleX / 2 * one),
    halfStepY: Math.round(scaleY / 2 * one),
  };
}

function resized(
  e: Emitter,
  input: Pixels,
  numbers: StepNumbers,
  interpolation: FusedInterpolation,
): Pixels {
  const { dtype, channels } = input;
  if (interpolation !== "linear") {
    const source = (i: Value, axis: Axis): Value => nearest(e, numbers, i, axis, interpolation);
    return { dtype, channels, at: (x, y) => input.at(source(x, "X"), source(y, "Y")) };
  }
  const sample = (from: Pixels, x: Value, y: Value, half = false): Value[] =>
    bilinear(e, from, tap(e, from, numbers, x, "X", half), tap(e, from, numbers, y, "Y", half));
  const { planes } = input;
  if (planes === undefined || dtype !== "f32") return { dtype, channels, at: (x, y) => sample(input, x, y) };
  const float = (plane: Pixels): Pixels => ({ ...plane, dtype });
  const luma = float(planes.luma), chroma = float(planes.chroma);
  return {
    dtype,
    channels,
    at: (x, y) => planes.convert([...sample(luma, x, y), ...sample(chroma, x, y, true)]),
  };
}

/** An axis of images. */
export type Axis = "X" | "Y";

/** Returns the size of the source, of its chroma, or of the result along an axis. */
export function sizeOf(numbers: StepNumbers, axis: Axis, which: "from" | "to" | "half"): Value {
  return numbers.image(`${which}${axis === "X" ? "Width" : "Height"}`, "i32");
}

/** The pixel that kernels/ops/resize/generic.cu takes for `nearest`. */
function nearest(e: Emitter, numbers: StepNumbers, i: Value, axis: Axis, mode: FusedInterpolation): Value {
  const { b } = e, size = sizeOf(numbers, axis, "from");
  if (mode === "nearest-exact") {
    const doubled = b.add(b.shift("shl", b.convert(i, "i64"), 1), 1);
    const divisor = b.shift("shl", b.convert(sizeOf(numbers, axis, "to"), "i64"), 1);
    return b.convert(b.div(b.mul(doubled, b.convert(size, "i64")), divisor), "i32");
  }
  const position = b.mul(b.convert(i, "f64"), numbers.image(`scale${axis}`, "f64"));
  return e.clamp(b.convert(position, "i32", "rm"), b.sub(size, 1));
}

/** The two pixels around a position along an axis, and the weight of the second. */
export interface Tap {
  readonly first: Value;
  readonly second: Value;
  readonly weight: Value;
}

/** Returns the pixels along an axis whose centers are around the center of pixel `i` of the result. */
function tap(
  e: Emitter,
  input: Pixels,
  numbers: StepNumbers,
  i: Value,
  axis: Axis,
  half: boolean,
): Tap {
  const at = input.dtype === "f32" ? fixedPosition(e, numbers, i, axis, half) : position(e, numbers, i, axis);
  return tapAt(e, input, sizeOf(numbers, axis, half ? "half" : "from"), at);
}

/** Returns the pixels around a position along an axis of `size` pixels. */
export function tapAt(e: Emitter, { quad }: Pixels, size: Value, { index, t }: Position): Tap {
  const { b } = e, last = b.sub(size, 1);
  const second = e.clamp(b.add(index, 1), last);
  if (quad === undefined) return { first: e.clamp(index, last), second, weight: t };
  // The first pixel has a right neighbor if there is one, so that both can be loaded at once. Elements are
  // small integers here, with which interpolation by a weight of 1 is exact.
  const before = b.binary("max", b.sub(size, 2), 0);
  const edge = b.select(b.compare("gt", size, 1), b.constant("f32", 1), 0);
  const inside = b.select(b.compare("lt", index, 0), b.constant("f32", 0), t);
  const weight = b.select(b.compare("gt", index, b.sub(size, 2)), edge, inside);
  const first = e.clamp(index, before);
  return { first, second: b.binary("min", b.add(first, 1), last), weight };
}

/** A position between pixel `index` and the next one, at fraction `t`. */
export interface Position {
  readonly index: Value;
  readonly t: Value;
}

/** Computes a position as kernels/ops/resize_normalize.cu does: in fixed point, because loads wait for it. */
function fixedPosition(e: Emitter, numbers: StepNumbers, i: Value, axis: Axis, half: boolean): Position {
  const { b } = e;
  const step = numbers.image(half ? `halfStep${axis}` : `step${axis}`, "i64");
  const start = numbers.image(half ? `halfStart${axis}` : `start${axis}`, "i64");
  const at = b.add(start, b.mul(b.convert(i, "i64"), step));
  const fraction = b.convert(b.shift("shr", at, RESIZE_FRACTION - 32), "u32");
  return {
    index: b.convert(b.shift("shr", at, RESIZE_FRACTION), "i32"),
    t: b.mul(b.convert(fraction, "f32"), 2 ** -32),
  };
}

/** Computes `position_at(resized_position(i, scale))` of kernels/core/interpolation.cuh, to the bit. */
function position(e: Emitter, numbers: StepNumbers, i: Value, axis: Axis): Position {
  const { b } = e;
  const center = b.mul(b.add(b.convert(i, "f64"), 0.5), numbers.image(`scale${axis}`, "f64"));
  return splitPosition(e, b.add(center, -0.5));
}

/** Splits a position below 2^31, as `position_at` of kernels/core/interpolation.cuh does. */
export function splitPosition(e: Emitter, position: Value): Position {
  const { b } = e, magic = 6755399441055744;
  const shifted = b.add(position, magic);
  const rest = b.sub(position, b.sub(shifted, magic));
  const index = b.convert(b.bitcast(shifted, "i64"), "i32");
  const negative = b.compare("lt", rest, 0);
  return {
    index: b.select(negative, b.sub(index, 1), index),
    t: b.convert(b.select(negative, b.add(rest, 1), rest), "f32"),
  };
}

/** Interpolates between 2 × 2 pixels. */
export function bilinear(e: Emitter, input: Pixels, x: Tap, y: Tap): Value[] {
  const [a, b, c, d] = input.quad?.(x.first, x.second, y.first, y.second) ?? [
    input.at(x.first, y.first),
    input.at(x.second, y.first),
    input.at(x.first, y.second),
    input.at(x.second, y.second),
  ];
  return a.map((value, i) => {
    const upper = e.lerp(value, b[i]!, x.weight), lower = e.lerp(c[i]!, d[i]!, x.weight);
    return e.round(input.dtype, e.lerp(upper, lower, y.weight));
  });
}
