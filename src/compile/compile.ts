/**
 * CUDA C++ at run time: NVRTC with a cache on disk.
 *
 * @module
 */
import { cudaIncludeFolder } from "../libraries/find.ts";
import { openNvrtc } from "../libraries/nvrtc.ts";
import { CompileError } from "../base/errors.ts";
import { runtime } from "../runtime/index.ts";
import { DiskCache, openCache } from "./cache.ts";
import { decode, encode } from "./cache_entry.ts";
import { findIncludes } from "./includes.ts";
import { checkOptions, commandLine, type CompileOptions } from "./options.ts";
import { confirmToolchain, findToolchain, type Toolchain } from "./toolchain.ts";
import { findWarmed } from "./prebuilt_cache.ts";

export type { CompileOptions } from "./options.ts";

/** Code for one architecture, ready to be loaded. */
export interface CompiledCuda {
  /** What to load: a cubin for `sm_…`, PTX text for `compute_…`. */
  readonly image: Uint8Array | string;
  /** The PTX behind `image`. By its `.param` lists launches are checked. */
  readonly ptx: string;
  /** Name expression → name in the image. */
  readonly loweredNames: ReadonlyMap<string, string>;
  /** Warnings and remarks of the compiler; "" if it had none. */
  readonly log: string;
  /** What `image` was compiled for, such as `"sm_90"`. */
  readonly arch: string;
  /** Whether it came from the cache on disk. */
  readonly cached: boolean;
}

/** What is asked of a device. */
export interface CompileTarget {
  /** Whether it loads cubins; otherwise it runs PTX alone. */
  readonly loadsCubins: boolean;
  readonly properties: { readonly computeCapability: readonly [major: number, minor: number] };
}

/** The architecture that PTX for the software device is made for, the oldest that every supported NVRTC knows. */
const SOFTWARE_ARCH = 75;

/** Part of every key: raised when the meaning of an entry changes. */
const FORMAT = 1;

/**
 * Compiles CUDA C++ for the architecture that `options.arch` names. `device.compile()` chooses it by itself.
 *
 * ```ts
 * const { image, ptx } = compileCuda(source, { arch: "sm_90", defines: { TILE: 16 } });
 * using module = device.loadModule(image, { ptx });
 * ```
 *
 * Results are kept in a cache on disk (see `CUFFI_CACHE_DIR`), by all that decides them: source, headers, the content of
 * included files, options, architecture and NVRTC's version. What is included by a macro's value is not cached. What
 * `warmCache()` has put there is used first, whatever NVRTC there is.
 *
 * @throws {CompileError} If the source or an option is wrong: `log` holds NVRTC's messages with file and line.
 * @throws {LibraryNotFoundError} If NVRTC is not installed.
 * @throws {TypeError} If an argument is not what is accepted.
 */
export function compileCuda(
  source: string,
  options: CompileOptions & { readonly arch: string },
): CompiledCuda {
  checkOptions(source, options);
  if (options.arch === undefined) {
    throw new TypeError('arch: missing; accepted are names such as "sm_90" and "compute_75"');
  }
  const cache = options.cache === false ? undefined : openCache();
  const warmed = cache &&
    findWarmed(cache, (archs) => archs.filter((arch) => arch === options.arch), source, options);
  return warmed ?? compileFor(options.arch, source, options, findToolchain(cache), cache);
}

/**
 * Compiles CUDA C++ for a device: to a cubin for a GPU that NVRTC knows, else to PTX.
 *
 * @throws As {@link compileCuda}.
 */
export function compileForDevice(
  device: CompileTarget,
  source: string,
  options: CompileOptions = {},
): CompiledCuda {
  checkOptions(source, options);
  const cache = options.cache === false ? undefined : openCache();
  const { arch } = options;
  const runs = arch === undefined
    ? runnableArchs(device)
    : (archs: readonly string[]) => archs.filter((one) => one === arch);
  const warmed = cache && findWarmed(cache, runs, source, options);
  if (warmed !== undefined) return warmed;
  const toolchain = findToolchain(cache);
  return compileFor(arch ?? deviceArch(device, toolchain), source, checkable(options), toolchain, cache);
}

