/** Handles of streams, events, modules and functions: small bigints that are never given out twice. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";

/** Above the values that CUDA gives a meaning of their own: 0 no handle, 1 legacy and 2 per-thread default stream. */
const FIRST = 16n;
let next = FIRST;

/** A number that no other handle of this process has. */
export function newHandle(): bigint {
  return next++;
}

/** The live objects of one kind by handle. */
export class HandleTable<T> {
  readonly #objects: Map<bigint, T> = new Map();
  readonly #kind: string;

  /** `kind` is what error messages call the objects. */
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
      throw new CudaError(CUDA_ERROR.INVALID_HANDLE, call, `${handle} is no ${this.#kind}`);
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
