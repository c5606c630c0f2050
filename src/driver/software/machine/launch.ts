/** Kernel launches: checks them as the driver does and distributes the blocks of a grid to threads. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { LaunchNote } from "../../driver.ts";
import { dynamicSharedLimit, MAX_BLOCK, MAX_BLOCK_THREADS, MAX_GRID, maxBlockThreads } from "./attributes.ts";
import { FRAME_BYTES, PARAMETER_BYTES } from "../abi/index.ts";
import { type FrameContents, LaunchMemory } from "./launch_memory.ts";
import { describeFault, type FaultLatch } from "./fault.ts";
import { createJob, failChunk, type Job, OWN_THREAD, runChunks } from "./job.ts";
import type { MemcheckTables } from "./memcheck.ts";
import type { AddressSpace } from "./memory.ts";
import type { Kernel, Modules, Variant } from "./modules.ts";
import { flushPrintBuffer, type PrintBuffer } from "./print.ts";
import type { Command, CommandQueue } from "./queue.ts";
import type { StreamRecord } from "./streams.ts";
import { LaunchTimer } from "./timer.ts";
import type { Pool } from "./workers.ts";
import { soon } from "../../../base/soon.ts";

const CALL = "cuLaunchKernel";

/**
 * Time that the calling thread spends on a launch before the workers take over. Waking them costs about 50
 * µs, and the event loop should not be blocked for long.
 */
const INLINE_MILLISECONDS = 0.15;
/** Time that this thread spends at once on the blocks of a launch while there are no workers. */
const SLICE_MILLISECONDS = 10;
/** Minimum duration of a chunk of blocks, to limit the overhead of claiming chunks. Takes precedence. */
const CHUNK_MILLISECONDS = 0.05;
/** Preferred number of chunks per worker, so that all workers finish at about the same time. */
const CHUNKS_PER_WORKER = 8;

/** How often a thread that waits for workers looks whether they still exist. */
const WATCH_MILLISECONDS = 200;

type Triple = readonly [number, number, number];

/** The parts of the device that launches use. */
export interface LaunchContext {
  readonly space: AddressSpace;
  readonly queue: CommandQueue;
  readonly modules: Modules;
  readonly pool: Pool;
  /** Returns the fault of a device. */
  readonly faultOf: (ordinal: number) => FaultLatch;
  /** Null without the memory checker. */
  readonly memcheck: MemcheckTables | null;
  /** Seconds that a launch may take; undefined without a limit. */
  readonly timeout: number | undefined;
  /** Returns the printf buffer, which is created with the first kernel that uses printf. */
  printBuffer(): PrintBuffer;
}

export class Launcher {
  readonly context: LaunchContext;
  readonly launchMemory: LaunchMemory;
  #launches = 0;
  #isPolling = false;
  #timer: LaunchTimer | undefined;

  constructor(context: LaunchContext) {
    this.context = context;
    this.launchMemory = new LaunchMemory(context.space);
  }

