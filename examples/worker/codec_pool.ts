import type { DeviceArray } from "@cuffi/cuffi";
import type { ImageHeader, RgbImage } from "@cuffi/cuffi/codecs";
import { fileURLToPath } from "node:url";
import { Worker as Thread } from "node:worker_threads";
import {
  CODEC_THREAD,
  type CodecThreadData,
  type Outcome,
  READY,
  type Result,
  runTask,
  type Task,
} from "./codec_thread.ts";
import { HttpError } from "./http_error.ts";
import type { Settings } from "./settings.ts";

/** Images that need more memory than this are decoded in the lane for large ones. */
const LARGE_BYTES = 32 << 20;

/**
 * So are JPEG files with more pixels in all of their scans, which take 50 ms. The threads for small images find them
 * before they decode anything, and return them.
 */
const LARGE_SCAN_PIXELS = 32_000_000;

/** The priority of the threads for large images (-20 to 19): they get a third of the time of others. */
const LARGE_PRIORITY = 5;

/** A decoded image, on the host or on the device, whose memory counts until `release()` frees it. */
export interface Decoded {
  readonly image: RgbImage | DeviceArray<"u8">;
  release(): void;
}

/** A task that waits for its outcome. */
interface Job {
  readonly task: Task;
  /** Memory that the task needs. */
  readonly bytes: number;
  readonly lane: Lane;
  readonly resolve: (outcome: Outcome) => void;
  timer?: ReturnType<typeof setTimeout>;
}

/** Threads, and the tasks that wait for one. A large image does not delay small ones in another lane. */
interface Lane {
  /** Returns JPEG files with more pixels in all scans. */
  readonly maxScanPixels: number | undefined;
  readonly maxThreads: number;
  readonly priority: number;
  readonly idle: Thread[];
  readonly waiting: Job[];
  running: number;
}

/**
 * Threads that decode and encode. Each runs one task at a time. A thread that dies, or whose task takes too
 * long, is replaced. Tasks of a lane start in order of arrival, except that small ones pass those that wait for
 * memory.
 */
export class CodecPool {
  readonly #settings: Settings;
  readonly #program: string;
  readonly #lanes: Record<"small" | "large", Lane>;
  readonly #busy: Map<Thread, Job> = new Map();
  /** Threads that are not starting any more. */
  readonly #ready: WeakSet<Thread> = new WeakSet();
  #bytes = 0;
  #failure: string | undefined;

  /** `program`: the file that the threads run. */
  constructor(settings: Settings, program: URL = new URL("./codec_thread.ts", import.meta.url)) {
    this.#settings = settings;
    this.#program = fileURLToPath(program.href);
    const { codecThreads } = settings;
    const lane = (threads: number, priority: number, maxScanPixels?: number): Lane => ({
      ...{ maxThreads: Math.max(1, threads), priority, maxScanPixels },
      ...{ idle: [], waiting: [], running: 0 },
    });
    this.#lanes = {
      small: lane(codecThreads, 0, LARGE_SCAN_PIXELS),
      large: lane(codecThreads >> 1, LARGE_PRIORITY),
    };
  }

  /** Why the last thread that was started cannot decode a file that is valid for certain. */
  get failure(): string | undefined {
    return this.#failure;
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
    const { small, large } = this.#lanes;
    const threads = [...small.idle, ...large.idle, ...this.#busy.keys()];
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  async #run(task: Task, bytes: number): Promise<Result> {
    const outcome = await new Promise<Outcome>((resolve) => {
      const lane = this.#lanes[bytes > LARGE_BYTES ? "large" : "small"];
      lane.waiting.push({ task, bytes, lane, resolve });
      this.#next();
    });
    if ("rejected" in outcome) throw new HttpError(400, `image: ${outcome.rejected}`);
    if ("error" in outcome) throw new Error(outcome.error);
    if ("slow" in outcome) throw new Error("a slow file was not decoded");
    return outcome.result;
  }

  /** Starts the tasks that can run. */
  #next(): void {
    for (const lane of Object.values(this.#lanes)) {
      for (let i = 0; i < lane.waiting.length && lane.running < lane.maxThreads;) {
        const job = lane.waiting[i]!;
        if (this.#bytes + job.bytes <= this.#settings.maxImagesBytes) {
          lane.waiting.splice(i, 1);
          this.#start(job);
        } else {
          i++;
        }
      }
    }
  }

  #start(job: Job): void {
    this.#bytes += job.bytes;
    job.lane.running++;
    if (this.#settings.codecThreads === 0) {
      runTask(job.task).then((outcome) => this.#finish(job, outcome));
      return;
    }
    const thread = job.lane.idle.pop() ?? this.#spawn(job.lane);
    this.#busy.set(thread, job);
    const { task, lane: { maxScanPixels } } = job;
    const limited = "limits" in task && maxScanPixels !== undefined
      ? { ...task, limits: { ...task.limits, maxScanPixels } }
      : task;
    thread.postMessage(limited, [task.buffer]);
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
    job.lane.running--;
    if ("slow" in outcome) {
      const lane = this.#lanes.large;
      lane.waiting.push({ ...job, task: { ...job.task, buffer: outcome.slow }, lane });
    } else {
      job.resolve(outcome);
    }
    queueMicrotask(() => this.#next()); // after the decoded image is counted
  }

  #spawn(lane: Lane): Thread {
    const data: CodecThreadData = { name: CODEC_THREAD, priority: lane.priority };
    const thread = new Thread(this.#program, { workerData: data });
    const take = () => {
      const job = this.#busy.get(thread);
      this.#busy.delete(thread);
      return job;
    };
    thread.on("message", (outcome: Outcome | typeof READY) => {
      if (outcome === READY) {
        this.#ready.add(thread);
        this.#failure = undefined;
        const job = this.#busy.get(thread);
        if (job) this.#limitTime(thread, job);
        return;
      }
      const job = take();
      if (!job) return; // terminated for its time
      lane.idle.push(thread);
      this.#finish(job, outcome);
    });
    const died = (error: string) => {
      if (!this.#ready.has(thread)) this.#failure ??= error;
      const job = take(), index = lane.idle.indexOf(thread);
      if (index >= 0) lane.idle.splice(index, 1);
      if (job) this.#finish(job, { error });
    };
    thread.on("error", (error) => died(String(error)));
    thread.on("exit", () => died("the codec thread exited"));
    return thread;
  }
}
