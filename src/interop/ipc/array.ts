/**
 * Arrays for other processes and for Workers of this one: handles that `JSON.stringify` and `postMessage` take.
 *
 * Other processes map memory of `cuMemAlloc` by CUDA IPC; the owner must keep the array until they have let it go. An owner
 * that has ended before the first `openShared()` is an error of it; if it ends while another process has the array open, that one's
 * mapping stays until it disposes of it. Opening a handle again gives the same memory, let go by itself each time.
 * Workers use the same address; the owner's memory stays until the Worker has disposed of its array, and a Worker that
 * ends without, or a handle that nobody opens, keeps it until the process ends.
 *
 * @module
 */
import { EVENT_FLAG } from "../../base/cuda_constants.ts";
import { Allocation } from "../../core/memory/allocation.ts";
import { DeviceArray } from "../../array/array.ts";
import { contiguousStrides, sizeOf, span } from "../../base/strides.ts";
import { checkDType, checkInteger, checkShape, invalid, mismatch, show } from "../../base/check.ts";
import type { Context } from "../../core/context.ts";
import { type DType, DTYPES } from "../../base/dtype.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { own } from "../../base/finalization.ts";
import { streamOf } from "../../core/memory/memory.ts";
import { nodeProcess, runtime } from "../../runtime/index.ts";
import { fromHex, toHex } from "../../base/hex.ts";
import type { ImportOptions } from "../cuda_array_interface/import.ts";
import { synchronizeLast } from "../dlpack/import.ts";
import { takeSlot } from "../../core/memory/exports.ts";

/** With whom an array is shared. */
export interface ShareOptions {
  /** `"process"`: other processes of this machine, by CUDA IPC. `"worker"`: one Worker of this process. Default `"process"`. */
  to?: "process" | "worker";
}

/**
 * An array as another process or Worker opens it with `device.openShared()`. Plain data: addresses and handles are
 * hexadecimal text. A program in another language may fill it in for memory of `cudaMalloc`; it needs `kind`, `to`
 * (`"process"`), `pid`, `device`, `dtype`, `shape`, `byteOffset`, `byteLength` and `memory`.
 */
export interface SharedArray {
  /** To tell handles apart by. */
  readonly kind: "array";
  /** Who may open it; see {@link ShareOptions}. */
  readonly to: "process" | "worker";
  /** The owner's process. */
  readonly pid: number;
  /** The device's UUID, without dashes. */
  readonly device: string;
  /** Element type. */
  readonly dtype: DType;
  /** Extents. */
  readonly shape: readonly number[];
  /** Bytes; null or absent for C order without gaps. */
  readonly strides?: readonly number[] | null;
  /** Bytes from the start of the allocation to the first element. */
  readonly byteOffset: number;
  /** Bytes of the allocation: what `cuMemGetAddressRange` says. */
  readonly byteLength: number;
  /** `CUipcMemHandle` for other processes, the address for Workers; "" for an empty array. */
  readonly memory: string;
  /** `CUipcEventHandle`, or the `CUevent` for Workers, after which the array is ready; null or absent if it is ready. */
  readonly ready?: string | null;
  /** Where the software device's memory begins, by which a Worker sees that it has the same; null on a GPU. */
  readonly base?: string | null;
  /** Where a Worker says that it is done. */
  readonly slot?: string | null;
}

const SHARED_EVENT = EVENT_FLAG.DISABLE_TIMING | EVENT_FLAG.INTERPROCESS;
const LOCAL_EVENT = EVENT_FLAG.DISABLE_TIMING;

// States of a Worker's slot.
const LENT = 1;
const RETURNED = 2;

/** One event for each shared allocation, recorded again by each `share()`. It must live until the other side has waited. */
const events: WeakMap<Allocation, { process?: bigint; worker?: bigint }> = new WeakMap();

