/** Times of calls that enqueue work on the device. */
import type { Device, DeviceArray, Kernel, Module, Stream } from "../../mod.ts";
import { now } from "./measure.ts";
import { SPIN } from "./spin.ts";

/** Mean microseconds of a call. */
export interface CallTime {
  /** Between two events on the stream. */
  readonly device: number;
  /** Until the call returns. */
  readonly host: number;
}

/** Times back-to-back calls. Each receives its number. */
export function timeCalls(
  device: Device,
  stream: Stream,
  calls: number,
  call: (i: number) => unknown,
): CallTime {
  using start = device.createEvent(), end = device.createEvent();
  stream.record(start);
  const begin = now();
  for (let i = 0; i < calls; i++) call(i);
  const host = now() - begin;
  stream.record(end);
  end.synchronize();
  return { device: end.elapsedSince(start) * 1000 / calls, host: host / calls };
}

/**
 * Times calls behind a kernel that keeps the device busy while the host enqueues them, so that host time does not
 * count. The software device computes in the calls and has no such kernel before them.
 */
export class QueuedTimer implements Disposable {
  readonly #device: Device;
  readonly #stream: Stream;
  readonly #leastRounds: number;
  readonly #module: Module;
  readonly #spin: Kernel;
  readonly #word: DeviceArray;
  /** Microseconds that the host took to enqueue the previous calls. */
  #hostTime = 0;

  /** @param leastRounds Rounds of the kernel before calls that are enqueued quickly: at least four cycles each. */
  constructor(device: Device, stream: Stream, leastRounds = 50_000) {
    this.#device = device;
    this.#stream = stream;
    this.#leastRounds = leastRounds;
    this.#module = device.loadModule(SPIN);
    this.#spin = this.#module.kernel("spin");
    this.#word = device.zeros([1], "u32", { stream });
  }

  /** Times back-to-back calls. Each receives its number. */
  time(calls: number, call: (i: number) => unknown): CallTime {
    const rounds = Math.max(this.#leastRounds, Math.round(50_000 + this.#hostTime * 600));
    if (this.#device.kind === "cuda") this.launch(rounds);
    const time = timeCalls(this.#device, this.#stream, calls, call);
    this.#hostTime = time.host * calls;
    return time;
  }

  /** Launches the kernel. */
  launch(rounds: number): void {
    this.#spin.launch({ grid: 1, block: 1, stream: this.#stream }, this.#word, rounds);
  }

  [Symbol.dispose](): void {
    this.#word.dispose();
    this.#module.dispose();
  }
}
