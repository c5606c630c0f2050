/**
 * Launches that are bound to their options and arguments.
 *
 * @module
 */
import type { ArgumentMemory, KernelArgument } from "./arguments.ts";
import { checkInteger } from "../../base/check.ts";
import type { StreamState } from "../context.ts";
import type { ParameterBlock } from "../../driver/driver.ts";
import { type Kernel, type LaunchShape, touchAll } from "./kernel.ts";
import { late } from "../../late.ts";

/** A kernel with its grid, block, stream and arguments; made by `kernel.bind()`. It owns nothing of the device. */
export class BoundLaunch {
  /** The kernel. */
  readonly kernel: Kernel;
  readonly #shape: LaunchShape;
  readonly #stream: StreamState;
  readonly #order: boolean;
  readonly #parameters: ParameterBlock;
  readonly #memory: (ArgumentMemory | null)[];

  /** @internal Use `kernel.bind()`. */
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
    const { parameters, memory } = kernel.prepare(args);
    this.#parameters = parameters;
    this.#memory = memory;
  }

  /** Gives the kernel to the stream with the arguments as they are now. Arrays that another stream touched last are waited for. */
  launch(): void {
    const stream = this.#stream;
    const memory = this.#memory;
    if (stream.destroyed) throw new Error("stream: it was used after dispose()");
    for (let index = 0; index < memory.length; index++) {
      if (memory[index]?.freed) throw new Error(`argument ${index}: the memory was used after dispose()`);
    }
    if (stream.capture !== null) {
      this.kernel.capture(this.#shape, stream, this.#order, this.#parameters, memory);
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

  /** Changes one argument, counted from 0, for the launches from now on. */
  setArgument(index: number, value: KernelArgument): void {
    const parameter = this.kernel.parameters[index];
    if (parameter === undefined) {
      checkInteger("index", index, 0, this.kernel.parameters.length - 1);
      return;
    }
    const { writeArgument } = late().args;
    this.#memory[index] = writeArgument(this.#stream.context, this.#parameters, parameter, index, value);
  }
}
