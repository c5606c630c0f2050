/** merge; split.test.ts checks it for all layouts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { merge } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

test("merge accepts planes without a channel axis", () => {
  using a = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
  using b = device.array(new Uint8Array([5, 6, 7, 8]), { shape: [2, 2] });
  using both = merge([a, b], { layout: "CHW" });
  assert.deepEqual([...both.shape], [2, 2, 2]);
  assert.deepEqual([...both.toHost()], [1, 2, 3, 4, 5, 6, 7, 8]);
});

const src = device.zeros([4, 4, 3], "u8"), other = device.zeros([2, 4, 3], "u8");

testRejectedArguments(device, "merge", [
  [
    "a plane of three channels",
    /planes\[0\]: expected 1 channel, got 3 \(shape \[4, 4, 3\]\)/,
    () => merge([src]),
  ],
  [
    "planes of different sizes",
    /planes\[1\]: expected u8 \[4, 4, 1\], like planes\[0\], got u8 \[2, 4, 1\]/,
    () => merge([src.slice(null, null, [0, 1]), other.slice(null, null, [0, 1])]),
  ],
]);
