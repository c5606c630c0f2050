/**
 * The CUDA Array Interface, version 3, out and in: how Numba, CuPy, PyTorch, CV-CUDA and others show each other device
 * memory (https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html).
 *
 * @module
 */
import { mismatch } from "../../base/check.ts";
import { Allocation } from "../../core/memory/allocation.ts";
import { DeviceArray } from "../../array/array.ts";
import { contiguousStrides, span } from "../../base/strides.ts";
import { type Context, orderStreams, type StreamState, streamState } from "../../core/context.ts";
import { type DType, DTYPES } from "../../base/dtype.ts";
import { streamOf } from "../../core/memory/memory.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { describeProblem } from "./schema.ts";
import { adoptStream } from "../foreign_stream.ts";

/** The dictionary that `__cuda_array_interface__` gives. */
export interface CudaArrayInterface {
  /** Extents. */
  readonly shape: readonly (number | bigint)[];
  /** Byte order, kind and bytes of an element: `"<f4"`, `"|u1"`. */
  readonly typestr: string;
  /** Address of the first element (0 if the array is empty), and whether it must not be written. */
  readonly data: readonly [pointer: number | bigint, readOnly: boolean];
  /** 3, or 2 from older libraries. */
  readonly version: number;
  /** Bytes from one element to the next along each axis; null or absent for C order without gaps. */
  readonly strides?: readonly (number | bigint)[] | null;
  /**
   * The stream after whose work the data is ready: absent or null if it is ready, 1 for the legacy default stream, 2 for
   * the per-thread one, else a `cudaStream_t`. 0 is invalid.
   */
  readonly stream?: number | bigint | null;
  /** Masked arrays are not accepted. */
  readonly mask?: unknown;
  /** Fields of a structured type; not used. */
  readonly descr?: unknown;
}

/** An object that shows device memory by the CUDA Array Interface. */
export interface CudaArrayInterfaceProvider {
  /** Asked for anew at each import. */
  readonly __cuda_array_interface__: CudaArrayInterface;
}

/** Options of taking in another library's array. */
export interface ImportOptions {
  /** The stream that the array will be used on first: it waits for the producer's. Default: the device's stream. */
  stream?: Stream;
  /** False: the producer's stream is not waited for. Default true. */
  order?: boolean;
}

const LEGACY = 1n;
const PER_THREAD = 2n;

/** The dictionary of an array: what `array.__cuda_array_interface__` gives. */
export function exportArrayInterface(array: DeviceArray): CudaArrayInterface {
  const { dtype, shape, strides, allocation } = array;
  const { typestr } = DTYPES[dtype];
  if (typestr === null) {
    throw new TypeError(
      `${dtype}: the CUDA Array Interface has no such type; use DLPack (array.toDLPack()), or reinterpret the array as u16`,
    );
  }
  const pointer = array.pointer;
  allocation.shareOut();
  return {
    shape,
    typestr,
    data: [array.size === 0 ? 0n : pointer, allocation.readOnly],
    version: 3,
    strides: array.isContiguous ? null : strides,
    stream: readyStream(allocation),
  };
}

/** The stream, as the protocols number them, after whose work the memory is ready; null if nothing was ever given. */
export function readyStream(allocation: Allocation): bigint | null {
  let last = allocation.lastStream;
  if (last === null) return null;
  if (last.destroyed || last.context !== allocation.context) {
    allocation.touch(last = allocation.context.defaultStream());
  }
  return last.handle === 0n ? LEGACY : last.handle;
}

/**
 * An array over the memory that `provider` shows, without a copy. The provider is kept alive as long as the array.
 *
 * @throws {TypeError} A field is not as the protocol says (the message names it), or the type has no dtype of ours.
 * @throws {RangeError} The memory is misaligned, or belongs to another device or to none.
 */
