/** Streams that change their size, have odd sizes, variable frame rates, rotation or fields (make_video.py). */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { resizeNormalize } from "../../src/image/mod.ts";
import { type Frame, openVideo } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { root } from "../support/process.ts";
import { executable, missing } from "../support/python.ts";
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

  test("batches of frames of different sizes need a size", { skip: undecodable(SAMPLES[0]!) }, async () => {
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

/** Copies the first packets of an H.264 file with another cropping: two paths as arguments. */
const CROP = `
import av, sys
from av.bitstream import BitStreamFilterContext
with av.open(sys.argv[1]) as file, av.open(sys.argv[2], "w") as output:
    source = file.streams.video[0]
    target = output.add_stream_from_template(source)
    crop = "h264_metadata=crop_left=6:crop_right=20:crop_top=10:crop_bottom=14"
    crop = BitStreamFilterContext(crop, source, target)
    packets = [packet for packet in file.demux(source) if packet.dts is not None][:30]
    for packet in packets + [None]:
        for filtered in crop.filter(packet):
            filtered.stream = target
            output.mux(filtered)
`;

test(
  "pictures are cropped on all sides as the stream states",
  { skip: missing("av") || undecodable(SAMPLES[0]!) },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-crop-")), path = join(folder, "cropped.mp4");
    try {
      const { status, stderr } = spawnSync(executable, ["-c", CROP, SAMPLES[0]!.path, path], {
        encoding: "utf8",
      });
      assert.equal(status, 0, stderr);
      using device = await openTestDevice();
      await using whole = await openVideo(device, SAMPLES[0]!.path);
      await using video = await openVideo(device, path);
      assert.deepEqual([video.width, video.height, await video.count()], [614, 344, 30]);
      for (const index of [0, 7, 29]) {
        using frame = await video.at(index);
        using expected = await whole.at(index);
        assert.ok(frame.y.equals(expected.y.slice([10, 354], [6, 620])));
        assert.ok(frame.uv.equals(expected.uv.slice([5, 177], [3, 310])));
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

describe("video.sample: rotation and frames as decoded", { skip: undecodable(SAMPLES[0]!) }, () => {
  /** Every 90° clockwise rotation of the matrix in a file's track header. */
  const MATRICES = {
    90: [0, 1 << 16, 0, -1 << 16, 0],
    180: [-1 << 16, 0, 0, 0, -1 << 16],
    270: [0, -1 << 16, 0, 1 << 16, 0],
  } as const;

  function rotatedFile(rotation: keyof typeof MATRICES): Uint8Array {
    const file = new Uint8Array(readFileSync(join(root, "test/data/video/variable.mp4")));
    const view = new DataView(file.buffer), at = Buffer.from(file.buffer).indexOf("tkhd") + 4 + 40;
    MATRICES[rotation].forEach((value, i) => view.setInt32(at + 4 * i, value));
    return file;
  }

  for (const rotation of [90, 180, 270] as const) {
    test(`frames are upright after ${rotation}°`, async () => {
      using device = await openTestDevice();
      const before = device.memoryInUse();
      {
        await using video = await openVideo(device, rotatedFile(rotation));
        assert.equal(video.rotation, rotation);
        using upright = await video.sample([3]), decoded = await video.sample([3], { rotate: false });
        const [, height, width] = decoded.shape as [number, number, number, number];
        const swapped = rotation !== 180;
        assert.deepEqual(upright.shape, swapped ? [1, width, height, 3] : [1, height, width, 3]);
        const a = upright.toHost() as Uint8Array, b = decoded.toHost() as Uint8Array;
        const columns = upright.shape[2]!;
        for (let y = 0; y < upright.shape[1]!; y++) {
          for (let x = 0; x < columns; x++) {
            const [row, column] = rotation === 90
              ? [height - 1 - x, y]
              : rotation === 180
              ? [height - 1 - y, width - 1 - x]
              : [x, width - 1 - y];
            for (let c = 0; c < 3; c++) {
              const at = (row * width + column) * 3 + c;
              if (a[(y * columns + x) * 3 + c] !== b[at]) assert.fail(`${x}, ${y} of ${rotation}°`);
            }
          }
        }
        // Resized to the upright size.
        const size = [48, 32] as const, sideways = swapped ? [32, 48] as const : size;
        using tensor = await video.sample([3], { size });
        using plain = await video.sample([3], { size: sideways, rotate: false });
        assert.deepEqual(tensor.shape, [1, 3, 48, 32]);
        const first = (tensor.toHost() as Float32Array)[0], last = plain.toHost() as Float32Array;
        const corner = rotation === 90 ? sideways[0] - 1 : rotation === 180 ? 0 : -1;
        const at = rotation === 90
          ? corner * sideways[1]
          : rotation === 180
          ? sideways[0] * sideways[1] - 1
          : sideways[1] - 1;
        assert.equal(first, last[at]);
      }
      assert.equal(device.memoryInUse(), before);
    });
  }

  test("rgb: false returns NV12, or P010", async () => {
    using device = await openTestDevice();
    await using video = await openVideo(device, SAMPLES[0]!.path);
    using batch = await video.sample([4, 1, 4], { rgb: false });
    assert.deepEqual([batch.dtype, batch.shape], ["u8", [3, 540, 640]]);
    for (const [place, index] of [4, 1, 4].entries()) {
      using frame = await video.at(index);
      const bytes = batch.index(place).toHost() as Uint8Array;
      assert.deepEqual(bytes.subarray(0, 360 * 640), frame.y.toHost());
      assert.deepEqual(bytes.subarray(360 * 640), frame.uv.toHost());
    }
    await assert.rejects(video.sample([0], { rgb: false, size: 32 }), /rgb: false without size/);
    await assert.rejects(video.sample([0], { rgb: 1 as unknown as boolean }), /rgb/);
  });

  test(
    "frames of odd sides become a model's input",
    { skip: undecodable(SAMPLES.find(({ codec }) => codec === "vp9")!) },
    async () => {
      using device = await openTestDevice();
      await using video = await openVideo(device, join(root, "test/data/video/odd.webm"));
      using batch = await video.sample([3, 0], { size: [20, 30] });
      using pictures = await video.sample([3, 0]);
      using expected = resizeNormalize(pictures, [20, 30]);
      assert.deepEqual(batch.shape, [2, 3, 20, 30]);
      assert.ok(batch.equals(expected));
    },
  );

  test(
    "rgb: false rejects odd sides",
    { skip: undecodable(SAMPLES.find(({ codec }) => codec === "vp9")!) },
    async () => {
      using device = await openTestDevice();
      await using video = await openVideo(device, join(root, "test/data/video/odd.webm"));
      await assert.rejects(video.sample([0], { rgb: false }), /even sides with rgb: false, got 161 × 145/);
    },
  );
});
