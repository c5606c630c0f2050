/**
 * Tracks which bytes of the address space are in use. Works on offsets; {@link AddressSpace} owns the memory.
 */
import { alignUp } from "../../../base/align.ts";

/** The purpose of an allocation. */
export type AllocationKind = "device" | "host" | "module" | "internal";

/** A live range of the address space. */
export interface Allocation {
  readonly offset: number;
  /** The requested size. */
  readonly byteLength: number;
  /** `byteLength` rounded up to the alignment. */
  readonly reserved: number;
  /** Bytes before, and as many after, that belong to no allocation. */
  readonly guard: number;
  readonly kind: AllocationKind;
}

interface Gap {
  offset: number;
  byteLength: number;
}

/** Alignment of every allocation, as documented for cuMemAlloc (CUDA C++ Programming Guide, 5.3.2). */
export const ALIGNMENT = 256;

/** The smallest and the largest guard zone. In between, it is as large as the allocation. */
const SMALLEST_GUARD = 4096, LARGEST_GUARD = 65536;

/** Freed memory is not reused while no more than this many bytes were freed later. */
const QUARANTINE_BYTES = 64 * 2 ** 20;

/**
 * A first-fit allocator. It prefers low addresses, so that the memory grows no more than needed.
 *
 * A guarded allocator serves the memory checker, which only knows which addresses are in use: guard zones keep
 * an access past the end of one allocation out of the next one, and freed memory stays unused for a while. Both
 * give way when memory runs out.
 */
export class Allocator {
  /** Sorted by offset, as are the gaps. */
  readonly #live: Allocation[] = [];
  readonly #gaps: Gap[];
  #free: number;
  /** Reference counts of ranges adopted from another thread's allocator, by offset. */
  readonly #adopted: Map<number, number> = new Map();
  readonly #guarded: boolean;
  /** Freed memory that is not yet in a gap, oldest first, and its size with guard zones. */
  readonly #quarantine: Allocation[] = [];
  #quarantined = 0;

  /** @param start,end the range to allocate from, both multiples of {@link ALIGNMENT} */
  constructor(start: number, end: number, guarded = false) {
    this.#guarded = guarded;
    this.#free = end - start;
    this.#gaps = [{ offset: start, byteLength: end - start }];
  }

  /** Bytes in no allocation; guard zones count as free. */
  get freeBytes(): number {
    return this.#free;
  }

  /** Bytes of the largest gap. */
  get largestGap(): number {
    return this.#gaps.reduce((largest, { byteLength }) => Math.max(largest, byteLength), 0);
  }

  /** Live allocations, sorted by offset. */
  get live(): readonly Allocation[] {
    return this.#live;
  }

  /** Allocates `byteLength` > 0 bytes; returns undefined if no gap is large enough. */
  allocate(byteLength: number, kind: AllocationKind): Allocation | undefined {
    if (!this.#guarded || kind === "internal") {
      return this.#place(byteLength, kind, 0) ?? this.#placeLast(byteLength, kind, 0);
    }
    const guard = alignUp(Math.min(Math.max(byteLength, SMALLEST_GUARD), LARGEST_GUARD), ALIGNMENT);
    return this.#place(byteLength, kind, guard) ?? this.#placeLast(byteLength, kind, guard) ??
      this.#place(byteLength, kind, 0);
  }

  /** Frees and returns the allocation that starts at `offset`; undefined if there is none. */
  release(offset: number): Allocation | undefined {
    const index = firstAfter(this.#live, offset) - 1;
    const allocation = this.#live[index];
    if (allocation?.offset !== offset) return undefined;
    this.#live.splice(index, 1);
    this.#free += allocation.reserved;
    if (allocation.guard === 0) this.#reuse(allocation);
    else {
      this.#quarantine.push(allocation);
      this.#quarantined += occupied(allocation);
      this.#endQuarantine(QUARANTINE_BYTES);
    }
    return allocation;
  }

  /** Makes a range of another thread's allocator visible to {@link Allocator.find}. */
  adopt(offset: number, byteLength: number): void {
    const count = this.#adopted.get(offset) ?? 0;
    this.#adopted.set(offset, count + 1);
    if (count > 0) return;
    const allocation: Allocation = { offset, byteLength, reserved: byteLength, guard: 0, kind: "device" };
    this.#live.splice(firstAfter(this.#live, offset), 0, allocation);
  }

  /** Undoes one {@link Allocator.adopt}. */
  endAdoption(offset: number): void {
    const count = this.#adopted.get(offset)! - 1;
    this.#adopted.set(offset, count);
    if (count > 0) return;
    this.#adopted.delete(offset);
    this.#live.splice(firstAfter(this.#live, offset) - 1, 1);
  }

  /** Returns the allocation that contains the byte at `offset`. */
  find(offset: number): Allocation | undefined {
    const allocation = this.#live[firstAfter(this.#live, offset) - 1];
    return allocation && offset < allocation.offset + allocation.byteLength ? allocation : undefined;
  }

  /** Takes memory from the first gap that is large enough. */
  #place(byteLength: number, kind: AllocationKind, guard: number): Allocation | undefined {
    const reserved = alignUp(byteLength, ALIGNMENT);
    const bytes = reserved + 2 * guard;
    const index = this.#gaps.findIndex((gap) => gap.byteLength >= bytes);
    if (index < 0) return undefined;
    const gap = this.#gaps[index]!;
    const allocation: Allocation = { offset: gap.offset + guard, byteLength, reserved, guard, kind };
    if (gap.byteLength === bytes) this.#gaps.splice(index, 1);
    else {
      gap.offset += bytes;
      gap.byteLength -= bytes;
    }
    this.#live.splice(firstAfter(this.#live, allocation.offset), 0, allocation);
    this.#free -= reserved;
    return allocation;
  }

  /** Tries again with the memory in quarantine. */
  #placeLast(byteLength: number, kind: AllocationKind, guard: number): Allocation | undefined {
    if (this.#quarantine.length === 0) return undefined;
    this.#endQuarantine(0);
    return this.#place(byteLength, kind, guard);
  }

  /** Makes the oldest freed memory available until at most `keepBytes` are in quarantine. */
  #endQuarantine(keepBytes: number): void {
    while (this.#quarantined > keepBytes) {
      const allocation = this.#quarantine.shift()!;
      this.#quarantined -= occupied(allocation);
      this.#reuse(allocation);
    }
  }

  #reuse(allocation: Allocation): void {
    this.#addGap(allocation.offset - allocation.guard, occupied(allocation));
  }

  #addGap(offset: number, byteLength: number): void {
    const index = firstAfter(this.#gaps, offset);
    const before = this.#gaps[index - 1];
    const after = this.#gaps[index];
    const joinsBefore = before !== undefined && before.offset + before.byteLength === offset;
    const joinsAfter = after !== undefined && offset + byteLength === after.offset;
    if (joinsBefore) {
      before.byteLength += byteLength + (joinsAfter ? after.byteLength : 0);
      if (joinsAfter) this.#gaps.splice(index, 1);
    } else if (joinsAfter) {
      after.offset = offset;
      after.byteLength += byteLength;
    } else {
      this.#gaps.splice(index, 0, { offset, byteLength });
    }
  }
}

/** Returns the size of an allocation with its guard zones. */
function occupied({ reserved, guard }: Allocation): number {
  return reserved + 2 * guard;
}

/** Returns the index of the first element that starts after `offset`. */
function firstAfter(sorted: readonly { readonly offset: number }[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]!.offset <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
