/**
 * An image service for servers and serverless platforms, to be copied and adapted. It takes a JPEG or PNG
 * file and answers with a resized, normalized tensor (.npy) or with a picture of it (PNG).
 *
 *     bun examples/worker.ts                        or: deno run --allow-all examples/worker.ts
 *     curl --data-binary @photo.jpg localhost:8000 -o photo.npy        f32 [3, 224, 224]
 *     curl --data-binary @photo.jpg "localhost:8000?format=png" -o photo.png
 *     curl localhost:8000/healthz; curl localhost:8000/metrics
 *
 * On platforms that expect `export default { fetch }`, re-export the default: `export { default } from
 * "./worker.ts"`.
 *
 * Files are decoded on codec threads (this file again, as a worker thread), which keeps the server
 * responsive. Images that arrive together, of any sizes, form one batch: one upload, one launch per image and
 * one download, on one stream, through reused page-locked buffers. Every accepted request is answered. Beyond
 * `maxQueue` pending requests the service answers 503 immediately; on SIGTERM it accepts no more requests and
 * finishes the pending ones.
 */
import { type Device, type DeviceArray, openDevice, type PinnedMemory, type Stream } from "@cuffi/cuffi";
import { decodeImage, encodePng, type RgbImage } from "@cuffi/cuffi/codecs";
import { resizeNormalize } from "@cuffi/cuffi/image";
import { encodeNpy } from "@cuffi/cuffi/npy";
import { availableParallelism } from "node:os";
import { Buffer } from "node:buffer";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker as Thread, workerData } from "node:worker_threads";
import { inflateSync } from "node:zlib";

const MEAN = [0.485, 0.456, 0.406], STD = [0.229, 0.224, 0.225]; // ImageNet

/** Sizes and limits. As a program, the service reads each from an environment variable: `MAX_BATCH=64`. */
export interface Limits {
  /** Height and width of the result in pixels. Default 224. */
  size: number;
  /** Maximum number of images in a batch. Default 32. */
  maxBatch: number;
  /** Maximum bytes of decoded pixels in a batch. A larger image forms its own batch. Default 64 MiB. */
  maxBatchBytes: number;
  /** Maximum milliseconds that an image waits for others to fill the batch. Default 2. */
  maxDelay: number;
  /** Maximum number of pending requests. Default 256. */
  maxQueue: number;
  /** Maximum bytes of a file. Default 16 MiB. */
  maxBodyBytes: number;
  /** Maximum pixels of an image, checked in the file's header before decoding. Default 25 million. */
  maxPixels: number;
  /** Maximum milliseconds for a client to send its file. Default 10,000. */
  bodyTimeout: number;
  /** Number of codec threads; 0 decodes on the server's thread. Default: one per core, at most 16. */
  codecThreads: number;
}

const DEFAULTS: Limits = {
  size: 224,
  maxBatch: 32,
  maxBatchBytes: 64 << 20,
  maxDelay: 2,
  maxQueue: 256,
  maxBodyBytes: 16 << 20,
  maxPixels: 25_000_000,
  bodyTimeout: 10_000,
  codecThreads: Math.min(16, availableParallelism()),
};

/** Options of `ImageWorker.open()`. */
export interface WorkerOptions extends Partial<Limits> {
  /** Default: the device that `openDevice()` opens. The caller keeps ownership of a device passed here. */
  device?: Device;
}

/** The service: maps requests to responses, independent of the HTTP server. */
export class ImageWorker {
  readonly #limits: Limits;
  readonly #device: Device;
  readonly #ownsDevice: boolean;
  readonly #batcher: Batcher;
  readonly #codecs: CodecPool;
  readonly #metrics = new Metrics();
  #pending = 0;
  #closing = false;
  readonly #allAnswered = Promise.withResolvers<void>();
  #closed: Promise<void> | undefined;
  #lastFailure: unknown = null;

