/** Evenly spaced numbers: `device.arange()`. */
import { type DeviceArray, emptyArray } from "../array/array.ts";
import type { ArangeOptions } from "../array/join.ts";
import {
  checkDType,
  checkFinite,
  checkOptionNames,
  invalid,
  mismatch,
  type OptionNames,
  show,
} from "../base/check.ts";
import { isFloatDType, isReal, type RealDType } from "../base/promotion.ts";
import type { Context } from "../core/context.ts";
import { allocationOf } from "../core/memory/array_data.ts";
import { streamOf } from "../core/stream_state.ts";
import { KernelBuilder } from "../kernel/ir/builder.ts";
import type { KernelIR } from "../kernel/ir/ir.ts";
import { integerRange, isInRange } from "./apply.ts";
import { convertElement } from "./elements.ts";
import { generatedKernel } from "./generated.ts";

const BLOCK = 256;
const OPTIONS: OptionNames<ArangeOptions> = { start: true, step: true, stream: true };

/** Returns the numbers from `start` up to `stop`, without `stop`. */
export function arange(
  context: Context,
  stop: number,
  wanted: RealDType,
  options: ArangeOptions,
): DeviceArray<RealDType> {
  if (typeof wanted === "number") {
    const advice = `arange(${show(wanted)}, "f32", { start: ${show(stop)} })`;
    throw new TypeError(`${mismatch("arange: dtype", "the type after stop", wanted)}; use ${advice}`);
  }
  const { start = 0, step = 1, stream } = checkOptionNames(options, OPTIONS, "arange: options");
  const dtype = checkDType("dtype", wanted);
  if (!isReal(dtype) || dtype === "bool") throw new TypeError(mismatch("dtype", "a type of numbers", dtype));
  checkFinite("stop", stop);
  const isFloat = isFloatDType(dtype);
  for (const [name, value] of [["start", start], ["step", step]] as const) {
    checkFinite(name, value);
    if (isFloat || Number.isSafeInteger(value)) continue;
    throw new RangeError(invalid(name, `an integer, because the elements are ${dtype}`, value));
  }
  if (step === 0) throw new RangeError(mismatch("step", "a number other than 0", 0));
  const count = Math.max(0, Math.ceil((stop - start) / step)), last = start + (count - 1) * step;
  for (const value of count === 0 || isFloat ? [] : [start, last]) {
    if (isInRange(value, dtype)) continue;
    const [low, high] = integerRange(dtype);
    throw new RangeError(mismatch("arange", `integers from ${low} to ${high}, the range of ${dtype}`, value));
  }
  const state = streamOf(context, stream), result = emptyArray(context, [count], dtype, state);
  if (count === 0) return result;
  try {
    allocationOf(result).touch(state);
    const kernel = generatedKernel(context, `arange ${dtype}`, () => arangeKernel(dtype));
    const [first, distance] = isFloat ? [start, step] : [BigInt(start), BigInt(step)];
    kernel.launch(
      { grid: Math.ceil(count / BLOCK), block: BLOCK, stream },
      result.pointer,
      count,
      first,
      distance,
    );
    return result;
  } catch (error) {
    result.dispose();
    throw error;
  }
}

/** Floats are computed in f64 and rounded once, so that errors do not grow. */
function arangeKernel(dtype: RealDType): KernelIR {
  const b = new KernelBuilder(`arange_${dtype}`), type = isFloatDType(dtype) ? "f64" : "i64";
  const dst = b.pointerParameter("dst", dtype), size = b.scalarParameter("size", "i64");
  const start = b.scalarParameter("start", type), step = b.scalarParameter("step", type);
  const block = b.mul(b.convert(b.special("blockIdx.x"), "i64"), BLOCK);
  const index = b.add(block, b.convert(b.special("threadIdx.x"), "i64"));
  b.if(b.compare("lt", index, size), () => {
    const value = type === "f64"
      ? b.fma(b.convert(index, "f64"), step, start)
      : b.add(start, b.mul(index, step));
    b.store(dst, index, convertElement(b, value, type, dtype));
  });
  return b.finish({ maxThreads: BLOCK });
}
