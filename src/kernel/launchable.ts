/** Kernels with typed parameters that are launched by name, wherever their PTX comes from. */
import { invalid } from "../base/check.ts";
import {
  type BoundLaunch,
  type Kernel,
  type LaunchOptions,
  setTypedSignature,
} from "../core/module/kernel.ts";
import { declareParameters } from "../core/module/module.ts";
import type { Device } from "../device/device.ts";
import { argument, checkDistinct, mayOverlap, type ParameterList, positional } from "./arguments.ts";
import { declarations, signature } from "./declarations.ts";
import type { LaunchValues, Parameters } from "./types.ts";
import { type ParsedParameter, parseParameter } from "./typescript/layout.ts";

/** PTX, and the arrays that the kernel writes. */
export interface Compiled {
  readonly ptx: string;
  readonly written: readonly string[];
}

/**
 * A kernel whose arguments are given by name: a `TypedKernel`, or a `CompiledKernel`.
 *
 * ```ts
 * function fillOnes(fill: LaunchableKernel<{ y: "f32*"; n: "i32" }>, y: DeviceArray<"f32">) {
 *   fill.launch(device, { grid: Math.ceil(y.size / 256), block: 256 }, { y, n: y.size });
 * }
 * ```
 */
export abstract class LaunchableKernel<P extends Parameters = Parameters> {
  readonly #types: P;
  readonly #list: ParameterList;
  readonly #loaded: WeakMap<Device, [distinct?: Kernel, overlapping?: Kernel]> = new WeakMap();

  /** @ignore Use `kernel()` or `compiledKernel()`. */
  constructor(label: string, parameters: P, lengths: boolean) {
    if (typeof parameters !== "object" || parameters === null) {
      throw new TypeError(
        invalid("parameters", 'types by name, such as { y: "f32*", n: "i32" }', parameters),
      );
    }
    const owner = () => this.name;
    const parsed = Object.entries(parameters)
      .map(([key, type]): [string, ParsedParameter] => [key, parseParameter(`${label}: ${key}`, type)]);
    // Errors format the types later, when the caller may have changed them.
    this.#types = JSON.parse(JSON.stringify(parameters));
    this.#list = {
      get kernel() {
        return owner();
      },
      parameters: new Map(parsed),
      lengths,
    };
  }

  /** The name in the PTX. */
  abstract get name(): string;

  /** @ignore Returns the PTX for arguments that do not overlap, or for those that may. */
  protected abstract compile(overlapping: boolean): Compiled;

  /** @ignore The types of the parameters. */
  protected get types(): P {
    return this.#types;
  }

  /** @ignore The parsed parameters. */
  protected get list(): ParameterList {
    return this.#list;
  }

  /**
   * The kernel's PTX.
   *
   * @throws {CompileError} If the function has something that a kernel cannot do.
   */
  get ptx(): string {
    return this.compile(false).ptx;
  }

  /**
   * Compiles and loads the kernel, which the first launch on a device does otherwise, and returns it with its
   * attributes.
   */
  load(device: Device): Kernel {
    checkDevice(this.name, device);
    return this.#load(device, false);
  }

  /**
   * Enqueues the kernel. Arguments are given by name.
   *
   * @throws {CompileError} In the first launch, if the function has something that a kernel cannot do.
   * @throws {TypeError} If an argument is missing, unknown, or of another type or number of dimensions.
   * @throws {RangeError} If the kernel or the device does not support the grid or block, or the length or alignment
   *   of an array.
   */
  launch(device: Device, options: LaunchOptions, values: LaunchValues<P>): void {
    checkDevice(this.name, device);
    const args = positional(this.#list, values);
    this.#select(device, values).launch(options, ...args);
  }

  /**
   * Checks and writes the options and arguments of a launch once, for loops that launch it repeatedly.
   *
   * ```ts
   * const step = kernel({ y: "f32*", n: "i32" }, ({ y, n }, gpu) => {
   *   const i = gpu.globalIndex();
   *   if (i < n) y[i]! += 1;
   * }).bind(device, { grid: 1, block: 64 }, { y, n: 64 });
   * for (let i = 0; i < 1000; i++) step.launch();
   * step.setArgument("n", 32);
   * ```
   */
  bind(device: Device, options: LaunchOptions, values: LaunchValues<P>): BoundLaunch {
    checkDevice(this.name, device);
    positional(this.#list, values); // checks them
    return this.#select(device, values).bind(options, { ...values } as never);
  }

  /** @ignore Loads both versions. */
  protected loadAll(device: Device): void {
    this.#load(device, false);
    if (this.compile(true).ptx !== this.compile(false).ptx) this.#load(device, true);
  }

  #select(device: Device, values: LaunchValues<P>): Kernel {
    const { written } = this.compile(false);
    return this.#load(device, mayOverlap(written, values as Readonly<Record<string, unknown>>));
  }

  #load(device: Device, overlapping: boolean): Kernel {
    let loaded = this.#loaded.get(device);
    if (loaded === undefined) this.#loaded.set(device, loaded = []);
    const index = overlapping ? 1 : 0;
    const known = loaded[index];
    if (known !== undefined) return known;
    const { ptx } = this.compile(overlapping), module = device.loadModule(ptx);
    declareParameters(module, this.name, declarations(this.#types, this.#list));
    const kernel = module.kernel(this.name);
    setTypedSignature(kernel, {
      needsShared: ptx.includes(".extern .shared"),
      names: [...this.#list.parameters.keys()],
      positional: (values) => positional(this.#list, values),
      argument: (name, value) => argument(this.#list, name, value),
      checkOverlap: (values) => {
        if (!overlapping) checkDistinct(this.name, this.compile(false).written, values);
      },
    });
    return loaded[index] = kernel;
  }

  /** Formats the name and the parameters: `TypedKernel saxpy(y: f32*, n: i32)`. */
  toString(): string {
    return `${this.constructor.name} ${this.name}(${signature(this.#types)})`;
  }
}

/** Returns the parameters of a kernel and their types, protected properties. */
export function parametersOf(
  kernel: LaunchableKernel,
): { readonly list: ParameterList; readonly types: Parameters } {
  return kernel as unknown as { readonly list: ParameterList; readonly types: Parameters };
}

/** Throws if the first argument is not a device. Its class is not imported, so that this module loads fast. */
function checkDevice(kernel: string, device: Device): void {
  if (typeof (device as Partial<Device> | undefined)?.loadModule === "function") return;
  throw new TypeError(invalid(`${kernel}: device`, "a Device as the first argument", device));
}
