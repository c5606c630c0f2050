/**
 * Arrays on a device.
 *
 * @module
 */
import { Allocation } from "./allocation.ts";
import { checkDType, checkShape, show } from "./check.ts";
import type { Context, StreamState } from "./context.ts";
import {
  type DType,
  dtypeOfView,
  DTYPES,
  type HostArray,
  hostElements,
  hostView,
  type TypedArray,
} from "./dtype.ts";
import { disown, own } from "./lifetime.ts";
import { streamOf } from "./memory.ts";
import type { Stream } from "./stream.ts";
import { poll } from "./waiting.ts";

/** Options of array creation. */
export interface ArrayOptions {
  /** The stream that the work is given to. Default: the device's stream. */
  stream?: Stream;
}

/** Options of `device.array()`. */
export interface UploadOptions<D extends DType = DType> extends ArrayOptions {
  /** Extents. Default: one dimension over all elements. */
  shape?: readonly number[] | number;
  /** Element type. Default: the typed array's own. Another one must have the same element size, such as `bf16` for a `Uint16Array`. */
  dtype?: D;
}

/**
 * An n-dimensional array on a device: element type, shape and byte strides over an allocation. Strides mean what they
 * mean in NumPy and the CUDA Array Interface, so a pitched image is an array whose row stride is the pitch.
 *
 * ```ts
 * using x = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
 * x.shape; // [2, 3]
 * x.strides; // [12, 4]
 * x.toHost(); // Float32Array [1, 2, 3, 4, 5, 6]
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
  ) {
    this.allocation = allocation;
    this.#pointer = byteOffset === 0 ? allocation.pointer : allocation.pointer + BigInt(byteOffset);
    this.#base = base;
    this.dtype = dtype;
    this.shape = shape;
    this.strides = strides;
    this.byteOffset = byteOffset;
    this.size = shape.reduce((product, extent) => product * extent, 1);
    if (base === null) own(this, allocation);
  }

  /** @internal */
  static empty<D extends DType>(
    context: Context,
    shape: readonly number[] | number,
    dtype: D,
    stream: StreamState,
  ): DeviceArray<D> {
    const extents = checkShape("shape", shape);
    checkDType("dtype", dtype);
    const byteLength = extents.reduce((product, extent) => product * extent, DTYPES[dtype].itemSize);
    const allocation = Allocation.pool(context, byteLength, stream);
    return new DeviceArray(
      allocation,
      dtype,
      extents,
      contiguousStrides(extents, DTYPES[dtype].itemSize),
      0,
      null,
    );
  }

  /** @internal */
  static pitched<D extends DType>(context: Context, shape: readonly number[], dtype: D): DeviceArray<D> {
    const extents = checkShape("shape", shape);
    if (extents.length < 2) {
      throw new RangeError(
        `shape: ${show(extents)} given; accepted for pitched rows are two or more dimensions`,
      );
    }
    const { itemSize } = DTYPES[checkDType("dtype", dtype) as D];
    // An image of 3 dimensions is rows of width × channels; one of 2 dimensions is rows of width.
    const rowAxis = extents.length === 2 ? 0 : extents.length - 3;
    const rows = extents.slice(0, rowAxis + 1).reduce((product, extent) => product * extent, 1);
    const strides = contiguousStrides(extents, itemSize);
    const widthBytes = strides[rowAxis]!;
    const { pointer, pitch } = context.use().memAllocPitch(widthBytes, rows, Math.max(4, itemSize));
    strides[rowAxis] = pitch;
    for (let axis = rowAxis - 1; axis >= 0; axis--) strides[axis] = strides[axis + 1]! * extents[axis + 1]!;
    return new DeviceArray(
      new Allocation(context, pointer, pitch * rows, "plain", null),
      dtype,
      extents,
      strides,
      0,
      null,
    );
  }

  /** @internal */
  static upload<T extends TypedArray, D extends DType>(
    context: Context,
    data: T,
    options: UploadOptions<D> = {},
  ): DeviceArray<D> {
    const natural = ArrayBuffer.isView(data) ? dtypeOfView(data) : undefined;
    if (natural === undefined) {
      throw new TypeError(
        `data: ${show(data)} given; accepted is a typed array (new Float32Array([…]), say)`,
      );
    }
    const dtype = (options.dtype === undefined ? natural : checkDType("dtype", options.dtype)) as D;
    const { itemSize } = DTYPES[dtype];
    const elementBytes = itemSize / hostElements(dtype);
    if (elementBytes !== data.BYTES_PER_ELEMENT) {
      throw new TypeError(
        `dtype: ${show(dtype)} given for ${
          show(data)
        }; accepted is an element of ${data.BYTES_PER_ELEMENT} bytes`,
      );
    }
    const shape = checkShape("shape", options.shape ?? data.byteLength / itemSize);
    const expected = shape.reduce((product, extent) => product * extent, 1);
    if (expected * itemSize !== data.byteLength) {
      throw new RangeError(
        `shape: ${show(shape)} of ${dtype} given, ${
          expected * itemSize
        } bytes; data has ${data.byteLength} bytes`,
      );
    }
    const stream = streamOf(context, options.stream);
    const array = DeviceArray.empty(context, shape, dtype, stream);
    if (data.byteLength > 0) {
      try {
        context.driver.copyHostToDevice(array.allocation.pointer, data, data.byteLength, stream.handle);
      } catch (error) {
        array.dispose();
        throw error;
      }
    }
    return array;
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

  /** True after `dispose()` of the array that owns the memory. */
  get disposed(): boolean {
    return this.allocation.freed;
  }

  /** True if the elements lie in C order without gaps. Axes of extent 1 do not matter; an empty array is contiguous. */
  get isContiguous(): boolean {
    if (this.size === 0) return true;
    let expected = DTYPES[this.dtype].itemSize;
    for (let axis = this.shape.length - 1; axis >= 0; axis--) {
      const extent = this.shape[axis]!;
      if (extent !== 1) {
        if (this.strides[axis] !== expected) return false;
        expected *= extent;
      }
    }
    return true;
  }

  /**
   * Copies the elements into a typed array, in C order, after the work that the array waits for. Blocks until they are
   * there; {@link DeviceArray.download} does not.
   */
  toHost(options: ArrayOptions = {}): HostArray<D> {
    const download = this.#startDownload(options);
    download.stream.context.use().streamSynchronize(download.stream.handle);
    return download.result();
  }

  /** Like {@link DeviceArray.toHost} without blocking the event loop while the device works. */
  async download(options: ArrayOptions = {}): Promise<HostArray<D>> {
    const { context } = this.allocation;
    const stream = streamOf(context, options.stream);
    void this.pointer;
    this.allocation.touch(stream);
    await poll(() => context.use().streamQuery(stream.handle));
    return this.toHost(options);
  }

  /** Copies the elements of a typed array or of an array with the same dtype and shape into this one (both contiguous). */
  copyFrom(source: DeviceArray<D> | ArrayBufferView, options: ArrayOptions = {}): this {
    const { context } = this.allocation;
    const stream = streamOf(context, options.stream);
    const pointer = this.pointer;
    this.#requireContiguous("copyFrom");
    if (source instanceof DeviceArray) {
      source.#requireContiguous("copyFrom");
      if (source.dtype !== this.dtype || source.size !== this.size) {
        throw new TypeError(
          `source: ${source.dtype} [${source.shape}] given; accepted is ${this.dtype} [${this.shape}]`,
        );
      }
      const from = source.pointer;
      source.allocation.touch(stream);
      this.allocation.touch(stream);
      if (this.byteLength > 0) {
        context.use().copyDeviceToDevice(pointer, from, this.byteLength, stream.handle);
      }
    } else if (ArrayBuffer.isView(source)) {
      if (source.byteLength !== this.byteLength) {
        throw new RangeError(`source: ${show(source)} given; accepted are ${this.byteLength} bytes`);
      }
      this.allocation.touch(stream);
      if (this.byteLength > 0) {
        context.use().copyHostToDevice(pointer, source, this.byteLength, stream.handle);
      }
    } else {
      throw new TypeError(`source: ${show(source)} given; accepted are a DeviceArray and a typed array`);
    }
    return this;
  }

  /** `DeviceArray f32 [2, 3] on cuda:0`. */
  toString(): string {
    return `DeviceArray ${this.dtype} [${this.shape.join(", ")}] on ${this.allocation.context}`;
  }

  /** Frees the memory after the work that uses it. On a view it does nothing: the array that owns the memory frees it. */
  dispose(): void {
    if (this.#base === null && !this.allocation.freed) disown(this.allocation);
  }

  [Symbol.dispose](): void {
    this.dispose();
  }

  #requireContiguous(what: string): void {
    if (!this.isContiguous) {
      throw new TypeError(
        `${what}: an array with strides [${this.strides}] given; accepted is a contiguous one`,
      );
    }
  }

  /** Begins the copy to the host: of the elements alone if they lie without gaps, else of all bytes between first and last. */
  #startDownload(options: ArrayOptions): { stream: StreamState; result: () => HostArray<D> } {
    const { context } = this.allocation;
    const stream = streamOf(context, options.stream);
    const pointer = this.pointer;
    this.allocation.touch(stream);
    const { dtype, itemSize } = this;
    if (this.size === 0) return { stream, result: () => hostView(dtype, new ArrayBuffer(0)) };
    const contiguous = this.isContiguous;
    const [low, high] = contiguous ? [0, this.byteLength] : span(this.shape, this.strides, itemSize);
    const bytes = new Uint8Array(new ArrayBuffer(high - low));
    context.use().copyDeviceToHost(bytes, pointer + BigInt(low), bytes.byteLength, stream.handle);
    const result = contiguous
      ? () => hostView(dtype, bytes.buffer)
      : () => hostView(dtype, gather(bytes, -low, this.shape, this.strides, itemSize).buffer);
    return { stream, result };
  }
}

