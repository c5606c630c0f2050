import { type Device, DeviceArray, type PinnedMemory, type Stream } from "@cuffi/cuffi";
import type { RgbImage } from "@cuffi/cuffi/codecs";
import { resizeNormalize } from "@cuffi/cuffi/image";
import { setImmediate } from "node:timers/promises";
import type { BatchResult } from "./batch_result.ts";
import type { Metrics } from "./metrics.ts";
import type { Settings } from "./settings.ts";

/** Bytes of page-locked memory that the pixels of a batch pass through on their way to the device, in pieces. */
const STAGING_BYTES = 8 << 20;

/** The same for a large image: small pieces do not keep the server's thread from its clients. */
const LARGE_STAGING_BYTES = 2 << 20;

/** Images start at multiples of this many bytes, aligned for vector loads. */
const ALIGNMENT = 256;

/** How images become tensors, and what is computed from these. */
export interface BatchWork<T> {
  /** Maximum number of images in a batch. */
  readonly maxBatch: number;
  /** Height and width of the tensors. */
  readonly extents: readonly [height: number, width: number];
  /** Mean and standard deviation of each channel, for normalization. */
  readonly mean: readonly number[];
  readonly std: readonly number[];
  createResult(): BatchResult<T>;
}

/** The memory of one batch. */
interface BatchBuffers<T> {
  readonly staging: PinnedMemory;
  /** The pixels on the device. */
  pixels: DeviceArray<"u8">;
  readonly tensors: DeviceArray<"f32">;
  readonly result: BatchResult<T>;
}

/** An image that waits for its result. */
interface Job<T> {
  readonly image: RgbImage | DeviceArray<"u8">;
  readonly resolve: (result: T) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects images into batches. The host fills one set of buffers while the device works on another. A large image
 * takes many times as long as others and has a set of its own, so that those pass it.
 */
export class Batcher<T> {
  readonly #device: Device;
  readonly #stream: Stream;
  readonly #settings: Settings;
  readonly #metrics: Metrics;
  readonly #work: BatchWork<T>;
  readonly #buffers: readonly BatchBuffers<T>[];
  readonly #idle: BatchBuffers<T>[];
  readonly #idleLarge: BatchBuffers<T>[];
  readonly #waiting: Job<T>[] = [];
  readonly #waitingLarge: Job<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Bytes of the small images that are waiting for a batch. */
  #waitingBytes = 0;

  constructor(device: Device, work: BatchWork<T>, settings: Settings, metrics: Metrics) {
    this.#device = device;
    this.#stream = device.createStream();
    this.#settings = settings;
    this.#metrics = metrics;
    this.#work = work;
    this.#buffers = [STAGING_BYTES, STAGING_BYTES, LARGE_STAGING_BYTES].map((bytes) => ({
      staging: device.allocatePinned(bytes),
      pixels: device.empty(1 << 20, "u8", { stream: this.#stream }),
      tensors: device.empty([work.maxBatch, 3, ...work.extents], "f32", { stream: this.#stream }),
      result: work.createResult(),
    }));
    this.#idle = this.#buffers.slice(0, 2);
    this.#idleLarge = this.#buffers.slice(2);
  }

  /** Resolves with `convert(result)` for the image's result, which is only valid during that call. */
  submit<R>(image: RgbImage | DeviceArray<"u8">, convert: (result: T) => R): Promise<R> {
    return new Promise((resolve, reject) => {
      const job: Job<T> = { image, resolve: (result) => resolve(convert(result)), reject };
      if (isLarge(image)) {
        this.#waitingLarge.push(job);
        this.#startLarge();
        return;
      }
      this.#waiting.push(job);
      const { maxBatchBytes, maxDelay } = this.#settings, { maxBatch } = this.#work;
      this.#waitingBytes += bytesOf(image);
      if (this.#waiting.length >= maxBatch || this.#waitingBytes >= maxBatchBytes) this.#start();
      else this.#timer ??= setTimeout(() => this.#start(), maxDelay);
    });
  }

  close(): void {
    for (const { staging, pixels, tensors, result } of this.#buffers) {
      for (const part of [staging, pixels, tensors, result]) part[Symbol.dispose]();
    }
    this.#stream.dispose();
  }

  /** Starts a batch of small images if buffers are free. Otherwise the next batch to finish starts it. */
  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const buffers = this.#waiting.length > 0 ? this.#idle.pop() : undefined;
    if (buffers === undefined) return;
    const jobs = this.#take();
    this.#run(buffers, jobs).finally(() => {
      this.#idle.push(buffers);
      this.#start();
    });
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#start(), this.#settings.maxDelay);
  }

