/**
 * Exports arrays through DLPack 1.x, by which PyTorch, NumPy, CuPy, JAX and others exchange arrays
 * (https://dmlc.github.io/dlpack/latest/c_api.html).
 *
 * @module
 */
import { checkOptionNames, invalid, mismatch, type OptionNames, show } from "../../base/check.ts";
import { DTYPES } from "../../base/dtype.ts";
import type { Context } from "../../core/context.ts";
import type { Allocation } from "../../core/memory/allocation.ts";
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { orderStreams, stateOf } from "../../core/stream_state.ts";
import {
  incrementDeleter,
  requireNativeDeleters,
  storeDeleter,
} from "../../libraries/unsafe/native_deleter.ts";
import { acquireSlot, type ExportSlot } from "../export_slot.ts";
import { adoptStream, type ForeignStream } from "../foreign_stream.ts";
import { defaultStreamState, LEGACY_DEFAULT_STREAM, PER_THREAD_DEFAULT_STREAM } from "../import.ts";
import { DLPACK_DEVICE, DLPACK_FLAG, DLPackCapsule } from "./capsule.ts";
import { MAJOR_VERSION, TENSOR, TYPE_WORD, UNVERSIONED, VERSIONED } from "./struct.ts";

/** Where a slot has the shape and the strides, in 64-bit words: after either struct. */
const EXTENTS = 10;

/** Options of {@link DeviceArray.toDLPack}, as of Python's `__dlpack__`. */
export interface DLPackOptions {
  /**
   * The stream on which the consumer uses the array; it waits for all work enqueued on the array so far.
   * Null: the legacy default stream; -1: the caller orders the streams; 1: the legacy and 2 the per-thread
   * default stream; otherwise a stream in any form that `asStream` accepts. 0 is invalid.
   */
  stream?: ForeignStream | null | undefined;
  /**
   * The newest version that the consumer reads. Null, or older than 1.0: the unversioned struct. Default [1,
   * 0].
   */
  maxVersion?: readonly [major: number, minor: number] | null | undefined;
  /**
   * The device that the consumer requires, in the form of `__dlpack_device__()`. Only the array's own device
   * is supported.
   */
  dlDevice?: readonly [type: number, id: number] | null | undefined;
  /** True: copy the array. False or null (the default): never copy, because an export never needs a copy. */
  copy?: boolean | null | undefined;
}

const DLPACK_OPTIONS: OptionNames<DLPackOptions> = {
  stream: true,
  maxVersion: true,
  dlDevice: true,
  copy: true,
};

/** Returns the device of an array, as DLPack numbers devices. */
export function dlpackDevice(array: ArrayData): [type: number, id: number] {
  const { context } = allocationOf(array);
  return onHost(context) ? [DLPACK_DEVICE.CPU, 0] : [DLPACK_DEVICE.CUDA, context.ordinal];
}

/** Returns true for a software device, whose memory is host memory to other libraries. */
function onHost(context: Context): boolean {
  return context.use().memory.hostPointer(0n) !== undefined;
}

/**
 * Exports an array without a copy.
 *
 * @param flags `DLPACK_FLAG.IS_COPIED` if the array is a copy made for the consumer.
 */
export function exportDLPack(array: ArrayData, options: DLPackOptions = {}, flags = 0): DLPackCapsule {
  const { dlDevice, maxVersion = [1, 0] } = checkOptionNames(options, DLPACK_OPTIONS);
  requireNativeDeleters();
  const { dtype, shape, strides } = array;
  const allocation = allocationOf(array);
  const { context } = allocation;
  const pointer = array.pointer;
  const driver = context.use();
  const host = driver.memory.hostPointer(pointer);
  const [type, id] = dlpackDevice(array);
  if (dlDevice && (dlDevice[0] !== type || dlDevice[1] !== id)) {
    const expected = `[${type}, ${id}], the device of the array`;
    throw new RangeError(mismatch("dlDevice", expected, show(dlDevice)));
  }
  const { itemSize } = DTYPES[dtype];
  for (let axis = 0; axis < strides.length; axis++) {
    if (strides[axis]! % itemSize !== 0 && shape[axis]! > 1) {
      const expected = `a multiple of ${itemSize} bytes, because DLPack strides count ${dtype} elements`;
      const got = `${strides[axis]} bytes; use array.contiguous(), or the CUDA Array Interface`;
      throw new TypeError(mismatch(`strides[${axis}]`, expected, got));
    }
  }
  const versioned = maxVersion !== null && maxVersion[0] >= MAJOR_VERSION;
  if (allocation.readOnly && !versioned) {
    throw new TypeError(
      "the array is read-only, which unversioned DLPack cannot express; request version 1.0 or a copy",
    );
  }
  orderConsumer(allocation, options.stream, host !== undefined);

  allocation.retain();
  const slot = acquireSlot();
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
  slot.watch(() => allocation.release());
  return new DLPackCapsule(slot.address, versioned);
}

