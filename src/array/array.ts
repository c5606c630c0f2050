/**
 * Arrays on a device.
 *
 * @module
 */
import { bfloat16ToFloat32 } from "../base/bfloat16.ts";
import { checkDType, checkOptions, checkShape, mismatch, notAnArray, show } from "../base/check.ts";
import {
  type DType,
  DTYPES,
  type ElementValue,
  type HostArray,
  hostView,
  type Item,
  type TypedArray,
} from "../base/dtype.ts";
import {
  checkAxis,
  contiguousStrides,
  type Geometry,
  sameShape,
  sizeOf,
  type Slice,
} from "../base/strides.ts";
import type { Context } from "../core/context.ts";
import { Allocation } from "../core/memory/allocation.ts";
import {
  allocationOf,
  ArrayData,
  checkNotDisposed,
  type NewArray,
  ownerOf,
} from "../core/memory/array_data.ts";
import { type StreamLike, streamOf, streamOption, type StreamState } from "../core/stream_state.ts";
import type { CudaArrayInterface } from "../interop/cuda_array_interface/import.ts";
import { DLPACK_FLAG, type DLPackCapsule } from "../interop/dlpack/capsule.ts";
import type { DLPackOptions } from "../interop/dlpack/export.ts";
import type { ArrayShare, SharedArray, ShareOptions } from "../interop/ipc/array_handle.ts";
import { implementation } from "./implementation.ts";
import { ArithmeticArray } from "./arithmetic.ts";
import { checkLabel, labelAxis } from "./layout_label.ts";
import { nameClass } from "../runtime/inspect.ts";

/** Options of operations on arrays. */
export interface ArrayOptions {
  /** The stream on which the work is enqueued. Default: the device's stream. */
  stream?: StreamLike | undefined;
}

/** Options of array creation. */
export interface CreateOptions extends ArrayOptions {
  /** The meaning of each axis as one capital letter, such as `"HWC"`. Default: none. */
  layout?: string | undefined;
  /**
   * False: allocate with `cuMemAlloc` instead of the stream-ordered pool, so that other processes can map it.
   * Default true.
   */
  pooled?: boolean | undefined;
}

/** Options of `device.array()`. */
export interface UploadOptions<D extends DType = DType> extends CreateOptions {
  /** Extents. Default: the shape of the data, or one dimension for a typed array. */
  shape?: readonly number[] | number | undefined;
  /**
   * Element type. Default: that of the data. A typed array that is the {@link HostArray} of `dtype` is used
   * unchanged, for example a `Uint16Array` as the bits of `bf16`; all others are converted on the device, as
   * by `astype()`: floats become integers by truncation, clamped to the range of the type. For `bool`, every
   * number other than 0 becomes 1, also in a `Uint8Array`.
   */
  dtype?: D | undefined;
}

/** Options of `equals()`. */
export interface EqualsOptions extends ArrayOptions {
  /** True: NaN equals NaN. Default false. */
  equalNaN?: boolean | undefined;
}

/**
 * An n-dimensional array on a device: an element type, a shape and byte strides over an allocation. Strides
 * have the same meaning as in NumPy and the CUDA Array Interface, so a pitched image is an array whose row
 * stride is the pitch.
 *
 * Views (`slice`, `index`, `transpose`, `reshape`, `view` …) share the memory and copy nothing. A view keeps
 * the array that owns the memory alive; once that array is disposed of, its views throw. Disposing of a view
 * does nothing.
 *
 * ```ts
 * using x = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
 * x.shape; // [2, 3]
 * x.strides; // [12, 4]
 * x.transpose().toHost(); // Float32Array [1, 4, 2, 5, 3, 6]
 * x.slice(null, [null, null, -1]).index(0).toHost(); // x[:, ::-1][0] in NumPy: Float32Array [3, 2, 1]
 * ```
 */
export class DeviceArray<D extends DType = DType> extends ArithmeticArray<D> {
  /**
   * The array for consumers of the CUDA Array Interface, version 3. Its `stream` covers all work enqueued on
   * the array so far. The consumer must keep this array alive, and its work on other streams is not ordered
   * before later work here.
   *
   * @throws {TypeError} For bf16, which the protocol does not support.
   */
  get __cuda_array_interface__(): CudaArrayInterface {
    return implementation().arrayInterface.exportArrayInterface(this);
  }

