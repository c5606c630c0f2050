/**
 * Copies between pageable memory and the device, through page-locked staging buffers. libcuda stages with one
 * thread and reaches a fraction of the link's rate; here several threads fill buffers while the copy engine
 * transfers others.
 *
 * As with libcuda's own pageable copies, the caller may reuse the host memory when the call returns.
 */
import { runtime } from "../../runtime/index.ts";
import { type CopyThreads, PATIENCE_MS } from "../../runtime/threads.ts";
import type { HostMemory } from "../driver.ts";
import type { CaptureGuard } from "./capture_guard.ts";
import type { CudaContexts } from "./contexts.ts";
import type { DirectCopies } from "./direct_copies.ts";
import type { CudaEvents } from "./events.ts";
import type { CudaMemory } from "./memory.ts";
import { BLOCK_BUFFERS, CHUNK_BYTES, type Staging } from "./staging.ts";
import { StagingPool } from "./staging_pool.ts";

/** libcuda is as fast for smaller copies, whose data fits the caches. */
const MIN_STAGED_BYTES = 2 * 2 ** 20;
/** Chunks per download request: enqueuing a request takes as long as transferring one chunk. */
const CHUNKS_PER_REQUEST = 2;
/** Download requests in flight. */
const REQUESTS_IN_FLIGHT = 4;
/**
 * Upload at least this much at once while the device is busy: one large transfer is faster than several small
 * ones.
 */
const UPLOAD_BATCH_BYTES = 2 ** 20;
/** Takes the place of an event while the buffer holds a chunk of the current copy. */
const IN_USE = 0n;

/** A part of a copy, in a staging buffer. */
interface Chunk {
  readonly buffer: number;
  readonly offset: number;
  readonly byteLength: number;
  /** The job of a copy thread; undefined if the calling thread copies the chunk. */
  job: number | undefined;
}

/** Chunks requested from the device together, and the event that marks their arrival. */
interface Request {
  readonly event: bigint;
  readonly chunks: readonly Chunk[];
}

export class PageableCopies {
  readonly #memory: CudaMemory;
  readonly #events: CudaEvents;
  readonly #guard: CaptureGuard;
  readonly #direct: DirectCopies;
  readonly #pool: StagingPool;

  constructor(
    contexts: CudaContexts,
    memory: CudaMemory,
    events: CudaEvents,
    guard: CaptureGuard,
    direct: DirectCopies,
  ) {
    this.#memory = memory;
    this.#events = events;
    this.#guard = guard;
    this.#direct = direct;
    this.#pool = new StagingPool(contexts, memory, events, guard);
  }

  /** Copies to the device if staging is faster than libcuda; returns whether it did. */
  upload(dst: bigint, src: HostMemory, byteLength: number, stream: bigint | null): boolean {
    const staging = this.#stagingFor(src, byteLength, stream);
    if (staging === undefined) return false;
    this.#upload(staging, dst, src as ArrayBufferView, byteLength, stream!);
    return true;
  }

  /** Copies from the device if staging is faster than libcuda; returns whether it did. */
  download(dst: HostMemory, src: bigint, byteLength: number, stream: bigint | null): boolean {
    const staging = this.#stagingFor(dst, byteLength, stream);
    if (staging === undefined) return false;
    this.#download(staging, dst as ArrayBufferView, src, byteLength, stream!);
    return true;
  }

  /** Returns the staging buffers if the copy benefits from them. */
  #stagingFor(host: HostMemory, byteLength: number, stream: bigint | null): Staging | undefined {
    if (byteLength < MIN_STAGED_BYTES || typeof host === "bigint" || stream === null) return undefined;
    if (!this.#pool.isNeeded(byteLength)) return undefined;
    // A typed array may lie in page-locked memory, which the device can access directly.
    if (this.#memory.pointerInfo(runtime.addressOf(host)) !== undefined) return undefined;
    const staging = this.#pool.staging(byteLength);
    // Reuse the first buffers, which are still in the processor's caches.
    if (staging?.isDone(0)) staging.next = 0;
    return staging;
  }

  #upload(staging: Staging, dst: bigint, view: ArrayBufferView, byteLength: number, stream: bigint): void {
    this.#guard.rejectPageable(stream, "cuMemcpyHtoDAsync");
    const threads = this.#pool.threads;
    const src = runtime.addressOf(view);
    /** Chunks that threads copy, and chunks ready for the device. */
    const copying: Chunk[] = [], ready: Chunk[] = [];
    let offset = 0, sent: bigint | null = null;
    let progress = performance.now();
    try {
      while (offset < byteLength || copying.length + ready.length > 0) {
        while (threads.hasRoom) {
          const wait = copying.length + ready.length === 0;
          const chunk = this.#takeChunk(staging, offset, byteLength, wait);
          if (chunk === undefined) break;
          const from = src + BigInt(offset);
          offset += chunk.byteLength;
          chunk.job = threads.post(staging.addressOf(chunk.buffer), from, chunk.byteLength, true);
          copying.push(chunk);
        }
        const finished = takeFinished(threads, copying);
        ready.push(...finished);
        if (finished.length > 0) progress = performance.now();
        else if (copying.length > 0 && performance.now() - progress > PATIENCE_MS && !threads.help()) {
          finish(threads, copying[0]!);
        }
        // Collect larger batches while the device is busy.
        const enough = ready.length * CHUNK_BYTES >= UPLOAD_BATCH_BYTES || copying.length === 0;
        if (ready.length > 0 && (enough || sent === null || this.#events.query(sent))) {
          sent = this.#send(staging, ready, dst, stream);
        }
      }
    } finally {
      // Even after an error, no thread may read the caller's memory any more.
      for (const chunk of copying) finish(threads, chunk);
      for (const { buffer } of [...copying, ...ready]) staging.pending[buffer] = null;
    }
    void view.byteLength;
  }

  /**
   * Enqueues the transfer of all ready chunks and empties the list. Returns the event recorded after them.
   */
  #send(staging: Staging, ready: Chunk[], dst: bigint, stream: bigint): bigint {
    ready.sort((a, b) => a.offset - b.offset);
    for (const group of contiguousGroups(ready)) {
      const { buffer, offset } = group[0]!;
      this.#direct.hostToDevice(dst + BigInt(offset), staging.addressOf(buffer), lengthOf(group), stream);
    }
    const event = staging.events[ready.at(-1)!.buffer]!;
    this.#events.record(event, stream);
    for (const { buffer } of ready.splice(0)) staging.pending[buffer] = event;
    return event;
  }

