/**
 * Runs of models: binding arrays, ordering the run in the stream like a kernel launch, and wrapping its
 * outputs.
 */
import { type DeviceArray, emptyArray, wrapArray } from "../array/array.ts";
import { disposedError, mismatch, show } from "../base/check.ts";
import { suggestion } from "../base/suggestion.ts";
import { DTYPES, hostView } from "../base/dtype.ts";
import { contiguousStrides, sameShape, sizeOf } from "../base/strides.ts";
import { Allocation } from "../core/memory/allocation.ts";
import { allocationOf } from "../core/memory/array_data.ts";
import { streamLike, type StreamState, synchronizeStream } from "../core/stream_state.ts";
import { pollStream } from "../core/stream/poll.ts";
import type { CallThreads } from "../runtime/call_thread.ts";
import { runtime } from "../runtime/index.ts";
import { checkArray, checkNames, type Extents, outputDType, outputShape } from "./arguments.ts";
import type { Binding, Tensor } from "./binding.ts";
import { isOutOfMemory } from "./error.ts";
import type { Session } from "./session.ts";
import { type ModelValue, readValue } from "./values.ts";

/** The arrays of a run: those that the caller passed, and those that were allocated for it. */
export interface RunArrays {
  /** Arrays by the name of the input. */
  readonly inputs: Readonly<Record<string, DeviceArray>>;
  /** Arrays by the name of the output; those that are missing are allocated. */
  readonly into: Readonly<Record<string, DeviceArray>>;
  /** The names of outputs to compute; undefined for all. */
  readonly outputs: readonly string[] | undefined;
}

/** Properties of a model that a run needs. */
export interface RunnableModel {
  readonly name: string;
  readonly inputs: readonly ModelValue[];
  readonly outputs: readonly ModelValue[];
  /** True if operators on the CPU can use the device's memory: that of the software device. */
  readonly hostMemory: boolean;
  /** False once an output had another shape than the model declares: shapes are then known after each run. */
  declaredShapesHold: boolean;
}

/** The copy in host memory of an input that operators on the CPU read. */
interface HostInput {
  readonly name: string;
  readonly array: DeviceArray;
  readonly bytes: Uint8Array;
}

/** A copy within the device's memory. */
interface DeviceCopy {
  readonly target: bigint;
  readonly source: bigint;
  readonly byteLength: number;
}

/** A run whose arrays are bound. */
export class PreparedRun {
  readonly binding: Binding;
  readonly stream: StreamState;
  readonly outputs: Record<string, DeviceArray> = {};
  /** Memory that the run uses on the stream. */
  readonly allocations: Allocation[] = [];
  /** Whether outputs were allocated in the shapes that the model declares. */
  readonly trustsShapes: boolean;
  readonly #model: RunnableModel;
  readonly #hostInputs: HostInput[] = [];
  /** The first input without elements, for errors. */
  #emptyInput: string | undefined;
  /** Outputs that ONNX Runtime allocates, with the array to copy them to. */
  readonly #late: Map<number, DeviceArray | null> = new Map();
  /** Outputs that are inputs, too: ONNX Runtime does not write to the arrays that are bound to them. */
  readonly #passedThrough: DeviceCopy[] = [];
  /** The arrays that were allocated for the run. */
  readonly created: DeviceArray[] = [];
  #status = 0n;
  /** Calls ONNX Runtime. Created once, because a loop may run millions of times. */
  readonly #call: () => void;

