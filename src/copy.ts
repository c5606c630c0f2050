/**
 * Copies in every direction: device, page-locked host and ordinary host memory, one- and two-dimensional.
 *
 * @module
 */
import type { Allocation } from "./allocation.ts";
import { DeviceArray } from "./array.ts";
import { checkInteger, show } from "./check.ts";
import type { Context, StreamState } from "./context.ts";
import type { HostMemory as DriverHostMemory } from "./driver/driver.ts";
import { DeviceMemory, HostMemory, PitchedMemory, streamOf } from "./memory.ts";
import type { Stream } from "./stream.ts";

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
    if (!operand.isContiguous) {
      throw new TypeError(
        `${name}: an array with strides [${operand.strides}] given; accepted here is a contiguous one`,
      );
    }
    return sideOf(operand.byteLength, operand.pointer, operand.allocation);
  }
  if (operand instanceof HostMemory) return sideOf(operand.byteLength, operand.address, null, operand);
  if (ArrayBuffer.isView(operand)) return sideOf(operand.byteLength, 0n, null, null, operand);
  throw new TypeError(
    `${name}: ${
      show(operand)
    } given; accepted are device memory, arrays, page-locked memory and typed arrays`,
  );
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

/** @internal `device.copy()`. */
export function copy(context: Context, dst: CopyOperand, src: CopyOperand, options: CopyOptions = {}): void {
  const to = side("dst", dst);
  const from = side("src", src);
  const srcOffset = checkInteger("srcOffset", options.srcOffset ?? 0, 0, from.byteLength);
  const dstOffset = checkInteger("dstOffset", options.dstOffset ?? 0, 0, to.byteLength);
  const room = Math.min(from.byteLength - srcOffset, to.byteLength - dstOffset);
  if (options.byteLength === undefined && from.byteLength - srcOffset !== to.byteLength - dstOffset) {
    throw new RangeError(
      `dst: ${to.byteLength - dstOffset} bytes given, src: ${
        from.byteLength - srcOffset
      }; accepted are equal sizes, or byteLength up to ${room}`,
    );
  }
  const byteLength = checkInteger("byteLength", options.byteLength ?? room, 0, room);
  if (byteLength === 0) return;
  const stream = streamOf(context, options.stream);
  const driver = context.use();
  touch(from, stream);
  touch(to, stream);
  if (to.allocation && from.allocation) {
    driver.copyDeviceToDevice(
      pointerAt(to, dstOffset),
      pointerAt(from, srcOffset),
      byteLength,
      stream.handle,
    );
  } else if (to.allocation) {
    driver.copyHostToDevice(
      pointerAt(to, dstOffset),
      hostAt(from, srcOffset, byteLength),
      byteLength,
      stream.handle,
    );
  } else if (from.allocation) {
    driver.copyDeviceToHost(
      hostAt(to, dstOffset, byteLength),
      pointerAt(from, srcOffset),
      byteLength,
      stream.handle,
    );
  } else {
    throw new TypeError("dst and src: host memory on both sides given; one of them must be on a device");
  }
  if (options.stream === undefined || to.view) driver.streamSynchronize(stream.handle);
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
  const stream = streamOf(context, options.stream);
  const driver = context.use();
  touch(from, stream);
  touch(to, stream);
  driver.copy2D({
    widthBytes,
    height,
    src: source.memory,
    srcKind: source.kind,
    srcPitch: source.pitch,
    dst: target.memory,
    dstKind: target.kind,
    dstPitch: target.pitch,
  }, stream.handle);
  if (options.stream === undefined || to.view) driver.streamSynchronize(stream.handle);
}
