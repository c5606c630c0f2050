/** warpPerspective against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type SamplingOptions, warpPerspective } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";

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
