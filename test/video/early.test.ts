/** Decoding that begins while the packets of a file are still being listed. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { contextOf } from "../../src/device/device.ts";
import { DecoderSession } from "../../src/video/decoder_session.ts";
import type { PacketPlace, PacketSource } from "../../src/video/demux/packets.ts";
import { type Frame, openVideo, type Video } from "../../src/video/mod.ts";
import { openSource } from "../../src/video/source.ts";
import { createVideo } from "../../src/video/video.ts";
import { openTestDevice } from "../support/device.ts";
import { md5Of, sampleOf, undecodable } from "../support/video.ts";

const clip = sampleOf("h264_360p.mp4");

/** Opens the clip with some methods of its source replaced. */
async function openChanged(
  device: Device,
  change: (source: PacketSource) => Partial<PacketSource>,
): Promise<Video> {
  await using facts = await openVideo(device, clip.path);
  const source = await openSource(clip.path, { maxBytes: 2 ** 30, frameRate: 25, signal: undefined });
  const changed: PacketSource = {
    info: source.info,
    timed: source.timed,
    listed: source.listed,
    truncated: source.truncated,
    waits: source.waits,
    packets: (position) => source.packets(position),
    places: () => source.places(),
    [Symbol.dispose]: () => source[Symbol.dispose](),
    ...change(source),
  };
  const settings = { maxPixels: 2 ** 26, lowDelay: false, name: undefined, damaged: "show" } as const;
  return createVideo(new DecoderSession(contextOf(device), source.info, settings), changed, facts);
}

async function checksums(video: Video): Promise<string[]> {
  const md5: string[] = [];
  for await (using frame of video.frames()) md5.push(md5Of(frame));
  return md5;
}

describe("video: frames before all packets are listed", { skip: undecodable(clip) }, () => {
  test("the first packets are decoded meanwhile", async () => {
    using device = await openTestDevice();
    let read = 0, readWhenListed = 0;
    await using video = await openChanged(device, (source) => ({
      async *packets(position) {
        for await (const packet of source.packets(position)) {
          read++;
          yield packet;
        }
      },
      async places() {
        const places = await source.places();
        while (read < 8) await new Promise((resolve) => setTimeout(resolve, 1));
        readWhenListed = read;
        return places;
      },
    }));
    assert.deepEqual(await checksums(video), clip.md5);
    assert.ok(readWhenListed >= 8 && readWhenListed < clip.md5.length);
    assert.deepEqual(await checksums(video), clip.md5);
  });

  test("a video that is shown from a later key picture on begins there", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      let first = 0;
      await using video = await openChanged(device, (source) => ({
        async places(): Promise<readonly PacketPlace[]> {
          const places = await source.places();
          first = places.findIndex(({ key }, position) => key && position > 0);
          // As an edit list does, moves the first group of pictures before time 0.
          const hidden = { timestamp: -1, duration: 0.5 };
          await new Promise((resolve) => setTimeout(resolve, 20));
          return places.map((place, position) => position < first ? { ...place, ...hidden } : place);
        },
      }));
      const md5 = await checksums(video);
      assert.ok(first > 0);
      assert.deepEqual(md5, clip.md5.slice(first));
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("an aborted signal ends the wait for the list", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      await using video = await openChanged(device, () => ({ places: () => new Promise(() => {}) }));
      const reason = new Error("enough");
      const reading = video.frames({ signal: AbortSignal.timeout(30) }).next();
      await assert.rejects(reading, { name: "TimeoutError" });
      const controller = new AbortController();
      setTimeout(() => controller.abort(reason), 5);
      await assert.rejects(video.frames({ signal: controller.signal }).next(), reason);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("an aborted signal ends the wait for packets, and the loop can be left", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      let reached: (() => void) | undefined;
      await using video = await openChanged(device, (source) => ({
        async *packets(position) {
          for await (const packet of source.packets(position)) {
            if (reached !== undefined && position++ === 40) {
              reached();
              await new Promise(() => {});
            }
            yield packet;
          }
        },
      }));
      const reason = new Error("enough");
      /** Starts reading, and waits until it stands still. Listeners of the signal must not remain. */
      const stall = async <T>(start: (signal: AbortSignal) => Promise<T>) => {
        const controller = new AbortController(), { signal } = controller;
        let listeners = 0;
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
          listeners++;
          addEventListener.apply(signal, args);
        };
        signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
          listeners--;
          removeEventListener.apply(signal, args);
        };
        const standing = new Promise<void>((resolve) => reached = resolve);
        const result = start(signal);
        result.catch(() => {});
        await standing;
        return { result, abort: () => controller.abort(reason), listeners: () => listeners };
      };
      for (
        const read of [
          (signal: AbortSignal) => video.at(50, { signal }),
          (signal: AbortSignal) => video.frameAt(1.7, { signal }),
          (signal: AbortSignal) => video.sample([0, 50], { signal }),
        ]
      ) {
        const { result, abort, listeners } = await stall<unknown>(read);
        abort();
        await assert.rejects(result, reason);
        assert.equal(listeners(), 0);
      }
      let frames: AsyncGenerator<Frame, void, undefined>;
      const { result, listeners } = await stall(async (signal) => {
        frames = video.frames({ signal, from: 1.1 });
        return await frames.next();
      });
      using frame = (await result).value as Frame;
      await frames!.return();
      assert.equal(listeners(), 0);
      reached = undefined;
      using other = await video.at(frame.index);
      assert.equal(md5Of(other), md5Of(frame));
      assert.deepEqual(await checksums(video), clip.md5);
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("an error of the list is thrown, and the next call tries again", async () => {
    using device = await openTestDevice();
    let calls = 0;
    await using video = await openChanged(device, (source) => ({
      async places() {
        await new Promise((resolve) => setTimeout(resolve, 10));
        if (calls++ === 0) throw new Error("video: the network failed");
        return await source.places();
      },
    }));
    await assert.rejects(checksums(video), /the network failed/);
    assert.deepEqual(await checksums(video), clip.md5);
  });

  test("frames before an error among the first packets are shown", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      await using video = await openChanged(device, (source) => ({
        async *packets(position) {
          let count = 0;
          for await (const packet of source.packets(position)) {
            if (++count === 6) throw new Error("video: the disk failed");
            yield packet;
          }
        },
        async places() {
          await new Promise((resolve) => setTimeout(resolve, 20));
          return await source.places();
        },
      }));
      const md5: string[] = [];
      await assert.rejects(async () => {
        for await (using frame of video.frames()) md5.push(md5Of(frame));
      }, /the disk failed/);
      assert.ok(md5.length > 0 && md5.length <= 5);
      assert.equal(md5[0], clip.md5[0]);
    }
    assert.equal(device.memoryInUse(), before);
  });
});
