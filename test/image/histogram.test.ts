/** Histograms and equalization against OpenCV's values. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { NDArray } from "../../mod.ts";
import { clahe, type ClaheOptions, histogram, histogramEq } from "../../src/image/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { type Case, check, place, readCases, type TestLayout } from "../support/operator_cases.ts";
import { refuses } from "../support/rejected_arguments.ts";

const device = await openTestDevice();

const counts: Case<{ mask?: NDArray }>[] = await readCases("histogram");
const equalized: Case<unknown>[] = await readCases("histogram_eq");
const limited: Case<ClaheOptions>[] = [
  ...await readCases<ClaheOptions>("clahe"),
  ...await readCases<ClaheOptions>("clahe_wide"),
  ...await readCases<ClaheOptions>("clahe_u16"),
];

describe("histogram agrees with OpenCV", () => {
  for (const { name, src, mask, expected } of counts) {
    test(name, () => {
      const before = device.memoryInUse();
      const [count, , , channels] = src.shape as [number, number, number, number];
      const shape = channels > 1 ? [count, channels, 256] : [count, 256];
      for (const layout of ["NHWC", "NCHW", "HWC", "CHW", "HW"] as TestLayout[]) {
        if ((layout.length < 4 && count > 1) || (layout === "HW" && channels > 1)) continue;
        for (const placement of [{}, { lead: 1, pad: 3 }, { pad: 4, turned: true }]) {
          using from = place(device, src.shape, "u8", src.data, { ...placement, layout });
          using chosen = mask === undefined
            ? null
            : place(device, mask.shape, "u8", mask.data, { pad: 1, layout });
          using result = histogram(from.view, { mask: chosen?.view });
          assert.deepEqual([...result.shape], layout.length === 4 ? shape : shape.slice(1));
          assert.deepEqual(result.toHost(), expected.data);
          using into = device.array(new Int32Array(expected.data.length).fill(7), { shape: result.shape });
          assert.equal(histogram(from.view, { mask: chosen?.view, into }), into);
          assert.ok(into.equals(result), "into");
        }
      }
      assert.equal(device.memoryInUse(), before);
    });
  }

  test("of a tall image, of which a block counts several rows of tiles", () => {
    const values = Uint8Array.from({ length: 8501 * 3 }, (_, i) => i * i >> 3 & 255);
    using src = device.array(values, { shape: [8501, 3] });
    using result = histogram(src);
    const expected = new Int32Array(256);
    for (const value of values) expected[value]!++;
    assert.deepEqual(result.toHost(), expected);
  });

  test("of a list is that of each image", () => {
    const images = counts.filter(({ src, mask }) =>
      mask === undefined && src.shape[0] === 1 && src.shape[3] === 1
    );
    using stack = new DisposableStack();
    const list = images.map(({ src }) => stack.use(device.array(src.data, { shape: src.shape.slice(1) })));
    using result = histogram(list);
    assert.deepEqual([...result.shape], [list.length, 256]);
    assert.deepEqual(
      [...result.toHost()],
      images.flatMap(({ expected }) => [...expected.data as Int32Array]),
    );
  });
});

describe("histogramEq agrees with OpenCV", () => {
  for (const it of equalized) {
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => histogramEq(src, options),
        list: (src, options) => [...histogramEq(src, options)],
      }));
  }
});

describe("clahe agrees with OpenCV", () => {
  for (const { clipLimit, tileGridSize, ...it } of limited) {
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => clahe(src, { clipLimit, tileGridSize, ...options }),
        list: (src, options) => [...clahe(src, { clipLimit, tileGridSize, ...options })],
      }));
  }

  test("in place, too", () => {
    for (const { clipLimit, tileGridSize, name, src, expected } of limited) {
      using both = place(device, src.shape, src.dtype, src.data, { layout: "NHWC", pad: 8 });
      assert.equal(clahe(both.view, { clipLimit, tileGridSize, into: both.view }), both.view);
      assert.deepEqual(both.view.toHost(), expected.data, name);
      both.gapsUntouched();
    }
  });
});

const image = device.zeros([2, 2], "u8"),
  deep = device.zeros([2, 2], "u16"),
  small = device.zeros([1, 2], "u8");
const bins = device.zeros([256], "i32"), wide = device.zeros([512], "i32"), few = device.zeros([255], "i32");
refuses(device, "histogram", [
  ["u16", /src: expected an array of u8, got u16/, () => histogram(deep)],
  [
    "a mask of another size",
    /mask: expected as many as src, of its sizes: 1 of 2 × 2, got 1 of 1 × 2 pixels/,
    () => histogram(image, { mask: small }),
  ],
  ["too few bins", /into: expected .*i32 \[256\].*got i32 \[255\]/, () => histogram(image, { into: few })],
  [
    "bins with gaps",
    /into: expected i32 \[256\] without gaps, got i32 \[256\] with gaps/,
    () => histogram(image, { into: wide.slice([0, 512, 2]) }),
  ],
  [
    "bins within the source",
    /into: it shares memory with src/,
    () => histogram(bins.view("u8").reshape([32, 32]), { into: bins }),
  ],
]);
refuses(device, "clahe", [
  ["a limit below 0", /clipLimit: expected numbers from 0 on, got -1/, () => clahe(image, { clipLimit: -1 })],
  [
    "no tiles",
    /tileGridSize\[1\]: expected an integer from 1 to 256, got 0/,
    () => clahe(image, { tileGridSize: [8, 0] }),
  ],
  [
    "one number",
    /tileGridSize: expected .*\[x, y\].*got 8/,
    () => clahe(image, { tileGridSize: 8 as never }),
  ],
]);
