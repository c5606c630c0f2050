/** Random pipelines against the same operators one by one. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../../mod.ts";
import { differenceFromOperators, randomChain } from "../../support/pipeline_chains.ts";
import { useTestDevice } from "../../support/suite_device.ts";

const CHAINS = 200;

describe("random pipelines", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("equal the operators one by one", () => {
    for (let i = 0; i < CHAINS; i++) {
      using chain = randomChain(device, i);
      assert.equal(differenceFromOperators(chain), undefined);
    }
  });
});
