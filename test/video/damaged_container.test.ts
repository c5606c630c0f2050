/** Containers with destroyed regions: the frames before them, then an error. No frame gets the number of another one. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Buffer } from "node:buffer";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import {
  type FramesOptions,
  openVideo,
  type OpenVideoOptions,
  type VideoSource,
} from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { md5Of, packetsOf, type Sample, sampleOf, undecodable } from "../support/video.ts";

const FRAGMENTED = sampleOf("h264_360p_frag.mp4"),
  MKV = sampleOf("h264_360p.mkv"),
  WEBM = sampleOf("vp9_360p.webm"),
  TS = sampleOf("h264_360p.mpegts");
const folder = mkdtempSync(join(tmpdir(), "cuffi-damaged-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Reads frames until the end or an error, which it returns. Checks the pixels. */
async function readAll(
  device: Device,
  { md5 }: Sample,
  source: VideoSource,
  options: OpenVideoOptions & FramesOptions = {},
): Promise<[number, string]> {
  const { damaged, ...selection } = options;
  await using video = await openVideo(device, source, { damaged });
  const pixels: string[] = [];
  let message = "";
  try {
    for await (using frame of video.frames(selection)) pixels.push(md5Of(frame));
  } catch (error) {
    ({ message } = error as Error);
  }
  // The data of the last packet may be damaged, to which the last frames refer.
  const intact = message === "" ? pixels.length : Math.max(0, pixels.length - 4);
  assert.deepEqual(pixels.slice(0, intact), md5.slice(0, intact));
  return [pixels.length, message];
}

/** Returns a copy of a file with zeros in a range. */
function zeroed(file: Uint8Array, start: number, end: number): Uint8Array {
  return Uint8Array.from(file).fill(0, Math.floor(start), Math.floor(end));
}

test(
  "a transport stream with a damaged packet ends with an error there",
  { skip: undecodable(TS) },
  async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(),
      damaged = Uint8Array.from(readFileSync(TS.path)).fill(7, 150_000, 150_400);
    const path = join(folder, TS.file);
    writeFileSync(path, damaged);
    const packet = "a transport packet does not begin with 0x47";
    for (let i = 0; i < 2; i++) {
      const [count, message] = await readAll(device, TS, path);
      assert.equal(message, `${path}: frame 51 at 3.167 s cannot be decoded: the file is damaged: ${packet}`);
      assert.equal(count, 51);
    }
    {
      await using video = await openVideo(device, path);
      await assert.rejects(
        video.count(),
        new RegExp(`^Error: ${path}: the file is damaged: ${packet}: frames from`),
      );
      using frame = await video.at(45);
      assert.equal(md5Of(frame), TS.md5[45]);
      await assert.rejects(video.at(60), /^RangeError: index: .* got 60; .* is damaged: a transport packet/);
    }
    // In the first packets.
    writeFileSync(path, damaged.fill(7, 188 * 4, 188 * 5));
    await assert.rejects(
      openVideo(device, path),
      new RegExp(`^Error: ${path}: the file is damaged: ${packet}$`),
    );
    assert.equal(device.memoryInUse(), before);
  },
);

