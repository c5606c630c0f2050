/**
 * A cache on disk: bytes by a key, in one folder that stays below a limit.
 *
 * It is safe to share between processes: an entry is written to a file of its own and then renamed, carries a checksum,
 * and may vanish at any time. Whatever goes wrong with files means "not cached", never an error.
 *
 * The folder is `CUFFI_CACHE_DIR`, or `cuffi` in `XDG_CACHE_HOME` or `~/.cache` (`LOCALAPPDATA` on Windows).
 * A folder that cannot be written serves what is in it. `CUFFI_CACHE=0` turns the cache off, `CUFFI_CACHE_MAX_BYTES` sets the limit.
 *
 * @module
 */
import { nodeModule, type NodeModules, runtime } from "../runtime/index.ts";

/** Default limit of the folder. */
const MAX_BYTES = 256 * 1024 * 1024;

/** After an eviction this part of the limit is in use, so that the next write does not evict again. */
const EVICT_TO = 0.9;

/** A temporary file of this age was left by a process that died. */
const STALE_MS = 60 * 60 * 1000;

/** First line of an entry, followed by the SHA-256 of the payload (32 bytes) and the payload. */
const MAGIC = new TextEncoder().encode("cuffi cache entry 1\n");
const DIGEST_BYTES = 32;

const ENTRY = /^[0-9a-f]{64}$/;
const TEMPORARY = /^[0-9a-f]{64}\.\w+\.tmp$/;

type Fs = NodeModules["node:fs"];

/** SHA-256. */
export function sha256(data: string | Uint8Array): Uint8Array {
  return nodeModule("node:crypto")!.createHash("sha256").update(data).digest();
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A folder of entries. */
export class DiskCache {
  readonly directory: string;
  readonly maxBytes: number;
  /** False: the runtime's permissions leave the folder as it is. Where the system does, writing fails without a word. */
  readonly writable: boolean;
  readonly #fs: Fs;
  readonly #readers: "user" | "all";

  /**
   * Makes the folder if need be; throws if it is not there and cannot be made, or cannot be read.
   *
   * @param readers Who may read what is made: "all" for images whose programs run as another user.
   */
  constructor(directory: string, maxBytes: number = MAX_BYTES, readers: "user" | "all" = "user") {
    const fs = nodeModule("node:fs");
    if (fs === undefined || nodeModule("node:crypto") === undefined) throw new Error("no file system here");
    if (!runtime.mayRead(directory)) throw new Error(`${directory}: no permission`);
    this.#fs = fs;
    this.#readers = readers;
    this.directory = directory;
    this.maxBytes = maxBytes;
    // What is in it runs on the GPU with this user's rights, so nobody else may write it.
    if (runtime.mayWrite(directory) && !fs.existsSync(directory)) {
      fs.mkdirSync(directory, { recursive: true, mode: readers === "all" ? 0o755 : 0o700 });
    }
    if (!fs.statSync(directory).isDirectory()) throw new Error(`${directory}: no folder`);
    this.writable = runtime.mayWrite(directory);
  }

  /** The key of a content: all that decides the cached bytes. */
  static key(content: unknown): string {
    return hex(sha256(JSON.stringify(content)));
  }

  /** The payload of a key, or undefined. A damaged entry is removed. */
  get(key: string): Uint8Array | undefined {
    const path = this.#path(key);
    try {
      const file = this.#fs.readFileSync(path);
      const payload = intactPayload(file);
      if (payload === undefined) this.#remove(path);
      else this.#markUsed(path);
      return payload;
    } catch {
      return undefined;
    }
  }

  /** Keeps a payload, and evicts the oldest entries if the folder has grown beyond its limit. */
  put(key: string, payload: Uint8Array): void {
    if (!this.writable || MAGIC.length + DIGEST_BYTES + payload.length > this.maxBytes) return;
    const temporary = `${this.#path(key)}.${crypto.randomUUID().replaceAll("-", "")}.tmp`;
    try {
      this.#write(temporary, payload);
      this.#fs.renameSync(temporary, this.#path(key));
      this.#evict();
    } catch {
      this.#remove(temporary);
    }
  }

  #path(key: string): string {
    return `${this.directory}/${key}`;
  }

  #write(path: string, payload: Uint8Array): void {
    // "wx": a new file, so that nothing that another process reads is changed.
    const file = this.#fs.openSync(path, "wx", this.#readers === "all" ? 0o644 : 0o600);
    try {
      for (const part of [MAGIC, sha256(payload), payload]) this.#fs.writeFileSync(file, part);
    } finally {
      this.#fs.closeSync(file);
    }
  }

  /** The least recently used entries are evicted first. */
  #markUsed(path: string): void {
    if (!this.writable) return;
    const now = new Date();
    try {
      this.#fs.utimesSync(path, now, now);
    } catch {
      // It is another user's, or has been evicted since.
    }
  }

  #remove(path: string): void {
    if (!this.writable) return;
    try {
      this.#fs.rmSync(path, { force: true });
    } catch {
      // Another process is at it.
    }
  }

  #evict(): void {
    const entries: { path: string; size: number; used: number }[] = [];
    let total = 0;
    for (const name of this.#fs.readdirSync(this.directory)) {
      const path = `${this.directory}/${name}`;
      const isEntry = ENTRY.test(name);
      // Files that are not ours stay.
      if (!isEntry && !TEMPORARY.test(name)) continue;
      const stat = this.#fs.statSync(path, { throwIfNoEntry: false });
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

/** The payload of an entry's file, or undefined if it is not whole. */
function intactPayload(file: Uint8Array): Uint8Array | undefined {
  const start = MAGIC.length + DIGEST_BYTES;
  if (file.length < start || !MAGIC.every((byte, i) => file[i] === byte)) return undefined;
  // A plain Uint8Array: Node's Buffer has methods of the same names that do other things.
  const payload = new Uint8Array(file.buffer, file.byteOffset + start, file.length - start);
  const digest = sha256(payload);
  return digest.every((byte, i) => file[MAGIC.length + i] === byte) ? payload : undefined;
}

/** The cache that the environment asks for, or undefined where it is off, or has no folder. */
export function openCache(): DiskCache | undefined {
  if (runtime.env("CUFFI_CACHE") === "0") return undefined;
  const directory = cacheDirectory();
  if (directory === undefined) return undefined;
  try {
    return new DiskCache(directory, cacheLimit());
  } catch {
    return undefined;
  }
}

/** The limit that the environment asks for, in bytes. */
export function cacheLimit(): number {
  const limit = Number(runtime.env("CUFFI_CACHE_MAX_BYTES") ?? MAX_BYTES);
  return Number.isFinite(limit) && limit >= 0 ? limit : MAX_BYTES;
}

/** The folder that the environment asks for. */
export function cacheDirectory(): string | undefined {
  const own = runtime.env("CUFFI_CACHE_DIR");
  if (own) return own;
  const base = runtime.env("XDG_CACHE_HOME") ||
    (runtime.platform() === "windows" ? runtime.env("LOCALAPPDATA") : undefined);
  if (base) return `${base}/cuffi`;
  const home = runtime.env("HOME");
  return home ? `${home}/.cache/cuffi` : undefined;
}
