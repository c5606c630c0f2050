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
import { checkOptionNames, invalid, mismatch, oneOf, type OptionNames } from "../../base/check.ts";
import { EVENT_FLAG } from "../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { track } from "../../base/finalization.ts";
import { fromHex, toHex } from "../../base/hex.ts";
import type { Context } from "../../core/context.ts";
import { Allocation } from "../../core/memory/allocation.ts";
import { checksumOf, verifyChecksum } from "../../core/handle_checksum.ts";
import {
  allocationOf,
  type ArrayData,
  checkNotDisposed,
  type NewArray,
} from "../../core/memory/array_data.ts";
import { ShareSlot } from "../../core/share_table.ts";
import { streamOf } from "../../core/stream_state.ts";
import { nodeProcess } from "../../runtime/index.ts";
import { checkImportOptions, type ImportOptions } from "../import.ts";
import {
  type ArrayShare,
  checkHandle,
  type SharedArray,
  type ShareOptions,
  stridesOf,
} from "./array_handle.ts";
import { disposable } from "./device.ts";
import { handleMark, WorkerShare } from "./worker_share.ts";

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
  checkNotDisposed(array, "share");
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
    const got = `one for Workers of process ${handle.pid}; use share({ to: "process" }) for other processes`;
    throw new RangeError(mismatch("handle", "one for this process", got));
  }
  if (handle.to === "process" && here) {
    const got = 'one for other processes; use share({ to: "worker" }) within one process';
    throw new RangeError(mismatch("handle", "one for Workers", got));
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
      "handle: it was opened before, disposed of, or withdrawn with its Worker's device; call share() once for each message",
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
