/** Tells URLs from paths, and fetches files. */
import { invalid, mismatch } from "./check.ts";

/** A scheme with what follows it in URLs. Paths may contain colons. */
const SCHEME = /^([a-z][a-z\d+.-]+:)\/\/|^(blob|data|file):/i;

/** Returns whether a text is a URL, of any protocol. */
export function isUrl(text: string): boolean {
  return SCHEME.test(text);
}

/**
 * Returns how to read a source: with `fetch()`, or as a file.
 *
 * @throws {TypeError} If it is a URL of another protocol.
 */
export function accessOf(name: string, source: string | URL): "fetch" | "file" {
  const text = String(source), protocol = SCHEME.exec(text)?.[0].replace("//", "").toLowerCase();
  if (protocol === "http:" || protocol === "https:") return "fetch";
  if (protocol === "file:" || (protocol === undefined && typeof source === "string")) return "file";
  throw new TypeError(invalid(name, "a path, or a URL with file:, http: or https:", text));
}

/** Returns a URL without its query, which may be secret. */
export function urlName(url: string | URL): string {
  return String(url).replace(/[?#].*$/s, "");
}

/** Removes the queries of URLs from an error and its causes: those of Deno and Bun contain the whole URL. */
export function withoutQueries<T>(error: T): T {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    for (const key of ["message", "stack", "path"] as const) {
      const text = (each as Error & { path?: unknown })[key];
      const short = typeof text !== "string"
        ? text
        : text.replace(/(https?:\/\/[^\s?#]*)[?#]\S*?(?=[):]*(\s|$))/g, "$1");
      if (short !== text) Object.defineProperty(each, key, { value: short });
    }
  }
  return error;
}

/** Fetches a URL, which errors name. */
export async function fetchFile(url: string | URL, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, signal && { signal });
  } catch (failure) {
    signal?.throwIfAborted(); // runtimes wrap the reason
    const error = withoutQueries(failure);
    // Node says why only in the cause.
    const { cause = error } = error as Error;
    const reason = cause instanceof Error && cause.message !== "" ? cause.message : String(error);
    throw new Error(`${urlName(url)}: it cannot be fetched: ${reason}`, { cause: error });
  }
}

/** Reads the rest of a response. */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw withoutQueries(error);
  }
}

/** Throws if a stream, or the body of a request or a response, has been read or is being read. */
export function checkUnread(name: string, source: object): void {
  const { bodyUsed, body, locked, readableEnded } = source as
    & Partial<Response & ReadableStream>
    & { readonly readableEnded?: boolean }; // that of streams of Node.js
  if (!bodyUsed && !body?.locked && !locked && !readableEnded) return;
  const kind = source.constructor.name;
  throw new TypeError(
    mismatch(
      name,
      `${/^[AEIO]/.test(kind) ? "an" : "a"} ${kind} that has not been read`,
      "one that has been, or is being read; pass its bytes",
    ),
  );
}

/**
 * Throws unless a response is successful and has not been read. `name` is that of the argument if the response has
 * no URL.
 */
export function checkResponse(name: string, response: Response): void {
  checkUnread(name, response);
  const { ok, status, statusText, url } = response;
  if (ok) return;
  const got = `status ${status}${statusText === "" ? "" : ` ${statusText}`}`;
  throw new Error(mismatch(urlName(url) || name, "a successful response", got));
}
