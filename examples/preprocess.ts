/**
 * Resizes and normalizes a photo for a vision model, on a GPU or on the software device.
 *
 *     bun examples/preprocess.ts [photo.jpg] [output.npy]
 *     deno run --allow-all examples/preprocess.ts [photo.jpg] [output.npy]
 *     node examples/preprocess.ts [photo.jpg] [output.npy]
 */
import { openDevice } from "@cuffi/cuffi";
import { decodeImage, encodePng } from "@cuffi/cuffi/codecs";
import { resizeNormalize } from "@cuffi/cuffi/image";
import { encodeNpy } from "@cuffi/cuffi/npy";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import process from "node:process";

const [photo = `${import.meta.dirname}/grace_hopper.jpg`, output = "out/grace_hopper.npy"] = process.argv
  .slice(2);
const SIZE = 224;
const MEAN = [0.485, 0.456, 0.406], STD = [0.229, 0.224, 0.225]; // ImageNet

let start = performance.now();
function step(name: string): void {
  console.log(`${name.padEnd(44)} ${(performance.now() - start).toFixed(2).padStart(9)} ms`);
  start = performance.now();
}

using device = await openDevice();
step(`open ${device} (${device.name})`);

const image = await decodeImage(await readFile(photo));
step(`decode ${image.width} × ${image.height}`);

using frame = device.array(image.data, { shape: [1, image.height, image.width, 3] });
device.synchronize();
step("upload");

using tensor = resizeNormalize(frame, SIZE, { mean: MEAN, std: STD });
device.synchronize();
step("resize + normalize, kernel loaded");

resizeNormalize(frame, SIZE, { mean: MEAN, std: STD, into: tensor });
device.synchronize();
step("resize + normalize, again");

const values = tensor.toHost();
step(`download f32 [${tensor.shape.join(", ")}]`);

// Converts the tensor back to a picture: undoes the normalization and interleaves the planes.
const pixels = new Uint8ClampedArray(values.length);
const plane = SIZE * SIZE;
for (let i = 0; i < values.length; i++) {
  const channel = Math.floor(i / plane);
  pixels[i % plane * 3 + channel] = (values[i]! * STD[channel]! + MEAN[channel]!) * 255;
}
const picture = output.replace(/(\.npy)?$/, ".png");
await mkdir(dirname(output), { recursive: true });
await writeFile(output, encodeNpy({ dtype: "f32", shape: tensor.shape, data: values }));
await writeFile(picture, await encodePng({ width: SIZE, height: SIZE, data: pixels }));
step(`write ${output} and ${picture}`);