  /** Starts the batch of a large image, likewise. */
  #startLarge(): void {
    const buffers = this.#waitingLarge.length > 0 ? this.#idleLarge.pop() : undefined;
    if (buffers === undefined) return;
    this.#run(buffers, [this.#waitingLarge.shift()!]).finally(() => {
      this.#idleLarge.push(buffers);
      this.#startLarge();
    });
  }

  /** Takes the small images of the next batch. */
  #take(): Job<T>[] {
    const { maxBatchBytes } = this.#settings, { maxBatch } = this.#work;
    let count = 0, bytes = 0;
    for (const { image } of this.#waiting) {
      if (count === maxBatch || count > 0 && bytes + bytesOf(image) > maxBatchBytes) break;
      count++;
      bytes += bytesOf(image);
    }
    this.#waitingBytes -= bytes;
    return this.#waiting.splice(0, count);
  }

  /** Runs a batch. If it fails, runs its images one by one, so that none fails because of another. */
  async #run(buffers: BatchBuffers<T>, jobs: readonly Job<T>[]): Promise<void> {
    this.#metrics.observe("batch_images", jobs.length);
    try {
      await this.#launch(buffers, jobs.map((job) => job.image));
      const results = await buffers.result.read(buffers.tensors, jobs.length, this.#stream);
      jobs.forEach((job, i) => job.resolve(results[i]!));
    } catch (error) {
      if (jobs.length === 1) jobs[0]!.reject(error);
      else for (const job of jobs) await this.#run(buffers, [job]);
    }
  }

  /** Enqueues the work that turns images into tensors. */
  async #launch(
    buffers: BatchBuffers<T>,
    images: readonly (RgbImage | DeviceArray<"u8">)[],
  ): Promise<void> {
    const device = this.#device, stream = this.#stream;
    const onHost = images.filter((image): image is RgbImage => !(image instanceof DeviceArray));
    let total = 0;
    const offsets = new Map(onHost.map((image) => {
      const offset = total;
      total += bytesOf(image);
      return [image, offset];
    }));
    if (total > buffers.pixels.byteLength) {
      const old = buffers.pixels;
      buffers.pixels = device.empty(2 ** Math.ceil(Math.log2(total)), "u8", { stream });
      old.dispose();
    }
    await this.#upload(buffers, offsets);
    const { pixels, tensors } = buffers, { extents, mean, std } = this.#work;
    images.forEach((image, i) => {
      const options = { mean, std, into: tensors.index(i), stream };
      if (image instanceof DeviceArray) {
        resizeNormalize(image, extents, options);
      } else {
        const { width, height, data } = image, start = offsets.get(image)!;
        const uploaded = pixels.slice([start, start + data.length]).reshape([height, width, 3]);
        resizeNormalize(uploaded, extents, options);
      }
    });
  }

  /** Copies the images to their offsets on the device. */
  async #upload(
    { staging, pixels }: BatchBuffers<T>,
    offsets: ReadonlyMap<RgbImage, number>,
  ): Promise<void> {
    const stream = this.#stream;
    let start = 0, filled = 0; // the offset on the device of the staged bytes, and their number
    const send = () => {
      this.#device.copy(pixels.slice([start, start + filled]), staging, { byteLength: filled, stream });
      start += filled;
      filled = 0;
    };
    for (const [{ data }, offset] of offsets) {
      filled = offset - start; // skips the padding
      for (let from = 0; from < data.length;) {
        if (filled === staging.byteLength) {
          send();
          using sent = stream.record();
          await sent.finished();
          await setImmediate(); // clients come in between, even if the device has finished immediately
        }
        const piece = data.subarray(from, from + staging.byteLength - filled);
        staging.bytes.set(piece, filled);
        from += piece.length;
        filled += piece.length;
      }
    }
    if (filled > 0) send();
  }
}

/** Bytes of an image, with the padding behind it. */
function bytesOf(image: RgbImage | DeviceArray<"u8">): number {
  const bytes = image instanceof DeviceArray ? image.byteLength : image.data.length;
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

/** Whether an image passes through the page-locked memory in pieces. */
function isLarge(image: RgbImage | DeviceArray<"u8">): boolean {
  return !(image instanceof DeviceArray) && bytesOf(image) > STAGING_BYTES;
}
