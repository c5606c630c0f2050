/**
 * A folder of JPEG photos to one tensor for a vision model: decodes the files on the GPU if it can, resizes and
 * normalizes photos of different sizes with one launch per batch, and writes an .npy file. Without a folder, it
 * creates one with parts of a sample photo.
 *
 *     bun 08_photo_folder.ts [folder]          or: deno run -A 08_photo_folder.ts, node 08_photo_folder.ts
 *
 *     100 %  20 of 20 files
 *     wrote out/photos.npy: f32 [20, 3, 224, 224]
 */
import { openDevice } from "@cuffi/cuffi";
import { decodeImage, decodeJpeg, encodeJpeg, readImage } from "@cuffi/cuffi/codecs";
import { resizeNormalize } from "@cuffi/cuffi/image";
import { encodeNpy } from "@cuffi/cuffi/npy";
import assert from "node:assert/strict";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import process from "node:process";

const SIZE = 224, BATCH = 64, MEAN = [0.485, 0.456, 0.406], STD = [0.229, 0.224, 0.225];

using device = await openDevice();
const folder = process.argv[2] ?? await makeFolder("out/photos");
const names = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name)).sort();
if (names.length === 0) throw new Error(`${folder} contains no photos`);

/** The photos in the tensor. */
const loaded: string[] = [];

using tensor = device.empty([names.length, 3, SIZE, SIZE], "f32");
for (let start = 0; start < names.length; start += BATCH) {
  const some = names.slice(start, start + BATCH), first = loaded.length;
  const files = await Promise.all(some.map((name) => readFile(`${folder}/${name}`)));
  const onError = (error: Error, i: number) =>
    console.error(`\nskipped ${some[i]}: ${error.message.replace(/^file: /, "")}`);
  const decoded = await decodeJpeg(device, files, { onError });
  loaded.push(...some.filter((_, i) => decoded[i] !== undefined));
  const photos = decoded.filter((photo) => photo !== undefined);
  if (photos.length > 0) {
    resizeNormalize(photos, SIZE, { mean: MEAN, std: STD, into: tensor.slice([first, loaded.length]) });
  }
  for (const photo of photos) photo.dispose(); // the memory is reused when the device is done with it
  const end = start + some.length, percent = String(Math.round(100 * end / names.length)).padStart(3);
  process.stdout.write(`\r${percent} %  ${end} of ${names.length} files`);
}
if (loaded.length === 0) throw new Error(`${folder} contains no photo that can be decoded`);
const result = tensor.slice([0, loaded.length]);
await mkdir("out", { recursive: true });
await writeFile("out/photos.npy", encodeNpy(result));
console.log(`\nwrote out/photos.npy: f32 [${result.shape.join(", ")}]`);

// The first value, computed here: bilinear interpolation between four pixels, then normalization.
const { width, height, data } = await decodeImage(await readFile(`${folder}/${loaded[0]}`));
const x = Math.max(0, 0.5 * width / SIZE - 0.5), y = Math.max(0, 0.5 * height / SIZE - 0.5);
const red = (row: number, column: number): number =>
  data[3 * (Math.min(row, height - 1) * width + Math.min(column, width - 1))]!;
const [left, top] = [Math.floor(x), Math.floor(y)];
const upper = red(top, left) * (1 - x + left) + red(top, left + 1) * (x - left);
const lower = red(top + 1, left) * (1 - x + left) + red(top + 1, left + 1) * (x - left);
const expected = ((upper * (1 - y + top) + lower * (y - top)) / 255 - MEAN[0]!) / STD[0]!;
const actual = tensor.index(0, 0, 0, 0).toHost()[0]!;
// A GPU decodes pixels that differ by up to one level.
assert.ok(Math.abs(actual - expected) < 1.01 / 255 / STD[0]!, `${actual}, expected ${expected}`);

/** Writes 20 parts of the sample photo, of different sizes. */
async function makeFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  using frame = await readImage(`${import.meta.dirname}/grace_hopper.jpg`, { device });
  for (let i = 0; i < 20; i++) {
    const part = frame.slice([i * 10, i * 10 + 300 + i], [i * 5, i * 5 + 400 - 3 * i]);
    await writeFile(`${path}/part_${String(i).padStart(2, "0")}.jpg`, await encodeJpeg(part));
  }
  return path;
}