  /** Advances the queue in the next turn of the event loop. */
  pollSoon(): void {
    if (this.#isPolling) return;
    this.#isPolling = true;
    soon(() => {
      this.#isPolling = false;
      this.context.queue.poll();
    });
  }

  /** Set if launches have a time limit. */
  get timer(): LaunchTimer | undefined {
    const { timeout, space, pool } = this.context;
    if (timeout !== undefined) this.#timer ??= new LaunchTimer(space, pool, timeout);
    return this.#timer;
  }

  /** Checks a launch as cuLaunchKernel does and enqueues it on a stream. */
  launch(
    kernel: Kernel,
    grid: Triple,
    block: Triple,
    dynamicSharedBytes: number,
    stream: StreamRecord,
    parameters: Uint8Array,
    note: LaunchNote | null = null,
  ): void {
    const { queue } = this.context;
    checkLaunch(kernel, grid, block, dynamicSharedBytes, parameters);
    const { variant, sharedBytes, slots } = this.prepare(kernel, grid, block, dynamicSharedBytes);
    const idle = queue.poll(false) === queue.enqueued;
    const launch = new Launch(this, {
      kernel,
      variant,
      slots,
      block,
      note,
      // If the queue is idle, the launch reads the arguments before this call returns.
      parameters: idle ? parameters : parameters.slice(),
      frame: {
        grid,
        dynamicSharedBytes,
        sharedBytes,
        sharedAlign: kernel.info.sharedAlign,
        memcheck: 0,
        gridId: ++this.#launches,
        timer: 0,
      },
    });
    stream.last = queue.enqueue(launch);
  }

  /** Compiles the kernel and allocates memory for its blocks, which may wait for earlier work. */
  prepare(
    kernel: Kernel,
    grid: Triple,
    block: Triple,
    dynamicSharedBytes: number,
  ): { variant: Variant; sharedBytes: number; slots: number } {
    const { modules, queue, pool, memcheck } = this.context;
    const variant = modules.variant(kernel, block[0], block[1], block[2]);
    const sharedBytes = variant.compiled.staticSharedBytes + dynamicSharedBytes;
    const { sharedAlign } = kernel.info;
    const size = { sharedBytes, sharedAlign, scratchBytes: variant.compiled.scratchBytes };
    const wanted = grid[0] * grid[1] * grid[2] === 1 ? 1 : Math.max(pool.size, 1);
    const slots = this.launchMemory.reserve(size, wanted, CALL, () => queue.drain());
    memcheck?.reserve(CALL, Math.max(pool.size, slots));
    return { variant, sharedBytes, slots };
  }
}

interface LaunchRecord {
  readonly kernel: Kernel;
  readonly variant: Variant;
  readonly slots: number;
  readonly block: Triple;
  readonly note: LaunchNote | null;
  readonly parameters: Uint8Array;
  readonly frame: FrameContents;
}

/** A launch in the queue. */
class Launch implements Command {
  readonly #launcher: Launcher;
  readonly #record: LaunchRecord;
  #contents: FrameContents;
  #blocks = 0;
  /** The first block that has neither run nor been dispatched. */
  #next = 0;
  /** The launch frame for blocks that run on this thread. */
  #frame = 0;
  #job: Job | null = null;
  #dispatched = 0;

  constructor(launcher: Launcher, record: LaunchRecord) {
    this.#launcher = launcher;
    this.#record = record;
    this.#contents = record.frame;
  }

  get #fault(): FaultLatch {
    return this.#launcher.context.faultOf(this.#record.kernel.module.ordinal);
  }

