/** Files that are empty, cut short or no video, and how videos and frames print themselves. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { inspect } from "node:util";
import type { Device } from "../../mod.ts";
import { matroskaSize } from "../../src/video/demux/truncation.ts";
import { nameOfSource } from "../../src/video/errors.ts";
import { type FramesOptions, openVideo, VideoDecoder } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { md5Of, type Sample, sampleOf, undecodable } from "../support/video.ts";

const MP4 = sampleOf("h264_360p.mp4"), MKV = sampleOf("h264_360p.mkv"), WEBM = sampleOf("vp9_360p.webm");
const folder = mkdtempSync(join(tmpdir(), "cuffi-video-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the first bytes of a sample to a file of its own. */
function cut(sample: Sample, part: number): string {
  const file = readFileSync(sample.path), path = join(folder, `cut_${sample.file}`);
  writeFileSync(path, file.subarray(0, Math.floor(file.length * part)));
  return path;
}

/** Reads frames until the end or an error, which it returns. Checks the pixels. */
async function readAll(
  device: Device,
  sample: Sample,
  path: string,
  options: FramesOptions,
): Promise<[number, string]> {
  await using video = await openVideo(device, path);
  let count = 0;
  try {
    for await (using frame of video.frames(options)) {
      assert.equal(md5Of(frame), sample.md5[frame.index]);
      count++;
    }
  } catch (error) {
    return [count, (error as Error).message];
  }
  return [count, ""];
}

test("a file that is empty or too short says so", async () => {
  using device = await openTestDevice();
  for (
    const [bytes, words] of [[0, "the file is empty"], [
      9,
      "not a video that can be read: it has 9 bytes",
    ]] as const
  ) {
    const path = join(folder, "short.mp4"), data = new Uint8Array(bytes);
    writeFileSync(path, data);
    await assert.rejects(openVideo(device, path), { name: "TypeError", message: `${path}: ${words}` });
    for (const source of [data, new Blob([data]), new Response(data)]) {
      await assert.rejects(openVideo(device, source), { name: "TypeError", message: `video: ${words}` });
    }
  }
});

test("a call without a device says so", async () => {
  const path = MP4.path as unknown as Device;
  await assert.rejects(
    openVideo(path, undefined as unknown as string),
    /^TypeError: device: expected a Device/,
  );
  assert.throws(
    () => new VideoDecoder(path, { output: () => {}, error: () => {} }),
    /device: expected a Device/,
  );
});

test("errors name URLs without what may be secret", () => {
  assert.equal(
    nameOfSource("https://user:word@example.com/a/clip.mp4?key=1#t"),
    "https://example.com/a/clip.mp4",
  );
  assert.equal(nameOfSource("a/clip?.mp4"), "a/clip?.mp4");
  assert.equal(nameOfSource(new Uint8Array(3)), undefined);
});

test("the header of a Matroska file states its size", () => {
  for (const { path } of [MKV, WEBM]) {
    const file = readFileSync(path);
    assert.equal(matroskaSize(file.subarray(0, 4096)), file.length);
  }
  assert.equal(matroskaSize(readFileSync(MP4.path)), undefined);
  assert.equal(matroskaSize(new Uint8Array(0)), undefined);
  // A live recording: the size of the segment is unknown.
  const live = [
    0x1a,
    0x45,
    0xdf,
    0xa3,
    0x80,
    0x18,
    0x53,
    0x80,
    0x67,
    0x01,
    ...new Array<number>(7).fill(0xff),
  ];
  assert.equal(matroskaSize(Uint8Array.from(live)), undefined);
});

describe("video: truncated files", { skip: undecodable(MP4) }, () => {
  test("yield the frames that are there, then an error with their name", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(), path = cut(MP4, 0.6);
    for (const [options, frames] of [[{}, 58], [{ every: 7 }, 9], [{ from: 1 }, 28]] as const) {
      const [count, message] = await readAll(device, MP4, path, options);
      assert.equal(count, frames);
      assert.ok(message.startsWith(`${path}: the file is truncated: the data of frame `), message);
    }
    // Frames that are there need no error.
    assert.deepEqual(await readAll(device, MP4, path, { to: 1.5 }), [45, ""]);
    {
      await using video = await openVideo(device, path);
      await assert.rejects(video.frameAt(2.5), /cut_h264_360p.mp4: the file is truncated: the data of frame/);
      await assert.rejects(video.sample([0, 80], { size: 32 }), /the file is truncated/);
      using frame = await video.frameAt(1.5);
      assert.equal(md5Of(frame), MP4.md5[45]);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("in Matroska end with the same error, though no table lists what is missing", async () => {
    using device = await openTestDevice();
    const path = cut(MKV, 0.6);
    for (const options of [{}, { every: 7 }, { from: 0.5 }]) {
      const [count, message] = await readAll(device, MKV, path, options);
      assert.ok(count > 0);
      assert.equal(message, `${path}: the file is truncated: frames after the last one are missing`);
    }
    assert.deepEqual(await readAll(device, MKV, path, { to: 0.5 }), [15, ""]);
    await using video = await openVideo(device, path);
    await assert.rejects(
      video.frameAt(2.8),
      /^RangeError: seconds: .* got 2.8; .*cut_h264_360p.mkv is truncated/,
    );
  });

  test("that are complete raise no error", async () => {
    using device = await openTestDevice();
    for (const sample of [MP4, MKV]) {
      assert.deepEqual(await readAll(device, sample, sample.path, { every: 40 }), [3, ""]);
    }
  });
});

test("videos and frames print one line", { skip: undecodable(MP4) }, async () => {
  using device = await openTestDevice();
  const video = await openVideo(device, MP4.path), frame = await video.at(12);
  assert.equal(`${video}`, `Video ${MP4.path}: h264, 640 × 360, 3 s, bt709`);
  assert.equal(`${frame}`, "Frame 12 at 0.400 s: NV12 of 640 × 360, bt709");
  assert.deepEqual([inspect(video), inspect(frame)], [`${video}`, `${frame}`]);
  frame.dispose();
  await video[Symbol.asyncDispose]();
  assert.deepEqual([`${frame}`.endsWith(", disposed"), `${video}`.endsWith(", disposed")], [true, true]);
  await using unnamed = await openVideo(device, readFileSync(MP4.path));
  assert.match(String(unnamed), /^Video: h264/);
});
