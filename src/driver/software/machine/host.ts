/**
 * Host memory as copies see it. Pinned memory lies in the address space itself, so its host address is its device address.
 * Registered memory is an ordinary typed array that gets an address beyond every device address.
 */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { HostMemory } from "../../driver.ts";
import type { AddressSpace } from "./memory.ts";

/** Registered memory gets addresses from here on: canonical, and far from what 4 GiB of device memory use. */
const FIRST_REGISTERED = 0x1000_0000_0000n;
const REGISTERED_ALIGN = 4096;

/** One operand of a copy, resolved. */
export type Resolved =
  /** Bytes of the address space. */
  | { readonly kind: "space"; readonly offset: number }
  /** Host memory that may be read or written when the copy's turn comes. */
  | { readonly kind: "registered"; readonly bytes: Uint8Array }
  /** Host memory that is the caller's again when the call returns. */
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
        "the memory is page-locked already",
      );
    }
    const address = this.#next;
    this.#next += BigInt(Math.ceil((bytes.length + 1) / REGISTERED_ALIGN) * REGISTERED_ALIGN);
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

  /** The registered memory that holds an address. */
  find(address: bigint): { readonly address: bigint; readonly bytes: Uint8Array } | undefined {
    for (const entry of this.#registered.values()) {
      if (address >= entry.address && address < entry.address + BigInt(entry.bytes.length)) return entry;
    }
    return undefined;
  }

  /**
   * Where `byteLength` bytes of host memory are.
   *
   * @throws {CudaError} CUDA_ERROR_INVALID_VALUE for an address that is neither pinned nor registered, or too short memory
   */
  resolve(memory: HostMemory, byteLength: number, call: string): Resolved {
    if (typeof memory !== "bigint") return this.#resolveView(memory, byteLength, call);
    const registered = this.find(memory);
    if (!registered) return { kind: "space", offset: this.#space.range(memory, byteLength, call) };
    const start = Number(memory - registered.address);
    return { kind: "registered", bytes: part(registered.bytes, start, byteLength, call) };
  }

  #resolveView(view: ArrayBufferView, byteLength: number, call: string): Resolved {
    const bytes = part(asBytes(view), 0, byteLength, call);
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

function part(bytes: Uint8Array, start: number, byteLength: number, call: string): Uint8Array {
  if (start + byteLength > bytes.length) {
    const detail = `${byteLength} bytes asked for; the host memory has ${bytes.length - start}`;
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, detail);
  }
  return bytes.subarray(start, start + byteLength);
}

function overlap(a: Uint8Array, b: Uint8Array): boolean {
  return a.buffer === b.buffer && a.byteOffset < b.byteOffset + b.length &&
    b.byteOffset < a.byteOffset + a.length;
}

function contains(outer: Uint8Array, inner: Uint8Array): boolean {
  return outer.buffer === inner.buffer && inner.byteOffset >= outer.byteOffset &&
    inner.byteOffset + inner.length <= outer.byteOffset + outer.length;
}
