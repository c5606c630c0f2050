/** Device memory: one shared WebAssembly memory that grows on demand. A device address is an offset in it. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import { runtime } from "../../../runtime/index.ts";
import type { WorkerMemory } from "../../driver.ts";
import { FIRST_ADDRESS, MAX_PAGES } from "../abi/index.ts";
import { type Allocation, type AllocationKind, Allocator } from "./allocator.ts";

const PAGE = 65536;
/** Minimum number of pages to grow by, so that a series of small allocations needs few calls. */
const GROWTH_PAGES = 64;

/** Maximum size of the device memory. */
export const TOTAL_BYTES: number = MAX_PAGES * PAGE;

export class AddressSpace {
  readonly memory: WebAssembly.Memory;
  /** The size of the memory, or of the range to allocate from. */
  readonly totalBytes: number;
  readonly #allocator: Allocator;
  /** All buffer objects of the memory: growing creates a new one over the same bytes. */
  readonly #buffers: WeakSet<object> = new WeakSet();
  #base: bigint | null = null;
  /** Size of the memory when it was last looked at: another thread may have grown it since. */
  #pages!: number;
  #bytes!: Uint8Array;
  #words!: Int32Array;

  /**
   * @param joined the memory of another thread's device, with the range to allocate from
   * @param guarded whether to separate allocations, for the memory checker
   */
  constructor(joined?: WorkerMemory, guarded = false) {
    this.memory = (joined?.memory as WebAssembly.Memory | undefined) ??
      new WebAssembly.Memory({ initial: FIRST_ADDRESS / PAGE, maximum: MAX_PAGES, shared: true });
    this.#allocator = new Allocator(
      joined?.start ?? FIRST_ADDRESS,
      joined?.end ?? TOTAL_BYTES,
      guarded,
    );
    this.totalBytes = joined ? joined.end - joined.start : TOTAL_BYTES;
    this.#renewViews();
  }

  /** A view of the whole memory. Get it again after anything that allocates. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** The same bytes as 32-bit words. */
  get words(): Int32Array {
    return this.#words;
  }

  get freeBytes(): number {
    return this.#allocator.freeBytes;
  }

  get largestGap(): number {
    return this.#allocator.largestGap;
  }

  /** Live allocations, sorted by offset. */
  get live(): readonly Allocation[] {
    return this.#allocator.live;
  }

  /** @throws {CudaError} CUDA_ERROR_OUT_OF_MEMORY, without side effects */
  allocate(byteLength: number, kind: AllocationKind, call: string): Allocation {
    const allocation = this.#allocator.allocate(byteLength, kind);
    if (!allocation) {
      throw outOfMemory(call, `${byteLength} bytes requested, ${this.freeBytes} of ${this.totalBytes} free`);
    }
    try {
      this.#growTo(allocation.offset + allocation.reserved);
    } catch {
      this.#allocator.release(allocation.offset);
      throw outOfMemory(
        call,
        `${byteLength} bytes requested; the system does not provide more memory to this process`,
      );
    }
    return allocation;
  }

  /** Frees the allocation that starts at `offset`; returns false if there is none. */
  release(offset: number): boolean {
    return this.#allocator.release(offset) !== undefined;
  }

  /** Returns the allocation that contains the byte at a device address. */
  find(address: bigint): Allocation | undefined {
    return address < 0n || address >= BigInt(TOTAL_BYTES) ? undefined : this.#allocator.find(Number(address));
  }

  /**
   * Returns the offset of `byteLength` bytes at `address`.
   *
   * @throws {CudaError} CUDA_ERROR_INVALID_VALUE unless one allocation contains all of them
   */
  range(address: bigint, byteLength: number, call: string): number {
    const allocation = this.find(address);
    const offset = Number(address);
    if (!allocation || offset + byteLength > allocation.offset + allocation.byteLength) {
      const hex = `0x${address.toString(16)}`;
      throw new CudaError(
        CUDA_ERROR.INVALID_VALUE,
        call,
        allocation
          ? `${byteLength} bytes at ${hex} reach past the end of an allocation of ${allocation.byteLength} bytes at 0x${
            allocation.offset.toString(16)
          }`
          : `${hex} is not in allocated memory`,
      );
    }
    return offset;
  }

  /**
   * Returns the address in this process. Shared WebAssembly memory never moves, so the base is looked up
   * once.
   */
  hostAddress(address: bigint): bigint {
    return (this.#base ??= runtime.addressOf(this.#bytes)) + address;
  }

  /** Makes an allocation of another thread's device usable here. Both share the memory. */
  adopt(offset: number, byteLength: number): void {
    // The other thread may have grown the memory.
    this.#renewViews();
    this.#allocator.adopt(offset, byteLength);
  }

  /** Undoes one {@link AddressSpace.adopt}. */
  endAdoption(offset: number): void {
    this.#allocator.endAdoption(offset);
  }

  /** Returns the offset of a view of this memory, undefined for any other view. */
  offsetOf(view: ArrayBufferView): number | undefined {
    return this.#buffers.has(view.buffer) ? view.byteOffset : undefined;
  }

  /** Returns a view with a buffer object of its own: whoever holds a part of the view holds that object. */
  ownView(offset: number, byteLength: number): Uint8Array {
    let { buffer } = this.#bytes;
    try {
      buffer = structuredClone(buffer); // shares the bytes
    } catch {
      // Browsers do that only in pages that are isolated from other origins.
    }
    this.#buffers.add(buffer);
    return new Uint8Array(buffer, offset, byteLength);
  }

  // In pages: V8 (Maglev) reads the length of a Uint8Array of more than 2 GiB as a negative number.
  #growTo(end: number): void {
    const pages = Math.ceil(end / PAGE);
    if (pages <= this.#pages) return;
    this.#renewViews();
    const missing = pages - this.#pages;
    if (missing <= 0) return;
    this.memory.grow(Math.min(Math.max(missing, GROWTH_PAGES), MAX_PAGES - this.#pages));
    this.#renewViews();
  }

  #renewViews(): void {
    this.#pages = this.memory.grow(0);
    const buffer = this.memory.buffer;
    this.#buffers.add(buffer);
    this.#bytes = new Uint8Array(buffer);
    this.#words = new Int32Array(buffer);
  }
}

function outOfMemory(call: string, detail: string): CudaError {
  return new CudaError(CUDA_ERROR.OUT_OF_MEMORY, call, detail);
}
