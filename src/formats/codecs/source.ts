/** The bytes of an image file, from every object of the web platform that has them. */
import { invalid, mismatch } from "../../base/check.ts";
import { checkResponse, urlName, withoutQueries } from "../../base/fetch.ts";
import { ImageLimitError } from "./limits.ts";

/** An image file: its bytes, a `Blob` or `File`, or the response of `fetch()`. */
export type ImageSource = Uint8Array | ArrayBuffer | SharedArrayBuffer | ArrayBufferView | Blob | Response;

/**
 * Returns the bytes of a file, reading at most `maxBytes`.
 *
 * @param isRead Whether the call also takes paths and URLs, for errors.
 * @throws {ImageLimitError} If there are more.
 */
export async function bytesOf(source: ImageSource, maxBytes: number, isRead = false): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source;
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (source instanceof ArrayBuffer || isShared(source)) return new Uint8Array(source);
  if (source instanceof Blob) {
    if (source.size > maxBytes) throw tooLarge(maxBytes, source.size);
    return new Uint8Array(await source.arrayBuffer());
  }
  if (source instanceof Response) {
    return await readResponse(source, maxBytes).catch((error) => {
      throw withoutQueries(error);
    });
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
  const expected = `${isRead ? "a path, a URL, " : ""}a Uint8Array, an ArrayBuffer, a Blob or a Response`;
  return new TypeError(invalid("file", expected, source) + advice);
}

function isShared(source: unknown): source is SharedArrayBuffer {
  return typeof SharedArrayBuffer !== "undefined" && source instanceof SharedArrayBuffer;
}

async function readResponse(response: Response, maxBytes: number): Promise<Uint8Array> {
  checkResponse("file", response);
  const chunks: Uint8Array[] = [];
  let byteLength = 0;
  // A response without a length may never end.
  for await (const chunk of response.body ?? []) {
    byteLength += chunk.length;
    if (byteLength > maxBytes) throw tooLarge(maxBytes, "more", urlName(response.url) || "file");
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(byteLength);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function tooLarge(maxBytes: number, got: number | string, name = "file"): ImageLimitError {
  return new ImageLimitError(mismatch(name, `at most ${maxBytes} bytes`, got));
}
