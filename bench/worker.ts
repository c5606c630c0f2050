/**
 * The image worker under load: 64 connections send a photo repeatedly to a server in another process. Checks
 * every answer. Usage: worker.ts [PyTorch | PyTorch-batched | PyTorch-nvdec] [model | video] [all-gpus | one-gpu]
 * [processes=N] [quick]
 *
 * With `PyTorch` the server is `peers/worker.py`, the same service in one Python process. Four processes
 * generate the load for either server.
 *
 * With `processes=4` four processes of either server share one port, and eight generate the load.
 *
 * With `model` the services answer with the classes of ResNet-50 in f16, and the server is
 * `peers/worker_model.py`, which runs the model in each connection's thread, or on batches.
 *
 * With `video` the services answer clips of 3 s with 16 frames as a tensor, and the server is `peers/worker_video.py`,
 * which decodes with PyAV, or with `PyTorch-nvdec` by PyNvVideoCodec; 16 connections send them.
 *
 * With `all-gpus` the worker has a pipeline on every GPU, with `one-gpu` on the first; both under 256 connections.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { decodeImage } from "../src/formats/codecs/mod.ts";
import { decodeNpy } from "../src/formats/npy.ts";
import { checkClip, CLIP_QUERY, clipValues, readClip } from "./lib/clip_tensor.ts";
import { type Load, load } from "./lib/load.ts";
import { quick, report } from "./lib/measure.ts";
import { runArguments } from "./lib/programs.ts";
import { quantile } from "./lib/report.ts";
import { MODELS_FOLDER, prepareModels } from "./lib/resnet_models.ts";

const GPUS = process.argv.includes("all-gpus") ? "all" : process.argv.includes("one-gpu") ? "0" : undefined;
const WITH_MODEL = process.argv.includes("model"), WITH_VIDEO = process.argv.includes("video");
const PROCESSES = Number(
  process.argv.find((argument) => argument.startsWith("processes="))?.split("=")[1] ?? 1,
);
const CONNECTIONS = WITH_VIDEO ? 16 : GPUS === undefined ? 64 : 256;
const LOADERS = GPUS === undefined && PROCESSES === 1 ? 4 : 8;
/** Names the folder of the orders in the processes that generate the load. */
const ORDERS = "CUFFI_BENCH_ORDERS";
const SECONDS = quick ? 5 : 60, WARMUP_SECONDS = quick ? 1 : 3;
const SIZE = 224, MEAN = [0.485, 0.456, 0.406], STD = [0.229, 0.224, 0.225];
const ROOT = fileURLToPath(new URL("..", import.meta.url).href);
const PHOTO = join(ROOT, "examples/grace_hopper.jpg"), PYTHON = process.env.PYTHON ?? "python3";

interface Orders {
  readonly url: string;
  readonly seconds: number;
  /** A photo or a clip. */
  readonly file: Uint8Array<ArrayBuffer>;
  /** Expected values by their index: of the tensor, or scores of the classes. */
  readonly expected: ReadonlyMap<number, number>;
  readonly answer: "tensor" | "classes" | "clip";
}

const folder = process.env[ORDERS];
if (folder === undefined) await main();
else console.log(JSON.stringify(await generate(await readOrders(folder))));

async function main(): Promise<void> {
  const problem = WITH_MODEL ? prepareModels() : undefined;
  if (problem !== undefined) return console.log(JSON.stringify({ skipped: problem }));
  const server = await start(process.argv.find((argument) => argument.startsWith("PyTorch")));
  if (server === undefined) return;
  try {
    const orders = await createOrders(server.url);
    await generateAll({ ...orders, seconds: WARMUP_SECONDS });
    const loads = await generateAll({ ...orders, seconds: SECONDS });

    const lost = loads.flatMap((load) => load.lost);
    const others = loads.flatMap((load) =>
      Object.entries(load.statuses).filter(([status]) => status !== "200")
    );
    if (lost.length + others.length > 0) console.error(lost.slice(0, 3), others);
    const latencies = loads.flatMap((load) => load.latencies);
    const perSecond = new Array<number>(SECONDS).fill(0);
    for (const time of loads.flatMap((load) => load.times)) {
      if (time < SECONDS * 1000) perSecond[Math.floor(time / 1000)]!++;
    }
    report("throughput", WITH_VIDEO ? "clips/s" : "requests/s", perSecond);
    report("latency, median", "ms", [quantile(latencies, 0.5)]);
    report("latency, 99th percentile", "ms", [quantile(latencies, 0.99)]);
    report("requests lost", "requests", [
      lost.length + others.reduce((sum, [, count]) => sum + count, 0),
    ]);
  } finally {
    await server.stop();
  }
}

