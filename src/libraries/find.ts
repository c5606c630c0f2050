/**
 * Where the CUDA libraries are.
 *
 * An environment variable decides alone. Otherwise the first candidate that opens is taken: what the loader
 * finds by name (so `LD_LIBRARY_PATH` and `ldconfig` count), the toolkit that `CUDA_HOME` or `CUDA_PATH`
 * names, the usual toolkit folders, the folders of WSL and of containers, conda's, and the `nvidia` wheels of
 * an active virtual environment.
 *
 * @module
 */
import { LibraryNotFoundError } from "../base/errors.ts";
import { type NativeLibrary, nodeModule, runtime } from "../runtime/index.ts";
import { keepLoaded } from "../runtime/resident.ts";

/** The libraries that cuffi can use. */
export type CudaLibraryName = "libcuda" | "libcudart" | "libnvrtc" | "libnvtx";

interface CudaLibrary {
  /** The environment variable that names the file to open. */
  readonly variable: string;
  /** A function that only this library has. */
  readonly symbol: string;
  /** File names, the preferred one first. */
  readonly linux: readonly string[];
  /** Not tested. */
  readonly windows: readonly string[];
  /** Whether CUDA toolkits hold it. (They hold a stub of libcuda, which must not be taken.) */
  readonly inToolkit: boolean;
  readonly install: string;
}

export const CUDA_LIBRARIES: Readonly<Record<CudaLibraryName, CudaLibrary>> = {
  libcuda: {
    variable: "CUFFI_LIBCUDA",
    symbol: "cuInit",
    linux: ["libcuda.so.1", "libcuda.so"],
    windows: ["nvcuda.dll"],
    inToolkit: false,
    install:
      "libcuda is part of the NVIDIA driver: install the driver (in a container: start it with --gpus all), " +
      "or use the software device (CUFFI_DEVICE=software)",
  },
  libcudart: {
    variable: "CUFFI_LIBCUDART",
    symbol: "cudaRuntimeGetVersion",
    linux: ["libcudart.so", "libcudart.so.13", "libcudart.so.12"],
    windows: ["cudart64_13.dll", "cudart64_12.dll"],
    inToolkit: true,
    install:
      "Install it with `pip install nvidia-cuda-runtime` (CUDA 13) or `nvidia-cuda-runtime-cu12` in the active " +
      "virtual environment, or with the CUDA toolkit",
  },
  libnvrtc: {
    variable: "CUFFI_LIBNVRTC",
    symbol: "nvrtcVersion",
    linux: ["libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12"],
    windows: ["nvrtc64_130_0.dll", "nvrtc64_120_0.dll"],
    inToolkit: true,
    install:
      "It is needed to compile CUDA C++ only. Install it with `pip install nvidia-cuda-nvrtc` (CUDA 13) or " +
      "`nvidia-cuda-nvrtc-cu12` in the active virtual environment, or with the CUDA toolkit",
  },
  libnvtx: {
    variable: "CUFFI_LIBNVTX",
    symbol: "nvtxRangePushA",
    linux: ["libnvtx3interop.so.1", "libnvtx3interop.so", "libnvToolsExt.so.1", "libnvToolsExt.so"],
    windows: ["nvtx3interop.dll", "nvToolsExt64_1.dll"],
    inToolkit: true,
    install:
      "It is needed to name parts of a program for profilers only. Install it with `pip install nvidia-nvtx` in the " +
      "active virtual environment, or with the CUDA toolkit",
  },
};

/** A candidate and why it was refused. */
export interface Refusal {
  readonly path: string;
  readonly reason: string;
}

/** What a search came to. */
export interface LibrarySearch {
  readonly library: NativeLibrary | undefined;
  /** The candidates that were refused, in the order tried. */
  readonly tried: readonly Refusal[];
}

const opened = new Map<CudaLibraryName, LibrarySearch>();

/**
 * Opens a CUDA library, once in a process.
 *
 * @throws {LibraryNotFoundError} If no candidate opens: lists each with the reason, and says what to install.
 */
export function openCudaLibrary(name: CudaLibraryName): NativeLibrary {
  const { library, tried } = searchCudaLibrary(name);
  if (library !== undefined) return library;
  throw new LibraryNotFoundError(name, tried, runtime.ffiProblem() ?? adviceFor(name));
}

/** What to do about a library that was not found. */
export function adviceFor(name: CudaLibraryName): string {
  const { variable, install } = CUDA_LIBRARIES[name];
  const override = runtime.env(variable) === undefined
    ? `, or set ${variable} to the file.`
    : `. ${variable} is set, so nothing else was tried.`;
  const limits = runtime.searchProblem();
  return install + override + (limits === undefined ? "" : `\n${limits}`);
}

/**
 * The search behind {@link openCudaLibrary}, for reports. A success is remembered; a failure is tried again.
 */
export function searchCudaLibrary(name: CudaLibraryName): LibrarySearch {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const search = tryCandidates(name);
  if (search.library !== undefined) opened.set(name, search);
  return search;
}

/**
 * The file behind a library that the loader found by name, as Linux lists it for this process. The name
 * itself where that list may not be read (Deno asks for `--allow-all`).
 */
