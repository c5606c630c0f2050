/**
 * Pipelines against the shipped fused operator, and against the same operators one by one, taking turns. Calls are
 * enqueued behind a kernel that keeps the device busy, so that host time does not count on a GPU. Crops are
 * enqueued to an idle device, because launches are most of their cost. On the software device, which computes in
 * the calls, times are wall times of tiny images.
 */
import { type DeviceArray, openDevice } from "../mod.ts";
import * as image from "../src/image/mod.ts";
import { type CallTime, QueuedTimer, timeCalls } from "./lib/device_time.ts";
import { fillRandom, now, quick, report } from "./lib/measure.ts";
import { quantile } from "./lib/report.ts";

using device = await openDevice();
using stream = device.createStream();
const software = device.kind === "software";
const FRAMES = software ? 2 : 32, [HEIGHT, WIDTH] = software ? [108, 192] : [1080, 1920];
const SIZE = software ? 32 : 224, CENTER = software ? 96 : 960, CROPS = software ? 12 : 50;
const MEAN = [0.485, 0.456, 0.406], STD = [0.229, 0.224, 0.225];
const TWIST = [[0.9, 0.1, 0, 2], [0.05, 0.9, 0.05, 0], [0, 0.1, 0.9, -2]];

using kept = new DisposableStack();
/** Its kernel runs for about 5 ms, longer than the host takes to enqueue the calls. */
using timer = new QueuedTimer(device, stream, 1_000_000);

/** Two batches that alternate, so that the next call never reads from cache. */
const batches = [1, 2].map((seed) => {
  const words = new Uint32Array(FRAMES * HEIGHT * WIDTH * 3 / 4);
  fillRandom(words, seed);
  return kept.use(
    device.array(new Uint8Array(words.buffer), { shape: [FRAMES, HEIGHT, WIDTH, 3], layout: "NHWC", stream }),
  );
});

resizeNormalize();
for (const interpolation of ["cubic", "area"] as const) resizedBy(interpolation);
eightSteps();
crops();

/** The pipeline form of `resizeNormalize`. */
function resizeNormalize(): void {
  const options = { mean: MEAN, std: STD }, row = `resizeNormalize ${FRAMES} × ${HEIGHT}p → ${SIZE}`;
  using into = device.empty([FRAMES, 3, SIZE, SIZE], "f32", { stream });
  const prepare = image.pipeline("u8", 3).dtype("f32").resize(SIZE).normalize(options);
  inTurns(row, {
    "": (i) => prepare.run(batches[i & 1]!, { into, stream }),
    ", operator": (i) => image.resizeNormalize(batches[i & 1]!, SIZE, { ...options, into, stream }),
  });
}

/** Interpolations between more than four pixels, whose operators have kernels for u8. */
function resizedBy(interpolation: "cubic" | "area"): void {
  const options = { mean: MEAN, std: STD },
    row = `resize ${interpolation}, normalize ${FRAMES} × ${HEIGHT}p → ${SIZE}`;
  using into = device.empty([FRAMES, 3, SIZE, SIZE], "f32", { stream });
  using small = device.empty([FRAMES, SIZE, SIZE, 3], "u8", { stream, layout: "NHWC" });
  const prepare = image.pipeline("u8", 3).resize(SIZE, { interpolation }).normalize(options);
  inTurns(row, {
    "": (i) => prepare.run(batches[i & 1]!, { into, stream }),
    ", one by one": (i) => {
      image.resize(batches[i & 1]! as DeviceArray, SIZE, { interpolation, into: small, stream });
      image.normalize(small, { ...options, into, stream });
    },
  });
}

