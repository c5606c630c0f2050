/** The table of docs/guide/from-opencv.md: its expressions work on images as `readImage()` returns them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { asTensor, type Device, DeviceArray } from "../../mod.ts";
import { encodePng, readImage } from "../../src/formats/codecs/mod.ts";
import * as operators from "../../src/image/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { root } from "../support/process.ts";
import { randomBytes } from "../support/random.ts";

const WIDTH = 24, HEIGHT = 32;
const guide = readFileSync(join(root, "docs/guide/from-opencv.md"), "utf8");
const rows = [...guide.split("\n## ")[0]!.matchAll(/^\| (.*?) +\| (.*?) +\|$/gm)]
  .map(([, opencv, cuffi]) => ({
    opencv: opencv!,
    codes: [...cuffi!.matchAll(/`([^`]+)`/g)].map((m) => m[1]!),
  }));
const onImages = rows.flatMap(({ codes }) => codes)
  .filter((code) => /^(\w+\()?(img|gray|plane|mask)\b/.test(code) && !code.includes("…"));

describe("expressions for users of OpenCV", () => {
  let device: Device, values: Record<string, unknown>, img: DeviceArray;
  const evaluate = (code: string): unknown =>
    new Function(...Object.keys(values), `return ${code}`)(...Object.values(values));

  before(async () => {
    device = await openTestDevice();
    const pixels = { width: WIDTH, height: HEIGHT, data: randomBytes(WIDTH * HEIGHT * 3) };
    img = await readImage(await encodePng(pixels), { device });
    const gray = operators.cvtColor(img, "RGB2GRAY");
    values = {
      ...operators,
      asTensor,
      device,
      img,
      gray,
      plane: gray.squeeze(),
      mask: operators.threshold(gray, 127),
      table: randomBytes(256),
      template: img.slice([4, 12], [4, 12]),
      method: "sqdiff",
      element: operators.structuringElement("ellipse", [5, 5]),
      map: device.ones([HEIGHT, WIDTH, 2], "f32"),
      boxes: [{ x: 2, y: 3, width: 8, height: 9 }],
      texts: [{ text: "a", x: 2, y: 3 }],
      lower: 50,
      upper: 200,
      size: 16,
      mean: [0.5, 0.5, 0.5],
      std: [0.2, 0.2, 0.2],
      ...{ x: 3, y: 4, w: 10, h: 12 },
    };
  });
  after(() => device.dispose());

  test("the table has them", () => assert.ok(onImages.length > 40, `${onImages.length}`));

  for (const code of onImages) {
    test(`${code} works, and gives an image if it is u8`, async () => {
      const result = evaluate(
        code.replace("sepFilter2D(img, x, y)", "sepFilter2D(img, [1, 2, 1], [1, 2, 1])"),
      );
      for (const array of Array.isArray(result) ? result : [result]) {
        if (array instanceof DeviceArray && array.dtype === "u8") await encodePng(array);
      }
    });
  }

  test("the rows of rotations and transposition move pixels as OpenCV does", () => {
    const bytes = img.toHost();
    const pixelAt = (
      y: number,
      x: number,
    ) => [...bytes.subarray(3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3)];
    const turned = (opencv: string) => {
      const row = rows.find((row) => row.opencv.includes(opencv))!;
      const result = operators.flip(evaluate(row.codes[0]!) as DeviceArray<"u8">, "horizontal");
      assert.deepEqual(result.shape, [WIDTH, HEIGHT, 3]);
      return [...result.slice([1, 2], [-3, -2]).toHost()]; // the pixel in row 1 and column 2 before the flip
    };
    assert.deepEqual(turned("cv2.transpose"), pixelAt(2, 1));
    assert.deepEqual(turned("90_COUNTERCLOCKWISE"), pixelAt(2, WIDTH - 2));
    assert.deepEqual(turned("90_CLOCKWISE"), pixelAt(HEIGHT - 3, 1));
  });
});
