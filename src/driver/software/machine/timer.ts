/**
 * Limits the time of launches. A separate worker watches the clock, because all other threads may be running
 * blocks; it marks a launch that is late in memory, where the watchdogs of compiled kernels find it.
 */
import { TIMER, TIMER_BYTES } from "../abi/index.ts";
import type { AddressSpace } from "./memory.ts";
import type { Pool } from "./workers.ts";

export class LaunchTimer {
  /** Address of the words of {@link TIMER}. */
  readonly address: number;
  readonly #space: AddressSpace;
  readonly #milliseconds: number;

  constructor(space: AddressSpace, pool: Pool, seconds: number) {
    this.#space = space;
    this.#milliseconds = 1000 * seconds;
    this.address = space.allocate(TIMER_BYTES, "internal", "cuLaunchKernel").offset;
    space.bytes.fill(0, this.address, this.address + TIMER_BYTES);
    pool.startTimer(this.address);
  }

  /** Starts the time of a launch, given by its %gridid. */
  start(gridId: number): void {
    const { words } = this.#space;
    const deadline = performance.timeOrigin + performance.now() + this.#milliseconds;
    new DataView(words.buffer).setFloat64(this.address + TIMER.deadline, deadline, true);
    Atomics.store(words, (this.address + TIMER.running) / 4, gridId | 0);
  }

  stop(): void {
    Atomics.store(this.#space.words, (this.address + TIMER.running) / 4, 0);
  }
}

/**
 * The program of the worker. It starts from source text, so it must use nothing but its parameters and standard
 * globals.
 */
export function timerMain(fields: typeof TIMER, milliseconds: number): void {
  interface Message {
    readonly memory: WebAssembly.Memory;
    readonly address: number;
  }
  interface Scope {
    readonly process?: {
      getBuiltinModule?(name: string): {
        readonly parentPort?: { on(event: "message", listener: (data: unknown) => void): void };
      };
    };
    onmessage?: (event: { readonly data: unknown }) => void;
  }
  const scope = globalThis as unknown as Scope;
  const parent = scope.process?.getBuiltinModule?.("node:worker_threads")?.parentPort;
  const receive = ({ memory, address }: Message): void => {
    const words = new Int32Array(memory.buffer, address, 2);
    const view = new DataView(memory.buffer);
    setInterval(() => {
      const running = Atomics.load(words, fields.running / 4);
      const late =
        performance.timeOrigin + performance.now() > view.getFloat64(address + fields.deadline, true);
      if (running !== 0 && late) Atomics.store(words, fields.ended / 4, running);
    }, milliseconds);
  };
  if (parent) parent.on("message", (data) => receive(data as Message));
  else scope.onmessage = (event) => receive(event.data as Message);
}
