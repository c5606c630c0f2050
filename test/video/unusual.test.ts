/** Streams that change their size, have odd sizes, variable frame rates, rotation or fields (make_video.py). */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { type Frame, openVideo } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { root } from "../support/process.ts";
import { md5Of, SAMPLES, undecodable } from "../support/video.ts";

interface Expected {
  readonly width: number;
  readonly height: number;
  /** Milliseconds; -1 without timestamps. */
  readonly time: number;
  readonly md5: string;
}

function expectedOf(file: string): Expected[] {
  const lines = readFileSync(join(root, "test/data/video", `${file}.md5`), "utf8").trim().split("\n").slice(
    1,
  );
  return lines.map((line) => {
    const [width, height, time, md5] = line.split(", ");
    return { width: Number(width), height: Number(height), time: Number(time), md5: md5! };
  });
}

/** The sample of the same codec tells whether the device decodes it. */
const CODECS = {
  "sizes.h264": "h264",
  "variable.mp4": "h264",
  "odd.webm": "vp9",
  "interlaced.mp4": "h264",
} as const;

function assertFrame(frame: Frame, { width, height, time, md5 }: Expected): void {
  assert.deepEqual([frame.width, frame.height], [width, height]);
  assert.deepEqual(frame.uv.shape, [Math.ceil(height / 2), Math.ceil(width / 2), 2]);
  if (time >= 0) {
    assert.ok(Math.abs(frame.timestamp * 1000 - time) < 1, `${frame.timestamp} s, not ${time} ms`);
  }
  assert.equal(md5Of(frame), md5, `frame ${frame.index}`);
}

describe("video: unusual streams", () => {
  for (const [file, codec] of Object.entries(CODECS)) {
    const skip = undecodable(SAMPLES.find((known) => known.codec === codec)!);
    test(`${file}: every frame in order and by index`, { skip }, async () => {
      using device = await openTestDevice();
      const before = device.memoryInUse(), expected = expectedOf(file);
      {
        await using video = await openVideo(device, join(root, "test/data/video", file));
        let count = 0;
        for await (using frame of video.frames()) assertFrame(frame, expected[count++]!);
        assert.equal(count, expected.length);
        assert.equal(await video.count(), expected.length);
        for (let i = expected.length - 1; i >= 0; i -= 2) {
          using frame = await video.at(i);
          assert.equal(frame.index, i);
          assertFrame(frame, expected[i]!);
        }
        assert.equal(video.rotation, file === "variable.mp4" ? 90 : 0);
      }
      assert.equal(device.memoryInUse(), before);
    });
  }

  test(
    "variable frame rates: times, durations and the frame on screen",
    { skip: undecodable(SAMPLES[0]!) },
    async () => {
      using device = await openTestDevice();
      await using video = await openVideo(device, join(root, "test/data/video/variable.mp4"));
      const times = await video.timestamps();
      assert.deepEqual(Array.from(times, (time) => Math.round(time * 600)).slice(0, 9), [
        ...[0, 20, 40, 100, 110, 300, 310, 320, 900],
      ]);
      using long = await video.frameAt(1.2); // 320 / 600 is shown until 900 / 600
      assert.equal(long.index, 7);
      assert.ok(Math.abs(long.duration - 580 / 600) < 1e-6, `${long.duration}`);
      assert.equal(long.rotation, 90);
      const indices: number[] = [];
      for await (using frame of video.frames({ from: 0.5, to: 1.55 })) indices.push(frame.index);
      assert.deepEqual(indices, [5, 6, 7, 8, 9]);
    },
  );

  test("batches of frames of several sizes need a size", { skip: undecodable(SAMPLES[0]!) }, async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      await using video = await openVideo(device, join(root, "test/data/video/sizes.h264"));
      using batch = await video.sample([0, 10, 20], { size: 32 });
      assert.deepEqual(batch.shape, [3, 3, 32, 32]);
      await assert.rejects(
        video.sample([0, 10]),
        /frames of 160 × 96 pixels like the first one, or the option size/,
      );
    }
    assert.equal(device.memoryInUse(), before);
  });
});
