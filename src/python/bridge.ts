/**
 * Arrays and streams between JavaScript and the interpreter, without copies.
 *
 * @module
 */
import { mismatch } from "../base/check.ts";
import type { DeviceArray } from "../array/array.ts";
import type { Context, StreamState } from "../core/context.ts";
import { DTYPES } from "../base/dtype.ts";
import {
  type CudaArrayInterface,
  defaultStreamState,
  importArrayInterface,
  readyStream,
} from "../interop/cuda_array_interface/import.ts";
import {
  dlpackDevice,
  type DLPackImportOptions,
  importDLPack,
  synchronizeLast,
  TYPE_WORD,
} from "../interop/dlpack/import.ts";
import { DLPackCapsule } from "../interop/dlpack/capsule.ts";
import { type Slot, takeSlot } from "../core/memory/exports.ts";
import { adoptStream } from "../interop/foreign_stream.ts";
import { incrementDeleter, storeDeleter } from "../libraries/unsafe/native_deleter.ts";
import { isDisabled } from "../runtime/disable.ts";
import { allocateForever } from "../libraries/c_library.ts";
import { cText } from "../runtime/c_text.ts";
import { nodeModule, runtime } from "../runtime/index.ts";
import type { Allocation } from "../core/memory/allocation.ts";
import { streamOf } from "../core/memory/memory.ts";
import type { Stream } from "../core/stream/stream.ts";
import { BRIDGE } from "./bridge_source.ts";
import type { Interpreter } from "./interpreter.ts";
import { type PyObject, Tuple } from "./object.ts";

/** An array that Python objects use, and the memory by which both sides speak of it. */
interface Shared {
  readonly allocation: Allocation;
  readonly slot: Slot;
  /** Memory of the host: there streams are waited for, not told. */
  readonly host: boolean;
  /** The stream that Python was told of last, or that was waited for. */
  last: StreamState | null;
}

// 64-bit words of a slot.
const READY = 1;
const CONSUMER = 2;

/** Tensors lent that are looked at after every call; more are looked at now and then. */
const FEW = 32;
const SWEEP_MS = 20;

const NAMES = [["dltensor", "used_dltensor"], ["dltensor_versioned", "used_dltensor_versioned"]] as const;

/** The bridge of one interpreter. */
export class Bridge {
  readonly #python: Interpreter;
  readonly #shared: Set<Shared> = new Set();
  #module: PyObject | null = null;
  #sweep: PyObject | null = null;
  /** Its first word: how many tensors the Python side has lent. */
  #count: Slot | null = null;
  #swept = 0;
  #timer: { unref(): unknown } | null = null;
  #usedNames: readonly bigint[] | null = null;
  /** Python's `describe(exception)`; null before the bridge is loaded. */
  describe: PyObject | null = null;

  constructor(python: Interpreter) {
    this.#python = python;
  }