  private constructor(device: Device, ownsDevice: boolean, limits: Limits) {
    this.#limits = limits;
    this.#device = device;
    this.#ownsDevice = ownsDevice;
    this.#batcher = new Batcher(device, limits, this.#metrics);
    // Limits the memory of decoded images: decoding pauses while two batches wait for the device.
    this.#codecs = new CodecPool(
      limits.codecThreads,
      () => this.#batcher.waitingBytes < 2 * limits.maxBatchBytes,
    );
    this.#batcher.onBatchStart = () => this.#codecs.resume();
  }

  /** Opens the device and loads the kernel, so that the first request is fast. */
  static async open({ device, ...limits }: WorkerOptions = {}): Promise<ImageWorker> {
    const worker = new ImageWorker(device ?? await openDevice(), !device, { ...DEFAULTS, ...limits });
    try {
      await worker.#batcher.submit({ width: 1, height: 1, data: new Uint8Array(3) }, () => {});
      return worker;
    } catch (error) {
      await worker.close();
      throw error;
    }
  }

  /** Answers a request. Never rejects. */
  async fetch(request: Request): Promise<Response> {
    const start = performance.now();
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") return this.#health();
    if (pathname === "/metrics") return this.#metricsPage();
    let response: Response;
    try {
      response = await this.#answer(request, pathname);
    } catch (error) {
      if (error instanceof HttpError) {
        response = error.response();
      } else {
        console.error(error);
        response = new HttpError(500, "the image could not be processed").response();
      }
      await request.body?.cancel().catch(() => {});
    }
    this.#metrics.count("requests_total", `status="${response.status}"`);
    this.#metrics.observe("request_seconds", (performance.now() - start) / 1000);
    return response;
  }

  /** Accepts no more requests, answers the pending ones, and frees everything. */
  close(): Promise<void> {
    this.#closing = true;
    return this.#closed ??= this.#close();
  }

  async #close(): Promise<void> {
    if (this.#pending > 0) await this.#allAnswered.promise;
    await this.#codecs.close();
    this.#batcher.close();
    if (this.#ownsDevice) this.#device.dispose();
  }

  async #answer(request: Request, pathname: string): Promise<Response> {
    if (pathname !== "/") throw new HttpError(404, `${pathname} not found; post images to /`);
    if (request.method !== "POST" && request.method !== "PUT") {
      throw new HttpError(405, `${request.method} is not allowed; post an image`, { allow: "POST, PUT" });
    }
    const format = requestedFormat(request);
    const { maxQueue } = this.#limits;
    if (this.#closing) {
      throw new HttpError(503, "the worker is shutting down", { "retry-after": "1", connection: "close" });
    }
    if (this.#pending >= maxQueue) {
      throw new HttpError(503, `the queue is full (${maxQueue} requests)`, { "retry-after": "1" });
    }
    this.#pending++;
    try {
      return await this.#process(request, format);
    } finally {
      if (--this.#pending === 0 && this.#closing) this.#allAnswered.resolve();
    }
  }

  async #process(request: Request, format: Format): Promise<Response> {
    const { maxBodyBytes, bodyTimeout, maxPixels, size } = this.#limits;
    const file = await readBody(request, maxBodyBytes, bodyTimeout);
    const { width, height } = imageSize(file);
    if (width * height > maxPixels) {
      throw new HttpError(413, `image: expected at most ${maxPixels} pixels, got ${width} × ${height}`);
    }
    const image = await this.#codecs.decode(file);
    try {
      const answer = format === "npy"
        ? await this.#batcher.submit(
          image,
          (values) => encodeNpy({ dtype: "f32", shape: [3, size, size], data: values }),
        )
        : await this.#codecs.encode(await this.#batcher.submit(image, (values) => values.slice()), size);
      this.#lastFailure = null;
      return new Response(answer, { headers: { "content-type": TYPES[format] } });
    } catch (error) {
      this.#lastFailure = error;
      throw error;
    }
  }

  #health(): Response {
    if (this.#closing) return new Response("shutting down\n", { status: 503 });
    if (this.#lastFailure) return new Response(`${this.#lastFailure}\n`, { status: 503 });
    return new Response("ok\n");
  }

  #metricsPage(): Response {
    const page = this.#metrics.page({
      queue_depth: this.#pending,
      device_bytes: this.#device.memoryInUse(),
    });
    return new Response(page, { headers: { "content-type": "text/plain; version=0.0.4" } });
  }
}

// HTTP

/** An error to answer a request with. */
class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }

  response(): Response {
    return new Response(`${this.message}\n`, { status: this.status, headers: this.headers });
  }
}

