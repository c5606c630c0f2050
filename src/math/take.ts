/** `array.take()` and `array.compress()`. */
import { DeviceArray, emptyArray } from "../array/array.ts";
import { download, newArray, sharesBytes } from "../array/operations.ts";
import type { CompressOptions, TakeOptions } from "../array/reduction_options.ts";
import { checkOptionNames, invalid, mismatch, type OptionNames, show } from "../base/check.ts";
import { CUDA_ERROR, CudaError, NO_HINT } from "../base/errors.ts";
import { DTYPES } from "../base/dtype.ts";
import { sameShape } from "../base/strides.ts";
import type { Context } from "../core/context.ts";
import { allocationOf, ArrayData, checkNotDisposed } from "../core/memory/array_data.ts";
import { requireKnownSize, type StreamLike, streamOf, type StreamState } from "../core/stream_state.ts";
import { KernelBuilder } from "../kernel/ir/builder.ts";
import type { KernelIR } from "../kernel/ir/ir.ts";
import type { Scalar } from "../kernel/ir/types.ts";
import { axisOption } from "./compute.ts";
import { generatedKernel } from "./generated.ts";
import { contextOf, realArray } from "./operands.ts";
import { scanInto } from "./reduction/scan.ts";
import { jointArguments, type JointAxis, jointOffsets, mergeAxes } from "./rows.ts";

const TAKE: OptionNames<TakeOptions> = { axis: true, into: true, stream: true };
const COMPRESS: OptionNames<CompressOptions> = { axis: true, stream: true };
const BLOCK = 256;
/** Kernels count elements in 31 bits. */
const LIMIT = 2 ** 31 - BLOCK;

/** `array.take()`. */
export function take(source: ArrayData, indices: unknown, options: TakeOptions): DeviceArray {
  checkNotDisposed(source, "take");
  const { axis, into, stream } = checkOptionNames(options, TAKE, "take: options");
  const { context } = allocationOf(source), state = streamOf(context, stream);
  if (axis === undefined && source.ndim !== 1) {
    using row = (source as DeviceArray).contiguous({ stream });
    return take(row.reshape([row.size]), indices, { ...options, axis: 0 });
  }
  const along = axisOption("take", source, axis);
  const extent = source.shape[along] ?? 1;
  using uploaded = indices instanceof ArrayData ? null : upload(context, indices, extent, state);
  const chosen = uploaded ?? integerArray(indices as ArrayData);
  contextOf("take", [source, chosen]);
  const shape = source.shape.toSpliced(along, 1, ...chosen.shape);
  if (extent === 0 && chosen.size > 0) {
    throw new RangeError(mismatch("take: indices", "none, because the axis is empty", `${chosen.size}`));
  }
  if (into === undefined) {
    const result = emptyArray(context, shape, source.dtype, state);
    try {
      gather(source, chosen, along, result, stream);
      return result;
    } catch (error) {
      result.dispose();
      throw error;
    }
  }
  const result = checkInto(into, shape, source);
  const isDirect = result.isContiguous && !result.readOnly && !sharesBytes(result, source) &&
    !sharesBytes(result, chosen);
  if (isDirect) gather(source, chosen, along, result, stream);
  else {
    using taken = emptyArray(context, shape, source.dtype, state);
    gather(source, chosen, along, taken, stream);
    result.copyFrom(taken, { stream });
  }
  return result;
}

/** Returns the array for the result; throws unless it has its shape and element type. */
function checkInto(into: unknown, shape: readonly number[], source: ArrayData): DeviceArray {
  const name = "take: into";
  if (!(into instanceof DeviceArray)) throw new TypeError(invalid(name, "a DeviceArray", into));
  checkNotDisposed(into, name);
  contextOf(name, [source, into]);
  if (into.dtype === source.dtype && sameShape(into.shape, shape)) return into;
  const got = `${into.dtype} ${show(into.shape)}`;
  throw new RangeError(mismatch(name, `an array of ${source.dtype} ${show(shape)}, as the result`, got));
}

/** Returns an array of integers; throws for everything else. */
function integerArray(indices: ArrayData): ArrayData {
  const array = realArray("take: indices", indices), { kind } = DTYPES[array.dtype];
  if (kind === "int" || kind === "uint") return array;
  const advice = kind === "bool" ? "; compress() takes a mask" : '; convert them with astype("i64")';
  throw new TypeError(mismatch("take: indices", "integers", `an array of ${array.dtype}`) + advice);
}

