import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import {
  type EncodedPacket,
  type Frame,
  frameOfSample,
  openVideo,
  registerMediabunnyDecoder,
  VideoDecoder,
} from "../../src/video/mod.ts";
import { importMediabunny } from "../../src/video/demux/container.ts";
import { openTestDevice } from "../support/device.ts";
import { md5Of, sampleOf, undecodable } from "../support/video.ts";

const H264 = sampleOf("h264_360p.mp4"), HEVC = sampleOf("hevc_360p.mp4");

/** Reads the packets of a sample as they are in its file. */
async function packetsOf(path: string): Promise<{ packets: EncodedPacket[]; description: Uint8Array }> {
  const { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } = await importMediabunny();
  using input = new Input({ source: new BufferSource(await readFile(path)), formats: ALL_FORMATS });
  const track = (await input.getPrimaryVideoTrack())!;
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const { type, data, microsecondTimestamp: timestamp, microsecondDuration: duration } = packet;
    packets.push({ type, data, timestamp: Math.round(timestamp), duration: Math.round(duration) });
  }
  const description = (await track.getDecoderConfig())!.description as Uint8Array;
  return { packets, description };
}

describe("VideoDecoder", { skip: undecodable(H264) || undecodable(HEVC) }, () => {
  for (const { file, path, codec, md5 } of [H264, HEVC]) {
    test(`decodes packets in display order: ${file}`, async () => {
      using device = await openTestDevice();
      const { packets, description } = await packetsOf(path);
      const shown: string[] = [], times: number[] = [], errors: Error[] = [];
      await using decoder = new VideoDecoder(device, {
        output: (frame) => {
          assert.equal(frame.index, shown.length);
          shown.push(md5Of(frame));
          times.push(frame.timestamp);
          frame.dispose();
        },
        error: (error) => errors.push(error),
      });
      assert.equal(decoder.state, "unconfigured");
      decoder.configure({ codec, description });
      for (const packet of packets) await decoder.decode(packet);
      await decoder.flush();
      assert.deepEqual(errors, []);
      assert.deepEqual(shown, md5);
      assert.deepEqual(times, times.toSorted((a, b) => a - b));
      assert.equal(decoder.decodeQueueSize, 0);
    });
  }

  test("shows frames early with low delay", async () => {
    using device = await openTestDevice();
    const { packets, description } = await packetsOf(H264.path);
    const frames: Frame[] = [];
    await using decoder = new VideoDecoder(device, {
      output: (frame) => frames.push(frame),
      error: assert.ifError,
    });
    decoder.configure({ codec: "avc1.64001e", description, optimizeForLatency: true });
    for (const packet of packets.slice(0, 30)) await decoder.decode(packet);
    // The last packet may be in flight. B-frames wait for at most a few others.
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.ok(frames.length >= 24, `${frames.length} of 30 frames`);
    await decoder.flush();
    assert.deepEqual(frames.map(md5Of), H264.md5.slice(0, 30));
    for (const frame of frames) frame.dispose();
  });

  test("reset discards packets in flight, and the decoder can be configured again", async () => {
    using device = await openTestDevice();
    const before = device.memoryStatistics().inUse;
    const { packets, description } = await packetsOf(H264.path);
    const frames: Frame[] = [];
    const decoder = new VideoDecoder(device, {
      output: (frame) => frames.push(frame),
      error: assert.ifError,
    });
    decoder.configure({ codec: "h264", description });
    for (const packet of packets) void decoder.decode(packet);
    assert.ok(decoder.decodeQueueSize > 80);
    const flushed = assert.rejects(decoder.flush(), { name: "AbortError" });
    decoder.reset();
    assert.equal(decoder.decodeQueueSize, 0);
    assert.equal(decoder.state, "unconfigured");
    await flushed;
    const count = frames.length;
    decoder.configure({ codec: "h264", description });
    // Starts in the middle of the second group: nothing is shown before the third.
    for (const packet of packets.slice(45)) await decoder.decode(packet);
    await decoder.flush();
    assert.deepEqual(frames.slice(count).map(md5Of), H264.md5.slice(60));
    for (const frame of frames) frame.dispose();
    await decoder.close();
    assert.equal(decoder.state, "closed");
    assert.equal(device.memoryStatistics().inUse, before);
  });

  for (const end of ["reset", "close"] as const) {
    test(`shows no frame after ${end}(), not even of the packet that is being decoded`, async () => {
      using device = await openTestDevice();
      const before = device.memoryInUse();
      const { packets, description } = await packetsOf(H264.path);
      let ended = false, late = 0;
      const decoder = new VideoDecoder(device, {
        output: (frame) => {
          if (ended) late++;
          frame.dispose();
        },
        error: assert.ifError,
      });
      decoder.configure({ codec: "h264", description });
      for (const packet of packets.slice(0, 20)) await decoder.decode(packet);
      for (const packet of packets.slice(20)) void decoder.decode(packet);
      await new Promise((resolve) => setTimeout(resolve, 3));
      ended = true;
      if (end === "reset") decoder.reset();
      await decoder.close();
      assert.equal(late, 0);
      assert.equal(device.memoryInUse(), before);
    });
  }

  test("uses a new configuration after a damaged packet of the one before", async () => {
    using device = await openTestDevice();
    const first = await packetsOf(H264.path), second = await packetsOf(HEVC.path);
    const shown: string[] = [], errors: Error[] = [];
    await using decoder = new VideoDecoder(device, {
      output: (frame) => {
        shown.push(md5Of(frame));
        frame.dispose();
      },
      error: (error) => errors.push(error),
    });
    decoder.configure({ codec: "h264", description: first.description });
    const damaged = { ...first.packets[0]!, data: new Uint8Array(50).fill(0xff) };
    await decoder.decode(damaged);
    decoder.configure({ codec: "hevc", description: second.description });
    for (const packet of second.packets) await decoder.decode(packet);
    await decoder.flush();
    assert.deepEqual(shown, HEVC.md5, errors.join());
  });

  test("reports damaged packets and continues with the next key packet", async () => {
    using device = await openTestDevice();
    const { packets, description } = await packetsOf(H264.path);
    const shown = new Map<number, string>(), errors: Error[] = [];
    await using decoder = new VideoDecoder(device, {
      output: (frame) => {
        shown.set(Math.round(frame.timestamp * 30), md5Of(frame));
        frame.dispose();
      },
      error: (error) => errors.push(error),
    });
    decoder.configure({ codec: "h264", description });
    for (const [i, packet] of packets.entries()) {
      await decoder.decode(i === 40 ? { ...packet, data: new Uint8Array(50).fill(0xff) } : packet);
    }
    await decoder.flush();
    for (let frame = 60; frame < 90; frame++) {
      assert.equal(shown.get(frame), H264.md5[frame], `frame ${frame}`);
    }
    for (let frame = 0; frame < 30; frame++) {
      assert.equal(shown.get(frame), H264.md5[frame], `frame ${frame}`);
    }
  });

  test("rejects wrong arguments and states", async () => {
    using device = await openTestDevice();
    const init = { output: (frame: Frame) => frame.dispose(), error: assert.ifError };
    assert.throws(() => new VideoDecoder(device, {} as typeof init), /init.output: expected a function/);
    const decoder = new VideoDecoder(device, init);
    const packet = { type: "key", timestamp: 0, data: new Uint8Array(4) } as const;
    assert.throws(() => decoder.decode(packet), { name: "InvalidStateError" });
    assert.throws(() => decoder.configure({ codec: "theora" }), /config.codec: expected/);
    decoder.configure({ codec: "vp9" });
    assert.throws(
      () => decoder.decode({ ...packet, timestamp: 0.5 }),
      /packet.timestamp: expected an integer/,
    );
    assert.throws(
      () => decoder.decode({ ...packet, timestamp: 2 ** 52 + 1 }),
      /packet.timestamp: expected an integer from -4503599627370496 to 4503599627370496, got 4503599627370497/,
    );
    for (const duration of [-1, 0.5, NaN]) {
      assert.throws(
        () => decoder.decode({ ...packet, duration }),
        /packet.duration: expected an integer from 0/,
      );
    }
    assert.throws(() => decoder.decode({ ...packet, data: [] as unknown as Uint8Array }), /packet.data/);
    await decoder.close();
    await decoder.close();
    assert.throws(() => decoder.configure({ codec: "vp9" }), { name: "InvalidStateError" });
    assert.equal(await VideoDecoder.isConfigSupported(device, { codec: "avc1.64001e" }), true);
  });
});

