import { CudaError, type Device, LibraryNotFoundError } from "@cuffi/cuffi";
import { encodeNpy } from "@cuffi/cuffi/npy";
import { checkParameters } from "./answers.ts";
import { MEAN, STD } from "./codec_thread.ts";
import { type HttpAnswer, ok } from "./http_answer.ts";
import { HttpError } from "./http_error.ts";
import type { Settings } from "./settings.ts";

/** Clips that are decoded at the same time: GPUs have up to eight engines. Others wait for their turn. */
const CLIPS = { cuda: 8, software: 2 };

const warned = new Set<string>();
/** Prints a line unless it has been printed. */
function warnOnce(line: string): void {
  if (!warned.has(line)) console.error(line);
  warned.add(line);
}

/** Answers video clips with frames at equal distances as a tensor. */
export class VideoClips {
  readonly #device: Device;
  readonly #settings: Settings;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(device: Device, settings: Settings) {
    this.#device = device;
    this.#settings = settings;
  }

  /** Returns `?frames=`, the only parameter. Default 8. */
  requestedFrames(request: Request): number {
    const { searchParams } = new URL(request.url), { maxFrames } = this.#settings;
    checkParameters(searchParams, "frames");
    const text = searchParams.get("frames") ?? String(Math.min(8, maxFrames)), frames = Number(text);
    if (Number.isInteger(frames) && frames >= 1 && frames <= maxFrames) return frames;
    throw new HttpError(
      400,
      `frames: expected an integer from 1 to ${maxFrames}, got ${JSON.stringify(text)}`,
    );
  }

  /** Decodes frames of a clip: a .npy file, f32 [frames, 3, size, size]. */
  async answer(file: Uint8Array<ArrayBuffer>, frames: number): Promise<HttpAnswer> {
    if (this.#running === CLIPS[this.#device.kind]) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return ok(await this.#sample(file, frames), "application/x-npy");
    } catch (error) {
      throw this.#httpError(error);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }

  async #sample(file: Uint8Array<ArrayBuffer>, frames: number): Promise<Uint8Array<ArrayBuffer>> {
    const { size, maxPixels, maxBodyBytes, decodeTimeout } = this.#settings;
    const { openVideo } = await import("@cuffi/cuffi/video"); // services without video do not load it
    const signal = AbortSignal.timeout(decodeTimeout);
    await using video = await openVideo(this.#device, file, { maxPixels, maxBytes: maxBodyBytes, signal });
    if (video.truncated) throw new Error("the file is truncated");
    const count = await video.count();
    const indices = Array.from({ length: frames }, (_, i) => Math.floor((i + 0.5) * count / frames));
    using tensor = await video.sample(indices, { size, mean: MEAN, std: STD, signal });
    const data = await tensor.download() as Float32Array<ArrayBuffer>;
    return encodeNpy({ dtype: "f32", shape: tensor.shape, data });
  }

  #httpError(error: unknown): unknown {
    if (!(error instanceof Error) || error instanceof CudaError) return error;
    if (error.name === "TimeoutError") {
      return new HttpError(400, `video: not decoded within ${this.#settings.decodeTimeout} ms`);
    }
    if (error instanceof LibraryNotFoundError || /npm install mediabunny/.test(error.message)) {
      warnOnce(`/video is off: ${error.message.split("\n")[0]}`);
      return new HttpError(501, "video: this server cannot decode it");
    }
    const status = error.message.includes("(option maxPixels)") ? 413 : 400;
    return new HttpError(status, `video: ${error.message.replace(/^video: /, "")}`);
  }
}
