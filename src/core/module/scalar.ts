/** Kernel arguments with an explicit type. */
import { printAsText } from "../../runtime/inspect.ts";
import { invalid } from "../../base/check.ts";
import { isInRange, rangeOfPtxType } from "./integer_range.ts";
import { type ParameterType, SCALAR_TYPES } from "./signature.ts";

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
 * their PTX.
 *
 * ```ts
 * const fromCubin = device.loadModule(file).kernel("scale");
 * fromCubin.launch({ grid, block }, x, scalar("f32", 0.5), scalar("u32", n));
 * ```
 *
 * @throws {TypeError} If the value is not within the range of the type.
 */
export function scalar(type: Exclude<ParameterType, "bytes" | "unknown">, value: number | bigint): Scalar {
  if (!SCALAR_TYPES.includes(type)) {
    throw new TypeError(invalid("type", `one of ${SCALAR_TYPES.join(", ")}`, type));
  }
  if (type[0] === "f") {
    if (typeof value !== "number") throw new TypeError(invalid("value", "a number", value));
  } else if (!isInRange(value, rangeOfPtxType(type))) {
    throw new TypeError(invalid("value", `an integer within the range of ${type}`, value));
  }
  return new Scalar(type, value);
}

printAsText(Scalar);
