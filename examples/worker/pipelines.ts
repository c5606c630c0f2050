import { HttpError } from "./http_error.ts";
import type { Metrics } from "./metrics.ts";
import type { Pipeline } from "./pipeline.ts";
import type { Settings } from "./settings.ts";

/**
 * Distributes requests to devices. Each goes to the device with the fewest of them. A device that fails for an
 * image that is valid for certain gets no more requests until it works again, and its requests are repeated on
 * the others.
 */
export class Pipelines implements Disposable {
  readonly #all: readonly Pipeline[];
  readonly #settings: Settings;
  readonly #metrics: Metrics;
  readonly #retries = new Map<Pipeline, ReturnType<typeof setTimeout>>();
  /** Where the search for a device begins, so that idle ones take turns. */
  #first = 0;

  constructor(pipelines: readonly Pipeline[], settings: Settings, metrics: Metrics) {
    this.#all = pipelines;
    this.#settings = settings;
    this.#metrics = metrics;
  }

  get size(): number {
    return this.#all.length;
  }

  /** Any device, for what all have in common. */
  get any(): Pipeline {
    return this.#all[0]!;
  }

  /** The names of the devices that do not work. */
  get failed(): string[] {
    return this.#all.filter(({ computation }) => computation.failed).map(({ name }) => name);
  }

  /** Runs the work of a request on a device, and on another one if that fails. */
  async run<R>(work: (pipeline: Pipeline) => Promise<R>): Promise<R> {
    const tried = new Set<Pipeline>();
    for (;;) {
      const pipeline = this.#select(tried);
      tried.add(pipeline);
      pipeline.pending++;
      try {
        const result = await work(pipeline);
        this.#metrics.count("device_answers_total", `device="${pipeline.name}"`);
        return result;
      } catch (error) {
        if (error instanceof HttpError || await pipeline.computation.works()) throw error;
        this.#remove(pipeline);
        if (!this.#all.some((other) => !tried.has(other) && !other.computation.failed)) throw error;
      } finally {
        pipeline.pending--;
      }
    }
  }

  /** Measurements of each device. */
  gauges(): Record<string, Record<string, number>> {
    const each = (value: (pipeline: Pipeline) => number) =>
      Object.fromEntries(this.#all.map((pipeline) => [`device="${pipeline.name}"`, value(pipeline)]));
    return {
      device_up: each(({ computation }) => computation.failed ? 0 : 1),
      device_queue_depth: each(({ pending }) => pending),
      device_bytes: each(({ device }) => device.memoryInUse()),
    };
  }

  [Symbol.dispose](): void {
    for (const timer of this.#retries.values()) clearTimeout(timer);
    this.#retries.clear();
    for (const pipeline of this.#all) {
      try {
        pipeline[Symbol.dispose]();
      } catch (error) {
        // Memory of a lost device cannot be freed, and must not keep the others from freeing theirs.
        if (!pipeline.computation.failed) throw error;
      }
    }
  }

  /** The device with the fewest requests of those that work and were not tried; any if none does. */
  #select(tried: ReadonlySet<Pipeline>): Pipeline {
    const start = this.#first++ % this.#all.length;
    const inTurn = [...this.#all.slice(start), ...this.#all.slice(0, start)];
    const working = inTurn.filter((pipeline) => !tried.has(pipeline) && !pipeline.computation.failed);
    const candidates = working.length > 0 ? working : inTurn;
    return candidates.reduce((best, other) => other.pending < best.pending ? other : best);
  }

  /** Notes that a device has failed, and tries it again later. */
  #remove(pipeline: Pipeline): void {
    if (this.#all.length === 1 || this.#retries.has(pipeline)) return;
    this.#metrics.count("device_failures_total", `device="${pipeline.name}"`);
    console.error(`${pipeline.name} has failed and is out of service`);
    const retry = async () => {
      if (await pipeline.computation.works()) {
        this.#retries.delete(pipeline);
        console.error(`${pipeline.name} is in service again`);
      } else if (this.#retries.has(pipeline)) {
        schedule();
      }
    };
    const schedule = () => {
      this.#retries.set(pipeline, setTimeout(retry, this.#settings.deviceRetry).unref());
    };
    schedule();
  }
}
