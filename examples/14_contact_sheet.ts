/**
 * A contact sheet: twelve frames of a video, spread evenly, in one picture. They are decoded, resized and converted to
 * RGB on the device; only the packets that they need are decoded. Needs the package mediabunny, and on machines
 * without a GPU libavcodec (`cuffi doctor` says how to get it).
 *
 *     bun 14_contact_sheet.ts [video]          or: deno run -A 14_contact_sheet.ts, node 14_contact_sheet.ts
 *
 *     h264, 640 × 360 pixels, 30 frames in ... s
 *     wrote out/contact_sheet.png: 4 × 3 frames, 960 × 408 pixels
 */
import { openDevice } from "@cuffi/cuffi";
import { encodePng } from "@cuffi/cuffi/codecs";
import { nv12ResizeNormalize, putText } from "@cuffi/cuffi/image";
import { openVideo } from "@cuffi/cuffi/video";
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import process from "node:process";

const COLUMNS = 4, ROWS = 3, TILE_WIDTH = 240;

using device = await openDevice();
await using video = await openVideo(device, process.argv[2] ?? `${import.meta.dirname}/clip.mp4`);
const times = await video.timestamps();
const { codec, width, height } = video;
const seconds = (video.duration ?? times.at(-1)!).toFixed(1);
console.log(`${codec}, ${width} × ${height} pixels, ${times.length} frames in ${seconds} s`);

// The middle of each twelfth of the video. Short videos repeat frames.
const count = COLUMNS * ROWS;
const indices = Array.from({ length: count }, (_, i) => Math.floor((i + 0.5) * times.length / count));
const size = [8 * Math.round(TILE_WIDTH * height / width / 8), TILE_WIDTH] as const;
const pixels = { scale: 1, dtype: "u8", layout: "HWC" } as const;
using tiles = await video.sample(indices, { size, ...pixels });

// As sample() does for one frame.
using frame = await video.at(indices[5]!);
using tile = nv12ResizeNormalize(frame, size, pixels);
assert.deepEqual(tiles.index(5).toHost(), tile.toHost());

const labels = indices.map((index) => [
  { text: `${times[index]!.toFixed(2)} s`, x: 6, y: 6, color: [255, 255, 0] },
]);
using labeled = putText(tiles, labels);
// [rows, columns, height, width, 3] → [rows, height, columns, width, 3]: each row of pixels crosses all columns.
using sheet = labeled.reshape([ROWS, COLUMNS, ...size, 3]).transpose(0, 2, 1, 3, 4).copy();
const [sheetHeight, sheetWidth] = [ROWS * size[0], COLUMNS * size[1]];
await mkdir("out", { recursive: true });
await writeFile("out/contact_sheet.png", await encodePng(sheet.reshape([sheetHeight, sheetWidth, 3])));
console.log(
  `wrote out/contact_sheet.png: ${COLUMNS} × ${ROWS} frames, ${sheetWidth} × ${sheetHeight} pixels`,
);