export function importArrayInterface(
  context: Context,
  provider: CudaArrayInterfaceProvider,
  options: ImportOptions = {},
  letGo: (() => void) | null = null,
): DeviceArray {
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
  const release = letGo ?? (() => void provider);
  // Before its stream: memory of another device comes on a stream of that one.
  if (size > 0) checkMemory(context, pointer, shape, strides, alignment, "data[0]");
  const stream = producerStream(context, dictionary.stream, options);
  if (size === 0) {
    return new DeviceArray(
      new Allocation(context, 0n, 0, "foreign", null, release, readOnly),
      dtype,
      shape,
      strides,
      0,
      null,
    );
  }
  const [low, high] = span(shape, strides, itemSize);
  const start = low === 0 ? pointer : pointer + BigInt(low);
  const allocation = new Allocation(context, start, high - low, "foreign", stream, release, readOnly);
  return new DeviceArray(allocation, dtype, shape, strides, -low, null);
}

/** @throws {RangeError} The memory is not aligned for its elements, or this device does not reach it. */
export function checkMemory(
  context: Context,
  pointer: bigint,
  shape: readonly number[],
  strides: readonly number[],
  alignment: number,
  name: string,
): void {
  if (alignment > 1) {
    const mask = BigInt(alignment - 1);
    if ((pointer & mask) !== 0n) {
      throw new RangeError(
        mismatch(
          name,
          `an address that is a multiple of ${alignment}, the alignment of its elements`,
          `0x${pointer.toString(16)}`,
        ),
      );
    }
    for (let axis = 0; axis < strides.length; axis++) {
      // Along an axis of one element nobody steps.
      if (strides[axis]! % alignment !== 0 && shape[axis]! > 1) {
        throw new RangeError(
          mismatch(
            `strides[${axis}]`,
            `multiples of ${alignment}, the alignment of the elements`,
            `${strides[axis]} bytes`,
          ),
        );
      }
    }
  }
  const ordinal = context.use().memory.pointerOrdinal(pointer);
  if (ordinal === context.ordinal) return;
  throw new RangeError(
    `${name}: 0x${pointer.toString(16)} ${
      ordinal === undefined ? "is no memory of a device" : `belongs to ${context.driver.name}:${ordinal}`
    }; accepted is memory of ${context}, or copy it there first`,
  );
}

/**
 * The stream that foreign memory comes on. The default streams live for ever, so the first use of the array is ordered
 * after them; any other stream may be gone by then, and is waited for now.
 */
function producerStream(
  context: Context,
  given: number | bigint | null | undefined,
  options: ImportOptions,
): StreamState | null {
  if (given === null || given === undefined || options.order === false) return null;
  const handle = typeof given === "bigint" ? given : BigInt(given);
  if (handle <= PER_THREAD) return defaultStreamState(context, handle);
  const consumer = streamOf(context, options.stream);
  if (consumer.handle === handle) return consumer;
  orderStreams(adoptStream(context, handle).state, consumer);
  return consumer;
}

const defaults: WeakMap<Context, [legacy: StreamState, perThread: StreamState]> = new WeakMap();

/** The record of a default stream: 1 legacy, 2 per-thread. One a context, so that its event for ordering is made once. */
export function defaultStreamState(context: Context, handle: bigint): StreamState {
  let pair = defaults.get(context);
  if (pair === undefined) {
    pair = [streamState(context, 0n, null), streamState(context, PER_THREAD, null)];
    defaults.set(context, pair);
  }
  return handle === PER_THREAD ? pair[1] : pair[0];
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
    // NumPy writes one-byte types with "|", others with "<"; both orders are the same for one byte.
    return typestr.startsWith("|") ? [plain, [`<${typestr.slice(1)}`, dtype as DType]] : [plain];
  }),
);

/** The dtype of a dictionary whose every field is right, else undefined. By hand: a schema would cost ten times the import. */
function readType(dictionary: CudaArrayInterface): DType | undefined {
  if (typeof dictionary !== "object" || dictionary === null) return undefined;
  const { shape, typestr, data, version, strides, stream, mask } = dictionary;
  if (!isWholes(shape, 0) || shape.length > 32) return undefined;
  if (
    strides !== null && strides !== undefined &&
    !(isWholes(strides, -Infinity) && strides.length === shape.length)
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

function isWholes(values: unknown, least: number): values is readonly (number | bigint)[] {
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

/** True if `value` shows device memory by the CUDA Array Interface. */
export function isArrayInterfaceProvider(value: unknown): value is CudaArrayInterfaceProvider {
  return ((typeof value === "object" && value !== null) || typeof value === "function") &&
    "__cuda_array_interface__" in value;
}
