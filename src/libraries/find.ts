/**
 * Finds the CUDA libraries.
 *
 * If an environment variable names a file, only that file is tried. Otherwise the first candidate that opens
 * wins: the file that the loader finds by name (through `LD_LIBRARY_PATH` and `ldconfig`), the toolkit that
 * `CUDA_HOME` or `CUDA_PATH` names, the usual toolkit folders, the folders of WSL and containers, conda's,
 * the `nvidia` packages of Python, and cuffi's own folder (`cuffi install nvrtc`).
 */
import { LibraryNotFoundError } from "../base/errors.ts";
import { nodeModule, runtime } from "../runtime/index.ts";
import type { NativeLibrary } from "../runtime/runtime.ts";
import { keepLoaded } from "../runtime/unsafe/resident_libraries.ts";
import { installCommand } from "./data_folder.ts";
import { listFolder, newestFirst } from "./files.ts";
import { packagedLibraries, pipInstall } from "./python_packages.ts";

/** A library that cuffi can use. */
export type CudaLibraryName =
  | "libcuda"
  | "libcudart"
  | "libnvrtc"
  | "libnvtx"
  | "libnvjpeg"
  | "libcublasLt"
  | "libnvcuvid"
  | "libnvidia-encode"
  | "libnccl";

interface LibraryInfo {
  /** The environment variable that names the file to open. */
  readonly variable: string;
  /** A function that only this library has. */
  readonly symbol: string;
  /** File names, best first. */
  readonly linux: readonly string[];
  /** Untested. */
  readonly windows: readonly string[];
  /** Whether CUDA toolkits contain it. (Their libcuda is a stub, which must not be opened.) */
  readonly inToolkit: boolean;
  /** The purpose of the library, for error messages. */
  readonly purpose: string;
  /** The Python package that contains it. */
  readonly package?: string | undefined;
}

export const CUDA_LIBRARIES: Readonly<Record<CudaLibraryName, LibraryInfo>> = {
  libcuda: {
    variable: "CUFFI_LIBCUDA",
    symbol: "cuInit",
    linux: ["libcuda.so.1", "libcuda.so"],
    windows: ["nvcuda.dll"],
    inToolkit: false,
    purpose: "use a GPU",
  },
  libcudart: {
    variable: "CUFFI_LIBCUDART",
    symbol: "cudaRuntimeGetVersion",
    linux: ["libcudart.so", "libcudart.so.13", "libcudart.so.12"],
    windows: ["cudart64_13.dll", "cudart64_12.dll"],
    inToolkit: true,
    purpose: "use the CUDA runtime",
    package: "nvidia-cuda-runtime-cu12",
  },
  libnvrtc: {
    variable: "CUFFI_LIBNVRTC",
    symbol: "nvrtcVersion",
    linux: ["libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"],
    windows: ["nvrtc64_130_0.dll", "nvrtc64_120_0.dll", "nvrtc64_112_0.dll"],
    inToolkit: true,
    purpose: "compile CUDA C++",
    // Code of CUDA 12 runs with the drivers of CUDA 12 and 13.
    package: "nvidia-cuda-nvrtc-cu12",
  },
  libnvtx: {
    variable: "CUFFI_LIBNVTX",
    symbol: "nvtxRangePushA",
    linux: ["libnvtx3interop.so.1", "libnvtx3interop.so", "libnvToolsExt.so.1", "libnvToolsExt.so"],
    windows: ["nvtx3interop.dll", "nvToolsExt64_1.dll"],
    inToolkit: true,
    purpose: "name parts of a program in profilers",
    package: "nvidia-nvtx-cu12",
  },
  libnvjpeg: {
    variable: "CUFFI_LIBNVJPEG",
    symbol: "nvjpegCreateEx",
    linux: ["libnvjpeg.so", "libnvjpeg.so.13", "libnvjpeg.so.12"],
    windows: ["nvjpeg64_13.dll", "nvjpeg64_12.dll"],
    inToolkit: true,
    purpose: "decode and encode JPEG on a GPU",
    // nvJPEG of CUDA 12 runs with the drivers of CUDA 12 and 13.
    package: "nvidia-nvjpeg-cu12",
  },
  libcublasLt: {
    variable: "CUFFI_LIBCUBLASLT",
    symbol: "cublasLtMatmul",
    linux: ["libcublasLt.so", "libcublasLt.so.13", "libcublasLt.so.12"],
    windows: ["cublasLt64_13.dll", "cublasLt64_12.dll"],
    inToolkit: true,
    purpose: "multiply matrices at full speed",
    // cuBLASLt of CUDA 12 runs with the drivers of CUDA 12 and 13.
    package: "nvidia-cublas-cu12",
  },
  libnvcuvid: {
    variable: "CUFFI_LIBNVCUVID",
    symbol: "cuvidCreateVideoParser",
    linux: ["libnvcuvid.so.1", "libnvcuvid.so"],
    windows: ["nvcuvid.dll"],
    inToolkit: false,
    purpose: "decode video on a GPU",
  },
  "libnvidia-encode": {
    variable: "CUFFI_LIBNVIDIA_ENCODE",
    symbol: "NvEncodeAPICreateInstance",
    linux: ["libnvidia-encode.so.1", "libnvidia-encode.so"],
    windows: ["nvEncodeAPI64.dll"],
    inToolkit: false,
    purpose: "encode video on a GPU",
  },
  libnccl: {
    variable: "CUFFI_LIBNCCL",
    symbol: "ncclGetUniqueId",
    linux: ["libnccl.so.2", "libnccl.so"],
    windows: ["nccl.dll"],
    inToolkit: true,
    purpose: "use several GPUs together",
    // NCCL of CUDA 12 runs with the drivers of CUDA 12 and 13.
    package: "nvidia-nccl-cu12",
  },
};

