/**
 * Formats numbers with equal width, as NumPy's `array2string` does with its default options (precision 8).
 *
 * Source: the documented behavior of numpy/_core/arrayprint.py (`numpy.set_printoptions`), NumPy 2.4.
 */
import { bfloat16Bits, bfloat16ToFloat32 } from "../base/bfloat16.ts";
import { type DType, DTYPES, type TypedArray } from "../base/dtype.ts";

const PRECISION = 8;

/** Formats each element of `data`. With `aligned`, booleans have equal width, too. */
export function formatter(dtype: DType, data: TypedArray, aligned: boolean): string[] {
  const { kind } = DTYPES[dtype];
  if (kind === "bool") {
    return Array.from(data as Uint8Array, (value) => value ? (aligned ? " True" : "True") : "False");
  }
  if (kind === "uint" || kind === "int") {
    const words = Array.from(data as ArrayLike<number | bigint>, String);
    const width = Math.max(...words.map((word) => word.length));
    return words.map((word) => word.padStart(width));
  }
  const values = dtype === "bf16"
    ? Array.from(bfloat16ToFloat32(data as Uint16Array))
    : Array.from(data as ArrayLike<number>);
  if (kind !== "complex") return floats(values, FLOATS[dtype as FloatType], false);
  const type = FLOATS[dtype === "complex64" ? "f32" : "f64"];
  const re = floats(values.filter((_, i) => i % 2 === 0), type, false);
  const im = floats(values.filter((_, i) => i % 2 === 1), type, true);
  return re.map((word, i) => word + im[i]!.replace(/\s*$/, (spaces) => `j${spaces}`));
}

type FloatType = "f16" | "bf16" | "f32" | "f64";

/** The rounding of a type, and the decimal digits that it can always represent. */
interface Float {
  readonly round: (value: number) => number;
  readonly digits: number;
}

const FLOATS: Readonly<Record<FloatType, Float>> = {
  f16: { round: (value) => Math.f16round(value), digits: 3 },
  bf16: { round: (value) => bfloat16ToFloat32([bfloat16Bits(value)])[0]!, digits: 2 },
  f32: { round: Math.fround, digits: 6 },
  f64: { round: (value) => value, digits: 15 },
};

function floats(values: readonly number[], type: Float, plus: boolean): string[] {
  const finite = values.filter(Number.isFinite);
  const sizes = finite.filter((value) => value !== 0).map(Math.abs);
  const most = Math.max(...sizes), least = Math.min(...sizes);
  const exponents = sizes.length > 0 &&
    (most >= 10 ** Math.min(PRECISION, type.digits) || least < 0.0001 || type.round(most / least) > 1000);
  const sign = (value: number): string => value < 0 || Object.is(value, -0) ? "-" : plus ? "+" : "";
  const parts = finite.map((value) => {
    const [whole, fraction, exponent] = exponents ? scientific(value, type) : positional(value, type);
    return { whole: sign(value) + whole, fraction, exponent };
  });
  const longest = (lengths: readonly number[]): number => Math.max(0, ...lengths);
  const fraction = longest(parts.map((part) => part.fraction.length));
  const exponent = longest(parts.map((part) => part.exponent.length));
  const right = exponents ? fraction + exponent + 1 : fraction;
  let left = longest(parts.map((part) => part.whole.length));
  const others = values.filter((value) => !Number.isFinite(value)).map((value) =>
    Number.isNaN(value) ? "nan" : value < 0 || plus ? "-inf" : "inf"
  );
  left = Math.max(left, ...others.map((word) => word.length - right - 1));

  return values.map((value) => {
    if (!Number.isFinite(value)) {
      const word = Number.isNaN(value) ? `${plus ? "+" : ""}nan` : `${sign(value)}inf`;
      return word.padStart(left + right + 1);
    }
    if (!exponents) {
      const [whole, digits] = positional(value, type);
      return `${(sign(value) + whole).padStart(left)}.${digits.padEnd(right)}`;
    }
    // In scientific notation NumPy prints the same number of digits for all elements.
    const [mantissa, power] = Math.abs(value).toExponential(fraction).split("e") as [string, string];
    const point = fraction === 0 ? "." : "";
    return `${(sign(value) + mantissa.split(".")[0]).padStart(left)}${
      mantissa.slice(mantissa.split(".")[0]!.length)
    }${point}e${powerOf(power, exponent - 1)}`;
  });
}

/** The digits before and after the point: as few as identify the number, and at most 8 after the point. */
function positional(value: number, type: Float): [whole: string, fraction: string, exponent: string] {
  const size = Math.abs(value);
  let text = String(shortest(size, type));
  if (text.includes("e") || (text.split(".")[1] ?? "").length > PRECISION) text = size.toFixed(PRECISION);
  const [whole, fraction = ""] = text.split(".") as [string, string?];
  return [whole, fraction.replace(/0+$/, ""), ""];
}

function scientific(value: number, type: Float): [whole: string, fraction: string, exponent: string] {
  const size = Math.abs(value);
  let text = shortest(size, type).toExponential();
  if (text.split("e")[0]!.length > PRECISION + 2) text = size.toExponential(PRECISION);
  const [mantissa, power] = text.split("e") as [string, string];
  const [whole, fraction = ""] = mantissa.split(".") as [string, string?];
  return [whole, fraction.replace(/0+$/, ""), powerOf(power, 2)];
}

/** Pads an exponent: `+5` becomes `+05`. */
function powerOf(power: string, digits: number): string {
  return power[0]! + power.slice(1).padStart(digits, "0");
}

/** Returns the number with the fewest decimal digits that rounds to `size`. */
function shortest(size: number, { round }: Float): number {
  for (let digits = 1; digits < 17; digits++) {
    const candidate = Number(size.toPrecision(digits));
    if (round(candidate) === size) return candidate;
  }
  return size;
}
