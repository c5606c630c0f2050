/**
 * Reductions in TypeScript.
 *
 * @module
 */
import { type DeviceArray, emptyArray } from "../array/array.ts";
import type { ReduceOptions } from "../array/reduction_options.ts";
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
import type { DType } from "../base/dtype.ts";
import { isReal, promoteAll, type RealDType } from "../base/promotion.ts";
import { ArrayData } from "../core/memory/array_data.ts";
import { streamOf } from "../core/stream_state.ts";
import { convertElement } from "../math/elements.ts";
import {
  broadcastShapes,
  broadcastStrides,
  contextOf,
  isArrayOperand,
  type OperandValue,
} from "../math/operands.ts";
import type { Source as SourceArray } from "../math/reduction/reduce.ts";
import type { Reduction } from "../math/reduction/reduction.ts";
import { reduceSources } from "../math/reduction/reductions.ts";
import { constantsKey, copyConstants } from "./constants_key.ts";
import {
  type AnyElements,
  dtypeOf,
  type ElementGpu,
  type ElementwiseInputs,
  storedType,
} from "./elementwise.ts";
import type { Value } from "./ir/ir.ts";
import { isFloat, type RegisterType, SCALARS } from "./ir/types.ts";
import type { Constants } from "./types.ts";
import { callSite, type Source } from "./typescript/source.ts";
import { type ValueFunction, valueFunction } from "./typescript/value_function.ts";

/** The type of values that `map` returns as R: `number` for `0 | 1`, the type of `x > 5 ? 1 : 0`. */
export type ReduceValue<R> = R extends number ? number : R extends boolean ? boolean : R;

/** Function of the elements at one position, by name. */
export type ReduceMap<V, R, C> = (elements: V, gpu: ElementGpu, constants: C) => R;

/** Function that combines two values into one. */
export type ReduceCombine<R, C> = (
  pair: { readonly a: R; readonly b: R },
  gpu: ElementGpu,
  constants: C,
) => R;

/** Function of the combined value and the number of elements. */
export type ReduceFinish<R, C> = (
  result: { readonly a: R; readonly count: number },
  gpu: ElementGpu,
  constants: C,
) => number | boolean;

/** The functions of a reduction. */
export interface ReduceFunctions<V, R, C> {
  /** Returns the value of an element, or of the elements of several arrays. Default: the element `x`. */
  readonly map?: ReduceMap<V, R, C> | undefined;
  /** Combines two values, in an order other than that of the elements. */
  readonly combine: ReduceCombine<ReduceValue<R>, C>;
  /** Returns the result. Default: the combined value. */
  readonly finish?: ReduceFinish<ReduceValue<R>, C> | undefined;
}

/** The functions and options of {@link reduce}. */
export interface ReduceSetup<V, R, C extends Constants> extends ReduceFunctions<V, R, C> {
  /** The value of no elements, which changes no other when combined with it: 0 for a sum. */
  readonly identity: number | bigint | boolean;
  /** The name in PTX, profilers and errors. Default: "reduction". */
  readonly name?: string | undefined;
  /** Values that become part of the kernel's text, as the third parameter: numbers, booleans, functions. */
  readonly constants?: C | undefined;
}

/** Options of a call. */
export interface ReduceCallOptions<T extends DType = DType> extends ReduceOptions<T> {
  /** The type of the result. Default: that of the value; for f32 from arrays of f16 or bf16, theirs. */
  readonly dtype?: T | undefined;
}

/** A function that {@link reduce} returns: it computes a new array from one array, or from several by name. */
export type ReduceFunction<V> = <T extends DType = RealDType>(
  inputs: ArrayData | ElementwiseInputs<V>,
  options?: ReduceCallOptions<T>,
) => DeviceArray<T>;

const SETUP: OptionNames<ReduceSetup<AnyElements, number, Constants>> = {
  map: true,
  combine: true,
  finish: true,
  identity: true,
  name: true,
  constants: true,
};
const CALL_OPTIONS: OptionNames<ReduceCallOptions> = {
  axis: true,
  keepDims: "boolean",
  into: true,
  dtype: true,
  stream: true,
};