/** A candidate and why it failed. */
export interface FailedCandidate {
  readonly path: string;
  readonly reason: string;
}

/** The result of a search. */
export interface LibrarySearch {
  readonly library: NativeLibrary | undefined;
  /** The candidates that failed, in the order tried. */
  readonly tried: readonly FailedCandidate[];
}

const opened = new Map<CudaLibraryName, LibrarySearch>();

/**
 * Opens a CUDA library; later calls return the same one.
 *
 * @throws {LibraryNotFoundError} If no candidate opens. Lists each candidate with the reason, and what to
 * install.
 */
export function openCudaLibrary(name: CudaLibraryName): NativeLibrary {
  const { library, tried } = searchCudaLibrary(name);
  if (library !== undefined) return library;
  throw new LibraryNotFoundError(name, tried, runtime.ffiProblem() ?? adviceFor(name));
}

/** Returns the advice for a library that was not found. The error starts with it. */
export function adviceFor(name: CudaLibraryName): string {
  const { variable } = CUDA_LIBRARIES[name];
  if (runtime.env(variable) !== undefined) {
    return `${variable} is set, so nothing else was tried: correct or unset it.`;
  }
  // Without the permissions nothing can be found, so these come first.
  return (CUDA_LIBRARIES[name].package && runtime.searchProblem()) ?? installAdvice(name);
}

function installAdvice(name: CudaLibraryName): string {
  const { purpose, package: packageName } = CUDA_LIBRARIES[name];
  if (name === "libnvcuvid" || name === "libnvidia-encode") {
    return `To ${purpose}, install the NVIDIA driver with its video libraries (in a container: set ` +
      "NVIDIA_DRIVER_CAPABILITIES=compute,utility,video).";
  }
  if (packageName === undefined) {
    return `To ${purpose}, install the NVIDIA driver (in a container: start it with --gpus all), or set ` +
      "CUFFI_DEVICE=software to use the software device.";
  }
  if (runtime.platform() === "darwin") {
    return `CUDA does not exist for macOS: to ${purpose}, use Linux` +
      (name === "libnvrtc" ? ", or ship kernels compiled there by `cuffi warm`." : ".");
  }
  if (name === "libnvrtc") return `To ${purpose}, install NVRTC once for all projects: ${installCommand()}`;
  return `To ${purpose}, run: ${pipInstall(packageName)}`;
}

/**
 * Searches for a library without throwing, for reports. A success is cached; a failure is not.
 */
export function searchCudaLibrary(name: CudaLibraryName): LibrarySearch {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const search = tryCandidates(name);
  if (search.library !== undefined) opened.set(name, search);
  return search;
}

/**
 * Returns the file of a library that the loader found by name, from Linux's list of mapped files. Returns the
 * name itself if that list is not readable (Deno requires `--allow-all`).
 */
