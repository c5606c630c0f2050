/**
 * The PTX → WebAssembly compiler's front door: load a module once, compile a kernel for each block size it is launched
 * with. Knows nothing of memory or launches.
 */
import type { CompiledKernel, CompileOptions, KernelInfo, ModuleVariable } from "./abi.ts";
import { LoadedModule } from "./module.ts";
import { parse } from "./ptx/parser.ts";

/** A parsed and validated PTX module. */
export interface SoftwareModule {
  readonly kernels: ReadonlyMap<string, KernelInfo>;
  /** What the machine has to place before it compiles a kernel. */
  readonly variables: readonly ModuleVariable[];
  /**
   * Compiles a kernel for one block size. Takes milliseconds: keep the result by kernel, block size and mode.
   *
   * @throws {CompileError} when the kernel cannot be compiled for these options
   */
  compile(kernel: string, options: CompileOptions): CompiledKernel;
  /** Source file and line of a PTX line, where the module has `.loc`. */
  sourceOf(line: number): { readonly file: string; readonly line: number } | undefined;
}

/**
 * Parses and validates PTX.
 *
 * @throws {CompileError} with the PTX line, for text that is not PTX and for instructions that are not supported
 */
export function loadModule(text: string): SoftwareModule {
  return new LoadedModule(parse(text));
}
