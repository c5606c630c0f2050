/** brightnessContrast against CV-CUDA's formula. */
import { describe, test } from "node:test";
import { brightnessContrast, type BrightnessContrastOptions } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<BrightnessContrastOptions>("brightness_contrast");

describe("brightnessContrast matches CV-CUDA's formula", () => {
  for (const reference of references) {
    const values = definedOptions(reference, "brightness", "contrast", "brightnessShift", "contrastCenter");
    test(reference.name, () =>
      checkOperator(
        device,
        reference,
        operation((src, options) => brightnessContrast(src, { ...values, ...options })),
      ));
  }
});

const image = device.zeros([2, 2, 3], "u8");

testRejectedArguments(device, "brightnessContrast", [
  [
    "a contrast of NaN",
    /contrast: expected a finite number, got NaN/,
    () => brightnessContrast(image, { contrast: NaN }),
  ],
]);
