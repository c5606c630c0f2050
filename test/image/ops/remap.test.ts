/** remap against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { NDArray } from "../../../mod.ts";
import { remap, type SamplingOptions } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

type Sampling = Required<Pick<SamplingOptions, "interpolation" | "border" | "value">>;

const references = await readCases<Sampling & { map: NDArray }>("remap");

describe("remap is within 1 level of OpenCV", () => {
  for (const reference of references) {
    const { interpolation, border, value } = reference;
    test(reference.name, () => {
      using map = device.array(reference.map, { layout: "HWC" });
      const run = operation((src, options) => remap(src, map, { ...options, interpolation, border, value }));
      checkOperator(device, reference, run, { levels: interpolation === "nearest" ? 0 : 1 });
    });
  }
});

test("remap takes one map per image", () => {
  using src = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 1, 2, 1] });
  using map = device.array(new Float32Array([0, 0, 1, 0, 1, 0, 0, 0]), { shape: [2, 1, 2, 2] });
  using out = remap(src, map);
  assert.deepEqual([...out.toHost()], [1, 2, 4, 3]);
});

const src = device.zeros([4, 4, 3], "u8");
const map = device.zeros([4, 4, 2], "f32");

testRejectedArguments(device, "remap", [
  [
    "Lanczos interpolation",
    /interpolation: expected .*"nearest", "linear" or "cubic".*, got "lanczos"/,
    () => remap(src, map, { interpolation: "lanczos" as "cubic" }),
  ],
  ["a map of u8", /map: expected an array of f32, got u8/, () => remap(src, src)],
  [
    "a map of one channel",
    /map: expected 2 channels, got 1 \(shape \[4, 4, 1\]\)/,
    () => remap(src, map.slice(null, null, [0, 1])),
  ],
]);
