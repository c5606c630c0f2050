/**
 * The state of memory that a software device reserved for a Worker: a word at the start of the reservation,
 * which both threads see. The Worker sets it when it opens and closes its device; the owner polls it.
 */
import type { WorkerMemory } from "./driver.ts";

const RESERVED = 0, OPEN = 1, CLOSED = 2;

/** Bytes before the memory that the Worker allocates from; a multiple of the alignment of allocations. */
export const HEADER_BYTES = 256;

function stateOf({ memory, start }: WorkerMemory): Int32Array {
  return new Int32Array(memory.buffer, start, 1);
}

/** Marks new memory as reserved. */
export function reserve(memory: WorkerMemory): void {
  Atomics.store(stateOf(memory), 0, RESERVED);
}

/** Marks the memory as in use by this thread; throws unless it is reserved. */
export function openReserved(memory: WorkerMemory): void {
  const state = Atomics.compareExchange(stateOf(memory), 0, RESERVED, OPEN);
  if (state === RESERVED) return;
  const got = state === OPEN ? "is in use" : "was closed";
  throw new Error(
    `device: the shared device ${got}; call device.share() once for each Worker and each opening`,
  );
}

/** Gives the memory back to its owner. Returns false if that had happened before. */
export function closeReserved(memory: WorkerMemory): boolean {
  return Atomics.exchange(stateOf(memory), 0, CLOSED) !== CLOSED;
}

/** Returns true once the memory was given back. */
export function isClosed(memory: WorkerMemory): boolean {
  return Atomics.load(stateOf(memory), 0) === CLOSED;
}
