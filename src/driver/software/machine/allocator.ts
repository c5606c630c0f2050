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
  readonly kind: AllocationKind;
}

interface Gap {
  offset: number;
  byteLength: number;
}

/** Alignment of every allocation, as documented for cuMemAlloc (CUDA C++ Programming Guide, 5.3.2). */
export const ALIGNMENT = 256;

/** A first-fit allocator. It prefers low addresses, so that the memory grows no more than needed. */
export class Allocator {
  /** Sorted by offset, as are the gaps. */
  readonly #live: Allocation[] = [];
  readonly #gaps: Gap[];
  #free: number;
  /** Reference counts of ranges adopted from another thread's allocator, by offset. */
  readonly #adopted: Map<number, number> = new Map();

  /** @param start,end the range to allocate from, both multiples of {@link ALIGNMENT} */
  constructor(start: number, end: number) {
    this.#free = end - start;
    this.#gaps = [{ offset: start, byteLength: end - start }];
  }

  /** Total size of all gaps. */
  get freeBytes(): number {
    return this.#free;
  }

  /** Live allocations, sorted by offset. */
  get live(): readonly Allocation[] {
    return this.#live;
  }

  /** Allocates `byteLength` > 0 bytes; returns undefined if no gap is large enough. */
  allocate(byteLength: number, kind: AllocationKind): Allocation | undefined {
    const reserved = alignUp(byteLength, ALIGNMENT);
    const index = this.#gaps.findIndex((gap) => gap.byteLength >= reserved);
    if (index < 0) return undefined;
    const gap = this.#gaps[index]!;
    const allocation: Allocation = { offset: gap.offset, byteLength, reserved, kind };
    if (gap.byteLength === reserved) this.#gaps.splice(index, 1);
    else {
      gap.offset += reserved;
      gap.byteLength -= reserved;
    }
    this.#live.splice(firstAfter(this.#live, allocation.offset), 0, allocation);
    this.#free -= reserved;
    return allocation;
  }

  /** Frees and returns the allocation that starts at `offset`; undefined if there is none. */
  release(offset: number): Allocation | undefined {
    const index = firstAfter(this.#live, offset) - 1;
    const allocation = this.#live[index];
    if (allocation?.offset !== offset) return undefined;
    this.#live.splice(index, 1);
    this.#free += allocation.reserved;
    this.#addGap(offset, allocation.reserved);
    return allocation;
  }

  /** Makes a range of another thread's allocator visible to {@link Allocator.find}. */
  adopt(offset: number, byteLength: number): void {
    const count = this.#adopted.get(offset) ?? 0;
    this.#adopted.set(offset, count + 1);
    if (count > 0) return;
    const allocation: Allocation = { offset, byteLength, reserved: byteLength, kind: "device" };
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
