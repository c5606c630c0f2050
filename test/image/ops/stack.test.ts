/** stack against plain loops. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { asTensor, type DeviceArray } from "../../../mod.ts";
import { stack } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

test("stack makes a batch of interleaved and of planar images", () => {
  using a = device.array(new Uint16Array([1, 2, 3, 4, 5, 6]), { shape: [1, 2, 3] });
  using b = device.array(new Uint16Array([7, 8, 9, 10, 11, 12]), { shape: [1, 2, 3] });
  using batch = stack([a, b]);
  assert.equal(batch.layout, "NHWC");
  assert.deepEqual([...batch.shape], [2, 1, 2, 3]);
  assert.deepEqual([...batch.toHost()], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  using planar = stack([asTensor(a.transpose(2, 0, 1), "CHW")]);
  assert.equal(planar.layout, "NCHW");
  assert.deepEqual([...planar.toHost()], [1, 4, 2, 5, 3, 6]);
  using into = device.zeros([2, 1, 2, 3], "u16");
  assert.equal(stack([a, b], { into }), into);
  assert.ok(into.equals(batch));
});

const src = device.zeros([4, 4, 3], "u8"), other = device.zeros([2, 4, 3], "u8");

testRejectedArguments(device, "stack", [
  [
    "images of different sizes",
    /src\[1\]: expected 4 × 4 pixels, like others, got 2 × 4 pixels; use padAndStack\(\) for different sizes/,
    () => stack([src, other]),
  ],
  [
    "a single array",
    /src: expected a list of images such as \[first, second\], got DeviceArray/,
    () => stack(src as unknown as DeviceArray[], src as never),
  ],
]);
