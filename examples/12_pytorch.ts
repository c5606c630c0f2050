/**
 * PyTorch in this process: cuffi prepares a photo, PyTorch computes on the same memory and writes into an array of
 * cuffi. Nothing is copied, and the two libraries' streams wait for each other. Needs a shared libpython with PyTorch;
 * on a GPU, PyTorch with CUDA.
 *
 *     bun 12_pytorch.ts          or: deno run -A 12_pytorch.ts, node 12_pytorch.ts
 *
 *     PyTorch ... on ...
 *     mean of each channel: ..., ..., ...
 */
import { openDevice } from "@cuffi/cuffi";
import { decodeImage } from "@cuffi/cuffi/codecs";
import { resizeNormalize } from "@cuffi/cuffi/image";
import { kwargs, openPython, tuple } from "@cuffi/cuffi/python";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

using device = await openDevice();
using torch = openPython().import("torch");
using version = torch.attr("__version__");

const photo = await decodeImage(await readFile(`${import.meta.dirname}/grace_hopper.jpg`));
using frame = device.array(photo.data, { shape: [1, photo.height, photo.width, 3] });
using input = resizeNormalize(frame, 224, { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] });
using means = device.empty([1, 3], "f32");

using tensor = torch.callMethod("from_dlpack", input); // the memory of `input`
using out = torch.callMethod("from_dlpack", means); // the memory of `means`
using where = tensor.attr("device");
console.log(`PyTorch ${version} on ${where}`);
torch.callMethod("mean", tensor, tuple(2, 3), kwargs({ out })).dispose();

const result = [...means.toHost()]; // waits for PyTorch
console.log(`mean of each channel: ${result.map((value) => value.toFixed(4)).join(", ")}`);
const values = input.toHost(), length = 224 * 224;
for (const [channel, mean] of result.entries()) {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += values[channel * length + i]!;
  assert.ok(Math.abs(mean - sum / length) < 1e-5, `${mean}, expected ${sum / length}`);
}
