import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { DeviceArray } from "../../mod.ts";
import { cvtColor, nv12ResizeNormalize, toneMap } from "../../src/image/mod.ts";
import { PacketIndex } from "../../src/video/packet_index.ts";
import type { PacketPlace } from "../../src/video/demux/packets.ts";
import { type Frame, openVideo, type VideoSource } from "../../src/video/mod.ts";
import { deviceName, onGpu, openTestDevice, settle } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { runProgram } from "../support/process.ts";
import { md5Of, sampleOf, undecodable } from "../support/video.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

const H264 = sampleOf("h264_360p.mp4"), HEVC = sampleOf("hevc_360p.mp4"), P010 = sampleOf("hevc10_360p.hevc");

describe("video", { skip: undecodable(H264) }, () => {
  test("leaving a loop early frees the frames that wait", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    await using video = await openVideo(device, H264.path);
    for (const ahead of [1, 8, 64]) {
      for await (using frame of video.frames({ ahead })) if (frame.index === 5) break;
      await assert.rejects(async () => {
        for await (using frame of video.frames({ ahead })) if (frame.index === 3) throw new Error("stop");
      }, /stop/);
    }
    assert.equal(device.memoryInUse(), before);
    using frame = await video.at(89);
    assert.equal(md5Of(frame), H264.md5[89]);
  });

  test("decodes at most a few frames in advance", async () => {
    using device = await openTestDevice();
    await using video = await openVideo(device, H264.path);
    const before = device.memoryInUse(), bytes = 640 * 540;
    for await (using _ of video.frames({ ahead: 2 })) {
      // Reordering may show several frames after one packet.
      assert.ok(device.memoryInUse() - before <= 12 * bytes, `${device.memoryInUse() - before} bytes`);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("frames outlive the video and its file", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(), frames: Frame[] = [];
    {
      await using video = await openVideo(device, H264.path);
      for await (const frame of video.frames({ to: 1 })) frames.push(frame);
    }
    assert.deepEqual(frames.map(md5Of), H264.md5.slice(0, 30));
    for (const frame of frames) frame.dispose();
    assert.throws(() => frames[0]!.y.pointer, /disposed/);
    assert.equal(device.memoryInUse(), before);
  });

  test("several readers share one video", async () => {
    using device = await openTestDevice();
    await using video = await openVideo(device, H264.path);
    const read = async (from: number): Promise<number[]> => {
      const indices: number[] = [];
      for await (using frame of video.frames({ from, to: from + 0.5 })) {
        assert.equal(md5Of(frame), H264.md5[frame.index]);
        indices.push(frame.index);
      }
      return indices;
    };
    const [a, b, [frame]] = await Promise.all([read(0), read(2), Promise.all([video.at(45)])]);
    assert.deepEqual([a.length, b[0], b.length], [15, 60, 15]);
    assert.equal(md5Of(frame), H264.md5[45]);
    frame.dispose();
  });

  test("the device stays open when decoders close at the same time", async () => {
    using device = await openTestDevice();
    const video = await openVideo(device, H264.path);
    const one = video.frames(), two = video.frames();
    for (const reader of [one, two]) (await reader.next()).value!.dispose();
    await one.return();
    const closed = video[Symbol.asyncDispose]();
    await two.return();
    await closed;
    using array = device.zeros([2], "u8");
    assert.deepEqual(array.toHost(), new Uint8Array(2));
  });

  test("abort signals end reading", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    await using video = await openVideo(device, H264.path);
    const controller = new AbortController();
    const reason = new Error("enough");
    await assert.rejects(async () => {
      for await (using frame of video.frames({ signal: controller.signal })) {
        if (frame.index === 4) controller.abort(reason);
      }
    }, reason);
    await assert.rejects(video.at(3, { signal: controller.signal }), reason);
    await assert.rejects(openVideo(device, H264.path, { signal: controller.signal }), reason);
    assert.equal(device.memoryInUse(), before);
    using frame = await video.at(3);
    assert.equal(frame.index, 3);
  });

  test("abort signals end the wait for a stream that sends nothing, and close it", async () => {
    using device = await openTestDevice();
    let reason: unknown;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(100)),
      cancel: (given) => {
        reason = given;
      },
    });
    const controller = new AbortController(), enough = new Error("enough");
    const opening = openVideo(device, stream, { signal: controller.signal });
    await new Promise((resolve) => setTimeout(resolve, 1));
    controller.abort(enough);
    await assert.rejects(opening, enough);
    assert.equal(reason, enough);
  });

  test("abort signals end the wait for an iterable that yields nothing, and close it", async () => {
    using device = await openTestDevice();
    let closed = 0;
    const silent: AsyncIterable<Uint8Array> = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise(() => {}),
        return: () => Promise.resolve({ done: true, value: closed++ }),
      }),
    };
    const controller = new AbortController(), enough = new Error("enough");
    const opening = openVideo(device, silent, { signal: controller.signal });
    await new Promise((resolve) => setTimeout(resolve, 1));
    controller.abort(enough);
    await assert.rejects(opening, enough);
    assert.equal(closed, 1);
  });

  test("a stream that exceeds the limit is an error of the limit, even if closing it aborts the signal", async () => {
    using device = await openTestDevice();
    const abort = new AbortController(), { signal } = abort;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(600)),
      cancel: () => abort.abort(new Error("client went away")),
    });
    await assert.rejects(openVideo(device, endless, { maxBytes: 1000, signal }), {
      name: "RangeError",
      message: "video: expected at most 1000 bytes in memory (option maxBytes), got more",
    });
    assert.ok(signal.aborted);
    const text = async function* () {
      yield "text" as never;
    };
    await assert.rejects(openVideo(device, text()), {
      name: "TypeError",
      message: 'source: expected a stream of Uint8Arrays, got "text"',
    });
  });

  test("a disposed video is an error", async () => {
    using device = await openTestDevice();
    const video = await openVideo(device, H264.path);
    const frames = video.frames();
    using first = (await frames.next()).value as Frame;
    assert.equal(first.index, 0);
    video.dispose();
    await frames.return();
    await assert.rejects(video.at(0), /has been disposed/);
    await video[Symbol.asyncDispose]();
  });

  test("samples frames in any order and repeatedly", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      await using video = await openVideo(device, HEVC.path);
      const wanted = [59, 3, 3, 31, 0];
      const normalization = { mean: [0.5, 0.4, 0.3], std: 0.25 };
      // The compiler checks the declared types.
      using batch: DeviceArray<"f32"> = await video.sample(wanted, { size: [40, 60], ...normalization });
      using images: DeviceArray<"u8"> = await video.sample({ seconds: [1.999, 0.1, 0.1, 31 / 30, 0] });
      assert.deepEqual([batch.shape, batch.dtype, batch.layout], [[5, 3, 40, 60], "f32", "NCHW"]);
      assert.deepEqual([images.shape, images.dtype, images.layout], [[5, 360, 640, 3], "u8", "NHWC"]);
      for (const [place, index] of wanted.entries()) {
        using frame = await video.at(index);
        using input = nv12ResizeNormalize(frame, [40, 60], normalization);
        assert.deepEqual(batch.index(place).toHost(), input.toHost());
        using rgb = cvtColor(frame, "YUV2RGB_NV12", { standard: "bt601" });
        assert.deepEqual(images.index(place).toHost(), rgb.toHost());
      }
      using bytes: DeviceArray<"u8"> = await video.sample([0], {
        size: 32,
        dtype: "u8",
        scale: 1,
        layout: "HWC",
      });
      assert.deepEqual([bytes.shape, bytes.dtype], [[1, 32, 32, 3], "u8"]);
      await assert.rejects(video.sample([0], { mean: 0.5 }), /size with mean/);
      for (const size of [[224, 224, 3], [224], "224", { height: 224, width: 224 }, null]) {
        await assert.rejects(
          video.sample([0], { size: size as never }),
          /^(Type|Range)Error: size: expected a number or \[height, width\], got /,
        );
      }
      for (const size of [0, [10.5, 10]]) {
        await assert.rejects(
          video.sample([0], { size: size as never }),
          /^RangeError: size \(height\): expected an integer from 1 to \d+, got (0|10\.5)$/,
        );
      }
      await assert.rejects(
        video.sample([0], { layout: "NCHW" as "CHW" }),
        /^TypeError: layout: expected "CHW" or "HWC", got "NCHW".*; the batch axis is first without it$/,
      );
      await assert.rejects(
        video.sample(3 as never),
        /^TypeError: frames: expected a list of at least one index, .* got 3; pass it in a list$/,
      );
      assert.throws(
        () => nv12ResizeNormalize(video as never, 224),
        /^TypeError: src: .* got Video; pass a frame, from video\.frames\(\) or video\.at\(\)$/,
      );
      await assert.rejects(video.sample([]), /frames: expected a list/);
      await assert.rejects(video.sample([0, 90]), /frames\[1\]: expected an integer from 0 to 89, got 90/);
      await assert.rejects(video.sample({ seconds: [99] }), /frames.seconds\[0\]/);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("operators use the colors of a frame", async () => {
    using device = await openTestDevice();
    await using video = await openVideo(device, H264.path);
    using frame = await video.at(10);
    assert.deepEqual(frame.color, {
      primaries: "bt709",
      transfer: "bt709",
      matrix: "bt709",
      fullRange: false,
    });
    using own = cvtColor(frame, "YUV2RGB_NV12");
    using given = cvtColor(frame, "YUV2RGB_NV12", { standard: "bt709", range: "limited" });
    using other = cvtColor(frame, "YUV2RGB_NV12", { standard: "bt601" });
    assert.deepEqual(own.toHost(), given.toHost());
    assert.notDeepEqual(own.toHost(), other.toHost());
  });

  test("P010 frames become model inputs", { skip: undecodable(P010) }, async () => {
    using device = await openTestDevice();
    await using video = await openVideo(device, P010.path);
    assert.deepEqual([video.bitDepth, video.color.transfer, video.duration], [10, "pq", 90 / 25]);
    using frame = await video.at(2);
    assert.equal(frame.y.dtype, "u16");
    // The sample is HDR.
    using hdr = cvtColor(frame, "YUV2RGB_P010", { standard: "bt2020", range: "limited", dtype: "u16" });
    using rgb = toneMap(hdr, "pq");
    using pictures = await video.sample([2]);
    assert.deepEqual(pictures.index(0).toHost(), rgb.toHost());
    using batch = await video.sample([2, 4], { size: [360, 640], dtype: "u8", scale: 1, layout: "HWC" });
    assert.deepEqual(batch.index(0).toHost(), rgb.toHost());
  });

  test("decodes without native threads, too", { skip: onGpu && "NVDEC needs them" }, () => {
    const { status, stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      import { openVideo } from "@cuffi/src/video/mod.ts";
      using device = await openDevice("software");
      await using video = await openVideo(device, ${JSON.stringify(H264.path)});
      let frames = 0;
      for await (using frame of video.frames()) frames += frame.width / 640;
      console.log(frames, device.memoryInUse());
    `,
      { CUFFI_DISABLE: "machine-code" },
    );
    assert.equal(stdout.trim(), "90 0", stderr);
    assert.equal(status, 0, stderr);
  });

  test("an open video does not keep the process alive", () => {
    const { status, stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      import { openVideo } from "@cuffi/src/video/mod.ts";
      const device = await openDevice();
      const video = await openVideo(device, ${JSON.stringify(H264.path)});
      for await (const frame of video.frames()) {
        console.log(frame.index);
        break;
      }
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "0", stderr);
    assert.equal(status, 0, stderr);
  });

  test("planes go through DLPack like any array", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      await using video = await openVideo(device, H264.path);
      using frame = await video.at(4);
      const { y, uv } = frame;
      using luma = device.fromDLPack(y.toDLPack());
      using chroma = device.fromDLPack(uv.toDLPack());
      assert.deepEqual([luma.shape, chroma.shape], [[360, 640], [180, 320, 2]]);
      assert.equal(luma.pointer, y.pointer);
      frame.dispose();
      // The consumer keeps the memory.
      assert.equal(luma.toHost().length, 640 * 360);
      assert.equal(chroma.toHost().length, 640 * 180);
    }
    settle(device); // collects what consumers have returned
    assert.equal(device.memoryInUse(), before);
  });

  test("rejects wrong arguments", async () => {
    using device = await openTestDevice();
    await using video = await openVideo(device, H264.path);
    await assert.rejects(video.at(90), /index: expected an integer from 0 to 89, got 90/);
    await assert.rejects(video.at(0.5), /index: expected an integer/);
    await assert.rejects(video.frameAt(-1), /seconds: expected seconds from 0 to 3, got -1/);
    await assert.rejects(video.frameAt(NaN), /seconds: expected a finite number/);
    await assert.rejects(video.frames({ every: 0 }).next(), /every: expected an integer/);
    await assert.rejects(video.frames({ evry: 2 } as object).next(), /evry/);
    await assert.rejects(openVideo(device, 5 as unknown as VideoSource), /source: expected a path/);
    await assert.rejects(openVideo(device, H264.path, { maxPixels: 100 }), /video/);
    await assert.rejects(openVideo(device, P010.path, { maxBytes: 100 }), /at most 100 bytes/);
    await assert.rejects(openVideo(device, "no/such/video.mp4"), /no\/such\/video.mp4/);
    await assert.rejects(openVideo(device, new TextEncoder().encode("not a video")), /expected an MP4/);
    await assert.rejects(openVideo(device, new Uint8Array(0)), /video: /);
  });

  test("truncated files give the complete frames, or an error", async () => {
    using device = await openTestDevice();
    settle(device);
    const before = device.memoryInUse();
    const file = new Uint8Array(await readFile(H264.path));
    for (const part of [0.02, 0.3, 0.7]) {
      let frames = 0;
      try {
        await using video = await openVideo(device, file.slice(0, file.length * part));
        for await (using frame of video.frames()) assert.equal(frame.index, frames++);
      } catch (error) {
        assert.ok(error instanceof Error && error.message.length > 10, String(error));
      }
      if (part > 0.2) assert.ok(frames > 90 * part - 25 && frames < 90, `${frames} frames of ${part}`);
    }
    assert.equal(device.memoryInUse(), before);
  });
});

describe("video: sources", { skip: undecodable(H264) }, () => {
  test("reads ranges of a URL", async () => {
    const { createServer } = await import("node:http");
    const file = await readFile(H264.path);
    let largest = 0;
    const server = createServer((request, response) => {
      const [, first, last] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
      if (request.url !== "/clip.mp4") return void response.writeHead(404).end();
      const begin = Number(first ?? 0),
        end = last ? Math.min(Number(last), file.length - 1) : file.length - 1;
      largest = Math.max(largest, end - begin + 1);
      response.writeHead(206, {
        "content-range": `bytes ${begin}-${end}/${file.length}`,
        "content-length": end - begin + 1,
        "accept-ranges": "bytes",
      });
      response.end(file.subarray(begin, end + 1));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    try {
      using device = await openTestDevice();
      await using video = await openVideo(device, `http://127.0.0.1:${port}/clip.mp4`);
      using frame = await video.at(88);
      assert.equal(md5Of(frame), H264.md5[88]);
      await assert.rejects(openVideo(device, new URL(`http://127.0.0.1:${port}/other.mp4`)), /status 404/);
    } finally {
      server.closeAllConnections();
      server.close();
    }
    assert.ok(largest > 0);
  });
});

