/** reduce against OpenCV. */
import { describe, test } from "node:test";
import { reduce, type Reduction } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ axis: "x" | "y"; reduction: Reduction }>("reduce");

describe("reduce matches OpenCV", () => {
  for (const { axis, reduction, ...reference } of references) {
    const run = operation((src, options) => reduce(src, axis, reduction, options));
    test(reference.name, () => checkOperator(device, reference, run));
  }
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "reduce", [
  ["an unknown axis", /axis: expected .*, got "z"/, () => reduce(src, "z" as "x", "sum")],
  ["an unknown reduction", /reduction: expected .*, got "median"/, () => reduce(src, "x", "median" as "sum")],
]);
