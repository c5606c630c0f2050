/** gammaContrast against CV-CUDA's formula. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { gammaContrast } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ gamma: number | number[] }>("gamma_contrast");

describe("gammaContrast is within 1 level of CV-CUDA's formula", () => {
  // A GPU's powf is within 1 ulp (CUDA C++ Programming Guide), which can cross a rounding boundary.
  for (const { gamma, ...reference } of references) {
    const curve = operation((src, options) => gammaContrast(src, gamma, options));
    test(reference.name, () => checkOperator(device, reference, curve, { levels: 1 }));
  }
});

test("gammaContrast of every u16 value is the nearest one, except close to a tie", () => {
  for (const gamma of [0.05, 0.45, 1, 2.2, 7]) {
    using src = device.array(Uint16Array.from({ length: 65536 }, (_, i) => i), { shape: [256, 256] });
    using result = gammaContrast(src, gamma);
    result.toHost().forEach((value, i) => {
      const exact = (i / 65535) ** gamma * 65535;
      if (Math.abs(value - exact) > 0.52) {
        assert.fail(`${i} to the ${gamma} is ${value}, expected ${exact}`);
      }
    });
  }
});

test("gammaContrast of floats of every magnitude, of zero, NaN and infinity", () => {
  for (const gamma of [0.05, 0.45, 1, 2.2, 7]) {
    const data = Float32Array.from({ length: 2048 }, (_, i) => 2 ** ((i - 1056) / 8));
    data.set([0, -1, NaN, Infinity, 1e-45, 3e38]);
    using src = device.array(data, { shape: [32, 64] });
    using result = gammaContrast(src, gamma);
    const actual = result.toHost();
    data.forEach((value, i) => {
      const exact = Math.fround((value > 0 ? value : 0) ** Math.fround(gamma)), element = actual[i]!;
      const isClose = element === exact || Math.abs(element - exact) <= Math.max(1e-6 * exact, 2e-45);
      if (!isClose) assert.fail(`${value} to the ${gamma} is ${element}, expected ${exact}`);
    });
  }
});

const image = device.zeros([2, 2, 3], "u8"), signed = device.zeros([2, 2], "i16");

testRejectedArguments(device, "gammaContrast", [
  ["a gamma of 0", /gamma: expected positive numbers, got 0/, () => gammaContrast(image, 0)],
  [
    "gammas for a different number of channels",
    /gamma: expected a finite number, or 3 of them, one for each.* got \[1, 2\]/,
    () => gammaContrast(image, [1, 2]),
  ],
  [
    "a dtype with negative values",
    /src: expected an array of u8, u16, f16, f32, got i16/,
    () => gammaContrast(signed, 2),
  ],
]);