/**
 * Turns TypeScript functions of numbers into a reduction of arrays, over all axes or some. As CuPy's
 * `ReductionKernel`: `map` returns a value for each element, `combine` combines two values, and `finish`
 * returns the result.
 *
 * ```ts
 * const distance = reduce({
 *   map: ({ x, y }) => (x - y) * (x - y),
 *   combine: ({ a, b }) => a + b,
 *   finish: ({ a }) => Math.sqrt(a),
 *   identity: 0,
 * });
 * using d = distance({ x: a, y: b }, { axis: 1 });
 * ```
 *
 * The functions are written like that of `elementwise()`: they see only their three parameters. Values have the
 * type that `map` returns: for an element, f32 if it is f16, bf16 or f32, and i32 if it is a narrower integer,
 * unless `map` converts it with `gpu.f64()` or `gpu.i64()`. Results have the type of values or of what `finish`
 * returns, but f32 from arrays of f16 or bf16 is stored in their type. `combine` must be associative and commutative. The order of
 * values depends on the shape alone: results have the same bits in every run and on every device.
 *
 * @throws {TypeError} If an option is wrong. Errors in the functions are thrown by the first call, as a
 *   `CompileError` with line and column.
 */
export function reduce<
  const V extends object = AnyElements,
  R extends number | boolean = number,
  const C extends Constants = Record<never, never>,
>(setup: ReduceSetup<V, R, C>): ReduceFunction<V> {
  if (typeof setup === "function") {
    const example = "{ combine: ({ a, b }) => a + b, identity: 0 }, with map and finish if they are needed";
    throw new TypeError(mismatch("reduce: setup", example, "a function"));
  }
  const { map, combine, finish, identity, name = "reduction", constants } = checkOptionNames(
    checkOptions(setup, "setup"),
    SETUP as unknown as OptionNames<ReduceSetup<V, R, C>>,
  );
  checkFunction("combine", combine);
  for (const [key, fn] of [["map", map], ["finish", finish]] as const) {
    if (fn !== undefined) checkFunction(key, fn);
  }
  if (!["number", "bigint", "boolean"].includes(typeof identity)) {
    throw new TypeError(invalid("identity", "a number or a boolean", identity));
  }
  const site = callSite(new Error().stack ?? "");
  const source = (key: string, fn: unknown): Source => ({
    name: `${name}: ${key}`,
    text: String(fn),
    site,
    declared: (fn as { readonly name: string }).name,
    caller: "reduce",
    takesInputs: key === "map",
  });
  const reducer = new Reducer(
    name,
    {
      map: map && source("map", map),
      combine: source("combine", combine),
      finish: finish && source("finish", finish),
    },
    identity,
    copyConstants<Constants>(constants),
  );
  const call = (inputs: unknown, options: ReduceCallOptions = {}) => reducer.call(inputs, options);
  return Object.defineProperty(call, "name", { value: name }) as unknown as ReduceFunction<V>;
}

/** The texts of the functions. */
interface Sources {
  readonly map: Source | undefined;
  readonly combine: Source;
  readonly finish: Source | undefined;
}

/** The parsed functions, for certain types of elements. */
interface Compiled {
  /** The type of values, and of the result before it is stored. */
  readonly state: RegisterType;
  readonly result: RegisterType;
  readonly map: ValueFunction | undefined;
  readonly combine: ValueFunction;
  readonly finish: ValueFunction | undefined;
}

/** A number for each reduction's texts and constants, for the keys of kernels. */
const numbers = new Map<string, number>();

class Reducer {
  readonly #name: string;
  readonly #sources: Sources;
  readonly #identity: number | bigint | boolean;
  readonly #constants: Constants;
  readonly #number: number;
  /** Compiled reductions by the names and types of inputs. */
  readonly #compiled: Map<string, Compiled> = new Map();

