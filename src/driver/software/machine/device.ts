/** The machine of the software devices, from the first retain of a context to the last release. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import { IMPORT_MODULE } from "../abi.ts";
import type { CompiledKernel, KernelExports } from "../abi.ts";
import type { PointerInfo, WorkerMemory } from "../../driver.ts";
import type { Allocation } from "./allocator.ts";
import { Copies } from "./copies.ts";
import { FaultLatch } from "./fault.ts";
import { Graphs, refuseCaptured } from "./graph.ts";
import { HostMemoryTable } from "./host.ts";
import type { RunBlocks } from "./job.ts";
import { Launcher } from "./launch.ts";
import { MemcheckTables } from "./memcheck.ts";
import { AddressSpace } from "./memory.ts";
import { type CompilerOptions, Modules } from "./modules.ts";
import { createPrintBuffer, formatPrint, type PrintBuffer } from "./print.ts";
import { CommandQueue } from "./queue.ts";
import { Streams } from "./streams.ts";
import { createTextureUnit, TEXTURE_NUMBERS, type TextureUnit } from "./texture_unit.ts";
import { Textures } from "./textures.ts";
import { createImports } from "./worker.ts";
import { Pool } from "./workers.ts";

export class SoftwareDevice {
  readonly space: AddressSpace;
  readonly queue: CommandQueue = new CommandQueue();
  readonly fault: FaultLatch = new FaultLatch();
  readonly streams: Streams = new Streams(this.queue);
  readonly hosts: HostMemoryTable;
  readonly copies: Copies;
  readonly textures: Textures;
  readonly graphs: Graphs = new Graphs();
  readonly modules: Modules;
  readonly launcher: Launcher;
  readonly #pool: Pool;
  readonly #memcheck: MemcheckTables | null;
  /** The device whose context is current: what is allocated belongs to it. */
  ordinal = 0;
  /** Ordinals by offset of what was allocated. */
  readonly #owners: Map<number, number> = new Map();
  /** Addresses whose stream-ordered free has been given but not run. */
  readonly #freeing: Set<number> = new Set();
  #print: PrintBuffer | null = null;
  #textureUnit: TextureUnit | null = null;

  /** With `joined` the device works over the memory of another thread's device. */
  constructor(workers: number, compiler: CompilerOptions, joined?: WorkerMemory) {
    this.space = new AddressSpace(joined);
    this.hosts = new HostMemoryTable(this.space);
    this.copies = new Copies(this.space, this.hosts, this.queue, this.streams);
    this.textures = new Textures(this.space, this.copies, this.queue);
    this.#pool = new Pool(this.space.memory, workers, () => this.queue.pump());
    this.#memcheck = compiler.options.memcheck ? new MemcheckTables(this.space) : null;
    this.modules = new Modules(
      this.space,
      compiler,
      (module, compiled) => this.#instantiate(module, compiled),
      (variant) => this.#pool.forget(variant.id),
    );
    this.launcher = new Launcher({
      space: this.space,
      queue: this.queue,
      modules: this.modules,
      pool: this.#pool,
      fault: this.fault,
      memcheck: this.#memcheck,
      printBuffer: () => this.#printBuffer(),
    });
  }

  /** Waits for all work, then reports a fault. */
  synchronize(call: string): void {
    this.queue.drain();
    this.fault.report(call);
  }

  /** Allocates; when the memory is full, after the frees that are still in the queue. */
  allocate(byteLength: number, kind: "device" | "host", call: string): bigint {
    if (!(byteLength >= 1)) {
      throw new CudaError(
        CUDA_ERROR.INVALID_VALUE,
        call,
        `${byteLength} bytes asked for; at least 1 is accepted`,
      );
    }
    if (this.#freeing.size > 0 && byteLength > this.space.freeBytes) this.queue.drain();
    const { offset } = this.space.allocate(byteLength, kind, call);
    this.#owners.set(offset, this.ordinal);
    return BigInt(offset);
  }

  /** A part of the memory for another thread to allocate from. It is never taken back: nobody knows when that thread ends. */
  workerMemory(byteLength: number, call: string): WorkerMemory {
    const { offset, reserved } = this.space.allocate(byteLength, "internal", call);
    return { memory: this.space.memory, start: offset, end: offset + reserved };
  }

  /** Frees memory that nothing uses any more. */
  free(pointer: bigint, kind: "device" | "host", call: string): void {
    this.#release(this.#owned(pointer, kind, call));
  }

  /** Frees memory when the stream gets there. */
  freeAsync(pointer: bigint, stream: bigint, call: string): void {
    const record = this.streams.get(stream, call);
    refuseCaptured(record, call, "memory cannot be freed on a stream that is being captured");
    const allocation = this.#owned(pointer, "device", call);
    this.#freeing.add(allocation.offset);
    record.last = this.queue.run(() => this.#release(allocation));
  }

  /** Frees what a device holds, after all work. */
  freeAll(ordinal: number): void {
    if (!this.fault.set) this.queue.drain();
    const held = this.space.live.filter(({ offset }) => this.#owners.get(offset) === ordinal);
    for (const allocation of held) this.#release(allocation);
  }

  pointerInfo(pointer: bigint): PointerInfo | undefined {
    const registered = this.hosts.find(pointer);
    if (registered) {
      return {
        kind: "host",
        ordinal: this.ordinal,
        base: registered.address,
        byteLength: registered.bytes.length,
      };
    }
    const allocation = this.space.find(pointer);
    if (!allocation || allocation.kind === "internal") return undefined;
    return {
      kind: allocation.kind === "host" ? "host" : "device",
      ordinal: this.#owners.get(allocation.offset) ?? 0,
      base: BigInt(allocation.offset),
      byteLength: allocation.byteLength,
    };
  }

  /** Ends the workers. Nothing of the device can be used afterwards. */
  close(): void {
    if (!this.fault.set) this.queue.drain();
    this.#pool.stop();
  }

  #owned(pointer: bigint, kind: "device" | "host", call: string): Allocation {
    const allocation = this.space.find(pointer);
    const owned = allocation && BigInt(allocation.offset) === pointer && allocation.kind === kind &&
      !this.#freeing.has(allocation.offset);
    if (owned) return allocation;
    const what = kind === "host" ? "pinned host memory" : "device memory";
    const detail = `0x${pointer.toString(16)} is no ${what} that is allocated: was it freed already?`;
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, detail);
  }

  #release(allocation: Allocation): void {
    this.#freeing.delete(allocation.offset);
    this.#owners.delete(allocation.offset);
    this.space.release(allocation.offset);
    this.#memcheck?.freed(allocation);
  }

  #instantiate(module: WebAssembly.Module, compiled: CompiledKernel): RunBlocks {
    const print = compiled.imports.includes("vprintf") ? this.#printBuffer() : null;
    const textures = this.#textureUnit ??= createTextureUnit(this.space.memory, TEXTURE_NUMBERS);
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
