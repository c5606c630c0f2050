import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import type { Device } from "../../../src/device/device.ts";
import {
  decodeImage,
  decodeJpeg,
  encodeJpeg,
  encodePng,
  readImageHeader,
} from "../../../src/formats/codecs/mod.ts";
import { decodeNpy } from "../../../src/formats/npy.ts";
import { openTestDevice } from "../../support/device.ts";
import { useTestDevice } from "../../support/suite_device.ts";

const DATA = `${import.meta.dirname}/../../data/codecs`;

/** The first entries of the luminance table in annex K of ISO/IEC 10918-1, in zigzag order. */
const LUMINANCE = [16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17];

/** Returns the first segment with a marker. */
function segment(file: Uint8Array, marker: number): Uint8Array {
  for (let at = 2;;) {
    const end = at + 2 + (file[at + 2]! << 8 | file[at + 3]!);
    if (file[at + 1] === marker) return file.subarray(at + 4, end);
    at = end;
  }
}

/** Returns the mean difference of the decoded file from pixels. */
async function meanError(file: Uint8Array, pixels: Uint8Array): Promise<number> {
  const { data } = await decodeJpeg(file);
  assert.equal(data.length, pixels.length);
  return data.reduce((sum, value, i) => sum + Math.abs(value - pixels[i]!), 0) / data.length;
}

