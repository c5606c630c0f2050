/**
 * Kernels in TypeScript.
 *
 * @module
 */
import {
  checkFunction,
  checkOptionNames,
  checkOptions,
  checkString,
  invalid,
  type OptionNames,
} from "../base/check.ts";
import { declareParameters } from "../core/module/module.ts";
import type { BoundLaunch, Kernel, LaunchOptions } from "../core/module/kernel.ts";
import type { Device } from "../device/device.ts";
import { printAsText } from "../runtime/inspect.ts";
import { runtime } from "../runtime/index.ts";
import { mayOverlap, type ParameterList, positional } from "./arguments.ts";
import { declarations, signature } from "./declarations.ts";
import type { Gpu } from "./gpu.ts";
import { optimize } from "./ir/passes.ts";
import { writePtx } from "./ptx/writer.ts";
import type { Constants, KernelValues, LaunchValues, Parameters } from "./types.ts";
import { type ParsedParameter, parseParameter } from "./typescript/layout.ts";
import { lower } from "./typescript/lower.ts";
import { callSite } from "./typescript/source.ts";
import { assignedName } from "./typescript/source_file.ts";

/** Options of {@link kernel}. */
export interface KernelOptions<C extends Constants = Constants> {
  /**
   * The name in PTX, profilers and errors. Default: the function's name, that of the variable which `kernel()` is
   * assigned to, if the source file can be read, or "kernel".
   */
  readonly name?: string | undefined;
  /**
   * Values that become part of the kernel's text, as the third parameter of its function: numbers and booleans,
   * such as tile sizes, and functions that the kernel calls.
   */
  readonly constants?: C | undefined;
  /** Round products and sums separately, instead of fusing `a * b + c`. Default true, as in CUDA C++. */
  readonly fma?: boolean | undefined;
  /** Fail the launch if an index is outside of its array. Arguments must then be arrays. Default false. */
  readonly bounds?: boolean | undefined;
  /**
   * Write the lines of the source file into the PTX, for profilers and debuggers. Kernels with `bounds: true` or
   * assertions have them, too, and all kernels with the memory checker. Default false.
   */
  readonly lineInfo?: boolean | undefined;
}

const OPTIONS: OptionNames<KernelOptions> = {
  name: true,
  constants: true,
  fma: "boolean",
  bounds: "boolean",
  lineInfo: "boolean",
};

/** A kernel's function. */
export type KernelFunction<P extends Parameters, C extends Constants> = (
  values: KernelValues<P>,
  gpu: Gpu,
  constants: C,
) => void;

/**
 * Returns a kernel that is written as a TypeScript function. It is compiled when it is first launched, to PTX,
 * without a compiler to install.
 *
 * ```ts
 * const saxpy = kernel({ y: "f32*", x: "f32*", a: "f32", n: "i32" }, ({ y, x, a, n }, gpu) => {
 *   const i = gpu.globalIndex();
 *   if (i < n) y[i]! += a * x[i]!;
 * });
 * saxpy.launch(device, { grid: Math.ceil(n / 256), block: 256 }, { y, x, a: 2, n });
 * ```
 *
 * The function sees only its three parameters: the kernel's arguments, {@link Gpu}, and the constants of the
 * options. It is read as text and never runs on the host.
 *
 * @throws {TypeError} If a parameter type or an option is wrong. Errors in the function are thrown by the first
 *   launch, `ptx` or `load()`, as a `CompileError` with line and column.
 */
export function kernel<const P extends Parameters, const C extends Constants = Record<never, never>>(
  parameters: P,
  fn: KernelFunction<P, C>,
  options: KernelOptions<C> = {},
): TypedKernel<P, C> {
  checkFunction("fn", fn);
  checkOptionNames(checkOptions(options), OPTIONS);
  return new TypedKernel(parameters, fn, options, callSite(new Error().stack ?? ""));
}

/** PTX, and the arrays that the kernel writes. */
interface Compiled {
  readonly ptx: string;
  readonly written: readonly string[];
}

/** Compiled kernels by their text: the same function in two places is compiled once. */
const compiled = new Map<string, Compiled>();

/**
 * A kernel that is written as a TypeScript function; created by {@link kernel}.
 *
 * ```ts
 * const scale = kernel({ y: "f32*", n: "i32" }, ({ y, n }, gpu) => {
 *   const i = gpu.globalIndex();
 *   if (i < n) y[i]! *= 2;
 * });
 * console.log(scale.ptx);
 * scale.launch(device, { grid: 1, block: 64 }, { y, n: 64 });
 * ```
 */
export class TypedKernel<P extends Parameters = Parameters, C extends Constants = Constants> {
  /** The function. */
  readonly fn: KernelFunction<P, C>;
  /** The constants of the options. */
  readonly constants: C | undefined;
  readonly #options: KernelOptions<C>;
  readonly #site: string;
  readonly #types: P;
  #name: string | undefined;
  readonly #list: ParameterList;
  readonly #loaded: WeakMap<Device, [distinct?: Kernel, overlapping?: Kernel]> = new WeakMap();
  #distinct: Compiled | undefined;
  #overlapping: Compiled | undefined;

