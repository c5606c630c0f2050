/** The state that all groups of the software driver share. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { WorkerMemory } from "../../driver.ts";
import { probeFusedMultiplyAdd } from "../codegen/values/fma.ts";
import { SoftwareDevice } from "../machine/device.ts";
import type { CompilerOptions } from "../machine/modules.ts";

/** Configuration of the software device. */
export interface SoftwareOptions {
  /** Workers that run kernels in addition to the calling thread; 0 for none. Default: one per processor. */
  readonly workers?: number;
  /** Checks every memory access of a kernel against the live allocations. Default false. */
  readonly memcheck?: boolean;
  /**
   * "exact" (default) rounds `fma` once, as the GPU does; "unfused" rounds twice and is faster on some
   * engines.
   */
  readonly fma?: "exact" | "unfused";
  /** 4 (default) runs up to 4 threads at a time in one SIMD register; 1 runs one thread at a time. */
  readonly lanes?: 1 | 4;
  /** Seconds after which a launch fails with CUDA_ERROR_LAUNCH_TIMEOUT. Default: no limit. */
  readonly timeout?: number;
  /** The memory of another thread's software device, to share it. Default: separate memory. */
  readonly joined?: WorkerMemory;
}

export class DriverState {
  readonly workers: number;
  /** Whether the memory checker is on. */
  readonly memcheck: boolean;
  /** The machine of all devices; null while no context is retained. */
  device: SoftwareDevice | null = null;
  /** The current context. */
  current = 0n;
  /** Contexts by stream. */
  readonly streamContexts: Map<bigint, bigint> = new Map();
  /** Contexts by event. */
  readonly eventContexts: Map<bigint, bigint> = new Map();
  readonly #compiler: CompilerOptions;
  readonly #joined: WorkerMemory | undefined;
  readonly #timeout: number | undefined;

  /** @param load Parses the PTX of modules: `loadModule` of compiler.ts. */
  constructor(options: SoftwareOptions, load: CompilerOptions["load"]) {
    this.workers = options.workers ?? processorCount();
    this.memcheck = options.memcheck ?? false;
    this.#joined = options.joined;
    this.#timeout = options.timeout;
    this.#compiler = {
      load,
      options: {
        fma: options.fma === "unfused" ? "unfused" : probeFusedMultiplyAdd() ? "fused" : "exact",
        lanes: options.lanes ?? 4,
        memcheck: this.memcheck,
        watchdog: options.timeout !== undefined,
      },
    };
  }

  /** Creates the machine on first use. */
  open(): void {
    this.device ??= new SoftwareDevice(this.workers, this.#compiler, this.#timeout, this.#joined);
  }

  /** Ends the machine. */
  close(): void {
    const { device } = this;
    this.device = null;
    this.streamContexts.clear();
    this.eventContexts.clear();
    device?.close();
  }

  /** Returns the machine; throws if there is no context, or if a reported fault has invalidated it. */
  use(call: string): SoftwareDevice {
    const { device } = this;
    if (!device) throw new CudaError(CUDA_ERROR.INVALID_CONTEXT, call, "no context is retained");
    device.fault.check(call);
    return device;
  }

  /** Returns the machine for a copy. A synchronous copy waits for all enqueued work first. */
  useFor(call: string, stream: bigint | null): SoftwareDevice {
    const device = this.use(call);
    if (stream === null) device.synchronize(call);
    return device;
  }
}

function processorCount(): number {
  const { navigator } = globalThis as { navigator?: { hardwareConcurrency?: number } };
  return navigator?.hardwareConcurrency ?? 1;
}
