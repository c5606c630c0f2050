/**
 * Shipped kernels on random data, timed with events over launches that follow one another, and the rate at which the
 * device copies memory: what a kernel that only moves its bytes could reach.
 */
import { resizeNormalize } from "../src/image/mod.ts";
import { type DeviceArray, openDevice } from "../mod.ts";
import { fillRandom, quick, report, samples } from "./lib/measure.ts";

const MEAN = [0.485, 0.456, 0.406] as const, STD = [0.229, 0.224, 0.225] as const;
const LAUNCHES = 20;

using device = await openDevice();
using stream = device.createStream();
const software = device.kind === "software";
const frames = software ? 1 : 32, height = 1080, width = 1920, size = 224;
const count = quick ? 5 : 20;

/** Microseconds per call: each sample is the mean of `LAUNCHES` calls between two events. */
function timed(call: (i: number) => void, launches: number = software ? 2 : LAUNCHES): number[] {
  using start = device.createEvent();
  using end = device.createEvent();
  return samples(software ? 1 : 3, count, () => {
    stream.record(start);
    for (let i = 0; i < launches; i++) call(i);
    stream.record(end);
    end.synchronize();
    return end.elapsedSince(start) * 1000 / launches;
  });
}

// Two inputs of 199 MB take turns, so that no cache holds what the next launch reads.
const shape = [frames, height, width, 3];
const pixels = new Uint8Array(new ArrayBuffer(frames * height * width * 3));
fillRandom(new Uint32Array(pixels.buffer), 1);
using first = device.array(pixels, { shape, stream });
fillRandom(new Uint32Array(pixels.buffer), 2);
using second = device.array(pixels, { shape, stream });
const inputs = [first, second];
using output = device.empty([frames, 3, size, size], "f32", { stream });

const options = { mean: MEAN, std: STD, stream };
report(
  `resizeNormalize ${frames} × 1080p → 224`,
  "us",
  timed((i) => {
    resizeNormalize(inputs[i & 1]!, size, { ...options, into: output });
  }),
);
// The last launch read `second`, which `pixels` still holds.
check(output, pixels);

const bytes = software ? 16_000_000 : 2_000_000_000;
using from = device.allocate(bytes, { stream });
using to = device.allocate(bytes, { stream });
for (let offset = 0; offset < bytes; offset += pixels.byteLength) {
  const byteLength = Math.min(pixels.byteLength, bytes - offset);
  device.copy(from, pixels, { byteLength, dstOffset: offset, stream });
}
const copies = timed(() => device.copy(to, from, { stream }), 2);
report("device copy, read + write", "GB/s", copies.map((us) => 2 * bytes / us / 1e3));

/** Compares a thousand output values with the definition, in double precision. */
function check(result: DeviceArray, source: Uint8Array): void {
  const values = result.toHost({ stream }) as Float32Array;
  const picks = new Uint32Array(1000);
  fillRandom(picks, 3);
  for (const pick of picks) {
    const index = pick % values.length;
    const x = index % size, y = Math.floor(index / size) % size;
    const channel = Math.floor(index / (size * size)) % 3, frame = Math.floor(index / (size * size * 3));
    const pixel = (row: number, column: number) =>
      source[((frame * height + row) * width + column) * 3 + channel]!;
    const [x0, x1, wx] = taps(x, width), [y0, y1, wy] = taps(y, height);
    const top = pixel(y0, x0) * (1 - wx) + pixel(y0, x1) * wx,
      bottom = pixel(y1, x0) * (1 - wx) + pixel(y1, x1) * wx;
    const expected = ((top * (1 - wy) + bottom * wy) / 255 - MEAN[channel]!) / STD[channel]!;
    const actual = values[index]!;
    if (!(Math.abs(actual - expected) < 1e-5)) {
      throw new Error(`resizeNormalize: element ${index} is ${actual} where ${expected} was expected`);
    }
  }
}

/** The two neighbours of an output pixel's centre along one axis, and the second one's weight. */
function taps(output: number, extent: number): [number, number, number] {
  const position = Math.max(0, (output + 0.5) * extent / size - 0.5);
  const low = Math.min(Math.floor(position), extent - 1);
  return [low, Math.min(low + 1, extent - 1), position - low];
}
