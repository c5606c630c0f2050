/** `array.searchSorted()` and `array.unique()`. */
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import { download, newArray } from "../../array/operations.ts";
import type { SearchOptions, UniqueOptions } from "../../array/reduction_options.ts";
import { checkOptionNames, invalid, mismatch, oneOf, type OptionNames } from "../../base/check.ts";
import { promote, type RealDType } from "../../base/promotion.ts";
import { allocationOf, ArrayData } from "../../core/memory/array_data.ts";
import { requireKnownSize, type StreamLike, streamOf } from "../../core/stream_state.ts";
import { KernelBuilder, type Pointer } from "../../kernel/ir/builder.ts";
import type { KernelIR, Value } from "../../kernel/ir/ir.ts";
import type { Scalar } from "../../kernel/ir/types.ts";
import { compute } from "../compute.ts";
import { generatedKernel } from "../generated.ts";
import { contextOf, realArray } from "../operands.ts";
import { scanInto } from "../reduction/scan.ts";
import { bitsType, keyOf, keyType } from "./keys.ts";
import { sortInto } from "./sort.ts";

const SEARCH: OptionNames<SearchOptions> = { into: true, stream: true, side: true };
const UNIQUE: OptionNames<UniqueOptions> = { stream: true };
const BLOCK = 256;

/** `array.searchSorted()`. */
export function searchSorted(
  source: ArrayData,
  values: ArrayData,
  options: SearchOptions,
): DeviceArray<RealDType> {
  const sorted = realArray("searchSorted", source), wanted = realArray("searchSorted: values", values);
  const { side = "left", stream } = checkOptionNames(options, SEARCH, "searchSorted: options");
  if (side !== "left" && side !== "right") {
    throw new RangeError(invalid("searchSorted: side", oneOf(["left", "right"]), side));
  }
  if (sorted.ndim !== 1) {
    throw new RangeError(mismatch("searchSorted", "an array of one dimension", `${sorted.ndim} dimensions`));
  }
  if (sorted.size >= 2 ** 31 || wanted.size >= 2 ** 31) {
    throw new RangeError(
      mismatch("searchSorted", "fewer than 2^31 elements", Math.max(sorted.size, wanted.size)),
    );
  }
  const context = contextOf("searchSorted", [sorted, wanted]);
  const dtype = promote(sorted.dtype, wanted.dtype), state = streamOf(context, stream);
  return compute("searchSorted", context, [sorted, wanted], wanted.shape, "i64", options, (target) => {
    if (target.size === 0) return;
    using keys = dense(sorted, dtype, stream), queries = dense(wanted, dtype, stream);
    for (const array of [keys.array, queries.array, target]) allocationOf(array).touch(state);
    const key = `search ${dtype} ${side} ${target.dtype}`;
    generatedKernel(context, key, () => searchKernel(dtype, side, target.dtype as Scalar)).launch(
      { grid: Math.ceil(target.size / BLOCK), block: BLOCK, stream },
      keys.array.pointer,
      queries.array.pointer,
      target.pointer,
      sorted.size,
      target.size,
    );
  });
}

/** Returns the elements as a contiguous array of a type: the array itself, or a temporary copy. */
function dense(
  array: ArrayData,
  dtype: RealDType,
  stream: StreamLike | undefined,
): { readonly array: ArrayData } & Disposable {
  if (array.isContiguous && array.dtype === dtype) return { array, [Symbol.dispose]: () => {} };
  const copy = (array as DeviceArray<RealDType>).astype(dtype, { stream });
  return { array: copy, [Symbol.dispose]: () => copy.dispose() };
}

/** Returns a function that loads keys. */
function keysOf(b: KernelBuilder, dtype: Scalar, pointer: Pointer): (index: Value) => Value {
  const order = { dtype, descending: false };
  return (index) => keyOf(b, b.convert(b.load(pointer, index), keyType(dtype)), order, true);
}

