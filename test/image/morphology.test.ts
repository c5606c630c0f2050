/** Morphology against OpenCV's values (test/data/make_image_filters.py). */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { openDevice } from "../../mod.ts";
import {
  dilate,
  erode,
  morphologyEx,
  type MorphologyOperation,
  type MorphologyOptions,
  structuringElement,
} from "../../src/image/mod.ts";
import { check, readCases } from "./operator.ts";

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
      check(device, it, {
        one: (src, rest) => morphologyEx(src, operation, { ...options, ...rest }),
        list: (src, rest) => [...morphologyEx(src, operation, { ...options, ...rest })],
      }));
  }
});

const elements: { shape: "rect" | "cross" | "ellipse"; size: [number, number]; rows: number[][] }[] = JSON
  .parse(await readFile(`${import.meta.dirname}/../data/image/structuring_elements.json`, "utf8"));

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
  refused({ element: 0 }, /^RangeError: element\[0\]: 0 given/);
  refused({ element: [3, 33] }, /element\[1\]: 33 given/);
  refused({ element: [[0, 0]] }, /element: \[\[0, 0\]\] given; accepted are .* not all 0/);
  refused({ element: [[1, 1], [1]] }, /element: /);
  refused({ element: [[2]] }, /element: \[\[2\]\] given/);
  refused({ anchor: [3, 0] }, /anchor\[0\]: 3 given/);
  refused({ iterations: 0 }, /iterations: 0 given/);
  refused({ borderValue: [1, 2] }, /borderValue: \[1, 2\] given/);
  assert.throws(() => morphologyEx(src, "thin" as "open"), /operation: "thin" given; accepted are "erode"/);
  assert.throws(() => morphologyEx(src, "gradient", { into: src }), /into: it shares memory with src/);
  assert.throws(() => structuringElement("star" as "rect", 3), /shape: "star" given/);
  assert.equal(device.memoryInUse(), before);
});
