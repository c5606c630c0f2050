import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { openVideo } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { md5Of, type Sample, SAMPLES, undecodable } from "../support/video.ts";

/** Frames of a group of pictures, which in HEVC has leading pictures, and at the ends of the samples. */
const RANDOM = [89, 0, 29, 30, 31, 28, 59, 45, 60, 44, 1, 88];

function testSample(name: string, body: (sample: Sample) => Promise<void>): void {
  for (const sample of SAMPLES) {
    test(`${name}: ${sample.file}`, { skip: undecodable(sample) }, () => body(sample));
  }
}

describe("video: samples", () => {
  testSample("decodes every frame as FFmpeg does", async ({ path, md5, bitDepth, start, file }) => {
    using device = await openTestDevice();
    const before = device.memoryStatistics().inUse;
    {
      await using video = await openVideo(device, path, { frameRate: 30 });
      assert.deepEqual([video.width, video.height, video.bitDepth], [640, 360, bitDepth]);
      assert.equal(video.rotation, 0);
      const got: string[] = [];
      for await (using frame of video.frames()) {
        assert.equal(frame.index, got.length);
        // Matroska rounds to milliseconds.
        const tolerance = /mkv|webm/.test(file) ? 0.0006 : 1e-6;
        const expected = start + got.length / 30;
        assert.ok(
          Math.abs(frame.timestamp - expected) < tolerance,
          `${frame.timestamp}, expected ${expected}`,
        );
        assert.ok(Math.abs(frame.duration - 1 / 30) < 2 * tolerance, `duration ${frame.duration}`);
        assert.equal(frame.format, bitDepth === 8 ? "NV12" : "P010");
        assert.deepEqual([frame.y.shape, frame.uv.shape], [[360, 640], [180, 320, 2]]);
        got.push(md5Of(frame));
      }
      assert.deepEqual(got, md5);
      assert.equal(await video.count(), md5.length);
    }
    assert.equal(device.memoryStatistics().inUse, before);
  });

  testSample("finds frames by index and by time", async ({ path, md5 }) => {
    using device = await openTestDevice();
    await using video = await openVideo(device, path, { frameRate: 30 });
    const times = await video.timestamps();
    assert.equal(times.length, md5.length);
    for (const index of RANDOM.filter((frame) => frame < md5.length)) {
      using frame = await video.at(index);
      assert.equal(frame.index, index);
      assert.equal(md5Of(frame), md5[index], `frame ${index}`);
      using shown = await video.frameAt(times[index]! + 0.01);
      assert.equal(shown.index, index);
    }
    using exact = await video.frameAt(times[7]!);
    assert.equal(exact.index, 7);
  });

  testSample("reads ranges of frames", async ({ path, md5 }) => {
    using device = await openTestDevice();
    await using video = await openVideo(device, path, { frameRate: 30 });
    const times = await video.timestamps();
    const read = async (options: Parameters<typeof video.frames>[0]): Promise<number[]> => {
      const indices: number[] = [];
      for await (using frame of video.frames(options)) {
        assert.equal(md5Of(frame), md5[frame.index], `frame ${frame.index}`);
        indices.push(frame.index);
      }
      return indices;
    };
    // Starts within a group, crosses a key picture and ends within the next group.
    assert.deepEqual(await read({ from: times[26]!, to: times[33]! }), [26, 27, 28, 29, 30, 31, 32]);
    assert.deepEqual(await read({ from: times[40]! - 0.001, to: times[41]! + 0.001 }), [40, 41]);
    assert.deepEqual(await read({ every: 29, ahead: 1 }), md5.length > 60 ? [0, 29, 58, 87] : [0, 29, 58]);
    assert.deepEqual(await read({ from: 1000 }), []);
    assert.deepEqual(await read({ to: -1 }), []);
    assert.deepEqual(await read({ from: 0.5, to: 0.5 }), []);
    await assert.rejects(
      read({ from: 0.5, to: 0.2 }),
      /^RangeError: from: expected at most to, 0\.2 seconds, got 0\.5$/,
    );
  });

  testSample("decodes from bytes and blobs", async ({ path, md5 }) => {
    using device = await openTestDevice();
    const bytes = await readFile(path);
    const stream = new Blob([bytes]).stream();
    for (
      const source of [new Uint8Array(bytes), new Blob([bytes]), stream, new Response(new Uint8Array(bytes))]
    ) {
      await using video = await openVideo(device, source);
      using frame = await video.at(3);
      assert.equal(md5Of(frame), md5[3]);
    }
  });
});
