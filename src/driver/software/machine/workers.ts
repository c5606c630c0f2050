/** The pool of workers that run the blocks of kernels. */
import { nodeModule, nodeProcess, runtime } from "../../../runtime/index.ts";
import { abandonChunk, failChunk, type Job, runChunks } from "./job.ts";
import { formatPrint } from "./print.ts";
import { TIMER } from "../abi/index.ts";
import { timerMain } from "./timer.ts";
import { createTextureUnit, TEXTURE_CONSTANTS } from "./texture_unit.ts";
import { createImports, type WorkerMessage, workerSource } from "./worker.ts";

/** A worker, independent of the runtime's interface. */
interface Port {
  post(message: WorkerMessage | TimerMessage): void;
  stop(): void;
}

interface TimerMessage {
  readonly kind: "timer";
  readonly memory: WebAssembly.Memory;
  readonly address: number;
}

interface PoolWorker extends Port {
  /** The number of the worker, from 1 on. */
  readonly number: number;
  /** Its id of the operating system; 0 if unknown. */
  readonly thread: Int32Array;
  /** Kernels that it has loaded. */
  readonly kernels: Set<number>;
}

type KernelMessage = Extract<WorkerMessage, { kind: "kernel" }>;

/**
 * Starting a worker blocks this thread for 1 to 20 ms and keeps another core busy for up to 100, so one is started
 * per this much work.
 */
const MILLISECONDS_PER_WORKER = 20;

/** Interval at which a timer looks at the clock. */
const TIMER_MILLISECONDS = 20;

/** Events of a worker. */
interface Listener {
  /** The worker finished the last chunk of a job. */
  reported(): void;
  /** The worker failed or ended, for a reason. May be called twice. */
  ended(reason: string): void;
}

/** The used part of `node:worker_threads`. */
interface WorkerThreads {
  Worker: new (source: string, options: { eval: true; env: Record<string, never> }) => {
    on(event: "message", listener: () => void): void;
    on(event: "error", listener: (error: unknown) => void): void;
    on(event: "exit", listener: (code: number) => void): void;
    postMessage(message: unknown): void;
    unref(): void;
    terminate(): unknown;
  };
}

export class Pool {
  readonly #memory: WebAssembly.Memory;
  readonly #finished: () => void;
  readonly #workers: PoolWorker[] = [];
  #size: number;
  #started = 0;
  /** The last dispatched job. */
  #job: Job | null = null;
  #source: string | null = null;
  /** Milliseconds of work that has come up. */
  #work = 0;
  #timer: Port | null = null;

  /** Workers are started on demand. `finished` is called from the event loop when a job has finished. */
  constructor(memory: WebAssembly.Memory, workers: number, finished: () => void) {
    this.#memory = memory;
    this.#size = workers > 0 && canBlock() ? workers : 0;
    this.#finished = finished;
  }

  /** Maximum number of workers. 0 once one has failed to start: then everything runs on this thread. */
  get size(): number {
    return this.#size;
  }

