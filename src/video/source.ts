/** Opens sources of videos. */
import { invalid, mismatch } from "../base/check.ts";
import { nameOfStill } from "../base/file_format.ts";
import { accessOf, checkUnread, withoutQueries } from "../base/fetch.ts";
import { chunksOf, endChunks, nextChunk } from "../base/chunks.ts";
import { nodeModule } from "../runtime/index.ts";
import type { ContainerSource } from "./demux/byte_reader.ts";
import { openContainer, VIDEO_FORMATS } from "./demux/container.ts";
import { type ElementaryKind, elementaryKind, openElementary, SNIFFED_BYTES } from "./demux/elementary.ts";
import type { PacketSource } from "./demux/packets.ts";
import { repeated } from "./demux/url_reader.ts";
import { connectionLost, lost } from "./errors.ts";

/**
 * A video: the path or `file:` URL of a file, an `http:` or `https:` URL, a `Blob` (such as `Bun.file(path)`), its
 * bytes, or a stream or response, which is read to its end first.
 */
export type VideoSource =
  | string
  | URL
  | Blob
  | ArrayBuffer
  | ArrayBufferView
  | Response
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

/** How to read a source. */
export interface SourceOptions {
  /** Maximum number of bytes in memory, for streams, responses and videos without a container. */
  readonly maxBytes: number;
  /** Frames per second of streams that have no timestamps. */
  readonly frameRate: number;
  readonly signal: AbortSignal | undefined;
}

/** Opens the packets of a source. */
export async function openSource(source: VideoSource, options: SourceOptions): Promise<PacketSource> {
  if (typeof source === "string" || source instanceof URL) {
    return accessOf("source", source) === "fetch"
      ? await openUrl(String(source), options)
      : await openPath(source, options);
  }
  if (source instanceof Blob) return await openBlob(source, options);
  if (ArrayBuffer.isView(source)) {
    return await openBytes(new Uint8Array(source.buffer, source.byteOffset, source.byteLength), options);
  }
  if (source instanceof ArrayBuffer) return await openBytes(new Uint8Array(source), options);
  if (source instanceof Response) return await openBytes(await readResponse(source, options), options);
  if (
    typeof source === "object" && source !== null && (Symbol.asyncIterator in source || "getReader" in source)
  ) {
    if ("getReader" in source) checkUnread("source", source);
    const chunks = "getReader" in source ? chunksOf(source, options.signal) : source;
    return await openBytes(await readAll(chunks, options), options);
  }
  const expected = "a path, a URL, a Blob, bytes, a Response or a ReadableStream";
  throw new TypeError(invalid("source", expected, source));
}

async function openBytes(bytes: Uint8Array, { frameRate, signal }: SourceOptions): Promise<PacketSource> {
  checkSize(bytes.length);
  const head = bytes.subarray(0, SNIFFED_BYTES), kind = kindOf(head);
  if (kind !== undefined) return openElementary(bytes, kind, frameRate);
  return await openContainer({ bytes }, signal);
}

/** Returns the form of a stream without a container. Throws for an image or text, before mediabunny is imported. */
function kindOf(head: Uint8Array): ElementaryKind | undefined {
  const still = nameOfStill(head);
  if (still !== undefined) throw new TypeError(mismatch("video", VIDEO_FORMATS, still));
  return elementaryKind(head);
}

async function openBlob(blob: Blob, options: SourceOptions): Promise<PacketSource> {
  const head = new Uint8Array(await blob.slice(0, SNIFFED_BYTES).arrayBuffer());
  return await openSniffed(
    head,
    { blob },
    blob.size,
    async () => new Uint8Array(await blob.arrayBuffer()),
    options,
  );
}