  /** @ignore Use {@link kernel}. */
  constructor(parameters: P, fn: KernelFunction<P, C>, options: KernelOptions<C>, site: string) {
    if (typeof parameters !== "object" || parameters === null) {
      throw new TypeError(
        invalid("parameters", 'types by name, such as { y: "f32*", n: "i32" }', parameters),
      );
    }
    const { name, bounds = false } = options;
    if (name !== undefined) checkString("name", name);
    this.fn = fn;
    this.constants = options.constants;
    this.#options = options;
    this.#site = site;
    this.#types = parameters;
    const label = name ?? (fn.name || "kernel"), owner = () => this.name;
    const parsed = Object.entries(parameters)
      .map(([key, type]): [string, ParsedParameter] => [key, parseParameter(`${label}: ${key}`, type)]);
    this.#list = {
      get kernel() {
        return owner();
      },
      parameters: new Map(parsed),
      lengths: bounds,
    };
  }

  /** The name in the PTX. */
  get name(): string {
    if (this.#name === undefined) {
      const name = this.#options.name ?? (this.fn.name || assignedName(this.#site) || "kernel");
      this.#name = name.replace(/^\d|\W/g, "_") || "kernel";
    }
    return this.#name;
  }

  /**
   * The kernel's PTX.
   *
   * @throws {CompileError} If the function has something that a kernel cannot do.
   */
  get ptx(): string {
    return this.#compile(false).ptx;
  }

  /**
   * Compiles and loads the kernel, which the first launch on a device does otherwise, and returns it with its
   * attributes.
   */
  load(device: Device): Kernel {
    return this.#load(device, false);
  }

  /**
   * Enqueues the kernel. Arguments are given by name.
   *
   * @throws {CompileError} In the first launch, if the function has something that a kernel cannot do.
   * @throws {TypeError} If an argument is missing, unknown, or of another type.
   * @throws {RangeError} If the kernel or the device does not support the grid or block.
   */
  launch(device: Device, options: LaunchOptions, values: LaunchValues<P>): void {
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
   * ```
   */
  bind(device: Device, options: LaunchOptions, values: LaunchValues<P>): BoundLaunch {
    const args = positional(this.#list, values);
    return this.#select(device, values).bind(options, ...args);
  }

  #select(device: Device, values: LaunchValues<P>): Kernel {
    const { written } = this.#compile(false);
    return this.#load(device, mayOverlap(written, values as Readonly<Record<string, unknown>>));
  }

  #load(device: Device, overlapping: boolean): Kernel {
    let loaded = this.#loaded.get(device);
    if (loaded === undefined) this.#loaded.set(device, loaded = []);
    const index = overlapping ? 1 : 0;
    const known = loaded[index];
    if (known !== undefined) return known;
    const module = device.loadModule(this.#compile(overlapping).ptx);
    declareParameters(module, this.name, declarations(this.#types, this.#list));
    return loaded[index] = module.kernel(this.name);
  }

  #compile(overlapping: boolean): Compiled {
    if (overlapping) return this.#overlapping ??= this.#build(true);
    return this.#distinct ??= this.#build(false);
  }

  #build(overlapping: boolean): Compiled {
    const { constants = {} as C, fma = true, bounds = false } = this.#options;
    const text = String(this.fn);
    const lineInfo = this.#options.lineInfo ??
      ["1", "true"].includes(runtime.env("CUFFI_MEMCHECK") ?? "");
    // Equal functions in two places have different positions.
    const hasPositions = lineInfo || bounds || /\bassert\b/.test(text);
    const key = [
      this.name,
      JSON.stringify([...this.#list.parameters], (_, value) => value instanceof Map ? [...value] : value),
      text,
      ...Object.entries(constants).map(([name, value]) => `${name}=${typeof value} ${value}`),
      [fma, bounds, overlapping, lineInfo, hasPositions ? this.#site : ""].join(),
    ].join("\0");
    let result = compiled.get(key);
    if (result === undefined) {
      const { kernel, written } = lower({
        source: { name: this.name, text, site: this.#site, declared: this.fn.name },
        name: this.name,
        parameters: this.#list.parameters,
        constants,
        mayOverlap: overlapping,
        bounds,
        lineInfo,
      });
      result = { ptx: writePtx(optimize(kernel, { fma })), written: [...written] };
      compiled.set(key, result);
    }
    return result;
  }

  /** Formats the name, the parameters and the place: `TypedKernel saxpy(y: f32*, n: i32), app.ts:5`. */
  toString(): string {
    const place = this.#site.split(/[\\/]/).at(-1)!.replace(/:\d+$/, "");
    return `TypedKernel ${this.name}(${signature(this.#types)})${place === "" ? "" : `, ${place}`}`;
  }
}

printAsText(TypedKernel);
