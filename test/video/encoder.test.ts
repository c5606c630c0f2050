/** Encoding, checked by decoding with cuffi and with PyAV, and by the difference from the input. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import type { Device, DeviceArray } from "../../mod.ts";
import { cvtColor } from "../../src/image/mod.ts";
import {
  type EncodedPacket,
  encodeVideo,
  openVideo,
  VideoDecoder,
  type VideoDecoderConfig,
  VideoEncoder,
  type VideoEncoderConfig,
} from "../../src/video/mod.ts";
import { codecString } from "../../src/video/codec_string.ts";
import { openTestDevice } from "../support/device.ts";
import { executable, missing } from "../support/python.ts";
import { md5Of, sampleOf, unencodable } from "../support/video.ts";

const H264 = sampleOf("h264_360p.mp4");
const folder = mkdtempSync(join(tmpdir(), "cuffi-encode-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** The ratio of the peak to the error in decibels. */
function psnr(a: DeviceArray, b: DeviceArray): number {
  const left = a.toHost() as Uint8Array, right = b.toHost() as Uint8Array;
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += (left[i]! - right[i]!) ** 2;
  const peak = a.dtype === "u8" ? 255 : 65535;
  return sum === 0 ? 100 : 10 * Math.log10(peak * peak * left.length / sum);
}

/** Time in ms and MD5 of NV12 of each frame, as PyAV decodes files. */
const DECODE = `
import av, hashlib, numpy as np, sys
for path in sys.argv[1:]:
    for frame in av.open(path).decode(video=0):
        y, u, v = (np.frombuffer(p, np.uint8)[: p.line_size * h].reshape(h, p.line_size)[:, :w]
                   for p, w, h in zip(frame.planes, (frame.width, frame.width // 2, frame.width // 2),
                                      (frame.height, frame.height // 2, frame.height // 2)))
        data = np.ascontiguousarray(y).tobytes() + np.ascontiguousarray(np.stack([u, v], -1)).tobytes()
        print(round(frame.time * 1000), hashlib.md5(data).hexdigest())
`;

/** A picture that moves. */
function picture(device: Device, i: number, width = 128, height = 64): DeviceArray<"u8"> {
  const pixels = new Uint8Array(height * width * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels[at++] = 40 + x + 2 * i & 255;
      pixels[at++] = 60 + 2 * y;
      pixels[at++] = 200 - x;
    }
  }
  return device.array(pixels, { shape: [height, width, 3] }) as DeviceArray<"u8">;
}

interface Encoded {
  readonly packets: EncodedPacket[];
  readonly configs: VideoDecoderConfig[];
  readonly errors: Error[];
  readonly encoder: VideoEncoder;
}

function encoderOf(device: Device): Encoded {
  const packets: EncodedPacket[] = [], configs: VideoDecoderConfig[] = [], errors: Error[] = [];
  const encoder = new VideoEncoder(device, {
    output: (packet, { decoderConfig }) => {
      packets.push(packet);
      if (decoderConfig !== undefined) configs.push(decoderConfig);
    },
    error: (error) => void errors.push(error),
  });
  return { packets, configs, errors, encoder };
}

