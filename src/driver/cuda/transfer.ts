/**
 * Copies between pageable memory and the device. libcuda does them with one thread and so at a fraction of the link's rate;
 * here several threads copy through page-locked buffers while the device's copy engine moves what is there already.
 *
 * As with libcuda's own pageable copies, the host memory is the caller's again when the call returns.
 *
 * @module
 */
import { runtime } from "../../runtime/index.ts";
import { CopyThreads } from "../../runtime/threads.ts";
import type { HostMemory } from "../driver.ts";
import { CudaGraphs } from "./graph.ts";

/** Smaller copies are libcuda's: it is as fast, for the data is in a cache … */
const STAGED_BYTES = 2 * 2 ** 20;
/** … and so is everything while fewer threads than this are running: one thread copies no faster than libcuda's. */
const FEWEST_THREADS = 3;
/** Bytes that a thread copies at a time. */
const PIECE_BYTES = 256 * 2 ** 10;
/** Page-locked buffers of that size: 16 MiB for each device, taken at the first large copy. */
const BUFFERS = 64;
/** Buffers that the device fills at a time: asking it takes as long as moving one. */
const ARRIVING_TOGETHER = 2;
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
  /** Number of the threads' copy. */
  job: number;
}

export class CudaTransfers extends CudaGraphs {
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
    super.contextRelease(ordinal);
  }

  /** The buffers, if the copy is one that gains from them. */
  #stagingFor(host: HostMemory, byteLength: number, stream: bigint | null): Staging | undefined {
    if (byteLength < STAGED_BYTES || typeof host === "bigint" || stream === null) return undefined;
    this.#threads ??= CopyThreads.open() ?? null;
    if (this.#threads === null || this.#threads.count(byteLength) < FEWEST_THREADS) return undefined;
    // Page-locked memory that came as a typed array is copied directly.
    if (this.pointerInfo(runtime.addressOf(host)) !== undefined) return undefined;
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
    let offset = 0;
    try {
      while (offset < byteLength || copying.length > 0) {
        while (offset < byteLength && copying.length < BUFFERS) {
          if (!this.#isFree(staging, staging.next, copying.length === 0)) break;
          const piece = this.#nextPiece(staging, offset, byteLength);
          piece.job = threads.post(staging.addressOf(piece.buffer), src + BigInt(offset), piece.byteLength);
          copying.push(piece);
          offset += piece.byteLength;
        }
        threads.wake();
        const first = copying.shift()!;
        threads.finish(first.job);
        let last = first;
        // Neighbours that are ready too go with it.
        while (copying[0]?.buffer === last.buffer + 1 && threads.isFinished(copying[0].job)) {
          last = copying.shift()!;
        }
        super.copyHostToDevice(
          dst + BigInt(first.offset),
          staging.addressOf(first.buffer),
          last.offset + last.byteLength - first.offset,
          stream,
        );
        this.#record(staging, first.buffer, last.buffer, stream);
      }
    } finally {
      // After an error too nobody may read the caller's memory any more.
      for (const piece of copying) threads.finish(piece.job);
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
    try {
      while (offset < byteLength || arriving.length > 0 || copying.length > 0) {
        while (offset < byteLength && arriving.length + copying.length <= BUFFERS - ARRIVING_TOGETHER) {
          const start = offset, firstBuffer = staging.next;
          for (let i = 0; i < ARRIVING_TOGETHER && offset < byteLength; i++) {
            if (i > 0 && staging.next === 0) break; // no neighbour any more
            this.#isFree(staging, staging.next, true);
            const piece = this.#nextPiece(staging, offset, byteLength);
            arriving.push(piece);
            offset += piece.byteLength;
          }
          super.copyDeviceToHost(
            staging.addressOf(firstBuffer),
            src + BigInt(start),
            offset - start,
            stream,
          );
          this.#record(staging, firstBuffer, arriving.at(-1)!.buffer, stream);
        }
        for (let i = 0; i < ARRIVING_TOGETHER && arriving.length > 0; i++) {
          const piece = arriving.shift()!;
          this.#isFree(staging, piece.buffer, true);
          piece.job = threads.post(
            dst + BigInt(piece.offset),
            staging.addressOf(piece.buffer),
            piece.byteLength,
          );
          copying.push(piece);
        }
        threads.wake();
        // The buffers' second half arrives while the threads empty the first.
        while (copying.length > (arriving.length > 0 ? BUFFERS / 2 : 0)) threads.finish(copying.shift()!.job);
      }
    } finally {
      for (const piece of copying) threads.finish(piece.job);
    }
    void view.byteLength;
  }

  #nextPiece(staging: Staging, offset: number, byteLength: number): Piece {
    return { buffer: staging.take(), offset, byteLength: Math.min(PIECE_BYTES, byteLength - offset), job: 0 };
  }

  /** Notes that the device is busy with the buffers from `first` to `last`. */
  #record(staging: Staging, first: number, last: number, stream: bigint): void {
    const event = staging.events[last]!;
    this.eventRecord(event, stream);
    for (let buffer = first; buffer <= last; buffer++) staging.pending[buffer] = event;
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
