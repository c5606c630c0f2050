/**
 * A million times allocate, upload, launch, release: afterwards the device holds nothing of ours, and the process's resident
 * memory is what it was after the first half. Every thousandth result is downloaded and checked, and has an event and a
 * stream of its own. Throws if something stays behind.
 *
 *     bun --expose-gc bench/soak.ts [count]
 *     deno run --allow-all --v8-flags=--expose-gc bench/soak.ts [count]
 *
 * `count` is 1,000,000 by default, and 100,000 with `quick`: libcuda's own buffers grow for some 30,000 launches. The software
 * device starts workers as work comes, each with 10 MB of its own: CUFFI_WORKERS=2 bounds them.
 */
import process from "node:process";
import { type Device, openDevice } from "../mod.ts";
import { checkSame, quick, randomFloats, report } from "./lib/measure.ts";
import { quantile } from "./lib/report.ts";
import { SCALE } from "./lib/scale.ts";

const asked = process.argv.slice(2).find((argument) => argument !== "quick");
const count = asked === undefined ? (quick ? 100_000 : 1_000_000) : Number(asked);
if (!Number.isInteger(count) || count < 2000) {
  throw new RangeError(`count: ${asked} given; accepted are whole numbers from 2000 on`);
}
const WINDOWS = 20, WARMUP_WINDOWS = 10, ELEMENTS = 1024;
const WINDOW = Math.floor(count / WINDOWS), CHECKED_EVERY = Math.min(1000, WINDOW), FINISHED_EVERY = 100;
/** Megabytes that a runtime's heap goes up and down by. One lost object of 100 bytes in each launch would be 75 in all. */
const ACCEPTED_GROWTH = 24;

/** Given by `--expose-gc`: without it the heap's own ups and downs, some 15 MB, cover what is looked for. */
const collectGarbage = (globalThis as { gc?: () => void }).gc;
if (!collectGarbage) {
  throw new Error("run this by bench/main.ts, or with --expose-gc (Deno: --v8-flags=--expose-gc)");
}

using device = await openDevice();
const input = randomFloats(ELEMENTS, 1);
const expected = input.map((value) => Math.fround(value * 3));

/** Launches, each with memory of its own; `first` counts on through the windows. */
function iterate(device: Device, first: number): void {
  using stream = device.createStream();
  using module = device.loadModule(SCALE);
  const scale = module.kernel("scale");
  for (let i = first; i < first + WINDOW; i++) {
    using source = device.array(input, { stream });
    using target = device.empty(ELEMENTS, "f32", { stream });
    scale.launch({ grid: ELEMENTS / 256, block: 256, stream }, target, source, 3, ELEMENTS);
    // Where the device falls behind, as beside other programs, libcuda keeps ever more for what is yet to run.
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

const { inUse, allocations, pinned, forgotten } = device.memoryStatistics();
const left = allocations + forgotten + Number(inUse > 0) + Number(pinned > 0);
// Other processes' memory counts too, so this is reported and not judged.
const taken = (freeBefore - device.memoryInfo().free) / 1e6;
const quarter = Math.floor(resident.length / 4);
const growth = quantile(resident.slice(-quarter), 0.5) - quantile(resident.slice(0, quarter), 0.5);

report("iterations", "launches", [WINDOW * WINDOWS]);
report("resident memory", "MB", resident);
report("growth", "MB", [growth]);
report("device memory taken since the start", "MB", [taken]);
report("objects left", "objects", [left]);

if (left > 0) {
  throw new Error(
    `left behind: ${allocations} allocations of ${inUse} bytes, ${pinned} page-locked bytes, ${forgotten} forgotten`,
  );
}
if (growth > ACCEPTED_GROWTH) {
  const course = resident.map((value) => value.toFixed(1)).join(", ");
  throw new Error(`resident memory grew by ${growth.toFixed(1)} MB: ${course}`);
}
