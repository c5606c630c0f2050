/** Errors that name the video they concern. */

import { withoutQueries } from "../base/fetch.ts";
import { withCode } from "../base/file_error.ts";
import { CUDA_ERROR, CudaError, isContextLost } from "../base/errors.ts";

/** Begins messages about a video. */
const PREFIX = "video: ";

/**
 * Names a source in messages: its path, or its URL or that of a response without the query, which may be secret. Others
 * have no name.
 */
export function nameOfSource(source: unknown): string | undefined {
  if (source instanceof Response) return nameOfSource(source.url || undefined);
  if (typeof source !== "string" && !(source instanceof URL)) return undefined;
  const text = String(source);
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return text;
  const { origin, pathname } = new URL(text);
  return origin + pathname;
}

/** Returns an error whose message begins with the name of the video, if there is one and the message is about it. */
export function withName(error: unknown, name: string | undefined): unknown {
  if (name === undefined || !(error instanceof Error) || !error.message.startsWith(PREFIX)) return error;
  const type = error instanceof TypeError ? TypeError : error instanceof RangeError ? RangeError : Error;
  return withCode(new type(`${name}: ${error.message.slice(PREFIX.length)}`, { cause: error }));
}

/** Creates the error of a video whose data ends before what its tables or headers announce. */
export function truncated(missing: string): Error {
  return new Error(`${PREFIX}the file is truncated: ${missing}`);
}

/** Creates the error of a container with bytes at an offset that are not in its format. */
export function damagedAt(byte: number): Error {
  return new Error(`${PREFIX}the file is damaged at byte ${byte}`);
}

/** Creates the error of a frame that cannot be decoded. `where`: `frame 19 at 0.633 s`. */
export function undecodable(where: string, cause?: unknown): Error {
  const message = `${PREFIX}${where} cannot be decoded`;
  return cause === undefined ? new Error(message) : new Error(`${message}: ${reasonOf(cause)}`, { cause });
}

/** Creates the error of a packet that names the frame it concerns. */
export function unreadable(where: string, cause: unknown): Error {
  if (!(cause instanceof RangeError)) return undecodable(where, cause);
  return new RangeError(`${PREFIX}${where}: ${reasonOf(cause)}`, { cause });
}

/** Whether an error of a decoder concerns the device, not the data. */
export function isFault(error: unknown): boolean {
  return error instanceof CudaError && (isContextLost(error) || error.code === CUDA_ERROR.OUT_OF_MEMORY);
}

/** Returns the message of an error without the words that errors of videos begin with. */
export function reasonOf(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return message.startsWith(PREFIX) ? message.slice(PREFIX.length) : message;
}

/** Creates the error of a source that ends with an error: `what` happened. */
export function lost(what: string, cause: unknown): Error {
  return withCode(new Error(`${PREFIX}${what}: ${rootOf(cause)}`, { cause }));
}

/** Creates the error of a connection that ends while bytes are received. */
export function connectionLost(byte: number, cause: unknown): Error {
  return lost(`the connection was lost at byte ${byte}`, withoutQueries(cause));
}

/** Returns the message of the first cause: that of `fetch()` says only that it failed. */
function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return rootOf(error.cause);
  // Advice of Bun on the options of fetch().
  const words = error.message.replace(/\. For more information, pass .*$/s, "");
  return words || String((error as { code?: unknown }).code ?? error.name);
}
