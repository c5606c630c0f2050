import { createReadStream, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { type LocalServer, serve } from "./local_server.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
};

/** Serves the files of a folder on a free port, without the headers that few static hosts send. */
export function serveFolder(folder: string): Promise<LocalServer> {
  return serve((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url!, "http://localhost").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
}
