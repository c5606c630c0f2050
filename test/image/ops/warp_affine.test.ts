/** warpAffine against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type SamplingOptions, warpAffine, warpPerspective } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

type Sampling = Required<Pick<SamplingOptions, "interpolation" | "border" | "value">>;

const references = (await readCases<Sampling & { matrix: number[]; size: [number, number] }>("warp"))
  .filter(({ matrix }) => matrix.length === 6);

describe("warpAffine is within 1 level of OpenCV", () => {
  for (const { matrix, size, interpolation, border, value, ...reference } of references) {
    const fixed = { size, interpolation, border, value, inverse: true };
    const warp = operation((src, options) => warpAffine(src, matrix, { ...options, ...fixed }));
    test(
      reference.name,
      () => checkOperator(device, reference, warp, { levels: interpolation === "nearest" ? 0 : 1 }),
    );
  }
});

test("warpAffine inverts a matrix that maps the source to the result", () => {
  using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
  using moved = warpAffine(src, [1, 0, 1, 0, 1, 0]);
  assert.deepEqual([...moved.toHost()], [0, 1, 2, 0, 4, 5]);
});

test("warpAffine takes one matrix per image", () => {
  using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [2, 1, 3, 1] });
  using moved = warpAffine(src, [[1, 0, 1, 0, 1, 0], [1, 0, -1, 0, 1, 0]]);
  assert.deepEqual([...moved.toHost()], [0, 1, 2, 5, 6, 0]);
  using same = warpAffine(src, [[[1, 0, 1], [0, 1, 0]], [[1, 0, -1], [0, 1, 0]]]);
  assert.deepEqual([...same.toHost()], [...moved.toHost()]);
});

test("warpAffine and warpPerspective take the rows of a matrix", () => {
  using src = device.array(new Uint8Array([1, 2, 3]), { shape: [1, 3, 1] });
  using affine = warpAffine(src, [[1, 0, 1], [0, 1, 0]]);
  using perspective = warpPerspective(src, [[1, 0, 1], [0, 1, 0], [0, 0, 1]]);
  assert.deepEqual([...affine.toHost(), ...perspective.toHost()], [0, 1, 2, 0, 1, 2]);
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "warpAffine", [
  [
    "the rows of a 3 × 3 matrix",
    /matrix: expected 2 rows of 3 numbers, got 3 rows of 3; drop the last row, or use warpPerspective\(\)/,
    () => warpAffine(src, [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
  ],
  [
    "the numbers of a 3 × 3 matrix, in a list",
    /matrix\[0\]: expected 2 rows of 3 numbers, got 3 rows of 3; drop the last row/,
    () => warpAffine(src, [new Float64Array([1, 0, 0, 0, 1, 0, 0, 0, 1])]),
  ],
  [
    "a matrix of five numbers",
    /matrix: expected .*6.*, got \[1, 0, 0, 0, 1\]/,
    () => warpAffine(src, [1, 0, 0, 0, 1]),
  ],
  [
    "a matrix that contains NaN",
    /matrix: expected 6 finite numbers in row-major order, got \[1, 0, NaN, 0, 1, 0\]/,
    () => warpAffine(src, [1, 0, NaN, 0, 1, 0]),
  ],
  [
    "a singular matrix",
    /matrix: expected an invertible matrix, got \[\[1, 1, 0\], \[1, 1, 0\], \[0, 0, 1\]\], whose determinant is 0/,
    () => warpAffine(src, [1, 1, 0, 1, 1, 0]),
  ],
  [
    "a matrix whose determinant overflows",
    /matrix: expected an invertible matrix, got \[\[1e\+200, 0, 0\], .*, whose determinant is Infinity/,
    () => warpAffine(src, [1e200, 0, 0, 0, 1e200, 0]),
  ],
  [
    "two matrices for one image",
    /matrix: expected one matrix, or 1 of them, one for each image, got a list of 2/,
    () => warpAffine(src, [[1, 0, 0, 0, 1, 0], [1, 0, 0, 0, 1, 0]]),
  ],
]);