type Format = "npy" | "png";
const TYPES: Record<Format, string> = { npy: "application/x-npy", png: "image/png" };

/** Returns `?format=`, otherwise the first supported type of the Accept header. */
function requestedFormat(request: Request): Format {
  const parameter = new URL(request.url).searchParams.get("format");
  if (parameter !== null) {
    if (parameter === "npy" || parameter === "png") return parameter;
    throw new HttpError(400, `format: expected npy or png, got ${JSON.stringify(parameter)}`);
  }
  for (const part of (request.headers.get("accept") ?? "*/*").split(",")) {
    const type = part.split(";")[0]!.trim().toLowerCase();
    if (type === "image/png" || type === "image/*") return "png";
    if (["*/*", "application/*", "application/octet-stream", TYPES.npy].includes(type)) return "npy";
  }
  throw new HttpError(406, `Accept: expected ${Object.values(TYPES).join(" or ")}`);
}

/** Reads the body, at most `maxBytes` within `timeout` milliseconds. */
async function readBody(
  request: Request,
  maxBytes: number,
  timeout: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new HttpError(413, `body: expected at most ${maxBytes} bytes`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0, timedOut = false;
  const reader = request.body?.getReader();
  const timer = setTimeout(() => {
    timedOut = true;
    reader?.cancel().catch(() => {});
  }, timeout);
  try {
    for (;;) {
      const { done, value } = await reader?.read().catch(() => {
        throw new HttpError(400, "body: the connection closed before the end");
      }) ?? { done: true, value: undefined };
      if (timedOut) throw new HttpError(408, `body: not received within ${timeout} ms`);
      if (done) break;
      chunks.push(value);
      if ((length += value.length) > maxBytes) throw tooLarge;
    }
  } finally {
    clearTimeout(timer);
    reader?.releaseLock();
  }
  if (length === 0) throw new HttpError(400, "body: expected a JPEG or PNG file, got nothing");
  const file = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    file.set(chunk, offset);
    offset += chunk.length;
  }
  return file;
}

/** Reads width and height from the header of a JPEG or PNG file (ISO/IEC 10918-1 B.2.2; PNG 11.2.1). */
function imageSize(file: Uint8Array): { width: number; height: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    if (view.getUint16(0) === 0xffd8) {
      for (let at = 2;; at += 2 + view.getUint16(at + 2)) {
        while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at++; // fill bytes
        const marker = view.getUint16(at);
        const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
        if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
        if (marker < 0xffc0 || marker === 0xffda) throw new RangeError("no frame header");
      }
    }
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
  } catch {
    throw new HttpError(400, "image: the header is corrupt or truncated");
  }
  throw new HttpError(415, "image: expected a JPEG or PNG file");
}

// The device

/** The memory of one batch. */
interface BatchBuffers {
  /** Page-locked copy of the pixels of all images. */
  staging: PinnedMemory;
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
class Batcher {
  readonly #device: Device;
  readonly #stream: Stream;
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  readonly #idle: BatchBuffers[];
  readonly #waiting: Job[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Bytes of the images that are waiting for a batch. */
  waitingBytes = 0;
  /** Called when a batch starts, which reduces `waitingBytes`. */
  onBatchStart: () => void = () => {};

