/**
 * Memory through which the GPUs of several processes exchange data, mapped by CUDA IPC.
 *
 * Each rank allocates two slots and two counters for every other rank. The sender copies a chunk into the receiver's
 * slot and writes the counter `arrived`; the receiver's stream waits for the counter, copies the chunk and writes the
 * sender's counter `consumed`, which frees the slot. Streams wait for counters and write them by themselves
 * (`cuStreamWaitValue32`), so neither host takes part.
 */
import { STREAM_FLAG } from "../../../base/cuda_constants.ts";
import { ignoreFaults } from "../../../base/errors.ts";
import { exists } from "../../../libraries/files.ts";
import { type BoundSymbols, nodeModule, nodeProcess } from "../../../runtime/index.ts";
import { type CommunicatorRequest, WorldError } from "../../collectives.ts";
import { FileStore, removeFile, removeFolder } from "../../world_files.ts";
import type { CudaContexts } from "../contexts.ts";
import type { CudaCopies } from "../copies.ts";
import type { CudaEvents } from "../events.ts";
import type { CudaIpc } from "../ipc.ts";
import type { CudaLibrary } from "../library.ts";
import type { CudaMemory } from "../memory.ts";
import type { CudaStreams } from "../streams.ts";
import { MEMORY_OPERATIONS } from "../symbols.ts";

/** The parts of the driver that worlds use. */
export interface DriverParts {
  readonly library: CudaLibrary;
  readonly contexts: CudaContexts;
  readonly memory: CudaMemory;
  readonly ipc: CudaIpc;
  readonly copies: CudaCopies;
  readonly streams: CudaStreams;
  readonly events: CudaEvents;
}

/** Bytes of a chunk. */
export const CHUNK: number = 4 << 20;
const SLOTS = 2;
/** Bytes of the counters, two for each rank. */
const COUNTER_BYTES = 4096;
/** The largest world. */
export const MAX_RANKS: number = COUNTER_BYTES / 8;

/** The file of a rank: its state and process, and the handle of its memory. */
const FILE = { state: 0, pid: 4, handle: 8, bytes: 72 } as const;
const STATE = { exported: 1, connected: 2, left: 3, failed: 4 } as const;
const GEQ = 0, DEFAULT = 0;
/** Between two looks at whether other ranks still use the memory, in milliseconds. */
const RETIRE_INTERVAL = 20;

/** Another rank, as this one sees it. */
interface Peer {
  readonly rank: number;
  store: FileStore | undefined;
  /** Its memory, mapped here. */
  memory: bigint;
  /** Chunks enqueued so far. */
  sent: number;
  received: number;
}

export class Links {
  readonly #driver: DriverParts;
  readonly #operations: BoundSymbols<typeof MEMORY_OPERATIONS>;
  readonly #context: bigint;
  /** Retained until the memory is freed, because the device may be closed before. */
  readonly #ordinal: number;
  readonly #rank: number;
  readonly #folder: string | undefined;
  #store: FileStore | undefined;
  readonly #peers: readonly Peer[];
  #memory = 0n;
  /** Ends the waits of other streams when the world fails. */
  #side = 0n;
  readonly #used: Set<bigint> = new Set();
  #phase: "exported" | "connected" | "ready" | "leaving" | "gone" = "exported";

