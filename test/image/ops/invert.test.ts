/** invert against torchvision's formula. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { invert } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";

const device = await openTestDevice();

const references = await readCases<{ argument: number }>("tone", "invert");

describe("invert matches torchvision's formula", () => {
  for (const reference of references) {
    test(
      reference.name,
      () => checkOperator(device, reference, operation((src, options) => invert(src, options))),
    );
  }
});

test("invert can work in place", () => {
  using src = device.array(new Uint8Array([0, 1, 2, 250]), { shape: [2, 2] });
  assert.equal(invert(src, { into: src }), src);
  assert.deepEqual([...src.toHost()], [255, 254, 253, 5]);
});
