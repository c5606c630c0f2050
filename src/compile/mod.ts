/**
 * Compiles CUDA C++ without a device, and ahead of time into the kernel cache.
 *
 * @module
 */
export { compileCuda, type CompiledCuda, type CompileOptions } from "./compile.ts";
export { warmCache, type WarmOptions } from "./warm.ts";
export { CompileError, LibraryNotFoundError } from "../base/errors.ts";
