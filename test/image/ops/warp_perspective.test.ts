/** warpPerspective against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type SamplingOptions, warpPerspective } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

type Sampling = Required<Pick<SamplingOptions, "interpolation" | "border" | "value">>;

const references = (await readCases<Sampling & { matrix: number[]; size: [number, number] }>("warp"))
  .filter(({ matrix }) => matrix.length === 9);

describe("warpPerspective is within 1 level of OpenCV", () => {
  for (const { matrix, size, interpolation, border, value, ...reference } of references) {
    const fixed = { size, interpolation, border, value, inverse: true };
    const warp = operation((src, options) => warpPerspective(src, matrix, { ...options, ...fixed }));
    test(
      reference.name,
      () => checkOperator(device, reference, warp, { levels: interpolation === "nearest" ? 0 : 1 }),
    );
  }
});

test("warpPerspective inverts a matrix that maps the source to the result", () => {
  using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
  using doubled = warpPerspective(src, [2, 0, 0, 0, 2, 0, 0, 0, 1], { interpolation: "nearest" });
  assert.deepEqual([...doubled.toHost()].slice(0, 3).filter((_, i) => i % 2 === 0), [1, 2]);
});

test("warpPerspective takes the rows of a matrix for each of two or three images", () => {
  using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
  const rows = (x: number) => [[1, 0, x], [0, 1, 0], [0, 0, 1]];
  for (const shifts of [[0, 1], [0, 1, 2]]) {
    const images = shifts.map(() => src);
    const flat = shifts.map((x) => rows(x).flat());
    const moved = warpPerspective(images, shifts.map(rows)), expected = warpPerspective(images, flat);
    for (const [i, one] of moved.entries()) assert.deepEqual(one.toHost(), expected[i]!.toHost());
    for (const one of [...moved, ...expected]) one.dispose();
  }
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "warpPerspective", [
  [
    "a 2 × 3 matrix",
    /matrix: expected 3 rows of 3 numbers, got 2 rows of 3; use warpAffine\(\), or add the row \[0, 0, 1\]/,
    () => warpPerspective(src, [[1, 0, 0], [0, 1, 0]]),
  ],
]);
