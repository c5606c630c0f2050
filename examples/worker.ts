/**
 * An image service for servers and serverless platforms, to be copied with its folder `worker/` and adapted.
 * It takes a JPEG or PNG file and answers with a resized, normalized tensor (.npy) or with a picture of it
 * (PNG).
 *
 *     bun examples/worker.ts                        or: deno run --allow-all examples/worker.ts
 *     curl --data-binary @photo.jpg localhost:8000 -o photo.npy        f32 [3, 224, 224]
 *     curl --data-binary @photo.jpg "localhost:8000?format=png" -o photo.png
 *     curl localhost:8000/healthz; curl localhost:8000/metrics
 *
 * On platforms that expect `export default { fetch }`, re-export the default: `export { default } from
 * "./worker.ts"`.
 *
 * Files are decoded on codec threads, which keeps the server responsive. Images that arrive together, of any
 * sizes, form one batch: one upload, one launch per image and one download, on one stream, through reused
 * page-locked buffers. Every accepted request is answered. Everything that a client can send, hold or wait for
 * has a limit (worker/settings.ts). On SIGTERM the service accepts no more requests, finishes the pending ones,
 * and ends after a grace period in any case.
 */
import process from "node:process";
import { isMainThread } from "node:worker_threads";
import { HttpServer } from "./worker/http_server.ts";
import { ImageWorker } from "./worker/service.ts";
import { settingsFromEnvironment } from "./worker/settings.ts";

export { HttpServer } from "./worker/http_server.ts";
export { ImageWorker, type WorkerOptions } from "./worker/service.ts";
export type { Settings } from "./worker/settings.ts";

/** Serves a worker with its settings. Port 0 selects any free port. */
export function serve(worker: ImageWorker, port: number, hostname = "0.0.0.0"): Promise<HttpServer> {
  return HttpServer.listen((request) => worker.fetch(request), worker.settings, port, hostname);
}

let sharedWorker: Promise<ImageWorker> | undefined;
/** Opens the worker on the first request. After a failure the next request tries again. */
function openSharedWorker(): Promise<ImageWorker> {
  return sharedWorker ??= ImageWorker.open(settingsFromEnvironment()).catch((error) => {
    sharedWorker = undefined;
    throw error;
  });
}
const handler: { fetch(request: Request): Promise<Response> } = {
  fetch: async (request) => (await openSharedWorker()).fetch(request),
};

const isProgram = import.meta.main && isMainThread;
/** For serverless platforms. Undefined in a program, where Bun would start a server for it. */
export default (isProgram ? undefined : handler) as typeof handler;

if (isProgram) {
  const worker = await ImageWorker.open(settingsFromEnvironment());
  const server = await serve(worker, Number(process.env.PORT || 8000));
  console.log(`listening on http://localhost:${server.port}`);
  const shutDown = async () => {
    // The limits of the server and of the codec threads end nearly all requests in time; this ends the rest.
    const timer = setTimeout(() => process.exit(1), worker.settings.gracePeriod + 1000);
    await Promise.all([worker.close(), server.stop()]);
    clearTimeout(timer);
    process.exit(0);
  };
  process.once("SIGTERM", shutDown);
  process.once("SIGINT", shutDown);
}
