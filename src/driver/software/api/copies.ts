/** Copies and fills on the software device. */
import type { Copy2D, CopyApi, HostMemory } from "../../driver.ts";
import type { DriverState } from "./state.ts";

export class SoftwareCopies implements CopyApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  hostToDevice(dst: bigint, src: HostMemory, byteLength: number, stream: bigint | null): void {
    const call = stream === null ? "cuMemcpyHtoD" : "cuMemcpyHtoDAsync";
    this.#state.useFor(call, stream).copies.copy(dst, "device", src, "host", byteLength, stream, call);
  }

  deviceToHost(dst: HostMemory, src: bigint, byteLength: number, stream: bigint | null): void {
    const call = stream === null ? "cuMemcpyDtoH" : "cuMemcpyDtoHAsync";
    const device = this.#state.useFor(call, stream);
    const waited = device.copies.copy(dst, "host", src, "device", byteLength, stream, call);
    if (waited) device.fault.report(call);
  }

  deviceToDevice(dst: bigint, src: bigint, byteLength: number, stream: bigint | null): void {
    const call = stream === null ? "cuMemcpyDtoD" : "cuMemcpyDtoDAsync";
    this.#state.useFor(call, stream).copies.copy(dst, "device", src, "device", byteLength, stream, call);
  }

  peerToPeer(
    dst: bigint,
    _dstContext: bigint,
    src: bigint,
    _srcContext: bigint,
    byteLength: number,
    stream: bigint,
  ): void {
    const call = "cuMemcpyPeerAsync";
    const device = this.#state.use(call), { copies, queue, streams } = device;
    const [to, from] = [device.faultAt(dst), device.faultAt(src)];
    queue.poll();
    from.report(call);
    to.report(call);
    copies.copy(dst, "device", src, "device", byteLength, stream, call);
    // A kernel before the copy may still be running.
    if (from !== to) streams.get(stream, call).last = queue.enqueueCall(() => to.follow(from));
  }

  copy2D(copy: Copy2D, stream: bigint | null): void {
    const call = stream === null ? "cuMemcpy2D" : "cuMemcpy2DAsync";
    const device = this.#state.useFor(call, stream);
    if (device.copies.copy2D(copy, stream, call)) device.fault.report(call);
  }

  memset(dst: bigint, value: number, elementBytes: 1 | 2 | 4, count: number, stream: bigint | null): void {
    const call = `cuMemsetD${8 * elementBytes}${stream === null ? "" : "Async"}`;
    const { copies } = this.#state.useFor(call, stream);
    copies.fill(dst, count * elementBytes, value, elementBytes, count, 1, stream, call);
  }

  memset2D(
    dst: bigint,
    pitch: number,
    value: number,
    elementBytes: 1 | 2 | 4,
    width: number,
    height: number,
    stream: bigint | null,
  ): void {
    const call = `cuMemsetD2D${8 * elementBytes}${stream === null ? "" : "Async"}`;
    this.#state.useFor(call, stream).copies.fill(
      dst,
      pitch,
      value,
      elementBytes,
      width,
      height,
      stream,
      call,
    );
  }
}