/** Uploads a list of indices, or one, after checking them. */
function upload(context: Context, indices: unknown, extent: number, state: StreamState): ArrayData {
  const isList = Array.isArray(indices) || ArrayBuffer.isView(indices) && Symbol.iterator in indices;
  if (!isList && typeof indices !== "number") {
    const expected = "a DeviceArray of integers, a list of integers or an integer";
    throw new TypeError(invalid("take: indices", expected, indices));
  }
  const list = isList ? Array.from(indices as Iterable<unknown>) : [indices];
  const positions = list.map((index, i) => {
    const value = typeof index === "bigint" ? Number(index) : index as number;
    if (Number.isInteger(value) && value >= -extent && value < extent) {
      return value < 0 ? value + extent : value;
    }
    const expected = extent === 0
      ? "none, because the axis is empty"
      : `an integer from ${-extent} to ${extent - 1}`;
    const advice = Array.isArray(index) ? "; upload several dimensions with device.array()" : "";
    const message = invalid(isList ? `take: indices[${i}]` : "take: indices", expected, index) + advice;
    throw Number.isInteger(value) ? new RangeError(message) : new TypeError(message);
  });
  if (state.capture !== null && list.length > 0) {
    throw new CudaError(
      CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED,
      "take",
      "a graph cannot upload indices; create a DeviceArray of them before the capture, such as " +
        "device.array(new Int32Array([0, 2]))",
      NO_HINT,
    );
  }
  const array = newArray(context, isList ? [list.length] : [], "i64", state);
  const data = BigInt64Array.from(positions, BigInt);
  if (data.length > 0) context.use().copies.hostToDevice(array.pointer, data, data.byteLength, state.handle);
  return array;
}

/** Copies the chosen elements of an axis to a contiguous array. */
function gather(
  source: ArrayData,
  indices: ArrayData,
  axis: number,
  target: ArrayData,
  stream: StreamLike | undefined,
): void {
  if (target.size === 0) return;
  const { context } = allocationOf(source), state = streamOf(context, stream);
  const { axes, word } = wordsOf(source, indices, axis, target);
  const count = target.byteLength / word;
  if (count > LIMIT) {
    throw new RangeError(mismatch("take", `a result of at most ${LIMIT} elements`, target.size));
  }
  for (const array of [source, indices, target]) allocationOf(array).touch(state);
  const dtype = indices.dtype as Scalar, rank = axes.length;
  generatedKernel(context, `take ${word} ${dtype} ${rank}`, () => takeKernel(word, dtype, rank)).launch(
    { grid: Math.ceil(count / BLOCK), block: BLOCK, stream },
    source.pointer,
    indices.pointer,
    target.pointer,
    count,
    BigInt(source.shape[axis] ?? 1),
    BigInt(source.strides[axis] ?? 0),
    ...jointArguments(axes),
  );
}

/**
 * Returns the axes of the result, innermost first, with their byte strides in the source and the indices, and the
 * bytes that a thread copies: as many as alignment and contiguous bytes of all elements allow. Since elements are
 * copied as bytes, all element types share kernels.
 */
function wordsOf(
  source: ArrayData,
  indices: ArrayData,
  axis: number,
  target: ArrayData,
): { axes: JointAxis[]; word: number } {
  const own = source.shape.map((extent, at) => ({ extent, strides: [source.strides[at]!, 0] }));
  const chosen = indices.shape.map((extent, at) => ({ extent, strides: [0, indices.strides[at]!] }));
  const bytes = { extent: source.itemSize, strides: [1, 0] };
  const axes = mergeAxes([...own.toSpliced(axis, 1, ...chosen), bytes]);
  const [inner] = axes;
  if (inner === undefined || inner.strides[0] !== 1 || inner.strides[1] !== 0) return { axes, word: 1 };
  const isAligned = (word: number) =>
    inner.extent % word === 0 && source.pointer % BigInt(word) === 0n &&
    target.pointer % BigInt(word) === 0n && (source.strides[axis] ?? 0) % word === 0 &&
    axes.every(({ strides }, i) => i === 0 || strides[0]! % word === 0);
  const word = [16, 8, 4, 2].find(isAligned) ?? 1;
  const words = { extent: inner.extent / word, strides: [word, 0] };
  return { axes: words.extent === 1 ? axes.slice(1) : [words, ...axes.slice(1)], word };
}

const WORDS: Readonly<Record<number, readonly [element: Scalar, width: number]>> = {
  1: ["u8", 1],
  2: ["u16", 1],
  4: ["u32", 1],
  8: ["u64", 1],
  16: ["u32", 4],
};

function takeKernel(word: number, dtype: Scalar, rank: number): KernelIR {
  const b = new KernelBuilder("take"), [element, width] = WORDS[word]!;
  const source = b.pointerParameter("source", element, { width, readOnly: true });
  const indices = b.pointerParameter("indices", dtype, { readOnly: true });
  const target = b.pointerParameter("target", element, { width });
  const count = b.scalarParameter("count", "i32");
  const extent = b.scalarParameter("extent", "i64"), stride = b.scalarParameter("stride", "i64");
  const position = b.globalIndex();
  b.if(b.compare("lt", position, count), () => {
    const [from, at] = jointOffsets(b, rank, 2, b.bitcast(position, "u32"));
    const index = b.load({ ...indices, base: b.add(indices.base, at!) });
    const chosen = b.variable("i64", "chosen"), end = b.bitcast(extent, "u64");
    b.set(chosen, b.convert(index, "i64"));
    // An index that is negative or out of range wraps around, so that no memory outside of the array is read.
    b.if(b.compare("ge", b.convert(index, "u64"), end), () => {
      if (index.type === "u64") b.set(chosen, b.bitcast(b.binary("rem", index, end), "i64"));
      else {
        const rest = b.binary("rem", b.get(chosen), extent);
        b.set(chosen, b.select(b.compare("lt", rest, 0), b.add(rest, extent), rest));
      }
    });
    const offset = b.add(from!, b.bitcast(b.mul(b.get(chosen), stride), "u64"));
    const values = b.loadVector({ ...source, base: b.add(source.base, offset) });
    b.store(target, position, ...values);
  });
  return b.finish({ maxThreads: BLOCK });
}

