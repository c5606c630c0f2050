/** Launches: the driver's checks, and how the blocks of a grid reach the threads that run them. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import { dynamicSharedLimit, MAX_BLOCK, MAX_BLOCK_THREADS, MAX_GRID, maxBlockThreads } from "./attributes.ts";
import { FRAME_BYTES } from "../abi.ts";
import { Areas, type FrameContents, PARAMETER_BYTES } from "./scratch.ts";
import { describeFault, type FaultLatch } from "./fault.ts";
import { createJob, type Job, takePart } from "./job.ts";
import type { MemcheckTables } from "./memcheck.ts";
import type { AddressSpace } from "./memory.ts";
import type { Kernel, Modules, Variant } from "./modules.ts";
import { flushPrintBuffer, type PrintBuffer } from "./print.ts";
import type { Command, CommandQueue } from "./queue.ts";
import type { StreamRecord } from "./streams.ts";
import type { Pool } from "./workers.ts";

const CALL = "cuLaunchKernel";

/**
 * The calling thread works on a launch for so long before it hands the rest to the workers: waking them costs about
 * 50 µs, and the event loop should stay free.
 */
const INLINE_MILLISECONDS = 0.15;
/** A worker should be busy for so long with one chunk of blocks … */
const CHUNK_MILLISECONDS = 0.05;
/** … but each should get at least so many, that they finish together. */
const CHUNKS_A_WORKER = 8;

type Triple = readonly [number, number, number];

/** What launches need of the device. */
export interface LaunchContext {
  readonly space: AddressSpace;
  readonly queue: CommandQueue;
  readonly modules: Modules;
  readonly pool: Pool;
  readonly fault: FaultLatch;
  /** Null without the memory checker. */
  readonly memcheck: MemcheckTables | null;
  /** Made when the first kernel with printf is compiled. */
  printBuffer(): PrintBuffer;
}

export class Launcher {
  readonly context: LaunchContext;
  readonly areas: Areas;
  #launches = 0;

  constructor(context: LaunchContext) {
    this.context = context;
    this.areas = new Areas(context.space);
  }

  /** Checks the launch as cuLaunchKernel does and gives it to the stream. */
  launch(
    kernel: Kernel,
    grid: Triple,
    block: Triple,
    dynamicSharedBytes: number,
    stream: StreamRecord,
    parameters: Uint8Array,
  ): void {
    const { queue } = this.context;
    checkLaunch(kernel, grid, block, dynamicSharedBytes, parameters);
    const { variant, sharedBytes, places } = this.prepare(kernel, grid, block, dynamicSharedBytes);
    const idle = queue.pump() === queue.given;
    const launch = new Launch(this, {
      kernel,
      variant,
      places,
      block,
      // While the queue is idle the launch reads the arguments before this call returns.
      parameters: idle ? parameters : parameters.slice(),
      frame: { grid, dynamicSharedBytes, sharedBytes, memcheck: 0, gridId: ++this.#launches },
    });
    stream.last = queue.give(launch);
  }

  /** Compiles the kernel and takes the memory that its blocks need, which may wait for the work given before. */
  prepare(
    kernel: Kernel,
    grid: Triple,
    block: Triple,
    dynamicSharedBytes: number,
  ): { variant: Variant; sharedBytes: number; places: number } {
    const { modules, queue, pool, memcheck } = this.context;
    const variant = modules.variant(kernel, block[0], block[1], block[2]);
    const sharedBytes = variant.compiled.staticSharedBytes + dynamicSharedBytes;
    const size = { sharedBytes, scratchBytes: variant.compiled.scratchBytes };
    const wanted = grid[0] * grid[1] * grid[2] === 1 ? 1 : Math.max(pool.size, 1);
    const places = this.areas.reserve(size, wanted, CALL, () => queue.drain());
    memcheck?.reserve(CALL);
    return { variant, sharedBytes, places };
  }
}

interface LaunchRecord {
  readonly kernel: Kernel;
  readonly variant: Variant;
  readonly places: number;
  readonly block: Triple;
  readonly parameters: Uint8Array;
  readonly frame: FrameContents;
}

/** One launch on its way through the queue. */
class Launch implements Command {
  readonly #launcher: Launcher;
  readonly #record: LaunchRecord;
  #job: Job | null = null;
  #handedOver = 0;

  constructor(launcher: Launcher, record: LaunchRecord) {
    this.#launcher = launcher;
    this.#record = record;
  }

  start(): boolean {
    const { areas, context } = this.#launcher;
    const { parameters, variant, frame: contents } = this.#record;
    if (context.fault.set) return true;
    context.space.bytes.set(parameters, areas.parameters);
    const memcheck = context.memcheck?.write() ?? 0;
    const frame = areas.frame(0, memcheck === 0 ? contents : { ...contents, memcheck });
    const [x, y, z] = contents.grid;
    const blocks = x * y * z;

    const shared = context.pool.size > 0;
    let next = 0;
    if (!shared || variant.blockMilliseconds * blocks <= INLINE_MILLISECONDS) {
      next = this.#runHere(frame, blocks, shared ? INLINE_MILLISECONDS : Infinity);
    }
    if (next >= blocks || context.fault.set) return true;
    this.#handOver(next, blocks, memcheck);
    return false;
  }

