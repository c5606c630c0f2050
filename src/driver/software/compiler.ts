/**
 * The entry point of the PTX → WebAssembly compiler: loads a module once and compiles a kernel for each block
 * size it is launched with. Independent of memory and launches.
 */
import type { SoftwareModule } from "./abi/index.ts";
import { LoadedModule } from "./module.ts";
import { parse } from "./ptx/parser.ts";

/**
 * Parses and validates PTX.
 *
 * @throws {CompileError} with the PTX line, for invalid syntax and unsupported instructions
 */
export function loadModule(text: string): SoftwareModule {
  return new LoadedModule(parse(text));
}
