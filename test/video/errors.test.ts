/** Files that are empty or no video, and how videos and frames print themselves. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { inspect } from "node:util";
import type { Device } from "../../mod.ts";
import { nameOfSource } from "../../src/video/errors.ts";
import { openVideo, VideoDecoder } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { sampleOf, undecodable } from "../support/video.ts";

const MP4 = sampleOf("h264_360p.mp4");
const folder = mkdtempSync(join(tmpdir(), "cuffi-video-"));
after(() => rmSync(folder, { recursive: true, force: true }));

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
