/** The report on CUDA libraries that `cuffi doctor` prints. */
import { CudaError } from "../base/errors.ts";
import { runtime } from "../runtime/index.ts";
import { cublasLtVersion } from "./cublaslt.ts";
import { openCudaRuntime } from "./cudart.ts";
import {
  adviceFor,
  CUDA_LIBRARIES,
  type CudaLibraryName,
  type FailedCandidate,
  loadedPath,
  openCudaLibrary,
  searchCudaLibrary,
} from "./find.ts";
import { ncclVersion } from "./nccl.ts";
import { nvjpegVersion } from "./nvjpeg.ts";
import { openNvrtc } from "./nvrtc.ts";

const DRIVER_VERSION = {
  cuDriverGetVersion: { parameters: [["driverVersion", "buffer"]], result: "i32" },
} as const;

/** One library: its file and version, or the paths that were tried. */
export interface LibraryReport {
  readonly name: CudaLibraryName;
  /** The environment variable that names the file to open, and its value. */
  readonly variable: string;
  readonly override: string | undefined;
  /** The file that was opened, or the bare name if the loader does not report the file. */
  readonly path: string | undefined;
  /** E.g. "12.4"; undefined if the library does not report one. */
  readonly version: string | undefined;
  /** Candidates that failed before `path`, or all candidates if none opened. */
  readonly tried: readonly FailedCandidate[];
  /** The problem and its solution; undefined if the library works. */
  readonly problem: string | undefined;
}

/** Finds every library and reads its version. Never throws. */
export function describeLibraries(): LibraryReport[] {
  return (Object.keys(CUDA_LIBRARIES) as CudaLibraryName[]).map(describeLibrary);
}

function describeLibrary(name: CudaLibraryName): LibraryReport {
  const { variable } = CUDA_LIBRARIES[name];
  const { library, tried } = searchCudaLibrary(name);
  const report = { name, variable, override: runtime.env(variable), tried };
  if (library === undefined) {
    return {
      ...report,
      path: undefined,
      version: undefined,
      problem: runtime.ffiProblem() ?? adviceFor(name),
    };
  }
  const path = loadedPath(library.path);
  try {
    return { ...report, path, version: VERSIONS[name](), problem: undefined };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { ...report, path, version: undefined, problem };
  }
}

/** Reads the version of each library. None of these needs a GPU. */
const VERSIONS: Record<CudaLibraryName, () => string | undefined> = {
  libcuda: () => {
    const version = new Int32Array(new ArrayBuffer(4));
    const result = openCudaLibrary("libcuda").bind(DRIVER_VERSION).cuDriverGetVersion(version);
    if (result !== 0) throw new CudaError(result, "cuDriverGetVersion");
    return versionText(version[0]!);
  },
  libcudart: () => versionText(openCudaRuntime().version()),
  libnvrtc: () => openNvrtc().version.join("."),
  libnvtx: () => undefined,
  libnvjpeg: () => nvjpegVersion(),
  libcublasLt: () => cublasLtVersion(),
  libnvcuvid: () => undefined,
  "libnvidia-encode": () => undefined,
  libnccl: () => ncclVersion(),
};

/** Formats 12040 as "12.4". */
function versionText(version: number): string {
  return `${Math.floor(version / 1000)}.${Math.floor((version % 1000) / 10)}`;
}
