/** The libraries that ONNX Runtime's providers for GPUs need, and providers in libraries of their own. */
import { openGlobally } from "./c_library.ts";
import { exists, listFolder } from "./files.ts";
import { toolkitCandidates } from "./find.ts";
import { packageFolders, pipInstall } from "./python_packages.ts";

/** The Python package of each library, without the suffix for CUDA 12. */
const PACKAGES: readonly (readonly [library: RegExp, name: string, newest: number])[] = [
  [/^libcudart\.so\.(\d+)/, "nvidia-cuda-runtime", 13],
  [/^libcublas(?:Lt)?\.so\.(\d+)/, "nvidia-cublas", 13],
  [/^libcufft\.so\.(\d+)/, "nvidia-cufft", 12],
  [/^libcurand\.so\.(\d+)/, "nvidia-curand", 10],
];

/** The library that convolutions need; the provider opens it when the first one runs. */
const CUDNN = "libcudnn.so.9";
const CUDNN_PACKAGE = "nvidia-cudnn-cu13", TENSORRT_PACKAGE = "tensorrt-cu13";

/** Returns the command that installs the package of a library; undefined if it is not known. */
function installAdvice(library: string): string | undefined {
  if (library.startsWith("libcudnn")) return pipInstall(CUDNN_PACKAGE);
  if (library.startsWith("libnvinfer") || library.startsWith("libnvonnxparser")) {
    return pipInstall(TENSORRT_PACKAGE);
  }
  for (const [pattern, name, newest] of PACKAGES) {
    const version = pattern.exec(library)?.[1];
    if (version !== undefined) return pipInstall(Number(version) < newest ? `${name}-cu12` : name);
  }
  return undefined;
}

/**
 * Opens a library by its path, so that the loader finds it by its name when a provider needs it: the folders of
 * Python packages are not on the loader's path. Returns false if it was not found.
 */
export function openForProviders(library: string): boolean {
  const tensorRt = [...packageFolders()].map((site) => `${site}/tensorrt_libs/${library}`).filter(exists);
  for (const path of [...tensorRt, ...toolkitCandidates([library], [])]) {
    try {
      openGlobally(path);
      return true;
    } catch {
      // The next candidate may open.
    }
  }
  return false;
}

/**
 * Calls a function of ONNX Runtime that loads a provider's library. The loader's message names each library that
 * is missing, which is opened before the next attempt.
 *
 * @throws {Error} If one is not installed, with the command that installs it, or with the error of `load`.
 */
export function loadProviderLibrary(load: () => void): void {
  const opened = new Set<string>();
  for (;;) {
    try {
      return load();
    } catch (error) {
      const missing = /\b(lib[\w.+-]+\.so[\d.]*): cannot open shared object file/.exec(
        (error as Error).message,
      )
        ?.[1];
      if (missing === undefined || opened.has(missing)) throw error;
      opened.add(missing);
      if (openForProviders(missing)) continue;
      const advice = installAdvice(missing);
      throw new Error(`${missing} was not found${advice === undefined ? "" : `; run: ${advice}`}`, {
        cause: error,
      });
    }
  }
}

/** Opens cuDNN for the CUDA provider. Returns what fails without it, and how to install it, if it is missing. */
export function missingCudnn(): string | undefined {
  if (openForProviders(CUDNN)) return undefined;
  return `cuda: convolutions fail, because ${CUDNN} was not found; run: ${installAdvice(CUDNN)}`;
}

/** A provider in a library of its own. */
export interface ProviderPlugin {
  /** The provider's name. */
  readonly provider: string;
  readonly file: string;
  /** The beginning of the name of the Python package's folder. */
  readonly folder: string;
  readonly package: string;
}

export const TENSORRT_RTX: ProviderPlugin = {
  provider: "NvTensorRTRTXExecutionProvider",
  file: "libonnxruntime_providers_nv_tensorrt_rtx.so",
  folder: "onnxruntime_ep_nv_tensorrt_rtx",
  package: "onnxruntime-ep-nv-tensorrt-rtx-cu13",
};

/** Returns the plug-in's library in the Python environments; undefined if it is not installed. */
export function findPlugin({ file, folder }: ProviderPlugin): string | undefined {
  for (const site of packageFolders()) {
    for (const name of listFolder(site)) {
      if (!name.startsWith(folder) || name.endsWith(".dist-info")) continue;
      const path = ["", "/lib", "/capi"].map((part) => `${site}/${name}${part}/${file}`).find(exists);
      if (path !== undefined) return path;
    }
  }
  return undefined;
}

/** Returns the command that installs a plug-in. */
export function installPlugin(plugin: ProviderPlugin): string {
  return pipInstall(plugin.package);
}
