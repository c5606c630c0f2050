/**
 * Compiles kernels ahead of time, for container images whose programs run without NVRTC.
 *
 * @module
 */
import { checkOptionNames, mismatch, type OptionNames } from "../base/check.ts";
import { cacheDirectory, cacheLimit, DiskCache } from "./cache.ts";
import type { CompiledCuda } from "./cache_entry.ts";
import { compileCuda } from "./compile.ts";
import { checkCompileOptions, COMPILE_OPTIONS, type CompileOptions } from "./options.ts";
import { storePrebuilt } from "./prebuilt_cache.ts";

/** Options of `warmCache()`. The inherited ones must match what the program passes to `device.compile()`. */
export interface WarmOptions extends Omit<CompileOptions, "arch" | "cache"> {
  /** Targets, such as `["sm_90", "compute_75"]`; PTX (`compute_…`) is for the software device and newer GPUs. */
  readonly archs: readonly string[];
  /** The folder that `CUFFI_CACHE_DIR` names at run time. Default: the current cache folder. */
  readonly cacheDirectory?: string | undefined;
}

const { arch: _arch, cache: _cache, ...SHARED_OPTIONS } = COMPILE_OPTIONS;
const WARM_OPTIONS: OptionNames<WarmOptions> = { archs: true, cacheDirectory: true, ...SHARED_OPTIONS };

/**
 * Compiles CUDA C++ for several architectures into a cache folder, without a GPU. `device.compile()` with the
 * same source and options then finds the result without NVRTC, even if the folder is read-only.
 *
 * ```ts
 * const source = await readFile("kernels/blur.cu", "utf8");
 * warmCache(source, { archs: ["sm_90"], cacheDirectory: "/app/kernels.cache" });
 * ```
 *
 * The cache key covers the source, the options and all headers except CUDA's own. Entries are used even if
 * another NVRTC is installed; warm the cache again to compile with that one.
 *
 * @returns The results, in the order of `archs`.
 * @throws {CompileError} If the source or an option is wrong.
 * @throws {LibraryNotFoundError} If NVRTC is not installed.
 * @throws {Error} If the folder cannot be written.
 */
export function warmCache(source: string, options: WarmOptions): CompiledCuda[] {
  const { archs, cacheDirectory: directory = cacheDirectory(), ...rest } = checkOptionNames(
    options,
    WARM_OPTIONS,
  );
  if (!Array.isArray(archs) || archs.length === 0) {
    throw new TypeError(mismatch("archs", 'a list such as ["sm_90", "compute_75"]', "none"));
  }
  for (const arch of archs) checkCompileOptions(source, { ...rest, arch });
  if (directory === undefined) {
    throw new TypeError(mismatch("cacheDirectory", "a folder", "none; or set CUFFI_CACHE_DIR"));
  }
  const cache = new DiskCache(directory, cacheLimit(), "all");
  return archs.map((arch) => {
    const compiled = compileCuda(source, { ...rest, arch, cache: false });
    storePrebuilt(cache, arch, source, rest, compiled);
    return compiled;
  });
}
