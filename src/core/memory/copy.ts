/**
 * Copies between device memory, page-locked memory and ordinary host memory, one- and two-dimensional.
 *
 * @module
 */
import { checkInteger, checkOptionNames, invalid, mismatch, type OptionNames } from "../../base/check.ts";
import type { HostMemory as DriverHostMemory } from "../../driver/driver.ts";
import type { Context } from "../context.ts";
import { checkSides, copyPeer } from "../peer_access.ts";
import { type StreamLike, streamOf, type StreamState, synchronizeStream } from "../stream_state.ts";
import type { Allocation } from "./allocation.ts";
import { allocationOf, ArrayData, checkNotDisposed } from "./array_data.ts";
import {
  checkHostMemory,
  DeviceMemory,
  hostAllocationOf,
  HostMemory,
  hostOperand,
  PitchedMemory,
} from "./memory.ts";

/** One side of a copy: device memory, a contiguous array, page-locked memory, or a typed array. */
export type CopyOperand = DeviceMemory | ArrayData | HostMemory | ArrayBufferView;

/** Options of `device.copy()`. */
export interface CopyOptions {
  /** Number of bytes. Default: the size of both operands, which must then be equal. */
  byteLength?: number | undefined;
  /** First byte to read. Default 0. */
  srcOffset?: number | undefined;
  /** First byte to write. Default 0. */
  dstOffset?: number | undefined;
  /**
   * The stream on which the copy is enqueued; page-locked memory must then not change until the stream has
   * finished it. Without one, the copy has finished when the call returns.
   */
  stream?: StreamLike | undefined;
}

/** Options of `device.copy2D()`. */
export interface Copy2DOptions {
  /** Bytes to copy of each row. */
  widthBytes: number;
  /** Number of rows. */
  height: number;
  /** Bytes from row to row. Default: the pitch of pitched memory, otherwise `widthBytes`. */
  srcPitch?: number | undefined;
  /** Bytes from row to row. Default: the pitch of pitched memory, otherwise `widthBytes`. */
  dstPitch?: number | undefined;
  /** First byte to read. Default 0. */
  srcOffset?: number | undefined;
  /** First byte to write. Default 0. */
  dstOffset?: number | undefined;
  /** Same as in {@link CopyOptions}. */
  stream?: StreamLike | undefined;
}

const COPY_OPTIONS: OptionNames<CopyOptions> = {
  byteLength: true,
  srcOffset: true,
  dstOffset: true,
  stream: true,
};

const COPY_2D_OPTIONS: OptionNames<Copy2DOptions> = {
  widthBytes: true,
  height: true,
  srcPitch: true,
  dstPitch: true,
  srcOffset: true,
  dstOffset: true,
  stream: true,
};

const NO_OPTIONS: CopyOptions = {};

/**
 * `device.copy()`. Loops that wait for each copy of page-locked memory call it most often, with
 * cold caches, so it allocates no objects.
 */
export function copy(
  context: Context,
  dst: CopyOperand,
  src: CopyOperand,
  options: CopyOptions = NO_OPTIONS,
): void {
  const to = deviceSide("dst", dst);
  const from = deviceSide("src", src);
  const byteLength = lengthOf(dst, src, options);
  if (byteLength === 0) return;
  const stream = options.stream === undefined ? context.defaultStream() : streamOf(context, options.stream);
  const driver = context.use();
  const { srcOffset = 0, dstOffset = 0 } = options;
  if (to !== null && from !== null) {
    const target = addressAt(to.pointer, dstOffset), source = addressAt(from.pointer, srcOffset);
    const written = allocationOf(to), read = allocationOf(from);
    const between = written.context !== context || read.context !== context;
    if (between) checkSides(context, written.context, read.context);
    if (mayOverlap(written, read)) checkApart(target, source, byteLength);
    read.touch(stream);
    written.touch(stream);
    if (between) copyPeer(context, written, target, read, source, byteLength, stream);
    else driver.copies.deviceToDevice(target, source, byteLength, stream.handle);
  } else if (to !== null) {
    const target = addressAt(to.pointer, dstOffset), source = hostSide(src, srcOffset, byteLength, stream);
    checkDevice("dst", allocationOf(to), context);
    touchHost(src, stream);
    allocationOf(to).touch(stream);
    driver.copies.hostToDevice(target, source, byteLength, stream.handle);
  } else if (from !== null) {
    const target = hostSide(dst, dstOffset, byteLength, stream), source = addressAt(from.pointer, srcOffset);
    checkDevice("src", allocationOf(from), context);
    allocationOf(from).touch(stream);
    touchHost(dst, stream);
    driver.copies.deviceToHost(target, source, byteLength, stream.handle);
  } else throw bothOnHost();
  if (options.stream === undefined || isPageable(dst, stream)) synchronizeStream(stream);
}