  /**
   * Exports the array through DLPack, without a copy by default. The memory stays allocated until the
   * consumer returns it, even if the array is disposed of earlier.
   *
   * @throws {TypeError} If a stride is not a multiple of the element size, for read-only memory without a
   * version, or for stream 0.
   * @throws {RangeError} If `dlDevice` is another device.
   */
  toDLPack(options: DLPackOptions = {}): DLPackCapsule {
    const { dlpack } = implementation();
    if (checkOptions(options).copy !== true) return dlpack.exportDLPack(this, options);
    using copy = this.copy(); // the capsule retains its memory
    return dlpack.exportDLPack(copy, options, DLPACK_FLAG.IS_COPIED);
  }

  /**
   * Implements DLPack's protocol: {@link DeviceArray.toDLPack}, but unversioned unless `maxVersion` requests
   * a version.
   */
  __dlpack__(options: DLPackOptions = {}): DLPackCapsule {
    return this.toDLPack({ ...options, maxVersion: checkOptions(options).maxVersion ?? null });
  }

  /**
   * Implements DLPack's protocol: the device's type and number. Memory of the software device is host memory
   * (1).
   */
  __dlpack_device__(): [type: number, id: number] {
    return implementation().dlpack.dlpackDevice(this);
  }

  /**
   * Returns a handle with which another thread of this process opens the array by `device.openShared()`, once:
   * a Worker, or the thread that started this one. Send it with `postMessage`. Work on the array there waits for
   * the work enqueued here so far.
   *
   * This array may be disposed of immediately: the memory lives until the other thread has disposed of its own, has
   * closed its device, or has ended. If nobody opens the handle, dispose of it, too; that does not affect an array
   * that was opened.
   *
   * ```ts
   * using input = x.share({ to: "worker" });
   * worker.postMessage(input);
   * worker.once("message", (output) => {
   *   using y = device.openShared(output); // what the Worker has shared
   * });
   * ```
   */
  share(options: ShareOptions & { to: "worker" }): ArrayShare;
  /**
   * Returns a handle with which another process on this machine opens the array by `device.openShared()`. It is
   * plain data.
   *
   * The memory must have been allocated with `{ pooled: false }`, and this array must exist until the other process
   * has disposed of its own. The other process waits for the work enqueued here so far. To wait for its work, use an
   * event (`device.openSharedEvent()`) or let it synchronize.
   *
   * @throws {TypeError} For memory of the pool, which CUDA IPC cannot share, or of another library.
   * @throws {CudaError} `CUDA_ERROR_NOT_SUPPORTED` on the software device.
   */
  share(options?: ShareOptions): SharedArray;
  share(options?: ShareOptions): SharedArray {
    return implementation().ipc.shareArray(this, options);
  }

  /**
   * Returns the bytes from one element to the next along an axis: a number (negative from the end), or a
   * letter of the layout.
   */
  strideOf(axis: number | string): number {
    const index = typeof axis === "string"
      ? labelAxis(this.layout, axis)
      : checkAxis("axis", axis, this.ndim);
    return this.strides[index]!;
  }

  /**
   * Returns true if `other` has the same element type, shape and strides. Strides of axes of extent 1 do not
   * matter.
   */
  sameLayout(other: ArrayData): boolean {
    if (!(other instanceof ArrayData)) throw notAnArray("other", other);
    return this.dtype === other.dtype && sameShape(this.shape, other.shape) &&
      (this.size === 0 ||
        this.shape.every((extent, axis) => extent === 1 || this.strides[axis] === other.strides[axis]));
  }

  /**
   * Returns a view of a range of each axis, with Python's rules: `x.slice([0, 2], null, [null, null, -1])` is
   * `x[0:2, :, ::-1]`. Missing ranges select whole axes.
   *
   * @throws {RangeError} If there are more ranges than axes, or a step is 0.
   */
  slice(...ranges: Slice[]): DeviceArray<D> {
    return viewOf(this, implementation().views.slice(this.shape, this.strides, ranges), this.layout);
  }

