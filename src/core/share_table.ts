/**
 * Share tables: native memory in which the threads of a process record which arrays they have shared with each
 * other. Changes are atomic and need no JavaScript of the other thread, which may be busy or have ended.
 *
 * `device.share()` lends a table to one Worker. The Worker has a slot in it for each array that it shares; an
 * array that it opens has a slot in the table of the array's owner, which names the Worker's table. The Worker
 * closes its table with its device, and the lender does so once the Worker's thread has ended: owners take back
 * what the Worker had opened, and the lender takes over what it had shared (interop/ipc/loan.ts). A thread
 * without a handle, such as the main one, has a table of its own that nobody takes over.
 *
 * Tables are reused and never freed, because a thread may still have their addresses. Generations and marks
 * distinguish old uses from new ones.
 *
 * @module
 */
import { allocateForever, threadId } from "../libraries/c_library.ts";
import { runtime } from "../runtime/index.ts";

const SLAB_BYTES = 4096, LINE_BYTES = 64;
/** The first line of a slab is its header. */
const LINES = SLAB_BYTES / LINE_BYTES;

/** States of a table, the low byte of its first word. The other bytes are its generation. */
const RESERVED = 0n, JOINED = 1n, CLOSED = 2n;
/** Words of a header: state and generation, the next slab; then 32-bit ones. */
const STATE = 0, NEXT = 1, FORWARDED = 8, USED = 9, THREAD = 10;

/** States of a slot, the low byte of its first word. The other bytes are the mark of its handle. */
const FREE = 0n, SHARED = 1n, OPENED = 2n, RETURNED = 3n;
/** Words of a slot: state and mark, memory, event, the opener's table; then 32-bit ones. */
const WORD = 0, POINTER = 1, EVENT = 2, OPENER = 3, OPENER_GENERATION = 8, KIND = 9, USES = 10;

/** How shared memory is freed if its thread cannot do it. "foreign" memory belongs to yet another thread. */
export type SharedKind = "pool" | "plain" | "foreign";
const KINDS: readonly SharedKind[] = ["pool", "plain", "foreign"];

/** A page of a table. All threads see the same bytes. */
interface Slab {
  readonly address: bigint;
  readonly words: BigUint64Array;
  readonly ints: Int32Array;
}

/** This thread's views. */
const slabs: Map<bigint, Slab> = new Map();

function slabAt(address: bigint): Slab {
  let slab = slabs.get(address);
  if (slab === undefined) {
    const bytes = runtime.foreignBuffer(address, SLAB_BYTES);
    slab = { address, words: new BigUint64Array(bytes), ints: new Int32Array(bytes) };
    slabs.set(address, slab);
  }
  return slab;
}

function newSlab(): Slab {
  const size = BigInt(SLAB_BYTES);
  // A slot's address gives its slab's.
  return slabAt((allocateForever(2 * SLAB_BYTES) + size - 1n) / size * size);
}

/** The record of one shared array. */
export class ShareSlot {
  readonly #slab: Slab;
  /** The indices of the slot's first 64-bit and 32-bit words. */
  readonly #word: number;
  readonly #int: number;

  constructor(slab: Slab, line: number) {
    this.#slab = slab;
    this.#word = line * LINE_BYTES / 8;
    this.#int = line * LINE_BYTES / 4;
  }

  /** Returns the slot at an address, which a verified handle states. */
  static at(address: bigint): ShareSlot {
    const start = address & ~BigInt(SLAB_BYTES - 1);
    return new ShareSlot(slabAt(start), Number(address - start) / LINE_BYTES);
  }

  get address(): bigint {
    return this.#slab.address + BigInt(this.#word * 8);
  }

  /** How often the slot was used before: makes each handle unique. */
  get uses(): number {
    return this.#slab.ints[this.#int + USES]!;
  }

  get pointer(): bigint {
    return this.#slab.words[this.#word + POINTER]!;
  }

  /** The event after which the memory is ready, or 0n. */
  get event(): bigint {
    return this.#slab.words[this.#word + EVENT]!;
  }

