/**
 * The lender's side of a device that was shared with a Worker: takes everything back once the Worker has left.
 *
 * @module
 */
import type { Context } from "../../core/context.ts";
import { collectAllReturned, type Exported, watchExport } from "../../core/memory/exports.ts";
import type { ShareSlot, ShareTable } from "../../core/share_table.ts";
import { capturesInProgress } from "../../core/stream_state.ts";
import type { WorkerMemory } from "../../driver/driver.ts";
import { threadExists, threadId } from "../../libraries/c_library.ts";
import { nodeProcess } from "../../runtime/index.ts";

/** The time between two looks at a Worker's thread, which take a system call. */
const LOOK_MS = 5;

/** Shares in use that a poll looks at: few enough to keep allocation fast. */
const USED_PER_POLL = 8;

/** Tables that this thread has lent. */
const lent: Set<bigint> = new Set();

/** Returns true if the table of a handle belongs to this thread. */
export function isLentHere(table: bigint): boolean {
  return lent.has(table);
}

export class Loan implements Exported {
  readonly #context: Context;
  /** The range that the Worker allocates from; null if addresses are valid in the whole process. */
  readonly #memory: WorkerMemory | null;
  readonly table: ShareTable;
  #isDisposed = false;
  #over = false;
  /** The shares of a Worker that has left, and the next one to look at. */
  #left: ShareSlot[] | null = null;
  #cursor = 0;
  /** When to look next whether the Worker's thread exists. */
  #nextLook = 0;

  constructor(context: Context, memory: WorkerMemory | null, table: ShareTable) {
    this.#context = context;
    this.#memory = memory;
    this.table = table;
    lent.add(table.address);
    context.counters.owners++;
    if (memory !== null) {
      context.counters.workers++;
      context.counters.workerBytes += memory.end - memory.start;
    }
    watchExport(this);
  }

  /**
   * Makes the handle unusable unless the Worker has used it, and lets what the Worker shares end with the Worker,
   * if nobody has opened it by then.
   */
  dispose(): void {
    if (this.#over) return;
    this.#isDisposed = true;
    this.#withdraw();
    this.table.cancel();
    this.#nextLook = 0;
    collectAllReturned();
  }

  get isReturned(): boolean {
    if (this.table.isJoined && this.#hasEnded() && this.#synchronize()) this.table.close();
    return this.table.isClosed && this.#takeBack();
  }

  finish(): void {
    this.#over = true;
    lent.delete(this.table.address);
    this.table.recycle();
    const { counters } = this.#context;
    if (this.#memory !== null) {
      counters.workers--;
      counters.workerBytes -= this.#memory.end - this.#memory.start;
      if (!this.#context.closed) this.#context.use().memory.releaseFromWorker(this.#memory);
    }
    if (--counters.owners === 0) this.#context.closeForgotten();
  }

  /** Returns true if the Worker's thread has ended without closing the device. */
  #hasEnded(): boolean {
    const now = performance.now();
    if (now < this.#nextLook) return false;
    this.#nextLook = now + LOOK_MS;
    const { thread } = this.table, pid = nodeProcess()?.pid;
    // Where this is not known, the handle has to be disposed of after the Worker has ended.
    if (threadId() === 0 || pid === undefined) return this.#isDisposed;
    return thread !== 0 && !threadExists(pid, thread);
  }

  /** Waits for the work that such a Worker may have left on the GPU. Returns false if that is impossible now. */
  #synchronize(): boolean {
    const context = this.#context;
    if (this.#memory !== null || context.closed) return true;
    // During a capture nothing may wait.
    if (capturesInProgress.size > 0) return false;
    try {
      context.use().contexts.synchronize();
    } catch {
      // After a fault nothing runs any more.
    }
    return true;
  }

  /** Takes over some of the shares that are over; returns true if no others are left. */
  #takeBack(): boolean {
    if (this.#left === null) {
      this.#left = this.table.slots();
      this.#withdraw();
    }
    const left = this.#left;
    for (let used = 0; used < Math.min(left.length, USED_PER_POLL);) {
      if (this.#cursor >= left.length) this.#cursor = 0;
      const slot = left[this.#cursor]!;
      if (!slot.isOver()) {
        this.#cursor++;
        used++;
        continue;
      }
      const last = left.pop()!;
      if (last !== slot) left[this.#cursor] = last;
      const { pointer, event, kind } = slot;
      slot.clear();
      if (kind === "foreign") this.table.forward(-1);
      else if (this.#memory === null) this.#free(pointer, event, kind);
    }
    return left.length === 0;
  }

  /** Withdraws what the Worker has left unopened, if the handle was disposed of. */
  #withdraw(): void {
    if (!this.#isDisposed) return;
    for (const slot of this.#left ?? []) slot.withdraw();
  }

  /** Frees memory of a Worker, unless another share of it is left. */
  #free(pointer: bigint, event: bigint, kind: ShareSlot["kind"]): void {
    const context = this.#context;
    if (context.closed || this.#left!.some((other) => other.pointer === pointer)) return;
    const driver = context.use();
    if (event !== 0n) driver.events.destroy(event);
    if (kind === "plain") driver.memory.free(pointer);
    else driver.memory.freeAsync(pointer, context.sideStream().handle);
  }
}
