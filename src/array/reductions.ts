/** The methods for reductions, scans, sorts, selections and matrix products. `src/math/` generates their kernels. */
import type { DType } from "../base/dtype.ts";
import type { RealDType } from "../base/promotion.ts";
import type { FloatOf, Promoted } from "../base/promotion.ts";
import { ArrayData } from "../core/memory/array_data.ts";
import { implementation } from "./implementation.ts";
import type {
  AxisOptions,
  CompressOptions,
  MatmulOptions,
  MeanDType,
  NormOptions,
  PositionOptions,
  ReduceOptions,
  ScanOptions,
  SearchOptions,
  SortOptions,
  SumDType,
  SumOptions,
  TakeOptions,
  TopKOptions,
  UniqueOptions,
  VarianceOptions,
} from "./reduction_options.ts";

/** The classes of arrays by element type. */
export type ArrayTypes = { readonly [D in DType]: ArrayData<D> };

/** The element types of indices. */
export type IndexDType = "u8" | "u16" | "u32" | "u64" | "i8" | "i16" | "i32" | "i64";

/** The result of `topK()`. `using` frees both arrays. */
export interface TopK<Values, Indices> extends Disposable {
  /** The largest or smallest elements, in order. */
  readonly values: Values;
  /** Their indices along the axis. */
  readonly indices: Indices;
}

/**
 * Reductions, scans, sorts and matrix products, with the results of NumPy: integers are summed in 64 bits,
 * f16 and bf16 in f32, and a NaN makes a minimum or maximum NaN. The order in which elements are combined
 * depends on the shape alone, so results have the same bits in every run and on every device.
 *
 * ```ts
 * using x = device.array(new Float32Array([3, 1, 2, 6, 5, 4]), { shape: [2, 3] });
 * using total = x.sum(); // 21
 * using rows = x.max({ axis: 1 }); // [3, 6]
 * using centered = x.subtract(x.mean({ axis: 1, keepDims: true }));
 * using sorted = x.sort(); // [[1, 2, 3], [4, 5, 6]]
 * ```
 */
export abstract class ReductionArray<D extends DType, A extends ArrayTypes> extends ArrayData<D> {
  /**
   * Returns the sum of all elements, or along axes. Integers are summed as i64 or u64, which wrap; f16 and
   * bf16 in f32. Floats are summed in groups, which is more accurate than one by one.
   *
   * @throws {RangeError} If an axis does not exist, or is given twice.
   */
  sum<T extends DType = SumDType<D>>(options: SumOptions<T> = {}): A[T] {
    return implementation().generated.sum("sum", this, options) as A[T];
  }

  /** Returns the product of all elements, or along axes, in the types of {@link ReductionArray.sum}. */
  prod<T extends DType = SumDType<D>>(options: SumOptions<T> = {}): A[T] {
    return implementation().generated.sum("prod", this, options) as A[T];
  }

  /** Returns the mean of all elements, or along axes: f64 for integers, NaN for no elements. */
  mean<T extends DType = MeanDType<D>>(options: SumOptions<T> = {}): A[T] {
    return implementation().generated.mean(this, options) as A[T];
  }

  /**
   * Returns the mean squared distance from the mean, of all elements or along axes. Reads the array twice. `{
   * correction: 1 }` divides by one less than the number of elements.
   */
  variance<T extends DType = MeanDType<D>>(options: VarianceOptions<T> = {}): A[T] {
    return implementation().generated.variance("variance", this, options) as A[T];
  }

  /** Returns the square root of the {@link ReductionArray.variance}. */
  standardDeviation<T extends DType = MeanDType<D>>(options: VarianceOptions<T> = {}): A[T] {
    return implementation().generated.variance("standardDeviation", this, options) as A[T];
  }

  /**
   * Returns the smallest element, of all or along axes; NaN if any is NaN.
   *
   * @throws {RangeError} If there are no elements.
   */
  min<T extends DType = D>(options: ReduceOptions<T> = {}): A[T] {
    return implementation().generated.extremum("min", this, options) as A[T];
  }

