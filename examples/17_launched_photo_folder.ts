/**
 * A folder of JPEG photos to one tensor file each, on every GPU. Each process takes its share of the photos. A tensor
 * appears under its name only when it is complete, by renaming, so that a run that was ended, even by SIGKILL, resumes
 * where it stopped, with any number of GPUs: start the same command again.
 *
 *     npx @cuffi/cuffi launch 17_launched_photo_folder.ts [folder]          or alone: bun 17_launched_photo_folder.ts
 *
 *     rank 0 of 1: 12 photos
 *     out/tensors: 12 tensors, 0 of them from an earlier run
 */
import { openDevice } from "@cuffi/cuffi";
import { decodeJpeg, encodeJpeg, readImage } from "@cuffi/cuffi/codecs";
import { joinWorld } from "@cuffi/cuffi/distributed";
import { resizeNormalize } from "@cuffi/cuffi/image";
import { decodeNpy, encodeNpy } from "@cuffi/cuffi/npy";
import assert from "node:assert/strict";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import process from "node:process";

const SIZE = 224, BATCH = 2, OUT = "out/tensors";

using device = await openDevice(); // cuda:LOCAL_RANK under `cuffi launch`
await using world = await joinWorld({ device, timeout: 86_400_000 }); // one may be done hours before another
const { rank, size } = world;

const folder = process.argv[2] ?? "out/world_photos";
if (rank === 0) {
  if (process.argv[2] === undefined) await makeFolder(folder);
  await mkdir(OUT, { recursive: true });
}
await world.barrier(); // the folders are there

const photos = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name)).sort();
if (photos.length === 0) throw new Error(`${folder} contains no photos`);
const finished = new Set((await readdir(OUT)).filter((name) => name.endsWith(".npy")));
await world.barrier(); // every rank has seen the same files
const own = photos.filter((name, i) => i % size === rank && !finished.has(outputOf(name)));

for (let start = 0; start < own.length; start += BATCH) {
  const names = own.slice(start, start + BATCH);
  const files = await Promise.all(names.map((name) => readFile(`${folder}/${name}`)));
  const images = await decodeJpeg(device, files);
  using tensors = resizeNormalize(images, SIZE, { mean: 0.5, std: 0.25 });
  for (const [i, name] of names.entries()) {
    // Other processes see a file only when it is complete.
    await writeFile(`${OUT}/${name}.part`, encodeNpy(tensors.index(i)));
    await rename(`${OUT}/${name}.part`, `${OUT}/${outputOf(name)}`);
    images[i]!.dispose();
  }
}
console.log(`rank ${rank} of ${size}: ${own.length} photos`);

using counts = device.array(Int32Array.of(own.length));
world.allReduce(counts); // waits for the others, too
const [written] = await counts.download();
if (rank === 0) {
  const outputs = (await readdir(OUT)).filter((name) => name.endsWith(".npy"));
  for (const name of photos) assert.ok(outputs.includes(outputOf(name)), `${name} has no tensor`);
  const { shape } = decodeNpy(await readFile(`${OUT}/${outputOf(photos.at(-1)!)}`));
  assert.deepEqual(shape, [3, SIZE, SIZE]);
  console.log(`${OUT}: ${photos.length} tensors, ${photos.length - written!} of them from an earlier run`);
}

function outputOf(photo: string): string {
  return photo.replace(/\.\w+$/, ".npy");
}

/** Writes 12 parts of the sample photo, of different sizes. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  using frame = await readImage(`${import.meta.dirname}/grace_hopper.jpg`, { device });
  for (let i = 0; i < 12; i++) {
    await writeFile(
      `${path}/${i}.jpg`,
      await encodeJpeg(frame.slice([i * 10, i * 10 + 300], [i * 5, i * 5 + 300 - i])),
    );
  }
}
