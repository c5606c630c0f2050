/**
 * Compiles CUDA C++ at run time with NVRTC, and caches the result on disk.
 *
 * @module
 */
import { workingFolder } from "../libraries/python_packages.ts";
import { mismatch } from "../base/check.ts";
import { CompileError } from "../base/errors.ts";
import { cudaIncludeFolders, headerAdvice, packagedIncludeFolders } from "../libraries/cuda_headers.ts";
import { openNvrtc } from "../libraries/nvrtc.ts";
import { runtime } from "../runtime/index.ts";
import { type CompileTarget, deviceArch, runnableArchs } from "./architecture.ts";
import { DiskCache, openCache } from "./cache.ts";
import { type CompiledCuda, decode, encode } from "./cache_entry.ts";
import { findIncludes, type Includes } from "./includes.ts";
import { checkCompileOptions, commandLine, type CompileOptions } from "./options.ts";
import { findPrebuilt } from "./prebuilt_cache.ts";
import { confirmToolchain, findToolchain, type Toolchain } from "./toolchain.ts";

export type { CompiledCuda } from "./cache_entry.ts";
export type { CompileOptions } from "./options.ts";

/** Part of every cache key. Increment it when the format of an entry changes. */
const FORMAT = 2;

/**
 * Compiles CUDA C++ for the architecture `options.arch`. (`device.compile()` chooses one itself.)
 *
 * ```ts
 * const { image, ptx } = compileCuda(source, { arch: "sm_90", defines: { TILE: 16 } });
 * using module = device.loadModule(image, { ptx });
 * ```
 *
 * Results are cached on disk (see `CUFFI_CACHE_DIR`). The key covers the source, headers, included files,
 * options, architecture and NVRTC version. A source with `#include MACRO` is not cached. Kernels prebuilt by
 * `warmCache()` are used first, whichever NVRTC is installed.
 *
 * @throws {CompileError} If the source or an option is wrong; `log` holds NVRTC's messages with file and
 *   line.
 * @throws {LibraryNotFoundError} If NVRTC is not installed.
 * @throws {TypeError} If an argument is invalid.
 */
export function compileCuda(
  source: string,
  options: CompileOptions & { readonly arch: string },
): CompiledCuda {
  checkCompileOptions(source, options);
  const { arch } = options;
  if (arch === undefined) {
    throw new TypeError(mismatch("arch", 'a name such as "sm_90" or "compute_75"', "none"));
  }
  const cache = options.cache === false ? undefined : openCache();
  const prebuilt = cache &&
    findPrebuilt(cache, (archs) => archs.filter((one) => one === arch), source, options);
  return prebuilt ?? compileFor(arch, source, options, findToolchain(cache), cache);
}

/**
 * Compiles CUDA C++ for a device: to a cubin if NVRTC knows the GPU, otherwise to PTX, as always for the software
 * device.
 *
 * @throws As {@link compileCuda}.
 */
export function compileForDevice(
  device: CompileTarget,
  source: string,
  options: CompileOptions = {},
): CompiledCuda {
  checkCompileOptions(source, options);
  const cache = options.cache === false ? undefined : openCache();
  const arch = device.loadsCubins ? options.arch : options.arch?.replace(/^sm_/, "compute_");
  const runnable = arch === undefined
    ? runnableArchs(device)
    : (archs: readonly string[]) => archs.filter((one) => one === arch);
  const prebuilt = cache && findPrebuilt(cache, runnable, source, options);
  if (prebuilt !== undefined) return prebuilt;
  const toolchain = findToolchain(cache);
  return compileFor(arch ?? deviceArch(device, toolchain), source, withLineInfo(options), toolchain, cache);
}

/** Returns the text in which the kernels of a source are declared: with its headers, and the macros of options. */
export function declarationsOf(
  source: string,
  { defines = {}, headers = {}, options = [] }: CompileOptions = {},
): string {
  const macros = options.map((option) => /^(?:-D|--define-macro=)\s*(\w+)/.exec(option)?.[1])
    .filter((name) => name !== undefined);
  return [
    ...[...Object.keys(defines), ...macros].map((name) => `#define ${name}`),
    ...Object.values(headers),
    source,
  ].join("\n");
}

/** Adds line information if CUFFI_MEMCHECK=1, so that the memory checker can report source lines. */
function withLineInfo(options: CompileOptions): CompileOptions {
  if (!["1", "true"].includes(runtime.env("CUFFI_MEMCHECK") ?? "")) return options;
  const compilerOptions = options.options ?? [];
  return hasLineInfo(options) ? options : { ...options, options: [...compilerOptions, "-lineinfo"] };
}

