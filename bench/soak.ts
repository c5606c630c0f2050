/**
 * 60,000 times upload, launch, download, dispose: afterwards the device holds nothing of ours, and the process's
 * resident memory is what it was after the first 20,000. Prints the growth per iteration; throws if it is a leak.
 */
import process from "node:process";
import { openDevice } from "../mod.ts";
import { checkSame, randomFloats, report } from "./lib/measure.ts";
import { SCALE } from "./lib/scale.ts";
import { quantile } from "./lib/report.ts";

const WINDOW = 5_000, WARMUP_WINDOWS = 4, WINDOWS = 8, COUNT = 4096;
/** Bytes per iteration: less than one lost object with its handle and finalizer takes. */
const ACCEPTED_GROWTH = 256;

using device = await openDevice();
using stream = device.createStream();
using module = device.loadModule(SCALE);
const scale = module.kernel("scale");

const input = randomFloats(COUNT, 1);
const expected = input.map((value) => Math.fround(value * 3));

function iterate(): void {
  using source = device.array(input, { stream });
  using target = device.empty(COUNT, "f32", { stream });
  scale.launch({ grid: COUNT / 256, block: 256, stream }, target, source, 3, COUNT);
  checkSame("scale", target.toHost({ stream }), expected);
}

/** Given by `--expose-gc`: without it the heap's own ups and downs, some 15 MB, cover what is looked for. */
const collectGarbage = (globalThis as { gc?: () => void }).gc;
if (!collectGarbage) {
  throw new Error("run this by bench/main.ts, or with --expose-gc (Deno: --v8-flags=--expose-gc)");
}

/** Resident megabytes after each of some windows. */
async function residentAfter(windows: number): Promise<number[]> {
  const resident: number[] = [];
  while (resident.length < windows) {
    for (let i = 0; i < WINDOW; i++) iterate();
    collectGarbage!();
    await new Promise((resolve) => setTimeout(resolve, 1)); // finalizers run between turns of the event loop
    resident.push(process.memoryUsage().rss / 1e6);
  }
  return resident;
}

await residentAfter(WARMUP_WINDOWS);
const resident = await residentAfter(WINDOWS);
stream.synchronize();

const held = device.memoryInUse();
if (held !== 0) throw new Error(`${held} bytes of device memory are still in use`);
const { forgotten } = device.memoryStatistics();
if (forgotten !== 0) throw new Error(`${forgotten} objects were left to the garbage collector`);

// A leak grows in every window; the JavaScript heap grows in a few steps of megabytes. The median sees only the former.
const steps = resident.slice(1).map((value, i) => (value - resident[i]!) * 1e6 / WINDOW);
const growth = quantile(steps, 0.5);
if (growth > ACCEPTED_GROWTH) {
  const course = resident.map((value) => value.toFixed(1)).join(", ");
  throw new Error(`resident memory grew by ${growth.toFixed(0)} bytes per iteration: ${course} MB`);
}
report("resident memory", "MB", resident);
report("growth per iteration", "bytes", steps);