  /** A block of unknown duration could hold this thread forever, unless it has no loops. */
  get #hasShortBlocks(): boolean {
    const { blockMilliseconds, compiled } = this.#record.variant;
    return blockMilliseconds === undefined ? !compiled.mayLoop : blockMilliseconds <= SLICE_MILLISECONDS;
  }

  start(): boolean {
    const { launchMemory, context } = this.#launcher;
    const { parameters, variant } = this.#record;
    if (this.#fault.set) return true;
    context.space.bytes.set(parameters, launchMemory.parameters);
    const memcheck = context.memcheck?.write(this.#record.kernel.module.ordinal, CALL) ?? 0;
    const timer = this.#launcher.timer;
    const contents = this.#contents = { ...this.#record.frame, memcheck, timer: timer?.address ?? 0 };
    timer?.start(contents.gridId);
    this.#frame = launchMemory.frame(0, contents);
    const [x, y, z] = contents.grid;
    this.#blocks = x * y * z;

    const { blockMilliseconds: known } = variant;
    const isShort = known === undefined ? this.#hasShortBlocks : known * this.#blocks <= INLINE_MILLISECONDS;
    if (isShort && this.#runHere(INLINE_MILLISECONDS)) return true;
    if (variant.blockMilliseconds !== undefined && context.pool.ownMilliseconds === 0) this.#dispatch();
    else this.#launcher.pollSoon();
    return false;
  }

  done(asked: boolean): boolean {
    const { pool } = this.#launcher.context;
    const job = this.#job;
    if (job === null) {
      if (this.#next >= this.#blocks) return true;
      if (!asked) return false;
      if (pool.ownMilliseconds > 0 && (pool.size === 0 || this.#hasShortBlocks)) {
        const done = this.#runHere(Math.min(SLICE_MILLISECONDS, pool.ownMilliseconds));
        if (!done) this.#launcher.pollSoon();
        return done;
      }
      this.#dispatch();
      return false;
    }
    // If the workers failed to start, this thread runs the job.
    if (pool.size === 0) this.#runChunks(job);
    return Atomics.load(job.finished, 0) === job.chunks;
  }

  wait(): void {
    if (this.#job === null) {
      if (this.#runHere(Math.max(INLINE_MILLISECONDS, this.#launcher.context.pool.ownMilliseconds))) return;
      this.#dispatch();
    }
    const job = this.#job!;
    this.#runChunks(job);
    for (;;) {
      const finished = Atomics.load(job.finished, 0);
      if (finished === job.chunks) return;
      if (Atomics.wait(job.finished, 0, finished, WATCH_MILLISECONDS) !== "timed-out") continue;
      this.#launcher.context.pool.removeEnded();
    }
  }

  finish(): void {
    const job = this.#job;
    this.#launcher.timer?.stop();
    if (job) this.#measure(job);
    // The workers have loaded it again for this launch.
    if (job && this.#record.variant.evicted) this.#launcher.context.pool.unload(this.#record.variant.id);
    if (job && job.failed[0] !== 0) {
      const trap = String.fromCharCode(...job.trap).replace(/\0.*$/s, "");
      this.#recordFault(job.frames[job.failed[0]! - 1]!, trap);
    }
    if (this.#record.variant.compiled.imports.includes("vprintf")) {
      flushPrintBuffer(this.#launcher.context.printBuffer());
    }
  }

  /** Runs chunks on this thread. */
  #runChunks(job: Job): void {
    runChunks(job, this.#record.variant.run, this.#launcher.context.space.memory, OWN_THREAD, failChunk);
  }

  /** Runs blocks on this thread until the time is up. Returns true if all blocks have run. */
  #runHere(milliseconds: number): boolean {
    const { variant } = this.#record;
    const begin = performance.now();
    const first = this.#next;
    let count = milliseconds === Infinity ? this.#blocks - first : 1;
    try {
      for (;;) {
        variant.run(this.#frame, this.#next, count);
        this.#next += count;
        const elapsed = performance.now() - begin;
        const done = this.#next - first;
        const each = variant.blockMilliseconds = elapsed / done;
        const left = this.#blocks - this.#next;
        if (left === 0 || elapsed >= milliseconds) {
          this.#launcher.context.pool.addWork(elapsed);
          return left === 0;
        }
        count = Math.max(1, Math.min(left, 2 * done, Math.floor((milliseconds - elapsed) / each)));
      }
    } catch (error) {
      this.#recordFault(this.#frame, String(error));
      this.#next = this.#blocks;
      return true;
    }
  }

  /** Dispatches the remaining blocks to the workers. */
  #dispatch(): void {
    const { launchMemory, context: { pool, printBuffer } } = this.#launcher;
    const { variant, slots } = this.#record;
    const [first, blocks] = [this.#next, this.#blocks];
    const contents = this.#contents;
    const frames = Array.from(
      { length: Math.min(slots, blocks - first) },
      (_, slot) => launchMemory.frame(slot, contents),
    );
    launchMemory.connect(frames);
    this.#dispatched = performance.now();
    this.#job = createJob(
      variant.id,
      first,
      blocks,
      chunkSize(blocks - first, frames.length, variant),
      frames,
    );
    const print = variant.compiled.imports.includes("vprintf") ? printBuffer() : null;
    const kernel = { kind: "kernel", kernel: variant.id, module: variant.module, print } as const;
    pool.dispatch(this.#job, kernel, (variant.blockMilliseconds ?? 0) * (blocks - first));
    if (pool.size === 0) this.#launcher.pollSoon();
  }

  /**
   * Corrects the measured time per block. The first block is slow because the engine has not optimized the
   * code yet.
   */
  #measure(job: Job): void {
    const { variant } = this.#record;
    const upperBound = (performance.now() - this.#dispatched) * job.frames.length /
      (job.endBlock - job.firstBlock);
    variant.blockMilliseconds = Math.min(variant.blockMilliseconds ?? Infinity, upperBound);
  }

  #recordFault(frame: number, trap: string): void {
    const { space } = this.#launcher.context;
    const { kernel: { info, module }, variant, block, note, frame: { grid } } = this.#record;
    const { scratchBytes, lanes } = variant.compiled;
    const view = new DataView(space.bytes.buffer, frame, FRAME_BYTES);
    const sourceOf = (line: number) => module.software.sourceOf(line);
    const textAt = (address: bigint) => {
      const start = Number(address), end = space.bytes.indexOf(0, start);
      // A copy: decoders refuse shared memory.
      return new TextDecoder().decode(space.bytes.slice(start, end < 0 ? start : end));
    };
    this.#fault.record(
      describeFault({
        kernel: info,
        scratchBytes,
        grid,
        block,
        lanes,
        trap,
        frame: view,
        sourceOf,
        live: space.live,
        note,
        textAt,
      }),
    );
  }
}

function chunkSize(blocks: number, workers: number, { blockMilliseconds = 0 }: Variant): number {
  const balanced = Math.ceil(blocks / (workers * CHUNKS_PER_WORKER));
  const minimum = blockMilliseconds > 0 ? Math.ceil(CHUNK_MILLISECONDS / blockMilliseconds) : 1;
  return Math.max(1, Math.min(Math.max(balanced, minimum), Math.ceil(blocks / workers)));
}

function checkLaunch(
  kernel: Kernel,
  grid: Triple,
  block: Triple,
  dynamicSharedBytes: number,
  parameters: Uint8Array,
): void {
  const { info } = kernel;
  const reject = (detail: string) => {
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, CALL, `kernel ${info.name}: ${detail}`);
  };
  for (let axis = 0; axis < 3; axis++) {
    const name = "xyz"[axis];
    if (!(grid[axis]! >= 1 && grid[axis]! <= MAX_GRID[axis]!)) {
      reject(`grid.${name}: expected 1 to ${MAX_GRID[axis]}, got ${grid[axis]}`);
    }
    if (!(block[axis]! >= 1 && block[axis]! <= MAX_BLOCK[axis]!)) {
      reject(`block.${name}: expected 1 to ${MAX_BLOCK[axis]}, got ${block[axis]}`);
    }
  }
  const threads = block[0] * block[1] * block[2];
  if (threads > MAX_BLOCK_THREADS) {
    reject(`block: expected at most ${MAX_BLOCK_THREADS} threads, got ${threads}`);
  }
  if (threads > maxBlockThreads(kernel)) {
    reject(`block: expected at most ${maxBlockThreads(kernel)} threads (.maxntid), got ${threads}`);
  }
  const required = info.requiredBlockDim;
  if (required && required.some((size, axis) => size !== block[axis])) {
    reject(`block: expected ${required.join(" × ")} threads (.reqntid), got ${block.join(" × ")}`);
  }
  if (grid[0] * grid[1] * grid[2] >= 2 ** 32) {
    throw new CudaError(
      CUDA_ERROR.NOT_SUPPORTED,
      CALL,
      "grid: the software device supports at most 2³² − 1 blocks",
    );
  }
  const limit = dynamicSharedLimit(kernel);
  if (!(dynamicSharedBytes >= 0 && dynamicSharedBytes <= limit)) {
    reject(
      `dynamic shared memory: expected at most ${limit} bytes (see cuFuncSetAttribute), got ${dynamicSharedBytes}`,
    );
  }
  if (parameters.length < info.parameterBytes || parameters.length > PARAMETER_BYTES) {
    reject(`arguments: expected ${info.parameterBytes} bytes, got ${parameters.length}`);
  }
}
