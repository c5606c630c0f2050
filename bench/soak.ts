/**
 * 10,000 times upload, launch, download, dispose: afterwards the device holds nothing of ours, and the process's
 * resident memory is what it was after as many iterations of warm-up. Prints the growth per iteration; throws if it is
 * a leak.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { openDevice } from "../mod.ts";
import { checkSame, randomFloats, report, SCALE_PTX } from "./lib/measure.ts";

const ITERATIONS = 10_000, WINDOW = 1_000, COUNT = 4096;
/** Bytes per iteration: above a single step of the JavaScript heap (4 MB), far below a lost array of 16 KB. */
const ACCEPTED_GROWTH = 1024;

using device = await openDevice();
using stream = device.createStream();
using module = device.loadModule(readFileSync(SCALE_PTX, "utf8"));
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

/** Resident megabytes after each `WINDOW` iterations. */
async function windows(iterations: number): Promise<number[]> {
  const resident: number[] = [];
  for (let i = 1; i <= iterations; i++) {
    iterate();
    if (i % WINDOW !== 0) continue;
    collectGarbage!();
    await new Promise((resolve) => setTimeout(resolve, 1)); // finalizers run between turns of the event loop
    resident.push(process.memoryUsage().rss / 1e6);
  }
  return resident;
}

await windows(ITERATIONS);
const resident = await windows(ITERATIONS);
stream.synchronize();

const held = device.memoryInUse();
if (held !== 0) throw new Error(`${held} bytes of device memory are still in use`);
const { forgotten } = device.memoryStatistics();
if (forgotten !== 0) throw new Error(`${forgotten} objects were left to the garbage collector`);

const growth = (resident.at(-1)! - resident[0]!) * 1e6 / (ITERATIONS - WINDOW);
if (growth > ACCEPTED_GROWTH) {
  const course = resident.map((value) => value.toFixed(1)).join(", ");
  throw new Error(`resident memory grew by ${growth.toFixed(0)} bytes per iteration: ${course} MB`);
}
report("resident memory", "MB", resident);
report("growth per iteration", "bytes", [growth]);
