/**
 * Imports arrays through the CUDA Array Interface, version 3, by which Numba, CuPy, PyTorch, CV-CUDA and
 * others share device memory (https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html).
 *
 * @module
 */
import { invalid } from "../../base/check.ts";
import { type DType, DTYPES } from "../../base/dtype.ts";
import { checkedByteBounds, contiguousStrides, sizeOf } from "../../base/strides.ts";
import type { Context } from "../../core/context.ts";
import { Allocation } from "../../core/memory/allocation.ts";
import type { NewArray } from "../../core/memory/array_data.ts";
import { orderStreams, stateOf, streamOf, type StreamState } from "../../core/stream_state.ts";
import { adoptStream } from "../foreign_stream.ts";
import {
  checkImportOptions,
  checkMemory,
  defaultStreamState,
  type ImportOptions,
  PER_THREAD_DEFAULT_STREAM,
} from "../import.ts";
import { describeProblem } from "./problem.ts";

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
  readonly strides?: readonly (number | bigint)[] | null | undefined;
  /**
   * The stream after whose work the data is ready: absent or null if it is ready now, 1 for the legacy
   * default stream, 2 for the per-thread one, otherwise a `cudaStream_t`. 0 is invalid.
   */
  readonly stream?: number | bigint | null | undefined;
  /** Masked arrays are not supported. */
  readonly mask?: unknown | undefined;
  /** Fields of a structured type; ignored. */
  readonly descr?: unknown | undefined;
}

/** An object that implements the CUDA Array Interface. */
export interface CudaArrayInterfaceProvider {
  /** Read once per import. */
  readonly __cuda_array_interface__: CudaArrayInterface;
}

/**
 * Wraps the memory of `provider` without a copy, and keeps the provider alive as long as the memory is used.
 * {@link checkMemory} states what is checked, and what cannot be known about the memory of other libraries.
 *
 * @param returnToOwner Called when the memory is no longer used.
 * @throws {TypeError} If a field violates the protocol (the message names it), or the element type has no
 * dtype.
 * @throws {RangeError} If the memory is misaligned, not on this device, or not within one allocation.
 */
export function importArrayInterface(
  context: Context,
  provider: CudaArrayInterfaceProvider,
  options: ImportOptions = {},
  returnToOwner: (() => void) | null = null,
): NewArray {
  checkImportOptions(options);
  if (!isArrayInterfaceProvider(provider)) {
    throw new TypeError(invalid("provider", "an object with __cuda_array_interface__", provider));
  }
  const dictionary = provider.__cuda_array_interface__;
  const fields = readFields(dictionary);
  if (fields === undefined) throw new TypeError(describeProblem(dictionary));
  const { dtype, shape, pointer, readOnly } = fields;
  const { itemSize, alignment } = DTYPES[dtype];
  const strides = fields.strides ?? contiguousStrides(shape, itemSize);
  const release = returnToOwner ?? (() => void provider);
  const [low, high] = checkedByteBounds("__cuda_array_interface__", shape, strides, itemSize);
  const isEmpty = sizeOf(shape) === 0;
  // Before the stream, because memory of another device also has a stream of that device.
  if (!isEmpty) checkMemory(context, { pointer, shape, strides, low, high }, alignment, "data[0]");
  const stream = producerStream(context, fields.stream, options);
  if (isEmpty) {
    const allocation = new Allocation(context, 0n, 0, "foreign", null, release, readOnly);
    return { allocation, dtype, shape, strides, byteOffset: 0 };
  }
  const start = low === 0 ? pointer : pointer + BigInt(low);
  const isOwners = stream !== null && stream.handle <= PER_THREAD_DEFAULT_STREAM;
  const ready = isOwners ? stream : null;
  const allocation = new Allocation(context, start, high - low, "foreign", ready, release, readOnly);
  // The consumer's stream: its owner does not know of later work there.
  if (stream !== null && !isOwners) allocation.readyOn(stream);
  return { allocation, dtype, shape, strides, byteOffset: low === 0 ? 0 : -low };
}

/**
 * Orders the import after the producer's stream, and returns the stream on which the memory is ready. The
 * default streams are never destroyed, so the first use of the array can wait for them; any other stream may
 * be gone by then, so wait for it now.
 */
function producerStream(
  context: Context,
  stream: number | bigint | null,
  options: ImportOptions,
): StreamState | null {
  if (stream === null || options.order === false) return null;
  const handle = typeof stream === "bigint" ? stream : BigInt(stream);
  if (handle <= PER_THREAD_DEFAULT_STREAM) return defaultStreamState(context, handle);
  const consumer = streamOf(context, options.stream);
  if (consumer.handle === handle) return consumer;
  orderStreams(stateOf(adoptStream(context, handle)), consumer);
  return consumer;
}

const DTYPE_OF: ReadonlyMap<string, DType> = new Map(
  Object.entries(DTYPES).flatMap(([dtype, { typestr }]) => {
    if (typestr === null) return [];
    const plain: [string, DType] = [typestr, dtype as DType];
    // NumPy writes "|" for one-byte types, which have no byte order; other libraries write "<".
    return typestr.startsWith("|") ? [plain, [`<${typestr.slice(1)}`, dtype as DType]] : [plain];
  }),
);

/** The fields of a valid dictionary. */
interface Fields {
  readonly dtype: DType;
  readonly shape: number[];
  readonly strides: number[] | null;
  readonly pointer: bigint;
  readonly readOnly: boolean;
  readonly stream: number | bigint | null;
}

/**
 * Returns the fields of a valid dictionary, otherwise undefined. Reads each one once, because it may be a
 * getter. Written by hand: a schema takes ten times as long as the import.
 */
function readFields(dictionary: CudaArrayInterface): Fields | undefined {
  if (typeof dictionary !== "object" || dictionary === null) return undefined;
  const { shape: extents, typestr, data, version, strides: steps, stream, mask } = dictionary;
  const shape = integers(extents, 0);
  if (shape === undefined || shape.length > 32) return undefined;
  const strides = steps === null || steps === undefined ? null : integers(steps, Number.MIN_SAFE_INTEGER);
  if (strides === undefined || (strides !== null && strides.length !== shape.length)) return undefined;
  if (!Array.isArray(data) || data.length !== 2) return undefined;
  const [address, readOnly] = data as unknown[];
  if (!isAddress(address) || typeof readOnly !== "boolean") return undefined;
  if (!Number.isInteger(version) || version < 2) return undefined;
  if (mask !== null && mask !== undefined) return undefined;
  if (stream !== null && stream !== undefined && (!isAddress(stream) || stream == 0)) return undefined;
  const dtype = DTYPE_OF.get(typestr);
  if (dtype === undefined) return undefined;
  const pointer = typeof address === "bigint" ? address : BigInt(address);
  return { dtype, shape, strides, pointer, readOnly, stream: stream ?? null };
}

/** Returns a list of safe integers of at least `least` as numbers; undefined for anything else. */
function integers(values: unknown, least: number): number[] | undefined {
  if (!Array.isArray(values) || values.length > 32) return undefined;
  const result = new Array<number>(values.length);
  for (let i = 0; i < result.length; i++) {
    const value: unknown = values[i];
    const number = typeof value === "bigint" ? Number(value) : value;
    if (typeof number !== "number" || !Number.isSafeInteger(number) || number < least) return undefined;
    result[i] = number;
  }
  return result;
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
