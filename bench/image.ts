/**
 * Image operators on random data. It measures device time, and the share: the time to copy the bytes that the
 * operator must move, at the device's copy rate, divided by the operator's time. Back-to-back calls are
 * enqueued behind a kernel that keeps the device busy, so that host time does not count. Single frames rotate
 * through 32 frames and batches through two, so that the next call never reads from cache. Then it measures
 * host time per call on small images, minus the time of as many bare launches.
 *
 * On the software device the images are tiny, as the names of the rows show.
 *
 * `bun bench/image.ts [quick] [words…]` measures only the rows whose names contain one of the words.
 */
import process from "node:process";
import { type DeviceArray, openDevice } from "../mod.ts";
import * as image from "../src/image/mod.ts";
import { mainOperators } from "./lib/image_main.ts";
import { listOperators, utilityOperators } from "./lib/image_utilities.ts";
import { BATCHES, type ListOperator, type Operator, type OperatorName } from "./lib/image_operators.ts";
import { QueuedTimer } from "./lib/device_time.ts";
import { fillRandom, now, quick, report, samples } from "./lib/measure.ts";
import { quantile } from "./lib/report.ts";

const MEAN = [0.485, 0.456, 0.406], STD = [0.229, 0.224, 0.225];

using device = await openDevice();
using stream = device.createStream();
const software = device.kind === "software";
/** Frame sizes for "1080p" and "4K". */
const [HEIGHT, WIDTH] = software ? [72, 128] : [1080, 1920];
const [TALL, WIDE] = software ? [72, 128] : [2160, 3840];
const SIZE = software ? 32 : 224, FRAMES = software ? 2 : 32, MOST_CALLS = software ? 1 : 50;
/** Maximum microseconds per sample with more than two calls. */
const BUDGET = quick ? 8_000 : 20_000;
const PIXELS = HEIGHT * WIDTH;
/** Measures only rows whose names contain one of these words. Empty for all rows. */
const WORDS = process.argv.slice(2).filter((word) => word !== "quick");

using timer = new QueuedTimer(device, stream);
const name1080 = software ? `${WIDTH}×${HEIGHT}` : "1080p", name4k = software ? `${WIDE}×${TALL}` : "4K";

/** The arrays of all operators. Batches come in pairs that alternate. */
using kept = new DisposableStack();
const rgb = [randomBytes([FRAMES, HEIGHT, WIDTH, 3], 1), randomBytes([FRAMES, HEIGHT, WIDTH, 3], 2)];
const gray = rgb.map((batch) => kept.use(image.cvtColor(batch, "RGB2GRAY", { stream })));
const mask = gray.map((batch) => kept.use(image.threshold(batch, 128, { stream })));
const floats = rgb.map((batch) => kept.use(image.convertTo(batch, "f32", { scale: 1 / 255, stream })));
/** Copy rate of the device: bytes read and written per microsecond. */
const copyRate = measureCopy();

if (["resizeNormalize", "normalize"].some(wanted)) modelInputs();
if (wanted("NV12")) videoFrames();
if (["gaussian 5×5, 8", "erode 3×3, 8"].some(wanted)) largeFilters();
const frames = {
  ...{ device, stream, count: FRAMES, height: HEIGHT, width: WIDTH, size: SIZE, mean: MEAN, std: STD },
  ...{ rgb, gray, mask, floats },
  keep: <T extends Disposable>(resource: T): T => kept.use(resource),
};
for (const [name, operator] of Object.entries({ ...mainOperators(frames), ...utilityOperators(frames) })) {
  for (const count of BATCHES) {
    if (wanted(rowName(name, count))) measureOperator(name as OperatorName, operator, count);
  }
}
const second = software ? [48, 84] as const : [720, 1280] as const;
const sizes = `list of ${FRAMES} × ${name1080} and ${software ? "84×48" : "720p"}`;
for (const [name, operator] of Object.entries(listOperators(frames, second))) {
  const row = `${name}, ${sizes}`;
  if (wanted(row)) measureList(row, operator);
}
// The software device would compete with the host for the cores.
if (!software && wanted("host")) await hostTimes();

function wanted(name: string): boolean {
  return WORDS.length === 0 || WORDS.some((word) => name.includes(word));
}

function rowName(operator: string, count: number): string {
  return `${operator}, ${count === 1 ? 1 : FRAMES} × ${name1080}`;
}

/** Single frames rotate through a batch; a batch alternates with its twin. */
function measureOperator(name: OperatorName, operator: Operator, count: number): void {
  const { from = rgb, shape = [HEIGHT, WIDTH, from[0]!.shape[3]!], dtype = "u8", bytes, call } = operator;
  const frames = count === 1 ? 1 : FRAMES;
  using results = device.empty([FRAMES, ...shape], dtype, { stream });
  const each = (batch: DeviceArray): DeviceArray[] =>
    Array.from({ length: FRAMES }, (_, i) => batch.slice([i, i + 1]));
  const sources = frames === 1 ? each(from[0]!) : from, into = frames === 1 ? each(results) : [results];
  const times = timed((i) => {
    call(sources[i % sources.length]!, into[i % into.length]!, sources[(i + 1) % sources.length]!);
  });
  checkWritten(name, into[0]!);
  reportShare(rowName(name, count), times, frames * PIXELS * bytes);
}

