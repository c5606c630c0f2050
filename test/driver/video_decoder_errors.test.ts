/** Errors, resets and unusual streams of the CUDA driver's video decoder with stand-ins. Needs no GPU. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CudaError } from "../../src/base/errors.ts";
import { Random } from "../support/random.ts";
import {
  CALL,
  closeStandIn,
  Collector,
  createDecoder,
  decodePicture,
  decodeReordered,
  native,
  openStandIn,
  packet,
  refusePicture,
  sequence,
  settings,
  showAgain,
  withStandIn,
} from "./video_stand_in.ts";

describe("CUDA video decoder: errors", { skip: !native && "no C compiler, or no machine code" }, () => {
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
      const { decoder } = await createDecoder(standIn, { maxPixels: 40 });
      await decoder.decode(packet(0, true, sequence(), decodePicture(1)));
      await assert.rejects(decoder.flush(), {
        name: "RangeError",
        message: "video: expected at most 40 pixels (option maxPixels), got 112 × 64",
      });
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
