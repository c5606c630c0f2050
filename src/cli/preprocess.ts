import { basename, extname, resolve } from "node:path";
import { mismatch } from "../base/check.ts";
import { openDevice } from "../device/device.ts";
import { encodePng } from "../formats/codecs/mod.ts";
import { encodeNpy } from "../formats/npy.ts";
import { resizeNormalize } from "../image/mod.ts";
import { type CliOptions, type Terminal, UsageError } from "./command.ts";
import { formatDuration } from "./format.ts";
import { nameOf } from "./input.ts";
import { writeOutput } from "./output.ts";
import { readPhoto } from "./photo.ts";
import { PREPROCESS, readSettings } from "./settings.ts";

/** Runs `cuffi preprocess`: resizes and normalizes a photo, writes the tensor and a picture of it. */
export async function preprocess(
  photos: readonly string[],
  options: CliOptions,
  terminal: Terminal,
): Promise<void> {
  const { size: [height, width], mean, std, output, device: deviceName } = readSettings(
    "preprocess",
    PREPROCESS,
    options,
  );
  const [file] = photos;
  if (file === undefined) {
    throw new UsageError(mismatch("preprocess", "the path or URL of a JPEG or PNG file", "nothing"));
  }
  if (photos.length > 1) throw new UsageError(mismatch("preprocess", "one photo", photos.length));
  const photo = nameOf("preprocess", file);
  const { tensorPath, picturePath } = outputPaths(photo, output, height, width);

  const timer = new StepTimer(terminal);
  const image = await readPhoto("preprocess", file);
  timer.finish("decode", `${photo}, ${image.width} × ${image.height}`);

  using device = await openDevice(deviceName);
  timer.finish("open device", `${device.name} (${device})`);

  using src = device.array(image.data, { shape: [1, image.height, image.width, 3] });
  device.stream.synchronize();
  timer.finish("upload", `u8 [${src.shape.join(", ")}]`);

  using tensor = resizeNormalize(src, [height, width], { mean, std });
  device.stream.synchronize();
  timer.finish("first launch", "resize + normalize, including loading the kernel");

  resizeNormalize(src, [height, width], { mean, std, into: tensor });
  device.stream.synchronize();
  timer.finish("second launch", `f32 [${tensor.shape.join(", ")}]`);

  const values = tensor.toHost();
  timer.finish("download", `${values.byteLength} bytes`);

  await writeOutput(tensorPath, encodeNpy({ dtype: "f32", shape: tensor.shape, data: values }));
  await writeOutput(picturePath, await encodePng({ width, height, data: denormalize(values, mean, std) }));
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

function outputPaths(
  photo: string,
  output: string | undefined,
  height: number,
  width: number,
): { tensorPath: string; picturePath: string } {
  const tensorPath = output ?? `${basename(photo, extname(photo))}.${height}x${width}.npy`;
  const picturePath = tensorPath.replace(/\.npy$/, ".png");
  if (resolve(picturePath) === resolve(photo)) {
    throw new UsageError(
      mismatch("--output", "a name whose picture does not overwrite the photo", `"${tensorPath}"`),
    );
  }
  return { tensorPath, picturePath };
}
