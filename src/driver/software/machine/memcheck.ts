/** The memory checker's tables of live and freed ranges, which kernels read (see {@link MEMCHECK}). */
import { MEMCHECK, MEMCHECK_BYTES, STORES } from "../abi/index.ts";
import type { Allocation } from "./allocator.ts";
import type { AddressSpace } from "./memory.ts";
import type { Owners } from "./owners.ts";

/** Number of freed ranges to remember. */
const MAX_FREED = 1024;

type Range = readonly [first: number, end: number];

export class MemcheckTables {
  readonly #space: AddressSpace;
  readonly #owners: Owners;
  #memory: Allocation | null = null;
  /** Memory of smaller tables, which a running kernel may still use. */
  readonly #outgrown: Allocation[] = [];
  #freed: Range[] = [];
  #stores: Allocation | null = null;
  #launches = 0;

  constructor(space: AddressSpace, owners: Owners) {
    this.#space = space;
    this.#owners = owners;
  }

  /** Records that an allocation was freed. */
  freed({ offset, byteLength }: Allocation): void {
    this.#freed.push([offset, offset + byteLength]);
    if (this.#freed.length > MAX_FREED) this.#freed.shift();
  }

  /** Allocates memory for the tables of the next launch on some workers. */
  reserve(call: string, workers: number): void {
    const stores = workers << STORES.bytesLog;
    if (this.#stores === null || this.#stores.byteLength < stores) {
      const grown = this.#space.allocate(stores, "internal", call);
      if (this.#stores !== null) this.#outgrown.push(this.#stores);
      const { offset, byteLength } = this.#stores = grown;
      this.#space.bytes.fill(0, offset, offset + byteLength);
    }
    this.#grow(call);
  }

  /** Makes room for all ranges, and for as many more. */
  #grow(call: string): Allocation {
    const bytes = MEMCHECK_BYTES + 8 * (this.#space.live.length + MAX_FREED);
    if (this.#memory !== null && this.#memory.byteLength >= bytes) return this.#memory;
    const memory = this.#space.allocate(2 * bytes, "internal", call);
    if (this.#memory !== null) this.#outgrown.push(this.#memory);
    return this.#memory = memory;
  }

  /** Writes the current tables for a kernel of a device and returns their address. No kernel may be running. */
  write(ordinal: number, call: string): number {
    // Memory may have been allocated since the launch was enqueued.
    const { offset } = this.#grow(call);
    for (const { offset: old } of this.#outgrown.splice(0)) this.#space.release(old);
    const live: Range[] = [];
    const foreign: Range[] = [];
    for (const { kind, offset, byteLength } of this.#space.live) {
      if (kind === "internal") continue;
      const isAccessible = kind === "host" || this.#owners.mayAccess(ordinal, offset);
      (isAccessible ? live : foreign).push([offset, offset + byteLength]);
    }
    const freed = merged(this.#freed);
    const { words } = this.#space;
    let table = offset + MEMCHECK_BYTES;
    for (
      const [field, ranges] of [
        [MEMCHECK.liveCount, live],
        [MEMCHECK.freedCount, freed],
        [MEMCHECK.foreignCount, foreign],
      ] as const
    ) {
      words[(offset + field) >>> 2] = ranges.length;
      words[(offset + field + 4) >>> 2] = table;
      words.set(ranges.flat(), table >>> 2);
      table += 8 * ranges.length;
    }
    words[(offset + MEMCHECK.launch) >>> 2] = ++this.#launches;
    words[(offset + MEMCHECK.stores) >>> 2] = this.#stores!.offset;
    return offset;
  }
}

/** Returns the ranges sorted by address, with overlapping ones merged. */
function merged(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [first, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && first <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([first, end]);
  }
  return result;
}
