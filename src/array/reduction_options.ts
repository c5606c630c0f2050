/** Options of reductions, scans, sorts and matrix products of arrays. */
import type { DType } from "../base/dtype.ts";
import type { RealDType } from "../base/promotion.ts";
import type { ArrayData } from "../core/memory/array_data.ts";
import type { StreamLike } from "../core/stream_state.ts";

/** Options of operations that compute a new array. */
export interface IntoOptions<T extends DType = DType> {
  /**
   * An array for the result, instead of a new one: of the result's shape, and a type that can hold the
   * result's.
   */
  into?: ArrayData<T> | undefined;
  /** The stream on which the work is enqueued. Default: the device's stream. */
  stream?: StreamLike | undefined;
}

/** Options of reductions. */
export interface ReduceOptions<T extends DType = DType> extends IntoOptions<T> {
  /** The axis or axes to reduce. Negative ones count from the last. Default: all. */
  axis?: number | readonly number[] | undefined;
  /** Keep the reduced axes, with extent 1, so that the result broadcasts with the array. Default false. */
  keepDims?: boolean | undefined;
}

/** Options of `argMin()` and `argMax()`. */
export interface PositionOptions<T extends DType = DType> extends IntoOptions<T> {
  /** The axis along which to index. Default: all axes, as one row in C order. */
  axis?: number | undefined;
  /** Keep the reduced axes, with extent 1. Default false. */
  keepDims?: boolean | undefined;
}

/** Options of sums, products and means. */
export interface SumOptions<T extends DType = DType> extends ReduceOptions<T> {
  /** The type in which elements are summed, and of the result. */
  dtype?: T | undefined;
}

/** Options of `variance()` and `standardDeviation()`. */
export interface VarianceOptions<T extends DType = DType> extends SumOptions<T> {
  /** Subtracted from the number of elements: 1 for the sample variance. Default 0, as in NumPy. */
  correction?: number | undefined;
}

/** Options of `norm()`. */
export interface NormOptions<T extends DType = DType> extends ReduceOptions<T> {
  /**
   * 2: the square root of the sum of squares; 1: the sum of absolute values; Infinity: the largest absolute
   * value. Default 2.
   */
  order?: 1 | 2 | typeof Infinity | undefined;
}

/** Options of operations along one axis. */
export interface AxisOptions<T extends DType = DType> extends IntoOptions<T> {
  /** The axis; negative ones count from the last. Default −1. */
  axis?: number | undefined;
}

/** Options of scans. */
export interface ScanOptions<T extends DType = DType> extends AxisOptions<T> {
  /** The type in which elements are accumulated, and of the result. */
  dtype?: T | undefined;
}

/** Options of `sort()` and `argSort()`. */
export interface SortOptions<T extends DType = DType> extends AxisOptions<T> {
  /** The largest first. NaN is last in either case. Default false. */
  descending?: boolean | undefined;
}

/** Options of `topK()`. */
export interface TopKOptions {
  /** The axis; negative ones count from the last. Default −1. */
  axis?: number | undefined;
  /** False: the smallest elements. Default true. */
  largest?: boolean | undefined;
  /** The stream on which the work is enqueued. Default: the device's stream. */
  stream?: StreamLike | undefined;
}

/** Options of `searchSorted()`. */
export interface SearchOptions extends IntoOptions<"i64"> {
  /** "left": before equal elements; "right": after them. Default "left". */
  side?: "left" | "right" | undefined;
}

/** Options of `unique()`. */
export interface UniqueOptions {
  /** The stream on which the work is enqueued. Default: the device's stream. */
  stream?: StreamLike | undefined;
}

/** Options of `take()`. */
export interface TakeOptions<T extends DType = DType> {
  /** The axis from which to take; negative ones count from the last. Default: all axes, as one row in C order. */
  axis?: number | undefined;
  /** An array of the result's shape and element type for the result, instead of a new one. */
  into?: ArrayData<T> | undefined;
  /** The stream on which the work is enqueued. Default: the device's stream. */
  stream?: StreamLike | undefined;
}

/** Options of `compress()`. */
export interface CompressOptions {
  /** The axis whose elements to keep; negative ones count from the last. Default: all axes. */
  axis?: number | undefined;
  /** The stream on which the work is enqueued. Default: the device's stream. */
  stream?: StreamLike | undefined;
}

/** Options of `matmul()`. */
export interface MatmulOptions<T extends DType = DType> extends IntoOptions<T> {
  /**
   * Round f32 to TF32, with 10 fraction bits, before multiplying: several times as fast on GPUs that support
   * it. Default false.
   */
  tf32?: boolean | undefined;
}

/** The operations, as `src/math/` implements them. */
export interface ReductionOperations {
  sum(op: "sum" | "prod", array: ArrayData, options: SumOptions): ArrayData;
  mean(array: ArrayData, options: SumOptions): ArrayData;
  variance(
    name: "variance" | "standardDeviation",
    array: ArrayData,
    options: VarianceOptions,
  ): ArrayData;
  extremum(op: "min" | "max", array: ArrayData, options: ReduceOptions): ArrayData;
  position(op: "min" | "max", array: ArrayData, options: PositionOptions): ArrayData;
  truth(op: "any" | "all" | "countNonzero", array: ArrayData, options: ReduceOptions): ArrayData;
  norm(array: ArrayData, options: NormOptions): ArrayData;
  softmax(name: "softmax" | "logSoftmax", array: ArrayData, options: AxisOptions): ArrayData;
  scan(op: "add" | "mul", array: ArrayData, options: ScanOptions): ArrayData;
  sort(name: "sort" | "argSort", array: ArrayData, options: SortOptions): ArrayData;
  topK(array: ArrayData, k: number, options: TopKOptions): { values: ArrayData; indices: ArrayData };
  searchSorted(array: ArrayData, values: ArrayData, options: SearchOptions): ArrayData;
  unique(array: ArrayData, options: UniqueOptions): ArrayData;
  take(array: ArrayData, indices: unknown, options: TakeOptions): ArrayData;
  compress(array: ArrayData, mask: unknown, options: CompressOptions): ArrayData;
  matmul(a: ArrayData, b: ArrayData, options: MatmulOptions): ArrayData;
}

/** Element type of sums: 64-bit integers for integers. */
export type SumDType<D> = D extends "bool" | "i8" | "i16" | "i32" | "i64" ? "i64"
  : D extends "u8" | "u16" | "u32" | "u64" ? "u64"
  : D extends RealDType ? D
  : never;

/** Element type of means: f64 for integers. */
export type MeanDType<D> = D extends "f16" | "bf16" | "f32" | "f64" ? D : D extends RealDType ? "f64" : never;
