/** Videos that are closed while frames are read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openVideo } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { sampleOf, undecodable } from "../support/video.ts";

const SAMPLE = sampleOf("h264_360p.mp4");

test(
  "closing a video frees the frames that were decoded in advance",
  { skip: undecodable(SAMPLE) },
  async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    const video = await openVideo(device, SAMPLE.path);
    const reading = video.frames(), abandoned = video.frames();
    const { value: first } = await reading.next();
    (await abandoned.next()).value!.dispose();
    await video[Symbol.asyncDispose]();
    await assert.rejects(reading.next(), /the video has been disposed/);
    assert.ok(first!.y.toHost().length > 0);
    first!.dispose();
    // Frames are freed once nothing writes to them.
    for (let i = 0; i < 1000 && device.memoryInUse() > before; i++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    assert.equal(device.memoryInUse(), before);
  },
);

test("a video that is closed after its last frame ends normally", { skip: undecodable(SAMPLE) }, async () => {
  using device = await openTestDevice();
  const video = await openVideo(device, SAMPLE.path), indices: number[] = [];
  for await (using frame of video.frames({ to: 0.2 })) {
    indices.push(frame.index);
    if (frame.index === 5) video.dispose();
  }
  assert.deepEqual(indices, [0, 1, 2, 3, 4, 5]);
});
