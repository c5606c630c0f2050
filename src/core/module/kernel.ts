/**
 * Kernels: functions that run on a device, and their launches.
 *
 * @module
 */
import { DEVICE_ATTRIBUTE, FUNCTION_ATTRIBUTE } from "../../base/cuda_constants.ts";
import type { ArgumentMemory, KernelArgument } from "./arguments.ts";
import { BoundLaunch } from "./bound_launch.ts";
import type { GraphPart } from "../graph/capture.ts";
import { invalid, mismatch } from "../../base/check.ts";
import type { Context, StreamState } from "../context.ts";
import type { ParameterBlock } from "../../driver/driver.ts";
import { late } from "../../late.ts";
import { streamOf } from "../memory/memory.ts";
import type { Module } from "./module.ts";
import type { KernelParameter } from "./signature.ts";
import type { Stream } from "../stream/stream.ts";

/** One to three extents; missing ones are 1. */
export type Dim3 = number | readonly [x: number, y?: number, z?: number];

/** How a kernel is launched. */
export interface LaunchOptions {
  /** Blocks in the grid. */
  grid: Dim3;
  /** Threads in a block. */
  block: Dim3;
  /** Default: the device's stream. */
  stream?: Stream;
  /** Bytes of dynamic shared memory a block. Default 0. More than 48 KiB is asked of the driver by itself, up to the device's limit. */
  sharedBytes?: number;
  /** False: the caller orders streams; arrays last touched on another stream are not waited for. Default true. */
  order?: boolean;
}

const AXES = "xyz";

/** @internal The options of a launch, complete. */
export interface LaunchShape {
  readonly grid: readonly [x: number, y: number, z: number];
  readonly block: readonly [x: number, y: number, z: number];
  readonly sharedBytes: number;
}

const UNKNOWN: LaunchShape = { grid: [0, 0, 0], block: [0, 0, 0], sharedBytes: 0 };

/** What the compiler made of a kernel. */
export interface KernelAttributes {
  /** Threads of a block that the kernel's registers allow. */
  readonly maxThreadsPerBlock: number;
  /** Static shared memory, bytes a block. */
  readonly sharedBytes: number;
  /** Constant memory of the user's, bytes. */
  readonly constantBytes: number;
  /** Local memory, bytes a thread. */
  readonly localBytes: number;
  /** Registers a thread. */
  readonly registers: number;
}

/** A function that can be launched. It keeps its module alive. */
export class Kernel {
  /** The module that the kernel belongs to. */
  readonly module: Module;
  /** The name by which it was asked for. */
  readonly name: string;
  /** Its parameters, in order. */
  readonly parameters: readonly KernelParameter[];
  readonly #context: Context;
  readonly #handle: bigint;
  readonly #block: ParameterBlock;
  readonly #touched: (ArgumentMemory | null)[];
  #maxThreads = -1;
  #dynamicShared = 0;
  /** The shape of the last launch, checked, for most launches have the one before's. */
  #shape: LaunchShape = UNKNOWN;
  /** How it was given, if in numbers, else NaN. */
  #flatGrid = NaN;
  #flatBlock = NaN;

  /** @internal Use `module.kernel()`. */
  constructor(module: Module, name: string, handle: bigint, parameters: readonly KernelParameter[]) {
    this.module = module;
    this.name = name;
    this.parameters = parameters;
    this.#context = module.context;
    this.#handle = handle;
    this.#block = this.#newBlock();
    this.#touched = new Array<ArgumentMemory | null>(parameters.length).fill(null);
  }

  /** The `CUfunction`. */
  get handle(): bigint {
    void this.module.handle;
    return this.#handle;
  }

