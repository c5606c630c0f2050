/**
 * Copies between pageable memory and the device. libcuda does them with one thread and so at a fraction of the link's rate;
 * here several threads copy through page-locked buffers while the device's copy engine moves what is there already.
 *
 * As with libcuda's own pageable copies, the host memory is the caller's again when the call returns.
 *
 * @module
 */
import { runtime } from "../../runtime/index.ts";
import { type CopyJob, CopyThreads } from "../../runtime/threads.ts";
import type { HostMemory } from "../driver.ts";
import { CudaGraphs } from "./graph.ts";

/** Smaller copies are libcuda's: it is as fast, for the data is in a cache. */
const STAGED_BYTES = 2 * 2 ** 20;
/** Threads and buffers take milliseconds to make, as copying so many bytes by libcuda does: before that they are not made. */
const SETUP_BYTES = 32 * 2 ** 20;
/** One thread copies no faster than libcuda's. */
const FEWEST_THREADS = 2;
/** Bytes that a thread copies at a time. */
const PIECE_BYTES = 256 * 2 ** 10;
/** Page-locked buffers of that size for each device. */
const BUFFERS = 64;
/** Buffers that share an event: recording one takes as long as copying a tenth of a buffer. */
const GROUP = 8;
/** Buffers that the device fills at a time: asking it takes as long as moving one … */
const ARRIVING_TOGETHER = 2;
/** … and that it is asked to fill ahead of what the threads have begun to empty. */
const ARRIVING = 8;
const PORTABLE = 1;
const DISABLE_TIMING = 2;

/** Neighbouring page-locked buffers, used in turn. */
class Staging {
  readonly address: bigint;
  /** One for each buffer. */
  readonly events: readonly bigint[];
  /** The event that says when the device is done with a buffer; null if that is known already. */
  readonly pending: (bigint | null)[] = new Array<bigint | null>(BUFFERS).fill(null);
  /** The buffer that is used next. */
  next = 0;

  constructor(address: bigint, events: readonly bigint[]) {
    this.address = address;
    this.events = events;
  }

  addressOf(buffer: number): bigint {
    return this.address + BigInt(buffer * PIECE_BYTES);
  }

  take(): number {
    const buffer = this.next;
    this.next = (buffer + 1) % BUFFERS;
    return buffer;
  }
}

/** A piece of a copy on its way. */
interface Piece {
  readonly buffer: number;
  readonly offset: number;
  readonly byteLength: number;
  /** A thread's copy; undefined if this thread has done it, or before it is begun. */
  job: CopyJob | undefined;
}

export class CudaTransfers extends CudaGraphs {
  /** Bytes of the larger copies of ordinary memory so far. */
  #bytes = 0;
  /** Null: this machine gives none. */
  #threads: CopyThreads | null | undefined;
  /** By ordinal: events belong to one context. */
  readonly #staging: Map<number, Staging> = new Map();

  override copyHostToDevice(dst: bigint, src: HostMemory, byteLength: number, stream: bigint | null): void {
    const staging = this.#stagingFor(src, byteLength, stream);
    if (staging === undefined) super.copyHostToDevice(dst, src, byteLength, stream);
    else this.#upload(staging, dst, src as ArrayBufferView, byteLength, stream!);
  }

  override copyDeviceToHost(dst: HostMemory, src: bigint, byteLength: number, stream: bigint | null): void {
    const staging = this.#stagingFor(dst, byteLength, stream);
    if (staging === undefined) super.copyDeviceToHost(dst, src, byteLength, stream);
    else this.#download(staging, dst as ArrayBufferView, src, byteLength, stream!);
  }

  override contextRelease(ordinal: number): void {
    const staging = this.#staging.get(ordinal);
    this.#staging.delete(ordinal);
    if (staging !== undefined) {
      try {
        for (const event of staging.events) this.eventDestroy(event);
        this.hostFree(staging.address);
      } catch {
        // A fault has cost the context, and these with it.
      }
    }
    if (this.#staging.size === 0) {
      this.#threads?.end();
      this.#threads = undefined;
      this.#bytes = 0;
    }
    super.contextRelease(ordinal);
  }

