/**
 * Images of more than 2 GiB: the last rows of a result must equal the result for those rows alone. Needs a
 * GPU with 12 GiB of free memory; the software device has 4 GiB.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device, DeviceArray } from "../../mod.ts";
import * as image from "../../src/image/mod.ts";
import { onGpu, openTestDevice } from "../support/device.ts";
import { randomBytes } from "../support/random.ts";

/** Three channels make 2.3 GiB. The widths give rows that are, and are not, multiples of 16 bytes. */
const HEIGHT = 28_700, WIDTHS = [28_800, 28_733];
/** The last rows that are filled, and those of them that depend on filled rows only. */
const FILLED = 96, COMPARED = 32;

type Operator = (src: DeviceArray) => DeviceArray;
const KERNEL = [[0, 1, 0], [1, -3, 1], [0, 1, 0]];

/** Operators whose last rows depend on the last rows of the source only. */
const operators: Record<string, Operator> = {
  flip: (src) => image.flip(src, "horizontal"),
  copyMakeBorder: (src) => image.copyMakeBorder(src, { left: 3, right: 1 }),
  customCrop: (src) =>
    image.customCrop(src, { x: 5, y: src.shape[0]! - COMPARED, width: src.shape[1]! - 9, height: COMPARED }),
  channelReorder: (src) => image.channelReorder(src, [2, 1, 0]),
  convertTo: (src) => image.convertTo(src, "u8", { scale: 0.5, shift: 3 }),
  threshold: (src) => image.threshold(src, 100),
  invert: (src) => image.invert(src),
  gammaContrast: (src) => image.gammaContrast(src, 0.5),
  colorTwist: (src) => image.colorTwist(src, [[0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0]]),
  inRange: (src) => image.inRange(src, 30, 200),
  "cvtColor to gray": (src) => image.cvtColor(src, "RGB2GRAY"),
  "cvtColor to HSV": (src) => image.cvtColor(src, "RGB2HSV"),
  "cvtColor to Lab": (src) => image.cvtColor(src, "RGB2Lab"),
  "gaussian, 3 × 3": (src) => image.gaussian(src, 0, { size: [3, 3] }),
  "gaussian, 7 × 7": (src) => image.gaussian(src, 0, { size: [7, 7] }),
  conv2D: (src) => image.conv2D(src, KERNEL),
  "medianBlur, 3 × 3": (src) => image.medianBlur(src, 3),
  "medianBlur, 5 × 5": (src) => image.medianBlur(src, 5),
  erode: (src) => image.erode(src),
  bilateralFilter: (src) => image.bilateralFilter(src, 3, 20, 2),
  add: (src) => image.add(src, 9),
  bitwiseNot: (src) => image.bitwiseNot(src),
  composite: (src) => {
    using mask = image.channelReorder(src, [1]);
    return image.composite(src, src, mask);
  },
  "resize linear": (src) => image.resize(src, [src.shape[0]!, 1001]),
  "resize to half": (src) => image.resize(src, [src.shape[0]! / 2, src.shape[1]! >> 1]),
  "resize area": (src) => image.resize(src, [src.shape[0]! / 2, 501], { interpolation: "area" }),
  "resize cubic": (src) => image.resize(src, [src.shape[0]!, 1001], { interpolation: "cubic" }),
  "resize nearest": (src) => image.resize(src, [src.shape[0]!, 1001], { interpolation: "nearest" }),
  warpAffine: (src) => image.warpAffine(src, [1, 0, 2.25, 0, 1, 0]),
  resizeNormalize: (src) => image.resizeNormalize(src, [src.shape[0]!, 257], { layout: "HWC" }),
};

describe("images of more than 2 GiB", { skip: !onGpu && "needs a GPU" }, () => {
  for (const width of WIDTHS) {
    test(`${HEIGHT} × ${width} × 3`, async (t) => {
      using device: Device = await openTestDevice();
      const before = device.memoryInUse();
      {
        using src = device.zeros([HEIGHT, width, 3], "u8");
        const rows = randomBytes(3 * width * FILLED);
        using alone = device.array(rows, { shape: [FILLED, width, 3] });
        src.slice([HEIGHT - FILLED, HEIGHT]).copyFrom(alone);
        for (const [name, operator] of Object.entries(operators)) {
          await t.test(name, () => {
            using result = operator(src);
            using expected = operator(alone);
            const last = (array: DeviceArray): DeviceArray => {
              const count = array.shape[0]!;
              return array.slice([count - COMPARED / 2, count]);
            };
            assert.ok(last(result).equals(last(expected)));
          });
        }
      }
      assert.equal(device.memoryInUse(), before);
      device.trimMemory();
    });
  }
});