describe("encodeJpeg", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  async function photo(): Promise<{ width: number; height: number; data: Uint8Array }> {
    const { shape, data } = decodeNpy(await readFile(`${DATA}/baseline.npy`));
    return { height: shape[0]!, width: shape[1]!, data: data as Uint8Array };
  }

  test("encodes host pixels and arrays alike, with the tables of the standard", async () => {
    const image = await photo();
    using array = device.array(image.data, { shape: [image.height, image.width, 3] });
    for (const quality of [50, 90]) {
      const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
      for (const source of [image, array]) {
        const file = await encodeJpeg(source, { quality });
        const { format, width, height, channels } = readImageHeader(file);
        assert.deepEqual([format, width, height, channels], ["jpeg", image.width, image.height, 3]);
        const table = segment(file, 0xdb).subarray(1, 1 + LUMINANCE.length);
        assert.deepEqual([...table], LUMINANCE.map((value) => Math.floor((value * scale + 50) / 100)));
        assert.ok(await meanError(file, image.data) < (quality === 90 ? 4 : 8));
      }
    }
  });

  test("subsamples the chroma, or not", async () => {
    const image = await photo();
    using array = device.array(image.data, { shape: [image.height, image.width, 3] });
    for (const source of [image, array]) {
      for (const [subsampling, factors] of [["4:2:0", 0x22], ["4:4:4", 0x11], [undefined, 0x22]] as const) {
        assert.equal(segment(await encodeJpeg(source, { subsampling }), 0xc0)[7], factors);
      }
      assert.ok(
        await meanError(await encodeJpeg(source, { quality: 100, subsampling: "4:4:4" }), image.data) < 1,
      );
    }
  });

  test("encodes lists of gray and color arrays, and views with gaps", async () => {
    const { width, height, data } = await photo();
    using stream = device.createStream();
    using color = device.array(data, { shape: [height, width, 3] });
    const rows = color.slice([10, 40], [20, 60]);
    using planar = color.transpose(2, 0, 1).contiguous();
    const strided = planar.transpose(1, 2, 0), gray = planar.index(1);
    const files = await encodeJpeg([color, rows, strided, gray, gray.unsqueeze(2)], { stream, quality: 95 });
    const headers = files.map((file) => readImageHeader(file));
    assert.deepEqual(headers.map((header) => [header.height, header.width, header.channels]), [
      [height, width, 3],
      [30, 40, 3],
      [height, width, 3],
      [height, width, 1],
      [height, width, 1],
    ]);
    assert.ok(await meanError(files[1]!, rows.toHost()) < 4);
    assert.deepEqual(files[2], files[0]);
    const back = (await decodeJpeg(files[3]!)).data.filter((_, i) => i % 3 === 0), expected = gray.toHost();
    assert.ok(back.every((value, i) => Math.abs(value - expected[i]!) < 40));
    assert.deepEqual(await encodeJpeg([]), []);
    const plane = expected.slice();
    assert.equal(readImageHeader(await encodeJpeg({ width, height, data: plane })).channels, 1);
  });

  test("encodes what arrays hold when it is called, as encodePng does", async () => {
    using image = device.empty([16, 16, 3], "u8");
    const jpegs: Promise<Uint8Array>[] = [], pngs: Promise<Uint8Array>[] = [];
    for (const value of [50, 100, 150]) {
      image.fill(value);
      jpegs.push(encodeJpeg(image));
      pngs.push(encodePng(image));
    }
    image.dispose();
    const first = async (file: Promise<Uint8Array>): Promise<number> =>
      (await decodeImage(await file)).data[0]!;
    assert.deepEqual(await Promise.all(jpegs.map(first)), [50, 100, 150]);
    assert.deepEqual(await Promise.all(pngs.map(first)), [50, 100, 150]);
  });

  test("rejects other images and options", async () => {
    using floats = device.zeros([8, 8, 3], "f32");
    using four = device.zeros([8, 8, 4], "u8");
    using good = device.zeros([8, 8, 3], "u8");
    using batch = device.zeros([2, 8, 8, 3], "u8"), planes = device.zeros([3, 8, 8], "u8", { layout: "CHW" });
    await assert.rejects(
      encodeJpeg(floats),
      /^TypeError: image: expected an array of u8, got f32; .*convertTo\(image, "u8", \{ scale: 255 \}\)$/,
    );
    await assert.rejects(
      encodeJpeg([good, four]),
      /images\[1\]: expected .* 1 or 3 channels, got \[8, 8, 4\]; drop alpha: cvtColor\(image, "RGBA2RGB"\)$/,
    );
    await assert.rejects(encodeJpeg(batch), /got \[2, 8, 8, 3\]; .* image\.index\(0\)$/);
    await assert.rejects(encodeJpeg(planes), /got \[3, 8, 8\] with layout "CHW"; move channels to the end/);
    await assert.rejects(encodeJpeg(null as never), /image: expected a DeviceArray, or/);
    await assert.rejects(
      encodeJpeg(good, { quality: 0 }),
      /quality: expected an integer from 1 to 100, got 0/,
    );
    await assert.rejects(
      encodeJpeg(good, { subsampling: "4:1:1" as never }),
      /subsampling: expected "4:2:0" or/,
    );
    await assert.rejects(encodeJpeg(good, 90 as never), {
      name: "TypeError",
      message: "options: expected an object such as { quality: 90 }, got 90",
    });
    await assert.rejects(encodeJpeg(good, { qality: 3 } as never), /did you mean "quality"\?/);
    const image = { width: 8, height: 8, data: new Uint8Array(8 * 8 * 4) };
    await assert.rejects(
      encodeJpeg(image),
      /image.data: expected 8 × 8 × 1 or 3 bytes, .* leave out the alpha of RGBA$/,
    );
    await assert.rejects(encodeJpeg({ ...image, channels: 3 }), /expected 8 × 8 × 3 bytes/);
    await assert.rejects(
      encodeJpeg({ ...image, data: new Float32Array(192) as never }),
      /expected a Uint8Array, got Float32Array.*; for values from 0 to 1: Uint8ClampedArray\.from/,
    );
    using gone = device.zeros([8, 8], "u8");
    gone.dispose();
    await assert.rejects(encodeJpeg(gone), /disposed/);
  });

  test("the array and the device may be disposed of before the file is there", async () => {
    for (const encode of [encodeJpeg, encodePng]) {
      const other = await openTestDevice(), image = other.full([4, 4, 3], 200, "u8");
      const encoding = encode(image);
      image.dispose();
      other.dispose();
      const { data } = await decodeImage(await encoding);
      assert.ok(data.every((value) => Math.abs(value - 200) < 3), encode.name);
    }
  });

  test("limits images on the host, where MozJPEG has 2 GiB of memory", async () => {
    const gray = { width: 30_000, height: 3000, data: new Uint8Array(90_000_000) };
    await assert.rejects(
      encodeJpeg(gray),
      /^RangeError: image: expected at most 89478485 pixels with 4:2:0 .* on the host, got 30000 × 3000$/,
    );
    const side = 8193, data = new Uint8Array(side * side);
    await assert.rejects(
      encodeJpeg({ width: side, height: side, data }, { subsampling: "4:4:4" }),
      /image: expected at most 67108864 pixels with 4:4:4 to encode on the host, got 8193 × 8193$/,
    );
  });

  test("keeps no instance of MozJPEG that has grown", async () => {
    // Its memory is counted where instances are created, because garbage collection is not deterministic.
    const { Instance } = WebAssembly;
    let created = 0;
    WebAssembly.Instance = class extends Instance {
      constructor(module: WebAssembly.Module, imports?: WebAssembly.Imports) {
        super(module, imports);
        created++;
      }
    };
    try {
      const encodeGray = (side: number) =>
        encodeJpeg({ width: side, height: side, data: new Uint8Array(side * side) });
      const expected = await encodeGray(8), before = created;
      assert.deepEqual(await encodeGray(8), expected);
      assert.equal(created, before);
      await encodeGray(2400);
      assert.equal(created, before);
      assert.deepEqual(await encodeGray(8), expected);
      assert.equal(created, before + 1);
    } finally {
      WebAssembly.Instance = Instance;
    }
  });
});
