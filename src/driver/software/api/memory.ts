/** Memory of the software device. */
import { alignUp } from "../../../base/align.ts";
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { MemoryApi, PointerInfo, WorkerMemory } from "../../driver.ts";
import { PITCH_ALIGN } from "../machine/attributes.ts";
import { checkOrdinal } from "./devices.ts";
import type { DriverState } from "./state.ts";

export class SoftwareMemory implements MemoryApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  info(): { free: number; total: number; largest: number } {
    const { space, queue } = this.#state.use("cuMemGetInfo");
    queue.poll();
    return { free: space.freeBytes, total: space.totalBytes, largest: space.largestGap };
  }

  allocate(byteLength: number): bigint {
    const call = "cuMemAlloc";
    return this.#state.use(call).allocate(byteLength, "device", call);
  }

  allocatePitched(
    widthBytes: number,
    height: number,
    elementBytes: number,
  ): { pointer: bigint; pitch: number } {
    const call = "cuMemAllocPitch";
    if (![4, 8, 16].includes(elementBytes)) {
      throw new CudaError(
        CUDA_ERROR.INVALID_VALUE,
        call,
        `elementBytes: expected 4, 8 or 16, got ${elementBytes}`,
      );
    }
    const pitch = alignUp(widthBytes, PITCH_ALIGN);
    return { pointer: this.#state.use(call).allocate(pitch * height, "device", call), pitch };
  }

  free(pointer: bigint): void {
    const call = "cuMemFree";
    const device = this.#state.use(call);
    if (pointer === 0n) return;
    device.synchronize(call);
    device.free(pointer, "device", call);
  }

  allocateAsync(byteLength: number, stream: bigint): bigint {
    const call = "cuMemAllocAsync";
    const device = this.#state.use(call);
    device.streams.get(stream, call);
    return device.allocate(byteLength, "device", call);
  }

  freeAsync(pointer: bigint, stream: bigint): void {
    const call = "cuMemFreeAsync";
    this.#state.use(call).freeAsync(pointer, stream, call);
  }

  /** Does nothing: there is no pool, and WebAssembly memory cannot shrink. */
  trimPool(ordinal: number, _keepBytes: number): void {
    checkOrdinal(ordinal, "cuMemPoolTrimTo");
  }

  reclaim(ordinal: number, keepBytes: number): void {
    this.trimPool(ordinal, keepBytes);
  }

  /** Allocates in the device's address space, so that kernels can access the memory at the same address. */
  allocateHost(byteLength: number, _flags: number): { address: bigint; view: Uint8Array } {
    const call = "cuMemHostAlloc";
    const device = this.#state.use(call);
    const address = device.allocate(byteLength, "host", call);
    return { address, view: device.space.ownView(Number(address), byteLength) };
  }

  freeHost(address: bigint): void {
    const call = "cuMemFreeHost";
    const device = this.#state.use(call);
    device.synchronize(call);
    device.free(address, "host", call);
  }

  registerHost(memory: ArrayBufferView, _flags: number): bigint {
    const call = "cuMemHostRegister";
    return this.#state.use(call).hosts.register(memory, call);
  }

  unregisterHost(address: bigint): void {
    const call = "cuMemHostUnregister";
    const device = this.#state.use(call);
    device.synchronize(call);
    device.hosts.unregister(address, call);
  }

  hostDevicePointer(address: bigint): bigint {
    const call = "cuMemHostGetDevicePointer";
    const { hosts, space } = this.#state.use(call);
    if (hosts.find(address)) {
      const detail = "kernels on the software device can access pinned memory, but not registered memory";
      throw new CudaError(CUDA_ERROR.NOT_SUPPORTED, call, detail);
    }
    if (space.find(address)?.kind !== "host") {
      const detail = `0x${address.toString(16)} is not in pinned host memory`;
      throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, detail);
    }
    return address;
  }

  pointerInfo(pointer: bigint): PointerInfo | undefined {
    return this.#state.use("cuPointerGetAttributes").pointerInfo(pointer);
  }

  /** The software device has no reservations. */
  isReservation(): boolean {
    return false;
  }

  /** The software device has no mappings. */
  isMapped(): boolean {
    return false;
  }

  hostPointer(pointer: bigint): bigint | undefined {
    return this.#state.use("cuPointerGetAttributes").space.hostAddress(pointer);
  }

  reserveForWorker(byteLength: number): WorkerMemory {
    const call = "cuMemAlloc";
    return this.#state.use(call).workerMemory(byteLength, call);
  }

  releaseFromWorker({ memory, start }: WorkerMemory): void {
    const { space } = this.#state.use("cuMemFree");
    if (space.memory === memory) space.release(start);
  }

  adopt(pointer: bigint, byteLength: number): void {
    this.#state.use("cuMemAlloc").space.adopt(Number(pointer), byteLength);
  }

  forget(pointer: bigint): void {
    this.#state.use("cuMemFree").space.endAdoption(Number(pointer));
  }
}
