/** The heads of HTTP/1.1 requests (RFC 9112), parsed strictly: ambiguous requests are rejected. */
import { HttpError } from "./http_error.ts";

/** The request line and the headers of a request. */
export interface RequestHead {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Bytes of the body, or "chunked". */
  readonly body: number | "chunked";
  /** Whether the client wants to send more requests. */
  readonly keepAlive: boolean;
  /** Whether the client waits for "100 Continue" before it sends the body. */
  readonly expectsContinue: boolean;
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const HOST = /^(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~-]+)(:[0-9]{1,5})?$/;
const MAX_HEADERS = 100;

/**
 * Parses the head of a request, without the empty line at its end.
 *
 * @throws {HttpError} If it is invalid.
 */
export function parseHead(text: string): RequestHead {
  if (/[^\t\r\n -~\x80-\xff]|\r(?!\n)|(?<!\r)\n/.test(text)) throw bad("the head has control characters");
  const [requestLine, ...lines] = text.split("\r\n") as [string, ...string[]];
  const [, method, target, version] = /^(\S+) (\S+) HTTP\/(\d\.\d)$/.exec(requestLine) ?? [];
  if (!method || !target || !TOKEN.test(method)) throw bad("the request line is invalid");
  if (version !== "1.1" && version !== "1.0") throw new HttpError(505, "HTTP/1.1 is required");
  const headers = parseHeaders(lines);

  const host = headers.get("host");
  if (host === null || !HOST.test(host)) throw bad("Host: expected exactly one host");
  const prefix = target.startsWith("/") ? `http://${host}` : "";
  if (!prefix && !target.startsWith("http://")) throw bad("the request target is invalid");
  const url = URL.parse(prefix + target);
  if (!url || url.username || url.password) throw bad("the request target is invalid");

  const expect = headers.get("expect");
  if (expect !== null && expect.toLowerCase() !== "100-continue") {
    throw new HttpError(417, "Expect: expected 100-continue");
  }
  const connection = (headers.get("connection") ?? "").toLowerCase();
  return {
    method,
    url,
    headers,
    body: bodyLength(headers, version),
    keepAlive: version === "1.1" && !connection.includes("close"),
    expectsContinue: expect !== null && version === "1.1",
  };
}

function parseHeaders(lines: readonly string[]): Headers {
  if (lines.length > MAX_HEADERS) throw new HttpError(431, `expected at most ${MAX_HEADERS} headers`);
  const headers = new Headers();
  const single = new Set(["host", "content-length", "transfer-encoding", "expect"]);
  for (const line of lines) {
    const colon = line.indexOf(":"), name = line.slice(0, colon).toLowerCase();
    if (colon < 1 || !TOKEN.test(name)) throw bad("a header is invalid");
    if (single.has(name) && headers.has(name)) throw bad(`${name}: expected exactly one`);
    headers.append(name, line.slice(colon + 1).trim());
  }
  return headers;
}

function bodyLength(headers: Headers, version: string): number | "chunked" {
  const length = headers.get("content-length"), encoding = headers.get("transfer-encoding");
  if (encoding !== null) {
    if (length !== null || version === "1.0") {
      throw bad("Transfer-Encoding: expected no Content-Length, and HTTP/1.1");
    }
    if (encoding.toLowerCase() !== "chunked") throw new HttpError(501, "Transfer-Encoding: expected chunked");
    return "chunked";
  }
  if (length === null) return 0;
  if (!/^[0-9]{1,15}$/.test(length)) throw bad("Content-Length: expected a number");
  return Number(length);
}

function bad(message: string): HttpError {
  return new HttpError(400, message);
}
