/** VideoDecoder reports packets without a picture, and neither it nor frames() expects pictures that no stream shows. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { type EncodedPacket, openVideo, VideoDecoder, type VideoDecoderConfig } from "../../src/video/mod.ts";
import { openSource } from "../../src/video/source.ts";
import { onGpu, openTestDevice } from "../support/device.ts";
import { executable, missing } from "../support/python.ts";
import { md5Of, type Sample, sampleOf, SAMPLES, SIZE_SAMPLES, undecodable } from "../support/video.ts";

const HEVC = sampleOf("hevc_360p.mp4"), H264 = sampleOf("h264_360p.mp4");

/** Reads the packets of a file with containers' own description, or as the decoder takes them. */
async function linkOf(path: string): Promise<{ config: VideoDecoderConfig; packets: EncodedPacket[] }> {
  const packets: EncodedPacket[] = [];
  using source = await openSource(path, { maxBytes: 2 ** 30, frameRate: 30, signal: undefined });
  for await (const { key, timestamp, data } of source.packets(0)) {
    packets.push({ type: key ? "key" : "delta", timestamp: Math.round(timestamp * 1e6), data });
  }
  return { config: { codec: source.info.codec }, packets };
}

interface Decoded {
  /** Timestamps in microseconds. */
  readonly shown: number[];
  readonly errors: Error[];
}

async function decode(
  device: Device,
  config: VideoDecoderConfig,
  packets: readonly EncodedPacket[],
  maxPixels?: number,
): Promise<Decoded> {
  const shown: number[] = [], errors: Error[] = [];
  await using decoder = new VideoDecoder(device, {
    output: (frame) => {
      shown.push(Math.round(frame.timestamp * 1e6));
      frame.dispose();
    },
    error: (error) => errors.push(error),
    maxPixels,
  });
  decoder.configure(config);
  for (const packet of packets) await decoder.decode(packet);
  await decoder.flush();
  return { shown, errors };
}

/** Flips bits in the header of the slice. */
function damaged(packet: EncodedPacket): EncodedPacket {
  return { ...packet, data: packet.data.map((byte, i) => i >= 7 && i < 12 ? byte ^ 0x55 : byte) };
}

describe("VideoDecoder: packets without a picture", { skip: onGpu && "depends on the engine" }, () => {
  test("are reported at the next key packet, or by flush()", { skip: undecodable(HEVC) }, async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(), { config, packets } = await linkOf(HEVC.path);
    const lost = packets[20]!,
      message = `video: no picture came of the packet at timestamp ${lost.timestamp}`;
    const link = packets.map((packet) => packet === lost ? damaged(packet) : packet);
    for (const end of [25, 90]) {
      const { shown, errors } = await decode(device, config, link.slice(0, end));
      assert.deepEqual(errors.map((error) => error.message), [message]);
      assert.equal(shown.length, end - 1);
      assert.ok(!shown.includes(lost.timestamp));
    }
    // Several are one error.
    const several = packets.map((packet, i) => i === 20 || i === 22 ? damaged(packet) : packet);
    const { errors } = await decode(device, config, several);
    assert.equal(errors.length, 1);
    const { timestamp } = lost, words = `of \\d packets, the first one at timestamp ${timestamp}`;
    assert.match(errors[0]!.message, new RegExp(`^video: no picture came ${words}$`));
    assert.equal(device.memoryInUse(), before);
  });

  test("are not reported twice after an error of the decoder", { skip: undecodable(H264) }, async () => {
    using device = await openTestDevice();
    const { config, packets } = await linkOf(H264.path);
    const link = packets.map((packet, i) =>
      i === 40 ? { ...packet, data: new Uint8Array(50).fill(0xff) } : packet
    );
    const { shown, errors } = await decode(device, config, link);
    assert.equal(errors.length, 1);
    assert.match(
      errors[0]!.message,
      /^video: the packet at timestamp \d+, or one before it, cannot be decoded: libavcodec: Invalid data/,
    );
    assert.ok(shown.length >= 60, `${shown.length}`);
  });

  test(
    "are none of those that lack references where decoding starts",
    { skip: undecodable(HEVC) },
    async () => {
      using device = await openTestDevice();
      const { config, packets } = await linkOf(HEVC.path);
      const key = packets.findIndex(({ type }, i) => type === "key" && i > 0);
      // The leading pictures of this key picture refer to those before it.
      const { shown, errors } = await decode(device, config, packets.slice(key));
      assert.deepEqual(errors, []);
      assert.equal(shown[0], packets[key]!.timestamp);
      assert.ok(shown.length < packets.length - key);
    },
  );
});