describe("encodeVideo", () => {
  const FILES = [
    ["h264", "mp4", 45],
    ["hevc", "mkv", 45],
    ["vp8", "webm", 38],
    ["vp9", "webm", 40],
    ["av1", "mp4", 45],
  ] as const;
  test("PyAV and cuffi decode the same frames from each codec, close to the input", {
    skip: unencodable("h264") || missing("av"),
  }, async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      await using source = await openVideo(device, join(H264.path, "../interlaced.mp4"));
      const files = FILES.filter(([codec]) => !unencodable(codec));
      const paths = files.map(([codec, container]) => join(folder, `${codec}.${container}`));
      for (const [i, [codec]] of files.entries()) {
        const options = { codec, bitrate: 2e6, framerate: 30 };
        assert.equal(await encodeVideo(device, source.frames(), paths[i]!, options), 12);
      }
      const { stdout, stderr } = spawnSync(executable, ["-c", DECODE, ...paths], { encoding: "utf8" });
      const expected = stdout.trim().split("\n").map((line) => line.split(" "));
      assert.equal(expected.length, 12 * files.length, stderr);
      for (const [i, [codec, , decibels]] of files.entries()) {
        await using video = await openVideo(device, paths[i]!);
        assert.deepEqual([video.codec, video.width, video.height], [codec, 160, 96]);
        for await (using frame of video.frames()) {
          const [time, md5] = expected[12 * i + frame.index]!;
          assert.equal(md5Of(frame), md5);
          using original = await source.at(frame.index);
          for (const seconds of [original.timestamp, Number(time) / 1e3]) {
            assert.ok(Math.abs(frame.timestamp - seconds) < 2e-3);
          }
          const luma = psnr(frame.y, original.y), chroma = psnr(frame.uv, original.uv);
          assert.ok(luma > decibels && chroma > decibels - 3, `${codec}: ${luma} and ${chroma} dB`);
        }
      }
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("takes RGB and NV12, and returns the bytes of a file", { skip: unencodable("h264") }, async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      const pictures = function* (): Generator<DeviceArray> {
        for (let i = 0; i < 4; i++) {
          using rgb = picture(device, i);
          yield i % 2 === 0
            ? rgb.copy()
            : cvtColor(rgb, "RGB2YUV_NV12", { standard: "bt601", range: "limited" });
        }
      };
      const file = await encodeVideo(device, pictures(), null, {
        container: "mp4",
        framerate: 10,
        bitrate: 2e6,
      });
      await using video = await openVideo(device, file);
      assert.deepEqual(Array.from(await video.timestamps()), [0, 0.1, 0.2, 0.3]);
      assert.equal(video.color.matrix, "smpte170m");
      for await (using frame of video.frames()) {
        using rgb = cvtColor(frame, "YUV2RGB_NV12"), original = picture(device, frame.index);
        assert.ok(psnr(rgb, original) > 35, `${psnr(rgb, original)} dB`);
      }
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("keeps the rotation of frames", { skip: unencodable("h264") }, async () => {
    using device = await openTestDevice();
    await using rotated = await openVideo(device, join(H264.path, "../variable.mp4"));
    const times = await rotated.timestamps();
    const file = await encodeVideo(device, rotated.frames(), null, { container: "mp4" });
    await using video = await openVideo(device, file);
    assert.equal(video.rotation, 90);
    const written = await video.timestamps();
    assert.ok(written.every((time, i) => Math.abs(time - times[i]!) < 1e-3), `${written}`);
  });

  test("rejects what is no frame, naming the cure", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(), path = join(folder, "wrong.mp4");
    const gray =
      /frames\[0\]: expected RGB or NV12.*got \[.*\], a gray image; convert it: cvtColor\(image, "GRAY2RGB"\)/;
    const wrong: [frame: unknown, message: RegExp][] = [
      [device.zeros([64, 128, 1], "u8"), gray],
      [device.zeros([1, 64, 128], "u8", { layout: "CHW" }), gray],
      [device.zeros([64, 128], "u8"), gray],
      [device.zeros([3, 64, 128], "u8"), /3 channels.*got \[3, 64, 128\]; .*asTensor\(image, "CHW"\)/],
      [
        device.zeros([64, 127, 3], "u8"),
        /frames\[0\]: expected an even height and width, got 64 × 127; crop or/,
      ],
      [null, /frames\[0\]: expected a Frame, a DeviceArray, or/],
    ];
    for (const [frame, message] of wrong) {
      await assert.rejects(encodeVideo(device, [frame as DeviceArray], path), message);
    }
    using one = device.zeros([64, 128, 3], "u8");
    for (const frames of [one, null, 5]) {
      await assert.rejects(
        encodeVideo(device, frames as never, path),
        /frames: expected a list or an iterable/,
      );
    }
    assert.ok(!existsSync(path));
    one.dispose();
    assert.equal(device.memoryInUse(), before);
  });

  test("errors free the frames", { skip: unencodable("h264") }, async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(), path = join(folder, "error.mp4");
    const pictures = function* (...sizes: number[]): Generator<DeviceArray> {
      for (const [i, size] of sizes.entries()) yield picture(device, i, size);
    };
    await assert.rejects(
      encodeVideo(device, pictures(128, 64), path),
      /shape \[64, 128, 3\].*got \[64, 64, 3\]/,
    );
    assert.ok(!existsSync(path));
    await assert.rejects(encodeVideo(device, pictures(), path), /frames: expected at least one frame/);
    await assert.rejects(
      encodeVideo(device, pictures(128), "clip.avi"),
      /path: expected a name that ends in .mp4/,
    );
    await assert.rejects(
      encodeVideo(device, pictures(128), path, { codec: "mjpeg" }),
      /options\.codec: expected "h264", .*got "mjpeg"/,
    );
    await assert.rejects(
      encodeVideo(device, pictures(128), path, { bitrate: -1 }),
      /^RangeError: options\.bitrate: expected a number from 1000 to .*, got -1$/,
    );
    const signal = AbortSignal.abort(new Error("enough"));
    await assert.rejects(encodeVideo(device, pictures(128), path, { signal }), /enough/);
    assert.equal(device.memoryInUse(), before);
    assert.equal(await encodeVideo(device, pictures(128, 128), path), 2);
  });
});