  constructor(driver: DriverParts, request: CommunicatorRequest, folder: string | undefined) {
    const { rank, context } = request.members[0]!, { size } = request;
    this.#driver = driver;
    this.#operations = driver.library.bind(MEMORY_OPERATIONS);
    this.#context = context;
    this.#rank = rank;
    this.#folder = folder;
    const others = Array.from({ length: size }, (_, other) => other).filter((other) => other !== rank);
    this.#peers = others.map((rank) => ({ rank, store: undefined, memory: 0n, sent: 0, received: 0 }));
    driver.contexts.setCurrent(context);
    this.#ordinal = driver.contexts.currentOrdinal()!;
    driver.contexts.retain(this.#ordinal);
    try {
      this.#side = driver.streams.create(STREAM_FLAG.NON_BLOCKING, 0);
      if (size > 1) this.#memory = driver.memory.allocate(COUNTER_BYTES + size * SLOTS * CHUNK);
      if (folder !== undefined && size > 1) this.#export(`${folder}/${rank}`);
    } catch (error) {
      this.#free();
      throw error;
    }
  }

  /** Clears the counters, and writes the handle of the memory to a file. */
  #export(path: string): void {
    const { copies, ipc, streams } = this.#driver;
    copies.memset(this.#memory, 0, 4, COUNTER_BYTES / 4, this.#side);
    streams.synchronize(this.#side);
    const bytes = new Uint8Array(new ArrayBuffer(FILE.bytes)), view = new DataView(bytes.buffer);
    view.setUint32(FILE.pid, nodeProcess()?.pid ?? 0, true);
    bytes.set(ipc.memoryHandle(this.#memory), FILE.handle);
    this.#store = FileStore.create(path, FILE.bytes);
    this.#store.write(0, bytes);
    this.#announce(STATE.exported);
  }

  /** Connects to the ranks that have arrived. Returns true once all are connected to each other. */
  ready(): boolean {
    if (this.#phase === "ready" || this.#peers.length === 0) return true;
    for (const peer of this.#peers) {
      peer.store ??= FileStore.open(`${this.#folder}/${peer.rank}`);
      if (peer.store === undefined) return false;
      const state = stateOf(peer.store);
      if (state === STATE.failed) throw new WorldError(`rank ${peer.rank} has failed`, this.#rank);
      if (state < STATE.exported) return false;
      if (peer.memory === 0n) {
        const handle = new Uint8Array(new ArrayBuffer(64));
        peer.store.read(FILE.handle, handle);
        this.#driver.contexts.setCurrent(this.#context);
        peer.memory = this.#driver.ipc.openMemory(handle);
      }
    }
    if (this.#phase === "exported") {
      this.#phase = "connected";
      this.#announce(STATE.connected);
    }
    if (this.#peers.some(({ store }) => stateOf(store!) < STATE.connected)) return false;
    this.#phase = "ready";
    removeFile(this.#folder!, this.#rank);
    return true;
  }

  /** Enqueues the transfer of a chunk to another rank. */
  send(rank: number, source: bigint, bytes: number, stream: bigint): void {
    const peer = this.#peer(rank), number = ++peer.sent;
    if (number > SLOTS) this.#wait(stream, consumedAt(this.#memory, rank), number - SLOTS);
    this.#driver.copies.deviceToDevice(slotAt(peer.memory, this.#rank, number), source, bytes, stream);
    this.#write(stream, arrivedAt(peer.memory, this.#rank), number);
    this.#used.add(stream);
  }

  /** Enqueues the receipt of a chunk from another rank. */
  receive(rank: number, target: bigint, bytes: number, stream: bigint): void {
    const peer = this.#peer(rank), number = ++peer.received;
    this.#wait(stream, arrivedAt(this.#memory, rank), number);
    this.#driver.copies.deviceToDevice(target, slotAt(this.#memory, rank, number), bytes, stream);
    this.#write(stream, consumedAt(peer.memory, this.#rank), number);
    this.#used.add(stream);
  }

  /** Begins to leave. */
  leave(): void {
    if (this.#phase !== "gone") this.#phase = "leaving";
  }

  /** Returns true once the streams have run what was enqueued. The memory is freed when the others have left, too. */
  left(): boolean {
    if (this.#phase === "gone") return true;
    if (!this.#isIdle()) return false;
    this.#end(STATE.left);
    return true;
  }

  /** Ends the waits of all streams, whose copies then move undefined bytes. */
  abort(): void {
    if (this.#phase === "gone") return;
    const { contexts, copies } = this.#driver;
    // A fault has ended the waits of its context; the other ranks must still learn of the failure.
    ignoreFaults(() => {
      contexts.setCurrent(this.#context);
      for (const { rank, sent, received } of this.#peers) {
        copies.memset(arrivedAt(this.#memory, rank), received, 4, 1, this.#side);
        copies.memset(consumedAt(this.#memory, rank), sent, 4, 1, this.#side);
      }
    }, undefined);
    this.#end(STATE.failed);
    if (this.#folder !== undefined) removeFolder(this.#folder);
  }

  #end(state: number): void {
    this.#phase = "gone";
    this.#announce(state);
    this.#retire();
  }

  /** Frees the memory, once no stream here and no other rank uses it any more. */
  #retire(): void {
    if (!this.#isIdle() || this.#peers.some((peer) => peer.memory !== 0n && !isGone(peer.store!))) {
      // The memory need not outlive the program.
      nodeModule("node:timers")?.setTimeout(() => this.#retire(), RETIRE_INTERVAL).unref();
      return;
    }
    this.#free();
  }

  #free(): void {
    const { contexts, ipc, memory, streams } = this.#driver;
    // After a fault, which the program gets from its next call, nothing can be freed; the timer must not throw it.
    const quietly = (free: () => void) => ignoreFaults(free, undefined);
    quietly(() => contexts.setCurrent(this.#context));
    for (const peer of this.#peers) {
      if (peer.memory !== 0n) quietly(() => ipc.closeMemory(peer.memory));
      peer.store?.close();
    }
    this.#store?.close();
    if (this.#memory !== 0n) quietly(() => memory.free(this.#memory));
    if (this.#side !== 0n) quietly(() => streams.destroy(this.#side));
    quietly(() => contexts.release(this.#ordinal));
  }

  /** Whether the streams have run what was enqueued. Idle ones are not asked again: they may be destroyed. */
  #isIdle(): boolean {
    this.#driver.contexts.setCurrent(this.#context);
    for (const stream of this.#used) if (this.#isDone(stream)) this.#used.delete(stream);
    return this.#used.size === 0 && this.#isDone(this.#side);
  }

  #isDone(stream: bigint): boolean {
    try {
      return this.#driver.streams.query(stream);
    } catch {
      // It was destroyed, which its owner does when its work is done.
      return true;
    }
  }

  #announce(state: number): void {
    this.#store?.write(FILE.state, new Uint8Array(Uint32Array.of(state).buffer));
  }

  #peer(rank: number): Peer {
    return this.#peers[rank < this.#rank ? rank : rank - 1]!;
  }

  #wait(stream: bigint, address: bigint, value: number): void {
    const result = this.#operations.cuStreamWaitValue32_v2(stream, address, value >>> 0, GEQ);
    this.#driver.library.check(result, "cuStreamWaitValue32");
  }

  #write(stream: bigint, address: bigint, value: number): void {
    const result = this.#operations.cuStreamWriteValue32_v2(stream, address, value >>> 0, DEFAULT);
    this.#driver.library.check(result, "cuStreamWriteValue32");
  }
}

function arrivedAt(memory: bigint, rank: number): bigint {
  return memory + BigInt(8 * rank);
}

function consumedAt(memory: bigint, rank: number): bigint {
  return memory + BigInt(8 * rank + 4);
}

/** The slot for a chunk of a sender, in the receiver's memory. */
function slotAt(memory: bigint, sender: number, number: number): bigint {
  return memory + BigInt(COUNTER_BYTES + (sender * SLOTS + number % SLOTS) * CHUNK);
}

function stateOf(store: FileStore): number {
  return read(store, FILE.state);
}

/** Whether a rank uses the memory of others no more. */
function isGone(store: FileStore): boolean {
  if (stateOf(store) >= STATE.left) return true;
  return !exists(`/proc/${read(store, FILE.pid)}`);
}

function read(store: FileStore, position: number): number {
  const word = new Uint32Array(1);
  store.read(position, new Uint8Array(word.buffer));
  return word[0]!;
}
