/**
 * Decoding of video into device memory: one stream and all engines, the first frame, frames for a model, and frames
 * in random order. Every frame that random access returns is checked.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Device, openDevice } from "../mod.ts";
import { nv12ResizeNormalize } from "../src/image/mod.ts";
import { runtime } from "../src/runtime/index.ts";
import { encodeVideo, type Frame, openVideo, type Video, videoCapabilities } from "../src/video/mod.ts";
import { quick, report } from "./lib/measure.ts";
import { BENCH } from "./lib/programs.ts";
import { CLIP_FRAMES, REPETITIONS, SAMPLE_FRAMES, videoClips } from "./lib/video_clips.ts";

const ROUNDS = quick ? 3 : 5;
const BATCH = 32, SIZE = 224;
const RANDOM_FRAMES = 100;

const { h264, hevc, long } = await videoClips();
using device = await openDevice();
const { streams, encoding } = await videoCapabilities(device);
const engines = Math.max(1, streams.find(({ codec }) => codec === "h264")?.engines ?? 0);

/** Milliseconds since a time. */
function since(start: number): number {
  return performance.now() - start;
}

/** Decodes all frames of a video, and returns when they are in device memory. */
async function decodeAll(video: Video): Promise<number> {
  let count = 0;
  for await (using _frame of video.frames()) count++;
  return count;
}

/** Opens and decodes a file several times at once, opening included; returns frames per second. */
async function rate(path: string, videos: number): Promise<number> {
  const start = performance.now();
  const counts = await Promise.all(Array.from({ length: videos }, async () => {
    await using video = await openVideo(device, path);
    return await decodeAll(video);
  }));
  await device.stream.finished();
  const elapsed = since(start);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total !== videos * CLIP_FRAMES) throw new Error(`${total} frames were decoded`);
  return 1000 * total / elapsed;
}

/** Frames per second between the first and the last frame. */
async function steadyRate(path: string): Promise<number> {
  await using video = await openVideo(device, path);
  let start = 0;
  for await (using _frame of video.frames()) start ||= performance.now();
  await device.stream.finished();
  return 1000 * (CLIP_FRAMES - 1) / since(start);
}

async function repeat(count: number, sample: () => Promise<number>): Promise<number[]> {
  const samples: number[] = [];
  for (let i = 0; i < count; i++) samples.push(await sample());
  return samples;
}

/** Returns the milliseconds from opening a file to its first frame in device memory. */
async function firstFrame(path: string): Promise<number> {
  const start = performance.now();
  let elapsed = 0;
  await using video = await openVideo(device, path);
  for await (using _frame of video.frames({ ahead: 1 })) {
    await device.stream.finished();
    elapsed = since(start);
    break;
  }
  return elapsed;
}

/**
 * Decodes open videos at once, several times. Returns frames per second: of the whole, and while all of them
 * were being decoded, from the last one's first frame to the first one's last frame.
 */
async function ratesOfOpenVideos(
  path: string,
  videos: number,
): Promise<{ whole: number[]; steady: number[] }> {
  await using open = new AsyncDisposableStack();
  const opened: Video[] = [];
  for (let i = 0; i < videos; i++) opened.push(open.use(await openVideo(device, path)));
  const whole: number[] = [], steady: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now();
    let started = 0, frames = 0, from = { time: 0, frames: 0 }, rate = 0;
    await Promise.all(opened.map(async (video) => {
      let count = 0;
      for await (using _frame of video.frames()) {
        frames++;
        if (++count === 1 && ++started === videos) from = { time: performance.now(), frames };
      }
      rate ||= 1000 * (frames - from.frames) / since(from.time);
    }));
    await device.stream.finished();
    // The first round creates engines.
    if (round === 0) continue;
    whole.push(1000 * videos * CLIP_FRAMES / since(start));
    steady.push(rate);
  }
  return { whole, steady };
}

/** Decodes a video to batches of a model's input; returns milliseconds. */
async function decodeForModel(video: Video, device: Device): Promise<number> {
  const start = performance.now();
  let frames: Frame[] = [];
  for await (const frame of video.frames()) {
    frames.push(frame);
    if (frames.length < BATCH) continue;
    using _batch = nv12ResizeNormalize(frames, SIZE, {
      mean: [0.485, 0.456, 0.406],
      std: [0.229, 0.224, 0.225],
    });
    for (const frame of frames) frame.dispose();
    frames = [];
  }
  for (const frame of frames) frame.dispose();
  await device.stream.finished();
  return since(start);
}

/** `CLOCK_THREAD_CPUTIME_ID`. The time of `process.threadCpuUsage()` grows in steps of up to 4 ms. */
const THREAD_CLOCK = 3;
const clock = runtime.openLibrary("libc.so.6", "clock_gettime").bind({
  clock_gettime: { parameters: [["clockid", "i32"], ["tp", "buffer"]], result: "i32" },
});
const timespec = new BigInt64Array(2);

/** Milliseconds for which this thread has had a processor. */
function processorTime(): number {
  clock.clock_gettime(THREAD_CLOCK, timespec);
  return Number(timespec[0]!) * 1e3 + Number(timespec[1]!) / 1e6;
}

/**
 * Returns the longest delay of a 1 ms timer while `work` runs, and the longest time for which this thread computed
 * between two calls of the timer, which does not include waiting for a processor.
 */
