/** toneMap against the formulas of BT.2100, BT.2390, BT.2087 and BT.1886 in NumPy. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray } from "../../../mod.ts";
import { toneMap, type ToneMapOptions } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

type Options = Pick<ToneMapOptions, "peak" | "dtype"> & { transfer: "pq" | "hlg" };

describe("toneMap follows the standards", () => {
  test("every dtype, transfer and peak, in every layout", async (t) => {
    for (const { name, src, expected, transfer, ...options } of await readCases<Options>("tone_map")) {
      const { peak, dtype } = options;
      const run = operation((images, given) =>
        toneMap(images, transfer, { peak, dtype, ...given } as ToneMapOptions<never>)
      );
      // f32 and powf: a value close to a half may round the other way.
      const tolerance = dtype === "f32" ? { relative: 2e-3 } : { levels: 1 };
      await t.test(name, () => checkOperator(device, { name, src, expected }, run, tolerance));
    }
  });
});

const image = device.zeros([2, 2, 3], "u8"), gray = device.zeros([2, 2], "u8");

test("toneMap has a type that the compiler knows", () => {
  using bytes: DeviceArray<"u8"> = toneMap(image, "pq");
  using floats: DeviceArray<"f32"> = toneMap(image, "pq", { dtype: "f32" });
  assert.deepEqual([bytes.dtype, floats.dtype], ["u8", "f32"]);
});

testRejectedArguments(device, "toneMap", [
  ["a single channel", /src: expected 3 channels/, () => toneMap(gray, "pq")],
  ["another transfer", /transfer: expected "pq" or "hlg", got "srgb"/, () => toneMap(image, "srgb" as "pq")],
  [
    "a peak below white",
    /peak: expected 203 to 10000 nits, got 100/,
    () => toneMap(image, "pq", { peak: 100 }),
  ],
  [
    "integers of 16 bits",
    /dtype: expected u8, f16 or f32/,
    () => toneMap(image, "pq", { dtype: "u16" as "u8" }),
  ],
]);
