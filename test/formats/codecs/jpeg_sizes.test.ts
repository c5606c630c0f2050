/** JPEG files of extreme sizes, and all options of decodeJpeg() at once, against Pillow. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { DeviceArray } from "../../../src/array/array.ts";
import type { Device } from "../../../src/device/device.ts";
import { decodeImage, decodeJpeg, type DecodeJpegOptions } from "../../../src/formats/codecs/mod.ts";
import { decodeNpy } from "../../../src/formats/npy.ts";
import { resize } from "../../../src/image/mod.ts";
import { onGpu } from "../../support/device.ts";
import { executable, missing } from "../../support/python.ts";
import { useTestDevice } from "../../support/suite_device.ts";

/** Writes files and the pixels that Pillow decodes: a folder as argument. */
const MAKE = `
import sys
import numpy as np
from PIL import Image, ImageOps
random = np.random.default_rng(1)
def make(name, width, height, mode="RGB", orientation=1, **options):
    small = random.integers(0, 256, (min(height, 40) // 8 + 2, min(width, 40) // 8 + 2, 3), np.uint8)
    exif = Image.Exif()
    exif[274] = orientation
    path = f"{sys.argv[1]}/{name}"
    image = Image.fromarray(small).resize((width, height), Image.BICUBIC).convert(mode)
    image.save(path + ".jpg", quality=90, exif=exif, **options)
    np.save(path + ".npy", np.asarray(ImageOps.exif_transpose(Image.open(path + ".jpg")).convert("RGB")))
for w, h in (1, 1), (1, 17), (17, 1), (2, 2), (7, 5), (9, 16), (300, 1), (65500, 1), (1, 65500), (65500, 3), (90, 130):
    make(f"chroma420_{w}x{h}", w, h, subsampling=2)
    make(f"chroma444_{w}x{h}", w, h, subsampling=0)
    make(f"progressive_{w}x{h}", w, h, subsampling=2, progressive=True)
    make(f"gray_{w}x{h}", w, h, "L")
for orientation in range(2, 9):
    make(f"turned{orientation}", 37, 22, orientation=orientation, subsampling=2)
    make(f"gray_turned{orientation}", 37, 22, "L", orientation=orientation)
`;

interface Photo {
  readonly name: string;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly shape: readonly number[];
  readonly pixels: Uint8Array<ArrayBuffer>;
}

