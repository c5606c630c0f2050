/**
 * A cache on disk that maps keys to bytes, in one folder of limited size.
 *
 * Processes can share it: an entry is written to a temporary file and renamed, has a checksum, and may vanish
 * at any time. A file system error means "not cached"; it is never thrown.
 *
 * Entries are code, so the folder and each entry must belong to this user or root, and nobody else may have
 * write access. An entry is a regular file that was stored under its own key; everything else is ignored.
 *
 * The folder is `CUFFI_CACHE_DIR`, or `cuffi` in `XDG_CACHE_HOME` or `~/.cache` (`LOCALAPPDATA` on Windows).
 * A read-only folder works, without new entries. `CUFFI_CACHE=0` disables the cache, `CUFFI_CACHE_MAX_BYTES`
 * limits its size.
 *
 * @module
 */
import { nodeModule, type NodeModules, runtime } from "../runtime/index.ts";

/** Default size limit of the folder. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Evicts down to this fraction of the limit, so that the next write does not evict again. */
const EVICT_TO = 0.9;

/** A temporary file of this age was left behind by a process that died. */
const STALE_MS = 60 * 60 * 1000;

/** Entry format: this line, the SHA-256 of key and payload (32 bytes), the payload. */
const MAGIC = new TextEncoder().encode("cuffi cache entry 2\n");
const DIGEST_BYTES = 32;

/** Cubins are at most a few MiB. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024;

const WRITABLE_BY_OTHERS = 0o022;

const ENTRY = /^[0-9a-f]{64}$/;
const TEMPORARY = /^[0-9a-f]{64}\.\w+\.tmp$/;

type Fs = NodeModules["node:fs"];
type Stats = import("node:fs").Stats;

/** Computes the SHA-256 digest. */
export function sha256(data: string | Uint8Array): Uint8Array {
  return nodeModule("node:crypto")!.createHash("sha256").update(data).digest();
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A folder of cache entries. */
export class DiskCache {
  readonly directory: string;
  readonly maxBytes: number;
  /** Whether the runtime's permissions allow writing. Writes that the file system rejects are ignored. */
  readonly writable: boolean;
  readonly #fs: Fs;
  readonly #readers: "user" | "all";

  /**
   * Opens the folder, and creates it if it does not exist. Throws if it can neither be read nor created, and
   * {@link UntrustedError} if somebody else could have written its entries.
   *
   * @param readers Who may read new files: "all" for container images whose programs run as another user.
   */
  constructor(directory: string, maxBytes: number = MAX_BYTES, readers: "user" | "all" = "user") {
    const fs = nodeModule("node:fs");
    if (fs === undefined || nodeModule("node:crypto") === undefined) {
      throw new Error("this runtime has no file system");
    }
    if (!runtime.mayRead(directory)) throw new Error(`${directory}: no read permission`);
    this.#fs = fs;
    this.#readers = readers;
    this.maxBytes = maxBytes;
    if (runtime.mayWrite(directory) && !fs.existsSync(directory)) {
      fs.mkdirSync(directory, { recursive: true, mode: readers === "all" ? 0o755 : 0o700 });
    }
    // A link is followed once, so that it cannot be redirected later.
    const link = fs.lstatSync(directory);
    if (link.isSymbolicLink()) checkOwner(directory, link);
    this.directory = link.isSymbolicLink() ? fs.realpathSync(directory) : directory;
    const folder = fs.lstatSync(this.directory);
    if (!folder.isDirectory()) throw new Error(`${directory}: not a folder`);
    checkOwner(directory, folder);
    checkMode(directory, folder);
    this.writable = runtime.mayWrite(directory);
  }

  /** Returns the key for everything that determines the cached bytes. */
  static key(content: unknown): string {
    return hex(sha256(JSON.stringify(content)));
  }

  /** Returns the payload for a key, or undefined. Removes a damaged entry. */
  get(key: string): Uint8Array | undefined {
    const path = this.#path(key);
    try {
      const stats = this.#fs.lstatSync(path);
      checkOwner(path, stats);
      const payload = this.#readEntry(key, stats);
      if (payload === undefined) this.#remove(path);
      else this.#markUsed(path);
      return payload;
    } catch (error) {
      if (error instanceof UntrustedError) warnOnce(`ignored ${error.message}`);
      return undefined;
    }
  }

  /** Stores a payload, and evicts the least recently used entries if the folder exceeds its limit. */
  put(key: string, payload: Uint8Array): void {
    this.#store(key, payload, (temporary, path) => this.#fs.renameSync(temporary, path));
  }

  /** Stores a payload unless there is an entry for the key, which another process may be about to store. */
  putNew(key: string, payload: Uint8Array): void {
    this.#store(key, payload, (temporary, path) => {
      try {
        // Unlike a rename, a link never replaces a file.
        this.#fs.linkSync(temporary, path);
      } catch (error) {
        // Some file systems have no links.
        if (this.#fs.existsSync(path)) throw error;
        return this.#fs.renameSync(temporary, path);
      }
      this.#remove(temporary);
    });
  }

  #store(key: string, payload: Uint8Array, move: (temporary: string, path: string) => void): void {
    const size = MAGIC.length + DIGEST_BYTES + payload.length;
    if (!this.writable || size > Math.min(this.maxBytes, MAX_ENTRY_BYTES)) return;
    const temporary = `${this.#path(key)}.${crypto.randomUUID().replaceAll("-", "")}.tmp`;
    try {
      this.#write(temporary, key, payload);
      move(temporary, this.#path(key));
      this.#evict();
    } catch {
      this.#remove(temporary);
    }
  }

  #path(key: string): string {
    return `${this.directory}/${key}`;
  }

  /** Reads an entry; undefined if it is damaged. The folder is this user's, so nobody replaces it meanwhile. */
  #readEntry(key: string, stats: Stats): Uint8Array | undefined {
    // Opening a FIFO would wait for a writer.
    if (!stats.isFile() || stats.size > MAX_ENTRY_BYTES) return undefined;
    checkMode(this.#path(key), stats);
    return intactPayload(key, this.#fs.readFileSync(this.#path(key)));
  }

  #write(path: string, key: string, payload: Uint8Array): void {
    // "wx" creates a new file: a file that another process reads is never modified.
    const file = this.#fs.openSync(path, "wx", this.#readers === "all" ? 0o644 : 0o600);
    try {
      for (const part of [MAGIC, entryDigest(key, payload), payload]) this.#fs.writeFileSync(file, part);
    } finally {
      this.#fs.closeSync(file);
    }
  }

  /** Updates the modification time, by which entries are evicted. */
  #markUsed(path: string): void {
    if (!this.writable) return;
    const now = new Date();
    try {
      this.#fs.utimesSync(path, now, now);
    } catch {
      // The file belongs to another user, or has been evicted since.
    }
  }

  #remove(path: string): void {
    if (!this.writable) return;
    try {
      this.#fs.rmSync(path, { force: true });
    } catch {
      // Another process has the file open, or has removed it.
    }
  }

  #evict(): void {
    const entries: { path: string; size: number; used: number }[] = [];
    let total = 0;
    for (const name of this.#fs.readdirSync(this.directory)) {
      const path = `${this.directory}/${name}`;
      const isEntry = ENTRY.test(name);
      // Leaves files of others alone.
      if (!isEntry && !TEMPORARY.test(name)) continue;
      const stat = this.#fs.lstatSync(path, { throwIfNoEntry: false });
      if (stat === undefined) continue;
      if (isEntry) {
        entries.push({ path, size: stat.size, used: stat.mtimeMs });
        total += stat.size;
      } else if (Date.now() - stat.mtimeMs > STALE_MS) {
        this.#remove(path);
      }
    }
    if (total <= this.maxBytes) return;
    entries.sort((a, b) => a.used - b.used);
    for (const { path, size } of entries) {
      if (total <= this.maxBytes * EVICT_TO) return;
      this.#remove(path);
      total -= size;
    }
  }
}

