/**
 * Functions of elements in TypeScript.
 *
 * @module
 */
import type { ResultType } from "../array/arithmetic.ts";
import type { DeviceArray } from "../array/array.ts";
import {
  checkDType,
  checkFunction,
  checkOptionNames,
  checkOptions,
  invalid,
  isPlain,
  mismatch,
  type OptionNames,
} from "../base/check.ts";
import { suggestion } from "../base/suggestion.ts";
import type { DType } from "../base/dtype.ts";
import { isFloatDType, isReal, promoteAll, type RealDType, weakKind } from "../base/promotion.ts";
import { ArrayData } from "../core/memory/array_data.ts";
import type { StreamLike } from "../core/stream_state.ts";
import { applyPointwise, type InputSpec, type ResultSpec } from "../math/apply.ts";
import { convertElement } from "../math/elements.ts";
import { isArrayOperand, type OperandValue } from "../math/operands.ts";
import { constantsKey, copyConstants } from "./constants_key.ts";
import type { Gpu } from "./gpu.ts";
import { type RegisterType, SCALARS } from "./ir/types.ts";
import type { Constants } from "./types.ts";
import { inputNames } from "./typescript/input_names.ts";
import { callSite, type Source } from "./typescript/source.ts";
import { type ValueFunction, valueFunction } from "./typescript/value_function.ts";

/**
 * The elements that a function receives, by name: `Elements<"x" | "y">` lets the compiler check the names.
 * Without it, every name is accepted until the first call.
 */
export type Elements<Names extends string> = { readonly [K in Names]: number };

/** The elements of a function that does not declare their names. */
export interface AnyElements {
  /** An element. */
  // deno-lint-ignore no-explicit-any -- a number, but with noUncheckedIndexedAccess it could be undefined
  readonly [name: string]: any;
}

/** The parts of `gpu` that do not depend on threads. */
export type ElementGpu = Pick<
  Gpu,
  | "fma"
  | "rsqrt"
  | "exp2"
  | "exp10"
  | "erf"
  | "erfc"
  | "tgamma"
  | "lgamma"
  | "remainder"
  | "fast"
  | "popcount"
  | "bitReverse"
  | "mulHigh"
  | "bitsOf"
  | "floatOf"
  | "local"
  | "unroll"
  | "assert"
  | "f32"
  | "f64"
  | "f16"
  | "bf16"
  | "i32"
  | "u32"
  | "i64"
  | "u64"
  | "i8"
  | "u8"
  | "i16"
  | "u16"
>;

/** Results of a function of elements: one value, or several by name. */
export type Returned = number | boolean | { readonly [name: string]: number | boolean };

/** Options of {@link elementwise}. */
export interface ElementwiseOptions<C extends Constants = Constants> {
  /** The name in PTX, profilers and errors. Default: the function's name, or "elementwise function". */
  readonly name?: string | undefined;
  /** Values that become part of the kernel's text, as the third parameter: numbers, booleans, functions. */
  readonly constants?: C | undefined;
}

/** An input of a call: an array, or a number that takes the type of the arrays. */
export type ElementwiseInput = ArrayData | number | bigint | boolean;

/** Options of a call of a function with one result. */
export interface ElementwiseCallOptions {
  /** An array for the result, which may be an input. */
  readonly into?: DeviceArray | undefined;
  /** The type of the result. Default: that of the inputs, if the function's value is of its kind. */
  readonly dtype?: DType | undefined;
  /** The stream on which the work is enqueued. Default: the device's stream. */
  readonly stream?: StreamLike | undefined;
}

/** Options of a call of a function with several results. */
export interface NamedCallOptions<Names extends string> {
  /** Arrays for results, by name. */
  readonly into?: { readonly [K in Names]?: DeviceArray | undefined } | undefined;
  /** Element types of the results, by name. */
  readonly dtype?: { readonly [K in Names]?: DType | undefined } | undefined;
  /** The stream on which the work is enqueued. Default: the device's stream. */
  readonly stream?: StreamLike | undefined;
}

/** The inputs of a call, by name. */
export type ElementwiseInputs<V> = { readonly [K in keyof V]: ElementwiseInput };

/** The element type of a single result: bool for a condition. */
export type ValueDType<R> = R extends boolean ? "bool" : RealDType;

