/** cuffi's own folder, which holds what `cuffi install` has downloaded. */
import { runtime } from "../runtime/index.ts";
import { exists, listFolder, newestFirst } from "./files.ts";

/** Installed releases are folders of this name, with NVIDIA's wheels unpacked in `nvidia/`. */
const RELEASE = /^nvrtc-\d+(\.\d+)*$/;

/**
 * Returns the folder: `CUFFI_DATA_DIR`, or `cuffi` in `XDG_DATA_HOME` or `~/.local/share` (`LOCALAPPDATA` on
 * Windows). Undefined if none of these variables is set or readable.
 */
export function dataFolder(): string | undefined {
  const own = runtime.env("CUFFI_DATA_DIR");
  if (own) return own;
  const base = runtime.env("XDG_DATA_HOME") ||
    (runtime.platform() === "windows" ? runtime.env("LOCALAPPDATA") : undefined);
  if (base) return `${base}/cuffi`;
  const home = runtime.env("HOME");
  return home ? `${home}/.local/share/cuffi` : undefined;
}

/** Returns the folders of the installed releases of NVRTC, the newest first. */
export function installedReleases(): string[] {
  const folder = dataFolder();
  if (folder === undefined) return [];
  return newestFirst(listFolder(folder).filter((name) => RELEASE.test(name))).map((name) =>
    `${folder}/${name}`
  );
}

/** Returns the files of these names in the installed releases. */
export function installedLibraries(files: readonly string[]): string[] {
  const kind = runtime.platform() === "windows" ? "bin" : "lib";
  return installedReleases()
    .flatMap((release) => files.map((file) => `${release}/nvidia/cuda_nvrtc/${kind}/${file}`))
    .filter(exists);
}

/** Returns the command that installs NVRTC and CUDA's headers for this user. */
export function installCommand(): string {
  return `${runtime.cuffiCommand} install nvrtc`;
}
