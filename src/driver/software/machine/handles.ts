/** Handles of streams, events, modules and functions: small bigints that are never reused. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";

/** CUDA reserves small values: 0 for no handle, 1 and 2 for the legacy and per-thread default stream. */
const FIRST = 16n;
let next = FIRST;

/** Returns a handle that is unique in this process. */
export function newHandle(): bigint {
  return next++;
}

/** Live objects of one kind, by handle. */
export class HandleTable<T> {
  readonly #objects: Map<bigint, T> = new Map();
  readonly #kind: string;

  /** @param kind the name of the objects in error messages */
  constructor(kind: string) {
    this.#kind = kind;
  }

  add(object: T): bigint {
    const handle = newHandle();
    this.#objects.set(handle, object);
    return handle;
  }

  get(handle: bigint, call: string): T {
    const object = this.#objects.get(handle);
    if (object === undefined) {
      throw new CudaError(CUDA_ERROR.INVALID_HANDLE, call, `${handle} is not a live ${this.#kind}`);
    }
    return object;
  }

  remove(handle: bigint, call: string): T {
    const object = this.get(handle, call);
    this.#objects.delete(handle);
    return object;
  }

  values(): IterableIterator<T> {
    return this.#objects.values();
  }
}
