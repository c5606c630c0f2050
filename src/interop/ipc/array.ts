/**
 * Shares arrays with other processes, and with Workers of this one, through handles for `JSON.stringify` and
 * `postMessage`.
 *
 * Other processes map memory of `cuMemAlloc` through CUDA IPC. The owner must keep the array until they have
 * disposed of theirs. If the owner exits before `openShared()`, that call throws; if it exits later, the
 * mapping stays valid until it is disposed of. Opening a handle again maps the same memory once more.
 *
 * Handles are data from strangers: every field is checked, and so is the owner's checksum, before an address
 * is used. A handle for Workers is valid only in the process that made it. A handle for other processes may
 * lack the checksum, as other languages write them; the size of the mapped allocation is then all that limits
 * the array.
 *
 * Workers use the same address. The owner's memory stays allocated until the other thread has disposed of its
 * array, has closed its device or has ended. A handle that nobody opens keeps the memory until it is disposed of.
 * core/share_table.ts records the shares.
 *
 * @module
 */
import {
  checkDType,
  checkInteger,
  checkOptionNames,
  checkShape,
  checkString,
  invalid,
  mismatch,
  oneOf,
  type OptionNames,
  show,
} from "../../base/check.ts";
import { EVENT_FLAG } from "../../base/cuda_constants.ts";
import { type DType, DTYPES } from "../../base/dtype.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { track } from "../../base/finalization.ts";
import { fromHex, toHex } from "../../base/hex.ts";
import { checkedByteBounds, contiguousStrides, sizeOf } from "../../base/strides.ts";
import type { Context } from "../../core/context.ts";
import { Allocation } from "../../core/memory/allocation.ts";
import { checksumOf, verifyChecksum } from "../../core/handle_checksum.ts";
import {
  allocationOf,
  type ArrayData,
  checkNotDisposed,
  type NewArray,
} from "../../core/memory/array_data.ts";
import { collectAllReturned, collectReturned, watchExport } from "../../core/memory/exports.ts";
import { ShareSlot, ShareTable } from "../../core/share_table.ts";
import { streamOf } from "../../core/stream_state.ts";
import { nodeProcess } from "../../runtime/index.ts";
import { checkImportOptions, type ImportOptions } from "../import.ts";
import { checkAddress, disposable } from "./device.ts";

