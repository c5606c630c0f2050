/** The frames of encodeVideo(): who frees them, their times and their depth. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device, DeviceArray } from "../../mod.ts";
import { encodeVideo } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { unencodable } from "../support/video.ts";

const MKV = { container: "mkv" } as const;

function pictures(device: Device, ...widths: number[]): DeviceArray[] {
  return widths.map((width) => device.full([64, width, 3], 100, "u8"));
}

describe("encodeVideo", { skip: unencodable("h264") }, () => {
  test("frees all frames of a list after an error, also after one of an option", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    const list = pictures(device, 64, 128, 64, 64);
    await assert.rejects(encodeVideo(device, list, null, MKV), /frames\[1\]: expected the shape/);
    assert.ok(list.every((frame) => frame.disposed));
    const wrong: [options: object, message: RegExp][] = [
      [{ bitrate: 1 }, /^RangeError: options\.bitrate: expected a number from 1000/],
      [{ framerate: 0 }, /^RangeError: options\.framerate: expected/],
      [{ keyFrameInterval: -1 }, /^RangeError: options\.keyFrameInterval: expected/],
      [{ bitDepth: 9 }, /^RangeError: options\.bitDepth: expected 8 or 10, got 9/],
      [{ speed: 1 }, /^TypeError: options/],
    ];
    for (const [options, message] of wrong) {
      const frames = pictures(device, 64, 64);
      await assert.rejects(encodeVideo(device, frames, null, { ...MKV, ...options }), message);
      assert.ok(frames.every((frame) => frame.disposed));
    }
    const strange = [...pictures(device, 64), { y: 5, uv: null }, "frame", null, ...pictures(device, 64)];
    await assert.rejects(
      encodeVideo(device, strange as never, null, MKV),
      /frames\[1\]: expected a Frame, a DeviceArray, or/,
    );
    assert.equal(device.memoryInUse(), before);
    assert.ok((await encodeVideo(device, pictures(device, 64, 64), null, MKV)).length > 0);
    assert.equal(device.memoryInUse(), before);
  });

  test("ends an iterator after an error, and starts none with a wrong option", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(), events: string[] = [];
    const frames = function* (): Generator<DeviceArray> {
      events.push("start");
      try {
        for (const width of [64, 128, 64]) yield* pictures(device, width);
      } finally {
        events.push("return");
      }
    };
    await assert.rejects(encodeVideo(device, frames(), null, { ...MKV, bitrate: 1 }), /options\.bitrate/);
    assert.deepEqual(events, []);
    await assert.rejects(encodeVideo(device, frames(), null, MKV), /frames\[1\]: expected the shape/);
    assert.deepEqual(events, ["start", "return"]);
    assert.equal(device.memoryInUse(), before);
  });
});
