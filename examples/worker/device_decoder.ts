import type { Device, DeviceArray, Stream } from "@cuffi/cuffi";
import { decodeJpeg, decodesJpeg, encodeJpeg, type ImageHeader } from "@cuffi/cuffi/codecs";
import type { Decoded } from "./codec_pool.ts";
import type { Settings } from "./settings.ts";

/** Batches that the device decodes at the same time, and the most files of one. */
const BATCHES = 3, BATCH_FILES = 64;

/**
 * Bytes by which a file may exceed its pixels, for metadata. Longer ones, such as those with thousands of scans, keep
 * the batches behind them waiting: others then waited 1.48 times as long as without, and 1.40 times if these files go to
 * the codec threads (p99, H200).
 */
const MAX_EXCESS_BYTES = 64 << 10;

/** A file that waits to be decoded. */
interface Job {
  readonly file: Uint8Array;
  /** Bytes of the pixels. */
  readonly bytes: number;
  readonly resolve: (image: DeviceArray<"u8"> | undefined) => void;
}

/**
 * Decodes JPEG files on the device. Those that arrive while it is busy form the next batch. Files that the device
 * does not decode, and progressive ones, which take more of the processor's time than others, are left to the
 * codec threads, which can be stopped.
 */
export class DeviceDecoder implements Disposable {
  readonly #device: Device;
  readonly #stream: Stream;
  readonly #settings: Settings;
  readonly #waiting: Job[] = [];
  #running = 0;
  /** Device memory of files that are being decoded and of decoded images. */
  #bytes = 0;

  private constructor(device: Device, settings: Settings) {
    this.#device = device;
    this.#stream = device.createStream();
    this.#settings = settings;
  }

  /** Returns undefined if the device does not decode JPEG files. */
  static async open(device: Device, settings: Settings): Promise<DeviceDecoder | undefined> {
    if (!await decodesJpeg(device)) return undefined;
    const decoder = new DeviceDecoder(device, settings);
    const file = await encodeJpeg({ width: 16, height: 16, data: new Uint8Array(16 * 16 * 3) });
    // Creates the decoders, which takes half a second.
    await Promise.all(
      Array.from({ length: BATCHES }, () =>
        decoder.#run([{
          file,
          bytes: 0,
          resolve: (image) => image?.dispose(),
        }])),
    );
    return decoder;
  }

  /** Decodes a file. Resolves with undefined if the device cannot do so. The file must not change until then. */
  async decode(file: Uint8Array, { format, width, height }: ImageHeader): Promise<Decoded | undefined> {
    const bytes = width * height * 3;
    if (format !== "jpeg" || bytes > this.#settings.maxImagesBytes) return undefined;
    if (file.length > bytes + MAX_EXCESS_BYTES) return undefined;
    const image = await new Promise<DeviceArray<"u8"> | undefined>((resolve) => {
      this.#waiting.push({ file, bytes, resolve });
      this.#next();
    });
    if (image === undefined) return undefined;
    let held = bytes;
    return {
      image,
      release: () => {
        if (held === 0) return;
        image.dispose();
        this.#free(held);
        held = 0;
      },
    };
  }

  [Symbol.dispose](): void {
    this.#stream.dispose();
  }

  #next(): void {
    if (this.#running === BATCHES) return;
    const jobs: Job[] = [], { maxImagesBytes } = this.#settings;
    while (jobs.length < BATCH_FILES && this.#waiting.length > 0) {
      const { bytes } = this.#waiting[0]!;
      if (this.#bytes + bytes > maxImagesBytes) break;
      this.#bytes += bytes;
      jobs.push(this.#waiting.shift()!);
    }
    if (jobs.length === 0) return;
    this.#running++;
    this.#run(jobs).finally(() => {
      this.#running--;
      this.#next();
    });
  }

  async #run(jobs: readonly Job[]): Promise<void> {
    const { maxBodyBytes, maxPixels } = this.#settings;
    let images: readonly (DeviceArray<"u8"> | undefined)[] = [];
    try {
      images = await decodeJpeg(this.#device, jobs.map(({ file }) => file), {
        stream: this.#stream,
        fallback: false,
        maxBytes: maxBodyBytes,
        maxPixels,
        maxScans: 1,
        onError: () => {}, // the codec threads find out what is wrong with the file
      });
    } catch (error) {
      console.error(error);
    }
    jobs.forEach(({ bytes, resolve }, i) => {
      if (images[i] === undefined) this.#free(bytes);
      resolve(images[i]);
    });
  }

  #free(bytes: number): void {
    this.#bytes -= bytes;
    queueMicrotask(() => this.#next());
  }
}