/** Returns the payload of an entry, or undefined if the entry is damaged or belongs to another key. */
function intactPayload(key: string, file: Uint8Array): Uint8Array | undefined {
  const start = MAGIC.length + DIGEST_BYTES;
  if (file.length < start || !MAGIC.every((byte, i) => file[i] === byte)) return undefined;
  // A plain Uint8Array: Buffer's slice() returns a view instead of a copy.
  const payload = new Uint8Array(file.buffer, file.byteOffset + start, file.length - start);
  const digest = entryDigest(key, payload);
  return digest.every((byte, i) => file[MAGIC.length + i] === byte) ? payload : undefined;
}

/** Covers the key, so that an entry under another entry's name counts as damaged. */
function entryDigest(key: string, payload: Uint8Array): Uint8Array {
  return nodeModule("node:crypto")!.createHash("sha256").update(`${key}\n`).update(payload).digest();
}

/** A folder or entry that somebody else could have written. */
export class UntrustedError extends Error {}

/** Throws {@link UntrustedError} unless a file belongs to this user or root. */
function checkOwner(path: string, { uid }: Stats): void {
  if (runtime.platform() === "windows" || uid === 0) return;
  const user = runtime.userId();
  if (user === undefined) {
    throw new UntrustedError(
      `${path}: its owner cannot be checked; allow reading the user's id with --allow-sys=uid`,
    );
  }
  if (uid !== user) {
    throw new UntrustedError(`${path}: it belongs to another user (${uid}, this one is ${user})`);
  }
}

/** Throws {@link UntrustedError} if the group or all users may write. */
function checkMode(path: string, { mode }: Stats): void {
  if (runtime.platform() === "windows" || (mode & WRITABLE_BY_OTHERS) === 0) return;
  throw new UntrustedError(`${path}: other users can write to it; change that with chmod go-w`);
}

let warned = false;

/** Warns about the first fault. The other entries of a folder usually have the same one. */
function warnOnce(message: string): void {
  if (!warned) console.warn(`cuffi: kernel cache: ${message}`);
  warned = true;
}

/**
 * Opens the cache that the environment configures. Returns undefined if it is disabled or has no usable
 * folder.
 */
export function openCache(): DiskCache | undefined {
  if (runtime.env("CUFFI_CACHE") === "0") return undefined;
  const directory = cacheDirectory();
  if (directory === undefined) return undefined;
  try {
    return new DiskCache(directory, cacheLimit());
  } catch (error) {
    if (error instanceof UntrustedError) warnOnce(`not used: ${error.message}`);
    return undefined;
  }
}

/** Returns the configured size limit in bytes. */
export function cacheLimit(): number {
  const limit = Number(runtime.env("CUFFI_CACHE_MAX_BYTES") ?? MAX_BYTES);
  return Number.isFinite(limit) && limit >= 0 ? limit : MAX_BYTES;
}

/** Returns the configured cache folder. */
export function cacheDirectory(): string | undefined {
  const own = runtime.env("CUFFI_CACHE_DIR");
  if (own) return own;
  const base = runtime.env("XDG_CACHE_HOME") ||
    (runtime.platform() === "windows" ? runtime.env("LOCALAPPDATA") : undefined);
  if (base) return `${base}/cuffi`;
  const home = runtime.env("HOME");
  return home ? `${home}/.cache/cuffi` : undefined;
}
