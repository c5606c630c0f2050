import { type Device, openDevice } from "@cuffi/cuffi";
import { ImageDecodeError, type ImageHeader, ImageLimitError, readImageHeader } from "@cuffi/cuffi/codecs";
import { requestedFormat, TensorAnswers } from "./answers.ts";
import { CodecPool } from "./codec_pool.ts";
import { DeviceDecoder } from "./device_decoder.ts";
import { Computation } from "./computation.ts";
import { HttpError } from "./http_error.ts";
import { Metrics } from "./metrics.ts";
import type { ModelAnswers } from "./model_answers.ts";
import type { ModelSettings } from "./model_settings.ts";
import { answerProbe, type State } from "./probes.ts";
import { completeSettings, type Settings } from "./settings.ts";
import { Uploads } from "./uploads.ts";
import { VideoClips } from "./video_clips.ts";

/** Options of `ImageWorker.open()`. */
export interface WorkerOptions extends Partial<Settings> {
  /** A model to answer with, instead of the tensor. */
  model?: ModelSettings | undefined;
  /** Default: the device that `openDevice()` opens. The caller keeps ownership of a device passed here. */
  device?: Device;
}

/** The computation of any kind of result. */
type AnyComputation = Pick<Computation<unknown>, keyof Computation<unknown>>;

/** Loads the code for models, which other services do not need. */
async function openModelAnswers(...args: Parameters<typeof ModelAnswers.open>): Promise<ModelAnswers> {
  const { ModelAnswers } = await import("./model_answers.ts");
  return await ModelAnswers.open(...args);
}

/** The service: maps requests to responses, independent of the HTTP server. */
export class ImageWorker {
  readonly settings: Settings;
  readonly #device: Device;
  readonly #ownsDevice: boolean;
  readonly #computation: AnyComputation;
  readonly #uploads: Uploads;
  readonly #codecs: CodecPool;
  /** Undefined if the codec threads decode all files. */
  readonly #deviceDecoder: DeviceDecoder | undefined;
  readonly #clips: VideoClips;
  readonly #metrics: Metrics;
  /** Requests whose file was received. */
  #queued = 0;
  /** Requests in progress. */
  #pending = 0;
  #closing = false;
  readonly #allAnswered = Promise.withResolvers<void>();
  #closed: Promise<void> | undefined;

  private constructor(
    device: Device,
    ownsDevice: boolean,
    settings: Settings,
    codecs: CodecPool,
    deviceDecoder: DeviceDecoder | undefined,
    metrics: Metrics,
    computation: AnyComputation,
  ) {
    this.settings = settings;
    this.#device = device;
    this.#ownsDevice = ownsDevice;
    this.#uploads = new Uploads(settings);
    this.#codecs = codecs;
    this.#deviceDecoder = deviceDecoder;
    this.#clips = new VideoClips(device, settings);
    this.#metrics = metrics;
    this.#computation = computation;
  }

  /** Opens the device and the model and loads the kernel, so that the first request is fast. */
  static async open({ device: given, model, ...options }: WorkerOptions = {}): Promise<ImageWorker> {
    const settings = completeSettings(options);
    const device = given ?? await openDevice();
    try {
      const codecs = new CodecPool(settings), metrics = new Metrics();
      const computation = model === undefined
        ? new Computation(device, new TensorAnswers(device, settings, codecs), settings, metrics)
        : new Computation(device, await openModelAnswers(device, model, settings), settings, metrics);
      try {
        await computation.probe();
      } catch (error) {
        computation[Symbol.dispose]();
        throw error;
      }
      const deviceDecoder = await DeviceDecoder.open(device, settings);
      return new ImageWorker(device, !given, settings, codecs, deviceDecoder, metrics, computation);
    } catch (error) {
      if (!given) device.dispose();
      throw error;
    }
  }

  /** Whether the service can take requests. */
  get state(): State {
    if (this.#closing) return "stopping";
    if (this.#computation.failed || this.#codecs.failure !== undefined) return "failed";
    return this.#queued < this.settings.maxQueue ? "ready" : "full";
  }

  /** Answers a request. Never rejects. */
  async fetch(request: Request): Promise<Response> {
    const start = performance.now();
    let response: Response;
    try {
      const { pathname } = new URL(request.url);
      const probe = answerProbe(pathname, this.state);
      if (probe) return probe;
      if (pathname === "/metrics") return this.#metricsPage();
      response = await this.#answer(request, pathname);
    } catch (error) {
      if (error instanceof HttpError) {
        response = error.response();
      } else {
        console.error(error);
        response = new HttpError(500, "the image could not be processed").response();
      }
      request.body?.cancel().catch(() => {});
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
    this.#deviceDecoder?.[Symbol.dispose]();
    this.#computation[Symbol.dispose]();
    if (this.#ownsDevice) this.#device.dispose();
  }

  async #answer(request: Request, pathname: string): Promise<Response> {
    const isVideo = pathname === "/video";
    if (pathname !== "/" && !isVideo) {
      throw new HttpError(404, `${pathname} not found; post images to /, and clips to /video`);
    }
    if (request.method !== "POST" && request.method !== "PUT") {
      const example = `curl --data-binary @photo.jpg ${request.url}`;
      throw new HttpError(405, `${request.method} is not allowed; post an image: ${example}`, {
        allow: "POST, PUT",
      });
    }
    const frames = isVideo ? this.#clips.requestedFrames(request) : 0;
    const format = isVideo ? "npy" : requestedFormat(request, this.#computation.types);
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
          if (isVideo) return await this.#clips.answer(file, frames);
          return await this.#process(file, format, releaseFile);
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

  async #process(file: Uint8Array<ArrayBuffer>, format: string, releaseFile: () => void): Promise<Response> {
    const header = this.#readHeader(file);
    const decoded = await this.#deviceDecoder?.decode(file, header) ??
      await this.#codecs.decode(file, header);
    releaseFile();
    try {
      return await this.#computation.answer(format, decoded);
    } finally {
      decoded.release();
    }
  }

  #readHeader(file: Uint8Array): ImageHeader {
    const { maxBodyBytes, maxPixels } = this.settings;
    try {
      const header = readImageHeader(file, { maxBytes: maxBodyBytes, maxPixels });
      if (header.format !== "jpeg" && header.format !== "png") throw unsupportedFormat();
      return header;
    } catch (error) {
      if (error instanceof ImageLimitError) throw new HttpError(413, error.message);
      if (!(error instanceof ImageDecodeError)) throw error;
      if (error.reason === "format") throw unsupportedFormat();
      throw new HttpError(400, `image: ${error.message}`);
    }
  }

  #metricsPage(): Response {
    const page = this.#metrics.page({
      queue_depth: this.#queued,
      files_bytes: this.#uploads.bytes,
      images_bytes: this.#codecs.bytes,
      device_bytes: this.#device.memoryInUse(),
    });
    return new Response(page, { headers: { "content-type": "text/plain; version=0.0.4" } });
  }
}

/** WebP and AVIF need further packages: add their formats here and install those. */
function unsupportedFormat(): HttpError {
  return new HttpError(415, "image: expected a JPEG or PNG file");
}
