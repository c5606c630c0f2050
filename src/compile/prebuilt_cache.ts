/**
 * Cache entries that were compiled ahead of time by `warmCache()`.
 *
 * Their keys cover the source, the options and the program's own headers, but neither the NVRTC version nor
 * paths. They are found on machines without NVRTC and under any file name.
 */
import { DiskCache } from "./cache.ts";
import { type CacheEntry, type CompiledCuda, decode, encode } from "./cache_entry.ts";
import { runtime } from "../runtime/index.ts";
import { findIncludes, folderOf } from "./includes.ts";
import { ARCH, commandLine, type CompileOptions } from "./options.ts";

/** Part of every key. Change it when the format of an entry changes. */
const FORMAT = "warmed 2";

/** Returns the key of the entry that names architecture `n` of those in the cache. */
const archKey = (n: number): string => DiskCache.key([FORMAT, "architecture", n]);

/**
 * Returns the prebuilt entry for the first architecture that has one, or undefined.
 *
 * @param choose Selects the usable architectures from those in the cache, the best first.
 */
export function findPrebuilt(
  cache: DiskCache,
  choose: (archs: readonly string[]) => readonly string[],
  source: string,
  options: CompileOptions,
): CompiledCuda | undefined {
  const archs = prebuiltArchs(cache);
  if (archs.length === 0) return undefined;
  for (const arch of choose(archs)) {
    const key = prebuiltKey(arch, source, options);
    const payload = key && cache.get(key);
    const entry = payload && decode(payload);
    if (entry) return { ...entry, arch, cached: true };
  }
  return undefined;
}

/**
 * Stores an entry.
 *
 * @throws {Error} If an include cannot be resolved, or the entry cannot be written.
 */
export function storePrebuilt(
  cache: DiskCache,
  arch: string,
  source: string,
  options: CompileOptions,
  entry: CacheEntry,
): void {
  // The second key is for machines without the headers that are beside the source here.
  const keys = [true, false].map((beside) => prebuiltKey(arch, source, options, beside))
    .filter((key) => key !== undefined);
  if (keys.length === 0) {
    throw new Error(
      "source: cannot be cached, because it uses `#include MACRO` or an unreadable file",
    );
  }
  const payload = encode(entry);
  for (const key of new Set(keys)) cache.put(key, payload);
  addArch(cache, arch);
  if (keys.some((key) => cache.get(key) === undefined) || !prebuiltArchs(cache).includes(arch)) {
    throw new Error(
      `${cache.directory}: the compiled kernel could not be stored; check that the folder is writable and that ` +
        `CUFFI_CACHE_MAX_BYTES (${cache.maxBytes}) is large enough`,
    );
  }
}

/** Adds an architecture. Other processes may add theirs at the same time, so no entry is ever changed. */
function addArch(cache: DiskCache, arch: string): void {
  const known = prebuiltArchs(cache);
  if (known.includes(arch)) return;
  for (let n = known.length;; n++) {
    cache.putNew(archKey(n), new TextEncoder().encode(arch));
    const stored = archAt(cache, n);
    if (stored === undefined || stored === arch) return;
  }
}

function prebuiltArchs(cache: DiskCache): string[] {
  const archs: string[] = [];
  for (let arch; (arch = archAt(cache, archs.length)) !== undefined;) archs.push(arch);
  return archs;
}

function archAt(cache: DiskCache, n: number): string | undefined {
  const payload = cache.get(archKey(n));
  const arch = payload && new TextDecoder().decode(payload);
  return arch !== undefined && ARCH.test(arch) ? arch : undefined;
}

/**
 * Returns undefined if the included files cannot be determined.
 *
 * @param beside Whether to search the folder of the source, if it may be read.
 */
function prebuiltKey(
  arch: string,
  source: string,
  options: CompileOptions,
  beside = true,
): string | undefined {
  const { name = "kernel.cu", headers = {}, includePaths = [], nameExpressions = [] } = options;
  const mayRead = [name, ...Object.keys(headers)].every((file) => runtime.mayRead(folderOf(file) || "/"));
  const { files } = findIncludes(source, headers, includePaths, beside && mayRead ? name : undefined);
  if (files === undefined) return undefined;
  // Container images are rarely built in the folder that they run in, so only the file name of a path counts.
  const included = Object.entries(files).map(([path, text]) => [path.replace(/^.*[\\/]/, ""), text]).sort();
  return DiskCache.key([FORMAT, source, headers, nameExpressions, commandLine(arch, options), included]);
}
