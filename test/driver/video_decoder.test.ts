/** Video decoding of the CUDA driver with stand-ins for libcuda and libnvcuvid. Needs no GPU. */
import assert from "node:assert/strict";
import type { CudaError } from "../../src/base/errors.ts";
import { isDisabled } from "../../src/runtime/disable.ts";
import { runtime } from "../../src/runtime/index.ts";
import { hasCompiler } from "../runtime/c_library.ts";
import { ownProcess } from "../support/own_process.ts";
import { countThreads } from "../support/process.ts";
import { Random } from "../support/random.ts";
import {
  CALL,
  checkPattern,
  closeStandIn,
  Collector,
  createDecoder,
  decodePicture,
  decodeReordered,
  openStandIn,
  packet,
  refusePicture,
  sequence,
  settings,
  showAgain,
  type StandIn,
} from "./video_stand_in.ts";

// Counts the threads of the process.
const { describe, test } = ownProcess(import.meta.url);

const native = runtime.platform() === "linux" && runtime.architecture() === "x64" && hasCompiler &&
  !isDisabled("machine-code") && !isDisabled("video-callbacks");

function withStandIn(body: (standIn: StandIn) => Promise<void>): () => Promise<void> {
  return async () => {
    const standIn = openStandIn();
    try {
      await body(standIn);
    } finally {
      closeStandIn(standIn);
    }
  };
}

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

  test(
    "reports a refused picture, shows those before it, and continues at the next key packet",
    withStandIn(async (standIn) => {
      const { decoder, collector } = await createDecoder(standIn);
      await decoder.decode(packet(0, true, sequence(), decodePicture(0)));
      await decoder.decode(packet(2, false, decodeReordered(2)));
      await decoder.decode(packet(1, false, refusePicture()));
      await assert.rejects(decoder.flush(), { call: "cuvidDecodePicture", code: 1 });
      await decoder.decode(packet(3, false, decodePicture(3)));
      await decoder.decode(packet(4, true, sequence(), decodePicture(4)));
      await decoder.flush();
      await collector.settle();
      assert.deepEqual(collector.timestamps(), [0, 2, 4]);
      await decoder.close();
    }),
  );

  for (
    const [call, name] of [[CALL.create, "cuvidCreateDecoder"], [CALL.parse, "cuvidParseVideoData"]] as const
  ) {
    test(
      `reports the failure of ${name} and decodes the next key packet`,
      withStandIn(async (standIn) => {
        const { decoder, collector } = await createDecoder(standIn);
        standIn.fake.fakeFail(call, 2);
        await decoder.decode(packet(0, true, sequence(), decodePicture(0)));
        await assert.rejects(decoder.flush(), { call: name, code: 2 });
        collector.pictures.length = 0;
        await decoder.decode(packet(1, true, sequence(), decodePicture(1)));
        await decoder.flush();
        await collector.settle();
        assert.deepEqual(collector.timestamps(), [1]);
        await decoder.close();
      }),
    );
  }

  test(
    "creates an engine where one cannot be reconfigured, and frees idle engines when memory is short",
    withStandIn(async (standIn) => {
      const { fake } = standIn;
      const { decoder, collector } = await createDecoder(standIn);
      await decoder.decode(packet(0, true, sequence(), decodePicture(0)));
      await decoder.flush();
      fake.fakeFail(CALL.reconfigure, 999);
      await decoder.decode(packet(1, true, sequence({ width: 64 }), decodePicture(1)));
      await decoder.flush();
      await decoder.close();
      assert.equal(fake.fakeLive(1), 1);
      fake.fakeFail(CALL.create, 2);
      const next = await createDecoder(standIn);
      await next.decoder.decode(packet(2, true, sequence({ bits: 10 }), decodePicture(2)));
      await next.decoder.flush();
      assert.equal(fake.fakeLive(1), 1);
      await next.decoder.close();
      await next.collector.settle();
      assert.deepEqual([...collector.timestamps(), ...next.collector.timestamps()], [0, 1, 2]);
    }),
  );

  test(
    "rejects the creation of a decoder without a parser",
    withStandIn(async (standIn) => {
      standIn.fake.fakeFail(CALL.createParser, 999);
      await assert.rejects(createDecoder(standIn), { call: "cuvidCreateVideoParser", code: 999 });
      const { decoder } = await createDecoder(standIn);
      await decoder.close();
    }),
  );

  test(
    "rejects the copy of a lost picture, and marks a concealed one",
    withStandIn(async (standIn) => {
      const { fake, video } = standIn;
      const collector = new Collector();
      const damaged: boolean[] = [];
      const decoder = await video.createDecoder(settings((picture) => {
        collector.output(picture);
        collector.pending.at(-1)!.then(() => damaged.push(picture.damaged));
      }));
      for (const [timestamp, status] of [[0, 2], [1, 8], [2, 9], [3, 2]] as const) {
        fake.fakeStatus(status);
        await decoder.decode(packet(timestamp, timestamp === 0, sequence(), decodePicture(timestamp)));
        await decoder.flush();
        await collector.settle();
        if (timestamp < 3) await decoder.decode(packet(timestamp, true, sequence(), showAgain(0)));
      }
      fake.fakeFail(CALL.map, 700);
      await decoder.decode(packet(4, true, sequence(), decodePicture(4)));
      await decoder.flush();
      await collector.settle();
      assert.deepEqual(collector.timestamps(), [0, 2, 3]);
      assert.deepEqual(damaged, [false, true, true, false, false]);
      assert.match(String(collector.errors[0]), /the data of the picture at timestamp 1 is damaged/);
      const { call, code } = collector.errors[1] as CudaError;
      assert.deepEqual([call, code], ["cuvidMapVideoFrame", 700]);
      await decoder.close();
    }),
  );

  test(
    "reset gives up what has not been shown, while the engine and the parser wait too",
    withStandIn(async (standIn) => {
      const { fake } = standIn;
      fake.fakeDelay(3000, 3000);
      const { decoder, collector } = await createDecoder(standIn);
      await decoder.decode(packet(0, true, sequence(), decodePicture(0)));
      for (let i = 1; i < 12; i++) await decoder.decode(packet(i, false, decodePicture(i), showAgain(20)));
      await decoder.reset();
      await collector.settle();
      const before = collector.pictures.length;
      assert.ok(before < 12 * 21);
      // A packet that cannot be decoded is skipped.
      await decoder.decode(packet(100, false, decodePicture(9)));
      await decoder.decode(packet(50, true, sequence(), decodePicture(50)));
      await decoder.flush();
      await collector.settle();
      assert.deepEqual(collector.timestamps().slice(before), [50]);
      await decoder.close();
    }),
  );

  test(
    "skips leading pictures without references where decoding starts, and no others",
    withStandIn(async (standIn) => {
      const hevc = (type: number) => [0, 0, 1, type << 1, 1];
      const h264 = (type: number) => [0, 0, 1, type];
      const start = async (codec: "hevc" | "h264" | "vp9", key: number[], leading: number[]) => {
        const { decoder, collector } = await createDecoder(standIn, { codec });
        for (const base of [0, 100]) {
          await decoder.decode(packet(base + 5, true, sequence(), decodePicture(1), key));
          await decoder.decode(packet(base + 4, false, decodePicture(2), leading));
          await decoder.decode(packet(base + 6, false, decodePicture(3), leading));
        }
        await decoder.flush();
        await collector.settle();
        await decoder.close();
        return collector.timestamps();
      };
      const all = [5, 4, 6, 105, 104, 106], skipped = [5, 6, 105, 104, 106];
      assert.deepEqual(await start("hevc", hevc(21), hevc(9)), skipped, "CRA and RASL");
      assert.deepEqual(await start("hevc", hevc(19), hevc(7)), all, "IDR and RADL");
      assert.deepEqual(await start("h264", h264(1), h264(1)), skipped, "recovery point");
      assert.deepEqual(await start("h264", h264(5), h264(1)), all, "IDR");
      assert.deepEqual(await start("vp9", [], []), all);
    }),
  );

  test(
    "passes no VP8 frame to the parser before a key frame that it takes",
    withStandIn(async (standIn) => {
      const { decoder, collector } = await createDecoder(standIn, { codec: "vp8" });
      // The stand-in would show these.
      await decoder.decode(packet(0, true, sequence(), decodePicture(1)));
      // A key frame of 48 × 32, which contains no command of the stand-in.
      const key = [0x10, 2, 0, 0x9d, 0x01, 0x2a, 48, 0, 32, 0, 0, 0];
      await decoder.decode(packet(1, true, key));
      await decoder.decode(packet(2, false, sequence(), decodePicture(2)));
      await decoder.flush();
      assert.deepEqual(collector.pending, []);
      await decoder.decode(packet(3, true, key, sequence({ width: 48, height: 32 }), decodePicture(3)));
      await decoder.decode(packet(4, false, decodePicture(4)));
      await decoder.flush();
      await collector.settle();
      assert.deepEqual(collector.timestamps(), [3, 4]);
      await decoder.close();
    }),
  );

  test(
    "limits the size of pictures and packets",
    withStandIn(async (standIn) => {
      const { decoder } = await createDecoder(standIn, { maxPixels: 1000 });
      await decoder.decode(packet(0, true, sequence(), decodePicture(1)));
      await assert.rejects(decoder.flush(), /pictures of 112 × 64 pixels exceed the limit of 1000/);
      await decoder.close();
      await decoder.close();
      await decoder.decode(packet(0, true, sequence(), decodePicture(1)));
      await decoder.flush();
      await decoder.reset();
    }),
  );

  test(
    "survives arbitrary packets, flushes and resets",
    withStandIn(async (standIn) => {
      const random = new Random("packets");
      const int = (n: number) => random.u32() % n;
      for (let round = 0; round < 20; round++) {
        const { decoder, collector } = await createDecoder(standIn, { lowDelay: round % 2 === 0 });
        for (let i = 0; i < 40; i++) {
          const commands = Array.from({ length: int(5) }, () =>
            [
              () => decodePicture(int(256)),
              () => decodeReordered(int(256)),
              () => showAgain(int(90)),
              () => refusePicture(),
              () =>
                sequence({ width: 48 + int(200), surfaces: 1 + int(20), bits: 8 + int(6), chroma: int(5) }),
              () => sequence({ width: int(5), height: int(5), codedWidth: int(5000) }),
              () => Array.from({ length: int(20) }, () => int(256)),
            ][int(7)]!());
          const work = int(12) === 0
            ? decoder.flush()
            : int(12) === 0
            ? decoder.reset()
            : decoder.decode(packet(i, int(2) === 0, ...commands));
          await work.catch(() => {});
        }
        if (round % 3 === 0) void decoder.close();
        else await decoder.flush().catch(() => {});
        await decoder.close();
        await collector.settle();
      }
    }),
  );

  test("ends decoders that are open when the device is released", async () => {
    const standIn = openStandIn();
    standIn.fake.fakeDelay(2000, 2000);
    const { decoder } = await createDecoder(standIn);
    await decoder.decode(packet(0, true, sequence(), decodePicture(0)));
    for (let i = 1; i < 8; i++) await decoder.decode(packet(i, false, decodePicture(i), showAgain(3)));
    closeStandIn(standIn);
    await decoder.close();
  });
});
