/**
 * Modules and kernels: loading device code and launching it.
 *
 * @module
 */
import type { Allocation } from "./allocation.ts";
import { type KernelArgument, writeArgument } from "./arguments.ts";
import { show } from "./check.ts";
import type { Context, StreamState } from "./context.ts";
import type { ParameterBlock } from "./driver/driver.ts";
import { CUDA_ERROR, CudaError } from "./errors.ts";
import { disown, own, type Releasable } from "./lifetime.ts";
import { streamOf } from "./memory.ts";
import { type KernelParameter, parseSignatures } from "./ptx/signature.ts";
import type { Stream } from "./stream.ts";

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

/** Options of `device.loadModule()`. */
export interface ModuleOptions {
  /** The PTX that a cubin was made from: by it launches are checked. */
  ptx?: string;
  /** Names as written in the source (`"add<float>"`) → names in the image. `device.compile()` fills it. */
  loweredNames?: ReadonlyMap<string, string>;
}

/**
 * Device code that is loaded: PTX, cubin or fatbin.
 *
 * ```ts
 * using module = device.loadModule(ptx);
 * const saxpy = module.kernel("saxpy");
 * saxpy.launch({ grid: Math.ceil(n / 256), block: 256 }, y, x, 2, n);
 * ```
 */
export class Module implements Disposable {
  /** @internal */
  readonly context: Context;
  readonly #handle: bigint;
  readonly #resource: Releasable;
  readonly #loweredNames: ReadonlyMap<string, string>;
  readonly #ptx: string | undefined;
  readonly #kernels: Map<string, Kernel> = new Map();
  #signatures: Map<string, KernelParameter[]> | undefined;
  #disposed = false;

  private constructor(
    context: Context,
    handle: bigint,
    ptx: string | undefined,
    loweredNames: ReadonlyMap<string, string>,
  ) {
    this.context = context;
    this.#handle = handle;
    this.#ptx = ptx;
    this.#loweredNames = loweredNames;
    this.#resource = {
      release: () => {
        if (!context.closed) context.use().moduleUnload(handle);
      },
      forgotten: () => {
        context.counters.forgotten++;
      },
    };
    own(this, this.#resource);
  }

  /** @internal */
  static load(context: Context, image: string | Uint8Array, options: ModuleOptions = {}): Module {
    if (typeof image !== "string" && !(image instanceof Uint8Array)) {
      throw new TypeError(
        `image: ${show(image)} given; accepted are PTX as a string, and PTX, cubin or fatbin as a Uint8Array`,
      );
    }
    const ptx = options.ptx ?? (typeof image === "string" ? image : ptxText(image));
    return new Module(context, context.use().moduleLoad(image), ptx, options.loweredNames ?? new Map());
  }

