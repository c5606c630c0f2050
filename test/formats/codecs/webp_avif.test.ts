/** WebP and AVIF against Pillow (test/data/make_codecs.py). */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import type { Device } from "../../../src/device/device.ts";
import {
  decodeImage,
  decodeJpeg,
  decodePng,
  ImageLimitError,
  readImage,
  readImageHeader,
} from "../../../src/formats/codecs/mod.ts";
import { WasmDecoder } from "../../../src/formats/codecs/wasm_decoder.ts";
import { decodeNpy } from "../../../src/formats/npy.ts";
import { useTestDevice } from "../../support/suite_device.ts";

const DATA = `${import.meta.dirname}/../../data/codecs`;

/**
 * The largest difference from Pillow. Libraries convert the color of AVIF with different roundings, and
 * interpolate subsampled chroma differently.
 */
const FILES: Record<string, { channels: number; difference: number }> = {
  "lossy.webp": { channels: 3, difference: 0 },
  "lossless.webp": { channels: 3, difference: 0 },
  "alpha.webp": { channels: 4, difference: 0 },
  "color.avif": { channels: 3, difference: 1 },
  "subsampled.avif": { channels: 3, difference: 1 },
  "alpha.avif": { channels: 4, difference: 1 },
  "gray.avif": { channels: 3, difference: 1 },
  ...Object.fromEntries(
    [2, 3, 4, 5, 6, 7, 8].map((turn) => [`turned_${turn}.avif`, { channels: 3, difference: 1 }]),
  ),
};

const read = (name: string) => readFile(`${DATA}/${name}`);

/** Returns a copy of a file with a text replaced by one of the same length. */
function replaced(file: Uint8Array, text: string, by: string): Uint8Array {
  const copy = Uint8Array.from(file), at = String.fromCharCode(...file).indexOf(text);
  copy.set([...by].map((letter) => letter.charCodeAt(0)), at);
  return copy;
}

describe("WebP and AVIF", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("need a package, without which a file can be skipped", async () => {
    const missing = new WasmDecoder("WebP", "@cuffi/missing", "decoder");
    const message = "to decode WebP files, install the package @cuffi/missing";
    const error = { name: "ImageDecodeError", reason: "unsupported", message };
    await assert.rejects(missing.decode(new Uint8Array(1), { width: 1, height: 1 }, 1), error);
  });

  for (const [name, { channels, difference }] of Object.entries(FILES)) {
    test(`decodes ${name} like Pillow`, async () => {
      const file = await read(name);
      const { shape, data } = decodeNpy(await read(`${name.replace(".", "_")}.npy`));
      const header = readImageHeader(file);
      assert.deepEqual([header.height, header.width, header.channels], [shape[0], shape[1], channels]);
      assert.equal(header.format, name.replace(/.*\./, ""));
      const image = await decodeImage(file);
      assert.deepEqual([image.height, image.width, 3], [...shape]);
      const expected = data as Uint8Array;
      let most = 0;
      image.data.forEach((value, i) => most = Math.max(most, Math.abs(value - expected[i]!)));
      assert.ok(most <= difference, `differs by ${most}`);
      using array = await readImage(file, { device });
      assert.deepEqual([...array.shape], [...shape]);
      assert.deepEqual(array.toHost(), image.data);
    });

    test(`rejects ${name} cut anywhere, and decodes the next file`, async () => {
      const file = await read(name);
      for (const part of [0.02, 0.1, 0.3, 0.6, 0.9, 0.999]) {
        const cut = file.subarray(0, Math.floor(file.length * part));
        await assert.rejects(decodeImage(cut), /truncated|corrupt|expected a JPEG/, `${part}`);
      }
      await decodeImage(file);
    });
  }

  test("checks the limits before it decodes", async () => {
    for (const name of ["lossy.webp", "color.avif"]) {
      const file = await read(name);
      await assert.rejects(decodeImage(file, { maxPixels: 7499 }), ImageLimitError);
      await assert.rejects(decodeImage(file, { maxSide: 99 }), ImageLimitError);
      await assert.rejects(decodeImage(file, { maxBytes: 100 }), ImageLimitError);
      await decodeImage(file, { maxPixels: 7500, maxSide: 100 });
      await assert.rejects(
        decodeJpeg(file),
        /ImageDecodeError: file: expected a JPEG file, got an? (WebP|AVIF) file/,
      );
      await assert.rejects(
        decodePng(file),
        /ImageDecodeError: file: expected a PNG file, got an? (WebP|AVIF) file/,
      );
    }
  });

  test("rejects headers that disagree with the image", async () => {
    const webp = Uint8Array.from(await read("lossy.webp"));
    new DataView(webp.buffer).setUint16(26, 5000, true);
    await assert.rejects(decodeImage(webp), /the WebP file cannot be decoded/);
    const avif = Uint8Array.from(await read("color.avif"));
    const at = String.fromCharCode(...avif).indexOf("ispe");
    new DataView(avif.buffer).setUint32(at + 8, 5000);
    await assert.rejects(decodeImage(avif), /the AVIF file cannot be decoded/);
    new DataView(avif.buffer).setUint32(at + 8, 0);
    await assert.rejects(decodeImage(avif), /the AVIF file is corrupt: it declares 0 ×/);
  });

  test("rejects animations, and files without an image", async () => {
    const still = await read("alpha.webp"), animated = Uint8Array.from(still);
    animated.set([..."VP8X"].map((letter) => letter.charCodeAt(0)), 12);
    animated[20] = 0x02;
    await assert.rejects(decodeImage(animated), /the WebP file cannot be decoded: it is animated/);
    await assert.rejects(
      decodeImage(replaced(still, "VP8L", "VP8Q")),
      /WebP file is corrupt: it does not start/,
    );
    for (const box of ["pitm", "iprp", "ipco", "ipma", "meta"]) {
      await assert.rejects(
        decodeImage(replaced(await read("color.avif"), box, "free")),
        /AVIF file is corrupt/,
      );
    }
  });
});
