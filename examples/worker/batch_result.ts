import type { Device, DeviceArray, PinnedMemory, Stream } from "@cuffi/cuffi";

/**
 * Turns batches of tensors into the result of each image. There are several, because the host works on one
 * batch while the device works on another.
 */
export interface BatchResult<T> extends Disposable {
  /**
   * Enqueues the work on the first `count` tensors, waits for it, and returns their results, which are valid
   * until the next call.
   */
  read(tensors: DeviceArray<"f32">, count: number, stream: Stream): Promise<readonly T[]>;
}

/** The tensors themselves, downloaded to page-locked memory. */
export class TensorResult implements BatchResult<Float32Array<ArrayBuffer>> {
  readonly #device: Device;
  readonly #memory: PinnedMemory;

  /** @param byteLength The bytes of the largest batch. */
  constructor(device: Device, byteLength: number) {
    this.#device = device;
    this.#memory = device.allocatePinned(byteLength);
  }

  async read(
    tensors: DeviceArray<"f32">,
    count: number,
    stream: Stream,
  ): Promise<Float32Array<ArrayBuffer>[]> {
    const length = tensors.size / tensors.shape[0]!;
    this.#device.copy(this.#memory, tensors, { byteLength: count * length * 4, stream });
    using end = stream.record(); // an event, because the next batch may already be on the stream
    await end.finished();
    const values = this.#memory.as("f32");
    return Array.from({ length: count }, (_, i) => values.subarray(i * length, (i + 1) * length));
  }

  [Symbol.dispose](): void {
    this.#memory.dispose();
  }
}
