/** Calls functions of worker_thread.ts. */
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** A Worker that runs worker_thread.ts. */
export class Partner {
  readonly #worker = new Worker(fileURLToPath(new URL("./worker_thread.ts", import.meta.url).href));
  readonly #waiting: Map<number, (answer: { value?: unknown; error?: string }) => void> = new Map();
  #calls = 0;

  constructor() {
    this.#worker.on("message", ([id, answer]) => this.#waiting.get(id)!(answer));
  }

  async call<T>(name: string, argument?: unknown): Promise<T> {
    const id = this.#calls++;
    this.#worker.postMessage([id, name, argument]);
    const { value, error } = await new Promise<{ value?: unknown; error?: string }>((resolve) =>
      this.#waiting.set(id, resolve)
    );
    if (error !== undefined) throw new Error(error);
    return value as T;
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }
}
