/** What changes and reads the elements of an array: copies, conversion, filling, comparison, download. */
import { DeviceArray, type EqualsOptions } from "./array.ts";
import { invalid, mismatch, show } from "../base/check.ts";
import { dtypeOfView, hostElements, hostForm, type TypedArray } from "../base/dtype.ts";
import type { StreamState } from "../core/context.ts";
import { streamOf } from "../core/memory/memory.ts";
import { checkSides, copyPeer } from "../core/peer_access.ts";
import type { Stream } from "../core/stream/stream.ts";
import { walk } from "./joint_axes.ts";
import { copyStrided, LARGEST_PITCH } from "./copy.ts";
import { uploadArray } from "./create.ts";
import { elementBytes } from "./element.ts";
import { contiguousStrides, sameShape, span } from "../base/strides.ts";
import { broadcast, isAligned } from "./views.ts";
import { castStrided, compareStrided, fillStrided } from "./convert_fill_compare.ts";

/** `target.fill(value)`. */
export function fill(target: DeviceArray, value: unknown, stream: Stream | undefined): void {
  const { context } = target.allocation;
  // Most fills set memory without gaps to zero.
  const cleared = Object.is(value, 0) && target.isContiguous;
  const element = cleared ? null : elementBytes("value", target.dtype, value);
  void target.pointer;
  checkWritable("fill", target);
  checkAligned("fill", target);
  const state = streamOf(context, stream);
  target.allocation.touch(state);
  if (element !== null) fillStrided(context, stream, target.shape, target, element);
  else if (target.byteLength > 0) {
    context.use().copies.memset(target.pointer, 0, 1, target.byteLength, state.handle);
  }
}

/** `target.copyFrom(source)`. */
export function copyFrom(
  target: DeviceArray,
  source: DeviceArray | TypedArray,
  stream: Stream | undefined,
): void {
  void target.pointer;
  checkWritable("copyFrom", target);
  checkDistinct(target);
  if (source instanceof DeviceArray) copyArray(target, source, stream);
  else if (ArrayBuffer.isView(source)) copyView(target, source, stream);
  else throw new TypeError(invalid("source", "a DeviceArray or a typed array", source));
}

function copyArray(target: DeviceArray, source: DeviceArray, stream: Stream | undefined): void {
  const { context } = target.allocation;
  if (source.allocation.context !== context) {
    copyPeerArray(target, source, stream);
    return;
  }
  const { strides } = broadcast(source.shape, source.strides, target.shape, "source");
  if (overlap(target, source)) {
    using apart = source.copy({ stream });
    copyArray(target, apart, stream);
    return;
  }
  const from = { pointer: source.pointer, strides, dtype: source.dtype };
  const cast = source.dtype !== target.dtype;
  if (cast) {
    checkAligned("copyFrom", target);
    checkAligned("copyFrom", source);
  }
  const state = streamOf(context, stream);
  source.allocation.touch(state);
  target.allocation.touch(state);
  if (cast) castStrided(context, stream, target.shape, target, from);
  else copyStrided(context, stream, target.shape, target.itemSize, target, from);
}

/** From another device: bytes that lie alike at once, others by way of contiguous arrays on both. */
function copyPeerArray(target: DeviceArray, source: DeviceArray, stream: Stream | undefined): void {
  const { context } = target.allocation;
  broadcast(source.shape, source.strides, target.shape, "source");
  const state = streamOf(context, stream);
  checkSides(context, context, source.allocation.context);
  if (!source.isContiguous) {
    using packed = source.copy();
    copyPeerArray(target, packed, stream);
  } else if (
    !target.isContiguous || source.dtype !== target.dtype || !sameShape(source.shape, target.shape)
  ) {
    using here = DeviceArray.empty(context, source.shape, source.dtype, state);
    copyPeerArray(here, source, stream);
    copyArray(target, here, stream);
  } else if (source.byteLength > 0) {
    const from = source.pointer;
    source.allocation.touch(state);
    target.allocation.touch(state);
    const { pointer, byteLength } = target;
    copyPeer(context, target.allocation, pointer, source.allocation, from, byteLength, state);
  }
}

