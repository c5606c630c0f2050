/**
 * The software device compared with scalar C: kernels compiled by NVRTC, with exact arithmetic, on 2 workers
 * and on one thread. Every output is compared byte for byte with that of C. Then the cost of compilation and
 * of a launch.
 *
 *     bun bench/software.ts [--check]          or: deno run -A bench/software.ts
 *
 * With `--check` it exits with status 1 if a target is missed. A wrong output, or a rate above the machine's
 * peak, always exits with status 1. The targets are for a machine with 2 cores.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Driver } from "../src/driver/driver.ts";
import { loadModule } from "../src/driver/software/compiler.ts";
import { createSoftwareDriver } from "../src/driver/software/index.ts";
import { parseSignatures } from "../src/core/module/signature.ts";
import { CLASSIC } from "../test/conformance/ptx/compute_75/classic.ts";
import { KERNELS } from "../test/fixtures/kernels.ts";
import { WARP } from "../test/conformance/ptx/compute_75/warp.ts";
import { fillRandom, now, randomFloats } from "./lib/measure.ts";
import { ownRuntime, runArguments } from "./lib/programs.ts";
import { quantile } from "./lib/report.ts";

const WIDTH = 1920, HEIGHT = 1080, SIZE = 224, N = 256;
const WORKERS = 2;
const SAMPLES = 15;
/** Warm-up time in which JavaScript engines finish optimizing. */
const WARM_UP_MS = 600;
const FOLDER = fileURLToPath(new URL("../out/bench", import.meta.url).href);
const SOURCE = fileURLToPath(new URL("c/software.c", import.meta.url).href);
/** Targets are those of the engines: Deno and Node run V8. */
const engine = ownRuntime() === "bun" ? "bun" : "deno";

type Triple = readonly [number, number, number];

/** Targets: minimum rate with all workers, and maximum time on one thread as a multiple of C's. */
interface Targets {
  readonly rate: number;
  readonly timesC?: number;
}

interface Job {
  readonly name: string;
  readonly kernel: string;
  readonly unit: "Mpixel/s" | "GFLOP/s";
  /** Work of one launch in the unit of the rate times microseconds. */
  readonly work: number;
  /** Floating-point operations and bytes moved by one launch, to check against the machine's peak. */
  readonly flops: number;
  readonly bytes: number;
  readonly launches: number;
  readonly grid: Triple;
  readonly block: Triple;
  /** Kernel arguments: names of inputs, "out", or scalars. */
  readonly arguments: readonly (string | number)[];
  readonly outputBytes: number;
  readonly output: string;
  readonly targets: Readonly<Record<"bun" | "deno", Targets>>;
}

const pixels = WIDTH * HEIGHT;
const JOBS: readonly Job[] = [
  {
    name: "resize 1080p to 224",
    kernel: "classic_resize",
    unit: "Mpixel/s",
    work: SIZE * SIZE,
    flops: SIZE * SIZE * 3 * 11,
    bytes: SIZE * SIZE * 24,
    launches: 8,
    grid: [SIZE / 32, SIZE / 8, 1],
    block: [32, 8, 1],
    arguments: [
      "image",
      WIDTH,
      HEIGHT,
      "out",
      SIZE,
      SIZE,
      Math.fround(WIDTH / SIZE),
      Math.fround(HEIGHT / SIZE),
    ],
    outputBytes: 3 * SIZE * SIZE * 4,
    output: "resized.c",
    targets: { deno: { rate: 110, timesC: 1.5 }, bun: { rate: 65, timesC: 2.5 } },
  },
  {
    name: "NV12 to RGB 1080p",
    kernel: "classic_nv12_to_rgb",
    unit: "Mpixel/s",
    work: pixels,
    flops: pixels * 12,
    bytes: pixels * 4.5,
    launches: 1,
    grid: [WIDTH / 32, HEIGHT / 8, 1],
    block: [32, 8, 1],
    arguments: ["luma", "chroma", WIDTH, "out", WIDTH, HEIGHT],
    outputBytes: 3 * pixels,
    output: "rgb.c",
    targets: { deno: { rate: 350, timesC: 1.5 }, bun: { rate: 150, timesC: 2.5 } },
  },
  {
    name: "matmul 256",
    kernel: "classic_matmul",
    unit: "GFLOP/s",
    work: 2 * N ** 3 / 1e3,
    flops: 2 * N ** 3,
    bytes: 3 * N * N * 4,
    launches: 1,
    grid: [N / 16, N / 16, 1],
    block: [16, 16, 1],
    arguments: ["a", "b", "out", N, N, N],
    outputBytes: N * N * 4,
    output: "c.c",
    targets: { deno: { rate: 7 }, bun: { rate: 1.6 } },
  },
];

const problems: string[] = [];
const missed: string[] = [];

if (process.argv[2] === "cold") coldCompile(Number(process.argv[3]));
else main();

