/**
 * Entries that were compiled beforehand, by `warmCache()`. Unlike those of ordinary compilations they go by the source, its
 * options and its own headers alone, so that they are found where there is no NVRTC, and by any file name.
 */
import { DiskCache } from "./cache.ts";
import type { CompiledCuda } from "./compile.ts";
import { decode, encode, type Entry } from "./cache_entry.ts";
import { findIncludes } from "./includes.ts";
import { commandLine, type CompileOptions } from "./options.ts";

/** Part of every key: raised when the meaning of an entry changes. */
const FORMAT = "warmed 1";

/** Where the list of architectures is that anything was compiled for. */
const INDEX = [FORMAT, "architectures"];

/**
 * An entry for the first architecture that has one, or undefined.
 *
 * @param wanted Chooses among the architectures that there are, the best first.
 */
export function findWarmed(
  cache: DiskCache,
  wanted: (archs: readonly string[]) => readonly string[],
  source: string,
  options: CompileOptions,
): CompiledCuda | undefined {
  const archs = warmedArchs(cache);
  if (archs.length === 0) return undefined;
  for (const arch of wanted(archs)) {
    const key = warmedKey(arch, source, options);
    const entry = key && cache.get(key);
    if (entry) return { ...decode(entry), arch, cached: true };
  }
  return undefined;
}

/**
 * Keeps an entry.
 *
 * @throws {Error} It cannot be kept: a macro's value is included, or the folder cannot be written.
 */
export function keepWarmed(
  cache: DiskCache,
  arch: string,
  source: string,
  options: CompileOptions,
  entry: Entry,
): void {
  const key = warmedKey(arch, source, options);
  if (key === undefined) {
    throw new Error(
      "what is included by a macro's value, or cannot be read, is compiled each time: it cannot be kept",
    );
  }
  cache.put(key, encode(entry));
  const archs = new Set([...warmedArchs(cache), arch]);
  cache.put(DiskCache.key(INDEX), new TextEncoder().encode(JSON.stringify([...archs])));
  if (cache.get(key) === undefined || !warmedArchs(cache).includes(arch)) {
    throw new Error(
      `${cache.directory}: what was compiled cannot be kept here; is it writable, and CUFFI_CACHE_MAX_BYTES (${cache.maxBytes}) enough?`,
    );
  }
}

function warmedArchs(cache: DiskCache): string[] {
  const index = cache.get(DiskCache.key(INDEX));
  return index === undefined ? [] : JSON.parse(new TextDecoder().decode(index));
}

/** Undefined if what is included cannot be known. */
function warmedKey(arch: string, source: string, options: CompileOptions): string | undefined {
  const { headers = {}, includePaths = [], nameExpressions = [] } = options;
  const { files } = findIncludes(source, headers, includePaths);
  if (files === undefined) return undefined;
  // An image is seldom built in the folder that it runs in: of a path only the name counts.
  const included = Object.entries(files).map(([path, text]) => [path.replace(/^.*[\\/]/, ""), text]).sort();
  return DiskCache.key([FORMAT, source, headers, nameExpressions, commandLine(arch, options), included]);
}