function hasLineInfo({ options = [] }: CompileOptions): boolean {
  return options.some((option) => /^(-lineinfo|--generate-line-info|-G|--device-debug)$/.test(option));
}

/** Makes the file names of line information relative to the working folder, where other programs find them, too. */
function withRelativeFiles(ptx: string): string {
  const folder = workingFolder();
  if (folder === undefined) return ptx;
  return ptx.replace(/^(\s*\.file\s+\d+\s+")([^"]*)"/gm, (line, start: string, file: string) => {
    return file.startsWith(`${folder}/`) ? `${start}${file.slice(folder.length + 1)}"` : line;
  });
}

/** Returns the cached result for one architecture, or compiles and caches it. */
function compileFor(
  arch: string,
  source: string,
  options: CompileOptions,
  toolchain: Toolchain,
  cache: DiskCache | undefined,
): CompiledCuda {
  const { name = "kernel.cu", headers = {}, nameExpressions = [] } = options;
  const line = commandLine(arch, options);
  const { folders, includes } = resolveIncludes(source, { ...options, name, headers }, toolchain);
  const { files } = includes;
  // The line information of a cubin has absolute paths.
  const place = arch.startsWith("sm_") && hasLineInfo(options) ? workingFolder() : undefined;
  const key = cache !== undefined && files !== undefined
    ? DiskCache.key([
      FORMAT,
      toolchain.version,
      source,
      name,
      headers,
      nameExpressions,
      line,
      files,
      place,
    ])
    : undefined;
  const payload = key === undefined ? undefined : cache?.get(key);
  const entry = payload && decode(payload);
  if (entry !== undefined) return { ...entry, arch, cached: true };

  // The key contains the remembered version: with another NVRTC the result must not be stored under it.
  const keyIsValid = confirmToolchain(toolchain, cache);
  const nvrtc = openNvrtc();
  const { ok, log, ptx: text, cubin, loweredNames } = nvrtc.compile({
    source,
    fileName: name,
    headers: { ...includes.builtins, ...headers },
    nameExpressions,
    options: [...line, ...folders.map((folder) => `--include-path=${folder}`)],
  });
  if (!ok) {
    const { header, includedBy } = missingHeader(log);
    const advice = header
      ? headerAdvice(header, nvrtc.path, nvrtc.version[0], includedBy, declarationsOf(source, options))
      : archAdvice(log, arch);
    throw new CompileError(
      `${name} does not compile for ${arch} (NVRTC ${nvrtc.version.join(".")})` +
        (header ? `: ${header} was not found` : ""),
      advice ? `${log}\n${advice}` : log,
    );
  }
  const ptx = withRelativeFiles(text);
  const compiled = {
    ptx,
    image: cubin.length > 0 ? cubin : ptx,
    loweredNames: new Map(Object.entries(loweredNames)),
    log: log.trim(),
  };
  if (key !== undefined && keyIsValid) cache?.put(key, encode(compiled));
  return { ...compiled, arch, cached: false };
}

/** Returns the folders for `#include`, and what the source includes from them. */
function resolveIncludes(
  source: string,
  { name, headers = {}, includePaths = [] }: CompileOptions,
  { path, version }: Toolchain,
): { folders: readonly string[]; includes: Includes } {
  const folders = [...includePaths];
  let includes = findIncludes(source, headers, folders, name);
  if (!includes.needsFolders) return { folders, includes };
  let more = cudaIncludeFolders(path);
  do {
    folders.push(...more);
    includes = findIncludes(source, headers, folders, name);
    // The headers of a package may include those of another one.
    more = packagedIncludeFolders(includes.missing, folders, version[0]);
  } while (more.length > 0);
  return { folders, includes };
}

/** Returns advice if the log names a built-in function that the oldest targets may lack. */
function archAdvice(log: string, arch: string): string | undefined {
  const name = arch.startsWith("compute_7") && /identifier "(__\w+)" is undefined/.exec(log)?.[1];
  return name ? `hint: ${name} may need a newer target, such as { arch: "compute_80" }` : undefined;
}

/** Returns the header that NVRTC did not find and the file that includes it, if that is the error. */
function missingHeader(log: string): { header?: string | undefined; includedBy?: string | undefined } {
  const match = /^(.*)\(\d+\): .*(?:could not|cannot) open source file "([^"]+)"/m.exec(log);
  return { includedBy: match?.[1], header: match?.[2] };
}
