/** Chooses the architecture to compile for, and the cached architectures that a device can run. */
import { CompileError } from "../base/errors.ts";
import type { Toolchain } from "./toolchain.ts";

/** The facts about a device that decide which code it runs. */
export interface CompileTarget {
  /** Whether it loads cubins. If not, it runs only PTX. */
  readonly loadsCubins: boolean;
  readonly properties: { readonly computeCapability: readonly [major: number, minor: number] };
}

/** PTX for the software device targets the oldest architecture that every supported NVRTC knows. */
const SOFTWARE_ARCH = 75;

/** Returns the architecture to compile for. NVRTC may be older or newer than the GPU. */
export function deviceArch(
  { loadsCubins, properties }: CompileTarget,
  { archs, version }: Toolchain,
): string {
  if (!loadsCubins) return `compute_${Math.max(SOFTWARE_ARCH, archs[0] ?? SOFTWARE_ARCH)}`;
  const [major, minor] = properties.computeCapability;
  const wanted = major * 10 + minor;
  if (archs.includes(wanted)) return `sm_${wanted}`;
  // This NVRTC is older than the GPU: the driver compiles its newest PTX for the GPU at load time.
  const older = archs.filter((arch) => arch < wanted).at(-1);
  if (older !== undefined) return `compute_${older}`;
  throw new CompileError(
    `NVRTC ${version.join(".")} compiles for sm_${archs[0]} and newer, but the device is sm_${wanted}: ` +
      "install an older NVRTC, such as `pip install nvidia-cuda-nvrtc-cu12`",
    "",
  );
}

/**
 * Returns a filter that keeps the architectures whose code the device runs, the best first.
 *
 * A cubin runs on GPUs of the same major version with the same or a newer minor version; PTX runs on all
 * newer GPUs. Names that end in "a" run only on that GPU, names that end in "f" on its family (CUDA C++
 * Programming Guide, "Binary Compatibility" and "Feature Set Compiler Targets").
 */
export function runnableArchs(
  { loadsCubins, properties }: CompileTarget,
): (archs: readonly string[]) => string[] {
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