describe("video: damaged Matroska and WebM", () => {
  for (const sample of [MKV, WEBM]) {
    const file = readFileSync(sample.path), { length } = file;

    test(`${sample.file}: ends with an error at a gap`, { skip: undecodable(sample) }, async () => {
      using device = await openTestDevice();
      const before = device.memoryInUse();
      for (
        const [start, end] of [[0.4, 0.5], [0.9, 1]]
      ) {
        const damaged = zeroed(file, start! * length, end! * length), path = join(folder, sample.file);
        writeFileSync(path, damaged);
        let count = 0;
        for (const policy of ["error", "show"] as const) {
          let message: string;
          [count, message] = await readAll(device, sample, path, { damaged: policy });
          const where = `frame ${count} at \\d+\\.\\d{3} s cannot be decoded`;
          // With "error", the data of the last packet may come first.
          const expected = `^${path}: (${where}: the file is damaged at byte \\d+|.* damaged is "error")$`;
          assert.match(message, new RegExp(expected));
          assert.ok(count > 10 && count < sample.md5.length, `${count}`);
        }
        // Once packets are listed, the same frames.
        await using video = await openVideo(device, damaged);
        await assert.rejects(
          video.count(),
          /^Error: video: the file is damaged at byte \d+: frames from there on may be missing$/,
        );
        await assert.rejects(video.timestamps(), /is damaged/);
        await assert.rejects(
          video.at(count + 4),
          /^RangeError: index: .* got \d+; the file is damaged at byte \d+$/,
        );
        await assert.rejects(
          video.frameAt(sample.md5.length / 30 - 0.01),
          /^RangeError: seconds: .*is damaged/,
        );
        await assert.rejects(video.sample([0, count + 4], { size: 32 }), /is damaged/);
        using last = await video.at(count - 5);
        assert.equal(md5Of(last), sample.md5[count - 5]);
        const indices: number[] = [];
        await assert.rejects(async () => {
          for await (using frame of video.frames({ from: 0.1 })) indices.push(frame.index);
        }, /is damaged at byte \d+: frames from there on may be missing|cannot be decoded/);
        assert.deepEqual([indices[0], indices.at(-1)], [3, count - 1]);
      }
      assert.equal(device.memoryInUse(), before);
    });

    test(`${sample.file}: notices each header of a block`, { skip: undecodable(sample) }, async () => {
      using device = await openTestDevice();
      const { at, frame } = (await packetsOf(file))[20]!;
      // The id, and the number of the track.
      for (const offset of [-8, -7, -6, -4]) {
        const damaged = Uint8Array.from(file);
        if (offset === -4) damaged[at - 4] = 0x85;
        else if (damaged[at + offset] === 0xa3) damaged[at + offset] = 0;
        else continue;
        const [count, message] = await readAll(device, sample, damaged);
        assert.match(message, /cannot be decoded: the file is damaged at byte/);
        assert.ok(count <= frame + 1, `${count}`);
      }
    });

    test(`${sample.file}: intact files have no gap`, { skip: undecodable(sample) }, async () => {
      using device = await openTestDevice();
      // A live recording, whose sizes were not known, and a file with bytes after it.
      const live = Uint8Array.from(file), view = Buffer.from(live.buffer);
      const segment = view.indexOf(Uint8Array.of(0x18, 0x53, 0x80, 0x67));
      live.set([0x01, 255, 255, 255, 255, 255, 255, 255], segment + 4);
      for (
        let at = 0;
        sample === MKV && (at = view.indexOf(Uint8Array.of(0x1f, 0x43, 0xb6, 0x75), at) + 4) > 3;
      ) {
        // Not the position of a cluster.
        const bytes = Math.clz32(live[at]!) - 23;
        if (live[at + bytes] === 0xe7) live.fill(255, at, at + bytes)[at] = (1 << 9 - bytes) - 1;
      }
      const padded = Buffer.concat([file, Buffer.alloc(100)]);
      for (const source of [sample.path, live, padded, new Blob([file])]) {
        assert.deepEqual(await readAll(device, sample, source as VideoSource), [sample.md5.length, ""]);
        await using video = await openVideo(device, source as VideoSource);
        assert.equal(await video.count(), sample.md5.length);
      }
    });
  }
});

