/** histogram against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { NDArray } from "../../../mod.ts";
import { histogram } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { placeImages, type TestLayout } from "../../support/image_memory.ts";
import { readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ mask?: NDArray }>("histogram");

describe("histogram matches OpenCV", () => {
  for (const { name, src, mask, expected } of references) {
    test(name, () => {
      const before = device.memoryInUse();
      const [count, , , channels] = src.shape as [number, number, number, number];
      const shape = channels > 1 ? [count, channels, 256] : [count, 256];
      for (const layout of ["NHWC", "NCHW", "HWC", "CHW", "HW"] as TestLayout[]) {
        if ((layout.length < 4 && count > 1) || (layout === "HW" && channels > 1)) continue;
        for (const placement of [{}, { lead: 1, pad: 3 }, { pad: 4, bottomUp: true }]) {
          using from = placeImages(device, src.shape, "u8", src.data, { ...placement, layout });
          using region = mask === undefined
            ? null
            : placeImages(device, mask.shape, "u8", mask.data, { pad: 1, layout });
          const options = region ? { mask: region.view } : {};
          using result = histogram(from.view, options);
          assert.deepEqual([...result.shape], layout.length === 4 ? shape : shape.slice(1));
          assert.deepEqual(result.toHost(), expected.data);
          using into = device.array(new Int32Array(expected.data.length).fill(7), { shape: result.shape });
          assert.equal(histogram(from.view, { ...options, into }), into);
          assert.ok(into.equals(result), "into");
        }
      }
      assert.equal(device.memoryInUse(), before);
    });
  }

  test("a block counts several rows of tiles of a tall image", () => {
    const values = Uint8Array.from({ length: 8501 * 3 }, (_, i) => i * i >> 3 & 255);
    using src = device.array(values, { shape: [8501, 3] });
    using result = histogram(src);
    const expected = new Int32Array(256);
    for (const value of values) expected[value]!++;
    assert.deepEqual(result.toHost(), expected);
  });

  test("a list gives one histogram per image", () => {
    const images = references.filter(({ src, mask }) =>
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

const image = device.zeros([2, 2], "u8"),
  wider = device.zeros([2, 2], "u16"),
  small = device.zeros([1, 2], "u8");
const bins = device.zeros([256], "i32"),
  strided = device.zeros([512], "i32"),
  few = device.zeros([255], "i32");

testRejectedArguments(device, "histogram", [
  ["elements of u16", /src: expected an array of u8, got u16/, () => histogram(wider)],
  [
    "a mask of another size",
    /mask: expected as many as src, of its sizes: 1 of 2 × 2, got 1 of 1 × 2 pixels/,
    () => histogram(image, { mask: small }),
  ],
  ["too few bins", /into: expected .*i32 \[256\].*, got i32 \[255\]/, () => histogram(image, { into: few })],
  [
    "bins that are not contiguous",
    /into: expected a contiguous i32 \[256\], got i32 \[256\], not contiguous/,
    () => histogram(image, { into: strided.slice([0, 512, 2]) }),
  ],
  [
    "bins in the memory of the source",
    /into: expected separate memory, got memory that overlaps src/,
    () => histogram(bins.view("u8").reshape([32, 32]), { into: bins }),
  ],
]);
