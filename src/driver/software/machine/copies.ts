/** Copies and fills, in stream order. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { Copy2D, HostMemory } from "../../driver.ts";
import { requireNotCapturing } from "./graph.ts";
import type { HostMemoryTable, Resolved } from "./host.ts";
import type { AddressSpace } from "./memory.ts";
import type { CommandQueue } from "./queue.ts";
import type { StreamRecord, Streams } from "./streams.ts";

/** A copy of `height` rows; a one-dimensional copy has one row. */
interface Shape {
  readonly widthBytes: number;
  readonly height: number;
  readonly srcPitch: number;
  readonly dstPitch: number;
}

export class Copies {
  readonly #space: AddressSpace;
  readonly #hosts: HostMemoryTable;
  readonly #queue: CommandQueue;
  readonly #streams: Streams;

  constructor(space: AddressSpace, hosts: HostMemoryTable, queue: CommandQueue, streams: Streams) {
    this.#space = space;
    this.#hosts = hosts;
    this.#queue = queue;
    this.#streams = streams;
  }

  /** Returns true if the call waited for the copy. */
  copy(
    dst: HostMemory,
    dstKind: "device" | "host",
    src: HostMemory,
    srcKind: "device" | "host",
    byteLength: number,
    stream: bigint | null,
    call: string,
  ): boolean {
    if (byteLength === 0) return false;
    const shape = { widthBytes: byteLength, height: 1, srcPitch: byteLength, dstPitch: byteLength };
    const to = this.#resolve(dst, dstKind, byteLength, call);
    return this.#move(to, this.#resolve(src, srcKind, byteLength, call), shape, stream, call);
  }

  /** Returns true if the call waited for the copy. */
  copy2D(copy: Copy2D, stream: bigint | null, call: string): boolean {
    const { widthBytes, height, srcPitch, dstPitch } = copy;
    if (widthBytes === 0 || height === 0) return false;
    if (height > 1) {
      checkPitch("srcPitch", srcPitch, widthBytes, call);
      checkPitch("dstPitch", dstPitch, widthBytes, call);
    }
    const dst = this.#resolve(copy.dst, copy.dstKind, extent(dstPitch, widthBytes, height), call);
    const src = this.#resolve(copy.src, copy.srcKind, extent(srcPitch, widthBytes, height), call);
    return this.#move(dst, src, copy, stream, call);
  }

  /** Fills `height` rows of `width` elements. */
  fill(
    dst: bigint,
    pitch: number,
    value: number,
    elementBytes: 1 | 2 | 4,
    width: number,
    height: number,
    stream: bigint | null,
    call: string,
  ): void {
    if (width === 0 || height === 0) return;
    const widthBytes = width * elementBytes;
    if (height > 1) checkPitch("pitch", pitch, widthBytes, call);
    const offset = this.#space.range(dst, extent(pitch, widthBytes, height), call);
    if (offset % elementBytes !== 0 || (height > 1 && pitch % elementBytes !== 0)) {
      const detail = `address and pitch must be multiples of the element size, ${elementBytes} bytes`;
      throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, detail);
    }
    this.#enqueue(stream, "fill", `${widthBytes * height} bytes`, call, () => {
      const { buffer } = this.#space.bytes;
      for (let row = 0; row < height; row++) {
        const start = offset + row * pitch;
        if (elementBytes === 1) new Uint8Array(buffer, start, width).fill(value);
        else if (elementBytes === 2) new Uint16Array(buffer, start, width).fill(value);
        else new Uint32Array(buffer, start, width).fill(value);
      }
    });
  }

  #move(dst: Resolved, src: Resolved, shape: Shape, stream: bigint | null, call: string): boolean {
    // As with cuMemcpyAsync, the caller may reuse pageable memory once the call returns. A source is staged;
    // for a destination, the call waits.
    const staged = src.kind === "pageable" && stream !== null && !this.#queue.idle
      ? { kind: src.kind, bytes: src.bytes.slice() }
      : src;
    if (stream !== null && (src.kind === "pageable" || dst.kind === "pageable")) {
      requireNotCapturing(
        this.#streams.get(stream, call),
        call,
        "a graph cannot copy from or to a typed array; use page-locked memory",
      );
    }
    const label = `${shape.widthBytes * shape.height} bytes`;
    this.#enqueue(stream, "copy", label, call, () => moveRows(this.#bytes(dst), this.#bytes(staged), shape));
    const waits = dst.kind === "pageable" && stream !== null;
    if (waits) this.#queue.drain(this.#streams.get(stream, call).last);
    return waits;
  }

  #enqueue(
    stream: bigint | null,
    kind: "copy" | "fill",
    label: string,
    call: string,
    work: () => void,
  ): void {
    if (stream === null) {
      this.#queue.drain();
      this.#queue.enqueueCall(work);
    } else {
      const record = this.#streams.get(stream, call);
      const enqueue = (target: StreamRecord) => target.last = this.#queue.enqueueCall(work);
      if (record.capture) record.capture.add(record, kind, label, enqueue);
      else enqueue(record);
    }
  }

  #resolve(memory: HostMemory, kind: "device" | "host", byteLength: number, call: string): Resolved {
    if (kind === "host") return this.#hosts.resolve(memory, byteLength, call);
    return { kind: "space", offset: this.#space.range(memory as bigint, byteLength, call) };
  }

  /**
   * Returns the operand's bytes. Called when the copy runs, because the memory may have grown since it was
   * enqueued.
   */
  #bytes(operand: Resolved): Uint8Array {
    return operand.kind === "space" ? this.#space.bytes.subarray(operand.offset) : operand.bytes;
  }
}

function moveRows(dst: Uint8Array, src: Uint8Array, shape: Shape): void {
  const { widthBytes, height, srcPitch, dstPitch } = shape;
  const isContiguous = srcPitch === widthBytes && dstPitch === widthBytes;
  const rows = isContiguous ? 1 : height;
  const length = isContiguous ? widthBytes * height : widthBytes;
  for (let row = 0; row < rows; row++) {
    dst.set(src.subarray(row * srcPitch, row * srcPitch + length), row * dstPitch);
  }
}

/** Returns the number of bytes from the first to the last byte of `height` rows. */
function extent(pitch: number, widthBytes: number, height: number): number {
  return (height - 1) * pitch + widthBytes;
}

function checkPitch(name: string, pitch: number, widthBytes: number, call: string): void {
  if (pitch < widthBytes) {
    throw new CudaError(
      CUDA_ERROR.INVALID_VALUE,
      call,
      `${name}: expected at least the row size, ${widthBytes} bytes, got ${pitch}`,
    );
  }
}
