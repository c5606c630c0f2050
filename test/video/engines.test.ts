/** Engines of the device: changes of size, many videos, and streams that have other work. */
import assert from "node:assert/strict";
import { SPIN } from "../../bench/lib/spin.ts";
import { repeatSample } from "../../bench/lib/video_clips.ts";
import { openVideo } from "../../src/video/mod.ts";
import { deviceName, onGpu, openTestDevice } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { countThreads, runProgram } from "../support/process.ts";
import { md5Of, sampleOf, SIZE_FRAMES, SIZE_SAMPLES, undecodable } from "../support/video.ts";

// Counts the threads of the process.
const { describe, test } = ownProcess(import.meta.url);

const clip = sampleOf("h264_360p.mp4");
const skip = undecodable(clip);
const VIDEO_THREAD = "cuffi video";

/** Waits for the end of the threads, apart from one that destroys engines. */
async function threadsEnd(): Promise<void> {
  for (let i = 0; i < 200 && countThreads(VIDEO_THREAD) > 1; i++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.ok(countThreads(VIDEO_THREAD) <= 1);
}

describe("video: engines", () => {
  for (const sample of SIZE_SAMPLES) {
    test(
      `decodes pictures of odd sizes, and a size that changes: ${sample.file}`,
      { skip: undecodable(sample) },
      async () => {
        using device = await openTestDevice();
        await using video = await openVideo(device, sample.path);
        let index = 0;
        for await (using frame of video.frames()) {
          const [width, height] = sample.sizes[Math.floor(index / SIZE_FRAMES)]!;
          assert.deepEqual([frame.width, frame.height], [width, height], `frame ${index}`);
          const half = [Math.ceil(height / 2), Math.ceil(width / 2), 2];
          assert.deepEqual([frame.y.shape, frame.uv.shape], [[height, width], half]);
          assert.equal(md5Of(frame), sample.md5[index], `frame ${index}`);
          index++;
        }
        assert.equal(index, sample.md5.length);
      },
    );
  }

  test("writes frames after earlier work of their stream, from surfaces that are not reused too early", {
    skip,
  }, async () => {
    using device = await openTestDevice();
    using stream = device.createStream();
    using module = device.loadModule(SPIN);
    using x = device.zeros([1], "u32", { stream });
    const spin = module.kernel("spin");
    // Several milliseconds on a GPU: longer than decoding a picture.
    const rounds = device.kind === "cuda" ? 1 << 20 : 1;
    await using video = await openVideo(device, clip.path);
    const frames = [];
    for await (const frame of video.frames({ stream })) {
      frames.push(frame);
      spin.launch({ grid: 1, block: 1, stream }, x, rounds);
    }
    assert.deepEqual(frames.map(md5Of), clip.md5);
    for (const frame of frames) frame.dispose();
  });

  test("decodes many videos at once", { skip }, async () => {
    using device = await openTestDevice();
    const before = device.memoryStatistics().inUse;
    await Promise.all(Array.from({ length: device.kind === "cuda" ? 14 : 4 }, async () => {
      await using video = await openVideo(device, clip.path);
      let index = 0;
      for await (using frame of video.frames()) {
        if (index % 10 === 0) assert.equal(md5Of(frame), clip.md5[index], `frame ${index}`);
        index++;
      }
      assert.equal(index, clip.md5.length);
    }));
    assert.equal(device.memoryStatistics().inUse, before);
    await threadsEnd();
  });

  test("samples frames from many places with several decoders", { skip }, async () => {
    using device = await openTestDevice();
    const before = device.memoryStatistics().inUse;
    {
      // Eight times three groups of pictures.
      await using video = await openVideo(device, await repeatSample(8));
      const places = Array.from({ length: 24 }, (_, i) => i * 30 + (i % 3) + 1);
      const order = [...places.slice(12), 5, ...places.slice(0, 12).reverse()];
      using batch = await video.sample(order, { size: 32, dtype: "f32" });
      const values = batch.toHost() as Float32Array, length = values.length / order.length;
      await using short = await openVideo(device, clip.path);
      for (const [i, frame] of order.entries()) {
        using expected = await short.sample([frame % 90], { size: 32, dtype: "f32" });
        assert.deepEqual(values.subarray(i * length, (i + 1) * length), expected.toHost(), `frame ${frame}`);
      }
      const ended = video.sample(places, { size: 32, signal: AbortSignal.abort(new Error("enough")) });
      await assert.rejects(ended, /enough/);
    }
    assert.equal(device.memoryStatistics().inUse, before);
  });

  test("opens many files without leaking memory", { skip }, () => {
    const { stdout, stderr } = runProgram(
      `      import { openDevice } from "@cuffi/mod.ts";
      import { openVideo } from "@cuffi/src/video/mod.ts";
      using device = await openDevice();
      const before = device.memoryInUse();
      async function open() {
        await using video = await openVideo(device, ${JSON.stringify(clip.path)});
        for await (using frame of video.frames()) if (frame.index === 2) break;
      }
      // A leak grows in each round.
      let least = Infinity;
      for (let round = 0, last = 0; round <= 4; round++) {
        for (let i = 0; i < ${onGpu ? 80 : 15}; i++) await open();
        globalThis.gc();
        const { rss } = process.memoryUsage();
        if (round > 0) least = Math.min(least, rss - last);
        last = rss;
      }
      console.log(JSON.stringify([least / 2 ** 20, device.memoryInUse() - before]));`,
      { CUFFI_DEVICE: deviceName },
    );
    assert.match(stdout, /^\[/, stderr);
    const [growth, inUse] = JSON.parse(stdout) as [number, number];
    assert.ok(growth < 4, `${growth} MiB`);
    assert.equal(inUse, 0);
  });

  test("ends the threads of closed files", { skip }, async () => {
    using device = await openTestDevice();
    for (let i = 0; i < 20; i++) {
      await using video = await openVideo(device, clip.path);
      for await (using frame of video.frames()) if (frame.index === 2) break;
    }
    await threadsEnd();
  });
});