  constructor(
    name: string,
    sources: Sources,
    identity: number | bigint | boolean,
    constants: Constants,
  ) {
    this.#name = name;
    this.#sources = sources;
    this.#identity = identity;
    this.#constants = constants;
    const key = [
      name,
      ...[sources.map, sources.combine, sources.finish].map((source) => source?.text ?? ""),
      `${typeof identity} ${Object.is(identity, -0) ? "-0" : identity}`,
      ...constantsKey(constants),
    ].join("\0");
    this.#number = numbers.get(key) ?? numbers.size;
    numbers.set(key, this.#number);
  }

  call(given: unknown, options: ReduceCallOptions): DeviceArray<RealDType> {
    const name = this.#name;
    checkOptionNames(options, CALL_OPTIONS, `${name}: options`);
    const inputs = given instanceof ArrayData ? { x: given } : given;
    if (typeof inputs !== "object" || inputs === null || !isPlain(inputs)) {
      throw new TypeError(invalid(name, "an array, or inputs by name, such as { x, y }", given));
    }
    const names = Object.keys(inputs);
    const values = names.map((key): OperandValue => {
      const value = (inputs as Readonly<Record<string, unknown>>)[key], label = `${name}: ${key}`;
      return isArrayOperand(label, value) ? value : value as OperandValue;
    });
    const arrays = values.filter((value) => value instanceof ArrayData);
    const context = contextOf(name, arrays);
    const promoted = promoteAll(arrays.map(({ dtype }) => dtype));
    const types = values.map((value) => dtypeOf(value, promoted));
    const compiled = this.#compile(names, types.map((dtype) => SCALARS[dtype].register));
    const dtype = this.#resultType(compiled, promoted, options.dtype);
    const labels = () => names.filter((_, i) => values[i] instanceof ArrayData);
    const shape = broadcastShapes(name, arrays.map(({ shape }) => shape), labels);
    const temporary: DeviceArray[] = [];
    try {
      const sources = values.map((value, i): SourceArray => {
        if (value instanceof ArrayData) return { array: value, strides: broadcastStrides(value, shape) };
        // A number becomes an array of one element, which is broadcast.
        const array = emptyArray(context, [], types[i]!, streamOf(context, options.stream));
        temporary.push(array);
        return { array: array.fill(value as never, { stream: options.stream }), strides: shape.map(() => 0) };
      });
      const key = `${name} ${this.#number} ${names} ${types} ${dtype}`;
      return reduceSources(name, sources, shape, options, dtype, this.#reduction(key, compiled, dtype));
    } finally {
      for (const array of temporary) array.dispose();
    }
  }

  #reduction(key: string, { state, map, combine, finish }: Compiled, dtype: RealDType): Reduction {
    const one = (
      fn: ValueFunction | undefined,
      values: readonly Value[],
      b: Parameters<ValueFunction["body"]>[0],
    ) => fn === undefined ? values[0]! : fn.body(b, values)[0]!;
    return {
      key,
      state: [state],
      identity: (b) => [b.constant(state, this.#identity)],
      accumulate: (b, [value], _, { elements }) => [one(combine, [value!, one(map, elements, b)], b)],
      combine: (b, [left], [right]) => [one(combine, [left!, right!], b)],
      finish: (b, [value], count) => {
        const result = one(finish, [value!, b.convert(count, "i64")], b);
        return convertElement(b, result, result.type, dtype);
      },
    };
  }

  #compile(names: readonly string[], registers: readonly RegisterType[]): Compiled {
    const key = names.map((name, i) => `${name}:${registers[i]}`).join();
    let compiled = this.#compiled.get(key);
    if (compiled !== undefined) return compiled;
    const { map, combine, finish } = this.#sources;
    if (map === undefined && names.length !== 1) {
      throw new TypeError(
        mismatch(`${this.#name}: inputs`, "one array, or a function `map`", names.join(", ")),
      );
    }
    const parse = (source: Source, inputs: readonly (readonly [string, RegisterType])[]) => {
      const fn = valueFunction(source, inputs, this.#constants);
      const [[field, type]] = fn.results as [ValueFunction["results"][0]];
      if (field === undefined) return { fn, type };
      throw new TypeError(mismatch(source.name, "a function that returns one value", `one with "${field}"`));
    };
    const mapped = map && parse(map, names.map((name, i) => [name, registers[i]!] as const));
    const unused = mapped?.fn.unused[0];
    if (unused !== undefined) {
      throw new TypeError(mismatch(`${this.#name}: inputs`, "only those that `map` uses", unused));
    }
    const state = mapped?.type ?? registers[0]!;
    this.#checkIdentity(state);
    const joined = parse(combine, [["a", state], ["b", state]]);
    if (joined.type !== state) {
      const expected = `a value of ${state}, the type of its operands`;
      throw new TypeError(mismatch(`${this.#name}: combine`, expected, joined.type));
    }
    const finished = finish && parse(finish, [["a", state], ["count", "i64"]]);
    compiled = {
      state,
      result: finished?.type ?? state,
      map: mapped?.fn,
      combine: joined.fn,
      finish: finished?.fn,
    };
    this.#compiled.set(key, compiled);
    return compiled;
  }

  /** Throws unless the identity is of the type of values. */
  #checkIdentity(state: RegisterType): void {
    const identity = this.#identity;
    const fits = state === "bool" ? typeof identity === "boolean" : typeof identity !== "boolean" &&
      (isFloat(state) || typeof identity === "bigint" || Number.isInteger(identity));
    if (!fits) throw new TypeError(invalid(`${this.#name}: identity`, `a value of ${state}`, identity));
  }

  #resultType({ result }: Compiled, promoted: RealDType, dtype: DType | undefined): RealDType {
    // Integers keep the type in which they are joined: the sum of many u8 does not fit u8.
    if (dtype === undefined) return isFloat(result) ? storedType(result, promoted) : result;
    const wanted = checkDType(`${this.#name}: dtype`, dtype);
    if (isReal(wanted)) return wanted;
    throw new TypeError(mismatch(`${this.#name}: dtype`, "a real type", wanted));
  }
}
