/** channelReorder against NumPy. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { channelReorder } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ argument: number[] }>("arrange", "channelReorder");

describe("channelReorder matches NumPy", () => {
  for (const { argument: order, ...reference } of references) {
    test(
      reference.name,
      () =>
        checkOperator(device, reference, operation((src, options) => channelReorder(src, order, options))),
    );
  }
});

test("channelReorder can work in place", () => {
  using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [1, 2, 3] });
  assert.equal(channelReorder(src, [2, 1, 0], { into: src }), src);
  assert.deepEqual([...src.toHost()], [3, 2, 1, 6, 5, 4]);
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "channelReorder", [
  [
    "a channel that does not exist",
    /order: expected an integer from 0 to 2, got 3/,
    () => channelReorder(src, [0, 1, 3]),
  ],
]);