export function loadedPath(path: string): string {
  if (/[\\/]/.test(path)) return path;
  try {
    const maps = nodeModule("node:fs")?.readFileSync("/proc/self/maps", "utf8") ?? "";
    const stem = path.replace(/\.so.*$/, ".so");
    return maps.split("\n").map((line) => line.slice(line.indexOf("/")))
      .find((file) => file.startsWith("/") && file.includes(`/${stem}`)) ?? path;
  } catch {
    return path;
  }
}

/**
 * The folder of CUDA's own headers (`cuda_fp16.h` …) that goes with a libnvrtc, or undefined if none is
 * found.
 */
export function cudaIncludeFolder(nvrtcPath: string): string | undefined {
  const library = loadedPath(nvrtcPath).replace(/[\\/][^\\/]*$/, "");
  const roots = [
    runtime.env("CUDA_HOME"),
    runtime.env("CUDA_PATH"),
    "/usr/local/cuda",
    runtime.env("CONDA_PREFIX"),
  ];
  const candidates = [
    // Beside the library: a toolkit, and the wheel of CUDA 13. The wheels of CUDA 12 have a folder for each
    // library.
    `${library}/../include`,
    `${library}/../../../include`,
    `${library}/../../cuda_runtime/include`,
    ...roots.flatMap((root) => root ? [`${root}/include`, `${root}/targets/x86_64-linux/include`] : []),
  ];
  const fs = nodeModule("node:fs");
  return candidates.find((folder) => runtime.mayRead(folder) && fs?.existsSync(`${folder}/cuda_fp16.h`));
}

/** One search, which remembers nothing. */
export function tryCandidates(name: CudaLibraryName): LibrarySearch {
  const tried: Refusal[] = [];
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

/**
 * Every file to try, in order. Folders that do not exist are noted in `tried` instead of being tried name by
 * name.
 */
export function* candidates(name: CudaLibraryName, tried: Refusal[]): Generator<string> {
  const { variable, linux, windows, inToolkit } = CUDA_LIBRARIES[name];
  const override = runtime.env(variable);
  if (override !== undefined) {
    yield override;
    return;
  }
  const files = runtime.platform() === "windows" ? windows : linux;
  yield* files;
  const folders = inToolkit ? toolkitFolders() : driverFolders();
  for (const folder of new Set(folders)) {
    if (isMissing(folder)) {
      tried.push({ path: folder, reason: "no such folder" });
      continue;
    }
    for (const file of files) yield `${folder}/${file}`;
  }
}

/** Where drivers are installed outside the loader's own path. */
function* driverFolders(): Generator<string> {
  if (runtime.platform() === "windows") return;
  yield "/usr/lib/wsl/lib";
  yield "/usr/local/nvidia/lib64";
  yield `/usr/lib/${machine()}-linux-gnu`;
  yield "/usr/lib64";
  yield "/run/opengl-driver/lib";
}

/** Where the libraries of CUDA toolkits are. */
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
  if (conda !== undefined && conda !== "") {
    yield* toolkitLibraries(conda);
    yield* wheelLibraries(conda);
  }
  yield* wheelLibraries(runtime.env("VIRTUAL_ENV") || ".venv");
}

function toolkitLibraries(root: string): string[] {
  if (runtime.platform() === "windows") return [`${root}/bin`, `${root}/bin/x64`];
  // NVIDIA's name for 64-bit Arm servers is SBSA.
  const target = runtime.architecture() === "arm64" ? "sbsa-linux" : "x86_64-linux";
  return [`${root}/lib64`, `${root}/targets/${target}/lib`, `${root}/lib`];
}

/** `cuda-13.0`, `cuda-12.8` …, the newest first. */
function versionedToolkits(): string[] {
  return list("/usr/local")
    .filter((entry) => entry.startsWith("cuda-"))
    .sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
}

/** `nvidia/<package>/lib` of the wheels in a Python environment. */
function* wheelLibraries(environment: string): Generator<string> {
  const windows = runtime.platform() === "windows";
  const sitePackages = windows
    ? [`${environment}/Lib/site-packages`]
    : list(`${environment}/lib`).filter((entry) => entry.startsWith("python3"))
      .map((python) => `${environment}/lib/${python}/site-packages`);
  for (const site of sitePackages) {
    const packages = list(`${site}/nvidia`).sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
    for (const name of packages) {
      const folder = `${site}/nvidia/${name}/${windows ? "bin" : "lib"}`;
      if (!isMissing(folder)) yield folder;
    }
  }
}

function machine(): string {
  return runtime.architecture() === "arm64" ? "aarch64" : "x86_64";
}

/** The names in a folder; none if it is missing or may not be read. */
function list(folder: string): string[] {
  if (!runtime.mayRead(folder)) return [];
  try {
    return nodeModule("node:fs")?.readdirSync(folder) ?? [];
  } catch {
    return [];
  }
}

/**
 * True only if the folder is known not to exist: opening a library needs no permission to look at its folder.
 */
function isMissing(folder: string): boolean {
  const fs = nodeModule("node:fs");
  return fs !== undefined && runtime.mayRead(folder) && !fs.existsSync(folder);
}
