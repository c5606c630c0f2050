/** The pool of workers on which the blocks of a kernel run. */
import { nodeProcess } from "../../../runtime/node.ts";
import { takePart } from "./job.ts";
import { formatPrint } from "./print.ts";
import { createImports, type ToWorker, workerSource } from "./worker.ts";

/** One worker, by whichever interface the runtime has. */
interface Port {
  post(message: ToWorker): void;
  stop(): void;
}

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
  readonly #wanted: number;
  readonly #listener: () => void;
  #ports: Port[] | null = null;

  /** Starts nothing yet. `listener` is called from the event loop when a job has finished. */
  constructor(memory: WebAssembly.Memory, workers: number, listener: () => void) {
    this.#memory = memory;
    this.#wanted = workers > 0 && mayBlock() ? workers : 0;
    this.#listener = listener;
  }

  /** Workers that run or will run when there is work for them; 0 once one failed. */
  get size(): number {
    return this.#ports ? this.#ports.length : this.#wanted;
  }

  /** Starts the workers if they do not run yet. They start even while this thread is blocked. */
  start(): void {
    if (this.#ports) return;
    this.#ports = [];
    const source = workerSource({ takePart, createImports, formatPrint });
    const listener = { reported: this.#listener, failed: () => this.#fail() };
    try {
      for (let i = 0; i < this.#wanted; i++) this.#ports.push(startWorker(source, listener));
    } catch {
      this.stop();
    }
    this.post({ kind: "memory", memory: this.#memory });
  }

  /** Sends a message to every running worker. */
  post(message: ToWorker): void {
    for (const port of this.#ports ?? []) port.post(message);
  }

  stop(): void {
    for (const port of this.#ports ?? []) port.stop();
    this.#ports = [];
  }

  /** Without its workers the device goes on, on its own thread. */
  #fail(): void {
    this.stop();
    this.#listener();
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
