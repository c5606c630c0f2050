/**
 * Kernels: functions that run on a device, and their launches.
 *
 * @module
 */
import { printAsText } from "../../runtime/inspect.ts";
import { checkInteger, disposedError, invalid, isPlain, mismatch } from "../../base/check.ts";
import { DEVICE_ATTRIBUTE, FUNCTION_ATTRIBUTE } from "../../base/cuda_constants.ts";
import type { ParameterBlock } from "../../driver/driver.ts";
import type { Context } from "../context.ts";
import { type ArgumentResource, type GraphResource, streamOf, type StreamState } from "../stream_state.ts";
import { argumentLabel, countError, typeList } from "./argument_error.ts";
import { type KernelArgument, type LaunchParameter, launchParameter, writeArgument } from "./arguments.ts";
import { launchNote } from "./launch_note.ts";
import { checkLaunchOptions, type LaunchOptions } from "./launch_options.ts";
import { checkExtents, type Dim3, extent, isExtents, type LaunchShape } from "./launch_shape.ts";
import { codeOf, type Module, moduleContext } from "./module.ts";
import type { KernelParameter } from "./signature.ts";

export type { Dim3, LaunchOptions };

/** The shape of a kernel that was not launched yet. */
const NO_SHAPE: LaunchShape = { grid: [0, 0, 0], block: [0, 0, 0], sharedBytes: 0 };

/** Resources that a compiled kernel uses. */
export interface KernelAttributes {
  /** The maximum number of threads per block that the kernel's registers allow. */
  readonly maxThreadsPerBlock: number;
  /** Bytes of static shared memory per block. */
  readonly sharedBytes: number;
  /** Bytes of user-allocated constant memory. */
  readonly constantBytes: number;
  /** Bytes of local memory per thread. */
  readonly localBytes: number;
  /** Registers per thread. */
  readonly registers: number;
}

/**
 * A function that can be launched. It keeps its module alive: collecting the last kernel of a forgotten module unloads
 * it, as disposing of it does.
 *
 * ```ts
 * const kernel = module.kernel("saxpy");
 * console.log(kernel); // Kernel saxpy(float*, const float*, float, int)
 * kernel.launch({ grid: Math.ceil(n / 256), block: 256 }, y, x, 2, n);
 * ```
 */
export class Kernel {
  /** The module that the kernel belongs to. */
  readonly module: Module;
  /** The name passed to `module.kernel()`. */
  readonly name: string;
  /** Its parameters, in order. */
  readonly parameters: readonly KernelParameter[];
  /** The same objects, as launches check them. */
  readonly #parameters: readonly LaunchParameter[];
  readonly #context: Context;
  readonly #handle: bigint;
  /** Argument bytes and resources of the current launch, reused by every launch. */
  readonly #block: ParameterBlock;
  readonly #resources: (ArgumentResource | null)[];
  #maxThreads = -1;
  /** Set for a kernel in TypeScript. */
  private typed: TypedSignature | undefined;
  #dynamicShared = 0;
  /** The checked shape of the last launch. Most launches have the same one as the launch before. */
  #shape: LaunchShape = NO_SHAPE;
  /** The last shape as single numbers, NaN if it was passed as arrays. */
  #flatGrid = NaN;
  #flatBlock = NaN;