/** Makes the consumer's stream wait for all work on the memory. Host memory is ready when this returns. */
function orderConsumer(
  allocation: Allocation,
  stream: ForeignStream | null | undefined,
  host: boolean,
): void {
  const { context } = allocation;
  if (stream === 0 || stream === 0n) {
    throw new TypeError(
      invalid(
        "stream",
        "1 (legacy default stream), 2 (per-thread), a stream, null or -1; 0 is ambiguous",
        stream,
      ),
    );
  }
  if (host) {
    if (stream !== -1 && stream !== -1n) allocation.synchronize();
    return;
  }
  if (stream === -1 || stream === -1n) {
    allocation.markUsedElsewhere();
    return;
  }
  const consumer = stream === null || stream === undefined || stream === 1 || stream === 1n
    ? defaultStreamState(context, LEGACY_DEFAULT_STREAM)
    : stream === 2 || stream === 2n
    ? defaultStreamState(context, PER_THREAD_DEFAULT_STREAM)
    : stateOf(adoptStream(context, stream));
  if (typeof stream === "number" || typeof stream === "bigint") {
    if (consumer.handle > PER_THREAD_DEFAULT_STREAM) {
      // A bare handle may be destroyed before the array is used again: order now, and do not keep the stream.
      if (allocation.lastStream !== null) orderStreams(allocation.lastStream, consumer);
      allocation.markUsedElsewhere();
      return;
    }
  }
  // Later uses of the array are ordered after the consumer's stream.
  allocation.touch(consumer);
}

/**
 * Fills a versioned tensor. Its deleter increments the first word, `major`. The second word, `minor`, is 0,
 * so `sem_post` sees no waiting threads and makes no system call.
 */
function writeVersioned(slot: ExportSlot, flags: number): number {
  const { i32, u64, word32, word64 } = slot;
  i32[word32] = MAJOR_VERSION;
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
function writeUnversioned(slot: ExportSlot, data: bigint): number {
  const { u64, word64 } = slot;
  u64[word64 + UNVERSIONED.managerContext] = 0n;
  u64[word64 + UNVERSIONED.deleter] = data === 0n ? incrementDeleter() : storeDeleter();
  return UNVERSIONED.tensor;
}

/**
 * Returns the `byte_offset` by which an unversioned tensor's `data` is lowered: 0, except for an
 * address whose low half is 0 or 1, because the deleter's store might not change it. Only the sum of both
 * fields is an address.
 */
export function unversionedOffset(data: bigint): bigint {
  const low = data & 0xffff_ffffn;
  return data !== 0n && low <= 1n ? 64n : 0n;
}

function writeTensor(
  slot: ExportSlot,
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
  // Write 64-bit integers as two halves, which is cheaper than bigints.
  let word = word32 + EXTENTS * 2;
  for (let axis = 0; axis < rank; axis++, word += 2) writeInteger(i32, word, shape[axis]!);
  for (let axis = 0; axis < rank; axis++, word += 2) writeInteger(i32, word, strides[axis]! / itemSize);
}

function writeInteger(words: Int32Array, at: number, value: number): void {
  words[at] = value;
  words[at + 1] = Math.floor(value / 2 ** 32);
}
