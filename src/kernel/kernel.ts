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
  type OptionNames,
} from "../base/check.ts";
import { printAsText } from "../runtime/inspect.ts";
import { runtime } from "../runtime/index.ts";
import { constantsKey, copyConstants } from "./constants_key.ts";
import { signature } from "./declarations.ts";
import type { Gpu } from "./gpu.ts";
import { optimize } from "./ir/passes.ts";
import { type Compiled, LaunchableKernel } from "./launchable.ts";
import { writePtx } from "./ptx/writer.ts";
import type { Constants, KernelValues, Parameters } from "./types.ts";
import { lower } from "./typescript/lower.ts";
import { callSite } from "./typescript/source.ts";
import { assignedName } from "./typescript/source_file.ts";
import type { WarmTarget } from "./warm_target.ts";

/** Options of {@link kernel}. */
export interface KernelOptions<C extends Constants = Constants> {
  /**
   * The name in PTX, profilers and errors. Default: the function's name, the name of the variable to which
   * `kernel()` is assigned, if the source file can be read, otherwise "kernel".
   */
  readonly name?: string | undefined;
  /**
   * Values that become part of the kernel's text, as the third parameter of its function: numbers and booleans,
   * such as tile sizes, and functions that the kernel calls.
   */
  readonly constants?: C | undefined;
  /** False: round products and sums separately. Default true: fuse `a * b + c`, as CUDA C++ does. */
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
 * options. It is read as text, and runs on the host only in `runOnHost()`.
 *
 * @throws {TypeError} If a parameter type or an option is wrong. Errors in the function are thrown by the first
 *   launch, `ptx` or `load()`, as a `CompileError` with line and column.
 */
export function kernel<const P extends Parameters, const C extends Constants = Record<never, never>>(
  parameters: P,
  fn: KernelFunction<P, C>,
  options: KernelOptions<C> = {},
): TypedKernel<P, C> {
  checkFunction("fn", fn, "; the order is kernel(parameters, function, options)");
  checkOptionNames(checkOptions(options), OPTIONS);
  return new TypedKernel(parameters, fn, options, callSite(new Error().stack ?? ""));
}

/** Compiled kernels by text, so that the same function in two places is compiled once. */
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
export class TypedKernel<P extends Parameters = Parameters, C extends Constants = Constants>
  extends LaunchableKernel<P> {
  /** The function. */
  readonly fn: KernelFunction<P, C>;
  /** The constants of the options. */
  readonly constants: C | undefined;
  readonly #options: KernelOptions<C>;
  readonly #site: string;
  #name: string | undefined;
  #distinct: Compiled | undefined;
  #overlapping: Compiled | undefined;

  /** @ignore Use {@link kernel}. */
  constructor(parameters: P, fn: KernelFunction<P, C>, options: KernelOptions<C>, site: string) {
    const { name, bounds = false } = options;
    if (name !== undefined) checkString("name", name);
    super(name ?? (fn.name || "kernel"), parameters, bounds);
    this.fn = fn;
    this.constants = options.constants && copyConstants(options.constants);
    this.#options = { ...options, constants: this.constants };
    this.#site = site;
  }

  /** The name in the PTX. */
  override get name(): string {
    if (this.#name === undefined) {
      const name = this.#options.name ?? (this.fn.name || assignedName(this.#site) || "kernel");
      this.#name = name.replace(/^\d|\W/g, "_") || "kernel";
    }
    return this.#name;
  }

  /** @ignore */
  protected override compile(overlapping: boolean): Compiled {
    if (overlapping) return this.#overlapping ??= this.#build(true);
    return this.#distinct ??= this.#build(false);
  }

  /** @ignore */
  private warmTarget(): WarmTarget {
    const { ptx, written } = this.compile(false), overlapping = this.compile(true).ptx;
    const code = {
      ptx,
      ...overlapping === ptx ? {} : { overlapping },
      writes: written,
      ...this.#options.bounds ? { bounds: true } : {},
    };
    return {
      texts: overlapping === ptx ? [ptx] : [ptx, overlapping],
      load: (device) => this.loadAll(device),
      written: { kind: "call", name: "compiledKernel", from: "@cuffi/cuffi/compiled" },
      values: [this.name, this.types, code],
    };
  }

  #build(overlapping: boolean): Compiled {
    const { constants = {} as C, fma = true, bounds = false } = this.#options;
    const text = String(this.fn);
    const lineInfo = this.#options.lineInfo ??
      ["1", "true"].includes(runtime.env("CUFFI_MEMCHECK") ?? "");
    // Line information differs between equal functions in two places.
    const hasPositions = lineInfo || bounds || /\bassert\b/.test(text);
    const key = [
      this.name,
      JSON.stringify(this.types),
      text,
      ...constantsKey(constants),
      [fma, bounds, overlapping, lineInfo, hasPositions ? this.#site : ""].join(),
    ].join("\0");
    let result = compiled.get(key);
    if (result === undefined) {
      const { kernel, written } = lower({
        source: { name: this.name, text, site: this.#site, declared: this.fn.name },
        name: this.name,
        parameters: this.list.parameters,
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
  override toString(): string {
    const place = this.#site.split(/[\\/]/).at(-1)!.replace(/:\d+$/, "");
    return `TypedKernel ${this.name}(${signature(this.types)})${place === "" ? "" : `, ${place}`}`;
  }
}

printAsText(TypedKernel, "TypedKernel");
