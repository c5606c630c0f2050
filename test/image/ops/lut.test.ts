/** Lookup tables against OpenCV's values. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { NDArray } from "../../../mod.ts";
import { lut } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { type Case, checkOperator, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const cases: Case<{ table: NDArray }>[] = await readCases("lut");

describe("lut agrees with OpenCV", () => {
  for (const { table: { data, shape }, ...it } of cases) {
    test(it.name, () => {
      using table = device.array(data, { shape });
      checkOperator(device, it, {
        one: (src, options) => lut(src, table, options as object),
        list: (src, options) => lut(src, table, options as object),
      });
    });
  }
});

test("lut of u16 has 65536 entries", () => {
  using src = device.array(new Uint16Array([0, 1, 65535, 256]), { shape: [2, 2] });
  using table = device.array(Float32Array.from({ length: 65536 }, (_, i) => i / 2));
  using result = lut(src, table);
  assert.deepEqual([...result.toHost()], [0, 0.5, 32767.5, 128]);
});

const image = device.zeros([2, 2, 3], "u8"), pair = device.zeros([256, 2], "u8");
const wide = device.zeros([512], "u8"),
  within = wide.slice([0, 12]).reshape([2, 2, 3]),
  doubles = device.zeros([256], "f64");
testRejectedArguments(device, "lut", [
  ["no table", /table: expected .*a DeviceArray.*got \[1, 2\]/, () => lut(image, [1, 2] as never)],
  [
    "tables of other channels",
    /table: expected a contiguous \[256\] or \[256, 3\] for u8 with 3.* got u8 \[256, 2\]/,
    () => lut(image, pair),
  ],
  [
    "a table with gaps",
    /table: expected a contiguous \[256\] or \[256, 3\] for u8 with 3.* got u8 \[256\], not contiguous/,
    () => lut(image, wide.slice([0, 512, 2])),
  ],
  [
    "a table of f64",
    /table: expected one of u8, u16, i16, f16, f32, got an array of f64/,
    () => lut(image, doubles),
  ],
  [
    "a result within the table",
    /into: it shares memory with table/,
    () => lut(image, wide.slice([0, 256]), { into: within }),
  ],
]);
