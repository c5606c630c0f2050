/**
 * Imports arrays through DLPack 1.x, by which PyTorch, NumPy, CuPy, JAX and others exchange arrays
 * (https://dmlc.github.io/dlpack/latest/c_api.html).
 *
 * @module
 */
import { checkOptionNames, invalid, mismatch, oneOf, type OptionNames, show } from "../../base/check.ts";
import { type DType, DTYPES } from "../../base/dtype.ts";
import { checkedByteBounds, contiguousStrides, sizeOf } from "../../base/strides.ts";
import type { Context } from "../../core/context.ts";
import { Allocation } from "../../core/memory/allocation.ts";
import type { NewArray } from "../../core/memory/array_data.ts";
import { Stream } from "../../core/stream/stream.ts";
import { orderStreams, streamOf, type StreamState } from "../../core/stream_state.ts";
import { readBytes } from "../../libraries/c_library.ts";
import { runtime } from "../../runtime/index.ts";
import { callPointer } from "../../runtime/unsafe/call_pointer.ts";
import {
  checkMemory,
  defaultStreamState,
  IMPORT_OPTIONS,
  type ImportOptions,
  LEGACY_DEFAULT_STREAM,
  PER_THREAD_DEFAULT_STREAM,
} from "../import.ts";
import { DLPACK_DEVICE, DLPACK_FLAG, DLPackCapsule } from "./capsule.ts";
import type { DLPackOptions } from "./export.ts";
import { MAJOR_VERSION, readStruct, struct32, struct64, TENSOR, TYPE_WORD } from "./struct.ts";

const DTYPE_OF: ReadonlyMap<number, DType> = new Map(
  Object.entries(TYPE_WORD).map(([dtype, word]) => [word, dtype as DType]),
);

const MAX_RANK = 32;

/** An object that exports its memory through DLPack. */
export interface DLPackProvider {
  /** Exports a tensor that is ready on the consumer's stream. */
  __dlpack__(options?: DLPackOptions): DLPackCapsule;
  /** The device of the memory; see {@link DLPACK_DEVICE}. */
  __dlpack_device__(): readonly [type: number, id: number];
}

/** Options of importing another library's array through DLPack. */
export interface DLPackImportOptions extends ImportOptions {
  /**
   * True: copy the memory, which may then also be host memory that the device cannot use in place. False (the
   * default): never copy; throw if a copy would be necessary. Memory of another GPU is an error in either
   * case.
   */
  copy?: boolean | undefined;
}

const DLPACK_IMPORT_OPTIONS: OptionNames<DLPackImportOptions> = { ...IMPORT_OPTIONS, copy: "boolean" };

/** Scratch memory for reading shapes and strides. */
const extents = new Int32Array(new ArrayBuffer(MAX_RANK * 8));

/**
 * Wraps a tensor, without a copy by default. After an error the capsule still owns the tensor, except one of
 * an unsupported major version, which is returned to its producer.
 *
 * The structs are C memory: their addresses, and the extent of host memory that is copied, are trusted. For
 * device memory, {@link checkMemory} states what is checked and what cannot be known.
 *
 * @throws {TypeError} If the capsule is consumed, or its version or element type is not supported.
 * @throws {RangeError} If this device cannot use the memory in place, or it is not within one allocation.
 */
export function importDLPack(
  context: Context,
  source: DLPackCapsule | DLPackProvider,
  options: DLPackImportOptions = {},
): NewArray {
  checkOptionNames(options, DLPACK_IMPORT_OPTIONS);
  if (source instanceof DLPackCapsule) return importCapsule(context, source, options);
  if ((source as object | undefined)?.constructor?.name === "PyObject") {
    throw new TypeError(
      `${mismatch("source", "a DLPack capsule", "a Python object")}; use python.fromPython(object)`,
    );
  }
  if (typeof source?.__dlpack__ !== "function") {
    throw new TypeError(
      invalid("source", "a DLPackCapsule, or an object with __dlpack__() and __dlpack_device__()", source),
    );
  }
  const stream = streamOf(context, options.stream);
  const ordered = options.order !== false;
  const onCuda = deviceTypeOf(source) !== DLPACK_DEVICE.CPU;
  const consumer = options.stream instanceof Stream ? options.stream : new Stream(stream, null);
  const capsule = source.__dlpack__({
    stream: !onCuda ? null : ordered ? consumer : -1,
    maxVersion: [MAJOR_VERSION, 0],
    copy: null,
  });
  if (!(capsule instanceof DLPackCapsule)) {
    throw new TypeError(invalid("source.__dlpack__()", "a DLPackCapsule", capsule));
  }
  try {
    return importCapsule(context, capsule, { ...options, order: false }, ordered && onCuda ? stream : null);
  } finally {
    capsule.dispose();
  }
}

