/**
 * Decodes intact and damaged JPEG files in batches on the device of CUFFI_DEVICE and on the host. The device must
 * reject the files that the host rejects, except that nvJPEG ignores some markers within entropy-coded data. Intact
 * files must have the same pixels, up to the difference of the kernels for progressive files. Damaged data that is
 * still a valid code may have coefficients beyond the range of valid files, which decoders clip or wrap.
 *
 *     CUFFI_DEVICE=cuda bun test/fuzz/jpeg_device.ts [cases] [seed]
 */
import assert from "node:assert/strict";
import process from "node:process";
import type { DeviceArray } from "../../mod.ts";
import { decodeImage, decodeJpeg, type RgbImage } from "../../src/formats/codecs/mod.ts";
import { runMozjpeg } from "../../src/formats/codecs/mozjpeg.ts";
import { openTestDevice } from "../support/device.ts";
import { Random } from "../support/random.ts";
import { jpegSeeds, mutateJpeg } from "./image_files.ts";

const BATCH = 32, LIMITS = { maxPixels: 1_000_000 }, MOST_LEVELS = 3;

/** The number of files that were decoded, and of those that were rejected. */
export interface JpegFigures {
  readonly decoded: number;
  readonly rejected: number;
  /** Files that the device decodes although markers interrupt their entropy-coded data. */
  readonly interrupted: number;
  /** Damaged files with other pixels than on the host. */
  readonly different: number;
}

/** Runs `cases` cases; throws at the first one that is decoded in another way than on the host. */
export async function fuzzJpegOnDevice(cases: number, seed: string): Promise<JpegFigures> {
  using device = await openTestDevice();
  const random = new Random(seed), seeds = jpegSeeds(), before = device.memoryInUse();
  let decoded = 0, rejected = 0, interrupted = 0, different = 0;
  for (let start = 0; start < cases; start += BATCH) {
    const files = Array.from({ length: Math.min(BATCH, cases - start) }, () => {
      const file = seeds[random.below(seeds.length)]!;
      return random.below(4) === 0 ? file : mutateJpeg(file, random);
    });
    const arrays = await decodeJpeg(device, files, { ...LIMITS, onError: () => rejected++ });
    for (const [i, array] of arrays.entries()) {
      if (array === undefined) continue;
      decoded++;
      const name = `case ${start + i} of seed ${seed}`, worst = await difference(name, array, files[i]!);
      if (worst === undefined) interrupted++;
      else if (worst > MOST_LEVELS) {
        assert.ok(!seeds.includes(files[i]!), `${name}: the pixels differ by ${worst}`);
        different++;
      }
      array.dispose();
    }
  }
  assert.equal(device.memoryInUse(), before, "memory is still in use");
  return { decoded, rejected, interrupted, different };
}

/**
 * Returns the greatest difference to the host's pixels, 0 if the host conceals damage; undefined if it rejects the file
 * for its markers.
 */
async function difference(
  name: string,
  array: DeviceArray<"u8">,
  file: Uint8Array,
): Promise<number | undefined> {
  let image: RgbImage;
  try {
    image = await decodeImage(file, LIMITS);
  } catch (error) {
    assert.match((error as Error).message, /unexpected marker|truncated or damaged/, name);
    return undefined;
  }
  const { data, width, height } = image;
  assert.deepEqual([...array.shape], [height, width, 3], name);
  if ((await runMozjpeg(file)).warnings.length > 0) return 0;
  const pixels = array.toHost();
  return data.reduce((most, value, k) => Math.max(most, Math.abs(value - pixels[k]!)), 0);
}

if (import.meta.main) {
  const [cases = "10000", seed = "0"] = process.argv.slice(2);
  console.log(await fuzzJpegOnDevice(Number(cases), seed));
}
