/**
 * JPEG between files in host memory and arrays on the device, in batches of 64 files. Several batches are in
 * flight, as in a program that loads a data set. Checks the pixels.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type DeviceArray, openDevice } from "../mod.ts";
import { decodeImage, decodeJpeg, encodeJpeg } from "../src/formats/codecs/mod.ts";
import { quick, report } from "./lib/measure.ts";

const BATCH = 64, IN_FLIGHT = 4, SAMPLES = quick ? 5 : 20, SAMPLE_MS = quick ? 150 : 300;

using device = await openDevice();
const onGpu = device.kind === "cuda";
const read = (path: string) => readFile(fileURLToPath(new URL(`../${path}`, import.meta.url).href));
const frame = await read("test/data/codecs/frame_1080p.jpg"), photo = await read("examples/grace_hopper.jpg");

/** Makes copies, because data sets are not in the processor's cache either. */
const copies = (file: Uint8Array, count: number) =>
  Array.from({ length: count }, () => Uint8Array.from(file));

/** Reports the rate of `work`, which processes `count` images, and the longest pause of the event loop. */
async function rate(name: string, count: number, work: () => Promise<void>): Promise<void> {
  const samples: number[] = [], pauses: number[] = [];
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  for (let i = 0; i < SAMPLES; i++) {
    let images = 0, running = true, pause = 0, last = performance.now();
    const turn = () => {
      const time = performance.now();
      pause = Math.max(pause, time - last);
      last = time;
      if (running) setImmediate(turn);
    };
    const start = last;
    turn();
    await Promise.all(Array.from({ length: IN_FLIGHT }, async () => {
      do {
        await work();
        images += count;
      } while (performance.now() - start < SAMPLE_MS);
    }));
    samples.push(1000 * images / (performance.now() - start));
    running = false;
    pauses.push(pause);
    await new Promise((resolve) => setImmediate(resolve));
  }
  report(name, "images/s", samples);
  report(`${name}: longest pause of the event loop`, "ms", pauses);
}

/** Checks that an array has the pixels that libjpeg decodes, up to one level. */
async function check(array: DeviceArray<"u8">, file: Uint8Array): Promise<void> {
  const expected = (await decodeImage(file)).data, pixels = array.toHost();
  if (pixels.some((value, i) => Math.abs(value - expected[i]!) > 1)) throw new Error("wrong pixels");
}

for (const [name, file] of [["1080p", frame], ["512 × 600", photo]] as const) {
  const files = copies(file, onGpu ? BATCH : 2);
  const arrays = await decodeJpeg(device, files);
  for (const array of arrays.slice(-2)) await check(array, file);
  await rate(`decode ${name}`, files.length, async () => {
    for (const array of await decodeJpeg(device, files)) array.dispose();
  });
  await rate(`decode ${name} and resize to 224`, files.length, async () => {
    (await decodeJpeg(device, files, { size: 224 })).dispose();
  });
  await rate(`encode ${name}, quality 90`, files.length, async () => {
    await encodeJpeg(arrays, { quality: 90 });
  });
  for (const array of arrays) array.dispose();
}
