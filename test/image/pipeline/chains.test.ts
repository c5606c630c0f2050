/** Random pipelines against the same operators one by one. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../../mod.ts";
import type { Images } from "../../../src/image/mod.ts";
import { type Chain, disposeImages, listOf, oneByOne, randomChain } from "../../support/pipeline_chains.ts";
import { useTestDevice } from "../../support/suite_device.ts";

const CHAINS = 200;

describe("random pipelines", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("equal the operators one by one", () => {
    for (let i = 0; i < CHAINS; i++) {
      using chain = randomChain(device, i);
      const expected = oneByOne(chain);
      const result = chain.pipeline.run(chain.images);
      compare(chain, result, expected);
      if (expected !== chain.images) disposeImages(expected);
      disposeImages(result);
    }
  });
});

/**
 * Results equal to the bit, except that f32 images are resized at positions with 44 fraction bits, and values of
 * integers and halves may then round to the next one.
 */
function compare({ title, exact }: Chain, result: Images, expected: Images): void {
  const got = elements(result), want = elements(expected);
  assert.equal(listOf(result)[0]!.dtype, listOf(expected)[0]!.dtype, title);
  assert.equal(got.length, want.length, title);
  const integers = !listOf(result)[0]!.dtype.startsWith("f");
  for (let i = 0; i < got.length; i++) {
    const a = got[i]!, b = want[i]!;
    if (Object.is(a, b) || a === b) continue;
    const tolerance = exact ? 0 : integers ? 1 : 2e-3 * (1 + Math.abs(b));
    if (!(Math.abs(a - b) <= tolerance)) assert.fail(`${title}: element ${i} is ${a}, expected ${b}`);
  }
}

function elements(images: Images): number[] {
  return listOf(images).flatMap((image) => Array.from(image.toHost() as Float32Array));
}