export function loadedPath(path: string): string {
  if (/[\\/]/.test(path)) return path;
  const mapped = "/proc/self/maps";
  if (!runtime.mayRead(mapped)) return path;
  try {
    const maps = nodeModule("node:fs")?.readFileSync(mapped, "utf8") ?? "";
    const stem = path.replace(/\.so.*$/, ".so");
    return maps.split("\n").map((line) => line.slice(line.indexOf("/")))
      .find((file) => file.startsWith("/") && file.includes(`/${stem}`)) ?? path;
  } catch {
    return path;
  }
}

/** Searches without the cache. */
export function tryCandidates(name: CudaLibraryName): LibrarySearch {
  const tried: FailedCandidate[] = [];
  if (runtime.ffiProblem() !== undefined) return { library: undefined, tried };
  const { symbol } = CUDA_LIBRARIES[name];
  for (const path of candidates(name, tried)) {
    try {
      const library = runtime.openLibrary(path, symbol);
      keepLoaded(path);
      return { library, tried };
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      tried.push({ path, reason: words.startsWith(`${path}: `) ? words.slice(path.length + 2) : words });
    }
  }
  return { library: undefined, tried };
}

/** Yields every file to try, in order. Missing folders go to `tried` once, instead of once per file. */
export function* candidates(name: CudaLibraryName, tried: FailedCandidate[]): Generator<string> {
  const { variable, linux, windows, inToolkit } = CUDA_LIBRARIES[name];
  const override = runtime.env(variable);
  if (override !== undefined) {
    yield override;
    return;
  }
  const files = runtime.platform() === "windows" ? windows : linux;
  if (inToolkit) yield* toolkitCandidates(files, tried);
  else yield* inFolders(files, driverFolders(), tried);
}

/** Yields files of these names, of the loader's path, of CUDA toolkits and of NVIDIA's Python packages. */
export function* toolkitCandidates(files: readonly string[], tried: FailedCandidate[]): Generator<string> {
  yield* inFolders(files, toolkitFolders(), tried);
  yield* packagedLibraries(files, tried);
}

function* inFolders(
  files: readonly string[],
  folders: Iterable<string>,
  tried: FailedCandidate[],
): Generator<string> {
  yield* files;
  for (const folder of new Set(folders)) {
    if (isMissing(folder)) {
      tried.push({ path: folder, reason: "no such folder" });
      continue;
    }
    for (const file of files) yield `${folder}/${file}`;
  }
}

/** Folders of drivers that may be outside the loader's path. */
function* driverFolders(): Generator<string> {
  if (runtime.platform() === "windows") return;
  yield "/usr/lib/wsl/lib";
  yield "/usr/local/nvidia/lib64";
  yield `/usr/lib/${machine()}-linux-gnu`;
  yield "/usr/lib64";
  yield "/run/opengl-driver/lib";
}

/** Folders of libraries in CUDA toolkits. */
function* toolkitFolders(): Generator<string> {
  for (const variable of ["CUDA_HOME", "CUDA_PATH"]) {
    const root = runtime.env(variable);
    if (root !== undefined && root !== "") yield* toolkitLibraries(root);
  }
  if (runtime.platform() !== "windows") {
    yield* toolkitLibraries("/usr/local/cuda");
    for (const version of versionedToolkits()) yield* toolkitLibraries(`/usr/local/${version}`);
    yield "/usr/local/nvidia/lib64";
    yield "/usr/lib/wsl/lib";
  }
  const conda = runtime.env("CONDA_PREFIX");
  if (conda !== undefined && conda !== "") yield* toolkitLibraries(conda);
}

function toolkitLibraries(root: string): string[] {
  if (runtime.platform() === "windows") return [`${root}/bin`, `${root}/bin/x64`];
  // NVIDIA calls 64-bit Arm servers SBSA.
  const target = runtime.architecture() === "arm64" ? "sbsa-linux" : "x86_64-linux";
  return [`${root}/lib64`, `${root}/targets/${target}/lib`, `${root}/lib`];
}

/** `cuda-13.0`, `cuda-12.8` …, newest first. */
function versionedToolkits(): string[] {
  return newestFirst(listFolder("/usr/local").filter((entry) => entry.startsWith("cuda-")));
}

function machine(): string {
  return runtime.architecture() === "arm64" ? "aarch64" : "x86_64";
}

/**
 * Whether the folder is known not to exist. Opening a library needs no permission to read its folder, so an
 * unknown folder counts as present.
 */
function isMissing(folder: string): boolean {
  const fs = nodeModule("node:fs");
  return fs !== undefined && runtime.mayRead(folder) && !fs.existsSync(folder);
}
