/** Morphology against OpenCV. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import type { DeviceArray } from "../../../mod.ts";
import {
  dilate,
  erode,
  morphologyEx,
  type MorphologyOperation,
  type MorphologyOptions,
  structuringElement,
} from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { randomBytes } from "../../support/random.ts";

const device = await openTestDevice();

const references = await readCases<
  Pick<MorphologyOptions, "element" | "anchor" | "iterations" | "border" | "borderValue"> & {
    operation: MorphologyOperation;
  }
>("morphology");

describe("morphologyEx matches OpenCV", () => {
  for (const reference of references) {
    const { operation: kind } = reference;
    const options = definedOptions(reference, "element", "anchor", "iterations", "border", "borderValue");
    const run = operation((src, rest) => morphologyEx(src, kind, { ...options, ...rest }));
    test(reference.name, () => checkOperator(device, reference, run));
  }
});

describe("the gradient is the dilation minus the erosion", () => {
  // Rows that are and are not multiples of 4 and 8 bytes, a single row, and rows that span blocks.
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
          using src = randomArray(shape, dtype);
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

  /** Random u8, i16 over its whole range, or f16 whose differences are exact. */
  function randomArray(shape: number[], dtype: "u8" | "i16" | "f16"): DeviceArray {
    const size = shape.reduce((a, b) => a * b);
    const bytes = randomBytes(size);
    if (dtype === "u8") return device.array(bytes, { shape, layout: "HWC" });
    if (dtype === "f16") return device.array(Float32Array.from(bytes), { shape, dtype, layout: "HWC" });
    return device.array(Int16Array.from(bytes, (it) => 257 * it - 32768), { shape, layout: "HWC" });
  }
});

const elements: { shape: "rect" | "cross" | "ellipse"; size: [number, number]; rows: number[][] }[] = JSON
  .parse(await readFile(`${import.meta.dirname}/../../data/image/structuring_elements.json`, "utf8"));

test("structuringElement matches OpenCV's getStructuringElement", () => {
  for (const { shape, size, rows } of elements) {
    assert.deepEqual(structuringElement(shape, size), rows, `${shape} ${size}`);
  }
});

test("erode and dilate use a 3 × 3 square by default", () => {
  const before = device.memoryInUse();
  {
    using src = device.array(Uint8Array.of(9, 8, 7, 6, 5, 4, 3, 2, 1), { shape: [3, 3] });
    using least = erode(src), greatest = dilate(src);
    assert.deepEqual([...least.toHost()], [5, 4, 4, 2, 1, 1, 2, 1, 1]);
    assert.deepEqual([...greatest.toHost()], [9, 9, 8, 9, 9, 8, 6, 6, 5]);
  }
  assert.equal(device.memoryInUse(), before);
});

test("morphology rejects invalid elements and options", () => {
  using src = device.zeros([4, 5, 3], "u8");
  const before = device.memoryInUse();
  const rejects = (options: MorphologyOptions, message: RegExp): void =>
    assert.throws(() => erode(src, options as object), message);
  rejects(
    { element: src as never },
    /element: .*, or rows of 0 and 1, such as those of structuringElement\(\), got DeviceArray u8 \[4, 5, 3\]$/,
  );
  rejects({ element: 0 }, /element\[0\]: expected an integer from 1 to 32, got 0/);
  rejects({ element: [3, 33] }, /element\[1\]: expected an integer from 1 to 32, got 33/);
  rejects(
    { element: [[0, 0]] },
    /element: expected at most 32 rows of the same length up to 32, of 0 and at least one 1, got \[\[0, 0\]\]/,
  );
  rejects({ element: [[1, 1], [1]] }, /element: /);
  rejects({ element: [[2]] }, /element: expected .*, got \[\[2\]\]/);
  rejects({ anchor: [3, 0] }, /anchor\[0\]: expected .*, got 3/);
  rejects({ iterations: 0 }, /iterations: expected .*, got 0/);
  rejects(
    { borderValue: [1, 2] },
    /borderValue: expected a finite number, or 3 of them, one for.* got \[1, 2\]/,
  );
  assert.throws(() => morphologyEx(src, "thin" as "open"), /operation: expected .*"erode".*, got "thin"/);
  assert.throws(
    () => morphologyEx(src, "gradient", { into: src }),
    /into: expected separate memory, got memory that overlaps src/,
  );
  assert.throws(() => structuringElement("star" as "rect", 3), /shape: expected .*, got "star"/);
  assert.equal(device.memoryInUse(), before);
});
