import type { ImageHeader, RgbImage } from "@cuffi/cuffi/codecs";
import { fileURLToPath } from "node:url";
import { Worker as Thread } from "node:worker_threads";
import { CODEC_THREAD, type Outcome, READY, type Result, runTask, type Task } from "./codec_thread.ts";
import { HttpError } from "./http_error.ts";
import type { Settings } from "./settings.ts";

/** Images that need more memory than this leave half of the threads to smaller ones. */
const LARGE_BYTES = 32 << 20;

/** A decoded image, whose memory counts until `release()` frees it. */
export interface Decoded {
  readonly image: RgbImage;
  release(): void;
}

/** A task that waits for its outcome. */
interface Job {
  readonly task: Task;
  /** Memory that the task needs. */
  readonly bytes: number;
  readonly resolve: (outcome: Outcome) => void;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Threads that decode and encode. Each runs one task at a time. A thread that dies, or whose task takes too
 * long, is replaced. Tasks start in order of arrival, except that small ones pass those that wait for memory.
 */
export class CodecPool {
  readonly #settings: Settings;
  readonly #idle: Thread[] = [];
  readonly #busy: Map<Thread, Job> = new Map();
  /** Threads that are not starting any more. */
  readonly #ready: WeakSet<Thread> = new WeakSet();
  readonly #waiting: Job[] = [];
  #largeRunning = 0;
  #bytes = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Memory in use by decoding and by decoded images. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Decodes a file. */
  async decode(file: Uint8Array<ArrayBuffer>, header: ImageHeader): Promise<Decoded> {
    const { maxBodyBytes, maxPixels, maxImagesBytes } = this.#settings;
    const { decodeBytes } = header;
    if (decodeBytes > maxImagesBytes) {
      throw new HttpError(
        413,
        `image: expected at most ${maxImagesBytes} bytes to decode, got ${decodeBytes}`,
      );
    }
    const task = { buffer: file.buffer, limits: { maxBytes: maxBodyBytes, maxPixels } };
    const { width, height, buffer } = await this.#run(task, decodeBytes);
    let held = buffer.byteLength;
    this.#bytes += held;
    return {
      image: { width, height, data: new Uint8Array(buffer) },
      release: () => {
        if (held === 0) return;
        buffer.transfer(0); // frees the memory before the garbage collector would
        this.#bytes -= held;
        held = 0;
        this.#next();
      },
    };
  }

  /** Encodes a tensor as a PNG file. */
  async encode(values: Float32Array<ArrayBuffer>, size: number): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array((await this.#run({ buffer: values.buffer, size }, 0)).buffer);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()));
  }

  async #run(task: Task, bytes: number): Promise<Result> {
    const outcome = await new Promise<Outcome>((resolve) => {
      this.#waiting.push({ task, bytes, resolve });
      this.#next();
    });
    if ("rejected" in outcome) throw new HttpError(400, `image: ${outcome.rejected}`);
    if ("error" in outcome) throw new Error(outcome.error);
    return outcome.result;
  }

  /** Starts the tasks that can run. */
  #next(): void {
    const { codecThreads, maxImagesBytes } = this.#settings;
    const maxLarge = Math.max(1, codecThreads >> 1);
    for (let i = 0; i < this.#waiting.length;) {
      if (this.#busy.size >= Math.max(1, codecThreads)) return;
      const job = this.#waiting[i]!;
      const fits = this.#bytes + job.bytes <= maxImagesBytes;
      if (fits && (job.bytes <= LARGE_BYTES || this.#largeRunning < maxLarge)) {
        this.#waiting.splice(i, 1);
        this.#start(job);
      } else {
        i++;
      }
    }
  }

  #start(job: Job): void {
    this.#bytes += job.bytes;
    if (job.bytes > LARGE_BYTES) this.#largeRunning++;
    if (this.#settings.codecThreads === 0) {
      runTask(job.task).then((outcome) => this.#finish(job, outcome));
      return;
    }
    const thread = this.#idle.pop() ?? this.#spawn();
    this.#busy.set(thread, job);
    thread.postMessage(job.task, [job.task.buffer]);
    if (this.#ready.has(thread)) this.#limitTime(thread, job);
  }

  #limitTime(thread: Thread, job: Job): void {
    const { decodeTimeout } = this.#settings;
    job.timer = setTimeout(() => {
      const outcome = { rejected: `not decoded within ${decodeTimeout} ms` };
      job.resolve(outcome);
      this.#busy.delete(thread);
      thread.terminate().finally(() => this.#finish(job, outcome)); // its memory counts until it has ended
    }, decodeTimeout);
  }

  #finish(job: Job, outcome: Outcome): void {
    clearTimeout(job.timer);
    this.#bytes -= job.bytes;
    if (job.bytes > LARGE_BYTES) this.#largeRunning--;
    job.resolve(outcome);
    queueMicrotask(() => this.#next()); // after the decoded image is counted
  }

  #spawn(): Thread {
    const file = new URL("./codec_thread.ts", import.meta.url).href;
    const thread = new Thread(fileURLToPath(file), { workerData: CODEC_THREAD });
    const take = () => {
      const job = this.#busy.get(thread);
      this.#busy.delete(thread);
      return job;
    };
    thread.on("message", (outcome: Outcome | typeof READY) => {
      if (outcome === READY) {
        this.#ready.add(thread);
        const job = this.#busy.get(thread);
        if (job) this.#limitTime(thread, job);
        return;
      }
      const job = take();
      if (!job) return; // terminated for its time
      this.#idle.push(thread);
      this.#finish(job, outcome);
    });
    const died = (error: string) => {
      const job = take(), index = this.#idle.indexOf(thread);
      if (index >= 0) this.#idle.splice(index, 1);
      if (job) this.#finish(job, { error });
    };
    thread.on("error", (error) => died(String(error)));
    thread.on("exit", () => died("the codec thread exited"));
    return thread;
  }
}
