/**
 * The machine that runs all software devices. It lives from the first retain of a context to the last release.
 */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import { IMPORT_MODULE } from "../abi/index.ts";
import type { CompiledKernel, KernelExports } from "../abi/index.ts";
import { nodeModule } from "../../../runtime/index.ts";
import type { PointerInfo, WorkerMemory } from "../../driver.ts";
import type { Allocation } from "./allocator.ts";
import { Copies } from "./copies.ts";
import { FaultLatch } from "./fault.ts";
import { Graphs, requireNotCapturing } from "./graph.ts";
import { HostMemoryTable } from "./host.ts";
import type { RunBlocks } from "./job.ts";
import { Launcher } from "./launch.ts";
import { MemcheckTables } from "./memcheck.ts";
import { AddressSpace } from "./memory.ts";
import { type CompilerOptions, Modules } from "./modules.ts";
import { Owners } from "./owners.ts";
import { createPrintBuffer, formatPrint, type PrintBuffer } from "./print.ts";
import { CommandQueue } from "./queue.ts";
import { Streams } from "./streams.ts";
import { createTextureUnit, TEXTURE_CONSTANTS, type TextureUnit } from "./texture_unit.ts";
import { Textures } from "./textures.ts";
import { createImports } from "./worker.ts";
import { Pool } from "./workers.ts";

export class SoftwareDevice {
  readonly space: AddressSpace;
  readonly queue: CommandQueue = new CommandQueue();
  readonly streams: Streams = new Streams(this.queue);
  readonly hosts: HostMemoryTable;
  readonly copies: Copies;
  readonly textures: Textures;
  readonly graphs: Graphs = new Graphs();
  readonly modules: Modules;
  readonly launcher: Launcher;
  readonly #pool: Pool;
  readonly #memcheck: MemcheckTables | null;
  readonly owners: Owners = new Owners();
  /** Addresses with a pending stream-ordered free. */
  readonly #freeing: Set<number> = new Set();
  /** Faults by device ordinal. */
  readonly #faults: Map<number, FaultLatch> = new Map();
  #print: PrintBuffer | null = null;
  #textureUnit: TextureUnit | null = null;