  /**
   * Returns a view of one element of the leading axes, and removes those axes: `x.index(0, -1)` is
   * `x[0, -1]`. Null keeps an axis: `x.index(null, 2)` is `x[:, 2]`.
   */
  index(...indices: (number | null)[]): DeviceArray<D> {
    const geometry = implementation().views.index(this.shape, this.strides, indices);
    return viewOf(this, geometry, lettersOf(this, geometry.kept));
  }

  /**
   * Returns a view with permuted axes, by default in reverse order: `x.transpose(2, 0, 1)` turns HWC into
   * CHW. Labels move with their axes; `asTensor(image.transpose(1, 0, 2), "HWC")` is an image again.
   */
  transpose(...axes: number[]): DeviceArray<D> {
    return selectAxes(this, implementation().views.permutation(axes, this.ndim));
  }

  /**
   * Returns a view with another shape over the same elements in C order; one extent may be −1, which is then
   * computed.
   *
   * @throws {RangeError} If the strides do not allow it without a copy; use `contiguous().reshape()`.
   */
  reshape(shape: readonly number[] | number): DeviceArray<D> {
    const { views } = implementation();
    views.checkOneShape(arguments);
    return viewOf(this, views.reshape(this.shape, this.strides, shape, this.itemSize));
  }

  /** Returns a view without one axis of extent 1, by default without all of them. */
  squeeze(axis?: number): DeviceArray<D> {
    const removed = axis === undefined ? null : checkAxis("axis", axis, this.ndim);
    if (removed !== null && this.shape[removed] !== 1) {
      const got = `axis ${axis} of extent ${this.shape[removed]}`;
      throw new RangeError(mismatch("axis", "an axis of extent 1", got));
    }
    return selectAxes(
      this,
      [...this.shape.keys()].filter((at) => removed === null ? this.shape[at] !== 1 : at !== removed),
    );
  }

  /** Returns a view with a new axis of extent 1 before `axis`; −1 appends it. */
  unsqueeze(axis: number): DeviceArray<D> {
    const at = checkAxis("axis", axis, this.ndim + 1);
    const stride = at < this.ndim ? this.shape[at]! * this.strides[at]! : this.itemSize;
    return viewOf(this, {
      shape: this.shape.toSpliced(at, 0, 1),
      strides: this.strides.toSpliced(at, 0, stride),
      offset: 0,
    });
  }

  /**
   * Returns a view that repeats axes of extent 1 and new leading axes, with stride 0, as NumPy broadcasts.
   */
  broadcastTo(shape: readonly number[] | number): DeviceArray<D> {
    const { views } = implementation();
    views.checkOneShape(arguments);
    const geometry = views.broadcast(this.shape, this.strides, shape);
    return viewOf(this, geometry, geometry.shape.length === this.ndim ? this.layout : undefined);
  }

  /** Returns a view with reversed order along the given axes, by default along all. */
  flip(...axes: number[]): DeviceArray<D> {
    const flipped = new Set(axes.map((axis, i) => checkAxis(`axes[${i}]`, axis, this.ndim)));
    return this.slice(...this.shape.map((_, axis): Slice => {
      return axes.length === 0 || flipped.has(axis) ? [null, null, -1] : null;
    }));
  }

  /**
   * Returns a view of the same bytes as another element type. If the element size differs, the last axis must
   * be contiguous, and its extent changes: `[2, 8]` of u8 is `[2, 2]` of f32. To convert values, use
   * {@link DeviceArray.astype}.
   *
   * @throws {RangeError} If the last axis, the strides or the address do not fit the element type.
   */
  view<T extends DType>(dtype: T): DeviceArray<T> {
    const { views } = implementation();
    const { itemSize, alignment } = DTYPES[checkDType("dtype", dtype)];
    const { pointer } = this;
    const { shape, strides } = views.resize(this.shape, this.strides, this.itemSize, itemSize);
    if (!views.isAligned(dtype, shape, { pointer, strides })) {
      const expected =
        `an element type whose alignment (${alignment} for ${dtype}) divides the address and the strides`;
      throw new RangeError(mismatch("dtype", expected, `address ${pointer} and strides ${show(strides)}`));
    }
    return new DeviceArray(
      allocationOf(this),
      dtype,
      shape,
      strides,
      this.byteOffset,
      ownerOf(this),
      this.layout,
    );
  }

