/** reformat against plain loops. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { reformat } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, placeImages } from "../../support/image_memory.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const shape = [2, 3, 5, 3], bytes = Uint8Array.from({ length: 90 }, (_, i) => i);

for (const layout of ["NHWC", "NCHW"] as const) {
  for (const to of ["NHWC", "NCHW"] as const) {
    test(`reformat from ${layout} to ${to}`, () => {
      using src = placeImages(device, shape, "u8", bytes, { layout, lead: 1, pad: 3 });
      using out = reformat(src.view, to);
      assert.equal(out.layout, to);
      assert.deepEqual([...inNHWC(out)], [...bytes]);
    });
  }
}

test("reformat of a list of images of different sizes", () => {
  using a = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), { shape: [1, 2, 3] });
  using b = device.array(new Float32Array([7, 8, 9]), { shape: [1, 1, 3] });
  const planes = reformat([a, b], "CHW");
  assert.deepEqual(planes.map((image) => [...image.toHost()]), [[1, 4, 2, 5, 3, 6], [7, 8, 9]]);
  for (const image of planes) image.dispose();
});

test("reformat adds a channel axis to a plane", () => {
  using plane = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
  using image = reformat(plane, "CHW");
  assert.deepEqual([...image.shape], [1, 2, 2]);
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "reformat", [
  [
    "a batch layout for a single image",
    /layout: expected "HWC" or "CHW", got "NCHW"/,
    () => reformat(src, "NCHW"),
  ],
]);
