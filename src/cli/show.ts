import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { DeviceArray } from "../array/array.ts";
import { mismatch } from "../base/check.ts";
import { type Device, openDevice } from "../device/device.ts";
import { encodePng, type RgbImage } from "../formats/codecs/mod.ts";
import { convertTo, cvtColor, padAndStack, putText, reformat, resize } from "../image/mod.ts";
import { type CliOptions, type Terminal, UsageError } from "./command.ts";
import { formatDuration } from "./format.ts";
import { nameOf } from "./input.ts";
import { writeOutput } from "./output.ts";
import { readPhoto } from "./photo.ts";
import { readSettings, SHOW } from "./settings.ts";
import type { Scene } from "./show_scene.ts";
import { TILES } from "./show_tiles.ts";

const GAP = 6, BACKGROUND = 24;
/** Labels are drawn LABEL_UPSCALE times larger and then shrunk, which smooths the bitmap font. */
const LABEL_ROWS = 12, LABEL_UPSCALE = 3, LABEL_FONT_SCALE = 4;

/** Runs `cuffi show`: applies every image operator to a photo and draws the results on one sheet. */
export async function show(
  photos: readonly string[],
  options: CliOptions,
  terminal: Terminal,
): Promise<void> {
  const { size, output, device: deviceName } = readSettings("show", SHOW, options);
  if (photos.length > 1) throw new UsageError(mismatch("show", "one photo", photos.length));
  const path = photos[0] ?? examplePhoto();
  if (resolve(output) === resolve(nameOf("show", path))) {
    throw new UsageError(mismatch("--output", "a name other than the photo's", `"${output}"`));
  }
  const photo = await readPhoto("show", path);
  using device = await openDevice(deviceName);
  const start = performance.now();
  const sheet = contactSheet(device, photo, size);
  const took = performance.now() - start;
  await writeOutput(output, await encodePng(sheet));
  terminal.out(`${TILES.length} pictures on ${device.name} (${device}) in ${formatDuration(took)}`);
  terminal.out(`${output}, ${sheet.width} × ${sheet.height}`);
}

/** The grid of the sheet, and the size of a cell: a tile with a label above and a gap around it. */
export function sheetLayout(size: number): { columns: number; rows: number; width: number; height: number } {
  const columns = Math.ceil(Math.sqrt(TILES.length * 1.2));
  return {
    columns,
    rows: Math.ceil(TILES.length / columns),
    width: size + 2 * GAP,
    height: LABEL_ROWS + size + 2 * GAP,
  };
}

/** Renders the sheet. */
function contactSheet(device: Device, { data, width, height }: RgbImage, size: number): RgbImage {
  using kept = new DisposableStack();
  const keep = <T extends Disposable>(resource: T): T => kept.use(resource);
  const whole = keep(device.array(data, { shape: [height, width, 3] }));
  const side = Math.min(height, width), top = (height - side) >> 1, left = (width - side) >> 1;
  const photo = keep(
    resize(whole.slice([top, top + side], [left, left + side]), size, { antialias: true }),
  );
  const scene: Scene = { device, size, photo, gray: keep(cvtColor(photo, "RGB2GRAY")), keep };

  const tiles = TILES.map(([label, make]) => {
    try {
      return toTile(keep(make(scene)), scene);
    } catch (error) {
      throw new Error(`${label}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  });
  const cell = sheetLayout(size), cells = cell.columns * cell.rows;
  const blank = keep(device.zeros([1, 1, 3], "u8").fill(BACKGROUND));
  while (tiles.length < cells) tiles.push(blank);

  const batch = keep(padAndStack(tiles, {
    size: [cell.height, cell.width],
    top: tiles.map(({ shape }) => LABEL_ROWS + GAP + ((size - shape[0]!) >> 1)),
    left: tiles.map(({ shape }) => GAP + ((size - shape[1]!) >> 1)),
    value: BACKGROUND,
  }));
  const labels = drawLabels(device, cells, cell.width - GAP, keep);
  batch.slice(null, [GAP, GAP + LABEL_ROWS], [GAP, null]).copyFrom(labels);
  const grid = batch.reshape([cell.rows, cell.columns, cell.height, cell.width, 3]).transpose(0, 2, 1, 3, 4);
  return {
    width: cell.columns * cell.width,
    height: cell.rows * cell.height,
    data: keep(grid.contiguous()).toHost(),
  };
}

/** Draws a label for each cell, `[count, LABEL_ROWS, width, 3]`. Long labels are clipped. */
function drawLabels(device: Device, count: number, width: number, keep: Scene["keep"]): DeviceArray<"u8"> {
  const shape = [count, LABEL_ROWS * LABEL_UPSCALE, width * LABEL_UPSCALE, 3];
  const large = keep(device.empty(shape, "u8").fill(BACKGROUND));
  const texts = Array.from(
    { length: count },
    (_, i) => i < TILES.length ? [{ text: TILES[i]![0], x: 0, y: 0, scale: LABEL_FONT_SCALE }] : [],
  );
  putText(large, texts, { into: large });
  return keep(resize(large, [LABEL_ROWS, width], { antialias: true }));
}

/** Converts any operator result to a u8 HWC RGB image that fits into a cell. */
function toTile(result: DeviceArray, { size, keep }: Scene): DeviceArray<"u8"> {
  let picture = result.dtype === "u8" ? result as DeviceArray<"u8"> : keep(convertTo(result, "u8"));
  if (picture.shape.at(-1)! > 4) picture = keep(reformat(picture, "HWC"));
  if (picture.shape[2] === 1) picture = keep(cvtColor(picture, "GRAY2RGB"));
  const [height, width] = picture.shape as [number, number];
  const longest = Math.max(height, width);
  if (longest <= size) return picture;
  const fit = (extent: number): number => Math.max(1, Math.floor(extent * size / longest));
  return keep(resize(picture, [fit(height), fit(width)], { antialias: true }));
}

/** Returns the path of the photo in the repository. */
function examplePhoto(): string {
  const url = new URL("../../examples/grace_hopper.jpg", import.meta.url);
  if (url.protocol === "file:") return fileURLToPath(url.href);
  throw new UsageError(mismatch("show", "the path of a JPEG or PNG file", "nothing"));
}
