/** Conformance cases: a kernel, its launch at several sizes, and how to compare its results. */
import { at } from "../../src/base/at.ts";
import { RandomInputs } from "./random_inputs.ts";

/** Element types of buffers. */
export type ElementType = "u8" | "u16" | "u32" | "s32" | "u64" | "f32" | "f64";

/** The host data of a buffer. */
export type Elements =
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | Int32Array
  | BigUint64Array
  | Float32Array
  | Float64Array;

const ARRAYS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  s32: Int32Array,
  u64: BigUint64Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;

export function elements(type: ElementType, bytes: Uint8Array): Elements {
  return new ARRAYS[type](bytes.slice().buffer);
}

export function elementBytes(type: ElementType): number {
  return ARRAYS[type].BYTES_PER_ELEMENT;
}

/** A buffer in device memory that is an argument of a kernel. */
export interface Buffer {
  readonly type: ElementType;
  readonly count: number;
  /** Initial content; undefined for poison. */
  readonly data: Elements | undefined;
  /** True if the final content is a result. Otherwise it must not change. */
  readonly result: boolean;
}

/** A buffer, the bytes of a struct, or a number, which is written with the type of the kernel's parameter. */
export type Argument = Buffer | Uint8Array | number | bigint;

export function input(data: Elements): Buffer {
  return { type: typeOf(data), count: data.length, data, result: false };
}

export function output(type: ElementType, count: number): Buffer {
  return { type, count, data: undefined, result: true };
}

/** A buffer that is read and written. */
export function inout(data: Elements): Buffer {
  return { type: typeOf(data), count: data.length, data, result: true };
}

export function isBuffer(argument: Argument): argument is Buffer {
  return typeof argument === "object" && "result" in argument;
}

function typeOf(data: Elements): ElementType {
  for (const [type, array] of Object.entries(ARRAYS)) {
    if (data instanceof array) return type as ElementType;
  }
  throw new TypeError("unsupported element type");
}

export type Triple = readonly [number, number, number];

export interface Launch {
  readonly grid: Triple;
  readonly block: Triple;
  readonly sharedBytes?: number;
  readonly arguments: readonly Argument[];
}

/**
 * Maximum difference from another device: `ulp` units in the last place or `absolute`, whichever is larger.
 */
export interface Tolerance {
  readonly ulp: number;
  readonly absolute?: number;
}

export interface Case {
  readonly kernel: string;
  /** The first size is the one captured on a GPU. */
  readonly sizes: readonly number[];
  launch(size: number): Launch;
  /**
   * For results that PTX bounds but does not define: one tolerance per equal part of a buffer. Without it,
   * results must be identical.
   */
  readonly tolerance?: readonly Tolerance[];
  /** Computes the results from the inputs of the launch, independently of any device. */
  readonly reference?: (launch: Launch, size: number) => Elements[];
}

/** Returns a one-dimensional grid that covers `count` elements. */
export function cover(count: number, block = 128): { grid: Triple; block: Triple } {
  return { grid: [Math.ceil(count / block), 1, 1], block: [block, 1, 1] };
}

export const ODD_SIZES: readonly number[] = [517, 1, 31, 32, 129];

/**
 * Returns a case with one thread per element. The arguments are `inputs(n)`, one output of `planes` · n
 * elements, and n.
 */
export function elementwise(
  kernel: string,
  type: ElementType,
  planes: number,
  inputs: (n: number, random: RandomInputs) => Elements[],
  rest: Pick<Case, "tolerance" | "reference"> = {},
): Case {
  return {
    kernel,
    sizes: ODD_SIZES,
    launch: (n) => ({
      ...cover(n),
      arguments: [...inputs(n, new RandomInputs(kernel)).map(input), output(type, planes * n), n],
    }),
    ...rest,
  };
}

/** Returns the inputs of a launch, for references. */
export function inputsOf<T extends Elements>(launch: Launch): T[] {
  return launch.arguments.filter(isBuffer).filter(({ data }) => data !== undefined).map(({ data }) =>
    data as T
  );
}

/**
 * Returns a reference for elementwise kernels. `compute` returns the results of one element, one per plane.
 */
export function perElement<V extends (number | bigint)[]>(
  array: Uint32ArrayConstructor | BigUint64ArrayConstructor,
  compute: (...values: V) => (number | bigint)[],
): (launch: Launch, size: number) => Elements[] {
  return (launch, n) => {
    const inputs = inputsOf(launch);
    const results = Array.from({ length: n }, (_, i) => compute(...inputs.map((values) => values[i]!) as V));
    const planes = at(results, 0).length;
    const flat = Array.from({ length: planes }, (_, plane) => results.map((result) => at(result, plane)))
      .flat();
    return [
      array === BigUint64Array
        ? BigUint64Array.from(flat, (value) => BigInt.asUintN(64, BigInt(value)))
        : Uint32Array.from(flat, Number),
    ];
  };
}
