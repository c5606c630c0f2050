/** Decodes JPEG files to device arrays: on the device if it can, otherwise on the host. */
import { type DeviceArray, emptyArray, labeled } from "../../array/array.ts";
import {
  checkFunction,
  checkOptionNames,
  checkOptions,
  invalid,
  mismatch,
  oneOf,
  type OptionNames,
} from "../../base/check.ts";
import { soon } from "../../base/soon.ts";
import type { Context } from "../../core/context.ts";
import { type StreamLike, streamLike, streamOf, type StreamState } from "../../core/stream_state.ts";
import { contextOf, type Device } from "../../device/device.ts";
import type { JpegApi } from "../../driver/jpeg.ts";
import { Batch, type BatchOptions } from "./batch.ts";
import { ImageDecodeError } from "./decode_error.ts";
import { readHeaderAs } from "./header.ts";
import { decodeJpegFile } from "./jpeg_host.ts";
import { type JpegHeader, readJpegEnds } from "./jpeg_header.ts";
import { hasValidTables } from "./jpeg_tables.ts";
import { type CompleteLimits, completeLimits, type DecodeLimits, LIMITS } from "./limits.ts";
import { turnedSize } from "./orientation.ts";
import { bytesOf, type ImageSource } from "./source.ts";

/** Options of `decodeJpeg()` with a device. */
export interface DecodeJpegOptions extends DecodeLimits, BatchOptions {
  /** The stream of the decoding. Default: the device's own. */
  readonly stream?: StreamLike | undefined;
  /** `"rgb"` expands gray files to three channels, `"unchanged"` keeps one. Default `"rgb"`. */
  readonly color?: "rgb" | "unchanged" | undefined;
  /** Decodes files on the host that the device cannot decode. Default true. */
  readonly fallback?: boolean | undefined;
  /**
   * Called for each file that cannot be decoded, instead of throwing. The list then contains undefined in its
   * place, a batch a black image.
   */
  readonly onError?: ((error: Error, index: number) => void) | undefined;
}

const OPTIONS: OptionNames<DecodeJpegOptions> = {
  stream: true,
  color: true,
  onError: true,
  fallback: "boolean",
  size: true,
  fit: true,
  interpolation: true,
  antialias: "boolean",
  ...LIMITS,
};

/** Images that the device decodes in one batch, and the most bytes of their pixels beyond the first. */
const BATCH_IMAGES = 64, BATCH_BYTES = 512 << 20;

/**
 * Smallest side of images that the device decodes, that of a block. nvJPEG interpolates the colors of smaller ones
 * differently from libjpeg: 1 × 17 pixels of 4:2:0 differ by up to 27 levels (H200).
 */
const MIN_SIDE = 8;

/** Batches in flight: while the device decodes one, another is prepared. */
const BATCHES = 4;

/** A file that its header's reader has accepted. */
interface Job {
  readonly index: number;
  readonly file: Uint8Array;
  readonly header: JpegHeader;
}

/** The files' arrays, by index. */
type Results = (DeviceArray<"u8"> | undefined)[];

/** Decodes one file. */
export async function decodeOne(
  device: Device,
  file: ImageSource,
  options: DecodeJpegOptions,
): Promise<DeviceArray<"u8">> {
  const { onError } = checkOptions(options);
  if (onError !== undefined) throw new TypeError(mismatch("onError", "a list of files with it", "one file"));
  let failure: unknown;
  const result = await decodeList(device, [file], { ...options, onError: (error) => failure = error });
  if (failure === undefined) return Array.isArray(result) ? result[0]! : result as DeviceArray<"u8">;
  for (const array of [result].flat()) array?.dispose();
  throw failure;
}

