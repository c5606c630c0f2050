/** The clip that `worker.ts` sends with the option `video`, and the tensor that comes back. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openDevice } from "../../mod.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import { openVideo } from "../../src/video/mod.ts";
import { BENCH } from "./programs.ts";

const CLIP = join(BENCH, "../test/data/video/h264_360p.mp4");
const FRAMES = 16;
/** Maximum mean difference of normalized values. swscale filters where others interpolate: 0.07 in this clip. */
const MAX_MEAN_DIFFERENCE = 0.15;
/** Compares one of so many values. */
const STEP = 997;

/** The path and query of the request. */
export const CLIP_QUERY: string = `video?frames=${FRAMES}`;

/** Returns the bytes of the clip. */
export async function readClip(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(CLIP));
}

/** Computes some values of the clip's tensor, by their index. */
export async function clipValues(
  size: number,
  mean: readonly number[],
  std: readonly number[],
): Promise<Map<number, number>> {
  using device = await openDevice();
  await using video = await openVideo(device, CLIP);
  const count = await video.count();
  const indices = Array.from({ length: FRAMES }, (_, i) => Math.floor((i + 0.5) * count / FRAMES));
  using tensor = await video.sample(indices, { size, mean, std });
  const data = await tensor.download() as Float32Array, values = new Map<number, number>();
  for (let index = 0; index < data.length; index += STEP) values.set(index, data[index]!);
  return values;
}

/** Throws if an answer is not the clip's tensor. */
export function checkClip(body: Uint8Array, expected: ReadonlyMap<number, number>, size: number): void {
  const { data, shape } = decodeNpy(body);
  const layout = [FRAMES, 3, size, size];
  if (String(shape) !== String(layout)) throw new Error(`answer: expected [${layout}], got [${shape}]`);
  let sum = 0;
  for (const [index, value] of expected) sum += Math.abs(Number(data[index]) - value);
  const difference = sum / expected.size;
  if (!(difference < MAX_MEAN_DIFFERENCE)) {
    throw new Error(`answer: expected a mean difference below ${MAX_MEAN_DIFFERENCE}, got ${difference}`);
  }
}