/** `device.copy2D()`. */
export function copy2D(context: Context, dst: CopyOperand, src: CopyOperand, options: Copy2DOptions): void {
  const to = deviceSide("dst", dst);
  const from = deviceSide("src", src);
  const { widthBytes, height, srcOffset = 0, dstOffset = 0 } = checkOptionNames(options, COPY_2D_OPTIONS);
  checkInteger("widthBytes", widthBytes, 0, Number.MAX_SAFE_INTEGER);
  checkInteger("height", height, 0, Number.MAX_SAFE_INTEGER);
  if (widthBytes === 0 || height === 0) return;
  const srcPitch = pitchOf("src", src, options.srcPitch, widthBytes);
  const dstPitch = pitchOf("dst", dst, options.dstPitch, widthBytes);
  const srcBytes = checkRows("src", src, srcOffset, widthBytes, height, srcPitch);
  const dstBytes = checkRows("dst", dst, dstOffset, widthBytes, height, dstPitch);
  if (to === null && from === null) throw bothOnHost();
  if (from !== null) checkDevice("src", allocationOf(from), context);
  if (to !== null) checkDevice("dst", allocationOf(to), context);
  const stream = streamOf(context, options.stream);
  const rows = {
    widthBytes,
    height,
    src: from === null ? hostSide(src, srcOffset, srcBytes, stream) : addressAt(from.pointer, srcOffset),
    srcKind: from === null ? "host" : "device",
    srcPitch,
    dst: to === null ? hostSide(dst, dstOffset, dstBytes, stream) : addressAt(to.pointer, dstOffset),
    dstKind: to === null ? "host" : "device",
    dstPitch,
  } as const;
  const driver = context.use();
  if (from === null) touchHost(src, stream);
  else allocationOf(from).touch(stream);
  if (to === null) touchHost(dst, stream);
  else allocationOf(to).touch(stream);
  driver.copies.copy2D(rows, stream.handle);
  if (options.stream === undefined || isPageable(dst, stream)) synchronizeStream(stream);
}

/** Returns the operand if it is on a device, null if it is on the host. Throws if it is neither. */
export function deviceSide(name: string, operand: CopyOperand): DeviceMemory | ArrayData | null {
  if (operand instanceof DeviceMemory) return operand;
  if (operand instanceof ArrayData) {
    checkNotDisposed(operand, name);
    if (name === "dst" && operand.readOnly) {
      throw new TypeError(mismatch(name, "writable memory", "memory that its owner marked read-only"));
    }
    if (operand.isContiguous) return operand;
    // A contiguous copy of a destination would be written in its place.
    const cure = name === "dst" ? "its copyFrom() writes to any strides" : "use contiguous() to make one";
    throw new TypeError(mismatch(name, "a contiguous array", `strides [${operand.strides}]; ${cure}`));
  }
  if (operand instanceof HostMemory || ArrayBuffer.isView(operand)) {
    checkHostMemory(name, operand);
    return null;
  }
  throw new TypeError(invalid(name, "device memory, arrays, page-locked memory or typed arrays", operand));
}