  /** The buffers, if the copy is one that gains from them. */
  #stagingFor(host: HostMemory, byteLength: number, stream: bigint | null): Staging | undefined {
    if (byteLength < STAGED_BYTES || typeof host === "bigint" || stream === null) return undefined;
    // Page-locked memory that came as a typed array is copied directly.
    if (this.pointerInfo(runtime.addressOf(host)) !== undefined) return undefined;
    this.#bytes += byteLength;
    if (this.#bytes < SETUP_BYTES) return undefined;
    this.#threads ??= CopyThreads.start() ?? null;
    if (this.#threads === null || this.#threads.count < FEWEST_THREADS) return undefined;
    const ordinal = this.currentOrdinal();
    if (ordinal === undefined) return undefined;
    const staging = this.#staging.get(ordinal) ?? this.#createStaging(ordinal);
    // The first buffers are in the processor's caches: a frame at a time they are all that is used.
    if (staging !== undefined && this.#isFree(staging, 0, false)) staging.next = 0;
    return staging;
  }

  /** Without page-locked memory to spare libcuda copies as it can. */
  #createStaging(ordinal: number): Staging | undefined {
    try {
      const { address } = this.hostAlloc(BUFFERS * PIECE_BYTES, PORTABLE);
      const events = Array.from({ length: BUFFERS }, () => this.eventCreate(DISABLE_TIMING));
      const staging = new Staging(address, events);
      this.#staging.set(ordinal, staging);
      return staging;
    } catch {
      return undefined;
    }
  }

  #upload(staging: Staging, dst: bigint, view: ArrayBufferView, byteLength: number, stream: bigint): void {
    this.refuseCaptured(
      stream,
      "cuMemcpyHtoDAsync",
      "a graph cannot keep a typed array; use page-locked memory",
    );
    const threads = this.#threads!;
    const src = runtime.addressOf(view);
    const copying: Piece[] = [];
    /** Buffers that the device was given and that no event covers yet. */
    const given: number[] = [];
    let offset = 0;
    const take = (): Piece => {
      const piece = this.#nextPiece(staging, offset, byteLength);
      offset += piece.byteLength;
      copying.push(piece);
      return piece;
    };
    const canTake = (wait: boolean): boolean =>
      offset < byteLength && copying.length + given.length < BUFFERS &&
      this.#isFree(staging, staging.next, wait);
    try {
      while (offset < byteLength || copying.length > 0) {
        // This thread's own piece is the first, for it is ready the soonest.
        const own = canTake(copying.length === 0) ? take() : undefined;
        while (threads.hasRoom && canTake(false)) {
          const piece = take();
          piece.job = threads.post(
            staging.addressOf(piece.buffer),
            src + BigInt(piece.offset),
            piece.byteLength,
          );
        }
        if (own !== undefined) {
          threads.copy(staging.addressOf(own.buffer), src + BigInt(own.offset), own.byteLength);
        }
        while (copying.length > 0) {
          const first = copying[0]!;
          // When there is nothing else to do this thread waits.
          if (!isReady(threads, first) && canTake(false)) break;
          let last = first;
          do {
            last = copying.shift()!;
            if (last.job !== undefined) threads.finish(last.job);
            given.push(last.buffer);
          } while (copying[0]?.buffer === last.buffer + 1 && isReady(threads, copying[0]));
          super.copyHostToDevice(
            dst + BigInt(first.offset),
            staging.addressOf(first.buffer),
            last.offset + last.byteLength - first.offset,
            stream,
          );
          if (given.length >= GROUP) this.#record(staging, given, stream);
        }
      }
    } finally {
      // After an error too nobody may read the caller's memory any more.
      for (const { job } of copying) if (job !== undefined) threads.finish(job);
      this.#record(staging, given, stream);
    }
    void view.byteLength;
  }

  #download(staging: Staging, view: ArrayBufferView, src: bigint, byteLength: number, stream: bigint): void {
    this.refuseCaptured(
      stream,
      "cuMemcpyDtoHAsync",
      "a graph cannot keep a typed array; use page-locked memory",
    );
    const threads = this.#threads!;
    const dst = runtime.addressOf(view);
    const arriving: Piece[] = [];
    const copying: Piece[] = [];
    let offset = 0;
    const hasBuffers = () => arriving.length + copying.length <= BUFFERS - ARRIVING_TOGETHER;
    try {
      while (offset < byteLength || arriving.length > 0 || copying.length > 0) {
        while (offset < byteLength && arriving.length < ARRIVING && hasBuffers()) {
          const start = offset, filled: number[] = [];
          for (let i = 0; i < ARRIVING_TOGETHER && offset < byteLength; i++) {
            if (i > 0 && staging.next === 0) break; // no neighbour any more
            this.#isFree(staging, staging.next, true);
            const piece = this.#nextPiece(staging, offset, byteLength);
            arriving.push(piece);
            filled.push(piece.buffer);
            offset += piece.byteLength;
          }
          super.copyDeviceToHost(
            staging.addressOf(filled[0]!),
            src + BigInt(start),
            offset - start,
            stream,
          );
          this.#record(staging, filled, stream);
        }
        for (let i = 0; i < ARRIVING_TOGETHER && arriving.length > 0; i++) {
          const piece = arriving.shift()!;
          this.#isFree(staging, piece.buffer, true);
          const to = dst + BigInt(piece.offset), from = staging.addressOf(piece.buffer);
          piece.job = threads.post(to, from, piece.byteLength);
          if (piece.job === undefined) threads.copy(to, from, piece.byteLength);
          copying.push(piece);
        }
        const last = offset === byteLength && arriving.length === 0;
        while (copying.length > 0 && (last || !hasBuffers() || isReady(threads, copying[0]!))) {
          const { job } = copying.shift()!;
          if (job !== undefined) threads.finish(job);
        }
      }
    } finally {
      finishAll(threads, copying);
    }
    void view.byteLength;
  }

  #nextPiece(staging: Staging, offset: number, byteLength: number): Piece {
    const piece = Math.min(PIECE_BYTES, byteLength - offset);
    return { buffer: staging.take(), offset, byteLength: piece, job: undefined };
  }

  /** Notes that the device is busy with these buffers, and empties the list. */
  #record(staging: Staging, buffers: number[], stream: bigint): void {
    if (buffers.length === 0) return;
    const event = staging.events[buffers.at(-1)!]!;
    this.eventRecord(event, stream);
    for (const buffer of buffers.splice(0)) staging.pending[buffer] = event;
  }

  /** True if the device is done with a buffer; with `wait` it always is. */
  #isFree(staging: Staging, buffer: number, wait: boolean): boolean {
    const event = staging.pending[buffer]!;
    if (event === null) return true;
    if (wait) this.eventSynchronize(event);
    else if (!this.eventQuery(event)) return false;
    staging.pending[buffer] = null;
    return true;
  }
}

function finishAll(threads: CopyThreads, pieces: readonly Piece[]): void {
  for (const { job } of pieces) if (job !== undefined) threads.finish(job);
}

function isReady(threads: CopyThreads, { job }: Piece): boolean {
  return job === undefined || threads.isFinished(job);
}