/** Options of `array.share()`. */
export interface ShareOptions {
  /**
   * `"process"`: other processes on this machine, through CUDA IPC. `"worker"`: one Worker of this process.
   * Default `"process"`.
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

const SHARED_EVENT = EVENT_FLAG.DISABLE_TIMING | EVENT_FLAG.INTERPROCESS;
const LOCAL_EVENT = EVENT_FLAG.DISABLE_TIMING;

/**
 * One event per shared allocation, recorded by each `share()`. It must exist until the other side has waited
 * for it.
 */
const events: WeakMap<Allocation, { process?: bigint; worker?: bigint }> = new WeakMap();

const SHARE_OPTIONS: OptionNames<ShareOptions> = { to: true };

/** `array.share()`. */
export function shareArray(array: ArrayData, options: ShareOptions = {}): SharedArray | ArrayShare {
  const { to = "process" } = checkOptionNames(options, SHARE_OPTIONS);
  const { dtype, shape, strides, byteOffset } = array;
  const allocation = allocationOf(array);
  const { context } = allocation;
  if (to !== "process" && to !== "worker") {
    throw new TypeError(invalid("to", oneOf(["process", "worker"]), to));
  }
  checkNotDisposed(array);
  const base = hostBase(context);
  const memory = allocation.pointer === 0n
    ? ""
    : to === "worker"
    ? allocation.pointer.toString(16)
    : processMemory(allocation);
  // The software device of another thread has none of this one's events, so its memory is ready when this
  // returns.
  if (base !== null) allocation.synchronize();
  const ready = memory === "" || base !== null ? null : recordReady(allocation, to);
  const share = to === "worker" && memory !== "" ? new WorkerShare(allocation) : null;
  const handle: SharedArray = {
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
    slot: share === null ? null : share.slot.address.toString(16),
    use: share === null ? null : share.slot.uses,
  };
  const checksum = checksumOf(to, checkedFields(handle));
  share?.publish(handleMark(checksum), ready === null ? 0n : BigInt(`0x${ready}`));
  const shared = { ...handle, checksum };
  return to === "process" ? shared : disposable(shared, () => share?.withdraw());
}

/** The fields under the checksum. */
function checkedFields(handle: SharedArray): readonly unknown[] {
  const { kind, to, pid, device, dtype, shape, strides, byteOffset, byteLength, memory } = handle;
  const { ready = null, base = null, slot = null, use = null } = handle;
  const fields = [kind, to, pid, device, dtype, shape, strides ?? null, byteOffset, byteLength, memory];
  return to === "process" ? [...fields, ready, base, slot] : [...fields, ready, base, slot, use];
}

/** The base address of a software device's memory in this process; null for a GPU. */
function hostBase(context: Context): string | null {
  return context.use().memory.hostPointer(0n)?.toString(16) ?? null;
}

function processMemory(allocation: Allocation): string {
  if (allocation.kind === "plain" || hostBase(allocation.context) !== null) {
    return toHex(allocation.context.use().ipc.memoryHandle(allocation.pointer));
  }
  throw new TypeError(
    allocation.kind === "pool"
      ? "share: other processes cannot map memory of the stream-ordered pool; allocate the array with { pooled: false }"
      : "share: the memory belongs to another library, which must share it with other processes itself",
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
    const shared: { process?: bigint; worker?: bigint } = {};
    events.set(allocation, known = shared);
    track(allocation, {
      dispose: () => {
        for (const event of [shared.process, shared.worker]) {
          if (event !== undefined && !context.closed) context.use().events.destroy(event);
        }
      },
      onFinalized: () => {},
    });
  }
  const event = known[to] ??= driver.events.create(to === "process" ? SHARED_EVENT : LOCAL_EVENT);
  driver.events.record(event, stream.handle);
  return to === "process" ? toHex(driver.ipc.eventHandle(event)) : event.toString(16);
}

/** The table of a thread that opened its devices by name. */
let ownTable: ShareTable | undefined;

/** Retains memory until the other thread has returned it. */
class WorkerShare {
  readonly #allocation: Allocation;
  readonly #table: ShareTable;
  readonly slot: ShareSlot;
  #mark = 0n;

  constructor(allocation: Allocation) {
    // So that a loop that only shares does not need ever more slots.
    collectReturned();
    const { membership } = allocation.context;
    this.#allocation = allocation;
    this.#table = membership?.table ?? (ownTable ??= ShareTable.own());
    this.slot = this.#table.acquire();
  }

  publish(mark: bigint, event: bigint): void {
    const allocation = this.#allocation, table = this.#table, slot = this.slot;
    const { kind, pointer, context } = allocation;
    this.#mark = mark;
    if (kind === "foreign") table.forward(1);
    slot.publish(mark, { pointer, event, kind });
    // The lender of the device takes over what a Worker shares.
    const isTakenOver = context.membership !== null;
    if (isTakenOver) allocation.retainShared();
    else allocation.retain();
    watchExport({
      get isReturned() {
        return slot.isOver(mark);
      },
      finish() {
        table.release(slot);
        if (isTakenOver) allocation.releaseShared();
        else allocation.release();
      },
    });
  }