  constructor(device: Device, limits: Limits, metrics: Metrics) {
    this.#device = device;
    this.#stream = device.createStream();
    this.#limits = limits;
    this.#metrics = metrics;
    const { maxBatch, size } = limits;
    this.#idle = Array.from({ length: 2 }, () => ({
      staging: device.allocatePinned(1 << 20),
      pixels: device.empty(1 << 20, "u8", { stream: this.#stream }),
      tensors: device.empty([maxBatch, 3, size, size], "f32", { stream: this.#stream }),
      result: device.allocatePinned(maxBatch * 3 * size * size * 4),
    }));
  }

  /** Resolves with `convert(values)` for the image's tensor. The values are only valid during that call. */
  submit<T>(image: RgbImage, convert: (values: Float32Array<ArrayBuffer>) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ image, resolve: (values) => resolve(convert(values)), reject });
      const { maxBatch, maxBatchBytes, maxDelay } = this.#limits;
      this.waitingBytes += image.data.length;
      if (this.#waiting.length >= maxBatch || this.waitingBytes >= maxBatchBytes) this.#start();
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
    const { maxBatch, maxBatchBytes } = this.#limits;
    let count = 0, bytes = 0;
    for (const { image } of this.#waiting.slice(0, maxBatch)) {
      if (count > 0 && bytes + image.data.length > maxBatchBytes) break;
      bytes += image.data.length;
      count++;
    }
    this.waitingBytes -= bytes;
    this.#run(buffers, this.#waiting.splice(0, count)).finally(() => {
      this.#idle.push(buffers);
      this.#start();
    });
    this.onBatchStart();
  }

  async #run(buffers: BatchBuffers, jobs: readonly Job[]): Promise<void> {
    this.#metrics.observe("batch_images", jobs.length);
    const { size } = this.#limits, length = 3 * size * size;
    try {
      this.#launch(buffers, jobs.map((job) => job.image));
      using end = this.#stream.record(); // an event, because the next batch may already be on the stream
      await end.finished();
      const values = buffers.result.as("f32");
      jobs.forEach((job, i) => job.resolve(values.subarray(i * length, (i + 1) * length)));
    } catch (error) {
      for (const job of jobs) job.reject(error);
    }
  }

  #launch(buffers: BatchBuffers, images: readonly RgbImage[]): void {
    const device = this.#device, stream = this.#stream;
    let total = 0;
    const offsets = images.map(({ data }) => {
      const offset = total;
      total += Math.ceil(data.length / 256) * 256; // aligned for vector loads
      return offset;
    });
    if (total > buffers.staging.byteLength) {
      const byteLength = 2 ** Math.ceil(Math.log2(total));
      const old = { ...buffers };
      buffers.pixels = device.empty(byteLength, "u8", { stream });
      old.pixels.dispose();
      buffers.staging = device.allocatePinned(byteLength);
      old.staging.dispose();
    }
    const { staging, pixels, tensors, result } = buffers;
    images.forEach(({ data }, i) => staging.bytes.set(data, offsets[i]!));
    device.copy(pixels, staging, { byteLength: total, stream });
    images.forEach(({ width, height, data }, i) => {
      const image = pixels.slice([offsets[i]!, offsets[i]! + data.length]).reshape([height, width, 3]);
      resizeNormalize(image, this.#limits.size, { mean: MEAN, std: STD, into: tensors.index(i), stream });
    });
    const byteLength = tensors.byteLength / tensors.shape[0]! * images.length;
    device.copy(result, tensors, { byteLength, stream });
  }
}

// Files

/** A file to decode, or a tensor to encode. */
type Task = { readonly file: Uint8Array<ArrayBuffer> } | {
  readonly values: Float32Array<ArrayBuffer>;
  readonly size: number;
};
/** `corrupt` describes an error in the file, `error` one of the service. */
type Outcome = { readonly result: unknown } | { readonly corrupt: string } | { readonly error: string };

/** Runs a task on a codec thread. */
async function runTask(task: Task): Promise<Outcome> {
  try {
    if ("values" in task) return { result: await encodeTensor(task.values, task.size) };
    const { file } = task;
    try {
      return { result: await decodeImage(file[0] === 0x89 ? checkedPng(file) : file) };
    } catch (error) {
      return { corrupt: (error as Error).message };
    }
  } catch (error) {
    return { error: String(error) };
  }
}

/**
 * Protects against decompression bombs: returns only the chunks of a PNG file that the pixels need, and
 * throws if their data inflate to more than the header announces.
 */
function checkedPng(file: Uint8Array<ArrayBuffer>): Uint8Array {
  const { width, height } = imageSize(file);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks = [file.subarray(0, 8)], data: Uint8Array[] = [];
  for (let start = 8; start + 12 <= file.length;) {
    const end = start + 12 + view.getUint32(start);
    if (end > file.length) throw new Error("the PNG file is truncated");
    const type = String.fromCharCode(...file.subarray(start + 4, start + 8));
    if (["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].includes(type)) chunks.push(file.subarray(start, end));
    if (type === "IDAT") data.push(file.subarray(start + 8, end - 4));
    start = end;
  }
  const maxOutputLength = 8 * (width + 2) * (height + 8); // at most four 16-bit channels, plus filter bytes
  inflateSync(Buffer.concat(data), { maxOutputLength });
  return Buffer.concat(chunks);
}

/** Undoes the normalization and encodes the tensor as a PNG file. */
function encodeTensor(values: Float32Array, size: number): Promise<Uint8Array> {
  const data = new Uint8ClampedArray(values.length), plane = size * size;
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < plane; i++) data[i * 3 + c] = (values[c * plane + i]! * STD[c]! + MEAN[c]!) * 255;
  }
  return encodePng({ width: size, height: size, data });
}