describe("PacketIndex", () => {
  const place = (timestamp: number, rest: Partial<PacketPlace> = {}): PacketPlace => ({
    timestamp,
    duration: 1,
    key: false,
    leading: false,
    hidden: false,
    ...rest,
  });

  test("orders pictures by time and starts at the right key picture", async () => {
    // I0 P3 B1 B2 | CRA6, with leading pictures 4 and 5, then P7.
    const places = [
      place(0, { key: true }),
      place(3),
      place(1),
      place(2),
      place(6, { key: true }),
      place(4, { leading: true }),
      place(5, { leading: true }),
      place(7),
    ];
    const index = await PacketIndex.create(places, true);
    assert.equal(index.count, 8);
    assert.deepEqual(places.map((_, position) => index.frameOf(position)), [0, 3, 1, 2, 6, 4, 5, 7]);
    assert.deepEqual(index.plan([2]), [{ start: 0, end: 3, firstFrame: 0, lastFrame: 2 }]);
    // A leading picture needs the group before its key picture.
    assert.deepEqual(index.plan([5]), [{ start: 0, end: 6, firstFrame: 0, lastFrame: 5 }]);
    assert.deepEqual(index.plan([7]), [{ start: 4, end: 7, firstFrame: 6, lastFrame: 7 }]);
    assert.deepEqual(index.plan([1, 7]), [
      { start: 0, end: 2, firstFrame: 0, lastFrame: 1 },
      { start: 4, end: 7, firstFrame: 6, lastFrame: 7 },
    ]);
    assert.deepEqual(index.plan([3, 4, 7]), [{ start: 0, end: 7, firstFrame: 0, lastFrame: 7 }]);
  });

  test("orders thousands of pictures by time", async () => {
    const times = Array.from({ length: 2500 }, (_, i) => i % 5 === 0 ? i : i * 7919 % 2500);
    const places = times.map((time, i) => place(time, { key: i % 30 === 0 }));
    const index = await PacketIndex.create(places, true);
    const expected = [...times.keys()].sort((a, b) => times[a]! - times[b]! || a - b);
    assert.deepEqual(expected.map((position) => index.frameOf(position)), [...times.keys()]);
    assert.deepEqual(index.timestamp(2499), Math.max(...times));
  });

  test("skips hidden pictures", async () => {
    const places = [
      place(9),
      place(2, { key: true }),
      place(0, { leading: true }),
      place(3, { hidden: true }),
      place(3),
    ];
    const index = await PacketIndex.create(places, true);
    assert.equal(index.count, 2);
    assert.deepEqual([index.timestamp(0), index.timestamp(1)], [2, 3]);
    // Edit lists move pictures that are only decoded before 0.
    const edited = await PacketIndex.create(
      [place(-2, { key: true }), place(-1), place(-0.5), place(0.5)],
      true,
    );
    assert.deepEqual([edited.count, edited.timestamp(0)], [2, -0.5]);
  });

  test("uses the times of variable frame rates", async () => {
    const index = await PacketIndex.create([0, 10, 11, 50].map((time) => place(time, { key: true })), true);
    assert.deepEqual([0, 1, 2, 3].map((frame) => index.duration(frame)), [10, 1, 39, 1]);
    assert.deepEqual([0, 0.5, 10, 12, 51].map((time) => index.firstFrom(time)), [0, 1, 1, 3, 4]);
  });

  test("counts pictures of streams without times", async () => {
    const places = [
      place(0, { key: true }),
      place(1),
      place(2, { key: true }),
      place(3, { leading: true }),
      place(4, { leading: true }),
      place(5),
    ];
    const index = await PacketIndex.create(places, false);
    assert.equal(index.count, 6);
    // Pictures 2 and 3 are the leading pictures of picture 4, the key picture at position 2.
    assert.deepEqual(index.plan([3]), [{ start: 0, end: 4, firstFrame: 0, lastFrame: 3 }]);
    assert.deepEqual(index.plan([4]), [{ start: 2, end: 5, firstFrame: 4, lastFrame: 4 }]);
  });
});
