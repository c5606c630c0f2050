/** Downloads files with known checksums. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import * as http from "node:http";
import process from "node:process";
import type { Wheel } from "./wheels.ts";

/** A source could not be reached, or refused. */
export class DownloadError extends Error {
  override readonly name = "DownloadError";
}

/**
 * Downloads a wheel and verifies its checksum.
 *
 * @param url Where to get it.
 * @param file The file to write, which must not exist.
 * @param idleTimeout Milliseconds after which a server that sends nothing is given up.
 * @param onBytes Called with the bytes received so far.
 * @throws {DownloadError} If the server cannot be reached or refuses.
 * @throws {Error} If the bytes are not those of the wheel, or cannot be written.
 */
export async function download(
  url: string,
  file: string,
  wheel: Wheel,
  idleTimeout: number,
  onBytes: (bytes: number) => void,
): Promise<void> {
  useProxy();
  const abort = new AbortController();
  const stalled = () =>
    abort.abort(new DownloadError(`${hostOf(url)} sent nothing for ${idleTimeout / 1000} s`));
  let timer = setTimeout(stalled, idleTimeout);
  const hash = createHash("sha256");
  const output = createWriteStream(file, { flags: "wx" });
  // A failure to write rejects `written`, even while the next bytes are awaited.
  const written = finished(output);
  written.catch((error) => abort.abort(error));
  output.on("error", () => {}); // one that comes after the end of `written`
  let received = 0;
  try {
    const response = await request(url, abort.signal);
    for await (const chunk of response.body ?? []) {
      clearTimeout(timer);
      timer = setTimeout(stalled, idleTimeout);
      received += chunk.length;
      // A wrong file need not be received to its end.
      if (received > wheel.bytes) break;
      hash.update(chunk);
      if (!output.write(chunk)) await Promise.race([once(output, "drain"), written]);
      onBytes(received);
    }
    output.end();
    await written;
  } catch (error) {
    const failure = describe(abort.signal.aborted ? abort.signal.reason : error, url);
    output.destroy();
    await written.catch(() => {});
    throw failure;
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
  if (received !== wheel.bytes) {
    const got = received > wheel.bytes ? "more" : received;
    throw new Error(`${url}: expected ${wheel.bytes} bytes, got ${got}`);
  }
  checkDigest(url, hash.digest("hex"), wheel);
}

/** Verifies the checksum of a file on this machine. */
export async function verify(file: string, wheel: Wheel): Promise<void> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array);
  checkDigest(file, hash.digest("hex"), wheel);
}

function checkDigest(source: string, digest: string, wheel: Wheel): void {
  if (digest === wheel.sha256) return;
  throw new Error(
    `${source}: expected the SHA-256 checksum ${wheel.sha256}, got ${digest}. The file was damaged or replaced.`,
  );
}

async function request(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new DownloadError(`${hostOf(url)} answered ${response.status} ${response.statusText}`.trimEnd());
}

/** Makes an error of fetch() name the host and the system's reason; returns other errors as they are. */
function describe(error: unknown, url: string): unknown {
  if (error instanceof DownloadError || !(error instanceof Error)) return error;
  // Errors of the file system have a system call; those of connections are of fetch().
  if ("syscall" in error && "path" in error && !/^https?:/.test(String(error.path))) return error;
  // The cause of several failed addresses has a code and no message.
  const { message, code } = (error.cause ?? {}) as { message?: string; code?: string };
  const reason = (message || code || error.message)
    .replace(/^.*\(https?:[^)]*\): /, "").replace(/\.$/, "");
  return new DownloadError(`${hostOf(url)} could not be reached (${reason})`);
}

function hostOf(url: string): string {
  return new URL(url).host;
}

/** Makes fetch() use HTTPS_PROXY where that needs a call; elsewhere it does so by itself. */
function useProxy(): void {
  const { setGlobalProxyFromEnv } = http as { setGlobalProxyFromEnv?: (env: unknown) => unknown };
  if (process.env.HTTPS_PROXY || process.env.https_proxy) setGlobalProxyFromEnv?.(process.env);
}