/** Decodes a list of files, to a list of arrays or, with `size`, to one batch. */
export async function decodeList(
  device: Device,
  files: readonly ImageSource[],
  options: DecodeJpegOptions,
): Promise<Results | DeviceArray<"u8">> {
  const { color = "rgb", fallback = true, onError, stream } = checkOptionNames(
    checkOptions(options),
    OPTIONS,
  );
  if (color !== "rgb" && color !== "unchanged") {
    throw new RangeError(invalid("color", oneOf(["rgb", "unchanged"]), color));
  }
  if (onError !== undefined) checkFunction("onError", onError);
  if (options.size !== undefined && color !== "rgb") {
    throw new RangeError(mismatch("color", `"rgb" with size`, `"${color}"`));
  }
  const { size, fit, interpolation, antialias } = options;
  for (const name of ["fit", "interpolation", "antialias"] as const) {
    if (size === undefined && options[name] !== undefined) {
      throw new RangeError(mismatch(name, "size with it", "no size"));
    }
  }
  const limits = limitsOf(options);
  const context = contextOf(device), state = streamOf(context, stream);
  context.retain(); // until nothing is in flight
  let batch: Batch | undefined;
  let results: Results = [];
  try {
    if (size !== undefined) {
      batch = await Batch.create(context, files.length, { size, fit, interpolation, antialias }, state);
    }
    const decoding = new Decoding(context, state, limits, color === "unchanged", fallback, batch);
    results = await decoding.run(files);
    const { failures } = decoding;
    if (failures.length === 0 || onError !== undefined) {
      for (const { error, index } of failures) onError!(error, index);
      return batch?.array ?? results;
    }
    throw new AggregateError(failures.map(({ error }) => error), describeFailures(failures, files.length));
  } catch (error) {
    for (const array of [batch?.array, ...results]) array?.dispose();
    throw error;
  } finally {
    context.release();
  }
}

function limitsOf(options: DecodeJpegOptions): CompleteLimits {
  const { maxBytes, maxPixels, maxSide, maxScans, maxScanPixels } = options;
  const given = { maxBytes, maxPixels, maxSide, maxScans, maxScanPixels };
  return completeLimits(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as DecodeLimits,
  );
}

interface Failure {
  readonly error: Error;
  readonly index: number;
}

function describeFailures(failures: readonly Failure[], count: number): string {
  const shown = failures.slice(0, 3).map(({ error, index }) =>
    // Checks of a single file call it `file`.
    `files[${index}]: ${error.message.replace(/^file: /, "")}`
  );
  const more = failures.length > 3 ? "; …" : "";
  return `${failures.length} of ${count} files cannot be decoded: ${shown.join("; ")}${more}`;
}

/** One call of `decodeJpeg()`. */
class Decoding {
  readonly #context: Context;
  readonly #stream: StreamState;
  readonly #limits: CompleteLimits;
  readonly #unchanged: boolean;
  readonly #fallback: boolean;
  readonly #batch: Batch | undefined;
  readonly #results: Results = [];
  readonly #failures: Failure[] = [];

  constructor(
    context: Context,
    stream: StreamState,
    limits: CompleteLimits,
    unchanged: boolean,
    fallback: boolean,
    batch: Batch | undefined,
  ) {
    this.#context = context;
    this.#stream = stream;
    this.#limits = limits;
    this.#unchanged = unchanged;
    this.#fallback = fallback;
    this.#batch = batch;
  }

  /** The files that cannot be decoded, in order. */
  get failures(): readonly Failure[] {
    return this.#failures.sort((a, b) => a.index - b.index);
  }

  /** Decodes the files. Files that cannot be decoded are `failures`. */
  async run(files: readonly ImageSource[]): Promise<Results> {
    const results = this.#results;
    results.length = files.length;
    results.fill(undefined);
    try {
      const jpeg = await this.#context.use().jpeg();
      const chunks = this.#chunks(files);
      const worker = async (): Promise<void> => {
        for await (const jobs of chunks) await this.#decodeChunk(jobs, jpeg);
      };
      const workers = await Promise.allSettled(
        Array.from({ length: jpeg === undefined ? 1 : BATCHES }, worker),
      );
      for (const outcome of workers) if (outcome.status === "rejected") throw outcome.reason;
      for (const { index } of this.#failures) this.#batch?.clear(index);
      return results;
    } catch (error) {
      for (const array of results) array?.dispose();
      throw error;
    }
  }

  /** Reads the files' headers, and yields the files in groups that the device decodes at once. */
  async *#chunks(files: readonly ImageSource[]): AsyncGenerator<Job[]> {
    let jobs: Job[] = [], bytes = 0;
    for (const [index, source] of files.entries()) {
      const job = await this.#read(source, index);
      if (job === undefined) continue;
      const pixels = job.header.width * job.header.height * 3;
      if (jobs.length === BATCH_IMAGES || jobs.length > 0 && bytes + pixels > BATCH_BYTES) {
        yield jobs;
        [jobs, bytes] = [[], 0];
      }
      jobs.push(job);
      bytes += pixels;
    }
    if (jobs.length > 0) yield jobs;
  }

