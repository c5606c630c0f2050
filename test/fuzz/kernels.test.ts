import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { useTestDevice } from "../support/suite_device.ts";
import { fuzzKernelErrors } from "./kernel_errors.ts";
import { fuzzKernels } from "./kernels.ts";

describe("random kernels in TypeScript", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("compute what an interpreter of the same programs computes", () => {
    assert.deepEqual(fuzzKernels(device, "suite", 40), []);
  });

  test("with mistakes compile, or fail with line, column and remedy", () => {
    assert.deepEqual(fuzzKernelErrors("suite", 100), []);
  });
});