  /** @ignore Use `module.kernel()`. */
  constructor(module: Module, name: string, handle: bigint, parameters: readonly KernelParameter[]) {
    this.module = module;
    this.name = name;
    this.parameters = this.#parameters = parameters.map((parameter, index) =>
      launchParameter(parameter, name, index)
    );
    this.#context = moduleContext(module);
    this.#handle = handle;
    this.#block = this.#newBlock();
    this.#resources = new Array<ArgumentResource | null>(parameters.length).fill(null);
  }

  /** The `CUfunction`. */
  get handle(): bigint {
    void this.module.handle; // throws if the module has been disposed of
    return this.#handle;
  }

  /** Registers, memory and limits of the compiled kernel. */
  get attributes(): KernelAttributes {
    const handle = this.handle;
    const driver = this.#context.use();
    const read = (attribute: number): number => driver.functions.attribute(handle, attribute);
    return {
      maxThreadsPerBlock: read(FUNCTION_ATTRIBUTE.MAX_THREADS_PER_BLOCK),
      sharedBytes: read(FUNCTION_ATTRIBUTE.SHARED_SIZE_BYTES),
      constantBytes: read(FUNCTION_ATTRIBUTE.CONST_SIZE_BYTES),
      localBytes: read(FUNCTION_ATTRIBUTE.LOCAL_SIZE_BYTES),
      registers: read(FUNCTION_ATTRIBUTE.NUM_REGS),
    };
  }

  /** Returns how many blocks of `blockThreads` threads one multiprocessor can hold at a time. */
  occupancy(blockThreads: number, sharedBytes = 0): number {
    checkInteger("blockThreads", blockThreads, 1, 1024);
    checkInteger("sharedBytes", sharedBytes, 0, 2 ** 31 - 1);
    return this.#context.use().functions.occupancy(this.handle, blockThreads, sharedBytes);
  }

  /**
   * Enqueues the kernel on a stream. Arguments are checked against the kernel's parameter list before the
   * driver sees them. The launch waits for work on other streams that used the arguments.
   *
   * @throws {TypeError} If the number or kind of arguments is wrong, or memory is on another device.
   * @throws {RangeError} If the kernel or the device does not support the grid or block.
   */
  launch(options: LaunchOptions, ...args: KernelArgument[]): void {
    const handle = this.handle;
    const context = this.#context;
    const shape = this.#shapeOf(options);
    const stream = options.stream === undefined ? context.defaultStream() : streamOf(context, options.stream);
    const resources = this.#resources;
    this.#write(args, this.#block, resources);
    if (stream.capture !== null) {
      this.capture(shape, stream, options.order !== false, this.#block, resources);
      return;
    }
    touchAll(resources, stream, options.order !== false);
    for (let index = 0; index < resources.length; index++) resources[index] = null;
    const { grid, block } = shape;
    context.use().launch(
      handle,
      grid[0],
      grid[1],
      grid[2],
      block[0],
      block[1],
      block[2],
      shape.sharedBytes,
      stream.handle,
      this.#block,
    );
  }

  /**
   * Checks and writes the options and arguments of a launch once, for loops that launch it repeatedly.
   *
   * ```ts
   * const step = kernel.bind({ grid, block, stream }, y, x, 0, n);
   * for (let i = 0; i < 1000; i++) {
   *   step.setArgument(2, i);
   *   step.launch();
   * }
   * ```
   */
  bind(options: LaunchOptions, ...args: KernelArgument[]): BoundLaunch {
    void this.handle;
    const shape = this.#shapeOf(options);
    const stream = streamOf(this.#context, options.stream);
    return new BoundLaunch(this, shape, stream, options.order !== false, args);
  }

  /** Checks arguments and writes them into a new parameter block. */
  private prepare(args: readonly KernelArgument[]): PreparedLaunch {
    const parameters = this.#newBlock();
    const memory = new Array<ArgumentResource | null>(this.parameters.length).fill(null);
    this.#write(args, parameters, memory);
    return { parameters, memory };
  }

  /** Launches the kernel on a stream that is being captured. */
  private capture(
    shape: LaunchShape,
    stream: StreamState,
    order: boolean,
    parameters: ParameterBlock,
    memory: readonly (ArgumentResource | null)[],
  ): void {
    const capture = stream.capture!;
    const resources = graphResources(this, memory);
    if (order) { for (const resource of memory) if (resource !== null) capture.orderUse(resource, stream); }
    const driver = this.#context.use();
    const { grid, block, sharedBytes } = shape;
    driver.launch(this.handle, ...grid, ...block, sharedBytes, stream.handle, parameters);
    const handle = driver.captures.lastNode(stream.handle);
    // A `KernelNode` of graph.ts.
    const node = { kernel: this, ...shape, handle };
    capture.addKernel(node, resources);
  }

  #newBlock(): ParameterBlock {
    const { parameters } = this;
    const last = parameters[parameters.length - 1];
    return this.#context.driver.functions.parameterBlock(
      last ? last.offset + last.byteLength : 0,
      parameters.map((parameter) => parameter.offset),
    );
  }

  #write(args: readonly KernelArgument[], block: ParameterBlock, memory: (ArgumentResource | null)[]): void {
    const parameters = this.#parameters;
    if (args.length !== parameters.length) throw countError(this.name, parameters, args);
    for (let index = 0; index < parameters.length; index++) {
      memory[index] = writeArgument(this.#context, block, parameters[index]!, args[index]!);
    }
    if (block.note !== undefined) block.note = launchNote(parameters, args);
  }

  /** The shape of a launch, checked unless it is the last one's. */
  #shapeOf(options: LaunchOptions): LaunchShape {
    checkLaunchOptions(options);
    const { grid, block, sharedBytes = 0 } = options;
    const last = this.#shape;
    if (sharedBytes === last.sharedBytes) {
      if (grid === this.#flatGrid && block === this.#flatBlock) return last;
      if (isExtents(grid, last.grid) && isExtents(block, last.block)) return last;
    }
    return this.#newShape(grid, block, sharedBytes);
  }

  #newShape(grid: Dim3, block: Dim3, sharedBytes: number): LaunchShape {
    const shape: LaunchShape = {
      grid: [extent("grid", grid, 0), extent("grid", grid, 1), extent("grid", grid, 2)],
      block: [extent("block", block, 0), extent("block", block, 1), extent("block", block, 2)],
      sharedBytes,
    };
    this.#checkLimits(shape);
    const isFlat = typeof grid === "number" && typeof block === "number";
    this.#flatGrid = isFlat ? grid : NaN;
    this.#flatBlock = isFlat ? block : NaN;
    return this.#shape = shape;
  }

  #checkLimits({ grid, block, sharedBytes }: LaunchShape): void {
    const context = this.#context;
    if (this.#maxThreads < 0) {
      this.#maxThreads = context.use().functions.attribute(
        this.#handle,
        FUNCTION_ATTRIBUTE.MAX_THREADS_PER_BLOCK,
      );
    }
    const threads = block[0] * block[1] * block[2];
    if (threads > this.#maxThreads) {
      const limit = `at most ${this.#maxThreads} threads for kernel ${this.name} on this device`;
      throw new RangeError(mismatch("block", limit, threads));
    }
    checkExtents("block", context.maxBlock, block);
    checkExtents("grid", context.maxGrid, grid);
    if (sharedBytes !== 0) this.#checkShared(sharedBytes);
    else if (this.typed?.needsShared === true) {
      const expected =
        `the bytes of the array that gpu.shared() declares without a length in kernel ${this.name}`;
      throw new RangeError(mismatch("sharedBytes", expected, 0));
    }
  }

  #checkShared(sharedBytes: number): void {
    const context = this.#context;
    const standard = context.attribute(DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_BLOCK);
    const limit = context.attribute(DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) || standard;
    if (!Number.isInteger(sharedBytes) || sharedBytes < 0 || sharedBytes > limit) {
      throw new RangeError(
        invalid("sharedBytes", `an integer from 0 to ${limit}, this device's limit for a block`, sharedBytes),
      );
    }
    if (sharedBytes > this.#dynamicShared && sharedBytes > standard / 2) {
      context.use().functions.setAttribute(
        this.#handle,
        FUNCTION_ATTRIBUTE.MAX_DYNAMIC_SHARED_SIZE_BYTES,
        sharedBytes,
      );
      this.#dynamicShared = sharedBytes;
    }
  }

  /** Formats the name and the types of the parameters: `Kernel saxpy(float*, const float*, float, int)`. */
  toString(): string {
    return `Kernel ${this.name}(${typeList(this.parameters)})`;
  }
}

