/** Decoding against Pillow and OpenCV (test/data/make_codecs.py). */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import {
  decodeImage,
  decodePng,
  decodesJpeg,
  encodePng,
  readImage,
} from "../../../src/formats/codecs/mod.ts";
import { decodeNpy } from "../../../src/formats/npy.ts";

const DATA = `${import.meta.dirname}/../../data/codecs`;
const PHOTO = `${import.meta.dirname}/../../../examples/grace_hopper.jpg`;

async function pixelsOf(name: string): Promise<{ shape: readonly number[]; data: Uint8Array }> {
  const { shape, data } = decodeNpy(await readFile(`${DATA}/${name}.npy`));
  return { shape, data: data as Uint8Array };
}

describe("decodeImage", () => {
  const files = {
    "rgb.png": "rgb",
    "rgba.png": "rgba",
    "gray.png": "gray",
    "gray_alpha.png": "gray_alpha",
    "gray_1bit.png": "gray_1bit",
    "gray_16bit.png": "gray_16bit",
    "palette_4bit.png": "palette_4bit",
    "palette_8bit.png": "palette_8bit",
    "baseline.jpg": "baseline",
    "progressive.jpg": "progressive",
    "gray.jpg": "gray_jpeg",
    "turned.jpg": "turned",
  };
  for (const [file, expected] of Object.entries(files)) {
    test(`decodes ${file} like Pillow and OpenCV`, async () => {
      const image = await decodeImage(await readFile(`${DATA}/${file}`));
      const { shape, data } = await pixelsOf(expected);
      assert.deepEqual([image.height, image.width, 3], [...shape]);
      assert.deepEqual(image.data, data);
    });
  }

  test("decodes a crop of the photo like Pillow", async () => {
    const photo = await decodeImage(await readFile(PHOTO));
    assert.deepEqual([photo.width, photo.height], [512, 600]);
    const { shape: [height, width], data } = await pixelsOf("photo_crop");
    const crop = new Uint8Array(data.length);
    for (let y = 0; y < height!; y++) {
      const from = ((80 + y) * photo.width + 200) * 3;
      crop.set(photo.data.subarray(from, from + width! * 3), y * width! * 3);
    }
    assert.deepEqual(crop, data);
  });

  test("rejects files of other formats", async () => {
    await assert.rejects(
      decodeImage(new TextEncoder().encode("GIF89a")),
      /file: expected a JPEG, PNG, WebP or AVIF file, got a GIF file$/,
    );
    for (
      const [start, name] of [["424d", "a BMP file"], ["49492a00", "a TIFF file"], [
        "3c21444f",
        "an HTML page",
      ]]
    ) {
      const file = Uint8Array.from(start!.match(/../g)!, (digits) => parseInt(digits, 16));
      await assert.rejects(decodeImage(file), { reason: "format", message: new RegExp(`, got ${name}$`) });
    }
    const device = { stream: null, memoryInUse() {} } as never, bytes = new Uint8Array(1) as never;
    await assert.rejects(decodePng(null as never), /^TypeError: file: expected a Uint8Array, got null$/);
    await assert.rejects(decodesJpeg(null as never), /^TypeError: device: expected a Device, got null$/);
    await assert.rejects(
      decodeImage(device, bytes),
      /^TypeError: file: expected a Uint8Array, .* got \{.*\}; decodeImage\(\) needs no device$/,
    );
    await assert.rejects(
      readImage(device, bytes),
      /; pass it as an option: readImage\(file, \{ device \}\)$/,
    );
    for (const [device, got] of [[Promise.resolve(), "a Promise; await it"], ["software", '"software"']]) {
      await assert.rejects(readImage(new Uint8Array(1), { device: device as never }), {
        name: "TypeError",
        message: `device: expected a Device, got ${got}`,
      });
    }
    await assert.rejects(decodeImage("a.jpg" as never), /got "a\.jpg"; readImage\(\) takes paths and URLs$/);
    await assert.rejects(decodeImage(new Uint8Array()), {
      name: "ImageDecodeError",
      reason: "format",
      message: "the file is empty",
    });
    await assert.rejects(
      decodeImage("photo.jpg" as unknown as Uint8Array),
      /expected .*a Uint8Array.*, got "photo.jpg"/,
    );
  });

  test("rejects damaged files, and decodes the next one", async () => {
    const jpeg = await readFile(`${DATA}/baseline.jpg`);
    const png = await readFile(`${DATA}/rgb.png`);
    await assert.rejects(decodeImage(jpeg.subarray(0, 40)), /JPEG file is truncated/);
    await assert.rejects(decodeImage(png.subarray(0, 60)), /PNG file is truncated/);
    assert.equal((await decodeImage(jpeg)).width, 100);
  });
});

describe("encodePng", () => {
  test("RGB images survive a round trip", async () => {
    const { shape: [height, width], data } = await pixelsOf("rgb");
    const file = await encodePng({ width: width!, height: height!, data });
    assert.deepEqual((await decodeImage(file)).data, data);
  });

  test("gray images have one channel in the file and decode to RGB", async () => {
    const file = await encodePng({ width: 2, height: 1, data: new Uint8Array([7, 200]), channels: 1 });
    assert.equal(file[25], 0, "color type of IHDR: grayscale");
    assert.deepEqual([...(await decodeImage(file)).data], [7, 7, 7, 200, 200, 200]);
  });

  test("a number of channels that does not match the data is an error that names the one that does", async () => {
    const rgba = { width: 8, height: 8, data: new Uint8Array(256) };
    await assert.rejects(encodePng({ ...rgba, channels: 3 }), {
      message: "image.data: expected 8 × 8 × 3 bytes, got Uint8Array of 256 bytes, " +
        "which would be 8 × 8 × 4: pass channels: 4",
    });
    await assert.rejects(encodePng(Promise.resolve() as never), /got a Promise; await it$/);
    await assert.rejects(encodePng({ ...rgba, data: new Float32Array(256) as never }), /a Uint8Array, got /);
  });

  test("the number of channels follows from the data", async () => {
    const types = [0, 4, 2, 6];
    for (const [index, type] of types.entries()) {
      const file = await encodePng({ width: 2, height: 3, data: new Uint8Array(6 * (index + 1)) });
      assert.equal(file[25], type, `color type of ${index + 1} channels`);
    }
  });

  test("rejects unknown names and data other than bytes", async () => {
    const data = new Uint8Array(4), source = { width: 2, height: 2, data, chanels: 1 };
    await assert.rejects(encodePng(source), /image: expected only width, .*; did you mean "channels"\?/);
    const floats = { width: 2, height: 2, data: new Float32Array(4) as unknown as Uint8Array };
    await assert.rejects(
      encodePng(floats),
      /image.data: expected a Uint8Array, got a Float32Array; .*255 \* value\)$/,
    );
  });

  test("rejects extents that do not match the data", async () => {
    await assert.rejects(
      encodePng({ width: 2, height: 2, data: new Uint8Array(11) }),
      /2 × 2 × 1, 2, 3 or 4 b/,
    );
    const rgb = { width: 2, height: 2, data: new Uint8Array(4), channels: 3 } as const;
    await assert.rejects(encodePng(rgb), /2 × 2 × 3 bytes/);
    await assert.rejects(encodePng({ width: 0, height: 2, data: new Uint8Array(0) }), /image.width/);
  });
});
