/**
 * Textures: rotates a photo. The texture unit interpolates between pixels and handles coordinates outside the
 * photo. A rotation by 180° must give back exactly the same pixels in reverse order.
 *
 *     bun 07_textures.ts [photo.jpg]          or: deno run -A 07_textures.ts, node 07_textures.ts
 *
 *     wrote out/rotated.png
 *     180°: the pixels are those of the photo in reverse order
 */
import { openDevice } from "@cuffi/cuffi";
import { decodeImage, encodePng } from "@cuffi/cuffi/codecs";
import { cvtColor } from "@cuffi/cuffi/image";
import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import process from "node:process";

using device = await openDevice();
using module = await device.compile(`
  extern "C" __global__ void rotate(uchar3* out, cudaTextureObject_t photo, int width, int height, float cosine,
                                    float sine) {
    int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (column >= width || row >= height) return;
    float x = column + 0.5f - width / 2.0f, y = row + 0.5f - height / 2.0f;
    float4 color = tex2D<float4>(photo, cosine * x + sine * y + width / 2.0f, cosine * y - sine * x + height / 2.0f);
    out[row * width + column] = make_uchar3(255 * color.x + 0.5f, 255 * color.y + 0.5f, 255 * color.z + 0.5f);
  }`);

const { width, height, data } = await decodeImage(
  await readFile(process.argv[2] ?? `${import.meta.dirname}/grace_hopper.jpg`),
);
using frame = device.array(data, { shape: [height, width, 3] });
using rgba = cvtColor(frame, "RGB2RGBA"); // texture elements have 1, 2 or 4 channels
using array = device.cudaArray({ shape: [height, width], dtype: "u8", channels: 4 });
array.copyFrom(rgba);
using texture = device.texture(array, {
  filterMode: "linear",
  readMode: "normalizedFloat",
  addressMode: "border", // black outside
});

using out = device.empty([height, width, 3], "u8");
async function rotate(degrees: number): Promise<Uint8Array<ArrayBuffer>> {
  const angle = degrees * Math.PI / 180, grid = [Math.ceil(width / 32), Math.ceil(height / 8)] as const;
  module.kernel("rotate").launch(
    { grid, block: [32, 8] },
    out,
    texture,
    width,
    height,
    Math.cos(angle),
    Math.round(Math.sin(angle) * 1e9) / 1e9, // Math.sin(Math.PI) is not 0
  );
  return await out.download();
}

await mkdir("out", { recursive: true });
await writeFile("out/rotated.png", await encodePng({ width, height, data: await rotate(30) }));
console.log("wrote out/rotated.png");
const turned = await rotate(180);
const reversed = data.map((_, i) => data[data.length - 3 - 3 * Math.floor(i / 3) + i % 3]!);
assert.deepEqual(turned, reversed);
console.log("180°: the pixels are those of the photo in reverse order");
