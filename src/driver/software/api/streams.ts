/** Streams of the software device. */
import type { StreamApi } from "../../driver.ts";
import type { DriverState } from "./state.ts";

const PRIORITIES: readonly [number, number] = [0, -5];

export class SoftwareStreams implements StreamApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  priorityRange(): [number, number] {
    return [...PRIORITIES];
  }

  create(flags: number, priority: number): bigint {
    const stream = this.#state.use("cuStreamCreateWithPriority").streams.create(flags, priority);
    this.#state.streamContexts.set(stream, this.#state.current);
    return stream;
  }

  destroy(stream: bigint): void {
    const call = "cuStreamDestroy";
    this.#state.use(call).streams.destroy(stream, call);
    this.#state.streamContexts.delete(stream);
  }

  query(stream: bigint): boolean {
    const call = "cuStreamQuery";
    const { streams, queue, fault } = this.#state.use(call);
    const finished = queue.poll() >= streams.lastCommand(stream, call);
    fault.report(call);
    return finished;
  }

  synchronize(stream: bigint): void {
    const call = "cuStreamSynchronize";
    const { streams, queue, fault } = this.#state.use(call);
    queue.drain(streams.lastCommand(stream, call));
    fault.report(call);
  }

  waitEvent(stream: bigint, event: bigint): void {
    const call = "cuStreamWaitEvent";
    this.#state.use(call).streams.waitEvent(stream, event, call);
  }

  priority(stream: bigint): number {
    const call = "cuStreamGetPriority";
    return this.#state.use(call).streams.find(stream, call).priority;
  }

  flags(stream: bigint): number {
    const call = "cuStreamGetFlags";
    return this.#state.use(call).streams.find(stream, call).flags;
  }

  context(stream: bigint): bigint {
    const call = "cuStreamGetCtx";
    this.#state.use(call).streams.find(stream, call);
    return this.#state.streamContexts.get(stream) ?? this.#state.current;
  }
}
