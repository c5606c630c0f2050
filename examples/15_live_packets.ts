/**
 * Packets of a live stream, such as those of a camera, RTSP or WebRTC: each is decoded as soon as it arrives, and a
 * model would take the newest frame. Here a file stands in for the camera. Needs the package mediabunny, and on
 * machines without a GPU libavcodec (`cuffi doctor` says how to get it).
 *
 *     bun 15_live_packets.ts [video]           or: deno run -A 15_live_packets.ts, node 15_live_packets.ts
 *
 *     30 frames shown, at most ... packets late
 *     mean of the last input: ...
 */
import { openDevice } from "@cuffi/cuffi";
import { nv12ResizeNormalize } from "@cuffi/cuffi/image";
import { type Frame, VideoDecoder } from "@cuffi/cuffi/video";
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from "mediabunny";
import assert from "node:assert/strict";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

using device = await openDevice();
using camera = new Input({
  source: new FilePathSource(process.argv[2] ?? `${import.meta.dirname}/clip.mp4`),
  formats: ALL_FORMATS,
});
const track = (await camera.getPrimaryVideoTrack())!;
const { codec, description } = (await track.getDecoderConfig())!;

let newest: Frame | undefined, sent = 0, shown = 0, late = 0, last = -Infinity;
await using decoder = new VideoDecoder(device, {
  output(frame) {
    assert.ok(frame.timestamp > last, "frames come in display order");
    last = frame.timestamp;
    late = Math.max(late, sent - ++shown);
    newest?.dispose(); // a frame that nobody looked at in time
    newest = frame;
  },
  error: (error) => console.error(error.message),
});
// Without optimizeForLatency, several frames are decoded at a time, and shown later.
const box = description as Uint8Array | undefined;
decoder.configure({ codec, description: box, optimizeForLatency: true });

for await (const packet of new EncodedPacketSink(track).packets()) {
  await sleep(5); // a camera sends a packet every 33 ms
  sent++;
  await decoder.decode({
    type: packet.type,
    timestamp: Math.round(packet.microsecondTimestamp),
    data: packet.data,
  });
}
await decoder.flush();
console.log(`${shown} frames shown, at most ${late} packets late`);
assert.equal(shown, sent);

using frame = newest!;
using input = nv12ResizeNormalize(frame, 224);
const values = input.toHost();
const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
console.log(`mean of the last input: ${mean.toFixed(3)}`);
assert.ok(mean > 0.1 && mean < 0.9);
