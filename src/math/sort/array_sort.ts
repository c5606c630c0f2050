/** `array.sort()`, `array.argSort()` and `array.topK()`. */
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import type { SortOptions, TopKOptions } from "../../array/reduction_options.ts";
import type { TopK } from "../../array/reductions.ts";
import { checkInteger, checkOptionNames, type OptionNames } from "../../base/check.ts";
import type { RealDType } from "../../base/promotion.ts";
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { streamOf } from "../../core/stream_state.ts";
import { axisOption, compute } from "../compute.ts";
import { realArray } from "../operands.ts";
import { sortInto } from "./sort.ts";

const SORT: OptionNames<SortOptions> = { into: true, stream: true, axis: true, descending: "boolean" };
const TOP_K: OptionNames<TopKOptions> = { axis: true, largest: "boolean", stream: true };

/** `array.sort()` and `array.argSort()`. */
export function sort(
  name: "sort" | "argSort",
  source: ArrayData,
  options: SortOptions,
): DeviceArray<RealDType> {
  const array = realArray(name, source);
  const { axis, descending = false, stream } = checkOptionNames(options, SORT, `${name}: options`);
  const at = axisOption(name, array, axis);
  const common = { source: array, axis: at, descending, kept: array.shape[at] ?? 1 };
  const { context } = allocationOf(array);
  const result = name === "argSort" ? "indices" : "values", dtype = name === "argSort" ? "i64" : array.dtype;
  return compute(name, context, [array], array.shape, dtype, options, (target) => {
    // If `into` has another type, the elements are converted after the sort.
    if (target.dtype === dtype) sortInto({ ...common, [result]: target }, stream);
    else {
      using sorted = emptyArray(context, array.shape, dtype, streamOf(context, stream));
      sortInto({ ...common, [result]: sorted }, stream);
      target.copyFrom(sorted, { stream });
    }
  });
}

/** `array.topK()`. */
export function topK(
  source: ArrayData,
  k: number,
  options: TopKOptions,
): TopK<DeviceArray<RealDType>, DeviceArray<"i64">> {
  const array = realArray("topK", source);
  const { axis, largest = true, stream } = checkOptionNames(options, TOP_K, "topK: options");
  const at = axisOption("topK", array, axis);
  const kept = checkInteger("topK: k", k, array.ndim === 0 ? 1 : 0, array.shape[at] ?? 1);
  const { context } = allocationOf(array);
  const state = streamOf(context, stream);
  const shape = array.ndim === 0 ? [] : array.shape.with(at, kept);
  using stack = new DisposableStack();
  const values = stack.use(emptyArray(context, shape, array.dtype, state));
  const indices = stack.use(emptyArray(context, shape, "i64", state));
  sortInto({ source: array, axis: at, descending: largest, kept, values, indices }, stream);
  const results = stack.move();
  return { values, indices, [Symbol.dispose]: () => results.dispose() };
}