  /** Registers, shared memory and limits. */
  get attributes(): KernelAttributes {
    const handle = this.handle;
    const driver = this.#context.use();
    const ask = (attribute: number): number => driver.functions.attribute(handle, attribute);
    return {
      maxThreadsPerBlock: ask(FUNCTION_ATTRIBUTE.MAX_THREADS_PER_BLOCK),
      sharedBytes: ask(FUNCTION_ATTRIBUTE.SHARED_SIZE_BYTES),
      constantBytes: ask(FUNCTION_ATTRIBUTE.CONST_SIZE_BYTES),
      localBytes: ask(FUNCTION_ATTRIBUTE.LOCAL_SIZE_BYTES),
      registers: ask(FUNCTION_ATTRIBUTE.NUM_REGS),
    };
  }

  /** Blocks of `blockThreads` threads that one multiprocessor holds at a time. */
  occupancy(blockThreads: number, sharedBytes = 0): number {
    return this.#context.use().functions.occupancy(this.handle, blockThreads, sharedBytes);
  }

  /**
   * Gives the kernel to a stream. Arguments are checked against the kernel's own parameter list before the driver sees
   * them. Arrays that another stream touched last are waited for.
   *
   * @throws {TypeError} Wrong number or kind of arguments, memory of another device.
   * @throws {RangeError} A grid or block that the kernel or the device does not accept.
   */
  launch(options: LaunchOptions, ...args: KernelArgument[]): void {
    const handle = this.handle;
    const context = this.#context;
    const shape = this.#shapeOf(options);
    const stream = options.stream === undefined ? context.defaultStream() : streamOf(context, options.stream);
    const memory = this.#touched;
    this.#write(args, this.#block, memory);
    if (stream.capture !== null) {
      this.capture(shape, stream, options.order !== false, this.#block, memory);
      return;
    }
    touchAll(memory, stream, options.order !== false);
    for (let index = 0; index < memory.length; index++) memory[index] = null;
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
   * A launch whose options and arguments are checked and written once, for loops that launch it over and over.
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
    const stream = options.stream === undefined
      ? this.#context.defaultStream()
      : streamOf(this.#context, options.stream);
    return new BoundLaunch(this, shape, stream, options.order !== false, args);
  }

  /** @internal Checks arguments and writes them into a block of their own. */
  prepare(
    args: readonly KernelArgument[],
  ): { parameters: ParameterBlock; memory: (ArgumentMemory | null)[] } {
    const parameters = this.#newBlock();
    const memory = new Array<ArgumentMemory | null>(this.parameters.length).fill(null);
    this.#write(args, parameters, memory);
    return { parameters, memory };
  }

  /** @internal What a graph holds for a launch. */
  graphParts(memory: readonly (ArgumentMemory | null)[]): GraphPart[] {
    return [this.module.code, ...memory.filter((part) => part !== null)];
  }

  /** @internal Launches the kernel on a stream that is being captured. */
  capture(
    shape: LaunchShape,
    stream: StreamState,
    order: boolean,
    parameters: ParameterBlock,
    memory: readonly (ArgumentMemory | null)[],
  ): void {
    const capture = stream.capture!;
    const parts = this.graphParts(memory);
    if (order) { for (const part of memory) if (part !== null) capture.orderUse(part, stream); }
    const driver = this.#context.use();
    const { grid, block, sharedBytes } = shape;
    driver.launch(this.handle, ...grid, ...block, sharedBytes, stream.handle, parameters);
    const handle = driver.captures.lastNode(stream.handle);
    capture.addKernel({ kernel: this, ...shape, handle }, parts);
  }

  #newBlock(): ParameterBlock {
    const { parameters } = this;
    const last = parameters[parameters.length - 1];
    return this.#context.driver.functions.parameterBlock(
      last ? last.offset + last.byteLength : 0,
      parameters.map((parameter) => parameter.offset),
    );
  }

  #write(args: readonly KernelArgument[], block: ParameterBlock, memory: (ArgumentMemory | null)[]): void {
    const { parameters } = this;
    if (args.length !== parameters.length) throw this.#wrongCount(args.length);
    const { writeArgument } = late().args;
    for (let index = 0; index < parameters.length; index++) {
      memory[index] = writeArgument(this.#context, block, parameters[index]!, index, args[index]!);
    }
  }

