/** lut against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { NDArray } from "../../../mod.ts";
import { lut } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ table: NDArray }>("lut");

describe("lut matches OpenCV", () => {
  for (const { table: { data, shape }, ...reference } of references) {
    test(reference.name, () => {
      using table = device.array(data, { shape });
      checkOperator(device, reference, operation((src, options) => lut(src, table, options)));
    });
  }
});

test("lut of u16 takes 65536 entries", () => {
  using src = device.array(new Uint16Array([0, 1, 65535, 256]), { shape: [2, 2] });
  using table = device.array(Float32Array.from({ length: 65536 }, (_, i) => i / 2));
  using result = lut(src, table);
  assert.deepEqual([...result.toHost()], [0, 0.5, 32767.5, 128]);
});

const image = device.zeros([2, 2, 3], "u8"), pair = device.zeros([256, 2], "u8");
const wide = device.zeros([512], "u8"), doubles = device.zeros([256], "f64");
const gray = wide.slice([0, 16]).reshape([4, 4]);
const within = wide.slice([0, 12]).reshape([2, 2, 3]);
testRejectedArguments(device, "lut", [
  [
    "a table that is not a DeviceArray",
    /table: expected a DeviceArray, .* \[1, 2\]; use device\.array\(new Float32Array\(\[1, 2\]\)\)$/,
    () => lut(image, [1, 2] as never),
  ],
  [
    "a table on the host",
    /table: expected a DeviceArray, got Uint8Array of 256 bytes; upload it with device\.array\(\)$/,
    () => lut(image, new Uint8Array(256) as never),
  ],
  [
    "tables for a different number of channels",
    /table: expected a contiguous \[256\] or \[256, 3\] for u8 with 3.* got u8 \[256, 2\]/,
    () => lut(image, pair),
  ],
  [
    "a short table for one channel",
    /table: expected a contiguous \[256\] for u8 with 1 channel, got u8 \[255\]/,
    () => lut(gray, wide.slice([0, 255])),
  ],
  [
    "a table that is not contiguous",
    /table: expected a contiguous \[256\] or \[256, 3\] for u8 with 3.* got u8 \[256\], not contiguous/,
    () => lut(image, wide.slice([0, 512, 2])),
  ],
  [
    "a table of f64",
    /table: expected one of u8, u16, i16, f16, f32, got an array of f64/,
    () => lut(image, doubles),
  ],
  [
    "into memory of the table",
    /into: expected separate memory, got memory that overlaps table/,
    () => lut(image, wide.slice([0, 256]), { into: within }),
  ],
]);
