/** rotate against OpenCV. */
import { describe, test } from "node:test";
import { rotate, type SamplingOptions } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Options extends Partial<Pick<SamplingOptions, "interpolation" | "border">> {
  degrees: number;
  center: [number, number] | null;
  scale: number;
}

const references = await readCases<Options>("rotate");

describe("rotate is within 1 level of OpenCV", () => {
  for (const reference of references) {
    const { degrees, center, scale, interpolation } = reference;
    const fixed = {
      scale,
      ...definedOptions(reference, "interpolation", "border"),
      ...(center ? { center } : {}),
    };
    const run = operation((src, options) => rotate(src, degrees, { ...options, ...fixed }));
    test(
      reference.name,
      () => checkOperator(device, reference, run, { levels: interpolation === "nearest" ? 0 : 1 }),
    );
  }
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "rotate", [
  [
    "an unknown border",
    /border: expected .*"constant".*, got "mirror"/,
    () => rotate(src, 1, { border: "mirror" as "wrap" }),
  ],
  [
    "values for a different number of channels",
    /value: expected a finite number, or 3 of them, one for each.* got \[1, 2\]/,
    () => rotate(src, 1, { value: [1, 2] }),
  ],
  ["an angle of NaN", /degrees: expected a finite number, got NaN/, () => rotate(src, NaN)],
  ["a scale of 0", /scale: expected .*, got 0/, () => rotate(src, 1, { scale: 0 })],
]);
