/** Finds an engine for a stream: the one in use, one from the pool, or a new one. */
import { CUDA_ERROR } from "../../../base/errors.ts";
import type { ThreadQueue } from "../../../runtime/thread_queue.ts";
import type { PictureDecoderSettings } from "../../video.ts";
import { sizeProblem } from "./capabilities.ts";
import type { VideoDevice } from "./device.ts";
import { type Engine, EngineChange, isReady, isReconfigurable, surfacesFor } from "./engine.ts";
import type { StreamFormat } from "./format.ts";
import { CHROMA } from "./layouts.ts";

/** Maximum number of pictures that wait to be copied; the engine then waits. */
const PICTURES_AHEAD = 8, PICTURES_AHEAD_LOW_DELAY = 4;

/** A pending query of the driver. */
interface Question {
  readonly done: boolean;
  readonly problem: string | undefined;
}

export class EngineSelection {
  /** The engine of the stream, and the format that it is configured for. */
  engine: Engine | undefined;
  format: StreamFormat | undefined;
  readonly #device: VideoDevice;
  readonly #settings: PictureDecoderSettings;
  readonly #queue: ThreadQueue;
  #question: Question | undefined;
  #change: { readonly change: EngineChange; readonly engine: Engine | undefined } | undefined;

  /** @param queue The thread that also copies pictures, so that changes wait for earlier copies. */
  constructor(device: VideoDevice, settings: PictureDecoderSettings, queue: ThreadQueue) {
    this.#device = device;
    this.#settings = settings;
    this.#queue = queue;
  }

  /** Whether an engine is being created or reconfigured. */
  get changing(): boolean {
    return this.#change !== undefined;
  }

  /**
   * Prepares an engine for a format. Returns undefined while that is in progress: call it again. Then returns
   * the engine's number of surfaces, or the reason why there is no engine.
   */
  prepare(format: StreamFormat): number | Error | undefined {
    if (this.#change !== undefined) return this.#finishChange(format);
    const problem = this.#problem(format);
    if (problem === null) return undefined;
    if (problem !== undefined) return problem;
    const current = this.engine;
    if (current !== undefined && isReady(current, format, this.#surfacesFor(format))) {
      this.format = format;
      return current.surfaces;
    }
    const reconfigurable = current !== undefined && isReconfigurable(current, format);
    this.#begin(format, reconfigurable ? current : this.#device.pool.take(format));
    return undefined;
  }

  /** Returns the engine to the pool. */
  release(): void {
    if (this.engine !== undefined) this.#device.keep(this.engine);
    this.engine = undefined;
  }

  #surfacesFor(format: StreamFormat): number {
    return surfacesFor(format, this.#settings.lowDelay ? PICTURES_AHEAD_LOW_DELAY : PICTURES_AHEAD);
  }

  /** Returns why the stream cannot be decoded, undefined if it can, or null if that is not known yet. */
  #problem(format: StreamFormat): Error | undefined | null {
    const { codec, maxPixels } = this.#settings;
    const { bitDepth } = format;
    const { capabilities } = this.#device;
    const chroma = CHROMA[format.chroma];
    if (chroma === undefined) return new Error(`video: unknown chroma format ${format.chroma}`);
    const limits = capabilities.known(codec, chroma, bitDepth);
    if (limits) return sizeProblem(limits, format, maxPixels);
    if (this.#question === undefined) {
      const question: Question = this.#question = { done: false, problem: undefined };
      capabilities.problem({ codec, chroma, bitDepth })
        .catch((error) => String(error))
        .then((problem) => Object.assign(question, { done: true, problem }));
    }
    const { done, problem } = this.#question;
    if (!done) return null;
    this.#question = undefined;
    return problem === undefined ? undefined : new Error(problem);
  }

  #begin(format: StreamFormat, engine: Engine | undefined): void {
    const { nvcuvid, lock } = this.#device;
    const surfaces = this.#surfacesFor(format);
    this.#change = {
      change: new EngineChange(this.#queue, nvcuvid, lock, format, surfaces, engine),
      engine,
    };
  }

  #finishChange(format: StreamFormat): number | Error | undefined {
    const { change, engine } = this.#change!;
    if (!this.#queue.isFinished(change.job)) return undefined;
    const result = this.#queue.result(change.job);
    this.#change = undefined;
    if (result !== 0) {
      change.free();
      return this.#retry(result, change.call, format, engine);
    }
    const previous = this.engine;
    this.engine = change.finish();
    this.format = format;
    if (previous !== undefined && previous !== this.engine) this.#device.keep(previous);
    return this.engine.surfaces;
  }

  /** Replaces an engine that cannot be reconfigured, or frees the memory of idle engines. */
  #retry(
    result: number,
    call: string,
    format: StreamFormat,
    engine: Engine | undefined,
  ): Error | undefined {
    const { pool, nvcuvid, driver } = this.#device;
    const unused = result === CUDA_ERROR.OUT_OF_MEMORY ? pool.clear() : [];
    if (engine !== undefined) {
      if (this.engine === engine) this.engine = undefined;
      unused.push(engine);
    }
    if (unused.length === 0) return driver.library.error(result, call);
    for (const { handle } of unused) this.#queue.post(nvcuvid.addresses.cuvidDestroyDecoder, handle);
    this.#begin(format, undefined);
    return undefined;
  }
}
