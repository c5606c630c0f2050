/**
 * ResNet-50 in f16 on a GPU through ONNX Runtime's CUDA provider, measured like `peers/resnet.py`, which also
 * writes the models: run by run, as a captured graph, and from page-locked pixels to the class as one graph.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import process from "node:process";
import { type Device, type DeviceArray, openDevice } from "../mod.ts";
import { decodeImage } from "../src/formats/codecs/mod.ts";
import { decodeNpy } from "../src/formats/npy.ts";
import { resizeNormalize } from "../src/image/mod.ts";
import { type Model, openModel } from "../src/onnx/mod.ts";
import { now, quick, report, samples } from "./lib/measure.ts";
import { MODELS_FOLDER, prepareModels } from "./lib/resnet_models.ts";
import { SPIN } from "./lib/spin.ts";

const CLASSES = 1000, BATCH = 32;
const COUNT = quick ? 20 : 100, IN_A_ROW = 40, SOAK = quick ? 2000 : 100_000;
/** f16 results differ from f32 by this much at most. */
const TOLERANCE = 0.2;
/** The duration of the kernel behind which a run is queued, in milliseconds. */
const LONG_KERNEL = 60;

const ARGMAX = `extern "C" __global__ void argmax(const float* x, int n, int* best) {
  __shared__ float value[256];
  __shared__ int index[256];
  int t = threadIdx.x;
  value[t] = -1e38f;
  index[t] = 0;
  for (int i = t; i < n; i += 256) if (x[i] > value[t]) { value[t] = x[i]; index[t] = i; }
  for (int s = 128; s > 0; s >>= 1) {
    __syncthreads();
    if (t < s && value[t + s] > value[t]) { value[t] = value[t + s]; index[t] = index[t + s]; }
  }
  if (t == 0) *best = index[0];
}`;

const problem = prepareModels();
if (problem !== undefined) console.log(JSON.stringify({ skipped: problem }));
else await measure();

async function measure(): Promise<void> {
  using device = await openDevice();
  using model = await openModel(device, `${MODELS_FOLDER}/resnet50_f16.onnx`, {
    providers: "cuda",
    preferNhwc: true,
  });
  const input = readArray("input.npy"), expected = readArray("logits.npy");
  for (const batch of [1, BATCH]) {
    using x = device.array(input.subarray(0, batch * 3 * 224 * 224), { shape: [batch, 3, 224, 224] });
    const label = `ResNet-50 f16, ${batch === 1 ? "1 image" : `batch of ${batch}`}`;
    measureRuns(device, model, x, label, expected);
    measureCaptured(device, model, x, label, expected);
  }
  await measurePixels(device, model);
  measureBehindKernel(device, model, input);
  measureGrowth(device, model, input);
}

function measureRuns(
  device: Device,
  model: Model,
  x: DeviceArray,
  label: string,
  expected: Float32Array,
): void {
  using bound = model.bind({ input: x });
  for (let i = 0; i < 10; i++) bound.run();
  check(label, bound.outputs["logits"]!, expected);
  reportRuns(device, label, x.shape[0]!, () => bound.run());
}

function measureCaptured(
  device: Device,
  model: Model,
  x: DeviceArray,
  label: string,
  expected: Float32Array,
): void {
  using captured = model.capture({ input: x });
  captured.launch();
  check(label, captured.outputs["logits"]!, expected);
  reportRuns(device, `${label}, captured`, x.shape[0]!, () => captured.launch());
}

function reportRuns(device: Device, label: string, batch: number, run: () => void): void {
  const queued: number[] = [];
  const finished = samples(5, COUNT, () => {
    const start = now();
    run();
    queued.push(now() - start);
    device.stream.synchronize();
    return now() - start;
  });
  report(label, "us", finished);
  report(`${label}: queued`, "us", queued.slice(5));
  report(
    `${label}: rate`,
    "images/s",
    samples(1, 5, () => {
      const start = now();
      for (let i = 0; i < IN_A_ROW; i++) run();
      device.stream.synchronize();
      return IN_A_ROW * batch / (now() - start) * 1e6;
    }),
  );
}

