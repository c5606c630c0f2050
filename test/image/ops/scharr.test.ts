/** scharr against OpenCV. */
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { scharr } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Gradient {
  axis: "x" | "y";
  dtype?: DType;
  scale?: number;
  delta?: number;
}

const references = await readCases<Gradient>("gradients", "scharr");

describe("scharr equals OpenCV for integers", () => {
  for (const reference of references) {
    const fixed = definedOptions(reference, "dtype", "scale", "delta");
    const filter = operation((src, options) => scharr(src, reference.axis, { ...options, ...fixed }));
    test(reference.name, () => checkOperator(device, reference, filter));
  }
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "scharr", [
  ["an unknown axis", /axis: expected .*, got "z"/, () => scharr(src, "z" as "x")],
]);
