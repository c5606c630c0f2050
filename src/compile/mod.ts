/**
 * CUDA C++ without a device: compiling it, and compiling it beforehand.
 *
 * @module
 */
export { compileCuda, type CompiledCuda, type CompileOptions } from "./compile.ts";
export { warmCache, type WarmOptions } from "./warm.ts";
export { CompileError, LibraryNotFoundError } from "../base/errors.ts";