  #download(staging: Staging, view: ArrayBufferView, src: bigint, byteLength: number, stream: bigint): void {
    this.#guard.rejectPageable(stream, "cuMemcpyDtoHAsync");
    const threads = this.#pool.threads;
    const dst = runtime.addressOf(view);
    /** Requests in flight, and chunks that threads copy. */
    const requests: Request[] = [], copying: Chunk[] = [];
    let offset = 0;
    try {
      while (offset < byteLength || requests.length > 0 || copying.length > 0) {
        while (requests.length < REQUESTS_IN_FLIGHT) {
          const chunks: Chunk[] = [];
          while (chunks.length < CHUNKS_PER_REQUEST) {
            const wait = chunks.length + requests.length + copying.length === 0;
            const chunk = this.#takeChunk(staging, offset, byteLength, wait);
            if (chunk === undefined) break;
            offset += chunk.byteLength;
            chunks.push(chunk);
          }
          if (chunks.length === 0) break;
          requests.push(this.#request(staging, chunks, src, stream));
        }
        const [first] = requests;
        if (first !== undefined) {
          this.#events.synchronize(first.event);
          requests.shift();
          for (const chunk of first.chunks) {
            const to = dst + BigInt(chunk.offset), from = staging.addressOf(chunk.buffer);
            if (threads.hasRoom) chunk.job = threads.post(to, from, chunk.byteLength);
            else threads.copy(to, from, chunk.byteLength);
            copying.push(chunk);
          }
        } else finish(threads, copying[0]!);
        for (const { buffer } of takeFinished(threads, copying)) staging.pending[buffer] = null;
      }
    } finally {
      for (const chunk of copying) finish(threads, chunk);
      for (const { buffer } of copying) staging.pending[buffer] = null;
      for (const { event, chunks } of requests) {
        for (const { buffer } of chunks) staging.pending[buffer] = event;
      }
    }
    void view.byteLength;
  }

  /** Enqueues the transfer of chunks into their buffers. */
  #request(staging: Staging, chunks: readonly Chunk[], src: bigint, stream: bigint): Request {
    for (const group of contiguousGroups(chunks)) {
      const { buffer, offset } = group[0]!;
      this.#direct.deviceToHost(staging.addressOf(buffer), src + BigInt(offset), lengthOf(group), stream);
    }
    const event = staging.events[chunks.at(-1)!.buffer]!;
    this.#events.record(event, stream);
    return { event, chunks };
  }

  /**
   * Takes a buffer for the chunk at `offset`; undefined at the end of the copy, or if all are in use and
   * `wait` is false.
   */
  #takeChunk(staging: Staging, offset: number, byteLength: number, wait: boolean): Chunk | undefined {
    if (offset === byteLength) return undefined;
    const { length } = staging.events;
    for (let i = 0; i < length; i++) {
      const buffer = (staging.next + i) % length;
      if (staging.pending[buffer] === IN_USE) continue;
      if (wait) staging.wait(buffer);
      // Later buffers were enqueued later, so none of them is free either.
      if (!staging.isDone(buffer)) return undefined;
      staging.pending[buffer] = IN_USE;
      staging.next = (buffer + 1) % length;
      return { buffer, offset, byteLength: Math.min(CHUNK_BYTES, byteLength - offset), job: undefined };
    }
    return undefined;
  }
}

/** Groups chunks that are adjacent in both memories. */
function contiguousGroups(chunks: readonly Chunk[]): Chunk[][] {
  const groups: Chunk[][] = [];
  let last: Chunk | undefined;
  for (const chunk of chunks) {
    // Blocks are not adjacent to each other.
    const inBlock = chunk.buffer % BLOCK_BUFFERS !== 0;
    if (inBlock && last?.buffer === chunk.buffer - 1 && last.offset + last.byteLength === chunk.offset) {
      groups.at(-1)!.push(chunk);
    } else groups.push([chunk]);
    last = chunk;
  }
  return groups;
}

function lengthOf(group: readonly Chunk[]): number {
  const last = group.at(-1)!;
  return last.offset + last.byteLength - group[0]!.offset;
}

function isFinished(threads: CopyThreads, { job }: Chunk): boolean {
  return job === undefined || threads.isFinished(job);
}

function finish(threads: CopyThreads, { job }: Chunk): void {
  if (job !== undefined) threads.finish(job);
}

/** Removes and returns the chunks whose copies have finished. */
function takeFinished(threads: CopyThreads, copying: Chunk[]): Chunk[] {
  const finished: Chunk[] = [];
  for (let i = 0; i < copying.length;) {
    if (isFinished(threads, copying[i]!)) finished.push(...copying.splice(i, 1));
    else i++;
  }
  return finished;
}
