/** Frames that cannot be decoded: none is left out without an error, which names the first one. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { HevcOrder } from "../../src/video/demux/hevc_order.ts";
import { openVideo } from "../../src/video/mod.ts";
import { openSource } from "../../src/video/source.ts";
import { onGpu, openTestDevice } from "../support/device.ts";
import {
  md5Of,
  type PacketRange,
  packetsOf,
  readIndices,
  type Sample,
  sampleOf,
  undecodable,
} from "../support/video.ts";

const SAMPLES = ["h264_360p.mp4", "hevc_360p.mp4", "vp9_360p.webm", "av1_360p.mp4"].map(sampleOf);
const [H264, HEVC] = SAMPLES as [Sample, Sample];
/** The packet that is damaged, of any codec. */
const PACKET = 20;
/** Engines of GPUs find and conceal other errors. */
const skipped = onGpu && "depends on the engine";

/** Copies the packets of a file to a stream without a container. */
async function streamOf(path: string): Promise<{ stream: Uint8Array; packets: PacketRange[] }> {
  using source = await openSource(path, { maxBytes: 2 ** 30, frameRate: 30, signal: undefined });
  const parts: Uint8Array[] = [], packets: PacketRange[] = [];
  let end = 0;
  for await (const { data, timestamp } of source.packets(0)) {
    parts.push(data);
    packets.push({ at: end, end: end += data.length, frame: Math.round(timestamp * 30) });
  }
  return { stream: new Uint8Array(Buffer.concat(parts)), packets };
}

/** Flips bits at the start of a packet, behind the length and type of its first unit. */
function withDamagedHead(path: string, { at }: PacketRange): Uint8Array {
  const bytes = new Uint8Array(readFileSync(path));
  for (let i = at + 4; i < at + 12; i++) bytes[i]! ^= 0x55;
  return bytes;
}

describe("video: frames that cannot be decoded", { skip: skipped }, () => {
  for (const sample of SAMPLES) {
    test(
      `end frames() and at() with the same error: ${sample.file}`,
      { skip: undecodable(sample) },
      async () => {
        using device = await openTestDevice();
        const before = device.memoryInUse(), packets = await packetsOf(readFileSync(sample.path));
        // The first packets of AV1 have only three bytes, whose damage changes nothing.
        const place = packets.slice(PACKET).find(({ at, end }) => end - at > 100)!, { frame } = place;
        const bytes = withDamagedHead(sample.path, place);
        const message = new RegExp(`video: frame ${frame} at ${(frame / 30).toFixed(3)} s cannot be decoded`);
        for (const damaged of ["show", "error"] as const) {
          const { frames, error } = await readIndices(device, bytes, { damaged });
          assert.match(String(error?.message), message);
          assert.deepEqual(frames, Array.from({ length: frame }, (_, i) => i));
          if (damaged === "error") continue;
          await using video = await openVideo(device, bytes, { damaged });
          await assert.rejects(video.at(frame), { message: error!.message });
          await assert.rejects(video.sample([1, frame], { size: 8 }), message);
          using earlier = await video.at(frame - 1);
          assert.equal(md5Of(earlier), sample.md5[frame - 1]);
          // The next group of pictures is intact.
          const key = Math.ceil(frame / 30) * 30;
          if (key >= sample.md5.length) continue;
          using later = await video.at(key);
          assert.equal(md5Of(later), sample.md5[key]);
        }
        assert.equal(device.memoryInUse(), before);
      },
    );
  }

  test("end frames() that selects them, and no others", { skip: undecodable(SAMPLES[1]!) }, async () => {
    using device = await openTestDevice();
    const { path } = SAMPLES[1]!, place = (await packetsOf(readFileSync(path)))[PACKET]!;
    const bytes = withDamagedHead(path, place), { frame } = place;
    const selected = await readIndices(device, bytes, {}, {
      from: (frame - 2) / 30 - 0.001,
      to: (frame + 2) / 30,
    });
    assert.deepEqual(selected.frames, [frame - 2, frame - 1]);
    assert.match(String(selected.error), new RegExp(`frame ${frame} at`));
    const others = await readIndices(device, bytes, {}, { every: frame - 1, to: 2 });
    assert.equal(others.error, undefined);
    assert.deepEqual(others.frames, [0, frame - 1, 2 * (frame - 1), 3 * (frame - 1)]);
  });

  test("are named where no table lists them", { skip: undecodable(SAMPLES[0]!) }, async () => {
    using device = await openTestDevice();
    const { path } = sampleOf("h264_360p.mkv"), place = (await packetsOf(readFileSync(path)))[PACKET]!;
    await using video = await openVideo(device, withDamagedHead(path, place));
    const frames: number[] = [];
    await assert.rejects(
      async () => {
        for await (using frame of video.frames()) frames.push(frame.index);
      },
      new RegExp(
        `frame ${place.frame} at ${(place.frame / 30).toFixed(3)} s cannot be decoded: libavcodec: `,
      ),
    );
    assert.equal(frames.length, place.frame);
  });

  test("of a stream without times are named by the order in it", { skip: undecodable(HEVC) }, async () => {
    using device = await openTestDevice();
    const { stream, packets } = await streamOf(HEVC.path), { at, frame } = packets[PACKET]!;
    assert.equal((await readIndices(device, stream)).error, undefined);
    // Behind start code, header and order count of the slice.
    for (let i = at + 9; i < at + 20; i++) stream[i]! ^= 0x55;
    await using video = await openVideo(device, stream, { frameRate: 30 });
    let count = 0;
    await assert.rejects(async () => {
      for await (using shown of video.frames()) {
        assert.equal(shown.index, count++);
        assert.equal(md5Of(shown), HEVC.md5[shown.index]);
      }
    }, { message: `video: frame ${frame} at ${(frame / 30).toFixed(3)} s cannot be decoded` });
    assert.equal(count, frame);
  });

  test(
    "of a stream without order are noticed at the next key picture",
    { skip: undecodable(H264) },
    async () => {
      using device = await openTestDevice();
      const { stream, packets } = await streamOf(H264.path), { at } = packets[PACKET]!;
      for (let i = at + 6; i < at + 14; i++) stream[i]! ^= 0x55;
      const { frames, error, count } = await readIndices(device, stream);
      assert.equal(count, 90);
      assert.match(String(error), /one of the frames 0 to \d+ cannot be decoded: libavcodec: Invalid data/);
      assert.deepEqual(frames, [...frames.keys()]);
      assert.ok(frames.length < 30);
    },
  );
});

test("the order counts of HEVC are the order of a container's times", async () => {
  const order = new HevcOrder(), times: number[] = [], orders: number[] = [];
  using source = await openSource(HEVC.path, { maxBytes: 2 ** 30, frameRate: 30, signal: undefined });
  for await (const { data, timestamp } of source.packets(0)) {
    times.push(timestamp);
    orders.push(order.of(data)!.order);
  }
  const ranks = (list: readonly number[]) => [...list.keys()].sort((a, b) => list[a]! - list[b]!);
  assert.deepEqual(ranks(orders), ranks(times));
  assert.notDeepEqual(ranks(times), [...times.keys()]);
});
