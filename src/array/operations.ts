/** Operations on the elements of arrays: upload, copy, conversion, fill, comparison, download. */
import {
  checkDType,
  checkHostData,
  checkOptionNames,
  checkShape,
  invalid,
  mismatch,
  notAnArray,
  type OptionNames,
  otherDevice,
  show,
} from "../base/check.ts";
import {
  type DType,
  dtypeOfView,
  DTYPES,
  hostElements,
  hostForm,
  type NDArray,
  type TypedArray,
} from "../base/dtype.ts";
import { byteBounds, contiguousStrides, sameShape, sizeOf } from "../base/strides.ts";
import type { Context } from "../core/context.ts";
import { Allocation, pendingWork } from "../core/memory/allocation.ts";
import { allocationOf, ArrayData, checkNotDisposed } from "../core/memory/array_data.ts";
import { checkHostMemory, hostOperand } from "../core/memory/memory.ts";
import { isOutOfMemory } from "../core/memory/pool.ts";
import { checkSides, copyPeer } from "../core/peer_access.ts";
import { poll } from "../core/stream/poll.ts";
import {
  rejectCapturedDownload,
  reportFailure,
  type StreamLike,
  streamOf,
  type StreamState,
  synchronizeStream,
} from "../core/stream_state.ts";
import { castStrided, compareStrided, fillStrided } from "./convert_fill_compare.ts";
import { copyStrided, LARGEST_PITCH } from "./copy.ts";
import { elementBytes } from "./element.ts";
import { walk } from "./joint_axes.ts";
import { broadcast, isAligned } from "./views.ts";

/** Ends errors of operations that only read an array. */
const USE_COPY = "; copy() returns a contiguous array";

/** `target.fill(value)`. */
export function fill(target: ArrayData, value: unknown, stream: StreamLike | undefined): void {
  const { context } = allocationOf(target);
  // Most fills zero contiguous memory, which needs neither the element's bytes nor a kernel.
  const isClear = Object.is(value, 0) && target.isContiguous;
  const element = isClear ? null : elementBytes("value", target.dtype, value);
  checkNotDisposed(target, "fill");
  checkWritable("fill", target);
  checkAligned("fill", target);
  const state = streamOf(context, stream);
  allocationOf(target).touch(state);
  if (element !== null) fillStrided(context, stream, target.shape, target, element);
  else if (target.byteLength > 0) {
    context.use().copies.memset(target.pointer, 0, 1, target.byteLength, state.handle);
  }
}

/** `target.copyFrom(source)`. */
export function copyFrom(
  target: ArrayData,
  source: ArrayData | TypedArray,
  stream: StreamLike | undefined,
): void {
  checkNotDisposed(target, "copyFrom");
  checkWritable("copyFrom", target);
  checkDistinct(target);
  if (source instanceof ArrayData) {
    checkNotDisposed(source, "copyFrom: source");
    copyArray(target, source, stream);
  } else if (ArrayBuffer.isView(source)) copyView(target, source, stream);
  else throw new TypeError(invalid("source", "a DeviceArray or a typed array", source));
}

function copyArray(target: ArrayData, source: ArrayData, stream: StreamLike | undefined): void {
  const { context } = allocationOf(target);
  if (allocationOf(source).context !== context) {
    copyPeerArray(target, source, stream);
    return;
  }
  const { strides } = broadcast(source.shape, source.strides, target.shape, "source");
  if (sharesBytes(target, source)) {
    using copied = copyOf(source, stream);
    copyArray(target, copied, stream);
    return;
  }
  const from = { pointer: source.pointer, strides, dtype: source.dtype };
  const isCast = source.dtype !== target.dtype;
  if (isCast) {
    checkAligned("copyFrom", target);
    checkAligned("copyFrom", source, USE_COPY);
  }
  const state = streamOf(context, stream);
  allocationOf(source).touch(state);
  allocationOf(target).touch(state);
  if (isCast) castStrided(context, stream, target.shape, target, from);
  else copyStrided(context, stream, target.shape, target.itemSize, target, from);
}

/**
 * Copies from another device: contiguous bytes directly, everything else through contiguous arrays on both
 * devices.
 */