  done(): boolean {
    const job = this.#job!;
    // Workers that failed to start leave the job to this thread.
    if (this.#launcher.context.pool.size === 0) takePart(job, this.#record.variant.run);
    return Atomics.load(job.finished, 0) === job.chunks;
  }

  wait(): void {
    const job = this.#job!;
    takePart(job, this.#record.variant.run);
    for (;;) {
      const finished = Atomics.load(job.finished, 0);
      if (finished === job.chunks) return;
      Atomics.wait(job.finished, 0, finished);
    }
  }

  finish(): void {
    const job = this.#job;
    if (job) this.#measure(job);
    if (job && job.failed[0] !== 0) {
      const trap = String.fromCharCode(...job.trap).replace(/\0.*$/s, "");
      this.#recordFault(job.frames[job.failed[0]! - 1]!, trap);
    }
    if (this.#record.variant.compiled.imports.includes("vprintf")) {
      flushPrintBuffer(this.#launcher.context.printBuffer());
    }
  }

  /** Runs blocks on this thread until the time is over. Returns the first block that did not run. */
  #runHere(frame: number, blocks: number, milliseconds: number): number {
    const { variant } = this.#record;
    const begin = performance.now();
    let next = 0;
    let count = milliseconds === Infinity ? blocks : 1;
    try {
      for (;;) {
        variant.run(frame, next, count);
        next += count;
        const elapsed = performance.now() - begin;
        variant.blockMilliseconds = elapsed / next;
        if (next >= blocks || elapsed >= milliseconds) return next;
        const fitting = (milliseconds - elapsed) / variant.blockMilliseconds;
        count = Math.max(1, Math.min(blocks - next, 2 * next, Math.floor(fitting)));
      }
    } catch (error) {
      this.#recordFault(frame, String(error));
      return blocks;
    }
  }

  /** Gives blocks `first` … `blocks − 1` to the workers. */
  #handOver(first: number, blocks: number, memcheck: number): void {
    const { areas, context: { pool, printBuffer } } = this.#launcher;
    const { variant, places, frame } = this.#record;
    const contents = { ...frame, memcheck };
    const frames = Array.from(
      { length: Math.min(places, blocks - first) },
      (_, place) => areas.frame(place, contents),
    );
    this.#handedOver = performance.now();
    this.#job = createJob(
      variant.id,
      first,
      blocks,
      chunkSize(blocks - first, frames.length, variant),
      frames,
    );
    const print = variant.compiled.imports.includes("vprintf") ? printBuffer() : null;
    const kernel = { kind: "kernel", kernel: variant.id, module: variant.module, print } as const;
    pool.run(this.#job, kernel, variant.blockMilliseconds * (blocks - first));
  }

  /** The first block is slow, since it meets code that the engine has not optimized: correct what it said. */
  #measure(job: Job): void {
    const { variant } = this.#record;
    const most = (performance.now() - this.#handedOver) * job.frames.length / (job.endBlock - job.firstBlock);
    variant.blockMilliseconds = Math.min(variant.blockMilliseconds, most);
  }

  #recordFault(frame: number, trap: string): void {
    const { space, fault } = this.#launcher.context;
    const { kernel: { info, module }, block, frame: { grid } } = this.#record;
    const view = new DataView(space.bytes.buffer, frame, FRAME_BYTES);
    const sourceOf = (line: number) => module.software.sourceOf(line);
    fault.record(describeFault({ kernel: info.name, grid, block, trap, frame: view, sourceOf }));
  }
}

function chunkSize(blocks: number, workers: number, { blockMilliseconds }: Variant): number {
  const even = Math.ceil(blocks / (workers * CHUNKS_A_WORKER));
  const worthwhile = blockMilliseconds > 0 ? Math.ceil(CHUNK_MILLISECONDS / blockMilliseconds) : 1;
  return Math.max(1, Math.min(Math.max(even, worthwhile), Math.ceil(blocks / workers)));
}

function checkLaunch(
  kernel: Kernel,
  grid: Triple,
  block: Triple,
  dynamicSharedBytes: number,
  parameters: Uint8Array,
): void {
  const { info } = kernel;
  const refuse = (detail: string) => {
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, CALL, `kernel ${info.name}: ${detail}`);
  };
  for (let axis = 0; axis < 3; axis++) {
    const name = "xyz"[axis];
    if (!(grid[axis]! >= 1 && grid[axis]! <= MAX_GRID[axis]!)) {
      refuse(`grid.${name} is ${grid[axis]}; accepted are 1 to ${MAX_GRID[axis]}`);
    }
    if (!(block[axis]! >= 1 && block[axis]! <= MAX_BLOCK[axis]!)) {
      refuse(`block.${name} is ${block[axis]}; accepted are 1 to ${MAX_BLOCK[axis]}`);
    }
  }
  const threads = block[0] * block[1] * block[2];
  if (threads > MAX_BLOCK_THREADS) {
    refuse(`a block of ${threads} threads; at most ${MAX_BLOCK_THREADS} are possible`);
  }
  if (threads > maxBlockThreads(kernel)) {
    refuse(`a block of ${threads} threads; the kernel was compiled for at most ${maxBlockThreads(kernel)}`);
  }
  const required = info.requiredBlockDim;
  if (required && required.some((size, axis) => size !== block[axis])) {
    refuse(`a block of ${block.join(" x ")} threads; the kernel was compiled for ${required.join(" x ")}`);
  }
  if (grid[0] * grid[1] * grid[2] >= 2 ** 32) {
    throw new CudaError(CUDA_ERROR.NOT_SUPPORTED, CALL, "the software device runs at most 2³² − 1 blocks");
  }
  const limit = dynamicSharedLimit(kernel);
  if (!(dynamicSharedBytes >= 0 && dynamicSharedBytes <= limit)) {
    refuse(
      `${dynamicSharedBytes} bytes of dynamic shared memory; at most ${limit} are allowed (cuFuncSetAttribute)`,
    );
  }
  if (parameters.length < info.parameterBytes || parameters.length > PARAMETER_BYTES) {
    refuse(`${parameters.length} bytes of arguments; its parameters take ${info.parameterBytes}`);
  }
}