  /** The `CUmodule`. */
  get handle(): bigint {
    if (this.#disposed) throw new Error("the module was used after dispose()");
    return this.#handle;
  }

  /** Names of the kernels, as far as PTX is at hand. */
  get kernelNames(): string[] {
    return [...this.#parameters().keys()];
  }

  /**
   * A kernel by name: as in the PTX, or as it was given to `nameExpressions`.
   *
   * @throws {CudaError} `CUDA_ERROR_NOT_FOUND`, with the names that there are.
   */
  kernel(name: string): Kernel {
    const module = this.handle;
    const known = this.#kernels.get(name);
    if (known) return known;
    const lowered = this.#loweredNames.get(name) ?? name;
    const signature = this.#parameters().get(lowered);
    if (signature === undefined && this.#ptx !== undefined) throw this.#notFound(name);
    const driver = this.context.use();
    const handle = driver.moduleFunction(module, lowered);
    const parameters = signature ?? driver.functionParameters(handle)?.map((parameter): KernelParameter => ({
      ...parameter,
      name: "",
      type: "unknown",
      pointer: false,
    }));
    if (parameters === undefined) {
      throw new CudaError(
        CUDA_ERROR.NOT_SUPPORTED,
        "cuFuncGetParamInfo",
        "this driver cannot tell a cubin's parameters; give the PTX in loadModule's options",
      );
    }
    const kernel = new Kernel(this, name, handle, parameters);
    this.#kernels.set(name, kernel);
    return kernel;
  }

  /** Address and size of a `__device__` or `__constant__` variable. It lives as long as the module. */
  global(name: string): { pointer: bigint; byteLength: number } {
    return this.context.use().moduleGlobal(this.handle, this.#loweredNames.get(name) ?? name);
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.#disposed;
  }

  /** Unloads the code. Its kernels cannot be launched any more. */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    disown(this.#resource);
  }

  [Symbol.dispose](): void {
    this.dispose();
  }

  #parameters(): Map<string, KernelParameter[]> {
    return this.#signatures ??= parseSignatures(this.#ptx ?? "");
  }

  #notFound(name: string): CudaError {
    const names = this.kernelNames;
    const mangled = names.filter((candidate) => candidate.includes(name));
    const advice = mangled.length > 0
      ? `${mangled.join(", ")} is there under its C++ name: declare it extern "C", or give ${
        show(name)
      } in nameExpressions`
      : names.length > 0
      ? `the module has ${names.slice(0, 12).join(", ")}${names.length > 12 ? ", …" : ""}`
      : "the module has no kernels";
    return new CudaError(CUDA_ERROR.NOT_FOUND, "cuModuleGetFunction", `no kernel ${show(name)}; ${advice}`);
  }
}

/** PTX given as bytes, or undefined for a binary image. */
function ptxText(image: Uint8Array): string | undefined {
  if (image.length === 0 || (image[0] === 0x7f && image[1] === 0x45) || image.subarray(0, 64).includes(0)) {
    return undefined;
  }
  let end = image.length;
  while (end > 0 && image[end - 1] === 0) end--;
  return new TextDecoder().decode(image.subarray(0, end));
}

const FUNCTION_ATTRIBUTE = {
  maxThreadsPerBlock: 0,
  sharedBytes: 1,
  constantBytes: 2,
  localBytes: 3,
  registers: 4,
  maxDynamicSharedBytes: 8,
} as const;

const SHARED_PER_BLOCK = 8;
const SHARED_PER_BLOCK_OPTIN = 97;
const AXES = "xyz";

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
  readonly #touched: (Allocation | null)[];
  #maxThreads = -1;
  #dynamicShared = 0;

  /** @internal Use `module.kernel()`. */
  constructor(module: Module, name: string, handle: bigint, parameters: readonly KernelParameter[]) {
    this.module = module;
    this.name = name;
    this.parameters = parameters;
    this.#context = module.context;
    this.#handle = handle;
    const last = parameters[parameters.length - 1];
    this.#block = module.context.driver.parameterBlock(
      last ? last.offset + last.byteLength : 0,
      parameters.map((parameter) => parameter.offset),
    );
    this.#touched = new Array<Allocation | null>(parameters.length).fill(null);
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
    const ask = (attribute: number): number => driver.functionAttribute(handle, attribute);
    return {
      maxThreadsPerBlock: ask(FUNCTION_ATTRIBUTE.maxThreadsPerBlock),
      sharedBytes: ask(FUNCTION_ATTRIBUTE.sharedBytes),
      constantBytes: ask(FUNCTION_ATTRIBUTE.constantBytes),
      localBytes: ask(FUNCTION_ATTRIBUTE.localBytes),
      registers: ask(FUNCTION_ATTRIBUTE.registers),
    };
  }

  /** Blocks of `blockThreads` threads that one multiprocessor holds at a time. */
  occupancy(blockThreads: number, sharedBytes = 0): number {
    return this.#context.use().occupancy(this.handle, blockThreads, sharedBytes);
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
    const { grid, block, sharedBytes = 0 } = options;
    const gridX = extent(grid, 0), gridY = extent(grid, 1), gridZ = extent(grid, 2);
    const blockX = extent(block, 0), blockY = extent(block, 1), blockZ = extent(block, 2);
    this.#checkLimits(gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes);
    const stream = options.stream === undefined ? context.defaultStream() : streamOf(context, options.stream);
    this.#writeArguments(args);
    this.#touch(stream, options.order !== false);
    context.use().launch(
      handle,
      gridX,
      gridY,
      gridZ,
      blockX,
      blockY,
      blockZ,
      sharedBytes,
      stream.handle,
      this.#block,
    );
  }