function searchKernel(dtype: Scalar, side: "left" | "right", result: Scalar): KernelIR {
  const b = new KernelBuilder("search_sorted"), element = bitsType(dtype);
  const sorted = keysOf(b, dtype, b.pointerParameter("sorted", element, { readOnly: true }));
  const wanted = keysOf(b, dtype, b.pointerParameter("values", element, { readOnly: true }));
  const dst = b.pointerParameter("dst", result);
  const size = b.scalarParameter("size", "i32"), count = b.scalarParameter("count", "i32");
  const index = b.globalIndex();
  b.if(b.compare("lt", index, count), () => {
    const key = wanted(index), low = b.variable("i32", "low"), high = b.variable("i32", "high");
    b.set(low, 0);
    b.set(high, size);
    b.if(b.compare("gt", size, 0), () =>
      b.loop(() => {
        // Without overflow: both are below 2^31.
        const first = b.get(low), end = b.get(high);
        const middle = b.add(first, b.shift("shr", b.sub(end, first), 1));
        const before = b.compare(side === "left" ? "lt" : "le", sorted(middle), key);
        b.set(low, b.select(before, b.add(middle, 1), first));
        b.set(high, b.select(before, end, middle));
      }, () => b.compare("lt", b.get(low), b.get(high))));
    b.store(dst, index, b.convert(b.get(low), "i64"));
  });
  return b.finish({ maxThreads: BLOCK });
}

/** `array.unique()`. */
export function unique(source: ArrayData, options: UniqueOptions): DeviceArray<RealDType> {
  const array = realArray("unique", source);
  const { stream } = checkOptionNames(options, UNIQUE, "unique: options");
  const { context } = allocationOf(array);
  const state = streamOf(context, stream), { dtype, size } = array;
  requireKnownSize("unique", state);
  if (size === 0) return emptyArray(context, [0], dtype, state);
  using row = emptyArray(context, array.shape, dtype, state);
  row.copyFrom(array, { stream });
  const flat = row.reshape([size]);
  using sorted = emptyArray(context, [size], dtype, state);
  sortInto({ source: flat, axis: 0, descending: false, kept: size, values: sorted }, stream);
  using starts = newArray(context, [size + 1], "i32", state);
  const launch = (result: ArrayData | undefined) =>
    generatedKernel(
      context,
      `unique ${dtype} ${result === undefined}`,
      () => uniqueKernel(dtype, result !== undefined),
    ).launch(
      { grid: Math.ceil((size + 1) / BLOCK), block: BLOCK, stream },
      sorted.pointer,
      starts.pointer,
      result?.pointer ?? 0n,
      size,
    );
  for (const used of [sorted, starts]) allocationOf(used).touch(state);
  launch(undefined);
  scanInto(starts, starts, 0, "add", "i32", stream, true);
  const [count] = new Int32Array(download(lastOf(starts), stream).buffer);
  const result = emptyArray(context, [count!], dtype, state);
  try {
    allocationOf(result).touch(state);
    launch(result);
    return result;
  } catch (error) {
    result.dispose();
    throw error;
  }
}

/** Returns the last element of an array of one dimension. */
function lastOf(array: ArrayData): ArrayData {
  const { size, itemSize } = array;
  return new ArrayData(allocationOf(array), array.dtype, [1], [itemSize], (size - 1) * itemSize, array);
}

/**
 * Returns the kernel that marks elements that differ from the one before or, with `gather`, that writes them
 * to the positions in the scanned marks.
 */
function uniqueKernel(dtype: Scalar, gather: boolean): KernelIR {
  const b = new KernelBuilder(gather ? "unique_gather" : "unique_mark");
  const pointer = b.pointerParameter("sorted", bitsType(dtype), { readOnly: true });
  const starts = b.pointerParameter("starts", "i32"), dst = b.pointerParameter("dst", bitsType(dtype));
  const size = b.scalarParameter("size", "i32"), index = b.globalIndex();
  const key = keysOf(b, dtype, pointer);
  b.if(b.compare("lt", index, size), () => {
    if (gather) {
      const place = b.load(starts, index);
      b.if(
        b.compare("lt", place, b.load(starts, b.add(index, 1))),
        () => b.store(dst, place, b.load(pointer, index)),
      );
      return;
    }
    const differs = b.compare("ne", key(index), key(b.binary("max", b.sub(index, 1), 0)));
    const first = b.compare("eq", index, 0);
    b.store(starts, index, b.convert(b.binary("or", differs, first), "i32"));
  });
  // The exclusive scan turns this last element into the number of marks.
  if (!gather) b.if(b.compare("eq", index, size), () => b.store(starts, index, 0));
  return b.finish({ maxThreads: BLOCK });
}
