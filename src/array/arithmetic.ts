/** The methods for arithmetic on the elements of arrays. `src/math/` generates their kernels. */
import type { DType } from "../base/dtype.ts";
import type { FloatOf, NumberOf, Operated, QuotientOf, Together } from "../base/promotion.ts";
import type { ArrayData } from "../core/memory/array_data.ts";
import type { ArrayOptions, DeviceArray, DeviceArrays } from "./array.ts";
import type { OperationName } from "./generated.ts";
import { implementation } from "./implementation.ts";
import { ReductionArray } from "./reductions.ts";

/** An operand of arithmetic: an array on the same device, or a number that takes its type. */
export type Operand = ArrayData | number | bigint | boolean;

/** Options of arithmetic. */
export interface ArithmeticOptions extends ArrayOptions {
  /**
   * An array for the result, which may be one of the operands. It must have the result's shape, and a type of
   * the same kind or a higher one: integers can be stored as floats, and f64 as f32.
   */
  into?: DeviceArray | undefined;
  /** The type in which to compute, and of the result. Default: the promotion of the operands' types. */
  dtype?: DType | undefined;
}

/** The element type of a result: that of `into`, otherwise `dtype`, otherwise `R`. */
export type ResultType<R extends DType, P> = P extends { readonly into: ArrayData<infer T> } ? T
  : P extends { readonly dtype: infer T extends DType } ? T
  : R;

/** The result of an operation with options `P`. */
export type OperationResult<R extends DType, P> = DeviceArray<ResultType<R, P>>;

/**
 * Arithmetic on elements. Shapes are broadcast, and types promoted as in NumPy 2:
 *
 * - Two types are promoted to the smallest one that holds both: u8 and i8 to i16, i32 and f32 to f64.
 * - A number takes the type of the array: `x.add(1)` of f16 is f16. With an array of integers, a fractional
 *   number gives f64.
 * - Integers wrap. A quotient of integers is f64; division by zero gives infinity or NaN.
 * - f16 and bf16 are computed in f32 and rounded once.
 *
 * ```ts
 * using x = device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2] });
 * using row = device.array(new Float32Array([10, 20]));
 * using sum = x.add(row); // [[11, 22], [13, 24]]
 * x.multiply(2, { into: x }); // in place
 * using isLarge = x.greater(5); // bool: [[false, false], [true, true]]
 * ```
 */
export abstract class ArithmeticArray<D extends DType = DType> extends ReductionArray<D, DeviceArrays> {
  /**
   * Returns the text of the array for a template literal.
   *
   * @throws {TypeError} For operators, which JavaScript cannot define for arrays: `x - 1` would be NaN.
   */
  [Symbol.toPrimitive](hint: string): string {
    if (hint === "string") return this.toString();
    throw new TypeError(
      "arrays have no operators: write x.multiply(2) for x * 2, x.add(y) for x + y, x.greater(3) for x > 3",
    );
  }

  /** Returns `this + other`; for bool, the logical or. */
  add<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<Operated<D, O>, P> {
    return apply("add", [this, other], options);
  }

  /** Returns `this - other`. Not for bool. */
  subtract<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<Operated<D, O>, P> {
    return apply("subtract", [this, other], options);
  }

  /** Returns `this * other`; for bool, the logical and. */
  multiply<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<Operated<D, O>, P> {
    return apply("multiply", [this, other], options);
  }

  /** Returns `this / other`, correctly rounded: f64 for integers. */
  divide<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<QuotientOf<Operated<D, O>>, P> {
    return apply("divide", [this, other], options);
  }

  /**
   * Returns the quotient rounded down, as Python's `//`. Division by 0 gives 0 for integers, infinity or NaN
   * for floats.
   */
  floorDivide<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<NumberOf<Operated<D, O>>, P> {
    return apply("floorDivide", [this, other], options);
  }

  /**
   * Returns the exact remainder with the sign of the divisor, as Python's `%`. Division by 0 gives 0 for
   * integers, NaN for floats.
   */
  remainder<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<NumberOf<Operated<D, O>>, P> {
    return apply("remainder", [this, other], options);
  }

  /**
   * Returns `this ** other`. Powers of integers wrap; a negative exponent truncates the result toward zero,
   * to 0 for most bases. Powers of floats are those of C's `pow`: NaN for a negative base and a fractional
   * exponent.
   */
  power<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<NumberOf<Operated<D, O>>, P> {
    return apply("power", [this, other], options);
  }

  /** Returns `-this`. Unsigned integers wrap. Not for bool. */
  negative<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<D, P> {
    return apply("negative", [this], options);
  }

  /** Returns the absolute value. The smallest integer of a signed type stays as it is. */
  abs<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<D, P> {
    return apply("abs", [this], options);
  }

  /** Returns the smaller of two elements; NaN if either is NaN. */
  minimum<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<Operated<D, O>, P> {
    return apply("minimum", [this, other], options);
  }

  /** Returns the larger of two elements; NaN if either is NaN. */
  maximum<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<Operated<D, O>, P> {
    return apply("maximum", [this, other], options);
  }

  /**
   * Returns the elements limited to a range: `low` if an element is smaller, then `high` if it is larger. NaN
   * stays NaN. Null leaves a side open.
   *
   * ```ts
   * using unit = x.clamp(0, 1);
   * ```
   */
  clamp<
    const L extends Operand | null,
    const H extends Operand | null,
    P extends ArithmeticOptions = ArithmeticOptions,
  >(
    low: L,
    high: H,
    options?: P,
  ): OperationResult<Operated<Operated<D, L>, H>, P> {
    if (high === null) return apply("maximum", [this, low ?? this], options);
    return low === null
      ? apply("minimum", [this, high], options)
      : apply("clamp", [this, low, high], options);
  }

