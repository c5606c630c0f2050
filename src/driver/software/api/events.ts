/** Events of the software device. */
import type { EventApi } from "../../driver.ts";
import type { DriverState } from "./state.ts";

export class SoftwareEvents implements EventApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  create(flags: number): bigint {
    return this.#state.use("cuEventCreate").streams.createEvent(flags);
  }

  destroy(event: bigint): void {
    const call = "cuEventDestroy";
    this.#state.use(call).streams.destroyEvent(event, call);
  }

  record(event: bigint, stream: bigint): void {
    const call = "cuEventRecord";
    this.#state.use(call).streams.recordEvent(event, stream, call);
  }

  query(event: bigint): boolean {
    const call = "cuEventQuery";
    const { streams, queue, fault } = this.#state.use(call);
    const completed = queue.poll() >= streams.lastCommandOfEvent(event, call);
    fault.report(call);
    return completed;
  }

  synchronize(event: bigint): void {
    const call = "cuEventSynchronize";
    const { streams, queue, fault } = this.#state.use(call);
    queue.drain(streams.lastCommandOfEvent(event, call));
    fault.report(call);
  }

  elapsed(start: bigint, end: bigint): number {
    const call = "cuEventElapsedTime";
    return this.#state.use(call).streams.elapsed(start, end, call);
  }
}
