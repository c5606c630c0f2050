/** Copies between CUDA arrays and other memory. */
import { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, show } from "../../base/check.ts";
import type { StreamState } from "../context.ts";
import type { CudaArray, CudaArrayCopyOptions, CudaArrayOperand } from "./cuda_array.ts";
import type { ArrayCopy } from "../../driver/driver.ts";
import { DTYPES } from "../../base/dtype.ts";
import { HostMemory, streamOf } from "../memory/memory.ts";

/** Copies all elements of a CUDA array into or out of it. */
export function copyCudaArray(
  target: CudaArray,
  name: string,
  operand: CudaArrayOperand,
  direction: ArrayCopy["direction"],
  options: CudaArrayCopyOptions,
): void {
  const { resource } = target;
  const { context } = resource;
  const array = target.handle;
  const { memory, memoryKind, pitch, touch } = otherSide(target, name, operand, direction);
  const stream = streamOf(context, options.stream);
  const { height, depth } = rowsOf(target);
  const widthBytes = target.byteLength / (height * depth);
  const driver = context.use();
  resource.touch(stream);
  touch(stream);
  driver.textures.copyArray(
    { array, direction, widthBytes, height, depth, memory, memoryKind, pitch },
    stream.handle,
  );
  if (options.stream === undefined || ArrayBuffer.isView(memory)) driver.streams.synchronize(stream.handle);
}

/** Rows of a slice, and slices. */
function rowsOf({ shape, layered }: CudaArray): { height: number; depth: number } {
  const leading = shape.slice(0, -1);
  if (layered || leading.length === 2) return { height: leading[1] ?? 1, depth: leading[0]! };
  return { height: leading[0] ?? 1, depth: 1 };
}

/** The other side of a copy, checked. */
function otherSide(
  target: CudaArray,
  name: string,
  operand: CudaArrayOperand,
  direction: ArrayCopy["direction"],
): Pick<ArrayCopy, "memory" | "memoryKind" | "pitch"> & { touch: (stream: StreamState) => void } {
  const width = target.shape[target.shape.length - 1]!;
  const widthBytes = width * target.channels * DTYPES[target.dtype].itemSize;
  if (operand instanceof DeviceArray) {
    const pitch = pitchOf(target, name, operand, widthBytes);
    const { allocation } = operand;
    if (allocation.context !== target.resource.context) {
      throw new TypeError(
        `${name}: memory of device ${allocation.context} given; the array is on ${target.resource.context}`,
      );
    }
    if (direction === "fromArray" && allocation.readOnly) {
      throw new TypeError(mismatch(name, "memory that may be written", "read-only memory"));
    }
    const touch = (stream: StreamState): void => allocation.touch(stream);
    return { memory: operand.pointer, memoryKind: "device", pitch, touch };
  }
  const isHost = operand instanceof HostMemory;
  if (!isHost && !ArrayBuffer.isView(operand)) {
    throw new TypeError(invalid(name, "device arrays, page-locked memory or typed arrays", operand));
  }
  if (operand.byteLength !== target.byteLength) {
    throw new RangeError(
      `${name}: ${operand.byteLength} bytes given; the CUDA array has ${target.byteLength}`,
    );
  }
  const touch = (stream: StreamState): void => {
    if (isHost) operand.resource.touch(stream);
  };
  return { memory: isHost ? operand.address : operand, memoryKind: "host", pitch: widthBytes, touch };
}

/** Bytes from row to row of a device array with the same elements. */
function pitchOf(target: CudaArray, name: string, operand: DeviceArray, widthBytes: number): number {
  const { dtype, shape, strides } = operand;
  const accepted = [target.shape, [...target.shape, target.channels]].slice(target.channels === 1 ? 0 : 1);
  const matches = accepted.some((each) =>
    each.length === shape.length && each.every((extent, axis) => extent === shape[axis])
  );
  if (dtype !== target.dtype || !matches) {
    throw new RangeError(
      mismatch(name, `${target.dtype} of shape ${show(accepted[0])}`, `${dtype} of shape ${show(shape)}`),
    );
  }
  const pitch = rowPitch(shape, strides, target.shape.length - 1, DTYPES[dtype].itemSize, widthBytes);
  if (pitch === undefined) {
    throw new RangeError(
      mismatch(name, "rows without gaps, a constant pitch apart", `strides ${show(strides)}`),
    );
  }
  return pitch;
}

/**
 * Bytes from row to row if the axes from `rowAxis` on are without gaps and the rows a constant step apart; else undefined.
 */
export function rowPitch(
  shape: readonly number[],
  strides: readonly number[],
  rowAxis: number,
  itemSize: number,
  widthBytes: number,
): number | undefined {
  let step = itemSize;
  for (let axis = shape.length - 1; axis >= rowAxis; axis--) {
    if (shape[axis]! > 1 && strides[axis] !== step) return undefined;
    step *= shape[axis]!;
  }
  let pitch: number | undefined;
  let rows = 1;
  for (let axis = rowAxis - 1; axis >= 0; axis--) {
    if (shape[axis]! === 1) continue;
    if (pitch === undefined) pitch = strides[axis]! / rows;
    else if (strides[axis] !== pitch * rows) return undefined;
    rows *= shape[axis]!;
  }
  if (pitch === undefined) return widthBytes;
  return pitch >= widthBytes ? pitch : undefined;
}
