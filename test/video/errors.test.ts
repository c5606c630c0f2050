/** Files that are empty or no video, and how videos and frames print themselves. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import type { Device, DeviceArray } from "../../mod.ts";
import { encodePng } from "../../src/formats/codecs/mod.ts";
import { resize } from "../../src/image/mod.ts";
import { nameOfSource } from "../../src/video/errors.ts";
import { encodeVideo, openVideo, VideoDecoder } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { root, unlimited } from "../support/process.ts";
import { executable, missing } from "../support/python.ts";
import { md5Of, sampleOf, SAMPLES, SIZE_SAMPLES, undecodable } from "../support/video.ts";

const MP4 = sampleOf("h264_360p.mp4");
const folder = mkdtempSync(join(tmpdir(), "cuffi-video-"));
after(() => rmSync(folder, { recursive: true, force: true }));

test("rejects a file that is empty or too short", async () => {
  using device = await openTestDevice();
  for (
    const [bytes, words] of [[0, "the file is empty"], [
      9,
      "expected a file of at least 10 bytes, got 9",
    ]] as const
  ) {
    const path = join(folder, "short.mp4"), data = new Uint8Array(bytes);
    writeFileSync(path, data);
    await assert.rejects(openVideo(device, path), { name: "TypeError", message: `${path}: ${words}` });
    const read = new Response(data);
    await read.arrayBuffer();
    await assert.rejects(openVideo(device, read), /source: expected a Response that has not been read/);
    for (const source of [data, new Blob([data]), new Response(data)]) {
      await assert.rejects(openVideo(device, source), { name: "TypeError", message: `video: ${words}` });
    }
  }
});

test("recognizes images and text by their first bytes", async () => {
  using device = await openTestDevice();
  const photo = readFileSync(join(root, "examples/grace_hopper.jpg"));
  using image = device.zeros([8, 8, 3], "u8");
  const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  const files: [file: Uint8Array<ArrayBuffer>, name: string][] = [
    [photo, "a JPEG file; see readImage() of @cuffi/cuffi/codecs"],
    [await encodePng(image), "a PNG file; see readImage() of @cuffi/cuffi/codecs"],
    [bytes("GIF89a and its header"), "a GIF file"],
    [bytes("<!doctype html><title>404"), "an HTML page"],
    [bytes("frame,time\r\n0,0.04\n"), "a text file"],
  ];
  for (const [file, name] of files) {
    const message = /expected an MP4, .*, or an IVF file, got /;
    const path = join(folder, "mistaken.mp4");
    writeFileSync(path, file);
    for (const source of [path, file, new Blob([file]), new Response(file)]) {
      await assert.rejects(openVideo(device, source), (error: Error) => {
        assert.equal(error.name, "TypeError");
        assert.match(error.message, message);
        assert.ok(error.message.endsWith(`, got ${name}`), error.message);
        return true;
      });
    }
  }
});

/** Writes files with PyAV: a folder as argument. */
const MAKE = `
import av, sys
import numpy as np
KEY, ID = "76a6c65c5ea762046bd749a2e632ccbb", "a7e61c373e219033c21091fa607bf3b8"
CENC = {"encryption_scheme": "cenc-aes-ctr", "encryption_key": KEY, "encryption_kid": ID}
def make(name, frames, codec="libx264", pixels="yuv420p", options={}, sound=False):
    with av.open(sys.argv[1] + "/" + name, "w", options=options) as file:
        if frames:
            video = file.add_stream(codec, rate=10)
            video.width, video.height, video.pix_fmt = 64, 48, pixels
        if sound: audio = file.add_stream("aac", rate=44100)
        for i in range(frames):
            frame = av.VideoFrame.from_ndarray(np.full((48, 64, 3), 9 * i, np.uint8), format="rgb24")
            frame.pts = i
            file.mux(video.encode(frame))
        if frames: file.mux(video.encode())
        if sound:
            frame = av.AudioFrame.from_ndarray(np.zeros((2, 4410), np.float32), format="fltp", layout="stereo")
            frame.rate, frame.pts = 44100, 0
            file.mux(audio.encode(frame))
            file.mux(audio.encode())
for name in ("one.mp4", "one.mkv", "one.ts"): make(name, 1)
make("fragment.mp4", 1, options={"movflags": "frag_keyframe+empty_moov"})
make("both.mkv", 3, sound=True)
for name in ("sound.mp4", "sound.mkv", "sound.ts"): make(name, 0, sound=True)
make("secret.mp4", 3, options=CENC)
make("fragments.mp4", 3, options={**CENC, "movflags": "frag_keyframe+empty_moov"})
make("ffv1.mkv", 3, codec="ffv1")
make("jpeg.mov", 3, codec="mjpeg", pixels="yuvj420p")
make("chroma.mp4", 3, pixels="yuv444p")
`;