  /**
   * Returns the largest element, of all or along axes; NaN if any is NaN.
   *
   * @throws {RangeError} If there are no elements.
   */
  max<T extends DType = D>(options: ReduceOptions<T> = {}): A[T] {
    return implementation().generated.extremum("max", this, options) as A[T];
  }

  /**
   * Returns the index of the smallest element, in C order or along an axis: the first of equal ones, or of
   * NaNs.
   *
   * @throws {RangeError} If there are no elements.
   */
  argMin(options: PositionOptions<"i64"> = {}): A["i64"] {
    return implementation().generated.position("min", this, options) as A["i64"];
  }

  /**
   * Returns the index of the largest element, in C order or along an axis: the first of equal ones, or of
   * NaNs.
   *
   * ```ts
   * using classes = x.argMax({ axis: -1 });
   * ```
   *
   * @throws {RangeError} If there are no elements.
   */
  argMax(options: PositionOptions<"i64"> = {}): A["i64"] {
    return implementation().generated.position("max", this, options) as A["i64"];
  }

  /** Returns whether any element is true: not 0. NaN is true. */
  any(options: ReduceOptions<"bool"> = {}): A["bool"] {
    return implementation().generated.truth("any", this, options) as A["bool"];
  }

  /** Returns whether all elements are true: not 0. */
  all(options: ReduceOptions<"bool"> = {}): A["bool"] {
    return implementation().generated.truth("all", this, options) as A["bool"];
  }

  /** Returns the number of elements that are not 0. */
  countNonzero(options: ReduceOptions<"i64"> = {}): A["i64"] {
    return implementation().generated.truth("countNonzero", this, options) as A["i64"];
  }

  /**
   * Returns the vector norm of all elements, or along axes: by default the square root of the sum of squares.
   */
  norm<T extends DType = MeanDType<D>>(options: NormOptions<T> = {}): A[T] {
    return implementation().generated.norm(this, options) as A[T];
  }

  /**
   * Returns e^x divided by the sum of e^x along an axis, without overflow. Integers are converted to
   * floats: those of 8 bits to f16, of 16 bits to f32, and others to f64, as in `exp()`.
   *
   * ```ts
   * using probabilities = x.softmax({ axis: -1 });
   * ```
   */
  softmax<T extends DType = FloatOf<D>>(options: AxisOptions<T> = {}): A[T] {
    return implementation().generated.softmax("softmax", this, options) as A[T];
  }

  /** Returns the logarithm of the {@link ReductionArray.softmax} without loss of precision. */
  logSoftmax<T extends DType = FloatOf<D>>(options: AxisOptions<T> = {}): A[T] {
    return implementation().generated.softmax("logSoftmax", this, options) as A[T];
  }

  /** Returns the running sums along an axis, in the types of {@link ReductionArray.sum}. */
  cumulativeSum<T extends DType = SumDType<D>>(options: ScanOptions<T> = {}): A[T] {
    return implementation().generated.scan("add", this, options) as A[T];
  }

  /** Returns the running products along an axis, in the types of {@link ReductionArray.sum}. */
  cumulativeProduct<T extends DType = SumDType<D>>(options: ScanOptions<T> = {}): A[T] {
    return implementation().generated.scan("mul", this, options) as A[T];
  }

  /** Returns the elements sorted along an axis, NaN last. */
  sort<T extends DType = D>(options: SortOptions<T> = {}): A[T] {
    return implementation().generated.sort("sort", this, options) as A[T];
  }

  /** Returns the indices that sort the elements along an axis. Equal elements keep their order. */
  argSort(options: SortOptions<"i64"> = {}): A["i64"] {
    return implementation().generated.sort("argSort", this, options) as A["i64"];
  }

