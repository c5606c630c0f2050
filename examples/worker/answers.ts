import type { Device } from "@cuffi/cuffi";
import { TensorResult } from "./batch_result.ts";
import type { BatchWork } from "./batcher.ts";
import type { CodecPool } from "./codec_pool.ts";
import { MEAN, STD } from "./codec_thread.ts";
import { type HttpAnswer, ok } from "./http_answer.ts";
import { HttpError } from "./http_error.ts";
import { NpyFiles } from "./npy_files.ts";
import { SETTINGS, type Settings, variableOf } from "./settings.ts";

/** Results of the worker for each image, and their formats. */
export interface Answers<T> extends BatchWork<T>, Disposable {
  /** The content type of each format of the answer. The first format is the default. */
  readonly types: Readonly<Record<string, string>>;
  /**
   * Returns an answer with status 200.
   *
   * @param compute Computes the image's result and converts it.
   * @param release Frees the image, which is not needed after `compute()`.
   */
  answer(
    format: string,
    compute: <R>(convert: (result: T) => R) => Promise<R>,
    release: () => void,
  ): Promise<HttpAnswer>;
}

/** Answers with the tensor (.npy), or with a picture of it (PNG). */
export class TensorAnswers implements Answers<Float32Array<ArrayBuffer>> {
  readonly types = { npy: "application/x-npy", png: "image/png" };
  readonly maxBatch: number;
  readonly extents: readonly [number, number];
  readonly mean: readonly number[] = MEAN;
  readonly std: readonly number[] = STD;
  readonly #device: Device;
  readonly #settings: Settings;
  readonly #codecs: CodecPool;
  readonly #files: NpyFiles;

  constructor(device: Device, settings: Settings, codecs: CodecPool) {
    this.maxBatch = settings.maxBatch;
    this.extents = [settings.size, settings.size];
    this.#device = device;
    this.#settings = settings;
    this.#codecs = codecs;
    this.#files = new NpyFiles([3, ...this.extents], 2 * this.maxBatch);
  }

  createResult(): TensorResult {
    const { maxBatch, size } = this.#settings;
    return new TensorResult(this.#device, maxBatch * 3 * size * size * 4);
  }

  async answer(
    format: string,
    compute: <R>(convert: (values: Float32Array<ArrayBuffer>) => R) => Promise<R>,
    release: () => void,
  ): Promise<HttpAnswer> {
    if (format === "npy") {
      const file = await compute((values) => this.#files.create(values));
      return ok(file, this.types.npy, () => this.#files.reuse(file));
    }
    const values = await compute((values) => values.slice());
    release();
    return ok(await this.#codecs.encode(values, this.#settings.size), this.types.png);
  }

  [Symbol.dispose](): void {}
}

/** Throws if a query has a parameter other than `known`. */
export function checkParameters(parameters: URLSearchParams, known: string): void {
  for (const name of parameters.keys()) {
    if (name === known) continue;
    const advice = name in SETTINGS
      ? `; the server's variable ${variableOf(name)} sets it for all requests`
      : "";
    throw new HttpError(400, `query: expected only ${known}, got ${JSON.stringify(name)}${advice}`);
  }
}

/** Returns `?format=`, the only parameter, otherwise the first supported type of the Accept header. */
export function requestedFormat(request: Request, types: Readonly<Record<string, string>>): string {
  const { searchParams } = new URL(request.url), formats = Object.keys(types);
  checkParameters(searchParams, "format");
  const parameter = searchParams.get("format");
  if (parameter !== null) {
    if (formats.includes(parameter)) return parameter;
    throw new HttpError(400, `format: expected ${formats.join(" or ")}, got ${JSON.stringify(parameter)}`);
  }
  for (const part of (request.headers.get("accept") ?? "*/*").split(",")) {
    const type = part.split(";")[0]!.trim().toLowerCase();
    const format = type === "*/*" || type === "application/octet-stream"
      ? formats[0]
      : formats.find((format) => types[format] === type || type === types[format]!.replace(/\/.*/, "/*"));
    if (format !== undefined) return format;
  }
  throw new HttpError(406, `Accept: expected ${Object.values(types).join(" or ")}`);
}
