/**
 * An image worker for serverless platforms: JPEG or PNG in, a resized and normalized tensor (.npy) or a picture of it (PNG)
 * out. Start from a copy of this file.
 *
 *     bun examples/worker.ts                        or: deno run --allow-all examples/worker.ts
 *     curl --data-binary @photo.jpg localhost:8000 -o photo.npy        f32 [3, 224, 224]
 *     curl --data-binary @photo.jpg "localhost:8000?format=png" -o photo.png
 *     curl localhost:8000/healthz; curl localhost:8000/metrics
 *
 * Elsewhere its default export is what platforms take: `export { default } from "./worker.ts"` is `{ fetch }`.
 *
 * Files are decoded on threads of their own (this file again, as a worker thread), so the server stays responsive. Images
 * that arrive together, of any sizes, are one batch: one upload, one launch each, one download, on one stream, through
 * page-locked buffers that are used again. What is taken is answered: beyond `maxQueue` requests there is a 503 at once, and
 * on SIGTERM the worker takes nothing more and finishes the rest.
 */
import { mismatch } from "../src/base/check.ts";
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

/** Sizes and limits. When the file runs as a program each can be set by a variable: `MAX_BATCH=64`. */
export interface Limits {
  /** Height and width of the result, pixels. Default 224. */
  size: number;
  /** Images of one batch, at most. Default 32. */
  maxBatch: number;
  /** Bytes of decoded pixels of one batch, at most; a larger image is a batch of its own. Default 64 MiB. */
  maxBatchBytes: number;
  /** Milliseconds that an image waits for others to join it, at most. Default 2. */
  maxDelay: number;
  /** Requests taken and not yet answered, at most. Default 256. */
  maxQueue: number;
  /** Bytes of a file, at most. Default 16 MiB. */
  maxBodyBytes: number;
  /** Pixels of an image, at most: read from the file's header, before anything is decoded. Default 25 million. */
  maxPixels: number;
  /** Milliseconds that a client may take to send its file. Default 10,000. */
  bodyTimeout: number;
  /** Threads that decode; 0 decodes on the server's own thread. Default: one for each core, up to 16. */
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
  /** Default: what `openDevice()` opens. A device that is given stays open when the worker closes. */
  device?: Device;
}

/** The service: requests in, responses out, whatever the server is. */
export class ImageWorker {
  readonly #limits: Limits;
  readonly #device: Device;
  readonly #ownsDevice: boolean;
  readonly #batcher: Batcher;
  readonly #codecs: Codecs;
  readonly #metrics = new Metrics();
  #taken = 0;
  #closing = false;
  readonly #drained = Promise.withResolvers<void>();
  #closed: Promise<void> | undefined;
  #failure: unknown = null;

