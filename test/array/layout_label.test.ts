/** Layout labels: axis names that follow views, and reformat(). */
import { allocationOf } from "../../src/core/memory/array_data.ts";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { asTensor, type Device, reformat } from "../../mod.ts";
import { pattern, range } from "../support/array_cases.ts";
import { useTestDevice } from "../support/suite_device.ts";

describe("layouts", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("letters follow their axes through views", () => {
    using base = device.array(range([2, 3, 4]));
    assert.equal(base.layout, undefined);
    const image = asTensor(base, "HWC");
    assert.equal(image.layout, "HWC");
    assert.equal(image.pointer, base.pointer);
    assert.equal(image.strideOf("H"), 48);
    assert.equal(image.strideOf("C"), 4);
    assert.equal(image.transpose(2, 0, 1).layout, "CHW");
    assert.equal(image.index(null, null, 0).layout, "HW");
    assert.equal(image.slice([0, 1], null, [null, null, -1]).layout, "HWC");
    assert.equal(image.slice([0, 1]).squeeze().layout, "WC");
    assert.equal(image.reshape([6, 4]).layout, undefined);
    assert.equal(image.unsqueeze(0).layout, undefined);
    using floats = image.astype("f32");
    assert.equal(floats.layout, "HWC");
    assert.match(image.toString(), /HWC on /);
  });

  test("reformat reorders the axes in memory", () => {
    using images = device.array(pattern(2 * 5 * 7 * 3), { shape: [2, 5, 7, 3], layout: "NHWC" });
    using planes = reformat(images, "NCHW");
    assert.deepEqual(planes.shape, [2, 3, 5, 7]);
    assert.equal(planes.layout, "NCHW");
    assert.equal(planes.isContiguous, true);
    const host = images.toHost(), moved = planes.toHost();
    for (let i = 0; i < moved.length; i++) {
      const n = Math.floor(i / 105), c = Math.floor(i / 35) % 3, pixel = i % 35;
      assert.equal(moved[i], host[(n * 35 + pixel) * 3 + c]);
    }
    using back = device.emptyPitched([2, 5, 7, 3], "u8");
    assert.equal(reformat(planes, "NHWC", { into: back }), back);
    assert.equal(back.equals(images), true);
    using same = reformat(images, "NHWC");
    assert.notEqual(allocationOf(same), allocationOf(images));
  });

  test("new arrays accept a layout", () => {
    using empty = device.empty([2, 3], "f32", { layout: "NC" });
    using zeros = device.zeros([2, 3], "f32", { layout: "HW" });
    using converted = device.array(new Float32Array(6), { shape: [2, 3], dtype: "f16", layout: "WC" });
    assert.deepEqual([empty.layout, zeros.layout, converted.layout], ["NC", "HW", "WC"]);
    assert.throws(
      () => device.empty([2, 3], "f32", { layout: "HWC" }),
      /layout: expected .*2 different.*, got "HWC"/,
    );
  });

  test("invalid and mismatched layouts are rejected", () => {
    using base = device.array(range([2, 3, 4]));
    assert.throws(() => asTensor(base, "HW"), /layout: expected 3 .* each axis \("HWC" …\), got "HW"/);
    assert.throws(() => asTensor(base, "HHW"), /3 different/);
    assert.throws(() => asTensor(base, "hwc"), /capital/);
    assert.throws(() => asTensor({} as never, "HWC"), /array: expected a DeviceArray, got Object/);
    assert.throws(
      () => reformat(base, "CHW"),
      /array: expected an array with a layout, got one without; label it with asTensor\(\)/,
    );
    assert.throws(
      () => reformat(asTensor(base, "HWC"), "NHW"),
      /layout: expected the letters of "HWC" in another order, got "NHW"/,
    );
    assert.throws(
      () => reformat(asTensor(base, "HWC"), "CHW", { into: base }),
      /into: expected .*i32 \[4, 2, 3\].*, got i32 \[2, 3, 4\]/,
    );
    assert.throws(
      () => asTensor(base, "HWC").strideOf("N"),
      /axis: expected a letter of the layout "HWC", got "N"/,
    );
  });
});
