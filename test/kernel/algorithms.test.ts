/** Well-known algorithms in TypeScript, against plain JavaScript. */
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { ALGORITHMS } from "../support/kernel_algorithms.ts";
import { useTestDevice } from "../support/suite_device.ts";

describe("kernels in TypeScript", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  for (const [name, check] of Object.entries(ALGORITHMS)) {
    test(`${name} computes what JavaScript computes`, () => check(device));
  }
});
