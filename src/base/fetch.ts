/** Fetches files. */
import { mismatch } from "./check.ts";

/** Returns a URL without its query, which may be secret. */
export function urlName(url: string | URL): string {
  return String(url).replace(/[?#].*$/s, "");
}

/** Fetches a URL, which errors name. */
export async function fetchFile(url: string | URL): Promise<Response> {
  try {
    return await fetch(url);
  } catch (error) {
    // Node says why only in the cause.
    const { cause = error } = error as Error;
    const reason = cause instanceof Error && cause.message !== "" ? cause.message : String(error);
    throw new Error(`${urlName(url)}: it cannot be fetched: ${reason}`, { cause: error });
  }
}

/** Throws unless a response is successful. `name` is that of the argument if the response has no URL. */
export function checkResponse(name: string, { ok, status, statusText, url }: Response): void {
  if (ok) return;
  const got = `status ${status}${statusText === "" ? "" : ` ${statusText}`}`;
  throw new Error(mismatch(urlName(url) || name, "a successful response", got));
}
