/**
 * Speedup of the specialized kernels of image operators. Runs every variant of every table in src/image on
 * named shapes, and the next variant that accepts the same call, in alternation; compares their results;
 * prints one line for each pair. Shapes for which a variant is not preferred show whether the limit is right.
 *
 * Calls are timed with events behind a kernel that keeps the device busy while the host enqueues them, so
 * host time does not count. They rotate through more memory than the L2 cache holds.
 *
 * `bun bench/variants.ts [--quick] [words…]` measures only the rows whose names contain one of the words.
 * With OUT set, it writes `$OUT/variants.json`. The figures belong to `gain` in the tables, from which
 * `bun scripts/variants_table.ts` generates the table of docs/KERNELS.md. On the software device images are tiny,
 * and times say nothing about a GPU.
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { type DeviceArray, type DType, openDevice } from "../mod.ts";
import * as image from "../src/image/mod.ts";
import { variantTables, withVariants } from "../src/image/core/variants.ts";
import { QueuedTimer } from "./lib/device_time.ts";
import { fillRandom } from "./lib/measure.ts";
import { quantile } from "./lib/report.ts";
import type { Case, Scene } from "./lib/variant_case.ts";
import { pixelCases } from "./lib/variant_pixel_cases.ts";
import { windowCases } from "./lib/variant_window_cases.ts";

interface Row {
  readonly operator: string;
  readonly variant: string;
  readonly other: string | null;
  readonly file: string;
  readonly shape: string;
  readonly us: number;
  readonly otherUs: number | null;
  readonly gain: number | null;
  readonly difference: number | null;
}

const args = process.argv.slice(2);
const quick = args.includes("--quick");
const words = args.filter((arg) => !arg.startsWith("--"));

using device = await openDevice();
using stream = device.createStream();
using kept = new DisposableStack();
const software = device.kind === "software";
const tiny = software || quick;
const [H, W] = software ? [48, 96] : [1080, 1920];
const [TALL, WIDE] = software ? [48, 96] : [2160, 3840];
const MANY = software ? 2 : 32;
/** Bytes that sources or results rotate through, more than an L2 cache. */
const ROTATED_BYTES = software ? 1 : 400e6;
/** Microseconds of one sample, and the number of samples. */
const SAMPLE_US = quick ? 1000 : 3000, SAMPLES = tiny ? 3 : 9;

using timer = new QueuedTimer(device, stream);
/** Random bytes that all sources share. */
const pool = randomPool(software ? 4e6 : 1.2e9);
const rows: Row[] = [];
const scene: Scene = {
  ...{ device, stream, H, W, TALL, WIDE, maskLike },
  model: software ? 32 : 224,
  keep: (resource) => kept.use(resource),
};

for (const one of [...pixelCases(scene), ...windowCases(scene)]) {
  for (const count of one.counts ?? [1, MANY]) measure(one, Math.min(count, MANY));
}
report();

/** Measures a variant and the next one that accepts the call. */
function measure(
  { variant: id, label, from = [H, W, 3], fromDType = "u8", into, intoDType, call }: Case,
  count: number,
): void {
  const [operator, variant] = id.split(" ") as [string, string];
  const shape = `${label === undefined ? "" : `${label}, `}${count} × ${from[1]}×${from[0]}×${from[2]}`;
  if (words.length > 0 && !words.some((one) => `${id} ${shape}`.includes(one))) return;
  const { variants } = variantTables().find((table) => table.operator === operator)!;
  const index = variants.findIndex((one) => one.name === variant);
  if (index < 0) throw new Error(`there is no variant ${id}`);
  using stack = new DisposableStack();
  const sources = sourcesOf([count, ...from], fromDType, stack);
  const results = resultsOf([count, ...(into ?? from)], intoDType ?? fromDType, stack);
  const run = (name: string, i: number): void => {
    withVariants(
      { [operator]: name },
      () => call(sources[i % sources.length]!, results[i % results.length]!),
    );
  };
  run(variant, 0); // throws if the call does not suit the variant
  const other =
    variants.slice(index + 1).map((one) => one.name).find((name) => accepts(() => run(name, 0))) ?? null;
  const difference = other === null
    ? null
    : differenceOf(results[0]!, () => run(variant, 0), () => run(other, 0));
  const timings = other === null ? [variant] : [variant, other];
  const [us, otherUs = null] = alternately(timings.map((name) => (i) => run(name, i)));
  const gain = otherUs === null ? null : otherUs / us!;
  const row = {
    operator,
    variant,
    other,
    file: variants[index]!.file,
    shape,
    us: us!,
    otherUs,
    gain,
    difference,
  };
  rows.push(row);
  print(row);
}

function accepts(call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    if (error instanceof RangeError && error.message.includes("does not accept this call")) return false;
    throw error;
  }
}

