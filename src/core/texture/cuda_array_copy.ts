/** Copies between CUDA arrays and other memory. */
import { invalid, mismatch, show } from "../../base/check.ts";
import { DTYPES } from "../../base/dtype.ts";
import { rowPitch } from "../../base/strides.ts";
import type { ArrayCopy } from "../../driver/driver.ts";
import { allocationOf, ArrayData } from "../memory/array_data.ts";
import { checkHostMemory, hostAllocationOf, HostMemory, hostOperand } from "../memory/memory.ts";
import { streamOf, streamOption, type StreamState, synchronizeStream } from "../stream_state.ts";
import {
  type CudaArray,
  cudaArrayAllocationOf,
  type CudaArrayCopyOptions,
  type CudaArrayOperand,
} from "./cuda_array.ts";

/** Copies all elements into or out of a CUDA array. */
export function copyCudaArray(
  target: CudaArray,
  name: string,
  operand: CudaArrayOperand,
  direction: ArrayCopy["direction"],
  options: CudaArrayCopyOptions,
): void {
  const resource = cudaArrayAllocationOf(target);
  const { context } = resource;
  const array = target.handle;
  const { memory: given, memoryKind, pitch, touch } = otherSide(target, name, operand, direction);
  const ordered = streamOption(options);
  const stream = streamOf(context, ordered);
  const memory = ArrayBuffer.isView(given) ? hostOperand(given, stream) : given;
  const { height, depth } = rowsOf(target);
  const widthBytes = target.byteLength / (height * depth);
  const driver = context.use();
  resource.touch(stream);
  touch(stream);
  driver.textures.copyArray(
    { array, direction, widthBytes, height, depth, memory, memoryKind, pitch },
    stream.handle,
  );
  if (ordered === undefined || ArrayBuffer.isView(memory)) synchronizeStream(stream);
}

/** The number of rows per slice, and of slices. */
function rowsOf({ shape, layered }: CudaArray): { height: number; depth: number } {
  const leading = shape.slice(0, -1);
  if (layered || leading.length === 2) return { height: leading[1] ?? 1, depth: leading[0]! };
  return { height: leading[0] ?? 1, depth: 1 };
}

/** Checks the other side of a copy. */
function otherSide(
  target: CudaArray,
  name: string,
  operand: CudaArrayOperand,
  direction: ArrayCopy["direction"],
): Pick<ArrayCopy, "memory" | "memoryKind" | "pitch"> & { touch: (stream: StreamState) => void } {
  const width = target.shape[target.shape.length - 1]!;
  const widthBytes = width * target.channels * DTYPES[target.dtype].itemSize;
  if (operand instanceof ArrayData) {
    const pitch = pitchOf(target, name, operand, widthBytes);
    const allocation = allocationOf(operand);
    if (allocation.context !== cudaArrayAllocationOf(target).context) {
      const { context } = cudaArrayAllocationOf(target);
      throw new TypeError(
        mismatch(name, `memory of ${context}, like the array`, `memory of ${allocation.context}`),
      );
    }
    if (direction === "fromArray" && allocation.readOnly) {
      throw new TypeError(mismatch(name, "writable memory", "read-only memory"));
    }
    const touch = (stream: StreamState): void => allocation.touch(stream);
    return { memory: operand.pointer, memoryKind: "device", pitch, touch };
  }
  const isHost = operand instanceof HostMemory;
  if (!isHost && !ArrayBuffer.isView(operand)) {
    throw new TypeError(invalid(name, "a device array, page-locked memory or a typed array", operand));
  }
  checkHostMemory(name, operand);
  if (operand.byteLength !== target.byteLength) {
    const expected = `${target.byteLength} bytes, the size of the CUDA array`;
    throw new RangeError(mismatch(name, expected, `${operand.byteLength} bytes`));
  }
  const touch = (stream: StreamState): void => {
    if (isHost) hostAllocationOf(operand).touch(stream);
  };
  return { memory: isHost ? operand.address : operand, memoryKind: "host", pitch: widthBytes, touch };
}

/** The bytes from row to row of a device array, which must have the same shape and element type. */
function pitchOf(target: CudaArray, name: string, operand: ArrayData, widthBytes: number): number {
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
      mismatch(name, "contiguous rows, a constant pitch apart", `strides ${show(strides)}`),
    );
  }
  return pitch;
}