  #wrongCount(given: number): TypeError {
    const { parameters } = this;
    const list = parameters.map((p) => p.name ? `${p.name}: ${p.type}` : `${p.byteLength} bytes`).join(", ");
    return new TypeError(
      mismatch(`kernel ${this.name}`, `${parameters.length} (${list})`, `${given} arguments`),
    );
  }

  /** The options' shape, checked. */
  #shapeOf({ grid, block, sharedBytes = 0 }: LaunchOptions): LaunchShape {
    const last = this.#shape;
    if (sharedBytes === last.sharedBytes) {
      if (grid === this.#flatGrid && block === this.#flatBlock) return last;
      if (isExtents(grid, last.grid) && isExtents(block, last.block)) return last;
    }
    return this.#newShape(grid, block, sharedBytes);
  }

  #newShape(grid: Dim3, block: Dim3, sharedBytes: number): LaunchShape {
    const shape: LaunchShape = {
      grid: [extent(grid, 0), extent(grid, 1), extent(grid, 2)],
      block: [extent(block, 0), extent(block, 1), extent(block, 2)],
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
      throw new RangeError(
        `block: ${threads} threads given; kernel ${this.name} accepts at most ${this.#maxThreads} on this device`,
      );
    }
    checkExtents("block", context.maxBlock, block);
    checkExtents("grid", context.maxGrid, grid);
    if (sharedBytes !== 0) this.#checkShared(sharedBytes);
  }

  #checkShared(sharedBytes: number): void {
    const context = this.#context;
    const most = context.attribute(DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) ||
      context.attribute(DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_BLOCK);
    if (!Number.isInteger(sharedBytes) || sharedBytes < 0 || sharedBytes > most) {
      throw new RangeError(
        invalid("sharedBytes", `an integer from 0 to ${most}, this device's limit for a block`, sharedBytes),
      );
    }
    if (
      sharedBytes > this.#dynamicShared &&
      sharedBytes > context.attribute(DEVICE_ATTRIBUTE.MAX_SHARED_MEMORY_PER_BLOCK) / 2
    ) {
      context.use().functions.setAttribute(
        this.#handle,
        FUNCTION_ATTRIBUTE.MAX_DYNAMIC_SHARED_SIZE_BYTES,
        sharedBytes,
      );
      this.#dynamicShared = sharedBytes;
    }
  }
}

/** @internal Orders a stream after the last use of a launch's memory, or only remembers it. */
export function touchAll(
  memory: readonly (ArgumentMemory | null)[],
  stream: StreamState,
  order: boolean,
): void {
  for (let index = 0; index < memory.length; index++) {
    const part = memory[index]!;
    if (part === null) continue;
    if (order) part.touch(stream);
    else part.touchUnordered(stream);
  }
}

/** True of extents in an array that are the ones given; a hole or anything else is left to the checks. */
function isExtents(dim: Dim3, [x, y, z]: LaunchShape["grid"]): boolean {
  if (!Array.isArray(dim) || dim[0] !== x) return false;
  const { length } = dim;
  return length === 3
    ? dim[1] === y && dim[2] === z
    : length === 2
    ? dim[1] === y && z === 1
    : length === 1 && y === 1 && z === 1;
}

function extent(dim: Dim3, axis: 0 | 1 | 2): number {
  if (typeof dim === "number") return axis === 0 ? dim : 1;
  if (!Array.isArray(dim) || dim.length < 1 || dim.length > 3) {
    throw new TypeError(invalid("grid and block", "a number or [x, y?, z?]", dim));
  }
  return dim[axis] ?? 1;
}

function checkExtents(name: string, most: readonly number[], extents: readonly number[]): void {
  for (let axis = 0; axis < 3; axis++) {
    const value = extents[axis]!;
    if (value >= 1 && value <= most[axis]! && Number.isInteger(value)) continue;
    throw new RangeError(invalid(`${name}.${AXES[axis]}`, `an integer from 1 to ${most[axis]}`, value));
  }
}
