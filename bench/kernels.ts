/**
 * Built-in kernels on random data, timed with events around back-to-back launches. The share is the time to
 * copy the bytes that the kernel must move, at the device's copy rate, divided by the kernel's time.
 */
import { type DeviceArray, openDevice } from "../mod.ts";
import { normalize, resizeNormalize } from "../src/image/mod.ts";
import { timeCalls } from "./lib/device_time.ts";
import { fillRandom, quick, report, samples } from "./lib/measure.ts";
import { quantile } from "./lib/report.ts";

const MEAN = [0.485, 0.456, 0.406] as const, STD = [0.229, 0.224, 0.225] as const;
const HEIGHT = 1080, WIDTH = 1920, SIZE = 224;

using device = await openDevice();
using stream = device.createStream();
const software = device.kind === "software";
const frames = software ? 1 : 32;
const options = { mean: MEAN, std: STD, stream };

// Alternates between two inputs of 199 MB, so that the next launch never reads from cache.
const shape = [frames, HEIGHT, WIDTH, 3];
const pixels = new Uint8Array(new ArrayBuffer(frames * HEIGHT * WIDTH * 3));
fillRandom(new Uint32Array(pixels.buffer), 1);
using first = device.array(pixels, { shape, stream });
fillRandom(new Uint32Array(pixels.buffer), 2);
using second = device.array(pixels, { shape, stream }); // the last launch reads this one, and `pixels` still holds it
const inputs = [first, second];

/** Copy rate of the device: bytes read and written per microsecond. */
const copyRate = measureCopy();
{
  using output = device.empty([frames, 3, SIZE, SIZE], "f32", { stream });
  const times = timed((i) => {
    resizeNormalize(inputs[i & 1]!, SIZE, { ...options, into: output });
  });
  check(output, SIZE, SIZE, resized);
  // For each output row two input rows (whole 32-byte sectors), plus the output.
  const bytes = frames * (2 * SIZE * WIDTH * 3 + 3 * SIZE * SIZE * 4);
  reportKernel(`resizeNormalize ${frames} × 1080p → 224`, times, bytes);
}
{
  using output = device.empty([frames, 3, HEIGHT, WIDTH], "f32", { stream });
  const times = timed((i) => {
    normalize(inputs[i & 1]!, { ...options, into: output });
  });
  check(output, HEIGHT, WIDTH, pixel);
  reportKernel(`normalize ${frames} × 1080p`, times, frames * HEIGHT * WIDTH * 3 * 5);
}

function measureCopy(): number {
  const bytes = software ? 16_000_000 : 2_000_000_000;
  using from = device.allocate(bytes, { stream });
  using to = device.allocate(bytes, { stream });
  for (let offset = 0; offset < bytes; offset += pixels.byteLength) {
    const byteLength = Math.min(pixels.byteLength, bytes - offset);
    device.copy(from, pixels, { byteLength, dstOffset: offset, stream });
  }
  const rates = timed(() => device.copy(to, from, { stream })).map((us) => 2 * bytes / us);
  report("device copy, read + write", "GB/s", rates.map((rate) => rate / 1e3));
  return quantile(rates, 0.5);
}

function reportKernel(name: string, times: readonly number[], bytes: number): void {
  report(name, "us", times);
  report(`${name}, share`, "% of copy rate", times.map((time) => 100 * bytes / time / copyRate));
}

/** Measures microseconds per call. A sample is the mean over an even number of calls between two events. */
function timed(call: (i: number) => void): number[] {
  const calls = software ? 2 : 20;
  return samples(software ? 1 : 3, quick ? 5 : 20, () => timeCalls(device, stream, calls, call).device);
}

/** Returns an input value from 0 to 255 for `(frame, channel, row, column)`. */
type Source = (frame: number, channel: number, row: number, column: number) => number;

/** Compares a thousand values of the first and last frame with a double-precision reference. */
function check(result: DeviceArray, height: number, width: number, source: Source): void {
  const values = new Float32Array(3 * height * width);
  const picks = new Uint32Array(1000);
  for (const frame of new Set([0, frames - 1])) {
    device.copy(values, result, {
      byteLength: values.byteLength,
      srcOffset: frame * values.byteLength,
      stream,
    });
    fillRandom(picks, 3 + frame);
    for (const pick of picks) {
      const index = pick % values.length;
      const column = index % width, row = Math.floor(index / width) % height;
      const channel = Math.floor(index / (width * height));
      const expected = (source(frame, channel, row, column) / 255 - MEAN[channel]!) / STD[channel]!;
      if (!(Math.abs(values[index]! - expected) < 1e-5)) {
        throw new Error(`frame ${frame}, element ${index}: ${values[index]} where ${expected} was expected`);
      }
    }
  }
}

function pixel(frame: number, channel: number, row: number, column: number): number {
  return pixels[((frame * HEIGHT + row) * WIDTH + column) * 3 + channel]!;
}

function resized(frame: number, channel: number, row: number, column: number): number {
  const [x0, x1, wx] = taps(column, WIDTH), [y0, y1, wy] = taps(row, HEIGHT);
  const top = pixel(frame, channel, y0, x0) * (1 - wx) + pixel(frame, channel, y0, x1) * wx;
  const bottom = pixel(frame, channel, y1, x0) * (1 - wx) + pixel(frame, channel, y1, x1) * wx;
  return top * (1 - wy) + bottom * wy;
}

/** Returns the two neighbors of an output pixel's center along one axis, and the weight of the second one. */
function taps(output: number, extent: number): [number, number, number] {
  const position = Math.max(0, (output + 0.5) * extent / SIZE - 0.5);
  const low = Math.min(Math.floor(position), extent - 1);
  return [low, Math.min(low + 1, extent - 1), position - low];
}