function deviceTypeOf(source: DLPackProvider): number {
  const device: unknown = typeof source.__dlpack_device__ === "function"
    ? source.__dlpack_device__()
    : undefined;
  if (Array.isArray(device) && Number.isInteger(device[0])) return device[0];
  throw new TypeError(invalid("source.__dlpack_device__()", "[type, id]", device));
}

/**
 * @param readyOn The stream on which the tensor is ready. Default: the legacy default stream, as the protocol
 * prescribes for consumers that did not pass one.
 */
function importCapsule(
  context: Context,
  capsule: DLPackCapsule,
  options: DLPackImportOptions,
  readyOn: StreamState | null = options.order === false
    ? null
    : defaultStreamState(context, LEGACY_DEFAULT_STREAM),
): NewArray {
  const { versioned, pointer: address } = capsule;
  const [tensor, flags, deleter] = readStruct(address, versioned);
  if (versioned && struct32[0] !== MAJOR_VERSION) {
    const message = mismatch("capsule", "DLPack version 1.x", `${struct32[0]}.${struct32[1]}`);
    // Only the version and the deleter are valid in other major versions; dlpack.h requires the consumer to
    // call it.
    capsule.dispose();
    throw new TypeError(message);
  }
  const type = struct32[(tensor + TENSOR.device) * 2]!;
  const id = struct32[(tensor + TENSOR.device) * 2 + 1]!;
  const dtype = readType(struct32[(tensor + TENSOR.rankAndType) * 2 + 1]!);
  const shape = readIntegers(tensor, TENSOR.shape);
  const { itemSize, alignment } = DTYPES[dtype];
  const strides = struct64[tensor + TENSOR.strides] === 0n
    ? contiguousStrides(shape, itemSize)
    : readIntegers(tensor, TENSOR.strides);
  if (struct64[tensor + TENSOR.strides] !== 0n) {
    for (let axis = 0; axis < strides.length; axis++) strides[axis]! *= itemSize;
  }
  const data = struct64[tensor + TENSOR.data]! + struct64[tensor + TENSOR.byteOffset]!;
  const driver = context.use();
  const [low, high] = checkedByteBounds("capsule", shape, strides, itemSize);
  const size = sizeOf(shape);
  if (size > 0 && (struct64[tensor + TENSOR.data] === 0n || data > 0xffff_ffff_ffff_ffffn)) {
    throw new RangeError(invalid("capsule: data + byte_offset", `an address of shape ${show(shape)}`, data));
  }

  if (options.copy === true) {
    return copyIn(context, capsule, { type, id, data, dtype, shape, strides, low, high }, readyOn, options);
  }
  const pointer = size === 0 ? 0n : devicePointer(context, type, id, data);
  if (size > 0) checkMemory(context, { pointer, shape, strides, low, high }, alignment, "data");
  capsule.take();
  const returnToOwner = deleter === 0n ? null : () => {
    callPointer(deleter, address);
    driver.contexts.invalidateCurrent();
  };
  const ready = type === DLPACK_DEVICE.CPU ? null : readyOn;
  const allocation = new Allocation(
    context,
    low === 0 ? pointer : pointer + BigInt(low),
    high - low,
    "foreign",
    ready !== null && ready.handle <= PER_THREAD_DEFAULT_STREAM ? ready : null,
    returnToOwner,
    (flags & DLPACK_FLAG.READ_ONLY) !== 0,
  );
  // The consumer's stream: the producer does not know of later work there.
  if (ready !== null) allocation.readyOn(ready);
  return { allocation, dtype, shape, strides, byteOffset: low === 0 ? 0 : -low };
}

/** Returns the address by which the device uses memory of a DLPack device. */
function devicePointer(context: Context, type: number, id: number, data: bigint): bigint {
  const driver = context.use();
  switch (type) {
    case DLPACK_DEVICE.CPU: {
      // The memory of a software device is host memory; accept it back.
      const base = driver.memory.hostPointer(0n);
      if (
        base !== undefined && data >= base &&
        driver.memory.pointerInfo(data - base)?.ordinal === context.ordinal
      ) {
        return data - base;
      }
      throw new RangeError(
        `${
          mismatch("capsule", `memory that ${context} can use in place`, "host memory")
        }; use { copy: true }`,
      );
    }
    case DLPACK_DEVICE.CUDA:
    case DLPACK_DEVICE.CUDA_MANAGED:
      if (
        driver.memory.hostPointer(0n) === undefined &&
        (id === context.ordinal || type === DLPACK_DEVICE.CUDA_MANAGED)
      ) {
        return data;
      }
      throw new RangeError(mismatch("capsule", `memory of ${context}`, `memory of cuda:${id}`));
    case DLPACK_DEVICE.CUDA_HOST:
      if (driver.memory.hostPointer(0n) === undefined) {
        return driver.memory.hostDevicePointer(data);
      }
      throw new RangeError(
        mismatch("capsule", `memory of ${context}`, "page-locked memory of a CUDA device"),
      );
    default:
      throw new RangeError(
        mismatch(
          "capsule",
          "CPU (1), CUDA (2), CUDA host (3) or CUDA managed (13)",
          `DLPack device type ${type}`,
        ),
      );
  }
}

