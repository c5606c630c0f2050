/** padAndStack against plain loops. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { padAndStack } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

test("padAndStack pads images of different sizes, each at its own offset", () => {
  using a = device.array(new Uint8Array([1, 2]), { shape: [1, 2] });
  using b = device.array(new Uint8Array([3, 4]), { shape: [2, 1] });
  using batch = padAndStack([a, b], { value: 9 });
  assert.deepEqual([...batch.shape], [2, 2, 2, 1]);
  assert.deepEqual([...batch.toHost()], [1, 2, 9, 9, 3, 9, 4, 9]);
  using moved = padAndStack([a, b], { size: [2, 3], left: [1, 0], top: [1, 0], border: "replicate" });
  assert.deepEqual([...moved.toHost()], [1, 1, 2, 1, 1, 2, 3, 3, 3, 4, 4, 4]);
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "padAndStack", [
  [
    "offsets for a different number of images",
    /left: expected an integer, or 1 of them, one for each image, got \[1, 2\]/,
    () => padAndStack([src], { left: [1, 2] }),
  ],
]);
