/** Operators that only copy pixels, against plain loops. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { copyMakeBorder, customCrop, padAndStack, type Rectangle, stack } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, placeImages } from "../../support/image_memory.ts";

const device = await openTestDevice();

describe("crops, stacks and borders of rows that are multiples of 16 bytes, and of rows that are not", () => {
  const parts: Rectangle[] = [
    { x: 16, y: 1, width: 16, height: 3 },
    { x: 0, y: 0, width: 48, height: 5 },
    { x: 17, y: 2, width: 16, height: 3 },
    { x: 16, y: 0, width: 17, height: 4 },
    { x: 32, y: 4, width: 16, height: 1 },
  ];
  const kinds = [["u8", 1], ["u8", 2], ["u8", 3], ["u8", 4], ["u16", 3], ["f32", 1], ["f32", 4]] as const;
  for (const [dtype, channels] of kinds) {
    const Elements = { u8: Uint8Array, u16: Uint16Array, f32: Float32Array }[dtype];
    const shape = [2, 5, 48, channels];
    const values = new Elements(2 * 5 * 48 * channels);
    for (let i = 0; i < values.length; i++) values[i] = i * 7 % 251;
    /** The elements of a rectangle of images `first` … `last`. */
    const partOf = (first: number, last: number, { x, y, width, height }: Rectangle): number[] => {
      const found: number[] = [];
      for (let n = first; n <= last; n++) {
        for (let row = y; row < y + height; row++) {
          const at = ((n * 5 + row) * 48 + x) * channels;
          found.push(...values.subarray(at, at + width * channels));
        }
      }
      return found;
    };

    for (const placement of [{ pad: 16 }, { lead: 1, pad: 3 }, { pad: 16, bottomUp: true }]) {
      test(`${dtype}, ${channels} channels, ${JSON.stringify(placement)}`, () => {
        using src = placeImages(device, shape, dtype, values, { layout: "NHWC", ...placement });
        const images = [0, 1].map((n) => src.view.index(n));
        for (const part of parts) {
          const what = JSON.stringify(part), extents = [part.height, part.width, channels];
          using to = placeImages(device, [2, ...extents], dtype, null, { layout: "NHWC", ...placement });
          customCrop(src.view, part, { into: to.view });
          assert.deepEqual([...inNHWC(to.view)], partOf(0, 1, part), what);
          to.assertGapsUntouched();
          const each = customCrop(images, [part, parts[0]!]);
          assert.deepEqual(each.map((image) => [...image.toHost()]), [
            partOf(0, 0, part),
            partOf(1, 1, parts[0]!),
          ], what);
          for (const image of each) image.dispose();
        }
        const fullImage = parts[1]!;
        using both = placeImages(device, shape, dtype, null, { layout: "NHWC", ...placement });
        stack(images, { into: both.view });
        assert.deepEqual([...inNHWC(both.view)], partOf(0, 1, fullImage));
        both.assertGapsUntouched();
        using one = stack([images[1]!]);
        assert.deepEqual([...one.shape], [1, 5, 48, channels]);
        assert.deepEqual([...one.toHost()], partOf(1, 1, fullImage));
        const unframed = copyMakeBorder(images, {});
        assert.deepEqual(unframed.map((image) => [...image.toHost()]), [
          partOf(0, 0, fullImage),
          partOf(1, 1, fullImage),
        ]);
        for (const image of unframed) image.dispose();
        using padded = padAndStack(images, { size: [6, 64], value: 9 });
        assert.deepEqual([...padded.slice(null, [0, 5], [0, 48]).toHost()], partOf(0, 1, fullImage));
        assert.ok(padded.slice(null, [5, 6]).toHost().every((value) => value === 9));
        assert.ok(padded.slice(null, null, [48, 64]).toHost().every((value) => value === 9));
      });
    }
  }
});
