/** State shared by the video decoders of one context. */
import { nodeModule } from "../../../runtime/index.ts";
import { ThreadQueue } from "../../../runtime/thread_queue.ts";
import { libraryFunction } from "../../../libraries/c_library.ts";
import type { Nvcuvid } from "../../../libraries/nvcuvid.ts";
import type { CopyApi, MemoryApi } from "../../driver.ts";
import type { CudaContexts } from "../contexts.ts";
import type { CaptureGuard } from "../capture_guard.ts";
import type { CudaEvents } from "../events.ts";
import type { CudaLibrary } from "../library.ts";
import { EngineCapabilities } from "./capabilities.ts";
import { type Engine, EnginePool } from "./engine.ts";
import type { NativeMemory } from "../../../runtime/native_memory.ts";
import type { CopyFunctions } from "./picture_copies.ts";
import { type Callbacks, loadCallbacks } from "./unsafe/callbacks.ts";

/** Thread name in debuggers and `top -H`. */
export const VIDEO_THREAD = "cuffi video";
const POLL_MS = 1;
/** Idle engines are destroyed after this time. */
const KEEP_MS = 10_000;

/** The parts of the CUDA driver that video decoders and encoders use. */
export interface VideoDriver {
  readonly library: CudaLibrary;
  readonly contexts: CudaContexts;
  readonly events: CudaEvents;
  readonly guard: CaptureGuard;
  readonly memory: Pick<MemoryApi, "allocatePitched" | "free">;
  readonly copies: Pick<CopyApi, "copy2D">;
}

/** The part of a decoder that its device uses. */
interface OpenDecoder {
  /** Ends the decoder and waits for its threads. */
  closeNow(): void;
}

export class VideoDevice {
  readonly driver: VideoDriver;
  readonly nvcuvid: Nvcuvid;
  readonly context: bigint;
  readonly capabilities: EngineCapabilities;
  readonly callbacks: Callbacks;
  readonly copyFunctions: CopyFunctions;
  readonly pool: EnginePool = new EnginePool();
  /** A `CUvideoctxlock`, which serializes the threads of the context. */
  readonly lock: bigint;
  readonly decoders: Set<OpenDecoder> = new Set();
  /** Destroys engines, which takes milliseconds. */
  #disposal: ThreadQueue | undefined;
  #timer: { unref(): unknown } | undefined;

  /** The context must be current. */
  constructor(driver: VideoDriver, nvcuvid: Nvcuvid) {
    this.driver = driver;
    this.nvcuvid = nvcuvid;
    this.capabilities = new EngineCapabilities((kind) => this.#readCapability(kind));
    this.context = driver.contexts.current;
    this.callbacks = loadCallbacks();
    const { library } = driver;
    this.copyFunctions = {
      copyPicture: this.callbacks.copyPicture,
      map: nvcuvid.addresses.cuvidMapVideoFrame64,
      getStatus: nvcuvid.addresses.cuvidGetDecodeStatus,
      copy2D: libraryFunction(library.path, "cuMemcpy2DAsync_v2"),
      record: libraryFunction(library.path, "cuEventRecord"),
      synchronize: libraryFunction(library.path, "cuEventSynchronize"),
      unmap: nvcuvid.addresses.cuvidUnmapVideoFrame64,
    };
    library.check(nvcuvid.functions.cuvidCtxLockCreate(library.word, this.context), "cuvidCtxLockCreate");
    this.lock = library.word[0]!;
  }

  /** Starts a native thread with the context. Throws with the reason if that fails. */
  startThread(): ThreadQueue {
    let queue: ThreadQueue;
    try {
      queue = ThreadQueue.startOrThrow(1, VIDEO_THREAD);
    } catch (cause) {
      const reason = (cause as Error).message;
      throw new Error(`decoding video on a GPU requires a native thread: ${reason}`, { cause });
    }
    queue.post(libraryFunction(this.driver.library.path, "cuCtxSetCurrent"), this.context);
    return queue;
  }

  /** Keeps an engine that is no longer in use for the next stream. */
  keep(engine: Engine): void {
    this.#destroy(this.pool.put(engine));
    if (this.#timer !== undefined) return;
    const timers = nodeModule("node:timers");
    if (timers === undefined) return;
    let before: number | undefined;
    const timer = timers.setInterval(() => {
      // No engine was used for a whole interval.
      if (before === this.pool.uses) this.#destroy(this.pool.clear());
      before = this.pool.uses;
      if (this.pool.size > 0) return;
      timers.clearInterval(timer);
      this.#timer = undefined;
    }, KEEP_MS);
    timer.unref();
    this.#timer = timer;
  }

  /** Destroys an engine that no thread uses, without waiting. */
  destroy(engine: Engine): void {
    this.#destroy([engine]);
  }

  /** Ends all decoders and frees all resources. The context must be current. */
  release(): void {
    for (const decoder of [...this.decoders]) decoder.closeNow();
    if (this.#timer !== undefined) nodeModule("node:timers")?.clearInterval(this.#timer as never);
    this.#timer = undefined;
    this.#disposal?.end();
    this.#disposal = undefined;
    const { functions } = this.nvcuvid;
    for (const engine of this.pool.clear()) functions.cuvidDestroyDecoder(engine.handle);
    functions.cuvidCtxLockDestroy(this.lock);
  }

  async #readCapability(kind: NativeMemory): Promise<void> {
    const queue = this.startThread();
    const job = queue.post(this.nvcuvid.addresses.cuvidGetDecoderCaps, kind.address);
    while (!queue.isFinished(job)) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const result = queue.result(job);
    queue.end();
    this.driver.library.check(result, "cuvidGetDecoderCaps");
  }

  #destroy(engines: readonly Engine[]): void {
    if (engines.length === 0) return;
    const queue = this.#disposal ??= this.startThread();
    for (const { handle } of engines) queue.post(this.nvcuvid.addresses.cuvidDestroyDecoder, handle);
  }
}