function copyView(target: DeviceArray, source: TypedArray, stream: Stream | undefined): void {
  const { context } = target.allocation;
  const natural = dtypeOfView(source);
  if (natural === undefined) {
    throw new TypeError(invalid("source", "a DeviceArray or a typed array", source));
  }
  const same = hostForm(target.dtype) === natural;
  const expected = target.size * (same ? hostElements(target.dtype) : 1);
  if (source.length !== expected) {
    throw new RangeError(
      mismatch("source", `${expected} elements`, `${source.constructor.name} of ${source.length} elements`),
    );
  }
  if (source.length === 0) return;
  if (same && target.isContiguous) {
    const state = streamOf(context, stream);
    target.allocation.touch(state);
    context.use().copies.hostToDevice(target.pointer, source, source.byteLength, state.handle);
    return;
  }
  const dtype = same ? target.dtype : natural;
  using uploaded = uploadArray(context, source, { dtype, shape: target.shape, stream });
  copyArray(target, uploaded, stream);
}

/** `a.equals(b)`. */
export function equals(a: DeviceArray, b: DeviceArray, { stream, equalNaN = false }: EqualsOptions): boolean {
  if (!(b instanceof DeviceArray)) {
    throw new TypeError(invalid("other", "a DeviceArray", b));
  }
  const { context } = a.allocation;
  if (b.allocation.context !== context) {
    throw new TypeError(mismatch("other", `one of ${context}`, `an array of device ${b.allocation.context}`));
  }
  void a.pointer;
  void b.pointer;
  if (a.dtype !== b.dtype || !sameShape(a.shape, b.shape)) return false;
  if (a.size === 0) return true;
  checkAligned("equals", a);
  checkAligned("equals", b);
  const state = streamOf(context, stream);
  using different = DeviceArray.empty(context, 1, "u32", state).fill(0, { stream });
  a.allocation.touch(state);
  b.allocation.touch(state);
  compareStrided(context, stream, a.shape, a.dtype, a, b, different.pointer, equalNaN);
  return different.toHost({ stream })[0] === 0;
}

/** The elements of an array in C order, on the host. */
export function download(array: DeviceArray, stream: Stream | undefined): Uint8Array<ArrayBuffer> {
  const { allocation, pointer, byteLength } = array;
  const state = streamOf(allocation.context, stream);
  const bytes = new Uint8Array(new ArrayBuffer(byteLength));
  allocation.touch(state);
  if (byteLength === 0) return bytes;
  const driver = allocation.context.use();
  if (array.isContiguous) {
    driver.copies.deviceToHost(bytes, pointer, byteLength, state.handle);
  } else if (!downloadRows(array, bytes, state)) {
    using gathered = array.copy({ stream });
    driver.copies.deviceToHost(bytes, gathered.pointer, byteLength, state.handle);
  }
  driver.streams.synchronize(state.handle);
  return bytes;
}

/** Rows with gaps between them, as a pitched image has: the driver copies rows. */
function downloadRows(array: DeviceArray, bytes: Uint8Array, stream: StreamState): boolean {
  const { shape, itemSize } = array;
  const packed = { pointer: 0n, strides: contiguousStrides(shape, itemSize) };
  const { axes: [inner, outer, more], src } = walk(shape, packed, array);
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

function checkWritable(what: string, { allocation }: DeviceArray): void {
  if (allocation.readOnly) {
    throw new TypeError(
      `${what}: the owner of the memory has made it read-only; copy() makes an array to write to`,
    );
  }
}

/** Two elements at one address cannot both be written. */
function checkDistinct({ shape, strides }: DeviceArray): void {
  if (!shape.includes(0) && strides.some((stride, axis) => stride === 0 && shape[axis]! > 1)) {
    throw new RangeError(
      mismatch(
        "copyFrom",
        "one whose elements lie at different addresses: copy() makes one",
        `a target with strides ${show(strides)}`,
      ),
    );
  }
}

function checkAligned(what: string, array: DeviceArray): void {
  if (!isAligned(array.dtype, array.shape, array)) {
    throw new RangeError(
      mismatch(
        what,
        "one aligned to its elements: copy() makes one",
        `an array of ${array.dtype} at address ${array.pointer} with strides ${show(array.strides)}`,
      ),
    );
  }
}

/** True if two arrays have bytes in common, or might have. */
function overlap(a: DeviceArray, b: DeviceArray): boolean {
  if (a.size === 0 || b.size === 0) return false;
  const [aLow, aHigh] = span(a.shape, a.strides, a.itemSize);
  const [bLow, bHigh] = span(b.shape, b.strides, b.itemSize);
  return a.pointer + BigInt(aLow) < b.pointer + BigInt(bHigh) &&
    b.pointer + BigInt(bLow) < a.pointer + BigInt(aHigh);
}
