/** Generates the kernel of a function of elements, for one structure of its operands' memory. */
import type { RealDType } from "../base/promotion.ts";
import { KernelBuilder, type Pointer } from "../kernel/ir/builder.ts";
import type { KernelIR, Value } from "../kernel/ir/ir.ts";
import type { RegisterType } from "../kernel/ir/types.ts";
import { divide, divisorParameters, type DivisorValues } from "./division.ts";
import { loadElements, storeElements } from "./elements.ts";

/** The threads of a block. */
export const BLOCK = 128;

/**
 * How an operand is accessed along the innermost joint axis: without gaps, always the same element (`same`),
 * or with any stride.
 */
export type InnerAccess = "contiguous" | "same" | "strided";

/** An array of a pointwise kernel. */
export interface ArrayForm {
  readonly dtype: RealDType;
  readonly inner: InnerAccess;
}

/** Everything that the text of a pointwise kernel depends on, besides the function. */
export interface PointwiseForm {
  readonly outputs: readonly ArrayForm[];
  /** Arrays and numbers, in the order of the function's arguments. */
  readonly inputs: readonly (ArrayForm | RegisterType)[];
  /** Joint axes. */
  readonly rank: number;
  /** All offsets fit in 31 bits. */
  readonly narrow: boolean;
  /** Adjacent elements that a thread loads at once. */
  readonly vector: number;
  /** Vectors of a thread. */
  readonly rounds: number;
  /** The launch may write its inputs, so they must not go through the read-only cache. */
  readonly inPlace: boolean;
}

/** Returns one element of each output, in its register type, for one element of each input. */
export type PointwiseBody = (b: KernelBuilder, inputs: readonly Value[]) => readonly Value[];

/** Returns the elements of a block. */
export function blockElements({ vector, rounds }: PointwiseForm): number {
  return BLOCK * vector * rounds;
}

/** Returns the text that identifies a form. */
export function formKey({ outputs, inputs, rank, narrow, vector, rounds, inPlace }: PointwiseForm): string {
  const array = (form: ArrayForm | RegisterType) =>
    typeof form === "string" ? `=${form}` : `${form.dtype}.${form.inner[2]}`;
  return `${outputs.map(array)}<${inputs.map(array)} ${rank} ${+narrow} ${vector}x${rounds} ${+inPlace}`;
}

/**
 * Returns the kernel. Its parameters are the addresses of outputs and inputs, the numbers among the inputs, the
 * elements, the divisors of all axes but the outermost, and the strides of each array, outputs first, along each
 * axis; along the innermost one only if it is `strided`. Strides count elements.
 *
 * Full blocks load vectors, all of them before the first is used. The last block loads elements one by one.
 * With one element per thread, there is no difference.
 */
export function pointwiseKernel(name: string, form: PointwiseForm, body: PointwiseBody): KernelIR {
  const b = new KernelBuilder(name);
  const operands = declare(b, form);
  const { vector, rounds } = form;
  const size = blockElements(form);
  const first = b.mul(b.special("blockIdx.x"), size);
  const thread = b.special("threadIdx.x");
  const run = (starts: readonly Value[], width: number) => {
    const offsets = starts.map((start) => offsetsOf(b, form, operands, start));
    const loaded = offsets.map((at) => loadInputs(b, form, operands, at, width));
    loaded.forEach((inputs, round) => {
      const lanes = Array.from(
        { length: width },
        (_, lane) => body(b, inputs.map((values) => values[lane] ?? values[0]!)),
      );
      // Before the next vector is computed, so that stores do not come all at the end.
      operands.outputs.forEach(({ pointer }, i) =>
        storeElements(b, pointer, offsets[round]!.outputs[i]!, lanes.map((values) => values[i]!))
      );
    });
  };
  if (size === BLOCK) {
    const index = b.add(first, thread);
    b.if(b.compare("lt", index, operands.count), () => run([index], 1));
    return b.finish({ maxThreads: BLOCK });
  }
  b.if(
    b.compare("le", b.add(first, size), operands.count),
    () => {
      const start = b.add(first, b.mul(thread, vector));
      run(Array.from({ length: rounds }, (_, round) => b.add(start, round * BLOCK * vector)), vector);
    },
    () => {
      const index = b.variable("i32", "index");
      b.set(index, b.add(first, thread));
      const inside = () => b.compare("lt", b.get(index), operands.count);
      b.if(inside(), () =>
        b.loop(() => {
          run([b.get(index)], 1);
          b.set(index, b.add(b.get(index), BLOCK));
        }, inside));
    },
  );
  return b.finish({ maxThreads: BLOCK });
}