  #writeArguments(args: readonly KernelArgument[]): void {
    const { parameters } = this;
    if (args.length !== parameters.length) {
      const list = parameters.map((p) => p.name ? `${p.name}: ${p.type}` : `${p.byteLength} bytes`).join(
        ", ",
      );
      throw new TypeError(
        `kernel ${this.name}: ${args.length} arguments given; accepted are ${parameters.length} (${list})`,
      );
    }
    for (let index = 0; index < parameters.length; index++) {
      this.#touched[index] = writeArgument(
        this.#context,
        this.#block,
        parameters[index]!,
        index,
        args[index]!,
      );
    }
  }

  #touch(stream: StreamState, order: boolean): void {
    const touched = this.#touched;
    for (let index = 0; index < touched.length; index++) {
      const allocation = touched[index]!;
      if (allocation === null) continue;
      if (order) allocation.touch(stream);
      else allocation.touchUnordered(stream);
      touched[index] = null;
    }
  }

  #checkLimits(
    gridX: number,
    gridY: number,
    gridZ: number,
    blockX: number,
    blockY: number,
    blockZ: number,
    sharedBytes: number,
  ): void {
    const context = this.#context;
    if (this.#maxThreads < 0) {
      this.#maxThreads = context.use().functionAttribute(this.#handle, FUNCTION_ATTRIBUTE.maxThreadsPerBlock);
    }
    const threads = blockX * blockY * blockZ;
    if (threads > this.#maxThreads) {
      throw new RangeError(
        `block: ${threads} threads given; kernel ${this.name} accepts at most ${this.#maxThreads} on this device`,
      );
    }
    checkExtents("block", context.maxBlock, blockX, blockY, blockZ);
    checkExtents("grid", context.maxGrid, gridX, gridY, gridZ);
    if (sharedBytes !== 0) this.#checkShared(sharedBytes);
  }

  #checkShared(sharedBytes: number): void {
    const context = this.#context;
    const most = context.attribute(SHARED_PER_BLOCK_OPTIN) ||
      context.attribute(SHARED_PER_BLOCK);
    if (!Number.isInteger(sharedBytes) || sharedBytes < 0 || sharedBytes > most) {
      throw new RangeError(
        `sharedBytes: ${
          show(sharedBytes)
        } given; accepted is a whole number from 0 to ${most}, this device's limit for a block`,
      );
    }
    if (
      sharedBytes > this.#dynamicShared &&
      sharedBytes > context.attribute(SHARED_PER_BLOCK) / 2
    ) {
      context.use().functionSetAttribute(this.#handle, FUNCTION_ATTRIBUTE.maxDynamicSharedBytes, sharedBytes);
      this.#dynamicShared = sharedBytes;
    }
  }
}

function extent(dim: Dim3, axis: 0 | 1 | 2): number {
  if (typeof dim === "number") return axis === 0 ? dim : 1;
  if (!Array.isArray(dim) || dim.length < 1 || dim.length > 3) {
    throw new TypeError(`grid and block: ${show(dim)} given; accepted are a number and [x, y?, z?]`);
  }
  return dim[axis] ?? 1;
}

function checkExtents(
  name: string,
  most: readonly [number, number, number],
  x: number,
  y: number,
  z: number,
): void {
  if (isExtent(x, most[0]) && isExtent(y, most[1]) && isExtent(z, most[2])) return;
  for (const [axis, value] of [x, y, z].entries()) {
    if (!isExtent(value, most[axis]!)) {
      throw new RangeError(
        `${name}.${AXES[axis]}: ${show(value)} given; accepted is a whole number from 1 to ${most[axis]}`,
      );
    }
  }
}

function isExtent(value: number, most: number): boolean {
  return value >= 1 && value <= most && Number.isInteger(value);
}