  withdraw(): void {
    if (this.slot.withdraw(this.#mark)) collectAllReturned();
  }
}

/** The checksum without the byte for the state of the slot. */
function handleMark(checksum: string): bigint {
  return BigInt(`0x${checksum.slice(0, 14)}00`);
}

/** `device.openShared()`. */
export function openSharedArray(
  context: Context,
  given: SharedArray,
  options: ImportOptions = {},
): NewArray {
  checkImportOptions(options);
  const handle = checkHandle(given);
  const driver = context.use();
  if (handle.device !== toHex(driver.devices.uuid(context.ordinal))) {
    const got = `one of the device with UUID ${handle.device}`;
    throw new RangeError(mismatch("handle", `an array of ${context}`, got));
  }
  const here = handle.pid === nodeProcess()?.pid;
  if (handle.to === "worker" && !here) {
    throw new RangeError(
      `handle: it is for Workers of process ${handle.pid}; use share({ to: "process" }) for other processes`,
    );
  }
  if (handle.to === "process" && here) {
    throw new RangeError('handle: it is for other processes; use share({ to: "worker" }) within one process');
  }
  if (handle.to === "worker" && handle.base !== hostBase(context)) {
    throw new RangeError(
      "handle: this Worker's device does not have that memory; open the device with the result of device.share()",
    );
  }
  const fields = checkedFields(handle);
  if (handle.to === "worker" || handle.checksum != null) verifyChecksum(handle.to, fields, handle.checksum);
  const { dtype, shape, byteOffset } = handle;
  const strides = stridesOf(handle);
  const allocation = handle.memory === ""
    ? new Allocation(context, 0n, 0, "foreign", null)
    : handle.to === "worker"
    ? openFromThread(context, handle)
    : openFromProcess(context, handle);
  try {
    if (handle.ready && options.order !== false) waitReady(context, handle, options);
  } catch (error) {
    allocation.dispose();
    throw error;
  }
  const start = handle.memory === "" ? 0 : byteOffset;
  return { allocation, dtype, shape: [...shape], strides: [...strides], byteOffset: start };
}

function openFromThread(context: Context, handle: SharedArray): Allocation {
  const slot = ShareSlot.at(BigInt(`0x${handle.slot}`)), mark = handleMark(handle.checksum!);
  if (!slot.open(mark, context.membership?.table ?? null)) {
    throw new RangeError(
      "handle: it was opened before, disposed of, or withdrawn with its Worker's device; call share() once for each Worker",
    );
  }
  const pointer = BigInt(`0x${handle.memory}`);
  context.driver.memory.adopt(pointer, handle.byteLength);
  const returnToOwner = () => {
    try {
      if (!context.closed) context.use().memory.forget(pointer);
    } finally {
      slot.giveBack(mark);
    }
  };
  return new Allocation(context, pointer, handle.byteLength, "foreign", null, returnToOwner);
}

function openFromProcess(context: Context, handle: SharedArray): Allocation {
  const driver = context.use();
  let pointer: bigint;
  try {
    pointer = driver.ipc.openMemory(fromHex(handle.memory));
  } catch (error) {
    throw explained(error, handle);
  }
  const info = driver.memory.pointerInfo(pointer);
  if (info !== undefined && info.offset + handle.byteLength > info.byteLength) {
    driver.ipc.closeMemory(pointer);
    const expected = `at most the ${info.byteLength} bytes of the allocation`;
    throw new RangeError(invalid("handle.byteLength", expected, handle.byteLength));
  }
  return new Allocation(
    context,
    pointer,
    handle.byteLength,
    "foreign",
    null,
    () => {
      // A closed context has no mappings.
      if (!context.closed) context.use().ipc.closeMemory(pointer);
    },
  );
}

/** Makes the first stream wait for the owner's work. */
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

/**
 * Returns a copy of a handle with valid fields, each of which is read once. Checked by hand: `openShared()` is
 * synchronous, so Zod would have to be loaded with every device, which takes 15 to 50 ms.
 */
function checkHandle(given: SharedArray): SharedArray {
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

function stridesOf({ shape, strides, dtype }: SharedArray): readonly number[] {
  return strides ?? contiguousStrides(shape, DTYPES[dtype].itemSize);
}
