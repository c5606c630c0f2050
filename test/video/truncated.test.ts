/** Files that are cut short: the frames that are there, as many as FFmpeg decodes, then an error. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { openReader } from "../../src/video/demux/byte_reader.ts";
import { checkFile } from "../../src/video/demux/file_end.ts";
import { type FramesOptions, openVideo } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { executable, missing } from "../support/python.ts";
import { md5Of, type Sample, sampleOf, undecodable } from "../support/video.ts";

const MP4 = sampleOf("h264_360p.mp4"), MKV = sampleOf("h264_360p.mkv"), WEBM = sampleOf("vp9_360p.webm");
const FRAGMENTED = sampleOf("h264_360p_frag.mp4"), TS = sampleOf("h264_360p.mpegts");
const folder = mkdtempSync(join(tmpdir(), "cuffi-truncated-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Counts the frames that FFmpeg decodes from the first bytes of files, all of them and those before the first gap:
 * arguments are paths and numbers of bytes.
 */
const COUNT = `
import av, io, sys
av.logging.set_level(av.logging.PANIC)
for path, size in zip(sys.argv[1::2], sys.argv[2::2]):
    file = av.open(io.BytesIO(open(path, "rb").read(int(size))))
    times = []
    try:
        for packet in file.demux(video=0):
            try: times += [frame.time for frame in packet.decode()]
            except av.error.InvalidDataError: pass
    except av.error.InvalidDataError: pass
    gaps = [i for i in range(1, len(times)) if times[i] - times[i - 1] > 0.05]
    print(len(times), (gaps + [len(times)])[0])
`;

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

/** Bytes of a sample up to some places, which are in headers, between packets and in packets. */
const CUTS: readonly (readonly [Sample, readonly number[]])[] = [
  [MP4, [30_000, 104_279, -1]],
  [FRAGMENTED, [31_000, 69_600, -400]],
  [MKV, [900, 17_300, 104_067, -1001]],
  [WEBM, [25_512, 102_051, -200]],
  [TS, [38_917, -1]],
];

describe("video: truncated files", { skip: undecodable(MP4) }, () => {
  test("yield the complete frames, then an error with their name", async () => {
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

  test("in Matroska end with the same error, although no table lists the missing frames", async () => {
    using device = await openTestDevice();
    const path = cut(MKV, 0.6);
    for (const options of [{}, { every: 7 }, { from: 0.5 }]) {
      const [count, message] = await readAll(device, MKV, path, options);
      assert.ok(count > 0);
      assert.equal(message, `${path}: the file is truncated: frames after the last one may be missing`);
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
      await using video = await openVideo(device, sample.path);
      assert.equal(video.truncated, false);
    }
  });

  test("have as many frames as FFmpeg decodes, wherever they end", { skip: missing("av") }, async () => {
    using device = await openTestDevice();
    const cuts = CUTS.filter(([sample]) => !undecodable(sample)).flatMap(([sample, sizes]) => {
      const file = readFileSync(sample.path);
      return sizes.map((size) => ({ sample, file: file.subarray(0, size) }));
    });
    const paths = cuts.flatMap(({ sample, file }) => [sample.path, String(file.length)]);
    const { stdout, stderr } = spawnSync(executable, ["-c", COUNT, ...paths], { encoding: "utf8" });
    const counts = stdout.trim().split("\n").map((line) => line.split(" ").map(Number));
    assert.equal(counts.length, cuts.length, stderr);
    // The tables of MP4 show that a frame is missing before the last ones.
    const expected = cuts.map(({ sample: { file } }, i) => counts[i]![file.endsWith("mp4") ? 1 : 0]!);
    const before = device.memoryInUse();
    for (const [i, { sample, file }] of cuts.entries()) {
      const name = `${sample.file}, ${file.length} bytes`, seen: number[] = [];
      await using video = await openVideo(device, file).catch((error: unknown) => {
        assert.match(String(error), /truncated|with pictures/, name);
        return null;
      });
      if (video === null) {
        assert.equal(expected[i], 0, name);
        continue;
      }
      const readAll = async (options: FramesOptions, onFrame: (index: number) => void) => {
        for await (using frame of video.frames(options)) onFrame(frame.index);
      };
      await assert.rejects(readAll({}, (index) => seen.push(index)), /the file is truncated/, name);
      assert.equal(seen.length, expected[i], name);
      // The same frames and the same error for those that are selected.
      const selected: number[] = [];
      await assert.rejects(
        readAll({ every: 7 }, (index) => selected.push(index)),
        /the file is truncated/,
        name,
      );
      const complete = seen.filter((frame) => frame % 7 === 0);
      // Frames after a gap are there as well, if no selected one is missing.
      assert.deepEqual(selected.slice(0, complete.length), complete, name);
      assert.ok(selected.length <= complete.length + 1, name);
      await assert.rejects(video.at(90), /truncated/, name);
      await assert.rejects(video.sample([0, 90], { size: 32 }), /truncated/, name);
      await assert.rejects(video.sample({ seconds: [5] }, { size: 32 }), /truncated/, name);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("behave alike from any source", async () => {
    using device = await openTestDevice();
    const path = cut(MKV, 0.25), file = readFileSync(path);
    for (const source of [path, file, new Blob([file]), new Response(file)]) {
      await using video = await openVideo(device, source);
      assert.equal(await video.count(), 29);
      assert.equal(video.truncated, true);
      assert.match(String(video), /, truncated$/);
      await assert.rejects(video.at(29), /truncated/);
      using frame = await video.at(20);
      assert.equal(md5Of(frame), MKV.md5[20]);
    }
  });
});

test("finds the end of a file", async () => {
  const end = async (bytes: Uint8Array) => {
    const { truncated, patches } = await checkFile(await openReader({ bytes }));
    return { truncated, patches };
  };
  const cutOf = async (sample: Sample, size: number) =>
    await end(readFileSync(sample.path).subarray(0, size));
  for (const sample of [MP4, FRAGMENTED, MKV, WEBM, TS]) {
    assert.deepEqual(await end(readFileSync(sample.path)), { truncated: false, patches: [] }, sample.file);
  }
  assert.deepEqual(await end(new Uint8Array(0)), { truncated: false, patches: [] });
  // All frames of the video may be there.
  assert.deepEqual(await cutOf(MP4, -10), { truncated: "maybe", patches: [] });
  assert.equal((await cutOf(FRAGMENTED, -1000)).truncated, true);
  const { truncated, patches } = await cutOf(MKV, 100_000);
  assert.deepEqual([truncated, patches.map(({ bytes }) => bytes.length)], [true, [3, 8]]);
  // A live recording: the size of the segment is unknown, and that of its last cluster is not.
  const segment = [
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
  const cluster = [0x1f, 0x43, 0xb6, 0x75, 0x88, 0xe7, 0x81, 5, 0xec];
  assert.deepEqual(await end(Uint8Array.from(segment)), { truncated: false, patches: [] });
  assert.deepEqual(await end(Uint8Array.from([...segment, ...cluster])), {
    truncated: true,
    patches: [{ at: 21, bytes: Uint8Array.of(0x83) }, {
      at: 9,
      bytes: Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 8),
    }],
  });
  await assert.rejects(
    async () => await cutOf(sampleOf("hevc_360p.mp4"), -1),
    /the file is truncated: the moov box, which lists its frames, is incomplete/,
  );
  await assert.rejects(async () => await cutOf(sampleOf("hevc_360p.mp4"), 9000), /it has no moov box/);
});