  /** Milliseconds of work for this thread before the first worker is worth its start; infinite without workers. */
  get ownMilliseconds(): number {
    if (this.#size === 0) return Infinity;
    return this.#workers.length > 0 ? 0 : Math.max(0, MILLISECONDS_PER_WORKER - this.#work);
  }

  /** Counts work that this thread has done. */
  addWork(milliseconds: number): void {
    this.#work += milliseconds;
  }

  /**
   * Sends a job to the workers. They start even while this thread is blocked.
   *
   * @param milliseconds the estimated work
   */
  dispatch(job: Job, kernel: KernelMessage, milliseconds: number): void {
    this.addWork(milliseconds);
    this.#job = job;
    this.#grow(Math.min(this.#size, Math.max(1, Math.floor(this.#work / MILLISECONDS_PER_WORKER))));
    for (const worker of this.#workers) {
      if (!worker.kernels.has(kernel.kernel)) {
        worker.kernels.add(kernel.kernel);
        worker.post(kernel);
      }
      worker.post({ kind: "job", job });
    }
  }

  /** Starts the worker of {@link LaunchTimer}. */
  startTimer(address: number): void {
    const source = `(${timerMain})(${JSON.stringify(TIMER)}, ${TIMER_MILLISECONDS});`;
    this.#timer = startWorker(source, { reported() {}, ended() {} });
    this.#timer.post({ kind: "timer", memory: this.#memory, address });
  }

  /** Unloads a kernel from all workers. */
  unload(kernel: number): void {
    for (const worker of this.#workers) {
      if (worker.kernels.delete(kernel)) worker.post({ kind: "unload", kernel });
    }
  }

  /** Terminates all workers permanently. */
  stop(): void {
    this.#size = 0;
    for (const worker of this.#workers.splice(0)) worker.stop();
    this.#timer?.stop();
    this.#timer = null;
  }

  /**
   * Removes workers whose threads have ended, for a thread that waits without the event loop, which would report
   * them. On Linux, if this process may read /proc.
   */
  removeEnded(): void {
    for (const { number, thread } of [...this.#workers]) {
      if (hasEnded(thread)) this.#remove(number, "its thread is gone, as after an exit or without memory");
    }
  }

  /**
   * Removes a worker that has ended; returns false if it was removed before. The others continue: the blocks that they
   * are running would be lost.
   */
  #remove(number: number, reason: string): boolean {
    const index = this.#workers.findIndex((worker) => worker.number === number);
    if (index < 0) return false;
    // A web worker continues after an error.
    this.#workers.splice(index, 1)[0]!.stop();
    const wasRunning = this.#job !== null &&
      abandonChunk(this.#job, number, `a worker ended in the middle of a block: ${reason}`, this.#memory);
    if (!wasRunning) this.#size = 0;
    return true;
  }

  #grow(count: number): void {
    this.#source ??= workerSource({
      runChunks,
      failChunk,
      createImports,
      formatPrint,
      createTextureUnit,
      textureConstants: TEXTURE_CONSTANTS,
    });
    try {
      while (this.#workers.length < count) {
        const number = ++this.#started;
        const port = startWorker(this.#source, {
          reported: this.#finished,
          ended: (reason) => this.#remove(number, reason) && this.#finished(),
        });
        const thread = new Int32Array(new SharedArrayBuffer(4));
        const isWatched = runtime.platform() === "linux" && runtime.mayRead("/proc");
        port.post({ kind: "start", memory: this.#memory, worker: number, thread: isWatched ? thread : null });
        this.#workers.push({ ...port, number, thread, kernels: new Set() });
      }
    } catch {
      this.#size = 0;
    }
  }
}

function hasEnded(thread: Int32Array): boolean {
  const id = Atomics.load(thread, 0);
  if (id === 0) return false;
  try {
    nodeModule("node:fs")?.statSync(`/proc/self/task/${id}`);
    return false;
  } catch (error) {
    return (error as { code?: string }).code === "ENOENT";
  }
}

/**
 * Returns whether this thread may block. The main thread of a browser may not, so it cannot synchronize with
 * workers.
 */
function canBlock(): boolean {
  try {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 0);
    return true;
  } catch {
    return false;
  }
}

function startWorker(source: string, listener: Listener): Port {
  const threads = nodeProcess()?.getBuiltinModule?.("node:worker_threads") as WorkerThreads | undefined;
  if (!threads) return startWebWorker(source, listener);
  // Without env, Deno copies all environment variables and asks for permission to read them.
  const worker = new threads.Worker(source, { eval: true, env: {} });
  worker.on("message", () => listener.reported());
  worker.on("error", (error) => listener.ended(String(error)));
  worker.on("exit", (code) => listener.ended(`exit code ${code}`));
  worker.unref();
  return { post: (message) => worker.postMessage(message), stop: () => void worker.terminate() };
}

function startWebWorker(source: string, listener: Listener): Port {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module" });
  worker.onmessage = () => listener.reported();
  worker.onerror = ({ message }) => listener.ended(message);
  return {
    post: (message) => worker.postMessage(message),
    stop: () => {
      worker.terminate();
      URL.revokeObjectURL(url);
    },
  };
}
