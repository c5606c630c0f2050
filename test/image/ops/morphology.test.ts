/** Morphology against OpenCV's values (test/data/make_image_filters.py). */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { type DeviceArray, openDevice } from "../../../mod.ts";
import {
  dilate,
  erode,
  morphologyEx,
  type MorphologyOperation,
  type MorphologyOptions,
  structuringElement,
} from "../../../src/image/mod.ts";
import { checkOperator, readCases } from "../../support/operator_cases.ts";

const device = await openDevice();

const cases = await readCases<
  Pick<MorphologyOptions, "element" | "anchor" | "iterations" | "border" | "borderValue"> & {
    operation: MorphologyOperation;
  }
>("morphology");

describe("morphologyEx is OpenCV's", () => {
  for (const it of cases) {
    const { operation, element, anchor, iterations, border, borderValue } = it;
    const options = { element, anchor, iterations, border, borderValue };
    test(it.name, () =>
      checkOperator(device, it, {
        one: (src, rest) => morphologyEx(src, operation, { ...options, ...rest }),
        list: (src, rest) => [...morphologyEx(src, operation, { ...options, ...rest })],
      }));
  }
});

describe("a gradient is what is dilated less what is eroded", () => {
  // Rows of an even and an odd number of words, and of no words; one row; rows of several blocks.
  const shapes = [[9, 24, 1], [7, 36, 3], [70, 25, 4], [5, 29, 3], [1, 28, 1]];
  const variants: MorphologyOptions<DeviceArray>[] = [
    {},
    { element: 5, border: "replicate" },
    { iterations: 2, borderValue: 100 },
    { element: [7, 5], anchor: [0, 4], border: "reflect101" },
  ];
  for (const dtype of ["u8", "i16", "f16"] as const) {
    for (const shape of shapes) {
      test(`${dtype} ${shape}`, () => {
        const before = device.memoryInUse();
        {
          using src = noise(shape, dtype);
          for (const options of variants) {
            using greatest = dilate(src, options), least = erode(src, options);
            using gradient = morphologyEx(src, "gradient", options);
            const high = Array.from(greatest.toHost(), Number), low = Array.from(least.toHost(), Number);
            const wanted = high.map((value, i) => Math.min(value - low[i]!, 32767));
            assert.deepEqual(Array.from(gradient.toHost(), Number), wanted, JSON.stringify(options));
          }
        }
        assert.equal(device.memoryInUse(), before);
      });
    }
  }

  /** All values of u8, the extremes of i16, and numbers whose differences f16 has. */
  function noise(shape: number[], dtype: "u8" | "i16" | "f16"): DeviceArray {
    const size = shape.reduce((a, b) => a * b);
    const bytes = Uint8Array.from({ length: size }, (_, i) => Math.imul(i + 1, 2654435761) >>> 24);
    if (dtype === "u8") return device.array(bytes, { shape, layout: "HWC" });
    if (dtype === "f16") return device.array(Float32Array.from(bytes), { shape, dtype, layout: "HWC" });
    return device.array(Int16Array.from(bytes, (it) => 257 * it - 32768), { shape, layout: "HWC" });
  }
});

const elements: { shape: "rect" | "cross" | "ellipse"; size: [number, number]; rows: number[][] }[] = JSON
  .parse(await readFile(`${import.meta.dirname}/../../data/image/structuring_elements.json`, "utf8"));

test("structuringElement is OpenCV's getStructuringElement", () => {
  for (const { shape, size, rows } of elements) {
    assert.deepEqual(structuringElement(shape, size), rows, `${shape} ${size}`);
  }
});

test("erode and dilate take a square of 3 unless told", () => {
  const before = device.memoryInUse();
  {
    using src = device.array(Uint8Array.of(9, 8, 7, 6, 5, 4, 3, 2, 1), { shape: [3, 3] });
    using least = erode(src), greatest = dilate(src);
    assert.deepEqual([...least.toHost()], [5, 4, 4, 2, 1, 1, 2, 1, 1]);
    assert.deepEqual([...greatest.toHost()], [9, 9, 8, 9, 9, 8, 6, 6, 5]);
  }
  assert.equal(device.memoryInUse(), before);
});

test("wrong elements and options are refused, and nothing is left", () => {
  using src = device.zeros([4, 5, 3], "u8");
  const before = device.memoryInUse();
  const refused = (options: MorphologyOptions, message: RegExp): void =>
    assert.throws(() => erode(src, options as object), message);
  refused({ element: 0 }, /element\[0\]: expected an integer from 1 to 32, got 0/);
  refused({ element: [3, 33] }, /element\[1\]: expected an integer from 1 to 32, got 33/);
  refused({ element: [[0, 0]] }, /element: expected .*.* not all 0.*got \[\[0, 0\]\]/);
  refused({ element: [[1, 1], [1]] }, /element: /);
  refused({ element: [[2]] }, /element: expected .*, got \[\[2\]\]/);
  refused({ anchor: [3, 0] }, /anchor\[0\]: expected .*, got 3/);
  refused({ iterations: 0 }, /iterations: expected .*, got 0/);
  refused(
    { borderValue: [1, 2] },
    /borderValue: expected a finite number, or 3 of them, one for.* got \[1, 2\]/,
  );
  assert.throws(() => morphologyEx(src, "thin" as "open"), /operation: expected .*"erode".*got "thin"/);
  assert.throws(() => morphologyEx(src, "gradient", { into: src }), /into: it shares memory with src/);
  assert.throws(() => structuringElement("star" as "rect", 3), /shape: expected .*, got "star"/);
  assert.equal(device.memoryInUse(), before);
});