/** What `array.share()` gives. */
export function shareArray(array: DeviceArray, options: ShareOptions = {}): SharedArray {
  const { to = "process" } = options;
  const { allocation, dtype, shape, strides, byteOffset } = array;
  const { context } = allocation;
  if (to !== "process" && to !== "worker") {
    throw new TypeError(invalid("to", `"process" or "worker"`, to));
  }
  void array.pointer;
  const base = hostBase(context);
  const memory = allocation.pointer === 0n
    ? ""
    : to === "worker"
    ? allocation.pointer.toString(16)
    : processMemory(allocation);
  // Memory of the host is ready when this returns: another thread's software device knows no events of this one.
  if (base !== null) synchronizeLast(allocation);
  const ready = memory === "" || base !== null ? null : recordReady(allocation, to);
  return {
    kind: "array",
    to,
    pid: nodeProcess()?.pid ?? 0,
    device: toHex(context.driver.devices.uuid(context.ordinal)),
    dtype,
    shape: [...shape],
    strides: [...strides],
    byteOffset,
    byteLength: allocation.byteLength,
    memory,
    ready,
    base,
    slot: to === "worker" && memory !== "" ? holdForWorker(allocation) : null,
  };
}

/** Where device memory begins in this process, if the processor reaches it. */
function hostBase(context: Context): string | null {
  return context.use().memory.hostPointer(0n)?.toString(16) ?? null;
}

function processMemory(allocation: Allocation): string {
  if (allocation.kind === "plain" || hostBase(allocation.context) !== null) {
    return toHex(allocation.context.use().ipc.memoryHandle(allocation.pointer));
  }
  throw new TypeError(
    allocation.kind === "pool"
      ? "share: the array's memory is of the stream-ordered pool, which other processes cannot map; allocate it with { pooled: false }"
      : "share: the array's memory belongs to another library, which alone can share it with other processes",
  );
}

function recordReady(allocation: Allocation, to: "process" | "worker"): string | null {
  const { context, lastStream } = allocation;
  if (lastStream === null) return null;
  const isOurs = !lastStream.destroyed && lastStream.context === context;
  const stream = isOurs ? lastStream : context.defaultStream();
  allocation.touch(stream);
  const driver = context.use();
  let known = events.get(allocation);
  if (known === undefined) {
    events.set(allocation, known = {});
    const held = known;
    own(allocation, {
      release: () => {
        for (const event of [held.process, held.worker]) {
          if (event !== undefined && !context.closed) context.use().events.destroy(event);
        }
      },
      forgotten: () => {},
    });
  }
  const event = known[to] ??= driver.events.create(to === "process" ? SHARED_EVENT : LOCAL_EVENT);
  driver.events.record(event, stream.handle);
  return to === "process" ? toHex(driver.ipc.eventHandle(event)) : event.toString(16);
}

function holdForWorker(allocation: Allocation): string {
  const slot = takeSlot();
  slot.i32[slot.word32] = LENT;
  slot.i32[slot.word32 + 1] = 0;
  allocation.hold();
  slot.watch(() => allocation.unhold());
  return slot.address.toString(16);
}

/** What `device.openShared()` gives. */
export function openSharedArray(
  context: Context,
  handle: SharedArray,
  options: ImportOptions = {},
): DeviceArray {
  checkHandle(handle);
  const driver = context.use();
  if (handle.device !== toHex(driver.devices.uuid(context.ordinal))) {
    throw new RangeError(`handle: it is of the device with UUID ${handle.device}; this is ${context}`);
  }
  const here = handle.pid === nodeProcess()?.pid;
  if (handle.to === "worker" && !here) {
    throw new RangeError(
      `handle: it is for Workers of process ${handle.pid}; accepted from another process is share({ to: "process" })`,
    );
  }
  if (handle.to === "process" && here) {
    throw new RangeError('handle: it is for other processes; accepted within one is share({ to: "worker" })');
  }
  if (handle.to === "worker" && handle.base !== hostBase(context)) {
    throw new RangeError(
      "handle: it is of memory that this Worker's device does not have; open the device with openDevice(handle of device.share())",
    );
  }
  const { dtype, shape, byteOffset } = handle;
  const strides = stridesOf(handle);
  const allocation = handle.memory === ""
    ? new Allocation(context, 0n, 0, "foreign", null)
    : handle.to === "worker"
    ? openOfThread(context, handle)
    : openOfProcess(context, handle);
  try {
    if (handle.ready && options.order !== false) waitReady(context, handle, options);
  } catch (error) {
    allocation.release();
    throw error;
  }
  return new DeviceArray(
    allocation,
    dtype,
    [...shape],
    [...strides],
    handle.memory === "" ? 0 : byteOffset,
    null,
  );
}

