/**
 * Arrays on a device.
 *
 * @module
 */
import type { Allocation } from "../core/memory/allocation.ts";
import { checkLabel, labelAxis } from "./layout_label.ts";
import {
  checkAxis,
  contiguousStrides,
  type Geometry,
  isContiguous,
  sameShape,
  sizeOf,
  type Slice,
} from "../base/strides.ts";
import { bfloat16ToFloat32 } from "../base/bfloat16.ts";
import { checkDType, checkShape, mismatch, show } from "../base/check.ts";
import type { Context, StreamState } from "../core/context.ts";
import {
  type DType,
  DTYPES,
  type ElementValue,
  type HostArray,
  hostView,
  type TypedArray,
} from "../base/dtype.ts";
import type { CudaArrayInterface } from "../interop/cuda_array_interface/import.ts";
import type { DLPackOptions } from "../interop/dlpack/import.ts";
import type { DLPackCapsule } from "../interop/dlpack/capsule.ts";
import type { SharedArray, ShareOptions } from "../interop/ipc/array.ts";
import { late } from "../late.ts";
import { disown, own } from "../base/finalization.ts";
import { streamOf } from "../core/memory/memory.ts";
import type { Stream } from "../core/stream/stream.ts";
import { poll } from "../core/stream/poll.ts";

/** Options of work on arrays. */
export interface ArrayOptions {
  /** The stream that the work is given to. Default: the device's stream. */
  stream?: Stream;
}

/** Options of array creation. */
export interface CreateOptions extends ArrayOptions {
  /** What each axis is: a capital letter for each, `"HWC"` say. Default: not said. */
  layout?: string;
  /** False: `cuMemAlloc` instead of the stream-ordered pool, for memory that other processes shall map. Default true. */
  pooled?: boolean;
}

/** Options of `device.array()`. */
export interface UploadOptions<D extends DType = DType> extends CreateOptions {
  /** Extents. Default: one dimension over all elements, or the shape that the data says. */
  shape?: readonly number[] | number;
  /**
   * Element type. Default: the typed array's own. A typed array that is the {@link HostArray} of `dtype` is taken as it is, a
   * `Uint16Array` as the bits of `bf16`, say; every other one is converted on the device as `astype()` does.
   */
  dtype?: D;
}

/** Options of `equals()`. */
export interface EqualsOptions extends ArrayOptions {
  /** True: NaN equals NaN. Default false. */
  equalNaN?: boolean;
}

/**
 * An n-dimensional array on a device: element type, shape and byte strides over an allocation. Strides mean what they
 * mean in NumPy and the CUDA Array Interface, so a pitched image is an array whose row stride is the pitch.
 *
 * Views (`slice`, `index`, `transpose`, `reshape`, `view` …) share the memory and copy nothing. A view keeps the array that
 * owns the memory alive; once that array is disposed of, its views throw. Disposing of a view does nothing.
 *
 * ```ts
 * using x = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
 * x.shape; // [2, 3]
 * x.strides; // [12, 4]
 * x.transpose().toHost(); // Float32Array [1, 4, 2, 5, 3, 6]
 * x.slice(null, [null, null, -1]).index(0).toHost(); // x[:, ::-1][0] in NumPy: Float32Array [3, 2, 1]
 * ```
 */
export class DeviceArray<D extends DType = DType> implements Disposable {
  /** @internal */
  readonly allocation: Allocation;
  /** Element type. */
  readonly dtype: D;
  /** Extents, outermost first; `[]` is a single element. */
  readonly shape: readonly number[];
  /** Bytes from one element to the next along each axis. */
  readonly strides: readonly number[];
  /** Bytes from the start of the allocation to the first element. */
  readonly byteOffset: number;
  /** Number of elements. */
  readonly size: number;
  /** What each axis is, a letter for each (`"NHWC"`), if somebody has said it; see {@link asTensor}. */
  readonly layout: string | undefined;

  readonly #pointer: bigint;
  /** The array that owns the memory, kept alive by its views; null for an owner. */
  readonly #base: DeviceArray | null;

  /** @internal Use `device.array()`, `device.empty()` and their like. Without `base` the array owns the allocation. */
  constructor(
    allocation: Allocation,
    dtype: D,
    shape: readonly number[],
    strides: readonly number[],
    byteOffset: number,
    base: DeviceArray | null,
    layout?: string,
  ) {
    this.allocation = allocation;
    this.#pointer = byteOffset === 0 ? allocation.pointer : allocation.pointer + BigInt(byteOffset);
    this.#base = base;
    this.dtype = dtype;
    this.shape = shape;
    this.strides = strides;
    this.byteOffset = byteOffset;
    this.size = sizeOf(shape);
    this.layout = layout;
    if (base === null) own(this, allocation);
  }

