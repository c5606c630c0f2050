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
/** Page-locked buffers of that size for each device: locking a page takes longer than copying it. */
const BUFFERS = 24;
/** Buffers that the device fills at a time: asking it takes as long as moving one … */
const ARRIVING_TOGETHER = 2;
/** … and that it is asked to fill ahead of what the threads have begun to empty. */
const ARRIVING = 8;
/** Instead of an event: a buffer is in use here. */
const IN_USE = 0n;
const PORTABLE = 1;
const DISABLE_TIMING = 2;

/** Neighbouring page-locked buffers, used in turn. */
class Staging {
  readonly address: bigint;
  /** One for each buffer. */
  readonly events: readonly bigint[];
  /** The event that says when the device is done with a buffer; null if it is free. */
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
    this.pending[buffer] = IN_USE;
    this.next = (buffer + 1) % BUFFERS;
    return buffer;
  }
}

/** A piece of a copy on its way. */
interface Piece {
  readonly buffer: number;
  readonly offset: number;
  readonly byteLength: number;
  /** A thread's copy; undefined if this thread does it. */
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
    /** Pieces that threads copy, and those that are ready for the device. */
    const copying: Piece[] = [], ready: Piece[] = [];
    let offset = 0;
    const canTake = (wait: boolean): boolean =>
      offset < byteLength && this.#isFree(staging, staging.next, wait);
    const take = (): Piece => {
      const piece = this.#nextPiece(staging, offset, byteLength);
      offset += piece.byteLength;
      return piece;
    };
    try {
      while (offset < byteLength || copying.length > 0) {
        while (threads.hasRoom && canTake(false)) {
          const piece = take();
          const from = src + BigInt(piece.offset);
          piece.job = threads.post(staging.addressOf(piece.buffer), from, piece.byteLength);
          copying.push(piece);
        }
        if (canTake(copying.length === 0)) {
          const piece = take();
          threads.copy(staging.addressOf(piece.buffer), src + BigInt(piece.offset), piece.byteLength);
          ready.push(piece);
        } else if (!threads.help()) threads.finish(copying[0]!.job!);
        ready.push(...takeFinished(threads, copying));
        this.#send(staging, ready, dst, stream);
      }
    } finally {
      // After an error too nobody may read the caller's memory any more.
      for (const { job } of copying) threads.finish(job!);
      for (const { buffer } of [...copying, ...ready]) staging.pending[buffer] = null;
    }
    void view.byteLength;
  }

  /** Gives pieces to the device, neighbours together. None is left. */
  #send(staging: Staging, ready: Piece[], dst: bigint, stream: bigint): void {
    ready.sort((a, b) => a.buffer - b.buffer);
    while (ready.length > 0) {
      const { buffer, offset } = ready[0]!;
      let count = 1;
      // The buffer behind may already hold a piece of the next round.
      while (
        ready[count]?.buffer === buffer + count && ready[count]!.offset === offset + count * PIECE_BYTES
      ) count++;
      const last = ready[count - 1]!;
      super.copyHostToDevice(
        dst + BigInt(offset),
        staging.addressOf(buffer),
        last.offset + last.byteLength - offset,
        stream,
      );
      this.#record(staging, ready.splice(0, count), stream);
    }
  }

  #download(staging: Staging, view: ArrayBufferView, src: bigint, byteLength: number, stream: bigint): void {
    this.refuseCaptured(
      stream,
      "cuMemcpyDtoHAsync",
      "a graph cannot keep a typed array; use page-locked memory",
    );
    const threads = this.#threads!;
    const dst = runtime.addressOf(view);
    /** Pieces that the device has been asked for, and those that threads copy. */
    const arriving: Piece[] = [], copying: Piece[] = [];
    let offset = 0;
    const canTake = (): boolean => offset < byteLength && this.#isFree(staging, staging.next, false);
    try {
      while (offset < byteLength || arriving.length > 0 || copying.length > 0) {
        while (arriving.length < ARRIVING && canTake()) {
          const pieces: Piece[] = [];
          do {
            const piece = this.#nextPiece(staging, offset, byteLength);
            offset += piece.byteLength;
            pieces.push(piece);
          } while (pieces.length < ARRIVING_TOGETHER && staging.next > 0 && canTake());
          arriving.push(...pieces);
          const first = pieces[0]!;
          super.copyDeviceToHost(
            staging.addressOf(first.buffer),
            src + BigInt(first.offset),
            offset - first.offset,
            stream,
          );
          this.#record(staging, pieces, stream);
        }
        for (const piece of arriving.splice(0, ARRIVING_TOGETHER)) {
          const { buffer } = piece;
          this.#isFree(staging, buffer, true);
          const to = dst + BigInt(piece.offset), from = staging.addressOf(buffer);
          piece.job = threads.post(to, from, piece.byteLength);
          if (piece.job === undefined) threads.copy(to, from, piece.byteLength);
          else {
            staging.pending[buffer] = IN_USE;
            copying.push(piece);
          }
        }
        if (arriving.length === 0 && copying.length > 0 && !threads.help()) {
          threads.finish(copying[0]!.job!);
        }
        for (const { buffer } of takeFinished(threads, copying)) staging.pending[buffer] = null;
      }
    } finally {
      for (const { job } of copying) threads.finish(job!);
      for (const { buffer } of [...copying, ...arriving]) {
        if (staging.pending[buffer] === IN_USE) staging.pending[buffer] = null;
      }
    }
    void view.byteLength;
  }

  #nextPiece(staging: Staging, offset: number, byteLength: number): Piece {
    const piece = Math.min(PIECE_BYTES, byteLength - offset);
    return { buffer: staging.take(), offset, byteLength: piece, job: undefined };
  }

  /** Notes that the device is busy with the buffers of these pieces. */
  #record(staging: Staging, pieces: readonly Piece[], stream: bigint): void {
    const event = staging.events[pieces.at(-1)!.buffer]!;
    this.eventRecord(event, stream);
    for (const { buffer } of pieces) staging.pending[buffer] = event;
  }

  /** True if a buffer is free; with `wait` it is unless it is in use here. */
  #isFree(staging: Staging, buffer: number, wait: boolean): boolean {
    const event = staging.pending[buffer]!;
    if (event === null) return true;
    if (event === IN_USE) return false;
    if (wait) this.eventSynchronize(event);
    else if (!this.eventQuery(event)) return false;
    staging.pending[buffer] = null;
    return true;
  }
}

/** Takes the pieces that have been copied out of the list. */
function takeFinished(threads: CopyThreads, copying: Piece[]): Piece[] {
  const finished: Piece[] = [];
  for (let i = 0; i < copying.length;) {
    if (threads.isFinished(copying[i]!.job!)) finished.push(...copying.splice(i, 1));
    else i++;
  }
  return finished;
}
