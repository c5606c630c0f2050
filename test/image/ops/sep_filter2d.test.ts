/** sepFilter2D against OpenCV. */
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { type Anchor, type Border, sepFilter2D } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Filter {
  border?: Border;
  dtype?: DType;
  x: number[];
  y: number[];
  delta: number;
  anchor?: Anchor;
}

const references = await readCases<Filter>("sep_filter2d");

// OpenCV filters integers in fixed point or sums in another order, which shows at ties.
describe("sepFilter2D is within 1 level of OpenCV", () => {
  for (const reference of references) {
    const fixed = definedOptions(reference, "border", "dtype", "anchor", "delta");
    const filter = operation((src, options) =>
      sepFilter2D(src, reference.x, reference.y, { ...options, ...fixed })
    );
    test(reference.name, () => checkOperator(device, reference, filter, { levels: 1 }));
  }
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "sepFilter2D", [
  ["a weight of NaN", /kernelX: expected .*, got \[NaN\]/, () => sepFilter2D(src, [NaN], [1])],
  ["no weights", /kernelY: expected .*, got \[\]/, () => sepFilter2D(src, [1], [])],
]);
