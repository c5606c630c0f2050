/**
 * Copies in every direction: device, page-locked host and ordinary host memory, one- and two-dimensional.
 *
 * @module
 */
import type { Allocation } from "./allocation.ts";
import { DeviceArray } from "../../array/array.ts";
import { checkInteger, invalid, mismatch } from "../../base/check.ts";
import type { Context, StreamState } from "../context.ts";
import type { HostMemory as DriverHostMemory } from "../../driver/driver.ts";
import { DeviceMemory, HostMemory, PitchedMemory, streamOf } from "./memory.ts";
import { checkSides, copyPeer } from "../peer_access.ts";
import type { Stream } from "../stream/stream.ts";

/** What can be copied from or to: device memory, a contiguous array, page-locked memory, or a typed array. */
export type CopyOperand = DeviceMemory | DeviceArray | HostMemory | ArrayBufferView;

/** Options of `device.copy()`. */
export interface CopyOptions {
  /** Bytes to copy. Default: the size of both, which must then be equal. */
  byteLength?: number;
  /** First byte read. Default 0. */
  srcOffset?: number;
  /** First byte written. Default 0. */
  dstOffset?: number;
  /**
   * With a stream the copy is only ordered there, and page-locked memory must stay untouched until the stream has come
   * past it. Without one, the copy has finished when the call returns.
   */
  stream?: Stream;
}

/** Options of `device.copy2D()`. */
export interface Copy2DOptions {
  /** Bytes copied of each row. */
  widthBytes: number;
  /** Rows. */
  height: number;
  /** Bytes from row to row. Default: the operand's pitch if it is pitched, else `widthBytes`. */
  srcPitch?: number;
  /** Bytes from row to row. Default: the operand's pitch if it is pitched, else `widthBytes`. */
  dstPitch?: number;
  /** First byte read. Default 0. */
  srcOffset?: number;
  /** First byte written. Default 0. */
  dstOffset?: number;
  /** As in {@link CopyOptions}. */
  stream?: Stream;
}

/** One side of a copy, resolved. */
interface Side {
  readonly byteLength: number;
  readonly allocation: Allocation | null;
  readonly pinned: HostMemory | null;
  readonly view: ArrayBufferView | null;
  readonly pitch: number | undefined;
  readonly pointer: bigint;
}

/** All sides have the same form, which keeps what reads them fast. */
function sideOf(
  byteLength: number,
  pointer: bigint,
  allocation: Allocation | null,
  pinned: HostMemory | null = null,
  view: ArrayBufferView | null = null,
  pitch: number | undefined = undefined,
): Side {
  return { byteLength, allocation, pinned, view, pitch, pointer };
}

function side(name: string, operand: CopyOperand): Side {
  if (operand instanceof DeviceMemory) {
    const pitch = operand instanceof PitchedMemory ? operand.pitch : undefined;
    return sideOf(operand.byteLength, operand.pointer, operand.allocation, null, null, pitch);
  }
  if (operand instanceof DeviceArray) {
    checkContiguous(name, operand);
    return sideOf(operand.byteLength, operand.pointer, operand.allocation);
  }
  if (operand instanceof HostMemory) return sideOf(operand.byteLength, operand.address, null, operand);
  if (ArrayBuffer.isView(operand)) return sideOf(operand.byteLength, 0n, null, null, operand);
  throw noOperand(name, operand);
}

function checkContiguous(name: string, array: DeviceArray): void {
  if (array.isContiguous) return;
  throw new TypeError(
    mismatch(name, "a contiguous array", `strides [${array.strides}]; use contiguous() to make one`),
  );
}

function noOperand(name: string, operand: unknown): TypeError {
  return new TypeError(invalid(name, "device memory, arrays, page-locked memory or typed arrays", operand));
}

/** The device memory of a side, from `offset` on. */
function pointerAt(at: Side, offset: number): bigint {
  return offset === 0 ? at.pointer : at.pointer + BigInt(offset);
}

/** The host memory of a side, from `offset` on, as the driver takes it. */
function hostAt(from: Side, offset: number, byteLength: number): DriverHostMemory {
  if (from.pinned) return pointerAt(from, offset);
  const view = from.view!;
  return new Uint8Array(view.buffer, view.byteOffset + offset, byteLength);
}

/** Orders `stream` after the last use of a side. */
function touch({ allocation, pinned }: Side, stream: StreamState): void {
  allocation?.touch(stream);
  pinned?.resource.touch(stream);
}

const NO_OPTIONS: CopyOptions = {};

/**
 * @internal `device.copy()`. A copy of page-locked memory is the most frequent call of a loop that waits for it, and finds the
 * processor's caches cold: nothing is made for it that the driver does not get.
 */
