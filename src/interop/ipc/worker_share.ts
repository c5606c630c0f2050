/**
 * The owner's side of an array that is shared with another thread.
 *
 * @module
 */
import type { Allocation } from "../../core/memory/allocation.ts";
import { collectAllReturned, collectReturned, watchExport } from "../../core/memory/exports.ts";
import { type ShareSlot, ShareTable } from "../../core/share_table.ts";

/** The table of a thread that opened its devices by name. */
let ownTable: ShareTable | undefined;

/** Retains memory until the other thread has returned it. */
export class WorkerShare {
  readonly #allocation: Allocation;
  readonly #table: ShareTable;
  readonly slot: ShareSlot;
  #mark = 0n;

  constructor(allocation: Allocation) {
    // So that a loop that only shares does not need ever more slots.
    collectReturned();
    const { membership } = allocation.context;
    this.#allocation = allocation;
    this.#table = membership?.table ?? (ownTable ??= ShareTable.own());
    this.slot = this.#table.acquire();
  }

  /** Makes the share available to a handle with this mark, after an event unless it is 0n. */
  publish(mark: bigint, event: bigint): void {
    const allocation = this.#allocation, table = this.#table, slot = this.slot;
    const { kind, pointer, context } = allocation;
    this.#mark = mark;
    if (kind === "foreign") table.forward(1);
    slot.publish(mark, { pointer, event, kind });
    // The lender of the device takes over what a Worker shares.
    const isTakenOver = context.membership !== null;
    if (isTakenOver) allocation.retainShared();
    else allocation.retain();
    watchExport({
      get isReturned() {
        return slot.isOver(mark);
      },
      finish() {
        table.release(slot);
        if (isTakenOver) allocation.releaseShared();
        else allocation.release();
      },
    });
  }

  /** Takes the share back, unless it was opened. */
  withdraw(): void {
    if (this.slot.withdraw(this.#mark)) collectAllReturned();
  }
}

/** Returns the mark of a handle in its slot: its checksum, without the byte for the state. */
export function handleMark(checksum: string): bigint {
  return BigInt(`0x${checksum.slice(0, 14)}00`);
}