interface Layout {
  readonly type: number;
  readonly id: number;
  readonly data: bigint;
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly low: number;
  readonly high: number;
}

/** Copies the tensor to new memory with the same strides, and disposes of the capsule. */
function copyIn(
  context: Context,
  capsule: DLPackCapsule,
  { type, id, data, dtype, shape, strides, low, high }: Layout,
  readyOn: StreamState | null,
  options: DLPackImportOptions,
): NewArray {
  const stream = streamOf(context, options.stream);
  const host = type === DLPACK_DEVICE.CPU || type === DLPACK_DEVICE.CUDA_HOST;
  // The streams of another device cannot be ordered here, so its memory is an error with { copy: true }, too.
  const pointer = host || high === low ? data : devicePointer(context, type, id, data);
  if (!host && high > low) checkMemory(context, { pointer, shape, strides, low, high }, 1, "data");
  const from = pointer + BigInt(low);
  if (host && high > low && (from <= 0n || pointer + BigInt(high) > 0xffff_ffff_ffff_ffffn)) {
    throw new RangeError(mismatch("capsule", "host memory", `an array that starts at address ${from}`));
  }
  const allocation = Allocation.pool(context, high - low, stream);
  try {
    if (high > low) {
      const driver = context.use();
      if (host) {
        const bytes = new Uint8Array(runtime.foreignBuffer(from, high - low));
        driver.copies.hostToDevice(allocation.pointer, bytes, high - low, stream.handle);
      } else {
        if (readyOn !== null) orderStreams(readyOn, stream);
        driver.copies.deviceToDevice(allocation.pointer, from, high - low, stream.handle);
      }
      driver.streams.synchronize(stream.handle);
    }
    capsule.dispose();
    return { allocation, dtype, shape, strides, byteOffset: low === 0 ? 0 : -low };
  } catch (error) {
    allocation.dispose();
    throw error;
  }
}

function readType(word: number): DType {
  const dtype = DTYPE_OF.get(word);
  if (dtype !== undefined) return dtype;
  throw new TypeError(
    mismatch(
      "capsule",
      oneOf(DTYPES),
      `DLPack type code ${word & 0xff} of ${word >> 8 & 0xff} bits and ${word >>> 16} lanes`,
    ),
  );
}

/** Reads the shape or the strides of the struct in the scratch memory. */
function readIntegers(tensor: number, field: number): number[] {
  const rank = struct32[(tensor + TENSOR.rankAndType) * 2]!;
  if (rank < 0 || rank > MAX_RANK) {
    throw new RangeError(mismatch("capsule", `at most ${MAX_RANK} dimensions`, rank));
  }
  const values = new Array<number>(rank);
  if (rank === 0) return values;
  if (struct64[tensor + field] === 0n) {
    throw new TypeError(mismatch("capsule", `a shape of ${rank} extents`, "a null pointer"));
  }
  readBytes(extents, struct64[tensor + field]!, BigInt(rank * 8));
  for (let axis = 0; axis < rank; axis++) {
    const value = values[axis] = (extents[axis * 2]! >>> 0) + extents[axis * 2 + 1]! * 2 ** 32;
    if (!Number.isSafeInteger(value) || (value < 0 && field === TENSOR.shape)) {
      const [name, expected] = field === TENSOR.shape
        ? ["shape", "a non-negative integer below 2^53"]
        : ["strides", "an integer within ±2^53"];
      throw new RangeError(invalid(`capsule: ${name}[${axis}]`, expected, value));
    }
  }
  return values;
}

/** Returns true if `value` is a DLPack capsule or exports one. */
export function isDLPackSource(value: unknown): value is DLPackCapsule | DLPackProvider {
  return value instanceof DLPackCapsule ||
    (typeof value === "object" && value !== null &&
      typeof (value as DLPackProvider).__dlpack__ === "function");
}
