/**
 * The entry point of the PTX → WebAssembly compiler: loads a module once and compiles a kernel for each block
 * size it is launched with. Independent of memory and launches.
 */
import type { CompiledKernel, CompileOptions, KernelInfo, ModuleVariable } from "./abi.ts";
import { LoadedModule } from "./module.ts";
import { parse } from "./ptx/parser.ts";

/** A parsed and validated PTX module. */
export interface SoftwareModule {
  readonly kernels: ReadonlyMap<string, KernelInfo>;
  /** The variables that the machine must place in memory before it compiles a kernel. */
  readonly variables: readonly ModuleVariable[];
  /**
   * Compiles a kernel for one block size. This takes milliseconds, so cache the result.
   *
   * @throws {CompileError} if the kernel cannot be compiled with these options
   */
  compile(kernel: string, options: CompileOptions): CompiledKernel;
  /** Returns the source file and line of a PTX line, if the module has `.loc`. */
  sourceOf(line: number): { readonly file: string; readonly line: number } | undefined;
}

/**
 * Parses and validates PTX.
 *
 * @throws {CompileError} with the PTX line, for invalid syntax and unsupported instructions
 */
export function loadModule(text: string): SoftwareModule {
  return new LoadedModule(parse(text));
}