  /**
   * @param timeout seconds that a launch may take; undefined without a limit
   * @param joined the memory of another thread's device, to share it
   */
  constructor(
    workers: number,
    compiler: CompilerOptions,
    timeout: number | undefined,
    joined?: WorkerMemory,
  ) {
    this.space = new AddressSpace(joined, compiler.options.memcheck);
    this.hosts = new HostMemoryTable(this.space);
    this.copies = new Copies(this.space, this.hosts, this.queue, this.streams);
    this.textures = new Textures(this.space, this.copies, this.queue);
    this.#pool = new Pool(this.space.memory, workers, () => this.queue.poll());
    this.#memcheck = compiler.options.memcheck ? new MemcheckTables(this.space, this.owners) : null;
    if (this.#memcheck !== null) nodeModule("node:process")?.on("exit", this.#finish);
    this.modules = new Modules(
      this.space,
      this.owners,
      compiler,
      (module, compiled) => this.#instantiate(module, compiled),
      (variant) => this.#pool.unload(variant.id),
    );
    this.launcher = new Launcher({
      space: this.space,
      queue: this.queue,
      modules: this.modules,
      pool: this.#pool,
      faultOf: (ordinal) => this.faultOf(ordinal),
      memcheck: this.#memcheck,
      timeout,
      printBuffer: () => this.#printBuffer(),
    });
  }

  /** The fault of the current device. */
  get fault(): FaultLatch {
    return this.faultOf(this.owners.current);
  }

  /** Returns the fault of a device. */
  faultOf(ordinal: number): FaultLatch {
    let fault = this.#faults.get(ordinal);
    if (fault === undefined) this.#faults.set(ordinal, fault = new FaultLatch(this.#memcheck !== null));
    return fault;
  }

  /** Returns the fault of the device that owns memory. */
  faultAt(pointer: bigint): FaultLatch {
    return this.faultOf(this.pointerInfo(pointer)?.ordinal ?? this.owners.current);
  }

  /** Waits for all work, then throws if a kernel of the current device faulted. */
  synchronize(call: string): void {
    this.queue.drain();
    this.fault.report(call);
  }

  /** Allocates memory. If it does not fit, waits for pending frees first. */
  allocate(byteLength: number, kind: "device" | "host", call: string): bigint {
    if (!(byteLength >= 1)) {
      throw new CudaError(
        CUDA_ERROR.INVALID_VALUE,
        call,
        `byteLength: expected a positive integer, got ${byteLength}`,
      );
    }
    const { offset } = this.#allocateAfterFrees(byteLength, kind, call);
    this.owners.add(offset);
    return BigInt(offset);
  }

  #allocateAfterFrees(byteLength: number, kind: "device" | "host", call: string): Allocation {
    try {
      return this.space.allocate(byteLength, kind, call);
    } catch (error) {
      if (this.#freeing.size === 0) throw error;
      this.queue.drain();
      return this.space.allocate(byteLength, kind, call);
    }
  }

  /** Reserves memory for another thread to allocate from. */
  workerMemory(byteLength: number, call: string): WorkerMemory {
    const { offset, reserved } = this.space.allocate(byteLength, "internal", call);
    return { memory: this.space.memory, start: offset, end: offset + reserved };
  }

  /** Frees memory immediately. */
  free(pointer: bigint, kind: "device" | "host", call: string): void {
    this.#release(this.#liveAllocation(pointer, kind, call));
  }

  /** Frees memory in stream order. */
  freeAsync(pointer: bigint, stream: bigint, call: string): void {
    const record = this.streams.get(stream, call);
    requireNotCapturing(record, call, "memory cannot be freed on a stream that is being captured");
    const allocation = this.#liveAllocation(pointer, "device", call);
    this.#freeing.add(allocation.offset);
    record.last = this.queue.enqueueCall(() => this.#release(allocation));
  }

  /** Waits for all work, frees all allocations of a device, and forgets its fault. */
  freeAll(ordinal: number): void {
    this.queue.drain();
    this.#faults.get(ordinal)?.finish();
    this.#faults.delete(ordinal);
    const owned = this.space.live.filter(({ offset, kind }) =>
      kind !== "module" && this.owners.of(offset) === ordinal
    );
    for (const allocation of owned) this.#release(allocation);
    this.owners.forgetPeers(ordinal);
  }

  pointerInfo(pointer: bigint): PointerInfo | undefined {
    const registered = this.hosts.find(pointer);
    if (registered) {
      return {
        ordinal: this.owners.current,
        offset: Number(pointer - registered.address),
        byteLength: registered.bytes.length,
        isMapping: false,
      };
    }
    const allocation = this.space.find(pointer);
    if (!allocation || allocation.kind === "internal") return undefined;
    return {
      ordinal: this.owners.of(allocation.offset) ?? 0,
      offset: Number(pointer) - allocation.offset,
      byteLength: allocation.byteLength,
      isMapping: false,
    };
  }

  /** Terminates the workers. The device must not be used afterwards. */
  close(): void {
    this.#finish();
    if (this.#memcheck !== null) nodeModule("node:process")?.off("exit", this.#finish);
    this.#pool.stop();
  }

  /** Waits for all work, and reports faults that no call has thrown. */
  readonly #finish = (): void => {
    this.queue.drain();
    for (const fault of this.#faults.values()) fault.finish();
  };

  #liveAllocation(pointer: bigint, kind: "device" | "host", call: string): Allocation {
    const allocation = this.space.find(pointer);
    const owned = allocation && BigInt(allocation.offset) === pointer && allocation.kind === kind &&
      !this.#freeing.has(allocation.offset);
    if (owned) return allocation;
    const expected = kind === "host" ? "pinned host memory" : "device memory";
    const detail = `0x${pointer.toString(16)} is not allocated ${expected}; was it freed already?`;
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, detail);
  }

  #release(allocation: Allocation): void {
    this.#freeing.delete(allocation.offset);
    this.owners.delete(allocation.offset);
    this.space.release(allocation.offset);
    this.#memcheck?.freed(allocation);
  }

  #instantiate(module: WebAssembly.Module, compiled: CompiledKernel): RunBlocks {
    const print = compiled.imports.includes("vprintf") ? this.#printBuffer() : null;
    const textures = this.#textureUnit ??= createTextureUnit(this.space.memory, TEXTURE_CONSTANTS);
    const imports = createImports(this.space.memory, print, formatPrint, textures);
    const instance = new WebAssembly.Instance(module, {
      [IMPORT_MODULE]: imports as unknown as WebAssembly.ModuleImports,
    });
    return (instance.exports as unknown as KernelExports).run;
  }

  #printBuffer(): PrintBuffer {
    return this.#print ??= createPrintBuffer();
  }
}
