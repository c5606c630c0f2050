/**
 * Reads zip archives (PKWARE's APPNOTE, sections 4.3 and 4.4): as much of the format as Python wheels use, which
 * excludes encryption, archives of 4 GiB and archives in several parts.
 */
import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const inflate = promisify(inflateRaw);

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 0xffff;
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const STORED = 0, DEFLATED = 8;

/** A file in an archive. */
interface Entry {
  /** A relative path with slashes, without `..`. */
  readonly name: string;
  /** Size of the file. */
  readonly size: number;
  readonly method: number;
  readonly compressedSize: number;
  /** Offset of its header in the archive. */
  readonly offset: number;
}

/** An open archive. */
export class ZipArchive implements AsyncDisposable {
  /** The files, without folders. */
  readonly entries: readonly Entry[];
  readonly #file: FileHandle;

  private constructor(file: FileHandle, entries: readonly Entry[]) {
    this.#file = file;
    this.entries = entries;
  }

  /**
   * Opens an archive.
   *
   * @throws {Error} If it is not an archive, damaged, or contains an unsafe name.
   */
  static async open(path: string): Promise<ZipArchive> {
    const file = await open(path, "r");
    try {
      return new ZipArchive(file, await readDirectory(file));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Reads and inflates a file. */
  async read({ name, offset, method, compressedSize, size }: Entry): Promise<Uint8Array> {
    const header = await readBytes(this.#file, offset, HEADER_BYTES);
    if (header.getUint32(0, true) !== LOCAL_HEADER) throw damaged(`${name} has no header`);
    const start = offset + HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
    const { buffer } = await readBytes(this.#file, start, compressedSize);
    const data = new Uint8Array(buffer);
    if (method !== STORED && method !== DEFLATED) throw damaged(`${name} has the unknown method ${method}`);
    // The limit keeps a file from growing beyond what the directory says.
    const content = method === STORED
      ? data
      : await inflate(data, { maxOutputLength: Math.max(1, size) }).catch((error) => {
        throw damaged(`${name} cannot be inflated: ${error.message}`);
      });
    if (content.length !== size) throw damaged(`${name} has ${content.length} bytes instead of ${size}`);
    return content;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file.close();
  }
}

async function readDirectory(file: FileHandle): Promise<Entry[]> {
  const { size } = await file.stat();
  const tail = await readBytes(file, Math.max(0, size - END_BYTES - MAX_COMMENT), undefined, size);
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  if (end < 0) throw damaged("it has no directory");
  const count = tail.getUint16(end + 10, true);
  const length = tail.getUint32(end + 12, true), start = tail.getUint32(end + 16, true);
  if (start + length > size) throw damaged("its directory is cut short");
  const directory = await readBytes(file, start, length);

  const entries: Entry[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > length || directory.getUint32(at, true) !== DIRECTORY_ENTRY) {
      throw damaged("its directory is cut short");
    }
    const nameLength = directory.getUint16(at + 28, true);
    if (at + ENTRY_BYTES + nameLength > length) throw damaged("its directory is cut short");
    const name = new TextDecoder().decode(
      new Uint8Array(directory.buffer as ArrayBuffer, at + ENTRY_BYTES, nameLength),
    );
    checkName(name);
    const compressedSize = directory.getUint32(at + 20, true), offset = directory.getUint32(at + 42, true);
    if (offset + HEADER_BYTES + compressedSize > size) throw damaged(`${name} is cut short`);
    if (!name.endsWith("/")) {
      const method = directory.getUint16(at + 10, true);
      entries.push({ name, size: directory.getUint32(at + 24, true), method, compressedSize, offset });
    }
    at += ENTRY_BYTES + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

/** Rejects names that lead out of the folder to unpack into. */
function checkName(name: string): void {
  const parts = name.replace(/\/$/, "").split("/");
  if (parts.some((part) => part === "" || part === "." || part === "..") || /[\\:\0]/.test(name)) {
    throw damaged(`it contains the unsafe name ${JSON.stringify(name)}`);
  }
}

/** Reads a range; `length` defaults to everything up to `size`. */
async function readBytes(
  file: FileHandle,
  position: number,
  length: number | undefined,
  size = 0,
): Promise<DataView<ArrayBuffer>> {
  const bytes = new Uint8Array(length ?? size - position);
  let done = 0;
  while (done < bytes.length) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, position + done);
    if (bytesRead === 0) throw damaged("it is cut short");
    done += bytesRead;
  }
  return new DataView(bytes.buffer);
}

function damaged(problem: string): Error {
  return new Error(`the archive is damaged: ${problem}`);
}
