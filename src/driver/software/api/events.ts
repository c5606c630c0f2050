/** Events of the software device. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { EventApi } from "../../driver.ts";
import type { DriverState } from "./state.ts";

export class SoftwareEvents implements EventApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  create(flags: number): bigint {
    const event = this.#state.use("cuEventCreate").streams.createEvent(flags);
    this.#state.eventContexts.set(event, this.#state.current);
    return event;
  }

  destroy(event: bigint): void {
    const call = "cuEventDestroy";
    this.#state.use(call).streams.destroyEvent(event, call);
    this.#state.eventContexts.delete(event);
  }

  record(event: bigint, stream: bigint): void {
    const call = "cuEventRecord";
    const { streams } = this.#state.use(call);
    const { eventContexts, streamContexts, current } = this.#state;
    const owner = eventContexts.get(event);
    if (owner !== undefined && owner !== (streamContexts.get(stream) ?? current)) {
      throw new CudaError(
        CUDA_ERROR.INVALID_HANDLE,
        call,
        "the event and the stream are of different devices",
      );
    }
    streams.recordEvent(event, stream, call);
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