describe("video: other files", { skip: missing("av") || undecodable(MP4) }, () => {
  before(() => {
    const { status, stderr } = spawnSync(executable, ["-c", MAKE, folder], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
  });

  test("of one frame, or with sound as well, are read, whatever their names", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    copyFileSync(join(folder, "one.mkv"), join(folder, "wrong.mp4"));
    copyFileSync(join(folder, "one.mp4"), join(folder, "wrong.ts"));
    const frames = { "one.mp4": 1, "one.mkv": 1, "one.ts": 1, "fragment.mp4": 1, "both.mkv": 3 };
    for (const [name, count] of Object.entries({ ...frames, "wrong.mp4": 1, "wrong.ts": 1 })) {
      await using video = await openVideo(device, join(folder, name));
      const seen: number[] = [];
      for await (using frame of video.frames()) seen.push(frame.index);
      assert.deepEqual(
        [seen, await video.count()],
        [Array.from({ length: count }, (_, i) => i), count],
        name,
      );
      using batch = await video.sample([count - 1, 0], { size: 16 });
      assert.deepEqual(batch.shape, [2, 3, 16, 16]);
      await assert.rejects(video.at(count), /index: expected/, name);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("that have no video, are encrypted or need another decoder name the cause", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    const messages = {
      "sound.mp4": /: expected a file with a video track, got one without$/,
      "sound.mkv": /: expected a file with a video track, got one without$/,
      "sound.ts": /: expected a file with a video track, got one without$/,
      "secret.mp4": /: expected a video without encryption, got one with Common Encryption \(encv\)$/,
      "fragments.mp4": /: expected a video without encryption, got one with Common Encryption \(encv\)$/,
      "ffv1.mkv": /: expected H.264, HEVC, VP8, VP9 or AV1, got V_FFV1$/,
      "jpeg.mov": /: expected H.264, HEVC, VP8, VP9 or AV1, got jpeg$/,
      "chroma.mp4": /4:2:0|4:4:4/,
    };
    for (const [name, message] of Object.entries(messages)) {
      await assert.rejects(openVideo(device, join(folder, name)), (error: Error) => {
        assert.match(error.message, message, name);
        assert.ok(error.message.startsWith(join(folder, name)), error.message);
        return true;
      });
    }
    // One frame, whose data is cut.
    await assert.rejects(
      openVideo(device, readFileSync(MP4.path).subarray(0, 3000)),
      /^Error: video: the file is truncated: it ends before its first frame$/,
    );
    await assert.rejects(
      openVideo(device, new Uint8Array(5000)),
      /expected an MP4, .* got a file of another format/,
    );
    assert.equal(device.memoryInUse(), before);
  });
});

test("rejects a call without a device", async () => {
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

test("names what to do with a frame, and a video that is disposed", { skip: undecodable(MP4) }, async () => {
  using device = await openTestDevice();
  const video = await openVideo(device, MP4.path);
  using frame = await video.at(0);
  assert.throws(
    () => resize(frame as unknown as DeviceArray, 8),
    /src: expected a DeviceArray, .* got .*; convert it: cvtColor\(frame, "YUV2RGB_NV12"\), or .*video\.sample\(\)/,
  );
  const signal = new AbortController() as unknown as AbortSignal;
  for (
    const read of [
      () => video.at(0, { signal }),
      () => video.frameAt(0, { signal }),
      () => video.frames({ signal }).next(),
      () => video.sample([0], { signal }),
    ]
  ) await assert.rejects(read, /^TypeError: signal: expected an AbortSignal, .*; pass controller\.signal$/);
  await assert.rejects(video.sample([]), /frames: expected a list of at least one index/);
  video.dispose();
  await assert.rejects(video.at(0), /the video has been disposed/);
  await assert.rejects(video.count(), /the video has been disposed/);
  await assert.rejects(video.sample([0]), /the video has been disposed/);
  const encoding = encodeVideo(device, [], null, { container: "webm", codec: "h264" });
  await assert.rejects(encoding, /codec in webm: expected "vp8", "vp9" or "av1", got "h264"/);
});

test("rejects URLs of other protocols", async () => {
  using device = await openTestDevice();
  for (const url of ["ftp://x/clip.mp4", "data:video/mp4;base64,AAAA", "s3://bucket/clip.mp4"]) {
    const message = `source: expected a path, or a URL with file:, http: or https:, got ${
      JSON.stringify(url)
    }`;
    for (const source of [url, new URL(url)]) {
      await assert.rejects(openVideo(device, source), { name: "TypeError", message });
    }
  }
  await assert.rejects(openVideo(device, "C:/none.mp4"), { code: "ENOENT" });
});

test("keeps the system's codes of files that cannot be read", async () => {
  using device = await openTestDevice();
  const missing = join(folder, "none.mp4");
  for (const source of [missing, pathToFileURL(missing)]) {
    await assert.rejects(openVideo(device, source), {
      name: "Error",
      code: "ENOENT",
      message: `ENOENT: no such file or directory, stat '${missing}'`,
    });
  }
  await assert.rejects(openVideo(device, join(MP4.path, "none.mp4")), { name: "Error", code: "ENOTDIR" });
  await assert.rejects(openVideo(device, folder), {
    name: "TypeError",
    code: "EISDIR",
    message: `source: expected a video file, got the folder ${folder}`,
  });
  await assert.rejects(openVideo(device, createReadStream(missing)), {
    code: "ENOENT",
    message: /^video: the stream failed at byte 0: ENOENT: no such file or directory/,
  });
});

test("keeps the code of a file without permission", { skip: unlimited }, async () => {
  using device = await openTestDevice();
  const path = join(folder, "secret.mp4");
  writeFileSync(path, "a video", { mode: 0 });
  await assert.rejects(openVideo(device, path), { name: "Error", code: "EACCES" });
});

test("limits the pixels of frames of every codec", async () => {
  using device = await openTestDevice();
  const before = device.memoryInUse();
  for (const sample of [...SAMPLES, ...SIZE_SAMPLES].filter((known) => !undecodable(known))) {
    const file = readFileSync(sample.path);
    const [width, height] = SIZE_SAMPLES.find(({ file }) => file === sample.file)?.sizes[0] ?? [640, 360];
    for (const source of [file, new Blob([file])]) {
      await assert.rejects(openVideo(device, source, { maxPixels: 1000 }), {
        name: "RangeError",
        message: `video: expected at most 1000 pixels (option maxPixels), got ${width} × ${height}`,
      });
    }
    if (!("sizes" in sample)) {
      await using video = await openVideo(device, file, {
        maxPixels: 640 * (sample.codec === "h264" ? 368 : 360),
      });
      assert.equal(video.width, 640);
    }
  }
  assert.equal(device.memoryInUse(), before);
});

test("limits the pixels of frames whose size changes", { skip: undecodable(SIZE_SAMPLES[0]!) }, async () => {
  using device = await openTestDevice();
  const [{ path, sizes, md5 }] = SIZE_SAMPLES as [typeof SIZE_SAMPLES[0]], [width, height] = sizes[2]!;
  await using video = await openVideo(device, path, { maxPixels: width * height - 1 });
  let count = 0;
  await assert.rejects(async () => {
    for await (using frame of video.frames()) assert.equal(md5Of(frame), md5[count++]);
  }, {
    name: "RangeError",
    message:
      `${path}: frame 16 at 0.533 s: expected at most ${width * height - 1} pixels (option maxPixels), ` +
      `got ${width} × ${height}`,
  });
  assert.equal(count, 16);
});

test("the last frame of an IVF file is shown as long as the one before", {
  skip: undecodable(SIZE_SAMPLES[0]!),
}, async () => {
  using device = await openTestDevice();
  const [{ path }] = SIZE_SAMPLES as [typeof SIZE_SAMPLES[0]];
  await using video = await openVideo(device, path);
  assert.ok(Math.abs(video.duration! - 0.8) < 1e-9, `${video.duration}`);
  using frame = await video.frameAt(0.78);
  assert.equal(frame.index, 23);
  assert.ok(Math.abs(frame.duration - 1 / 30) < 1e-9, `${frame.duration}`);
  // Of a single frame, the file states the unit of its time.
  const file = readFileSync(path);
  await using single = await openVideo(device, file.subarray(0, 32 + 12 + file.readUInt32LE(32)));
  assert.ok(Math.abs(single.duration! - 1 / 30) < 1e-9, `${single.duration}`);
});

test("errors name URLs without their query", () => {
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
