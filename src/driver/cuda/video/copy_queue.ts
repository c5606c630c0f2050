/** The copies of pictures in flight, one after another on a native thread. */
import type { ThreadQueue } from "../../../runtime/thread_queue.ts";
import { awaitThreads } from "../blocking_waits.ts";
import type { PicturePlanes } from "../../video.ts";
import { NativeMemory } from "../../../runtime/native_memory.ts";
import type { CudaPicture } from "./picture.ts";
import { type CopyFunctions, PictureCopy } from "./picture_copies.ts";
import { COPY } from "./unsafe/callbacks.ts";

interface CopyInFlight {
  readonly copy: PictureCopy;
  readonly picture: CudaPicture;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
  readonly stream: bigint;
  settled: boolean;
}

/** Creates the error for a `CUresult`. */
type ErrorOf = (result: number, call: string) => Error;

export class CopyQueue {
  readonly #thread: ThreadQueue;
  readonly #functions: CopyFunctions;
  readonly #event: bigint;
  readonly #errorOf: ErrorOf;
  readonly #inFlight: CopyInFlight[] = [];
  readonly #free: NativeMemory[] = [];

  constructor(thread: ThreadQueue, functions: CopyFunctions, event: bigint, errorOf: ErrorOf) {
    this.#thread = thread;
    this.#functions = functions;
    this.#event = event;
    this.#errorOf = errorOf;
  }

  get length(): number {
    return this.#inFlight.length;
  }

  /** Whether all copies are enqueued on their streams. */
  get settled(): boolean {
    return this.#inFlight.every(({ settled }) => settled);
  }

  /**
   * Starts a copy. The promise is fulfilled when it is enqueued on the stream.
   *
   * @param released Address of a word to increment when the surface is free.
   */
  add(picture: CudaPicture, released: bigint, planes: PicturePlanes, stream: bigint): Promise<void> {
    return new Promise((resolve, reject) => {
      const memory = this.#free.pop() ?? new NativeMemory(COPY.bytes);
      const { shown } = picture;
      const copy = new PictureCopy(
        this.#thread,
        memory,
        this.#functions,
        this.#event,
        shown,
        released,
        planes,
        stream,
      );
      this.#inFlight.push({ copy, picture, resolve, reject, stream, settled: false });
    });
  }

  /** Settles the promises of copies. Returns the error of a copy that failed after it was enqueued. */
  poll(): Error | undefined {
    let failure: Error | undefined;
    while (this.#inFlight.length > 0) {
      const flight = this.#inFlight[0]!;
      const { enqueued, finished, result, damage } = flight.copy.state();
      if (!flight.settled && (enqueued || finished)) {
        flight.settled = true;
        flight.picture.damaged = damage !== "none";
        const { timestamp } = flight.picture;
        if (result !== 0) flight.reject(this.#errorOf(result, "cuvidMapVideoFrame"));
        else if (damage === "lost") {
          flight.reject(new Error(`video: the data of the picture at timestamp ${timestamp} is damaged`));
        } else flight.resolve();
      } else if (result !== 0) failure = this.#errorOf(result, "cuEventSynchronize");
      if (!finished) break;
      this.#inFlight.shift();
      this.#free.push(flight.copy.memory);
    }
    return failure;
  }

  /** Blocks until the copies so far are enqueued on a stream. */
  settle(stream: bigint): void {
    const copies = this.#inFlight.filter((flight) => flight.stream === stream);
    awaitThreads(() =>
      copies.every(({ copy }) => {
        const { enqueued, finished } = copy.state();
        return enqueued || finished;
      })
    );
  }

  /** Frees the memory. No copy may be in flight. */
  free(): void {
    for (const memory of this.#free.splice(0)) memory.free();
  }
}