  /** @internal */
  static empty<D extends DType>(
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
    const { Allocation } = late().allocation;
    const allocation = pooled
      ? Allocation.pool(context, sizeOf(extents) * itemSize, stream)
      : Allocation.plain(context, sizeOf(extents) * itemSize);
    const strides = contiguousStrides(extents, itemSize);
    return new DeviceArray(allocation, dtype, extents, strides, 0, null, layout);
  }

  /** Address of the first element. */
  get pointer(): bigint {
    if (this.allocation.freed) throw new Error("the array was used after dispose()");
    return this.#pointer;
  }

  /** Bytes that the elements take when they lie without gaps. */
  get byteLength(): number {
    return this.size * DTYPES[this.dtype].itemSize;
  }

  /** Bytes of one element. */
  get itemSize(): number {
    return DTYPES[this.dtype].itemSize;
  }

  /** Number of axes. */
  get ndim(): number {
    return this.shape.length;
  }

  /** True if the memory belongs to another library that forbids to write it. */
  get readOnly(): boolean {
    return this.allocation.readOnly;
  }

  /**
   * The array for consumers of the CUDA Array Interface, version 3. Its `stream` covers all work given to the array so far.
   * The consumer must keep this array alive, and what it does on streams of its own is not ordered before what follows here.
   *
   * @throws {TypeError} For bf16, which the protocol does not know.
   */
  get __cuda_array_interface__(): CudaArrayInterface {
    return late().arrayInterface.exportArrayInterface(this);
  }

  /**
   * Hands the array out by DLPack, without a copy. The memory stays until the consumer has given it back, even if the array
   * is disposed of before.
   *
   * @throws {TypeError} Strides that are no whole number of elements, read-only memory without version, stream 0.
   * @throws {RangeError} Another device is asked for.
   */
  toDLPack(options?: DLPackOptions): DLPackCapsule {
    return late().dlpack.exportDLPack(this, options);
  }

  /** DLPack's protocol: {@link DeviceArray.toDLPack}, but without version unless `maxVersion` asks for one. */
  __dlpack__(options: DLPackOptions = {}): DLPackCapsule {
    return late().dlpack.exportDLPack(this, { ...options, maxVersion: options.maxVersion ?? null });
  }

  /** DLPack's protocol: the device's type and number. Memory of the software device is memory of the host (1). */
  __dlpack_device__(): [type: number, id: number] {
    return late().dlpack.dlpackDevice(this);
  }

  /**
   * A handle by which another process of this machine, or a Worker of this one, opens the array with `device.openShared()`.
   * It is plain data. Other processes need memory that was allocated with `{ pooled: false }`, and this process must keep
   * the array until they have let it go. They wait for the work given here so far; what they do is waited for by an event of
   * theirs (`device.openSharedEvent()`), or after they have synchronized. A Worker's use is waited for by itself.
   *
   * @throws {TypeError} Memory of the pool, which CUDA IPC cannot share, or of another library.
   * @throws {CudaError} CUDA_ERROR_NOT_SUPPORTED on the software device.
   */
  share(options?: ShareOptions): SharedArray {
    return late().share.shareArray(this, options);
  }

  /** True after `dispose()` of the array that owns the memory. */
  get disposed(): boolean {
    return this.allocation.freed;
  }

  /** True if the elements lie in C order without gaps. Axes of extent 1 do not matter; an empty array is contiguous. */
  get isContiguous(): boolean {
    return isContiguous(this.shape, this.strides, this.itemSize);
  }

  /** Bytes from one element to the next along an axis: by number (negative from the end), or by its letter in the layout. */
  strideOf(axis: number | string): number {
    return this
      .strides[
        typeof axis === "string" ? labelAxis(this.layout, axis) : checkAxis("axis", axis, this.ndim)
      ]!;
  }

  /** True if `other` has the same element type, shape and strides, wherever its memory is. Strides of axes of extent 1 do not matter. */
  sameLayout(other: DeviceArray): boolean {
    return this.dtype === other.dtype && sameShape(this.shape, other.shape) &&
      (this.size === 0 ||
        this.shape.every((extent, axis) => extent === 1 || this.strides[axis] === other.strides[axis]));
  }