  private constructor(device: Device, ownsDevice: boolean, limits: Limits) {
    this.#limits = limits;
    this.#device = device;
    this.#ownsDevice = ownsDevice;
    this.#batcher = new Batcher(device, limits, this.#metrics);
    // Images that wait for the device take memory: beyond two batches of them the next one is not decoded yet.
    this.#codecs = new Codecs(
      limits.codecThreads,
      () => this.#batcher.waitingBytes < 2 * limits.maxBatchBytes,
    );
    this.#batcher.onStart = () => this.#codecs.resume();
  }

  /** Opens the device and loads the kernel, so that the first request finds all of it ready. */
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

  /** Answers a request. It never rejects. */
  async fetch(request: Request): Promise<Response> {
    const start = performance.now();
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") return this.#health();
    if (pathname === "/metrics") return this.#metricsPage();
    let response: Response;
    try {
      response = await this.#answer(request, pathname);
    } catch (error) {
      const known = error instanceof HttpError;
      if (!known) console.error(error);
      response = known ? error.response() : new HttpError(500, "the image could not be processed").response();
      await request.body?.cancel().catch(() => {});
    }
    this.#metrics.count("requests_total", `status="${response.status}"`);
    this.#metrics.observe("request_seconds", (performance.now() - start) / 1000);
    return response;
  }

  /** Takes nothing more, waits until all that was taken is answered, and frees everything. */
  close(): Promise<void> {
    this.#closing = true;
    return this.#closed ??= this.#close();
  }

  async #close(): Promise<void> {
    if (this.#taken > 0) await this.#drained.promise;
    await this.#codecs.close();
    this.#batcher.close();
    if (this.#ownsDevice) this.#device.dispose();
  }

  async #answer(request: Request, pathname: string): Promise<Response> {
    if (pathname !== "/") throw new HttpError(404, `${pathname}: post images to /`);
    if (request.method !== "POST" && request.method !== "PUT") {
      throw new HttpError(405, `${request.method}: post an image`, { allow: "POST, PUT" });
    }
    const format = wantedFormat(request);
    const { maxQueue } = this.#limits;
    if (this.#closing) {
      throw new HttpError(503, "the worker is shutting down", { "retry-after": "1", connection: "close" });
    }
    if (this.#taken >= maxQueue) {
      throw new HttpError(503, `${maxQueue} requests are waiting`, { "retry-after": "1" });
    }
    this.#taken++;
    try {
      return await this.#process(request, format);
    } finally {
      if (--this.#taken === 0 && this.#closing) this.#drained.resolve();
    }
  }

  async #process(request: Request, format: Format): Promise<Response> {
    const { maxBodyBytes, bodyTimeout, maxPixels, size } = this.#limits;
    const file = await readBody(request, maxBodyBytes, bodyTimeout);
    const { width, height } = imageExtent(file);
    if (width * height > maxPixels) {
      throw new HttpError(413, `image: ${width} × ${height} given; accepted are ${maxPixels} pixels`);
    }
    const image = await this.#codecs.decode(file);
    try {
      const answer = format === "npy"
        ? await this.#batcher.submit(
          image,
          (values) => encodeNpy({ dtype: "f32", shape: [3, size, size], data: values }),
        )
        : await this.#codecs.encode(await this.#batcher.submit(image, (values) => values.slice()), size);
      this.#failure = null;
      return new Response(answer, { headers: { "content-type": TYPES[format] } });
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  #health(): Response {
    if (this.#closing) return new Response("shutting down\n", { status: 503 });
    if (this.#failure) return new Response(`${this.#failure}\n`, { status: 503 });
    return new Response("ok\n");
  }

  #metricsPage(): Response {
    const page = this.#metrics.page({
      queue_depth: this.#taken,
      device_bytes: this.#device.memoryInUse(),
    });
    return new Response(page, { headers: { "content-type": "text/plain; version=0.0.4" } });
  }
}

// HTTP

/** A request that is answered with an error. */
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

/** `?format=`, else the first type of the Accept header that there is. */
function wantedFormat(request: Request): Format {
  const asked = new URL(request.url).searchParams.get("format");
  if (asked !== null) {
    if (asked === "npy" || asked === "png") return asked;
    throw new HttpError(400, `format: ${JSON.stringify(asked)} given; accepted are npy and png`);
  }
  for (const part of (request.headers.get("accept") ?? "*/*").split(",")) {
    const type = part.split(";")[0]!.trim().toLowerCase();
    if (type === "image/png" || type === "image/*") return "png";
    if (["*/*", "application/*", "application/octet-stream", TYPES.npy].includes(type)) return "npy";
  }
  throw new HttpError(406, `Accept: there are ${Object.values(TYPES).join(" and ")}`);
}

async function readBody(
  request: Request,
  limit: number,
  milliseconds: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new HttpError(413, `body: accepted are ${limit} bytes`);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0, late = false;
  const reader = request.body?.getReader();
  const timer = setTimeout(() => {
    late = true;
    reader?.cancel().catch(() => {});
  }, milliseconds);
  try {
    for (;;) {
      const { done, value } = await reader?.read().catch(() => {
        throw new HttpError(400, "body: it was not sent to its end");
      }) ?? { done: true, value: undefined };
      if (late) throw new HttpError(408, `body: it did not arrive within ${milliseconds} ms`);
      if (done) break;
      chunks.push(value);
      if ((length += value.length) > limit) throw tooLarge;
    }
  } finally {
    clearTimeout(timer);
    reader?.releaseLock();
  }
  if (length === 0) throw new HttpError(400, "body: it is empty; accepted are JPEG and PNG files");
  const file = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}

/** Extent of a JPEG or PNG image, by the file's header (ISO/IEC 10918-1 B.2.2; PNG 11.2.1). */
function imageExtent(file: Uint8Array): { width: number; height: number } {
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
    throw new HttpError(400, "image: the header is damaged or cut short");
  }
  throw new HttpError(415, "image: accepted are JPEG and PNG files");
}

