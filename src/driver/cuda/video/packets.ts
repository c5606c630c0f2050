/** The packets that the parser reads on its thread, in native memory. */
import type { ThreadQueue } from "../../../runtime/thread_queue.ts";
import { CUVIDSOURCEDATAPACKET as PACKET } from "./layouts.ts";
import { NativeMemory } from "../../../runtime/native_memory.ts";

/** Zeros after a packet, because bitstream readers load whole words. */
const PADDING = 64;
/** Memory is allocated in multiples of this. */
const GRANULARITY = 65536;

/** A packet in native memory: a `CUVIDSOURCEDATAPACKET` and its payload. Used for one packet after another. */
class PacketBuffer {
  readonly #struct = new NativeMemory(PACKET.size);
  #payload: NativeMemory | undefined;

  /** Address of the struct. */
  get address(): bigint {
    return this.#struct.address;
  }

  /** Copies a packet. */
  fill(data: Uint8Array, timestamp: number, flags: bigint): void {
    const needed = data.length + PADDING;
    if (this.#payload === undefined || this.#payload.byteLength < needed) {
      const larger = new NativeMemory(Math.ceil(needed / GRANULARITY) * GRANULARITY);
      this.#payload?.free();
      this.#payload = larger;
    }
    this.#payload.bytes(0, data.length).set(data);
    this.#payload.clear(data.length, PADDING);
    this.#struct.setU64(PACKET.flags, flags);
    this.#struct.setU64(PACKET.payload_size, BigInt(data.length));
    this.#struct.setU64(PACKET.payload, data.length === 0 ? 0n : this.#payload.address);
    this.#struct.setI64(PACKET.timestamp, BigInt(timestamp));
  }

  /** Returns the first bytes of the packet. */
  start(byteLength: number): Uint8Array {
    return this.#payload!.bytes(0, byteLength);
  }

  free(): void {
    this.#payload?.free();
    this.#struct.free();
  }
}

/** Packets that the parser has not finished yet, in their order. */
export class PacketQueue {
  readonly #thread: ThreadQueue;
  readonly #parse: bigint;
  readonly #queued: { readonly job: number; readonly buffer: PacketBuffer }[] = [];
  readonly #free: PacketBuffer[] = [];

  /** @param parse Address of `cuvidParseVideoData`. */
  constructor(thread: ThreadQueue, parse: bigint) {
    this.#thread = thread;
    this.#parse = parse;
  }

  get length(): number {
    return this.#queued.length;
  }

  /** Copies a packet and passes it to the parser. */
  add(parser: bigint, data: Uint8Array, timestamp: number, flags: bigint): void {
    const buffer = this.#free.pop() ?? new PacketBuffer();
    buffer.fill(data, timestamp, flags);
    const job = this.#thread.post(this.#parse, parser, buffer.address);
    this.#queued.push({ job, buffer });
  }

  /** Removes the first packet and returns the parser's result; undefined if the parser has not finished it. */
  finish(): number | undefined {
    const first = this.#queued[0];
    if (first === undefined || !this.#thread.isFinished(first.job)) return undefined;
    this.#queued.shift();
    this.#free.push(first.buffer);
    return this.#thread.result(first.job);
  }

  /** Returns the first bytes of the first packet. */
  start(byteLength: number): Uint8Array | undefined {
    return this.#queued[0]?.buffer.start(byteLength);
  }

  /** Frees the memory. The queue is empty. */
  free(): void {
    for (const buffer of this.#free) buffer.free();
  }
}
