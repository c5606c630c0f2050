/**
 * Host memory in copies. Pinned memory is part of the address space, so its host and device address are the
 * same. Registered memory is an ordinary typed array with an address above all device addresses.
 *
 * Sizes are `byteLength`: V8 (Maglev) reads the `length` of a Uint8Array of more than 2 GiB as a negative number.
 */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { HostMemory } from "../../driver.ts";
import type { AddressSpace } from "./memory.ts";

/** First address of registered memory: canonical, and far above 4 GiB of device memory. */
const FIRST_REGISTERED = 0x1000_0000_0000n;
const REGISTERED_ALIGN = 4096;

/** A resolved operand of a copy. */
export type Resolved =
  /** Memory in the address space. */
  | { readonly kind: "space"; readonly offset: number }
  /** Host memory that stays valid until the copy runs. */
  | { readonly kind: "registered"; readonly bytes: Uint8Array }
  /** Host memory that the caller may reuse once the call returns. */
  | { readonly kind: "pageable"; readonly bytes: Uint8Array };

interface Registered {
  readonly address: bigint;
  readonly bytes: Uint8Array;
}

export class HostMemoryTable {
  readonly #space: AddressSpace;
  readonly #registered: Map<bigint, Registered> = new Map();
  #next = FIRST_REGISTERED;

  constructor(space: AddressSpace) {
    this.#space = space;
  }

  register(memory: ArrayBufferView, call: string): bigint {
    const bytes = asBytes(memory);
    const known = this.#space.offsetOf(memory) !== undefined ||
      [...this.#registered.values()].some((other) => overlap(other.bytes, bytes));
    if (known) {
      throw new CudaError(
        CUDA_ERROR.HOST_MEMORY_ALREADY_REGISTERED,
        call,
        "the memory is already page-locked",
      );
    }
    const address = this.#next;
    this.#next += BigInt(Math.ceil((bytes.byteLength + 1) / REGISTERED_ALIGN) * REGISTERED_ALIGN);
    this.#registered.set(address, { address, bytes });
    return address;
  }

  unregister(address: bigint, call: string): void {
    if (!this.#registered.delete(address)) {
      throw new CudaError(
        CUDA_ERROR.HOST_MEMORY_NOT_REGISTERED,
        call,
        `no registered memory begins at 0x${address.toString(16)}`,
      );
    }
  }

  /** Returns the registered memory that contains an address. */
  find(address: bigint): { readonly address: bigint; readonly bytes: Uint8Array } | undefined {
    for (const entry of this.#registered.values()) {
      if (address >= entry.address && address < entry.address + BigInt(entry.bytes.byteLength)) return entry;
    }
    return undefined;
  }

  /**
   * Resolves `byteLength` bytes of host memory.
   *
   * @throws {CudaError} CUDA_ERROR_INVALID_VALUE if the address is neither pinned nor registered, or the
   * memory too short
   */
  resolve(memory: HostMemory, byteLength: number, call: string): Resolved {
    if (typeof memory !== "bigint") return this.#resolveView(memory, byteLength, call);
    const registered = this.find(memory);
    if (!registered) return { kind: "space", offset: this.#space.range(memory, byteLength, call) };
    const start = Number(memory - registered.address);
    return { kind: "registered", bytes: subarray(registered.bytes, start, byteLength, call) };
  }

  #resolveView(view: ArrayBufferView, byteLength: number, call: string): Resolved {
    const bytes = subarray(asBytes(view), 0, byteLength, call);
    const offset = this.#space.offsetOf(view);
    if (offset !== undefined) {
      this.#space.range(BigInt(offset), byteLength, call);
      return { kind: "space", offset };
    }
    const registered = [...this.#registered.values()].some((other) => contains(other.bytes, bytes));
    return { kind: registered ? "registered" : "pageable", bytes };
  }
}

function asBytes(view: ArrayBufferView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

function subarray(bytes: Uint8Array, start: number, byteLength: number, call: string): Uint8Array {
  if (start + byteLength > bytes.byteLength) {
    const detail = `host memory: expected at least ${byteLength} bytes, got ${bytes.byteLength - start}`;
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, detail);
  }
  return bytes.subarray(start, start + byteLength);
}

function overlap(a: Uint8Array, b: Uint8Array): boolean {
  return a.buffer === b.buffer && a.byteOffset < b.byteOffset + b.byteLength &&
    b.byteOffset < a.byteOffset + a.byteLength;
}

function contains(outer: Uint8Array, inner: Uint8Array): boolean {
  return outer.buffer === inner.buffer && inner.byteOffset >= outer.byteOffset &&
    inner.byteOffset + inner.byteLength <= outer.byteOffset + outer.byteLength;
}
