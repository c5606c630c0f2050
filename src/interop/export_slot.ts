/**
 * Native slots through which consumers return exported memory. The consumer changes the slot's first 32-bit
 * word (a DLPack deleter does it), and core/memory/exports.ts polls it.
 *
 * @module
 */
import { collectReturned, type Exported, watchExport } from "../core/memory/exports.ts";
import { allocateForever } from "../libraries/c_library.ts";
import { runtime } from "../runtime/index.ts";

/**
 * Room for a DLManagedTensorVersioned (80 bytes) with shape and strides of 32 dimensions, and a few words to
 * spare.
 */
const SLOT_BYTES = 640;
const SLAB_SLOTS = 64;

const free: ExportSlot[] = [];

/**
 * A slot of native memory. Slots are reused and never freed, because a consumer may still have the address.
 */
export class ExportSlot implements Exported {
  /** Native address. */
  readonly address: bigint;
  /** The slot's memory as 32-bit and 64-bit words, which start at {@link word32} and {@link word64}. */
  readonly i32: Int32Array;
  readonly u64: BigUint64Array;
  readonly word32: number;
  readonly word64: number;
  #initialWord = 0;
  #onReturned: (() => void) | null = null;

  constructor(address: bigint, i32: Int32Array, u64: BigUint64Array, offset: number) {
    this.address = address;
    this.i32 = i32;
    this.u64 = u64;
    this.word32 = offset / 4;
    this.word64 = offset / 8;
  }

  /** Calls `onReturned` on this thread once the first word has changed. */
  watch(onReturned: () => void): void {
    this.#initialWord = this.i32[this.word32]!;
    this.#onReturned = onReturned;
    watchExport(this);
  }

  get isReturned(): boolean {
    return Atomics.load(this.i32, this.word32) !== this.#initialWord;
  }

  finish(): void {
    const onReturned = this.#onReturned!;
    this.#onReturned = null;
    free.push(this);
    onReturned();
  }
}

/** Returns a slot to fill; then call {@link ExportSlot.watch}. */
export function acquireSlot(): ExportSlot {
  // Collect here too, so that a loop that only exports does not need ever more slots.
  collectReturned();
  if (free.length === 0) addSlab();
  return free.pop()!;
}

function addSlab(): void {
  const start = allocateForever(SLOT_BYTES * SLAB_SLOTS);
  const slab = runtime.foreignBuffer(start, SLOT_BYTES * SLAB_SLOTS);
  const i32 = new Int32Array(slab);
  const u64 = new BigUint64Array(slab);
  for (let i = SLAB_SLOTS - 1; i >= 0; i--) {
    const offset = i * SLOT_BYTES;
    free.push(new ExportSlot(start + BigInt(offset), i32, u64, offset));
  }
}
