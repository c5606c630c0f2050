/**
 * Soak test: a million times allocate, upload, launch and release. Throws if device memory is left at the
 * end, or if resident memory grew during the second half. Every thousandth result is checked, with a new
 * event and stream.
 *
 *     bun --expose-gc bench/soak.ts [count]
 *     deno run --allow-all --v8-flags=--expose-gc bench/soak.ts [count]
 *
 * The default `count` is 1,000,000, or 100,000 with `quick`: libcuda's buffers grow during the first 30,000
 * launches. The software device starts workers on demand, each with 10 MB; CUFFI_WORKERS=2 limits them.
 */
import process from "node:process";
import { type Device, openDevice } from "../mod.ts";
import { mismatch } from "../src/base/check.ts";
import { checkSame, quick, randomFloats, report } from "./lib/measure.ts";
import { quantile } from "./lib/report.ts";
import { SCALE } from "./lib/scale.ts";

const argument = process.argv.slice(2).find((argument) => argument !== "quick");
const count = argument === undefined ? (quick ? 100_000 : 1_000_000) : Number(argument);
if (!Number.isInteger(count) || count < 2000) {
  throw new RangeError(mismatch("count", "an integer of at least 2000", argument!));
}
const WINDOWS = 20, WARMUP_WINDOWS = 10, ELEMENTS = 1024;
const WINDOW = Math.floor(count / WINDOWS), CHECKED_EVERY = Math.min(1000, WINDOW), FINISHED_EVERY = 100;
/** Megabytes by which a runtime's heap varies. A leak of 100 bytes per launch would add 75. */
const ALLOWED_GROWTH = 24;

/** Defined with `--expose-gc`. Without it, heap variation of about 15 MB would hide leaks. */
const collectGarbage = (globalThis as { gc?: () => void }).gc;
if (!collectGarbage) {
  throw new Error("run this through bench/main.ts, or with --expose-gc (Deno: --v8-flags=--expose-gc)");
}

using device = await openDevice();
const input = randomFloats(ELEMENTS, 1);
const expected = input.map((value) => Math.fround(value * 3));

/** Runs the launches of one window, each with its own memory. `first` is the number of the first launch. */
function iterate(device: Device, first: number): void {
  using stream = device.createStream();
  using module = device.loadModule(SCALE);
  const scale = module.kernel("scale");
  for (let i = first; i < first + WINDOW; i++) {
    using source = device.array(input, { stream });
    using target = device.empty(ELEMENTS, "f32", { stream });
    scale.launch({ grid: ELEMENTS / 256, block: 256, stream }, target, source, 3, ELEMENTS);
    // If the device falls behind, libcuda buffers more and more pending work; synchronizing bounds that.
    if (i % FINISHED_EVERY === 0) stream.synchronize();
    if (i % CHECKED_EVERY !== 0) continue;
    using other = device.createStream();
    using event = stream.record();
    other.wait(event);
    checkSame("scale", target.toHost({ stream: other }), expected);
  }
  stream.synchronize();
}

/** Resident megabytes after each window. */
const resident: number[] = [];
let freeBefore = 0;
for (let window = 0; window < WINDOWS; window++) {
  iterate(device, window * WINDOW);
  collectGarbage();
  await new Promise((resolve) => setTimeout(resolve, 1)); // finalizers run between turns of the event loop
  if (window >= WARMUP_WINDOWS) resident.push(process.memoryUsage().rss / 1e6);
  if (window === WARMUP_WINDOWS) freeBefore = device.memoryInfo().free;
  if (process.stderr.isTTY) process.stderr.write(`\rsoak: ${window + 1} of ${WINDOWS}\x1b[K`);
}
if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");

const { inUse, allocations, pinned, finalized } = device.memoryStatistics();
const left = allocations + finalized + Number(inUse > 0) + Number(pinned > 0);
// Includes memory of other processes, so this is only reported.
const memoryTaken = (freeBefore - device.memoryInfo().free) / 1e6;
const quarter = Math.floor(resident.length / 4);
const growth = quantile(resident.slice(-quarter), 0.5) - quantile(resident.slice(0, quarter), 0.5);

report("iterations", "launches", [WINDOW * WINDOWS]);
report("resident memory", "MB", resident);
report("growth", "MB", [growth]);
report("device memory taken since the start", "MB", [memoryTaken]);
report("objects left", "objects", [left]);

if (left > 0) {
  throw new Error(
    `leaked: ${allocations} allocations of ${inUse} bytes, ${pinned} page-locked bytes, ${finalized} left to the garbage collector`,
  );
}
if (growth > ALLOWED_GROWTH) {
  const history = resident.map((value) => value.toFixed(1)).join(", ");
  throw new Error(`resident memory grew by ${growth.toFixed(1)} MB: ${history}`);
}