describe("VideoEncoder", { skip: unencodable("h264") }, () => {
  const config: VideoEncoderConfig = { codec: "h264", width: 128, height: 64, bitrate: 2e6 };

  test("its packets and configuration go to VideoDecoder", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      const { packets, configs, errors, encoder } = encoderOf(device);
      await using _ = encoder;
      encoder.configure({ ...config, latencyMode: "realtime" });
      for (let i = 0; i < 8; i++) {
        using image = picture(device, i);
        await encoder.encode(image, { timestamp: i * 40000, duration: 40000, keyFrame: i === 5 });
      }
      await encoder.flush();
      assert.equal(errors.length, 0);
      assert.deepEqual(
        packets.map(({ type }) => type === "key"),
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => i % 5 === 0),
      );
      // Without reordering.
      assert.deepEqual(
        packets.map(({ timestamp }) => timestamp),
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => i * 40000),
      );
      assert.equal(configs.length, 1);
      assert.match(configs[0]!.codec, /^avc1\.[0-9a-f]{6}$/);
      const shown: number[] = [];
      await using decoder = new VideoDecoder(device, {
        output: (frame) => {
          using original = picture(device, shown.length), rgb = cvtColor(frame, "YUV2RGB_NV12");
          assert.ok(psnr(rgb, original) > 30);
          shown.push(frame.timestamp);
          frame.dispose();
        },
        error: (error) => void errors.push(error),
      });
      decoder.configure(configs[0]!);
      for (const packet of packets) await decoder.decode(packet);
      await decoder.flush();
      assert.deepEqual(errors, []);
      assert.deepEqual(shown.map((time) => Math.round(time * 25)), [0, 1, 2, 3, 4, 5, 6, 7]);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("flush starts with a key frame, and a new configuration with another size", async () => {
    using device = await openTestDevice();
    const { packets, configs, errors, encoder } = encoderOf(device);
    await using _ = encoder;
    encoder.configure(config);
    for (let i = 0; i < 3; i++) {
      using image = picture(device, i);
      await encoder.encode(image, { timestamp: i });
      if (i === 1) await encoder.flush();
    }
    encoder.configure({ ...config, width: 64 });
    using narrow = picture(device, 0, 64);
    await encoder.encode(narrow, { timestamp: 0 });
    await encoder.flush();
    assert.deepEqual(errors, []);
    assert.deepEqual(packets.map(({ type }) => type), ["key", "delta", "key", "key"]);
    assert.deepEqual(configs.map(({ codedWidth }) => codedWidth), [128, 64]);
  });

  test("encodes 10 bits", { skip: unencodable("h264", 10) }, async () => {
    using device = await openTestDevice();
    const pictures = function* (): Generator<DeviceArray> {
      using rgb = picture(device, 0);
      yield cvtColor(rgb, "RGB2YUV_P010", { standard: "bt709" });
    };
    const options = { container: "mkv", bitrate: 4e6 } as const;
    await using video = await openVideo(device, await encodeVideo(device, pictures(), null, options));
    assert.equal(video.bitDepth, 10);
    using frame = await video.at(0);
    const [expected] = pictures();
    using whole = expected!;
    assert.ok(psnr(frame.y, whole.slice([0, 64])) > 40);
  });

  test("reset and close discard frames in flight", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    const { packets, errors, encoder } = encoderOf(device);
    encoder.configure(config);
    {
      using rgb = picture(device, 0), frame = cvtColor(rgb, "RGB2YUV_NV12");
      const waiting = [0, 1, 2].map((i) => encoder.encode(frame, { timestamp: i }));
      assert.equal(encoder.encodeQueueSize, 3);
      encoder.reset();
      await Promise.all(waiting);
    }
    assert.deepEqual([encoder.state, encoder.encodeQueueSize], ["unconfigured", 0]);
    assert.throws(() => encoder.encode(null as never), /configure\(\) first/);
    await assert.rejects(encoder.flush(), /configure\(\) first/);
    encoder.configure(config);
    using image = picture(device, 1);
    await encoder.encode(image, { timestamp: 7 });
    await encoder.flush();
    assert.deepEqual([packets.length, errors], [1, []]);
    await encoder.close();
    assert.equal(encoder.state, "closed");
    image.dispose();
    assert.equal(device.memoryInUse(), before);
  });

  test("passes on no packet after reset(), not even of the frame that is being encoded", async () => {
    using device = await openTestDevice();
    const { packets, errors, encoder } = encoderOf(device);
    encoder.configure({ ...config, width: 640, height: 360, latencyMode: "realtime" });
    using image = device.zeros([540, 640], "u8");
    for (let i = 0; i < 5; i++) await encoder.encode(image, { timestamp: i });
    for (let i = 5; i < 20; i++) void encoder.encode(image, { timestamp: i });
    await new Promise((resolve) => setTimeout(resolve, 3));
    encoder.reset();
    const count = packets.length;
    await encoder.close();
    assert.deepEqual([packets.length, errors], [count, []]);
  });

  test("rejects wrong arguments", async () => {
    using device = await openTestDevice();
    const { encoder } = encoderOf(device);
    await using _ = encoder;
    const wrong: [Partial<Record<keyof VideoEncoderConfig, unknown>>, RegExp][] = [
      [{ width: 127 }, /config.width: expected an even number of pixels, got 127/],
      [{ height: 0 }, /config.height: expected an integer/],
      [{ codec: "h999" }, /config.codec/],
      [{ bitrate: -1 }, /config.bitrate: expected a number from 1000 to 2147483647, got -1/],
      [{ latencyMode: "fast" }, /config.latencyMode/],
      [{ bitDepth: 9 }, /config.bitDepth: expected 8 or 10, got 9/],
      [{ bitrat: 5 } as object, /bitrate/],
    ];
    for (const [more, message] of wrong) {
      assert.throws(() => encoder.configure({ ...config, ...more } as VideoEncoderConfig), message);
    }
    encoder.configure(config);
    using image = picture(device, 0), narrow = picture(device, 0, 64);
    using frame = cvtColor(narrow, "RGB2YUV_NV12");
    assert.throws(() => encoder.encode(image), /options.timestamp: expected microseconds for an array/);
    assert.throws(
      () => encoder.encode(image, { timestamp: 5, duration: -1 }),
      /options.duration: expected an integer from 0/,
    );
    assert.throws(() => encoder.encode(narrow, { timestamp: 5 }), /frame: expected the shape \[64, 128, 3\]/);
    using gray = device.zeros([64, 128], "u8");
    assert.throws(() => encoder.encode(gray, { timestamp: 5 }), /a gray image/);
    assert.throws(() => encoder.encode(frame, { timestamp: 5 }), /frame: expected the shape \[96, 128\]/);
    // A rejected frame does not use up its timestamp.
    await encoder.encode(image, { timestamp: 5 });
    await encoder.encode(image, { timestamp: 10 });
    assert.throws(
      () => encoder.encode(image, { timestamp: 10 }),
      /more than 10, as of the frame before, got 10/,
    );
  });
});

test("the names of streams state profile and level", () => {
  const shape = { width: 1920, height: 1080, frameRate: 30, bitDepth: 8 };
  const h264 = Uint8Array.of(0, 0, 0, 1, 0x67, 0x64, 0x00, 0x28, 0xac);
  assert.equal(codecString("h264", h264, shape), "avc1.640028");
  // Main profile, level 4, as FFmpeg names it.
  const hevc = Uint8Array.of(
    0,
    0,
    1,
    0x42,
    1,
    1,
    1,
    0x60,
    0,
    0,
    3,
    0,
    0x90,
    0,
    0,
    3,
    0,
    0,
    3,
    0,
    0x78,
    0xa0,
    0,
    0,
  );
  assert.equal(codecString("hevc", hevc, shape), "hvc1.1.6.L120.90");
  assert.equal(codecString("vp9", h264, shape), "vp09.00.40.08");
  assert.equal(codecString("av1", h264, { ...shape, bitDepth: 10 }), "av01.0.08M.10");
  assert.equal(codecString("vp8", h264, shape), "vp8");
});
