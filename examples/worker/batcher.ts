import type { Device, DeviceArray, PinnedMemory, Stream } from "@cuffi/cuffi";
import type { RgbImage } from "@cuffi/cuffi/codecs";
import { resizeNormalize } from "@cuffi/cuffi/image";
import { MEAN, STD } from "./codec_thread.ts";
import type { Metrics } from "./metrics.ts";
import type { Settings } from "./settings.ts";

/**
 * Bytes of page-locked memory that pixels pass through on their way to the device. A large image passes in
 * pieces, so that copying it does not keep the server's thread from its clients.
 */
const STAGING_BYTES = 8 << 20;

/** Images start at multiples of this many bytes, aligned for vector loads. */
const ALIGNMENT = 256;

/** The memory of one batch. */
interface BatchBuffers {
  readonly staging: PinnedMemory;
  /** The pixels on the device. */
  pixels: DeviceArray<"u8">;
  readonly tensors: DeviceArray<"f32">;
  /** Page-locked copy of `tensors`. */
  readonly result: PinnedMemory;
}

/** An image that waits for its tensor. */
interface Job {
  readonly image: RgbImage;
  readonly resolve: (values: Float32Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

/** Collects images into batches. The host fills one set of buffers while the device works on another. */
export class Batcher {
  readonly #device: Device;
  readonly #stream: Stream;
  readonly #settings: Settings;
  readonly #metrics: Metrics;
  readonly #idle: BatchBuffers[];
  readonly #waiting: Job[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Bytes of the images that are waiting for a batch. */
  #waitingBytes = 0;

  constructor(device: Device, settings: Settings, metrics: Metrics) {
    this.#device = device;
    this.#stream = device.createStream();
    this.#settings = settings;
    this.#metrics = metrics;
    const { maxBatch, size } = settings;
    this.#idle = Array.from({ length: 2 }, () => ({
      staging: device.allocatePinned(STAGING_BYTES),
      pixels: device.empty(1 << 20, "u8", { stream: this.#stream }),
      tensors: device.empty([maxBatch, 3, size, size], "f32", { stream: this.#stream }),
      result: device.allocatePinned(maxBatch * 3 * size * size * 4),
    }));
  }

  /** Resolves with `convert(values)` for the image's tensor. The values are only valid during that call. */
  submit<T>(image: RgbImage, convert: (values: Float32Array<ArrayBuffer>) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ image, resolve: (values) => resolve(convert(values)), reject });
      const { maxBatch, maxBatchBytes, maxDelay } = this.#settings;
      this.#waitingBytes += image.data.length;
      if (this.#waiting.length >= maxBatch || this.#waitingBytes >= maxBatchBytes) this.#start();
      else this.#timer ??= setTimeout(() => this.#start(), maxDelay);
    });
  }

  close(): void {
    for (const { staging, pixels, tensors, result } of this.#idle) {
      for (const part of [staging, pixels, tensors, result]) part.dispose();
    }
    this.#stream.dispose();
  }

  /** Starts a batch if buffers are free. Otherwise the next batch to finish starts it. */
  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const buffers = this.#waiting.length > 0 ? this.#idle.pop() : undefined;
    if (!buffers) return;
    const { maxBatch, maxBatchBytes } = this.#settings;
    let count = 0, bytes = 0;
    for (const { image } of this.#waiting.slice(0, maxBatch)) {
      if (count > 0 && bytes + image.data.length > maxBatchBytes) break;
      bytes += image.data.length;
      count++;
    }
    this.#waitingBytes -= bytes;
    this.#run(buffers, this.#waiting.splice(0, count)).finally(() => {
      this.#idle.push(buffers);
      this.#start();
    });
  }

  /** Runs a batch. If it fails, runs its images one by one, so that none fails because of another. */
  async #run(buffers: BatchBuffers, jobs: readonly Job[]): Promise<void> {
    this.#metrics.observe("batch_images", jobs.length);
    const { size } = this.#settings, length = 3 * size * size;
    try {
      await this.#launch(buffers, jobs.map((job) => job.image));
      using end = this.#stream.record(); // an event, because the next batch may already be on the stream
      await end.finished();
      const values = buffers.result.as("f32");
      jobs.forEach((job, i) => job.resolve(values.subarray(i * length, (i + 1) * length)));
    } catch (error) {
      if (jobs.length === 1) jobs[0]!.reject(error);
      else for (const job of jobs) await this.#run(buffers, [job]);
    }
  }

  async #launch(buffers: BatchBuffers, images: readonly RgbImage[]): Promise<void> {
    const device = this.#device, stream = this.#stream;
    let total = 0;
    const offsets = images.map(({ data }) => {
      const offset = total;
      total += Math.ceil(data.length / ALIGNMENT) * ALIGNMENT;
      return offset;
    });
    if (total > buffers.pixels.byteLength) {
      const old = buffers.pixels;
      buffers.pixels = device.empty(2 ** Math.ceil(Math.log2(total)), "u8", { stream });
      old.dispose();
    }
    await this.#upload(buffers, images, offsets);
    const { pixels, tensors, result } = buffers;
    images.forEach(({ width, height, data }, i) => {
      const image = pixels.slice([offsets[i]!, offsets[i]! + data.length]).reshape([height, width, 3]);
      resizeNormalize(image, this.#settings.size, { mean: MEAN, std: STD, into: tensors.index(i), stream });
    });
    const byteLength = tensors.byteLength / tensors.shape[0]! * images.length;
    device.copy(result, tensors, { byteLength, stream });
  }

  /** Copies the images to their offsets on the device. */
  async #upload(
    { staging, pixels }: BatchBuffers,
    images: readonly RgbImage[],
    offsets: readonly number[],
  ): Promise<void> {
    const stream = this.#stream;
    let start = 0, filled = 0; // the offset on the device of the staged bytes, and their number
    const send = () => {
      this.#device.copy(pixels.slice([start, start + filled]), staging, { byteLength: filled, stream });
      start += filled;
      filled = 0;
    };
    for (const [i, { data }] of images.entries()) {
      filled = offsets[i]! - start; // skips the padding
      for (let from = 0; from < data.length;) {
        if (filled === STAGING_BYTES) {
          send();
          using sent = stream.record();
          await sent.finished();
        }
        const piece = data.subarray(from, from + STAGING_BYTES - filled);
        staging.bytes.set(piece, filled);
        from += piece.length;
        filled += piece.length;
      }
    }
    send();
  }
}
