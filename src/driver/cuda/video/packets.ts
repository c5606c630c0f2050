/** Copies of packets in native memory, from where the parser reads them on its thread. */
import { CUVIDSOURCEDATAPACKET as PACKET } from "./layouts.ts";
import { NativeMemory } from "./native_memory.ts";

/** Zeros after a packet, because bitstream readers load whole words. */
const PADDING = 64;
/** Memory is allocated in multiples of this. */
const GRANULARITY = 65536;

/** A packet in native memory: a `CUVIDSOURCEDATAPACKET` and its payload. Used for one packet after another. */
export class PacketBuffer {
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
