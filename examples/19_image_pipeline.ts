/**
 * Many views of a photo in one launch: crops of different sizes, as a detector finds them, are shrunk, mirrored,
 * faded like an old print by a function in TypeScript, and written as one batch. The steps become one kernel, which
 * reads the photo once; one by one they are 96 kernels. A second pipeline makes a model's input of the same crops.
 *
 *     bun 19_image_pipeline.ts [photo.jpg]        or: deno run -A 19_image_pipeline.ts, node 19_image_pipeline.ts
 *
 *     1. crop, resize, flip, fade: ... bytes per pixel of the result
 *     wrote out/views.png: 24 views of 96 × 96
 *     input: f16 [24, 3, 96, 96]
 *     the views are those of the operators one by one
 */
import { openDevice } from "@cuffi/cuffi";
import { decodeImage, encodePng } from "@cuffi/cuffi/codecs";
import { customCrop, flip, pipeline, resize } from "@cuffi/cuffi/image";
import { pixelFunction } from "@cuffi/cuffi/kernel";
import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import process from "node:process";

const SIZE = 96, COLUMNS = 6, ROWS = 4;

/** Mixes sepia into a pixel, and darkens the corners. */
const fade = pixelFunction(
  { age: "f32" },
  ({ x, y, z, column, row, age }, _, { SIZE }) => {
    const gray = 0.299 * x + 0.587 * y + 0.114 * z;
    const distance = Math.hypot(column + 0.5 - SIZE / 2, row + 0.5 - SIZE / 2) / SIZE;
    const light = 1 - age * distance * distance;
    return {
      x: (x + age * (1.08 * gray - x)) * light,
      y: (y + age * (0.86 * gray - y)) * light,
      z: (z + age * (0.62 * gray - z)) * light,
    };
  },
  { name: "fade", constants: { SIZE } },
);

const views = pipeline("u8", 3).crop().resize(SIZE, { interpolation: "area" }).flip("horizontal")
  .map(fade, { age: 0.8 });
const input = pipeline("u8", 3).dtype("f32").crop().resize(SIZE)
  .normalize({ mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] }).dtype("f16");
console.log(views.explain());

using device = await openDevice();
const photo = await decodeImage(await readFile(process.argv[2] ?? `${import.meta.dirname}/grace_hopper.jpg`));
const { width, height } = photo;
using frame = device.array(photo.data, { shape: [height, width, 3], layout: "HWC" });
const crops = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
  const side = Math.round(Math.min(width, height) * (0.25 + 0.75 * i / (COLUMNS * ROWS)));
  return { x: (i * 83) % (width - side + 1), y: (i * 47) % (height - side + 1), width: side, height: side };
});

using batch = views.run(frame, { crops }); // u8 [24, 96, 96, 3]
using tensor = input.run(frame, { crops }); // f16 [24, 3, 96, 96]
using rows = batch.reshape([ROWS, COLUMNS, SIZE, SIZE, 3]).transpose(0, 2, 1, 3, 4);
const sheet = { width: COLUMNS * SIZE, height: ROWS * SIZE, data: await rows.contiguous().download() };
await mkdir("out", { recursive: true });
await writeFile("out/views.png", await encodePng(sheet));
console.log(`wrote out/views.png: ${crops.length} views of ${SIZE} × ${SIZE}`);
console.log(`input: ${tensor.dtype} [${tensor.shape.join(", ")}]`);

const plain = pipeline("u8", 3).map(fade, { age: 0.8 });
crops.forEach((crop, i) => {
  using part = customCrop(frame, crop), small = resize(part, SIZE, { interpolation: "area" });
  using mirrored = flip(small, "horizontal"), expected = plain.run(mirrored);
  using view = batch.index(i);
  assert.deepEqual(view.toHost(), expected.toHost());
});
console.log("the views are those of the operators one by one");