  /** Returns whether each element equals `other`. */
  equal<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<"bool", P> {
    return apply("equal", [this, other], options);
  }

  /** Returns whether each element differs from `other`; NaN differs from everything. */
  notEqual<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<"bool", P> {
    return apply("notEqual", [this, other], options);
  }

  /** Returns whether each element is less than `other`. */
  less<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<"bool", P> {
    return apply("less", [this, other], options);
  }

  /** Returns whether each element is at most `other`. */
  lessEqual<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<"bool", P> {
    return apply("lessEqual", [this, other], options);
  }

  /** Returns whether each element is greater than `other`. */
  greater<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<"bool", P> {
    return apply("greater", [this, other], options);
  }

  /** Returns whether each element is at least `other`. */
  greaterEqual<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<"bool", P> {
    return apply("greaterEqual", [this, other], options);
  }

  /** Returns whether both elements are true: not 0. */
  logicalAnd<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<"bool", P> {
    return apply("logicalAnd", [this, other], options);
  }

  /** Returns whether at least one of the elements is true: not 0. */
  logicalOr<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<"bool", P> {
    return apply("logicalOr", [this, other], options);
  }

  /** Returns whether exactly one of the elements is true: not 0. */
  logicalXor<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<"bool", P> {
    return apply("logicalXor", [this, other], options);
  }

  /** Returns whether each element is 0 or false. */
  logicalNot<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<"bool", P> {
    return apply("logicalNot", [this], options);
  }

  /** Returns the bits that are set in both operands. For integers and bool. */
  bitwiseAnd<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<Operated<D, O>, P> {
    return apply("bitwiseAnd", [this, other], options);
  }

  /** Returns the bits that are set in either operand. For integers and bool. */
  bitwiseOr<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<Operated<D, O>, P> {
    return apply("bitwiseOr", [this, other], options);
  }

  /** Returns the bits that are set in exactly one of the operands. For integers and bool. */
  bitwiseXor<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<Operated<D, O>, P> {
    return apply("bitwiseXor", [this, other], options);
  }

  /** Returns the inverted bits of integers; for bool, the logical not. */
  bitwiseNot<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<D, P> {
    return apply("bitwiseNot", [this], options);
  }

  /** Returns integers shifted to the left by `other` bits; 0 for counts beyond the type. */
  leftShift<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<NumberOf<Operated<D, O>>, P> {
    return apply("leftShift", [this, other], options);
  }

  /**
   * Returns integers shifted to the right by `other` bits, with copies of the sign; 0 or -1 for counts beyond the
   * type.
   */
  rightShift<const O extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    other: O,
    options?: P,
  ): OperationResult<NumberOf<Operated<D, O>>, P> {
    return apply("rightShift", [this, other], options);
  }

  /** Returns e to the power of each element. */
  exp<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<FloatOf<D>, P> {
    return apply("exp", [this], options);
  }

  /** Returns the natural logarithm; -infinity for 0, NaN for negative numbers. */
  log<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<FloatOf<D>, P> {
    return apply("log", [this], options);
  }

  /** Returns the square root, correctly rounded; NaN for negative numbers. */
  sqrt<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<FloatOf<D>, P> {
    return apply("sqrt", [this], options);
  }

  /** Returns the sine of angles in radians. */
  sin<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<FloatOf<D>, P> {
    return apply("sin", [this], options);
  }

  /** Returns the cosine of angles in radians. */
  cos<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<FloatOf<D>, P> {
    return apply("cos", [this], options);
  }

  /** Returns the hyperbolic tangent. */
  tanh<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<FloatOf<D>, P> {
    return apply("tanh", [this], options);
  }

  /** Returns 1 / (1 + e^-x). */
  sigmoid<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<FloatOf<D>, P> {
    return apply("sigmoid", [this], options);
  }

  /** Returns the elements rounded down to whole numbers. Integers stay as they are. */
  floor<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<D, P> {
    return apply("floor", [this], options);
  }

  /** Returns the elements rounded up to whole numbers. Integers stay as they are. */
  ceil<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<D, P> {
    return apply("ceil", [this], options);
  }

  /** Returns the elements rounded to the nearest whole number, ties to even. Integers stay as they are. */
  round<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<D, P> {
    return apply("round", [this], options);
  }

  /** Returns whether each element is NaN. */
  isNaN<P extends ArithmeticOptions = ArithmeticOptions>(options?: P): OperationResult<"bool", P> {
    return apply("isNaN", [this], options);
  }

  /**
   * Returns elements of `x` where this array of bool is true, and of `y` elsewhere, as NumPy's
   * `where(this, x, y)`.
   *
   * ```ts
   * using isNegative = x.less(0);
   * using positive = isNegative.where(0, x);
   * ```
   */
  where<const X extends Operand, const Y extends Operand, P extends ArithmeticOptions = ArithmeticOptions>(
    this: ArrayData<"bool">,
    x: X,
    y: Y,
    options?: P,
  ): OperationResult<Together<X, Y>, P> {
    return apply("where", [this, x, y], options);
  }
}

/** Returns the result of an operation. Its type is what the method promises. */
function apply<R>(name: OperationName, operands: readonly unknown[], options: ArithmeticOptions = {}): R {
  return implementation().generated.elementwise(name, operands, options) as unknown as R;
}
