/** Memory that native threads read and write while JavaScript runs. */
import { runtime } from "./index.ts";
import { bindThreadFunctions } from "./thread_queue.ts";

/** Zeroed memory outside of JavaScript's heap. Free it once no native code uses it. */
export class NativeMemory {
  readonly address: bigint;
  readonly byteLength: number;
  readonly #view: DataView;
  readonly #ints: Int32Array;

  /** @param byteLength A multiple of 8. */
  constructor(byteLength: number) {
    this.byteLength = byteLength;
    this.address = bindThreadFunctions().malloc(BigInt(byteLength));
    if (this.address === 0n) throw new Error(`the system has no ${byteLength} bytes of memory left`);
    const buffer = runtime.foreignBuffer(this.address, byteLength);
    this.#view = new DataView(buffer);
    this.#ints = new Int32Array(buffer).fill(0);
  }

  bytes(start: number, byteLength: number): Uint8Array {
    return new Uint8Array(this.#view.buffer, start, byteLength);
  }

  at(offset: number): bigint {
    return this.address + BigInt(offset);
  }

  u8(offset: number): number {
    return this.#view.getUint8(offset);
  }

  i32(offset: number): number {
    return Atomics.load(this.#ints, offset / 4);
  }

  u64(offset: number): bigint {
    return this.#view.getBigUint64(offset, true);
  }

  i64(offset: number): bigint {
    return this.#view.getBigInt64(offset, true);
  }

  setI32(offset: number, value: number): void {
    Atomics.store(this.#ints, offset / 4, value);
  }

  addI32(offset: number, value: number): void {
    Atomics.add(this.#ints, offset / 4, value);
  }

  setU64(offset: number, value: bigint): void {
    this.#view.setBigUint64(offset, value, true);
  }

  setI64(offset: number, value: bigint): void {
    this.#view.setBigInt64(offset, value, true);
  }

  clear(start: number, byteLength: number): void {
    this.bytes(start, byteLength).fill(0);
  }

  free(): void {
    bindThreadFunctions().free(this.address);
  }
}