/** Byte strides of a C-ordered array without gaps. */
export function contiguousStrides(shape: readonly number[], itemSize: number): number[] {
  const strides = new Array<number>(shape.length);
  let step = itemSize;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    strides[axis] = step;
    step *= Math.max(1, shape[axis]!);
  }
  return strides;
}

/** Lowest and one past the highest byte that the elements touch, relative to the first element. */
export function span(
  shape: readonly number[],
  strides: readonly number[],
  itemSize: number,
): [number, number] {
  let low = 0;
  let high = itemSize;
  for (let axis = 0; axis < shape.length; axis++) {
    const reach = (shape[axis]! - 1) * strides[axis]!;
    if (reach < 0) low += reach;
    else high += reach;
  }
  return [low, high];
}

/** Elements of a strided array in C order. */
function gather(
  from: Uint8Array,
  first: number,
  shape: readonly number[],
  strides: readonly number[],
  itemSize: number,
): Uint8Array<ArrayBuffer> {
  const count = shape.reduce((product, extent) => product * extent, 1);
  const to = new Uint8Array(new ArrayBuffer(count * itemSize));
  const index = new Array<number>(shape.length).fill(0);
  let source = first;
  for (let target = 0; target < to.length; target += itemSize) {
    for (let byte = 0; byte < itemSize; byte++) to[target + byte] = from[source + byte]!;
    for (let axis = shape.length - 1; axis >= 0; axis--) {
      source += strides[axis]!;
      if (++index[axis]! < shape[axis]!) break;
      source -= strides[axis]! * shape[axis]!;
      index[axis] = 0;
    }
  }
  return to;
}
