/** Kernel arguments with an explicit type. */
import { printAsText } from "../../runtime/inspect.ts";
import { invalid, oneOf } from "../../base/check.ts";
import type { ParameterType } from "./signature.ts";

const TYPES: readonly string[] = [
  ...["u", "s", "i", "b"].flatMap((kind) => [8, 16, 32, 64].map((bits) => `${kind}${bits}`)),
  ...["f16", "f32", "f64"],
];

/**
 * A scalar with an explicit type, for kernels whose parameter types are unknown (cubins without PTX).
 *
 * ```ts
 * const half = scalar("f32", 0.5); // a Scalar
 * console.log(half.type, half.value); // f32 0.5
 * ```
 */
export class Scalar {
  /** PTX type. */
  readonly type: Exclude<ParameterType, "bytes" | "unknown">;
  /** The value. */
  readonly value: number | bigint;

  /** @ignore Use {@link scalar}. */
  constructor(type: Exclude<ParameterType, "bytes" | "unknown">, value: number | bigint) {
    this.type = type;
    this.value = value;
  }

  /** Formats the call that created it: `scalar("f32", 0.5)`. */
  toString(): string {
    return `scalar("${this.type}", ${this.value}${typeof this.value === "bigint" ? "n" : ""})`;
  }
}

/**
 * Creates a typed scalar argument: `scalar("f32", 0.5)`. Needed only for cubins that were loaded without
 * their PTX. The types are those of PTX: `u8` to `u64`, `s8` to `s64`, `b8` to `b64` for integers that are signed
 * or unsigned, `f16`, `f32` and `f64`; the dtypes `i8` to `i64` stand for `s8` to `s64`.
 *
 * ```ts
 * const fromCubin = device.loadModule(file).kernel("scale");
 * fromCubin.launch({ grid, block }, x, scalar("f32", 0.5), scalar("u32", n));
 * ```
 *
 * @throws {TypeError} If there is no such type, or the value is not within its range.
 */
export function scalar(
  type: Scalar["type"] | "i8" | "i16" | "i32" | "i64",
  value: number | bigint,
): Scalar {
  if (!TYPES.includes(type)) throw new TypeError(invalid("type", oneOf(TYPES), type));
  const ptxType = type.replace("i", "s") as Scalar["type"];
  if (type[0] === "f") {
    if (typeof value !== "number") throw new TypeError(invalid("value", "a number", value));
  } else if (!fits(ptxType, value)) {
    throw new TypeError(invalid("value", `an integer within the range of ${type}`, value));
  }
  return new Scalar(ptxType, value);
}

/** Whether a value is an integer within the range of a type; `b` types are signed or unsigned. */
function fits(type: ParameterType, value: unknown): boolean {
  if (typeof value !== "bigint" && !Number.isInteger(value)) return false;
  const integer = BigInt(value as number | bigint), bits = Number(type.slice(1));
  return (type[0] !== "s" && BigInt.asUintN(bits, integer) === integer) ||
    (type[0] !== "u" && BigInt.asIntN(bits, integer) === integer);
}

printAsText(Scalar, "Scalar");
