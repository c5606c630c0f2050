import { stat } from "node:fs/promises";
import process from "node:process";
import { mismatch } from "../base/check.ts";
import { dataFolder, installedReleases } from "../libraries/data_folder.ts";
import { searchCudaLibrary } from "../libraries/find.ts";
import { runtime } from "../runtime/index.ts";
import { checkOptionNames, type CliOptions, type Terminal, UsageError } from "./command.ts";
import { installRelease, megabytes, releaseFolder } from "./install/release.ts";
import { type Release, RELEASES } from "./install/wheels.ts";

/**
 * Runs `cuffi install nvrtc`: downloads NVRTC and CUDA's headers into cuffi's own folder.
 *
 * @param releases The releases by platform.
 */
export async function install(
  args: readonly string[],
  options: CliOptions,
  terminal: Terminal,
  releases: Readonly<Record<string, Release>> = RELEASES,
): Promise<void> {
  checkOptionNames("install", options, ["yes", "list", "from"]);
  if (options.list) {
    if (args.length > 0) throw new UsageError(mismatch("install --list", "no arguments", `"${args[0]}"`));
    list(releases, terminal);
    return;
  }
  if (args.length !== 1 || args[0] !== "nvrtc") {
    throw new UsageError(mismatch("install", "nvrtc", args.length === 0 ? "nothing" : `"${args.join(" ")}"`));
  }
  const release = releaseForThisMachine(releases);
  const directory = folder();
  const target = releaseFolder(release, directory);
  if (await stat(target).then(() => true, () => false)) {
    terminal.out(`NVRTC ${release.version} is already installed in ${target}`);
    return;
  }
  if (!await mayInstall(release, directory, options, terminal)) {
    terminal.out("Nothing was installed.");
    return;
  }
  try {
    await installRelease({ release, directory, from: options.from, onProgress: progress(terminal) });
  } finally {
    terminal.progress?.("");
  }
  terminal.out(`NVRTC ${release.version} and CUDA's headers are installed in ${target}`);
  reportSearch(target, terminal);
}

function list(releases: Readonly<Record<string, Release>>, terminal: Terminal): void {
  const installed = installedReleases();
  for (const path of installed) terminal.out(`installed  ${path}`);
  const release = releases[platform()];
  if (release && !installed.some((path) => path.endsWith(`nvrtc-${release.version}`))) {
    terminal.out(`available  nvrtc ${release.version}, ${megabytes(downloadBytes(release))} to download`);
  }
}

function releaseForThisMachine(releases: Readonly<Record<string, Release>>): Release {
  const release = releases[platform()];
  if (release !== undefined) return release;
  throw new Error(
    `NVIDIA publishes NVRTC for Linux (x64, arm64) and Windows (x64), not for ${process.platform} ` +
      `${process.arch}: ship kernels compiled elsewhere by \`cuffi warm\`.`,
  );
}

function platform(): string {
  return `${runtime.platform()}-${runtime.architecture()}`;
}

function folder(): string {
  const directory = dataFolder();
  if (directory === undefined) throw new Error("neither CUFFI_DATA_DIR nor HOME is set: set one of them");
  return directory;
}

/** Asks for consent, unless `--yes` gives it. */
async function mayInstall(
  release: Release,
  directory: string,
  { yes, from }: CliOptions,
  terminal: Terminal,
): Promise<boolean> {
  const action =
    `Download ${megabytes(downloadBytes(release))} from ${from ?? "PyPI"} (NVRTC ${release.version} ` +
    `and CUDA's headers, under NVIDIA's license: https://docs.nvidia.com/cuda/eula/) into ${directory}, ` +
    `${megabytes(release.unpackedBytes)} unpacked`;
  if (yes) {
    terminal.out(`${action}.`);
    return true;
  }
  if (terminal.confirm) return await terminal.confirm(`${action}?`);
  throw new Error(`there is no terminal to ask on; add --yes to consent.\n${action}.`);
}

function downloadBytes({ wheels }: Release): number {
  return wheels.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Returns a function that shows each percent. */
function progress(terminal: Terminal): (packageName: string, bytes: number, total: number) => void {
  let shown = -1;
  return (packageName, bytes, total) => {
    const percent = Math.floor(100 * bytes / total);
    if (percent === shown) return;
    shown = percent;
    terminal.progress?.(
      `${String(percent).padStart(3)} %  ${megabytes(bytes)} of ${megabytes(total)}  ${packageName}`,
    );
  };
}

/** Says which NVRTC programs find, if it is another one. */
function reportSearch(target: string, terminal: Terminal): void {
  if (runtime.ffiProblem() !== undefined) return;
  const { library } = searchCudaLibrary("libnvrtc");
  if (library === undefined) terminal.error("It cannot be opened here; `cuffi doctor` says why.");
  else if (!library.path.startsWith(target)) {
    terminal.out(`In this folder programs use ${library.path}, which comes first in the search.`);
  }
}