function main(): void {
  const inputs = writeInputs();
  const c = runC();
  const ceiling = { flops: c.get("ceiling GFLOP/s")!, bytes: c.get("ceiling GB/s")! };
  console.log(
    `${ownRuntime()} ${process.versions[ownRuntime()]}; one core: ${show(ceiling.flops)} GFLOP/s, ${
      show(ceiling.bytes)
    } GB/s`,
  );
  const one = createSoftwareDriver({ workers: 0, fma: "exact" });
  const all = createSoftwareDriver({ workers: WORKERS, fma: "exact" });
  for (const job of JOBS) {
    const targets = job.targets[engine];
    const inC = c.get(`${job.name} ${job.unit}`)!;
    const single = measure(one, job, inputs, ceiling, 1);
    const parallel = measure(all, job, inputs, ceiling, WORKERS + 1);
    const timesC = inC / single;
    console.log(
      `${job.name}: ${show(parallel)} ${job.unit} with ${WORKERS} workers (target ${targets.rate}), ${
        show(single)
      } on one thread; ` +
        `C ${show(inC)}: ${timesC.toFixed(2)} times its time${
          targets.timesC ? ` (target ${targets.timesC})` : ""
        }`,
    );
    if (parallel < targets.rate) missed.push(`${job.name}: ${show(parallel)} ${job.unit}`);
    if (targets.timesC && timesC > targets.timesC) {
      missed.push(`${job.name}: ${timesC.toFixed(2)} times C's time`);
    }
  }
  compileTimes();
  launchOverhead(all);
  for (const text of missed) console.log(`target missed: ${text}`);
  for (const text of problems) console.error(`problem: ${text}`);
  if (problems.length > 0 || (missed.length > 0 && process.argv.includes("--check"))) process.exitCode = 1;
  one.contexts.release(0);
  all.contexts.release(0);
}

function show(value: number): string {
  return value.toPrecision(3);
}

function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

/** Creates the inputs, and files of them for the C program. */
function writeInputs(): Map<string, Uint8Array> {
  mkdirSync(FOLDER, { recursive: true });
  // Smooth like a photo: with pure noise, branch mispredictions in clamps would dominate.
  const picture = (width: number, height: number, channels: number, seed: number) => {
    const noise = new Uint32Array(width * height * channels);
    fillRandom(noise, seed);
    return Uint8Array.from(noise, (word, i) => {
      const x = Math.floor(i / channels) % width, y = Math.floor(i / channels / width);
      return 110 + 40 * Math.sin(x / 90 + (i % channels)) * Math.cos(y / 70) + (word >>> 28);
    });
  };
  const floats = (count: number, seed: number) => new Uint8Array(randomFloats(count, seed).buffer);
  const inputs = new Map([
    ["image", picture(WIDTH, HEIGHT, 3, 1)],
    ["luma", picture(WIDTH, HEIGHT, 1, 2)],
    ["chroma", picture(WIDTH / 2, HEIGHT / 2, 2, 3)],
    ["a", floats(N * N, 4)],
    ["b", floats(N * N, 5)],
  ]);
  for (const [name, data] of inputs) writeFileSync(join(FOLDER, name), data);
  return inputs;
}

/** Compiles and runs the C program. Returns medians by "name unit". */
function runC(): Map<string, number> {
  const binary = join(FOLDER, "software");
  const options = ["-O2", "-mfma", "-ffp-contract=off", "-fno-tree-vectorize", SOURCE, "-o", binary, "-lm"];
  command(process.env.CC ?? "gcc", options);
  const lines = command(binary, [FOLDER]).trim().split("\n").map((line) => JSON.parse(line));
  return new Map(lines.map(({ name, unit, samples }) => [`${name} ${unit}`, median(samples)]));
}

