/** Finds CUDA's headers, which NVRTC needs for `#include <cuda_fp16.h>` and others. */
import { runtime } from "../runtime/index.ts";
import { loadedPath } from "./find.ts";
import { environmentOf, exists, pipInstall } from "./python_packages.ts";

/**
 * Returns the folders of CUDA's headers that belong to a libnvrtc: those of the toolkit or of the Python
 * packages next to it.
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
    `${library}/../../curand/include`,
  ].filter(exists);
  return main === undefined ? others : [main, ...others];
}

/** The package of a header, without the suffix for the CUDA version. */
const PACKAGES: readonly (readonly [header: RegExp, name: string])[] = [
  [/^(cuda|cub|thrust|nv)\//, "nvidia-cuda-cccl"],
  [/^curand/, "nvidia-curand"],
  [/^(cuda|cooperative_groups|cuComplex|math_constants|mma|sm_\d+_|vector_|device_)/, "nvidia-cuda-runtime"],
];

/** Returns advice on installing a header that NVRTC did not find; undefined if there is none. */
export function headerAdvice(header: string, nvrtcPath: string, major: number): string | undefined {
  const environment = environmentOf(loadedPath(nvrtcPath));
  // From CUDA 13 on, the name has no suffix.
  const suffix = major < 13 ? `-cu${major}` : "";
  const name = PACKAGES.find(([pattern]) => pattern.test(header))?.[1];
  if (name !== undefined) return `To install ${header}, run: ${pipInstall(name + suffix, environment)}`;
  if (!/^[a-z_]+$/.test(header)) return undefined;
  const standard = `<cuda/std/${header}>`;
  return `NVRTC has no <${header}>. To include ${standard} instead, run: ` +
    pipInstall(`nvidia-cuda-cccl${suffix}`, environment);
}
