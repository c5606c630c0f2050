/** Conversions between types. */
import {
  bit,
  clamp,
  Evaluation,
  isFloat,
  joinHalves,
  type Model,
  type Outputs,
  outputs,
  packedElement,
  rangeOf,
  unsigned,
  widthOf,
} from "./evaluation.ts";
import { flushInput, isTiny, roundResult } from "./float.ts";
import * as real from "./real.ts";
import { formatOf, FORMATS, type Mode, type Real } from "./real.ts";

export const convert: Model = (e) => {
  if (e.has("pack")) return pack(e);
  const to = e.typeAt(0), from = e.typeAt(1);
  const element = packedElement(to);
  if (element !== undefined) {
    const rounded = (i: number): bigint => roundResult(e, flushInput(e, e.bits(i, from), from), element);
    return outputs(joinHalves(rounded(2), rounded(1)));
  }
  if (to === "tf32") return outputs(toTf32(e));
  return isFloat(from) ? convertFloat(e, to, from) : convertInteger(e, to, from);
};

function convertInteger(e: Evaluation, to: string, from: string): Outputs {
  const value = e.integer(1, from);
  if (isFloat(to)) {
    return outputs(roundResult(e, value === 0n ? real.zero(false) : real.integer(value), to));
  }
  const limited = e.has("sat") ? clamp(value, ...rangeOf(to.startsWith("s"), widthOf(to))) : value;
  return outputs(unsigned(limited, widthOf(to)));
}

function convertFloat(e: Evaluation, to: string, from: string): Outputs {
  const integral = (["rni", "rzi", "rmi", "rpi"] as const).find((mode) => e.has(mode));
  const integralMode = integral?.slice(0, 2) as Mode | undefined;
  let x = real.decode(e.bits(1, from), formatOf(from));
  if (e.has("ftz") && from === "f32" && isTiny(x, FORMATS.f32)) x = real.zero(x.negative);
  if (isFloat(to)) {
    if (from === "bf16" && to === "f32" && real.isNaN(x)) {
      return outputs(e.has("sat") ? 0n : e.bits(1, from) << 16n);
    }
    if (integralMode) x = real.roundToInteger(x, integralMode);
    return outputs(e.has("ftz") && to !== "f32" ? roundWithoutFlush(e, x, to) : roundResult(e, x, to));
  }
  const width = widthOf(to);
  if (real.isNaN(x)) return outputs(from === "f64" || width === 64 ? 1n << BigInt(width - 1) : 0n);
  const [low, high] = rangeOf(to.startsWith("s"), width);
  if (real.isInfinite(x)) return outputs(unsigned(x.negative ? low : high, width));
  const { negative, numerator } = real.roundToInteger(x, integralMode!);
  return outputs(unsigned(clamp(negative ? -numerator : numerator, low, high), width));
}

function roundWithoutFlush(e: Evaluation, x: Real, to: string): bigint {
  const modifiers = e.instruction.modifiers.filter((modifier) => modifier !== "ftz");
  return roundResult(new Evaluation({ ...e.instruction, modifiers }, e.inputs), x, to);
}

function toTf32(e: Evaluation): bigint {
  const bits = e.bits(1, "f32");
  let x = real.decode(bits, FORMATS.f32);
  if (real.isNaN(x)) return FORMATS.f32.nan;
  if (e.has("relu") && x.negative) x = real.zero(false);
  if (real.isInfinite(x)) return bits;
  // The significand is rounded to 11 bits. Ties of .rna go away from zero.
  const source = real.encode(x, FORMATS.f32);
  const rest = source & 0x1fffn;
  const low = source - rest;
  const up = e.has("rna")
    ? rest >= 0x1000n
    : !e.has("rz") && (rest > 0x1000n || (rest === 0x1000n && bit(low, 13) === 1n));
  return up ? low + 0x2000n : low;
}

function pack(e: Evaluation): Outputs {
  const name = e.instruction.modifiers.find((modifier) => /^[us](2|4|8|16)$/.test(modifier))!;
  const bits = Number(name.slice(1));
  const clamped = (i: number): bigint =>
    unsigned(clamp(e.integer(i, "s32"), ...rangeOf(name.startsWith("s"), bits)), bits);
  const c = e.sourceCount === 3 ? e.bits(3, "b32") : 0n;
  return outputs(unsigned((c << BigInt(2 * bits)) | (clamped(1) << BigInt(bits)) | clamped(2), 32));
}