/** A task that waits for its outcome. */
interface CodecJob {
  readonly task: Task;
  readonly resolve: (outcome: Outcome) => void;
}

/** Threads that decode and encode. Each runs one task at a time; a thread that dies is replaced. */
class CodecPool {
  readonly #count: number;
  readonly #hasMemory: () => boolean;
  readonly #idle: Thread[] = [];
  readonly #busy: Map<Thread, CodecJob> = new Map();
  readonly #waiting: CodecJob[] = [];

  constructor(count: number, hasMemory: () => boolean) {
    this.#count = count;
    this.#hasMemory = hasMemory;
  }

  decode(file: Uint8Array<ArrayBuffer>): Promise<RgbImage> {
    return this.#run({ file }) as Promise<RgbImage>;
  }

  encode(values: Float32Array<ArrayBuffer>, size: number): Promise<Uint8Array<ArrayBuffer>> {
    return this.#run({ values, size }) as Promise<Uint8Array<ArrayBuffer>>;
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.map((thread) => thread.terminate()));
  }

  async #run(task: Task): Promise<unknown> {
    const outcome = this.#count === 0 ? await runTask(task) : await new Promise<Outcome>((resolve) => {
      this.#waiting.push({ task, resolve });
      this.#next();
    });
    if ("corrupt" in outcome) throw new HttpError(400, `image: ${outcome.corrupt}`);
    if ("error" in outcome) throw new Error(outcome.error);
    return outcome.result;
  }

  /** Continues with waiting tasks after memory became available. */
  resume(): void {
    for (let free = this.#count - this.#busy.size; free > 0; free--) this.#next();
  }

  #next(): void {
    if (this.#waiting.length === 0 || !this.#hasMemory()) return;
    const thread = this.#idle.pop() ?? (this.#busy.size < this.#count ? this.#spawn() : undefined);
    if (!thread) return;
    const job = this.#waiting.shift()!;
    this.#busy.set(thread, job);
    const { task } = job;
    thread.postMessage(task, ["file" in task ? task.file.buffer : task.values.buffer]);
  }

  #spawn(): Thread {
    const thread = new Thread(fileURLToPath(import.meta.url), { workerData: CODEC_THREAD });
    const finish = (outcome: Outcome, alive: boolean) => {
      const job = this.#busy.get(thread);
      this.#busy.delete(thread);
      if (alive) this.#idle.push(thread);
      else if (this.#idle.includes(thread)) this.#idle.splice(this.#idle.indexOf(thread), 1);
      job?.resolve(outcome);
      this.#next();
    };
    thread.on("message", (outcome: Outcome) => finish(outcome, true));
    thread.on("error", (error) => finish({ error: String(error) }, false));
    thread.on("exit", () => finish({ error: "the codec thread exited" }, false));
    return thread;
  }
}

const CODEC_THREAD = "cuffi image worker: codecs";
const isCodecThread = !isMainThread && workerData === CODEC_THREAD;
if (isCodecThread) {
  parentPort!.on("message", async (task: Task) => {
    const outcome = await runTask(task);
    const { buffer } = ("result" in outcome
      ? "values" in task ? outcome.result : (outcome.result as RgbImage).data
      : new Uint8Array()) as Uint8Array<ArrayBuffer>;
    parentPort!.postMessage(outcome, [buffer]);
  });
}

// Metrics

const HELP: Record<string, string> = {
  requests_total: "Answered requests by status.",
  request_seconds: "Time from the request headers to the response.",
  batch_images: "Images per batch.",
  queue_depth: "Pending requests.",
  device_bytes: "Device memory in use.",
};
const BUCKETS: Record<string, readonly number[]> = {
  request_seconds: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  batch_images: [1, 2, 4, 8, 16, 32, 64, 128],
};

