/** Finds CUDA's headers, which NVRTC needs for `#include <cuda_fp16.h>` and others. */
import { runtime } from "../runtime/index.ts";
import { loadedPath } from "./find.ts";
import { installCommand, installedReleases } from "./data_folder.ts";
import { exists } from "./files.ts";
import { environmentOf, packageFolders, pipInstall } from "./python_packages.ts";

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
 * CUDA's headers include these for other compilers only. They are missing wherever `crt` is not installed, which is
 * no reason to search.
 */
const NOT_FOR_NVRTC = /^crt\/host_/;

/**
 * Returns the folders of NVIDIA's packages with missing headers, from all Python environments. NVRTC of a toolkit
 * or of `cuffi install` has no packages next to it.
 *
 * @param missing Headers that no folder has.
 * @param folders The folders in use. A package that one of them contains is not searched for.
 * @param major The version of NVRTC: packages for another one have other folders, except for 11 and 12.
 */
export function packagedIncludeFolders(
  missing: readonly string[],
  folders: readonly string[],
  major: number,
): string[] {
  const needed = missing.filter((header) => !NOT_FOR_NVRTC.test(header));
  const wanted = PACKAGES.filter(({ headers, contains }) =>
    needed.some((header) => headers.test(header)) &&
    !folders.some((folder) => exists(`${folder}/${contains}`))
  );
  if (wanted.length === 0) return [];
  const sites = [...packageFolders()].map((site) => `${site}/nvidia`).filter(exists);
  const found = wanted.flatMap(({ name, contains }) => {
    const places = major > 12
      ? [`cu${major}/include`, `cu${major}/include/cccl`]
      : [`${name.replace("nvidia-", "").replaceAll("-", "_")}/include`];
    return sites.flatMap((site) => places.map((place) => `${site}/${place}`))
      .filter((folder) => exists(`${folder}/${contains}`)).slice(0, 1);
  });
  return [...new Set(found)];
}

/** The standard headers that libcu++ has as `cuda/std/…`, in NVIDIA's packages for CUDA 12.9. */
const STANDARD = new Set(
  ("array atomic barrier bit bitset cassert ccomplex cfloat chrono climits cmath complex concepts cstddef cstdint " +
    "cstdlib ctime expected functional initializer_list inplace_vector iterator latch limits mdspan memory numeric " +
    "optional ranges ratio semaphore source_location span tuple type_traits utility variant version").split(
      " ",
    ),
);
/** Those that the packages for CUDA 13 add. */
const STANDARD_13 = new Set(
  "algorithm charconv cstring execution linalg numbers random string_view".split(" "),
);

/** Headers of Thrust and CUB that NVRTC does not compile. */
const HOST_ONLY =
  /^(thrust\/(?!iterator\/|(advance|distance|functional|pair|tuple|version)\.h$)|cub\/(cub\.cuh$|device\/))/;

const HOST_ONLY_ADVICE = {
  cub: "NVRTC compiles the parts of CUB for kernels only: include <cub/block/…> or <cub/warp/…>, such as " +
    "<cub/block/block_reduce.cuh>.",
  thrust: "NVRTC compiles little of Thrust, which is for the host: include <cuda/std/…> instead, such as " +
    "<cuda/std/complex>, or <cub/block/…>.",
};

/**
 * Returns advice if the header is missing because the source includes parts of CUB or Thrust for the host.
 *
 * @param installed Whether the package with the header is installed.
 */
function hostOnlyAdvice(
  header: string,
  installed: boolean,
  includedBy: string,
  source: string,
): string | undefined {
  const path = installed ? includedBy : HOST_ONLY.test(header) ? `/${header}` : "";
  const library = /\/(cub|thrust)\//.exec(path)?.[1] as keyof typeof HOST_ONLY_ADVICE | undefined;
  if (library === undefined) return undefined;
  // The two include each other.
  const other = library === "cub" ? "thrust" : "cub";
  const includes = (name: string) => new RegExp(`^\\s*#\\s*include\\s*[<"]${name}/`, "m").test(source);
  return HOST_ONLY_ADVICE[includes(other) && !includes(library) ? other : library];
}

/**
 * Returns advice on a header that NVRTC did not find; undefined if there is none.
 *
 * @param includedBy The file that includes it.
 * @param text The source, with headers of the caller.
 */
export function headerAdvice(
  header: string,
  nvrtcPath: string,
  major: number,
  includedBy = "",
  text = "",
): string | undefined {
  const name = /^(?:cuda\/std\/)?([a-z_]+)$/.exec(header)?.[1];
  const standard = name === undefined ? header : `cuda/std/${name}`;
  const source = PACKAGES.find(({ headers }) => headers.test(standard));
  if (source === undefined) {
    return `For headers of your own, set includePaths or headers of compile(), or --include of cuffi warm.`;
  }
  const toolkit = cudaIncludeFolders(nvrtcPath);
  const folders = [...toolkit, ...packagedIncludeFolders([standard], toolkit, major)];
  const installed = folders.some((folder) => exists(`${folder}/${source.contains}`));
  const hostOnly = hostOnlyAdvice(header, installed, includedBy, text);
  if (hostOnly !== undefined) return hostOnly;
  const available = name === undefined ||
    (installed
      ? folders.some((folder) => exists(`${folder}/${standard}`))
      : STANDARD.has(name) || (major > 12 && STANDARD_13.has(name)));
  if (!available) return `NVRTC has no <${header}>, because it compiles code for the device only.`;
  if (installed) {
    return standard === header ? undefined : `NVRTC has no <${header}>: include <${standard}> instead.`;
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
