import type { Device } from "@cuffi/cuffi";
import type { RgbImage } from "@cuffi/cuffi/codecs";
import type { Answers } from "./answers.ts";
import { Batcher } from "./batcher.ts";
import type { Decoded } from "./codec_pool.ts";
import type { HttpAnswer } from "./http_answer.ts";
import { HttpError } from "./http_error.ts";
import type { Metrics } from "./metrics.ts";
import type { Settings } from "./settings.ts";

/** An image that every device can process, to find out whether it still works. */
const PROBE: RgbImage = { width: 1, height: 1, data: new Uint8Array(3) };

/** Computes answers from images, in batches, and watches whether the device still works. */
export class Computation<T> implements Disposable {
  readonly #answers: Answers<T>;
  readonly #batcher: Batcher<T>;
  #failed = false;

  constructor(device: Device, answers: Answers<T>, settings: Settings, metrics: Metrics) {
    this.#answers = answers;
    this.#batcher = new Batcher(device, answers, settings, metrics);
  }

  /** Whether the device failed for an image that is valid for certain. */
  get failed(): boolean {
    return this.#failed;
  }

  /** The content type of each format of the answer. The first format is the default. */
  get types(): Readonly<Record<string, string>> {
    return this.#answers.types;
  }

  /** Processes an image that is valid for certain. */
  probe(): Promise<void> {
    return this.#batcher.submit(PROBE, () => {});
  }

  /** Finds out whether the device works. */
  async works(): Promise<boolean> {
    try {
      await this.probe();
      this.#failed = false;
    } catch (error) {
      if (!this.#failed) console.error(error);
      this.#failed = true;
    }
    return !this.#failed;
  }

  async answer(format: string, decoded: Decoded): Promise<HttpAnswer> {
    return await this.#answers.answer(
      format,
      (convert) => this.#compute(decoded.image, convert),
      () => decoded.release(),
    );
  }

  [Symbol.dispose](): void {
    this.#batcher.close();
    this.#answers[Symbol.dispose]();
  }

  /** Computes a result. Only an error that a valid image meets, too, makes the service unhealthy. */
  async #compute<R>(image: Decoded["image"], convert: (result: T) => R): Promise<R> {
    try {
      const result = await this.#batcher.submit(image, convert);
      this.#failed = false;
      return result;
    } catch (error) {
      console.error(error);
      if (!await this.works()) throw error;
      throw new HttpError(422, "image: it cannot be processed");
    }
  }
}
