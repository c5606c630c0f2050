/**
 * Copies between pageable memory and the device. libcuda does them with one thread and so at a fraction of the link's rate;
 * here several threads copy through page-locked buffers while the device's copy engine moves what is there already.
 *
 * As with libcuda's own pageable copies, the host memory is the caller's again when the call returns.
 *
 * @module
 */
import { EVENT_FLAG, HOST_ALLOC_FLAG } from "../../base/cuda_constants.ts";
import { runtime } from "../../runtime/index.ts";
import { CopyThreads, PATIENCE_MS } from "../../runtime/threads.ts";
import type { HostMemory } from "../driver.ts";
import type { CaptureGuard } from "./capture_guard.ts";
import type { CudaContexts } from "./contexts.ts";
import type { DirectCopies } from "./direct_copies.ts";
import type { CudaEvents } from "./events.ts";
import type { CudaMemory } from "./memory.ts";

/** Smaller copies are libcuda's: it is as fast, for the data is in a cache. */
const STAGED_BYTES = 2 * 2 ** 20;
/** Threads and buffers take milliseconds to make, as copying so many bytes by libcuda does: before that they are not made. */
const SETUP_BYTES = 32 * 2 ** 20;
/** One thread copies no faster than libcuda's. */
const FEWEST_THREADS = 2;
/** Bytes that a thread copies at a time. */
const PIECE_BYTES = 256 * 2 ** 10;
/** Page-locked buffers of that size for each device: a frame's. Locking a page takes longer than copying it … */
const BUFFERS = 24;
/** … so there are more only when a copy of so many bytes comes: threads then write far ahead of the device. */
const MANY_BUFFERS = 64, MANY_BYTES = 64 * 2 ** 20;
/** Buffers that the device fills at a time: asking it takes as long as moving one … */
const ARRIVING_TOGETHER = 2;
/** … and how often it is asked ahead. */
const ARRIVING = 4;
/** The device moves so many bytes at once faster than as pieces. */
const SEND_BYTES = 2 ** 20;
/** Instead of an event: a buffer is in use here. */
const IN_USE = 0n;

/** Neighbouring page-locked buffers, used in turn. */
class Staging {
  readonly address: bigint;
  /** One for each buffer. */
  readonly events: readonly bigint[];
  /** The event that says when the device is done with a buffer; null if it is free. */
  readonly pending: (bigint | null)[];
  /** The buffer that is tried next. */
  next = 0;

  constructor(address: bigint, events: readonly bigint[]) {
    this.address = address;
    this.events = events;
    this.pending = events.map(() => null);
  }

  addressOf(buffer: number): bigint {
    return this.address + BigInt(buffer * PIECE_BYTES);
  }

  /** The device has come past an event: the buffers that waited for it are free. */
  release(event: bigint): void {
    this.pending.forEach((awaited, buffer) => {
      if (awaited === event) this.pending[buffer] = null;
    });
  }
}

/** A piece of a copy on its way. */
interface Piece {
  readonly buffer: number;
  readonly offset: number;
  readonly byteLength: number;
  /** A thread's copy; undefined if this thread does it. */
  job: number | undefined;
}

/** Pieces that the device was asked for together, and the event that says that they are there. */
interface Arriving {
  readonly event: bigint;
  readonly pieces: readonly Piece[];
}

export class PageableCopies {
  readonly #contexts: CudaContexts;
  readonly #memory: CudaMemory;
  readonly #events: CudaEvents;
  readonly #guard: CaptureGuard;
  readonly #direct: DirectCopies;
  /** Bytes of the larger copies of ordinary memory so far. */
  #bytes = 0;
  /** Null: this machine gives none. */
  #threads: CopyThreads | null | undefined;
  /** By ordinal: events belong to one context. */
  readonly #staging: Map<number, Staging> = new Map();