  /**
   * Returns the elements in C order without gaps: a view of this array if it is contiguous already, otherwise
   * a copy. Dispose of the result in either case; disposing of a view does nothing.
   */
  contiguous(options: ArrayOptions = {}): DeviceArray<D> {
    streamOption(options);
    return this.isContiguous ? labeled(this, this.layout) : this.copy(options);
  }

  /** Copies the elements to a new, contiguous array. */
  copy(options: ArrayOptions = {}): DeviceArray<D> {
    return this.astype(this.dtype, options);
  }

  /**
   * Converts the elements to another type, in a new, contiguous array, as NumPy's `astype`: floats are
   * rounded to nearest, ties to even (to bf16 via f32), and truncated for integers; integers keep their low
   * bits; complex numbers lose their imaginary part. Where NumPy leaves the result undefined, floats beyond
   * the range of an integer type saturate, and NaN becomes 0.
   */
  astype<T extends DType>(dtype: T, options: ArrayOptions = {}): DeviceArray<T> {
    checkNotDisposed(this, "astype");
    const { context } = allocationOf(this);
    const stream = streamOf(context, streamOption(options));
    const result = emptyArray(context, this.shape, dtype, stream, this.layout);
    try {
      return result.copyFrom(this, options);
    } catch (error) {
      result.dispose();
      throw error;
    }
  }

  /**
   * Sets every element to `value`.
   *
   * @throws {RangeError | TypeError} If `value` does not fit the dtype, e.g. 256 for u8 or 0.5 for i32.
   */
  fill(value: ElementValue<D>, options: ArrayOptions = {}): this {
    implementation().operations.fill(this, value, streamOption(options));
    return this;
  }

  /**
   * Copies elements into this array, whatever the strides and element types: those of an array that has the
   * same shape or can be broadcast to it, converted as by {@link DeviceArray.astype}, or those of a typed
   * array with as many elements, in C order, taken as by {@link UploadOptions.dtype}: a `Uint16Array` for bf16
   * holds its bits, and for bool, every number other than 0 becomes 1. Overlapping arrays are copied correctly,
   * through a temporary. The source may be on another device; both devices' work is ordered around the copy.
   */
  copyFrom(source: ArrayData | TypedArray, options: ArrayOptions = {}): this {
    implementation().operations.copyFrom(this, source, streamOption(options));
    return this;
  }

  /**
   * Returns true if `other` has the same element type, shape and elements; −0 equals 0. Blocks until the
   * result is there.
   */
  equals(other: ArrayData, options: EqualsOptions = {}): boolean {
    return implementation().operations.equals(this, other, options);
  }

  /**
   * Copies the elements to a typed array in C order, after pending work on the array. Blocks;
   * {@link DeviceArray.download} does not. Elements that are not contiguous are gathered on the device first.
   */
  toHost(options: ArrayOptions = {}): HostArray<D> {
    const bytes = implementation().operations.download(this, streamOption(options));
    return hostView(this.dtype, bytes.buffer);
  }

  /**
   * Copies the elements like {@link DeviceArray.toHost}, without blocking the event loop while the device works. The
   * array may be changed by later work, or disposed of, immediately after the call: if work is in flight, its elements
   * are copied on the device first.
   */
  async download(options: ArrayOptions = {}): Promise<HostArray<D>> {
    const bytes = await implementation().operations.downloadLater(this, streamOption(options));
    return hostView(this.dtype, bytes.buffer);
  }

  /**
   * Returns the element of an array that has only one, such as a sum of all elements: a number, a boolean for bool, a
   * bigint for i64 and u64, `[real, imaginary]` for complex numbers. Blocks; {@link DeviceArray.download} does not.
   *
   * ```ts
   * using total = x.sum();
   * console.log(total.item(), x.index(0).item());
   * ```
   *
   * @throws {RangeError} If the array has no elements or several.
   */
  item(options: ArrayOptions = {}): Item<D> {
    streamOption(options);
    if (this.size !== 1) throw new RangeError(mismatch("item", "an array of one element", `${this.size}`));
    const values = this.toHost(options) as ArrayLike<number | bigint>, { kind } = DTYPES[this.dtype];
    if (kind === "complex") return [values[0], values[1]] as unknown as Item<D>;
    if (this.dtype === "bf16") return bfloat16ToFloat32(values as ArrayLike<number>)[0] as Item<D>;
    return (kind === "bool" ? values[0] !== 0 : values[0]) as Item<D>;
  }

