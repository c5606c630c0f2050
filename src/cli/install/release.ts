/** Installs a release of NVRTC into a folder. */
import { mkdir, mkdtemp, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { installCommand } from "../../libraries/data_folder.ts";
import { download, DownloadError, verify } from "./download.ts";
import type { Release, Wheel } from "./wheels.ts";
import { ZipArchive } from "./zip.ts";

/** Temporary folders of this age were left behind by a process that died. */
const STALE_MS = 60 * 60 * 1000;

/** The headers, NVRTC (not its alternative build) and NVIDIA's license. */
const WANTED = /^nvidia\/\w+\/(?:include\/|(?:lib|bin)\/(?:lib)?nvrtc(?!.*\.alt\.))|(^|\/)License\.txt$/;

/** Options of {@link installRelease}. */
export interface InstallOptions {
  readonly release: Release;
  /** The folder that gets the folder of the release. */
  readonly directory: string;
  /** A folder with the wheels, or an address below which they are. Default: PyPI. */
  readonly from?: string | undefined;
  /** Milliseconds after which a server that sends nothing is given up. Default 30,000. */
  readonly idleTimeout?: number;
  /** Called often. `bytes` of `total` have been downloaded, the last ones of this package. */
  readonly onProgress?: (packageName: string, bytes: number, total: number) => void;
}

/** Returns the folder of a release. */
export function releaseFolder({ version }: Release, directory: string): string {
  return join(directory, `nvrtc-${version}`);
}

/**
 * Downloads, verifies and unpacks a release. The folder appears at once, complete, or not at all.
 *
 * @returns The folder.
 * @throws {Error} In plain words, with what to do.
 */
export async function installRelease(options: InstallOptions): Promise<string> {
  const { release, directory } = options;
  const folder = releaseFolder(release, directory);
  try {
    await mkdir(directory, { recursive: true });
    await removeStale(directory);
    await checkSpace(release, directory);
    const temporary = await mkdtemp(join(directory, ".installing-"));
    try {
      let before = 0;
      for (const wheel of release.wheels) {
        const total = release.wheels.reduce((sum, { bytes }) => sum + bytes, 0);
        const onBytes = (bytes: number) => options.onProgress?.(packageOf(wheel).name, before + bytes, total);
        const file = await obtain(wheel, temporary, options, onBytes);
        await unpack(file, wheel, join(temporary, "release"));
        if (dirname(file) === temporary) await rm(file);
        before += wheel.bytes;
      }
      await publish(join(temporary, "release"), folder);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  } catch (error) {
    throw inPlainWords(error, options);
  }
  return folder;
}

/** Returns the verified file of a wheel, which is downloaded into `folder` unless `from` is a folder. */
async function obtain(
  wheel: Wheel,
  folder: string,
  { from, idleTimeout = 30_000 }: InstallOptions,
  onBytes: (bytes: number) => void,
): Promise<string> {
  const name = fileName(wheel);
  if (from === undefined || !isFolder(from)) {
    const url = from === undefined ? wheel.url : `${from.replace(/\/$/, "")}/${name}`;
    const file = join(folder, name);
    await download(url, file, wheel, idleTimeout, onBytes);
    return file;
  }
  const file = join(from, name);
  if (await stat(file).catch(() => undefined) === undefined) {
    throw new DownloadError(`${from} does not contain ${name}`);
  }
  await verify(file, wheel);
  onBytes(wheel.bytes);
  return file;
}

/** Whether the place of the wheels is a folder and not an address. */
function isFolder(from: string): boolean {
  return !/^https?:\/\//.test(from);
}

async function unpack(file: string, wheel: Wheel, folder: string): Promise<void> {
  try {
    await using archive = await ZipArchive.open(file);
    for (const entry of archive.entries) {
      if (!WANTED.test(entry.name)) continue;
      const target = join(folder, entry.name);
      await mkdir(dirname(target), { recursive: true });
      // Libraries are executable by the reader alone if the process creates private files.
      await writeFile(target, await archive.read(entry), { flag: "wx" });
    }
  } catch (error) {
    if ((error as { code?: string }).code !== undefined) throw error;
    throw new Error(`${fileName(wheel)}: ${(error as Error).message}`, { cause: error });
  }
}

/** Moves the finished folder to its place, unless another process was faster. */
async function publish(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!["EEXIST", "ENOTEMPTY", "EPERM"].includes(codeOf(error) ?? "") || !await exists(to)) throw error;
  }
}

async function removeStale(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(".installing-")) continue;
    const path = join(directory, name);
    const info = await stat(path).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > STALE_MS) await rm(path, { recursive: true, force: true });
  }
}

async function checkSpace(release: Release, directory: string): Promise<void> {
  const needed = release.unpackedBytes + Math.max(...release.wheels.map(({ bytes }) => bytes));
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < needed) {
    throw Object.assign(new Error(`${megabytes(bavail * bsize)} of ${megabytes(needed)} are free`), {
      code: "ENOSPC",
    });
  }
}

/** Returns errors that users meet in plain words with the fix, and others as they are. */
function inPlainWords(error: unknown, { release, directory, from }: InstallOptions): Error {
  const { message } = error as Error;
  if (error instanceof DownloadError) {
    const packages = release.wheels.map(packageOf).map(({ name, version }) => `${name}==${version}`);
    const proxy = from !== undefined && isFolder(from) ? "" : "Behind a proxy, set HTTPS_PROXY. ";
    return new Error(
      `${message}. ${proxy}Without internet access, download the wheels on a machine of the same kind and pass ` +
        "their folder:\n" +
        `  pip download --no-deps --dest wheels ${packages.join(" ")}\n` +
        `  ${installCommand()} --from wheels`,
      { cause: error },
    );
  }
  const elsewhere = "set CUFFI_DATA_DIR to another folder";
  const problem: Record<string, string> = {
    ENOSPC: `the disk of ${directory} is full (${message}): make room or ${elsewhere}`,
    EDQUOT: `your quota of disk space in ${directory} is used up: make room or ${elsewhere}`,
    EROFS: `${directory} is on a read-only file system: ${elsewhere}`,
    EACCES: `no permission to write to ${directory}: ${elsewhere}`,
    EPERM: `no permission to write to ${directory}: ${elsewhere}`,
    ENOTDIR: `${directory} is not a folder: ${elsewhere}`,
    EEXIST: `${directory} is not a folder: ${elsewhere}`,
  };
  const known = problem[codeOf(error) ?? ""];
  return known === undefined ? error as Error : new Error(known, { cause: error });
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(() => true, () => false);
}

function fileName({ url }: Wheel): string {
  return basename(new URL(url).pathname);
}

/** Returns the name and version in the file name of a wheel. */
function packageOf(wheel: Wheel): { name: string; version: string } {
  const [name, version] = fileName(wheel).split("-") as [string, string];
  return { name: name.replaceAll("_", "-"), version };
}

/** Formats a size as downloads show it: `96 MB`. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
