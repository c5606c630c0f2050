/** Video clips through the image worker. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { ImageWorker } from "../../examples/worker.ts";
import type { Device } from "../../mod.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import { nv12ResizeNormalize } from "../../src/image/mod.ts";
import { openVideo, videoCapabilities } from "../../src/video/mod.ts";
import { nameTwoDevices, onGpu, openTestDevice } from "../support/device.ts";
import { root, runProgram } from "../support/process.ts";

const CLIP = await readFile(`${import.meta.dirname}/../data/video/h264_360p.mp4`);
const MEAN = [0.485, 0.456, 0.406], STD = [0.229, 0.224, 0.225], SIZE = 32;

/** Returns the reason to skip tests of video on a device, or false. */
async function missingVideo(device?: string): Promise<string | false> {
  using opened = await openTestDevice(device);
  const { problem } = await videoCapabilities(opened);
  return problem ?? false;
}

const TWO_DEVICES = await nameTwoDevices();
const [skip, skipTwo] = [await missingVideo(), await missingVideo(TWO_DEVICES[0])];

test("a decoder that is missing is reported once", { skip: onGpu && "a GPU has a decoder" }, () => {
  const { stdout, stderr } = runProgram(
    `import { ImageWorker } from "@cuffi/examples/worker.ts";
    import { readFile } from "node:fs/promises";
    const worker = await ImageWorker.open({ codecThreads: 0 });
    const body = await readFile("${root}/test/data/video/h264_360p.mp4");
    for (let i = 0; i < 2; i++) {
      const { status } = await worker.fetch(new Request("http://localhost/video", { method: "POST", body }));
      console.log(status);
    }
    await worker.close();`,
    { CUFFI_DEVICE: "software", CUFFI_LIBAVCODEC: "/nonexistent/libavcodec.so" },
  );
  assert.equal(stdout, "501\n501\n");
  assert.match(stderr, /^\/video is off: libavcodec could not be opened\. .*\n$/);
});

describe("ImageWorker with video", { skip }, () => {
  let device: Device, worker: ImageWorker;
  before(async () => {
    device = await openTestDevice();
    worker = await ImageWorker.open({ device, size: SIZE, maxFrames: 16, codecThreads: 0 });
  });
  after(async () => {
    await worker.close();
    assert.equal(device.memoryInUse(), 0);
    device.dispose();
  });

  const post = (query: string, body: Uint8Array<ArrayBuffer>) =>
    worker.fetch(new Request(`http://localhost/video${query}`, { method: "POST", body }));

  test("answers with frames at equal distances", async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => post("?frames=4", Uint8Array.from(CLIP))),
    );
    for (const response of responses) {
      assert.equal(response.status, 200);
      const { dtype, shape, data } = decodeNpy(new Uint8Array(await response.arrayBuffer()));
      assert.deepEqual([dtype, [...shape]], ["f32", [4, 3, SIZE, SIZE]]);
      await using video = await openVideo(device, CLIP);
      const count = await video.count();
      for (const i of [0, 3]) {
        using frame = await video.at(Math.floor((i + 0.5) * count / 4));
        using expected = nv12ResizeNormalize(frame, SIZE, { mean: MEAN, std: STD });
        const length = 3 * SIZE * SIZE;
        assert.deepEqual((data as Float32Array).slice(i * length, (i + 1) * length), expected.toHost());
      }
    }
  });

  test("answers frames above the limit of pixels with 413", async () => {
    const limited = await ImageWorker.open({ device, maxPixels: 1000, codecThreads: 0 });
    try {
      const body = Uint8Array.from(CLIP);
      const response = await limited.fetch(new Request("http://localhost/video", { method: "POST", body }));
      assert.equal(response.status, 413);
      assert.match(await response.text(), /video: expected at most 1000 pixels .*, got 640 × 360/);
    } finally {
      await limited.close();
    }
  });

  test("decodes clips on every device", { skip: skipTwo }, async () => {
    const devices = await Promise.all(TWO_DEVICES.map((name) => openTestDevice(name)));
    {
      const both = await ImageWorker.open({ devices, size: SIZE, codecThreads: 0 });
      const answers = await Promise.all([0, 1].map(async () => {
        const request = new Request("http://localhost/video?frames=2", { method: "POST", body: CLIP });
        return new Uint8Array(await (await both.fetch(request)).arrayBuffer());
      }));
      assert.deepEqual(answers[0], answers[1]);
      const metrics = await (await both.fetch(new Request("http://localhost/metrics"))).text();
      assert.equal(metrics.match(/^cuffi_device_answers_total\{.*\} 1$/gm)?.length, 2, metrics);
      await both.close();
    }
    for (const device of devices) device.dispose();
  });

  test("rejects other files, damaged clips and numbers of frames beyond the limit", async () => {
    const rejected = async (query: string, body: Uint8Array<ArrayBuffer>, status: number, text: RegExp) => {
      const response = await post(query, body);
      assert.equal(response.status, status);
      assert.match(await response.text(), text);
    };
    await rejected(
      "?frames=17",
      Uint8Array.from(CLIP),
      400,
      /frames: expected an integer from 1 to 16, got "17"/,
    );
    await rejected("?size=3", Uint8Array.from(CLIP), 400, /query: expected only frames, got "size"/);
    await rejected("", new TextEncoder().encode("no video at all, but text"), 400, /^video: /);
    await rejected("", Uint8Array.from(CLIP.subarray(0, 2000)), 400, /^video: /);
    await rejected(
      "?frames=1",
      Uint8Array.from(CLIP.subarray(0, -1)),
      400,
      /^video: the file is truncated\n$/,
    );
    assert.equal((await post("?frames=1", Uint8Array.from(CLIP))).status, 200);
  });

  test("ends decoding that takes too long", async () => {
    const limited = await ImageWorker.open({ device, size: SIZE, decodeTimeout: 10, codecThreads: 0 });
    const request = new Request("http://localhost/video?frames=32", {
      method: "POST",
      body: Uint8Array.from(CLIP),
    });
    const response = await limited.fetch(request);
    if (response.status !== 200) assert.match(await response.text(), /video: not decoded within 10 ms/);
    await limited.close();
  });
});