describe("JPEG files of extreme sizes, and all options", { skip: missing("PIL") || missing("numpy") }, () => {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-jpeg-"));
  const photos: Photo[] = [];
  let device: Device;
  useTestDevice((opened) => device = opened);
  before(() => {
    const { status, stderr } = spawnSync(executable, ["-c", MAKE, folder], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
    for (const path of readdirSync(folder).filter((path) => path.endsWith(".jpg")).sort()) {
      const name = path.slice(0, -4), { shape, data } = decodeNpy(readFileSync(join(folder, `${name}.npy`)));
      const file = Uint8Array.from(readFileSync(join(folder, path)));
      photos.push({ name, file, shape, pixels: data as Uint8Array<ArrayBuffer> });
    }
    assert.equal(photos.length, 58);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** On a GPU, kernels decode progressive files. */
  const most = ({ name }: Photo): number => !onGpu ? 0 : name.startsWith("progressive") ? 3 : 1;

  function assertPixels(photo: Photo, shape: readonly number[], pixels: Uint8Array): void {
    assert.deepEqual([...shape], [...photo.shape], photo.name);
    const worst = pixels.reduce((worst, value, i) => Math.max(worst, Math.abs(value - photo.pixels[i]!)), 0);
    assert.ok(worst <= most(photo), `${photo.name}: ${worst}`);
  }

  test("have the pixels of Pillow, together and alone, on the device and on the host", async () => {
    const before = device.memoryInUse();
    const arrays = await decodeJpeg(device, photos.map(({ file }) => file));
    for (const [i, photo] of photos.entries()) {
      assertPixels(photo, arrays[i]!.shape, arrays[i]!.toHost());
      arrays[i]!.dispose();
    }
    for (const photo of photos) {
      const { width, height, data } = await decodeImage(photo.file);
      assert.deepEqual([height, width, 3], [...photo.shape]);
      assert.deepEqual(data, photo.pixels, photo.name);
    }
    const small = photos.find(({ name }) => name === "chroma420_1x1")!;
    using alone = await decodeJpeg(device, small.file);
    assertPixels(small, alone.shape, alone.toHost());
    alone.dispose();
    assert.equal(device.memoryInUse(), before);
  });

  test("become one batch, cropped and resized, with damaged files between them", async () => {
    const before = device.memoryInUse();
    using stream = device.createStream();
    const size = [12, 20] as const, damage: [number, RegExp][] = [];
    const files = photos.flatMap(({ file, name }, i): Uint8Array[] => {
      if (i % 5 !== 0) return [file];
      // Every cut loses data: the shortest files are mostly header.
      const cut = file.subarray(0, file.length - 2 - i % 3);
      damage.push([i + damage.length, /truncated|damaged/]);
      return [name.length % 2 === 0 ? cut : file.subarray(0, file.length >> 1), file];
    });
    for (
      const options of [
        { fit: "cover", interpolation: "linear", antialias: true },
        { fit: "fill", interpolation: "nearest" },
        { fit: "cover", interpolation: "area" },
      ] satisfies DecodeJpegOptions[]
    ) {
      const errors = new Map<number, string>();
      const onError = (error: Error, index: number) => errors.set(index, error.message);
      using batch = await decodeJpeg(device, files, { ...options, size, onError, stream, maxSide: 65_500 });
      await stream.finished();
      assert.deepEqual([...batch.shape], [files.length, ...size, 3]);
      assert.deepEqual([...errors.keys()], damage.map(([index]) => index));
      for (const [index, message] of damage) {
        assert.match(errors.get(index)!, message);
        assert.ok(batch.index(index).toHost().every((value) => value === 0), "black");
      }
      const good = files.flatMap((_, index) => errors.has(index) ? [] : [index]);
      for (const [i, photo] of photos.entries()) {
        if (i % 3 !== 0) continue;
        using expected = resized(photo, size, options);
        const actual = batch.index(good[i]!).toHost() as Uint8Array, values = expected.toHost() as Uint8Array;
        const worst = actual.reduce((worst, value, k) => Math.max(worst, Math.abs(value - values[k]!)), 0);
        assert.ok(worst <= most(photo), `${photo.name}: ${worst}`);
      }
    }
    assert.equal(device.memoryInUse(), before);
  });

  /** Crops as "cover" does, and resizes Pillow's pixels. */
  function resized(
    { pixels, shape }: Photo,
    [height, width]: readonly [number, number],
    { fit, ...options }: {
      fit: "cover" | "fill";
      interpolation: "linear" | "nearest" | "area";
      antialias?: boolean;
    },
  ): DeviceArray<"u8"> {
    using image = device.array(pixels, { shape: [...shape] }) as DeviceArray<"u8">;
    if (fit === "fill") return resize(image, [height, width], options);
    const [rows, columns] = shape as [number, number], scale = Math.min(rows / height, columns / width);
    const part = (length: number, extent: number): [number, number] => {
      const taken = Math.min(extent, Math.max(1, Math.round(length * scale))), start = extent - taken >> 1;
      return [start, start + taken];
    };
    return resize(image.slice(part(height, rows), part(width, columns)), [height, width], options);
  }

  test("keep gray files gray and upright on request, and name what exceeds a limit", async () => {
    const before = device.memoryInUse(), errors: string[] = [];
    const arrays = await decodeJpeg(device, photos.map(({ file }) => file), {
      color: "unchanged",
      maxSide: 60_000,
      onError: (error, index) => errors.push(`${photos[index]!.name}: ${error.message}`),
    });
    for (const [i, photo] of photos.entries()) {
      const array = arrays[i], [height, width] = photo.shape as [number, number];
      assert.equal(array === undefined, Math.max(height, width) > 60_000, photo.name);
      if (array === undefined) continue;
      using _array = array;
      if (!photo.name.startsWith("gray")) assertPixels(photo, array.shape, array.toHost());
      else {
        assert.deepEqual([...array.shape], [height, width, 1], photo.name);
        const worst = array.toHost().reduce(
          (worst, value, k) => Math.max(worst, Math.abs(value - photo.pixels[3 * k]!)),
          0,
        );
        assert.ok(worst <= most(photo), photo.name);
      }
    }
    assert.equal(errors.length, 12);
    for (const error of errors) assert.match(error, /65500.*60000|60000.*65500|60,000/, error);
    assert.equal(device.memoryInUse(), before);
  });
});
