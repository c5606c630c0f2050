/**
 * DLPack capsules: tensors in transit from a producer to a consumer
 * (https://dmlc.github.io/dlpack/latest/c_api.html).
 *
 * @module
 */
import { printAsText } from "../../runtime/inspect.ts";
import { invalid, mismatch } from "../../base/check.ts";
import { type Owned, releaseNow, track, untrack, warnFailedFree } from "../../base/finalization.ts";

/** `DLDeviceType`, the first number of `__dlpack_device__()`. */
export const DLPACK_DEVICE = { CPU: 1, CUDA: 2, CUDA_HOST: 3, CUDA_MANAGED: 13 } as const;

/** Flags of a versioned tensor. */
export const DLPACK_FLAG = { READ_ONLY: 1, IS_COPIED: 2, SUBBYTE_TYPE_PADDED: 4 } as const;

type Deleter = (address: bigint, versioned: boolean) => void;

/**
 * Calls deleters. struct.ts provides it; programs that never open a device do not load native code for it.
 */
let callDeleter: Deleter | null = null;

/** Sets the function that calls deleters. */
export function provideDeleter(deleter: Deleter): void {
  callDeleter = deleter;
}

class ManagedTensor implements Owned {
  readonly address: bigint;
  readonly versioned: boolean;

  constructor(address: bigint, versioned: boolean) {
    this.address = address;
    this.versioned = versioned;
  }

  /** Returns the tensor to its producer. */
  dispose(): void {
    if (callDeleter !== null) {
      callDeleter(this.address, this.versioned);
      return;
    }
    import("./struct.ts")
      .then((struct) => struct.callDeleter(this.address, this.versioned))
      .catch(warnFailedFree);
  }

  onFinalized(): void {}
}

/**
 * A DLPack tensor in transit, like a `PyCapsule` in Python. One consumer takes it; a capsule that none
 * takes returns its tensor to the producer when it is disposed of.
 *
 * ```ts
 * using capsule = x.toDLPack();
 * using same = device.fromDLPack(capsule); // takes the tensor: no copy
 * console.log(capsule.consumed); // true
 * ```
 */
export class DLPackCapsule implements Disposable {
  readonly #tensor: ManagedTensor;
  #consumed = false;

  /**
   * Takes ownership of a tensor from native code.
   *
   * @param address The address of a `DLManagedTensorVersioned`, or of a `DLManagedTensor` if not `versioned`.
   */
  constructor(address: bigint, versioned: boolean) {
    if (typeof address !== "bigint" || address <= 0n) {
      throw new TypeError(invalid("address", "the address of a managed tensor", address));
    }
    this.#tensor = new ManagedTensor(address, versioned);
    track(this, this.#tensor);
  }

  /** `dltensor` or `dltensor_versioned`, with the prefix `used_` once it is consumed. */
  get name(): string {
    return `${this.#consumed ? "used_" : ""}dltensor${this.versioned ? "_versioned" : ""}`;
  }

  /** True for a `DLManagedTensorVersioned`. */
  get versioned(): boolean {
    return this.#tensor.versioned;
  }

  /** True once the tensor has been taken or disposed of. */
  get consumed(): boolean {
    return this.#consumed;
  }

  /** The address of the managed tensor, for reading only. The capsule keeps owning it. */
  get pointer(): bigint {
    this.#checkNotConsumed();
    return this.#tensor.address;
  }

  /** Transfers ownership of the tensor to the caller, who must call its deleter once. */
  take(): bigint {
    this.#checkNotConsumed();
    this.#consumed = true;
    untrack(this.#tensor);
    return this.#tensor.address;
  }

  /** Returns the tensor to its producer, unless it was taken. */
  dispose(): void {
    if (this.#consumed) return;
    this.#consumed = true;
    releaseNow(this.#tensor);
  }

  /** Calls {@link dispose} at the end of the block of a `using` declaration. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #checkNotConsumed(): void {
    if (this.#consumed) {
      const got = `${this.name}, which was consumed before; ask its producer for another capsule`;
      throw new TypeError(mismatch("capsule", "an unconsumed capsule", got));
    }
  }

  /** Formats the name: `DLPackCapsule "dltensor_versioned"`. */
  toString(): string {
    return `DLPackCapsule "${this.name}"`;
  }
}

printAsText(DLPackCapsule, "DLPackCapsule");