async function createOrders(url: string): Promise<Omit<Orders, "seconds">> {
  if (WITH_VIDEO) {
    const expected = await clipValues(SIZE, MEAN, STD);
    return {
      url: `${url.replace(/\/$/, "")}/${CLIP_QUERY}`,
      file: await readClip(),
      expected,
      answer: "clip",
    };
  }
  const file = new Uint8Array(await readFile(PHOTO));
  if (WITH_MODEL) return { url, file, expected: modelScores(), answer: "classes" };
  return { url, file, expected: await definition(file), answer: "tensor" };
}

interface Server {
  readonly url: string;
  stop(): Promise<unknown>;
}

/** Starts the processes of a server. Returns undefined if it cannot run on this machine. */
async function start(peer: string | undefined): Promise<Server | undefined> {
  const [program, ...options] = WITH_MODEL
    ? ["worker_model.py", MODELS_FOLDER, ...peer === "PyTorch-batched" ? ["batched"] : []]
    : WITH_VIDEO
    ? ["worker_video.py", ...peer === "PyTorch-nvdec" ? ["nvdec"] : []]
    : ["worker.py"];
  const command = peer !== undefined
    ? [PYTHON, join(ROOT, "bench/peers", program!), ...options]
    : [process.execPath, ...runArguments(), join(ROOT, "examples/worker.ts")];
  const variables = {
    ...WITH_MODEL ? await modelVariables() : {},
    ...GPUS === undefined ? {} : { DEVICES: GPUS },
    ...PROCESSES === 1 ? {} : {
      REUSE_PORT: "1",
      CODEC_THREADS: String(Math.ceil(Math.min(16, availableParallelism()) / PROCESSES)),
    },
  };
  const first = await startProcess(command, { ...variables, PORT: "0" });
  if (first === undefined) return undefined;
  const PORT = new URL(first.url).port;
  const others = await Promise.all(
    Array.from({ length: PROCESSES - 1 }, () => startProcess(command, { ...variables, PORT })),
  );
  return { url: first.url, stop: () => Promise.all([first, ...others].map((server) => server?.stop())) };
}

/** Starts one process of a server. */
async function startProcess(
  [command, ...args]: readonly string[],
  variables: Record<string, string>,
): Promise<Server | undefined> {
  const child = spawn(command!, args, {
    env: { ...process.env, ...variables },
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill()); // if another one cannot start
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const output = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (text) => resolve(String(text)));
    child.once("error", reject);
    child.once("close", (status) => reject(new Error(`the server ended with status ${status}`)));
  });
  const url = /http:\S+/.exec(output)?.[0];
  if (url === undefined) {
    console.log(output.trim()); // why it was skipped
    await ended;
    return undefined;
  }
  const stop = () => {
    process.kill(child.pid!, "SIGTERM");
    return ended;
  };
  return { url: url.replace(/localhost|0\.0\.0\.0/, "127.0.0.1"), stop };
}

/**
 * Generates load in several processes. Threads of one are not enough: Bun receives all bodies of a process on one
 * thread.
 */
