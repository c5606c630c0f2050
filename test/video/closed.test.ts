/** Videos that are closed, and calls that are aborted, while frames are read. */
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import {
  encodeVideo,
  type FramesOptions,
  openVideo,
  type Video,
  VideoDecoder,
  VideoEncoder,
} from "../../src/video/mod.ts";
import { deviceName, openTestDevice } from "../support/device.ts";
import { runProgram } from "../support/process.ts";
import { md5Of, sampleOf, undecodable, unencodable } from "../support/video.ts";

const SAMPLE = sampleOf("h264_360p.mp4");

test(
  "closing a video frees the frames that were decoded in advance",
  { skip: undecodable(SAMPLE) },
  async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    const video = await openVideo(device, SAMPLE.path);
    const reading = video.frames(), abandoned = video.frames();
    const { value: first } = await reading.next();
    (await abandoned.next()).value!.dispose();
    await video[Symbol.asyncDispose]();
    await assert.rejects(reading.next(), /the video has been disposed/);
    assert.ok(first!.y.toHost().length > 0);
    first!.dispose();
    // Frames are freed once nothing writes to them.
    for (let i = 0; i < 1000 && device.memoryInUse() > before; i++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    assert.equal(device.memoryInUse(), before);
  },
);

test("the garbage collector ends reading that was abandoned", { skip: undecodable(SAMPLE) }, () => {
  const { stdout, stderr } = runProgram(
    `import { openDevice } from "@cuffi/mod.ts";
    import { openVideo } from "@cuffi/src/video/mod.ts";
    using device = await openDevice();
    await using video = await openVideo(device, ${JSON.stringify(SAMPLE.path)});
    const before = device.memoryInUse();
    const until = async (isDone, work = () => {}) => {
      for (let i = 0; i < 1000 && !isDone(); i++) {
        work();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      console.log(isDone());
    };
    const abandon = async () => {
      const frames = video.frames();
      (await frames.next()).value.dispose();
      await until(() => device.memoryInUse() > before); // decoded in advance
      return frames !== null; // The collector may run meanwhile.
    };
    await abandon();
    await until(() => device.memoryInUse() === before, globalThis.gc);`,
    { CUFFI_DEVICE: deviceName },
  );
  assert.equal(stdout, "true\ntrue\n", stderr);
});

