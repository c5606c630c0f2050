/**
 * Which NVRTC is at hand, if possible without opening it: the library is 100 MB, and a program whose kernels are all in the
 * cache needs nothing of it but its version.
 *
 * @module
 */
import { loadedPath } from "../libraries/find.ts";
import { openNvrtc } from "../libraries/nvrtc.ts";
import { nodeModule, runtime } from "../runtime/index.ts";
import { DiskCache } from "./cache.ts";

/** A compiler's identity. */
export interface Toolchain {
  /** The library's path, or its bare name. */
  readonly path: string;
  readonly version: readonly [major: number, minor: number];
  /** Architectures that it compiles for, ascending. */
  readonly archs: readonly number[];
}

/** What was remembered of a library, valid as long as the file has this size and time. */
interface Remembered extends Toolchain {
  readonly size: number;
  readonly mtimeMs: number;
}

/** The variables that decide which NVRTC is found. */
const SEARCH_VARIABLES = [
  "CUFFI_LIBNVRTC",
  "LD_LIBRARY_PATH",
  "CUDA_HOME",
  "CUDA_PATH",
  "CONDA_PREFIX",
  "VIRTUAL_ENV",
  "PWD",
] as const;

let toolchain: Toolchain | undefined;

/**
 * The compiler, as remembered in the cache or by opening it.
 *
 * @throws {LibraryNotFoundError} If libnvrtc cannot be opened.
 */
export function findToolchain(cache: DiskCache | undefined): Toolchain {
  return toolchain ??= (cache && recall(cache)) ?? inspect(cache);
}

/**
 * Opens NVRTC and says whether it is the one that {@link findToolchain} told of. It may not be if another one was installed
 * where the search looks first; then that one is remembered from now on.
 */
export function confirmToolchain(told: Toolchain, cache: DiskCache | undefined): boolean {
  const { version } = openNvrtc();
  if (version[0] === told.version[0] && version[1] === told.version[1]) return true;
  toolchain = inspect(cache);
  return false;
}

/** The key under which the result of the search is kept. */
function searchKey(): string {
  return DiskCache.key(["nvrtc", ...SEARCH_VARIABLES.map((name) => runtime.env(name) ?? null)]);
}

function recall(cache: DiskCache): Toolchain | undefined {
  const payload = cache.get(searchKey());
  if (payload === undefined) return undefined;
  const { size, mtimeMs, ...known } = JSON.parse(new TextDecoder().decode(payload)) as Remembered;
  const file = fileIdentity(known.path);
  return file?.size === size && file.mtimeMs === mtimeMs ? known : undefined;
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
    const remembered: Remembered = { ...found, ...file };
    cache.put(searchKey(), new TextEncoder().encode(JSON.stringify(remembered)));
  }
  return found;
}

/** Undefined for a bare name, or a file that may not be looked at. */
function fileIdentity(path: string): { size: number; mtimeMs: number } | undefined {
  if (!/[\\/]/.test(path) || !runtime.mayRead(path)) return undefined;
  try {
    const { size, mtimeMs } = nodeModule("node:fs")!.statSync(path);
    return { size, mtimeMs };
  } catch {
    return undefined;
  }
}
