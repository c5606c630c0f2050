/** Flip against OpenCV's values. What all operators refuse is in operand.test.ts. */
import { describe, test } from "node:test";
import { openDevice } from "../../../mod.ts";
import { flip, type FlipDirection } from "../../../src/image/mod.ts";
import { checkOperator, readCases } from "../../support/operator_cases.ts";

const device = await openDevice();

const cases = await readCases<{ direction: FlipDirection }>("flip");

describe("flip agrees with OpenCV", () => {
  for (const it of cases) {
    test(it.name, () =>
      checkOperator(device, it, {
        one: (src, options) => flip(src, it.direction, options),
        list: (src, options) => [...flip(src, it.direction, options)],
      }));
  }
});
