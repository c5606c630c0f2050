/** solarize against torchvision's formula. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { solarize } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ argument: number }>("tone", "solarize");

describe("solarize matches torchvision's formula", () => {
  for (const { argument, ...reference } of references) {
    test(
      reference.name,
      () => checkOperator(device, reference, operation((src, options) => solarize(src, argument, options))),
    );
  }
});

test("solarize can work in place", () => {
  using src = device.array(new Uint8Array([255, 254, 253, 5]), { shape: [2, 2] });
  assert.equal(solarize(src, 250, { into: src }), src);
  assert.deepEqual([...src.toHost()], [0, 1, 2, 5]);
});

const image = device.zeros([2, 2, 3], "u8");

testRejectedArguments(device, "solarize", [
  [
    "an infinite threshold",
    /threshold: expected a finite number, got Infinity/,
    () => solarize(image, Infinity),
  ],
]);