async function generateAll(orders: Orders): Promise<Load[]> {
  const folder = await mkdtemp(join(tmpdir(), "cuffi-load-"));
  try {
    const { file, expected, ...rest } = orders;
    await writeFile(join(folder, "file"), file);
    await writeFile(join(folder, "orders.json"), JSON.stringify({ ...rest, expected: [...expected] }));
    return await Promise.all(Array.from({ length: LOADERS }, () => startLoad(folder)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function startLoad(folder: string): Promise<Load> {
  const args = [...runArguments(), fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, [ORDERS]: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => output += text);
  const [status] = await once(child, "close");
  if (status !== 0) throw new Error(`the load generator ended with status ${status}`);
  return JSON.parse(output);
}

async function readOrders(folder: string): Promise<Orders> {
  const { expected, ...rest } = JSON.parse(await readFile(join(folder, "orders.json"), "utf8"));
  const file = new Uint8Array(await readFile(join(folder, "file")));
  return { ...rest, file, expected: new Map(expected) };
}

function generate({ url, seconds, file, expected, answer }: Orders): Promise<Load> {
  return load({
    connections: CONNECTIONS / LOADERS,
    seconds,
    request: () => new Request(url, { method: "POST", body: file }),
    check: ({ status, body }) => {
      if (status !== 200) return;
      if (answer === "clip") checkClip(body, expected, SIZE);
      else if (answer === "classes") checkClasses(body, expected);
      else checkTensor(body, expected);
    },
  });
}

function checkTensor(body: Uint8Array, expected: ReadonlyMap<number, number>): void {
  const { data } = decodeNpy(body);
  if (data.length !== 3 * SIZE * SIZE) throw new Error(`${data.length} values came back`);
  for (const [index, value] of expected) {
    // The pixels that a GPU decodes differ by up to one level.
    if (!(Math.abs(Number(data[index]) - value) < 1 / 255 / 0.224 + 1e-3)) {
      throw new Error(`element ${index}: ${data[index]} where ${value} was expected`);
    }
  }
}

/** Compares the scores of the classes with PyTorch's in f32; those of f16 differ by less than a hundredth. */
function checkClasses(body: Uint8Array, expected: ReadonlyMap<number, number>): void {
  const { classes }: { classes: { index: number; score: number }[] } = JSON.parse(
    new TextDecoder().decode(body),
  );
  if (classes.length !== 5) throw new Error(`${classes.length} classes came back`);
  for (const { index, score } of classes) {
    const value = expected.get(index)!;
    if (!(Math.abs(score - value) < 0.1 + 0.01 * Math.abs(value))) {
      throw new Error(`class ${index}: ${score} where ${value} was expected`);
    }
  }
}

/** The scores of the photo's classes by PyTorch. */
function modelScores(): Map<number, number> {
  const script = join(ROOT, "bench/peers/worker_model.py");
  const { status, stdout, stderr } = spawnSync(PYTHON, [script, MODELS_FOLDER, "scores", PHOTO], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return new Map((JSON.parse(stdout) as number[]).entries());
}

/** The variables with which the worker serves the model. */
async function modelVariables(): Promise<Record<string, string>> {
  const labels = join(MODELS_FOLDER, "labels.txt");
  await writeFile(labels, Array.from({ length: 1000 }, (_, i) => `class ${i}`).join("\n"));
  return {
    MODEL: join(MODELS_FOLDER, "resnet50_f16.onnx"),
    LABELS: labels,
    PREFER_NHWC: "1",
    PROVIDERS: "cuda",
  };
}

/** Computes some values of the photo's tensor by bilinear interpolation in double precision. */
async function definition(photo: Uint8Array): Promise<Map<number, number>> {
  const { width, height, data } = await decodeImage(photo);
  const taps = (output: number, extent: number): [number, number, number] => {
    const position = Math.max(0, (output + 0.5) * extent / SIZE - 0.5);
    const low = Math.min(Math.floor(position), extent - 1);
    return [low, Math.min(low + 1, extent - 1), position - low];
  };
  const values = new Map<number, number>();
  for (let index = 17; index < 3 * SIZE * SIZE; index += 4999) {
    const channel = Math.floor(index / SIZE ** 2), row = Math.floor(index / SIZE) % SIZE;
    const [x0, x1, wx] = taps(index % SIZE, width), [y0, y1, wy] = taps(row, height);
    const line = (y: number) =>
      data[(y * width + x0) * 3 + channel]! * (1 - wx) + data[(y * width + x1) * 3 + channel]! * wx;
    values.set(index, ((line(y0) * (1 - wy) + line(y1) * wy) / 255 - MEAN[channel]!) / STD[channel]!);
  }
  return values;
}