/** A list alternates with its twin. */
function measureList(name: string, { from, into, bytes, call }: ListOperator): void {
  const times = timed((i) => call(from[i & 1]!));
  checkWritten(name, into[0]!);
  reportShare(name, times, bytes);
}

/** Operators that prepare frames for a model. */
function modelInputs(): void {
  const options = { mean: MEAN, std: STD, stream };
  {
    using into = device.empty([FRAMES, 3, SIZE, SIZE], "f32", { stream });
    const times = timed((i) => image.resizeNormalize(rgb[i & 1]!, SIZE, { ...options, into }));
    // For each output row two input rows (whole 32-byte sectors), plus the output.
    const bytes = FRAMES * (2 * SIZE * WIDTH * 3 + 3 * SIZE * SIZE * 4);
    reportShare(`resizeNormalize ${FRAMES} × ${name1080} → ${SIZE}`, times, bytes);
  }
  {
    using into = device.empty([FRAMES, 3, HEIGHT, WIDTH], "f32", { stream });
    const times = timed((i) => image.normalize(rgb[i & 1]!, { ...options, into }));
    reportShare(`normalize ${FRAMES} × ${name1080}`, times, FRAMES * PIXELS * 15);
  }
}

/** Conversion of decoded video frames to RGB. */
function videoFrames(): void {
  const total = software ? 2 : 16;
  const frames = randomBytes([total, TALL * 3 / 2, WIDE, 1], 3);
  using results = device.empty([total, TALL, WIDE, 3], "u8", { stream });
  for (const count of [1, total / 2]) {
    const turns = total / count;
    const range = (batch: DeviceArray<"u8">, i: number) => batch.slice([i * count, (i + 1) * count]);
    const sources = Array.from({ length: turns }, (_, i) => range(frames, i));
    const into = Array.from({ length: turns }, (_, i) => range(results, i));
    const times = timed((i) =>
      image.cvtColor(sources[i % turns]!, "YUV2RGB_NV12", { into: into[i % turns]!, stream })
    );
    checkWritten("NV12 → RGB", results);
    reportShare(`NV12 → RGB, ${count} × ${name4k}`, times, count * TALL * WIDE * 4.5);
    if (software) break;
  }
  hdrFrames();
}

/** The mapping of HDR images to standard range. */
function hdrFrames(): void {
  const count = software ? 1 : 8, bytes = randomBytes([2, count, TALL, WIDE, 6], 7);
  // Two bytes for a value of 16 bits.
  const sources = [0, 1].map((i) => bytes.index(i).view("u16") as unknown as DeviceArray);
  using into = device.empty([count, TALL, WIDE, 3], "u8", { stream });
  const times = timed((i) => image.toneMap(sources[i & 1]!, "pq", { into, stream }));
  checkWritten("toneMap", into);
  reportShare(`toneMap PQ u16 → u8, ${count} × ${name4k}`, times, count * TALL * WIDE * 9);
  bytes.dispose();
}

/** Filters on large frames. */
function largeFilters(): void {
  const count = software ? 1 : 8;
  for (const channels of [1, 3]) {
    const shape = [count, TALL, WIDE, channels];
    const sources = [randomBytes(shape, 4), randomBytes(shape, 5)];
    using into = device.empty(shape, "u8", { stream });
    const bytes = 2 * count * TALL * WIDE * channels,
      of = `${count} × ${name4k}${channels === 1 ? "" : " RGB"}`;
    const blurred = timed((i) => image.gaussian(sources[i & 1]!, 1.1, { size: [5, 5], into, stream }));
    reportShare(`gaussian 5×5, ${of}`, blurred, bytes);
    const eroded = timed((i) => image.erode(sources[i & 1]!, { into, stream }));
    checkWritten("erode", into);
    reportShare(`erode 3×3, ${of}`, eroded, bytes);
    sources.forEach((source) => source.dispose());
  }
}