/** With `CUFFI_MEMCHECK=1` code knows its source's lines, for a checker to name. */
function checkable(options: CompileOptions): CompileOptions {
  const given = options.options ?? [];
  if (!["1", "true"].includes(runtime.env("CUFFI_MEMCHECK") ?? "")) return options;
  return given.some((option) => /^(-lineinfo|--generate-line-info|-G|--device-debug)$/.test(option))
    ? options
    : { ...options, options: [...given, "-lineinfo"] };
}

/** The architecture to compile for; NVRTC may be older or newer than the GPU. */
function deviceArch({ loadsCubins, properties }: CompileTarget, { archs, version }: Toolchain): string {
  if (!loadsCubins) return `compute_${Math.max(SOFTWARE_ARCH, archs[0] ?? SOFTWARE_ARCH)}`;
  const [major, minor] = properties.computeCapability;
  const wanted = major * 10 + minor;
  if (archs.includes(wanted)) return `sm_${wanted}`;
  // An older NVRTC: the driver compiles its newest PTX for the GPU when it is loaded.
  const older = archs.filter((arch) => arch < wanted).at(-1);
  if (older !== undefined) return `compute_${older}`;
  throw new CompileError(
    `NVRTC ${version.join(".")} compiles for sm_${archs[0]} and newer, and the device is sm_${wanted}: ` +
      "install an older NVRTC, such as `pip install nvidia-cuda-nvrtc-cu12`",
    "",
  );
}

/**
 * Which of several architectures a device runs, the best first. A cubin runs on GPUs of the same major version that are
 * as new or newer, PTX on all newer ones; names that end in "a" run on that one GPU, in "f" on its family (CUDA C++
 * Programming Guide, "Binary Compatibility" and "Feature Set Compiler Targets").
 */
function runnableArchs({ loadsCubins, properties }: CompileTarget): (archs: readonly string[]) => string[] {
  const [major, minor] = properties.computeCapability;
  const device = major * 10 + minor;
  const rank = (arch: string): number => {
    const [, form, digits, feature] = /^(sm|compute)_(\d+)([af]?)$/.exec(arch)!;
    const number = Number(digits);
    if (!loadsCubins) return form === "compute" && feature === "" ? 1000 - number : -1;
    const sameMajor = Math.floor(number / 10) === major;
    if (number > device || (feature === "a" && number !== device) || (feature === "f" && !sameMajor)) {
      return -1;
    }
    if (form === "compute") return number;
    return sameMajor ? 1000 + number : -1;
  };
  return (archs) => archs.filter((arch) => rank(arch) >= 0).sort((a, b) => rank(b) - rank(a));
}

function compileFor(
  arch: string,
  source: string,
  options: CompileOptions,
  toolchain: Toolchain,
  cache: DiskCache | undefined,
): CompiledCuda {
  const { fileName = "kernel.cu", headers = {}, includePaths = [], nameExpressions = [] } = options;
  const line = commandLine(arch, options);
  let folders = [...includePaths];
  let includes = findIncludes(source, headers, folders);
  if (includes.outside) {
    const toolkit = cudaIncludeFolder(toolchain.path);
    if (toolkit !== undefined) {
      folders = [...folders, toolkit];
      includes = findIncludes(source, headers, folders);
    }
  }

  const key = cache !== undefined && includes.files !== undefined
    ? DiskCache.key([
      FORMAT,
      toolchain.version,
      source,
      fileName,
      headers,
      nameExpressions,
      line,
      includes.files,
    ])
    : undefined;
  const entry = key === undefined ? undefined : cache?.get(key);
  if (entry !== undefined) return { ...decode(entry), arch, cached: true };

  const asTold = confirmToolchain(toolchain, cache);
  const nvrtc = openNvrtc();
  const { ok, log, ptx, cubin, loweredNames } = nvrtc.compile({
    source,
    fileName,
    headers,
    nameExpressions,
    options: [...line, ...folders.map((folder) => `--include-path=${folder}`)],
  });
  if (!ok) {
    throw new CompileError(
      `${fileName} does not compile for ${arch} (NVRTC ${nvrtc.version.join(".")})`,
      log,
    );
  }
  const compiled = {
    ptx,
    image: cubin.length > 0 ? cubin : ptx,
    loweredNames: new Map(Object.entries(loweredNames)),
    log: log.trim(),
  };
  if (key !== undefined && asTold) cache?.put(key, encode(compiled));
  return { ...compiled, arch, cached: false };
}
