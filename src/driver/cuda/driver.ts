/** The `Driver` of NVIDIA GPUs: calls libcuda through FFI. */
import { LibraryNotFoundError } from "../../base/errors.ts";
import type { BoundSymbols, NativeLibrary } from "../../runtime/index.ts";
import type { CollectiveApi } from "../collectives.ts";
import type { Driver, ParameterBlock } from "../driver.ts";
import type { JpegApi } from "../jpeg.ts";
import type { MatmulApi } from "../matmul.ts";
import { BlockingWaits } from "./blocking_waits.ts";
import { CaptureGuard } from "./capture_guard.ts";
import { CudaCaptures } from "./captures.ts";
import { CudaContexts } from "./contexts.ts";
import { CudaCopies } from "./copies.ts";
import { CudaDevices } from "./devices.ts";
import { DirectCopies } from "./direct_copies.ts";
import { CudaEvents } from "./events.ts";
import { CudaFunctions } from "./functions.ts";
import { CudaGraphs } from "./graphs.ts";
import { CudaIpc } from "./ipc.ts";
import { CudaLibrary } from "./library.ts";
import { openMatmul } from "./matmul.ts";
import { CudaMemory } from "./memory.ts";
import { MemoryPool } from "./memory_pool.ts";
import { CudaModules } from "./modules.ts";
import { PageableCopies } from "./pageable_copy.ts";
import type { CudaParameterBlock } from "./parameter_block.ts";
import { CudaStreams } from "./streams.ts";
import { Reclaimer } from "./reclaim.ts";
import { INIT, LAUNCH } from "./symbols.ts";
import { CudaTextures } from "./textures.ts";
import { CudaVideo } from "./video/index.ts";

export class CudaDriver implements Driver {
  readonly name = "cuda";
  readonly loadsCubins = true;
  readonly devices: CudaDevices;
  readonly contexts: CudaContexts;
  readonly memory: CudaMemory;
  readonly ipc: CudaIpc;
  readonly copies: CudaCopies;
  readonly textures: CudaTextures;
  readonly streams: CudaStreams;
  readonly events: CudaEvents;
  readonly captures: CudaCaptures;
  readonly graphs: CudaGraphs;
  readonly modules: CudaModules;
  readonly functions: CudaFunctions;
  readonly video: CudaVideo;
  readonly #library: CudaLibrary;
  readonly #guard: CaptureGuard;
  readonly #waits: BlockingWaits = new BlockingWaits();
  #launch: BoundSymbols<typeof LAUNCH> | undefined;
  #collectives: CollectiveApi | undefined;
  #jpeg: Promise<JpegApi | undefined> | undefined;
  #matmul: MatmulApi | undefined;

  /** Initializes libcuda; throws CudaError if that fails (CUDA_ERROR_NO_DEVICE without a GPU). */
  constructor(native: NativeLibrary) {
    const library = this.#library = new CudaLibrary(native);
    library.check(library.bind(INIT).cuInit(0), "cuInit");
    const guard = this.#guard = new CaptureGuard(library), waits = this.#waits;
    this.devices = new CudaDevices(library);
    const pool = new MemoryPool(library, this.devices);
    this.contexts = new CudaContexts(library, this.devices, guard, pool, waits);
    this.streams = new CudaStreams(library, this.contexts, guard, waits);
    const reclaimer = new Reclaimer(library, guard, pool, this.streams);
    this.memory = new CudaMemory(library, this.contexts, this.streams, pool, reclaimer);
    this.ipc = new CudaIpc(library);
    this.events = new CudaEvents(library, guard, waits);
    const direct = new DirectCopies(library, guard, this.streams, waits);
    const pageable = new PageableCopies(this.contexts, this.memory, this.events, guard, direct);
    this.copies = new CudaCopies(library, guard, direct, pageable);
    this.textures = new CudaTextures(library, guard);
    this.captures = new CudaCaptures(library, this.contexts, guard);
    this.graphs = new CudaGraphs(library);
    this.modules = new CudaModules(library);
    this.functions = new CudaFunctions(library);
    const { contexts, events, memory, copies } = this;
    this.video = new CudaVideo({ library, contexts, events, guard, memory, copies });
  }

  jpeg(): Promise<JpegApi | undefined> {
    return this.#jpeg ??= import("./jpeg/index.ts").then(({ openJpeg }) =>
      openJpeg(this.#library, this.contexts, this.#guard)
    );
  }

  matmul(): MatmulApi | undefined {
    return this.#matmul ??= openMatmul(this.contexts);
  }

  async collectives(): Promise<CollectiveApi> {
    if (this.#collectives !== undefined) return this.#collectives;
    const { openNcclCollectives } = await import("./nccl/index.ts");
    try {
      return this.#collectives = openNcclCollectives(this.contexts, this.#waits);
    } catch (error) {
      if (!(error instanceof LibraryNotFoundError)) throw error;
      const { IpcCollectives } = await import("./ipc_world/index.ts");
      const { contexts, memory, ipc, copies, streams, events } = this;
      const parts = { library: this.#library, contexts, memory, ipc, copies, streams, events };
      return this.#collectives = new IpcCollectives(parts, this.#guard, this.#waits, error);
    }
  }

  get libraryPath(): string {
    return this.#library.path;
  }

  version(): number {
    return this.#library.version();
  }

  launch(
    fn: bigint,
    gridX: number,
    gridY: number,
    gridZ: number,
    blockX: number,
    blockY: number,
    blockZ: number,
    sharedBytes: number,
    stream: bigint,
    parameters: ParameterBlock,
  ): void {
    const functions = this.#launch ??= this.#library.bind(LAUNCH);
    const result = functions.cuLaunchKernel(
      fn,
      gridX,
      gridY,
      gridZ,
      blockX,
      blockY,
      blockZ,
      sharedBytes,
      stream,
      (parameters as CudaParameterBlock).kernelParams,
      0n,
    );
    if (result !== 0) throw this.#library.error(result, "cuLaunchKernel");
  }

  enqueueForeign(_name: string, _stream: bigint, enqueue: () => void): void {
    enqueue();
  }
}