describe("VideoDecoder: the limit of pixels", () => {
  for (const sample of [...SAMPLES, ...SIZE_SAMPLES]) {
    test(`is a RangeError: ${sample.file}`, { skip: undecodable(sample) }, async () => {
      using device = await openTestDevice();
      const { config, packets } = await linkOf(sample.path);
      const { shown, errors } = await decode(device, config, packets.slice(0, 1), 1000);
      const [width, height] = sizeOf(sample);
      assert.deepEqual([shown, errors.map(String)], [[], [
        `RangeError: video: expected at most 1000 pixels (option maxPixels), got ${width} × ${height}`,
      ]]);
    });
  }
});

/** The size as it is coded: H.264 codes multiples of 16. */
function sizeOf({ file, codec }: Sample): readonly number[] {
  const changing = SIZE_SAMPLES.find((sample) => sample.file === file);
  return changing?.sizes[0] ?? [640, codec === "h264" ? 368 : 360];
}

const folder = mkdtempSync(join(tmpdir(), "cuffi-missing-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Writes streams with PyAV: open groups, hidden frames, fields and gradual refresh; whole, and from their middle on. */
const MAKE = `
import av, sys
import numpy as np
def make(name, codec, options, format):
    path = sys.argv[1] + "/" + name
    with av.open(path, "w", format=format) as file:
        video = file.add_stream(codec, rate=25, options=options)
        video.width, video.height, video.pix_fmt, video.codec_context.gop_size = 96, 64, "yuv420p", 20
        base = np.random.RandomState(1).randint(0, 60, (64, 96, 3)).astype(np.uint8)
        for i in range(45):
            picture = base.copy()
            picture[:, i * 3 % 96 : i * 3 % 96 + 20] = 200
            frame = av.VideoFrame.from_ndarray(picture, format="rgb24")
            frame.pts = i
            file.mux(video.encode(frame))
        file.mux(video.encode())
    if format == "mpegts":
        data = open(path, "rb").read()
        middle = len(data) // 188 // 4 * 188
        open(path.replace(".ts", "_cut.ts"), "wb").write(data[: 3 * 188] + data[middle:])
make("open.ts", "libx264", {"x264-params": "open-gop=1:keyint=20:bframes=4"}, "mpegts")
make("fields.ts", "libx264", {"x264-params": "tff=1:bframes=3", "flags": "+ildct+ilme"}, "mpegts")
make("refresh.ts", "libx264", {"x264-params": "intra-refresh=1:keyint=20:bframes=0"}, "mpegts")
make("hidden.webm", "libvpx", {"auto-alt-ref": "1", "lag-in-frames": "16", "b": "200k"}, "webm")
make("superframes.webm", "libvpx-vp9", {"auto-alt-ref": "6", "lag-in-frames": "25", "b": "200k"}, "webm")
`;

describe("video: streams with pictures that are not shown", {
  skip: onGpu ? "engines have a smallest size" : missing("av") || undecodable(H264),
}, () => {
  before(() => {
    const { status, stderr } = spawnSync(executable, ["-c", MAKE, folder], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
  });

  for (
    const name of [
      "open.ts",
      "fields.ts",
      "refresh.ts",
      "hidden.webm",
      "superframes.webm",
      "open_cut.ts",
      "fields_cut.ts",
    ]
  ) {
    test(`show all others, in order, by index and as packets: ${name}`, async () => {
      using device = await openTestDevice();
      const path = join(folder, name), md5: string[] = [];
      await using video = await openVideo(device, path);
      for await (using frame of video.frames()) md5.push(md5Of(frame));
      const count = await video.count(), [first] = await video.timestamps();
      assert.deepEqual([md5.length, name.includes("cut") || count === 45], [count, true]);
      assert.ok(count >= 20);
      for (let index = count - 1; index >= 0; index -= 5) {
        using frame = await video.at(index);
        assert.deepEqual([frame.index, md5Of(frame)], [index, md5[index]]);
      }
      const indices: number[] = [];
      for await (using later of video.frames({ from: first! + 10.5 / 25 })) indices.push(later.index);
      assert.deepEqual(indices, Array.from({ length: count - 11 }, (_, i) => i + 11));
      const { config, packets } = await linkOf(path);
      const { shown, errors } = await decode(device, config, packets);
      assert.deepEqual([shown.length, errors], [count, []]);
    });
  }

  test("begin with the first complete one in the middle of a gradual refresh", async () => {
    using device = await openTestDevice();
    const path = join(folder, "refresh_cut.ts"), { config, packets } = await linkOf(path);
    const { shown, errors } = await decode(device, config, packets);
    assert.deepEqual(errors, []);
    await using video = await openVideo(device, path);
    const count = await video.count();
    for (let i = 0; i < 2; i++) {
      const indices: number[] = [];
      for await (using frame of video.frames()) indices.push(frame.index);
      assert.deepEqual(indices, Array.from(shown, (_, frame) => count - shown.length + frame));
    }
    assert.ok(shown.length < count);
    await assert.rejects(video.at(0), /frame 0 at .* cannot be decoded/);
  });
});
