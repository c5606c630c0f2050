/**
 * The entry point of the PTX → WebAssembly compiler: loads a module once and compiles a kernel for each block
 * size it is launched with. Independent of memory and launches.
 */
import type { SoftwareModule } from "./abi/index.ts";
import { BuiltinModule } from "./builtin_module.ts";
import { LoadedModule } from "./module.ts";
import { parse } from "./ptx/parser.ts";

/**
 * Parses and validates PTX.
 *
 * @param builtin the text is a module that ships with cuffi: kernels are parsed when they are used
 * @throws {CompileError} with the PTX line, for invalid syntax and unsupported instructions
 */
export function loadModule(text: string, builtin = false): SoftwareModule {
  return builtin ? new BuiltinModule(text) : new LoadedModule(parse(text));
}
