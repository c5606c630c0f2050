/**
 * Shares arrays and streams between JavaScript and the interpreter without copying.
 *
 * @module
 */
import { allocationOf } from "../core/memory/array_data.ts";
import { mismatch } from "../base/check.ts";
import { type DeviceArray, wrapArray } from "../array/array.ts";
import type { Context } from "../core/context.ts";
import { DTYPES } from "../base/dtype.ts";
import { areFaultsIgnored, ignoreFaults, isContextLost, isFaultKnown } from "../base/errors.ts";
import { readyStream } from "../interop/cuda_array_interface/export.ts";
import { type CudaArrayInterface, importArrayInterface } from "../interop/cuda_array_interface/import.ts";
import { DLPackCapsule } from "../interop/dlpack/capsule.ts";
import { dlpackDevice } from "../interop/dlpack/export.ts";
import { type DLPackImportOptions, importDLPack } from "../interop/dlpack/import.ts";
import { TYPE_WORD } from "../interop/dlpack/struct.ts";
import { acquireSlot, type ExportSlot } from "../interop/export_slot.ts";
import { defaultStreamState } from "../interop/import.ts";
import { adoptStream } from "../interop/foreign_stream.ts";
import { incrementDeleter, storeDeleter } from "../libraries/unsafe/native_deleter.ts";
import { isDisabled } from "../runtime/disable.ts";
import { allocateForever } from "../libraries/c_library.ts";
import { cText } from "../runtime/c_text.ts";
import { runtime } from "../runtime/index.ts";
import type { Allocation } from "../core/memory/allocation.ts";
import { pollAfter } from "../core/memory/exports.ts";
import { streamOf, type StreamState } from "../core/stream_state.ts";
import type { Stream } from "../core/stream/stream.ts";
import { BRIDGE } from "./bridge_source.ts";
import type { PyInterpreter, PyObject } from "./object.ts";
import { Tuple } from "./values.ts";

/** An array that Python objects use. Its slot is native memory through which both sides communicate. */
interface SharedArray {
  readonly allocation: Allocation;
  readonly slot: ExportSlot;
  /** Whether the memory is on the host. Python knows no streams there, so pending work is awaited instead. */
  readonly onHost: boolean;
  /** The stream last written to the slot or synchronized. */
  lastStream: StreamState | null;
}

// Indices of the 64-bit words of a slot; bridge_source.ts describes them.
const READY_WORD = 1;
const CONSUMER_WORD = 2;

/** Up to this many exported tensors are checked for release after every call, more only every SWEEP_MS. */
const SWEEP_EVERY_CALL = 32;
const SWEEP_MS = 20;

/** Capsule names of unversioned and versioned tensors, before and after they are consumed. */
const CAPSULE_NAMES = [["dltensor", "used_dltensor"], [
  "dltensor_versioned",
  "used_dltensor_versioned",
]] as const;

/** The bridge of one interpreter. */
export class Bridge {
  readonly #python: PyInterpreter;
  readonly #shared: Set<SharedArray> = new Set();
  #module: PyObject | null = null;
  #sweep: PyObject | null = null;
  /** The first word counts the tensors that the Python side has exported. */
  #exportedCount: ExportSlot | null = null;
  #lastSweep = -Infinity;
  #usedNames: readonly bigint[] | null = null;
  /** Python's `describe(exception)`, or null before {@link load}. */
  describe: PyObject | null = null;

  constructor(python: PyInterpreter) {
    this.#python = python;
  }