function openOfThread(context: Context, handle: SharedArray): Allocation {
  const words = new Int32Array(runtime.foreignBuffer(BigInt(`0x${handle.slot}`), 8));
  if (Atomics.compareExchange(words, 1, 0, 1) !== 0 || Atomics.load(words, 0) !== LENT) {
    throw new RangeError("handle: it was opened before; each Worker needs a handle of its own");
  }
  const pointer = BigInt(`0x${handle.memory}`);
  context.driver.memory.adopt(pointer, handle.byteLength);
  const letGo = () => {
    context.driver.memory.forget(pointer);
    Atomics.store(words, 0, RETURNED);
  };
  return new Allocation(context, pointer, handle.byteLength, "foreign", null, letGo);
}

function openOfProcess(context: Context, handle: SharedArray): Allocation {
  const driver = context.use();
  let pointer: bigint;
  try {
    pointer = driver.ipc.openMemory(fromHex(handle.memory));
  } catch (error) {
    throw explained(error, handle);
  }
  return new Allocation(
    context,
    pointer,
    handle.byteLength,
    "foreign",
    null,
    () => context.use().ipc.closeMemory(pointer),
  );
}

/** Makes the first stream wait until the owner's work is done. */
function waitReady(context: Context, handle: SharedArray, options: ImportOptions): void {
  const driver = context.use();
  const stream = streamOf(context, options.stream);
  if (handle.to === "worker") {
    driver.streams.waitEvent(stream.handle, BigInt(`0x${handle.ready}`));
    return;
  }
  let event: bigint;
  try {
    event = driver.ipc.openEvent(fromHex(handle.ready!));
  } catch (error) {
    throw explained(error, handle);
  }
  try {
    driver.streams.waitEvent(stream.handle, event);
  } finally {
    driver.events.destroy(event);
  }
}

function explained(error: unknown, handle: SharedArray): unknown {
  if (!(error instanceof CudaError) || error.code === CUDA_ERROR.NOT_SUPPORTED) return error;
  const hint =
    `the array of process ${handle.pid} cannot be mapped: has that process ended, or freed the array?`;
  return new CudaError(error.code, error.call, hint);
}

function checkHandle(handle: SharedArray): void {
  if (typeof handle !== "object" || handle === null || handle.kind !== "array") {
    throw new TypeError(invalid("handle", "what array.share() gave", handle));
  }
  checkDType("handle.dtype", handle.dtype);
  checkShape("handle.shape", handle.shape);
  const { shape, strides, byteOffset, byteLength, dtype, memory, ready } = handle;
  if (
    strides && !(Array.isArray(strides) && strides.length === shape.length && strides.every(Number.isInteger))
  ) {
    throw new TypeError(invalid("handle.strides", "an integer of bytes for each extent", strides));
  }
  checkInteger("handle.byteLength", byteLength, 0, Number.MAX_SAFE_INTEGER);
  checkInteger("handle.byteOffset", byteOffset, 0, byteLength);
  if (memory === "") return;
  if (handle.to === "process") {
    checkBytes("handle.memory", memory, "CUipcMemHandle");
    if (ready) checkBytes("handle.ready", ready, "CUipcEventHandle");
  }
  const { alignment } = DTYPES[dtype];
  if (byteOffset % alignment !== 0 || strides?.some((step, i) => step % alignment !== 0 && shape[i]! > 1)) {
    throw new RangeError(
      mismatch(
        "handle",
        `multiples of ${alignment}`,
        `byteOffset ${byteOffset} and strides ${show(strides ?? null)}`,
      ),
    );
  }
  const [low, high] = sizeOf(shape) === 0 ? [0, 0] : span(shape, stridesOf(handle), DTYPES[dtype].itemSize);
  if (byteOffset + low < 0 || byteOffset + high > byteLength) {
    throw new RangeError(
      `handle: elements from byte ${byteOffset + low} to ${
        byteOffset + high
      } given; the allocation has ${byteLength}`,
    );
  }
}

function checkBytes(name: string, given: unknown, what: string): void {
  if (typeof given === "string" && /^[0-9a-f]{128}$/i.test(given)) return;
  throw new TypeError(invalid(name, `the 64 bytes of a ${what} in hexadecimal`, given));
}

function stridesOf({ shape, strides, dtype }: SharedArray): readonly number[] {
  return strides ?? contiguousStrides(shape, DTYPES[dtype].itemSize);
}