/** Median microseconds of each call; samples of all calls alternate. */
function alternately(calls: readonly ((i: number) => void)[]): number[] {
  let at = 0;
  const sample = (call: (i: number) => void, count: number): number =>
    timer.time(count, () => call(at++)).device;
  const counts = calls.map((call) => {
    sample(call, 1);
    const estimate = Math.min(sample(call, 2), sample(call, 2));
    return software ? 1 : Math.max(2, Math.min(64, Math.ceil(SAMPLE_US / estimate)));
  });
  const times: number[][] = calls.map(() => []);
  for (let i = 0; i < SAMPLES; i++) calls.forEach((call, c) => times[c]!.push(sample(call, counts[c]!)));
  return times.map((list) => quantile(list, 0.5));
}

/** The largest difference between the results of two calls, in the first image. */
function differenceOf(result: DeviceArray, one: () => void, other: () => void): number {
  const read = (call: () => void): ArrayLike<number> => {
    result.fill(0, { stream });
    call();
    const first = result.ndim > 0 ? result.slice([0, 1]) : result;
    using floats = first.astype(first.dtype === "f64" ? "f64" : "f32", { stream });
    return floats.toHost() as ArrayLike<number>;
  };
  stream.synchronize();
  const a = read(one), b = read(other);
  let largest = 0;
  for (let i = 0; i < a.length; i++) {
    const difference = Math.abs(a[i]! - b[i]!);
    if (difference > largest) largest = difference;
  }
  return largest;
}

/** Views of the pool that sources rotate through. */
function sourcesOf(shape: number[], dtype: DType, stack: DisposableStack): DeviceArray[] {
  const elements = shape.reduce((a, b) => a * b, 1);
  const rotated = Math.max(2, Math.min(64, Math.ceil(ROTATED_BYTES / elements)));
  const fitting = Math.max(1, Math.min(rotated, Math.floor(pool.size / elements)));
  return Array.from({ length: fitting }, (_, i) => {
    const bytes = pool.slice([i * elements, (i + 1) * elements]).reshape(shape);
    if (dtype === "u8") return bytes;
    // Float sources have values of 0 … 1, u16 ones all values.
    if (i > 3 && !software && elements * 4 * i > ROTATED_BYTES) return null!;
    return stack.use(image.convertTo(bytes, dtype, { scale: dtype === "u16" ? 257 : 1 / 255, stream }));
  }).filter((source) => source !== null);
}

function resultsOf(shape: number[], dtype: DType, stack: DisposableStack): DeviceArray[] {
  const bytes = shape.reduce((a, b) => a * b, 1) *
    (dtype === "u8" ? 1 : dtype === "u16" ? 2 : dtype === "f64" ? 8 : 4);
  const rotated = software ? 1 : Math.max(1, Math.min(64, Math.ceil(ROTATED_BYTES / 2 / bytes)));
  return Array.from(
    { length: rotated },
    () => stack.use(device.empty(shape, dtype, { stream }) as DeviceArray),
  );
}

/** A mask of the sizes of images, in the pool. */
function maskLike(src: DeviceArray): DeviceArray {
  const [count, height, width] = src.shape as [number, number, number];
  return pool.slice([0, count * height * width]).reshape([count, height, width, 1]);
}

/** Random bytes on the device: a random block, repeated. */
function randomPool(byteLength: number): DeviceArray<"u8"> {
  const block = new Uint8Array(Math.min(byteLength, 64e6));
  fillRandom(new Uint32Array(block.buffer), 1);
  const all = kept.use(device.empty([byteLength], "u8", { stream }));
  for (let at = 0; at < byteLength; at += block.length) {
    const length = Math.min(block.length, byteLength - at);
    device.copy(all, block, { byteLength: length, dstOffset: at, stream });
  }
  stream.synchronize();
  return all;
}

function print({ operator, variant, other, shape, us, otherUs, gain, difference }: Row): void {
  const times = otherUs === null
    ? `${us.toFixed(1)} µs  only kernel`
    : `${us.toFixed(1)} µs  ${otherUs.toFixed(1)} µs (${other})  ${gain!.toFixed(2)}×`;
  const warning = difference !== null && difference > 1 ? `  DIFFERENCE ${difference}` : "";
  console.log(`${`${operator} ${variant}`.padEnd(32)} ${shape.padEnd(48)} ${times}${warning}`);
}

function report(): void {
  const measured = new Set(rows.map(({ operator, variant }) => `${operator} ${variant}`));
  if (words.length === 0) {
    for (const { operator, variants } of variantTables()) {
      for (const { name } of variants.slice(0, -1)) {
        if (!measured.has(`${operator} ${name}`)) console.log(`${operator} ${name}: not measured`);
      }
    }
  }
  const out = process.env["OUT"];
  if (out) writeFileSync(`${out}/variants.json`, JSON.stringify({ device: device.name, rows }, null, 1));
}