describe("video: damaged fragments of MP4", { skip: undecodable(FRAGMENTED) }, () => {
  const file = readFileSync(FRAGMENTED.path), second = file.indexOf("moof", file.indexOf("moof") + 4) - 4;

  test("end the video, whatever is damaged in their headers", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    const changes: readonly (readonly [name: string, offset: number, bytes: readonly number[]])[] = [
      ["one bit of the type", 7, [0x67]],
      ["the type of padding", 4, [...Buffer.from("free")]],
      ["no type and no size", 0, [0, 0, 0, 0, 0, 0, 0, 0]],
      ["a block of zeros", 0, new Array<number>(4096).fill(0)],
      ["a size that is too small", 3, [4]],
      ["a size that ends in the data", 2, [0x20]],
      ["no size", 0, [0, 0, 0, 0]],
    ];
    const damaged = changes.map(([name, offset, bytes]) => {
      const copy = Buffer.from(file);
      copy.set(bytes, second + offset);
      return [name, copy] as const;
    });
    const inner: readonly (readonly [type: string, offset: number, value: number])[] = [
      ...["mfhd", "traf", "tfhd", "tfdt", "trun"].flatMap((type) =>
        [[type, 3, 0x41], [type, -1, 9], [type, -4, 255]] as const
      ),
      // The track, the version, the flags, and the number of packets.
      ...[["tfhd", 11, 7], ["tfdt", 4, 0], ["trun", 6, 0], ["trun", 11, 29]] as const,
    ];
    for (const [type, offset, value] of inner) {
      const copy = Buffer.from(file);
      copy[copy.indexOf(type, second) + offset] = value;
      damaged.push([`${type} + ${offset}`, copy]);
    }
    for (const [name, bytes] of damaged) {
      await using video = await openVideo(device, bytes);
      const message =
        /^Error: video: the file is damaged( at byte \d+)?: frames from there on may be missing$/;
      await assert.rejects(video.count(), message, name);
      await assert.rejects(video.at(40), /^RangeError: index: .* got 40; the file is damaged/, name);
    }
    const early = Buffer.from(file), time = early.lastIndexOf("tfdt") + 8;
    early.fill(0, time, time + 8);
    await using video = await openVideo(device, early);
    await assert.rejects(video.count(), /damaged at byte 128832:/);
    for (const [name, bytes] of damaged.slice(0, 4)) {
      const [count, message] = await readAll(device, FRAGMENTED, bytes);
      assert.equal(
        message,
        `video: the file is damaged at byte ${second}: frames from there on may be missing`,
      );
      assert.ok(count > 24 && count <= 30, `${name}: ${count}`);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("are not seen in intact files", async () => {
    using device = await openTestDevice();
    const box = (type: string, content = 0) => {
      const bytes = Buffer.alloc(8 + content);
      bytes.writeUInt32BE(bytes.length);
      bytes.write(type, 4);
      return bytes;
    };
    // Boxes between fragments, without the table at the end.
    const parts: Buffer[] = [],
      starts = [...file.toString("latin1").matchAll(/moof/g)].map(({ index }) => index - 4);
    let at = 0, length = 0;
    for (const start of [...starts, file.lastIndexOf("mfra") - 4]) {
      parts.push(Buffer.from(file.subarray(at, start)));
      if (at > 0) parts.at(-1)!.writeBigUInt64BE(BigInt(length), parts.at(-1)!.indexOf("tfhd") + 12);
      parts.push(
        ...["styp", "prft", "emsg", "sidx", "free", "abcd", "mdat"].map((type, i) => box(type, 20 * (6 - i))),
      );
      at = start;
      length = parts.reduce((sum, part) => sum + part.length, 0);
    }
    const between = Buffer.concat(parts);
    // Bytes after the table.
    const padded = Buffer.concat([file, Buffer.alloc(3000)]);
    for (const source of [FRAGMENTED.path, file, new Blob([file]), between, padded]) {
      assert.deepEqual(await readAll(device, FRAGMENTED, source), [90, ""]);
      await using video = await openVideo(device, source);
      assert.equal(await video.count(), 90);
    }
  });

  test("files with some frames outside of fragments, and segments, are rejected", async () => {
    using device = await openTestDevice();
    const some = Buffer.from(file);
    some.writeUInt32BE(1, some.indexOf("stsz") + 12);
    await assert.rejects(
      openVideo(device, some),
      /^TypeError: video: .* got one with some; rewrite it: ffmpeg/,
    );
  });
});
