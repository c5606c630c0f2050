/**
 * Ends many processes while devices are in use, and counts those that crash. Run it by hand on a machine with
 * a GPU:
 *
 *     bun test/driver/exit_stress.ts [--count 200] [--runtime bun|deno|node]
 *
 * Each process opens the device on its main thread and in two Workers, launches kernels on all three, and
 * ends in one of four ways. `CUFFI_DEVICE=software` works too. Prints one line per runtime; exits with status
 * 1 if a process crashed.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { openDevice } from "../../mod.ts";

/** Counts down from `n`, so that a launch takes as long as the test wants. */
const PTX = `.version 7.0
.target sm_75
.address_size 64
.visible .entry spin(.param .u64 out, .param .u32 n)
{
  .reg .pred %p;
  .reg .b32 %r<3>;
  .reg .b64 %rd;
  ld.param.u64 %rd, [out];
  ld.param.u32 %r1, [n];
  mov.u32 %r2, 0;
LOOP:
  add.u32 %r2, %r2, %r1;
  st.volatile.global.u32 [%rd], %r2;
  sub.u32 %r1, %r1, 1;
  setp.ne.u32 %p, %r1, 0;
  @%p bra LOOP;
  ret;
}
`;

const WAYS = [
  "the Workers end by themselves, then the process",
  "one Worker is terminated in mid-kernel, then the process ends",
  "both Workers are terminated in mid-kernel, then process.exit()",
  "process.exit() while all kernels run",
] as const;

const SHORT = 1_000;
/** Some tens of milliseconds on a GPU. */
const LONG = process.env["CUFFI_DEVICE"]?.startsWith("software") ? 2_000_000 : 50_000;
const TIMEOUT_MS = 60_000;

/** Opens the device and launches a kernel. Returns a function that waits for it. */
async function work(iterations: number): Promise<() => void> {
  const device = await openDevice();
  const out = device.empty([1], "u32");
  const kernel = device.loadModule(PTX).kernel("spin");
  kernel.launch({ grid: 1, block: 1 }, out, SHORT);
  device.synchronize();
  kernel.launch({ grid: 1, block: 1 }, out, iterations);
  return () => device.synchronize();
}

async function runWorker(): Promise<void> {
  const wait = await work(workerData.iterations);
  parentPort!.postMessage("launched");
  wait();
}

/** Starts a Worker and resolves when it has launched its kernel. */
async function startWorker(iterations: number): Promise<Worker> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { iterations } });
  await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  return worker;
}

async function runChild(way: number): Promise<void> {
  const wait = await work(way === 3 ? LONG : SHORT);
  const iterations = way === 0 ? SHORT : LONG;
  const [first, second] = await Promise.all([startWorker(iterations), startWorker(iterations)]);
  if (way === 3) process.exit(0);
  if (way === 1) await first.terminate();
  if (way === 2) {
    void first.terminate();
    void second.terminate();
    process.exit(0);
  }
  wait();
  if (way === 1) await second.terminate();
}

function command(runtime: string): [string, string[]] {
  const own = "Deno" in globalThis ? "deno" : "Bun" in globalThis ? "bun" : "node";
  const file = fileURLToPath(import.meta.url);
  const options: Record<string, string[]> = {
    bun: ["run"],
    deno: ["run", "--allow-all", "--quiet"],
    node: [],
  };
  return [runtime === own ? process.execPath : runtime, [...options[runtime]!, file]];
}

/** Runs the processes of one runtime; returns how many crashed. */
function stress(runtime: string, count: number): number {
  const [program, args] = command(runtime);
  let crashed = 0;
  for (let i = 0; i < count; i++) {
    const way = i % WAYS.length;
    const { status, signal, stderr, error } = spawnSync(program, [...args, "--child", `${way}`], {
      encoding: "utf8",
      timeout: TIMEOUT_MS,
    });
    if (error && !signal) throw error;
    if (status === 0) continue;
    crashed++;
    console.error(`${runtime}, exit ${i} (${WAYS[way]}): ${signal ?? `status ${status}`}\n${stderr}`);
  }
  console.log(`${runtime}: ${count} exits, ${crashed} crashed`);
  return crashed;
}

if (!isMainThread) await runWorker();
else {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      count: { type: "string", default: "200" },
      runtime: { type: "string", multiple: true, default: ["bun", "deno", "node"] },
      child: { type: "string" },
    },
  });
  if (values.child !== undefined) await runChild(Number(values.child));
  else {
    let crashed = 0;
    for (const runtime of values.runtime) crashed += stress(runtime, Number(values.count));
    process.exitCode = crashed > 0 ? 1 : 0;
  }
}
