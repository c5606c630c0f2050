/** The memory checker's tables of live and freed ranges, as kernels read them (see MEMCHECK in abi.ts). */
import { MEMCHECK, MEMCHECK_BYTES } from "../abi.ts";
import type { Allocation } from "./allocator.ts";
import type { AddressSpace } from "./memory.ts";

/** Freed ranges that are remembered, the newest ones. */
const FREED_KEPT = 1024;

type Range = readonly [first: number, end: number];

export class MemcheckTables {
  readonly #space: AddressSpace;
  #area: Allocation | null = null;
  #freed: Range[] = [];

  constructor(space: AddressSpace) {
    this.#space = space;
  }

  /** Remembers an allocation that was freed. */
  freed({ offset, byteLength }: Allocation): void {
    this.#freed.push([offset, offset + byteLength]);
    if (this.#freed.length > FREED_KEPT) this.#freed.shift();
  }

  /** Makes room for the tables of a launch that comes now. Nothing may be waiting for more. */
  reserve(call: string): void {
    const bytes = MEMCHECK_BYTES + 8 * (this.#space.live.length + FREED_KEPT);
    if (this.#area && this.#area.byteLength >= bytes) return;
    const area = this.#space.allocate(2 * bytes, "internal", call);
    if (this.#area) this.#space.release(this.#area.offset);
    this.#area = area;
  }

  /** Writes the tables as they are now and returns their address. No kernel may be running. */
  write(): number {
    const live: Range[] = this.#space.live.filter(({ kind }) => kind !== "internal")
      .map(({ offset, byteLength }) => [offset, offset + byteLength]);
    const freed = joined(this.#freed);
    const room = (this.#area!.byteLength - MEMCHECK_BYTES) / 8 - live.length;
    freed.length = Math.min(freed.length, room);
    const { offset } = this.#area!;
    const { words } = this.#space;
    const liveTable = offset + MEMCHECK_BYTES;
    const freedTable = liveTable + 8 * live.length;
    words[(offset + MEMCHECK.liveCount) >>> 2] = live.length;
    words[(offset + MEMCHECK.liveTable) >>> 2] = liveTable;
    words[(offset + MEMCHECK.freedCount) >>> 2] = freed.length;
    words[(offset + MEMCHECK.freedTable) >>> 2] = freedTable;
    words.set(live.flat(), liveTable >>> 2);
    words.set(freed.flat(), freedTable >>> 2);
    return offset;
  }
}

/** The ranges sorted by address, overlapping ones as one. */
function joined(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [first, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && first <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([first, end]);
  }
  return result;
}
