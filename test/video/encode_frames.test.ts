/** The frames of encodeVideo(): who frees them, their times and their depth. */
import assert from "node:assert/strict";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import type { Device, DeviceArray } from "../../mod.ts";
import { absdiff, cvtColor, mean, toneMap } from "../../src/image/mod.ts";
import { type EncoderInput, encodeVideo, openVideo } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { sampleOf, unencodable } from "../support/video.ts";

const MKV = { container: "mkv" } as const;

function pictures(device: Device, ...widths: number[]): DeviceArray[] {
  return widths.map((width) => device.full([64, width, 3], 100, "u8"));
}

describe("encodeVideo", { skip: unencodable("h264") }, () => {
  test("frees all frames of a list after an error, even one of an option", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    const list = pictures(device, 64, 128, 64, 64);
    await assert.rejects(encodeVideo(device, list, null, MKV), /frames\[1\]: expected the shape/);
    assert.ok(list.every((frame) => frame.disposed));
    const wrong: [options: object, message: RegExp][] = [
      [{ bitrate: 1 }, /^RangeError: options\.bitrate: expected a number from 1000/],
      [{ framerate: 0 }, /^RangeError: options\.framerate: expected/],
      [
        { framerate: 1001 },
        /^RangeError: options\.framerate in mkv: expected at most 1000, got 1001; mp4 has/,
      ],
      [{ framerate: 1e5, container: "mp4" }, /^RangeError: options\.framerate in mp4: .* 57600, got 100000$/],
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
    const [one, two] = pictures(device, 64, 64);
    await assert.rejects(
      encodeVideo(device, [one!, two!, one!], null, MKV),
      /^TypeError: frames\[2\]: expected another frame, got frames\[0\] again, .*; pass a copy$/,
    );
    const [live, disposed] = pictures(device, 64, 64);
    disposed!.dispose();
    await assert.rejects(
      encodeVideo(device, [live!, disposed!], null, MKV),
      /^Error: frames\[1\]: the u8 \[64, 64, 3\] array has been disposed/,
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

  test("ends at an abort while an iterator stalls, and deletes the file it has begun", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    const folder = await mkdtemp(join(tmpdir(), "cuffi-test-"));
    try {
      const ends = [() => Promise.resolve(), () => new Promise<void>(() => {})];
      for (const end of ends) {
        const controller = new AbortController(),
          stalled = Promise.withResolvers<IteratorResult<DeviceArray>>();
        let frames = 0, returned = 0;
        const iterator = {
          next: () => {
            if (frames++ < 1) return Promise.resolve({ done: false, value: pictures(device, 64)[0]! });
            setTimeout(() => controller.abort(new Error("enough")), 1);
            return stalled.promise;
          },
          return: () => {
            returned++;
            return end().then(() => ({ done: true, value: undefined }) as const);
          },
          [Symbol.asyncIterator]: () => iterator,
        };
        const { signal } = controller;
        await assert.rejects(
          encodeVideo(device, iterator, join(folder, "a.mkv"), { signal }),
          /^Error: enough$/,
        );
        assert.deepEqual([frames, returned, await readdir(folder)], [2, 1, []]);
        // A frame that arrives too late is disposed of.
        const [late] = pictures(device, 64);
        stalled.resolve({ done: false, value: late! });
        await new Promise((resolve) => setTimeout(resolve));
        assert.ok(late!.disposed);
        assert.equal(device.memoryInUse(), before);
      }
      await encodeVideo(device, pictures(device, 64), join(folder, "a.mkv"), {
        signal: new AbortController().signal,
      });
      assert.deepEqual(await readdir(folder), ["a.mkv"]);
    } finally {
      await rm(folder, { recursive: true });
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("frames at the highest rate of a container have times of their own", async () => {
    using device = await openTestDevice();
    for (const [container, framerate] of [["mkv", 1000], ["mkv", 600], ["mp4", 57_600]] as const) {
      const frames = pictures(device, 64, 64, 64, 64, 64);
      const file = await encodeVideo(device, frames, null, { container, framerate });
      await using video = await openVideo(device, file);
      const times = Array.from(await video.timestamps());
      assert.equal(new Set(times).size, 5, `${container} ${framerate}: ${times}`);
      let count = 0;
      for await (using _ of video.frames()) count++;
      assert.equal(count, 5);
    }
    // Frames with times that MP4 can state, but Matroska cannot.
    const file = await encodeVideo(device, pictures(device, 64, 64, 64), null, {
      container: "mp4",
      framerate: 4000,
    });
    await using video = await openVideo(device, file);
    await assert.rejects(
      encodeVideo(device, video.frames(), null, MKV),
      /^RangeError: frames\[1\]: expected a time at least 1\/1000 s after 0 s, .*, got 0\.00026 s; pass \{ y, uv/,
    );
  });

  test("names the frame whose time does not increase, and takes its planes instead", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      await using clip = await openVideo(device, sampleOf("h264_360p.mp4").path);
      const twice = async function* () {
        for (let i = 0; i < 2; i++) yield* clip.frames({ to: 0.1 });
      };
      await assert.rejects(encodeVideo(device, twice(), null, MKV), {
        name: "RangeError",
        message: "frames[3]: expected a time after 0.067 s, that of the frame before, got 0 s; " +
          "pass { y, uv } of the frames for times by framerate",
      });
      const same = [await clip.at(1), await clip.at(1)];
      await assert.rejects(
        encodeVideo(device, same, null, MKV),
        /^RangeError: frames\[1\]: expected a time after 0.033 s, .*, got 0.033 s;/,
      );
      const joined = async function* (): AsyncGenerator<EncoderInput> {
        for await (using frame of twice()) yield { y: frame.y, uv: frame.uv };
      };
      const file = await encodeVideo(device, joined(), null, MKV);
      await using written = await openVideo(device, file);
      assert.deepEqual(Array.from(await written.timestamps()), [0, 0.033, 0.067, 0.1, 0.133, 0.167]);
      // Frames without a change keep the times of their video.
      const late = await encodeVideo(device, clip.frames({ from: 0.5, to: 0.6 }), null, MKV);
      await using kept = await openVideo(device, late);
      assert.deepEqual(Array.from(await kept.timestamps()), [0.5, 0.533, 0.567]);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("converts colors that VP8 does not have to BT.601", { skip: unencodable("vp8") }, async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(), options = { ...MKV, codec: "vp8", bitrate: 8e6 } as const;
    const bt709 = { standard: "bt709", range: "limited" } as const, [height, width] = [720, 64];
    {
      const color = Uint8Array.from({ length: height * width * 3 }, (_, i) => [20, 200, 60][i % 3]!);
      using rgb = device.array(color, { shape: [height, width, 3] });
      await using clip = await openVideo(device, sampleOf("h264_360p.mp4").path);
      using frame = await clip.at(3), original = cvtColor(frame, "YUV2RGB_NV12");
      assert.equal(frame.color.matrix, "bt709");
      using full = cvtColor(rgb, "RGB2YUV_NV12", { standard: "bt709", range: "full" });
      const y = full.slice([0, height]), uv = full.slice([height]).reshape([height / 2, width / 2, 2]);
      const stated = { y, uv, color: { matrix: "bt709", fullRange: true } };
      const inputs: [EncoderInput, DeviceArray, number][] = [
        [rgb.copy(), rgb, 2],
        [cvtColor(rgb, "RGB2YUV_NV12", bt709), rgb, 2],
        [stated, rgb, 2],
        [await clip.at(3), original, 4],
      ];
      for (const [input, expected, tolerance] of inputs) {
        await using written = await openVideo(device, await encodeVideo(device, [input], null, options));
        using decoded = await written.at(0), result = cvtColor(decoded, "YUV2RGB_NV12");
        using difference = absdiff(result, expected as DeviceArray<"u8">), channels = mean(difference);
        for (const channel of channels.toHost()) {
          assert.ok(Number(channel) < tolerance, `${channel}`);
        }
      }
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("names the ways from 10 bits to a codec of 8 bits", { skip: unencodable("vp8") }, async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(), options = { ...MKV, codec: "vp8" } as const;
    {
      await using clip = await openVideo(device, sampleOf("hevc10_360p.hevc").path);
      await assert.rejects(
        encodeVideo(device, [await clip.at(0)], null, options),
        /vp8 of 10 bits; it encodes .*; pass (codec: "\w+".*, or )?bitDepth: 8 and frames of 8 bits$/,
      );
      await assert.rejects(encodeVideo(device, [await clip.at(0)], null, { ...options, bitDepth: 8 }), {
        name: "TypeError",
        message: "frames[0].y: expected a plane of u8, got u16; convert the frames to RGB of 8 bits: " +
          'toneMap(cvtColor(frame, "YUV2RGB_P010", { dtype: "u16" }), "pq")',
      });
      await assert.rejects(
        encodeVideo(device, [device.zeros([96, 64], "u16")], null, { ...options, bitDepth: 8 }),
        /NV12 of u8, got u16; convert the frames to RGB of 8 bits: cvtColor\(frame, "YUV2RGB_P010"\)$/,
      );
      using frame = await clip.at(0), hdr = cvtColor(frame, "YUV2RGB_P010", { dtype: "u16" });
      for (const image of [cvtColor(frame, "YUV2RGB_P010"), toneMap(hdr, "pq")]) {
        using copy = image.copy();
        const file = await encodeVideo(device, [image], null, { ...options, bitrate: 1e7 });
        await using written = await openVideo(device, file);
        using decoded = await written.at(0), rgb = cvtColor(decoded, "YUV2RGB_NV12");
        const left = rgb.toHost() as Uint8Array, right = copy.toHost() as Uint8Array;
        const error = left.reduce((sum, value, i) => sum + Math.abs(value - right[i]!), 0) / left.length;
        assert.ok(error < 8, `a mean error of ${error}`);
      }
    }
    assert.equal(device.memoryInUse(), before);
  });
});
