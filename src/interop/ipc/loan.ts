/**
 * The lender's side of a device that was shared with a Worker: takes everything back once the Worker has left.
 *
 * @module
 */
import type { Context } from "../../core/context.ts";
import { collectAllReturned, type Exported, watchExport } from "../../core/memory/exports.ts";
import type { ShareSlot, ShareTable } from "../../core/share_table.ts";
import type { WorkerMemory } from "../../driver/driver.ts";

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
  #over = false;

  constructor(context: Context, memory: WorkerMemory | null, table: ShareTable) {
    this.#context = context;
    this.#memory = memory;
    this.table = table;
    lent.add(table.address);
    if (memory !== null) {
      context.counters.workers++;
      context.counters.workerBytes += memory.end - memory.start;
    }
    watchExport(this);
  }

  /**
   * Ends the Worker's use, and withdraws what it has shared and nobody has opened. What others have opened stays
   * until they dispose of it.
   */
  dispose(): void {
    if (this.#over) return;
    if (this.table.isJoined && this.#memory === null && !this.#context.closed) this.#synchronize();
    this.table.close();
    for (const slot of this.table.slots()) slot.withdraw();
    collectAllReturned();
  }

  get isReturned(): boolean {
    return this.table.isClosed && this.#takeBack();
  }

  finish(): void {
    this.#over = true;
    lent.delete(this.table.address);
    this.table.recycle();
    if (this.#memory === null) return;
    const { counters } = this.#context;
    counters.workers--;
    counters.workerBytes -= this.#memory.end - this.#memory.start;
    if (!this.#context.closed) this.#context.use().memory.releaseFromWorker(this.#memory);
  }

  /** A Worker that ended without closing its device may have left work on the GPU. */
  #synchronize(): void {
    try {
      this.#context.use().contexts.synchronize();
    } catch (error) {
      // During a capture nothing may wait. After a fault nothing runs any more.
      if (this.#context.captures.size > 0) throw error;
    }
  }

  /** Takes over the shares that are over; returns true if no others are left. */
  #takeBack(): boolean {
    let left = 0;
    for (const slot of this.table.slots()) {
      if (!slot.isOver()) {
        left++;
        continue;
      }
      const { pointer, event, kind } = slot;
      slot.clear();
      if (kind === "foreign") this.table.forward(-1);
      else if (this.#memory === null) this.#free(pointer, event, kind);
    }
    return left === 0;
  }

  /** Frees memory of a Worker, unless another share of it is left. */
  #free(pointer: bigint, event: bigint, kind: ShareSlot["kind"]): void {
    const context = this.#context;
    if (context.closed || this.table.slots().some((other) => other.pointer === pointer)) return;
    const driver = context.use();
    if (event !== 0n) driver.events.destroy(event);
    if (kind === "plain") driver.memory.free(pointer);
    else driver.memory.freeAsync(pointer, context.sideStream().handle);
  }
}