  /** Loads the Python half of the bridge. */
  load(): void {
    const python = this.#python;
    this.#module = python.gil.hold(() => {
      using types = python.import("types");
      const module = types.callMethod("ModuleType", "_cuffi");
      using names = module.attr("__dict__");
      python.run(BRIDGE, "file", names).dispose();
      return module;
    });
    this.describe = this.#module.attr("describe");
    const count = acquireSlot();
    count.i32[count.word32] = 0;
    this.#module.setAttr("COUNT", count.address);
    if (!isDisabled("native-deleter")) {
      this.#module.setAttr("SEM_POST", incrementDeleter());
      this.#module.setAttr("SPIN_UNLOCK", storeDeleter());
    }
    this.#sweep = this.#module.attr("sweep");
    this.#exportedCount = count;
    pollAfter(() => this.#sweepNow());
  }

  /** Called before Python runs: publishes the streams that shared arrays depend on; waits for host memory. */
  enter(): void {
    const isKnown = isFaultKnown();
    let synchronized: StreamState | null = null;
    for (const shared of this.#shared) {
      const last = shared.allocation.lastStream;
      if (shared.onHost && last === synchronized) continue;
      try {
        this.#prepare(shared);
        if (shared.onHost) synchronized = last;
      } catch (error) {
        this.#forgetLost(shared, error, isKnown);
      }
    }
  }

  /** Waits for work on an array in host memory; publishes the stream of other work. */
  #prepare(shared: SharedArray): void {
    const { allocation, slot } = shared;
    if (shared.onHost) return allocation.synchronize();
    this.#followConsumer(allocation, slot);
    if (allocation.lastStream === shared.lastStream && !shared.lastStream?.destroyed) return;
    slot.u64[slot.word64 + READY_WORD] = readyStream(allocation) ?? 0n;
    shared.lastStream = allocation.lastStream;
  }

  /**
   * Stops ordering the work of an array whose context is lost, and throws the error unless the program has it: Python
   * stays usable for everything else.
   */
  #forgetLost(shared: SharedArray, error: unknown, isKnown: boolean): void {
    if (!isKnown || !isContextLost(error)) throw error;
    // Until the program has the error, its next call of Python must find it.
    if (!areFaultsIgnored()) this.#shared.delete(shared);
  }

  /** Called before the lock is released: frees exported tensors that consumers have released. */
  collect(): void {
    const count = this.#exportedCount;
    if (count === null || count.i32[count.word32] === 0) return;
    const now = performance.now();
    if (count.i32[count.word32]! > SWEEP_EVERY_CALL && now - this.#lastSweep < SWEEP_MS) return;
    this.#lastSweep = now;
    this.#python.api.Py_DecRef(this.#python.api.PyObject_CallNoArgs(this.#sweep!.pointer));
  }

  /**
   * Sweeps while JavaScript does not call Python: consumers on other threads may release tensors. Waits for no array,
   * and leaves a fault to the next call of the program.
   */
  #sweepNow(): void {
    const count = this.#exportedCount!;
    if (count.i32[count.word32] === 0) return;
    this.#lastSweep = -Infinity;
    ignoreFaults(() => this.#python.gil.hold(() => {}, false), undefined);
  }

  /** Called after Python ran: orders our next work after what it enqueued on the default streams. */
  leave(): void {
    const isKnown = isFaultKnown();
    for (const shared of this.#shared) {
      if (shared.onHost) continue;
      try {
        this.#followConsumer(shared.allocation, shared.slot);
      } catch (error) {
        this.#forgetLost(shared, error, isKnown);
      }
    }
  }

  /** Orders our next work on the array after the consumer's stream. */
  #followConsumer(allocation: Allocation, slot: ExportSlot): void {
    // Read as 32-bit halves: most arrays have no consumer, and reading a bigint allocates.
    const half = slot.word32 + CONSUMER_WORD * 2;
    if (slot.i32[half] === 0 && slot.i32[half + 1] === 0) return;
    const consumer = slot.u64[slot.word64 + CONSUMER_WORD]!;
    if (consumer > 2n) allocation.markUsedElsewhere();
    else allocation.touch(defaultStreamState(allocation.context, consumer));
  }

  /** Creates a Python object over the array's memory, which lives until the object is freed. */
  exportArray(array: DeviceArray): PyObject {
    const { dtype, shape, strides } = array;
    const allocation = allocationOf(array);
    const { context } = allocation;
    const { typestr, itemSize } = DTYPES[dtype];
    const pointer = array.pointer;
    const device = dlpackDevice(array);
    const host = context.driver.memory.hostPointer(pointer);
    allocation.retain();
    const slot = acquireSlot();
    slot.i32[slot.word32] = 1;
    slot.u64[slot.word64 + READY_WORD] = 0n;
    slot.u64[slot.word64 + CONSUMER_WORD] = 0n;
    const shared: SharedArray = { allocation, slot, onHost: host !== undefined, lastStream: null };
    this.#shared.add(shared);
    slot.watch(() => {
      this.#shared.delete(shared);
      allocation.release();
    });
    try {
      this.#prepare(shared);
      return this.#module!.callMethod(
        host === undefined ? "CudaArray" : "HostArray",
        new Tuple(shape),
        new Tuple(strides),
        itemSize,
        typestr,
        TYPE_WORD[dtype],
        new Tuple(device),
        array.size === 0 ? 0n : host ?? pointer,
        allocation.readOnly,
        slot.address,
        context.driver.libraryPath,
      );
    } catch (error) {
      slot.i32[slot.word32] = 2;
      throw error;
    }
  }

  /** Creates a Python object with the common stream protocols. */
  exportStream(stream: Stream): PyObject {
    return this.#module!.callMethod("Stream", stream.handle);
  }

  /** Wraps the memory of a Python object as an array. */
  importArray(context: Context, object: PyObject, options: DLPackImportOptions): DeviceArray {
    const python = this.#python;
    return python.gil.hold(() => {
      if (object.hasAttr("__dlpack__")) return this.#importDLPack(context, object, options);
      if (object.hasAttr("__cuda_array_interface__")) {
        using dictionary = object.attr("__cuda_array_interface__");
        const provider = { __cuda_array_interface__: dictionary.toJs() as CudaArrayInterface };
        const owner = python.toPython(object);
        try {
          const { stream, order } = options;
          return wrapArray(importArrayInterface(context, provider, { stream, order }, () => owner.dispose()));
        } catch (error) {
          owner.dispose();
          throw error;
        }
      }
      if (object.hasAttr("__array_interface__")) return this.#importDLPack(context, object, options);
      throw new TypeError(
        mismatch(
          "object",
          "an object with __dlpack__, __cuda_array_interface__ or __array_interface__",
          object.toString().slice(0, 100),
        ),
      );
    });
  }

  /** Wraps the stream of a Python object and keeps the object alive. */
  importStream(context: Context, object: PyObject): Stream {
    using handle = this.#module!.callMethod("stream_handle", object);
    const owner = this.#python.toPython(object);
    // The stream keeps this object alive, and with it the Python stream.
    return adoptStream(
      context,
      { handle: handle.toJs() as number | bigint, owner } as { handle: number | bigint },
    );
  }

  #importDLPack(context: Context, object: PyObject, options: DLPackImportOptions): DeviceArray {
    const python = this.#python;
    const { api } = python;
    const stream = streamOf(context, options.stream);
    const handle = options.order === false ? -1 : stream.handle === 0n ? 1n : stream.handle;
    using result = this.#module!.callMethod(
      "take",
      object,
      context.driver.memory.hostPointer(0n) === undefined ? handle : null,
    );
    using capsule = result.item(0);
    const orderedByProducer = result.item(1).toJs() as boolean;
    const index = api.PyCapsule_IsValid(capsule.pointer, cText(CAPSULE_NAMES[1][0])) === 1 ? 1 : 0;
    const tensor = api.PyCapsule_GetPointer(capsule.pointer, cText(CAPSULE_NAMES[index][0]));
    if (tensor === 0n) throw python.error();
    this.#usedNames ??= CAPSULE_NAMES.map(([, used]) => staticText(used));
    python.check(api.PyCapsule_SetName(capsule.pointer, this.#usedNames[index]!));
    const imported = new DLPackCapsule(tensor, index === 1);
    try {
      // A producer that rejects the stream argument is ordered on the legacy default stream.
      const order = orderedByProducer ? { ...options, order: false } : options;
      return wrapArray(importDLPack(context, imported, order));
    } catch (error) {
      throw namesObject(error);
    } finally {
      imported.dispose();
    }
  }
}

/** Names the argument of `fromPython()` in an error about the capsule that its object exported. */
function namesObject(error: unknown): unknown {
  if (!(error instanceof RangeError || error instanceof TypeError)) return error;
  const message = error.message.replace(/^capsule\b/, "object");
  return error instanceof RangeError ? new RangeError(message) : new TypeError(message);
}

/** Returns the address of a C string that is never freed. */
function staticText(text: string): bigint {
  const bytes = cText(text);
  const address = allocateForever(bytes.length);
  new Uint8Array(runtime.foreignBuffer(address, bytes.length)).set(bytes);
  return address;
}
