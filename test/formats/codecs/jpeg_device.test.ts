/** Decoding to device arrays, against Pillow and OpenCV (test/data/make_codecs.py). */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import type { DeviceArray } from "../../../src/array/array.ts";
import type { Device } from "../../../src/device/device.ts";
import { decodeJpeg, ImageLimitError } from "../../../src/formats/codecs/mod.ts";
import { decodeNpy } from "../../../src/formats/npy.ts";
import { resize } from "../../../src/image/mod.ts";
import { onGpu } from "../../support/device.ts";
import { useTestDevice } from "../../support/suite_device.ts";

const DATA = `${import.meta.dirname}/../../data/codecs`;
const FILES = {
  baseline: "baseline",
  progressive: "progressive",
  gray: "gray_jpeg",
  turned: "turned",
} as const;
const NAMES = Object.keys(FILES) as (keyof typeof FILES)[];

const read = (name: string) => readFile(`${DATA}/${name}.jpg`);

/** Checks that an array has the reference pixels of a file, up to one level. */
async function checkPixels(array: DeviceArray<"u8">, name: keyof typeof FILES): Promise<void> {
  const { shape, data } = decodeNpy(await readFile(`${DATA}/${FILES[name]}.npy`));
  assert.deepEqual([...array.shape], [...shape], name);
  const pixels = array.toHost(), expected = data as Uint8Array;
  // Kernels decode progressive files on a GPU, engines the others.
  const most = onGpu && name === "progressive" ? 3 : 1;
  assert.ok(pixels.every((value, i) => Math.abs(value - expected[i]!) <= most), name);
}