// The device

interface Buffers {
  staging: PinnedMemory;
  pixels: DeviceArray<"u8">;
  readonly tensors: DeviceArray<"f32">;
  readonly result: PinnedMemory;
}

interface Job {
  readonly image: RgbImage;
  readonly done: (values: Float32Array<ArrayBuffer>) => void;
  readonly failed: (error: unknown) => void;
}

/** Gathers images into batches. While the device works on one batch, the next one is copied into the other buffers. */
class Batcher {
  readonly #device: Device;
  readonly #stream: Stream;
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  readonly #idle: Buffers[];
  readonly #waiting: Job[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Bytes of the images that wait for a batch. */
  waitingBytes = 0;
  /** Called when a batch has taken some of them. */
  onStart: () => void = () => {};

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

  /** Resolves with what `take` makes of the image's tensor; the values are valid during that call only. */
  submit<T>(image: RgbImage, take: (values: Float32Array<ArrayBuffer>) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ image, done: (values) => resolve(take(values)), failed: reject });
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

  /** Starts a batch if buffers are free; if not, the batch that gives some back starts the next one. */
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
    this.onStart();
  }

  async #run(buffers: Buffers, jobs: readonly Job[]): Promise<void> {
    this.#metrics.observe("batch_images", jobs.length);
    const { size } = this.#limits, length = 3 * size * size;
    try {
      this.#launch(buffers, jobs.map((job) => job.image));
      using end = this.#stream.record(); // of this batch: the next one may be on the stream already
      await end.finished();
      const values = buffers.result.as("f32");
      jobs.forEach((job, i) => job.done(values.subarray(i * length, (i + 1) * length)));
    } catch (error) {
      for (const job of jobs) job.failed(error);
    }
  }

  #launch(buffers: Buffers, images: readonly RgbImage[]): void {
    const device = this.#device, stream = this.#stream;
    let total = 0;
    const offsets = images.map(({ data }) => {
      const offset = total;
      total += Math.ceil(data.length / 256) * 256; // images start where wide loads may
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

type Task = { readonly file: Uint8Array<ArrayBuffer> } | {
  readonly values: Float32Array<ArrayBuffer>;
  readonly size: number;
};
type Outcome = { readonly result: unknown } | { readonly damaged: string } | { readonly error: string };

/** What a codec thread does. */
async function perform(task: Task): Promise<Outcome> {
  try {
    if ("values" in task) return { result: await tensorAsPng(task.values, task.size) };
    const { file } = task;
    try {
      return { result: await decodeImage(file[0] === 0x89 ? withoutBombs(file) : file) };
    } catch (error) {
      return { damaged: (error as Error).message };
    }
  } catch (error) {
    return { error: String(error) };
  }
}

/** The chunks of a PNG file that carry pixels, whose data inflate to no more than the header says. */
function withoutBombs(file: Uint8Array<ArrayBuffer>): Uint8Array {
  const { width, height } = imageExtent(file);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept = [file.subarray(0, 8)], data: Uint8Array[] = [];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > file.length) throw new Error("the PNG file is cut short");
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].includes(type)) kept.push(file.subarray(at, end));
    if (type === "IDAT") data.push(file.subarray(at + 8, end - 4));
    at = end;
  }
  const maxOutputLength = 8 * (width + 2) * (height + 8); // four channels of 16 bits, and filter bytes
  inflateSync(Buffer.concat(data), { maxOutputLength });
  return Buffer.concat(kept);
}

/** Planes back to pixels, normalization undone. */
function tensorAsPng(values: Float32Array, size: number): Promise<Uint8Array> {
  const data = new Uint8ClampedArray(values.length), plane = size * size;
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < plane; i++) data[i * 3 + c] = (values[c * plane + i]! * STD[c]! + MEAN[c]!) * 255;
  }
  return encodePng({ width: size, height: size, data });
}

interface Order {
  readonly task: Task;
  readonly resolve: (outcome: Outcome) => void;
}

/** Threads that decode and encode. Each does one task at a time; one that ends by an error is replaced. */
class Codecs {
  readonly #count: number;
  readonly #hasRoom: () => boolean;
  readonly #idle: Thread[] = [];
  readonly #busy: Map<Thread, Order> = new Map();
  readonly #waiting: Order[] = [];