  async #read(source: ImageSource, index: number): Promise<Job | undefined> {
    try {
      const file = source instanceof Uint8Array ? source : await bytesOf(source, this.#limits.maxBytes);
      readHeaderAs("jpeg", file, this.#limits);
      return { index, file, header: readJpegEnds(file, this.#limits) };
    } catch (error) {
      this.#fail(error, index);
      return undefined;
    }
  }

  #fail(error: unknown, index: number): void {
    this.#failures.push({ error: error instanceof Error ? error : new Error(String(error)), index });
  }

  async #decodeChunk(jobs: readonly Job[], jpeg: JpegApi | undefined): Promise<void> {
    const arrays = await this.#onDevice(jobs, jpeg);
    try {
      for (const [i, { file, index }] of jobs.entries()) {
        try {
          if (arrays[i] !== undefined) continue;
          if (!this.#fallback) {
            throw new ImageDecodeError("unsupported", "the device cannot decode the JPEG file");
          }
          arrays[i] = await this.#onHost(file);
          await new Promise<void>(soon); // decoding on the host takes milliseconds
        } catch (error) {
          this.#fail(error, index);
        }
      }
      jobs.forEach(({ header }, i) => {
        if (this.#unchanged && header.channels === 1 && arrays[i]) arrays[i] = this.#replace(arrays[i], gray);
      });
    } catch (error) {
      for (const array of arrays) array?.dispose();
      throw error;
    }
    if (this.#batch === undefined) {
      jobs.forEach(({ index }, i) => this.#results[index] = arrays[i]);
    } else {
      this.#batch.fill(jobs.map(({ index }) => index), arrays);
    }
  }

  /** Decodes on the device. Files that it cannot decode are undefined in the result. */
  async #onDevice(all: readonly Job[], jpeg: JpegApi | undefined): Promise<Results> {
    // nvJPEG takes all colors for luma and chroma, and must not get what it refuses, such as CMYK.
    const jobs = all.filter(({ file, header }) =>
      Math.min(header.width, header.height) >= MIN_SIDE && !header.rgb && header.channels !== 4 &&
      hasValidTables(file)
    );
    if (jpeg === undefined || jobs.length === 0) return all.map(() => undefined);
    const arrays: Results = [];
    try {
      const targets = jobs.map(({ file, header }) => {
        const [width, height] = turnedSize(header.width, header.height, header.orientation);
        const array = emptyArray(this.#context, [height, width, 3], "u8", this.#stream, "HWC");
        arrays.push(array);
        return { file, pointer: array.pointer, pitch: width * 3 };
      });
      this.#context.use();
      const decoded = await jpeg.decode(targets, this.#stream.handle);
      jobs.forEach(({ header: { orientation } }, i) => {
        if (!decoded[i]) {
          arrays[i]!.dispose();
          arrays[i] = undefined;
        } else if (orientation > 1) {
          arrays[i] = this.#replace(arrays[i]!, (array) => upright(array, orientation));
        }
      });
      return all.map((job) => arrays[jobs.indexOf(job)]);
    } catch (error) {
      for (const array of arrays) array?.dispose();
      throw error;
    }
  }

  async #onHost(file: Uint8Array): Promise<DeviceArray<"u8">> {
    const { data, width, height } = await decodeJpegFile(file, this.#limits);
    const array = emptyArray(this.#context, [height, width, 3], "u8", this.#stream, "HWC");
    try {
      this.#context.use().copies.hostToDevice(array.pointer, data, data.length, this.#stream.handle);
      return array;
    } catch (error) {
      array.dispose();
      throw error;
    }
  }

  /** Copies a view of an array, and disposes of the array. */
  #replace(
    array: DeviceArray<"u8">,
    view: (array: DeviceArray<"u8">) => DeviceArray<"u8">,
  ): DeviceArray<"u8"> {
    using source = array;
    using part = view(source);
    return labeled(part, "HWC").copy({ stream: streamLike(this.#stream) });
  }
}

/** Returns a view of the only channel of a gray image with three equal ones. */
function gray(array: DeviceArray<"u8">): DeviceArray<"u8"> {
  return array.slice(null, null, [0, 1]);
}

/** Returns an upright view of stored pixels. */
function upright(array: DeviceArray<"u8">, orientation: number): DeviceArray<"u8"> {
  const [Y, X] = [0, 1];
  switch (orientation) {
    case 2:
      return array.flip(X);
    case 3:
      return array.flip(Y, X);
    case 4:
      return array.flip(Y);
  }
  using transposed = array.transpose(X, Y, 2);
  switch (orientation) {
    case 6:
      return transposed.flip(X);
    case 7:
      return transposed.flip(Y, X);
    case 8:
      return transposed.flip(Y);
    default:
      return transposed.slice();
  }
}
