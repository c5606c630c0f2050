/** The bytes of an image file, from every object of the web platform that has them. */
import { invalid, mismatch } from "../../base/check.ts";
import { chunksOf, readChunks, settled } from "../../base/chunks.ts";
import { checkResponse, checkUnread, urlName, withoutQueries } from "../../base/fetch.ts";
import { ImageDecodeError } from "./decode_error.ts";
import { ImageLimitError } from "./limits.ts";

/**
 * An image file: its bytes, a `Blob` or `File`, the response of `fetch()`, a request to a server, or a stream, also one
 * of Node.js, such as a request to `node:http`.
 */
export type ImageSource =
  | Uint8Array
  | ArrayBuffer
  | SharedArrayBuffer
  | ArrayBufferView
  | Blob
  | Request
  | Response
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

/**
 * Returns the bytes of a file, reading at most `maxBytes`.
 *
 * @param isRead Whether the call also takes paths and URLs, for errors.
 * @throws {ImageLimitError} If there are more.
 */
export async function bytesOf(
  source: ImageSource,
  maxBytes: number,
  isRead = false,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source;
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (source instanceof ArrayBuffer || isShared(source)) return new Uint8Array(source);
  if (source instanceof Blob) {
    if (source.size > maxBytes) throw tooLarge(maxBytes, source.size);
    return new Uint8Array(await settled(source.arrayBuffer(), signal));
  }
  if (source instanceof Response) {
    try {
      checkResponse("file", source);
      rejectForm(source);
      return await readBody(source.body, maxBytes, urlName(source.url) || "file", signal);
    } catch (error) {
      throw withoutQueries(error);
    }
  }
  if (source instanceof Request) {
    checkUnread("file", source);
    rejectForm(source);
    return await readBody(source.body, maxBytes, "file", signal);
  }
  if (
    typeof source === "object" && source !== null && ("getReader" in source || Symbol.asyncIterator in source)
  ) {
    checkUnread("file", source);
    rejectForm(source);
    return await readBody(source, maxBytes, "file", signal);
  }
  const advice = typeof source === "string"
    ? "; readImage() takes paths and URLs"
    : Array.isArray(source)
    ? "; pass one file at a time"
    : "";
  throw sourceError(source, isRead, advice);
}

/** Throws if the first argument is a device, before the arguments that are then in the wrong places. */
export function rejectDevice(source: unknown, advice: string, isRead = false): void {
  if (isDevice(source)) throw sourceError(source, isRead, advice);
}

function isDevice(value: unknown): boolean {
  return typeof value === "object" && value !== null && "stream" in value && "memoryInUse" in value;
}

function sourceError(source: unknown, isRead: boolean, advice: string): TypeError {
  const expected = `${isRead ? "a path, a URL, " : ""}a Uint8Array, an ArrayBuffer, a Blob, a ` +
    "Request, a Response or a ReadableStream";
  return new TypeError(invalid("file", expected, source) + advice);
}

/** Throws for a form, which may contain files. */
function rejectForm(source: object): void {
  const { headers } = source as { readonly headers?: Headers | Readonly<Record<string, unknown>> };
  const type = headers instanceof Headers ? headers.get("content-type") : headers?.["content-type"];
  if (!/^multipart\/form-data/i.test(String(type))) return;
  const message = mismatch("file", "an image file", "a form");
  const response = "formData" in source ? "" : "new Response(body, { headers }).";
  throw new ImageDecodeError(
    "format",
    `${message}; read it with ${response}formData() and pass one of its files`,
  );
}

function isShared(source: unknown): source is SharedArrayBuffer {
  return typeof SharedArrayBuffer !== "undefined" && source instanceof SharedArrayBuffer;
}

/** Reads a body, which is canceled if it is larger: without a length, it may never end. */
async function readBody(
  body: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  url: string,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  if (body === null) return new Uint8Array(0);
  const chunks = "getReader" in body ? chunksOf(body, signal) : body;
  const tooMuch = () => tooLarge(maxBytes, "more", url);
  return await readChunks(chunks, { name: "file", signal, maxBytes, tooLarge: tooMuch });
}

function tooLarge(maxBytes: number, got: number | string, name = "file"): ImageLimitError {
  return new ImageLimitError(mismatch(name, `at most ${maxBytes} bytes`, got));
}
