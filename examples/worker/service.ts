import type { Device } from "@cuffi/cuffi";
import { ImageDecodeError, type ImageHeader, ImageLimitError, readImageHeader } from "@cuffi/cuffi/codecs";
import { requestedFormat } from "./answers.ts";
import { CodecPool, type Decoded } from "./codec_pool.ts";
import { openDevices } from "./devices.ts";
import { type HttpAnswer, ok, toResponse } from "./http_answer.ts";
import { HttpError } from "./http_error.ts";
import { Metrics } from "./metrics.ts";
import type { ModelSettings } from "./model_settings.ts";
import { Pipeline } from "./pipeline.ts";
import { Pipelines } from "./pipelines.ts";
import { answerProbe, type State } from "./probes.ts";
import { completeSettings, type Settings } from "./settings.ts";
import { lineBreaksHint, videoHint } from "./upload_hints.ts";
import { Uploads } from "./uploads.ts";

/** Options of `ImageWorker.open()`. */
export interface WorkerOptions extends Partial<Settings> {
  /** A model to answer with, instead of the tensor. */
  model?: ModelSettings | undefined;
  /** The only device. The caller keeps ownership of devices passed here. */
  device?: Device;
  /**
   * Several devices, or a selection of them as in `DEVICES`. Default: the device that `openDevice()` opens.
   */
  devices?: readonly Device[] | string | undefined;
}

/** The service: maps requests to responses, independent of the HTTP server. */
export class ImageWorker {
  readonly settings: Settings;
  /** The devices to dispose of. */
  readonly #owned: readonly Device[];
  readonly #pipelines: Pipelines;
  readonly #uploads: Uploads;
  readonly #codecs: CodecPool;
  readonly #metrics: Metrics;
  /** Requests whose file was received. */
  #queued = 0;
  /** Requests in progress. */
  #pending = 0;
  #closing = false;
  readonly #allAnswered = Promise.withResolvers<void>();
  #closed: Promise<void> | undefined;

  private constructor(
    owned: readonly Device[],
    pipelines: Pipelines,
    settings: Settings,
    codecs: CodecPool,
    metrics: Metrics,
  ) {
    this.settings = settings;
    this.#owned = owned;
    this.#pipelines = pipelines;
    this.#uploads = new Uploads(settings);
    this.#codecs = codecs;
    this.#metrics = metrics;
  }

  /** Opens the devices and the model and loads the kernel, so that the first request is fast. */
  static async open({ device, devices, model, ...options }: WorkerOptions = {}): Promise<ImageWorker> {
    const settings = completeSettings(options);
    const given = typeof devices === "object" ? devices : device && [device];
    const owned = given === undefined ? await openDevices(devices as string | undefined) : [];
    const codecs = new CodecPool(settings), metrics = new Metrics(), pipelines: Pipeline[] = [];
    try {
      for (const device of given ?? owned) {
        pipelines.push(await Pipeline.open(device, model, settings, codecs, metrics));
      }
      return new ImageWorker(owned, new Pipelines(pipelines, settings, metrics), settings, codecs, metrics);
    } catch (error) {
      for (const pipeline of pipelines) pipeline[Symbol.dispose]();
      for (const device of owned) device.dispose();
      throw error;
    }
  }