/** A function that {@link elementwise} returns: it computes new arrays. */
export type ElementwiseFunction<V, R extends Returned> = (0 extends 1 & R ? number : R) extends
  number | boolean ? <P extends ElementwiseCallOptions = ElementwiseCallOptions>(
    inputs: ElementwiseInputs<V>,
    options?: P,
  ) => DeviceArray<ResultType<ValueDType<R>, P>>
  : (
    inputs: ElementwiseInputs<V>,
    options?: NamedCallOptions<keyof R & string>,
  ) => { readonly [K in keyof R]: DeviceArray<RealDType> };

const OPTIONS: OptionNames<ElementwiseOptions> = { name: true, constants: true };
const CALL_OPTIONS: OptionNames<ElementwiseCallOptions> = { into: true, dtype: true, stream: true };

/**
 * Turns a TypeScript function of numbers into a function of arrays, which is one kernel: each element is read
 * and written once, however long the expression is. As CuPy's `ElementwiseKernel`.
 *
 * ```ts
 * const squaredDifference = elementwise(({ x, y }) => (x - y) * (x - y));
 * using d = squaredDifference({ x: a, y: b });
 * squaredDifference({ x: a, y: 0.5 }, { into: a }); // numbers and results in place
 * ```
 *
 * The function is written as that of {@link kernel}: it sees only its three parameters: the elements, `gpu`
 * and the constants of the options. Types are inferred in each call. Arrays may have any strides, and any
 * shapes that broadcast. The result has the promoted type of the arrays if the function's value is of that
 * kind, integer or float; otherwise the value's own type, such as bool for a condition. Several results are
 * returned by name:
 *
 * ```ts
 * const polar = elementwise(({ x, y }) => ({ radius: Math.hypot(x, y), angle: Math.atan2(y, x) }));
 * const { radius, angle } = polar({ x: a, y: b });
 * ```
 *
 * @throws {TypeError} If an option is wrong. Errors in the function are thrown by the first call, as a
 *   `CompileError` with line and column.
 */
export function elementwise<
  const V extends object = AnyElements,
  R extends Returned = number,
  const C extends Constants = Record<never, never>,
>(
  fn: (elements: V, gpu: ElementGpu, constants: C) => R,
  options: ElementwiseOptions<C> = {},
): ElementwiseFunction<V, R> {
  checkFunction("fn", fn, "; the order is elementwise(function, options)");
  checkOptionNames(checkOptions(options), OPTIONS);
  const { name = fn.name || "elementwise function", constants } = options;
  const site = callSite(new Error().stack ?? "");
  const source = {
    name,
    text: String(fn),
    site,
    declared: fn.name,
    caller: "elementwise",
    takesInputs: true,
  };
  const compiler = new Compiler(source, copyConstants<Constants>(constants));
  const call = (inputs: Readonly<Record<string, unknown>>, options: ElementwiseCallOptions = {}) =>
    compiler.call(inputs, options);
  return Object.defineProperty(call, "name", { value: name }) as unknown as ElementwiseFunction<V, R>;
}

/** A number for each function's text and constants, for the keys of kernels. */
const numbers = new Map<string, number>();

class Compiler {
  readonly #source: Source;
  readonly #constants: Constants;
  readonly #number: number;
  readonly #name: string;
  /** Compiled functions by the names and types of inputs. */
  readonly #compiled: Map<string, ValueFunction> = new Map();

