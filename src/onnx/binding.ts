/** Inputs and outputs of a session: an `OrtIoBinding`, and the tensors that are bound to it. */
import type { DType } from "../base/dtype.ts";
import { sameShape } from "../base/strides.ts";
import { cText } from "../runtime/c_text.ts";
import { runtime } from "../runtime/index.ts";
import type { Session } from "./session.ts";
import { ELEMENT_TYPES, type ModelValue } from "./values.ts";

/** A tensor in memory that it does not own. */
export interface Tensor {
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly address: bigint;
  readonly byteLength: number;
  /** The `OrtMemoryInfo` of the memory. */
  readonly memory: bigint;
}

/** An address for tensors without elements, because ONNX Runtime rejects null. */
const NOWHERE = 256n;

export class Binding {
  readonly session: Session;
  /** The `OrtIoBinding`. */
  readonly handle: bigint;
  readonly #inputNames: readonly Uint8Array[];
  readonly #outputNames: readonly Uint8Array[];
  readonly #inputs: (Tensor | undefined)[] = [];
  readonly #outputs: (Tensor | undefined)[] = [];
  /** The outputs in the order in which they were bound, which is that of {@link outputValues}. */
  #order: number[] = [];

  constructor(session: Session, inputs: readonly ModelValue[], outputs: readonly ModelValue[]) {
    const { ort, handle } = session;
    this.session = session;
    this.#inputNames = inputs.map(({ name }) => cText(name));
    this.#outputNames = outputs.map(({ name }) => cText(name));
    this.handle = ort.out("CreateIoBinding", (word) => ort.fn.CreateIoBinding(handle, word));
  }

  /** Binds an input, unless it is bound already. */
  bindInput(index: number, tensor: Tensor): void {
    if (isSame(this.#inputs[index], tensor)) return;
    const { ort } = this.session;
    const value = this.#value(tensor);
    const status = ort.fn.BindInput(this.handle, this.#inputNames[index]!, value);
    ort.fn.ReleaseValue(value);
    this.#inputs[index] = undefined;
    ort.check("BindInput", status);
    this.#inputs[index] = tensor;
  }

  /** Keeps only the outputs of {@link bindOutput} and {@link bindOutputTo} that follow. */
  selectOutputs(indices: readonly number[]): void {
    if (sameShape(indices, this.#order)) return;
    this.session.ort.fn.ClearBoundOutputs(this.handle);
    this.#outputs.length = 0;
    this.#order = [];
  }

  /** Binds memory for an output, unless it is bound already. */
  bindOutput(index: number, tensor: Tensor): void {
    if (isSame(this.#outputs[index], tensor)) return;
    const { ort } = this.session;
    const value = this.#value(tensor);
    const status = ort.fn.BindOutput(this.handle, this.#outputNames[index]!, value);
    ort.fn.ReleaseValue(value);
    this.#bound(index, undefined);
    ort.check("BindOutput", status);
    this.#outputs[index] = tensor;
  }

  /** Lets ONNX Runtime allocate an output, in the memory of an `OrtMemoryInfo`. */
  bindOutputTo(index: number, memory: bigint): void {
    const { ort } = this.session;
    this.#bound(index, undefined);
    const status = ort.fn.BindOutputToDevice(this.handle, this.#outputNames[index]!, memory);
    ort.check("BindOutputToDevice", status);
  }

  /** Returns the `OrtValue`s of the outputs by index, each of which the caller releases. */
  outputValues(): ReadonlyMap<number, bigint> {
    const { ort } = this.session;
    const list = new BigUint64Array(new ArrayBuffer(8)), count = new BigUint64Array(new ArrayBuffer(8));
    const status = ort.fn.GetBoundOutputValues(this.handle, ort.allocator, list, count);
    ort.check("GetBoundOutputValues", status);
    const values = [...new BigUint64Array(runtime.foreignBuffer(list[0]!, 8 * Number(count[0]!)))];
    ort.check("AllocatorFree", ort.fn.AllocatorFree(ort.allocator, list[0]!));
    return new Map(values.map((value, i) => [this.#order[i]!, value]));
  }

  /** Releases the binding. */
  release(): void {
    this.session.ort.fn.ReleaseIoBinding(this.handle);
  }

  #bound(index: number, tensor: Tensor | undefined): void {
    this.#outputs[index] = tensor;
    if (!this.#order.includes(index)) this.#order.push(index);
  }

  #value({ memory, address, byteLength, shape, dtype }: Tensor): bigint {
    const { ort } = this.session;
    const extents = BigInt64Array.from(shape, BigInt);
    return ort.out("CreateTensorWithDataAsOrtValue", (word) =>
      ort.fn.CreateTensorWithDataAsOrtValue(
        memory,
        byteLength === 0 ? NOWHERE : address,
        BigInt(byteLength),
        shape.length === 0 ? null : extents,
        BigInt(shape.length),
        ELEMENT_TYPES[dtype]!,
        word,
      ));
  }
}

function isSame(bound: Tensor | undefined, tensor: Tensor): boolean {
  return bound !== undefined && bound.address === tensor.address && bound.memory === tensor.memory &&
    bound.dtype === tensor.dtype && sameShape(bound.shape, tensor.shape);
}