function copyPeerArray(target: ArrayData, source: ArrayData, stream: StreamLike | undefined): void {
  const { context } = allocationOf(target);
  broadcast(source.shape, source.strides, target.shape, "source");
  const state = streamOf(context, stream);
  checkSides(context, context, allocationOf(source).context);
  if (!source.isContiguous) {
    using contiguous = copyOf(source, undefined);
    copyPeerArray(target, contiguous, stream);
  } else if (
    !target.isContiguous || source.dtype !== target.dtype || !sameShape(source.shape, target.shape)
  ) {
    using received = newArray(context, source.shape, source.dtype, state);
    copyPeerArray(received, source, stream);
    copyArray(target, received, stream);
  } else if (source.byteLength > 0) {
    const from = source.pointer;
    allocationOf(source).touch(state);
    allocationOf(target).touch(state);
    const { pointer, byteLength } = target;
    copyPeer(context, allocationOf(target), pointer, allocationOf(source), from, byteLength, state);
  }
}

function copyView(target: ArrayData, source: TypedArray, stream: StreamLike | undefined): void {
  const { context } = allocationOf(target);
  const natural = dtypeOfView(source);
  if (natural === undefined) {
    throw new TypeError(invalid("source", "a DeviceArray or a typed array", source));
  }
  checkHostMemory("source", source);
  // Bytes become bool by conversion, which leaves only 0 and 1.
  const isHostForm = target.dtype !== "bool" && hostForm(target.dtype) === natural;
  const expected = target.size * (isHostForm ? hostElements(target.dtype) : 1);
  const length = source.byteLength / source.BYTES_PER_ELEMENT;
  if (length !== expected) {
    throw new RangeError(
      mismatch("source", `${expected} elements`, `${source.constructor.name} of ${length} elements`),
    );
  }
  if (length === 0) return;
  const state = streamOf(context, stream);
  const bytes = hostOperand(source, state);
  if (isHostForm && target.isContiguous) {
    allocationOf(target).touch(state);
    context.use().copies.hostToDevice(target.pointer, bytes, source.byteLength, state.handle);
    return;
  }
  const dtype = isHostForm ? target.dtype : natural;
  using uploaded = newArray(context, target.shape, dtype, state);
  context.use().copies.hostToDevice(uploaded.pointer, bytes, source.byteLength, state.handle);
  copyArray(target, uploaded, stream);
}

/** Host data and the array that holds it on the device. */
export interface Upload {
  readonly data: TypedArray;
  /** The element type as which the data is uploaded. */
  readonly stored: DType;
  /** The element type of the array. The device converts the elements if it differs. */
  readonly dtype: DType;
  readonly shape: readonly number[];
}

/** Checks the arguments of `device.array()`. */
export function planUpload(
  source: TypedArray | NDArray<DType, ArrayBufferLike>,
  options: { readonly shape?: readonly number[] | number | undefined; readonly dtype?: DType | undefined },
): Upload {
  const data = ArrayBuffer.isView(source) ? source : source?.data;
  const hostType = ArrayBuffer.isView(data) ? dtypeOfView(data) : undefined;
  if (hostType === undefined) {
    throw new TypeError(
      invalid("data", "a typed array such as new Float32Array([1, 2, 3]), or { dtype, shape, data }", source),
    );
  }
  checkHostMemory("data", data);
  const isView = source === data;
  if (!isView && (source as NDArray).dtype === undefined) {
    const expected = "a typed array, or { dtype, shape, data }";
    throw new TypeError(invalid("data", expected, source) + imageAdvice(source));
  }
  const natural = isView ? hostType : checkDType("data.dtype", (source as NDArray).dtype);
  checkHostData("data", natural, data);
  const dtype = options.dtype === undefined ? natural : checkDType("dtype", options.dtype);
  // A typed array in the host form of `dtype` is used unchanged: a Uint16Array as bf16, pairs of floats as
  // complex numbers.
  const unchanged = isView && hostForm(dtype) === natural ? dtype : natural;
  // Bytes become bool by conversion, which leaves only 0 and 1.
  const stored = dtype === "bool" && unchanged === "bool" ? "u8" : unchanged;
  const { itemSize } = DTYPES[stored];
  const naturalShape = isView ? data.byteLength / itemSize : (source as NDArray).shape;
  const shape = checkShape("shape", options.shape ?? naturalShape);
  const count = data.byteLength / itemSize;
  if (sizeOf(shape) !== count) {
    const expected = Number.isInteger(count)
      ? `a shape with ${count} elements, the length of data`
      : `data of whole elements of ${stored}, ${itemSize} bytes each`;
    const got = Number.isInteger(count)
      ? `${show(shape)}, which has ${sizeOf(shape)}`
      : `${data.byteLength} bytes`;
    throw new RangeError(mismatch("shape", expected, got));
  }
  return { data, stored, dtype, shape };
}

