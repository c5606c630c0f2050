/**
 * Compiling beforehand: for container images, whose programs then start without NVRTC.
 *
 * @module
 */
import { mismatch } from "../base/check.ts";
import { cacheDirectory, cacheLimit, DiskCache } from "./cache.ts";
import { compileCuda, type CompiledCuda } from "./compile.ts";
import { checkOptions, type CompileOptions } from "./options.ts";
import { keepWarmed } from "./prebuilt_cache.ts";

/** Options of `warmCache()`: those that the program gives to `device.compile()`, and for what and where to compile. */
export interface WarmOptions extends Omit<CompileOptions, "arch" | "cache"> {
  /** Such as `["sm_90", "compute_75"]`: the GPUs, and `"compute_75"` for the software device and for newer GPUs. */
  readonly archs: readonly string[];
  /** The folder that `CUFFI_CACHE_DIR` will name. Default: what it names now, else the user's own cache. */
  readonly cacheDirectory?: string;
}

/**
 * Compiles CUDA C++ for several architectures into a cache, in which `device.compile()` with the same source and options
 * finds it afterwards: without NVRTC, without a GPU at build time, and if the folder is read-only.
 *
 * ```ts
 * warmCache(await readFile("kernels/blur.cu", "utf8"), { archs: ["sm_90"], cacheDirectory: "/app/kernels.cache" });
 * ```
 *
 * What is kept goes by the source, the options and the headers that are not CUDA's own. It is used even where another
 * NVRTC is installed; warm the cache again to compile with that one.
 *
 * @returns What was compiled, in the order of `archs`.
 * @throws {CompileError} If the source or an option is wrong.
 * @throws {LibraryNotFoundError} If NVRTC is not installed.
 * @throws {Error} If the folder cannot be written.
 */
export function warmCache(source: string, options: WarmOptions): CompiledCuda[] {
  const { archs, cacheDirectory: directory = cacheDirectory(), ...rest } = options;
  if (!Array.isArray(archs) || archs.length === 0) {
    throw new TypeError(mismatch("archs", 'names such as ["sm_90", "compute_75"]', "none"));
  }
  for (const arch of archs) checkOptions(source, { ...rest, arch });
  if (directory === undefined) {
    throw new TypeError("cacheDirectory: none given, and CUFFI_CACHE_DIR is not set");
  }
  const cache = new DiskCache(directory, cacheLimit(), "all");
  return archs.map((arch) => {
    const compiled = compileCuda(source, { ...rest, arch, cache: false });
    keepWarmed(cache, arch, source, rest, compiled);
    return compiled;
  });
}