/** `array.compress()`. */
export function compress(source: ArrayData, mask: unknown, options: CompressOptions): DeviceArray {
  checkNotDisposed(source, "compress");
  const { axis, stream } = checkOptionNames(options, COMPRESS, "compress: options");
  requireKnownSize("compress", streamOf(allocationOf(source).context, stream));
  if (!(mask instanceof ArrayData)) {
    using uploaded = uploadMask(source, mask, stream);
    return compress(source, uploaded, options);
  }
  checkNotDisposed(mask, "compress: mask");
  if (mask.dtype !== "bool") {
    const got = `an array of ${mask.dtype}`;
    throw new TypeError(mismatch("compress: mask", "a bool array", got) + "; x.greater(0) returns one");
  }
  const context = contextOf("compress", [source, mask]);
  const expected = axis === undefined
    ? source.shape
    : [source.shape[axisOption("compress", source, axis)] ?? 1];
  if (!sameShape(mask.shape, expected)) {
    const fitting = axis === undefined && mask.ndim === 1 ? source.shape.indexOf(mask.size) : -1;
    const advice = fitting < 0 ? "" : `; { axis: ${fitting} } selects along an axis`;
    throw new RangeError(mismatch("compress: mask", `shape ${show(expected)}`, show(mask.shape)) + advice);
  }
  using positions = positionsOf(mask, context, stream);
  return take(source, positions, { axis, stream });
}

/** Uploads a list of booleans after checking them. */
function uploadMask(source: ArrayData, mask: unknown, stream: StreamLike | undefined): DeviceArray {
  const wrong = Array.isArray(mask) ? mask.findIndex((element) => typeof element !== "boolean") : 0;
  if (!Array.isArray(mask) || wrong >= 0) {
    const expected = "a DeviceArray of bool or a list of booleans";
    const advice = Array.isArray(mask) && Array.isArray(mask[0])
      ? "; upload several dimensions with device.array()"
      : "";
    throw new TypeError(invalid("compress: mask", expected, mask) + advice);
  }
  const { context } = allocationOf(source), state = streamOf(context, stream);
  const array = emptyArray(context, [mask.length], "bool", state), data = Uint8Array.from(mask, Number);
  if (data.length > 0) context.use().copies.hostToDevice(array.pointer, data, data.length, state.handle);
  return array;
}

/** Returns the positions of true elements, in C order. Blocks until their number is known. */
function positionsOf(mask: ArrayData, context: Context, stream: StreamLike | undefined): ArrayData {
  const { size } = mask, state = streamOf(context, stream);
  if (size > LIMIT) {
    throw new RangeError(mismatch("compress: mask", `at most ${LIMIT} elements`, size));
  }
  using row = (mask as DeviceArray).contiguous({ stream });
  // The exclusive scan turns the last element into the number of true elements.
  using starts = emptyArray(context, [size + 1], "i32", state);
  starts.slice([0, size]).copyFrom(row.reshape([size]), { stream });
  starts.slice([size]).fill(0, { stream });
  scanInto(starts, starts, 0, "add", "i32", stream, true);
  const [count] = new Int32Array(download(starts.slice([size]), stream).buffer);
  const positions = newArray(context, [count!], "i64", state);
  if (count === 0) return positions;
  for (const array of [starts, positions]) allocationOf(array).touch(state);
  generatedKernel(context, "positions", positionsKernel).launch(
    { grid: Math.ceil(size / BLOCK), block: BLOCK, stream },
    starts.pointer,
    positions.pointer,
    size,
  );
  return positions;
}

function positionsKernel(): KernelIR {
  const b = new KernelBuilder("positions");
  const starts = b.pointerParameter("starts", "i32", { readOnly: true });
  const positions = b.pointerParameter("positions", "i64");
  const size = b.scalarParameter("size", "i32"), index = b.globalIndex();
  b.if(b.compare("lt", index, size), () => {
    const place = b.load(starts, index);
    const isTrue = b.compare("lt", place, b.load(starts, b.add(index, 1)));
    b.if(isTrue, () => b.store(positions, place, b.convert(index, "i64")));
  });
  return b.finish({ maxThreads: BLOCK });
}
