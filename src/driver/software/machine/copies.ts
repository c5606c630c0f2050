/** Copies and fills, in the order of their stream. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { Copy2D, HostMemory } from "../../driver.ts";
import { refuseCaptured } from "./graph.ts";
import type { HostMemoryTable, Resolved } from "./host.ts";
import type { AddressSpace } from "./memory.ts";
import type { CommandQueue } from "./queue.ts";
import type { StreamRecord, Streams } from "./streams.ts";

/** Rows of bytes; a one-dimensional copy is one row. */
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

  /** True if the call had to wait for the copy. */
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

  /** True if the call had to wait for the copy. */
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

  /** Sets `height` rows of `width` elements. */
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
      const detail = `address and pitch must be multiples of the element's ${elementBytes} bytes`;
      throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, detail);
    }
    this.#inOrder(stream, "fill", `${widthBytes * height} bytes`, call, () => {
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
    // Pageable memory is the caller's again when the call returns, as with cuMemcpyAsync: what is read is staged,
    // what is written has to be there.
    const staged = src.kind === "pageable" && stream !== null && !this.#queue.idle
      ? { kind: src.kind, bytes: src.bytes.slice() }
      : src;
    if (stream !== null && (src.kind === "pageable" || dst.kind === "pageable")) {
      refuseCaptured(
        this.#streams.get(stream, call),
        call,
        "the stream is being captured, and a graph cannot keep a typed array; use page-locked memory",
      );
    }
    const label = `${shape.widthBytes * shape.height} bytes`;
    this.#inOrder(stream, "copy", label, call, () => moveRows(this.#bytes(dst), this.#bytes(staged), shape));
    const waits = dst.kind === "pageable" && stream !== null;
    if (waits) this.#queue.drain(this.#streams.get(stream, call).last);
    return waits;
  }

  #inOrder(
    stream: bigint | null,
    kind: "copy" | "fill",
    label: string,
    call: string,
    work: () => void,
  ): void {
    if (stream === null) {
      this.#queue.drain();
      this.#queue.run(work);
    } else {
      const record = this.#streams.get(stream, call);
      const give = (target: StreamRecord) => target.last = this.#queue.run(work);
      if (record.capture) record.capture.add(record, kind, label, give);
      else give(record);
    }
  }

  #resolve(memory: HostMemory, kind: "device" | "host", byteLength: number, call: string): Resolved {
    if (kind === "host") return this.#hosts.resolve(memory, byteLength, call);
    return { kind: "space", offset: this.#space.range(memory as bigint, byteLength, call) };
  }

  /** The operand from its first byte on, at the time of the copy: the memory may have grown since it was given. */
  #bytes(operand: Resolved): Uint8Array {
    return operand.kind === "space" ? this.#space.bytes.subarray(operand.offset) : operand.bytes;
  }
}

function moveRows(dst: Uint8Array, src: Uint8Array, shape: Shape): void {
  const { widthBytes, height, srcPitch, dstPitch } = shape;
  const rowsAreOne = srcPitch === widthBytes && dstPitch === widthBytes;
  const rows = rowsAreOne ? 1 : height;
  const length = rowsAreOne ? widthBytes * height : widthBytes;
  for (let row = 0; row < rows; row++) {
    dst.set(src.subarray(row * srcPitch, row * srcPitch + length), row * dstPitch);
  }
}

/** Bytes from the first to the last of `height` rows. */
function extent(pitch: number, widthBytes: number, height: number): number {
  return (height - 1) * pitch + widthBytes;
}

function checkPitch(name: string, pitch: number, widthBytes: number, call: string): void {
  if (pitch < widthBytes) {
    throw new CudaError(
      CUDA_ERROR.INVALID_VALUE,
      call,
      `${name} is ${pitch}, less than the row's ${widthBytes} bytes`,
    );
  }
}