  /** Whether the service can take requests. */
  get state(): State {
    if (this.#closing) return "stopping";
    const allFailed = this.failedDevices.length === this.#pipelines.size;
    if (allFailed || this.#codecs.failure !== undefined) return "failed";
    return this.#queued < this.settings.maxQueue ? "ready" : "full";
  }

  /** The names of the devices that are out of service. */
  get failedDevices(): readonly string[] {
    return this.#pipelines.failed;
  }

  /** Answers a request, as `Bun.serve` and `Deno.serve` expect. Never rejects. */
  async fetch(request: Request): Promise<Response> {
    return toResponse(await this.answer(request));
  }

  /** Answers a request. Never rejects. */
  async answer(request: Request): Promise<HttpAnswer> {
    const start = performance.now();
    let answer: HttpAnswer;
    try {
      const { pathname } = new URL(request.url);
      const probe = answerProbe(pathname, this.state, this.failedDevices);
      if (probe) return probe;
      if (pathname === "/metrics") return this.#metricsPage();
      answer = await this.#serve(request, pathname);
    } catch (error) {
      if (error instanceof HttpError) {
        answer = error.answer();
      } else {
        console.error(error);
        answer = new HttpError(500, "the image could not be processed").answer();
      }
      request.body?.cancel().catch(() => {});
    }
    this.#metrics.count("requests_total", `status="${answer.status}"`);
    this.#metrics.observe("request_seconds", (performance.now() - start) / 1000);
    return answer;
  }

  /** Counts an answer to a request that did not reach the service. */
  countRejected(status: number): void {
    this.#metrics.count("requests_total", `status="${status}"`);
  }

  /** Accepts no more requests, answers the pending ones, and frees everything. */
  close(): Promise<void> {
    this.#closing = true;
    return this.#closed ??= this.#close();
  }

  async #close(): Promise<void> {
    if (this.#pending > 0) await this.#allAnswered.promise;
    await this.#codecs.close();
    this.#pipelines[Symbol.dispose]();
    for (const device of this.#owned) device.dispose();
  }

  async #serve(request: Request, pathname: string): Promise<HttpAnswer> {
    const isVideo = pathname === "/video";
    if (pathname !== "/" && !isVideo) {
      throw new HttpError(404, `${pathname} not found; post images to /, and clips to /video`);
    }
    if (request.method !== "POST" && request.method !== "PUT") {
      const example = `curl -f --data-binary @photo.jpg ${request.url}`;
      throw new HttpError(405, `${request.method} is not allowed; post an image: ${example}`, {
        allow: "POST, PUT",
      });
    }
    const { any } = this.#pipelines;
    const frames = isVideo ? any.clips.requestedFrames(request) : 0;
    const format = isVideo ? "npy" : requestedFormat(request, any.computation.types);
    if (this.#closing) {
      throw new HttpError(503, "the worker is shutting down", { "retry-after": "1", connection: "close" });
    }
    this.#checkQueue();
    this.#pending++;
    try {
      const file = await this.#uploads.receive(request);
      let fileBytes = file.length;
      const releaseFile = () => {
        this.#uploads.release(fileBytes);
        fileBytes = 0;
      };
      try {
        this.#checkQueue(); // it may have filled while the file was received
        this.#queued++;
        try {
          if (isVideo) return await this.#pipelines.run(({ clips }) => clips.answer(file, frames));
          const hint = lineBreaksHint(request, file);
          return await this.#process(file, format, releaseFile).catch((error) => {
            throw error instanceof HttpError && error.status < 500 ? error.with(hint) : error;
          });
        } finally {
          this.#queued--;
        }
      } finally {
        releaseFile();
      }
    } finally {
      if (--this.#pending === 0 && this.#closing) this.#allAnswered.resolve();
    }
  }

  #checkQueue(): void {
    const { maxQueue } = this.settings;
    if (this.#queued < maxQueue) return;
    throw new HttpError(503, `the queue is full (${maxQueue} requests)`, { "retry-after": "1" });
  }

  async #process(
    file: Uint8Array<ArrayBuffer>,
    format: string,
    releaseFile: () => void,
  ): Promise<HttpAnswer> {
    const header = this.#readHeader(file);
    // Decoded by a codec thread, which takes the file: for every device.
    let decoded: Decoded | undefined;
    try {
      return await this.#pipelines.run(async ({ decoder, computation }) => {
        const onDevice = decoded === undefined ? await decoder?.decode(file, header) : undefined;
        if (onDevice === undefined) decoded ??= await this.#codecs.decode(file, header);
        // Only the file itself can move to another device.
        if (decoded !== undefined || this.#pipelines.size === 1) releaseFile();
        try {
          return await computation.answer(format, onDevice ?? decoded!);
        } finally {
          onDevice?.release();
        }
      });
    } finally {
      decoded?.release();
    }
  }

  #readHeader(file: Uint8Array): ImageHeader {
    const { maxBodyBytes, maxPixels } = this.settings;
    try {
      const header = readImageHeader(file, { maxBytes: maxBodyBytes, maxPixels });
      if (header.format !== "jpeg" && header.format !== "png") throw unsupportedFormat(file);
      return header;
    } catch (error) {
      if (error instanceof ImageLimitError) throw new HttpError(413, error.message);
      if (!(error instanceof ImageDecodeError)) throw error;
      if (error.reason === "format") throw unsupportedFormat(file);
      throw new HttpError(400, `image: ${error.message}`);
    }
  }

  #metricsPage(): HttpAnswer {
    const page = this.#metrics.page({
      queue_depth: this.#queued,
      files_bytes: this.#uploads.bytes,
      images_bytes: this.#codecs.bytes,
      ...this.#pipelines.gauges(),
    });
    return ok(page, "text/plain; version=0.0.4");
  }
}

/** WebP and AVIF need further packages: add their formats here and install those. */
function unsupportedFormat(file: Uint8Array): HttpError {
  return new HttpError(415, `image: expected a JPEG or PNG file${videoHint(file)}`);
}