test(
  "a file is closed if its device is closed while it is opened",
  { skip: process.platform !== "linux" && "Linux only" },
  async () => {
    // Other tests of the process may have the sample open.
    const folder = mkdtempSync(join(tmpdir(), "cuffi-video-")), path = join(folder, "copy.mp4");
    copyFileSync(SAMPLE.path, path);
    const isOpen = () =>
      readdirSync("/proc/self/fd").some((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`) === path;
        } catch {
          return false; // that of the folder
        }
      });
    try {
      const device = await openTestDevice("software:1"), opening = openVideo(device, path);
      device.dispose();
      await assert.rejects(opening, /device software:1 has been disposed/);
      for (let i = 0; i < 100 && isOpen(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
      assert.equal(isOpen(), false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test("a decoder and an encoder of a closed device report it, and leave the device alone that is opened again", async () => {
  const closed = await openTestDevice("software:1"), errors: string[] = [];
  const error = ({ message }: Error) => errors.push(message), output = () => {};
  const decoder = new VideoDecoder(closed, { output, error });
  const encoder = new VideoEncoder(closed, { output, error });
  closed.dispose();
  using device = await openTestDevice("software:1");
  using x = device.array(Int32Array.of(1, 2));
  decoder.configure({ codec: "vp8", codedWidth: 16, codedHeight: 16 });
  encoder.configure({ codec: "vp8", width: 16, height: 16 });
  using frame = device.zeros([24, 16], "u8");
  await encoder.encode(frame, { timestamp: 0 });
  await decoder.close();
  await encoder.close();
  const expected = "device software:1 has been disposed; dispose() was called, or its `using` block ended; " +
    "a `using` at top level ends with the module: write `const device` if callbacks use it";
  assert.deepEqual(errors, [expected, expected]);
  assert.deepEqual([...x.toHost()], [1, 2]);
});

test("a video that is closed after its last frame ends normally", { skip: undecodable(SAMPLE) }, async () => {
  using device = await openTestDevice();
  const video = await openVideo(device, SAMPLE.path), indices: number[] = [];
  for await (using frame of video.frames({ to: 0.2 })) {
    indices.push(frame.index);
    if (frame.index === 5) video.dispose();
  }
  assert.deepEqual(indices, [0, 1, 2, 3, 4, 5]);
});

test("a stream that is being captured neither gets frames nor gives any to an encoder", {
  skip: undecodable(SAMPLE) || unencodable("h264"),
}, async () => {
  using device = await openTestDevice(), stream = device.createStream();
  await using video = await openVideo(device, SAMPLE.path);
  using frame = await video.frameAt(0);
  const errors: string[] = [],
    message = /being captured, and a graph cannot (keep a decoded|contain the encoding)/;
  await using encoder = new VideoEncoder(device, {
    output: () => {},
    error: ({ message }) => errors.push(message),
    stream,
  });
  encoder.configure({ codec: "avc1.64001e", width: frame.width, height: frame.height });
  stream.beginCapture();
  await assert.rejects(video.frameAt(1, { stream }), message);
  await encoder.encode(frame);
  stream.abortCapture();
  assert.match(errors.join(), message);
  (await video.frameAt(1, { stream }))!.dispose();
});

test("closing a video ends the calls that wait with the error of later ones", {
  skip: undecodable(SAMPLE),
}, async () => {
  using device = await openTestDevice();
  const before = device.memoryInUse(), message = /^the video has been disposed; /;
  for (const { path } of [SAMPLE, sampleOf("h264_360p.mkv")]) {
    const calls: ((video: Video) => Promise<unknown>)[] = [
      (video) => video.at(80),
      (video) => video.frameAt(1),
      (video) => video.sample([1, 50]),
      (video) => video.count(),
      (video) => video.frames().next(),
      (video) => video.frames({ from: 1 }).next(),
    ];
    const video = await openVideo(device, path), waiting = calls.map((call) => call(video));
    const ended = Promise.all(waiting.map((result) => assert.rejects(result, { name: "Error", message })));
    await video[Symbol.asyncDispose]();
    await ended;
    for (const call of calls) await assert.rejects(call(video), { name: "Error", message });
  }
  assert.equal(device.memoryInUse(), before);
});

test("a signal that is aborted already ends each call once", { skip: undecodable(SAMPLE) }, async () => {
  using device = await openTestDevice();
  const before = device.memoryInUse(), reason = new Error("enough"), signal = AbortSignal.abort(reason);
  const read = async (video: Video, options: FramesOptions): Promise<void> => {
    for await (using _frame of video.frames(options)) { /* None comes. */ }
  };
  for (const { path } of [SAMPLE, sampleOf("h264_360p.mkv")]) {
    await using video = await openVideo(device, path);
    const calls = [
      () => openVideo(device, path, { signal }),
      () => read(video, { signal }),
      () => read(video, { signal, from: 1 }),
      () => video.at(3, { signal }),
      () => video.frameAt(1, { signal }),
      () => video.sample([0, 50], { signal }),
      () => encodeVideo(device, video.frames({ signal }), null, { container: "mp4" }),
    ];
    for (const call of calls) await assert.rejects(call, reason);
    // A second rejection, which nothing handles, would fail the test.
    await new Promise((resolve) => setTimeout(resolve, 10));
    using frame = await video.at(3);
    assert.equal(md5Of(frame), SAMPLE.md5[3]);
  }
  assert.equal(device.memoryInUse(), before);
});
