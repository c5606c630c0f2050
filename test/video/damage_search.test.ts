/** A search for damage that shortens a video without an error. */
import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";
import type { Device, DeviceArray } from "../../mod.ts";
import { encodeVideo } from "../../src/video/mod.ts";
import { onGpu, openTestDevice } from "../support/device.ts";
import { Random } from "../support/random.ts";
import { type PacketRange, packetsOf, readIndices, unencodable } from "../support/video.ts";

/** Damaged videos to try. */
const CASES = Number(process.env.CUFFI_TEST_DAMAGED ?? 200);
const FRAMES = 20, WIDTH = 96, HEIGHT = 64;
/** Codecs, and containers with a table of their packets and without. */
const FILES = [["h264", "mp4"], ["h264", "mkv"], ["hevc", "mp4"], ["vp9", "webm"], ["av1", "mp4"], [
  "av1",
  "mkv",
]] as const;

/** A clip, and the places of its packets. */
interface Clip {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly packets: readonly PacketRange[];
}

/** Frames in NV12: a gradient that moves over noise. */
function* pictures(device: Device): Generator<DeviceArray<"u8">> {
  const noise = new Random("noise"),
    base = Uint8Array.from({ length: WIDTH * HEIGHT * 1.5 }, () => noise.below(24));
  for (let frame = 0; frame < FRAMES; frame++) {
    const pixels = base.map((value, i) => value + 2 * (i % WIDTH) + 3 * frame & 255);
    yield device.array(pixels, { shape: [HEIGHT * 1.5, WIDTH] }) as DeviceArray<"u8">;
  }
}

async function clipOf(device: Device, codec: string, container: "mp4" | "mkv" | "webm"): Promise<Clip> {
  const options = { codec, container, keyFrameInterval: 10 / 30, bitrate: 400_000 };
  const bytes = await encodeVideo(device, pictures(device), null, options);
  return { name: `${codec} in ${container}`, bytes, packets: await packetsOf(bytes) };
}

/** Damages a packet at random. */
function damage(bytes: Uint8Array, random: Random, { at, end }: PacketRange): void {
  const packet = bytes.subarray(at, end), reach = random.pick([8, 32, packet.length]);
  const first = random.below(Math.min(packet.length, reach));
  const range = packet.subarray(first, first + random.pick([1, 4, 16, 200]));
  switch (random.below(4)) {
    case 0:
      range.forEach((byte, i) => range[i] = byte ^ (1 << random.below(8)));
      break;
    case 1:
      range.forEach((_, i) => range[i] = random.below(256));
      break;
    case 2:
      range.fill(random.pick([0, 0xff]));
      break;
    default:
      range.reverse();
  }
}

test("damaged packets never shorten a video without an error", {
  skip: onGpu ? "depends on the engine" : FILES.map(([codec]) => unencodable(codec)).find(Boolean),
}, async () => {
  using device = await openTestDevice();
  const before = device.memoryInUse(), clips: Clip[] = [];
  for (const [codec, container] of FILES) clips.push(await clipOf(device, codec, container));
  let errors = 0;
  for (let i = 0; i < CASES; i++) {
    const random = new Random(`damaged ${i}`), { name, bytes: intact, packets } = clips[i % clips.length]!;
    const bytes = intact.slice(), label = `case ${i}: ${name}`;
    // The first packet decides whether the video can be opened.
    for (let n = 1 + random.below(2); n > 0; n--) {
      damage(bytes, random, packets[1 + random.below(FRAMES - 1)]!);
    }
    const damaged = random.pick(["show", "error"] as const);
    const { frames, error, count } = await readIndices(device, bytes, { damaged, maxPixels: WIDTH * HEIGHT });
    assert.deepEqual(frames, [...frames.keys()], label);
    if (error === undefined) assert.equal(frames.length, count, label);
    else {assert.match(
        error.message,
        new RegExp(`^video: .*frame ${frames.length} at \\d+\\.\\d{3} s`),
        label,
      );}
    errors += error === undefined ? 0 : 1;
  }
  assert.ok(errors > CASES / 10 && errors < CASES, `${errors} errors`);
  assert.equal(device.memoryInUse(), before);
});
