/** JPEG files of CMYK and YCCK, against Pillow (test/data/make_cmyk.py). */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { decodeImage, decodeJpeg } from "../../../src/formats/codecs/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { root } from "../../support/process.ts";

const cases = readFileSync(join(root, "test/data/codecs/cmyk.jsonl"), "utf8").trim().split("\n").map(
  (line) => {
    const { name, file, rgb } = JSON.parse(line) as { name: string; file: string; rgb: string };
    return { name, file: new Uint8Array(Buffer.from(file, "base64")), rgb: Buffer.from(rgb, "base64") };
  },
);

describe("JPEG of CMYK", () => {
  test("has Pillow's pixels on the host", async () => {
    for (const { name, file, rgb } of cases) {
      const { width, height, data } = await decodeJpeg(file);
      assert.deepEqual([width, height], [41, 27]);
      assert.ok(rgb.equals(data), name);
    }
  });

  test("is decoded by the host for a device, next to other files", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      const gray = new Uint8Array(readFileSync(join(root, "examples/grace_hopper.jpg")));
      const arrays = await decodeJpeg(device, [cases[0]!.file, gray, cases.at(-1)!.file]);
      for (const [i, { rgb }] of [[0, cases[0]!], [2, cases.at(-1)!]] as const) {
        assert.ok(rgb.equals(arrays[i]!.toHost() as Uint8Array));
      }
      for (const array of arrays) array!.dispose();
      await assert.rejects(
        decodeJpeg(device, cases[0]!.file, { fallback: false }),
        /the device cannot decode/,
      );
    }
    assert.equal(device.memoryInUse(), before);
  });

  test("damaged files are errors or pictures of their size, and the next file is decoded", async () => {
    let rejected = 0;
    for (const { file } of cases) {
      for (let i = 0; i < 12; i++) {
        const damaged = new Uint8Array(file), at = 2 + (i * 7919 + 131) % (file.length - 4);
        damaged[at]! ^= 1 << i % 8 | 0x40;
        try {
          const { width, height, data } = await decodeImage(damaged);
          assert.equal(data.length, width * height * 3);
        } catch (error) {
          rejected++;
          assert.match((error as Error).message, /JPEG|image/);
        }
      }
      await assert.rejects(decodeJpeg(file.subarray(0, file.length * 0.7)), /truncated|corrupt/);
    }
    assert.ok(rejected > 10, `${rejected}`);
    const { data } = await decodeJpeg(cases[3]!.file);
    assert.ok(cases[3]!.rgb.equals(data));
  });

  test("sampling that no encoder writes is an error that says so", async () => {
    // Black with twice the samples of all colors.
    const file = new Uint8Array(cases[0]!.file),
      frame = file.findIndex((byte, i) => byte === 0xff && file[i + 1] === 0xc0);
    file[frame + 20] = 0x22;
    await assert.rejects(decodeJpeg(file), /CMYK whose colors are all subsampled is not supported/);
  });
});
