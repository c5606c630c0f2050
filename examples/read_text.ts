/**
 * Reads the text in a photo: photo in, words out, on a GPU or without one. To be copied with its folder
 * `read_text/` and adapted. Models of the PaddleOCR project find lines and recognize them; no Python runs.
 *
 *     python3 -m venv .venv && .venv/bin/pip install --no-deps onnxruntime rapidocr==3.10.0     once
 *     bun examples/read_text.ts [photo.jpg] [--models folder]
 *
 * For the photo in `read_text/` it prints
 *
 *     HARBOR STREET CAFE               at 93, 80, confidence 1.00
 *     TAKE AWAY                        at 565, 132, confidence 1.00
 *     Espresso                         at 85, 149, confidence 1.00
 *
 * and so on. On a GPU, install onnxruntime-gpu instead (docs/guide/models.md).
 */
import { openDevice } from "@cuffi/cuffi";
import { readImage } from "@cuffi/cuffi/codecs";
import process from "node:process";
import { parseArgs } from "node:util";
import { TextReader } from "./read_text/reader.ts";

const { values: { models }, positionals: [photo = `${import.meta.dirname}/read_text/cafe.jpg`] } = parseArgs({
  options: { models: { type: "string" } },
  allowPositionals: true,
  args: process.argv.slice(2),
});

using device = await openDevice();
using reader = await TextReader.open(device, models);
using pixels = await readImage(photo, { device });
for (const { text, confidence, box: [[x, y]] } of await reader.read(pixels)) {
  console.log(`${text.padEnd(32)} at ${x}, ${y}, confidence ${confidence.toFixed(2)}`);
}
