/**
 * 10,000 times upload, launch, download, dispose: afterwards the device holds nothing of ours, and the process's
 * resident memory is what it was after warm-up. Prints the growth per iteration; throws if it is a leak.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { openDevice } from "../mod.ts";
import { checkSame, quick, randomFloats, report, SCALE_PTX } from "./lib/measure.ts";

const ITERATIONS = quick ? 4_000 : 10_000, COUNT = 4096;
/** Bytes per iteration. A leaked handle or wrapper is larger; what the garbage collector has not done yet is smaller. */
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

/** Resident megabytes: the median over a tenth of all iterations. */
async function resident(): Promise<number> {
  const seen: number[] = [];
  for (let i = 0; i < ITERATIONS / 10; i++) {
    iterate();
    if (i % 20 === 0) {
      seen.push(process.memoryUsage().rss / 1e6);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return seen.sort((a, b) => a - b)[seen.length >> 1]!;
}

const windows: number[] = [];
for (let i = 0; i < 10; i++) windows.push(await resident());
stream.synchronize();

const held = device.memoryInUse();
if (held !== 0) throw new Error(`${held} bytes of device memory are still in use`);
const warm = windows[2]!, end = windows[9]!;
const growth = (end - warm) * 1e6 / (ITERATIONS * 0.7);
report("resident memory", "MB", windows);
report("growth per iteration", "bytes", [growth]);
if (growth > ACCEPTED_GROWTH) {
  throw new Error(
    `resident memory grew by ${growth.toFixed(0)} bytes per iteration: ${windows.map(Math.round)} MB`,
  );
}
