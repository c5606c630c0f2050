/**
 * Copies between strided layouts, compared with contiguous copies. Rates count bytes read and written.
 */
import { asTensor, type DeviceArray, openDevice, reformat } from "../mod.ts";
import { timeCalls } from "./lib/device_time.ts";
import { checkSame, fillRandom, quick, report, samples } from "./lib/measure.ts";

const HEIGHT = 1080, WIDTH = 1920, CHANNELS = 3;

using device = await openDevice();
using stream = device.createStream();
const software = device.kind === "software";
const frames = software ? 1 : 32;

// Alternates between two sources, so that the next copy never reads from cache.
const shape = [frames, HEIGHT, WIDTH, CHANNELS];
const pixels = new Uint8Array(new ArrayBuffer(frames * HEIGHT * WIDTH * CHANNELS));
fillRandom(new Uint32Array(pixels.buffer), 1);
using first = device.array(pixels, { shape, stream });
fillRandom(new Uint32Array(pixels.buffer), 2);
using second = device.array(pixels, { shape, stream });
using firstPlanes = reformat(asTensor(first, "NHWC"), "NCHW", { stream });
using secondPlanes = reformat(asTensor(second, "NHWC"), "NCHW", { stream });
using interleaved = device.empty(shape, "u8", { stream });
using planes = device.empty(secondPlanes.shape, "u8", { stream });

// Checks the last frame byte by byte.
const frameBytes = HEIGHT * WIDTH * CHANNELS;
const expected = new Uint8Array(frameBytes);
for (let i = 0; i < frameBytes; i++) {
  const pixel = i % (HEIGHT * WIDTH), channel = Math.floor(i / (HEIGHT * WIDTH));
  expected[i] = pixels[(frames - 1) * frameBytes + pixel * CHANNELS + channel]!;
}
checkSame("NHWC → NCHW", secondPlanes.index(-1).toHost({ stream }), expected);

const name = `${frames} × 1080p u8`;
measure(`device copy, ${name}`, interleaved, [first, second]);
measure(`NHWC → NCHW, ${name}`, planes, [first, second].map((x) => x.transpose(0, 3, 1, 2)));
checkSame("NHWC → NCHW", planes.toHost({ stream }), secondPlanes.toHost({ stream }));
measure(
  `NCHW → NHWC, ${name}`,
  interleaved,
  [firstPlanes, secondPlanes].map((x) => x.transpose(0, 2, 3, 1)),
);
checkSame("NCHW → NHWC", interleaved.toHost({ stream }), pixels);
// A crop whose start is not aligned for vector loads.
const crop = (x: DeviceArray): DeviceArray => x.slice(null, [1, HEIGHT - 1], [1, WIDTH - 1]);
measure(`crop, ${name}`, crop(interleaved), [first, second].map(crop));
measure(`NHWC → NCHW, ${name}, cropped`, crop(planes.transpose(0, 2, 3, 1)), [first, second].map(crop));
{
  const side = software ? 512 : 8192;
  using matrix = device.zeros([side, side], "f32", { stream });
  using turned = device.empty([side, side], "f32", { stream });
  measure(`transpose, ${side} × ${side} f32`, turned, [matrix.transpose()]);
  using bytes = device.zeros([side, side], "u8", { stream });
  using turnedBytes = device.empty([side, side], "u8", { stream });
  measure(`transpose, ${side} × ${side} u8`, turnedBytes, [bytes.transpose()]);
  using half = device.empty([side, side], "bf16", { stream });
  measure(`f32 → bf16, ${side} × ${side}`, half, [matrix]);
}

/** Measures `target.copyFrom(source)` in GB/s: means over an even number of copies between two events. */
function measure(what: string, target: DeviceArray, sources: readonly DeviceArray[]): void {
  const copies = software ? 2 : 20;
  const bytes = target.byteLength + sources[0]!.byteLength;
  const copy = (i: number) => target.copyFrom(sources[i % sources.length]!, { stream });
  const times = samples(
    software ? 1 : 3,
    quick ? 5 : 20,
    () => timeCalls(device, stream, copies, copy).device,
  );
  report(what, "GB/s", times.map((time) => bytes / time / 1e3));
}
