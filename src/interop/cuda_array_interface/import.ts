/**
 * Imports arrays through the CUDA Array Interface, version 3, by which Numba, CuPy, PyTorch, CV-CUDA and
 * others share device memory (https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html).
 *
 * @module
 */
import { type DType, DTYPES } from "../../base/dtype.ts";
import { byteBounds, contiguousStrides } from "../../base/strides.ts";
import type { Context } from "../../core/context.ts";
import { Allocation } from "../../core/memory/allocation.ts";
import type { NewArray } from "../../core/memory/array_data.ts";
import { orderStreams, streamOf, type StreamState } from "../../core/stream_state.ts";
import { adoptStream } from "../foreign_stream.ts";
import { checkMemory, defaultStreamState, type ImportOptions, PER_THREAD_DEFAULT_STREAM } from "../import.ts";
import { describeProblem } from "./schema.ts";

/** The value of `__cuda_array_interface__`. */
export interface CudaArrayInterface {
  /** Extents. */
  readonly shape: readonly (number | bigint)[];
  /** Byte order, kind and size in bytes of an element: `"<f4"`, `"|u1"`. */
  readonly typestr: string;
  /** Address of the first element (0 if the array is empty), and whether the memory is read-only. */
  readonly data: readonly [pointer: number | bigint, readOnly: boolean];
  /** 3; older libraries use 2. */
  readonly version: number;
  /** Bytes from one element to the next along each axis; null or absent for C order without gaps. */
  readonly strides?: readonly (number | bigint)[] | null;
  /**
   * The stream after whose work the data is ready: absent or null if it is ready now, 1 for the legacy
   * default stream, 2 for the per-thread one, otherwise a `cudaStream_t`. 0 is invalid.
   */
  readonly stream?: number | bigint | null;
  /** Masked arrays are not supported. */
  readonly mask?: unknown;
  /** Fields of a structured type; ignored. */
  readonly descr?: unknown;
}

/** An object that implements the CUDA Array Interface. */
export interface CudaArrayInterfaceProvider {
  /** Read once per import. */
  readonly __cuda_array_interface__: CudaArrayInterface;
}

/**
 * Wraps the memory of `provider` without a copy, and keeps the provider alive as long as the memory is used.
 *
 * @param returnToOwner Called when the memory is no longer used.
 * @throws {TypeError} If a field violates the protocol (the message names it), or the element type has no
 * dtype.
 * @throws {RangeError} If the memory is misaligned, or not on this device.
 */
export function importArrayInterface(
  context: Context,
  provider: CudaArrayInterfaceProvider,
  options: ImportOptions = {},
  returnToOwner: (() => void) | null = null,
): NewArray {
  const dictionary = provider.__cuda_array_interface__;
  const dtype = readType(dictionary);
  if (dtype === undefined) throw new TypeError(describeProblem(dictionary));
  const { shape: extents, data, strides: steps } = dictionary;
  const { itemSize, alignment } = DTYPES[dtype];
  const shape = numbers(extents);
  const strides = steps === null || steps === undefined ? contiguousStrides(shape, itemSize) : numbers(steps);
  const pointer = typeof data[0] === "bigint" ? data[0] : BigInt(data[0]);
  const readOnly = data[1];
  let size = 1;
  for (let axis = 0; axis < shape.length; axis++) size *= shape[axis]!;
  const release = returnToOwner ?? (() => void provider);
  // Before the stream, because memory of another device also has a stream of that device.
  if (size > 0) checkMemory(context, pointer, shape, strides, alignment, "data[0]");
  const stream = producerStream(context, dictionary.stream, options);
  if (size === 0) {
    const allocation = new Allocation(context, 0n, 0, "foreign", null, release, readOnly);
    return { allocation, dtype, shape, strides, byteOffset: 0 };
  }
  const [low, high] = byteBounds(shape, strides, itemSize);
  const start = low === 0 ? pointer : pointer + BigInt(low);
  const allocation = new Allocation(context, start, high - low, "foreign", stream, release, readOnly);
  return { allocation, dtype, shape, strides, byteOffset: low === 0 ? 0 : -low };
}

/**
 * Orders the import after the producer's stream, and returns the stream on which the memory is ready. The
 * default streams are never destroyed, so the first use of the array can wait for them; any other stream may
 * be gone by then, so wait for it now.
 */
function producerStream(
  context: Context,
  stream: number | bigint | null | undefined,
  options: ImportOptions,
): StreamState | null {
  if (stream === null || stream === undefined || options.order === false) return null;
  const handle = typeof stream === "bigint" ? stream : BigInt(stream);
  if (handle <= PER_THREAD_DEFAULT_STREAM) return defaultStreamState(context, handle);
  const consumer = streamOf(context, options.stream);
  if (consumer.handle === handle) return consumer;
  orderStreams(adoptStream(context, handle).state, consumer);
  return consumer;
}

function numbers(values: readonly (number | bigint)[]): number[] {
  const result = new Array<number>(values.length);
  for (let i = 0; i < values.length; i++) result[i] = Number(values[i]);
  return result;
}

const DTYPE_OF: ReadonlyMap<string, DType> = new Map(
  Object.entries(DTYPES).flatMap(([dtype, { typestr }]) => {
    if (typestr === null) return [];
    const plain: [string, DType] = [typestr, dtype as DType];
    // NumPy writes "|" for one-byte types, which have no byte order; other libraries write "<".
    return typestr.startsWith("|") ? [plain, [`<${typestr.slice(1)}`, dtype as DType]] : [plain];
  }),
);

/**
 * Returns the dtype of a valid dictionary, otherwise undefined. Written by hand: a schema takes ten times as
 * long as the import.
 */
function readType(dictionary: CudaArrayInterface): DType | undefined {
  if (typeof dictionary !== "object" || dictionary === null) return undefined;
  const { shape, typestr, data, version, strides, stream, mask } = dictionary;
  if (!isIntegers(shape, 0) || shape.length > 32) return undefined;
  if (
    strides !== null && strides !== undefined &&
    !(isIntegers(strides, -Infinity) && strides.length === shape.length)
  ) {
    return undefined;
  }
  if (!Array.isArray(data) || data.length !== 2 || !isAddress(data[0]) || typeof data[1] !== "boolean") {
    return undefined;
  }
  if (typeof version !== "number" || version < 2) return undefined;
  if (mask !== null && mask !== undefined) return undefined;
  if (stream !== null && stream !== undefined && (!isAddress(stream) || stream == 0)) return undefined;
  return DTYPE_OF.get(typestr);
}

function isIntegers(values: unknown, least: number): values is readonly (number | bigint)[] {
  if (!Array.isArray(values)) return false;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (typeof value === "number" ? !Number.isSafeInteger(value) : typeof value !== "bigint") return false;
    if (value < least) return false;
  }
  return true;
}

function isAddress(value: unknown): value is number | bigint {
  return typeof value === "bigint"
    ? value >= 0n && value <= 0xffff_ffff_ffff_ffffn
    : Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Returns true if `value` implements the CUDA Array Interface. */
export function isArrayInterfaceProvider(value: unknown): value is CudaArrayInterfaceProvider {
  return ((typeof value === "object" && value !== null) || typeof value === "function") &&
    "__cuda_array_interface__" in value;
}