test("registerMediabunnyDecoder() rejects other values than devices", async () => {
  const expected = /^TypeError: device: expected a Device, got a Promise; await it$/;
  await assert.rejects(registerMediabunnyDecoder(Promise.resolve() as never), expected);
});

describe("registerMediabunnyDecoder", { skip: undecodable(H264) }, () => {
  test("decodes for mediabunny's sinks", async () => {
    const { ALL_FORMATS, BufferSource, Input, VideoSampleSink } = await importMediabunny();
    using device = await openTestDevice();
    await registerMediabunnyDecoder(device);
    using input = new Input({ source: new BufferSource(await readFile(H264.path)), formats: ALL_FORMATS });
    const sink = new VideoSampleSink((await input.getPrimaryVideoTrack())!);
    const shown: string[] = [];
    for await (const sample of sink.samples(0, 0.5)) {
      const frame = frameOfSample(sample)!;
      shown.push(md5Of(frame));
      assert.equal(sample.format, "NV12");
      assert.equal(sample.codedHeight, 360);
      const bytes = new Uint8Array(sample.allocationSize());
      await sample.copyTo(bytes);
      assert.deepEqual(bytes.subarray(0, 640 * 360), frame.y.toHost());
      sample.close();
      assert.equal(frame.disposed, true);
    }
    assert.deepEqual(shown, H264.md5.slice(0, 15));
    await using video = await openVideo(device, H264.path);
    using first = await video.at(0);
    assert.equal(frameOfSample({}), undefined);
    assert.equal(md5Of(first), shown[0]);
  });
});
