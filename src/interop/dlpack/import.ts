/**
 * DLPack 1.x, out and in: how PyTorch, NumPy, CuPy, JAX and others hand each other arrays
 * (https://dmlc.github.io/dlpack/latest/c_api.html).
 *
 * @module
 */
import { Allocation } from "../../core/memory/allocation.ts";
import { DeviceArray } from "../../array/array.ts";
import { contiguousStrides, span } from "../../base/strides.ts";
import { invalid, mismatch } from "../../base/check.ts";
import { type Context, orderStreams, type StreamState } from "../../core/context.ts";
import { type DType, DTYPES } from "../../base/dtype.ts";
import { streamOf } from "../../core/memory/memory.ts";
import { runtime } from "../../runtime/index.ts";
import { Stream } from "../../core/stream/stream.ts";
import { checkMemory, defaultStreamState, type ImportOptions } from "../cuda_array_interface/import.ts";
import { DLPACK_DEVICE, DLPACK_FLAG, DLPackCapsule } from "./capsule.ts";
import { readStruct, struct32, struct64, UNVERSIONED, VERSIONED } from "./struct.ts";
import { type Slot, takeSlot } from "../../core/memory/exports.ts";
import { readBytes } from "../../libraries/c_library.ts";
import {
  incrementDeleter,
  requireNativeDeleters,
  storeDeleter,
} from "../../libraries/unsafe/native_deleter.ts";
import { callPointer } from "../../runtime/unsafe/call_pointer.ts";
import { adoptStream, type ForeignStream } from "../foreign_stream.ts";

/** The version written. Consumers of every 1.x read it. */
const MAJOR = 1;

/** `DLDataTypeCode` by kind. */
const CODES = { int: 0, uint: 1, float: 2, bfloat: 4, complex: 5, bool: 6 } as const;

/** code | bits << 8 | lanes << 16, the word in which a DLDataType is stored. */
export const TYPE_WORD: Readonly<Record<DType, number>> = Object.fromEntries(
  Object.entries(DTYPES).map(([dtype, { kind, itemSize }]) => [
    dtype,
    CODES[kind] | (itemSize * 8) << 8 | 1 << 16,
  ]),
) as Record<DType, number>;

const DTYPE_OF: ReadonlyMap<number, DType> = new Map(
  Object.entries(TYPE_WORD).map(([dtype, word]) => [word, dtype as DType]),
);

// 64-bit words from the start of DLTensor (48 bytes); the fields of 32 bits lie two in a word.
const TENSOR = { data: 0, device: 1, rankAndType: 2, shape: 3, strides: 4, byteOffset: 5 } as const;
/** Where shape and strides are put, behind either struct. */
const EXTENTS = 10;
const MAX_RANK = 32;

/** Options of {@link DeviceArray.toDLPack}, those of Python's `__dlpack__`. */
export interface DLPackOptions {
  /**
   * The stream on which the consumer will use the array; it waits for all work on the array given so far. Null: the legacy
   * default stream; -1: the caller orders streams; 1: the legacy and 2 the per-thread default stream; else a stream in any
   * form of `asStream`. 0 is invalid.
   */
  stream?: ForeignStream | null;
  /** The newest version that the consumer reads. Null, or older than 1.0: the form without version. Default [1, 0]. */
  maxVersion?: readonly [major: number, minor: number] | null;
  /** The device that the consumer asks for, as `__dlpack_device__()` numbers it. Only the array's own is accepted. */
  dlDevice?: readonly [type: number, id: number] | null;
  /** True: a copy. False: an error where there would have to be one; null: only where there must be one, which is never. Default null. */
  copy?: boolean | null;
}

/** An object that hands out its memory by DLPack. */
export interface DLPackProvider {
  /** A tensor, ready for the consumer's stream. */
  __dlpack__(options?: DLPackOptions): DLPackCapsule;
  /** Where the memory is, by {@link DLPACK_DEVICE}. */
  __dlpack_device__(): readonly [type: number, id: number];
}

/** Options of taking in another library's array by DLPack. */
export interface DLPackImportOptions extends ImportOptions {
  /**
   * True: a copy of its own, also from host memory, which the device cannot use in place. False or absent: never a copy; an
   * error where there would have to be one. Memory of another GPU is refused in either case.
   */
  copy?: boolean;
}

/** `[type, id]` of an array, as DLPack numbers devices. */
export function dlpackDevice(array: DeviceArray): [type: number, id: number] {
  const { context } = array.allocation;
  return onHost(context) ? [DLPACK_DEVICE.CPU, 0] : [DLPACK_DEVICE.CUDA, context.ordinal];
}

/** True where the processor reaches device memory: to other libraries it is memory of the host. */
function onHost(context: Context): boolean {
  return context.use().memory.hostPointer(0n) !== undefined;
}

