/** Random access to the bytes of a container from any source. */
import { nodeModule } from "../../runtime/index.ts";
import { UrlReader } from "./url_reader.ts";

/** Sources of containers. */
export type ContainerSource =
  | { readonly bytes: Uint8Array }
  | { readonly path: string }
  | { readonly blob: Blob }
  | { readonly url: string; readonly size: number };

/** Reads ranges of a file. */
export interface ByteReader {
  /** Bytes. */
  readonly size: number;
  /** Returns the bytes of a range, fewer at the end of the file. */
  read(start: number, end: number): Promise<Uint8Array>;
  close(): void | Promise<void>;
}

/** Opens a reader, which must be closed. */
export async function openReader(from: ContainerSource): Promise<ByteReader> {
  if ("url" in from) return new UrlReader(from.url, from.size);
  if ("path" in from) return await openFile(from.path);
  if ("blob" in from) {
    const { blob } = from;
    const read = async (start: number, end: number) =>
      new Uint8Array(await blob.slice(start, end).arrayBuffer());
    return { size: blob.size, read, close() {} };
  }
  const { bytes } = from;
  return {
    size: bytes.length,
    read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
    close() {},
  };
}

async function openFile(path: string): Promise<ByteReader> {
  const file = await nodeModule("node:fs")!.promises.open(path);
  try {
    const { size } = await file.stat();
    return {
      size,
      read: async (start, end) => {
        const buffer = new Uint8Array(Math.max(0, Math.min(end, size) - start));
        const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
        return buffer.subarray(0, bytesRead);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