  constructor(source: Source, constants: Constants) {
    this.#source = source;
    this.#constants = constants;
    this.#name = source.name.replace(/^\d|\W/g, "_");
    const key = [
      source.text,
      ...constantsKey(constants),
    ].join("\0");
    this.#number = numbers.get(key) ?? numbers.size;
    numbers.set(key, this.#number);
  }

  call(inputs: Readonly<Record<string, unknown>>, options: ElementwiseCallOptions): unknown {
    const { name } = this.#source;
    if (typeof inputs !== "object" || inputs === null || !isPlain(inputs)) {
      const example = `{ ${inputNames(this.#source).join(", ") || "x, y"} }`;
      throw new TypeError(invalid(name, `inputs by name, such as ${example}`, inputs));
    }
    checkOptionNames(options, CALL_OPTIONS, `${name}: options`);
    const names = Object.keys(inputs);
    const values = names.map((key): OperandValue => {
      const value = inputs[key], label = `${name}: ${key}`;
      return isArrayOperand(label, value) ? value : value as OperandValue;
    });
    const promoted = promoteAll(
      values.filter((value) => value instanceof ArrayData).map(({ dtype }) => dtype),
    );
    const specs = values.map((value, i): InputSpec => ({
      value,
      label: names[i]!,
      dtype: dtypeOf(value, promoted),
    }));
    const registers = specs.map(({ dtype }) => SCALARS[dtype].register);
    const compiled = this.#compile(names, registers);
    const results = this.#results(compiled, promoted, options);
    const stored = results.map(({ dtype }) => dtype);
    const arrays = applyPointwise(
      name,
      {
        name: this.#name,
        key: `elementwise ${this.#number} ${names} ${registers} ${stored}`,
        heavy: compiled.heavy,
        body: (b, elements) =>
          compiled.body(b, elements).map((value, i) => convertElement(b, value, value.type, stored[i]!)),
      },
      specs,
      results,
      options.stream,
    );
    if (compiled.results[0]![0] === undefined) return arrays[0];
    return Object.fromEntries(compiled.results.map(([key], i) => [key, arrays[i]]));
  }

  #compile(names: readonly string[], registers: readonly RegisterType[]): ValueFunction {
    const key = names.map((name, i) => `${name}:${registers[i]}`).join();
    let compiled = this.#compiled.get(key);
    if (compiled !== undefined) return compiled;
    const { name } = this.#source;
    const inputs = names.map((name, i) => [name, registers[i]!] as const);
    compiled = valueFunction(this.#source, inputs, this.#constants);
    const [unused] = compiled.unused;
    if (unused !== undefined) {
      const used = names.filter((name) => !compiled!.unused.includes(name));
      const expected = used.length > 0
        ? `only ${used.join(", ")}, which the function uses`
        : `none, because the function takes none; write ({ ${names.join(", ")} }) => …`;
      throw new TypeError(
        mismatch(`${name}: inputs`, expected, unused) +
          suggestion(unused, used),
      );
    }
    this.#compiled.set(key, compiled);
    return compiled;
  }

  /** Returns the types of the results, and the arrays that the options give for them. */
  #results(
    { results }: ValueFunction,
    promoted: RealDType,
    { into, dtype }: ElementwiseCallOptions,
  ): ResultSpec[] {
    return results.map(([key, type]): ResultSpec => {
      const { name } = this.#source, inferred = storedType(type, promoted);
      if (key === undefined) return resultSpec("into", `${name}: dtype`, inferred, into, dtype);
      const target = named(name, "into", into, key, results);
      const wanted = named(name, "dtype", dtype, key, results);
      return resultSpec(`into.${key}`, `${name}: dtype.${key}`, inferred, target, wanted);
    });
  }
}

/** Returns the option of one of several results. */
function named(
  name: string,
  option: string,
  value: unknown,
  key: string,
  results: ValueFunction["results"],
): unknown {
  if (value === undefined) return undefined;
  const names = results.map(([result]) => result!);
  if (typeof value !== "object" || value === null || !isPlain(value)) {
    throw new TypeError(invalid(`${name}: ${option}`, `an object with ${names.join(", ")}`, value));
  }
  const unknown = Object.keys(value).find((one) => !names.includes(one));
  if (unknown !== undefined) {
    throw new TypeError(
      mismatch(`${name}: ${option}`, `only ${names.join(", ")}`, unknown) + suggestion(unknown, names),
    );
  }
  return (value as Readonly<Record<string, unknown>>)[key];
}

function resultSpec(
  name: string,
  dtypeName: string,
  inferred: RealDType,
  into: unknown,
  dtype: unknown,
): ResultSpec {
  const wanted = dtype === undefined ? undefined : checkDType(dtypeName, dtype);
  if (wanted !== undefined && !isReal(wanted)) {
    throw new TypeError(mismatch(dtypeName, "a real type", wanted));
  }
  return { name, dtype: wanted ?? inferred, into };
}

/** Returns the type in which a function receives an input. */
export function dtypeOf(value: OperandValue, promoted: RealDType): RealDType {
  if (value instanceof ArrayData) return value.dtype;
  const kind = weakKind(value);
  if (kind === "weak bool") return "bool";
  // As for a literal in a kernel, f32 next to integers.
  if (kind === "weak float") return isFloatDType(promoted) ? promoted : "f32";
  return promoted === "bool" ? "i32" : promoted;
}

/**
 * Returns the type in which a value is stored: the promoted type of the arrays if the value is of that kind.
 */
export function storedType(type: RegisterType, promoted: RealDType): RealDType {
  if (type === SCALARS[promoted].register) return promoted;
  return type;
}