/** Measures the way from u8 pixels in page-locked memory to the class in page-locked memory. */
async function measurePixels(device: Device, model: Model): Promise<void> {
  const file = readFileSync(fileURLToPath(new URL("../examples/grace_hopper.jpg", import.meta.url).href));
  const { data, height, width } = await decodeImage(file);
  using module = await device.compile(ARGMAX);
  const argmax = module.kernel("argmax");
  using pixels = device.allocatePinned(data.byteLength), answer = device.allocatePinned(4);
  pixels.as("u8").set(data);
  using photo = device.empty([1, height, width, 3], "u8");
  using input = device.empty([1, 3, 224, 224], "f32"), best = device.zeros([1], "i32");
  using bound = model.bind({ input });
  const stream = device.stream;
  const chain = () => {
    device.copy(photo, pixels, { stream });
    resizeNormalize(photo, 224, { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225], into: input });
    bound.run();
    argmax.launch({ grid: 1, block: 256 }, bound.outputs["logits"]!, CLASSES, best);
    device.copy(answer, best, { stream });
  };
  const time = (run: () => void) =>
    samples(10, COUNT, () => {
      const start = now();
      run();
      stream.synchronize();
      return now() - start;
    });
  report("pinned pixels to class, one by one", "us", time(chain));
  const one = answer.as("i32")[0]!;
  using graph = device.capture(chain);
  using executable = graph.instantiate();
  answer.as("i32")[0] = -1;
  report("pinned pixels to class, one graph", "us", time(() => executable.launch()));
  if (answer.as("i32")[0] !== one) {
    throw new Error(`the graph's class is ${answer.as("i32")[0]} instead of ${one}`);
  }
}

/** A run that is enqueued behind a long kernel returns immediately. */
function measureBehindKernel(device: Device, model: Model, input: Float32Array): void {
  using x = device.array(input.subarray(0, 3 * 224 * 224), { shape: [1, 3, 224, 224] });
  using bound = model.bind({ input: x });
  using module = device.loadModule(SPIN), state = device.zeros([1], "u32");
  const spin = module.kernel("spin");
  const time = (rounds: number, run: () => void): [queued: number, finished: number] => {
    device.synchronize();
    const start = now();
    spin.launch({ grid: 1, block: 1 }, state, rounds);
    const launched = now();
    run();
    const queued = now() - launched;
    device.synchronize();
    return [queued / 1e3, (now() - start) / 1e3];
  };
  for (let i = 0; i < 3; i++) time(1, () => bound.run());
  const probe = 4_000_000;
  const rounds = Math.round(probe * LONG_KERNEL / time(probe, () => {})[1]);
  for (const [label, run] of [["bound", () => bound.run()], ["run()", () => runOnce(model, x)]] as const) {
    const times = Array.from({ length: 5 }, () => time(rounds, run));
    report(
      `queued behind a kernel of ${LONG_KERNEL} ms: ${label} returns after`,
      "ms",
      times.map(([queued]) => queued),
    );
    report(
      `queued behind a kernel of ${LONG_KERNEL} ms: ${label} ends after`,
      "ms",
      times.map(([, end]) => end),
    );
  }
}

function runOnce(model: Model, input: DeviceArray): void {
  using _outputs = model.run({ input });
}

/** Device and host memory over many runs. */
function measureGrowth(device: Device, model: Model, input: Float32Array): void {
  using x = device.array(input.subarray(0, 3 * 224 * 224), { shape: [1, 3, 224, 224] });
  using captured = model.capture({ input: x });
  const growth = (count: number, run: () => void): [device: number, host: number] => {
    for (let i = 0; i < 200; i++) run();
    device.synchronize();
    const free = device.memoryInfo().free, host = process.memoryUsage().rss;
    for (let i = 0; i < count; i++) {
      run();
      if (i % 64 === 0) device.synchronize();
    }
    device.synchronize();
    return [(free - device.memoryInfo().free) / 2 ** 20, (process.memoryUsage().rss - host) / 2 ** 20];
  };
  const [runDevice, runHost] = growth(2000, () => runOnce(model, x));
  report("growth of device memory, 2,000 runs", "MiB", [runDevice]);
  report("growth of the process, 2,000 runs", "MiB", [runHost]);
  const [device_, host] = growth(SOAK, () => captured.launch());
  report(`growth of device memory, ${SOAK} launches`, "MiB", [device_]);
  report(`growth of the process, ${SOAK} launches`, "MiB", [host]);
}

function readArray(name: string): Float32Array {
  return decodeNpy(readFileSync(`${MODELS_FOLDER}/${name}`)).data as Float32Array;
}

function check(label: string, actual: DeviceArray, expected: Float32Array): void {
  const values = actual.toHost() as Float32Array;
  let most = 0;
  values.forEach((value, i) => most = Math.max(most, Math.abs(value - expected[i]!)));
  if (!(most < TOLERANCE)) throw new Error(`${label}: a logit differs by ${most}`);
}