/** Returns advice for a decoded image, such as the result of `decodeImage()`. */
function imageAdvice(source: object): string {
  const { width, height } = source as { width?: unknown; height?: unknown };
  if (typeof width !== "number" || typeof height !== "number") return "";
  return `; upload a decoded image with device.array(image.data, { shape: [${height}, ${width}, 3] }), or a file ` +
    "with readImage()";
}

/** Copies host data into a new array, which nothing has used yet. */
export function upload(
  target: ArrayData,
  { data, stored, dtype, shape }: Upload,
  stream: StreamLike | undefined,
): void {
  if (data.byteLength === 0) return;
  const { context } = allocationOf(target);
  const state = streamOf(context, stream);
  if (stored === dtype) {
    context.use().copies.hostToDevice(allocationOf(target).pointer, data, data.byteLength, state.handle);
    return;
  }
  using unconverted = newArray(context, shape, stored, state);
  context.use().copies.hostToDevice(unconverted.pointer, data, data.byteLength, state.handle);
  copyArray(target, unconverted, stream);
}

interface EqualsOptions {
  readonly stream?: StreamLike | undefined;
  readonly equalNaN?: boolean | undefined;
}

const EQUALS_OPTIONS: OptionNames<EqualsOptions> = { stream: true, equalNaN: "boolean" };

/** `a.equals(b)`. */
export function equals(
  a: ArrayData,
  b: ArrayData,
  options: EqualsOptions,
): boolean {
  const { stream, equalNaN = false } = checkOptionNames(options, EQUALS_OPTIONS);
  if (!(b instanceof ArrayData)) {
    throw notAnArray("other", b);
  }
  const { context } = allocationOf(a);
  if (allocationOf(b).context !== context) {
    throw otherDevice("other", context, allocationOf(b).context);
  }
  checkNotDisposed(a, "equals");
  checkNotDisposed(b, "equals: other");
  if (a.dtype !== b.dtype || !sameShape(a.shape, b.shape)) return false;
  if (a.size === 0) return true;
  checkAligned("equals", a, USE_COPY);
  checkAligned("equals", b, USE_COPY);
  const state = streamOf(context, stream);
  using different = newArray(context, [1], "u32", state);
  fill(different, 0, stream);
  allocationOf(a).touch(state);
  allocationOf(b).touch(state);
  compareStrided(context, stream, a.shape, a.dtype, a, b, different.pointer, equalNaN);
  return download(different, stream)[0] === 0;
}

/** Copies the elements to the host, in C order. */
export function download(array: ArrayData, stream: StreamLike | undefined): Uint8Array<ArrayBuffer> {
  const { pointer, byteLength } = array;
  const allocation = allocationOf(array);
  const state = streamOf(allocation.context, stream);
  rejectCapturedDownload(state);
  const bytes = new Uint8Array(new ArrayBuffer(byteLength));
  allocation.touch(state);
  if (byteLength === 0) return bytes;
  const driver = allocation.context.use();
  if (array.isContiguous) {
    driver.copies.deviceToHost(bytes, pointer, byteLength, state.handle);
  } else if (!downloadRows(array, bytes, state)) {
    using gathered = copyOf(array, stream);
    driver.copies.deviceToHost(bytes, gathered.pointer, byteLength, state.handle);
  }
  synchronizeStream(state);
  return bytes;
}

/**
 * Copies the elements that the array has after the work enqueued so far, without blocking the event loop while that
 * work runs.
 */