/** An array in the kernel. */
interface Operand {
  readonly pointer: Pointer;
  readonly inner: InnerAccess;
  /** Innermost first; undefined where the form determines it. */
  readonly strides: readonly (Value | undefined)[];
}

interface Operands {
  readonly outputs: readonly Operand[];
  readonly inputs: readonly (Operand | Value)[];
  readonly count: Value;
  readonly divisors: readonly DivisorValues[];
}

function declare(b: KernelBuilder, { outputs, inputs, rank, narrow, inPlace }: PointwiseForm): Operands {
  const pointers = outputs.map(({ dtype }, i) => b.pointerParameter(`out${i}`, dtype));
  const sources = inputs.map((form, i) =>
    typeof form === "string" ? form : b.pointerParameter(`in${i}`, form.dtype, { readOnly: !inPlace })
  );
  const numbers = inputs.map((form, i) =>
    typeof form === "string" ? b.scalarParameter(`number${i}`, form) : undefined
  );
  const count = b.scalarParameter("count", "i32");
  const divisors = Array.from(
    { length: Math.max(0, rank - 1) },
    (_, axis) => divisorParameters(b, `extent${axis}`),
  );
  const strided = (name: string, pointer: Pointer, inner: InnerAccess): Operand => ({
    pointer,
    inner,
    strides: Array.from(
      { length: rank },
      (_, axis) =>
        axis === 0 && inner !== "strided"
          ? undefined
          : b.scalarParameter(`${name}_stride${axis}`, narrow ? "i32" : "i64"),
    ),
  });
  return {
    outputs: outputs.map(({ inner }, i) => strided(`out${i}`, pointers[i]!, inner)),
    inputs: inputs.map((form, i) =>
      typeof form === "string" ? numbers[i]! : strided(`in${i}`, sources[i] as Pointer, form.inner)
    ),
    count,
    divisors,
  };
}

function isOperand(input: Operand | Value): input is Operand {
  return "pointer" in input;
}

/** Offsets of an element, in elements: of the outputs and of the inputs. */
interface Offsets {
  readonly outputs: readonly Value[];
  readonly inputs: readonly (Value | undefined)[];
}

function offsetsOf(b: KernelBuilder, form: PointwiseForm, operands: Operands, index: Value): Offsets {
  const { outputs, inputs, divisors } = operands;
  const type = form.narrow ? "i32" : "i64";
  const coordinates: Value[] = [];
  let rest = b.bitcast(index, "u32");
  for (const divisor of divisors) {
    const [quotient, remainder] = divide(b, rest, divisor);
    coordinates.push(b.convert(b.bitcast(remainder, "i32"), type));
    rest = quotient;
  }
  // Without a division, the index itself, so that its constant parts become offsets in addresses.
  coordinates.push(b.convert(divisors.length === 0 ? index : b.bitcast(rest, "i32"), type));
  const offset = ({ strides, inner }: Operand): Value => {
    let sum = inner === "same" ? b.constant(type, 0) : coordinates[0]!;
    if (form.rank === 0) return sum;
    strides.forEach((stride, axis) => {
      if (stride === undefined) return;
      const step = b.mul(coordinates[axis]!, stride);
      sum = axis === 0 ? step : b.add(sum, step);
    });
    return sum;
  };
  return {
    outputs: outputs.map(offset),
    inputs: inputs.map((input) => isOperand(input) ? offset(input) : undefined),
  };
}

/** Returns the elements of each input: one, or as many as the vector has. */
function loadInputs(
  b: KernelBuilder,
  { vector }: PointwiseForm,
  { inputs }: Operands,
  offsets: Offsets,
  width: number,
): Value[][] {
  return inputs.map((input, i) => {
    if (!isOperand(input)) return [input];
    const { pointer, inner } = input;
    const count = inner === "contiguous" && width === vector ? width : 1;
    return loadElements(b, pointer, offsets.inputs[i]!, count);
  });
}
