/** Launches functions of elements over arrays of any shapes, strides and element types. */
import { countOf, isNarrow, type JointAxes, jointAxes, type JointAxis, parts } from "./axes.ts";
import { DTYPES } from "../base/dtype.ts";
import type { RealDType } from "../base/promotion.ts";
import { sizeOf } from "../base/strides.ts";
import { streamLike, type StreamState } from "../core/stream_state.ts";
import type { KernelArgument } from "../core/module/arguments.ts";
import type { RegisterType } from "../kernel/ir/types.ts";
import { divisorArguments } from "./division.ts";
import { VECTOR_BYTES } from "./elements.ts";
import { generatedKernel } from "./generated.ts";
import {
  type ArrayForm,
  BLOCK,
  blockElements,
  formKey,
  type InnerAccess,
  type PointwiseBody,
  type PointwiseForm,
  pointwiseKernel,
} from "./pointwise_kernel.ts";
import { TILE, TILE_BLOCK, type TileArray, type TileForm, tileKernel, tileKey } from "./tile_kernel.ts";

/** The memory of an array, with strides in bytes for the shape of the operation. */
export interface ArrayOperand {
  readonly dtype: RealDType;
  readonly pointer: bigint;
  readonly strides: readonly number[];
}

/** A number that is passed by value. */
export interface NumberOperand {
  readonly type: RegisterType;
  readonly value: number | bigint | boolean;
}

/** A function of elements. */
export interface PointwiseFunction {
  /** The name in the PTX, in profilers and errors: letters, digits and underscores. */
  readonly name: string;
  /** Everything that the body depends on, besides the structure of the operands. */
  readonly key: string;
  /** Takes more than about 20 instructions; a thread then computes fewer elements. */
  readonly heavy: boolean;
  readonly body: PointwiseBody;
}

/** Operands of {@link launchPointwise}. */
export interface PointwiseOperands {
  readonly shape: readonly number[];
  readonly outputs: readonly ArrayOperand[];
  /** Arrays and numbers, in the order of the function's arguments. */
  readonly inputs: readonly (ArrayOperand | NumberOperand)[];
  /** An input and an output are the same memory. */
  readonly inPlace: boolean;
}

/** The maximum number of joint axes. */
const MAX_RANK = 8;

/** Shared memory of a block that every GPU has. */
const SHARED_BYTES = 48 * 1024;

/**
 * Below this number of elements, each thread computes one: short kernels compile faster, and all threads run
 * at once.
 */
const SMALL = 2 ** 16;

/**
 * Enqueues a function of elements. The caller has touched the allocations. An input is either the same memory
 * as an output, with the same strides, or overlaps no output.
 */
export function launchPointwise(
  stream: StreamState,
  fn: PointwiseFunction,
  operands: PointwiseOperands,
): void {
  const { shape, outputs, inputs, inPlace } = operands;
  if (sizeOf(shape) === 0) return;
  const arrays = [...outputs, ...inputs.filter(isArray)];
  const sizes = arrays.map(({ dtype }) => DTYPES[dtype].itemSize);
  const whole = jointAxes(
    shape,
    arrays.map(({ pointer, strides }, i) => ({ pointer, strides, itemSize: sizes[i]! })),
  );
  for (const { axes, pointers } of parts(whole, sizes, MAX_RANK)) {
    const part = {
      axes: axes.length > 0 ? axes : [{ extent: 1, strides: sizes.map(() => 0) }],
      pointers,
    };
    launchPart(stream, fn, part, operands, { arrays, sizes, inPlace });
  }
}

/** The arrays of an operation, outputs first. */
interface Arrays {
  readonly arrays: readonly ArrayOperand[];
  readonly sizes: readonly number[];
  readonly inPlace: boolean;
}

function isArray(operand: ArrayOperand | NumberOperand): operand is ArrayOperand {
  return "pointer" in operand;
}

function launchPart(
  stream: StreamState,
  fn: PointwiseFunction,
  { axes, pointers }: JointAxes,
  { outputs, inputs }: PointwiseOperands,
  { arrays, sizes, inPlace }: Arrays,
): void {
  const inner = axes[0]!;
  const access = inner.strides.map((stride): InnerAccess =>
    stride === 1 ? "contiguous" : stride === 0 ? "same" : "strided"
  );
  const count = countOf(axes);
  if (count >= SMALL) {
    const across = transposedAxis(axes, access, sizes, outputs.length);
    if (across !== undefined) {
      launchTiles(stream, fn, { axes: swapped(axes, across), pointers }, { outputs, inputs }, {
        arrays,
        inPlace,
      });
      return;
    }
  }
  const forms = arrays.map(({ dtype }, i): ArrayForm => ({ dtype, inner: access[i]! }));
  const isSmall = count < SMALL;
  const vector = isSmall ? 1 : vectorLength(axes, access, pointers, sizes);
  const form: PointwiseForm = {
    outputs: forms.slice(0, outputs.length),
    inputs: inputForms(inputs, forms.slice(outputs.length)),
    rank: axes.length,
    narrow: isNarrow(axes),
    vector,
    // With one vector per thread, six operations of 64 M f32 run at 4168 GB/s; with two at 4139, with four at 4015.
    rounds: isSmall || vector > 1 ? 1 : fn.heavy ? 2 : 4,
    inPlace,
  };
  const kernel = generatedKernel(
    stream.context,
    `${fn.key} ${formKey(form)}`,
    () => pointwiseKernel(fn.name, form, fn.body),
  );
  const grid = Math.ceil(count / blockElements(form));
  const args: KernelArgument[] = [...pointers];
  addNumbers(args, inputs);
  args.push(count);
  addAxes(args, axes, access);
  kernel.launch({ grid, block: BLOCK, stream: streamLike(stream) }, ...args);
}

