/**
 * The image worker, a program for servers and serverless platforms, to be copied with its folder `worker/` and adapted.
 * It takes a JPEG or PNG file and answers with a resized, normalized tensor (.npy) or with a picture of it
 * (PNG).
 *
 *     bun examples/worker.ts          or: deno run -A examples/worker.ts, node examples/worker.ts
 *     curl -f --data-binary @photo.jpg localhost:8000 -o photo.npy     f32 [3, 224, 224]
 *     curl -f -F image=@photo.jpg "localhost:8000?format=png" -o photo.png     as forms send files
 *     curl -f --data-binary @clip.mp4 "localhost:8000/video?frames=16" -o clip.npy     f32 [16, 3, 224, 224]
 *     curl localhost:8000/readyz; curl localhost:8000/metrics
 *
 * With a model it answers with what the model computes, as JSON: `MODEL` names an ONNX file whose input is a batch
 * of images, and `LABELS` a text file with a line for each class (worker/model_settings.ts lists the others).
 *
 *     MODEL=resnet50.onnx LABELS=imagenet.txt bun examples/worker.ts
 *     curl --data-binary @photo.jpg localhost:8000      {"classes":[{"index":652,"label":"military uniform",...
 *
 * `DEVICES` selects the devices that share the requests: all GPUs, `all`, or some of them, `0,1`.
 *
 * On platforms that expect `export default { fetch }`, re-export the default: `export { default } from
 * "./worker.ts"`.
 *
 * JPEG files are decoded on the GPU if it can, other files on codec threads, which keeps the server
 * responsive. Images that arrive together, of any sizes, form one batch: one upload, one launch per image and
 * one download, on one stream, through reused page-locked buffers. Every accepted request is answered.
 * Everything that a client can send, hold or wait for has a limit (worker/settings.ts). On SIGTERM the worker
 * accepts no more requests, finishes the pending ones, and ends after a grace period in any case.
 *
 * It listens on `HOST` and `PORT`, which several processes share with `REUSE_PORT=1`. Platforms find out about it
 * by `/healthz`, `/readyz` and `/ping` (worker/probes.ts), which `PORT_HEALTH` serves on a port of their own.
 * ../deploy has files for containers and clusters.
 */
import process from "node:process";
import { isMainThread } from "node:worker_threads";
import { devicesFromEnvironment } from "./worker/devices.ts";
import { text } from "./worker/http_answer.ts";
import { type Handler, HttpServer, type OnRejected } from "./worker/http_server.ts";
import { modelFromEnvironment, type ModelSettings } from "./worker/model_settings.ts";
import { answerProbe } from "./worker/probes.ts";
import { ImageWorker } from "./worker/service.ts";
import { checkPortSharing } from "./worker/shared_port.ts";
import {
  completeSettings,
  type Ports,
  portsFromEnvironment,
  type Settings,
  settingsFromEnvironment,
} from "./worker/settings.ts";

export type { ModelSettings } from "./worker/model_settings.ts";
export { ImageWorker, type WorkerOptions } from "./worker/service.ts";
export type { Settings } from "./worker/settings.ts";

/** The servers of a worker. */
export interface Service extends AsyncDisposable {
  readonly port: number;
  /** The port of the probes, if they have their own. */
  readonly healthPort: number | undefined;
  /** Answers the accepted requests, then closes the servers and the worker. */
  stop(): Promise<void>;
}

/**
 * Serves a worker, which may still be opening: probes are answered immediately, other requests wait for it.
 *
 * @param port Port 0 selects any free port.
 * @param healthPort Serves the probes, until the very end, and the metrics. Default: the worker's port alone.
 * @param reusePort Whether other processes may listen on `port`, too. Each needs a health port of its own.
 */