  constructor(model: RunnableModel, binding: Binding, arrays: RunArrays, stream: StreamState) {
    this.#model = model;
    this.trustsShapes = model.declaredShapesHold;
    this.binding = binding;
    this.stream = stream;
    const { ort, handle, runOptions } = binding.session;
    const { RunWithBinding } = ort.fn;
    this.#call = () => {
      this.#status = RunWithBinding(handle, runOptions, binding.handle);
    };
    try {
      this.#bindOutputs(arrays, this.#bindInputs(arrays));
    } catch (error) {
      this.discard();
      throw error;
    }
  }

  /** The model's name. */
  get name(): string {
    return this.#model.name;
  }

  /** An output that no array is bound to, because its shape is known only after the run. */
  get unknownOutput(): ModelValue | undefined {
    for (const [index, target] of this.#late) if (target === null) return this.#model.outputs[index];
    return undefined;
  }

  /** Enqueues the run; on the CPU, computes it. */
  execute(): void {
    const { binding: { session }, stream } = this;
    this.#order();
    const driver = stream.context.use();
    if (session.provider === "cpu") {
      // Operators on the CPU are not ordered by streams.
      synchronizeStream(stream);
      for (const { array, bytes } of this.#hostInputs) copyToHost(array, bytes, stream);
      driver.enqueueForeign(this.#model.name, stream.handle, this.#call);
    } else {
      for (const { array, bytes } of this.#hostInputs) copyToHost(array, bytes, stream);
      session.touch(stream);
      driver.enqueueForeign(this.#model.name, stream.handle, this.#call);
      driver.contexts.invalidateCurrent();
    }
    this.#finish(this.#status);
  }

  /**
   * Like {@link execute} for a model on the CPU, without blocking the event loop.
   *
   * @param runOptions The `OrtRunOptions`, by which the run can be ended.
   */
  async executeInBackground(threads: CallThreads, runOptions: bigint): Promise<void> {
    const { binding: { handle, session }, stream, allocations } = this;
    this.#order();
    for (const allocation of allocations) allocation.retain();
    session.retain();
    try {
      // Copied now, because the arrays may be disposed of while the run waits.
      for (const { array, bytes } of this.#hostInputs) copyToHost(array, bytes, stream);
      await pollStream(stream);
      this.#finish(await threads.call([session.ort.runWithBinding, session.handle, runOptions, handle]));
    } finally {
      session.release();
      for (const allocation of allocations) allocation.release();
    }
  }

  /** Orders the stream after other streams' work on the arrays. */
  #order(): void {
    const { binding: { session }, stream, allocations } = this;
    if (stream.capture !== null) this.#checkCapture(session);
    for (let i = 0; i < allocations.length; i++) allocations[i]!.touch(stream);
  }

  #finish(status: bigint): void {
    const { session } = this.binding;
    if (status !== 0n) throw this.#explained(session.ort.error("RunWithBinding", status));
    session.hasRun = true;
    if (this.#late.size > 0) this.#takeOutputs();
    if (this.#passedThrough.length > 0) this.#passThrough();
  }

  #passThrough(): void {
    const { stream } = this;
    const { copies } = stream.context.use();
    for (const { target, source, byteLength } of this.#passedThrough) {
      copies.deviceToDevice(target, source, byteLength, stream.handle);
    }
  }

  /**
   * Returns the error of a run, with an empty input, which some operators do not support; or the one for an array of
   * `into` that has another shape than the output.
   */
  #explained(error: Error): Error {
    if (this.#emptyInput !== undefined) error.message = `${this.#emptyInput}; ${error.message}`;
    const [, name = "", got, expected] =
      /for output '(.*?)' of .* has shape \{(.*?)\} but the computed .* is \{(.*?)\}/s.exec(error.message) ??
        [];
    const into = this.outputs[name];
    if (into === undefined || this.created.includes(into)) return error;
    const list = (extents: string) => `[${extents.replaceAll(",", ", ")}]`;
    return new RangeError(mismatch(`into.${name}`, list(expected!), list(got!)), { cause: error });
  }

  /** Runs like {@link execute}. If memory runs out, returns cached memory to the system and tries once more. */
  executeOrTrim(): void {
    const { context, capture } = this.stream;
    try {
      this.execute();
    } catch (error) {
      if (!isOutOfMemory(error) || capture !== null) throw error;
      context.pool.release(0);
      this.execute();
    }
  }

  /** Throws if an array has been disposed of. */
  checkArrays(): void {
    const { allocations } = this;
    for (let i = 0; i < allocations.length; i++) {
      if (allocations[i]!.freed) this.#throwDisposed(allocations[i]!);
    }
    for (const { array } of this.#hostInputs) if (array.disposed) this.#throwDisposed(allocationOf(array));
  }

  /** Disposes of the arrays that were allocated for the run. */
  discard(): void {
    for (const array of this.created.splice(0)) array.dispose();
  }

  #checkCapture(session: Session): void {
    if (session.provider === "cpu") {
      throw new TypeError(
        `stream: it is being captured, and ${this.#model.name} runs on the CPU, outside of graphs`,
      );
    }
    if (!session.onDevice) {
      throw new TypeError(
        `stream: it is being captured, and operators of ${this.#model.name} run on the CPU; fixing its extents ` +
          "with the option dimensions may remove them",
      );
    }
    for (const { name } of this.#hostInputs) {
      throw new TypeError(
        `stream: it is being captured, and operators of ${this.#model.name} read inputs.${name} on the CPU`,
      );
    }
    if (!session.hasRun) {
      throw new Error(
        `${this.#model.name} must run once on this stream before it is captured: the first run selects algorithms`,
      );
    }
  }

  #throwDisposed(allocation: Allocation): never {
    const [name] = Object.entries(this.outputs).find(([, array]) => allocationOf(array) === allocation) ?? [];
    throw disposedError(`${name === undefined ? "an input" : `output ${name}`} of the bound run`);
  }

  #bindInputs({ inputs }: RunArrays): Extents {
    const { binding: { session }, stream: { context } } = this;
    const { inputs: declared } = this.#model;
    checkNames("inputs", inputs, declared);
    const extents: Extents = new Map();
    const onHost = session.inputsOnHost;
    for (let i = 0; i < declared.length; i++) {
      const value = declared[i]!;
      const array = checkArray(`inputs.${value.name}`, value, inputs[value.name], context, extents);
      if (array.size === 0) this.#emptyInput ??= describeEmpty(value.name, array);
      this.binding.bindInput(i, onHost[i] ? this.#hostTensor(value.name, array) : this.#tensor(array));
    }
    return extents;
  }

  #bindOutputs({ inputs, into, outputs }: RunArrays, extents: Extents): void {
    const { binding, stream } = this;
    const { session } = binding;
    const { outputs: declared } = this.#model;
    checkNames("into", into, declared);
    const selected = selectOutputs(declared, outputs, into);
    binding.selectOutputs(selected);
    for (const i of selected) {
      const value = declared[i]!;
      const { name } = value;
      const dtype = outputDType(value);
      const input = this.#model.inputs.some((other) => other.name === name) ? inputs[name] : undefined;
      const shape = input?.shape ?? (this.trustsShapes ? outputShape(value, extents) : undefined);
      const expected = shape === undefined ? value : { ...value, shape };
      const given = into[name] === undefined
        ? undefined
        : checkArray(`into.${name}`, expected, into[name], stream.context);
      if (given?.readOnly) {
        throw new TypeError(mismatch(`into.${name}`, "a writable array", "a read-only one"));
      }
      const array = given ?? (shape && this.#create(emptyArray(stream.context, shape, dtype, stream)));
      if (array !== undefined) this.outputs[name] = array;
      const onHost = session.provider === "cpu" && !this.#model.hostMemory;
      if (array === undefined || onHost) {
        this.#late.set(i, array ?? null);
        binding.bindOutputTo(i, session.memory);
      } else {
        binding.bindOutput(i, this.#tensor(array));
        if (input !== undefined && array.pointer !== input.pointer) {
          const { byteLength } = array;
          this.#passedThrough.push({ target: array.pointer, source: input.pointer, byteLength });
        }
      }
    }
  }

  #create(array: DeviceArray): DeviceArray {
    this.created.push(array);
    return array;
  }

  /** Describes an array for a provider that uses the device's memory. */
  #tensor(array: DeviceArray): Tensor {
    const { session } = this.binding;
    const allocation = allocationOf(array);
    this.allocations.push(allocation);
    const { pointer, dtype, shape, byteLength } = array;
    const address = session.provider === "cpu"
      ? allocation.context.use().memory.hostPointer(pointer)!
      : pointer;
    return { dtype, shape, address, byteLength, memory: session.memory };
  }

  /** Describes an array for operators on the CPU: in place if they can use the device's memory, else a copy. */
  #hostTensor(name: string, array: DeviceArray): Tensor {
    if (this.#model.hostMemory) return this.#tensor(array);
    const bytes = new Uint8Array(new ArrayBuffer(array.byteLength));
    this.#hostInputs.push({ name, array, bytes });
    const { dtype, shape, byteLength } = array;
    const { ort } = this.binding.session;
    return { dtype, shape, address: runtime.addressOf(bytes), byteLength, memory: ort.memory("Cpu") };
  }

  /** Returns an array for an output, unless it was allocated here in the declared shape and the output has another. */
  #fitting(array: DeviceArray | null, shape: readonly number[]): DeviceArray | null {
    const index = this.created.indexOf(array!);
    if (index < 0 || sameShape(array!.shape, shape)) return array;
    this.created.splice(index, 1);
    array!.dispose();
    this.#model.declaredShapesHold = false;
    return null;
  }

  /** Adopts or copies the outputs that ONNX Runtime allocated. */
  #takeOutputs(): void {
    const { binding, stream } = this;
    const { ort } = binding.session;
    const values = new Map(binding.outputValues());
    // Otherwise the next run would write to the same memory.
    for (const index of this.#late.keys()) binding.bindOutputTo(index, binding.session.memory);
    try {
      for (const [index, target] of this.#late) {
        const value = values.get(index)!;
        const { name } = this.#model.outputs[index]!;
        const tensor = readValue(ort, value);
        if (tensor === undefined) {
          throw new TypeError(`output ${name}: the run returned no tensor of numbers`);
        }
        if (target !== null || binding.session.provider === "cpu") {
          const array = this.#fitting(target, tensor.shape) ??
            this.#create(emptyArray(stream.context, tensor.shape, tensor.dtype, stream));
          if (sizeOf(tensor.shape) !== array.size) {
            throw new RangeError(mismatch(`into.${name}`, show(tensor.shape), show(array.shape)));
          }
          if (array.size > 0) {
            const buffer = runtime.foreignBuffer(tensor.address, array.byteLength);
            array.copyFrom(hostView(tensor.dtype, buffer), { stream: streamLike(stream) });
          }
          this.outputs[name] = array;
        } else {
          this.outputs[name] = this.#create(adopt(binding.session, value, tensor, stream));
          values.delete(index);
        }
      }
    } finally {
      for (const value of values.values()) ort.fn.ReleaseValue(value);
    }
  }
}

/** Wraps memory that ONNX Runtime allocated. It returns there once the work that uses it has finished. */
function adopt(
  session: Session,
  value: bigint,
  { dtype, shape, address }: { dtype: DeviceArray["dtype"]; shape: readonly number[]; address: bigint },
  stream: StreamState,
): DeviceArray {
  const { itemSize } = DTYPES[dtype];
  session.retain();
  const allocation = new Allocation(
    stream.context,
    address,
    sizeOf(shape) * itemSize,
    "foreign",
    stream,
    () => {
      session.ort.fn.ReleaseValue(value);
      session.release();
    },
  );
  // The graph keeps memory that its runs write to.
  if (stream.capture !== null) allocation.touch(stream);
  return wrapArray({ allocation, dtype, shape, strides: contiguousStrides(shape, itemSize), byteOffset: 0 });
}

function describeEmpty(name: string, { dtype, shape }: DeviceArray): string {
  return mismatch(`inputs.${name}`, "at least one element", `${dtype} [${shape.join(", ")}]`);
}

function copyToHost(array: DeviceArray, bytes: Uint8Array, stream: StreamState): void {
  const elements = array.toHost({ stream: streamLike(stream) });
  bytes.set(new Uint8Array(elements.buffer, elements.byteOffset, elements.byteLength));
}

/** Returns the indices of the outputs to compute. */
function selectOutputs(
  declared: readonly ModelValue[],
  names: readonly string[] | undefined,
  into: object,
): number[] {
  if (names === undefined) return declared.map((_, i) => i);
  if (!Array.isArray(names)) throw new TypeError(mismatch("outputs", "a list of names", show(names)));
  for (const name of names) {
    if (declared.some((value) => value.name === name)) continue;
    const known = declared.map((value) => value.name);
    throw new TypeError(
      mismatch("outputs", `names of ${known.join(", ")}`, show(name)) + suggestion(name, known),
    );
  }
  return declared.flatMap(({ name }, i) => names.includes(name) || name in into ? [i] : []);
}