  /**
   * A view of a range of each axis, with Python's rules: `x.slice([0, 2], null, [null, null, -1])` is `x[0:2, :, ::-1]`. Axes
   * that are not given are taken whole.
   *
   * @throws {RangeError} More ranges than axes, or a step of 0.
   */
  slice(...ranges: Slice[]): DeviceArray<D> {
    return this.#view(late().views.slice(this.shape, this.strides, ranges), this.layout);
  }

  /** A view of one element of the leading axes, which then are gone: `x.index(0, -1)` is `x[0, -1]`. Null keeps an axis: `x.index(null, 2)` is `x[:, 2]`. */
  index(...indices: (number | null)[]): DeviceArray<D> {
    const geometry = late().views.index(this.shape, this.strides, indices);
    return this.#view(geometry, this.#relabel(geometry.kept));
  }

  /** A view with the axes in another order, all reversed if none is given: `x.transpose(2, 0, 1)` makes CHW of HWC. */
  transpose(...axes: number[]): DeviceArray<D> {
    const order = late().views.permutation(axes, this.ndim);
    const shape = order.map((axis) => this.shape[axis]!);
    return this.#view(
      { shape, strides: order.map((axis) => this.strides[axis]!), offset: 0 },
      this.#relabel(order),
    );
  }

  /**
   * A view with another shape over the same elements in C order; −1 stands for what is left.
   *
   * @throws {RangeError} The strides do not allow it without a copy; `contiguous().reshape()` makes one.
   */
  reshape(shape: readonly number[] | number): DeviceArray<D> {
    return this.#view(late().views.reshape(this.shape, this.strides, shape, this.itemSize));
  }

  /** A view without an axis of extent 1, or without all of them if none is named. */
  squeeze(axis?: number): DeviceArray<D> {
    const gone = axis === undefined ? null : checkAxis("axis", axis, this.ndim);
    if (gone !== null && this.shape[gone] !== 1) {
      throw new RangeError(
        `axis: ${axis} given, of extent ${this.shape[gone]}; accepted is an axis of extent 1`,
      );
    }
    const kept = [...this.shape.keys()].filter((at) => gone === null ? this.shape[at] !== 1 : at !== gone);
    const shape = kept.map((at) => this.shape[at]!);
    return this.#view(
      { shape, strides: kept.map((at) => this.strides[at]!), offset: 0 },
      this.#relabel(kept),
    );
  }

  /** A view with a new axis of extent 1 before `axis`; −1 puts it last. */
  unsqueeze(axis: number): DeviceArray<D> {
    const at = checkAxis("axis", axis, this.ndim + 1);
    const stride = at < this.ndim ? this.shape[at]! * this.strides[at]! : this.itemSize;
    return this.#view({
      shape: this.shape.toSpliced(at, 0, 1),
      strides: this.strides.toSpliced(at, 0, stride),
      offset: 0,
    });
  }

  /** A view in which axes of extent 1 and new axes in front repeat, with stride 0, as NumPy broadcasts. */
  broadcastTo(shape: readonly number[] | number): DeviceArray<D> {
    const geometry = late().views.broadcast(this.shape, this.strides, shape);
    return this.#view(geometry, geometry.shape.length === this.ndim ? this.layout : undefined);
  }

  /** A view with the order along the given axes reversed, along all if none is given. */
  flip(...axes: number[]): DeviceArray<D> {
    const flipped = new Set(axes.map((axis, i) => checkAxis(`axes[${i}]`, axis, this.ndim)));
    return this.slice(...this.shape.map((_, axis): Slice => {
      return axes.length === 0 || flipped.has(axis) ? [null, null, -1] : null;
    }));
  }

  /**
   * A view of the same bytes as another element type. Elements of another size need a last axis without gaps, whose extent
   * changes: `[2, 8]` of u8 is `[2, 2]` of f32. Values are converted by {@link DeviceArray.astype}.
   *
   * @throws {RangeError} The bytes of the last axis, the strides or the address do not suit the element type.
   */
  view<T extends DType>(dtype: T): DeviceArray<T> {
    const { itemSize, alignment } = DTYPES[checkDType("dtype", dtype)];
    const { pointer } = this;
    const { shape, strides } = late().views.resize(this.shape, this.strides, this.itemSize, itemSize);
    if (!late().views.isAligned(dtype, shape, { pointer, strides })) {
      throw new RangeError(
        `dtype: ${show(dtype)} given; address ${pointer} and strides ${
          show(strides)
        } are no multiples of its ${alignment} bytes`,
      );
    }
    return new DeviceArray(this.allocation, dtype, shape, strides, this.byteOffset, this.#owner, this.layout);
  }

  /** @internal A view whose axes are named; undefined takes the names away. */
  labeled(layout: string | undefined): DeviceArray<D> {
    const label = layout === undefined ? undefined : checkLabel("layout", layout, this.ndim);
    return this.#view({ shape: this.shape, strides: this.strides, offset: 0 }, label);
  }

  /**
   * The elements in C order without gaps: a view of this array if it is contiguous already, which costs nothing and lives as
   * long as this array, else a copy. Dispose of the result in either case; of a view, `dispose()` does nothing.
   */
  contiguous(options: ArrayOptions = {}): DeviceArray<D> {
    return this.isContiguous ? this.labeled(this.layout) : this.copy(options);
  }

  /** A contiguous array of its own with the same elements. */
  copy(options: ArrayOptions = {}): DeviceArray<D> {
    return this.astype(this.dtype, options);
  }

  /**
   * A contiguous array of its own with the elements converted, as NumPy's `astype`: floats are rounded to the nearest, ties to
   * even (bf16 by way of f32), and cut towards zero for integers; integers keep their low bits; complex numbers lose their imaginary
   * part. Where NumPy leaves the result undefined, a float beyond an integer's range becomes its end, and NaN becomes 0.
   */
  astype<T extends DType>(dtype: T, options: ArrayOptions = {}): DeviceArray<T> {
    void this.pointer;
    const { context } = this.allocation;
    const result = DeviceArray.empty(
      context,
      this.shape,
      dtype,
      streamOf(context, options.stream),
      this.layout,
    );
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
   * @throws {RangeError | TypeError} `value` is none of the element type's: 256 for u8, 0.5 for i32.
   */
  fill(value: ElementValue<D>, options: ArrayOptions = {}): this {
    late().assign.fill(this, value, options.stream);
    return this;
  }

  /**
   * Copies elements into this array, whatever the strides and element types of both: those of an array that has the same shape or
   * can be broadcast to it, converted as by {@link DeviceArray.astype}, or those of a typed array of as many elements, in C order.
   * Overlapping arrays are copied as if through a third one. The source may be on another device: its work is waited for, and its
   * later work waits for the copy.
   */
  copyFrom(source: DeviceArray | TypedArray, options: ArrayOptions = {}): this {
    late().assign.copyFrom(this, source, options.stream);
    return this;
  }

  /** True if `other` has the same element type and shape, and equal elements: −0 equals 0, NaN only if asked. Blocks until the device has answered. */
  equals(other: DeviceArray, options: EqualsOptions = {}): boolean {
    return late().assign.equals(this, other, options);
  }

  /**
   * Copies the elements into a typed array, in C order, after the work that the array waits for. Blocks until they are
   * there; {@link DeviceArray.download} does not. Elements that lie apart are gathered on the device first.
   */
  toHost(options: ArrayOptions = {}): HostArray<D> {
    const bytes = late().assign.download(this, options.stream);
    return hostView(this.dtype, bytes.buffer);
  }

  /** Like {@link DeviceArray.toHost} without blocking the event loop while the device works. */
  async download(options: ArrayOptions = {}): Promise<HostArray<D>> {
    const { context } = this.allocation;
    const stream = streamOf(context, options.stream);
    using packed = this.contiguous(options);
    void this.pointer;
    this.allocation.touch(stream);
    await poll(() => context.use().streams.query(stream.handle));
    return packed.toHost(options);
  }

  /** The elements as 32-bit floats on the host, in C order; bf16 and f16 without loss. Complex numbers are refused. Blocks. */
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
   * Element type, shape, strides, layout and device, and a few values as NumPy prints them. `console.log(array)` shows the same. Blocks
   * until the values are there.
   */
  toString(): string {
    return late().print.describeArray(this);
  }

  /** Frees the memory after the work that uses it. On a view it does nothing: the array that owns the memory frees it. */
  dispose(): void {
    if (this.#base === null && !this.allocation.freed) disown(this.allocation);
  }

  /** {@link DeviceArray.dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  get #owner(): DeviceArray {
    return this.#base ?? this;
  }

  #view({ shape, strides, offset }: Geometry, layout?: string): DeviceArray<D> {
    void this.pointer; // an error if it was disposed of
    return new DeviceArray(
      this.allocation,
      this.dtype,
      shape,
      strides,
      this.byteOffset + offset,
      this.#owner,
      layout,
    );
  }

  /** The layout's letters of the axes that are left, in their order. */
  #relabel(axes: readonly number[]): string | undefined {
    return this.layout === undefined ? undefined : axes.map((axis) => this.layout![axis]).join("");
  }
}