/**
 * A kernel with its grid, block, stream and arguments; created by `kernel.bind()`. It owns no device
 * resources.
 *
 * ```ts
 * const bound = kernel.bind({ grid, block }, y, x, 0);
 * for (let i = 0; i < 1000; i++) {
 *   bound.setArgument(2, i);
 *   bound.launch();
 * }
 * ```
 */
export class BoundLaunch {
  /** The kernel. */
  readonly kernel: Kernel;
  readonly #shape: LaunchShape;
  readonly #stream: StreamState;
  readonly #order: boolean;
  readonly #parameters: ParameterBlock;
  readonly #memory: (ArgumentResource | null)[];
  /** The arguments, for the errors of the memory checker. */
  readonly #args: KernelArgument[] | null;
  /** The arguments of a kernel in TypeScript. */
  readonly #named: NamedArguments | undefined;
  /** Some that may be memory changed since the last launch. */
  #changed = false;

  /** @ignore Use `kernel.bind()`. */
  constructor(
    kernel: Kernel,
    shape: LaunchShape,
    stream: StreamState,
    order: boolean,
    args: readonly KernelArgument[],
  ) {
    this.kernel = kernel;
    this.#shape = shape;
    this.#stream = stream;
    this.#order = order;
    const { parameters, memory, positional, named } = prepareLaunch(kernel, args);
    this.#parameters = parameters;
    this.#memory = memory;
    this.#args = parameters.note === undefined ? null : [...positional];
    this.#named = named;
  }