async function longestPause(work: Promise<unknown>): Promise<{ delay: number; computing: number }> {
  let last = performance.now(), lastTime = processorTime(), delay = 0, computing = 0;
  const timer = setInterval(() => {
    const now = performance.now(), time = processorTime();
    delay = Math.max(delay, now - last - 1);
    computing = Math.max(computing, time - lastTime);
    last = now;
    lastTime = time;
  }, 1);
  await work;
  clearInterval(timer);
  return { delay, computing };
}

report("first frame of the first file of a process", "ms", [await firstFrame(hevc)]);
report("first frame of a file, engine created", "ms", [await firstFrame(h264)]);
report("first frame of a file, engine reused", "ms", await repeat(quick ? 10 : 30, () => firstFrame(h264)));
for (const [name, path] of [["H.264", h264], ["HEVC", hevc]] as const) {
  await rate(path, 1);
  report(
    `${name} 1080p, one stream, after the first frame`,
    "frames/s",
    await repeat(ROUNDS, () => steadyRate(path)),
  );
  report(`${name} 1080p, one file of 600 frames`, "frames/s", await repeat(ROUNDS, () => rate(path, 1)));
  await rate(path, 2 * engines);
  report(`${name} 1080p, a file per engine`, "frames/s", await repeat(ROUNDS, () => rate(path, engines)));
  report(
    `${name} 1080p, two files per engine`,
    "frames/s",
    await repeat(ROUNDS, () => rate(path, 2 * engines)),
  );
  const { whole, steady } = await ratesOfOpenVideos(path, 2 * engines);
  report(`${name} 1080p, all engines, open videos`, "frames/s", whole);
  report(`${name} 1080p, all engines, steady`, "frames/s", steady);
}
{
  await using video = await openVideo(device, h264);
  await decodeForModel(video, device);
  const shares: number[] = [], pauses: number[] = [], computing: number[] = [], idle: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await decodeAll(video);
    await device.stream.finished();
    const alone = since(start);
    shares.push(100 * alone / await decodeForModel(video, device));
    const pause = await longestPause(decodeForModel(video, device));
    pauses.push(pause.delay);
    computing.push(pause.computing);
    idle.push((await longestPause(new Promise((resolve) => setTimeout(resolve, 1000)))).delay);
  }
  report("H.264 1080p to [32, 3, 224, 224], rate", "% of decoding alone", shares);
  report("longest pause of the event loop meanwhile", "ms", pauses);
  report("longest computation of its thread between two timers", "ms", computing);
  report("longest pause of the event loop, nothing runs", "ms", idle);
}
{
  const indices = Array.from(
    { length: RANDOM_FRAMES },
    (_, i) => (i * 7919 + 13) % (SAMPLE_FRAMES * REPETITIONS),
  );
  await using video = await openVideo(device, long);
  const md5 = readFileSync(join(BENCH, "../test/data/video/h264_360p.mp4.framemd5"), "utf8")
    .split("\n").filter((line) => line !== "" && !line.startsWith("#")).map((line) =>
      line.split(",")[5]!.trim()
    );
  for (const index of indices) {
    using frame = await video.at(index);
    const hash = createHash("md5").update(await frame.y.toHost() as Uint8Array).update(
      await frame.uv.toHost() as Uint8Array,
    );
    if (hash.digest("hex") !== md5[index % SAMPLE_FRAMES]) throw new Error(`frame ${index} is another frame`);
  }
  const oneByOne = await repeat(ROUNDS, async () => {
    const start = performance.now();
    for (const index of indices) (await video.at(index)).dispose();
    await device.stream.finished();
    return 1000 * RANDOM_FRAMES / since(start);
  });
  report("100 frames of ten minutes in random order, one by one", "frames/s", oneByOne);
  const batch = await repeat(ROUNDS, async () => {
    const start = performance.now();
    (await video.sample(indices, { size: SIZE })).dispose();
    await device.stream.finished();
    return 1000 * RANDOM_FRAMES / since(start);
  });
  report("100 frames of ten minutes as one batch", "frames/s", batch);
}
{
  // The work of the image worker for a clip: from the bytes of a file to one tensor, several clips at once.
  const clip = new Uint8Array(readFileSync(join(BENCH, "../test/data/video/h264_360p.mp4")));
  const CLIPS = 8, FRAMES = Array.from({ length: 16 }, (_, i) => Math.floor(i * SAMPLE_FRAMES / 16));
  const answer = async (): Promise<void> => {
    await using video = await openVideo(device, clip);
    using tensor = await video.sample(FRAMES, { size: SIZE });
    await tensor.toHost();
  };
  await answer();
  const rates = await repeat(ROUNDS, async () => {
    const start = performance.now();
    await Promise.all(Array.from({ length: CLIPS }, answer));
    return 1000 * CLIPS / since(start);
  });
  report("clips of 3 s, 360p, to 16 × 224 × 224, eight at once", "clips/s", rates);
}
// Many GPUs for computing, such as H100 and H200, have no encoder.
if (encoding.streams.some(({ codec }) => codec === "h264")) {
  const count = quick ? 60 : 300;
  const rates = await repeat(ROUNDS, async () => {
    await using video = await openVideo(device, h264);
    const start = performance.now();
    await encodeVideo(device, video.frames({ to: count / 30 }), null, { container: "mp4" });
    return 1000 * count / since(start);
  });
  report("H.264 1080p, decoded and encoded again", "frames/s", rates);
}