  /** Runs the Python side. */
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
    const count = takeSlot();
    count.i32[count.word32] = 0;
    this.#module.setAttr("COUNT", count.address);
    if (!isDisabled("native-deleter")) {
      this.#module.setAttr("SEM_POST", incrementDeleter());
      this.#module.setAttr("SPIN_UNLOCK", storeDeleter());
    }
    this.#sweep = this.#module.attr("sweep");
    this.#count = count;
  }

  /** Before Python runs: tells after which stream each shared array is ready. Memory of the host is made ready. */
  enter(): void {
    let waited: StreamState | null = null;
    for (const shared of this.#shared) {
      const { allocation, slot } = shared;
      if (shared.host) {
        const last = allocation.lastStream;
        if (last === waited) continue;
        synchronizeLast(allocation);
        waited = last;
        continue;
      }
      this.#followConsumer(allocation, slot);
      if (allocation.lastStream === shared.last && !shared.last?.destroyed) continue;
      slot.u64[slot.word64 + READY] = readyStream(allocation) ?? 0n;
      shared.last = allocation.lastStream;
    }
  }

  /** Before the lock is let go: what consumers gave back is released, at once if that is little to look at. */
  collect(): void {
    const count = this.#count;
    if (count === null || count.i32[count.word32] === 0) return;
    this.#startTimer();
    const now = performance.now();
    if (count.i32[count.word32]! > FEW && now - this.#swept < SWEEP_MS) return;
    this.#swept = now;
    this.#python.api.Py_DecRef(this.#python.api.PyObject_CallNoArgs(this.#sweep!.pointer));
  }

  /** Consumers on other threads give back while no JavaScript calls Python. */
  #startTimer(): void {
    if (this.#timer !== null) return;
    const timers = nodeModule("node:timers");
    if (timers === undefined) return;
    const running = timers.setInterval(() => {
      const count = this.#count!;
      if (count.i32[count.word32] !== 0) return this.#python.gil.hold(() => {});
      timers.clearInterval(running);
      this.#timer = null;
    }, SWEEP_MS);
    running.unref();
    this.#timer = running;
  }

  /** After Python ran: what it did on a default stream comes before our next work. */
  leave(): void {
    for (const { allocation, slot, host } of this.#shared) {
      if (!host) this.#followConsumer(allocation, slot);
    }
  }

  /** Orders the consumer's stream after our work, and our next work after the consumer's stream. */
  #followConsumer(allocation: Allocation, slot: Slot): void {
    // As halves, for a bigint is an object, and most arrays have no consumer.
    const half = slot.word32 + CONSUMER * 2;
    if (slot.i32[half] === 0 && slot.i32[half + 1] === 0) return;
    const consumer = slot.u64[slot.word64 + CONSUMER]!;
    if (consumer > 2n) allocation.shareOut();
    else allocation.touch(defaultStreamState(allocation.context, consumer));
  }

  /** A Python object over the array's memory, which stays until the object has died. */
  exportArray(array: DeviceArray): PyObject {
    const { allocation, dtype, shape, strides } = array;
    const { context } = allocation;
    const { typestr, itemSize } = DTYPES[dtype];
    const pointer = array.pointer;
    const device = dlpackDevice(array);
    const host = context.driver.memory.hostPointer(pointer);
    const slot = takeSlot();
    slot.i32[slot.word32] = 1;
    slot.u64[slot.word64 + READY] = 0n;
    slot.u64[slot.word64 + CONSUMER] = 0n;
    const shared: Shared = { allocation, slot, host: host !== undefined, last: null };
    allocation.hold();
    this.#shared.add(shared);
    slot.watch(() => {
      this.#shared.delete(shared);
      allocation.unhold();
    });
    this.enter();
    try {
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

  exportStream(stream: Stream): PyObject {
    return this.#module!.callMethod("Stream", stream.handle);
  }

  /** An array over the memory of a Python object. */
  importArray(context: Context, object: PyObject, options: DLPackImportOptions): DeviceArray {
    const python = this.#python;
    return python.gil.hold(() => {
      if (object.hasAttr("__dlpack__")) return this.#importDLPack(context, object, options);
      if (object.hasAttr("__cuda_array_interface__")) {
        using dictionary = object.attr("__cuda_array_interface__");
        const provider = { __cuda_array_interface__: dictionary.toJs() as CudaArrayInterface };
        const owner = python.toPython(object);
        try {
          return importArrayInterface(context, provider, options, () => owner.dispose());
        } catch (error) {
          owner.dispose();
          throw error;
        }
      }
      if (object.hasAttr("__array_interface__")) return this.#importDLPack(context, object, options);
      throw new TypeError(
        mismatch(
          "object",
          "one with __dlpack__, __cuda_array_interface__ or __array_interface__",
          object.toString().slice(0, 100),
        ),
      );
    });
  }

  /** The stream of a Python object, which is kept alive with it. */
  importStream(context: Context, object: PyObject): Stream {
    using handle = this.#module!.callMethod("stream_handle", object);
    const owner = this.#python.toPython(object);
    // An object of its own: the stream keeps it, and with it the Python stream, alive.
    return adoptStream(
      context,
      { handle: handle.toJs() as number | bigint, owner } as { handle: number | bigint },
    );
  }

  #importDLPack(context: Context, object: PyObject, options: DLPackImportOptions): DeviceArray {
    const python = this.#python;
    const { api } = python;
    const stream = streamOf(context, options.stream);
    const ordered = options.order !== false;
    const handle = !ordered ? -1 : stream.handle === 0n ? 1n : stream.handle;
    using answer = this.#module!.callMethod(
      "take",
      object,
      context.driver.memory.hostPointer(0n) === undefined ? handle : null,
    );
    using capsule = answer.item(0);
    const waits = answer.item(1).toJs() as boolean;
    const index = api.PyCapsule_IsValid(capsule.pointer, cText(NAMES[1][0])) === 1 ? 1 : 0;
    const tensor = api.PyCapsule_GetPointer(capsule.pointer, cText(NAMES[index][0]));
    if (tensor === 0n) throw python.error();
    this.#usedNames ??= NAMES.map(([, used]) => staticText(used));
    python.check(api.PyCapsule_SetName(capsule.pointer, this.#usedNames[index]!));
    const taken = new DLPackCapsule(tensor, index === 1);
    try {
      // A producer that did not take our stream is ready in the order of the legacy default stream.
      return importDLPack(context, taken, waits ? { ...options, order: false } : options);
    } finally {
      taken.dispose();
    }
  }
}

/** Text that lives as long as the process. */
function staticText(text: string): bigint {
  const bytes = cText(text);
  const address = allocateForever(bytes.length);
  new Uint8Array(runtime.foreignBuffer(address, bytes.length)).set(bytes);
  return address;
}
