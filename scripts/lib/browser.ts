/** Runs a page in headless Chromium. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const TIMEOUT_MS = 60_000;
const HTML = `<!doctype html><script type="module" src="page.js"></script>`;

/**
 * Serves `files`, by name, with a page that runs `page.js`. Returns what the page posts to `result`.
 *
 * @throws {Error} If Chromium cannot be started, or the page posts nothing within a minute.
 */
export async function resultOfPage(files: Readonly<Record<string, Uint8Array>>): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), "cuffi-chromium-"));
  const result = Promise.withResolvers<string>();
  const server = createServer(async (request, response) => {
    const name = request.url!.slice(1);
    if (request.method === "POST") result.resolve(await text(request));
    // With these headers pages may share memory with workers.
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader("Cross-Origin-Embedder-Policy", "require-corp");
    response.setHeader("Content-Type", name.endsWith(".js") ? "text/javascript" : "text/html");
    response.end(files[name] ?? HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const chromium = startChromium(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, profile);
  chromium.on("error", result.reject);
  const exited = new Promise((resolve) => chromium.on("close", resolve));
  const timer = setTimeout(() => result.reject(new Error("Chromium: the page posted no result")), TIMEOUT_MS);
  try {
    return await result.promise;
  } finally {
    clearTimeout(timer);
    chromium.kill();
    server.close();
    server.closeAllConnections();
    if (chromium.pid !== undefined) await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function startChromium(address: string, profile: string): ChildProcess {
  const options = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
  ];
  return spawn("chromium", [...options, `--user-data-dir=${profile}`, address], { stdio: "ignore" });
}

async function text(request: IncomingMessage): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request) pieces.push(piece);
  return await new Blob(pieces as Uint8Array<ArrayBuffer>[]).text();
}