/** Counters and histograms in Prometheus' text format. */
class Metrics {
  readonly #counters: Map<string, Map<string, number>> = new Map();
  readonly #histograms: Map<string, { counts: number[]; sum: number; count: number }> = new Map();

  count(name: string, labels: string): void {
    const counter = this.#counters.get(name) ?? new Map<string, number>();
    this.#counters.set(name, counter.set(labels, (counter.get(labels) ?? 0) + 1));
  }

  observe(name: string, value: number): void {
    const buckets = BUCKETS[name]!;
    let histogram = this.#histograms.get(name);
    if (!histogram) {
      this.#histograms.set(name, histogram = { counts: buckets.map(() => 0), sum: 0, count: 0 });
    }
    buckets.forEach((bound, i) => histogram.counts[i]! += value <= bound ? 1 : 0);
    histogram.sum += value;
    histogram.count++;
  }

  page(gauges: Record<string, number>): string {
    const lines: string[] = [];
    const metric = (name: string, type: string, samples: string[]) =>
      lines.push(`# HELP cuffi_${name} ${HELP[name]}`, `# TYPE cuffi_${name} ${type}`, ...samples);
    for (const [name, value] of Object.entries(gauges)) metric(name, "gauge", [`cuffi_${name} ${value}`]);
    for (const [name, counter] of this.#counters) {
      metric(name, "counter", [...counter].map(([labels, value]) => `cuffi_${name}{${labels}} ${value}`));
    }
    for (const [name, { counts, sum, count }] of this.#histograms) {
      metric(name, "histogram", [
        ...counts.map((value, i) => `cuffi_${name}_bucket{le="${BUCKETS[name]![i]}"} ${value}`),
        `cuffi_${name}_bucket{le="+Inf"} ${count}`,
        `cuffi_${name}_sum ${sum}`,
        `cuffi_${name}_count ${count}`,
      ]);
    }
    return lines.join("\n") + "\n";
  }
}

// Servers

/** A listening server. `stop()` accepts no more connections and resolves when all requests are answered. */
export interface Server {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves with `Deno.serve` or `Bun.serve`. Port 0 selects any free port. */
export function serve(worker: ImageWorker, port: number, hostname = "0.0.0.0"): Server {
  const fetch = (request: Request) => worker.fetch(request);
  if ("Deno" in globalThis) {
    const server = Deno.serve({ port, hostname, onListen() {} }, fetch);
    return { port: server.addr.port, stop: () => server.shutdown() };
  }
  const server = Bun.serve({ port, hostname, fetch, idleTimeout: 120 });
  return { port: server.port!, stop: () => server.stop() };
}

/** Reads the limits from the environment: `MAX_BATCH=64` sets `maxBatch`. */
function limitsFromEnvironment(): Partial<Limits> {
  const limits: Partial<Limits> = {};
  for (const name of Object.keys(DEFAULTS) as (keyof Limits)[]) {
    const variable = name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    const text = process.env[variable];
    if (text === undefined || text === "") continue;
    const value = limits[name] = Number(text);
    if (!Number.isInteger(value) || value < 0) {
      throw new RangeError(`${variable}: expected a non-negative integer, got ${JSON.stringify(text)}`);
    }
  }
  return limits;
}

let sharedWorker: Promise<ImageWorker> | undefined;
/** Opens the worker on the first request. After a failure the next request tries again. */
function openSharedWorker(): Promise<ImageWorker> {
  return sharedWorker ??= ImageWorker.open(limitsFromEnvironment()).catch((error) => {
    sharedWorker = undefined;
    throw error;
  });
}
const handler: { fetch(request: Request): Promise<Response> } = {
  fetch: async (request) => (await openSharedWorker()).fetch(request),
};

const isProgram = import.meta.main && isMainThread;
/**
 * For serverless platforms. Undefined in a program or codec thread, where Bun would start a server for it.
 */
export default (isProgram || isCodecThread ? undefined : handler) as typeof handler;

if (isProgram) {
  const worker = await ImageWorker.open(limitsFromEnvironment());
  const server = serve(worker, Number(process.env.PORT || 8000));
  console.log(`listening on http://localhost:${server.port}`);
  const shutDown = async () => {
    await Promise.all([worker.close(), server.stop()]);
    process.exit(0);
  };
  process.once("SIGTERM", shutDown);
  process.once("SIGINT", shutDown);
}
