/**
 * Loans: memory that a native consumer uses and gives back from any thread, without a JavaScript callback.
 *
 * Each loan is a slot of native memory. Giving back changes the slot's first 32-bit word (a DLPack deleter does it, or a
 * Python object that dies). The owner looks at the words when it allocates and synchronizes, and on a timer that does not
 * keep the process alive.
 *
 * @module
 */
import { nodeModule, runtime } from "../../runtime/index.ts";
import { allocateForever } from "../../libraries/c_library.ts";

/** Room for a DLManagedTensorVersioned (80 bytes) with shape and strides of 32 dimensions, and some words to spare. */
const SLOT_BYTES = 640;
const SLAB_SLOTS = 64;
/** Slots looked at for each allocation: each returned one is found soon, and none makes allocation slow. */
const GLANCE = 8;
const TIMER_MS = 20;

/** One slot of native memory. Slots are used again and never freed: a consumer may still hold the address. */
export class Slot {
  /** Native address. */
  readonly address: bigint;
  /** The slot's memory as 32-bit and 64-bit words, from {@link Slot.word32} and {@link Slot.word64} on. */
  readonly i32: Int32Array;
  readonly u64: BigUint64Array;
  readonly word32: number;
  readonly word64: number;
  #mark = 0;
  #returned: (() => void) | null = null;

  constructor(address: bigint, i32: Int32Array, u64: BigUint64Array, offset: number) {
    this.address = address;
    this.i32 = i32;
    this.u64 = u64;
    this.word32 = offset / 4;
    this.word64 = offset / 8;
  }

  /** From now on a change of the first word calls `returned`, once, on this thread. */
  watch(returned: () => void): void {
    this.#mark = this.i32[this.word32]!;
    this.#returned = returned;
    lent.push(this);
    startTimer();
  }

  /** True if the first word has changed. */
  get isBack(): boolean {
    return Atomics.load(this.i32, this.word32) !== this.#mark;
  }

  /** @internal */
  finish(): void {
    const returned = this.#returned!;
    this.#returned = null;
    free.push(this);
    returned();
  }
}

/** Something of ours that must wait for the device before it is done. */
interface Deferred {
  readonly ready: () => boolean;
  readonly then: () => void;
}

const free: Slot[] = [];
const lent: Slot[] = [];
const deferred: Deferred[] = [];
let cursor = 0;

/** A slot to fill; then call {@link Slot.watch}. */
export function takeSlot(): Slot {
  // A loop that lends and never waits must not need ever more slots.
  collectLoans();
  if (free.length === 0) addSlab();
  return free.pop()!;
}

/** Calls `then` once `ready()` is true, at one of the moments when loans are looked at. */
export function defer(ready: () => boolean, then: () => void): void {
  deferred.push({ ready, then });
  startTimer();
}

/** Releases what some of the consumers gave back: cheap enough for every allocation. */
export function collectLoans(): void {
  if (lent.length === 0 && deferred.length === 0) return;
  glance(GLANCE);
}

/** Releases everything that was given back. */
export function collectAllLoans(): void {
  if (lent.length === 0 && deferred.length === 0) return;
  glance(lent.length + deferred.length);
}

function glance(count: number): void {
  // First what waits to be given back: it may be a loan of ours. In order: what waits longest is ready first.
  for (let i = count; i > 0 && deferred.length > 0; i--) {
    let done = true;
    quietly(() => {
      done = deferred[0]!.ready();
      if (done) deferred[0]!.then();
    });
    if (!done) break;
    deferred.shift();
  }
  for (let i = Math.min(count, lent.length); i > 0 && lent.length > 0; i--) {
    if (cursor >= lent.length) cursor = 0;
    const slot = lent[cursor]!;
    if (!slot.isBack) {
      cursor++;
      continue;
    }
    const last = lent.pop()!;
    if (last !== slot) lent[cursor] = last;
    quietly(() => slot.finish());
  }
}

function quietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.warn(`cuffi: freeing failed: ${error instanceof Error ? error.message : error}`);
  }
}

function addSlab(): void {
  const start = allocateForever(SLOT_BYTES * SLAB_SLOTS);
  const slab = runtime.foreignBuffer(start, SLOT_BYTES * SLAB_SLOTS);
  const i32 = new Int32Array(slab);
  const u64 = new BigUint64Array(slab);
  for (let i = SLAB_SLOTS - 1; i >= 0; i--) {
    const offset = i * SLOT_BYTES;
    free.push(new Slot(start + BigInt(offset), i32, u64, offset));
  }
}

let timer: { unref(): unknown } | null = null;

function startTimer(): void {
  if (timer !== null) return;
  const timers = nodeModule("node:timers");
  if (timers === undefined) return;
  const running = timers.setInterval(() => {
    collectAllLoans();
    if (lent.length > 0 || deferred.length > 0) return;
    timers.clearInterval(running);
    timer = null;
  }, TIMER_MS);
  running.unref();
  timer = running;
}