export function copy(
  context: Context,
  dst: CopyOperand,
  src: CopyOperand,
  options: CopyOptions = NO_OPTIONS,
): void {
  const to = deviceOperand("dst", dst);
  const from = deviceOperand("src", src);
  const byteLength = lengthOf(dst, src, options);
  if (byteLength === 0) return;
  const stream = options.stream === undefined ? context.defaultStream() : streamOf(context, options.stream);
  const driver = context.use();
  const { srcOffset = 0, dstOffset = 0 } = options;
  let finished = options.stream === undefined;
  if (to !== null && from !== null) {
    const target = addressAt(to.pointer, dstOffset), source = addressAt(from.pointer, srcOffset);
    const between = to.allocation.context !== context || from.allocation.context !== context;
    if (between) checkSides(context, to.allocation.context, from.allocation.context);
    from.allocation.touch(stream);
    to.allocation.touch(stream);
    if (between) copyPeer(context, to.allocation, target, from.allocation, source, byteLength, stream);
    else driver.copies.deviceToDevice(target, source, byteLength, stream.handle);
  } else if (to !== null) {
    const target = addressAt(to.pointer, dstOffset), source = hostMemory(src, srcOffset, byteLength);
    checkHere("dst", to.allocation, context);
    if (src instanceof HostMemory) src.resource.touch(stream);
    to.allocation.touch(stream);
    driver.copies.hostToDevice(target, source, byteLength, stream.handle);
  } else if (from !== null) {
    const target = hostMemory(dst, dstOffset, byteLength), source = addressAt(from.pointer, srcOffset);
    checkHere("src", from.allocation, context);
    from.allocation.touch(stream);
    if (dst instanceof HostMemory) dst.resource.touch(stream);
    else finished = true;
    driver.copies.deviceToHost(target, source, byteLength, stream.handle);
  } else {
    throw new TypeError("dst and src: host memory on both sides given; one of them must be on a device");
  }
  if (finished) driver.streams.synchronize(stream.handle);
}

/** The operand if it is on a device, null if it is on the host. */
function deviceOperand(name: string, operand: CopyOperand): DeviceMemory | DeviceArray | null {
  if (operand instanceof DeviceMemory) return operand;
  if (operand instanceof DeviceArray) {
    checkContiguous(name, operand);
    return operand;
  }
  if (operand instanceof HostMemory || ArrayBuffer.isView(operand)) return null;
  throw noOperand(name, operand);
}

function checkHere(name: string, allocation: Allocation, context: Context): void {
  if (allocation.context === context) return;
  throw new TypeError(
    `${name}: memory of device ${allocation.context} given; the copy is on device ${context}: call that device's`,
  );
}

/** The bytes that a copy is to move, checked against both sides. */
function lengthOf(dst: CopyOperand, src: CopyOperand, options: CopyOptions): number {
  const { srcOffset = 0, dstOffset = 0, byteLength } = options;
  const srcBytes = src.byteLength - checkInteger("srcOffset", srcOffset, 0, src.byteLength);
  const dstBytes = dst.byteLength - checkInteger("dstOffset", dstOffset, 0, dst.byteLength);
  const room = Math.min(srcBytes, dstBytes);
  if (byteLength !== undefined) return checkInteger("byteLength", byteLength, 0, room);
  if (srcBytes !== dstBytes) {
    throw new RangeError(
      `dst: ${dstBytes} bytes given, src: ${srcBytes}; accepted are equal sizes, or byteLength up to ${room}`,
    );
  }
  return room;
}

function addressAt(address: bigint, offset: number): bigint {
  return offset === 0 ? address : address + BigInt(offset);
}

/** Host memory, as the driver takes it. */
function hostMemory(operand: CopyOperand, offset: number, byteLength: number): DriverHostMemory {
  if (operand instanceof HostMemory) return addressAt(operand.address, offset);
  const view = operand as ArrayBufferView;
  return new Uint8Array(view.buffer, view.byteOffset + offset, byteLength);
}

/** @internal `device.copy2D()`. */
export function copy2D(context: Context, dst: CopyOperand, src: CopyOperand, options: Copy2DOptions): void {
  const to = side("dst", dst);
  const from = side("src", src);
  const { widthBytes, height } = options;
  checkInteger("widthBytes", widthBytes, 0, Number.MAX_SAFE_INTEGER);
  checkInteger("height", height, 0, Number.MAX_SAFE_INTEGER);
  if (widthBytes === 0 || height === 0) return;
  const plan = (name: string, at: Side, pitch: number | undefined, offset: number) => {
    const step = checkInteger(
      `${name}Pitch`,
      pitch ?? at.pitch ?? widthBytes,
      widthBytes,
      Number.MAX_SAFE_INTEGER,
    );
    const needed = step * (height - 1) + widthBytes;
    checkInteger(`${name}Offset`, offset, 0, at.byteLength);
    if (offset + needed > at.byteLength) {
      throw new RangeError(
        `${name}: ${at.byteLength} bytes given; ${height} rows of ${step} bytes from byte ${offset} on need ${
          offset + needed
        }`,
      );
    }
    const memory = at.allocation ? pointerAt(at, offset) : hostAt(at, offset, needed);
    return { memory, kind: at.allocation ? "device" as const : "host" as const, pitch: step };
  };
  const source = plan("src", from, options.srcPitch, options.srcOffset ?? 0);
  const target = plan("dst", to, options.dstPitch, options.dstOffset ?? 0);
  if (source.kind === "host" && target.kind === "host") {
    throw new TypeError("dst and src: host memory on both sides given; one of them must be on a device");
  }
  if (from.allocation) checkHere("src", from.allocation, context);
  if (to.allocation) checkHere("dst", to.allocation, context);
  const stream = streamOf(context, options.stream);
  const driver = context.use();
  touch(from, stream);
  touch(to, stream);
  driver.copies.copy2D({
    widthBytes,
    height,
    src: source.memory,
    srcKind: source.kind,
    srcPitch: source.pitch,
    dst: target.memory,
    dstKind: target.kind,
    dstPitch: target.pitch,
  }, stream.handle);
  if (options.stream === undefined || to.view) driver.streams.synchronize(stream.handle);
}
