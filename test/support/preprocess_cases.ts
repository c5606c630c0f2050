/** Reference cases of the operators that combine resizing, cropping and normalization. */
import assert from "node:assert/strict";
import type { Device, DeviceArray } from "../../mod.ts";
import {
  cropFlipNormalizeReformat,
  type FlipDirection,
  type FusedOptions,
  letterboxNormalize,
  type Rectangle,
  resizeCropConvertReformat,
} from "../../src/image/mod.ts";
import { assertElements } from "./compare.ts";
import { imageOf, inNHWC, placeImages, repeated, type TestLayout } from "./image_memory.ts";
import { type Case, definedOptions, readCases } from "./operator_cases.ts";

export interface PreprocessOptions extends FusedOptions {
  readonly operator: "resizeCrop" | "cropFlip" | "letterbox";
  readonly size: [number, number];
  readonly crop: Rectangle;
  readonly flip: FlipDirection | null;
  readonly value: number;
}

const all = [
  ...await readCases<PreprocessOptions>("fused"),
  ...await readCases<PreprocessOptions>("fused_parts"),
];

/** The cases of each operator. */
export const PREPROCESS_CASES: Record<PreprocessOptions["operator"], Case<PreprocessOptions>[]> = {
  resizeCrop: all.filter(({ operator }) => operator === "resizeCrop"),
  cropFlip: all.filter(({ operator }) => operator === "cropFlip"),
  letterbox: all.filter(({ operator }) => operator === "letterbox"),
};

/** Runs the operator of a case with the options of the case and `more`. */
export function runPreprocessing(
  reference: Case<PreprocessOptions>,
  src: DeviceArray | DeviceArray[],
  more: FusedOptions,
): DeviceArray {
  const { size, crop, flip, value } = reference;
  const options = { ...definedOptions(reference, "scale", "mean", "std", "interpolation"), ...more };
  switch (reference.operator) {
    case "resizeCrop":
      return resizeCropConvertReformat(src, size, crop, options);
    case "cropFlip":
      return cropFlipNormalizeReformat(src, size, { crop, flip, value, ...options });
    case "letterbox":
      return letterboxNormalize(src, size, { value, ...options });
  }
}

/**
 * Compares an operator with its case in every layout, into contiguous, unaligned and bottom-up memory, in
 * batches and lists.
 */
export function checkPreprocessing(device: Device, reference: Case<PreprocessOptions>): void {
  const before = device.memoryInUse();
  const { src, expected } = reference;
  const layouts: TestLayout[] = src.shape[0] === 1 ? ["HWC", "CHW", "NHWC", "NCHW"] : ["NHWC", "NCHW"];
  for (const layout of layouts) {
    for (const placement of [{}, { lead: 1, pad: 3 }, { pad: 2, bottomUp: true }]) {
      using from = placeImages(device, src.shape, src.dtype, src.data, { layout, ...placement });
      for (const to of layout.length === 4 ? ["NCHW", "NHWC"] as const : ["CHW", "HWC"] as const) {
        using result = runPreprocessing(reference, from.view, { layout: to });
        assert.equal(result.layout, to);
        assertElements(inNHWC(result), expected, {}, `${layout} to ${to}`);
        using into = placeImages(device, expected.shape, "f32", null, { layout: to, ...placement });
        runPreprocessing(reference, from.view, { layout: to, into: into.view as DeviceArray<"f32"> });
        assertElements(inNHWC(into.view), expected, {}, `${layout} into ${to}`);
        into.assertGapsUntouched();
      }
    }
  }
  const seven = repeated(src, 7);
  using batch = device.array(seven, { layout: "NHWC" });
  using results = runPreprocessing(reference, batch, {});
  assertElements(inNHWC(results), repeated(expected, 7), {}, "a batch of 7");
  using stack = new DisposableStack();
  const list = Array.from({ length: 3 }, (_, n) => {
    const { shape, dtype, data } = imageOf(src, n % src.shape[0]!);
    return stack.use(placeImages(device, shape, dtype, data, { layout: "CHW", pad: n })).view;
  });
  using listed = runPreprocessing(reference, list, {});
  assertElements(inNHWC(listed), repeated(expected, 3), {}, "a list");
  stack.dispose();
  results.dispose();
  batch.dispose();
  listed.dispose();
  assert.equal(device.memoryInUse(), before);
}