/** Hands an array out; see {@link DeviceArray.toDLPack}. */
export function exportDLPack(array: DeviceArray, options: DLPackOptions = {}): DLPackCapsule {
  if (options.copy !== true) return lend(array, options, 0);
  // The capsule holds the copy's memory when the copy is disposed of.
  using copy = copyOf(array);
  return lend(copy, options, DLPACK_FLAG.IS_COPIED);
}

function lend(array: DeviceArray, options: DLPackOptions, flags: number): DLPackCapsule {
  requireNativeDeleters();
  const { dlDevice, maxVersion = [1, 0] } = options;
  const { allocation, dtype, shape, strides } = array;
  const { context } = allocation;
  const pointer = array.pointer;
  const driver = context.use();
  const host = driver.memory.hostPointer(pointer);
  const [type, id] = dlpackDevice(array);
  if (dlDevice && (dlDevice[0] !== type || dlDevice[1] !== id)) {
    throw new RangeError(
      `dlDevice: [${dlDevice}] given; the array is on [${type}, ${id}], and DLPack copies nothing by itself`,
    );
  }
  const { itemSize } = DTYPES[dtype];
  for (let axis = 0; axis < strides.length; axis++) {
    if (strides[axis]! % itemSize !== 0 && shape[axis]! > 1) {
      throw new TypeError(
        `strides[${axis}]: ${
          strides[axis]
        } bytes are no whole number of ${dtype} elements, in which DLPack counts; use array.contiguous(), or the CUDA Array Interface`,
      );
    }
  }
  const versioned = maxVersion !== null && maxVersion[0] >= MAJOR;
  if (allocation.readOnly && !versioned) {
    throw new TypeError(
      "the array is read-only, which DLPack without version cannot say; ask for version 1.0 or a copy",
    );
  }
  orderConsumer(allocation, options.stream, host !== undefined);

  const slot = takeSlot();
  const data = array.size === 0 ? 0n : host ?? pointer;
  const tensor = versioned
    ? writeVersioned(slot, flags | (allocation.readOnly ? DLPACK_FLAG.READ_ONLY : 0))
    : writeUnversioned(slot, data);
  writeTensor(slot, tensor, data, type, id, TYPE_WORD[dtype], shape, strides, itemSize);
  const offset = versioned ? 0n : unversionedOffset(data);
  if (offset !== 0n) {
    slot.u64[slot.word64 + TENSOR.data] = data - offset;
    slot.u64[slot.word64 + TENSOR.byteOffset] = offset;
  }
  allocation.hold();
  slot.watch(() => allocation.unhold());
  return new DLPackCapsule(slot.address, versioned);
}

function copyOf(array: DeviceArray): DeviceArray {
  const { context } = array.allocation;
  const copy = DeviceArray.empty(context, array.shape, array.dtype, context.defaultStream());
  try {
    return copy.copyFrom(array);
  } catch (error) {
    copy.dispose();
    throw error;
  }
}

/** Makes the consumer's stream wait for all work on the memory. Memory of the host is ready when this returns. */
function orderConsumer(
  allocation: Allocation,
  stream: ForeignStream | null | undefined,
  host: boolean,
): void {
  const { context } = allocation;
  if (stream === 0 || stream === 0n) {
    throw new TypeError(
      "stream: 0 given, which is ambiguous; accepted are 1 (legacy default stream), 2 (per-thread), a stream, null and -1",
    );
  }
  if (host) {
    if (stream !== -1 && stream !== -1n) synchronizeLast(allocation);
    return;
  }
  if (stream === -1 || stream === -1n) {
    allocation.shareOut();
    return;
  }
  const consumer = stream === null || stream === undefined || stream === 1 || stream === 1n
    ? defaultStreamState(context, 1n)
    : stream === 2 || stream === 2n
    ? defaultStreamState(context, 2n)
    : adoptStream(context, stream).state;
  if (typeof stream === "number" || typeof stream === "bigint") {
    if (consumer.handle > 2n) {
      // A bare handle may be destroyed before the array is used again: order now, and remember nothing of it.
      if (allocation.lastStream !== null) orderStreams(allocation.lastStream, consumer);
      allocation.shareOut();
      return;
    }
  }
  // What cuffi does with the array later is ordered after the consumer's stream.
  allocation.touch(consumer);
}

/** Waits for the work that the memory waits for. */
export function synchronizeLast(allocation: Allocation): void {
  const last = allocation.lastStream;
  if (last === null || last.context.closed) return;
  const driver = allocation.context.use();
  if (!last.destroyed) driver.streams.synchronize(last.handle);
  else if (last.finalEvent !== null) driver.events.synchronize(last.finalEvent);
}

/**
 * Fills a versioned tensor. Its deleter increments the first word, `major`. The second word, `minor`, is 0,
 * so `sem_post` sees no waiting threads and makes no system call.
 */
