/** Steps that change colors: channels in another order, gray, and a matrix. */
import { checkInteger, invalid } from "../../../base/check.ts";
import { suggestion } from "../../../base/suggestion.ts";
import type { DType } from "../../../base/dtype.ts";
import type { Value } from "../../../kernel/ir/ir.ts";
import { maxValueOf } from "../../core/value_range.ts";
import type { Images } from "../../core/view.ts";
import { type ColorConversion, cvtColor } from "../../ops/cvt_color.ts";
import type { Emitter } from "../emitter.ts";
import type { Step, StepSource } from "../step.ts";
import { checkChannels } from "./place.ts";
import { computed, pointStep } from "./point.ts";

/** Positions of red, green, blue and alpha. */
const ORDERS: Readonly<Record<string, string>> = { RGB: "rgb", BGR: "bgr", RGBA: "rgba", BGRA: "bgra" };
const GRAY_DTYPES: readonly DType[] = ["u8", "u16", "f16", "f32"];

/** Returns the step `cvtColor`. Conversions other than orders of channels and gray run as operators. */
export function cvtColorStep(input: StepSource, code: ColorConversion): Step {
  const [from = "", to = ""] = typeof code === "string" ? code.split("2") : [];
  const { dtype, channels } = input;
  const source = ORDERS[from], target = ORDERS[to];
  if (source !== undefined && target !== undefined && from !== to) {
    checkChannels(channels, [source.length]);
    return reorderStep("cvtColor", input, [...target].map((letter) => source.indexOf(letter)));
  }
  if (from === "GRAY" && target !== undefined) {
    checkChannels(channels, [1]);
    checkGrayDType(dtype);
    return reorderStep("cvtColor", input, [...target].map((letter) => letter === "a" ? -1 : 0));
  }
  if (source !== undefined && to === "GRAY") {
    checkChannels(channels, [source.length]);
    checkGrayDType(dtype);
    const [r, g, b] = [..."rgb"].map((letter) => source.indexOf(letter)) as [number, number, number];
    return pointStep("cvtColor", { dtype, channels: 1 }, `gray ${r} ${dtype}`, 8, {}, (e, v) => [
      gray(e, dtype, v[r]!, v[g]!, v[b]!),
    ]);
  }
  const others = ["YUV", "YCrCb", "HSV", "HSV_FULL", "Lab"];
  const [space] = others.filter((one) => one === from || one === to);
  const other = space === from ? target ?? ORDERS[to.replace(/_FULL$/, "")] : source;
  if (space === undefined || other?.length !== 3) {
    throw new RangeError(
      invalid("code", "a color conversion of images", code) + suggestion(code, ["RGB2BGR", "RGB2GRAY"]),
    );
  }
  checkChannels(channels, [3]);
  return {
    name: "cvtColor",
    kind: "operator",
    key: `cvtColor ${code}`,
    dtype,
    channels,
    run: (src, options) => cvtColor(src as Images, code, options as object) as Images,
    reason: `${space} has a kernel of its own`,
    warning: colorWarning(input),
  };
}

/** Operators see the dtype, and take floating point as 0 … 1. */
function colorWarning({ dtype, range: [, white] }: StepSource): string | undefined {
  const expected = maxValueOf(dtype);
  if (white === expected) return undefined;
  return `takes white of ${dtype} as ${expected}, but it is ${white}; add divide(${white}) before it`;
}

function checkGrayDType(dtype: DType): void {
  if (GRAY_DTYPES.includes(dtype)) return;
  throw new TypeError(`expected pixels of ${GRAY_DTYPES.join(", ")}, got ${dtype}`);
}

/** Returns luma, bit-identical to kernels/core/colors.cuh. */
function gray({ b }: Emitter, dtype: DType, red: Value, green: Value, blue: Value): Value {
  const weigh = (kr: number, kg: number, kb: number): Value =>
    b.fma(blue, kb, b.fma(red, kr, b.mul(green, kg)));
  if (dtype === "f16" || dtype === "f32") {
    const value = weigh(0.299, 0.587, 0.114);
    return dtype === "f16" ? b.narrow(value, "f16") : value;
  }
  const scaled = b.fma(weigh(9798, 19235, 3735), 1 / 32768, 0.5 / 32768);
  return b.sub(b.add(scaled, 12582912), 12582912);
}

/** Returns the step `channelReorder`. */
export function channelReorderStep(input: StepSource, order: readonly number[]): Step {
  if (!Array.isArray(order) || order.length < 1 || order.length > 4) {
    throw new RangeError(invalid("order", "1 to 4 channels", order));
  }
  for (const channel of order) checkInteger("order", channel, 0, input.channels - 1);
  return reorderStep("channelReorder", input, order);
}

/** Returns a step that reorders channels, at no cost; -1 is opaque alpha. */
function reorderStep(
  name: string,
  { dtype, range: [, white] }: StepSource,
  order: readonly number[],
): Step {
  if (order.includes(-1)) {
    const isOwn = white === maxValueOf(dtype), to = { dtype, channels: order.length };
    const key = `reorder ${order.join("")} ${dtype} ${isOwn}`;
    return pointStep(name, to, key, 0, isOwn ? {} : { alpha: white }, (e, v, read) => {
      const alpha = isOwn ? e.b.constant("f32", white) : e.round(dtype, read.shared("alpha"));
      return order.map((channel) => channel < 0 ? alpha : v[channel]!);
    });
  }
  const pick = (_: Emitter, v: readonly Value[]): Value[] => order.map((channel) => v[channel]!);
  const step = pointStep(
    name,
    { dtype, channels: order.length },
    `reorder ${order.join("")} ${dtype}`,
    0,
    {},
    pick,
  );
  return {
    ...step,
    emit: (e, input) => computed(input, { dtype, channels: order.length }, (pixel) => pick(e, pixel)),
  };
}

/** Returns the step `colorTwist`. */
export function colorTwistStep(
  { dtype, channels }: StepSource,
  matrix: readonly (readonly number[])[],
): Step {
  checkChannels(channels, [3, 4]);
  if (
    !Array.isArray(matrix) || matrix.length !== 3 ||
    !matrix.every((row) => Array.isArray(row) && row.length === 4 && row.every(Number.isFinite))
  ) {
    throw new RangeError(invalid("matrix", "3 rows of 4 finite numbers", matrix));
  }
  const numbers = Object.fromEntries(matrix.flat().map((value, i) => [`m${i}`, value]));
  return pointStep("colorTwist", { dtype, channels }, `twist ${dtype}`, 24, numbers, (e, v, m) => {
    const twisted = [0, 4, 8].map((row) => {
      const factor = (i: number): Value => m.shared(`m${row + i}`);
      const sum = e.b.fma(v[2]!, factor(2), factor(3));
      return e.round(dtype, e.b.fma(v[0]!, factor(0), e.b.fma(v[1]!, factor(1), sum)));
    });
    return [...twisted, ...v.slice(3)];
  });
}