export async function downloadLater(
  array: ArrayData,
  stream: StreamLike | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  checkNotDisposed(array, "download");
  const { context } = allocationOf(array), state = streamOf(context, stream), driver = context.use();
  rejectCapturedDownload(state);
  allocationOf(array).touch(state);
  if (driver.streams.query(state.handle)) return download(array, stream);
  // Later work may change the elements before the host can copy them.
  using snapshot = snapshotOf(array, stream);
  // Without memory for it, the event loop waits.
  if (snapshot === null) return download(array, stream);
  const work = pendingWork(state);
  try {
    if (work !== null) await poll(() => work.isFinished());
    reportFailure(state);
    const host = context.hostStream(), bytes = new Uint8Array(new ArrayBuffer(array.byteLength));
    context.use().copies.deviceToHost(bytes, snapshot.pointer, bytes.byteLength, host.handle);
    synchronizeStream(host);
    return bytes;
  } finally {
    work?.dispose();
  }
}

/** Copies an array on the device; returns null if that needs too much memory. */
function snapshotOf(array: ArrayData, stream: StreamLike | undefined): ArrayData | null {
  try {
    return copyOf(array, stream);
  } catch (error) {
    if (isOutOfMemory(error)) return null;
    throw error;
  }
}

/** Copies rows with gaps between them, such as those of a pitched image, with the driver's row copy. */
function downloadRows(array: ArrayData, bytes: Uint8Array, stream: StreamState): boolean {
  const { shape, itemSize } = array;
  const contiguous = { pointer: 0n, strides: contiguousStrides(shape, itemSize) };
  const { axes: [inner, outer, more], src } = walk(shape, contiguous, array);
  if (inner === undefined || outer === undefined || more !== undefined || inner.src !== itemSize) {
    return false;
  }
  const widthBytes = inner.extent * itemSize;
  if (outer.src < widthBytes || outer.src > LARGEST_PITCH) return false;
  stream.context.use().copies.copy2D({
    widthBytes,
    height: outer.extent,
    src,
    srcKind: "device",
    srcPitch: outer.src,
    dst: bytes,
    dstKind: "host",
    dstPitch: widthBytes,
  }, stream.handle);
  return true;
}

/** Allocates a contiguous array for internal use. */
export function newArray(
  context: Context,
  shape: readonly number[],
  dtype: DType,
  stream: StreamState,
): ArrayData {
  const { itemSize } = DTYPES[dtype];
  const allocation = Allocation.pool(context, sizeOf(shape) * itemSize, stream);
  return new ArrayData(allocation, dtype, shape, contiguousStrides(shape, itemSize), 0, null);
}

/** Copies an array to a contiguous one on the same device. */
function copyOf(source: ArrayData, stream: StreamLike | undefined): ArrayData {
  const { context } = allocationOf(source);
  const copy = newArray(context, source.shape, source.dtype, streamOf(context, stream));
  try {
    copyArray(copy, source, stream);
    return copy;
  } catch (error) {
    copy.dispose();
    throw error;
  }
}

function checkWritable(name: string, array: ArrayData): void {
  if (array.readOnly) {
    throw new TypeError(mismatch(name, "a writable array", "a read-only one"));
  }
}

/** Throws if several elements share an address, because only one of them could be written. */
function checkDistinct({ shape, strides }: ArrayData): void {
  if (!shape.includes(0) && strides.some((stride, axis) => stride === 0 && shape[axis]! > 1)) {
    const expected = "a target whose elements have different addresses";
    throw new RangeError(mismatch("copyFrom", expected, `strides ${show(strides)}`));
  }
}

/** Throws if elements are not aligned. `fix` is added to the error. */
function checkAligned(name: string, array: ArrayData, fix = ""): void {
  if (!isAligned(array.dtype, array.shape, array)) {
    const got = `address ${array.pointer} and strides ${show(array.strides)}${fix}`;
    throw new RangeError(mismatch(name, `an array aligned to its ${array.dtype} elements`, got));
  }
}

/** Returns true if two arrays share bytes, or might. */
export function sharesBytes(a: ArrayData, b: ArrayData): boolean {
  if (a.size === 0 || b.size === 0) return false;
  const allocation = allocationOf(a), other = allocationOf(b);
  if (allocation !== other && allocation.kind !== "foreign" && other.kind !== "foreign") return false;
  const [aLow, aHigh] = byteBounds(a.shape, a.strides, a.itemSize);
  const [bLow, bHigh] = byteBounds(b.shape, b.strides, b.itemSize);
  return a.pointer + BigInt(aLow) < b.pointer + BigInt(bHigh) &&
    b.pointer + BigInt(bLow) < a.pointer + BigInt(aHigh);
}