  constructor(count: number, hasRoom: () => boolean) {
    this.#count = count;
    this.#hasRoom = hasRoom;
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
    const outcome = this.#count === 0 ? await perform(task) : await new Promise<Outcome>((resolve) => {
      this.#waiting.push({ task, resolve });
      this.#next();
    });
    if ("damaged" in outcome) throw new HttpError(400, `image: ${outcome.damaged}`);
    if ("error" in outcome) throw new Error(outcome.error);
    return outcome.result;
  }

  /** Goes on with what waited for room. */
  resume(): void {
    for (let free = this.#count - this.#busy.size; free > 0; free--) this.#next();
  }

  #next(): void {
    if (this.#waiting.length === 0 || !this.#hasRoom()) return;
    const thread = this.#idle.pop() ?? (this.#busy.size < this.#count ? this.#spawn() : undefined);
    if (!thread) return;
    const order = this.#waiting.shift()!;
    this.#busy.set(thread, order);
    const { task } = order;
    thread.postMessage(task, ["file" in task ? task.file.buffer : task.values.buffer]);
  }

  #spawn(): Thread {
    const thread = new Thread(fileURLToPath(import.meta.url), { workerData: CODEC_THREAD });
    const finish = (outcome: Outcome, alive: boolean) => {
      const order = this.#busy.get(thread);
      this.#busy.delete(thread);
      if (alive) this.#idle.push(thread);
      else if (this.#idle.includes(thread)) this.#idle.splice(this.#idle.indexOf(thread), 1);
      order?.resolve(outcome);
      this.#next();
    };
    thread.on("message", (outcome: Outcome) => finish(outcome, true));
    thread.on("error", (error) => finish({ error: String(error) }, false));
    thread.on("exit", () => finish({ error: "the codec thread ended" }, false));
    return thread;
  }
}

const CODEC_THREAD = "cuffi image worker: codecs";
const isCodecThread = !isMainThread && workerData === CODEC_THREAD;
if (isCodecThread) {
  parentPort!.on("message", async (task: Task) => {
    const outcome = await perform(task);
    const { buffer } = ("result" in outcome
      ? "values" in task ? outcome.result : (outcome.result as RgbImage).data
      : new Uint8Array()) as Uint8Array<ArrayBuffer>;
    parentPort!.postMessage(outcome, [buffer]);
  });
}

// Metrics

const HELP: Record<string, string> = {
  requests_total: "Requests answered, by status.",
  request_seconds: "Time from a request's head to its answer.",
  batch_images: "Images of a batch.",
  queue_depth: "Requests taken and not yet answered.",
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

/** A server that listens; `stop()` takes no more connections and resolves when all requests are answered. */
export interface Server {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves by `Deno.serve` or `Bun.serve`. Port 0 is any free one. */
export function serve(worker: ImageWorker, port: number, hostname = "0.0.0.0"): Server {
  const fetch = (request: Request) => worker.fetch(request);
  if ("Deno" in globalThis) {
    const server = Deno.serve({ port, hostname, onListen() {} }, fetch);
    return { port: server.addr.port, stop: () => server.shutdown() };
  }
  const server = Bun.serve({ port, hostname, fetch, idleTimeout: 120 });
  return { port: server.port!, stop: () => server.stop() };
}

/** `MAX_BATCH=64` sets `maxBatch`. */
function limitsFromEnvironment(): Partial<Limits> {
  const limits: Partial<Limits> = {};
  for (const name of Object.keys(DEFAULTS) as (keyof Limits)[]) {
    const variable = name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    const text = process.env[variable];
    if (text === undefined || text === "") continue;
    const value = limits[name] = Number(text);
    if (!Number.isInteger(value) || value < 0) {
      throw new RangeError(mismatch(variable, "an integer", JSON.stringify(text)));
    }
  }
  return limits;
}

let shared: Promise<ImageWorker> | undefined;
/** The worker that is opened for the first request; if that fails, the next one tries again. */
function sharedWorker(): Promise<ImageWorker> {
  return shared ??= ImageWorker.open(limitsFromEnvironment()).catch((error) => {
    shared = undefined;
    throw error;
  });
}
const handler: { fetch(request: Request): Promise<Response> } = {
  fetch: async (request) => (await sharedWorker()).fetch(request),
};

const isProgram = import.meta.main && isMainThread;
/** What platforms take. Programs and codec threads have none, for Bun would serve it by itself there. */
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
