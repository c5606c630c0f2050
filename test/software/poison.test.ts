/**
 * All conformance kernels, with poisoned buffers between guards: they write only their results, which do not
 * depend on the number of lanes and workers, and the memory checker finds no error.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createSoftwareDriver } from "../../src/driver/software/index.ts";
import { firstDifference } from "../conformance/expected.ts";
import { POISON, type Result, Runner } from "../conformance/run.ts";
import { FAMILIES } from "../conformance/suite.ts";

const OTHER_POISON = 0x3c;
const SCALAR = { lanes: 1, workers: 0 } as const;
const OTHERS = [
  { lanes: 4, workers: 0 },
  { lanes: 1, workers: 2 },
  { lanes: 4, workers: 1 },
  { lanes: 4, workers: 2 },
  { lanes: 4, workers: 0, memcheck: true },
] as const;

/** Returns the first byte that differs, unless it is still poison in both. */
function dependsOnPoison(a: readonly Result[], b: readonly Result[]): string | undefined {
  for (const [i, { bytes }] of a.entries()) {
    const index = bytes.findIndex((byte, k) =>
      byte !== b[i]!.bytes[k] && !(byte === POISON && b[i]!.bytes[k] === OTHER_POISON)
    );
    if (index >= 0) return `result ${i}, byte ${index}`;
  }
  return undefined;
}

describe("poison", () => {
  let scalar: Runner;
  let others: Runner[];
  before(() => {
    scalar = new Runner(createSoftwareDriver(SCALAR));
    others = OTHERS.map((options) => new Runner(createSoftwareDriver(options)));
  });
  after(() => [scalar, ...others].forEach((runner) => runner[Symbol.dispose]()));

  for (const { name, ptx, cases } of FAMILIES) {
    for (const testCase of cases) {
      test(`${name}: ${testCase.kernel} writes only its results, with any lanes and workers`, () => {
        for (const size of testCase.sizes) {
          const wanted = scalar.run(ptx, testCase, size);
          const found = dependsOnPoison(wanted, scalar.run(ptx, testCase, size, OTHER_POISON));
          assert.equal(found, undefined, `size ${size}: depends on uninitialized memory: ${found}`);
          others.forEach((runner, k) => {
            runner.run(ptx, testCase, size).forEach((result, i) => {
              const differs = firstDifference(result, wanted[i]!.bytes);
              assert.equal(
                differs,
                undefined,
                `size ${size}, ${JSON.stringify(OTHERS[k])}, result ${i}: ${differs}`,
              );
            });
          });
        }
      });
    }
  }
});
