/** Finds CUDA's headers, which NVRTC needs for `#include <cuda_fp16.h>` and others. */
import { runtime } from "../runtime/index.ts";
import { loadedPath } from "./find.ts";
import { installCommand, installedReleases } from "./data_folder.ts";
import { exists } from "./files.ts";
import { environmentOf, pipInstall } from "./python_packages.ts";

/**
 * Returns the folders of CUDA's headers that belong to a libnvrtc: those of the toolkit or of the Python
 * packages next to it, and for what they lack, those of `cuffi install`.
 */
export function cudaIncludeFolders(nvrtcPath: string): string[] {
  const library = loadedPath(nvrtcPath).replace(/[\\/][^\\/]*$/, "");
  const roots = [
    runtime.env("CUDA_HOME"),
    runtime.env("CUDA_PATH"),
    "/usr/local/cuda",
    runtime.env("CONDA_PREFIX"),
  ];
  const candidates = [
    // Beside the library, in a toolkit or a CUDA 13 wheel. CUDA 12 has one wheel per library.
    `${library}/../include`,
    `${library}/../../../include`,
    `${library}/../../cuda_runtime/include`,
    ...roots.flatMap((root) => root ? [`${root}/include`, `${root}/targets/x86_64-linux/include`] : []),
  ];
  const main = candidates.find((folder) => exists(`${folder}/cuda_fp16.h`));
  const others = [
    // CUDA 13 has libcu++, CUB and Thrust in a separate folder, CUDA 12 in a wheel.
    `${main ?? `${library}/../include`}/cccl`,
    `${library}/../../cuda_cccl/include`,
    `${library}/../../cuda_nvcc/include`,
    `${library}/../../curand/include`,
  ].filter(exists);
  const folders = main === undefined ? others : [main, ...others];
  // NVRTC of a virtual environment often comes without headers.
  const installed = installedReleases().slice(0, 1).flatMap((release) =>
    [
      ["cuda_runtime", "cuda_fp16.h"],
      ["cuda_cccl", "cuda/std"],
    ].filter(([, probe]) => !folders.some((folder) => exists(`${folder}/${probe}`)))
      .map(([name]) => `${release}/nvidia/${name}/include`)
  ).filter(exists);
  return [...folders, ...installed];
}

/** A Python package with headers. From CUDA 13 on, its name has no suffix for the CUDA version. */
interface HeaderPackage {
  readonly name: string;
  readonly headers: RegExp;
  /** A path that only this package has. */
  readonly contains: string;
  /** Whether `cuffi install nvrtc` installs it, too. */
  readonly installed: boolean;
}

const PACKAGES: readonly HeaderPackage[] = [
  { name: "nvidia-cuda-cccl", headers: /^(cuda|cub|thrust|nv)\//, contains: "cuda/std", installed: true },
  { name: "nvidia-curand", headers: /^curand/, contains: "curand_kernel.h", installed: false },
  { name: "nvidia-cuda-nvcc", headers: /^crt\//, contains: "crt/mma.h", installed: false },
  {
    name: "nvidia-cuda-runtime",
    headers: /^(cuda|cooperative_groups|cuComplex|math_constants|mma|sm_\d+_|vector_|device_)/,
    contains: "cuda_fp16.h",
    installed: true,
  },
];

/**
 * Returns advice on a header that NVRTC did not find; undefined if there is none.
 *
 * @param includedBy The file that includes it.
 */
export function headerAdvice(
  header: string,
  nvrtcPath: string,
  major: number,
  includedBy = "",
): string | undefined {
  const standard = /^[a-z_]+$/.test(header) ? `cuda/std/${header}` : header;
  const source = PACKAGES.find(({ headers }) => headers.test(standard));
  if (source === undefined) {
    return `For headers of your own, set includePaths or headers of compile(), or --include of cuffi warm.`;
  }
  const folders = cudaIncludeFolders(nvrtcPath);
  if (folders.some((folder) => exists(`${folder}/${source.contains}`))) {
    if (standard === header) return undefined;
    if (/\/(cub|thrust)\//.test(includedBy)) {
      return "NVRTC compiles the parts of CUB for kernels only: include <cub/block/…> or <cub/warp/…>, such as " +
        "<cub/block/block_reduce.cuh>.";
    }
    return folders.some((folder) => exists(`${folder}/${standard}`))
      ? `NVRTC has no <${header}>: include <${standard}> instead.`
      : `NVRTC has no <${header}>, because it compiles code for the device only.`;
  }
  // The headers of another major version may not suit this NVRTC.
  const install = source.installed && major === 12 ? installCommand() : pipInstall(
    source.name + (major < 13 ? `-cu${major}` : ""),
    environmentOf(loadedPath(nvrtcPath)),
  );
  return standard === header
    ? `To install ${header}, run: ${install}`
    : `NVRTC has no <${header}>. To include <${standard}> instead, run: ${install}`;
}