async function openPath(path: string | URL, options: SourceOptions): Promise<PacketSource> {
  const fs = nodeModule("node:fs");
  if (fs === undefined) {
    throw new Error("video: this runtime has no file system; pass a Blob, bytes or a URL");
  }
  const name = path instanceof URL || /^file:/i.test(path)
    ? decodeURIComponent(new URL(path).pathname)
    : path;
  const { open, stat, readFile } = fs.promises;
  const head = new Uint8Array(SNIFFED_BYTES);
  let size: number, length: number;
  try {
    ({ size } = await stat(name));
    const file = await open(name);
    try {
      length = (await file.read(head, 0, head.length, 0)).bytesRead;
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw new Error(`video: ${(cause as Error).message}`, { cause });
  }
  const whole = async () => new Uint8Array(await readFile(name));
  return await openSniffed(head.subarray(0, length), { path: name }, size, whole, options);
}

/** No container fits in fewer bytes. */
const MIN_BYTES = 10;

function checkSize(size: number): void {
  if (size === 0) throw new TypeError("video: the file is empty");
  if (size < MIN_BYTES) {
    throw new TypeError(mismatch("video", `a file of at least ${MIN_BYTES} bytes`, size));
  }
}

async function openUrl(url: string, options: SourceOptions): Promise<PacketSource> {
  const { signal } = options;
  const request = async (headers: Record<string, string>): Promise<Response> =>
    await fetch(url, { headers, ...signal ? { signal } : {} }).catch((cause) => {
      signal?.throwIfAborted();
      throw lost("the server cannot be reached", withoutQueries(cause));
    });
  const sniffing = { ...options, maxBytes: Math.max(options.maxBytes, SNIFFED_BYTES) };
  const { response, head } = await repeated(async () => {
    const response = await request({ range: `bytes=0-${SNIFFED_BYTES - 1}` }), { status } = response;
    const head = status === 206 || status >= 500 ? await readResponse(response, sniffing) : undefined;
    return { response, head };
  }, signal);
  // A server without ranges sends everything.
  if (head === undefined) return await openBytes(await readResponse(response, options), options);
  const total = Number(/\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1] ?? NaN);
  const whole = async () => await readResponse(await request({}), options);
  if (Number.isNaN(total)) return await openBytes(await whole(), options);
  return await openSniffed(head, { url, size: total }, total, whole, options);
}

async function openSniffed(
  head: Uint8Array,
  container: ContainerSource,
  size: number,
  whole: () => Promise<Uint8Array>,
  { maxBytes, frameRate, signal }: SourceOptions,
): Promise<PacketSource> {
  checkSize(size);
  const kind = kindOf(head);
  if (kind === undefined) return await openContainer(container, signal);
  if (size > maxBytes) throw tooLarge(maxBytes, size);
  return openElementary(await whole(), kind, frameRate);
}

async function readResponse(response: Response, options: SourceOptions): Promise<Uint8Array> {
  checkUnread("source", response);
  if (!response.ok) {
    const got = `status ${response.status}${response.statusText ? ` ${response.statusText}` : ""}`;
    throw new Error(mismatch("video", "a successful response", got));
  }
  if (response.body === null) return new Uint8Array(0);
  return await readAll(chunksOf(response.body, options.signal), options, connectionLost);
}

async function readAll(
  source: AsyncIterable<Uint8Array>,
  { maxBytes, signal }: SourceOptions,
  errorOf: (byte: number, cause: unknown) => Error = streamFailed,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let byteLength = 0;
  const chunks = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      let next;
      try {
        next = await nextChunk(chunks, signal);
      } catch (cause) {
        signal?.throwIfAborted();
        throw errorOf(byteLength, cause);
      }
      const { done, value: chunk } = next;
      if (done) break;
      signal?.throwIfAborted();
      byteLength += chunk.length;
      if (byteLength > maxBytes) throw tooLarge(maxBytes, "more");
      parts.push(chunk);
    }
  } catch (error) {
    endChunks(chunks);
    throw error;
  }
  const bytes = new Uint8Array(byteLength);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function streamFailed(byte: number, cause: unknown): Error {
  return lost(`the stream failed at byte ${byte}`, cause);
}

function tooLarge(maxBytes: number, got: number | string): RangeError {
  return new RangeError(mismatch("video", `at most ${maxBytes} bytes in memory (option maxBytes)`, got));
}