function writeVersioned(slot: Slot, flags: number): number {
  const { i32, u64, word32, word64 } = slot;
  i32[word32] = MAJOR;
  i32[word32 + 1] = 0;
  u64[word64 + VERSIONED.managerContext] = 0n;
  u64[word64 + VERSIONED.deleter] = incrementDeleter();
  u64[word64 + VERSIONED.flags] = BigInt(flags);
  return VERSIONED.tensor;
}

/**
 * Fills an unversioned tensor. Its deleter overwrites the first word, the low half of `data`, with 0 or 1.
 * (`sem_post` would interpret the high half of the address and the device type, and abort.) For a null
 * pointer, whose second word is 0, the deleter increments the first word instead.
 */
function writeUnversioned(slot: Slot, data: bigint): number {
  const { u64, word64 } = slot;
  u64[word64 + UNVERSIONED.managerContext] = 0n;
  u64[word64 + UNVERSIONED.deleter] = data === 0n ? incrementDeleter() : storeDeleter();
  return UNVERSIONED.tensor;
}

/**
 * @internal Returns the `byte_offset` by which an unversioned tensor's `data` is lowered: 0, except for an
 * address whose low half is 0 or 1, because the deleter's store might not change it. Only the sum of both
 * fields is an address.
 */
export function unversionedOffset(data: bigint): bigint {
  const low = data & 0xffff_ffffn;
  return data !== 0n && low <= 1n ? 64n : 0n;
}

function writeTensor(
  slot: Slot,
  at: number,
  data: bigint,
  deviceType: number,
  deviceId: number,
  typeWord: number,
  shape: readonly number[],
  strides: readonly number[],
  itemSize: number,
): void {
  const { i32, u64, word32, word64 } = slot;
  const rank = shape.length;
  const tensor64 = word64 + at;
  const tensor32 = word32 + at * 2;
  u64[tensor64 + TENSOR.data] = data;
  i32[tensor32 + TENSOR.device * 2] = deviceType;
  i32[tensor32 + TENSOR.device * 2 + 1] = deviceId;
  i32[tensor32 + TENSOR.rankAndType * 2] = rank;
  i32[tensor32 + TENSOR.rankAndType * 2 + 1] = typeWord;
  u64[tensor64 + TENSOR.byteOffset] = 0n;
  u64[tensor64 + TENSOR.shape] = rank === 0 ? 0n : slot.address + BigInt(EXTENTS * 8);
  u64[tensor64 + TENSOR.strides] = rank === 0 ? 0n : slot.address + BigInt((EXTENTS + rank) * 8);
  // 64-bit integers as two halves: cheaper than a bigint each. The upper half of a negative one is all ones.
  let word = word32 + EXTENTS * 2;
  for (let axis = 0; axis < rank; axis++, word += 2) writeInteger(i32, word, shape[axis]!);
  for (let axis = 0; axis < rank; axis++, word += 2) writeInteger(i32, word, strides[axis]! / itemSize);
}

function writeInteger(words: Int32Array, at: number, value: number): void {
  words[at] = value;
  words[at + 1] = Math.floor(value / 2 ** 32);
}

/** Where shapes and strides of others are read. */
const extents = new Int32Array(new ArrayBuffer(MAX_RANK * 8));

/**
 * Takes a tensor in without a copy. After a refusal the capsule still holds it, unless its major version is another: such
 * a tensor is given back.
 *
 * @throws {TypeError} A consumed capsule, a version or a type that is not understood.
 * @throws {RangeError} Memory that this device cannot use in place.
 */
export function importDLPack(
  context: Context,
  source: DLPackCapsule | DLPackProvider,
  options: DLPackImportOptions = {},
): DeviceArray {
  if (source instanceof DLPackCapsule) return importCapsule(context, source, options);
  if (typeof source?.__dlpack__ !== "function") {
    throw new TypeError(
      invalid("source", "a DLPackCapsule and an object with __dlpack__() or __dlpack_device__()", source),
    );
  }
  const stream = streamOf(context, options.stream);
  const ordered = options.order !== false;
  const onCuda = source.__dlpack_device__()[0] !== DLPACK_DEVICE.CPU;
  const capsule = source.__dlpack__({
    stream: !onCuda ? null : ordered ? options.stream ?? new Stream(stream, null) : -1,
    maxVersion: [MAJOR, 0],
    copy: null,
  });
  try {
    return importCapsule(context, capsule, { ...options, order: false }, ordered && onCuda ? stream : null);
  } finally {
    capsule.dispose();
  }
}

/**
 * Without `readyOn`, the tensor is ready in the order of the legacy default stream, as the protocol has it where no stream
 * was named.
 */
