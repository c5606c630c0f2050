/**
 * Which CUDA libraries this machine has: what `cuffi doctor` prints.
 *
 * @module
 */
import { CudaError } from "../base/errors.ts";
import { runtime } from "../runtime/index.ts";
import { openCudaRuntime } from "./cudart.ts";
import {
  adviceFor,
  CUDA_LIBRARIES,
  type CudaLibraryName,
  loadedPath,
  openCudaLibrary,
  type Refusal,
  searchCudaLibrary,
} from "./find.ts";
import { openNvrtc } from "./nvrtc.ts";
import { INIT } from "../driver/cuda/symbols.ts";

/** One library: where it was found and its version, or what was tried. */
export interface LibraryReport {
  readonly name: CudaLibraryName;
  /** The environment variable that names the file to open, and its value. */
  readonly variable: string;
  readonly override: string | undefined;
  /** The file that was opened, or the bare name where the loader found it and does not say where. */
  readonly path: string | undefined;
  /** Such as "12.4"; undefined where the library does not say. */
  readonly version: string | undefined;
  /** What was refused before `path`, or everything if nothing opened. */
  readonly tried: readonly Refusal[];
  /** What is wrong and what to install; undefined if the library works. */
  readonly problem: string | undefined;
}

/** Looks for every library and asks each for its version. Never throws. */
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

/** What each library says of itself; none of it needs a GPU. */
const VERSIONS: Record<CudaLibraryName, () => string | undefined> = {
  libcuda: () => {
    const version = new Int32Array(new ArrayBuffer(4));
    const result = openCudaLibrary("libcuda").bind(INIT).cuDriverGetVersion(version);
    if (result !== 0) throw new CudaError(result, "cuDriverGetVersion");
    return versionText(version[0]!);
  },
  libcudart: () => versionText(openCudaRuntime().version()),
  libnvrtc: () => openNvrtc().version.join("."),
  libnvtx: () => undefined,
};

/** "12.4" from 12040. */
function versionText(version: number): string {
  return `${Math.floor(version / 1000)}.${Math.floor((version % 1000) / 10)}`;
}
