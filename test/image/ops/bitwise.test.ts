/** Bitwise operators against OpenCV. */
import { describe, test } from "node:test";
import type { NDArray } from "../../../mod.ts";
import * as image from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { type BinaryOperator, withImages, withScalar } from "../../support/second_image.ts";

const device = await openTestDevice();

const references = await readCases<{ op: string; scalar?: number[]; src2: NDArray }>("bitwise");

const BINARY: Record<string, BinaryOperator> = {
  bitwiseAnd: image.bitwiseAnd,
  bitwiseOr: image.bitwiseOr,
  bitwiseXor: image.bitwiseXor,
};
const not = operation((src, options) => image.bitwiseNot(src, options));

describe("bitwise operators match OpenCV", () => {
  for (const reference of references) {
    const { op, scalar } = reference;
    const run = op === "bitwiseNot"
      ? not
      : scalar
      ? withScalar(scalar, BINARY[op]!)
      : withImages(device, reference, BINARY[op]!);
    test(reference.name, () => checkOperator(device, reference, run));
  }
});
