/** The pool of workers on which the blocks of a kernel run. */
import { nodeProcess } from "../../../runtime/node_builtins.ts";
import { type Job, takePart } from "./job.ts";
import { formatPrint } from "./print.ts";
import { createTextureUnit, TEXTURE_NUMBERS } from "./texture_unit.ts";
import { createImports, type ToWorker, workerSource } from "./worker.ts";

/** One worker, by whichever interface the runtime has. */
interface Port {
  post(message: ToWorker): void;
  stop(): void;
}

interface PoolWorker extends Port {
  /** Kernels that it has been sent. */
  readonly kernels: Set<number>;
}

type KernelMessage = Extract<ToWorker, { kind: "kernel" }>;

/** Starting a worker takes this thread 1 to 20 ms, so there is one more for every so much work that they were given. */
const WORK_A_WORKER_MILLISECONDS = 20;

/** What {@link Pool} wants to hear of a worker. */
interface Listener {
  /** The worker finished the last chunk of a job. */
  reported(): void;
  failed(): void;
}

/** What is used of `node:worker_threads`. */
interface WorkerThreads {
  Worker: new (source: string, options: { eval: true }) => {
    on(event: string, listener: () => void): void;
    postMessage(message: unknown): void;
    unref(): void;
    terminate(): unknown;
  };
}

export class Pool {
  readonly #memory: WebAssembly.Memory;
  readonly #listener: Listener;
  readonly #workers: PoolWorker[] = [];
  #size: number;
  #source: string | null = null;
  #given = 0;

  /** Starts nothing yet. `finished` is called from the event loop when a job has finished. */
  constructor(memory: WebAssembly.Memory, workers: number, finished: () => void) {
    this.#memory = memory;
    this.#size = workers > 0 && mayBlock() ? workers : 0;
    this.#listener = {
      reported: finished,
      failed: () => {
        this.stop();
        finished();
      },
    };
  }

  /** How many workers there are when there is work for all; 0 once one has failed: then everything runs on this thread. */
  get size(): number {
    return this.#size;
  }

  /** Gives a job of about so many milliseconds to the workers. They start even while this thread is blocked. */
  run(job: Job, kernel: KernelMessage, milliseconds: number): void {
    this.#given += milliseconds;
    this.#grow(Math.min(this.#size, 1 + Math.floor(this.#given / WORK_A_WORKER_MILLISECONDS)));
    for (const worker of this.#workers) {
      if (!worker.kernels.has(kernel.kernel)) {
        worker.kernels.add(kernel.kernel);
        worker.post(kernel);
      }
      worker.post({ kind: "job", job });
    }
  }

  /** Lets the workers drop a kernel. */
  forget(kernel: number): void {
    for (const worker of this.#workers) {
      if (worker.kernels.delete(kernel)) worker.post({ kind: "forget", kernel });
    }
  }

  /** Ends all workers, for good. */
  stop(): void {
    this.#size = 0;
    for (const worker of this.#workers.splice(0)) worker.stop();
  }

  #grow(count: number): void {
    this.#source ??= workerSource({
      takePart,
      createImports,
      formatPrint,
      createTextureUnit,
      textureNumbers: TEXTURE_NUMBERS,
    });
    try {
      while (this.#workers.length < count) {
        const port = startWorker(this.#source, this.#listener);
        port.post({ kind: "memory", memory: this.#memory });
        this.#workers.push({ ...port, kernels: new Set() });
      }
    } catch {
      this.stop();
    }
  }
}

/** Browsers do not let their main thread wait, so it could never synchronize with workers. */
function mayBlock(): boolean {
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
  const worker = new threads.Worker(source, { eval: true });
  worker.on("message", () => listener.reported());
  worker.on("error", () => listener.failed());
  worker.unref();
  return { post: (message) => worker.postMessage(message), stop: () => void worker.terminate() };
}

function startWebWorker(source: string, listener: Listener): Port {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module" });
  worker.onmessage = () => listener.reported();
  worker.onerror = () => listener.failed();
  return {
    post: (message) => worker.postMessage(message),
    stop: () => {
      worker.terminate();
      URL.revokeObjectURL(url);
    },
  };
}