/** Eight steps: four that choose pixels, and four that change them. */
function eightSteps(): void {
  const row = `eight steps ${FRAMES} × ${HEIGHT}p → ${SIZE}`;
  const contrast = { brightness: 1.1, contrast: 1.2 }, options = { mean: MEAN, std: STD };
  using into = device.empty([FRAMES, 3, SIZE, SIZE], "f32", { stream });
  const prepare = image.pipeline("u8", 3).centerCrop(CENTER).cvtColor("BGR2RGB").flip("horizontal").resize(
    SIZE,
  )
    .colorTwist(TWIST).brightnessContrast(contrast).gammaContrast(0.8).normalize(options);
  const size = [FRAMES, SIZE, SIZE, 3], center = [FRAMES, CENTER, CENTER, 3];
  const large = [0, 1].map(() => kept.use(device.empty(center, "u8", { stream, layout: "NHWC" })));
  const small = [0, 1].map(() => kept.use(device.empty(size, "u8", { stream, layout: "NHWC" })));
  const [a, b] = large as [DeviceArray, DeviceArray], [c, d] = small as [DeviceArray, DeviceArray];
  inTurns(row, {
    "": (i) => prepare.run(batches[i & 1]!, { into, stream }),
    ", one by one": (i) => {
      image.centerCrop(batches[i & 1]! as DeviceArray, CENTER, { into: a, stream });
      image.cvtColor(a, "BGR2RGB", { into: b, stream });
      image.flip(b, "horizontal", { into: a, stream });
      image.resize(a, SIZE, { into: c, stream });
      image.colorTwist(c, TWIST, { into: d, stream });
      image.brightnessContrast(d, { ...contrast, into: c, stream });
      image.gammaContrast(c, 0.8, { into: d, stream });
      image.normalize(d, { ...options, into, stream });
    },
  });
}

/** Crops of different sizes from one image, resized and normalized. */
function crops(): void {
  const frame = batches[0]!.slice([0, 1]).squeeze(0), side = software ? 16 : 128;
  const parts = Array.from({ length: CROPS }, (_, i) => ({
    x: i * 7 % (WIDTH >> 1),
    y: i * 5 % (HEIGHT >> 1),
    width: (WIDTH >> 4) + i * 3 % (WIDTH >> 2),
    height: (HEIGHT >> 3) + i * 2 % (HEIGHT >> 3),
  }));
  using into = device.empty([CROPS, 3, side, side], "f32", { stream });
  const each = parts.map((_, i) => into.slice([i, i + 1]).squeeze(0));
  const prepare = image.pipeline("u8", 3).crop().resize(side).normalize();
  inTurns(`${CROPS} crops → ${side}`, {
    "": () => prepare.run(frame, { crops: parts, into, stream }),
    ", one by one": () =>
      parts.forEach((part, i) => {
        using crop = image.customCrop(frame, part, { stream });
        using small = image.resize(crop, side, { stream });
        image.normalize(small, { into: each[i]!, stream });
      }),
  }, false);
}

/**
 * Measures calls in turns, and the host time until all work is enqueued: `behind` a kernel that runs meanwhile, or
 * on an idle device.
 */
function inTurns(row: string, calls: Readonly<Record<string, (i: number) => unknown>>, behind = true): void {
  const entries = Object.entries(calls), count = software ? 2 : 20;
  const times: CallTime[][] = entries.map(() => []), warmup = 2, turns = quick ? 6 : 20;
  for (let turn = 0; turn < warmup + turns; turn++) {
    entries.forEach((_, k) => {
      const index = (k + turn) % entries.length, time = timed(count, entries[index]![1], behind);
      if (turn >= warmup) times[index]!.push(time);
    });
  }
  entries.forEach(([name], k) => {
    report(`${row}${name}`, "us", times[k]!.map((time) => time.device));
    if (!software) report(`${row}${name}, host`, "us", times[k]!.map((time) => time.host));
  });
  const [first, second] = times.map((list) => quantile(list.map((time) => time.device), 0.5));
  const ratio = second! / first!;
  report(`${row}, speedup over${entries[1]![0].replace(",", "")}`, "×", [ratio]);
}

/** Times calls; those of the software device compute before they return. */
function timed(count: number, call: (i: number) => unknown, behind: boolean): CallTime {
  if (software) {
    const start = now();
    for (let i = 0; i < count; i++) call(i);
    stream.synchronize();
    const time = (now() - start) / count;
    return { device: time, host: time };
  }
  return behind ? timer.time(count, call) : timeCalls(device, stream, count, call);
}
