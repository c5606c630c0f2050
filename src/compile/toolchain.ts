/**
 * Identifies the installed NVRTC, if possible without opening it: the library is 100 MB, and a program whose
 * kernels are all cached needs only its version.
 *
 * @module
 */
import { loadedPath } from "../libraries/find.ts";
import { openNvrtc } from "../libraries/nvrtc.ts";
import { workingFolder } from "../libraries/python_packages.ts";
import { nodeModule, runtime } from "../runtime/index.ts";
import { DiskCache } from "./cache.ts";
import { parseJson } from "./cache_entry.ts";

/** The identity of an NVRTC library. */
export interface Toolchain {
  /** Path of the library, or its bare name if the loader does not report it. */
  readonly path: string;
  readonly version: readonly [major: number, minor: number];
  /** Supported architectures, ascending. */
  readonly archs: readonly number[];
}

/** A cached toolchain, valid while the library file has this size and modification time. */
interface RememberedToolchain extends Toolchain {
  readonly size: number;
  readonly mtimeMs: number;
}

/** The environment variables that decide which NVRTC is found. */
const SEARCH_VARIABLES = [
  "CUFFI_LIBNVRTC",
  "LD_LIBRARY_PATH",
  "CUDA_HOME",
  "CUDA_PATH",
  "CONDA_PREFIX",
  "VIRTUAL_ENV",
  "CUFFI_DATA_DIR",
  "XDG_DATA_HOME",
] as const;

let toolchain: Toolchain | undefined;

/**
 * Returns the toolchain, from the cache or by opening NVRTC.
 *
 * @throws {LibraryNotFoundError} If libnvrtc cannot be opened.
 */
export function findToolchain(cache: DiskCache | undefined): Toolchain {
  return toolchain ??= (cache && recall(cache)) ?? inspect(cache);
}

/**
 * Opens NVRTC and returns whether it has the expected version. It differs if another NVRTC was installed
 * earlier on the search path; {@link findToolchain} then returns the new one from now on.
 */
export function confirmToolchain(expected: Toolchain, cache: DiskCache | undefined): boolean {
  const { version } = openNvrtc();
  if (version[0] === expected.version[0] && version[1] === expected.version[1]) return true;
  toolchain = inspect(cache);
  return false;
}

/** Returns the cache key for the result of the search. */
function searchKey(): string {
  const variables = SEARCH_VARIABLES.map((name) => runtime.env(name) ?? null);
  return DiskCache.key(["nvrtc", workingFolder() ?? null, ...variables]);
}

function recall(cache: DiskCache): Toolchain | undefined {
  const payload = cache.get(searchKey());
  const remembered = payload && parseJson(payload);
  if (!isRemembered(remembered)) return undefined;
  const { size, mtimeMs, ...known } = remembered;
  const file = fileIdentity(known.path);
  return file?.size === size && file.mtimeMs === mtimeMs ? known : undefined;
}

function isRemembered(value: unknown): value is RememberedToolchain {
  const { path, version, archs } = (value ?? {}) as Partial<RememberedToolchain>;
  return typeof path === "string" && Array.isArray(version) && version.length === 2 &&
    version.every(Number.isInteger) &&
    Array.isArray(archs) && archs.every(Number.isInteger);
}

function inspect(cache: DiskCache | undefined): Toolchain {
  const nvrtc = openNvrtc();
  const found: Toolchain = {
    path: loadedPath(nvrtc.path),
    version: nvrtc.version,
    archs: nvrtc.supportedArchs(),
  };
  const file = cache && fileIdentity(found.path);
  if (file) {
    const remembered: RememberedToolchain = { ...found, ...file };
    cache.put(searchKey(), new TextEncoder().encode(JSON.stringify(remembered)));
  }
  return found;
}

/** Returns undefined for a bare name and for a file that may not be read. */
function fileIdentity(path: string): { size: number; mtimeMs: number } | undefined {
  if (!/[\\/]/.test(path) || !runtime.mayRead(path)) return undefined;
  try {
    const { size, mtimeMs } = nodeModule("node:fs")!.statSync(path);
    return { size, mtimeMs };
  } catch {
    return undefined;
  }
}
