/** automaticThreshold; threshold.test.ts compares its results with OpenCV. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { automaticThreshold } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

test("automaticThreshold gives one threshold per image of a batch", () => {
  // cv2.threshold finds 0 and 10 with THRESH_OTSU.
  using src = device.array(new Uint8Array([0, 0, 200, 200, 10, 90, 90, 10]), { shape: [2, 2, 2, 1] });
  using found = automaticThreshold(src, "otsu");
  assert.deepEqual([found.dtype, found.shape], ["f32", [2]]);
  assert.deepEqual([...found.toHost()], [0, 10]);
});

const image = device.zeros([2, 2], "u8"),
  color = device.zeros([2, 2, 3], "u8"),
  floats = device.zeros([2, 2], "f32");
const wider = device.zeros([2, 2], "u16");

testRejectedArguments(device, "automaticThreshold", [
  ["an unknown method", /"otsu" or "triangle".*, got "li"/, () => automaticThreshold(image, "li" as "otsu")],
  ["three channels", /src: expected 1 .*, got 3/, () => automaticThreshold(color, "otsu")],
  ["floats", /src: expected .*, got f32/, () => automaticThreshold(floats, "otsu")],
  ["u16 with the triangle method", /src: expected .*, got u16/, () => automaticThreshold(wider, "triangle")],
]);
