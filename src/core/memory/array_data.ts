/** Arrays as the core and the interop layer see them: elements over an allocation, without operations. */
import { disposedError } from "../../base/check.ts";
import { type DType, DTYPES } from "../../base/dtype.ts";
import { releaseNow, track } from "../../base/finalization.ts";
import { isContiguous, sizeOf } from "../../base/strides.ts";
import type { Allocation } from "./allocation.ts";
import type { DeviceMemory } from "./memory.ts";

/**
 * The parts of an array that owns its allocation: what imports and allocators return, for the array class to
 * wrap.
 */
export interface NewArray<D extends DType = DType> {
  readonly allocation: Allocation;
  readonly dtype: D;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly byteOffset: number;
}

/**
 * The element type, shape, byte strides and memory of an array. {@link DeviceArray} adds the operations.
 *
 * ```ts
 * function describe({ dtype, shape, byteLength }: ArrayData): string {
 *   return `${dtype} [${shape}], ${byteLength} bytes`;
 * }
 * console.log(describe(x));
 * ```
 */
export class ArrayData<D extends DType = DType> implements Disposable {
  // `declare` avoids field definitions, with which V8 takes 12 ns longer to construct an object of a derived
  // class.

  declare private readonly allocation: Allocation;
  /** Element type. */
  declare readonly dtype: D;
  /** Extents, outermost first; `[]` is a single element. Copy them before a change: `[...x.shape].reverse()`. */
  declare readonly shape: readonly number[];
  /** Bytes from one element to the next along each axis; like the shape, not to be changed. */
  declare readonly strides: readonly number[];
  /** Bytes from the start of the allocation to the first element. */
  declare readonly byteOffset: number;
  /** Number of elements. */
  declare readonly size: number;
  /** The meaning of each axis as one letter (`"NHWC"`), if known; see {@link asTensor}. */
  declare readonly layout: string | undefined;

  /** The address of the first element, which is invalid once the array has been disposed of. */
  declare private readonly address: bigint;
  /** The array or memory that owns the allocation, kept alive by its views; null for the owner itself. */
  declare private readonly base: ArrayData | DeviceMemory | null;

  /** @ignore Use `device.array()`. Without `base` the array owns the allocation. */
  constructor(
    allocation: Allocation,
    dtype: D,
    shape: readonly number[],
    strides: readonly number[],
    byteOffset: number,
    base: ArrayData | DeviceMemory | null,
    layout?: string,
  ) {
    this.allocation = allocation;
    this.address = byteOffset === 0 ? allocation.pointer : allocation.pointer + BigInt(byteOffset);
    this.base = base;
    this.dtype = dtype;
    this.shape = shape;
    this.strides = strides;
    this.byteOffset = byteOffset;
    this.size = sizeOf(shape);
    this.layout = layout;
    if (base !== null) return;
    allocation.countOwner();
    track(this, allocation);
  }

  /** Address of the first element. */
  get pointer(): bigint {
    if (this.allocation.freed) throw disposedError(nameDisposed(this));
    return this.address;
  }

  /** Size of the elements in bytes, without gaps between them. */
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

  /** True if the memory belongs to another library that marked it as read-only. */
  get readOnly(): boolean {
    return this.allocation.readOnly;
  }

  /**
   * True if the elements are in C order without gaps. Axes of extent 1 do not matter; an empty array is
   * contiguous.
   */
  get isContiguous(): boolean {
    return isContiguous(this.shape, this.strides, this.itemSize);
  }

  /** True after `dispose()` of the array that owns the memory. */
  get disposed(): boolean {
    return this.allocation.freed;
  }

  /**
   * Frees the memory after the work that uses it. Does nothing on a view: the array that owns the memory
   * frees it.
   */
  dispose(): void {
    if (this.base === null && !this.allocation.freed) releaseNow(this.allocation);
  }

  /** Calls {@link dispose} at the end of the block of a `using` declaration. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** Names an array whose memory has been freed in an error. The memory of a view has another owner. */
export function nameDisposed(array: ArrayData): string {
  const form = `${array.dtype} [${array.shape.join(", ")}]`, owner = ownerOf(array);
  if (owner === array) return `the ${form} array`;
  return `the ${owner instanceof ArrayData ? "array" : "memory"} that the ${form} view belongs to`;
}

/** Throws if the array has been disposed of. `name` is that of the argument. */
export function checkNotDisposed(array: ArrayData, name: string): void {
  if (array.disposed) throw disposedError(`${name}: ${nameDisposed(array)}`);
}

/** Returns the allocation of an array or of device memory, a private property of both. */
export function allocationOf(memory: ArrayData | DeviceMemory): Allocation {
  return (memory as unknown as { readonly allocation: Allocation }).allocation;
}

/** Returns the address of an array's first element, valid or not. */
export function addressOf(array: ArrayData): bigint {
  return (array as unknown as { readonly address: bigint }).address;
}

/** Returns what owns the memory of an array or view. */
export function ownerOf(array: ArrayData): ArrayData | DeviceMemory {
  return (array as unknown as { readonly base: ArrayData | DeviceMemory | null }).base ?? array;
}