/** Measures host time per call, minus the time of as many bare launches. */
async function hostTimes(): Promise<void> {
  const calls = software ? 50 : 200, count = quick ? 20 : 100;
  const timeOf = (call: () => void): number => {
    const start = now();
    for (let i = 0; i < calls; i++) call();
    const elapsed = (now() - start) / calls;
    stream.synchronize();
    return elapsed;
  };
  const launch = () => timer.launch(1);
  report("host, bare launch", "us", samples(5, count, () => timeOf(launch)));

  const src: DeviceArray = randomBytes([64, 64, 3], 6);
  const into = kept.use(device.empty([64, 64, 3], "u8", { stream })) as DeviceArray;
  const plane = kept.use(device.empty([64, 64, 1], "u8", { stream })) as DeviceArray;
  const little = kept.use(device.empty([32, 32, 3], "u8", { stream })) as DeviceArray;
  const floats = kept.use(device.empty([3, 64, 64], "f32", { stream }));
  const four = kept.use(device.empty([4, 3, 64, 64], "f32", { stream }));
  const gray: DeviceArray = randomBytes([64, 64, 1], 7);
  const bySix = [1, 0, 2, 0, 1, 3];
  const small: Record<string, () => void> = {
    "flip": () => image.flip(src, "horizontal", { into, stream }),
    "resize": () => image.resize(src, 32, { into: little, stream }),
    "cvtColor": () => image.cvtColor(src, "RGB2GRAY", { into: plane, stream }),
    "normalize": () => image.normalize(src, { mean: MEAN, std: STD, into: floats, stream }),
    "threshold": () => image.threshold(src, 128, { into, stream }),
    "add": () => image.add(src, 3, { into, stream }),
    "warpAffine": () => image.warpAffine(src, bySix, { into, stream }),
    "gaussian": () => image.gaussian(src, 1.1, { size: [5, 5], into, stream }),
    "erode": () => image.erode(src, { into, stream }),
    "flip, result allocated": () => image.flip(src, "horizontal", { stream }).dispose(),
    // The most expensive calls: several launches with temporary memory, and uploaded parameters.
    "canny": () => image.canny(src, 50, 150, { into: plane, stream }),
    "morphology gradient": () => image.morphologyEx(src, "gradient", { into, stream }),
    "histogramEq": () => image.histogramEq(src, { into, stream }),
    "Otsu's threshold": () => image.threshold(gray, "otsu", { into: plane, stream }),
    "putText": () => image.putText(src, [{ text: "person 97 %", x: 2, y: 2 }], { into, stream }),
    "boundingBoxes": () =>
      image.boundingBoxes(src, [{ x: 9, y: 9, width: 20, height: 30 }], { into, stream }),
    "boxBlur": () => image.boxBlur(src, [{ x: 9, y: 9, width: 20, height: 30 }], { into, stream }),
    "composite": () => image.composite(src, src, gray, { into, stream }),
    "resizeNormalize of a list of 4": () =>
      image.resizeNormalize([src, src, src, src], 64, { into: four, stream }),
  };
  for (const [name, call] of Object.entries(small)) {
    const { work } = await device.profile(call);
    // Alternates with bare launches, whose time varies by a third from one second to the next.
    const beyond = samples(5, count, () => {
      const bare = timeOf(launch);
      return Math.max(0, timeOf(call) - work.length * bare);
    });
    report(`host, ${name} 64×64, beyond launches`, "us", beyond);
  }
}

function randomBytes(shape: readonly number[], seed: number): DeviceArray<"u8"> {
  const bytes = new Uint8Array(shape.reduce((a, b) => a * b));
  fillRandom(new Uint32Array(bytes.buffer), seed);
  return kept.use(device.array(bytes, { shape, stream }));
}

function measureCopy(): number {
  const bytes = software ? 1_000_000 : 2_000_000_000;
  using from = device.zeros([bytes], "u8", { stream });
  for (let at = 0; at < bytes; at += rgb[0]!.size) {
    const byteLength = Math.min(rgb[0]!.size, bytes - at);
    device.copy(from, rgb[0]!, { byteLength, dstOffset: at, stream });
  }
  using to = device.empty([bytes], "u8", { stream });
  const rates = timed(() => device.copy(to, from, { stream })).map((us) => 2 * bytes / us);
  report("device copy, read + write", "GB/s", rates.map((rate) => rate / 1e3));
  return quantile(rates, 0.5);
}

function reportShare(name: string, times: readonly number[], bytes: number): void {
  report(name, "us", times);
  report(`${name}, share`, "% of copy rate", times.map((time) => 100 * bytes / time / copyRate));
}

/** Measures microseconds per call on the device. */
function timed(call: (i: number) => void): number[] {
  call(0); // loads the kernel
  stream.synchronize();
  const sample = (calls: number) => timer.time(calls, call).device;
  if (software) return samples(1, 3, () => sample(MOST_CALLS));
  const calls = Math.max(2, Math.min(MOST_CALLS, Math.floor(BUDGET / sample(2) / 2) * 2));
  return samples(2, quick ? 5 : 20, () => sample(calls));
}

/** Throws if the beginning of a result has only one distinct value: the operator probably wrote nothing. */
function checkWritten(name: string, result: DeviceArray): void {
  const bytes = new Uint8Array(Math.min(4096, result.byteLength));
  device.copy(bytes, result, { byteLength: bytes.byteLength, stream });
  if (new Set(bytes).size < 2) throw new Error(`${name}: nothing was written`);
}
