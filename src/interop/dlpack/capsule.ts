/**
 * DLPack tensors on their way (https://dmlc.github.io/dlpack/latest/c_api.html).
 *
 * @module
 */
import { invalid } from "../../base/check.ts";
import { whenLate } from "../../late.ts";
import { disown, handOver, own, type Releasable } from "../../base/finalization.ts";

/** `DLDeviceType`: what `__dlpack_device__()` says first. */
export const DLPACK_DEVICE = { CPU: 1, CUDA: 2, CUDA_HOST: 3, CUDA_MANAGED: 13 } as const;

/** The flags of a versioned tensor. */
export const DLPACK_FLAG = { READ_ONLY: 1, IS_COPIED: 2, SUBBYTE_TYPE_PADDED: 4 } as const;

class ManagedTensor implements Releasable {
  readonly address: bigint;
  readonly versioned: boolean;

  constructor(address: bigint, versioned: boolean) {
    this.address = address;
    this.versioned = versioned;
  }

  /** Calls the deleter. */
  release(): void {
    whenLate(({ dlpackStruct }) => dlpackStruct.callDeleter(this.address, this.versioned));
  }

  forgotten(): void {}
}

/**
 * A DLPack tensor on its way to its consumer: what a `PyCapsule` is in Python. It is taken once; if nobody takes it, its
 * memory is given back.
 */
export class DLPackCapsule implements Disposable {
  readonly #tensor: ManagedTensor;
  #consumed = false;

  /**
   * A tensor of a C caller: the address of a `DLManagedTensorVersioned`, or of a `DLManagedTensor` if not `versioned`. From
   * now on the capsule owns it.
   */
  constructor(address: bigint, versioned: boolean) {
    if (typeof address !== "bigint" || address <= 0n) {
      throw new TypeError(invalid("address", "the address of a managed tensor", address));
    }
    this.#tensor = new ManagedTensor(address, versioned);
    own(this, this.#tensor);
  }

  /** `dltensor` or `dltensor_versioned`, with `used_` in front once it was taken. */
  get name(): string {
    return `${this.#consumed ? "used_" : ""}dltensor${this.versioned ? "_versioned" : ""}`;
  }

  /** True for a `DLManagedTensorVersioned`. */
  get versioned(): boolean {
    return this.#tensor.versioned;
  }

  /** True once the tensor was taken, or given back by `dispose()`. */
  get consumed(): boolean {
    return this.#consumed;
  }

  /** The address of the managed tensor, to look at. It stays the capsule's. */
  get pointer(): bigint {
    this.#refuseConsumed();
    return this.#tensor.address;
  }

  /** Takes the tensor: from now on the caller must call its deleter, once. */
  take(): bigint {
    this.#refuseConsumed();
    this.#consumed = true;
    handOver(this.#tensor);
    return this.#tensor.address;
  }

  /** Gives the memory back, unless somebody took it. */
  dispose(): void {
    if (this.#consumed) return;
    this.#consumed = true;
    disown(this.#tensor);
  }

  /** {@link DLPackCapsule.dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #refuseConsumed(): void {
    if (this.#consumed) {
      throw new TypeError(
        `capsule: ${this.name} given; a DLPack capsule is consumed once, ask its owner for another`,
      );
    }
  }
}
