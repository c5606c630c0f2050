/** Lets other work run during loops over all packets of a long video. */
import { soon } from "../base/soon.ts";

/** Longest time without a turn of the event loop. */
const SLICE_MS = 0.5;

export class Pace {
  #since = performance.now();

  /** Whether the event loop should run: then wait for {@link turn}. */
  get due(): boolean {
    return performance.now() - this.#since >= SLICE_MS;
  }

  /** Waits for a turn of the event loop. */
  async turn(): Promise<void> {
    await new Promise<void>(soon);
    this.#since = performance.now();
  }
}
