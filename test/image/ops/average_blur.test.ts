/** averageBlur; box_filter.test.ts checks the filter itself. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { averageBlur, boxFilter } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";

const device = await openTestDevice();

test("averageBlur is boxFilter with normalization; one number makes a square window", () => {
  using src = device.array(Uint8Array.from({ length: 60 }, (_, i) => i * 4), { shape: [6, 10] });
  using mean = averageBlur(src, 3);
  using box = boxFilter(src, [3, 3]);
  assert.ok(mean.equals(box));
});