/** Returns host memory from `offset` on, as the driver takes it. */
function hostSide(
  operand: CopyOperand,
  offset: number,
  byteLength: number,
  stream: StreamState,
): DriverHostMemory {
  if (operand instanceof HostMemory) return addressAt(operand.address, offset);
  const memory = hostOperand(operand as ArrayBufferView, stream);
  if (typeof memory === "bigint") return addressAt(memory, offset);
  return new Uint8Array(memory.buffer, memory.byteOffset + offset, byteLength);
}

/** Notes that a stream uses host memory, if it is page-locked. */
function touchHost(operand: CopyOperand, stream: StreamState): void {
  if (operand instanceof HostMemory) hostAllocationOf(operand).touch(stream);
}

/** Whether a copy to the operand waits. In a capture, only page-locked views get this far. */
function isPageable(operand: CopyOperand, stream: StreamState): boolean {
  return ArrayBuffer.isView(operand) && stream.capture === null;
}

function checkDevice(name: string, allocation: Allocation, context: Context): void {
  if (allocation.context === context) return;
  throw new TypeError(
    mismatch(name, `memory of ${context}, whose copy() was called`, `memory of ${allocation.context}`),
  );
}

function bothOnHost(): TypeError {
  return new TypeError(mismatch("dst and src", "at least one on a device", "host memory for both"));
}

/** Returns the number of bytes to copy, checked against both sides. */
function lengthOf(dst: CopyOperand, src: CopyOperand, options: CopyOptions): number {
  const { srcOffset = 0, dstOffset = 0, byteLength } = checkOptionNames(options, COPY_OPTIONS);
  const srcBytes = src.byteLength - checkInteger("srcOffset", srcOffset, 0, src.byteLength);
  const dstBytes = dst.byteLength - checkInteger("dstOffset", dstOffset, 0, dst.byteLength);
  const available = Math.min(srcBytes, dstBytes);
  if (byteLength !== undefined) return checkInteger("byteLength", byteLength, 0, available);
  if (srcBytes !== dstBytes) {
    const message = mismatch("dst", `${srcBytes} bytes, the size of src`, `${dstBytes} bytes`);
    throw new RangeError(`${message}; pass { byteLength: ${available} } to copy only the first of them`);
  }
  return available;
}

/** The bytes from row to row of one side. */
function pitchOf(name: string, operand: CopyOperand, pitch: number | undefined, widthBytes: number): number {
  const natural = operand instanceof PitchedMemory ? operand.pitch : widthBytes;
  return checkInteger(`${name}Pitch`, pitch ?? natural, widthBytes, Number.MAX_SAFE_INTEGER);
}

/** Returns the bytes from the first to the last row, checked against the operand's size. */
function checkRows(
  name: string,
  operand: CopyOperand,
  offset: number,
  widthBytes: number,
  height: number,
  pitch: number,
): number {
  const needed = pitch * (height - 1) + widthBytes;
  checkInteger(`${name}Offset`, offset, 0, operand.byteLength);
  if (offset + needed > operand.byteLength) {
    const expected = `at least ${
      offset + needed
    } bytes for ${height} rows of ${pitch} bytes from byte ${offset}`;
    throw new RangeError(mismatch(name, expected, `${operand.byteLength} bytes`));
  }
  return needed;
}

/** Whether two allocations may share bytes: foreign memory may have been imported more than once. */
function mayOverlap(a: Allocation, b: Allocation): boolean {
  return a === b || a.kind === "foreign" || b.kind === "foreign";
}

/** Throws for a copy within memory whose ends overlap: a GPU copies in any order. */
function checkApart(target: bigint, source: bigint, byteLength: number): void {
  const distance = target > source ? target - source : source - target;
  if (distance === 0n || distance >= BigInt(byteLength)) return;
  const message = mismatch(
    "dst",
    "memory apart from src",
    `${byteLength} bytes at a distance of ${distance}`,
  );
  throw new RangeError(`${message}; copy them to other memory first`);
}

function addressAt(address: bigint, offset: number): bigint {
  return offset === 0 ? address : address + BigInt(offset);
}
