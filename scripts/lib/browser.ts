/** Runs a page in headless Chromium. */
import { text } from "node:stream/consumers";
import { Chromium } from "./chromium.ts";
import { serve } from "./local_server.ts";

const TIMEOUT_MS = 60_000;
const HTML = `<!doctype html><script type="module" src="page.js"></script>`;

/**
 * Serves `files`, by name, with a page that runs `page.js`. Returns what the page posts to `result`.
 *
 * @throws {Error} If Chromium cannot be started, or the page posts nothing within a minute.
 */
export async function resultOfPage(files: Readonly<Record<string, Uint8Array>>): Promise<string> {
  const result = Promise.withResolvers<string>();
  const server = await serve(async (request, response) => {
    const name = request.url!.slice(1);
    if (request.method === "POST") result.resolve(await text(request));
    // With these headers pages may share memory with workers.
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader("Cross-Origin-Embedder-Policy", "require-corp");
    response.setHeader("Content-Type", name.endsWith(".js") ? "text/javascript" : "text/html");
    response.end(files[name] ?? HTML);
  });
  const timer = setTimeout(() => result.reject(new Error("Chromium: the page posted no result")), TIMEOUT_MS);
  try {
    await using chromium = new Chromium(server.address);
    chromium.process.on("error", result.reject);
    return await result.promise;
  } finally {
    clearTimeout(timer);
    server.close();
  }
}
