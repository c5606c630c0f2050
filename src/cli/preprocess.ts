import { readFile, writeFile } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import { mismatch } from "../base/check.ts";
import { openDevice } from "../device/device.ts";
import { decodeImage, encodePng } from "../formats/codecs/mod.ts";
import { encodeNpy } from "../formats/npy.ts";
import { resizeNormalize } from "../image/mod.ts";
import { checkOptionNames, type CliOptions, type Terminal, UsageError } from "./command.ts";
import { formatDuration } from "./format.ts";

const IMAGENET_MEAN = [0.485, 0.456, 0.406];
const IMAGENET_STD = [0.229, 0.224, 0.225];
const MAX_SIDE = 16384;

/** Runs `cuffi preprocess`: resizes and normalizes a photo, writes the tensor and a picture of it. */
export async function preprocess(
  photos: readonly string[],
  options: CliOptions,
  terminal: Terminal,
): Promise<void> {
  checkOptionNames("preprocess", options, ["size", "mean", "std", "output", "device"]);
  const [photo] = photos;
  if (photo === undefined) {
    throw new UsageError(mismatch("preprocess", "the path of a JPEG or PNG file", "nothing"));
  }
  if (photos.length > 1) throw new UsageError(mismatch("preprocess", "one photo", photos.length));
  const [height, width] = parseSize(options.size ?? "224");
  const mean = parseChannels("mean", options.mean) ?? IMAGENET_MEAN;
  const std = parseChannels("std", options.std) ?? IMAGENET_STD;
  if (std.includes(0)) {
    throw new UsageError(mismatch("--std", "non-zero numbers", `"${options.std}"`));
  }
  const { tensorPath, picturePath } = outputPaths(photo, options.output, height, width);

  const timer = new StepTimer(terminal);
  const image = await decodeImage(await readFile(photo));
  timer.finish("decode", `${photo}, ${image.width} × ${image.height}`);

  using device = await openDevice(options.device);
  timer.finish("open device", `${device.name} (${device})`);

  using src = device.array(image.data, { shape: [1, image.height, image.width, 3] });
  device.synchronize();
  timer.finish("upload", `u8 [${src.shape.join(", ")}]`);

  using tensor = resizeNormalize(src, [height, width], { mean, std });
  device.synchronize();
  timer.finish("first launch", "resize + normalize, including loading the kernel");

  resizeNormalize(src, [height, width], { mean, std, into: tensor });
  device.synchronize();
  timer.finish("second launch", `f32 [${tensor.shape.join(", ")}]`);

  const values = tensor.toHost();
  timer.finish("download", `${values.byteLength} bytes`);

  await writeFile(tensorPath, encodeNpy({ dtype: "f32", shape: tensor.shape, data: values }));
  await writeFile(picturePath, await encodePng({ width, height, data: denormalize(values, mean, std) }));
  timer.finish("write", `${tensorPath}, ${picturePath}`);
}

/** Prints one line per step, with the time since the previous one. */
class StepTimer {
  readonly #terminal: Terminal;
  #start: number = performance.now();

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  finish(step: string, details: string): void {
    const now = performance.now();
    this.#terminal.out(`${step.padEnd(14)} ${formatDuration(now - this.#start).padStart(9)}   ${details}`);
    this.#start = performance.now();
  }
}

/** Converts a normalized CHW tensor back to RGB bytes, HWC. */
function denormalize(
  values: Float32Array,
  mean: readonly number[],
  std: readonly number[],
): Uint8ClampedArray {
  const plane = values.length / 3;
  const rgb = new Uint8ClampedArray(values.length);
  for (let i = 0; i < plane; i++) {
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = (values[c * plane + i]! * std[c]! + mean[c]!) * 255;
  }
  return rgb;
}

function parseSize(text: string): [height: number, width: number] {
  const match = /^(\d{1,5})(?:x(\d{1,5}))?$/.exec(text);
  const height = Number(match?.[1]), width = Number(match?.[2] ?? match?.[1]);
  if (!(height >= 1 && height <= MAX_SIDE && width >= 1 && width <= MAX_SIDE)) {
    throw new UsageError(mismatch("--size", `N or HEIGHTxWIDTH, from 1 to ${MAX_SIDE}`, `"${text}"`));
  }
  return [height, width];
}

function parseChannels(name: string, text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined;
  const values = text.split(",").map((part) => part.trim() === "" ? NaN : Number(part));
  if (values.length !== 3 || !values.every(Number.isFinite)) {
    throw new UsageError(mismatch(`--${name}`, "three numbers, such as 0.5,0.5,0.5", `"${text}"`));
  }
  return values;
}

function outputPaths(
  photo: string,
  output: string | undefined,
  height: number,
  width: number,
): { tensorPath: string; picturePath: string } {
  if (output !== undefined && extname(output) !== ".npy") {
    throw new UsageError(mismatch("--output", "a file name ending in .npy", `"${output}"`));
  }
  const tensorPath = output ?? `${basename(photo, extname(photo))}.${height}x${width}.npy`;
  const picturePath = tensorPath.replace(/\.npy$/, ".png");
  if (resolve(picturePath) === resolve(photo)) {
    throw new UsageError(
      mismatch("--output", "a name whose picture does not overwrite the photo", `"${tensorPath}"`),
    );
  }
  return { tensorPath, picturePath };
}