  /** Enqueues the kernel with the current arguments, after work on other streams that used them. */
  launch(): void {
    if (arguments.length > 0) {
      throw new TypeError(
        "launch: expected no arguments, because bind() took them; change one with setArgument()",
      );
    }
    const stream = this.#stream;
    const memory = this.#memory;
    if (stream.destroyed) throw disposedError("the stream");
    for (let index = 0; index < memory.length; index++) {
      if (memory[index]?.freed) throw this.#disposedError(index);
    }
    if (this.#changed) {
      this.#named!.typed.checkOverlap(this.#named!.values);
      this.#changed = false;
    }
    if (this.#args !== null) {
      this.#parameters.note = launchNote(this.kernel.parameters as LaunchParameter[], this.#args);
    }
    if (stream.capture !== null) {
      captureLaunch(this.kernel, this.#shape, stream, this.#order, this.#parameters, memory);
      return;
    }
    touchAll(memory, stream, this.#order);
    const { grid, block, sharedBytes } = this.#shape;
    stream.context.use().launch(
      this.kernel.handle,
      grid[0],
      grid[1],
      grid[2],
      block[0],
      block[1],
      block[2],
      sharedBytes,
      stream.handle,
      this.#parameters,
    );
  }

  /** Changes one argument of a kernel in TypeScript, by name as in its launch, for later launches. */
  setArgument(name: string, value: unknown): void;
  /**
   * Changes one argument, counted from 0, for later launches. In TypeScript, an array with its shape and strides
   * is one argument.
   */
  setArgument(index: number, value: KernelArgument): void;
  setArgument(index: number | string, value: unknown): void {
    const named = this.#named, { parameters } = this.kernel;
    const names = named?.typed.names ?? parameters;
    if (named === undefined || typeof index !== "string") {
      checkInteger("index", index as number, 0, names.length - 1);
    }
    if (named === undefined) {
      this.#setParameter(index as number, value as KernelArgument);
      return;
    }
    const { typed, values } = named, name = typeof index === "string" ? index : typed.names[index]!;
    // An array may have several parameters in the PTX.
    const args = typed.argument(name, value);
    const first = parameters.findIndex(({ declaration }) => declaration.startsWith(`${name}: `));
    args.forEach((argument, i) => this.#setParameter(first + i, argument));
    values[name] = value;
    this.#changed ||= typeof value !== "number";
  }

  #setParameter(index: number, value: KernelArgument): void {
    const parameter = this.kernel.parameters[index] as LaunchParameter;
    this.#memory[index] = writeArgument(this.#stream.context, this.#parameters, parameter, value);
    if (this.#args !== null) this.#args[index] = value;
  }

  #disposedError(index: number): Error {
    const label = argumentLabel(this.kernel.parameters[index] as LaunchParameter);
    return disposedError(`${label}: the memory`);
  }

  /** Formats the kernel and the launch shape: `BoundLaunch of add_one(int*, int), grid [4], block [256]`. */
  toString(): string {
    const { grid, block } = this.#shape;
    return `BoundLaunch of ${String(this.kernel).slice("Kernel ".length)}, grid [${grid}], block [${block}]`;
  }
}

/** A kernel with its private methods. */
interface KernelInternals {
  typed: TypedSignature | undefined;
  prepare(args: readonly KernelArgument[]): PreparedLaunch;
  capture(...launch: CapturedLaunch): void;
}

/** The arguments of a launch, checked and written. */
export interface PreparedLaunch {
  readonly parameters: ParameterBlock;
  readonly memory: (ArgumentResource | null)[];
}

/** The arguments of a kernel in TypeScript, in the order of its parameters. */
interface NamedArguments {
  readonly typed: TypedSignature;
  readonly values: Record<string, unknown>;
}

type CapturedLaunch = [
  shape: LaunchShape,
  stream: StreamState,
  order: boolean,
  parameters: ParameterBlock,
  memory: readonly (ArgumentResource | null)[],
];

/** Checks arguments, by position or by name, and writes them into a new parameter block. */
export function prepareLaunch(
  kernel: Kernel,
  args: readonly KernelArgument[],
): PreparedLaunch & { positional: readonly KernelArgument[]; named: NamedArguments | undefined } {
  const internals = kernel as unknown as KernelInternals, { typed } = internals, [only] = args as unknown[];
  const isNamed = args.length === 1 && typeof only === "object" && only !== null && isPlain(only);
  if (!isNamed || typed === undefined) {
    return { ...internals.prepare(args), positional: args, named: undefined };
  }
  const given = only as Readonly<Record<string, unknown>>, positional = typed.positional(given);
  typed.checkOverlap(given);
  const values = Object.fromEntries(typed.names.map((name) => [name, given[name]]));
  return { ...internals.prepare(positional), positional, named: { typed, values } };
}

/** Facts about a kernel in TypeScript that its PTX does not show. */
export interface TypedSignature {
  /** It has a shared array whose length each launch determines. */
  readonly needsShared: boolean;
  /** The names of its arguments. */
  readonly names: readonly string[];
  /** Returns arguments by name in the order of the PTX's parameters. */
  readonly positional: (values: Readonly<Record<string, unknown>>) => KernelArgument[];
  /** Returns one of them: with an array, its shape and strides. */
  readonly argument: (name: string, value: unknown) => KernelArgument[];
  /** Throws if arguments overlap, and this version of the kernel does not expect that. */
  readonly checkOverlap: (values: Readonly<Record<string, unknown>>) => void;
}

/** Adds the facts about a kernel in TypeScript. */
export function setTypedSignature(kernel: Kernel, typed: TypedSignature): void {
  (kernel as unknown as KernelInternals).typed = typed;
}

/** Returns the resources that a graph retains for a launch. */
export function graphResources(
  kernel: Kernel,
  memory: readonly (ArgumentResource | null)[],
): GraphResource[] {
  return [codeOf(kernel.module), ...memory.filter((resource) => resource !== null)];
}

function captureLaunch(kernel: Kernel, ...launch: CapturedLaunch): void {
  (kernel as unknown as KernelInternals).capture(...launch);
}

/** Orders a stream after the last use of a launch's memory, or only makes it the last stream. */
function touchAll(
  memory: readonly (ArgumentResource | null)[],
  stream: StreamState,
  order: boolean,
): void {
  for (let index = 0; index < memory.length; index++) {
    const resource = memory[index]!;
    if (resource === null) continue;
    if (order) resource.touch(stream);
    else resource.touchUnordered(stream);
  }
}

printAsText(Kernel, "Kernel");
printAsText(BoundLaunch, "BoundLaunch");
