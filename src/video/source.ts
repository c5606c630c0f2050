/** Opens sources of videos. */
import { invalid, mismatch } from "../base/check.ts";
import { folderError } from "../base/file_error.ts";
import { nameOfStill } from "../base/file_format.ts";
import { accessOf, checkUnread, withoutQueries } from "../base/fetch.ts";
import { chunksOf, readChunks, settled } from "../base/chunks.ts";
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

/** Opens the packets of a source. Rejects as soon as the signal is aborted, and closes packets that are opened later. */
export async function openSource(source: VideoSource, options: SourceOptions): Promise<PacketSource> {
  // Not within the wait below: closing a stream after an error may abort the signal, and the error came first.
  const whole = await readWhole(source, options), opening = open(whole ?? source, options);
  try {
    return await settled(opening, options.signal);
  } catch (error) {
    opening.then((late) => late[Symbol.dispose](), () => {});
    throw error;
  }
}

/** Reads a stream or a response; returns undefined for other sources. */
async function readWhole(source: VideoSource, options: SourceOptions): Promise<Uint8Array | undefined> {
  if (source instanceof Response) return await readResponse(source, options);
  if (typeof source !== "object" || source === null) return undefined;
  if (!("getReader" in source || Symbol.asyncIterator in source)) return undefined;
  checkUnread("source", source);
  return await readAll("getReader" in source ? chunksOf(source, options.signal) : source, options);
}

async function open(source: VideoSource, options: SourceOptions): Promise<PacketSource> {
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
  // Errors of the system stay as they are: they name the file, and programs read their code.
  const facts = await stat(name);
  if (facts.isDirectory()) throw folderError("source", "a video file", name);
  const head = new Uint8Array(SNIFFED_BYTES), file = await open(name);
  let length: number;
  try {
    length = (await file.read(head, 0, head.length, 0)).bytesRead;
  } finally {
    await file.close();
  }
  const whole = async () => new Uint8Array(await readFile(name));
  return await openSniffed(head.subarray(0, length), { path: name }, facts.size, whole, options);
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
  failed = streamFailed,
): Promise<Uint8Array> {
  const tooMuch = () => tooLarge(maxBytes, "more");
  return await readChunks(source, { name: "source", signal, maxBytes, tooLarge: tooMuch, failed });
}

function streamFailed(byte: number, cause: unknown): Error {
  return lost(`the stream failed at byte ${byte}`, cause);
}

function tooLarge(maxBytes: number, got: number | string): RangeError {
  return new RangeError(mismatch("video", `at most ${maxBytes} bytes in memory (option maxBytes)`, got));
}