  get kind(): SharedKind {
    return KINDS[this.#slab.ints[this.#int + KIND]!]!;
  }

  get isFree(): boolean {
    return (this.#load() & 0xffn) === FREE;
  }

  /** Records a share that nobody has opened yet. */
  publish(mark: bigint, share: { pointer: bigint; event: bigint; kind: SharedKind }): void {
    const { words, ints } = this.#slab;
    words[this.#word + POINTER] = share.pointer;
    words[this.#word + EVENT] = share.event;
    words[this.#word + OPENER] = 0n;
    ints[this.#int + KIND] = KINDS.indexOf(share.kind);
    ints[this.#int + USES]!++;
    Atomics.store(words, this.#word + WORD, mark | SHARED);
  }

  /** Opens the share for the thread with a table, or for one without. Returns false if nobody can open it now. */
  open(mark: bigint, opener: ShareTable | null): boolean {
    if (!this.#replace(mark | SHARED, mark | OPENED)) return false;
    if (opener !== null) {
      this.#slab.ints[this.#int + OPENER_GENERATION] = opener.generation;
      Atomics.store(this.#slab.words, this.#word + OPENER, opener.address);
    }
    return true;
  }

  /** Returns what was opened. */
  giveBack(mark: bigint): void {
    this.#replace(mark | OPENED, mark | RETURNED);
  }

  /** Withdraws a share that nobody has opened. */
  withdraw(mark: bigint = this.#load() & ~0xffn): boolean {
    return this.#replace(mark | SHARED, mark | RETURNED);
  }

  /** Returns true once nobody uses the share with this mark any more, nor will. Default: the current one. */
  isOver(mark: bigint = this.#load() & ~0xffn): boolean {
    const word = this.#load();
    if (word === (mark | SHARED)) return false;
    if (word !== (mark | OPENED)) return true;
    const opener = Atomics.load(this.#slab.words, this.#word + OPENER);
    return opener !== 0n && hasLeft(slabAt(opener), this.#slab.ints[this.#int + OPENER_GENERATION]!);
  }

  /** Makes the slot available again. */
  clear(): void {
    Atomics.store(this.#slab.words, this.#word + WORD, FREE);
  }

  #load(): bigint {
    return Atomics.load(this.#slab.words, this.#word + WORD);
  }

  #replace(expected: bigint, value: bigint): boolean {
    return Atomics.compareExchange(this.#slab.words, this.#word + WORD, expected, value) === expected;
  }
}

/**
 * Returns true if the thread of a table uses nothing any more that others have shared with it. Memory that
 * it has forwarded may still be in use after the table is closed.
 */
function hasLeft({ words, ints }: Slab, generation: number): boolean {
  const state = Atomics.load(words, STATE);
  return state >> 8n !== BigInt(generation) ||
    ((state & 0xffn) === CLOSED && Atomics.load(ints, FORWARDED) === 0);
}

/** The slots of one thread. */
export class ShareTable {
  readonly #first: Slab;
  /** Distinguishes this use of the memory from others. */
  readonly generation: number;
  /** Slots that this thread has acquired and released. */
  readonly #free: ShareSlot[] = [];

  constructor(first: Slab, generation: number) {
    this.#first = first;
    this.generation = generation;
  }

  /** Returns a table for a Worker to {@link join}. */
  static lend(): ShareTable {
    const first = spare.pop() ?? newSlab();
    return new ShareTable(first, Number(Atomics.load(first.words, STATE) >> 8n));
  }

  /** Returns a table for a thread without a handle. */
  static own(): ShareTable {
    const table = new ShareTable(newSlab(), 0);
    table.join();
    return table;
  }

  /** Returns the table of a verified handle. */
  static at(address: bigint, generation: number): ShareTable {
    return new ShareTable(slabAt(address), generation);
  }

  get address(): bigint {
    return this.#first.address;
  }

  /** True while the thread that joined has not left. */
  get isJoined(): boolean {
    return this.#is(JOINED);
  }

  get isClosed(): boolean {
    return this.#is(CLOSED);
  }

  /** Makes this thread the one that uses the table. Returns false if one does so already, or did. */
  join(): boolean {
    if (!this.#replace(RESERVED, JOINED)) return false;
    Atomics.store(this.#first.ints, THREAD, threadId());
    return true;
  }

  /** The thread that joined, as `threadId()` numbers them; 0 if it is not known. */
  get thread(): number {
    return Atomics.load(this.#first.ints, THREAD);
  }

  /** Ends the use of a table that nobody has joined. */
  cancel(): void {
    this.#replace(RESERVED, CLOSED);
  }

  /** Undoes {@link join}. */
  unjoin(): void {
    this.#replace(JOINED, RESERVED);
  }

  /** Ends the use by the thread that joined. */
  close(): void {
    this.#replace(JOINED, CLOSED);
  }

  /** Returns a slot to publish a share in. */
  acquire(): ShareSlot {
    return this.#free.pop() ?? this.#nextUnused();
  }

  /** Notes that memory of another thread is shared further. */
  forward(count: 1 | -1): void {
    Atomics.add(this.#first.ints, FORWARDED, count);
  }

  /** Makes a slot available again, unless the table has another user by now. */
  release(slot: ShareSlot): void {
    if (!this.isJoined) return;
    if (slot.kind === "foreign") this.forward(-1);
    slot.clear();
    this.#free.push(slot);
  }

  /** All slots in use. */
  slots(): ShareSlot[] {
    return this.#slabs().flatMap((slab) => {
      const lines = Array.from({ length: Atomics.load(slab.ints, USED) }, (_, i) => i + 1);
      return lines.map((line) => new ShareSlot(slab, line)).filter((slot) => !slot.isFree);
    });
  }

  /** Keeps a closed table without slots in use for the next Worker. */
  recycle(): void {
    for (const slab of this.#slabs()) Atomics.store(slab.ints, USED, 0);
    Atomics.store(this.#first.ints, FORWARDED, 0);
    Atomics.store(this.#first.ints, THREAD, 0);
    Atomics.store(this.#first.words, STATE, BigInt(this.generation + 1) << 8n | RESERVED);
    spare.push(this.#first);
  }

  #slabs(): Slab[] {
    const all = [this.#first];
    for (;;) {
      const next = Atomics.load(all.at(-1)!.words, NEXT);
      if (next === 0n) return all;
      all.push(slabAt(next));
    }
  }

  #nextUnused(): ShareSlot {
    const all = this.#slabs();
    let slab = all.find(({ ints }) => Atomics.load(ints, USED) < LINES - 1);
    if (slab === undefined) {
      slab = newSlab();
      Atomics.store(all.at(-1)!.words, NEXT, slab.address);
    }
    return new ShareSlot(slab, Atomics.add(slab.ints, USED, 1) + 1);
  }

  #is(state: bigint): boolean {
    return Atomics.load(this.#first.words, STATE) === this.#word(state);
  }

  #replace(from: bigint, to: bigint): boolean {
    const expected = this.#word(from);
    return Atomics.compareExchange(this.#first.words, STATE, expected, this.#word(to)) === expected;
  }

  #word(state: bigint): bigint {
    return BigInt(this.generation) << 8n | state;
  }
}

/** Tables that this thread may lend again. */
const spare: Slab[] = [];