  /**
   * Returns the `k` largest elements along an axis in descending order, or the smallest in ascending order,
   * and their indices. Equal elements keep their order; NaN comes last.
   *
   * ```ts
   * using best = x.topK(5); // best.values, best.indices
   * ```
   *
   * @throws {RangeError} If the axis has fewer than `k` elements.
   */
  topK(k: number, options: TopKOptions = {}): TopK<A[D], A["i64"]> {
    return implementation().generated.topK(this, k, options) as unknown as TopK<A[D], A["i64"]>;
  }

  /**
   * Returns the indices at which elements would be inserted into this array, which is sorted and has one
   * dimension, to keep it sorted. NaN comes after everything else, as in `sort()`.
   *
   * ```ts
   * using edges = device.array(new Float32Array([0, 10, 20]));
   * using bins = edges.searchSorted(x, { side: "right" });
   * ```
   */
  searchSorted(values: ArrayData<RealDType>, options: SearchOptions = {}): A["i64"] {
    return implementation().generated.searchSorted(this, values, options) as A["i64"];
  }

  /**
   * Returns the distinct elements in ascending order, NaN once and last. Blocks until their number is known.
   */
  unique(options: UniqueOptions = {}): A[D] {
    return implementation().generated.unique(this, options) as A[D];
  }

  /**
   * Returns the elements at indices along an axis, or of all elements in C order, as NumPy's `take`: the axis is
   * replaced by the axes of the indices, and a single index removes it. Negative indices count from the end. For all
   * element types and strides.
   *
   * Indices on the device that are out of range wrap around, as in CuPy: `n` is 0, and `-n - 1` is `n - 1`.
   *
   * ```ts
   * using order = scores.argSort({ descending: true });
   * using best = boxes.take(order, { axis: 0 }); // boxes[order]
   * using ends = x.take([0, -1], { axis: 1 }); // x[:, [0, -1]]
   * ```
   *
   * @param indices An array of integers, a list of integers, or an integer.
   * @throws {RangeError} If an index of a list is out of range, or the axis is empty.
   */
  take(
    indices: ArrayData<IndexDType> | ArrayLike<number | bigint> | number,
    options: TakeOptions<D> = {},
  ): A[D] {
    return implementation().generated.take(this, indices, options) as A[D];
  }

  /**
   * Returns the elements where a mask is true, in C order in one dimension, as `x[mask]` in NumPy. With `axis`, the
   * mask has one dimension and selects elements of the axis, such as rows. Blocks until their number is known;
   * `where()` keeps the shape and does not.
   *
   * ```ts
   * using isPositive = x.greater(0);
   * using positive = x.compress(isPositive); // x[x > 0]
   * using rows = x.compress(x.max({ axis: 1 }).greater(0.5), { axis: 0 });
   * using ends = x.compress([true, false, true], { axis: 0 });
   * ```
   *
   * @param mask An array of bool, or a list of booleans.
   * @throws {RangeError} If the mask has another shape than the array, or another extent than the axis.
   */
  compress(mask: ArrayData<"bool"> | readonly boolean[], options: CompressOptions = {}): A[D] {
    return implementation().generated.compress(this, mask, options) as A[D];
  }

  /**
   * Returns the matrix product over the last two axes, as NumPy's `matmul`; the axes before them are
   * broadcast. A vector is a row on the left and a column on the right, and the result lacks its axis. Types
   * are promoted; integers wrap. f16 and bf16 are multiplied and summed in f32.
   *
   * On a GPU, cuBLASLt multiplies floats if it is installed (`pip install nvidia-cublas-cu12`); f32 keeps its
   * precision unless `tf32` is true. A generated kernel multiplies everything else.
   *
   * ```ts
   * using y = x.matmul(weights.transpose());
   * ```
   *
   * @throws {RangeError} If the shapes are not `[..., m, k]` and `[..., k, n]`.
   */
  matmul<O extends RealDType, T extends DType = Promoted<D, O>>(
    other: ArrayData<O>,
    options: MatmulOptions<T> = {},
  ): A[T] {
    return implementation().generated.matmul(this, other, options) as A[T];
  }
}