  constructor(
    contexts: CudaContexts,
    memory: CudaMemory,
    events: CudaEvents,
    guard: CaptureGuard,
    direct: DirectCopies,
  ) {
    this.#contexts = contexts;
    this.#memory = memory;
    this.#events = events;
    this.#guard = guard;
    this.#direct = direct;
    contexts.beforeRelease((ordinal) => this.#release(ordinal));
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

  /** Frees the staging buffers of a device; the last device also ends the threads. */
  #release(ordinal: number): void {
    this.#destroyStaging(ordinal);
    if (this.#staging.size > 0) return;
    this.#threads?.end();
    this.#threads = undefined;
    this.#bytes = 0;
  }

  /** The buffers, if the copy is one that gains from them. */
  #stagingFor(host: HostMemory, byteLength: number, stream: bigint | null): Staging | undefined {
    if (byteLength < STAGED_BYTES || typeof host === "bigint" || stream === null) return undefined;
    // Page-locked memory that came as a typed array is copied directly.
    if (this.#memory.pointerInfo(runtime.addressOf(host)) !== undefined) return undefined;
    this.#bytes += byteLength;
    if (this.#bytes < SETUP_BYTES) return undefined;
    this.#threads ??= CopyThreads.start() ?? null;
    if (this.#threads === null || this.#threads.count < FEWEST_THREADS) return undefined;
    const ordinal = this.#contexts.currentOrdinal();
    if (ordinal === undefined) return undefined;
    const buffers = byteLength < MANY_BYTES ? BUFFERS : MANY_BUFFERS;
    let staging = this.#staging.get(ordinal);
    if (staging === undefined || staging.events.length < buffers) {
      staging = this.#createStaging(ordinal, buffers);
    }
    // The first buffers are in the processor's caches: a frame at a time they are all that is used.
    if (staging !== undefined && this.#isDone(staging, 0)) staging.next = 0;
    return staging;
  }

  /** Without page-locked memory to spare libcuda copies as it can. */
  #createStaging(ordinal: number, buffers: number): Staging | undefined {
    let address: bigint | null = null;
    const events: bigint[] = [];
    try {
      address = this.#memory.allocateHost(buffers * PIECE_BYTES, HOST_ALLOC_FLAG.PORTABLE).address;
      while (events.length < buffers) events.push(this.#events.create(EVENT_FLAG.DISABLE_TIMING));
    } catch {
      this.#free(address, events);
      return this.#staging.get(ordinal);
    }
    this.#destroyStaging(ordinal);
    const staging = new Staging(address, events);
    this.#staging.set(ordinal, staging);
    return staging;
  }

  #destroyStaging(ordinal: number): void {
    const staging = this.#staging.get(ordinal);
    this.#staging.delete(ordinal);
    if (staging === undefined) return;
    try {
      for (let buffer = 0; buffer < staging.events.length; buffer++) this.#wait(staging, buffer);
    } catch {
      // A fault has cost the context, and the work with it.
    }
    this.#free(staging.address, staging.events);
  }

  #free(address: bigint | null, events: readonly bigint[]): void {
    try {
      for (const event of events) this.#events.destroy(event);
      if (address !== null) this.#memory.freeHost(address);
    } catch {
      // A fault has cost the context, and these with it.
    }
  }

  #upload(staging: Staging, dst: bigint, view: ArrayBufferView, byteLength: number, stream: bigint): void {
    this.#guard.rejectPageable(stream, "cuMemcpyHtoDAsync");
    const threads = this.#threads!;
    const src = runtime.addressOf(view);
    /** Pieces that threads copy, and those that are ready for the device. */
    const copying: Piece[] = [], ready: Piece[] = [];
    let offset = 0, sent: bigint | null = null;
    let progress = performance.now();
    try {
      while (offset < byteLength || copying.length + ready.length > 0) {
        while (threads.hasRoom) {
          const wait = copying.length + ready.length === 0;
          const piece = this.#takePiece(staging, offset, byteLength, wait);
          if (piece === undefined) break;
          const from = src + BigInt(offset);
          offset += piece.byteLength;
          piece.job = threads.post(staging.addressOf(piece.buffer), from, piece.byteLength, true);
          copying.push(piece);
        }
        const finished = takeFinished(threads, copying);
        ready.push(...finished);
        if (finished.length > 0) progress = performance.now();
        else if (copying.length > 0 && performance.now() - progress > PATIENCE_MS && !threads.help()) {
          finish(threads, copying[0]!);
        }
        // While the device is busy more comes together.
        const enough = ready.length * PIECE_BYTES >= SEND_BYTES || copying.length === 0;
        if (ready.length > 0 && (enough || sent === null || this.#events.query(sent))) {
          sent = this.#send(staging, ready, dst, stream);
        }
      }
    } finally {
      // After an error too nobody may read the caller's memory any more.
      for (const piece of copying) finish(threads, piece);
      for (const { buffer } of [...copying, ...ready]) staging.pending[buffer] = null;
    }
    void view.byteLength;
  }

  /**
   * Gives pieces to the device, those together that are neighbours in both memories. None is left.
   *
   * @returns The event after them.
   */
  #send(staging: Staging, ready: Piece[], dst: bigint, stream: bigint): bigint {
    ready.sort((a, b) => a.offset - b.offset);
    for (const run of runsOf(ready)) {
      const { buffer, offset } = run[0]!;
      this.#direct.hostToDevice(dst + BigInt(offset), staging.addressOf(buffer), lengthOf(run), stream);
    }
    const event = staging.events[ready.at(-1)!.buffer]!;
    this.#events.record(event, stream);
    for (const { buffer } of ready.splice(0)) staging.pending[buffer] = event;
    return event;
  }

  #download(staging: Staging, view: ArrayBufferView, src: bigint, byteLength: number, stream: bigint): void {
    this.#guard.rejectPageable(stream, "cuMemcpyDtoHAsync");
    const threads = this.#threads!;
    const dst = runtime.addressOf(view);
    /** Pieces that the device has been asked for, and those that threads copy. */
    const arriving: Arriving[] = [], copying: Piece[] = [];
    let offset = 0;
    try {
      while (offset < byteLength || arriving.length > 0 || copying.length > 0) {
        while (arriving.length < ARRIVING) {
          const pieces: Piece[] = [];
          while (pieces.length < ARRIVING_TOGETHER) {
            const wait = pieces.length + arriving.length + copying.length === 0;
            const piece = this.#takePiece(staging, offset, byteLength, wait);
            if (piece === undefined) break;
            offset += piece.byteLength;
            pieces.push(piece);
          }
          if (pieces.length === 0) break;
          arriving.push(this.#ask(staging, pieces, src, stream));
        }
        const [first] = arriving;
        if (first !== undefined) {
          this.#events.synchronize(first.event);
          arriving.shift();
          for (const piece of first.pieces) {
            const to = dst + BigInt(piece.offset), from = staging.addressOf(piece.buffer);
            if (threads.hasRoom) piece.job = threads.post(to, from, piece.byteLength);
            else threads.copy(to, from, piece.byteLength);
            copying.push(piece);
          }
        } else finish(threads, copying[0]!);
        for (const { buffer } of takeFinished(threads, copying)) staging.pending[buffer] = null;
      }
    } finally {
      for (const piece of copying) finish(threads, piece);
      for (const { buffer } of copying) staging.pending[buffer] = null;
      for (const { event, pieces } of arriving) {
        for (const { buffer } of pieces) staging.pending[buffer] = event;
      }
    }
    void view.byteLength;
  }

  /** Asks the device to fill the buffers of these pieces. */
  #ask(staging: Staging, pieces: readonly Piece[], src: bigint, stream: bigint): Arriving {
    for (const run of runsOf(pieces)) {
      const { buffer, offset } = run[0]!;
      this.#direct.deviceToHost(staging.addressOf(buffer), src + BigInt(offset), lengthOf(run), stream);
    }
    const event = staging.events[pieces.at(-1)!.buffer]!;
    this.#events.record(event, stream);
    return { event, pieces };
  }

  /** The next piece of a copy, and a buffer for it; undefined if all are in use, or, with `wait`, if nothing is left. */
  #takePiece(staging: Staging, offset: number, byteLength: number, wait: boolean): Piece | undefined {
    if (offset === byteLength) return undefined;
    const { length } = staging.events;
    for (let i = 0; i < length; i++) {
      const buffer = (staging.next + i) % length;
      if (staging.pending[buffer] === IN_USE) continue;
      if (wait) this.#wait(staging, buffer);
      // Those behind it were given to the device later.
      if (!this.#isDone(staging, buffer)) return undefined;
      staging.pending[buffer] = IN_USE;
      staging.next = (buffer + 1) % length;
      return { buffer, offset, byteLength: Math.min(PIECE_BYTES, byteLength - offset), job: undefined };
    }
    return undefined;
  }

  /** Whether the device has done with a buffer. */
  #isDone(staging: Staging, buffer: number): boolean {
    const event = staging.pending[buffer]!;
    if (event === null) return true;
    if (!this.#events.query(event)) return false;
    staging.release(event);
    return true;
  }

  /** Waits until the device has done with a buffer. */
  #wait(staging: Staging, buffer: number): void {
    const event = staging.pending[buffer]!;
    if (event === null) return;
    this.#events.synchronize(event);
    staging.release(event);
  }
}

/** Pieces that are neighbours in both memories, together. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    if (last?.buffer === piece.buffer - 1 && last.offset + last.byteLength === piece.offset) {
      runs.at(-1)!.push(piece);
    } else runs.push([piece]);
    last = piece;
  }
  return runs;
}

function lengthOf(run: readonly Piece[]): number {
  const last = run.at(-1)!;
  return last.offset + last.byteLength - run[0]!.offset;
}

function isFinished(threads: CopyThreads, { job }: Piece): boolean {
  return job === undefined || threads.isFinished(job);
}

function finish(threads: CopyThreads, { job }: Piece): void {
  if (job !== undefined) threads.finish(job);
}

/** Takes the pieces that have been copied out of the list. */
function takeFinished(threads: CopyThreads, copying: Piece[]): Piece[] {
  const finished: Piece[] = [];
  for (let i = 0; i < copying.length;) {
    if (isFinished(threads, copying[i]!)) finished.push(...copying.splice(i, 1));
    else i++;
  }
  return finished;
}