function importCapsule(
  context: Context,
  capsule: DLPackCapsule,
  options: DLPackImportOptions,
  readyOn: StreamState | null = options.order === false ? null : defaultStreamState(context, 1n),
): DeviceArray {
  const { versioned, pointer: address } = capsule;
  const [tensor, flags, deleter] = readStruct(address, versioned);
  if (versioned && struct32[0] !== MAJOR) {
    const message = mismatch("capsule", "DLPack version 1.x", `${struct32[0]}.${struct32[1]}`);
    // Of another major version only the version and the deleter may be looked at; dlpack.h has the consumer call it.
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
  let size = 1;
  for (let axis = 0; axis < shape.length; axis++) size *= shape[axis]!;
  const driver = context.use();
  const [low, high] = size === 0 ? [0, 0] : span(shape, strides, itemSize);

  if (options.copy === true) {
    return copyIn(context, capsule, { type, id, data, dtype, shape, strides, low, high }, readyOn, options);
  }
  const pointer = size === 0 ? 0n : devicePointer(context, type, id, data);
  if (size > 0) checkMemory(context, pointer, shape, strides, alignment, "data");
  capsule.take();
  const letGo = deleter === 0n ? null : () => {
    callPointer(deleter, address);
    driver.contexts.invalidateCurrent();
  };
  const allocation = new Allocation(
    context,
    low === 0 ? pointer : pointer + BigInt(low),
    high - low,
    "foreign",
    type === DLPACK_DEVICE.CPU ? null : readyOn,
    letGo,
    (flags & DLPACK_FLAG.READ_ONLY) !== 0,
  );
  return new DeviceArray(allocation, dtype, shape, strides, low === 0 ? 0 : -low, null);
}

/** The address by which the device uses memory of a DLPack device. */
function devicePointer(context: Context, type: number, id: number, data: bigint): bigint {
  const driver = context.use();
  switch (type) {
    case DLPACK_DEVICE.CPU: {
      // Memory of a device that is itself on the host: what was handed out comes back.
      const base = driver.memory.hostPointer(0n);
      if (
        base !== undefined && data >= base &&
        driver.memory.pointerOrdinal(data - base) === context.ordinal
      ) {
        return data - base;
      }
      throw new RangeError(
        `capsule: memory of the host given, which ${context} cannot use in place; accepted is { copy: true }`,
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
      throw new RangeError(mismatch("capsule", `memory of ${context}`, "page-locked memory of CUDA"));
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

/** An array of its own with the same layout; the capsule's memory is given back. */
function copyIn(
  context: Context,
  capsule: DLPackCapsule,
  { type, id, data, dtype, shape, strides, low, high }: Layout,
  readyOn: StreamState | null,
  options: DLPackImportOptions,
): DeviceArray {
  const stream = streamOf(context, options.stream);
  const host = type === DLPACK_DEVICE.CPU || type === DLPACK_DEVICE.CUDA_HOST;
  // Another device's streams are not ours to order, so its memory is refused here, too.
  const from = (host || high === low ? data : devicePointer(context, type, id, data)) + BigInt(low);
  if (!host && high > low) checkMemory(context, from, shape, strides, 1, "data");
  const allocation = Allocation.pool(context, high - low, stream);
  const array = new DeviceArray(allocation, dtype, shape, strides, low === 0 ? 0 : -low, null);
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
    return array;
  } catch (error) {
    array.dispose();
    throw error;
  }
}

function readType(word: number): DType {
  const dtype = DTYPE_OF.get(word);
  if (dtype !== undefined) return dtype;
  throw new TypeError(
    mismatch(
      "capsule",
      `one of ${Object.keys(DTYPES).join(", ")}`,
      `DLPack type code ${word & 0xff} of ${word >> 8 & 0xff} bits and ${word >>> 16} lanes`,
    ),
  );
}

/** Shape or strides of the struct in the scratch. */
function readIntegers(tensor: number, field: number): number[] {
  const rank = struct32[(tensor + TENSOR.rankAndType) * 2]!;
  if (rank < 0 || rank > MAX_RANK) {
    throw new RangeError(mismatch("capsule", `at most ${MAX_RANK} dimensions`, rank));
  }
  const values = new Array<number>(rank);
  if (rank === 0) return values;
  readBytes(extents, struct64[tensor + field]!, BigInt(rank * 8));
  for (let axis = 0; axis < rank; axis++) {
    values[axis] = (extents[axis * 2]! >>> 0) + extents[axis * 2 + 1]! * 2 ** 32;
  }
  return values;
}

/** True if `value` is a DLPack capsule or hands one out. */
export function isDLPackSource(value: unknown): value is DLPackCapsule | DLPackProvider {
  return value instanceof DLPackCapsule ||
    (typeof value === "object" && value !== null &&
      typeof (value as DLPackProvider).__dlpack__ === "function");
}