export async function serve(
  opening: ImageWorker | Promise<ImageWorker>,
  settings: Settings,
  { port, healthPort, hostname = "0.0.0.0", reusePort = false }: Partial<Ports> & { port: number },
): Promise<Service> {
  let worker = opening instanceof ImageWorker ? opening : undefined;
  let stopping = false;
  const opened = Promise.resolve(opening).then((result) => worker = result);
  opened.catch(() => {}); // whoever opens it handles its failure
  const probe = (request: Request) =>
    answerProbe(
      new URL(request.url).pathname,
      stopping ? "stopping" : worker?.state ?? "starting",
      worker?.failedDevices,
    );
  const listen = (handler: Handler, port: number, reusePort: boolean, onRejected?: OnRejected) =>
    HttpServer.listen(handler, settings, port, hostname, reusePort, onRejected);
  if (reusePort) await checkPortSharing(hostname);
  const answer: Handler = async (request) => probe(request) ?? (await opened).answer(request);
  const server = await listen(answer, port, reusePort, (status) => worker?.countRejected(status));
  const aboutProcess: Handler = async (request) => {
    const answered = probe(request);
    if (answered) return answered;
    if (new URL(request.url).pathname !== "/metrics") return text(404, "not found\n");
    return worker && !stopping ? await worker.answer(request) : text(503, "no metrics now\n");
  };
  const health = healthPort === undefined ? undefined : await listen(aboutProcess, healthPort, false);
  const stop = async () => {
    stopping = true;
    if (reusePort) await server.stop(); // other processes answer what comes from now on
    const closed = opened.then((worker) => worker.close());
    await server.stop(closed);
    await closed;
    await health?.stop();
  };
  return { port: server.port, healthPort: health?.port, stop, [Symbol.asyncDispose]: stop };
}

/** Opens a worker with the settings and the model of the environment. */
async function openFromEnvironment(): Promise<ImageWorker> {
  const devices = devicesFromEnvironment(), model = modelFromEnvironment();
  return await ImageWorker.open({ ...settingsFromEnvironment(), devices, model });
}

let sharedWorker: Promise<ImageWorker> | undefined;
/** Opens the worker on the first request. After a failure the next request tries again. */
function openSharedWorker(): Promise<ImageWorker> {
  return sharedWorker ??= openFromEnvironment().catch((error) => {
    sharedWorker = undefined;
    throw error;
  });
}
const handler: { fetch(request: Request): Promise<Response> } = {
  fetch: async (request) => (await openSharedWorker()).fetch(request),
};

/** Reads the environment. A variable out of its bounds ends the process with one line on stderr. */
function readEnvironment(): {
  settings: Settings;
  devices: string | undefined;
  model: ModelSettings | undefined;
  ports: Ports;
} {
  try {
    return {
      settings: completeSettings(settingsFromEnvironment()),
      devices: devicesFromEnvironment(),
      model: modelFromEnvironment(),
      ports: portsFromEnvironment(),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const isProgram = import.meta.main && isMainThread;
/** The handler for serverless platforms. Undefined in a program, where Bun would start a server for it. */
export default (isProgram ? undefined : handler) as typeof handler;

if (isProgram) {
  const { settings, devices, model, ports } = readEnvironment();
  const opening = ImageWorker.open({ ...settings, devices, model });
  const service = await serve(opening, settings, ports).catch((error: Error): never => {
    console.error(error instanceof RangeError ? error.message : `the worker ${error.message}`);
    process.exit(1);
  });
  const shutDown = async () => {
    // The limits of the server and of the codec threads end nearly all requests in time; this ends the rest.
    const timer = setTimeout(() => process.exit(1), settings.gracePeriod + 1000);
    await service.stop();
    clearTimeout(timer);
    process.exit(0);
  };
  process.once("SIGTERM", shutDown);
  process.once("SIGINT", shutDown);
  await opening.catch((error: Error): never => {
    console.error(`the worker cannot start: ${error.message}`);
    process.exit(1);
  });
  console.log(`listening on http://${ports.hostname}:${service.port}`);
}
