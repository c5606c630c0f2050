/** Misspelled options of image operators are errors. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Device } from "../../mod.ts";
import {
  copyMakeBorder,
  dilate,
  flip,
  gaussian,
  histogram,
  letterboxNormalize,
  norm,
  resize,
  resizeNormalize,
  sum,
  threshold,
  warpAffine,
} from "../../src/image/mod.ts";
import { operators } from "../support/contract_images.ts";
import { openTestDevice } from "../support/device.ts";

let device: Device;
before(async () => {
  device = await openTestDevice();
});
after(() => device.dispose());

test("misspelled options of image operators are rejected with a suggestion", () => {
  using frame = device.zeros([8, 8, 3], "u8");
  using gray = device.zeros([8, 8], "u8");
  // deno-lint-ignore no-explicit-any -- JavaScript passes anything.
  const js = (options: object): any => options;
  const used = device.memoryInUse();
  const calls: [() => unknown, RegExp][] = [
    [
      () => resize(frame, 4, js({ interpolaton: "area" })),
      /got interpolaton; did you mean "interpolation"\?/,
    ],
    [() => gaussian(frame, 1, js({ boarder: "wrap" })), /got boarder; did you mean "border"\?/],
    [
      () => warpAffine(frame, [1, 0, 0, 0, 1, 0], js({ inter: "linear" })),
      /did you mean "interpolation"\?/,
    ],
    [
      () => resizeNormalize(frame, 4, js({ swapRB: true })),
      /options: expected only .*, into, stream, got swapRB; did you mean "swapRedBlue"\?$/,
    ],
    [
      () => resize(frame, 4, js({ interpolation: "bilinear" })),
      /interpolation: expected .*, got "bilinear"; did you mean "linear"\?$/,
    ],
    [
      () => letterboxNormalize(frame, 4, js({ interpolation: "INTER_LINEAR" })),
      /got "INTER_LINEAR"; did you mean "linear"\?$/,
    ],
    [
      () => warpAffine(frame, [1, 0, 0, 0, 1, 0], js({ interpolation: "bicubic" })),
      /got "bicubic"; did you mean "cubic"\?$/,
    ],
    [
      () => warpAffine(frame, [1, 0, 0, 0, 1, 0], js({ interpolation: "nearest-neighbor" })),
      /got "nearest-neighbor"; did you mean "nearest"\?$/,
    ],
    [() => gaussian(frame, 1, js({ border: "symmetric" })), /got "symmetric"; did you mean "reflect"\?$/],
    [() => flip(frame, "leftright" as "both"), /got "leftright"; did you mean "horizontal"\?$/],
    [() => norm(frame, js({ type: "L2" })), /type: expected .*, got "L2"; did you mean "l2"\?$/],
    [() => gaussian(frame, 1, js({ ksize: 3 })), /got ksize; did you mean "size"\?$/],
    [() => resize(frame, 4, js([1])), /options: expected an object such as \{ interpolation \}, got \[1\]$/],
    [() => resize(js(device), js(frame), js([4])), /src: expected a DeviceArray, or a list .*, got Device/],
    [
      () => copyMakeBorder(frame, js({ botom: 2 })),
      /margins: expected only .*, got botom; did you mean "bottom"\?$/,
    ],
    [
      () => dilate(frame, js([[1, 1, 1]])),
      /options: expected an object such as \{ element \}, got \[\[1, 1, 1\]\]$/,
    ],
    // OpenCV's calls.
    [() => dilate(frame, js(3 as never)), /options: expected an object such as \{ element: 3 \}, got 3$/],
    [
      () => threshold(frame, 100, js(255 as never)),
      /options: expected an object such as \{ maxValue: 255 \}, got 255$/,
    ],
    [
      () => gaussian(frame, [5, 5], js(1.2 as never)),
      /such as \{ size \}, got 1\.2; write gaussian\(src, 1\.2, \{ size: \[5, 5\] \}\)$/,
    ],
    [
      () => resizeNormalize(frame, 4, js({ mean: null })),
      /mean: expected a finite number, or 3.*, got null$/,
    ],
    [() => resizeNormalize(frame, 4, js({ std: null })), /std: expected a finite number, or 3.*, got null$/],
    [() => resizeNormalize(frame, 4, js({ scale: null })), /scale: expected a finite number, got null$/],
    [() => sum(frame, js({ steam: null })), /got steam; did you mean "stream"\?/],
    [() => norm(frame, js({ types: "l1" })), /got types; did you mean "type"\?/],
    [() => histogram(gray, js({ msk: gray })), /got msk; did you mean "mask"\?/],
  ];
  for (const [call, message] of calls) assert.throws(call, message);
  assert.equal(device.memoryInUse(), used);
});

test("every operator whose result is an image rejects an unknown option and lists its own", () => {
  using shared = new DisposableStack();
  const byName = new Map(operators(device, shared).map((call) => [call.name.split(" ")[0]!, call]));
  assert.ok(byName.size > 50, `${byName.size} operators`);
  for (const [name, { channels, dtypes, fits, one }] of byName) {
    const [height, width] = fits?.(8, 8) ?? true ? [8, 8] : [24, 24];
    using src = device.zeros([height!, width!, channels.at(-1)!], dtypes[0]!, { layout: "HWC" });
    assert.throws(
      () => one(src, { surprise: 1 } as object),
      /^TypeError: options: expected only .*stream.*, got surprise$/,
      name,
    );
  }
});