function command(name: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(name, [...args], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${name}: ${error?.message ?? stderr}`);
  return stdout;
}

/** Measures the median rate of a job after comparing its output with that of C. */
function measure(
  driver: Driver,
  job: Job,
  inputs: ReadonlyMap<string, Uint8Array>,
  ceiling: { flops: number; bytes: number },
  threads: number,
): number {
  driver.contexts.setCurrent(driver.contexts.retain(0));
  const fn = driver.modules.function(driver.modules.load(CLASSIC), job.kernel);
  const parameters = parseSignatures(CLASSIC).get(job.kernel)!;
  const block = driver.functions.parameterBlock(
    parameters.at(-1)!.offset + 8,
    parameters.map(({ offset }) => offset),
  );
  const out = driver.memory.allocate(job.outputBytes);
  const buffers = [out];
  job.arguments.forEach((argument, i) => {
    const { offset, type } = parameters[i]!;
    if (argument === "out") block.view.setBigUint64(offset, out, true);
    else if (typeof argument === "string") {
      const data = inputs.get(argument)!;
      const buffer = driver.memory.allocate(data.length);
      buffers.push(buffer);
      driver.copies.hostToDevice(buffer, data, data.length, null);
      block.view.setBigUint64(offset, buffer, true);
    } else if (type === "f32") block.view.setFloat32(offset, argument, true);
    else block.view.setUint32(offset, argument, true);
  });
  const sample = (): number => {
    const start = now();
    for (let k = 0; k < job.launches; k++) {
      driver.launch(fn, ...job.grid, ...job.block, 0, 0n, block);
    }
    driver.streams.synchronize(0n);
    return job.work * job.launches / (now() - start);
  };
  driver.copies.memset(out, 0xa5, 1, job.outputBytes, null);
  const begin = performance.now();
  while (performance.now() - begin < WARM_UP_MS) sample();
  driver.copies.memset(out, 0xa5, 1, job.outputBytes, null);
  const rates = Array.from({ length: SAMPLES }, sample);
  const result = new Uint8Array(new ArrayBuffer(job.outputBytes));
  driver.copies.deviceToHost(result, out, result.length, null);
  compareWithC(job, result);
  const launchesPerSecond = Math.max(...rates) * 1e6 / job.work;
  const [flops, bytes] = [launchesPerSecond * job.flops / 1e9, launchesPerSecond * job.bytes / 1e9];
  if (flops > threads * ceiling.flops || bytes > threads * ceiling.bytes) {
    problems.push(
      `${job.name}: ${show(flops)} GFLOP/s and ${show(bytes)} GB/s are more than the machine can do`,
    );
  }
  for (const buffer of buffers) driver.memory.free(buffer);
  return median(rates);
}

function compareWithC(job: Job, result: Uint8Array): void {
  const expected = readFileSync(join(FOLDER, job.output));
  const at = result.findIndex((byte, i) => byte !== expected[i]);
  if (at >= 0) problems.push(`${job.name}: byte ${at} is ${result[at]}, C's is ${expected[at]}`);
}

/** Returns kernels as separate modules: those for whole programs and those for warp operations. */
function kernelTexts(): string[] {
  return [CLASSIC, WARP].flatMap((text) => {
    const [header, ...kernels] = text.split(/(?=^\.visible \.entry )/m);
    return kernels.map((kernel) => header + kernel);
  });
}

/** Measures milliseconds from PTX to a compiled WebAssembly module. */
function compileTime(text: string): number {
  const [name] = parseSignatures(text).keys();
  const start = performance.now();
  const module = loadModule(text);
  const addresses = new Map(module.variables.map((variable, i) => [variable.name, 200_000 + 4096 * i]));
  const { bytes } = module.compile(name!, {
    blockDim: [32, 4, 1],
    fma: "exact",
    lanes: 4,
    memcheck: false,
    addresses,
  });
  new WebAssembly.Module(bytes);
  return performance.now() - start;
}

/** Measures the first kernel that a new process compiles. */
function coldCompile(index: number): void {
  console.log(compileTime(kernelTexts()[index]!));
}

function compileTimes(): void {
  const texts = kernelTexts();
  const script = fileURLToPath(import.meta.url);
  const cold = texts.filter((_, i) => i % 3 === 0).map((_, i) =>
    Number(command(process.execPath, [...runArguments(), script, "cold", String(3 * i)]))
  );
  for (const text of texts) compileTime(text);
  const warm = texts.map(compileTime);
  for (const [name, times, target] of [["cold", cold, 20], ["warm", warm, 5]] as const) {
    const most = Math.max(...times);
    console.log(
      `compile, ${name}: median ${show(median(times))} ms, most ${show(most)} ms (target ${target})`,
    );
    if (median(times) > target) missed.push(`compile, ${name}: median ${show(median(times))} ms`);
  }
}

/** Measures launching one small block and waiting for it. Checks that every launch ran. */
function launchOverhead(driver: Driver): void {
  const fn = driver.modules.function(driver.modules.load(KERNELS), "add_one");
  const counter = driver.memory.allocate(4);
  driver.copies.memset(counter, 0, 4, 1, null);
  const block = driver.functions.parameterBlock(12, [0, 8]);
  block.view.setBigUint64(0, counter, true);
  block.view.setUint32(8, 1, true);
  const once = () => {
    const start = now();
    driver.launch(fn, 1, 1, 1, 32, 1, 1, 0, 0n, block);
    driver.streams.synchronize(0n);
    return now() - start;
  };
  const count = 2000;
  for (let i = 0; i < count; i++) once();
  const microseconds = median(Array.from({ length: count }, once));
  const launched = new Uint32Array(new ArrayBuffer(4));
  driver.copies.deviceToHost(launched, counter, 4, null);
  if (launched[0] !== 2 * count) problems.push(`${launched[0]} of ${2 * count} launches ran`);
  console.log(`launch and wait, cached: ${show(microseconds)} us (target 200)`);
  if (microseconds > 200) missed.push(`launch and wait: ${show(microseconds)} us`);
}
