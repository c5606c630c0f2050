/**
 * Kernels that `cuffi warm --out` has compiled. This module has no parser, so it loads fast.
 *
 * ```ts
 * import { compiledKernel } from "@cuffi/cuffi/compiled";
 *
 * const parameters = { y: "f32*", x: "f32*", a: "f32", n: "i32" } as const; // as in the kernel
 * const saxpy = compiledKernel("saxpy", parameters, { ptx, writes: ["y"] });
 * saxpy.launch(device, { grid: 1, block: 32 }, { y, x, a: 2, n: 3 });
 * ```
 *
 * @module
 */
import { checkOptionNames, checkOptions, checkString, invalid, type OptionNames } from "../base/check.ts";
import { printAsText } from "../runtime/inspect.ts";
import { type Compiled, LaunchableKernel } from "./launchable.ts";
import type { Parameters } from "./types.ts";

export { LaunchableKernel } from "./launchable.ts";

/** The code of a {@link CompiledKernel}. */
export interface KernelCode<P extends Parameters = Parameters> {
  /** The PTX. */
  readonly ptx: string;
  /** The PTX for launches in which an array that the kernel writes overlaps another one. Default: `ptx`. */
  readonly overlapping?: string | undefined;
  /** The arrays that the kernel writes. */
  readonly writes: readonly (keyof P & string)[];
  /** Whether the kernel checks indices; the lengths of its arrays are then parameters. Default false. */
  readonly bounds?: boolean | undefined;
}

const CODE: OptionNames<KernelCode> = { ptx: true, overlapping: true, writes: true, bounds: "boolean" };

/**
 * Returns a kernel from PTX that `cuffi warm --out` wrote. It is launched like the kernel in TypeScript.
 *
 * ```ts
 * const first = compiledKernel("first", { y: "f32*" }, { ptx, writes: ["y"] });
 * first.launch(device, { grid: 1, block: 32 }, { y });
 * ```
 *
 * @param name The name of the entry in the PTX.
 * @param parameters The types of the parameters, as `kernel()` takes them.
 * @throws {TypeError} A parameter type or the code is invalid.
 */
export function compiledKernel<const P extends Parameters>(
  name: string,
  parameters: P,
  code: KernelCode<P>,
): CompiledKernel<P> {
  return new CompiledKernel(name, parameters, code);
}

/**
 * A kernel from PTX; created by {@link compiledKernel}.
 *
 * ```ts
 * const first = compiledKernel("first", { y: "f32*" }, { ptx, writes: ["y"] });
 * console.log(first.load(device).attributes.registers);
 * ```
 */
export class CompiledKernel<P extends Parameters = Parameters> extends LaunchableKernel<P> {
  readonly #name: string;
  readonly #distinct: Compiled;
  readonly #overlapping: Compiled;

  /** @ignore Use {@link compiledKernel}. */
  constructor(name: string, parameters: P, code: KernelCode<P>) {
    const { ptx, overlapping = ptx, writes, bounds = false } = checkOptionNames(
      checkOptions(code, "code"),
      CODE as unknown as OptionNames<KernelCode<P>>,
    );
    super(checkString("name", name), parameters, bounds);
    checkString("ptx", ptx);
    checkString("overlapping", overlapping);
    if (!Array.isArray(writes)) throw new TypeError(invalid("writes", "a list of parameters", writes));
    this.#name = name;
    const written = [...writes];
    this.#distinct = { ptx, written };
    this.#overlapping = { ptx: overlapping, written };
  }

  /** The name in the PTX. */
  override get name(): string {
    return this.#name;
  }

  /** @ignore */
  protected override compile(overlapping: boolean): Compiled {
    return overlapping ? this.#overlapping : this.#distinct;
  }
}

printAsText(CompiledKernel, "CompiledKernel");