describe("decodeJpeg with a device", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  for (const name of NAMES) {
    test(`decodes ${name}.jpg like Pillow and OpenCV, up to one level`, async () => {
      using array = await decodeJpeg(device, await read(name));
      assert.equal(array.layout, "HWC");
      await checkPixels(array, name);
    });
  }

  test("decodes files of any sizes, and frees all memory", async () => {
    const before = device.memoryInUse();
    const sources = await Promise.all(NAMES.map(async (name, i) => {
      const bytes = await read(name);
      return [bytes, new Blob([bytes]), new Response(bytes), bytes.slice().buffer][i]!;
    }));
    const arrays = await decodeJpeg(device, sources);
    for (const [i, array] of arrays.entries()) await checkPixels(array, NAMES[i]!);
    for (const array of arrays) array.dispose();
    assert.deepEqual(await decodeJpeg(device, []), []);
    assert.equal(device.memoryInUse(), before);
  });

  test("decodes more files than a batch has", async () => {
    const files = await Promise.all(NAMES.map(read));
    using stream = device.createStream();
    const arrays = await decodeJpeg(device, Array.from({ length: 150 }, (_, i) => files[i % 4]!), { stream });
    for (const i of [0, 1, 2, 3, 63, 64, 65, 127, 128, 149]) await checkPixels(arrays[i]!, NAMES[i % 4]!);
    for (const array of arrays) array.dispose();
  });

  test("resizes into one batch", async () => {
    const files = await Promise.all(NAMES.map(read));
    for (const fit of ["fill", "cover"] as const) {
      using batch = await decodeJpeg(device, files, { size: [20, 30], fit, antialias: true });
      assert.deepEqual([batch.layout, ...batch.shape], ["NHWC", 4, 20, 30, 3]);
      for (const [i, file] of files.entries()) {
        using photo = await decodeJpeg(device, file);
        const [height, width] = photo.shape as [number, number, number];
        const scale = Math.min(height / 20, width / 30),
          rows = Math.round(20 * scale),
          columns = Math.round(30 * scale);
        const top = (height - rows) >> 1, left = (width - columns) >> 1;
        const part = fit === "fill" ? photo : photo.slice([top, top + rows], [left, left + columns]);
        using expected = resize(part, [20, 30], { antialias: true });
        assert.deepEqual(batch.index(i).toHost(), expected.toHost(), `${fit} ${NAMES[i]}`);
      }
    }
    using one = await decodeJpeg(device, files[0]!, { size: 8, interpolation: "area" });
    assert.deepEqual([...one.shape], [1, 8, 8, 3]);
    using none = await decodeJpeg(device, [], { size: 8 });
    assert.deepEqual([...none.shape], [0, 8, 8, 3]);
  });

  test("keeps one channel of gray files on request", async () => {
    const [photo, gray] = await decodeJpeg(device, [await read("baseline"), await read("gray")], {
      color: "unchanged",
    });
    using _photo = photo!, _gray = gray!;
    assert.deepEqual([photo!.shape[2], gray!.shape[2]], [3, 1]);
    using rgb = await decodeJpeg(device, await read("gray"));
    assert.deepEqual(gray!.toHost(), rgb.toHost().filter((_, i) => i % 3 === 0));
  });

  test("an error that onError throws frees the other images", async () => {
    const before = device.memoryInUse(), mine = new Error("mine");
    const onError = () => {
      throw mine;
    };
    await assert.rejects(decodeJpeg(device, [await read("baseline"), new Uint8Array(4)], { onError }), mine);
    assert.equal(device.memoryInUse(), before);
  });

  test("passes the errors of single files to onError", async () => {
    const before = device.memoryInUse();
    const good = await read("baseline");
    const bad = [good.subarray(0, 600), await readFile(`${DATA}/rgb.png`), new Uint8Array(), "name" as never];
    const errors: [number, string][] = [];
    const onError = (error: Error, index: number) => errors.push([index, error.message]);
    const arrays = await decodeJpeg(device, [good, ...bad, good], { onError });
    assert.deepEqual(arrays.map((array) => array !== undefined), [true, false, false, false, false, true]);
    assert.deepEqual(errors.map(([index]) => index), [1, 2, 3, 4]);
    assert.match(errors[0]![1], /the JPEG file is truncated/);
    assert.match(errors[1]![1], /expected a JPEG file, got a PNG file/);
    assert.match(errors[2]![1], /the file is empty/);
    assert.match(errors[3]![1], /expected a Uint8Array.*got "name"/);
    await checkPixels(arrays[5]!, "baseline");
    for (const array of arrays) array?.dispose();

    using batch = await decodeJpeg(device, [good, bad[0]!], { onError, size: 9 });
    assert.ok(batch.index(0).toHost().some((value) => value > 0));
    assert.ok(batch.index(1).toHost().every((value) => value === 0), "black");
    batch.dispose();
    assert.equal(device.memoryInUse(), before);
  });

  test("throws the errors of all files, and frees all memory", async () => {
    const before = device.memoryInUse();
    const good = await read("baseline"), bad = good.subarray(0, 600);
    for (const options of [{}, { size: 9 }]) {
      await assert.rejects(decodeJpeg(device, [good, bad, bad], options as { size: number }), (error) => {
        assert.ok(error instanceof AggregateError && error.errors.length === 2);
        assert.match(
          error.message,
          /^2 of 3 files cannot be decoded: files\[1\]: the JPEG file is truncated or damaged; files/,
        );
        return true;
      });
    }
    await assert.rejects(
      decodeJpeg(device, [good, new Uint8Array(4)], { maxBytes: good.length }),
      /^AggregateError: 1 of 2 files cannot be decoded: files\[1\]: expected a JPEG file, got/,
    );
    await assert.rejects(
      decodeJpeg(device, bad),
      /^ImageDecodeError: the JPEG file is truncated or damaged$/,
    );
    await assert.rejects(decodeJpeg(device, good, { maxPixels: 100 }), ImageLimitError);
    await assert.rejects(decodeJpeg(device, good, { maxScanPixels: 100 }), ImageLimitError);
    assert.equal(device.memoryInUse(), before);
    using next = await decodeJpeg(device, good);
    await checkPixels(next, "baseline");
  });

  test("rejects invalid options before it decodes", async () => {
    const before = device.memoryInUse();
    const file = await read("baseline");
    const rejects = (options: object, message: RegExp) =>
      assert.rejects(decodeJpeg(device, [file], options as never), message);
    await rejects({ colour: "rgb" }, /options: expected only .*; did you mean "color"\?/);
    await rejects({ color: "gray" }, /color: expected "rgb" or "unchanged", got "gray"/);
    await rejects({ color: "unchanged", size: 9 }, /color: expected "rgb" with size, got "unchanged"/);
    await rejects({ size: 0 }, /size \(height\): expected an integer from 1/);
    await rejects({ size: 9, fit: "contain" }, /fit: expected "fill" or "cover", got "contain"/);
    await rejects({ size: 9, interpolation: "best" }, /interpolation/);
    await rejects({ fit: "cover" }, /fit: expected size with it/);
    await rejects({ onError: 1 }, /onError: expected a function/);
    await rejects({ maxBytes: -1 }, /^RangeError: maxBytes: /);
    await rejects({ stream: 7 }, /stream: expected a Stream/);
    await assert.rejects(decodeJpeg("photo.jpg" as never), /expected a Device, or a Uint8Array/);
    await assert.rejects(
      decodeJpeg(device, file, { onError: () => {} } as never),
      /onError: expected a list of files/,
    );
    assert.equal(device.memoryInUse(), before);
  });
});
