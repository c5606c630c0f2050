/** zlib streams and CRC-32 with Node's module, which Bun and Deno have, or with the Web APIs of browsers. */
import { nodeModule } from "../../runtime/index.ts";

const zlib = () => nodeModule("node:zlib");

/** Returns the CRC-32 of ISO 3309, which PNG uses. */
export function crc32(data: Uint8Array): number {
  return zlib()?.crc32?.(data) ?? tableCrc32(data);
}

let table: Uint32Array | undefined;

/** CRC-32 without zlib. */
export function tableCrc32(data: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, n) => {
    for (let bit = 0; bit < 8; bit++) n = n & 1 ? n >>> 1 ^ 0xedb88320 : n >>> 1;
    return n;
  });
  let crc = ~0;
  for (let i = 0; i < data.length; i++) crc = crc >>> 8 ^ table[(crc ^ data[i]!) & 0xff]!;
  return ~crc >>> 0;
}

/** Compresses to the zlib format. */
export function deflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const node = zlib();
  if (node === undefined) return webDeflate(data);
  return new Promise((resolve, reject) => {
    node.deflate(data, (error, result) => error ? reject(error) : resolve(result));
  });
}

/** {@link deflate} in browsers. */
export async function webDeflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The compressed data is corrupt or truncated. */
export class InflateError extends Error {
  override readonly name = "InflateError";
}

/**
 * Decompresses the zlib format in pieces, each when it is asked for.
 *
 * @throws {InflateError} If the data is corrupt or truncated.
 */
export function inflate(parts: readonly Uint8Array[]): AsyncIterable<Uint8Array> {
  return zlib() === undefined ? webInflate(parts) : nodeInflate(parts);
}

async function* nodeInflate(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const stream = zlib()!.createInflate({ chunkSize: 1 << 16 });
  const source = nodeModule("node:stream")!.Readable.from(parts, { objectMode: false });
  source.on("error", (error) => stream.destroy(error)).pipe(stream);
  try {
    for await (const piece of stream) yield piece as Uint8Array;
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw new InflateError(code === "Z_BUF_ERROR" ? "is truncated" : `cannot be inflated: ${message}`, {
      cause: error,
    });
  } finally {
    source.destroy();
    stream.destroy();
  }
}

/** Decompresses a small stream of the zlib format, such as the WebAssembly that published packages embed. */
export function inflateAll(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const node = zlib();
  return node === undefined ? webInflateAll(data) : Promise.resolve(new Uint8Array(node.inflateSync(data)));
}

/** {@link inflateAll} in browsers. */
export async function webInflateAll(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** {@link inflate} in browsers. */
export async function* webInflate(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const source = new Blob(parts as Uint8Array<ArrayBuffer>[]).stream();
  const reader = source.pipeThrough(new DecompressionStream("deflate")).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause) => {
        throw new InflateError("is corrupt or truncated", { cause });
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
