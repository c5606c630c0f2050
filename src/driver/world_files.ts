/**
 * Memory that one rank writes and the others read: a file, between processes and Workers, or an array, within a
 * thread. Reads and writes of files go through the system's page cache, which all processes share, so that no rank
 * needs a native library or the event loop of another one.
 */
import { nodeModule, runtime } from "../runtime/index.ts";
import { temporaryFolder } from "../runtime/temporary_folder.ts";

/** Shared memory. A write that returned is visible to later reads of every rank. */
export interface Store {
  read(position: number, bytes: Uint8Array): void;
  write(position: number, bytes: Uint8Array): void;
  close(): void;
}

/** Shared memory of ranks of the same thread. */
export class MemoryStore implements Store {
  readonly #bytes: Uint8Array;

  constructor(byteLength: number) {
    this.#bytes = new Uint8Array(byteLength);
  }

  read(position: number, bytes: Uint8Array): void {
    bytes.set(this.#bytes.subarray(position, position + bytes.length));
  }

  write(position: number, bytes: Uint8Array): void {
    this.#bytes.set(bytes, position);
  }

  close(): void {}
}

/** A file in memory, which exists until every rank has closed it. */
export class FileStore implements Store {
  readonly #fs: typeof import("node:fs");
  #file: number;

  private constructor(fs: typeof import("node:fs"), file: number) {
    this.#fs = fs;
    this.#file = file;
  }

  /** Creates a file of zeros that only this user can open. It appears under its name once it is complete. */
  static create(path: string, byteLength: number): FileStore {
    const fs = files();
    const file = fs.openSync(`${path}.new`, "wx+", 0o600);
    try {
      fs.ftruncateSync(file, byteLength);
      fs.renameSync(`${path}.new`, path);
    } catch (error) {
      fs.closeSync(file);
      throw error;
    }
    return new FileStore(fs, file);
  }

  /** Opens another rank's file; undefined if it does not exist yet. */
  static open(path: string): FileStore | undefined {
    const fs = files();
    try {
      return new FileStore(fs, fs.openSync(path, "r"));
    } catch (error) {
      if ((error as { code?: string }).code === "ENOENT") return undefined;
      throw error;
    }
  }

  read(position: number, bytes: Uint8Array): void {
    let done = 0;
    while (done < bytes.length) {
      const count = this.#fs.readSync(this.#file, bytes, done, bytes.length - done, position + done);
      if (count === 0) throw new Error("the shared file of a rank is shorter than expected");
      done += count;
    }
  }

  write(position: number, bytes: Uint8Array): void {
    let done = 0;
    while (done < bytes.length) {
      done += this.#fs.writeSync(this.#file, bytes, done, bytes.length - done, position + done);
    }
  }

  close(): void {
    if (this.#file < 0) return;
    this.#fs.closeSync(this.#file);
    this.#file = -1;
  }
}

/** The name of the folder that ranks share, as {@link createFolder} chooses it. */
const FOLDER = /^(?:\/|[A-Za-z]:)[^\0]*\/cuffi-world-\w+$/;

/** Returns the permissions that the files of a world need, as `runtime.missingFlags()` takes them. */
export function worldFilePermissions(): readonly string[] {
  // Deno reserves /dev/shm for programs with all permissions.
  const folder = temporaryFolder();
  return ["sys=hostname", `read=${folder}`, `write=${folder}`];
}

/** Returns the text of the error for permissions that Deno lacks; undefined if there are none. */
export function permissionProblem(permissions: readonly string[]): string | undefined {
  const flags = runtime.missingFlags(permissions);
  return flags === "" ? undefined : `a world of several processes needs more permissions: add ${flags}`;
}

/** Creates a folder for the files of a world; returns its id for the other processes of this machine. */
export function createWorldId(): Uint8Array {
  const problem = permissionProblem(worldFilePermissions());
  if (problem !== undefined) throw new Error(problem);
  return new TextEncoder().encode(`${machine()}\0${createFolder()}`);
}

/** Removes the folder of an id of {@link createWorldId} whose world was not formed. Nothing, for an empty id. */
export function discardWorldId(id: Uint8Array): void {
  if (id.length > 0) removeFolder(folderOfWorld(id, "ranks"));
}

/**
 * Returns the folder of an id.
 *
 * @param devices The kind of devices, for the error if another machine has created the id.
 */
export function folderOfWorld(id: Uint8Array, devices: string): string {
  const [host, folder] = new TextDecoder().decode(id).split("\0");
  if (host !== machine()) {
    throw new Error(`${devices} of different machines (${host} and ${machine()}) cannot form a world`);
  }
  if (!FOLDER.test(folder!)) throw new Error("the id of the world is damaged");
  return folder!;
}

function machine(): string {
  return nodeModule("node:os")?.hostname() ?? "this machine";
}

/** Creates a folder for the files of a world, in memory if the system has such a file system. */
function createFolder(): string {
  const fs = files();
  const shared = "/dev/shm";
  for (const parent of [shared, temporaryFolder()]) {
    try {
      return fs.mkdtempSync(`${parent}/cuffi-world-`);
    } catch (error) {
      // It is missing, or Deno, which has no permission for it alone, was not started with `-A`.
      if (parent !== shared) throw error;
    }
  }
  throw new Error("the system has no folder for temporary files");
}

/** Removes a rank's file, and the folder with the last one. */
export function removeFile(folder: string, rank: number): void {
  const fs = files();
  for (const remove of [() => fs.unlinkSync(`${folder}/${rank}`), () => fs.rmdirSync(folder)]) {
    try {
      remove();
    } catch {
      // Another rank has removed it, or other ranks' files are still there.
    }
  }
}

/** Removes the folder of a world that was not formed. */
export function removeFolder(folder: string): void {
  files().rmSync(folder, { recursive: true, force: true });
}

function files(): typeof import("node:fs") {
  const fs = nodeModule("node:fs");
  if (fs === undefined) throw new Error("a world of several processes needs a runtime with files");
  return fs;
}
