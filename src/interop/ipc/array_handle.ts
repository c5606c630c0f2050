/**
 * Handles of shared arrays. They are data from strangers: every field is checked before it is used.
 *
 * @module
 */
import {
  checkDType,
  checkInteger,
  checkShape,
  checkString,
  invalid,
  mismatch,
  oneOf,
  show,
} from "../../base/check.ts";
import { type DType, DTYPES } from "../../base/dtype.ts";
import { checkedByteBounds, contiguousStrides, sizeOf } from "../../base/strides.ts";
import { checkAddress } from "./device.ts";

/** Options of `array.share()`. */
export interface ShareOptions {
  /**
   * `"process"`: other processes on this machine, through CUDA IPC. `"worker"`: another thread of this process, a
   * Worker or the one that started it. Default `"process"`.
   */
  to?: "process" | "worker" | undefined;
}

/**
 * The handle of an array for `device.openShared()` in another process or Worker. Plain data with addresses
 * and handles in hexadecimal. Programs in other languages can fill it in for memory of `cudaMalloc`, with
 * `kind`, `to` (`"process"`), `pid`, `device`, `dtype`, `shape`, `byteOffset`, `byteLength` and `memory`.
 */
export interface SharedArray {
  /** Distinguishes handles of different kinds. */
  readonly kind: "array";
  /** The kind of consumer; see {@link ShareOptions}. */
  readonly to: "process" | "worker";
  /** The owner's process id. */
  readonly pid: number;
  /** The device's UUID, without dashes. */
  readonly device: string;
  /** Element type. */
  readonly dtype: DType;
  /** Extents. */
  readonly shape: readonly number[];
  /** Strides in bytes; null or absent for C order without gaps. */
  readonly strides?: readonly number[] | null | undefined;
  /** Bytes from the start of the allocation to the first element. */
  readonly byteOffset: number;
  /** Size of the allocation in bytes, as `cuMemGetAddressRange` reports it. */
  readonly byteLength: number;
  /** `CUipcMemHandle` for other processes, the address for Workers; "" for an empty array. */
  readonly memory: string;
  /**
   * The `CUipcEventHandle`, or for Workers the `CUevent`, after which the array is ready; null or absent if
   * it is ready now.
   */
  readonly ready?: string | null | undefined;
  /** The base address of the software device's memory, which identifies it to Workers; null on a GPU. */
  readonly base?: string | null | undefined;
  /** The address of the record through which a Worker returns the memory. */
  readonly slot?: string | null | undefined;
  /** Distinguishes uses of the record. */
  readonly use?: number | null | undefined;
  /** The owner's checksum of the other fields. Only handles for other processes may lack it. */
  readonly checksum?: string | null | undefined;
}

/** A {@link SharedArray} for a Worker, on the side of the thread that shares it. `postMessage` copies only the data. */
export interface ArrayShare extends SharedArray, Disposable {
  /**
   * Withdraws the handle if nobody has opened it, so that it does not keep the memory any more. An array that was
   * opened with it stays valid.
   */
  dispose(): void;
}

/**
 * Returns a copy of a handle with valid fields, each of which is read once. Checked by hand: `openShared()` is
 * synchronous, so Zod would have to be loaded with every device, which takes 15 to 50 ms.
 */
export function checkHandle(given: SharedArray): SharedArray {
  if (typeof given !== "object" || given === null || given.kind !== "array") {
    throw new TypeError(invalid("handle", "the result of array.share()", given));
  }
  const { kind, to, pid, device, byteOffset, byteLength, memory } = given;
  const { strides: steps = null, ready = null, base = null, slot = null, use = null, checksum = null } =
    given;
  if (to !== "process" && to !== "worker") {
    throw new TypeError(invalid("handle.to", oneOf(["process", "worker"]), to));
  }
  checkInteger("handle.pid", pid, 0, Number.MAX_SAFE_INTEGER);
  if (checkString("handle.device", device).length > 64) {
    throw new TypeError(invalid("handle.device", "a UUID in hexadecimal", device));
  }
  const dtype = checkDType("handle.dtype", given.dtype);
  const shape = checkShape("handle.shape", given.shape);
  const strides = checkStrides(steps, shape.length);
  checkInteger("handle.byteLength", byteLength, 0, Number.MAX_SAFE_INTEGER);
  checkInteger("handle.byteOffset", byteOffset, 0, byteLength);
  if (base !== null) checkAddress("handle.base", base);
  if (memory === "") {
    if (sizeOf(shape) > 0) {
      throw new RangeError(
        invalid("handle.memory", `the memory of an array of shape ${show(shape)}`, memory),
      );
    }
  } else if (to === "process") {
    checkBytes("handle.memory", memory, "CUipcMemHandle");
    if (ready !== null) checkBytes("handle.ready", ready, "CUipcEventHandle");
  } else {
    checkAddress("handle.memory", memory);
    checkAddress("handle.slot", slot);
    checkInteger("handle.use", use as number, 0, 2 ** 31 - 1);
    if (ready !== null) checkAddress("handle.ready", ready);
  }
  const handle: SharedArray = {
    kind,
    to,
    pid,
    device,
    dtype,
    shape,
    strides,
    byteOffset,
    byteLength,
    memory,
    ready,
    base,
    slot,
    use,
    checksum,
  };
  if (memory !== "") checkExtent(handle);
  return handle;
}

function checkStrides(strides: unknown, rank: number): number[] | null {
  if (strides === null) return null;
  const copy: unknown[] = Array.isArray(strides) ? Array.from(strides) : [];
  if (Array.isArray(strides) && copy.length === rank && copy.every(Number.isSafeInteger)) {
    return copy as number[];
  }
  throw new TypeError(invalid("handle.strides", "an integer number of bytes per axis", strides));
}

/** Throws unless the elements are aligned and lie within the allocation. */
function checkExtent(handle: SharedArray): void {
  const { dtype, shape, strides, byteOffset, byteLength } = handle;
  const { alignment, itemSize } = DTYPES[dtype];
  if (byteOffset % alignment !== 0 || strides?.some((step, i) => step % alignment !== 0 && shape[i]! > 1)) {
    throw new RangeError(
      mismatch(
        "handle",
        `byteOffset and strides that are multiples of ${alignment}`,
        `byteOffset ${byteOffset} and strides ${show(strides ?? null)}`,
      ),
    );
  }
  const [low, high] = checkedByteBounds("handle", shape, stridesOf(handle), itemSize);
  if (byteOffset + low < 0 || byteOffset + high > byteLength) {
    const expected = `elements within the ${byteLength} bytes of the allocation`;
    throw new RangeError(mismatch("handle", expected, `bytes ${byteOffset + low} to ${byteOffset + high}`));
  }
}

function checkBytes(name: string, value: unknown, type: string): void {
  if (typeof value === "string" && /^[0-9a-f]{128}$/i.test(value)) return;
  throw new TypeError(invalid(name, `the 64 bytes of a ${type} in hexadecimal`, value));
}

/** Returns the strides of a handle's elements in bytes. */
export function stridesOf({ shape, strides, dtype }: SharedArray): readonly number[] {
  return strides ?? contiguousStrides(shape, DTYPES[dtype].itemSize);
}