  /**
   * Copies the elements to the host as 32-bit floats, in C order; bf16 and f16 are exact. Not for complex
   * numbers. Blocks.
   */
  toFloat32(options: ArrayOptions = {}): Float32Array<ArrayBuffer> {
    if (DTYPES[this.dtype].kind === "complex") {
      throw new TypeError(mismatch("toFloat32", "real numbers", `an array of ${this.dtype}`));
    }
    const values = this.toHost(options) as ArrayLike<number | bigint>;
    return this.dtype === "bf16"
      ? bfloat16ToFloat32(values as ArrayLike<number>)
      : Float32Array.from(values, Number);
  }

  /**
   * Formats the element type, shape, strides, layout and device in one line, without reading the values:
   * `DeviceArray u8 [480, 640, 3] strides [1920, 3, 1] HWC on cuda:0`. `JSON.stringify()` writes the same text.
   */
  summary(): string {
    return implementation().print.summarizeArray(this);
  }

  /**
   * Formats the {@link DeviceArray.summary} and the values as NumPy prints them. `console.log(array)` prints the
   * same. Blocks.
   */
  override toString(): string {
    return implementation().print.describeArray(this);
  }
}

nameClass(DeviceArray, "DeviceArray");

/** Arrays of a device by element type, as reductions return them. */
export type DeviceArrays = { readonly [D in DType]: DeviceArray<D> };

// Functions instead of private methods, which would make every construction slower.

function viewOf<D extends DType>(array: ArrayData<D>, geometry: Geometry, layout?: string): DeviceArray<D> {
  void array.pointer; // throws if it has been disposed of
  const { shape, strides, offset } = geometry;
  const byteOffset = array.byteOffset + offset;
  return new DeviceArray(
    allocationOf(array),
    array.dtype,
    shape,
    strides,
    byteOffset,
    ownerOf(array),
    layout,
  );
}

/** Returns a view with the given axes in the given order. */
function selectAxes<D extends DType>(array: ArrayData<D>, axes: readonly number[]): DeviceArray<D> {
  const shape = axes.map((axis) => array.shape[axis]!);
  const strides = axes.map((axis) => array.strides[axis]!);
  return viewOf(array, { shape, strides, offset: 0 }, lettersOf(array, axes));
}

/** The letters of the given axes, if the array is labeled. */
function lettersOf({ layout }: ArrayData, axes: readonly number[]): string | undefined {
  return layout === undefined ? undefined : axes.map((axis) => layout[axis]).join("");
}

/** `device.empty()` on a stream. */
export function emptyArray<D extends DType>(
  context: Context,
  shape: readonly number[] | number,
  dtype: D,
  stream: StreamState,
  layout?: string,
  pooled = true,
): DeviceArray<D> {
  const extents = checkShape("shape", shape);
  const { itemSize } = DTYPES[checkDType("dtype", dtype)];
  if (layout !== undefined) checkLabel("layout", layout, extents.length);
  const allocation = pooled
    ? Allocation.pool(context, sizeOf(extents) * itemSize, stream)
    : Allocation.plain(context, sizeOf(extents) * itemSize);
  const strides = contiguousStrides(extents, itemSize);
  return new DeviceArray(allocation, dtype, extents, strides, 0, null, layout);
}

/** Wraps a new array. */
export function wrapArray<D extends DType>(
  { allocation, dtype, shape, strides, byteOffset }: NewArray<D>,
): DeviceArray<D> {
  return new DeviceArray(allocation, dtype, shape, strides, byteOffset, null);
}

/** Returns a view with labeled axes, or without labels. */
export function labeled<D extends DType>(array: DeviceArray<D>, layout: string | undefined): DeviceArray<D> {
  const label = layout === undefined ? undefined : checkLabel("layout", layout, array.ndim);
  return viewOf(array, { shape: array.shape, strides: array.strides, offset: 0 }, label);
}
