import { mismatch } from "../base/check.ts";
import { readFile, writeFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { DeviceArray } from "../array/array.ts";
import type { CliOptions, Terminal } from "./main.ts";
import { decodeImage, encodePng, type RgbImage } from "../formats/codecs/mod.ts";
import { type Device, openDevice } from "../device/device.ts";
import { convertTo, cvtColor, padAndStack, putText, reformat, resize } from "../image/mod.ts";
import type { Scene } from "./show_scene.ts";
import { TILES } from "./show_tiles.ts";
import { duration, UsageError } from "./usage.ts";

const SMALLEST = 32, LARGEST = 512, GAP = 6, BACKGROUND = 24;
/** Rows of a label, and how much larger it is drawn: shrinking smooths the font's dots. */
const LABEL_ROWS = 12, LABEL_ENLARGED = 3, LABEL_SCALE = 4;

/** `cuffi show`: runs the image operators over a photo and writes their results as one picture, each with its name. */
export async function show(
  photos: readonly string[],
  options: CliOptions,
  terminal: Terminal,
): Promise<void> {
  if (photos.length > 1) throw new UsageError(mismatch("show", "one", `${photos.length} photos`));
  const accepted = ["size", "output", "device"];
  const foreign = Object.keys(options).find((name) => !accepted.includes(name));
  if (foreign !== undefined) {
    throw new UsageError(
      mismatch("show", `one of ${accepted.map((name) => `--${name}`).join(", ")}`, `--${foreign}`),
    );
  }
  const size = parseSize(options.size ?? "200");
  const path = photos[0] ?? examplePhoto();
  const output = options.output ?? "contact_sheet.png";
  if (extname(output) !== ".png") {
    throw new UsageError(mismatch("--output", "a name that ends in .png", `"${output}"`));
  }
  if (resolve(output) === resolve(path)) {
    throw new UsageError(`--output: "${output}" given; the sheet would be written over the photo`);
  }
  const photo = await decodeImage(await readFile(path));
  using device = await openDevice(options.device);
  const start = performance.now();
  const sheet = contactSheet(device, photo, size);
  const took = performance.now() - start;
  await writeFile(output, await encodePng(sheet));
  terminal.out(`${TILES.length} pictures on ${device.name} (${device}) in ${duration(took)}`);
  terminal.out(`${output}, ${sheet.width} × ${sheet.height}`);
}

/** Columns of a sheet, and the sizes of a cell: a picture with its label above and a gap around. */
export function sheetLayout(size: number): { columns: number; rows: number; width: number; height: number } {
  const columns = Math.ceil(Math.sqrt(TILES.length * 1.2));
  return {
    columns,
    rows: Math.ceil(TILES.length / columns),
    width: size + 2 * GAP,
    height: LABEL_ROWS + size + 2 * GAP,
  };
}

/** The sheet, RGB. */
function contactSheet(device: Device, { data, width, height }: RgbImage, size: number): RgbImage {
  using kept = new DisposableStack();
  const keep = <T extends Disposable>(resource: T): T => kept.use(resource);
  const whole = keep(device.array(data, { shape: [height, width, 3] }));
  const side = Math.min(height, width), top = (height - side) >> 1, left = (width - side) >> 1;
  const photo = keep(
    resize(whole.slice([top, top + side], [left, left + side]), size, { antialias: true }),
  );
  const scene: Scene = { device, size, photo, gray: keep(cvtColor(photo, "RGB2GRAY")), keep };

  const pictures = TILES.map(([label, make]) => {
    try {
      return rgbPicture(keep(make(scene)), scene);
    } catch (error) {
      throw new Error(`${label}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  });
  const cell = sheetLayout(size), cells = cell.columns * cell.rows;
  const blank = keep(device.zeros([1, 1, 3], "u8").fill(BACKGROUND));
  while (pictures.length < cells) pictures.push(blank);

  const batch = keep(padAndStack(pictures, {
    size: [cell.height, cell.width],
    top: pictures.map(({ shape }) => LABEL_ROWS + GAP + ((size - shape[0]!) >> 1)),
    left: pictures.map(({ shape }) => GAP + ((size - shape[1]!) >> 1)),
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

/** A label for each cell, `[count, LABEL_ROWS, width, 3]`; what does not fit is cut off. */
function drawLabels(device: Device, count: number, width: number, keep: Scene["keep"]): DeviceArray<"u8"> {
  const shape = [count, LABEL_ROWS * LABEL_ENLARGED, width * LABEL_ENLARGED, 3];
  const large = keep(device.empty(shape, "u8").fill(BACKGROUND));
  const texts = Array.from(
    { length: count },
    (_, i) => i < TILES.length ? [{ text: TILES[i]![0], x: 0, y: 0, scale: LABEL_SCALE }] : [],
  );
  putText(large, texts, { into: large });
  return keep(resize(large, [LABEL_ROWS, width], { antialias: true }));
}

/** Any result as u8 HWC of three channels that fits into a cell. */
function rgbPicture(result: DeviceArray, { size, keep }: Scene): DeviceArray<"u8"> {
  let picture = result.dtype === "u8" ? result as DeviceArray<"u8"> : keep(convertTo(result, "u8"));
  if (picture.shape.at(-1)! > 4) picture = keep(reformat(picture, "HWC"));
  if (picture.shape[2] === 1) picture = keep(cvtColor(picture, "GRAY2RGB"));
  const [height, width] = picture.shape as [number, number];
  const longest = Math.max(height, width);
  if (longest <= size) return picture;
  const fit = (extent: number): number => Math.max(1, Math.floor(extent * size / longest));
  return keep(resize(picture, [fit(height), fit(width)], { antialias: true }));
}

function parseSize(text: string): number {
  const size = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  if (!(size >= SMALLEST && size <= LARGEST && size % 2 === 0)) {
    throw new UsageError(mismatch("--size", `even numbers from ${SMALLEST} to ${LARGEST}`, `"${text}"`));
  }
  return size;
}

/** The photo that comes with the repository. */
function examplePhoto(): string {
  const url = new URL("../../examples/grace_hopper.jpg", import.meta.url);
  if (url.protocol === "file:") return fileURLToPath(url.href);
  throw new UsageError(mismatch("show", "the path of a JPEG or PNG file", "nothing"));
}
