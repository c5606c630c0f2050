/** Frames whose data is damaged, against the same frames of PyAV. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { importMediabunny } from "../../src/video/demux/container.ts";
import { type EncodedPacket, type Frame, openVideo, VideoDecoder } from "../../src/video/mod.ts";
import { onGpu, openTestDevice } from "../support/device.ts";
import { executable, missing } from "../support/python.ts";
import { md5Of, sampleOf, undecodable } from "../support/video.ts";

const H264 = sampleOf("h264_360p.mp4"), DAMAGED_PACKETS = [8, 40];
const folder = mkdtempSync(join(tmpdir(), "cuffi-damaged-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Numbers of the frames that PyAV calls corrupt. */
const CORRUPT = `
import av, sys
file = av.open(sys.argv[1])
file.streams.video[0].thread_type = "NONE"
for i, frame in enumerate(file.decode(video=0)):
    if frame.is_corrupt: print(i)
`;

async function packetsOf(path: string): Promise<{ packets: EncodedPacket[]; description: Uint8Array }> {
  const { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } = await importMediabunny();
  using input = new Input({ source: new BufferSource(readFileSync(path)), formats: ALL_FORMATS });
  const track = (await input.getPrimaryVideoTrack())!, packets: EncodedPacket[] = [];
  for await (const { type, data, microsecondTimestamp } of new EncodedPacketSink(track).packets()) {
    packets.push({ type, data, timestamp: Math.round(microsecondTimestamp) });
  }
  return { packets, description: (await track.getDecoderConfig())!.description as Uint8Array };
}

/** Writes a copy of the sample with other bytes in the middle of some packets. */
async function damage(): Promise<string> {
  const file = readFileSync(H264.path), { packets } = await packetsOf(H264.path);
  for (const number of DAMAGED_PACKETS) {
    const { data } = packets[number]!, at = file.indexOf(data);
    for (let i = data.length / 3 | 0; i < data.length / 3 + 60; i++) file[at + i]! ^= 0x5a;
  }
  const path = join(folder, "damaged.mp4");
  writeFileSync(path, file);
  return path;
}

describe("video: damaged frames", { skip: undecodable(H264) }, () => {
  test("are shown and marked as in PyAV, and the others are intact", { skip: missing("av") }, async () => {
    using device = await openTestDevice();
    const path = await damage(), marked: number[] = [];
    await using video = await openVideo(device, path);
    const { stdout, stderr } = spawnSync(executable, ["-c", CORRUPT, path], { encoding: "utf8" });
    const expected = stdout.trim().split("\n").map(Number);
    assert.equal(expected.length, 2, stderr);
    for await (using frame of video.frames()) {
      if (frame.damaged) {
        marked.push(frame.index);
        assert.match(String(frame), /, damaged$/);
      }
      // B-frames before it may refer to it.
      if (frame.index < expected[0]! - 4) assert.equal(md5Of(frame), H264.md5[frame.index]);
    }
    // Engines of GPUs find and conceal other parts of a picture. libavcodec's threads may show a picture too early.
    if (!onGpu) {
      assert.ok(marked.length > 0 && marked.every((frame) => expected.includes(frame)), `${marked}`);
    }
  });

  test('are errors if damaged is "error"', { skip: onGpu && "depends on the engine" }, async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(), path = await damage();
    {
      await using video = await openVideo(device, path, { damaged: "error" });
      let count = 0;
      await assert.rejects(async () => {
        for await (using frame of video.frames()) assert.equal(frame.index, count++);
      }, /damaged.mp4: the data of frame 9 at 0.300 s is damaged/);
      assert.equal(count, 9);
      await assert.rejects(video.at(9), /the data of frame 9/);
      // Later frames of the group may refer to it, even if it is not shown itself.
      for (const index of [10, 20]) {
        await assert.rejects(
          video.at(index),
          new RegExp(`frame ${index} at .* may refer to a damaged frame`),
        );
      }
      await assert.rejects(video.sample([0, 12]), /frame 12 at 0.400 s may refer to a damaged frame/);
      await assert.rejects(async () => {
        for await (using frame of video.frames({ every: 10 })) assert.equal(frame.index, 0);
      }, /frame 10 at 0.333 s may refer/);
      using intact = await video.at(0);
      assert.equal(md5Of(intact), H264.md5[0]);
      using next = await video.at(60);
      assert.equal(md5Of(next), H264.md5[60]);
    }
    assert.equal(device.memoryInUse(), before);
    const wrong = { damaged: "hide" } as unknown as { damaged: "show" };
    await assert.rejects(openVideo(device, path, wrong), /damaged: expected "show" or "error", got "hide"/);
  });

  test("go to the error callback of VideoDecoder", { skip: onGpu && "depends on the engine" }, async () => {
    using device = await openTestDevice();
    const { packets, description } = await packetsOf(await damage());
    for (const damaged of ["show", "error"] as const) {
      const errors: string[] = [], frames: Frame[] = [];
      await using decoder = new VideoDecoder(device, {
        output: (frame) => frames.push(frame),
        error: ({ message }) => errors.push(message),
        damaged,
      });
      decoder.configure({ codec: "h264", description });
      for (const packet of packets.slice(0, 30)) await decoder.decode(packet);
      await decoder.flush();
      const marked = frames.filter((frame) => frame.damaged).map((frame) => frame.index);
      assert.ok(damaged === "show" ? marked.every((frame) => frame === 9) : marked.length === 0, `${marked}`);
      assert.equal(frames.length, damaged === "show" ? 30 : 29);
      assert.deepEqual(errors.length, damaged === "show" ? 0 : 1);
      for (const frame of frames) frame.dispose();
    }
  });
});

test("boxes of MP4 nested too deep are rejected", async () => {
  using device = await openTestDevice();
  const inUse = device.memoryInUse();
  const ftyp = [0, 0, 0, 16, ...new TextEncoder().encode("ftypisom"), 0, 0, 0, 0], boxes = 100_000;
  const file = new Uint8Array(ftyp.length + 8 * boxes);
  file.set(ftyp);
  for (let i = 0; i < boxes; i++) {
    new DataView(file.buffer).setUint32(16 + 8 * i, 8 * (boxes - i));
    file.set(new TextEncoder().encode("moov"), 16 + 8 * i + 4);
  }
  await assert.rejects(openVideo(device, file), /video: expected at most 16 nested boxes, got more/);
  assert.equal(device.memoryInUse(), inUse);
});
