/** Video decoding of the CUDA driver with stand-ins for libcuda and libnvcuvid. Needs no GPU. */
import assert from "node:assert/strict";
import { runtime } from "../../src/runtime/index.ts";
import { ownProcess } from "../support/own_process.ts";
import { countThreads } from "../support/process.ts";
import {
  checkPattern,
  createDecoder,
  decodePicture,
  decodeReordered,
  native,
  packet,
  sequence,
  settings,
  showAgain,
  STREAM,
  withStandIn,
} from "./video_stand_in.ts";

// Counts the threads of the process.
const { describe, test } = ownProcess(import.meta.url);

describe("CUDA video decoder", { skip: !native && "no C compiler, or no machine code" }, () => {
  test(
    "reports what the engines decode, and asks the driver once",
    withStandIn(async ({ video }) => {
      const capabilities = await video.capabilities();
      assert.equal(capabilities.decoder, "NVDEC");
      assert.equal(capabilities.problem, undefined);
      const kinds = capabilities.streams.map((s) => `${s.codec} ${s.chroma} ${s.bitDepth}`);
      assert.deepEqual(kinds, [
        "h264 4:2:0 8",
        "hevc 4:2:0 8",
        "hevc 4:2:0 10",
        "hevc 4:2:0 12",
        "vp8 4:2:0 8",
        "vp9 4:2:0 8",
        "vp9 4:2:0 10",
        "vp9 4:2:0 12",
        "mjpeg 4:2:0 8",
        "mpeg2 4:2:0 8",
        "mpeg4 4:2:0 8",
      ]);
      const { engines, maxWidth, minHeight, maxMacroblocks } = capabilities.streams[0]!;
      assert.deepEqual([engines, maxWidth, minHeight, maxMacroblocks], [7, 4096, 16, 65536]);
    }),
  );

  test(
    "names what the engines lack",
    withStandIn(async (standIn) => {
      await assert.rejects(createDecoder(standIn, { codec: "av1" }), {
        message:
          "video: the GPU has no decoder for av1; it decodes h264, hevc, vp8, vp9, mjpeg, mpeg2, mpeg4",
      });
      await assert.rejects(createDecoder(standIn, { codec: "h264", bitDepth: 10, chroma: "4:2:0" }), {
        message: "video: the GPU does not decode h264 4:2:0 with 10 bits; it decodes h264 4:2:0 with 8 bits",
      });
      // The stream says otherwise than the container.
      const { decoder } = await createDecoder(standIn, { codec: "h264" });
      await decoder.decode(packet(0, true, sequence({ chroma: 2 }), decodePicture(1)));
      await assert.rejects(decoder.flush(), /does not decode h264 4:2:2 with 8 bits; it decodes h264 4:2:0/);
      await decoder.decode(packet(0, true, sequence({ codedWidth: 4112 }), decodePicture(1)));
      await assert.rejects(decoder.flush(), /of 48 × 16 to 4096 × 4096 pixels, got 4112 × 64/);
      await decoder.close();
    }),
  );

  test(
    "shows cropped pictures in display order, and all of them after a flush",
    withStandIn(async (standIn) => {
      const { decoder, collector } = await createDecoder(standIn);
      const header = { width: 99, height: 45, left: 6, top: 4, codedWidth: 112, codedHeight: 64 };
      await decoder.decode(packet(0, true, sequence(header), decodePicture(10)));
      for (let i = 1; i < 40; i += 2) {
        await decoder.decode(packet(i + 1, false, decodeReordered(11 + i)));
        if (i < 39) await decoder.decode(packet(i, false, decodePicture(10 + i)));
      }
      await decoder.flush();
      await collector.settle();
      assert.deepEqual(collector.errors, []);
      assert.deepEqual(collector.timestamps(), [...Array(39).keys(), 40]);
      for (const picture of collector.pictures) checkPattern(picture, 10 + picture.timestamp, header);
      await decoder.close();
    }),
  );

  test(
    "enqueues the copies of pictures before their stream is captured",
    withStandIn(async (standIn) => {
      const { guard, fake } = standIn;
      let luma: Uint8Array | undefined, written: Promise<void> | undefined;
      const decoder = await standIn.video.createDecoder(settings((picture) => {
        luma = new Uint8Array(new ArrayBuffer(100 * 50));
        const chroma = new Uint8Array(new ArrayBuffer(100 * 25));
        const [at, below] = [luma, chroma].map((plane) => runtime.addressOf(plane)) as [bigint, bigint];
        fake.fakeDelay(0, 50_000);
        written = picture.write({ luma: at, lumaPitch: 100, chroma: below, chromaPitch: 100 }, STREAM);
        guard.settle(STREAM + 1n);
        assert.equal(luma[99], 0, "it waits for the copies of its stream only");
        guard.settle(STREAM);
        assert.notEqual(luma[99], 0);
      }));
      await decoder.decode(packet(0, true, sequence(), decodePicture(10)));
      await decoder.flush();
      await written;
      assert.ok(luma);
      await decoder.close();
      assert.equal(guard.background.size, 0);
    }),
  );

  test(
    "decodes 10 bits to 16-bit samples",
    withStandIn(async (standIn) => {
      const { decoder, collector } = await createDecoder(standIn, { codec: "vp9", bitDepth: 10 });
      await decoder.decode(packet(5, true, sequence({ bits: 10 }), decodePicture(77)));
      await decoder.flush();
      await collector.settle();
      checkPattern(collector.pictures[0]!, 77, { bits: 10 });
      await decoder.close();
    }),
  );

  test(
    "describes pictures, which are written or dropped once",
    withStandIn(async ({ video }) => {
      let seen = 0;
      const decoder = await video.createDecoder(settings((picture) => {
        seen++;
        const { width, height, format, bitDepth, damaged, color } = picture;
        assert.deepEqual([width, height, format, bitDepth, damaged], [100, 50, "nv12", 8, false]);
        assert.deepEqual(color, { primaries: 9, transfer: 16, matrix: 9, fullRange: true });
        picture.drop();
        assert.throws(() => picture.drop(), /has been written or dropped/);
      }));
      await decoder.decode(packet(0, true, sequence(), decodePicture(1), showAgain(40)));
      for (let i = 0; i < 100; i++) await decoder.decode(packet(i, false, decodePicture(i)));
      await decoder.flush();
      assert.equal(seen, 141);
      await decoder.close();
    }),
  );

  test(
    "does not overwrite surfaces or lose pictures, however slow copies are",
    withStandIn(async (standIn) => {
      standIn.fake.fakeDelay(0, 2000);
      const { decoder, collector } = await createDecoder(standIn);
      // More pictures than the ring has slots, from one packet.
      await decoder.decode(packet(0, true, sequence(), decodePicture(0), showAgain(150)));
      for (let i = 1; i < 60; i++) await decoder.decode(packet(i, false, decodePicture(i)));
      await decoder.flush();
      await collector.settle();
      assert.deepEqual(collector.timestamps(), [
        ...Array<number>(150).fill(0),
        ...Array(60).keys(),
      ]);
      for (const picture of collector.pictures) checkPattern(picture, picture.timestamp);
      await decoder.close();
    }),
  );

  test(
    "leaves the event loop free while the engine works, and limits the packets in flight",
    withStandIn(async (standIn) => {
      standIn.fake.fakeDelay(2000, 0);
      const { decoder, collector } = await createDecoder(standIn);
      await decoder.decode(packet(0, true, sequence(), decodePicture(0)));
      let turns = 0;
      const timer = setInterval(() => turns++, 1);
      for (let i = 1; i <= 50; i++) {
        await decoder.decode(packet(i, false, decodePicture(i)));
        // 8 packets, and pictures on 12 surfaces.
        assert.ok(i - collector.pictures.length <= 20, `${i} accepted`);
      }
      await decoder.flush();
      clearInterval(timer);
      assert.ok(turns >= 10, `${turns} turns in 50 × 2 ms`);
      await decoder.close();
    }),
  );

  test(
    "reconfigures an engine for a smaller size and more surfaces, and creates one for another kind",
    withStandIn(async (standIn) => {
      const { fake } = standIn;
      const before = [0, 1].map((i) => fake.fakeMade(i));
      const made = () => [0, 1].map((i) => fake.fakeMade(i) - before[i]!);
      const { decoder, collector } = await createDecoder(standIn, { codec: "vp9" });
      const headers = [
        { width: 320, height: 240 },
        { width: 160, height: 120 },
        { width: 160, height: 120, surfaces: 6 },
        { width: 160, height: 120, surfaces: 6 },
        { width: 320, height: 240, bits: 10 },
        { width: 640, height: 480, bits: 10 },
      ];
      let timestamp = 0;
      for (const header of headers) {
        await decoder.decode(packet(timestamp++, true, sequence(header), decodePicture(timestamp)));
        for (let i = 0; i < 5; i++) {
          await decoder.decode(packet(timestamp++, false, decodePicture(timestamp)));
        }
      }
      await decoder.flush();
      await collector.settle();
      assert.deepEqual(collector.timestamps(), [...Array(36).keys()]);
      for (const picture of collector.pictures) {
        const header = headers[Math.floor(picture.timestamp / 6)]!;
        assert.deepEqual([picture.width, picture.height], [header.width, header.height]);
        checkPattern(picture, picture.timestamp + 1, header);
      }
      assert.deepEqual(made(), [3, 2]);
      await decoder.close();
    }),
  );

  test(
    "reuses engines of closed decoders",
    withStandIn(async (standIn) => {
      const { fake } = standIn;
      const created = fake.fakeMade(0);
      for (let file = 0; file < 100; file++) {
        const { decoder, collector } = await createDecoder(standIn);
        await decoder.decode(packet(file, true, sequence(), decodePicture(file)));
        await decoder.flush();
        await collector.settle();
        checkPattern(collector.pictures[0]!, file);
        await decoder.close();
        assert.equal(fake.fakeLive(0), 0);
      }
      assert.equal(fake.fakeMade(0) - created, 1);
      assert.equal(fake.fakeLive(1), 1);
    }),
  );

  test(
    "decodes several streams at once, on two threads each that end with their decoder",
    withStandIn(async (standIn) => {
      standIn.fake.fakeDelay(500, 100);
      const before = countThreads("cuffi video");
      const streams = await Promise.all(Array.from({ length: 5 }, () => createDecoder(standIn)));
      assert.equal(countThreads("cuffi video") - before, 10);
      await Promise.all(streams.map(async ({ decoder, collector }, s) => {
        const header = { width: 64 + 16 * s };
        await decoder.decode(packet(0, true, sequence(header), decodePicture(s)));
        for (let i = 1; i < 30; i++) await decoder.decode(packet(i, false, decodePicture(s + 3 * i)));
        await decoder.flush();
        await collector.settle();
        assert.deepEqual(collector.timestamps(), [...Array(30).keys()]);
        for (const picture of collector.pictures) checkPattern(picture, s + 3 * picture.timestamp, header);
        await decoder.close();
      }));
      for (let i = 0; i < 100 && countThreads("cuffi video") > before; i++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      assert.equal(countThreads("cuffi video"), before);
    }),
  );
});