/** Returns the forms of inputs, given those of the arrays among them. */
function inputForms<F>(inputs: PointwiseOperands["inputs"], arrays: readonly F[]): (F | RegisterType)[] {
  let next = 0;
  return inputs.map((input) => isArray(input) ? arrays[next++]! : input.type);
}

/** Adds the values of the numbers among the inputs. */
function addNumbers(args: KernelArgument[], inputs: PointwiseOperands["inputs"]): void {
  for (const input of inputs) if (!isArray(input)) args.push(input.value);
}

/** Adds the divisors that turn a linear index into indices of axes; the last axis needs none. */
function addDivisors(args: KernelArgument[], extents: readonly number[]): void {
  for (const extent of extents.slice(0, -1)) {
    const { divisor, magic, shift } = divisorArguments(extent);
    args.push(divisor, magic, shift);
  }
}

/** Adds the divisors and strides to the arguments of a pointwise kernel. */
function addAxes(args: KernelArgument[], axes: readonly JointAxis[], access: readonly InnerAccess[]): void {
  addDivisors(args, axes.map(({ extent }) => extent));
  access.forEach((kind, i) => {
    axes.forEach(({ strides }, axis) => {
      if (axis > 0 || kind === "strided") args.push(strides[i]!);
    });
  });
}

/**
 * Returns an axis other than the innermost along which inputs are contiguous, if all outputs are contiguous
 * along the innermost one and both axes are long enough for tiles.
 */
function transposedAxis(
  axes: readonly JointAxis[],
  access: readonly InnerAccess[],
  sizes: readonly number[],
  outputs: number,
): number | undefined {
  const [inner] = axes;
  if (inner!.extent < TILE || access.slice(0, outputs).some((kind) => kind !== "contiguous")) {
    return undefined;
  }
  const across = axes.findIndex(({ extent, strides }, axis) =>
    axis > 0 && extent >= TILE && access.some((kind, i) => kind === "strided" && strides[i] === 1)
  );
  if (across < 0) return undefined;
  const bytes = axes[across]!.strides.reduce((sum, stride, i) => stride === 1 ? sum + sizes[i]! : sum, 0);
  return bytes * TILE * (TILE + 1) > SHARED_BYTES ? undefined : across;
}

/** Returns the axes with one of them second. */
function swapped(axes: readonly JointAxis[], second: number): JointAxis[] {
  const [first, ...others] = axes;
  const [moved] = others.splice(second - 1, 1);
  return [first!, moved!, ...others];
}

/** Launches a part with transposed inputs, which are contiguous along the second axis. */
function launchTiles(
  stream: StreamState,
  fn: PointwiseFunction,
  { axes, pointers }: JointAxes,
  { outputs, inputs }: Pick<PointwiseOperands, "outputs" | "inputs">,
  { arrays, inPlace }: Omit<Arrays, "sizes">,
): void {
  const [first, second, ...outer] = axes as [JointAxis, JointAxis, ...JointAxis[]];
  const forms = arrays.map(({ dtype }, i): TileArray => {
    const transposed = i >= outputs.length && second.strides[i] === 1 && Math.abs(first.strides[i]!) > 1;
    return { dtype, transposed };
  });
  const form: TileForm = {
    outputs: outputs.map(({ dtype }) => dtype),
    inputs: inputForms(inputs, forms.slice(outputs.length)),
    rank: axes.length,
    narrow: isNarrow(axes),
    inPlace,
  };
  const kernel = generatedKernel(
    stream.context,
    `${fn.key} ${tileKey(form)}`,
    () => tileKernel(fn.name, form, fn.body),
  );
  const tiles = [Math.ceil(first.extent / TILE), Math.ceil(second.extent / TILE)];
  const extents = [...tiles, ...outer.map(({ extent }) => extent)];
  const args: KernelArgument[] = [...pointers];
  addNumbers(args, inputs);
  args.push(first.extent, second.extent);
  addDivisors(args, extents);
  forms.forEach(({ transposed }, i) => {
    axes.forEach(({ strides }, axis) => {
      const isUnit = transposed ? axis === 1 : axis === 0 && i < outputs.length;
      if (!isUnit) args.push(strides[i]!);
    });
  });
  const grid = extents.reduce((product, extent) => product * extent, 1);
  kernel.launch({ grid, block: TILE_BLOCK, stream: streamLike(stream) }, ...args);
}

/** Returns how many adjacent elements a thread can load and store at once. */
function vectorLength(
  axes: readonly JointAxis[],
  access: readonly InnerAccess[],
  pointers: readonly bigint[],
  sizes: readonly number[],
): number {
  if (access.includes("strided")) return 1;
  const contiguous = access.flatMap((kind, i) => kind === "contiguous" ? [i] : []);
  if (contiguous.length === 0) return 1;
  const fits = (vector: number): boolean =>
    contiguous.every((i) => pointers[i]! % BigInt(vector * sizes[i]!) === 0n) &&
    (axes.length === 1 ||
      (axes[0]!.extent % vector === 0 &&
        axes.every(({ strides }, axis) =>
          axis === 0 || contiguous.every((i) => strides[i]! % vector === 0)
        )));
  let vector = VECTOR_BYTES / Math.max(...contiguous.map((i) => sizes[i]!));
  while (vector > 1 && !fits(vector)) vector /= 2;
  return vector;
}
